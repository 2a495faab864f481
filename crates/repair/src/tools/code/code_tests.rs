//! Each tool on a small tree, as its caller sees it.

use patchwright_code::CodeMap;
use patchwright_crash::{Project, parse};
use patchwright_domain::candidate::RelPath;
use patchwright_probes::code::CodeEyes;
use serde_json::{Value, json};

use super::*;
use crate::tools::{Found, ToolError, ToolSet, Toolbox};

#[path = "copies_tests.rs"]
mod copies;
#[path = "resolve_tests.rs"]
mod resolving;

const ROWS: &str = "\
#include \"rows.h\"

/* Adds the cells. */
int sum_row(const struct row *row)
{
\tint sum = 0;
\tfor (int i = 0; i <= row->len; i++)
\t\tsum += row->cells[i];
\treturn sum;
}

int sum_all(struct table *table)
{
\tint sum = 0;
\tfor (int i = 0; i < table->len; i++)
\t\tsum += sum_row(&table->rows[i]);
\treturn sum;
}
";
const ROWS_H: &str = "\
#define MAX_ROWS 4
enum kind { EMPTY, FULL };
struct row { int len; unsigned char *cells; };
struct table { struct row rows[MAX_ROWS]; int len; };
";
const REPORT: &str = "\
==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000014 at pc 0x1 bp 0x2 sp 0x3
READ of size 1 at 0x602000000014 thread T0
    #0 0x1 in sum_row /src/core/rows.c:8:10
    #1 0x2 in sum_all /src/core/rows.c:16:10
    #2 0x3 in main /src/main.c:4:2
";

fn toolbox<'a>() -> Toolbox<'a> {
    let handle = handle();
    Toolbox::default().with(ToolSet::new(tools(), || Ok(handle)))
}

fn handle() -> CodeTools {
    let main = "int main(void)\n{\n\tstruct table t = { 0 };\n\treturn sum_all(&t);\n}\n";
    let long: String = (0..1000)
        .map(|n| format!("int f{n}(void) {{ return sum_all(0); }}\n"))
        .collect();
    let files = [
        ("core/rows.c", ROWS),
        ("core/rows.h", ROWS_H),
        ("main.c", main),
        ("other/main.c", "int other;\n"),
        ("long.c", &long),
        ("bin.c", "\0"),
        ("empty.c", ""),
    ];
    let files = files.map(|(path, text)| (RelPath::new(path).unwrap(), text.as_bytes().to_vec()));
    let report = parse(REPORT.as_bytes()).remove(0);
    let marks = Marks::from_report(&report, &Project::at("/src"));
    let eyes = CodeEyes::by_syntax(CodeMap::read(files), "a test");
    CodeTools::new(eyes, "/src", marks, Help::default())
}

fn call(name: &str, arguments: Value) -> ToolAnswer {
    let answer = toolbox().call(name, &arguments);
    answer.unwrap_or_else(|error| panic!("{name} {arguments}: {error}"))
}

#[track_caller]
fn shows(name: &str, arguments: Value, parts: &[&str]) {
    let answer = call(name, arguments);
    let text = answer.seen();
    assert_eq!(answer.found, Found::Something, "{text}");
    for part in parts {
        assert!(text.contains(part), "{name} lacks {part:?}:\n{text}");
    }
    assert!(text.len() < 60_000, "{name} says too much");
}

