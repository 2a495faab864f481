//! Where the bug's run never comes, no edit can end it. Which functions it enters is known from one run of each PoC; to judge an edit in
//! one that it does not would take a build.

use std::collections::BTreeSet;

use patchwright_code::{Code, Function};
use patchwright_constraint::{Proposal, TextEdit};
use patchwright_domain::candidate::RelPath;
use patchwright_subject::{Coverage, InputProbes};

use super::witnessed::{Standing, WORTH_ASKING};
use crate::candidates::Scene;
use crate::error::RepairError;

/// In the order of the proposals.
pub(super) fn standings(
    scene: &Scene<'_>,
    proposals: &[&Proposal],
) -> Result<Vec<Standing>, RepairError> {
    let open = vec![Standing::Open; proposals.len()];
    if proposals.len() < WORTH_ASKING || !can_be_seen(scene) {
        return Ok(open);
    }
    let edits = proposals.iter().flat_map(|proposal| &proposal.edits);
    let mut files: BTreeSet<RelPath> = edits.map(|edit| edit.file.clone()).collect();
    files.extend(proposals.iter().filter_map(|one| Some(crash_of(one)?.0)));
    let Some(ran) = executed(scene, &files)? else {
        return Ok(open);
    };
    let sources = scene.judge.sources();
    let read = |path: &RelPath| Some((path.clone(), sources.read(path).ok()?));
    let code = Code::read(files.iter().filter_map(read));
    if !sees_crashes(&code, &ran, proposals) {
        return Ok(open);
    }
    let standing = |proposal: &&Proposal| {
        let edits = proposal.edits.iter();
        let each = edits.map(|edit| around(&code, edit).map_or(Standing::Open, |it| at(&ran, it)));
        each.min().unwrap_or(Standing::Open)
    };
    Ok(proposals.iter().map(standing).collect())
}

/// Whether it can be observed which lines a run executes.
pub(super) fn can_be_seen(scene: &Scene<'_>) -> bool {
    let subject = scene.subject;
    subject.can_probe() && !subject.case.runs_on_jvm() && !subject.case.is_shown_by_tests()
}

/// The lines that the PoCs execute; `None` if that cannot be observed of each.
pub(super) fn executed(
    scene: &Scene<'_>,
    files: &BTreeSet<RelPath>,
) -> Result<Option<Coverage>, RepairError> {
    let probes = InputProbes::of_tree(scene.subject, scene.base, files)?;
    let mut all = Coverage::default();
    for poc in &scene.subject.case.pocs {
        let Some(lines) = probes.crash_coverage(poc, None)? else {
            return Ok(None);
        };
        all.add(lines);
    }
    let any = all.files.values().any(|file| !file.reached.is_empty());
    Ok(any.then_some(all))
}

/// Where the program crashes that a proposal is to repair.
fn crash_of(proposal: &Proposal) -> Option<(RelPath, u32)> {
    let site = &proposal.constraint.site;
    Some((RelPath::new(site.file.clone()?).ok()?, site.line?))
}

/// Whether the runs came to each crash. One that did not went another way under the traps, or they do not see all of it.
fn sees_crashes(code: &Code, ran: &Coverage, proposals: &[&Proposal]) -> bool {
    let mut crashes = proposals.iter().filter_map(|one| crash_of(one));
    crashes.all(|(file, line)| {
        let mut functions = code.functions();
        let crashed = functions.find(|one| one.head.file == file && one.head.span.has_line(line));
        crashed.is_some_and(|function| at(ran, function) == Standing::Open)
    })
}

fn around<'c>(code: &'c Code, edit: &TextEdit) -> Option<&'c Function> {
    let mut functions = code.functions();
    functions.find(|function| {
        let (file, span) = (&function.head.file, function.head.span);
        *file == edit.file && span.start <= edit.start && edit.end <= span.end
    })
}

fn at(ran: &Coverage, function: &Function) -> Standing {
    let span = function.head.span;
    match ran.files.get(&function.head.file) {
        Some(file)
            if file
                .reached
                .range(span.line..=span.end_line)
                .next()
                .is_some() =>
        {
            Standing::Open
        }
        Some(file) if !file.reached.is_empty() => Standing::Idle,
        // It may be in a library that is loaded on demand, or have no debug information.
        _ => Standing::Aside,
    }
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use patchwright_subject::FileCoverage;

    use super::*;

    const SOURCE: &str =
        "int seen(void)\n{\n  return 1;\n}\n\nint other(void)\n{\n  return 2;\n}\n";

    #[test]
    fn an_edit_counts_where_the_bug_comes() -> Result<(), Box<dyn Error>> {
        let path = RelPath::new("a.c")?;
        let code = Code::read([(path.clone(), SOURCE.as_bytes().to_vec())]);
        let around_text = |text: &str| {
            let start = SOURCE.find(text).unwrap_or_default();
            let edit = TextEdit {
                file: path.clone(),
                start,
                end: start + text.len(),
                text: String::new(),
            };
            around(&code, &edit).map(|function| function.head.name.clone())
        };
        assert_eq!(around_text("return 1"), Some("seen".to_owned()));
        assert_eq!(around_text("}\n\nint"), None);
        let lines = |reached: &[u32]| {
            let mut ran = Coverage::default();
            let file = FileCoverage {
                code: BTreeSet::from([3, 8]),
                reached: reached.iter().copied().collect(),
            };
            ran.files.insert(path.clone(), file);
            ran
        };
        for (ran, expected) in [
            (lines(&[3]), [Standing::Open, Standing::Idle]),
            (lines(&[3, 8]), [Standing::Open, Standing::Open]),
            (lines(&[]), [Standing::Aside, Standing::Aside]),
            (Coverage::default(), [Standing::Aside, Standing::Aside]),
        ] {
            let found: Vec<Standing> = code.functions().map(|one| at(&ran, one)).collect();
            assert_eq!(found, expected, "{ran:?}");
        }
        Ok(())
    }
}
