// How pieces travel, turn over, come and go.

const EASE = "cubic-bezier(.3, .7, .3, 1)";
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Nothing moves for those who asked for calm, nor where nobody looks.
 * @returns {boolean}
 */
export function isStill() {
  return CALM.matches || document.hidden;
}

/**
 * @param {SVGGElement} element
 * @param {string} from
 * @param {string} to
 * @param {number} pace milliseconds
 */
export function travel(element, from, to, pace) {
  return element.animate([{ transform: from }, { transform: to }], { duration: pace, easing: EASE, fill: "backwards" });
}

/**
 * Turns a piece over: its old drawing narrows to nothing, then the new one widens.
 * @param {Element} before
 * @param {Element} after
 * @param {number} pace
 */
export function turnOver(before, after, pace) {
  const half = pace / 2;
  after.before(before);
  const shut = before.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], {
    duration: half, easing: "ease-in", fill: "forwards",
  });
  shut.finished.then(() => before.remove(), () => before.remove());
  const open = after.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
    duration: half, delay: half, easing: "ease-out", fill: "backwards",
  });
  return [shut, open];
}

/**
 * @param {SVGGElement} element
 * @param {number} pace
 */
export function appear(element, pace) {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: pace, easing: "ease-out", fill: "backwards" });
}

/**
 * @param {SVGGElement} element
 * @param {number} pace
 */
export function vanish(element, pace) {
  const going = element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: pace, fill: "forwards" });
  going.finished.then(() => element.remove(), () => element.remove());
  return going;
}

/**
 * Waits until all have arrived; a browser that stops its clocks in the background does not hold us up.
 * @param {Animation[]} motions
 * @param {number} pace
 */
export async function arrive(motions, pace) {
  if (motions.length === 0) return;
  const all = Promise.allSettled(motions.map((motion) => motion.finished));
  await Promise.race([all, new Promise((done) => setTimeout(done, pace * 1.5 + 60))]);
}

/**
 * Time to look, where somebody looks.
 * @param {number} time milliseconds
 */
export function rest(time) {
  return new Promise((done) => setTimeout(done, document.hidden ? 0 : time));
}
