// The ghost of a piece: how it would lie at the place that is thought of, and its turns.

import { draw, extent, place, svg, UNIT } from "./drawing.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./picks.js").Picks} Picks */
/** @typedef {import("./types.js").Ghost} Ghost */
/** @typedef {import("./types.js").Piece} Piece */

const ARROW = "M-7,-4.2A8.2,8.2 0 1 1 -7.6,3.4M-8.6,-9L-7,-3.6L-1.6,-5.2";
const HANDLE = 17;
/** A wheel that runs on turns no faster than this, in milliseconds. */
const PAUSE = 140;

export class Ghosts {
  /**
   * @param {Board} board
   * @param {Picks} picks
   * @param {{lay: () => void, turn: () => void}} hands
   */
  constructor(board, picks, hands) {
    this.board = board;
    this.picks = picks;
    this.hands = hands;
    /** @type {Record<string, Ghost>} */
    this.all = {};
    this.thought = "";
    this.liked = "";
    this.group = svg("g", { class: "ghost", "aria-hidden": "true" });
    this.handle = svg("g", { class: "handle", "aria-hidden": "true" });
    this.handle.append(svg("circle", { r: HANDLE }), svg("path", { d: ARROW }));
    this.group.addEventListener("click", () => this.hands.lay());
    this.handle.addEventListener("click", () => this.hands.turn());
  }

  /**
   * The turns that a piece has at the place of a pick.
   * @param {string} pick
   * @returns {string[]}
   */
  turns(pick) {
    if (!pick || this.picks.light(pick) === "shut") return [];
    const ends = new Set(this.picks.ends(this.picks.stem(pick)));
    return Object.keys(this.all).filter((end) => ends.has(end));
  }

  /** @returns {string} the place that has been chosen; "" for none */
  get pinned() {
    const last = this.picks.chosen.at(-1) ?? "";
    return this.turns(last).length > 0 ? last : "";
  }

  /** @returns {string} the place where the ghost is */
  get at() {
    return this.pinned || this.thought;
  }

  /** @returns {string} the turn that is shown; "" for none */
  get turn() {
    const turns = this.turns(this.at);
    return turns.includes(this.liked) ? this.liked : (turns[0] ?? "");
  }

  /**
   * Somebody thinks of a place. The ghost is not drawn again for the same thought: drawn anew under the pointer, it
   * would be entered anew, and so on, and no click would ever reach it.
   * @param {string} pick
   */
  think(pick) {
    const thought = this.turns(pick).length > 0 ? pick : "";
    if (thought === this.thought) return;
    this.thought = thought;
    this.show();
  }

  /**
   * Turns the ghost; false where there is none to be turned.
   * @param {1 | -1} way
   */
  spin(way) {
    const turns = this.turns(this.at);
    if (turns.length === 0) return false;
    this.liked = turns[(turns.indexOf(this.turn) + way + turns.length) % turns.length] ?? "";
    this.show();
    return true;
  }

  show() {
    const ghost = this.all[this.turn];
    const under = ghost && this.board.standing(this.at);
    if (!ghost || !under) {
      this.group.remove();
      this.handle.remove();
      return;
    }
    const { piece, group } = under;
    /** @type {Piece} */
    const like = { ...piece, ...ghost, x: piece.x + ghost.x, y: piece.y + ghost.y, text: "" };
    draw(this.group, like);
    this.group.style.transform = place(like);
    this.group.classList.toggle("pinned", Boolean(this.pinned));
    group.parentElement?.append(this.group);
    this.showHandle(like, group);
  }

  /**
   * @param {Piece} like
   * @param {SVGGElement} group
   */
  showHandle(like, group) {
    if (!this.pinned || this.turns(this.at).length < 2) return this.handle.remove();
    const [width, height] = extent(like);
    const [across, down] = like.turn % 180 ? [height, width] : [width, height];
    const k = (like.afield ? this.board.field.camera.k : 1) * this.board.scale;
    const [x, y] = [like.x * UNIT + across / 2, like.y * UNIT - down / 2];
    this.handle.style.transform = `translate(${x}px, ${y}px) scale(${1 / k}) translate(9px, -9px)`;
    group.parentElement?.append(this.handle);
  }
}

/**
 * Thinking of places: the pointer moves over them, or the keyboard comes to them; wheel and right click turn.
 * @param {Board} board
 * @param {Ghosts} ghosts
 * @param {(way: 1 | -1) => boolean} turn
 */
export function think(board, ghosts, turn) {
  /** @param {EventTarget | null} target */
  const isHere = (target) => {
    const pick = board.at(target)?.piece.pick;
    return (Boolean(pick) && pick === ghosts.at) || (target instanceof Node && ghosts.group.contains(target));
  };
  let turned = 0;
  board.svg.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") ghosts.think(board.at(event.target)?.piece.pick ?? "");
  });
  board.svg.addEventListener("pointerleave", () => ghosts.think(""));
  board.frame.addEventListener("focusin", (event) => {
    const isByKeys = event.target instanceof Element && event.target.matches(":focus-visible");
    if (isByKeys) ghosts.think(board.at(event.target)?.piece.pick ?? "");
  });
  board.svg.addEventListener("contextmenu", (event) => {
    if (isHere(event.target) && turn(1)) event.preventDefault();
  });
  board.svg.addEventListener("wheel", (event) => {
    if (event.ctrlKey || !isHere(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.timeStamp - turned < PAUSE) return;
    turned = event.timeStamp;
    turn(event.deltaY < 0 ? -1 : 1);
  }, { capture: true, passive: false });
}
