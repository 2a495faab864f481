"""The table of what was measured, what was wanted, and whether that was reached."""


def duration(seconds):
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.2f} s"


class Table:
    def __init__(self):
        self.rows = []

    def add(self, what, value, target, met, note=""):
        self.rows.append((what, value, target, "met" if met else "MISSED", note))
        print(f"  {what}: {value} (target {target}): {'met' if met else 'MISSED'} {note}", flush=True)

    def figure(self, what, value, note=""):
        """Something to compare with, not a target of its own."""
        self.rows.append((what, value, "", "", note))
        print(f"  {what}: {value} {note}", flush=True)

    def under(self, what, seconds, limit, words, note=""):
        self.add(what, duration(seconds), f"< {duration(limit)} ({words})", seconds < limit, note)

    def print(self):
        head = ("what", "measured", "target", "", "")
        widths = [max(len(row[column]) for row in [head, *self.rows]) for column in range(4)]
        print()
        for row in [head, ("-" * widths[0], "-" * widths[1], "-" * widths[2], "-" * widths[3], ""), *self.rows]:
            print("| " + " | ".join(text.ljust(width) for text, width in zip(row, widths)) + " | " + row[4])
        missed = sum(row[3] == "MISSED" for row in self.rows)
        print(f"\n{missed} of {sum(bool(row[3]) for row in self.rows)} targets missed")
