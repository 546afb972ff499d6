"""Prints the test runs kept in a folder, failed ones whole, and closes with the sum: `N passed, N failed`."""

import re
import sys
from pathlib import Path

COUNT = re.compile(r"(\d+) (passed|failed|errors?)\b")


def count(log: str) -> tuple[int, int]:
    """How many tests of a run passed and failed; a run that ended badly for another reason failed once."""
    *lines, status = log.splitlines()
    closing = next((line for line in reversed(lines) if re.search(r" in [\d.]+s", line)), "")
    passed = failed = 0
    for number, outcome in COUNT.findall(closing):
        if outcome == "passed":
            passed += int(number)
        else:
            failed += int(number)
    if status != "exit 0" and not failed:
        failed = 1
    return passed, failed


def main(folder: Path) -> int:
    """Exit code: 0 where tests ran and none failed."""
    passed = failed = 0
    for file in sorted(folder.iterdir(), key=lambda file: file.stat().st_mtime):
        log = file.read_text(encoding="utf-8", errors="replace")
        good, bad = count(log)
        print(f"== {file.name}: {good} passed, {bad} failed")
        print("\n".join(log.splitlines() if bad else log.splitlines()[-8:-1]))
        passed, failed = passed + good, failed + bad
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
