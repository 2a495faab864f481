//! Tiny subjects: one short C file, one Makefile, one manifest.

use std::fs::{self, File, OpenOptions, Permissions};
use std::os::unix::fs::PermissionsExt;

use patchwright_testkit::Project;
use rustix::fs::{CWD, FileType, Mode, mknodat};
use serde_json::Value;

use crate::tool::{Output, Tool};

/// Reads one byte past a block of four when its input begins with `!`.
pub const PROGRAM: &str = r#"#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int past_the_end(const char *block, int at) {
  return block[at]; /* BUG */
}

int main(int argc, char **argv) {
  int in = argc > 1 ? open(argv[1], O_RDONLY) : 0;
  volatile size_t size = 4; /* what the compiler knows, UBSan reports before ASan */
  char *block = calloc(size, 1);
  unsigned char first = 0;
  if (read(in, &first, 1) < 0) return 1;
  printf("first byte: %d\n", first);
  return first == '!' ? past_the_end(block, first - '!' + 4) : 0;
}
"#;
pub const FUNCTION: &str = "past_the_end";
pub const LINE: u64 = 7;

pub const MAKEFILE: &str = "CC = clang
CFLAGS = -g -O1 -fno-omit-frame-pointer -fsanitize=address
prog: prog.c
\t$(CC) $(CFLAGS) -o $@ prog.c
";

pub const MANIFEST: &str = r#"[build]
command = "make"

[[poc]]
command = "./prog {input}"
input = "crash.bin"
seconds = 30
"#;

/// Few mutants of one byte say as much as many, and a search of one byte finds nothing more.
pub const FEW: &str = "\n[judge]\nneighbours = 40\nsearch-seconds = 0\n";
/// For those in which the search is to be seen.
pub const SEARCHED: &str = "\n[judge]\nneighbours = 40\n";

pub fn project() -> Project {
    with_manifest(&format!("{MANIFEST}{FEW}"))
}

pub fn with_manifest(manifest: &str) -> Project {
    Project::with(&[
        ("prog.c", PROGRAM),
        ("Makefile", MAKEFILE),
        ("crash.bin", "!"),
        ("calm.bin", "."),
        ("patchwright.toml", manifest),
    ])
}

/// `patchwright reproduce src --format json` and more arguments.
pub fn reproduce(project: &Project, further: &[&str]) -> Output {
    let words = [&["reproduce", "src", "--format", "json"], further].concat();
    Tool::new(project, &words).run()
}

/// The PoC of that name in the output of `reproduce`.
#[track_caller]
pub fn poc<'j>(document: &'j Value, name: &str) -> &'j Value {
    let pocs = document["pocs"].as_array().unwrap();
    let found = pocs.iter().find(|poc| poc["name"] == name);
    found.unwrap_or_else(|| panic!("no PoC {name} in {document:#}"))
}

/// A manifest entry for each PoC: name, command, further lines.
pub fn pocs(rows: &[(&str, &str, &str)]) -> String {
    let entry = |(name, command, more): &(&str, &str, &str)| {
        format!("\n[[poc]]\nname = \"{name}\"\ncommand = '''{command}'''\n{more}\n")
    };
    rows.iter().map(entry).collect()
}

const DEALT: &str = r#"[build]
command = "make"
[sandbox]
read = ["DEALER"]
[[poc]]
command = "./prog DEALER/turn"
"#;

/// A pipe outside the tree determines how each run ends: every run starts from the same tree, so only
/// something outside can tell them apart.
pub fn with_dealer() -> (Project, File) {
    let project = project();
    let dealer = project.root().join("dealer");
    fs::create_dir(&dealer).unwrap();
    let pipe = dealer.join("turn");
    mknodat(CWD, &pipe, FileType::Fifo, Mode::from_raw_mode(0o666), 0).unwrap();
    fs::set_permissions(&pipe, Permissions::from_mode(0o666)).unwrap();
    fs::set_permissions(&dealer, Permissions::from_mode(0o755)).unwrap();
    let manifest = DEALT.replace("DEALER", dealer.to_str().unwrap());
    project.write("patchwright.toml", manifest);
    // Allowed by the user's own configuration: a manifest cannot make the user's folders visible.
    let allowed = format!("allow-read = [{:?}]\n", dealer.display().to_string());
    project.write_beside("home/.config/patchwright/config.toml", allowed);
    let hand = OpenOptions::new().read(true).write(true).open(&pipe);
    (project, hand.unwrap())
}
