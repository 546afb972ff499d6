// The board: pieces by key in one SVG. What is new comes from its source, what has another symbol turns over.

import { areSides, draw, place, svg, UNIT } from "./drawing.js";
import { ring } from "./rings.js";
import { appear, arrive, isStill, travel, turnOver, vanish } from "./motion.js";

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
    frame.replaceChildren(this.svg);
    /** @type {Map<string, Lying>} */
    this.lying = new Map();
    /** @type {Map<string, Light>} */
    this.lights = new Map();
    /** @type {Record<string, string>} */
    this.captions = {};
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
    this.svg.setAttribute("viewBox", scene.extent.map((length) => length * UNIT).join(" "));
    const pieces = [...scene.pieces].sort((a, b) => a.layer - b.layer);
    this.lying = new Map();
    /** @type {Animation[]} */
    const motions = [];
    for (const piece of pieces) motions.push(...this.lay(piece, before, pause));
    motions.push(...this.clear(before, pieces, pause));
    this.order(pieces);
    this.light(this.lights, this.captions);
    if (focused instanceof SVGGElement && focused.isConnected) focused.focus();
    await arrive(motions, pause);
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
    if (!old) this.svg.append(group);
    group.classList.toggle("faint", Boolean(piece.faint));
    this.lying.set(piece.key, { piece, group });
    const origin = old ?? before.get(piece.source ?? "");
    const motions = this.redraw(group, piece, origin?.piece, pace);
    const to = place(piece);
    const from = origin ? place(origin.piece) : to;
    group.style.transform = to;
    if (pace === 0) return [];
    if (from !== to) motions.push(travel(group, from, to, pace));
    else if (!origin) motions.push(appear(group, pace));
    return motions;
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
    let next = null;
    for (const piece of [...pieces].reverse()) {
      const group = this.lying.get(piece.key)?.group;
      if (!group) continue;
      if (next ? group.nextSibling !== next : group.nextSibling) this.svg.insertBefore(group, next);
      next = group;
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
    ring([...this.lying.values()]);
  }

  /**
   * @param {Piece} piece
   * @param {SVGGElement} group
   * @param {Light | undefined} light
   */
  name(piece, group, light) {
    const caption = light ? this.captions[piece.pick ?? ""] : undefined;
    const label = caption && !piece.label.includes(caption) ? `${caption}: ${piece.label}` : piece.label;
    group.setAttribute("aria-label", label);
    group.setAttribute("role", light ? "button" : "img");
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
