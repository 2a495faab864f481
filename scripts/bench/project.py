"""A project to measure on: its case folders, its patches, and the same work done by hand."""

import os
import shutil
import subprocess
import time

from clock import Failed, by_hand

RUNS = 3


class Project:
    """`cases` maps a case's name to its PoC command (with {input}) and the input's bytes and name."""

    def __init__(self, name, source, root, commands, cases):
        self.name, self.source, self.root, self.commands = name, source, root, commands
        self.hand = os.path.join(root, "hand")
        self.cases = {}
        os.makedirs(root, exist_ok=True)
        for case, (command, file_name, content) in cases.items():
            self.cases[case] = self._write_case(case, command, file_name, content)

    def _write_case(self, case, command, file_name, content):
        folder = os.path.join(self.root, case)
        os.makedirs(folder)
        with open(os.path.join(folder, file_name), "wb") as out:
            out.write(content)
        # Neighbours are measured on their own: the design's targets leave them apart.
        for name, neighbours in (("patchwright.toml", 0), ("neighbours.toml", 300)):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as out:
                out.write("\n".join(self._manifest(command, file_name, neighbours)))
        with_neighbours = os.path.join(folder, "neighbours.toml")
        poc = command.replace("{input}", os.path.join(folder, file_name))
        return {"manifest": folder, "with neighbours": with_neighbours, "poc": poc}

    def _manifest(self, command, file_name, neighbours):
        made = self.commands
        return [
            "[project]", f'source = "{self.source}"',
            "[build]", *([f'setup = """{made["setup"]}"""'] if made["setup"] else []),
            f'command = """{made["build"]}"""', "seconds = 3600",
            "[[poc]]", f'command = """{command}"""', f'input = "{file_name}"',
            "[test]", *([f'build-command = """{made["test_build"]}"""'] if made["test_build"] else []),
            f'command = """{made["test"]}"""', f'format = "{made["format"]}"', "seconds = 3600",
            "[judge]", f"runs = {RUNS}", f"neighbours = {neighbours}", "",
        ]

    def env(self):
        """What the sandbox gives a command too."""
        home = os.path.join(self.root, "home")
        os.makedirs(home, exist_ok=True)
        return {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home,
            "LC_ALL": "C.UTF-8", "TZ": "UTC", "SOURCE_DATE_EPOCH": "315532800",
            "ASAN_SYMBOLIZER_PATH": shutil.which("llvm-symbolizer-19") or shutil.which("llvm-symbolizer") or "",
        }

    def shell(self, command, expect=None):
        return by_hand(command.replace("{jobs}", str(os.cpu_count())), self.hand, self.env(), expect)

    def build_from_nothing(self):
        """C without PoC runs and tests: copy, setup, clean build. Seconds of each part."""
        shutil.rmtree(self.hand, ignore_errors=True)
        started = time.monotonic()
        subprocess.run(["cp", "-a", self.source, self.hand], check=True)
        copy = time.monotonic() - started
        setup = self.shell(self.commands["setup"], 0) if self.commands["setup"] else 0.0
        build = self.shell(self.commands["build"], 0)
        tests = self.shell(self.commands["test_build"], 0) if self.commands["test_build"] else 0.0
        return {"copy": copy, "setup": setup, "build": build, "test build": tests}

    def poc_runs(self, case):
        return sum(self.shell(self.cases[case]["poc"]) for _ in range(RUNS))

    def tests(self):
        return self.shell(self.commands["test"])

    def after_edit(self, case, patch):
        """F: the project's own incremental build after the edit, PoC runs, and tests; then undone."""
        self.patch(patch, [])
        build = self.shell(self.commands["build"], 0)
        runs = self.poc_runs(case)
        tests = self.shell(self.commands["test_build"], 0) if self.commands["test_build"] else 0.0
        tests += self.tests()
        self.patch(patch, ["-R"])
        self.shell(self.commands["build"], 0)
        return {"build": build, "poc": runs, "tests": tests}

    def patch(self, patch, further):
        argv = ["patch", "-s", "-p1", "--no-backup-if-mismatch", *further, "-d", self.hand, "-i", patch]
        if subprocess.run(argv, check=False).returncode != 0:
            raise Failed(f"{patch} does not apply to {self.name}")

    def write_patch(self, name, file, old, new):
        """A patch that replaces the only occurrence of `old` in one file of the source."""
        with open(os.path.join(self.source, file), encoding="utf-8", errors="surrogateescape") as text:
            before = text.read()
        if before.count(old) != 1:
            raise Failed(f"{file} holds {old!r} {before.count(old)} times")
        changed = os.path.join(self.root, "changed")
        with open(changed, "w", encoding="utf-8", errors="surrogateescape") as out:
            out.write(before.replace(old, new))
        path = os.path.join(self.root, name + ".patch")
        with open(path, "wb") as out:
            argv = ["diff", "-u", "--label", "a/" + file, "--label", "b/" + file, os.path.join(self.source, file), changed]
            subprocess.run(argv, stdout=out, check=False)
        return path
