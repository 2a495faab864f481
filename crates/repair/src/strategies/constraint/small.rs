//! Where no derived edit is accepted: small edits of what the bug's run executes, of which runs choose.
//!
//! A rule knows why its edit is right; these are only known to end the bug wherever it showed and to change nothing that ordinary
//! inputs do. So they come last, few of them are judged, and what they are is said.

use std::collections::BTreeSet;
use std::time::Duration;

use patchwright_code::Code;
use patchwright_constraint::{Input, Operator, SmallEdit, small_edits};
use patchwright_crash::purify;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::{agree, counted};
use patchwright_domain::event::Event;
use patchwright_domain::repair::Note;
use patchwright_judge::Chosen;
use patchwright_subject::FileCoverage;

use super::{make, way};
use crate::candidates::{Exit, Found, Proposed, Scene};
use crate::error::RepairError;
use crate::kit::RepairContext;
use crate::strategies::proposals::{Proposals, by_rank};

/// Each costs a build to judge.
const MOST_JUDGED: usize = 24;
const MOST_OF_A_LINE: usize = 3;
/// That runs leave only one says something if it is one of several.
const FEWEST_RIVALS: usize = 6;
/// With less time than this nothing is begun.
const SHORTEST: Duration = Duration::from_secs(60);

/// Goes on where `derived` found nothing that can be chosen, or nothing but patches that leave something out without a word: what
/// is computed wrongly is better put right, if runs leave one way to do it.
pub(super) fn go_on(ctx: &RepairContext<'_>, derived: Found) -> Result<Found, RepairError> {
    let good = derived.passed.iter();
    let mut good = good.filter(|one| !one.verdict.benign.speaks_against());
    let has_one = good.any(|one| one.proposed.facts.exit != Exit::SilentSkip);
    let left = ctx
        .deadline
        .saturating_duration_since(std::time::Instant::now());
    if has_one || left < SHORTEST || !way::can_be_seen(ctx.scene()) {
        return Ok(derived);
    }
    let mut all = derived;
    let further = by_rank(ctx, Found::new(all.ended.clone()), |scene| {
        propose(ctx, scene)
    })?;
    let ended = further.ended.clone();
    if further.tally.proposed > 0 {
        all.join(further);
        all.ended = ended;
    }
    Ok(all)
}

fn propose(ctx: &RepairContext<'_>, scene: &Scene<'_>) -> Result<Proposals, RepairError> {
    let edits = small(scene)?;
    if edits.is_empty() {
        let reason = "there are no small edits of what the bug's run executes".to_owned();
        return Ok(Proposals::None { reason });
    }
    let switches: Vec<_> = edits.iter().map(|edit| edit.switches.clone()).collect();
    let choice = scene.judge.choose(&switches, ctx.deadline)?;
    let text = format!(
        "{} compiled into one program: {} {} the bug, {} of them without a change to other inputs",
        counted(choice.compiled, "small edit"),
        choice.ending,
        agree(choice.ending, "ends", "end"),
        choice.chosen.len(),
    );
    scene.subject.tell(Event::Noted { text });
    let mut chosen = choice.chosen;
    chosen.sort_by_key(|one| (edits.get(one.index).map(|edit| edit.doubt), one.index));
    let varied = varied(&edits, &chosen);
    let is_whole = !choice.is_cut
        && choice.ending >= FEWEST_RIVALS
        && varied.len() < MOST_JUDGED
        && chosen.iter().all(|one| one.on_inputs.fixed > 0);
    let mut candidates = Vec::new();
    for (edit, chosen) in varied {
        let sources = scene.judge.sources();
        if let Some(candidate) = make(&edit.edits, &sources)? {
            candidates.push(Proposed::new(
                candidate,
                note(edit, chosen, is_whole),
                scene,
            )?);
        }
    }
    Ok(match candidates.is_empty() {
        true => Proposals::None {
            reason: "no small edit ends the bug and changes nothing else".to_owned(),
        },
        false => Proposals::Ranked {
            constraints: Vec::new(),
            candidates,
        },
    })
}

/// For each bug in turn, of what its runs execute.
fn small(scene: &Scene<'_>) -> Result<Vec<SmallEdit>, RepairError> {
    let judge = scene.judge;
    let sources = judge.sources();
    let mut editable = BTreeSet::new();
    for path in sources.paths() {
        if judge.may_touch(path)? && !judge.is_kept_by_version_control(path) {
            editable.insert(path.clone());
        }
    }
    let read = |path: &RelPath| Some((path.clone(), sources.read(path).ok()?));
    let code = Code::read(editable.iter().filter_map(read));
    let files = code.files().iter().map(|file| file.path.clone()).collect();
    let Some(ran) = way::executed(scene, &files)? else {
        return Ok(Vec::new());
    };
    let project = judge.project();
    let mut found: Vec<SmallEdit> = Vec::new();
    for poc in judge.pocs() {
        let input = Input {
            code: &code,
            report: &poc.report,
            purified: &purify(&poc.report, &project),
            editable: &|path| editable.contains(path),
            off: &scene.operators_off,
        };
        let runs = |path: &RelPath, line: u32| {
            let file = ran.files.get(path);
            file.is_some_and(|file| runs_through(file, line))
        };
        let further = small_edits(&input, &runs).into_iter();
        let is_new = |edit: &SmallEdit| !found.iter().any(|known| known.edits == edit.edits);
        let further: Vec<SmallEdit> = further.filter(is_new).collect();
        found.extend(further);
    }
    Ok(found)
}

/// Whether a run executes a line, or the one before it where the optimiser left none of its own.
fn runs_through(file: &FileCoverage, line: u32) -> bool {
    let last = file.code.range(..=line).next_back();
    last.is_some_and(|line| file.reached.contains(line))
}

/// A few of each line, so that many ways to say one thing do not use up the candidates.
fn varied<'e>(edits: &'e [SmallEdit], chosen: &[Chosen]) -> Vec<(&'e SmallEdit, Chosen)> {
    let mut found: Vec<(&SmallEdit, Chosen)> = Vec::new();
    for one in chosen {
        let Some(edit) = edits.get(one.index) else {
            continue;
        };
        let same = found.iter().filter(|(known, _)| known.at == edit.at);
        if same.count() < MOST_OF_A_LINE {
            found.push((edit, *one));
        }
    }
    found.truncate(MOST_JUDGED);
    found
}

fn note(edit: &SmallEdit, chosen: Chosen, is_whole_choice: bool) -> Note {
    let on = chosen.on_inputs;
    Note {
        operator: Operator::ChosenByRuns.name().to_owned(),
        place: "on the way to the crash".to_owned(),
        at: edit.at.clone(),
        cause: format!(
            "{}: with it {} that showed the bug {} well, and {} as before. Nobody derived why: a person should.",
            edit.what,
            counted(on.fixed, "further input"),
            if on.fixed == 1 { "ends" } else { "end" },
            match on.kept {
                1 => "1 ordinary input is answered".to_owned(),
                many => format!("{many} ordinary inputs are answered"),
            },
        ),
        constraint: None,
        doubt: edit.distance,
        is_whole_choice,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_code_runs_with_the_one_before_it() {
        let file = FileCoverage {
            code: BTreeSet::from([3, 5, 9]),
            reached: BTreeSet::from([3, 9]),
        };
        let ran: Vec<u32> = (1..=10).filter(|line| runs_through(&file, *line)).collect();
        assert_eq!(ran, [3, 4, 9, 10]);
    }
}
