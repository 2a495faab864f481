//! The last steps: choose, remove noise, and prove from a clean build.

use std::time::Instant;

use patchwright_constraint::Operator;
use patchwright_domain::candidate::{Candidate, Origin};
use patchwright_domain::count::counted;
use patchwright_domain::event::{Event, Step};
use patchwright_domain::verdict::{Doubt, StageName, StageOutcome, Trust, Verdict};
use patchwright_edit::{EditError, print, without_noise};
use patchwright_judge::Judged;

use super::cut_off::{self, Passage};
use super::explain;
use super::outcome::{Touched, Winner};
use crate::candidates::{Ended, Found, Ledger, LeftOut, Passed, Proposed, best_first, refusal};
use crate::error::RepairError;

/// How many of the candidates that passed are proved.
const PROOFS: usize = 3;

/// The result of proving the candidates that passed.
pub(super) enum Finish {
    Proved(Box<Winner>),
    /// None could be proved. Why the last one failed; `None` if no candidate had passed.
    Refused(Option<Unfit>),
    /// The time limit was reached before a proof was complete.
    OutOfTime,
}

/// Why a candidate that passed is not accepted after all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Unfit {
    /// Its own condition lets no benign run through: it was not proved.
    CutsOff(String),
    /// Nobody vouches for it, and the project's own inputs are answered otherwise.
    Breaks(String),
    /// The proof from a clean build refused it.
    Proof(String),
}

impl Unfit {
    /// Whether another candidate may do better: it says nothing about the next one.
    pub(super) fn is_of_this_one(&self) -> bool {
        matches!(self, Self::CutsOff(_) | Self::Breaks(_))
    }

    pub(super) fn describe(&self) -> String {
        match self {
            Self::CutsOff(why) => {
                format!("the patch that had passed cuts off code that worked: {why}")
            }
            Self::Breaks(why) => format!("the patch that had passed breaks what worked: {why}"),
            Self::Proof(why) => {
                format!("the proof from a clean build refused what had passed: {why}")
            }
        }
    }
}

enum Proof {
    Accepted(Box<Judged>),
    Refused(String),
    OutOfTime,
}

/// Proves the candidates, best first.
pub(super) fn finish(
    ledger: &Ledger<'_>,
    found: &Found,
    deadline: Instant,
) -> Result<Finish, RepairError> {
    let subject = ledger.scene.subject;
    let mut refusals: Vec<Unfit> = Vec::new();
    let ranked = best_first(&found.passed);
    let mut tried = 0;
    for chosen in ranked {
        if tried == PROOFS {
            break;
        }
        if let Some(why) = why_not(found, chosen, &chosen.verdict) {
            tell_unchosen(ledger, chosen, &why);
            refusals.push(Unfit::Breaks(why));
            continue;
        }
        let doubts = match passage(ledger, chosen, deadline)? {
            Passage::Open { doubts } => doubts,
            Passage::Closed(why) => {
                refusals.push(Unfit::CutsOff(why));
                continue;
            }
        };
        tried += 1;
        let why = explain::why(chosen, found.passed.len(), found.outdone());
        subject.tell(Event::Chosen {
            candidate: chosen.proposed.candidate.id.clone(),
            why: why.clone(),
        });
        let candidate = without_noise(&chosen.proposed.candidate, &ledger.scene.judge.sources())?;
        match prove(ledger, candidate, deadline)? {
            Proof::Accepted(judged) => {
                if let Some(why) = why_not(found, chosen, judged.verdict()) {
                    tell_unchosen(ledger, chosen, &why);
                    refusals.push(Unfit::Breaks(why));
                    continue;
                }
                return Ok(match winner(ledger, chosen, (why, doubts), *judged)? {
                    Some(winner) => Finish::Proved(Box::new(winner)),
                    None => Finish::Refused(None),
                });
            }
            Proof::OutOfTime => return Ok(Finish::OutOfTime),
            // If two were refused for the same reason, the next one will be too.
            Proof::Refused(why) if refusals.contains(&Unfit::Proof(why.clone())) => {
                return Ok(Finish::Refused(Some(Unfit::Proof(why))));
            }
            Proof::Refused(why) => refusals.push(Unfit::Proof(why)),
        }
    }
    Ok(Finish::Refused(refusals.pop()))
}

