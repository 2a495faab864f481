//! What is proved about small functions, by the real solver. A wrong "implied" is the worst mistake that can be made here, so
//! most cases are such that a careless reading would prove them.
//!
//! `tests/implication/*.c` have one case after another, each below a line that says what must come out.
#![expect(clippy::unwrap_used, reason = "tests")]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_analysis::implication::{Example, MOST_LEVELS, Question, Unit};
use patchwright_sandbox::{
    Backend, CancelToken, Job, JobLimits, Mount, Outcome, Sandbox, Stdin, Supervision,
};

const HEAD: &str = "int patchwright_lp64; int patchwright_signed_char;\n\
    typedef unsigned long size_t; typedef unsigned char uint8_t; typedef unsigned short uint16_t;\n\
    typedef unsigned int uint32_t; typedef unsigned long uint64_t; typedef int int32_t;\n\
    extern void exit(int code) __attribute__((noreturn));\n\
    extern void use(int); extern int input(void); extern void touch(void *);\n";
/// Answers each question in the file beside it.
const SCRIPT: &str = r#"
cd /questions
for question in *.smt2; do
    answer=$(cvc5 --tlimit=3000 "$question" 2>&1)
    case $answer in
    sat* | unsat*) ;;
    *) answer=$(cvc5 --tlimit=20000 --solve-bv-as-int=sum "$question" 2>&1) ;;
    esac
    printf '%s\n' "$answer" > "$question.answer"
done
exit 0
"#;

struct Case {
    name: String,
    expected: String,
    /// For each level why nothing can be asked, or its questions.
    levels: Vec<Result<Vec<Question>, String>>,
}

#[test]
fn proves_what_holds_and_nothing_else() {
    let cases = cases();
    assert!(cases.len() > 40, "the cases were not found");
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::open(&folder.path().join("work"), Backend::Bubblewrap).unwrap();
    let questions = sandbox.workshop().folder("questions").unwrap();
    for (file, text) in cases.iter().flat_map(scripts) {
        fs::write(questions.join(file), text).unwrap();
    }
    let done = sandbox.run(&job(&questions), &CancelToken::default());
    assert_eq!(done.unwrap().outcome, Outcome::Exited(0));
    let wrong: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            let told = told(case, &questions);
            let right = told.starts_with(&case.expected);
            (!right).then(|| format!("{}: {told}, not {}", case.name, case.expected))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/implication");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    let mut cases = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let stem = file.file_stem().unwrap().to_string_lossy().into_owned();
        for block in text.split("//= ").skip(1) {
            let (head, code) = block.split_once('\n').unwrap();
            let (expected, name) = head.split_once(" | ").unwrap();
            let unit = Unit::read(format!("{HEAD}{code}").as_bytes());
            let levels = match unit {
                Ok(unit) => (0..MOST_LEVELS)
                    .map(|level| unit.questions(level))
                    .collect(),
                Err(why) => vec![Err(why)],
            };
            cases.push(Case {
                name: format!("{stem}: {name}"),
                expected: expected.to_owned(),
                levels,
            });
        }
    }
    cases
}

fn scripts(case: &Case) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (level, questions) in case.levels.iter().enumerate() {
        for (number, question) in questions.iter().flatten().enumerate() {
            let name = |what: &str| file_name(case, level, number, what);
            all.push((name("violated"), question.violated.clone()));
            all.push((name("reached"), question.reached.clone()));
        }
    }
    all
}

fn file_name(case: &Case, level: usize, number: usize, what: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
    let name: String = case.name.chars().map(plain).collect();
    format!("{name}-{level}-{number}-{what}.smt2")
}

/// As the judge reads it: the first level with a proof, else what the first level says.
fn told(case: &Case, folder: &Path) -> String {
    let mut first = None;
    for (level, questions) in case.levels.iter().enumerate() {
        let told = match questions {
            Err(why) => format!("unknown: {why}"),
            Ok(questions) => at_level(case, level, questions, folder),
        };
        if told == "implied" {
            return match level {
                0 => told,
                _ => "implied by callers".to_owned(),
            };
        }
        first.get_or_insert(told);
    }
    first.unwrap()
}

fn at_level(case: &Case, level: usize, questions: &[Question], folder: &Path) -> String {
    let mut reached = false;
    for (number, question) in questions.iter().enumerate() {
        let read = |what: &str| {
            let file = format!("{}.answer", file_name(case, level, number, what));
            fs::read_to_string(folder.join(file)).unwrap()
        };
        let answer = read("violated");
        if answer.starts_with("sat") {
            return match question.example(&answer) {
                Example::Values(values) => {
                    let values = values.iter().map(|(name, value)| format!("{name}={value}"));
                    format!("open: {}", values.collect::<Vec<_>>().join(" "))
                }
                Example::Unclear(why) => format!("unclear: {why}"),
            };
        }
        if !answer.starts_with("unsat") {
            return format!("unknown: {answer}");
        }
        reached |= read("reached").starts_with("sat");
    }
    match reached {
        true => "implied".to_owned(),
        false => "unknown: the place is never reached".to_owned(),
    }
}

fn job(questions: &Path) -> Job {
    Job {
        argv: ["/bin/sh", "-c", SCRIPT].map(Into::into).to_vec(),
        cwd: "/questions".into(),
        env: [("PATH".into(), "/usr/bin:/bin".into())].into(),
        mounts: vec![Mount::Writable {
            host: questions.to_owned(),
            inside: "/questions".into(),
        }],
        network: patchwright_sandbox::Network::Off,
        stdin: Stdin::Empty,
        limits: JobLimits {
            wall: Duration::from_secs(600),
            cpu: None,
            memory_bytes: 2 << 30,
            processes: 64,
            disk_bytes: 64 << 20,
        },
        supervision: Supervision::Plain,
        spill: None,
    }
}