#[test]
fn what_each_tool_shows() {
    shows(
        "view_code",
        json!({"file": "rows.c", "start": 8, "end": 8}),
        &[
            "core/rows.c, lines 1-18 of 18",
            "    8  \t\tsum += row->cells[i]; // <<< crash frame #0\n",
            "   16  \t\tsum += sum_row(&table->rows[i]); // <<< crash frame #1\n",
        ],
    );
    shows(
        "find_references",
        json!({"symbol": "sum_row"}),
        &[
            "2 uses of sum_row, in 1 file",
            "  function sum_all\n     16  sum += sum_row(&table->rows[i]); // <<< crash frame #1",
            "by names and syntax alone",
        ],
    );
    shows(
        "find_references",
        json!({"symbol": "sum_all"}),
        &["1002 uses of sum_all, in 3 files", "lines were cut"],
    );
    shows(
        "hover",
        json!({"symbol": "sum_row"}),
        &[
            "defined at core/rows.c:4",
            "/* Adds the cells. */",
            "int sum_row(const struct row *row)",
            "where row { int len; unsigned char *cells }",
        ],
    );
    shows(
        "hover",
        json!({"symbol": "row", "file": "rows.c", "line": 8}),
        &["const struct row *row (in sum_row)"],
    );
    shows(
        "function_body",
        json!({"function": "sum_all()"}),
        &[
            "function sum_all, core/rows.c:12-18",
            "   16  \t\tsum += sum_row(",
            "calls: sum_row\n",
            "called by: f0 (long.c:1)",
            " more\n",
        ],
    );
    shows(
        "search_element",
        json!({"name": "FULL"}),
        &["enum kind, core/rows.h:2-2"],
    );
    shows(
        "search_element",
        json!({"name": "MAX_ROWS", "file": "rows.h"}),
        &["    1  #define MAX_ROWS 4"],
    );
    shows(
        "search_code",
        json!({"query": "sumRow"}),
        &[
            "core/rows.c\n  function sum_row (2 of 2 words)\n",
            "the best 80 of",
        ],
    );
    shows(
        "search_code",
        json!({"query": "table", "path": "core"}),
        &["struct table"],
    );
    shows(
        "find_text",
        json!({"text": "+= row->"}),
        &[
            "1 line with `+= row->`\ncore/rows.c\n  function sum_row\n      8  sum += row->cells[i]; // <<< crash frame #0\n",
        ],
    );
    shows(
        "find_text",
        json!({"text": "max_rows", "path": "core/rows.h"}),
        &["2 lines with", "#define MAX_ROWS 4"],
    );
    shows(
        "find_text",
        json!({"text": "sum_all(0)"}),
        &["1000 lines with", "… 940 more lines were cut"],
    );
    shows(
        "find_references",
        json!({"symbol": "sum", "file": "core/rows.c", "line": 6}),
        &[
            "Written:\ncore/rows.c\n  function sum_row\n      6  int sum = 0;\n      8  sum += row->cells[i];",
            "Read:\ncore/rows.c\n  function sum_row\n      9  return sum;\n",
        ],
    );
    shows(
        "similar_calls",
        json!({"function": "sum_row"}),
        &["core/rows.c:16 in sum_all: sum_row(&table->rows[i]) // <<< crash frame #1"],
    );
    shows(
        "similar_calls",
        json!({"function": "sum_alls"}),
        &["sum_alls is not called by name; calls of functions with like names: "],
    );
    shows(
        "callers",
        json!({"function": "sum_row"}),
        &["core/rows.c:16 in sum_all: sum_row: sum += "],
    );
    shows(
        "callees",
        json!({"function": "sum_all"}),
        &["sum_row: sum += "],
    );
    shows(
        "list_elements",
        json!({"file": "rows.h"}),
        &[
            "4 elements of core/rows.h",
            "enum kind { EMPTY, FULL }",
            "3-3  struct row",
        ],
    );
    shows(
        "list_elements",
        json!({"file": "rows.c"}),
        &["4-10  function sum_row // <<< crash frame #0 at line 8"],
    );
    shows(
        "list_elements",
        json!({"file": "long.c"}),
        &["… 700 more were cut"],
    );
    shows(
        "skeleton",
        json!({"file": "rows.c"}),
        &[
            "    4  int sum_row(const struct row *row)\n    5  {\n       … lines 6-9 … // <<< crash frame #0 at line 8\n   10  }",
        ],
    );
    shows(
        "repository_tree",
        json!({}),
        &[
            "core/ (2 files, 22 lines)\n  rows.c 18\n  rows.h 4\n",
            "main.c 5\n",
        ],
    );
    shows(
        "repository_tree",
        json!({"path": "other"}),
        &["1 source file, 1 line\nmain.c 1\n"],
    );
}

