// Who sits around the table, who of them is here, whose turn it is and how they stand.

import { part, points, say } from "./words.js";

/** @typedef {import("./types.js").Player} Player */
/** @typedef {import("./types.js").Frame} Frame */

export class Players {
  constructor() {
    this.list = part("players");
    /** @type {Player[]} */
    this.all = [];
    /** @type {number[]} */
    this.mine = [];
  }

  /** @param {number} seat */
  name(seat) {
    return this.all.find((player) => player.seat === seat)?.name ?? String(seat);
  }

  /** @param {Frame} frame */
  show(frame) {
    this.list.replaceChildren(...this.all.map((player) => this.item(player, frame)));
  }

  /**
   * @param {Player} player
   * @param {Frame} frame
   */
  item(player, frame) {
    const item = document.createElement("li");
    item.classList.toggle("here", player.is_here || player.kind === "bot");
    item.classList.toggle("turn", frame.turn?.seat === player.seat);
    const name = document.createElement("span");
    name.textContent = player.name;
    const more = document.createElement("small");
    if (player.kind === "bot") more.textContent = say("bot-level", { level: player.level ?? 0 });
    else if (this.mine.includes(player.seat)) more.textContent = say("seat-mine");
    else more.textContent = say(player.is_here ? "here" : "away");
    item.append(name, more);
    const score = frame.scores?.[player.seat - 1];
    if (score !== undefined) {
      const standing = document.createElement("b");
      standing.textContent = points(score);
      item.append(standing);
    }
    return item;
  }
}
