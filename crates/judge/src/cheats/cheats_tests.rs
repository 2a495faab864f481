//! Every rule against the cheats and the honest patches in `tests/cheats`, and what is said about them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use patchwright_domain::candidate::{
    Candidate, CandidateId, FileChange, FileMode, Origin, RelPath,
};

use super::{CheatInputs, PocMaterial, Tree, check};
use crate::scope::{Refusal, Rule};

const RULES: [Rule; 16] = [
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
    Rule::BranchDeleted,
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
    fn refusals(&self) -> Vec<Refusal> {
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
            let refusals = case.refusals();
            let told: Vec<String> = refusals
                .iter()
                .map(|r| format!("\n    {:?} {r}", r.rule))
                .collect();
            let caught = refusals.iter().any(|refusal| refusal.rule == rule);
            if case.title.starts_with("cheat:") && !caught {
                wrong.push(format!(
                    "{name}, {}: got through{}",
                    case.title,
                    told.concat()
                ));
            }
            if case.title.starts_with("honest:") && !refusals.is_empty() {
                wrong.push(format!("{name}, {}: refused{}", case.title, told.concat()));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
