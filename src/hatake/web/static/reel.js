// Frames come in their own time and are shown one after another; faster the more are waiting.

/** @typedef {import("./types.js").Frame} Frame */

const PACE = 460;
const QUICKEST = 90;

export class Reel {
  /**
   * @param {(frame: Frame, pace: number) => Promise<void>} show
   * @param {() => void} settled called when nothing is left to show
   */
  constructor(show, settled) {
    this.show = show;
    this.settled = settled;
    /** @type {Frame[]} */
    this.waiting = [];
    this.isRunning = false;
    this.have = -1;
  }

  /**
   * A frame that follows the last one; false when there is a gap before it.
   * @param {Frame} frame
   */
  add(frame) {
    if (frame.number <= this.have) return true;
    if (frame.number !== this.have + 1) return false;
    this.have = frame.number;
    this.waiting.push(frame);
    void this.run();
    return true;
  }

  /**
   * Begins anew from a frame.
   * @param {Frame} frame
   */
  start(frame) {
    this.have = frame.number;
    this.waiting = [frame];
    void this.run();
  }

  async run() {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      try {
        await this.show(frame, Math.max(QUICKEST, PACE / (1 + this.waiting.length)));
      } catch (error) {
        reportError(error); // what one frame gets wrong, the next may put right
      }
    }
    this.isRunning = false;
    this.settled();
  }
}
