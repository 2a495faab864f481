//! PoCs that show different bugs: one patch has to fix all of them, which the user may not have
//! intended.

use std::collections::BTreeMap;

use patchwright_crash::signature;
use patchwright_domain::case::Poc;
use patchwright_judge::PocBaseline;
use patchwright_subject::Subject;

/// Notes for the user before the repair starts; empty if all PoCs show the same bug.
pub(super) fn several(subject: &Subject<'_>, pocs: &[PocBaseline]) -> Vec<String> {
    // Tests in one case are meant to turn green together.
    if subject.case.is_shown_by_tests() {
        return Vec::new();
    }
    let project = subject.project();
    let mut bugs: BTreeMap<String, Vec<&Poc>> = BTreeMap::new();
    for (poc, baseline) in subject.case.pocs.iter().zip(pocs) {
        let bug = signature(&baseline.report, &project).to_string();
        bugs.entry(bug).or_default().push(poc);
    }
    if bugs.len() < 2 {
        return Vec::new();
    }
    let opening = format!(
        "the PoCs show {} different bugs, and one patch has to fix them all; to repair each by itself:",
        bugs.len()
    );
    let each = bugs.iter().map(|(bug, pocs)| {
        let flags: Vec<String> = pocs.iter().map(|poc| flags(poc)).collect();
        format!("{bug}: patchwright repair … {}", flags.join(" "))
    });
    std::iter::once(opening).chain(each).collect()
}

/// The PoC as command-line flags.
fn flags(poc: &Poc) -> String {
    let input = poc.input.iter().map(|path| ("--input", path));
    let stdin = poc.stdin.iter().map(|path| ("--stdin", path));
    let files = poc.files.iter().map(|path| ("--file", path));
    let mut words = vec!["--poc".to_owned(), quoted(&poc.command)];
    for (flag, path) in input.chain(stdin).chain(files) {
        words.push(flag.to_owned());
        words.push(quoted(&path.display().to_string()));
    }
    words.join(" ")
}

/// Quotes a word for the shell.
fn quoted(text: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "._-/+:=@,".contains(letter);
    match !text.is_empty() && text.chars().all(plain) {
        true => text.to_owned(),
        false => format!("'{}'", text.replace('\'', r"'\''")),
    }
}
