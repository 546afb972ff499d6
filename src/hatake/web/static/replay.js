// Looking a game over: to any move, by itself or by hand, with all cards open or through one seat's eyes.

import { Board } from "./board.js";
import { Log } from "./log.js";
import { Bubble } from "./whynot.js";
import { part, say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Line} Line */

const STEP = 380;
const REST = 900;

class Replay {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** @type {Frame[]} */
    this.frames = [];
    /** @type {Line[]} */
    this.told = [];
    this.at = 0;
    this.slider = /** @type {HTMLInputElement} */ (part("slider"));
    this.eyes = /** @type {HTMLSelectElement} */ (part("eyes"));
    this.board = new Board(part("board"), say("board"));
    this.bubble = new Bubble(this.board, async () => "");
    this.log = new Log((number) => this.to(this.frames.findIndex((frame) => frame.number === number)));
    /** @type {[string, () => void][]} */
    const buttons = [
      ["first", () => this.to(0)],
      ["back", () => this.to(this.at - 1)],
      ["play", () => this.toggle()],
      ["forward", () => this.to(this.at + 1)],
      ["last", () => this.to(Infinity)],
    ];
    for (const [id, act] of buttons) part(id).addEventListener("click", act);
    this.slider.addEventListener("input", () => this.to(Number(this.slider.value)));
    this.eyes.addEventListener("change", () => void this.look());
    addEventListener("keydown", (event) => this.key(event));
  }

  /** Fetches the game as the chosen eyes saw it; an answer that comes after other eyes were chosen is late. */
  async look() {
    const eyes = this.eyes.value;
    const answer = await fetch(`/tables/${this.table}/frames?seat=${encodeURIComponent(eyes)}`);
    if (!answer.ok) return;
    /** @type {{frames: Frame[], log: Line[]}} */
    const { frames, log } = await answer.json();
    if (eyes !== this.eyes.value) return;
    part("replay").dataset["eyes"] = eyes;
    this.frames = frames;
    this.told = log;
    this.log.show(log);
    this.slider.max = String(frames.length - 1);
    this.to(this.at);
  }

  /** @param {number} wanted */
  to(wanted) {
    const at = Math.max(0, Math.min(wanted, this.frames.length - 1));
    const frame = this.frames[at];
    if (!frame) return;
    const isNear = Math.abs(at - this.at) === 1;
    this.at = at;
    this.slider.value = String(at);
    part("count").textContent = say("replay-count", { number: frame.number, of: this.frames.at(-1)?.number ?? 0 });
    part("line").textContent = this.told.findLast((line) => line.number <= frame.number)?.text ?? say("replay");
    this.log.mark(frame.number);
    this.bubble.hide();
    void this.board.show(frame.scene, isNear ? STEP : 0);
    if (at === this.frames.length - 1) this.halt();
  }

  toggle() {
    if (this.timer) return this.halt();
    if (this.at === this.frames.length - 1) this.to(0);
    part("play").setAttribute("aria-pressed", "true");
    this.timer = setInterval(() => this.to(this.at + 1), REST);
  }

  halt() {
    clearInterval(this.timer);
    this.timer = undefined;
    part("play").setAttribute("aria-pressed", "false");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target === this.slider || event.target === this.eyes || event.altKey || event.ctrlKey || event.metaKey) return;
    /** @type {Record<string, number>} */
    const ways = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: Infinity };
    const way = ways[event.key];
    if (way === undefined) return;
    event.preventDefault();
    this.halt();
    this.to(way);
  }
}

void new Replay(part("replay").dataset["table"] ?? "").look();
