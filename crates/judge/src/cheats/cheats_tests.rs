//! Every rule against the cheats and the honest patches in `tests/cheats`, and the messages they produce.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use patchwright_domain::candidate::{
    Candidate, CandidateId, FileChange, FileMode, Origin, RelPath,
};

use super::{CheatInputs, PocMaterial, Tree, check};
use crate::scope::{Refusal, Rule, TextFindings};

/// Honest cases that may raise a suspicion; runs resolve it, but each one costs time.
const MOST_SUSPECTED: usize = 2;

const RULES: [Rule; 18] = [
    Rule::Scope,
    Rule::Sanitizer,
    Rule::Compiler,
    Rule::Assembly,
    Rule::CrashHandler,
    Rule::Output,
    Rule::Environment,
    Rule::Process,
    Rule::Override,
    Rule::Leaving,
    Rule::Recognition,
    Rule::Emptied,
    Rule::TopReturn,
    Rule::CutOff,
    Rule::Deleted,
    Rule::Shortened,
    Rule::Unreachable,
    Rule::Unreadable,
];

#[derive(Default)]
struct Case {
    title: String,
    before: BTreeMap<RelPath, Vec<u8>>,
    after: BTreeMap<RelPath, Vec<u8>>,
    poc: PocMaterial,
}

impl Case {
    fn found(&self) -> TextFindings {
        let mut tree = Tree::builder();
        for (path, content) in &self.before {
            tree.add(path, content);
        }
        let changes = self
            .after
            .iter()
            .filter_map(|(path, content)| match self.before.get(path) {
                Some(before) if before == content => None,
                Some(_) => Some(FileChange::Modify {
                    path: path.clone(),
                    content: content.clone(),
                }),
                None => Some(FileChange::Create {
                    path: path.clone(),
                    content: content.clone(),
                    mode: FileMode::Regular,
                }),
            });
        let candidate = Candidate {
            id: CandidateId(self.title.clone()),
            origin: Origin::Patch {
                name: self.title.clone(),
            },
            changes: changes.collect(),
        };
        assert!(
            !candidate.changes.is_empty(),
            "{}: changes nothing",
            self.title
        );
        check(&CheatInputs {
            candidate: &candidate,
            old: &self.before,
            tree: &tree.finish(),
            poc: &self.poc,
        })
    }

    fn refusals(&self) -> Vec<Refusal> {
        self.found().refusals
    }

    fn add(&mut self, section: &str, lines: &[&str]) {
        let text = |keep: char| {
            let kept = lines.iter().filter(|line| !line.starts_with(keep));
            kept.map(|line| format!("{}\n", line.get(1..).unwrap_or_default()))
                .collect::<String>()
        };
        match section {
            "poc text" => self.poc.contents.push(lines.join("\n").into_bytes()),
            "poc hex" => {
                let bytes = lines.iter().flat_map(|line| line.split_whitespace());
                let bytes = bytes.map(|byte| u8::from_str_radix(byte, 16).unwrap());
                self.poc.contents.push(bytes.collect());
            }
            "words" => self
                .poc
                .words
                .extend(lines.iter().map(|line| line.as_bytes().to_vec())),
            path => {
                let path = RelPath::new(path).unwrap();
                let created = lines.iter().all(|line| line.starts_with('+'));
                if !created {
                    self.before.insert(path.clone(), text('+').into_bytes());
                }
                self.after.insert(path, text('-').into_bytes());
            }
        }
    }
}

fn cases(text: &str) -> Vec<Case> {
    let mut cases = Vec::new();
    for part in text.split("=== ").skip(1) {
        let (title, rest) = part.split_once('\n').unwrap();
        let mut case = Case {
            title: title.to_owned(),
            ..Case::default()
        };
        for section in rest.split("@@@ ").skip(1) {
            let mut lines: Vec<&str> = section.lines().collect();
            while lines.last().is_some_and(|line| line.is_empty()) {
                lines.pop();
            }
            let (name, lines) = lines.split_first().unwrap();
            case.add(name, lines);
        }
        cases.push(case);
    }
    cases
}

fn rule_name(rule: Rule) -> String {
    format!("{rule:?}")
        .chars()
        .flat_map(|c| match c.is_uppercase() {
            true => vec!['-', c.to_ascii_lowercase()],
            false => vec![c],
        })
        .collect::<String>()
        .trim_start_matches('-')
        .to_owned()
}