/// Why one that passed should not be chosen all the same.
fn why_not(found: &Found, chosen: &Passed, verdict: &Verdict) -> Option<String> {
    let lacks =
        || is_by_runs(&chosen.proposed).then(|| what_it_lacks(verdict, standing(found, chosen)));
    what_it_breaks(chosen, verdict).or_else(|| lacks().flatten())
}

fn is_by_runs(one: &Proposed) -> bool {
    one.note.operator == Operator::ChosenByRuns.name()
}

/// What passed beside a patch that runs chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// Nothing else did, but for other ways to write the same line.
    Alone,
    /// Runs leave others as well, and cannot tell them apart.
    AmongEdits,
    /// Others were derived, and runs cannot tell it from other edits.
    AmongDerived,
}

fn standing(found: &Found, chosen: &Passed) -> Standing {
    let passed = || found.passed.iter().map(|one| &one.proposed);
    let left_out = found.left_out.iter().map(LeftOut::as_proposed);
    let mut rivals = passed().chain(left_out).filter(|one| is_by_runs(one));
    let note = &chosen.proposed.note;
    let all_were_judged = found.tally.unjudged == 0 && !matches!(found.ended, Ended::Budget(_));
    let is_alone =
        note.is_whole_choice && all_were_judged && rivals.all(|one| one.note.at == note.at);
    match passed().all(is_by_runs) {
        _ if is_alone => Standing::Alone,
        true => Standing::AmongEdits,
        false => Standing::AmongDerived,
    }
}

/// For a patch that nobody derived, runs are all that speaks: none may be missing, and none may speak against it. Where only the
/// bug's own inputs come to the place, no ordinary run can speak; that it is the only edit that ends all of them is enough, and the
/// verdict says that it is untested.
fn what_it_lacks(verdict: &Verdict, standing: Standing) -> Option<String> {
    let searched = verdict.search.iter().flat_map(|search| &search.other_bugs);
    let new = searched.filter(|bug| !bug.unpatched).count();
    let what = match (verdict.trust, verdict.neighbours.exposed + new, standing) {
        (Trust::Verified, 0, Standing::Alone | Standing::AmongEdits) => return None,
        (Trust::Verified, 0, Standing::AmongDerived) => {
            "runs do not tell it from other small edits".to_owned()
        }
        (Trust::Untested, 0, Standing::Alone) if only_the_bug_comes_there(verdict) => return None,
        (Trust::Verified, bugs, _) => format!("{} seen with it", counted(bugs, "other bug")),
        (Trust::Untested | Trust::Rejected, ..) => "benign runs do not speak for it".to_owned(),
    };
    Some(format!("{what}, and nobody derived why it should be right"))
}

/// Whether tests pass and ordinary inputs were compared, and all that is missing is one that comes to what was changed.
fn only_the_bug_comes_there(verdict: &Verdict) -> bool {
    let passes = |name: StageName| {
        let stage = verdict.stages.iter().find(|stage| stage.name == name);
        stage.is_some_and(|stage| stage.outcome == StageOutcome::Pass)
    };
    let counts = &verdict.neighbours;
    passes(StageName::Test)
        && passes(StageName::Neighbours)
        && counts.hit > 0
        && counts.tells_of_benign()
        && verdict.benign.unknown.is_none()
        && verdict.benign.unanswered + verdict.benign.undecided == 0
        && !verdict.benign.speaks_against()
}

