// What a person likes the table to do by itself; kept on the device.

import { part } from "./words.js";

const PAUSE = 1300;

/** A box to tick in the menu. */
class Habit {
  /**
   * @param {string} name
   * @param {boolean} usual
   */
  constructor(name, usual) {
    this.key = `hatake.${name}`;
    this.box = /** @type {HTMLInputElement} */ (part(name));
    this.box.checked = (this.kept() ?? (usual ? "yes" : "no")) === "yes";
    this.box.addEventListener("change", () => this.keep());
  }

  kept() {
    try {
      return localStorage.getItem(this.key);
    } catch {
      return null;
    }
  }

  keep() {
    try {
      localStorage.setItem(this.key, this.box.checked ? "yes" : "no");
    } catch {
      // A browser that keeps nothing still does as asked until the page is left.
    }
  }

  get isOn() {
    return this.box.checked;
  }
}

/** Plays a forced move. */
export class Forced extends Habit {
  constructor() {
    super("forced", false);
  }

  /**
   * Plays after a pause that can be seen.
   * @param {() => void} play
   */
  soon(play) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.isOn && play(), PAUSE);
  }

  never() {
    clearTimeout(this.timer);
  }
}

/** Shows what the person remembers without seeing it. */
export class Memory extends Habit {
  /** @param {Element} board */
  constructor(board) {
    super("remember", true);
    this.board = board;
    this.show();
    this.box.addEventListener("change", () => this.show());
  }

  show() {
    this.board.classList.toggle("forgets", !this.isOn);
  }
}
