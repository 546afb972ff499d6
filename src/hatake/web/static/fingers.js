// Wheel, drag and pinch on a field. A drag is no click.

/** @typedef {import("./field.js").Field} Field */
/** @typedef {{x: number, y: number}} Point */

const FAR_ENOUGH = 7;
const NOTCH = 0.0016;

/** @param {Point} a @param {Point} b */
function apart(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** @param {Point} a @param {Point} b @returns {Point} */
function between(a, b) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export class Fingers {
  /** @param {Field} field */
  constructor(field) {
    this.field = field;
    /** @type {Map<number, Point>} where each finger is, in units of the picture */
    this.down = new Map();
    /** @type {Point} */
    this.first = { x: 0, y: 0 };
    this.drags = false;
    const { picture } = field;
    picture.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    picture.addEventListener("pointerdown", (event) => this.touch(event));
    picture.addEventListener("pointermove", (event) => this.move(event));
    picture.addEventListener("pointerup", (event) => this.lift(event));
    picture.addEventListener("pointercancel", (event) => this.lift(event));
    // Chrome heeds no `touch-action` inside a picture: unasked, it would enlarge the whole page as well.
    picture.addEventListener("touchmove", (event) => this.down.size > 0 && event.preventDefault(), { passive: false });
    picture.addEventListener("click", (event) => this.drags && event.stopPropagation(), true);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    const at = this.field.point(event);
    if (!this.field.has(at)) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.field.group.classList.remove("glides");
    this.field.zoom(Math.exp(-event.deltaY * lines * NOTCH), at);
  }

  /** @param {PointerEvent} event */
  touch(event) {
    if (this.down.size === 0) this.drags = false;
    const at = this.field.point(event);
    if (event.button !== 0 || !this.field.has(at)) return;
    this.down.set(event.pointerId, at);
    this.first = at;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const was = this.down.get(event.pointerId);
    if (!was) return;
    const at = this.field.point(event);
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.drags && apart(at, this.first) < FAR_ENOUGH) return;
    if (!this.drags) this.begin();
    this.down.set(event.pointerId, at);
    const [from, to] = other ? [between(was, other), between(at, other)] : [was, at];
    if (other) this.field.zoom(apart(at, other) / Math.max(1, apart(was, other)), to);
    this.field.pan(to.x - from.x, to.y - from.y);
  }

  /** All fingers that are down stay with the picture, even where they leave it. */
  begin() {
    this.drags = true;
    this.field.group.classList.remove("glides");
    for (const id of this.down.keys()) this.field.picture.setPointerCapture(id);
  }

  /** @param {PointerEvent} event */
  lift(event) {
    this.down.delete(event.pointerId);
  }
}
