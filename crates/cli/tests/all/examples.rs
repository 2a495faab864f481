//! The projects below `examples/`: each crashes as its README says, at the line that its source shows.

use patchwright_testkit::{Project, Snapshot};
use serde_json::{Value, json};

use crate::tool::{Output, Tool};

struct Expected {
    example: &'static str,
    poc: &'static str,
    kind: &'static str,
    cwe: &'static str,
    sanitizer: &'static str,
    function: &'static str,
    file: &'static str,
    line: u64,
    signature: &'static str,
    tests: u64,
    units: u64,
}

fn root() -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
    let root = std::fs::canonicalize(root).unwrap();
    root.into_os_string().into_string().unwrap()
}

fn reproduce(example: &str, further: &[&str]) -> Output {
    let project = Project::empty();
    let folder = format!("{}/{example}", root());
    let before = Snapshot::take(folder.as_ref());
    let words = [&["reproduce", &folder, "--format", "json"], further].concat();
    let output = Tool::new(&project, &words).run();
    let changed = before.differences(&Snapshot::take(folder.as_ref()));
    assert!(changed.is_empty(), "the example was changed: {changed:#?}");
    output
}

#[track_caller]
fn check(expected: &Expected) {
    let output = reproduce(expected.example, &[]).exits(0);
    let document = output.json();
    check_contract(&document);
    let poc = &document["pocs"][0];
    assert_eq!(document["status"], "reproduced", "{document:#}");
    assert_eq!(document["pocs"].as_array().unwrap().len(), 1);
    let about = json!({
        "name": poc["name"], "crashed": poc["crashed"], "runs": poc["runs"], "crashes": poc["crashes"],
        "kind": poc["kind"], "cwe": poc["cwe"], "sanitizer": poc["sanitizer"], "file": poc["file"],
        "function": poc["function"], "line": poc["line"], "signature": poc["signature"],
        "tests": document["tests"], "units": document["base"]["compile_commands"]["count"],
        "cached": document["base"]["cached"],
    });
    let tests = json!({"outcome": "pass", "passed": expected.tests, "failed": 0, "reason": null});
    let wanted = json!({
        "name": expected.poc, "crashed": true, "runs": 3, "crashes": 3,
        "kind": expected.kind, "cwe": expected.cwe, "sanitizer": expected.sanitizer, "file": expected.file,
        "function": expected.function, "line": expected.line, "signature": expected.signature,
        "tests": tests, "units": expected.units, "cached": false,
    });
    assert_eq!(about, wanted, "{document:#}");
    // The program itself, even if libtool's script of the same name starts it.
    let executable = poc["launch"]["executable"].as_str().unwrap();
    let below = if expected.example == "pkgidx" {
        "/src/.libs"
    } else {
        ""
    };
    let end = format!("{below}/{}", expected.example);
    assert!(executable.ends_with(&end), "{executable}");
}

/// The documented fields with their types: scripts depend on them.
#[track_caller]
fn check_contract(document: &Value) {
    let keys = |value: &Value| -> Vec<String> {
        let object = value.as_object().unwrap();
        object.keys().cloned().collect()
    };
    let poc = &document["pocs"][0];
    for (value, names) in [
        (document, &["status", "pocs", "tests", "base"][..]),
        (
            poc,
            &[
                "name",
                "crashed",
                "runs",
                "crashes",
                "kind",
                "cwe",
                "sanitizer",
                "function",
                "file",
                "line",
                "signature",
            ],
        ),
        (
            &document["tests"],
            &["outcome", "passed", "failed", "reason"],
        ),
        (&document["base"], &["cached", "seconds"]),
    ] {
        let there = keys(value);
        for name in names {
            assert!(
                there.contains(&(*name).to_owned()),
                "{name} is missing in {value:#}"
            );
        }
    }
    for name in [
        "name",
        "kind",
        "cwe",
        "sanitizer",
        "function",
        "file",
        "signature",
    ] {
        assert!(poc[name].is_string(), "{name} in {poc:#}");
    }
    for name in ["runs", "crashes"] {
        assert!(poc[name].is_u64(), "{name} in {poc:#}");
    }
    assert!(poc["line"].is_u64() || poc["line"].is_null(), "{poc:#}");
    assert!(poc["crashed"].is_boolean());
    assert!(document["base"]["cached"].is_boolean());
    assert!(document["base"]["seconds"].is_f64());
    assert!(document["tests"]["passed"].is_u64());
}

