//! The corpus: every report file against its golden output, and against what a person wrote in
//! `corpus/cases.txt` without looking at the output. `BLESS=1` writes the goldens anew.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_crash::{Hints, Project, choose, parse, view};
use patchwright_domain::report::{BugKind, ReportView};
use serde_json::{Value, json};

#[test]
fn goldens() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut wrong = Vec::new();
    let reports = reports();
    for path in &reports {
        let shown = rendered(path);
        let golden = path.with_extension("json");
        if bless {
            fs::write(&golden, &shown).unwrap();
        } else if fs::read_to_string(&golden).unwrap_or_default() != shown {
            wrong.push(format!("{}:\n{shown}", golden.display()));
        }
    }
    assert!(
        reports.len() >= 120,
        "the corpus shrank to {}",
        reports.len()
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn reports_say_what_the_programs_did() {
    let cases = cases();
    let marks = marks();
    let mut wrong = Vec::new();
    let mut checked = 0;
    for path in reports() {
        let name = file_name(&path);
        let (case, build) = name.split_once('.').unwrap();
        let Some(expected) = cases.get(case) else {
            wrong.push(format!("{name}: not in cases.txt"));
            continue;
        };
        checked += 1;
        match primary(&path) {
            None => wrong.push(format!("{name}: no report")),
            Some(view) => {
                let lines = marks.get(case).map_or(&[][..], Vec::as_slice);
                wrong.extend(
                    differences(&view, expected, build, lines).map(|d| format!("{name}: {d}")),
                );
            }
        }
    }
    assert!(checked >= 120);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn all_kinds_that_programs_can_show_are_in_the_corpus() {
    use BugKind::*;
    // No program of ours makes these: gone from current runtimes, other languages, or too rare.
    let without = [
        IntraObjectOverflow,
        UnknownCrash,
        MempcpyParamOverlap,
        StpcpyParamOverlap,
        StrncatParamOverlap,
        WcscpyParamOverlap,
        ParamOverlap,
        DoubleLock,
        BadReadLock,
        BadReadUnlock,
        ControlFlowIntegrity,
        UndefinedBehavior,
        Signal,
        Panic,
        TestFailure,
    ];
    let seen: Vec<BugKind> = reports()
        .iter()
        .filter_map(|path| primary(path))
        .map(|view| view.kind)
        .collect();
    let missing: Vec<&BugKind> = BugKind::ALL
        .iter()
        .filter(|kind| !seen.contains(kind) && !without.contains(kind))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// One row of `cases.txt`.
struct Expected {
    kind: String,
    cwe: String,
    function: String,
    words: String,
}

fn differences<'a>(
    view: &'a ReportView,
    expected: &'a Expected,
    build: &'a str,
    lines: &'a [u32],
) -> impl Iterator<Item = String> + 'a {
    let cwe = view.cwe.map(|cwe| cwe.0.to_string()).unwrap_or_default();
    let mut wrong = Vec::new();
    let mut hold = |what: &str, is: String, should: String| {
        if is != should {
            wrong.push(format!("{what} is {is}, not {should}"));
        }
    };
    hold("kind", view.kind.name().to_owned(), expected.kind.clone());
    if !build.contains("cut-head") {
        hold("cwe", cwe, expected.cwe.clone());
    }
    // Without symbols there is no function, without debug information no line, and what was cut off
    // cannot be told.
    let symbols = !build.contains("raw");
    let debug = symbols && !build.contains("nodebug");
    let whole = debug && !build.contains("cut");
    let function = view.function.clone().unwrap_or_default();
    let scoped = function.ends_with(&format!("::{}", expected.function));
    if symbols && !build.contains("cut-head") && expected.function != "-" && !scoped {
        hold("function", function, expected.function.clone());
    }
    if debug
        && !build.contains("cut-head")
        && !lines.is_empty()
        && expected.function != "-"
        && !lines.contains(&view.line.unwrap_or(0))
    {
        hold("line", format!("{:?}", view.line), format!("{lines:?}"));
    }
    if whole && expected.words != "-" && !view.purified.contains(&expected.words) {
        hold(
            "text",
            view.purified.clone(),
            format!("with `{}`", expected.words),
        );
    }
    wrong.into_iter()
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

fn reports() -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(corpus().join("reports"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .collect();
    paths.sort();
    paths
}

fn file_name(path: &Path) -> String {
    path.file_stem().unwrap().to_string_lossy().into_owned()
}

fn project() -> Project {
    Project::at("/src/demo")
}

fn primary(path: &Path) -> Option<ReportView> {
    let reports = parse(&fs::read(path).unwrap());
    let chosen = choose(&reports, Hints::default(), &project())?;
    reports.get(chosen).map(|report| view(report, &project()))
}

/// All reports of a file; the advice, which is the same for a kind, is left out.
fn rendered(path: &Path) -> String {
    let reports = parse(&fs::read(path).unwrap());
    let views: Vec<Value> = reports
        .iter()
        .map(|report| {
            let mut view = view(report, &project());
            let (said, _) = view.purified.split_once("\nWhat it means:").unwrap();
            view.purified = format!("{said}\n(advice)\n");
            serde_json::to_value(view).unwrap()
        })
        .collect();
    let chosen = choose(&reports, Hints::default(), &project());
    let mut text =
        serde_json::to_string_pretty(&json!({"primary": chosen, "reports": views})).unwrap();
    text.push('\n');
    text
}

fn cases() -> BTreeMap<String, Expected> {
    let text = fs::read_to_string(corpus().join("cases.txt")).unwrap();
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| {
            let cells: Vec<&str> = line.splitn(9, '|').map(str::trim).collect();
            let [name, _, _, _, _, kind, cwe, function, words] = cells.try_into().expect(line);
            let expected = Expected {
                kind: kind.to_owned(),
                cwe: cwe.to_owned(),
                function: function.to_owned(),
                words: words.to_owned(),
            };
            (name.to_owned(), expected)
        })
        .collect()
}

/// Lines marked `BUG case …` in the programs, by case.
fn marks() -> BTreeMap<String, Vec<u32>> {
    let mut marks: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    let sources = corpus().join("src");
    let folders = [sources.clone(), sources.join("fuzz")];
    let files = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap());
    for path in files
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file())
    {
        let text = fs::read_to_string(path).unwrap();
        for (number, line) in (1..).zip(text.lines()) {
            let mark = ["// BUG ", "# BUG "]
                .iter()
                .find_map(|mark| line.split_once(mark));
            let named = mark.map_or("", |(_, names)| names);
            for name in named.split_whitespace() {
                marks.entry(name.to_owned()).or_default().push(number);
            }
        }
    }
    marks
}
