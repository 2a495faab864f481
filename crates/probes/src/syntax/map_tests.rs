use super::*;
use crate::syntax::ElementKind;

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
