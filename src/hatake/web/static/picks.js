// The grammar of picks: every legal move is a path of picks; each click narrows the moves down, the last one plays.

/** @typedef {import("./types.js").Light} Light */

/**
 * @param {string[]} path
 * @param {string[]} beginning
 */
function begins(path, beginning) {
  return beginning.length <= path.length && beginning.every((pick, i) => path[i] === pick);
}

export class Picks {
  constructor() {
    /** @type {string[][]} */
    this.paths = [];
    /** @type {string[][]} */
    this.shut = [];
    /** @type {string[]} */
    this.chosen = [];
  }

  /**
   * New moves to choose from. What has been chosen stays, as far as it still begins a move: somebody else's move
   * out of turn disturbs nobody.
   * @param {string[][]} paths
   * @param {string[][]} shut
   */
  offer(paths, shut) {
    this.paths = paths;
    this.shut = shut;
    while (this.chosen.length > 0 && !this.isOpen(this.chosen)) this.chosen.pop();
  }

  /** @param {string[]} path */
  isOpen(path) {
    return this.paths.some((legal) => begins(legal, path));
  }

  /** @returns {string[]} what may be picked next, each once */
  next() {
    return this.after(this.paths);
  }

  /** @returns {string[]} what would come next but may not be picked now */
  closed() {
    const open = new Set(this.next());
    return this.after(this.shut).filter((pick) => !open.has(pick));
  }

  /** @param {string[][]} paths */
  after(paths) {
    const at = this.chosen.length;
    const found = paths.filter((path) => path.length > at && begins(path, this.chosen)).map((path) => path[at] ?? "");
    return [...new Set(found)];
  }

  /**
   * Where a pick could stand instead of an earlier one; -1: nowhere.
   * @param {string} pick
   */
  instead(pick) {
    for (let at = this.chosen.length - 1; at >= 0; at--) {
      if (this.chosen[at] !== pick && this.isOpen([...this.chosen.slice(0, at), pick])) return at;
    }
    return -1;
  }

  /**
   * @param {string} pick
   * @returns {Light}
   */
  light(pick) {
    if (this.chosen.includes(pick)) return "picked";
    if (this.isOpen([...this.chosen, pick])) return "next";
    return this.instead(pick) >= 0 ? "swap" : "shut";
  }

  /**
   * What would be chosen with a pick added, or put in its place.
   * @param {string} pick
   * @returns {string[]}
   */
  stem(pick) {
    const at = this.chosen.indexOf(pick);
    if (at >= 0) return this.chosen.slice(0, at + 1);
    const isNext = this.isOpen([...this.chosen, pick]);
    return [...this.chosen.slice(0, isNext ? this.chosen.length : this.instead(pick)), pick];
  }

  /**
   * @param {string[]} stem
   * @returns {string[]} the picks that follow these ones and end a path
   */
  ends(stem) {
    const whole = this.paths.filter((path) => path.length === stem.length + 1 && begins(path, stem));
    return whole.map((path) => path[stem.length] ?? "");
  }

  /**
   * Takes a pick.
   * @param {string} pick
   * @returns {string[] | "stepped" | "refused"} the whole path once a move is complete
   */
  take(pick) {
    switch (this.light(pick)) {
      case "picked":
        this.chosen.length = this.chosen.indexOf(pick);
        return "stepped";
      case "next":
      case "swap":
        this.chosen = this.stem(pick);
        break;
      default:
        return "refused";
    }
    const whole = this.paths.find((path) => path.length === this.chosen.length && begins(path, this.chosen));
    return whole ? [...whole] : "stepped";
  }

  /** One step back. */
  back() {
    this.chosen.pop();
  }

  clear() {
    this.chosen = [];
  }
}