/// A person or a model may have a reason to change the answer to an input that the project keeps; a rule has none.
fn what_it_breaks(chosen: &Passed, verdict: &Verdict) -> Option<String> {
    let by_rule = match &chosen.proposed.candidate.origin {
        Origin::Strategy { round, .. } => *round == 0,
        Origin::Patch { .. } | Origin::Derived { .. } => false,
    };
    let own = |doubt: &&Doubt| doubt.name == Doubt::OWN_INPUT_CHANGED;
    let doubt = verdict.doubts.iter().find(own)?;
    by_rule.then(|| doubt.detail.clone())
}

fn tell_unchosen(ledger: &Ledger<'_>, chosen: &Passed, why: &str) {
    let id = &chosen.proposed.candidate.id;
    ledger.scene.subject.tell(Event::Noted {
        text: format!("candidate {id} is not chosen: {why}"),
    });
}

/// Whether a candidate that passed is worth a proof: its conditions let benign runs through, as far as can be
/// told.
fn passage(
    ledger: &Ledger<'_>,
    chosen: &Passed,
    deadline: Instant,
) -> Result<Passage, RepairError> {
    if Instant::now() >= deadline {
        let doubts = vec!["no time was left to try whether benign runs get through".to_owned()];
        return Ok(Passage::Open { doubts });
    }
    let candidate = &chosen.proposed.candidate;
    let subject = ledger.scene.subject;
    let passage = subject.step(Step::Passage, || {
        cut_off::passage(ledger, candidate, &chosen.verdict)
    })?;
    if let Passage::Closed(reason) = &passage {
        tell_unchosen(ledger, chosen, reason);
    }
    Ok(passage)
}

fn prove(
    ledger: &Ledger<'_>,
    candidate: Candidate,
    deadline: Instant,
) -> Result<Proof, RepairError> {
    let scene = ledger.scene;
    let id = candidate.id.clone();
    let in_time = || Instant::now() < deadline;
    if !in_time() {
        return Ok(Proof::OutOfTime);
    }
    let judged = scene.subject.step(Step::Prove, || {
        Ok::<_, RepairError>(scene.judge.prove_while(candidate, &in_time)?)
    })?;
    let Some(judged) = judged else {
        return Ok(Proof::OutOfTime);
    };
    let verdict = judged.verdict().clone().under(scene.strictness);
    scene.subject.tell(Event::Proved {
        candidate: id,
        verdict: Box::new(verdict.clone()),
    });
    Ok(match verdict.accepted {
        true => Proof::Accepted(Box::new(judged)),
        false => Proof::Refused(
            refusal(&verdict).unwrap_or_else(|| "no stage of the proof says why".to_owned()),
        ),
    })
}

fn winner(
    ledger: &Ledger<'_>,
    chosen: &Passed,
    (why, doubts): (String, Vec<String>),
    judged: Judged,
) -> Result<Option<Winner>, RepairError> {
    let sources = ledger.scene.judge.sources();
    let Some(candidate) = judged.candidate() else {
        return Ok(None);
    };
    let touched = candidate.changes.iter().map(|change| {
        Ok(Touched {
            path: change.path().clone(),
            before: match change.old_path() {
                Some(path) => Some(sources.read(path)?),
                None => None,
            },
            after: change.content().map(<[u8]>::to_vec),
        })
    });
    Ok(Some(Winner {
        patch: print(candidate, &sources)?,
        touched: touched.collect::<Result<_, EditError>>()?,
        note: chosen.proposed.note.clone(),
        why: why + &explain::mutants(&judged.verdict().neighbours),
        functions: ledger
            .scene
            .judge
            .touched_functions(candidate)?
            .into_iter()
            .collect(),
        seeds: ledger.scene.judge.neighbour_seeds()?,
        doubts,
        judged,
    }))
}

#[cfg(test)]
mod tests {
    use patchwright_domain::verdict::Stage;

    use super::*;
    use crate::candidates::test_support::{proposed, verdict};

