//! Crash-free constraints: what must hold where the program crashed, and edits that enforce it. No model.

mod small;
mod way;
mod witnessed;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::error::Error;

use patchwright_code::Code;
use patchwright_constraint::{
    Input, Operator, PlaceKind, Plan, Proposal, TextEdit, analyse, apply,
};
use patchwright_crash::{purify, signature};
use patchwright_domain::candidate::{Candidate, FileChange, Origin, RelPath};
use patchwright_domain::constraint::Constraint;
use patchwright_domain::count::counted;
use patchwright_domain::event::{Event, Step};
use patchwright_domain::predicate::Predicate;
use patchwright_domain::property::Property;
use patchwright_domain::repair::Note;
use patchwright_domain::report::CrashReport;
use patchwright_edit::{EditError, Sources, candidate};
use patchwright_judge::Judge;

use self::witnessed::Standing;
use super::proposals::{Proposals, by_rank};
use crate::candidates::{Found, Proposed, Scene};
use crate::error::RepairError;
use crate::kit::{ModelAccess, Optimisation, RepairContext, constraint_in_words, worth_telling};
use crate::tools::code::Switch;

pub(super) const NAME: &str = "constraint";
/// How many places are listed for a reader.
const MOST_PLACES: usize = 12;

fn propose(scene: &Scene<'_>) -> Result<Proposals, RepairError> {
    let sources = scene.judge.sources();
    let (plans, refusals) = plans((scene.judge, &scene.operators_off), |poc| {
        in_analysis_build(scene, poc)
    })?;
    let constraints = distinct(&plans);
    let mut made = Vec::new();
    let mut known = BTreeSet::new();
    for proposal in in_turn(plans) {
        let candidate = make(&proposal.edits, &sources)?;
        let new = candidate.filter(|candidate| known.insert(candidate.id.clone()));
        made.extend(new.map(|candidate| (proposal, candidate)));
    }
    let mut candidates = Vec::new();
    for (proposal, candidate) in by_evidence(scene, made)? {
        candidates.push(Proposed::new(candidate, note(proposal), scene)?);
    }
    if candidates.is_empty() {
        let reason = format!("no constraint can be derived: {}", refusals.join("; "));
        return Ok(Proposals::None { reason });
    }
    Ok(Proposals::Ranked {
        constraints,
        candidates,
    })
}

/// What is derived first; where nothing of it can be chosen, what runs choose among small edits.
pub(super) fn work(ctx: &RepairContext<'_>, before: Found) -> Result<Found, RepairError> {
    small::go_on(ctx, by_rank(ctx, before, propose)?)
}

/// Those first for which runs of the unpatched program speak; without those that would change nothing, unless there are no others.
fn by_evidence(
    scene: &Scene<'_>,
    made: Vec<(Proposal, Candidate)>,
) -> Result<Vec<(Proposal, Candidate)>, RepairError> {
    let proposals: Vec<&Proposal> = made.iter().map(|(proposal, _)| proposal).collect();
    let on_the_way = way::standings(scene, &proposals)?.into_iter();
    let met = witnessed::standings(scene.judge, &proposals)?;
    let standings: Vec<Standing> = on_the_way
        .zip(met)
        .map(|(one, other)| one.max(other))
        .collect();
    let is_idle = |standing: &Standing| *standing == Standing::Idle;
    let idle = standings
        .iter()
        .filter(|standing| is_idle(standing))
        .count();
    let leaves_some = idle < standings.len();
    if leaves_some && idle > 0 {
        let edits = counted(idle, "edit");
        let text = format!(
            "{edits} left out: the bug's run does not come there, or does not meet the condition"
        );
        scene.subject.tell(Event::Noted { text });
    }
    let mut ranked: Vec<_> = standings.into_iter().zip(made).collect();
    ranked.retain(|(standing, _)| !(leaves_some && is_idle(standing)));
    ranked.sort_by_key(|(standing, _)| *standing);
    Ok(ranked.into_iter().map(|(_, made)| made).collect())
}

