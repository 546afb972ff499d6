// The keyboard on the board: arrows go to the nearest piece that way, Enter and Space pick, Escape steps back.

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Lying} Lying */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.5;

/**
 * The nearest piece in one direction; being aside costs more than being far.
 * @param {Board} board
 * @param {Lying} from
 * @param {Lying[]} all
 * @param {[number, number]} way
 */
function nearest(board, from, all, [dx, dy]) {
  const here = board.onPicture(from);
  let best;
  let least = Infinity;
  for (const lying of all) {
    const there = board.onPicture(lying);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * dx + y * dy;
    if (lying === from || ahead <= 0.01) continue;
    const cost = ahead + ASIDE * Math.abs(x * dy + y * dx);
    if (cost < least) [best, least] = [lying, cost];
  }
  return best;
}

/**
 * @param {Board} board
 * @param {(pick: string) => void} pick
 */
export function listen(board, pick) {
  board.svg.addEventListener("keydown", (event) => {
    const here = board.at(event.target);
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      pick(here.piece.pick ?? "");
      return;
    }
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    nearest(board, here, board.reachable(), way)?.group.focus();
  });
}
