// The live table: listens to the server, shows what happens, and sends what is chosen.

import { Bar } from "./bar.js";
import { Board } from "./board.js";
import { Choosing } from "./choosing.js";
import { Cover } from "./cover.js";
import { Forced, Memory } from "./habits.js";
import { Log, News } from "./log.js";
import { Players } from "./players.js";
import { Reel } from "./reel.js";
import { showRematch, showResult, showSeed } from "./result.js";
import { Bubble, Reasons } from "./whynot.js";
import { Wire } from "./wire.js";
import { part, say } from "./words.js";

/** @typedef {import("./types.js").Told} Told */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Whole} Whole */

class Table {
  /** @param {string} id */
  constructor(id) {
    this.seat = 0;
    /** @type {Frame | null} */
    this.frame = null;
    this.thinker = 0;
    this.isSent = false;
    this.board = new Board(part("board"), say("board"));
    this.bar = new Bar({ pick: (pick) => this.choosing.pick(pick), back: () => this.choosing.back() });
    this.choosing = new Choosing(this.board, this.bar, {
      play: (path) => this.play(path),
      refuse: (pick) => void this.refuse(pick),
      news: (text) => this.news.say(text),
    });
    this.log = new Log();
    this.news = new News();
    this.players = new Players();
    this.forced = new Forced();
    this.memory = new Memory(this.board.svg);
    this.cover = new Cover((seat) => this.wire.say({ type: "face", seat }));
    this.reasons = new Reasons((path) => this.wire.say({ type: "why", seat: this.seat, path }));
    this.bubble = new Bubble(this.board, async ({ piece }) => (this.mayChoose ? this.reasonAgainst(piece.pick) : ""));
    this.reel = new Reel((frame, pace) => this.show(frame, pace), () => this.settle());
    this.bar.row.addEventListener("focusin", (event) => this.explain(event.target));
    this.bar.row.addEventListener("pointerover", (event) => this.explain(event.target));
    this.bar.head(say("connecting"));
    this.wire = new Wire(id, {
      heard: (told) => this.hear(told),
      opened: () => this.greet(),
      broken: () => this.bar.tell(say("lost-line"), true),
    });
  }

  get mayChoose() {
    return this.choosing.picks.paths.length > 0;
  }

  hello() {
    this.isSent = false;
    this.wire.say({ type: "hello", have: this.reel.have });
  }

  /** The line is open, perhaps again. Where a device is shared, the server begins with what all may see. */
  greet() {
    if (this.players.mine.length > 1) this.reel.have = -1;
    this.hello();
    if (this.frame && !this.reel.isRunning) this.settle();
  }

  /** @param {Told} told */
  hear(told) {
    switch (told.type) {
      case "whole": return this.begin(told);
      case "step": return this.step(told.frame);
      case "refused": return this.refused(told.reason, told.clause);
      case "why": return this.reasons.hear(told);
      case "thinking": return this.think(told.seat);
      case "presence": return this.gather(told.players);
      case "changed": return this.changed(told.to ?? "");
      case "lost": return this.lose(told.reason);
    }
  }

  /** @param {Whole} whole */
  begin(whole) {
    this.seat = whole.seat;
    this.isSent = false;
    this.players.all = whole.players;
    this.players.mine = whole.seats_mine;
    this.log.show(whole.log);
    if (whole.seed) showSeed(whole.seed);
    this.reasons.clear();
    this.reel.start(whole.frame);
  }

  /** @param {Frame} frame */
  step(frame) {
    this.thinker = 0;
    if (!this.reel.add(frame)) this.hello();
  }

  /**
   * @param {Frame} frame
   * @param {number} pace
   */
  async show(frame, pace) {
    const isFirst = this.frame === null;
    const isNews = this.frame !== null && frame.number > this.frame.number;
    const goesOn = this.goesOn(frame);
    this.frame = frame;
    this.isSent = false;
    this.reasons.clear();
    this.bubble.hide();
    this.forced.never();
    if (frame.line && isNews) {
      this.log.add({ number: frame.number, text: frame.line });
      this.news.say(frame.line);
    }
    this.players.show(frame);
    if (!goesOn) this.choosing.rest();
    this.bar.tell("");
    this.head(frame);
    const shown = this.board.show(frame.scene, isFirst ? 0 : pace);
    if (goesOn) this.offer(frame);
    await shown;
  }

  /**
   * Whether choosing need not wait for the pieces to arrive: the choice is the same as before, whatever somebody else
   * has done out of turn; or it is one out of turn, which is good at any moment.
   * @param {Frame} frame
   */
  goesOn(frame) {
    if (!this.frame || this.isSent || this.players.mine.length > 1) return false;
    return frame.paths.length > 0 && (this.isMine(this.frame) || !this.isMine(frame));
  }

