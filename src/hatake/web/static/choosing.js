// Choosing a move: lights on the board, buttons in the bar, and the keyboard's way between them.

import { listen } from "./keys.js";
import { Picks } from "./picks.js";
import { say } from "./words.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./bar.js").Bar} Bar */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Light} Light */

export class Choosing {
  /**
   * @param {Board} board
   * @param {Bar} bar
   * @param {{play: (path: string[]) => void, refuse: (pick: string) => void}} hands
   */
  constructor(board, bar, hands) {
    this.board = board;
    this.bar = bar;
    this.hands = hands;
    this.picks = new Picks();
    /** @type {Record<string, string>} */
    this.captions = {};
    this.byKeys = false;
    this.wasOffered = false;
    board.svg.addEventListener("click", (event) => {
      const pick = board.at(event.target)?.piece.pick;
      if (pick) this.pick(pick);
    });
    listen(board, (pick) => this.pick(pick));
    addEventListener("keydown", (event) => this.key(event), true);
    addEventListener("pointerdown", () => (this.byKeys = false), true);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    this.byKeys = true;
    if (event.key === "Escape" && this.picks.chosen.length > 0) this.back();
  }

  /** @param {Frame} frame */
  offer(frame) {
    this.captions = frame.captions;
    this.picks.offer(frame.paths, frame.shut);
    this.show();
    if (frame.paths.length > 0 && this.byKeys && !this.wasOffered) this.lead();
    this.wasOffered = frame.paths.length > 0;
  }

  /** Nothing may be chosen now. */
  rest() {
    const hadFocus = this.holdsFocus();
    this.picks.clear();
    this.picks.offer([], []);
    this.wasOffered = false;
    this.show();
    if (hadFocus && this.byKeys) this.bar.title.focus();
  }

  show() {
    /** @type {Map<string, Light>} */
    const lights = new Map();
    const onBoard = this.board.picks();
    if (this.picks.paths.length > 0) {
      for (const pick of onBoard) lights.set(pick, this.picks.light(pick));
    }
    this.board.light(lights, this.captions);
    const open = this.picks.next().filter((pick) => !onBoard.has(pick));
    const shut = this.picks.closed().filter((pick) => !onBoard.has(pick));
    const choices = [...open.map((pick) => this.choice(pick, false)), ...shut.map((pick) => this.choice(pick, true))];
    this.bar.offer(choices, this.picks.chosen.length > 0);
    this.tell();
  }

  /**
   * @param {string} pick
   * @param {boolean} isShut
   */
  choice(pick, isShut) {
    return { pick, text: this.caption(pick), isShut };
  }

  /** @param {string} pick */
  caption(pick) {
    return this.captions[pick] ?? pick;
  }

  tell() {
    if (this.picks.paths.length === 0) return;
    const path = this.picks.chosen.map((pick) => this.caption(pick)).join(" › ");
    this.bar.tell(path ? say("choosing", { path }) : say("choose"));
  }

  /** @param {string} pick */
  pick(pick) {
    const taken = this.picks.take(pick);
    if (taken === "refused") {
      this.hands.refuse(pick);
      return;
    }
    if (typeof taken !== "string") {
      this.hands.play(taken);
      return;
    }
    this.show();
    if (this.byKeys) this.lead();
  }

  back() {
    this.picks.back();
    this.show();
    if (this.byKeys) this.lead();
  }

  holdsFocus() {
    const at = document.activeElement;
    return at === document.body || this.bar.box.contains(at) || this.board.svg.contains(at);
  }

  /** Puts the keyboard where the next pick is; never takes it away from elsewhere on the page. */
  lead() {
    if (!this.holdsFocus()) return;
    const lit = this.board.reachable().filter(({ group }) => group.dataset["lit"] === "next");
    lit.sort((a, b) => b.piece.y - a.piece.y || a.piece.x - b.piece.x);
    if (lit[0]) lit[0].group.focus();
    else this.bar.focus();
  }
}
