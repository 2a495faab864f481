#!/usr/bin/env python3
"""Makes a case of every vulnerability below cves/: Debian's source without its fix, our PoC, and the fix as a patch.

Usage: cves.py FOLDER [--only TEXT]

Fetches the source packages that cves/NAME/cve.toml name with apt-get and package lists of its own: 10 MB of lists, 6 MB of sources, no
root needed. FOLDER/NAME is then a case for `patchwright verify FOLDER/NAME --patch FOLDER/NAME/fix.patch`. What is there and up to date is
left alone, so a stopped run goes on where it was.
"""

import argparse
import fnmatch
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The versions are those of this release: its point releases seldom replace them.
RELEASE = "bookworm"
SECONDS = 600
LARGEST = 50 * 1024 * 1024
PROGRAMS = {"apt-get": "apt", "dpkg-source": "dpkg-dev", "patch": "patch", "git": "git"}


class Failed(Exception):
    """This case cannot be made, for the reason given."""


def run(command, folder, ok=(0,)):
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired as error:
        raise Failed(f"{command[0]} took longer than {SECONDS} seconds") from error
    if done.returncode not in ok:
        said = (done.stderr.strip() or done.stdout.strip()).decode(errors="replace").splitlines()[-3:]
        raise Failed(f"{' '.join(command[:2])} failed: {' / '.join(said)}")
    # Sources have line ends and encodings of all kinds: a patch keeps them.
    return done.stdout.decode(errors="surrogateescape")


def source_lists(parts):
    """The machine's own Debian archives, as source packages of the release that we know."""
    system = dict(line.split("=", 1) for line in pathlib.Path("/etc/os-release").read_text().splitlines() if "=" in line)
    codename = system.get("VERSION_CODENAME", RELEASE).strip('"')
    lists = [pathlib.Path("/etc/apt/sources.list"), *sorted(pathlib.Path("/etc/apt/sources.list.d").glob("*"))]
    for number, one in enumerate(lists):
        if not one.is_file() or one.suffix not in (".list", ".sources"):
            continue
        text = one.read_text().replace(codename, RELEASE)
        if one.suffix == ".list":
            kept = "\n".join(re.sub(r"^deb(-src)?\s", "deb-src ", line) for line in text.splitlines()
                             if re.match(r"deb(-src)?\s.*/debian", line))
        else:
            kept = "\n\n".join(re.sub(r"(?m)^Types:.*", "Types: deb-src", stanza) for stanza in re.split(r"\n\s*\n", text)
                               if re.search(r"(?m)^URIs:.*/debian", stanza))
        if kept:
            (parts / f"{number}{one.suffix}").write_text(kept + "\n")


def apt(folder):
    """The options that give apt-get lists of its own; made once for each FOLDER."""
    own = folder / ".apt"
    options = ["-q", "-o", "Dir::Etc::SourceList=/dev/null", "-o", f"Dir::Etc::SourceParts={own}/parts",
               "-o", f"Dir::State::Lists={own}/lists", "-o", f"Dir::Cache={own}/cache", "-o", "APT::Sandbox::User=",
               "-o", "APT::Get::List-Cleanup=0", "-o", "Debug::NoLocking=1", "-o", "Acquire::Retries=2"]
    if not (own / "done").exists():
        print(f"cves: reading the lists of source packages of Debian {RELEASE}, about 10 MB", flush=True)
        for part in ("parts", "lists/partial", "cache/archives/partial"):
            (own / part).mkdir(parents=True, exist_ok=True)
        source_lists(own / "parts")
        run(["apt-get", *options, "update"], own)
        (own / "done").touch()
    return options


def fetched(folder, package, version):
    """The package's .dsc file, with the rest of the package beside it."""
    store = folder / ".packages"
    store.mkdir(exist_ok=True)
    description = store / f"{package}_{version.split(':', 1)[-1]}.dsc"
    if not description.with_suffix(".done").exists():
        options = apt(folder)
        try:
            listed = run(["apt-get", *options, "source", "--print-uris", f"{package}={version}"], store)
        except Failed as error:
            raise Failed(f"{error}; if Debian has replaced this version, name the next one in cve.toml") from error
        size = sum(map(int, re.findall(r"(?m)^'\S+' \S+ (\d+) ", listed)))
        if not 0 < size <= LARGEST:
            raise Failed(f"{package} {version} has {size} bytes, and at most {LARGEST} are fetched")
        print(f"cves: fetching {package} {version}, {size / 1e6:.1f} MB", flush=True)
        run(["apt-get", *options, "source", "--download-only", f"{package}={version}"], store)
        description.with_suffix(".done").touch()
    return description