  /** @param {Frame} frame */
  offer(frame) {
    this.choosing.offer(frame, say(this.isMine(frame) ? "choose" : "choose-aside"));
  }

  /** @param {Frame} frame */
  isMine(frame) {
    return this.seat > 0 && frame.turn?.seat === this.seat;
  }

  /** All that has happened is on the board: now it may be somebody's turn here. */
  settle() {
    const frame = this.frame;
    if (!frame) return;
    this.head(frame);
    if (frame.result) return this.finish(frame);
    if (this.coverUp(frame)) return;
    this.offer(frame);
    if (frame.paths.length === 0) this.bar.tell(this.players.mine.length > 0 ? "" : say("watching"));
    if (this.isMine(frame)) this.news.say(say("your-turn"));
    if (frame.forced && this.forced.isOn) this.playForced(frame);
  }

  /** @param {Frame} frame */
  head(frame) {
    const turn = frame.turn;
    if (!turn) this.bar.head(frame.result ? say("over-line") : "");
    else if (turn.seat === this.seat) this.bar.head(say("your-turn"), { isMine: true });
    else if (turn.seat === this.thinker) this.bar.head(say("thinking", { who: turn.name }), { isThinking: true });
    else this.bar.head(say("turn-of", { who: turn.name }));
  }

  /**
   * Hides the board when the device must be passed on; then it holds only what all may see.
   * @param {Frame} frame
   */
  coverUp(frame) {
    const turn = frame.turn;
    if (!turn?.is_mine || turn.seat === this.seat) {
      this.cover.drop();
      return false;
    }
    if (this.seat !== 0) this.wire.say({ type: "face", seat: 0 });
    this.cover.raise(turn.seat, turn.name);
    this.bar.tell("");
    return true;
  }

  /** @param {string[]} path */
  play(path) {
    if (this.isSent) return;
    this.isSent = this.wire.say({ type: "move", number: this.reel.have + 1, seat: this.seat, path });
    this.forced.never();
    this.choosing.rest();
    this.bar.tell(this.isSent ? say("sent") : say("lost-line"), !this.isSent);
  }

  /** @param {Frame} frame */
  playForced(frame) {
    const [path] = frame.paths;
    if (!path) return;
    this.bar.tell(say("forced-soon", { what: path.map((pick) => this.choosing.caption(pick)).join(" › ") }));
    this.forced.soon(() => this.frame === frame && this.play(path));
  }

  /**
   * @param {string} reason
   * @param {string} clause
   */
  refused(reason, clause) {
    this.isSent = false;
    if (this.frame && !this.reel.isRunning) this.offer(this.frame);
    this.warn(clause ? say("clause", { reason, clause }) : reason);
  }

  /** @param {string} text */
  warn(text) {
    this.bar.tell(text, true);
    this.news.say(text);
  }

  /** @param {string} pick */
  async refuse(pick) {
    const reason = await this.reasonAgainst(pick);
    if (reason) this.warn(reason);
  }

  /**
   * @param {string | undefined} pick
   * @returns {Promise<string>}
   */
  async reasonAgainst(pick) {
    if (!pick || this.seat === 0 || this.choosing.picks.light(pick) !== "shut") return "";
    const { reason, clause } = await this.reasons.against(this.choosing.picks.chosen, pick);
    if (!reason) return "";
    return clause ? say("clause", { reason, clause }) : reason;
  }

  /** @param {EventTarget | null} target */
  explain(target) {
    const button = target instanceof Element ? target.closest("button[aria-disabled='true']") : null;
    if (button instanceof HTMLElement) void this.refuse(button.dataset["pick"] ?? "");
  }

  /** @param {number} seat */
  think(seat) {
    this.thinker = seat;
    if (this.frame && !this.reel.isRunning) this.head(this.frame);
  }

  /** @param {import("./types.js").Player[]} players */
  gather(players) {
    this.players.all = players;
    if (this.frame) this.players.show(this.frame);
  }

  /** @param {string} to */
  changed(to) {
    if (to) showRematch(to);
    else location.reload();
  }

  /** @param {string} reason */
  lose(reason) {
    this.wire.end();
    this.choosing.rest();
    this.warn(reason);
  }

  /** @param {Frame} frame */
  finish(frame) {
    this.cover.drop();
    this.choosing.rest();
    this.bar.tell("");
    const isNew = part("after").hidden;
    if (frame.result) showResult(frame.result, (seat) => this.players.name(seat));
    if (frame.result) showSeed(frame.result.seed);
    if (isNew) this.news.say(say("over-line"));
  }
}

new Table(part("table").dataset["table"] ?? "");
