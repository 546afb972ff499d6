// The line to the server: opens it, opens it again when it breaks, and hands on what is said.

/** @typedef {import("./types.js").Told} Told */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Wire {
  /**
   * @param {string} table
   * @param {{heard: (told: Told) => void, opened: () => void, broken: () => void}} ears
   */
  constructor(table, ears) {
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/tables/${table}/live`;
    this.ears = ears;
    this.wait = FIRST_WAIT;
    this.ended = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
    this.open();
  }

  open() {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.ears.opened();
    });
    socket.addEventListener("message", (event) => {
      if (typeof event.data === "string") this.ears.heard(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => this.again(socket));
  }

  /** @param {WebSocket} socket */
  again(socket) {
    if (this.ended || socket !== this.socket) return;
    this.ears.broken();
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The device is back, so there is no reason to go on waiting. */
  hurry() {
    const isClosed = this.socket?.readyState === WebSocket.CLOSED;
    if (this.ended || !isClosed || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  }

  /**
   * @param {Record<string, unknown>} message
   * @returns {boolean} whether it is on its way
   */
  say(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify({ v: 1, ...message }));
    return true;
  }

  end() {
    this.ended = true;
    this.socket?.close();
  }
}
