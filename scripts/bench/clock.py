"""Runs commands and tells how long they took and how much memory our own process had."""

import json
import os
import subprocess
import tempfile
import time


class Failed(Exception):
    """A command of the bench itself did not do what the bench needs."""


def by_hand(command, folder, env, expect=None):
    """A shell command as a person would type it; the answer is its seconds."""
    started = time.monotonic()
    with tempfile.TemporaryFile() as output:
        done = subprocess.run(
            ["/bin/sh", "-c", command], cwd=folder, env=env, stdin=subprocess.DEVNULL,
            stdout=output, stderr=subprocess.STDOUT, check=False,
        )
        seconds = time.monotonic() - started
        if expect is not None and done.returncode != expect:
            output.seek(max(0, output.tell() - 2000))
            raise Failed(f"{command!r} ended with {done.returncode}: {output.read().decode(errors='replace')}")
    return seconds


class Answer:
    """What one run of patchwright printed, took and needed."""

    def __init__(self, status, document, seconds, peak_kib, own_seconds):
        self.status, self.document = status, document
        self.seconds, self.peak_mib = seconds, peak_kib / 1024
        # Processor time of our process alone, without those it started.
        self.own_seconds = own_seconds

    def stage_seconds(self, name):
        return sum(stage["seconds"] for stage in self.document["stages"] if stage["name"] == name)


def run(argv, folders, wanted=(0, 1)):
    """One patchwright command with `--format json`, its high-water mark read while it runs."""
    env = dict(os.environ, PATCHWRIGHT_CACHE=folders["cache"], PATCHWRIGHT_RUNS=folders["runs"])
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        started = time.monotonic()
        child = subprocess.Popen(argv, stdin=subprocess.DEVNULL, stdout=out, stderr=err, env=env)
        peak, own = 0, 0.0
        while child.poll() is None:
            peak = max(peak, _high_water_kib(child.pid))
            own = max(own, _own_seconds(child.pid))
            time.sleep(0.005)
        seconds = time.monotonic() - started
        out.seek(0)
        err.seek(0)
        if child.returncode not in wanted:
            raise Failed(f"{' '.join(argv)} ended with {child.returncode}: {err.read().decode(errors='replace')[-2000:]}")
        return Answer(child.returncode, json.loads(out.read() or b"{}"), seconds, peak, own)


def _high_water_kib(pid):
    try:
        with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as status:
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1])
    except OSError:
        pass
    return 0


def _own_seconds(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as stat:
            fields = stat.read().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def least(times, measure):
    """The least of several measurements: other work on the machine only ever adds."""
    return min((measure() for _ in range(times)), key=lambda seen: getattr(seen, "seconds", seen))
