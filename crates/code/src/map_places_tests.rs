//! Questions about the name at a place.

use super::*;

/// The place of a word in the n-th line that holds `line`.
fn place(map: &CodeMap, path: &str, line: &str, name: &str) -> (RelPath, u32, u32) {
    let path = path_of(path);
    let file = map.file(&path).unwrap();
    let at = (1..=file.lines())
        .find(|at| file.line(*at).contains(line))
        .unwrap();
    let column = file.columns_of(at, name)[0];
    (path, at, column)
}

#[test]
fn definitions_of_names_at_places() {
    let map = map();
    let cases = [
        (
            "src/rows.c",
            "sum += row->cells",
            "row",
            "src/rows.c:11 local of sum_row",
        ),
        (
            "src/rows.c",
            "sum += row->cells",
            "i",
            "src/rows.c:14 local of sum_row",
        ),
        (
            "src/rows.c",
            "sum += row->cells",
            "cells",
            "src/rows.h:10 member of row",
        ),
        (
            "src/rows.c",
            "i < table->len",
            "len",
            "src/rows.h:12 member of ",
        ),
        (
            "src/rows.c",
            "int sum_row(const struct row",
            "row",
            "src/rows.h:8 row",
        ),
        (
            "src/rows.c",
            "return helper",
            "helper",
            "src/rows.c:8 helper",
        ),
        (
            "src/rows.c",
            "rowSum = sum_row",
            "sum_row",
            "src/rows.c:11 sum_row",
        ),
        (
            "src/rows.c",
            "ROW_AT(table",
            "ROW_AT",
            "src/rows.h:4 ROW_AT",
        ),
        (
            "src/rows.c",
            "ROW_AT(table",
            "verbose",
            "src/rows.c:3 verbose",
        ),
        (
            "src/rows.c",
            "sumAllRows(grid_t",
            "grid_t",
            "src/rows.h:13 grid_t",
        ),
        (
            "Reader.java",
            "total += cells",
            "total",
            "Reader.java:15 local of Reader.sumRow",
        ),
        (
            "Reader.java",
            "return check",
            "LIMIT",
            "Reader.java:5 LIMIT",
        ),
    ];
    for (file, line, name, wanted) in cases {
        let (path, line, column) = place(&map, file, line, name);
        let sites = map.definitions(&path, line, column);
        let shown: Vec<String> = sites
            .iter()
            .map(|site| {
                let what = match &site.meaning {
                    Meaning::Local { function, .. } => format!("local of {function}"),
                    Meaning::Member { record, .. } => format!("member of {record}"),
                    Meaning::Element(element) => element.name.clone(),
                    Meaning::Mention => "mention".to_owned(),
                };
                format!("{}:{} {what}", site.file.path, site.span.line)
            })
            .collect();
        assert_eq!(shown, [wanted], "{name}");
    }
    assert!(map.definitions(&path_of("src/rows.c"), 9, 0).is_empty());
    assert!(map.definitions(&path_of("src/rows.c"), 900, 7).is_empty());
    assert!(map.definitions(&path_of("none.c"), 1, 0).is_empty());
}

#[test]
fn references_of_names_at_places() {
    let map = map();
    let lines = |path: &str, line: &str, name: &str| -> Vec<String> {
        let (path, line, column) = place(&map, path, line, name);
        let sites = map.references(&path, line, column);
        sites
            .iter()
            .map(|site| format!("{}:{}", site.file.path, site.span.line))
            .collect()
    };
    assert_eq!(
        lines("src/rows.c", "return helper(sum)", "sum"),
        ["src/rows.c:13", "src/rows.c:15", "src/rows.c:16"]
    );
    let all = lines("src/rows.c", "rowSum = sum_row", "sum_row");
    assert_eq!(
        all,
        [
            "gram.y:2",
            "other.c:2",
            "other.c:2",
            "src/rows.c:11",
            "src/rows.c:23",
            "src/rows.h:16"
        ]
    );
}

#[test]
fn summaries() {
    let map = map();
    let of = |path: &str, line: &str, name: &str| {
        let (path, line, column) = place(&map, path, line, name);
        map.summary(&map.definitions(&path, line, column)[0])
    };
    let sum_row = of("src/rows.c", "rowSum = sum_row", "sum_row");
    assert_eq!(sum_row.signature, "int sum_row(const struct row *row)");
    assert_eq!(sum_row.comment.as_deref(), Some("/* Adds the cells. */"));
    assert_eq!(
        sum_row.types,
        ["row { int len; unsigned char *cells }, src/rows.h:8"]
    );
    let table = of("src/rows.c", "i < table->len", "table");
    assert_eq!(table.signature, "grid_t *table (in sumAllRows)");
    assert_eq!(table.types[0], "grid_t is table_t, src/rows.h:13");
    assert_eq!(
        table.types[1],
        "table_t is a type without a name, src/rows.h:12"
    );
    assert!(
        table.types[2].contains("struct row rows[MAX_ROWS]; int len"),
        "{:?}",
        table.types
    );
    let field = of("src/rows.c", "i <= row->len", "len");
    assert_eq!(field.signature, "int len (of row)");
    assert_eq!(field.comment.as_deref(), Some("/* in cells */"));
    let row = map.definitions_named("row");
    assert_eq!(
        map.summary(&row[0]).comment.as_deref(),
        Some("/* One row\n* of a table. */")
    );
    let java = map.definitions_named("Reader.sumRow");
    assert_eq!(map.summary(&java[0]).signature, "int sumRow(int[] cells)");
    assert_eq!(
        map.summary(&java[0]).comment.as_deref(),
        Some("// Goes too far.")
    );
}

