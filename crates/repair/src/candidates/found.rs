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
    pub(crate) fn as_proposed(&self) -> &Proposed {
        match self {
            Self::Outdone(proposed) | Self::Unneeded(proposed) => proposed,
        }
    }

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
        self.tally.join(Tally {
            proposed: 0,
            misfits: 0,
            ..further.tally
        });
        self.refused.extend(further.refused);
        self.left_out = further.left_out;
        self.ended = further.ended;
    }

    /// What a strategy begins with that comes after others: what was learned, but nothing that counts as its own.
    pub(crate) fn lessons(&self) -> Self {
        Self {
            constraints: self.constraints.clone(),
            refused: self.refused.clone(),
            misfits: self.misfits.clone(),
            ..Self::new(Ended::Exhausted)
        }
    }

    /// These results behind the lessons of others.
    pub(crate) fn after(self, mut before: Self) -> Self {
        before.refused.extend(self.refused);
        before.misfits.extend(self.misfits);
        Self {
            constraints: match self.constraints.is_empty() {
                true => before.constraints,
                false => self.constraints,
            },
            refused: before.refused,
            misfits: before.misfits,
            ..self
        }
    }

    /// Only what was found behind the lessons of these others.
    pub(crate) fn beyond(mut self, others: &Self) -> Self {
        let (refused, misfits) = (others.refused.len(), others.misfits.len());
        self.refused.drain(..refused.min(self.refused.len()));
        self.misfits.drain(..misfits.min(self.misfits.len()));
        self
    }

    /// Adds the results of the next strategy. The same edit counts once.
    pub(crate) fn join(&mut self, next: Self) {
        let mut tally = next.tally;
        for one in next.passed {
            match self.verdict_on(&one.proposed.candidate.id) {
                Some(_) => tally.uncount(&one.verdict),
                None => self.passed.push(Passed {
                    rank: self.tally.proposed + one.rank,
                    ..one
                }),
            }
        }
        for one in next.refused {
            match self.verdict_on(&one.proposed.candidate.id) {
                Some(_) => tally.uncount(&one.verdict),
                None => self.refused.push(one),
            }
        }
        self.tally.join(tally);
        self.misfits.extend(next.misfits);
        self.left_out.extend(next.left_out);
        for constraint in next.constraints {
            if !self.constraints.contains(&constraint) {
                self.constraints.push(constraint);
            }
        }
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
