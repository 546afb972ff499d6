// The page's sentences, in the language the server chose; see the data block `words` in each template.

/** @type {Record<string, string>} */
const SENTENCES = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/**
 * A sentence with its blanks filled.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(id, args = {}) {
  const sentence = SENTENCES[id] ?? id;
  return sentence.replace(/\{(\w+)\}/g, (blank, name) => String(args[name] ?? blank));
}

/**
 * @param {number} number
 * @returns {string}
 */
export function points(number) {
  return say(number === 1 ? "one-point" : "points", { points: number });
}

/**
 * An element of the page that its template promises.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}
