use super::*;
use crate::ElementKind;

#[path = "map_places_tests.rs"]
mod places;

const ROWS_H: &str = "\
#ifndef ROWS_H
#define ROWS_H
#define MAX_ROWS 16
#define ROW_AT(t, i) ((t)->rows[i].len)
enum row_kind { ROW_EMPTY, ROW_FULL = 2 };
/* One row
 * of a table. */
struct row {
\tint len;      /* in cells */
\tunsigned char *cells;
};
typedef struct { struct row rows[MAX_ROWS]; int len; } table_t;
typedef table_t grid_t;
union any { int i; float f; };
extern int verbose;
int sum_row(const struct row *row);
#endif
";

const ROWS_C: &str = "\
#include \"rows.h\"

int verbose = 1;
static const char *names[] = {
\t\"a\", \"b\",
};

static int helper(int n) { return n + 1; }

/* Adds the cells. */
int sum_row(const struct row *row)
{
\tint sum = 0;
\tfor (int i = 0; i <= row->len; i++)
\t\tsum += row->cells[i];
\treturn helper(sum);
}

int sumAllRows(grid_t *table)
{
\tint sum = 0;
\tfor (int i = 0; i < table->len; i++) {
\t\tint rowSum = sum_row(&table->rows[i]);
\t\tsum += rowSum;
\t}
\treturn sum + ROW_FULL + ROW_AT(table, 0) + verbose;
}
";

const OTHER_C: &str = "\
static int helper(int n) { return n - 1; }
int twice(struct row *first, struct row *second) { return sum_row(first) + sum_row(second) + helper(2); }
";

const BOARD_CPP: &str = "\
namespace game {
class Board {
public:
\tBoard(int w) : width(w) {}
\tvoid render(int x);
\tint area() const { return width * width; }
\tstruct Cell { int value; };
private:
\tint width;
};
void Board::render(int x)
{
\tarea();
\t(void)x;
\t(void)width;
}
}
";

const RING_HPP: &str = "\
template <typename T, int N>
struct Ring {
\t~Ring();
\tvoid push(T t) { data[0] = t; }
\tT data[N]; static int count; };
template <typename T, int N> Ring<T, N>::~Ring() { }
template <typename T, int N> int Ring<T, N>::count = 0;
";

const READER_JAVA: &str = "\
package org.x;

/** Reads rows. */
public class Reader {
    private static final int LIMIT = 8;
    enum Kind { OPEN, CLOSED }
    interface Sink { void take(int row); }

    Reader(int size) {
        this.size = size;
    }

    // Goes too far.
    int sumRow(int[] cells) {
        int total = 0;
        for (int i = 0; i <= cells.length; i++) {
            total += cells[i];
        }
        return check(total, LIMIT);
    }

    static int check(int value, int limit) { return Math.min(value, limit); }
    private int size, used;
}
";

fn map() -> CodeMap {
    let files = [
        ("src/rows.h", ROWS_H),
        ("src/rows.c", ROWS_C),
        ("other.c", OTHER_C),
        ("board.cpp", BOARD_CPP),
        ("Reader.java", READER_JAVA),
        ("ring.hpp", RING_HPP),
        ("README", "no source"),
        ("gram.y", "%%\nrule: sum_row\n"),
        ("bin.c", "a\0b"),
    ];
    CodeMap::read(files.map(|(path, text)| (path_of(path), text.as_bytes().to_vec())))
}

fn path_of(path: &str) -> RelPath {
    RelPath::new(path).unwrap()
}

fn shown(placed: &Placed<'_>) -> String {
    let Element {
        kind,
        qualified,
        span,
        ..
    } = placed.element;
    format!(
        "{}:{}-{} {} {qualified}",
        placed.file.path,
        span.line,
        span.end_line,
        kind.word()
    )
}