#[test]
fn hostile_files_cost_no_more_than_others() {
    let deep = "class A { int f() { ".repeat(20_000);
    let brackets = "(".repeat(300_000);
    let nested = "class A {\n".repeat(8_000);
    let files = [
        ("Deep.java", deep.clone().into_bytes()),
        ("Bad.java", brackets.clone().into_bytes()),
        ("Nested.java", nested.into_bytes()),
        ("bad.c", brackets.into_bytes()),
        ("deep.cpp", deep.into_bytes()),
        ("odd.c", vec![0xff, 0xfe, b'\n', b'i', 0x80]),
        ("empty.c", Vec::new()),
    ];
    let map = CodeMap::read(files.map(|(path, bytes)| (path_of(path), bytes)));
    assert_eq!(map.files().len(), 7);
    let longest = |file: &MappedFile| file.elements.iter().map(|one| one.qualified.len()).max();
    assert!(
        map.files()
            .iter()
            .filter_map(longest)
            .all(|length| length < 500)
    );
    for file in map.files() {
        file.skeleton();
        for line in [0, 1, 2, 3, u32::MAX] {
            for column in [0, 1, 2, u32::MAX] {
                map.definitions(&file.path, line, column);
                map.references(&file.path, line, column);
            }
            file.comment_above(line);
            file.element_at(line);
        }
    }
    map.search("f a", &|_| true, 10);
    assert!(map.named("\u{0}").is_empty());
    assert_eq!(ElementKind::Function.word(), "function");
}

const CRASH_C: &str = "\
struct op { int cost; struct op *next; };
struct op *find_op(int code);
static struct op table[4];
int run(int *code, int n)
{
\tstruct op *op = find_op(code[0]);
\tstruct op *last, *near = &table[n];
\tint i;

\tlast = 0;
\tlast = op->next;
\tfor (i = 0; i < n; i++)
\t\treturn op->next->cost + code[i] + near->cost + *code;
\treturn last->cost; /* not->this */
}
";

fn crash_map() -> CodeMap {
    CodeMap::read([(path_of("crash.c"), CRASH_C.as_bytes().to_vec())])
}

#[test]
fn names_whose_memory_is_accessed_come_first() {
    let map = crash_map();
    let names = |line, column| -> Vec<String> {
        let found = map.symbols_on(&path_of("crash.c"), line, column);
        found.into_iter().map(|one| one.name).collect()
    };
    assert_eq!(names(13, None), ["next", "op", "code", "near", "cost", "i"]);
    assert_eq!(names(13, Some(10))[0], "op");
    assert_eq!(names(13, Some(20))[0], "next");
    assert_eq!(names(13, Some(27))[0], "code");
    assert_eq!(names(13, Some(37))[0], "near");
    assert_eq!(names(6, None), ["code", "find_op", "op"]);
    assert_eq!(names(14, None), ["last", "cost"]);
    assert!(names(900, None).is_empty());
    assert!(map.symbols_on(&path_of("none.c"), 1, None).is_empty());
}

#[test]
fn where_values_come_from() {
    let map = crash_map();
    let names = |line, name| -> Vec<String> {
        let found = map.sources_of(&path_of("crash.c"), line, name);
        found
            .into_iter()
            .map(|one| format!("{}:{}", one.name, one.line))
            .collect()
    };
    assert_eq!(names(13, "op"), ["find_op:6", "op:6"]);
    assert_eq!(names(13, "near"), ["table:7", "n:7", "op:7"]);
    assert_eq!(names(10, "last"), ["op:7"]);
    assert_eq!(names(14, "last"), ["op:11", "op:7"]);
    assert_eq!(names(13, "i"), [""; 0]);
    assert_eq!(names(3, "table"), ["op:3"]);
    let rows = self::map();
    let names = |line, name| -> Vec<String> {
        let found = rows.sources_of(&path_of("src/rows.h"), line, name);
        found.into_iter().map(|one| one.name).collect()
    };
    assert_eq!(names(13, "grid_t"), ["table_t"]);
    assert_eq!(names(12, "table_t"), ["row", "MAX_ROWS"]);
    assert_eq!(names(3, "MAX_ROWS"), [""; 0]);
}

#[test]
fn what_callers_give() {
    let map = map();
    let path = path_of("src/rows.c");
    assert_eq!(map.parameter(&path, 15, "row"), Some(("sum_row", 0)));
    assert_eq!(map.parameter(&path, 15, "sum"), None);
    let given = map.argument(&path, 23, "sum_row", 0).unwrap();
    assert_eq!(given.text, "&table->rows[i]");
    let names: Vec<&str> = given.made_of.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["table", "i"]);
    assert_eq!(map.argument(&path, 23, "sum_row", 1), None);
    assert_eq!(map.argument(&path, 23, "helper", 0), None);
    assert_eq!(map.argument(&path, 1, "sum_row", 0), None);
}
