//! The real clangd on a small project.

use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_probes::location::{Location, LocationFile};
use patchwright_probes::lsp::{Index, LanguageServer, Patience, ServerSpec};

use crate::support::{Fixture, View, path};

const FILES: [(&str, &str); 4] = [
    (
        "src/main.c",
        "#include \"box.h\"\n#include <stdlib.h>\n/* ü */ int main(void) { struct box b; b.n = LIMIT; free(0); return use(&b); }\n",
    ),
    (
        "src/box.c",
        "#include \"box.h\"\n\n\nint use(struct box *b) { return b->n; }\n",
    ),
    (
        "src/box.h",
        "#pragma once\n#define LIMIT 7\ntypedef unsigned u32;\nstruct box { u32 n; };\n/// Uses a box.\nint use(struct box *b);\n",
    ),
    (
        "src/other.cc",
        "namespace deep { struct Board { int render() const; }; }\nint deep::Board::render() const { return 1; }\nint draw(const deep::Board &b) { return b.render(); }\n",
    ),
];

pub fn clangd() -> ServerSpec {
    let versions = (10..60)
        .rev()
        .map(|version| format!("/usr/bin/clangd-{version}"));
    let mut names = ["/usr/bin/clangd".to_owned()].into_iter().chain(versions);
    let program = names.find(|name| Path::new(name).exists());
    let mut spec = ServerSpec::clangd();
    spec.command[0] = program.unwrap_or_else(|| panic!("clangd is not installed"));
    spec
}

fn at(file: &str, line: u32, column: u32, length: u32) -> Location {
    Location {
        file: LocationFile::Tree(path(file)),
        line,
        column,
        end_line: line,
        end_column: column + length,
    }
}

fn define(
    fixture: &Fixture,
    server: &mut LanguageServer,
    file: &str,
    marked: &str,
) -> Vec<Location> {
    let answered = fixture.ask(file, marked, |question| server.definitions(question));
    let (places, index) = answered.unwrap();
    assert_eq!(index, Index::Whole);
    places
}

#[test]
fn the_first_definition_waits_for_the_index() {
    let fixture = Fixture::new(&FILES);
    let mut server = fixture.server(clangd(), Patience::default());
    let cases = [
        ("src/main.c", "return |use", at("src/box.c", 4, 4, 3)),
        ("src/main.c", "b.|n", at("src/box.h", 4, 17, 1)),
        ("src/main.c", "|LIMIT", at("src/box.h", 2, 8, 5)),
        ("src/main.c", "|b.n", at("src/main.c", 3, 37, 1)),
        ("src/box.c", "struct |box", at("src/box.h", 4, 7, 3)),
        ("src/other.cc", "b.|render", at("src/other.cc", 2, 17, 6)),
    ];
    for (file, marked, expected) in cases {
        let found = define(&fixture, &mut server, file, marked);
        assert_eq!(found, [expected], "{marked}");
    }
    assert_eq!(fixture.starts(), 1);
}

#[test]
fn references_hover_and_the_outside() {
    let fixture = Fixture::new(&FILES);
    let mut server = fixture.server(clangd(), Patience::default());
    let used = fixture.ask("src/box.c", "int |use", |question| {
        server.references(question)
    });
    let expected = [
        at("src/box.c", 4, 4, 3),
        at("src/box.h", 6, 4, 3),
        at("src/main.c", 3, 69, 3),
    ];
    assert_eq!(used.unwrap().0, expected);
    for (marked, words) in [
        (
            "return |use",
            &["int use(struct box *b)", "Uses a box."][..],
        ),
        ("b.|n", &["u32 (aka unsigned int)", "struct box"]),
        ("|LIMIT", &["#define LIMIT 7"]),
    ] {
        let text = fixture.ask("src/main.c", marked, |question| server.hover(question));
        let text = text.unwrap().unwrap();
        assert!(words.iter().all(|word| text.contains(word)), "{text}");
    }
    let outside = define(&fixture, &mut server, "src/main.c", "|free");
    let header = PathBuf::from("/usr/include/stdlib.h");
    assert_eq!(outside[0].file, LocationFile::Outside(header));
    let nothing = fixture.ask("src/main.c", "main(void) |{", |question| {
        server.hover(question)
    });
    assert_eq!(nothing.unwrap(), None);
}

/// A candidate's changes to its own file and to a header that others include are seen; then the base is back.
#[test]
fn a_candidates_files_are_seen_and_forgotten() {
    let fixture = Fixture::new(&FILES);
    let server = fixture.server(clangd(), Patience::default());
    let hover = |view: &View, marked: &str| {
        let told = fixture.ask_of(view, "src/main.c", marked, |question| {
            server.hover(question)
        });
        told.unwrap().unwrap_or_default()
    };
    assert!(hover(&View::default(), "|LIMIT").contains("#define LIMIT 7"));
    let header = FILES[2].1.replace("LIMIT 7", "LIMIT 8");
    let main = FILES[0]
        .1
        .replace("struct box b;", "struct box b; long added = 1;");
    let candidate = View {
        number: 2,
        changed: [(path("src/box.h"), header), (path("src/main.c"), main)].into(),
    };
    assert!(hover(&candidate, "|LIMIT").contains("#define LIMIT 8"));
    assert!(hover(&candidate, "|added").contains("long added"));
    let base = View {
        number: 3,
        ..View::default()
    };
    assert!(hover(&base, "|LIMIT").contains("#define LIMIT 7"));
}

/// The index is kept on disk: a second server answers from it. If the first is killed, it is replaced unnoticed.
#[test]
fn the_index_outlives_the_server() {
    let fixture = Fixture::new(&FILES);
    for _ in 0..2 {
        let mut server = fixture.server(clangd(), Patience::default());
        let found = define(&fixture, &mut server, "src/main.c", "return |use");
        assert_eq!(found, [at("src/box.c", 4, 4, 3)]);
        for process in patchwright_testkit::processes_that_see(fixture.sandbox.workshop().path()) {
            let words = process.strip_prefix("/proc/").unwrap();
            let number = words.split(' ').next().unwrap().parse().unwrap();
            let process = rustix::process::Pid::from_raw(number).unwrap();
            let _ = rustix::process::kill_process(process, rustix::process::Signal::KILL);
        }
        std::thread::sleep(Duration::from_millis(200));
        let found = define(&fixture, &mut server, "src/main.c", "return |use");
        assert_eq!(found, [at("src/box.c", 4, 4, 3)]);
    }
    assert_eq!(fixture.starts(), 4);
}