#[test]
fn elements_by_name() {
    let map = map();
    let cases: &[(&str, &[&str])] = &[
        (
            "sum_row",
            &[
                "src/rows.c:11-17 function sum_row",
                "src/rows.h:16-16 function sum_row",
            ],
        ),
        (
            "helper",
            &[
                "other.c:1-1 function helper",
                "src/rows.c:8-8 function helper",
            ],
        ),
        ("row", &["src/rows.h:8-11 struct row"]),
        ("table_t", &["src/rows.h:12-12 typedef table_t"]),
        ("any", &["src/rows.h:14-14 union any"]),
        ("row_kind", &["src/rows.h:5-5 enum row_kind"]),
        ("ROW_FULL", &["src/rows.h:5-5 enum row_kind"]),
        ("MAX_ROWS", &["src/rows.h:3-3 macro MAX_ROWS"]),
        ("ROW_AT", &["src/rows.h:4-4 macro ROW_AT"]),
        (
            "verbose",
            &[
                "src/rows.c:3-3 global verbose",
                "src/rows.h:15-15 global verbose",
            ],
        ),
        ("names", &["src/rows.c:4-6 global names"]),
        (
            "Board::render",
            &[
                "board.cpp:11-16 method Board::render",
                "board.cpp:5-5 method Board::render",
            ],
        ),
        ("game::Board::area", &["board.cpp:6-6 method Board::area"]),
        (
            "Board",
            &[
                "board.cpp:2-10 class Board",
                "board.cpp:4-4 method Board::Board",
            ],
        ),
        ("Cell", &["board.cpp:7-7 struct Board::Cell"]),
        ("Reader.sumRow", &["Reader.java:14-20 method Reader.sumRow"]),
        ("take", &["Reader.java:7-7 method Reader.Sink.take"]),
        ("Kind", &["Reader.java:6-6 enum Reader.Kind"]),
        ("OPEN", &["Reader.java:6-6 field Reader.Kind.OPEN"]),
        ("LIMIT", &["Reader.java:5-5 field Reader.LIMIT"]),
        ("used", &["Reader.java:23-23 field Reader.size"]),
        ("Ring::push", &["ring.hpp:4-4 method Ring::push"]),
        (
            "~Ring",
            &[
                "ring.hpp:6-6 method Ring::~Ring",
                "ring.hpp:3-3 method Ring::~Ring",
            ],
        ),
        ("count", &["ring.hpp:7-7 global Ring::count"]),
        ("Other::render", &[]),
        ("nothing", &[]),
    ];
    for (name, wanted) in cases {
        let found: Vec<String> = map.named(name).iter().map(shown).collect();
        assert_eq!(&found, wanted, "{name}");
    }
    assert_eq!(map.skipped().len(), 1);
}

#[test]
fn names_that_are_nearly_right() {
    let map = map();
    for (written, wanted) in [
        ("sum_rwo", "sum_row"),
        ("SumAllRow", "sumAllRows"),
        ("Rows_max", "MAX_ROWS"),
    ] {
        assert_eq!(
            map.names_like(written, 3).first(),
            Some(&wanted),
            "{written}"
        );
    }
    assert!(map.names_like("zebra", 3).is_empty());
}

#[test]
fn words_of_names() {
    let cases = [
        ("readUserName", "read user name"),
        ("read_user.name", "read user name"),
        ("READ_USER_NAME", "read user name"),
        ("HTTPServer2Go", "http server2 go"),
        ("std::vector<int>", "std vector int"),
        ("__x__", "x"),
        ("", ""),
    ];
    for (name, wanted) in cases {
        assert_eq!(words_of(name).join(" "), wanted, "{name}");
    }
}

#[test]
fn search_goes_from_file_to_element_to_lines() {
    let map = map();
    let shown = |question: &str| -> Vec<String> {
        let hits = map.search(question, &|_| true, 50);
        let mut lines = Vec::new();
        for file in hits.files {
            for one in file.elements {
                let element = one.element.unwrap_or_else(|| "-".to_owned());
                lines.push(format!("{} {element} {:?}", file.path, one.lines));
            }
        }
        lines
    };
    let found = shown("sum row");
    assert_eq!(found[0], "src/rows.c function sum_row [11, 13, 14, 15, 16]");
    assert!(
        found.contains(&"Reader.java method Reader.sumRow [14]".to_owned()),
        "{found:?}"
    );
    assert!(found.contains(&"gram.y - [2]".to_owned()), "{found:?}");
    assert_eq!(
        shown("SINK.take"),
        ["Reader.java method Reader.Sink.take [7]"]
    );
    assert_eq!(shown("goes too far"), ["Reader.java class Reader [13]"]);
    assert!(shown("zebra").is_empty());
    assert!(shown("").is_empty());
    let few = map.search("sum", &|_| true, 3);
    assert_eq!(few.given, 3);
    assert!(few.lines > 3);
    let only = map.search("sum", &|path| path.to_string() == "other.c", 9);
    assert_eq!(only.files.len(), 1);
}

