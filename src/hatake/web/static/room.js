// The waiting room: the link can be copied, and the page follows who sits down.

import { Wire } from "./wire.js";
import { part, say } from "./words.js";

const share = part("share");
const copy = part("copy");

if (share instanceof HTMLInputElement) {
  copy.hidden = false;
  share.addEventListener("focus", () => share.select());
  copy.addEventListener("click", async () => {
    share.select();
    try {
      await navigator.clipboard.writeText(share.value);
    } catch {
      return;
    }
    copy.textContent = say("copied");
    setTimeout(() => (copy.textContent = say("copy")), 2000);
  });
}

let isLeaving = false;
addEventListener("submit", () => (isLeaving = true));

const wire = new Wire(part("room").dataset["table"] ?? "", {
  opened: () => wire.say({ type: "hello", have: -1 }),
  heard: ({ type }) => {
    // A form that is on its way leads to the new state of things by itself.
    if (!isLeaving && (type === "changed" || type === "whole")) location.reload();
  },
  broken: () => {},
});