/// What can be said without a model about what must hold where the program crashes.
#[derive(Debug, Clone, Default)]
pub struct Derived {
    pub constraints: Vec<Constraint>,
    /// Where edits would make them hold, best first.
    pub places: Vec<Note>,
    /// Why nothing can be said about some of the bugs.
    pub unexplained: Vec<String>,
}

impl Derived {
    /// For a reader: what must hold, then the places.
    pub fn describe(&self) -> String {
        let holds = worth_telling(&self.constraints)
            .into_iter()
            .map(constraint_in_words);
        let mut places: Vec<String> = Vec::new();
        for note in &self.places {
            let line = note.at.line.map(|line| line.to_string());
            let at: Vec<String> = [note.at.file.clone(), line].into_iter().flatten().collect();
            let place = format!("- {} at {}: {}", note.operator, at.join(":"), note.place);
            if !places.contains(&place) {
                places.push(place);
            }
        }
        let left_out = places.len().saturating_sub(MOST_PLACES);
        places.truncate(MOST_PLACES);
        places.extend((left_out > 0).then(|| format!("… {left_out} more places were cut")));
        let why = self.unexplained.iter().map(|why| format!("- {why}"));
        let parts = [
            ("What must hold:", holds.collect::<Vec<_>>()),
            ("Where an edit could make it hold, best first:", places),
            ("Not explained:", why.collect()),
        ];
        let parts = parts.into_iter().filter(|(_, lines)| !lines.is_empty());
        let parts = parts.map(|(head, lines)| format!("{head}\n{}\n", lines.join("\n")));
        parts.collect::<Vec<_>>().join("\n")
    }
}

/// Adds what must hold at the crash to what is known, unless this is switched off; journals it.
pub(super) fn derive(
    ctx: &RepairContext<'_>,
    access: &ModelAccess<'_>,
    before: &mut Found,
) -> Result<Derived, RepairError> {
    if access.without.switch(Optimisation::Constraint) == Switch::Off {
        return Ok(Derived::default());
    }
    let derived = derive_at(ctx.scene())?;
    if before.constraints.is_empty() {
        before.constraints.clone_from(&derived.constraints);
        ctx.ledger.tell_constraints(&before.constraints);
    }
    Ok(derived)
}

/// Derives what must hold at the crash and journals nothing of it.
pub(crate) fn derive_at(scene: &Scene<'_>) -> Result<Derived, RepairError> {
    scene.subject.step(Step::Strategy, || {
        let (plans, unexplained) = plans((scene.judge, &scene.operators_off), |poc| {
            in_analysis_build(scene, poc)
        })?;
        Ok(Derived {
            constraints: distinct(&plans),
            places: in_turn(plans).into_iter().map(note).collect(),
            unexplained,
        })
    })
}

fn in_analysis_build(scene: &Scene<'_>, poc: &str) -> Result<Option<CrashReport>, RepairError> {
    let shown = scene.looking.shown(poc)?;
    Ok(shown.map(|shown| shown.report.clone()))
}

/// What must hold at the crash, as properties that runs can check. Only the build that is judged is looked at, so that every
/// judge of the case derives the same ones.
pub fn derived_properties(
    judge: &Judge<'_>,
) -> Result<Vec<Property>, Box<dyn Error + Send + Sync>> {
    let (plans, _) = plans((judge, &BTreeSet::new()), |_| Ok(None))?;
    let stated = distinct(&plans).into_iter().filter_map(|constraint| {
        let file = RelPath::new(constraint.site.file?).ok()?;
        Some((file, constraint.site.line?, constraint.condition?))
    });
    let property =
        |(number, (file, line, condition)): (usize, (RelPath, u32, Predicate))| Property {
            name: format!("crash-free-{}", number + 1),
            file,
            line,
            condition: condition.to_string(),
            stated_by: Property::DERIVED_BY.to_owned(),
        };
    Ok(stated.enumerate().map(property).collect())
}