#[test]
fn a_whole_name_is_found_alone() {
    let map = map();
    let found = |question: &str| -> Vec<String> {
        let files = map.search(question, &|_| true, 50).files.into_iter();
        let lines = files.flat_map(|hit| {
            let lines: Vec<u32> = hit
                .elements
                .iter()
                .flat_map(|one| one.lines.clone())
                .collect();
            let file = map.file(&hit.path).unwrap();
            let text = lines.into_iter().map(|line| file.line(line).to_owned());
            text.collect::<Vec<_>>()
        });
        lines.collect()
    };
    let whole = found("sum_row");
    assert!(whole.len() > 3, "{whole:?}");
    assert!(
        whole.iter().all(|line| line.contains("sum_row")),
        "{whole:?}"
    );
    assert_eq!(found("sum_row()"), whole);
    assert_eq!(
        found("row_kind"),
        ["enum row_kind { ROW_EMPTY, ROW_FULL = 2 };"]
    );
    // Part of a name is none; one word has no parts, and finds the names that it is in.
    assert!(found("row_ki").len() > 1);
    assert!(found("sum").iter().any(|line| line.contains("sum_row")));
}

#[test]
fn calls_with_their_arguments() {
    let map = map();
    let shown = |calls: Vec<Call<'_>>| -> Vec<String> {
        let one = |call: &Call<'_>| {
            let caller = call.caller.map_or("-", |one| one.qualified.as_str());
            format!(
                "{caller}:{} {}({})",
                call.span.line,
                call.callee,
                call.arguments.join(" | ")
            )
        };
        calls.iter().map(one).collect()
    };
    let callers = [
        "twice:2 sum_row(first)",
        "twice:2 sum_row(second)",
        "sumAllRows:23 sum_row(&table->rows[i])",
    ];
    assert_eq!(shown(map.callers("sum_row")), callers);
    assert_eq!(
        shown(map.callers("Reader.check")),
        ["Reader.sumRow:19 check(total | LIMIT)"]
    );
    assert_eq!(shown(map.callers("area")), ["Board::render:13 area()"]);
    let of = |name: &str| shown(map.callees(map.named(name)[0]));
    assert_eq!(of("sum_row"), ["sum_row:16 helper(sum)"]);
    assert_eq!(of("Reader.check"), ["Reader.check:22 min(value | limit)"]);
}

#[test]
fn skeletons_leave_bodies_out() {
    let map = map();
    let shown = |path: &str| -> Vec<String> {
        let file = map.file(&path_of(path)).unwrap();
        let left_out = |line: &SkeletonLine| match line {
            SkeletonLine::Kept(_) => None,
            SkeletonLine::LeftOut { from, to } => Some(format!("{from}-{to}")),
        };
        let lines = file.skeleton();
        let kept = lines.len() - lines.iter().filter_map(left_out).count();
        let out: Vec<String> = lines.iter().filter_map(left_out).collect();
        [out, vec![format!("{kept} of {}", file.lines())]].concat()
    };
    assert_eq!(shown("src/rows.c"), ["13-16", "21-26", "17 of 27"]);
    assert_eq!(shown("Reader.java"), ["15-19", "19 of 24"]);
    assert_eq!(shown("other.c"), ["2 of 2"]);
}

#[test]
fn skeletons_leave_licences_out() {
    let licence = "/*\n * Copyright by all.\n */\n";
    for (path, text, left_out) in [
        (
            "a.c",
            format!("{licence}\n/*\n * Reads rows.\n */\nint a;\n"),
            &[(1, 3)][..],
        ),
        (
            "b.c",
            format!("\n{licence}{licence}int b;\n"),
            &[(2, 4), (5, 7)],
        ),
        (
            "c.cc",
            "// SPDX-License-Identifier: MIT\n// By all.\nint c;\n".to_owned(),
            &[(1, 2)],
        ),
        ("d.c", format!("int d;\n{licence}"), &[]),
        ("e.c", "/* Copyright\n */ int e;\n".to_owned(), &[]),
        ("f.c", "/* Copyright".to_owned(), &[]),
        (
            "g.py",
            "#!/usr/bin/python\n# Copyright by all.\n\ng = 1\n".to_owned(),
            &[(1, 2)],
        ),
        (
            "h.c",
            "#include <copyright.h>\n#include <license.h>\n".to_owned(),
            &[],
        ),
    ] {
        let map = CodeMap::read([(path_of(path), text.into_bytes())]);
        let lines = map.file(&path_of(path)).unwrap().skeleton();
        let out = lines.iter().filter_map(|line| match line {
            SkeletonLine::Kept(_) => None,
            SkeletonLine::LeftOut { from, to } => Some((*from, *to)),
        });
        assert_eq!(out.collect::<Vec<_>>(), left_out, "{path}");
    }
}
