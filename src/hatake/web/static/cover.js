// Between two people who share a device the board lies under a cover, so that hands stay secret.

import { part, say } from "./words.js";

export class Cover {
  /** @param {(seat: number) => void} uncover */
  constructor(uncover) {
    this.box = part("cover");
    this.line = part("cover-line");
    this.button = part("uncover");
    this.button.textContent = say("cover-ready");
    this.seat = 0;
    this.button.addEventListener("click", () => {
      this.drop();
      uncover(this.seat);
    });
  }

  get isUp() {
    return !this.box.hidden;
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  raise(seat, name) {
    this.seat = seat;
    this.line.textContent = say("cover-pass", { who: name });
    this.box.hidden = false;
    this.button.focus();
  }

  drop() {
    this.box.hidden = true;
  }
}
