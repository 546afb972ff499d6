// Frames come in their own time and are shown one after another; faster the more are waiting.

import { rest } from "./motion.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {{frame: Frame, isChance: boolean}} Waiting a frame, and whether it is chance that has moved */

const PACE = 460;
const QUICKEST = 90;
const LOOK = 600;
const MANY = 3;

export class Reel {
  /**
   * @param {(frame: Frame, pace: number) => Promise<void>} show
   * @param {() => void} settled called when nothing is left to show
   */
  constructor(show, settled) {
    this.show = show;
    this.settled = settled;
    /** @type {Waiting[]} */
    this.waiting = [];
    this.isRunning = false;
    this.isChanceNext = false;
    this.have = -1;
  }

  /**
   * A frame that follows the last one; false when there is a gap before it.
   * @param {Frame} frame
   */
  add(frame) {
    if (frame.number <= this.have) return true;
    if (frame.number !== this.have + 1) return false;
    this.queue({ frame, isChance: this.isChanceNext });
    return true;
  }

  /**
   * Begins anew from a frame.
   * @param {Frame} frame
   */
  start(frame) {
    this.waiting = [];
    this.queue({ frame, isChance: false });
  }

  /** @param {Waiting} next */
  queue(next) {
    this.have = next.frame.number;
    this.isChanceNext = next.frame.turn === null;
    this.waiting.push(next);
    void this.run();
  }

  async run() {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      try {
        await this.show(next.frame, this.pace(next));
      } catch (error) {
        reportError(error); // what one frame gets wrong, the next may put right
      }
      if (!next.isChance && this.isSwept()) await rest(LOOK);
    }
    this.isRunning = false;
    this.settled();
  }

  /**
   * What a player has done is not hurried by the cards that come after it.
   * @param {Waiting} next
   */
  pace({ isChance }) {
    const behind = this.waiting.filter((later) => isChance || !later.isChance).length;
    return Math.max(QUICKEST, PACE / (1 + behind));
  }

  /** Whether chance is about to change much of what lies on the table, as at the end of a round. */
  isSwept() {
    return this.waiting.length >= MANY && this.waiting.every(({ isChance }) => isChance);
  }
}