#[test]
fn what_is_not_there_is_said() {
    let cases = [
        ("find_definition", json!({"symbol": "zebra"})),
        ("find_references", json!({"symbol": "zebra"})),
        ("hover", json!({"symbol": "zebra"})),
        ("function_body", json!({"function": "MAX_ROWS"})),
        ("search_element", json!({"name": "zebra"})),
        ("search_code", json!({"query": "zebra"})),
        ("find_text", json!({"text": "zebra"})),
        ("similar_calls", json!({"function": "zebra"})),
        ("callers", json!({"function": "main"})),
        ("callees", json!({"function": "zebra"})),
        ("list_elements", json!({"file": "empty.c"})),
        ("repository_tree", json!({"path": "zebra"})),
    ];
    for (name, arguments) in cases {
        let answer = call(name, arguments);
        assert_eq!(answer.found, Found::Nothing, "{name}: {}", answer.text);
        assert!(!answer.text.is_empty());
    }
}

#[test]
fn files_are_completed_and_refused_with_the_choices() {
    let good = [
        "core/rows.c",
        "rows.c",
        "./core/rows.c",
        "/src/core/rows.c",
        "/build/x/core/rows.c",
    ];
    for file in good {
        shows(
            "list_elements",
            json!({ "file": file }),
            &["of core/rows.c"],
        );
    }
    let bad = [
        (
            "row.c",
            "there is no source file `row.c`; there is core/rows.c, core/rows.h",
        ),
        ("zebra.c", "repository_tree lists what there is"),
        ("../../etc/passwd", "there is no source file"),
        ("/etc/passwd", "there is no source file"),
        ("bin.c", "`bin.c` is not shown: it is not text"),
        ("", "there is no source file"),
    ];
    for (file, words) in bad {
        let error = toolbox()
            .call("list_elements", &json!({ "file": file }))
            .unwrap_err();
        assert!(
            matches!(&error, ToolError::Refused(said) if said.contains(words)),
            "{file}: {error}"
        );
    }
    assert!(
        toolbox()
            .call("view_code", &json!({"file": "empty.c", "start": 1}))
            .is_err()
    );
}

/// Without correction, paths and symbols are taken as written.
#[test]
fn nothing_is_guessed_without_correction() {
    let help = Help::default().without("auto-correction").unwrap();
    let mut strict = CodeTools { help, ..handle() };
    for file in ["core/rows.c", "./core/rows.c", "/src/core/rows.c"] {
        assert!(strict.file(file).is_ok(), "{file}");
    }
    for (file, words) in [
        (
            "rows.c",
            "there is no source file `rows.c`; there is core/rows.c",
        ),
        ("/build/x/core/rows.c", "there is no source file"),
    ] {
        let error = strict.file(file).unwrap_err().to_string();
        assert!(error.contains(words), "{error}");
    }
    let asked = |tools: &CodeTools, symbol: &str| tools.asked(symbol, None, None).unwrap();
    let found = strict.definitions(&asked(&strict, "sum_row")).value;
    assert_eq!(found.len(), 1);
    for symbol in ["sum_row()", "struct row *"] {
        let found = strict.definitions(&asked(&strict, symbol)).value;
        assert!(found.is_empty(), "{symbol}: {found:?}");
    }
}

#[test]
fn every_schema_is_an_object_with_described_fields() {
    for tool in tools() {
        let schema = (tool.spec.schema)();
        assert_eq!(schema["type"], "object", "{}", tool.spec.name);
        assert_eq!(schema["additionalProperties"], false, "{}", tool.spec.name);
        let properties = schema["properties"].as_object().unwrap();
        for (name, about) in properties {
            assert!(
                about["description"].is_string(),
                "{}.{name} has no description",
                tool.spec.name
            );
            assert!(
                about["type"].is_string(),
                "{}.{name} has no single type",
                tool.spec.name
            );
        }
        assert!(!tool.spec.about.contains('\n') && tool.spec.about.len() < 140);
    }
}