macro_rules! examples {
    ($($example:ident: $poc:literal, $kind:literal $cwe:literal by $sanitizer:literal,
       in $function:literal at $file:literal $line:literal,
       $signature:literal, $tests:literal tests, $units:literal units;)+) => {
        $(#[test]
        fn $example() {
            check(&Expected {
                example: stringify!($example),
                poc: $poc,
                kind: $kind,
                cwe: $cwe,
                sanitizer: $sanitizer,
                function: $function,
                file: $file,
                line: $line,
                signature: $signature,
                tests: $tests,
                units: $units,
            });
        })+

        const ALL: &[&str] = &[$(stringify!($example)),+];
    };
}

// The lines were taken from the sources.
examples! {
    fwimg: "main", "heap-buffer-overflow" "CWE-787" by "address",
        in "unlz_inplace" at "src/unlz.c" 38,
        "heap-buffer-overflow:unlz_inplace>fw_load_section>sum", 17 tests, 6 units;
    hosttab: "no-ttl", "use-of-uninitialized-value" "CWE-457" by "memory",
        in "putlease" at "report.c" 17,
        "use-of-uninitialized-value:putlease>puthost>report", 21 tests, 4 units;
    inkboard: "main", "heap-use-after-free" "CWE-416" by "address",
        in "ink::Shape::area" at "src/shape.cpp" 20,
        "heap-use-after-free:ink::Shape::area>ink::Selection::total_area>ink::Board::cmd_area", 13 tests, 7 units;
    pkgidx: "main", "double-free" "CWE-415" by "address",
        in "strlist_clear" at "lib/strlist.c" 40,
        "double-free:strlist_clear>entry_clear>entry_read", 11 tests, 6 units;
    regvm: "past-last", "heap-buffer-overflow" "CWE-787" by "address",
        in "regvm::Machine::step" at "src/machine.cpp" 53,
        "heap-buffer-overflow:regvm::Machine::step>regvm::Machine::run>main", 20 tests, 3 units;
    srtshift: "main", "bad-free" "CWE-761" by "address",
        in "srt_free" at "src/srt.c" 44,
        "bad-free:srt_free>main", 14 tests, 5 units;
    svconf: "main", "stack-buffer-overflow" "CWE-787" by "address",
        in "expand" at "expand.c" 57,
        "stack-buffer-overflow:expand>assignment>conf_read", 17 tests, 4 units;
    svcorder: "missing-unit", "null-dereference" "CWE-476" by "address",
        in "visit" at "src/order.c" 14,
        "null-dereference:visit>order_services>main", 16 tests, 5 units;
    tapectl: "main", "global-buffer-overflow" "CWE-125" by "address",
        in "act_read" at "src/transfer.c" 13,
        "global-buffer-overflow:act_read>machine_step>main", 17 tests, 7 units;
    texpeek: "wrapped", "heap-buffer-overflow" "CWE-787" by "address",
        in "put_pixel" at "decode.c" 9,
        "heap-buffer-overflow:put_pixel>decode_rle>decode_pixels", 16 tests, 5 units;
    tilecat: "main", "heap-buffer-overflow" "CWE-125" by "address",
        in "tile_row" at "src/render.c" 17,
        "heap-buffer-overflow:tile_row>draw_line>map_render", 15 tests, 5 units;
}

/// The line is in `wav_frames`, which clang inlines; some versions name it, others the function around it.
#[test]
fn wavlen() {
    let document = reproduce("wavlen", &[]).exits(0).json();
    check_contract(&document);
    let poc = &document["pocs"][0];
    let bug = ["kind", "cwe", "sanitizer", "file"].map(|field| &poc[field]);
    let expected = ["divide-by-zero", "CWE-369", "undefined", "src/duration.c"];
    assert_eq!(bug, expected, "{document:#}");
    assert_eq!(poc["line"], 11, "{document:#}");
    let place = ["function", "signature"].map(|field| poc[field].as_str().unwrap());
    let known = [
        [
            "wav_duration_ms",
            "divide-by-zero:wav_duration_ms>describe>main",
        ],
        [
            "wav_frames",
            "divide-by-zero:wav_frames>wav_duration_ms>describe",
        ],
    ];
    assert!(known.contains(&place), "{document:#}");
    assert_eq!(
        document["tests"],
        json!({"outcome": "pass", "passed": 18, "failed": 0, "reason": null})
    );
    assert_eq!(document["base"]["compile_commands"]["count"], 4);
}

/// Where in the cycle the stack ends is random; that the cycle is found is not.
#[test]
fn jfold() {
    let document = reproduce("jfold", &[]).exits(0).json();
    check_contract(&document);
    let poc = &document["pocs"][0];
    assert_eq!(poc["kind"], "stack-overflow", "{document:#}");
    assert_eq!(poc["cwe"], "CWE-674");
    assert_eq!(poc["sanitizer"], "address");
    let file = poc["file"].as_str().unwrap();
    assert!(
        ["src/parser.c", "src/value.c"].contains(&file),
        "{document:#}"
    );
    let signature = poc["signature"].as_str().unwrap();
    assert!(signature.starts_with("stack-overflow:"), "{signature}");
    assert!(
        signature.contains("parse_array>parse_value")
            || signature.contains("parse_value>parse_array"),
        "{signature}"
    );
    assert_eq!(poc["launch"]["stdin"], "of the PoC");
    assert_eq!(
        document["tests"],
        json!({"outcome": "pass", "passed": 13, "failed": 0, "reason": null})
    );
    assert_eq!(document["base"]["compile_commands"]["count"], 5);
}

