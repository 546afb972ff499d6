// What a person likes the table to do by itself; kept on the device.

import { part } from "./words.js";

const KEY = "hatake.forced";
const PAUSE = 1300;

export class Forced {
  constructor() {
    this.box = /** @type {HTMLInputElement} */ (part("forced"));
    try {
      this.box.checked = localStorage.getItem(KEY) === "yes";
    } catch {
      this.box.checked = false;
    }
    this.box.addEventListener("change", () => this.keep());
  }

  keep() {
    try {
      localStorage.setItem(KEY, this.box.checked ? "yes" : "no");
    } catch {
      // A browser that keeps nothing still does as asked until the page is left.
    }
  }

  get isOn() {
    return this.box.checked;
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