/// A plan for each bug that the PoCs show, and why there is none for others. `shown` gives a PoC's report in a build that
/// shows more of it.
fn plans(
    (judge, off): (&Judge<'_>, &BTreeSet<Operator>),
    shown: impl Fn(&str) -> Result<Option<CrashReport>, RepairError>,
) -> Result<(Vec<Plan>, Vec<String>), RepairError> {
    let sources = judge.sources();
    let mut editable = BTreeSet::new();
    for path in sources.paths() {
        if judge.may_touch(path)? {
            editable.insert(path);
        }
    }
    // A file too large to be edited was not written by a person.
    let read = |path: &RelPath| Some((path.clone(), sources.read(path).ok()?));
    let written = |path: &&RelPath| !judge.is_kept_by_version_control(path);
    let code = Code::read(sources.paths().iter().filter(written).filter_map(read));
    let project = judge.project();
    let (mut plans, mut refusals) = (Vec::new(), Vec::new());
    let mut known = BTreeSet::new();
    for poc in judge.pocs() {
        if !known.insert(signature(&poc.report, &project).to_string()) {
            continue;
        }
        let derive = |report: &CrashReport| {
            analyse(&Input {
                code: &code,
                report,
                purified: &purify(report, &project),
                editable: &|path| editable.contains(path),
                off,
            })
        };
        let plan = match shown(&poc.name)? {
            // If it explains nothing, try the report of the build that is judged.
            Some(report) => derive(&report).or_else(|none| derive(&poc.report).or(Err(none))),
            None => derive(&poc.report),
        };
        match plan {
            Ok(plan) => plans.push(plan),
            Err(none) => refusals.push(none.to_string()),
        }
    }
    Ok((plans, refusals))
}

fn distinct(plans: &[Plan]) -> Vec<Constraint> {
    let mut all: Vec<Constraint> = Vec::new();
    for constraint in plans.iter().flat_map(|plan| &plan.constraints) {
        if !all.contains(constraint) {
            all.push(constraint.clone());
        }
    }
    all
}

/// The first proposal of each plan, then the second of each, so that no bug waits for all proposals of
/// another.
fn in_turn(plans: Vec<Plan>) -> Vec<Proposal> {
    let mut queues: Vec<VecDeque<Proposal>> = plans
        .into_iter()
        .map(|plan| plan.proposals.into())
        .collect();
    let mut all = Vec::new();
    while queues.iter().any(|queue| !queue.is_empty()) {
        all.extend(queues.iter_mut().filter_map(VecDeque::pop_front));
    }
    all
}

/// `None` for edits that do not apply or that change nothing for the compiler.
fn make(edits: &[TextEdit], sources: &Sources<'_>) -> Result<Option<Candidate>, EditError> {
    let paths: BTreeSet<&RelPath> = edits.iter().map(|edit: &TextEdit| &edit.file).collect();
    let mut originals: BTreeMap<&RelPath, Vec<u8>> = BTreeMap::new();
    for path in paths {
        originals.insert(path, sources.read(path)?);
    }
    let original = |path: &RelPath| originals.get(path).map(Vec::as_slice);
    let changed = apply(edits, &original);
    if changed.is_empty() || changed.len() != originals.len() {
        return Ok(None);
    }
    let changes = changed.into_iter();
    let changes = changes.map(|(path, content)| FileChange::Modify { path, content });
    let origin = Origin::Strategy {
        name: NAME.to_owned(),
        round: 0,
    };
    let made = candidate(changes.collect(), origin, sources)?;
    Ok(Some(made)
        .filter(|one| !patchwright_edit::changes_only_layout(one, sources).unwrap_or(true)))
}

fn note(proposal: Proposal) -> Note {
    let place = match proposal.place {
        PlaceKind::Producer => "where the bad value is made",
        PlaceKind::Stopper => "where the bad value should have been stopped",
        PlaceKind::CrashSite => "where it crashed",
        PlaceKind::Allocation => "where the block is allocated",
        PlaceKind::Free => "where the block is freed",
        PlaceKind::Alias => "where another name outlives the block",
    };
    Note {
        operator: proposal.operator.name().to_owned(),
        place: place.to_owned(),
        at: proposal.at,
        cause: proposal.cause,
        constraint: Some(proposal.constraint),
        doubt: proposal.doubt,
        is_whole_choice: false,
    }
}
