// The bar beside the board: whose turn it is, what has been chosen, and buttons for what no piece stands for.

import { part, say } from "./words.js";

/** @typedef {{pick: string, text: string, isShut: boolean, isMinor?: boolean, act?: () => void}} Choice */

export class Bar {
  /** @param {{pick: (pick: string) => void, back: () => void}} hands */
  constructor(hands) {
    this.hands = hands;
    this.box = part("bar");
    this.title = part("turn");
    this.prompt = part("prompt");
    this.row = part("picking");
  }

  /**
   * @param {string} title
   * @param {{isMine?: boolean, isThinking?: boolean}} [how]
   */
  head(title, { isMine = false, isThinking = false } = {}) {
    this.title.textContent = title;
    this.box.classList.toggle("mine", isMine);
    this.box.classList.toggle("thinks", isThinking);
  }

  /**
   * @param {string} text
   * @param {boolean} [isWrong]
   */
  tell(text, isWrong = false) {
    this.prompt.textContent = text;
    this.prompt.classList.toggle("wrong", isWrong);
  }

  /**
   * @param {Choice[]} choices
   * @param {boolean} mayGoBack
   */
  offer(choices, mayGoBack) {
    const buttons = choices.map((choice) => this.button(choice));
    if (mayGoBack) buttons.push(this.backButton());
    this.row.replaceChildren(...buttons);
  }

  /** @param {Choice} choice */
  button({ pick, text, isShut, isMinor = false, act = () => this.hands.pick(pick) }) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.dataset["pick"] = pick;
    if (isShut) button.setAttribute("aria-disabled", "true");
    else button.className = isMinor ? "turning" : "main";
    button.addEventListener("click", act);
    return button;
  }

  backButton() {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "back";
    button.textContent = say("back-one");
    button.addEventListener("click", () => this.hands.back());
    return button;
  }

  /** Puts the keyboard on the first choice there is, or on the title. */
  focus() {
    const first = this.row.querySelector("button:not(.back)");
    (first instanceof HTMLElement ? first : this.title).focus();
  }
}