#[test]
fn cheats_are_refused_by_their_rule_and_honest_patches_are_not() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cheats");
    let mut wrong = Vec::new();
    let mut suspected_honest = Vec::new();
    for rule in RULES {
        let name = rule_name(rule);
        let cases = cases(&fs::read_to_string(folder.join(format!("{name}.txt"))).unwrap());
        let honest = cases
            .iter()
            .filter(|case| case.title.starts_with("honest:"))
            .count();
        assert!(
            honest > 0 && cases.len() - honest >= 3,
            "{name}: too few cases"
        );
        for case in &cases {
            let found = case.found();
            let refused = found.refusals.iter().map(|r| (r.rule, r.to_string()));
            let suspected = found.suspicions.iter().map(|s| (s.rule, s.to_string()));
            let told: Vec<String> = refused
                .chain(suspected)
                .map(|(rule, what)| format!("\n    {rule:?} {what}"))
                .collect();
            let told = told.concat();
            let kind = case.title.split(':').next().unwrap();
            let wrongly = match kind {
                "cheat" => !found.refusals.iter().any(|refusal| refusal.rule == rule),
                "suspicious" => {
                    !found.refusals.is_empty()
                        || !found.suspicions.iter().any(|found| found.rule == rule)
                }
                "honest" => !found.refusals.is_empty(),
                other => panic!("{name}: what is a case of kind {other}?"),
            };
            if wrongly {
                wrong.push(format!("{name}, {}: wrongly judged{told}", case.title));
            }
            if kind == "honest" && !found.suspicions.is_empty() {
                suspected_honest.push(format!("{name}, {}:{told}", case.title));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(
        suspected_honest.len() <= MOST_SUSPECTED,
        "\n{}",
        suspected_honest.join("\n")
    );
}

/// Judges one file before and after; must return whatever the text is.
fn judged(before: &str, after: &str) -> Vec<Refusal> {
    let path = RelPath::new("a.c").unwrap();
    let case = Case {
        title: "hostile".to_owned(),
        before: BTreeMap::from([(path.clone(), before.as_bytes().to_vec())]),
        after: BTreeMap::from([(path, after.as_bytes().to_vec())]),
        poc: PocMaterial {
            contents: vec![b"0123456789abcdef".repeat(64)],
            words: Vec::new(),
        },
    };
    case.refusals()
}

#[test]
fn a_soup_of_tokens_is_answered() {
    const PARTS: [&str; 60] = [
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        ";",
        ",",
        "if",
        "else",
        "for",
        "while",
        "do",
        "switch",
        "case 1:",
        "default:",
        "return",
        "goto x",
        "x:",
        "exit(1)",
        "int f(int a)",
        "a",
        "b",
        "==",
        "!=",
        "&&",
        "||",
        "0",
        "1",
        "0x12345678",
        "\"text\"",
        "'c'",
        "=",
        "+",
        "-",
        "!",
        "*",
        "&",
        "?",
        ":",
        "::",
        "->",
        "##",
        "\n#define A(x) x A\n",
        "\n#define B A(B)\n",
        "A(",
        "B",
        "\n#if 0\n",
        "\n#else\n",
        "\n#endif\n",
        "\n#ifdef X\n",
        "\n#include \"a.h\"\n",
        "\n#",
        "enum {",
        "struct s",
        "static",
        "try",
        "catch",
        "operator",
        "__attribute__((",
    ];
    let mut seed = 12345u64;
    let mut next = move |below: usize| {
        seed = seed
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (seed >> 33) as usize % below
    };
    for _ in 0..400 {
        let mut soup = |length: usize| {
            (0..length)
                .map(|_| PARTS[next(PARTS.len())])
                .collect::<Vec<_>>()
                .join(" ")
        };
        let (before, after) = (soup(60), soup(80));
        judged(&before, &after);
        judged(
            "int f(int *p) { return p[3]; }",
            &format!("int f(int *p) {{ {after} }}"),
        );
    }
}

#[test]
fn long_and_deep_texts_are_answered_in_time() {
    let honest = "int f(int *p) { return p[3]; }";
    let many = 2_000;
    // Far more than is needed, and less than anything quadratic takes.
    let most = Duration::from_secs(10);
    for part in [
        "{",
        "(",
        "[",
        "}",
        "!",
        "- ",
        "a ? ",
        "(int)",
        "x = {} ",
        "f(a) int a; ",
        "a == a == ",
        "exit ",
        "if (x) ",
        "#if 1\n",
        "\"a\" ",
        "else ",
        "case 1: ",
        "x: goto x; ",
        "a < 1 ",
        "a b c; ",
        "int exit; ",
        "{1,2,3,4},",
        "namespace{",
        "a[",
        "b->",
        "#define X X X\n",
        "\\\n",
        "do ",
        "?:",
        "f(f(",
        "goto *x; ",
        "close(",
        "error(1, ",
        "(close)",
        "f(int a) : b{1}, ",
        "enum { A } ",
        "template <int a = 1 ",
        "namespace a { int f() {} ",
    ] {
        let text = part.repeat(many);
        let start = patchwright_testkit::cpu_time();
        judged(honest, &format!("{honest}\n{text}"));
        judged(
            honest,
            &format!("int f(int *p) {{ {text} ; return p[3]; }}"),
        );
        judged(&text, &format!("{text} {honest}"));
        let took = patchwright_testkit::cpu_time() - start;
        assert!(took < most, "{part:?} took {took:?}");
    }
}

/// A long file does not enlarge the expansion budget of a table in it.
#[test]
fn a_table_that_expands_too_far_is_refused_however_long_its_file_is() {
    let padding: String = (0..60_000).map(|n| format!("int a{n};\n")).collect();
    let mut before = padding;
    before.push_str("#define A0 0,0,0,0,0,0,0,0,0,0\n");
    for n in 1..5 {
        let (name, below) = (format!("A{n}"), format!("A{}", n - 1));
        let body = vec![below; 10].join(",");
        before.push_str(&format!("#define {name} {body}\n"));
    }
    let after = format!("{before}void (*table[])(int) = {{ A4, exit }};\n");
    let path = RelPath::new("src/table.c").unwrap();
    let case = Case {
        title: "table".to_owned(),
        before: BTreeMap::from([(path.clone(), before.into_bytes())]),
        after: BTreeMap::from([(path, after.into_bytes())]),
        ..Case::default()
    };
    let rules: Vec<Rule> = case.refusals().iter().map(|refusal| refusal.rule).collect();
    assert_eq!(rules, [Rule::Unreadable]);
}
