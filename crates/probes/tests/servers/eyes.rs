//! The facade: answers from clangd if possible, else from syntax, and says which.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;
use patchwright_probes::code::{CodeEyes, Source};
use patchwright_probes::location::{Location, LocationFile};
use patchwright_probes::lsp::{Index, Patience};

use crate::clangd::clangd;
use crate::misbehaviour::fake;
use crate::support::{Fixture, SHORT, find, path};

const A: &str = "#include \"b.h\"
#ifdef NEVER
int hidden(int deep) { return deep; }
#endif
int main(void) { return use(1); }
";
const B: &str = "#include \"b.h\"\nint use(int n) { return n; }\n";
const H: &str = "int use(int n);\n";
const FILES: [(&str, &str); 3] = [("a.c", A), ("b.c", B), ("b.h", H)];
const WHOLE: Source = Source::Server {
    index: Index::Whole,
};

fn map(files: &[(&str, &str)]) -> CodeMap {
    let read = |(name, text): &(&str, &str)| (path(name), text.as_bytes().to_vec());
    CodeMap::read(files.iter().map(read))
}

fn lines(places: &[Location]) -> Vec<(String, u32)> {
    let name = |place: &Location| match &place.file {
        LocationFile::Tree(file) => file.to_string(),
        LocationFile::Outside(file) => file.display().to_string(),
    };
    places
        .iter()
        .map(|place| (name(place), place.line))
        .collect()
}

fn asked(marked: &str, text: &str) -> (u32, u32) {
    find(text, marked)
}

#[test]
fn every_answer_says_who_gave_it() {
    let fixture = Fixture::new(&FILES);
    let server = fixture.server(clangd(), Patience::default());
    let mut eyes = CodeEyes::with_server(map(&FILES), server);
    let b_c = [("b.c".to_owned(), 2)];

    let (line, column) = asked("main(void) { return |use", A);
    let found = eyes.definitions(&path("a.c"), line, column);
    assert_eq!((lines(&found.value), found.from), (b_c.to_vec(), WHOLE));
    let used = eyes.references(&path("a.c"), line, column);
    assert_eq!(used.from, WHOLE);
    let everywhere =
        [("a.c", 5), ("b.c", 2), ("b.h", 1)].map(|(file, line)| (file.to_owned(), line));
    assert_eq!(lines(&used.value), everywhere);
    let words = eyes.hover(&path("a.c"), line, column);
    assert_eq!(words.from, WHOLE);
    assert!(words.value.unwrap().contains("int use(int n)"));

    // Asked at the definition, it stays there.
    let (line, column) = asked("int |use", B);
    let own = eyes.definitions(&path("b.c"), line, column);
    assert_eq!((lines(&own.value), own.from), (b_c.to_vec(), WHOLE));

    // A branch that is not compiled is known only from syntax.
    let (line, column) = asked("return |deep", A);
    let found = eyes.definitions(&path("a.c"), line, column);
    let why = "the language server finds nothing there".to_owned();
    assert_eq!(found.from, Source::Syntax { why });
    assert_eq!(lines(&found.value), [("a.c".to_owned(), 3)]);
    assert_eq!(fixture.starts(), 1);
}

#[test]
fn another_tree_is_looked_at() {
    let fixture = Fixture::new(&FILES);
    let server = fixture.server(clangd(), Patience::default());
    let mut eyes = CodeEyes::with_server(map(&FILES), server);
    let (line, column) = asked("main(void) { return |use", A);
    assert_eq!(eyes.definitions(&path("a.c"), line, column).from, WHOLE);
    let moved = "#include \"b.h\"\nint zero;\nint one;\nint use(int n) { return n; }\n";
    let changed: BTreeSet<RelPath> = [path("b.c")].into();
    eyes.turn_to(map(&[("a.c", A), ("b.c", moved), ("b.h", H)]), changed);
    let found = eyes.definitions(&path("a.c"), line, column);
    assert_eq!(
        (lines(&found.value), found.from),
        (vec![("b.c".to_owned(), 4)], WHOLE)
    );
    eyes.turn_to(map(&FILES), BTreeSet::new());
    let found = eyes.definitions(&path("a.c"), line, column);
    assert_eq!(lines(&found.value), [("b.c".to_owned(), 2)]);
}

#[test]
fn syntax_answers_for_a_server_that_fails() {
    let patience = Patience {
        question: Duration::from_millis(300),
        ..SHORT
    };
    for how in ["hang", "die", "nonsense", "large"] {
        let fixture = Fixture::new(&FILES);
        let server = fixture.server(fake(how), patience);
        let mut eyes = CodeEyes::with_server(map(&FILES), server);
        let (line, column) = asked("main(void) { return |use", A);
        for starts in [2, 4, 4] {
            let begin = Instant::now();
            let found = eyes.definitions(&path("a.c"), line, column);
            assert!(begin.elapsed() < Duration::from_secs(10), "{how}");
            assert_eq!(lines(&found.value), [("b.c".to_owned(), 2)], "{how}");
            let Source::Syntax { why } = found.from else {
                panic!("{how}: the server answered");
            };
            let failures = ["clangd gave no answer", "clangd was given up"];
            assert!(
                failures.iter().any(|words| why.starts_with(words)),
                "{how}: {why}"
            );
            assert_eq!(fixture.starts(), starts, "{how}");
        }
    }
}
