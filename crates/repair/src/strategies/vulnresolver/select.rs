//! Selection among samples: all are judged, those that fail are dropped, and the rest vote by their normal form. Among
//! those with equal votes the common ranking decides.

use patchwright_domain::candidate::CandidateId;
use patchwright_domain::count::{agree, counted};

use crate::candidates::{Found, LeftOut, Passed, judge_all};
use crate::error::RepairError;
use crate::kit::{AgentEnd, Choice, Optimisation, count_votes, judge_new, merge};

use super::patches::Samples;
use super::round::Round;

pub(super) fn select(
    round: &Round<'_>,
    samples: Samples,
    mut found: Found,
) -> Result<(Found, AgentEnd), RepairError> {
    let asked = samples.asked;
    found.tally.misfits += samples.misfits.len();
    found.misfits.extend(samples.misfits);
    let mut choices = count_votes(samples.proposed);
    let votes: Vec<(CandidateId, usize)> = choices
        .iter()
        .map(|one| (one.proposed.candidate.id.clone(), one.votes))
        .collect();
    let judged_first = round.is_on(Optimisation::PocSelection);
    if !judged_first {
        choices = most_voted(choices);
    }
    let candidates = choices.into_iter().map(|one| one.proposed);
    let further = judge_new(round.ctx, candidates.collect(), &found, judge_all)?;
    let passed = !further.passed.is_empty();
    let found = merge(found, voted(further, &votes));
    round.tell("vote", told(&found, &votes, asked));
    Ok(match (passed, judged_first) {
        // A vote without runs has one winner, and no second try.
        (true, _) | (false, false) => (found, AgentEnd::Accepted),
        (false, true) => (found, AgentEnd::Nothing),
    })
}

/// A single one; among equals the first, which the model thought best.
fn most_voted(choices: Vec<Choice>) -> Vec<Choice> {
    let most = choices.iter().map(|one| one.votes).max();
    let best = choices.into_iter().find(|one| Some(one.votes) == most);
    best.into_iter().collect()
}

/// Among those that passed, only those with the most votes are left to the ranking; the others are tried if these cannot be
/// proved.
fn voted(mut found: Found, votes: &[(CandidateId, usize)]) -> Found {
    let count = |one: &Passed| {
        let id = &one.proposed.candidate.id;
        let known = votes.iter().find(|(known, _)| known == id);
        known.map_or(0, |(_, votes)| *votes)
    };
    let most = found.passed.iter().map(count).max().unwrap_or(0);
    let (best, others): (Vec<Passed>, Vec<Passed>) = std::mem::take(&mut found.passed)
        .into_iter()
        .partition(|one| count(one) == most);
    found.passed = best;
    let others = others
        .into_iter()
        .map(|one| LeftOut::Unneeded(one.proposed));
    found.left_out.extend(others);
    found
}

fn told(found: &Found, votes: &[(CandidateId, usize)], asked: usize) -> String {
    let winners = votes.iter().filter(|(id, _)| {
        let mut passed = found.passed.iter();
        passed.any(|one| one.proposed.candidate.id == *id)
    });
    let winners: Vec<&(CandidateId, usize)> = winners.collect();
    let Some((_, most)) = winners.first() else {
        return format!("no patch of {} passes", counted(asked, "sample"));
    };
    let names: Vec<String> = winners
        .iter()
        .map(|(id, _)| id.short().to_string())
        .collect();
    format!(
        "{} for {}; {} of {} {}",
        counted(*most, "vote"),
        names.join(" and "),
        found.tally.passed,
        counted(votes.len(), "candidate"),
        agree(found.tally.passed, "passes", "pass")
    )
}