/// Any argument on any text gives an answer or a refusal, and always ends.
#[test]
fn odd_texts_and_odd_arguments() {
    let long = format!("int long_line[] = {{ {} }};\n", "0, ".repeat(200_000));
    let texts: [(&str, Vec<u8>); 6] = [
        ("a.c", long.into_bytes()),
        ("b.c", "int \u{e4}(void) { return \u{1f600}; }\r\n\t#define".as_bytes().to_vec()),
        ("c.cpp", b"struct A { struct B { int x; } b; A *next; }; int f(A *a) { return a->b.x + a->next->".to_vec()),
        ("d.h", b"\xff\xfe((((((\n\n}}}}]]]\n\\\n".to_vec()),
        ("E.java", b"class E { void f( { \"\"\" }".to_vec()),
        ("f.c", Vec::new()),
    ];
    let files = texts.map(|(path, text)| (RelPath::new(path).unwrap(), text));
    let report = parse(REPORT.replace("core/rows.c:8", "c.cpp:1").as_bytes()).remove(0);
    let marks = Marks::from_report(&report, &Project::at("/src"));
    let eyes = CodeEyes::by_syntax(CodeMap::read(files), "a test");
    let handle = CodeTools::new(eyes, "/src", marks, Help::default());
    let mut toolbox = Toolbox::default().with(ToolSet::new(tools(), || Ok(handle)));
    let words = [
        "a",
        "long_line",
        "\u{e4}",
        "x",
        "A::B",
        "::",
        "->",
        "(",
        "\0",
        "",
        "..",
        "next",
        "f.c",
        "c.cpp",
    ];
    for spec in toolbox.specs() {
        let properties = (spec.schema)();
        let names: Vec<String> = properties["properties"]
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect();
        for (at, word) in words.iter().enumerate() {
            let line = [0, 1, 2, u32::MAX][at % 4];
            let mut arguments = serde_json::Map::new();
            for name in &names {
                let value = match name.as_str() {
                    "file" => json!(["a.c", "b.c", "c.cpp", "d.h", "E.java", "f.c"][at % 6]),
                    "line" | "start" | "end" => json!(line),
                    _ => json!(word),
                };
                arguments.insert(name.clone(), value);
            }
            if let Ok(answer) = toolbox.call(spec.name, &Value::Object(arguments)) {
                assert!(answer.seen().len() < 80_000, "{} {word}", spec.name);
            }
        }
    }
}

/// Calls in one reply are corrected in the same way whether they run in parallel or in sequence: what one of them shows is
/// where the next looks for a name without a place. Only what is looked up unasked may appear twice.
#[test]
fn calls_at_once_are_put_right_as_in_turn() {
    let calls = [
        ("view_code", json!({"file": "main.c", "start": 1, "end": 5})),
        ("find_definition", json!({"symbol": "t"})),
        (
            "find_definition",
            json!({"symbol": "sum_all", "file": "main.c", "line": 1}),
        ),
        ("view_code", json!({"file": "nowhere.c", "start": 1})),
        (
            "view_code",
            json!({"file": "long.c", "start": 10, "end": 12}),
        ),
        ("find_references", json!({"symbol": "f20", "line": 3})),
    ];
    let answers = |mut tools: Toolbox<'_>| {
        let prepared = calls.iter().map(|(name, given)| tools.prepare(name, given));
        let prepared: Vec<_> = prepared.collect::<Result<_, _>>().unwrap();
        let answered = tools.run_all(&prepared).into_iter();
        let said = |answer: Result<ToolAnswer, ToolError>| match answer {
            Ok(answer) => {
                let first = answer.text.lines().next().unwrap_or_default();
                let first = first.trim_end_matches(", shown already");
                format!("{:?} {first}", answer.notes)
            }
            Err(error) => error.to_string(),
        };
        answered.map(|(answer, _)| said(answer)).collect::<Vec<_>>()
    };
    let (one, other) = (handle(), handle());
    let in_turn = ToolSet::new(tools(), || Ok(one)).reading();
    let at_once = ToolSet::new(tools(), || Ok(other)).reading_at_once();
    let in_turn = answers(Toolbox::default().with(in_turn));
    assert_eq!(in_turn, answers(Toolbox::default().with(at_once)));
    assert!(
        in_turn
            .iter()
            .any(|answer| answer.contains("t is defined at main.c:3"))
    );
}

#[test]
fn a_name_that_nobody_uses_is_answered_with_its_like() {
    let answer = call("find_references", json!({"symbol": "sum_rows"}));
    assert_eq!(answer.found, Found::Nothing);
    let begins = "no use of `sum_rows` was found; there is sum_row";
    assert!(answer.text.starts_with(begins), "{}", answer.text);
}
