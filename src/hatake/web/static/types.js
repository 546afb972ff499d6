/**
 * What the server says, as the modules here know it (src/hatake/web/wire.py says the same in Python).
 *
 * @typedef {object} Piece
 * @property {string} key
 * @property {string} symbol
 * @property {number} x
 * @property {number} y
 * @property {string} label
 * @property {number} size
 * @property {number} turn
 * @property {number} layer
 * @property {string} [pick]
 * @property {string} [text]
 * @property {string} [source]
 * @property {boolean} [faint]
 * @property {boolean} [afield]
 * @property {number} [stage]
 *
 * Left, top, width and height.
 * @typedef {[number, number, number, number]} Box
 * @typedef {{window: Box, extent: Box, ground: string, tile: number}} Field
 * @typedef {{symbol: string, x: number, y: number, size: number, turn: number}} Ghost
 *
 * @typedef {object} Scene
 * @property {Box} extent
 * @property {Piece[]} pieces
 * @property {Field} [field]
 * @property {Record<string, Ghost>} [ghosts]
 * @property {string} [ask]
 *
 * @typedef {{seat: number, name: string, is_mine: boolean}} Turn
 * @typedef {{places: number[], scores: number[], winners: number[], notes: string[], seed: string}} Result
 *
 * @typedef {object} Frame
 * @property {number} number
 * @property {Scene} scene
 * @property {string | null} line
 * @property {Turn | null} turn
 * @property {number[] | null} scores
 * @property {string[][]} paths
 * @property {string[][]} shut
 * @property {Record<string, string>} captions
 * @property {boolean} forced
 * @property {Result | null} result
 *
 * @typedef {{number: number, text: string}} Line
 * @typedef {{seat: number, name: string, kind: "open" | "person" | "bot", is_here: boolean, level?: number}} Player
 *
 * @typedef {object} Whole
 * @property {"whole"} type
 * @property {number} seat
 * @property {number[]} seats_mine
 * @property {Frame} frame
 * @property {Line[]} log
 * @property {"playing" | "over"} status
 * @property {Player[]} players
 * @property {string} commitment
 * @property {string | null} [seed]
 *
 * @typedef {{type: "step", frame: Frame}} Step
 * @typedef {{type: "refused", number: number, reason: string, clause: string}} Refused
 * @typedef {{type: "why", path: string[], reason: string | null, clause: string}} Why
 * @typedef {{type: "thinking", seat: number}} Thinking
 * @typedef {{type: "presence", players: Player[]}} Presence
 * @typedef {{type: "changed", to?: string | null}} Changed
 * @typedef {{type: "lost", reason: string}} Lost
 * @typedef {Whole | Step | Refused | Why | Thinking | Presence | Changed | Lost} Told
 *
 * How a pick may be used now: chosen next, chosen instead of an earlier one, chosen already, or not at all.
 * @typedef {"next" | "swap" | "picked" | "shut"} Light
 */

export {};
