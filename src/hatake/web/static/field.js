// The field of a board: a window onto places of its own, which fits itself and can be looked at more closely.

import { svg, UNIT } from "./drawing.js";
import { Fingers } from "./fingers.js";
import { Lens } from "./lens.js";

/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {{x: number, y: number}} Point */

const LARGEST_FIT = 1.25;
const CLOSEST = 3;
const STEP = 1.4;

/** @param {Box} box @returns {Box} */
function scaled(box) {
  return /** @type {Box} */ (box.map((length) => length * UNIT));
}

export class Field {
  /**
   * @param {HTMLElement} frame the element that holds the board
   * @param {SVGSVGElement} picture
   * @param {() => void} stretched called when places of pieces outside the field have changed
   */
  constructor(frame, picture, stretched) {
    this.frame = frame;
    this.picture = picture;
    this.stretched = stretched;
    this.pieces = svg("g", { class: "camera" });
    this.ground = svg("rect", { class: "ground", rx: 22 });
    this.dusk = svg("rect", { class: "dusk", rx: 22 });
    this.edge = svg("rect", { rx: 22 });
    this.group = svg("g", { class: "field" });
    const clip = svg("clipPath", { id: "field-window" });
    clip.append(this.edge);
    this.group.append(clip, this.ground, this.dusk, this.pieces);
    /** @type {Box} */
    this.whole = [0, 0, 1, 1];
    /** @type {Box} */
    this.least = [0, 0, 1, 1];
    /** @type {Box} */
    this.window = [0, 0, 1, 1];
    /** @type {Box} */
    this.extent = [0, 0, 1, 1];
    this.spare = 0;
    this.isThere = false;
    this.isOwn = false;
    this.camera = { k: 1, x: 0, y: 0 };
    this.lens = new Lens(frame, {
      closer: () => this.zoomMiddle(STEP),
      further: () => this.zoomMiddle(1 / STEP),
      whole: () => this.fit(),
    });
    this.fingers = new Fingers(this);
    new ResizeObserver(() => this.stretch()).observe(frame);
  }

  /**
   * Takes the field of a scene, or does without one. It fits itself anew whenever the field has another extent.
   * @param {Scene} scene
   */
  show({ extent, field }) {
    const isNew = !this.isThere;
    this.isThere = Boolean(field);
    this.picture.classList.toggle("wide", this.isThere);
    this.whole = scaled(extent);
    if (!field) {
      this.group.remove();
      this.lens.hide();
      this.picture.setAttribute("viewBox", this.whole.join(" "));
      return;
    }
    if (!this.group.isConnected) this.picture.prepend(this.group);
    const before = this.extent.join(" ");
    this.least = scaled(field.window);
    this.extent = scaled(field.extent);
    this.lens.pave(this.group, this.ground, field);
    if (before !== this.extent.join(" ")) this.isOwn = false;
    this.group.classList.toggle("glides", !isNew);
    this.stretch();
  }

  /** The window takes what room the page has to spare. */
  stretch() {
    const { clientWidth, clientHeight } = this.picture;
    if (!this.isThere || !clientWidth || !clientHeight) return;
    const [left, top, width, height] = this.whole;
    const k = Math.min(clientWidth / width, clientHeight / height);
    const [wide, high] = [clientWidth / k - width, clientHeight / k - height];
    const spare = this.spare;
    this.spare = high;
    this.picture.setAttribute("viewBox", [left - wide / 2, top, width + wide, height + high].join(" "));
    const [x, y, across, down] = this.least;
    this.window = [x - wide / 2, y, across + wide, down + high];
    for (const rect of [this.ground, this.dusk, this.edge]) {
      for (const [i, name] of ["x", "y", "width", "height"].entries()) rect.setAttribute(name, String(this.window[i]));
    }
    this.lens.put((y + down + high - top) * k);
    if (this.isOwn) this.look(this.camera);
    else this.fit();
    if (spare !== high) this.stretched();
  }

  /**
   * How far a piece outside the field moves down because the window has grown.
   * @param {Piece} piece
   */
  drop(piece) {
    const isBelow = piece.y * UNIT >= this.least[1] + this.least[3];
    return this.isThere && !piece.afield && isBelow ? this.spare / UNIT : 0;
  }

  /** @returns {number} the scale at which all is seen */
  get widest() {
    return Math.min(this.window[2] / this.extent[2], this.window[3] / this.extent[3], LARGEST_FIT);
  }

  /** All is seen. */
  fit() {
    this.isOwn = false;
    this.look({ k: this.widest, x: 0, y: 0 });
  }

  /**
   * @param {number} factor
   * @param {Point} at what stays where it is, in units of the picture
   */
  zoom(factor, at) {
    const k = Math.max(this.widest, Math.min(this.camera.k * factor, CLOSEST));
    const grown = k / this.camera.k;
    this.isOwn = k > this.widest * 1.001;
    this.look({ k, x: at.x - (at.x - this.camera.x) * grown, y: at.y - (at.y - this.camera.y) * grown });
  }

  /** @param {number} factor */
  zoomMiddle(factor) {
    const [x, y, width, height] = this.window;
    this.group.classList.add("glides");
    this.zoom(factor, { x: x + width / 2, y: y + height / 2 });
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.look({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  /**
   * Looks from there, but never past the field's edge.
   * @param {{k: number, x: number, y: number}} camera
   */
  look({ k, x, y }) {
    this.camera = { k, x: this.held(0, k, x), y: this.held(1, k, y) };
    this.pieces.style.transform = `translate(${this.camera.x}px, ${this.camera.y}px) scale(${k})`;
    this.group.classList.toggle("closer", this.isOwn);
    if (this.isOwn) this.group.setAttribute("clip-path", "url(#field-window)");
    else this.group.removeAttribute("clip-path");
    this.lens.show(this.camera, this.isOwn, k < CLOSEST);
  }

  /**
   * @param {0 | 1} axis
   * @param {number} k
   * @param {number} at
   */
  held(axis, k, at) {
    const [from, room] = [this.window[axis], this.window[axis + 2] ?? 0];
    const [start, length] = [this.extent[axis] * k, (this.extent[axis + 2] ?? 0) * k];
    if (length <= room) return from + (room - length) / 2 - start;
    return Math.min(from - start, Math.max(from + room - length - start, at));
  }

  /**
   * A place of the picture as one of the field.
   * @param {Piece} piece
   * @returns {Piece}
   */
  inside(piece) {
    const { k, x, y } = this.camera;
    return { ...piece, x: (piece.x * UNIT - x) / k / UNIT, y: (piece.y * UNIT - y) / k / UNIT };
  }

  /**
   * A place of the field as one of the picture.
   * @param {Piece} piece
   * @returns {Piece}
   */
  outside(piece) {
    const { k, x, y } = this.camera;
    return { ...piece, x: (piece.x * UNIT * k + x) / UNIT, y: (piece.y * UNIT * k + y) / UNIT };
  }

  /**
   * Where an event of the pointer happened, in units of the picture.
   * @param {{clientX: number, clientY: number}} event
   * @returns {Point}
   */
  point(event) {
    const matrix = this.picture.getScreenCTM();
    const at = new DOMPoint(event.clientX, event.clientY);
    return matrix ? at.matrixTransform(matrix.inverse()) : at;
  }

  /** @param {Point} at */
  has({ x, y }) {
    const [left, top, width, height] = this.window;
    return this.isThere && x >= left && x <= left + width && y >= top && y <= top + height;
  }
}
