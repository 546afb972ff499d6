// How the game ended: places, points and how they came about, and where to go from here.

import { part, points, say } from "./words.js";

/** @typedef {import("./types.js").Result} Result */

/**
 * @param {Result} result
 * @param {(seat: number) => string} name
 */
export function showResult(result, name) {
  const list = document.createElement("ol");
  list.className = "places";
  const seats = result.places.map((_, i) => i + 1);
  seats.sort((a, b) => (result.places[a - 1] ?? 0) - (result.places[b - 1] ?? 0));
  list.append(...seats.map((seat) => row(result, seat, name(seat))));
  const notes = result.notes.map((note) => words("p", "note", note));
  part("result").replaceChildren(list, ...notes);
  part("after").hidden = false;
}

/**
 * @param {Result} result
 * @param {number} seat
 * @param {string} who
 */
function row(result, seat, who) {
  const item = document.createElement("li");
  item.classList.toggle("first", result.winners.includes(seat));
  item.append(
    words("b", "place", String(result.places[seat - 1])),
    words("span", "who", who),
    words("span", "points", points(result.scores[seat - 1] ?? 0)),
  );
  return item;
}

/**
 * @param {string} tag
 * @param {string} kind
 * @param {string} text
 */
function words(tag, kind, text) {
  const element = document.createElement(tag);
  element.className = kind;
  element.textContent = text;
  return element;
}

/**
 * The secret that chance was bound to, once the game is over.
 * @param {string} seed
 */
export function showSeed(seed) {
  part("seed").textContent = seed;
  for (const line of document.querySelectorAll("p.seed")) if (line instanceof HTMLElement) line.hidden = false;
}

/** @param {string} to */
export function showRematch(to) {
  const link = document.createElement("a");
  link.className = "button main";
  link.href = to;
  link.textContent = say("rematch-there");
  part("result").append(link);
}
