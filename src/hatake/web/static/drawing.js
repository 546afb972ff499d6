// One piece as SVG. A unit of a scene is a card's width, 100 here, because browsers dislike tiny letters.

/** @typedef {import("./types.js").Piece} Piece */

export const UNIT = 100;
const LETTERS = 24;
const SMALLEST_LETTERS = 20;
const NS = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} [attributes]
 * @returns {SVGElementTagNameMap[Name]}
 */
export function svg(name, attributes = {}) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** @type {Map<string, string>} */
const BOXES = new Map();

/**
 * The box of a drawing on the page (parts.html puts it there).
 * @param {string} symbol
 * @returns {string}
 */
function box(symbol) {
  let found = BOXES.get(symbol);
  if (found === undefined) {
    found = document.getElementById(`art-${symbol}`)?.getAttribute("viewBox") ?? "0 0 1 1";
    BOXES.set(symbol, found);
  }
  return found;
}

/**
 * Two sides of one thing have the same box; what comes out of a bowl is no side of the bowl.
 * @param {string} symbol
 * @param {string} other
 */
export function areSides(symbol, other) {
  return Boolean(symbol && other) && symbol !== other && box(symbol) === box(other);
}

/**
 * @param {Piece} piece
 * @returns {[number, number]}
 */
export function extent(piece) {
  const width = piece.size * UNIT;
  if (!piece.symbol) return [width, width];
  const [, , across = 1, down = 1] = box(piece.symbol).split(/[\s,]+/).map(Number);
  return [width, (width * down) / across];
}

/**
 * @param {Piece} piece
 * @returns {string} where it lies, as a CSS transform
 */
export function place(piece) {
  return `translate(${piece.x * UNIT}px, ${piece.y * UNIT}px) rotate(${piece.turn}deg)`;
}

/**
 * Draws a piece anew into its group.
 * @param {SVGGElement} group
 * @param {Piece} piece
 */
export function draw(group, piece) {
  const drawing = svg("g", { class: "drawing" });
  const [width, height] = extent(piece);
  if (piece.symbol) {
    const use = svg("use", { x: -width / 2, y: -height / 2, width, height });
    use.setAttribute("href", `#art-${piece.symbol}`);
    drawing.append(use);
  }
  if (piece.text) drawing.append(text(piece));
  group.replaceChildren(drawing);
  if (piece.text && piece.symbol) fit(group, width * 0.84);
}

/** @param {Piece} piece */
function text(piece) {
  const letters = piece.symbol ? LETTERS : piece.size * UNIT;
  const element = svg("text", { "font-size": letters, ...(piece.symbol ? { class: "written" } : {}) });
  element.textContent = piece.text ?? "";
  return element;
}

/**
 * Makes a name fit its plate: smaller letters first, then fewer.
 * @param {SVGGElement} group
 * @param {number} width
 */
function fit(group, width) {
  const element = group.querySelector("text");
  if (!element) return;
  const length = element.getComputedTextLength();
  if (length <= width) return;
  const letters = Math.max(SMALLEST_LETTERS, (LETTERS * width) / length);
  element.setAttribute("font-size", String(letters));
  let words = element.textContent ?? "";
  while (words.length > 1 && element.getComputedTextLength() > width) {
    words = words.slice(0, -1);
    element.textContent = `${words.trimEnd()}…`;
  }
}
