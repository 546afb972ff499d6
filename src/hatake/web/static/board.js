// The board: pieces by key in one SVG. What is new comes from its source, what has another symbol turns over.

import { areSides, draw, place, svg } from "./drawing.js";
import { Field } from "./field.js";
import { ring } from "./rings.js";
import { appear, arrive, isStill, travel, turnOver, vanish } from "./motion.js";
import { Stages } from "./stages.js";

/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Light} Light */
/** @typedef {{piece: Piece, group: SVGGElement}} Lying */

export class Board {
  /**
   * @param {HTMLElement} frame the element that holds the board
   * @param {string} name what a screen reader calls it
   */
  constructor(frame, name) {
    this.frame = frame;
    this.svg = svg("svg", { role: "group", "aria-label": name });
    /** @type {Map<string, Lying>} */
    this.lying = new Map();
    /** @type {Map<string, Light>} */
    this.lights = new Map();
    /** @type {Record<string, string>} */
    this.captions = {};
    this.stop = "";
    this.stages = new Stages();
    this.field = new Field(frame, this.svg, () => this.settle());
    frame.addEventListener("focusin", (event) => this.stopAt(this.at(event.target)));
  }

  /**
   * Shows a scene, and is done when every piece has arrived.
   * @param {Scene} scene
   * @param {number} pace milliseconds; 0 shows it at once
   */
  async show(scene, pace) {
    const pause = isStill() ? 0 : pace;
    const before = this.lying;
    const focused = document.activeElement;
    if (!this.svg.isConnected) this.unveil();
    this.field.show(scene);
    const pieces = [...scene.pieces].sort((a, b) => a.layer - b.layer);
    this.lying = new Map();
    this.stages.begin();
    /** @type {Animation[]} */
    const motions = [];
    for (const piece of pieces) motions.push(...this.lay(piece, before, pause));
    motions.push(...this.clear(before, pieces, pause));
    this.order(pieces);
    this.light(this.lights, this.captions);
    if (focused instanceof SVGGElement && focused.isConnected) focused.focus();
    await arrive(motions, pause);
    await this.stages.play(pace);
  }

  /** Takes the place of the picture that came with the page, now that there is something to show. */
  unveil() {
    this.frame.querySelector(":scope > svg")?.remove();
    this.frame.prepend(this.svg);
  }

  /**
   * @param {Piece} piece
   * @param {Map<string, Lying>} before
   * @param {number} pace
   * @returns {Animation[]}
   */
  lay(piece, before, pace) {
    const old = before.get(piece.key);
    const group = old?.group ?? svg("g", { class: "piece", "data-key": piece.key });
    group.dataset["pick"] = piece.pick ?? "";
    const parent = this.parent(piece);
    if (group.parentNode !== parent) parent.append(group);
    group.classList.toggle("faint", Boolean(piece.faint));
    this.lying.set(piece.key, { piece, group });
    const origin = old ?? before.get(piece.source ?? "");
    const motions = this.redraw(group, piece, origin?.piece, pace);
    const to = place(this.seen(piece));
    const from = origin ? place(this.seen(origin.piece, piece)) : to;
    group.style.transform = to;
    if (this.stages.waits(piece, group, before.get(piece.key)?.piece) || pace === 0) return [];
    if (from !== to) motions.push(travel(group, from, to, pace));
    else if (!origin) motions.push(appear(group, pace));
    return motions;
  }

  /** @param {Piece} piece */
  parent(piece) {
    return piece.afield ? this.field.pieces : this.svg;
  }

  /**
   * A piece at the place where it is drawn: among those of its own, or of another piece.
   * @param {Piece} piece
   * @param {Piece} [among]
   * @returns {Piece}
   */
  seen(piece, among = piece) {
    if (piece.afield) return among.afield ? piece : this.field.outside(piece);
    const shifted = { ...piece, y: piece.y + this.field.drop(piece) };
    return among.afield ? this.field.inside(shifted) : shifted;
  }

  /** The page has given the board another shape. */
  settle() {
    for (const { piece, group } of this.lying.values()) group.style.transform = place(this.seen(piece));
  }

  /**
   * @param {SVGGElement} group
   * @param {Piece} piece
   * @param {Piece | undefined} was
   * @param {number} pace
   * @returns {Animation[]}
   */
  redraw(group, piece, was, pace) {
    const look = JSON.stringify([piece.symbol, piece.text, piece.size]);
    if (group.dataset["look"] === look) return [];
    group.dataset["look"] = look;
    draw(group, piece);
    const after = group.querySelector(".drawing");
    if (pace === 0 || !was || !after || !areSides(was.symbol, piece.symbol)) return [];
    const scratch = svg("g");
    draw(scratch, { ...piece, symbol: was.symbol, text: "" });
    return turnOver(/** @type {Element} */ (scratch.firstElementChild), after, pace);
  }

