"""What Atheris prints for an uncaught exception."""
import sys
import atheris
import faults


def TestOneInput(data):
    if len(data) > 3:
        faults.pick([1, 2, 3], len(data))


atheris.Setup(sys.argv, TestOneInput)
atheris.Fuzz()