def unpacked(case, description, about):
    """The source as Debian has it, and beside it the one without the fix."""
    fixed, source = case / "b", case / "a"
    run(["dpkg-source", "--no-check", "--no-copy", "-x", str(description), str(fixed)], case)
    shutil.copytree(fixed, source, symlinks=True)
    for name in reversed(about["reverse"]):
        patch = source / "debian" / "patches" / name
        if not patch.is_file():
            raise Failed(f"Debian's source has no patch {name}")
        run(["patch", "-R", "-p1", "-s", "--no-backup-if-mismatch", "-i", str(patch)], source)
    # Debian's packaging tells the answer, and none of it is built.
    for tree in (fixed, source):
        for packaging in ("debian", ".pc"):
            shutil.rmtree(tree / packaging, ignore_errors=True)


def fix_of(case, about):
    """The true fix as a patch for the source: what Debian's patch changes in the program, not in its tests."""
    changed = run(["git", "diff", "--no-index", "--name-only", "a", "b"], case, (0, 1)).splitlines()
    names = sorted({name.split("/", 1)[1] for name in changed})
    names = [name for name in names if any(fnmatch.fnmatch(name, glob) for glob in about.get("files", ["*"]))]
    if not names:
        raise Failed("the fix changes no file of the program")
    return "".join(run(["git", "diff", "--no-index", "--no-prefix", f"a/{name}", f"b/{name}"], case, (0, 1)) for name in names)


def stamp(case):
    """What a case was made of."""
    digest = hashlib.sha256(pathlib.Path(__file__).read_bytes())
    for file in sorted(path for path in case.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        digest.update(f"{file.relative_to(case)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def make(folder, kept):
    about = tomllib.loads((kept / "cve.toml").read_text())
    case = folder / kept.name
    made_of = stamp(kept)
    if (case / ".made").exists() and (case / ".made").read_text() == made_of:
        return
    missing = [name for name in about.get("needs", []) if not (shutil.which(name) or os.path.exists(name))]
    if missing:
        raise Failed(f"{', '.join(missing)} is missing; {about['install']}")
    description = fetched(folder, about["package"], about["version"])
    shutil.rmtree(case, ignore_errors=True)
    case.mkdir()
    unpacked(case, description, about)
    fix = fix_of(case, about)
    shutil.rmtree(case / "b")
    (case / "a").rename(case / "source")
    if (kept / "source").is_dir():
        shutil.copytree(kept / "source", case / "source", dirs_exist_ok=True)
    shutil.copy(kept / "patchwright.toml", case)
    run([sys.executable, str(kept / "poc.py"), str(case)], case)
    # Last: what has a fix is a case that can be judged.
    (case / "fix.patch").write_bytes(fix.encode(errors="surrogateescape"))
    (case / ".made").write_text(made_of)
    print(f"cves: {kept.name} is ready", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--only", default="", help="only vulnerabilities whose name contains this")
    asked = parser.parse_args()
    missing = [package for program, package in PROGRAMS.items() if not shutil.which(program)]
    if missing:
        raise SystemExit(f"cves: programs are missing; run: sudo apt-get install -y {' '.join(missing)}")
    kept = [path.parent for path in sorted((ROOT / "cves").glob("*/cve.toml")) if asked.only in path.parent.name]
    if not kept:
        raise SystemExit(f"cves: no vulnerability below cves/ is called {asked.only}")
    folder = asked.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    for one in kept:
        try:
            make(folder, one)
        except (Failed, OSError) as error:
            failed += 1
            print(f"cves: {one.name} is not made: {error}", file=sys.stderr, flush=True)
    print(f"cves: {len(kept) - failed} of {len(kept)} are in {asked.folder}")
    if failed:
        sys.exit(1)


main()
