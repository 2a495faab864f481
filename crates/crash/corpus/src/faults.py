"""Uncaught exceptions of Python, one per case."""
import faulthandler
import sys
import ctypes


class BadInput(Exception):
    pass


def pick(cells, at):
    return cells[at]  # BUG python-index python-cause python-fuzz


def look(table, word):
    return table[word]  # BUG python-key python-context


def length(thing):
    return thing.size  # BUG python-none


def share(whole, parts):
    return whole / parts  # BUG python-divide


def number(digits):
    return int(digits)  # BUG python-number


def must_be_small(n):
    assert n < 3, "too large"  # BUG python-assert


def again(n):
    return again(n + 1) + 1  # BUG python-recursion


def hoard():
    return bytearray(1 << 62)  # BUG python-memory


def load(cells):
    try:
        return pick(cells, 9)
    except IndexError as e:
        raise BadInput("bad header") from e


def clean(cells):
    try:
        return pick(cells, 9)
    except IndexError:
        return look({}, "fallback")


def group(cells):
    raise ExceptionGroup("several", [ValueError("one"), BadInput("two")])  # BUG python-group


def poke():
    ctypes.string_at(8)  # BUG python-crash


def spin():
    while True:  # BUG python-hang
        pass  # BUG python-hang


def main(name):
    cells = [1, 2, 3]
    match name:
        case "python-index": pick(cells, 7)
        case "python-key": look({}, "magic")
        case "python-none": length(None)
        case "python-divide": share(9, 0)
        case "python-number": number("12x")
        case "python-assert": must_be_small(7)
        case "python-recursion": again(0)
        case "python-memory": hoard()
        case "python-cause": load(cells)
        case "python-context": clean(cells)
        case "python-group": group(cells)
        case "python-syntax": compile("a = (", "input.txt", "exec")  # BUG python-syntax
        case "python-crash":
            faulthandler.enable()
            poke()
        case "python-hang":
            faulthandler.dump_traceback_later(1, exit=True)
            spin()


if __name__ == "__main__":
    main(sys.argv[1])
