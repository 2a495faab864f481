use std::collections::BTreeSet;

use patchwright_domain::candidate::RelPath;

use crate::CodeMap;

const PARSE: &str =
    "int parse(struct in *in) { return in->at; }\nint run(void) { return parse(0); }\n";

fn map(units: &[&str]) -> CodeMap {
    let files = [
        ("all/copy.c", PARSE),
        ("src/in.h", "struct in { int at; };\n"),
        (
            "src/main.c",
            "#include \"in.h\"\n# include \"../lib/table.c\"\n",
        ),
        ("src/parse.c", PARSE),
        ("lib/more.c", "int parse(struct in *in);\n"),
        ("lib/table.c", "#include \"more.c\"\n"),
    ];
    let files = files.map(|(path, text)| (RelPath::new(path).unwrap(), text.into()));
    let units: BTreeSet<RelPath> = units
        .iter()
        .map(|path| RelPath::new(*path).unwrap())
        .collect();
    CodeMap::read(files).with_units(&units)
}

fn outside(map: &CodeMap) -> Vec<String> {
    let files = map.files().iter().filter(|file| file.outside_build);
    files.map(|file| file.path.to_string()).collect()
}

#[test]
fn units_that_nothing_compiles_or_includes_are_outside() {
    assert_eq!(
        outside(&map(&["src/main.c", "src/parse.c"])),
        ["all/copy.c"]
    );
    assert_eq!(
        outside(&map(&["src/parse.c"])),
        ["all/copy.c", "lib/more.c", "lib/table.c", "src/main.c"]
    );
}

/// Compile commands of another place say nothing about these files.
#[test]
fn nothing_is_outside_where_no_unit_is_known() {
    assert!(outside(&map(&[])).is_empty());
    assert!(outside(&map(&["elsewhere.c"])).is_empty());
}

#[test]
fn copies_outside_of_the_build_come_last() {
    let map = map(&["src/main.c", "src/parse.c"]);
    let named = map.named("parse");
    let files = named.iter().map(|one| one.file.path.to_string());
    assert_eq!(
        files.collect::<Vec<_>>(),
        ["src/parse.c", "all/copy.c", "lib/more.c"]
    );
    let callers = map.callers("parse").into_iter();
    let callers = callers.map(|call| call.file.path.to_string());
    assert_eq!(callers.collect::<Vec<_>>(), ["src/parse.c", "all/copy.c"]);
    let last = map
        .mentions("parse")
        .pop()
        .map(|site| site.file.path.to_string());
    assert_eq!(last.as_deref(), Some("all/copy.c"));
}
