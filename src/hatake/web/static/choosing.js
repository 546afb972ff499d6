// Choosing a move: lights on the board, buttons in the bar, and the keyboard's way between them.

import { Ghosts, think } from "./ghosts.js";
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
   * @param {{play: (path: string[]) => void, refuse: (pick: string) => void, news: (text: string) => void}} hands
   */
  constructor(board, bar, hands) {
    this.board = board;
    this.bar = bar;
    this.hands = hands;
    this.picks = new Picks();
    this.ghosts = new Ghosts(board, this.picks, { lay: () => this.lay(), turn: () => this.turn(1) });
    this.ask = "";
    /** @type {Record<string, string>} */
    this.captions = {};
    this.byKeys = false;
    this.wasOffered = false;
    board.svg.addEventListener("click", (event) => {
      const pick = board.at(event.target)?.piece.pick;
      if (pick) this.pick(pick);
    });
    listen(board, (pick) => this.pick(pick));
    think(board, this.ghosts, (way) => this.turn(way));
    addEventListener("keydown", (event) => this.key(event), true);
    addEventListener("pointerdown", () => (this.byKeys = false), true);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    this.byKeys = true;
    if (event.key === "Escape" && this.picks.chosen.length > 0) this.back();
    const isR = event.key.toLowerCase() === "r" && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isR && this.holdsFocus()) this.turn(event.shiftKey ? -1 : 1);
  }

  /**
   * @param {Frame} frame
   * @param {string} usual what to ask for where the scene does not say it
   */
  offer(frame, usual) {
    this.captions = frame.captions;
    this.ask = frame.scene.ask || usual;
    this.ghosts.all = frame.scene.ghosts ?? {};
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
    for (const { piece, group } of this.board.lying.values()) {
      group.classList.toggle("place", this.ghosts.turns(piece.pick ?? "").length > 0);
    }
    this.ghosts.show();
    const open = this.picks.next().filter((pick) => !onBoard.has(pick) && !this.ghosts.pinned);
    const shut = this.picks.closed().filter((pick) => !onBoard.has(pick));
    const choices = [...open.map((pick) => this.choice(pick, false)), ...shut.map((pick) => this.choice(pick, true))];
    if (this.ghosts.pinned) choices.push(...this.laying());
    this.bar.offer(choices, this.picks.chosen.length > 0);
    this.tell();
  }

  /** Buttons for the ghost that stands at the chosen place. */
  laying() {
    const pick = this.ghosts.turn;
    const lay = { pick, text: say("ghost-lay"), isShut: false, act: () => this.lay() };
    const turn = { pick: "", text: say("ghost-turn"), isShut: false, isMinor: true, act: () => this.turn(1) };
    return this.ghosts.turns(this.ghosts.pinned).length > 1 ? [lay, turn] : [lay];
  }

  /** The ghost becomes real. */
  lay() {
    const turn = this.ghosts.turn;
    if (this.ghosts.pinned && turn) this.pick(turn);
  }

  /**
   * Turns the ghost; false where none is shown.
   * @param {1 | -1} way
   */
  turn(way) {
    if (!this.ghosts.spin(way)) return false;
    this.tell();
    this.hands.news(this.caption(this.ghosts.turn));
    return true;
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
    const shown = this.ghosts.pinned ? [this.ghosts.turn] : [];
    const path = [...this.picks.chosen, ...shown].map((pick) => this.caption(pick)).join(" › ");
    this.bar.tell(path ? say("choosing", { path }) : this.ask);
  }

  /** @param {string} pick */
  pick(pick) {
    if (pick === this.ghosts.pinned) return this.lay();
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

  /** Enter lays what stands where the keyboard is. */
  isAtGhost() {
    const pick = this.board.at(document.activeElement)?.piece.pick;
    return Boolean(pick) && pick === this.ghosts.pinned;
  }

  holdsFocus() {
    const at = document.activeElement;
    return at === document.body || this.bar.box.contains(at) || this.board.svg.contains(at);
  }

  /** Puts the keyboard where the next pick is; never takes it away from elsewhere on the page. */
  lead() {
    if (!this.holdsFocus() || this.isAtGhost()) return;
    const lit = this.board.reachable().filter(({ group }) => group.dataset["lit"] === "next");
    const at = new Map(lit.map((lying) => [lying, this.board.onPicture(lying)]));
    lit.sort((a, b) => (at.get(b)?.y ?? 0) - (at.get(a)?.y ?? 0) || (at.get(a)?.x ?? 0) - (at.get(b)?.x ?? 0));
    const first = lit[0]?.piece.afield ? this.board.lying.get(this.board.stop) : lit[0];
    if (first) first.group.focus();
    else this.bar.focus();
  }
}
