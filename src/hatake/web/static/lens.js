// Buttons to look closer at a field, and its ground.

import { svg, UNIT } from "./drawing.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Field} Field */

const NS = "http://www.w3.org/2000/svg";
const SIGNS = { closer: "M12 5v14M5 12h14", further: "M5 12h14", whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" };

const HEIGHT = 48;

export class Lens {
  /**
   * @param {HTMLElement} frame
   * @param {{closer: () => void, further: () => void, whole: () => void}} hands
   */
  constructor(frame, hands) {
    this.box = document.createElement("div");
    this.box.className = "lens";
    this.box.hidden = true;
    this.closer = this.button("closer", hands.closer);
    this.further = this.button("further", hands.further);
    this.whole = this.button("whole", hands.whole);
    this.box.append(this.closer, this.further, this.whole);
    frame.append(this.box);
    this.pattern = svg("pattern", { id: "field-ground", patternUnits: "userSpaceOnUse" });
  }

  /**
   * @param {keyof typeof SIGNS} name
   * @param {() => void} act
   */
  button(name, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = name;
    button.setAttribute("aria-label", say(`field-${name}`));
    const sign = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
    sign.append(document.createElementNS(NS, "path"));
    sign.firstElementChild?.setAttribute("d", SIGNS[name]);
    button.append(sign);
    button.addEventListener("click", act);
    return button;
  }

  /** @param {number} bottom where the window ends, in pixels */
  put(bottom) {
    this.box.style.top = `${bottom - HEIGHT}px`;
  }

  hide() {
    this.box.hidden = true;
  }

  /**
   * @param {{k: number, x: number, y: number}} camera
   * @param {boolean} isOwn whether a person looks closer
   * @param {boolean} mayCome whether it goes still closer
   */
  show({ k, x, y }, isOwn, mayCome) {
    this.box.hidden = false;
    this.closer.disabled = !mayCome;
    this.further.hidden = this.whole.hidden = !isOwn;
    this.pattern.setAttribute("patternTransform", `translate(${x} ${y}) scale(${k})`);
  }

  /**
   * Lays the ground that the field asks for; it moves with the field.
   * @param {SVGGElement} group
   * @param {SVGRectElement} rect
   * @param {Field} field
   */
  pave(group, rect, { ground, tile }) {
    if (this.pattern.dataset["ground"] === ground) return;
    this.pattern.dataset["ground"] = ground;
    const size = tile * UNIT;
    for (const name of ["width", "height"]) this.pattern.setAttribute(name, String(size));
    const use = svg("use", { width: size, height: size });
    use.setAttribute("href", `#art-${ground}`);
    this.pattern.replaceChildren(use);
    group.prepend(this.pattern);
    rect.setAttribute("fill", ground ? "url(#field-ground)" : "none");
  }
}
