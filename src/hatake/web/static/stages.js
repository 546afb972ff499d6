// What is found step by step is shown step by step, with time to look.

import { appear, isStill, rest } from "./motion.js";

/** @typedef {import("./types.js").Piece} Piece */

const STEP = 900;
const LOOK = 1600;

export class Stages {
  constructor() {
    /** @type {Map<number, SVGGElement[]>} */
    this.waiting = new Map();
  }

  begin() {
    this.waiting = new Map();
  }

  /**
   * Whether a piece waits for its stage.
   * @param {Piece} piece
   * @param {SVGGElement} group
   * @param {Piece | undefined} was
   */
  waits(piece, group, was) {
    const stage = piece.stage ?? 0;
    const isNew = stage > 0 && was?.stage !== stage;
    group.style.visibility = isNew ? "hidden" : "";
    if (isNew) this.waiting.set(stage, [...(this.waiting.get(stage) ?? []), group]);
    return isNew;
  }

  /**
   * Shows stage after stage, and leaves time to look; all at once for those who asked for calm.
   * @param {number} pace milliseconds; 0 shows all at once and goes on
   */
  async play(pace) {
    const mine = this.waiting;
    for (const stage of [...mine.keys()].sort((a, b) => a - b)) {
      if (pace > 0 && !isStill()) await rest(STEP);
      if (mine !== this.waiting) return;
      for (const group of mine.get(stage) ?? []) {
        group.style.visibility = "";
        if (pace > 0 && !isStill()) appear(group, STEP / 2);
      }
    }
    if (pace > 0 && mine.size > 0) await rest(LOOK);
  }
}
