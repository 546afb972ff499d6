"""What people do at a table, in terms of what they see: told by roles and words, done by mouse, keys and fingers."""

import random
from typing import Any

from playwright.sync_api import Locator, Page, expect

CHOICES = ".picking button.main, .piece[data-lit=next], #after:not([hidden])"
SOME_POINTS = """(light) => {
  const found = new Map();
  const shares = [0.5, 0.3, 0.7, 0.12, 0.88];
  for (const group of document.querySelectorAll(`g.piece[data-lit=${light}]`)) {
    if (found.has(group.dataset.pick)) continue;
    group.scrollIntoView({ block: "nearest" });
    const box = group.querySelector(".drawing").getBoundingClientRect();
    for (const [fx, fy] of shares.flatMap((fx) => shares.map((fy) => [fx, fy]))) {
      const [x, y] = [box.left + fx * box.width, box.top + fy * box.height];
      const hit = document.elementFromPoint(x, y)?.closest("g.piece");
      if (hit?.dataset.pick !== group.dataset.pick) continue;
      found.set(group.dataset.pick, { pick: group.dataset.pick, x, y, width: box.width, height: box.height });
      break;
    }
  }
  return [...found.values()];
}"""
FOCUS = """() => {
  const at = document.activeElement;
  if (at?.dataset?.lit) return at.dataset.lit;
  return at?.matches(".picking button.main") ? "button" : "";
}"""
LONGEST = 3000


def say_name(page: Page, name: str) -> None:
    """Type one's name on the home page."""
    page.goto("/")
    page.locator("#name").fill(name)
    page.locator(".naming button").click()
    expect(page.locator("#name")).to_have_value(name)


def lay_table(page: Page, slug: str, *seats: str, name: str = "Hana") -> None:
    """Make a table by the form: each seat `me`, `open`, `bot-1` and so on."""
    page.goto(f"/new/{slug}")
    fields = page.locator("select[name^='seat-']")
    for number in range(1, fields.count() + 1):
        chosen = seats[number - 1] if number <= len(seats) else "none"
        page.locator(f"#seat-{number}").select_option(chosen)
    if page.locator("#name").count():
        page.locator("#name").fill(name)
    page.locator("form.laying button.main").click()
    page.wait_for_url("**/tables/*")
    if "open" not in seats and page.locator("form[action$=start]").count():
        start(page)


def start(page: Page) -> None:
    """Start the game from the waiting room."""
    page.locator("form[action$=start] button").click()
    page.locator("#table").wait_for()


def is_over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.locator("#after").is_visible()


def wait_for_choice(page: Page) -> bool:
    """Wait until something may be chosen; False once the game is over."""
    page.locator(CHOICES).first.wait_for()
    return not is_over(page)


def lit(page: Page, light: str = "next") -> list[dict[str, Any]]:
    """The picks that are lit on the board, with a point where each can be hit."""
    found: list[dict[str, Any]] = page.evaluate(SOME_POINTS, light)
    return found


def step(page: Page, rng: random.Random, *, by_touch: bool = False) -> None:
    """Pick one thing: a button where there is one (mostly), else a piece."""
    buttons: Locator = page.locator(".picking button.main")
    points = lit(page)
    if buttons.count() and (not points or rng.random() < 0.7):
        button = buttons.nth(rng.randrange(buttons.count()))
        button.tap() if by_touch else button.click()
        return
    if points:
        point = rng.choice(points)
        (page.touchscreen.tap if by_touch else page.mouse.click)(point["x"], point["y"])


def play_on(page: Page, seed: int = 1, *, by_touch: bool = False, steps: int = LONGEST) -> int:
    """Pick at random until the game is over or so many picks are made; how many were made."""
    rng = random.Random(seed)
    for made in range(steps):
        if not wait_for_choice(page):
            return made
        step(page, rng, by_touch=by_touch)
    return steps


def play_by_keys(page: Page) -> int:
    """The same with the keyboard alone: Tab to what is lit, or be led there; Enter and Space pick."""
    for made in range(LONGEST):
        if not wait_for_choice(page):
            return made
        for _ in range(80):
            if page.evaluate(FOCUS) in {"next", "button"}:
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter" if made % 2 else "Space")
    return LONGEST


def log_of(page: Page) -> list[str]:
    """The lines of the log."""
    return page.locator("#log li").all_inner_texts()


def labels(page: Page) -> set[str]:
    """The keys of all pieces on the board with what they are called."""
    found: list[str] = page.locator("#board g.piece").evaluate_all(
        "(pieces) => pieces.map((piece) => piece.dataset.key + ' ' + piece.dataset.look)"
    )
    return set(found)