  /**
   * @param {Map<string, Lying>} before
   * @param {Piece[]} pieces
   * @param {number} pace
   * @returns {Animation[]}
   */
  clear(before, pieces, pace) {
    const sources = new Set(pieces.filter((piece) => !before.has(piece.key)).map((piece) => piece.source));
    const motions = [];
    for (const [key, { group }] of before) {
      if (this.lying.has(key)) continue;
      if (pace === 0 || sources.has(key)) group.remove();
      else motions.push(vanish(group, pace / 2));
    }
    return motions;
  }

  /**
   * What lies higher is painted later. Only what is out of order is moved, so that nothing loses its focus.
   * @param {Piece[]} pieces
   */
  order(pieces) {
    /** @type {Map<Element, SVGGElement>} */
    const above = new Map();
    for (const piece of [...pieces].reverse()) {
      const group = this.lying.get(piece.key)?.group;
      if (!group) continue;
      const parent = this.parent(piece);
      const next = above.get(parent) ?? null;
      if (next ? group.nextSibling !== next : group.nextSibling) parent.insertBefore(group, next);
      above.set(parent, group);
    }
  }

  /**
   * Lights up what may be picked, and tells screen readers what everything is. The first piece of a pick stands
   * for all its pieces.
   * @param {Map<string, Light>} lights
   * @param {Record<string, string>} captions
   */
  light(lights, captions) {
    this.lights = lights;
    this.captions = captions;
    const told = new Set();
    for (const { piece, group } of this.lying.values()) {
      const light = piece.pick ? lights.get(piece.pick) : undefined;
      if (light) group.dataset["lit"] = light;
      else delete group.dataset["lit"];
      const stands = Boolean(light) && !told.has(piece.pick);
      if (stands) told.add(piece.pick);
      this.name(piece, group, stands ? light : undefined);
    }
    this.stopAt(this.lying.get(this.stop));
    ring([...this.lying.values()]);
  }

  /**
   * Tab stops in the field only once: at this piece, or at the first that may be picked; arrows go on from there.
   * @param {Lying | undefined} wanted
   */
  stopAt(wanted) {
    const may = this.reachable().filter(({ piece, group }) => piece.afield && group.dataset["lit"] !== "shut");
    const stop = may.find((lying) => lying === wanted) ?? may.find(({ group }) => group.dataset["lit"] === "next") ?? may[0];
    for (const lying of may) lying.group.setAttribute("tabindex", lying === stop ? "0" : "-1");
    if (stop) this.stop = stop.piece.key;
  }

  /**
   * @param {Piece} piece
   * @param {SVGGElement} group
   * @param {Light | undefined} light
   */
  name(piece, group, light) {
    const caption = light ? this.captions[piece.pick ?? ""] : undefined;
    const isSaid = !caption || piece.label.includes(caption);
    const label = isSaid ? piece.label : [caption, piece.label].filter(Boolean).join(": ");
    group.setAttribute("aria-label", label);
    group.setAttribute("role", light ? "button" : "img");
    group.setAttribute("aria-hidden", String(!label));
    group.toggleAttribute("data-stands", Boolean(light));
    for (const [attribute, value] of [
      ["tabindex", light ? (light === "shut" ? "-1" : "0") : null],
      ["aria-disabled", light === "shut" ? "true" : null],
      ["aria-pressed", light && light !== "shut" ? String(light === "picked") : null],
    ]) {
      if (!attribute) continue;
      if (value === null || value === undefined) group.removeAttribute(attribute);
      else group.setAttribute(attribute, value);
    }
  }

  /**
   * The piece that an event of the page happened to.
   * @param {EventTarget | null} target
   * @returns {Lying | undefined}
   */
  at(target) {
    const group = target instanceof Element ? target.closest("g.piece") : null;
    return group instanceof SVGGElement ? this.lying.get(group.dataset["key"] ?? "") : undefined;
  }

  /** @returns {Lying[]} the pieces that keys can reach */
  reachable() {
    return [...this.lying.values()].filter(({ group }) => group.hasAttribute("data-stands"));
  }

  /**
   * The piece that stands for a pick.
   * @param {string} pick
   */
  standing(pick) {
    return this.reachable().find(({ piece }) => piece.pick === pick);
  }

  /**
   * A piece at its place in the whole picture.
   * @param {Lying} lying
   */
  onPicture({ piece }) {
    return this.seen(piece, { ...piece, afield: false });
  }

  /** @returns {number} how many pixels of the screen a unit of the picture has */
  get scale() {
    return this.svg.getScreenCTM()?.a ?? 1;
  }

  /** @returns {Set<string>} the picks that have a piece */
  picks() {
    return new Set([...this.lying.values()].map(({ piece }) => piece.pick ?? "").filter(Boolean));
  }

  /**
   * Where a piece is on the screen, relative to the board's frame.
   * @param {Lying} lying
   */
  spot({ group }) {
    const outer = this.frame.getBoundingClientRect();
    const box = group.getBoundingClientRect();
    const middle = box.left + box.width / 2 - outer.left;
    return { x: middle, top: box.top - outer.top, bottom: box.bottom - outer.top, width: outer.width };
  }
}