    /// Tests pass, inputs were compared, and none of them came to the change.
    fn only_by_the_bug(trust: Trust) -> Verdict {
        let stage = |name: StageName| Stage {
            name,
            outcome: StageOutcome::Pass,
            seconds: 0.0,
            detail: String::new(),
        };
        let mut found = verdict(true);
        found.trust = trust;
        found.stages = vec![stage(StageName::Test), stage(StageName::Neighbours)];
        found.neighbours.hit = 5;
        found.neighbours.benign = 20;
        found
    }

    #[test]
    fn what_nobody_derived_needs_all_that_runs_can_say() {
        for (trust, exposed, standing, chosen) in [
            (Trust::Verified, 0, Standing::Alone, true),
            (Trust::Verified, 0, Standing::AmongEdits, true),
            (Trust::Verified, 0, Standing::AmongDerived, false),
            (Trust::Verified, 1, Standing::Alone, false),
            (Trust::Untested, 0, Standing::Alone, true),
            (Trust::Untested, 0, Standing::AmongEdits, false),
            (Trust::Untested, 1, Standing::Alone, false),
            (Trust::Rejected, 0, Standing::Alone, false),
        ] {
            let mut verdict = only_by_the_bug(trust);
            verdict.neighbours.exposed = exposed;
            assert_eq!(
                what_it_lacks(&verdict, standing).is_none(),
                chosen,
                "{trust:?} {exposed} {standing:?}"
            );
        }
    }

    /// Untested for any other reason than that no ordinary input comes there is not good enough.
    #[test]
    fn only_the_bug_comes_there_is_no_excuse_for_missing_evidence() {
        let spoiled: [fn(&mut Verdict); 7] = [
            |it| it.stages.clear(),
            |it| {
                it.stages
                    .iter_mut()
                    .for_each(|one| one.outcome = StageOutcome::NotRun)
            },
            |it| it.neighbours.hit = 0,
            |it| it.neighbours.benign = 0,
            |it| it.benign.unknown = Some("nothing was asked".to_owned()),
            |it| it.benign.undecided = 1,
            |it| it.benign.valid_refused = 1,
        ];
        for (nth, spoil) in spoiled.into_iter().enumerate() {
            let mut verdict = only_by_the_bug(Trust::Untested);
            spoil(&mut verdict);
            assert!(what_it_lacks(&verdict, Standing::Alone).is_some(), "{nth}");
        }
    }

    fn passed(by_runs: bool, line: u32) -> Passed {
        let mut proposed = proposed();
        if by_runs {
            proposed.note.operator = Operator::ChosenByRuns.name().to_owned();
        }
        proposed.note.at.line = Some(line);
        proposed.note.is_whole_choice = by_runs;
        Passed {
            rank: 0,
            proposed,
            verdict: verdict(true),
        }
    }

    #[test]
    fn an_edit_is_alone_if_nothing_else_can_be_right() {
        let found = |passed: Vec<Passed>| Found {
            passed,
            ..Found::new(Ended::Exhausted)
        };
        let (own, same, other) = (passed(true, 3), passed(true, 3), passed(true, 9));
        for (rivals, expected) in [
            (vec![same], Standing::Alone),
            (vec![passed(false, 9)], Standing::Alone),
            (vec![other], Standing::AmongEdits),
            (
                vec![passed(true, 9), passed(false, 9)],
                Standing::AmongDerived,
            ),
        ] {
            assert_eq!(standing(&found(rivals), &own), expected);
        }
        let mut cut = found(Vec::new());
        cut.ended = Ended::Budget("time".to_owned());
        assert_eq!(standing(&cut, &own), Standing::AmongEdits);
        let mut unheard = found(Vec::new());
        unheard.tally.unjudged = 1;
        assert_eq!(standing(&unheard, &own), Standing::AmongEdits);
        let mut left = found(Vec::new());
        left.left_out = vec![LeftOut::Unneeded(passed(true, 9).proposed)];
        assert_eq!(standing(&left, &own), Standing::AmongEdits);
        let mut partial = passed(true, 3);
        partial.proposed.note.is_whole_choice = false;
        assert_eq!(standing(&found(Vec::new()), &partial), Standing::AmongEdits);
    }
}
