// Day, night or as the device has it: kept on the device, and set before anything is painted.
(() => {
  const KEY = "hatake.theme";
  const ORDER = ["auto", "light", "dark"];
  const root = document.documentElement;

  /** @returns {string} */
  const kept = () => {
    try {
      return localStorage.getItem(KEY) ?? "auto";
    } catch {
      return "auto";
    }
  };

  /** @param {string} theme */
  const keep = (theme) => {
    root.dataset["theme"] = theme;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // A browser that keeps nothing still shows it until the next page.
    }
  };

  /** @param {HTMLElement} button */
  const name = (button) => {
    const theme = root.dataset["theme"] ?? "auto";
    const label = button.dataset[theme] ?? "";
    button.title = label;
    const unseen = button.querySelector(".unseen");
    if (unseen) unseen.textContent = label;
  };

  root.dataset["theme"] = ORDER.includes(kept()) ? kept() : "auto";
  addEventListener("DOMContentLoaded", () => {
    const button = document.querySelector("button.theme");
    if (!(button instanceof HTMLElement)) return;
    button.hidden = false;
    name(button);
    button.addEventListener("click", () => {
      const now = ORDER.indexOf(root.dataset["theme"] ?? "auto");
      keep(ORDER[(now + 1) % ORDER.length] ?? "auto");
      name(button);
    });
  });
})();
