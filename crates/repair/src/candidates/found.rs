//! The results of judging candidates.

use patchwright_domain::candidate::{CandidateId, Origin};
use patchwright_domain::constraint::Constraint;
use patchwright_domain::count::counted;
use patchwright_domain::refusal::Refusal;
use patchwright_domain::repair::Tally;
use patchwright_domain::verdict::{StageName, Verdict};

use super::scene::Proposed;

#[derive(Debug)]
pub(crate) struct Found {
    pub constraints: Vec<Constraint>,
    pub passed: Vec<Passed>,
    /// In rank order.
    pub refused: Vec<Refused>,
    /// Patches that do not fit the source, in the order in which they were written.
    pub misfits: Vec<Misfit>,
    /// In rank order; tried later if no passing patch can be proved.
    pub left_out: Vec<LeftOut>,
    pub tally: Tally,
    pub ended: Ended,
}

#[derive(Debug)]
pub(crate) struct Passed {
    pub rank: usize,
    pub proposed: Proposed,
    pub verdict: Verdict,
}

#[derive(Debug, Clone)]
pub(crate) struct Refused {
    pub proposed: Proposed,
    pub verdict: Verdict,
}

/// A patch that could not be turned into a candidate.
#[derive(Debug, Clone)]
pub(crate) struct Misfit {
    pub origin: Origin,
    pub patch: String,
    pub why: String,
}

/// What failed so far, for a round that should learn from it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Failures<'f> {
    pub refused: Vec<&'f Refused>,
    pub misfits: Vec<&'f Misfit>,
}

impl Failures<'_> {
    /// Keeps only those whose origin is wanted.
    pub(crate) fn retain(mut self, wanted: impl Fn(&Origin) -> bool) -> Self {
        let origin = |one: &Refused| one.proposed.candidate.origin.clone();
        self.refused.retain(|one| wanted(&origin(one)));
        self.misfits.retain(|one| wanted(&one.origin));
        self
    }
}

impl<'f> From<&'f Found> for Failures<'f> {
    fn from(found: &'f Found) -> Self {
        Self {
            refused: found.refused.iter().collect(),
            misfits: found.misfits.iter().collect(),
        }
    }
}

impl<'f> From<&'f Vec<Refused>> for Failures<'f> {
    fn from(refused: &'f Vec<Refused>) -> Self {
        Self {
            refused: refused.iter().collect(),
            misfits: Vec::new(),
        }
    }
}

pub(crate) const OUT_OF_TIME: &str = "the time limit (--seconds) was reached";

pub(crate) fn most_candidates(most: usize) -> String {
    format!(
        "the limit of {} (--candidates) was reached",
        counted(most, "candidate")
    )
}

/// A candidate without a verdict that counts.
#[derive(Debug)]
pub(crate) enum LeftOut {
    /// It cannot be better than one that passed.
    Outdone(Proposed),
    /// There were enough to choose from before it was its turn.
    Unneeded(Proposed),
}

impl LeftOut {
    pub(crate) fn proposed(self) -> Proposed {
        match self {
            Self::Outdone(proposed) | Self::Unneeded(proposed) => proposed,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Ended {
    /// There was nothing to judge; says why.
    Nothing(String),
    /// All were judged.
    Exhausted,
    /// There are enough to choose from.
    Enough,
    /// A limit was reached; says which.
    Budget(String),
}

impl Found {
    pub(crate) fn new(ended: Ended) -> Self {
        Self {
            constraints: Vec::new(),
            passed: Vec::new(),
            refused: Vec::new(),
            misfits: Vec::new(),
            left_out: Vec::new(),
            tally: Tally::default(),
            ended,
        }
    }

    /// How many cannot be better than one that passed.
    pub(crate) fn outdone(&self) -> usize {
        let outdone = |one: &&LeftOut| matches!(one, LeftOut::Outdone(_));
        self.left_out.iter().filter(outdone).count()
    }

    pub(crate) fn verdict_on(&self, id: &CandidateId) -> Option<&Verdict> {
        let passed = self.passed.iter().map(|one| (&one.proposed, &one.verdict));
        let refused = self.refused.iter().map(|one| (&one.proposed, &one.verdict));
        let mut all = passed.chain(refused);
        all.find(|(proposed, _)| proposed.candidate.id == *id)
            .map(|(_, verdict)| verdict)
    }

    /// Adds the results of candidates that had been left out.
    pub(crate) fn add(&mut self, further: Self) {
        self.tally.judged += further.tally.judged;
        self.tally.passed += further.tally.passed;
        self.tally.unjudged += further.tally.unjudged;
        for (refusal, count) in further.tally.refused {
            *self.tally.refused.entry(refusal).or_default() += count;
        }
        self.refused.extend(further.refused);
        self.left_out = further.left_out;
        self.ended = further.ended;
    }

    /// The message of the stage that refused the candidate that got furthest, if it says more than the tally.
    pub(crate) fn furthest(&self) -> Option<String> {
        let mut furthest: Option<(StageName, &Verdict)> = None;
        for refused in &self.refused {
            let stage = refused.verdict.failed_stage;
            if let Some(stage) = stage.filter(|stage| furthest.is_none_or(|(far, _)| *stage > far))
            {
                furthest = Some((stage, &refused.verdict));
            }
        }
        let verdict = furthest?.1;
        let told = verdict.failed_stage != Some(StageName::Ran);
        let stage = verdict.refused_by().filter(|_| told)?;
        Some(stage.detail.clone())
    }
}

/// What the candidate does wrong, and the message of the stage that refused it.
pub(crate) fn refusal(verdict: &Verdict) -> Option<String> {
    let stage = verdict.refused_by()?;
    let refusal = Refusal::from_verdict(verdict)?;
    Some(format!("{}: {}", refusal.describe(1), stage.detail))
}
