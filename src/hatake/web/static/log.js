// What happened, line by line, and spoken to screen readers.

import { part } from "./words.js";

/** @typedef {import("./types.js").Line} Line */

export class Log {
  /** @param {(number: number) => void} [jump] called with a line's move number when it is chosen */
  constructor(jump) {
    this.list = part("log");
    this.jump = jump;
    this.newest = 0;
    this.followsEnd = true;
    this.height = 0;
    this.list.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.follow()).observe(this.list);
  }

  /** Where the list itself has become lower or higher, nobody has scrolled. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.list;
    if (clientHeight === this.height) this.followsEnd = scrollHeight - scrollTop - clientHeight < 40;
  }

  /** Keeps the newest line in sight, unless somebody reads further up. */
  follow() {
    this.height = this.list.clientHeight;
    if (this.followsEnd && !this.jump) this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {Line[]} lines */
  show(lines) {
    this.list.replaceChildren(...lines.map((line) => this.item(line)));
    this.newest = lines.at(-1)?.number ?? 0;
    this.follow();
  }

  /** @param {Line} line */
  add(line) {
    if (line.number <= this.newest) return;
    this.list.append(this.item(line));
    this.newest = line.number;
    this.follow();
  }

  /** @param {Line} line */
  item({ number, text }) {
    const item = document.createElement("li");
    item.value = number;
    if (!this.jump) {
      item.textContent = text;
      return item;
    }
    const button = document.createElement("button");
    button.type = "button";
    button.className = "jump";
    button.textContent = text;
    button.addEventListener("click", () => this.jump?.(number));
    item.append(button);
    return item;
  }

  /**
   * Marks the last line that is not later than a move.
   * @param {number} number
   */
  mark(number) {
    let current = null;
    for (const item of this.list.children) {
      item.removeAttribute("aria-current");
      if (item instanceof HTMLLIElement && item.value <= number) current = item;
    }
    current?.setAttribute("aria-current", "true");
    if (!current) this.list.scrollTop = 0;
    else this.list.scrollTop = current.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }
}

export class News {
  constructor() {
    this.region = part("news");
    /** @type {string[]} */
    this.waiting = [];
  }

  /**
   * Says something to those who listen; what comes at once is said together.
   * @param {string} text
   */
  say(text) {
    if (this.waiting.length === 0) setTimeout(() => this.speak(), 120);
    this.waiting.push(text);
  }

  speak() {
    this.region.textContent = this.waiting.join(" ");
    this.waiting = [];
  }
}
