// What a piece is, and why it may not be picked now: at the piece on hover and focus, in the bar when it is tried.

import { part } from "./words.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Lying} Lying */
/** @typedef {import("./types.js").Why} Why */

const PATIENCE = 350;
const GAP = 8;

/** Asks the server for reasons, each only once. */
export class Reasons {
  /** @param {(path: string[]) => boolean} ask */
  constructor(ask) {
    this.ask = ask;
    /** @type {Map<string, {answer: Promise<Why>, settle: (why: Why) => void}>} */
    this.asked = new Map();
  }

  /** Forgets all: the table has changed. */
  clear() {
    this.asked.clear();
  }

  /** @param {Why} why */
  hear(why) {
    this.asked.get(why.path.join(" "))?.settle(why);
  }

  /**
   * @param {string[]} path
   * @returns {Promise<Why>}
   */
  of(path) {
    const key = path.join(" ");
    const known = this.asked.get(key);
    if (known) return known.answer;
    /** @type {(why: Why) => void} */
    let settle = () => {};
    const answer = new Promise((/** @type {(why: Why) => void} */ done) => (settle = done));
    this.asked.set(key, { answer, settle });
    if (!this.ask(path)) this.asked.delete(key);
    return answer;
  }

  /**
   * Why a pick may not follow what has been chosen, or may not be picked at all.
   * @param {string[]} chosen
   * @param {string} pick
   */
  async against(chosen, pick) {
    const why = await this.of([...chosen, pick]);
    return why.reason === null && chosen.length > 0 ? this.of([pick]) : why;
  }
}

export class Bubble {
  /**
   * @param {Board} board
   * @param {(lying: Lying) => Promise<string>} reason what speaks against a piece; "" for nothing
   */
  constructor(board, reason) {
    this.board = board;
    this.reason = reason;
    this.box = part("bubble");
    /** @type {string | null} */
    this.key = null;
    board.svg.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.later(board.at(event.target), PATIENCE);
    });
    board.svg.addEventListener("pointerleave", () => this.hide());
    // On the frame: an SVG that listens for focus would take it, and be one stop more for the keyboard.
    board.frame.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.later(board.at(event.target), 0);
    });
    board.frame.addEventListener("focusout", () => this.hide());
  }

  /**
   * @param {Lying | undefined} lying
   * @param {number} patience
   */
  later(lying, patience) {
    if (lying?.piece.key === this.key) return;
    this.hide();
    if (!lying?.piece.label || lying.group.matches(".place")) return;
    this.key = lying.piece.key;
    this.timer = setTimeout(() => this.show(lying), patience);
  }

  hide() {
    clearTimeout(this.timer);
    this.key = null;
    this.box.hidden = true;
  }

  /** @param {Lying} lying */
  async show(lying) {
    this.write(lying, lying.piece.label);
    const reason = await this.reason(lying);
    if (!reason || this.key !== lying.piece.key) return;
    this.write(lying, `${lying.piece.label}: ${reason}`);
    lying.group.setAttribute("aria-description", reason);
  }

  /**
   * @param {Lying} lying
   * @param {string} text
   */
  write(lying, text) {
    const spot = this.board.spot(lying);
    this.box.textContent = text;
    this.box.hidden = false;
    const { offsetWidth, offsetHeight } = this.box;
    const left = Math.max(4, Math.min(spot.x - offsetWidth / 2, spot.width - offsetWidth - 4));
    const above = spot.top - offsetHeight - GAP;
    this.box.style.left = `${left}px`;
    this.box.style.top = `${above > 0 ? above : spot.bottom + GAP}px`;
  }
}