/// The samples of a hang may be anywhere in the loop, including in functions that it calls, and then on
/// different lines.
#[test]
fn usbdesc() {
    let document = reproduce("usbdesc", &[]).exits(0).json();
    check_contract(&document);
    let poc = &document["pocs"][0];
    assert_eq!(poc["kind"], "timeout", "{document:#}");
    assert_eq!(poc["cwe"], "CWE-835");
    assert_eq!(poc["file"], "walk.c");
    let signature = poc["signature"].as_str().unwrap();
    assert!(signature.starts_with("timeout:"), "{signature}");
    assert!(signature.contains("walk_descriptors"), "{signature}");
    assert_eq!(
        document["tests"],
        json!({"outcome": "pass", "passed": 15, "failed": 0, "reason": null})
    );
    assert_eq!(document["base"]["compile_commands"]["count"], 3);
}

/// Nothing crashes: each test that fails is told with what it said.
#[test]
fn isoweek() {
    let document = reproduce("isoweek", &[]).exits(0).json();
    check_shown_by_tests(
        &document,
        "test-failure:new-year-s-eve-monday>december-of-next-year",
    );
    let tests = &document["pocs"][0]["tests"];
    assert_eq!(tests[0]["name"], "new-year-s-eve-monday");
    assert_eq!(tests[0]["expected"], "2019-W01-1 (status 0)");
    assert_eq!(tests[0]["actual"], "2018-W53-1 (status 0)");
    assert_eq!(tests[1]["name"], "december-of-next-year");
    let suite = &document["tests"];
    assert_eq!(
        (&suite["passed"], &suite["failed"]),
        (&json!(12), &json!(2))
    );
}

/// The failing tests have a command of their own, and say where they failed.
#[test]
fn billsplit() {
    let document = reproduce("billsplit", &[]).exits(0).json();
    check_shown_by_tests(&document, "test-failure:refund-thirds>refund-weighted");
    let thirds = &document["pocs"][0]["tests"][0];
    assert_eq!(thirds["expected"], "-0.34 -0.33 -0.33");
    assert_eq!(thirds["actual"], "-0.33 -0.33 -0.33");
    assert_eq!(
        (&thirds["file"], &thirds["line"]),
        (&json!("tests/split_test.cpp"), &json!(66))
    );
    assert_eq!(document["tests"]["passed"], 12);
    assert_eq!(document["tests"]["failed"], 0);
}

#[track_caller]
fn check_shown_by_tests(document: &Value, signature: &str) {
    assert_eq!(document["status"], "reproduced", "{document:#}");
    let poc = &document["pocs"][0];
    let found = ["shown_by", "kind", "sanitizer", "signature"].map(|field| &poc[field]);
    assert_eq!(
        found,
        ["test", "test-failure", "none", signature],
        "{document:#}"
    );
    assert_eq!((&poc["runs"], &poc["crashes"]), (&json!(3), &json!(3)));
    assert_eq!(poc["cwe"], Value::Null);
}

/// These have tests of their own.
const APART: [&str; 5] = ["billsplit", "isoweek", "jfold", "usbdesc", "wavlen"];

#[test]
fn no_example_is_left_out() {
    let mut folders: Vec<String> = std::fs::read_dir(root())
        .unwrap()
        .map(Result::unwrap)
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .filter(|name| !APART.contains(&name.as_str()))
        .collect();
    folders.sort();
    assert_eq!(folders, ALL);
}

/// gcc has its own wording of reports and layout of stacks.
#[test]
fn gcc_finds_the_same() {
    for (example, function, file, line) in [
        ("tilecat", "tile_row", "src/render.c", 17),
        ("tapectl", "act_read", "src/transfer.c", 13),
        ("svconf", "expand", "expand.c", 57),
    ] {
        let document = reproduce(example, &["--env", "CC=gcc", "--runs", "1"])
            .exits(0)
            .json();
        let poc = &document["pocs"][0];
        let place = (&poc["function"], &poc["file"], &poc["line"]);
        assert_eq!(
            place,
            (&json!(function), &json!(file), &json!(line)),
            "{document:#}"
        );
        assert_eq!(document["tests"]["outcome"], "pass", "{document:#}");
    }
}
