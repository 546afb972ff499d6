// Rings around what may be picked: one around all pieces of a pick that touch, drawn behind the lowest of them.

import { extent, svg, UNIT } from "./drawing.js";

/** @typedef {import("./board.js").Lying} Lying */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{lowest: Lying, box: Box}} Heap */

const RIM = 4;
const ROUND = 12;

/** @param {Lying} lying @returns {Box} */
function boxOf({ piece }) {
  const [width, height] = extent(piece);
  const [x, y] = [piece.x * UNIT, piece.y * UNIT];
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** @param {Box} a @param {Box} b */
function touch(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** @param {Box} a @param {Box} b @returns {Box} */
function around(a, b) {
  return {
    left: Math.min(a.left, b.left), top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
  };
}

/**
 * Pieces of one pick, lowest first, gathered into heaps that touch.
 * @param {Lying[]} all
 * @returns {Heap[]}
 */
function heaps(all) {
  /** @type {Heap[]} */
  const found = [];
  for (const lying of all) {
    const box = boxOf(lying);
    const heap = found.find((other) => touch(other.box, box));
    if (heap) heap.box = around(heap.box, box);
    else found.push({ lowest: lying, box });
  }
  return found;
}

/** @param {Heap} heap */
function halo({ lowest, box }) {
  const [x, y] = [lowest.piece.x * UNIT, lowest.piece.y * UNIT];
  const size = { width: box.right - box.left + 2 * RIM, height: box.bottom - box.top + 2 * RIM };
  return svg("rect", { class: "halo", x: box.left - x - RIM, y: box.top - y - RIM, rx: ROUND, ...size });
}

/**
 * @param {Lying[]} all lowest first
 */
export function ring(all) {
  /** @type {Map<string, Lying[]>} */
  const byPick = new Map();
  for (const lying of all) {
    lying.group.querySelector(".halo")?.remove();
    const pick = lying.piece.pick;
    if (pick && lying.group.dataset["lit"]) byPick.set(pick, [...(byPick.get(pick) ?? []), lying]);
  }
  for (const pieces of byPick.values()) {
    for (const heap of heaps(pieces)) heap.lowest.group.prepend(halo(heap));
  }
}
