//! Fixed workflow: code around the crash is collected without a model, one prompt asks for the patch, the judge decides, and
//! what failed goes into the next prompt. No tools, so that any model will do; once a round it may ask for definitions. With `Asking::context` the prompt is made for
//! small models: one function and what must hold.

mod choose;
mod gather;
mod narrow;
mod read;
mod show;
mod small;
mod whole;

use patchwright_agent::Conversation;
use patchwright_domain::candidate::{CandidateId, RelPath};
use patchwright_domain::count::{agree, counted};
use patchwright_domain::event::Event;
use patchwright_edit::MarkedLine;

use super::constraint::{self, Derived};
use crate::candidates::{Found, search};
use crate::error::RepairError;
use crate::kit::{
    AFTER_CODE, AgentEnd, Answer, Facts, ModelAccess, RepairContext, Sampled, Sampling, Turn,
    count_votes, judge_new, merge, opening, play_rounds,
};

use read::Samples;
use show::Shown;

pub(super) const NAME: &str = "workflow";

/// How a model is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asking {
    /// In tokens, what a prompt may have: for small models. `None` if the model's window alone limits it.
    pub context: Option<usize>,
    /// Answers to each prompt.
    pub samples: u32,
}

impl Default for Asking {
    fn default() -> Self {
        Self {
            context: None,
            samples: 1,
        }
    }
}

/// What a round asks.
struct Prompt {
    system: String,
    first: String,
    /// What it was made of, in one line.
    made_of: String,
    /// In tokens, for one answer.
    output: u32,
    /// The file that is meant if an answer names none.
    file: Option<RelPath>,
    /// The line that the code of an answer is meant for.
    marked: Option<MarkedLine>,
}

/// Continues from what another strategy found, if anything.
pub(super) fn work(
    ctx: &RepairContext<'_>,
    mut before: Found,
    asking: Asking,
) -> Result<Found, RepairError> {
    let access = ctx.access.ok_or(RepairError::NoModel)?;
    let derived = constraint::derive(ctx, access, &mut before)?;
    let facts = Facts::new(ctx, &access.without, &before)?;
    play_rounds(ctx, access, before, |number, turn, found| {
        let round = Round {
            ctx,
            access,
            facts: &facts,
            derived: &derived,
            asking,
            number,
            turn,
        };
        round.play(found)
    })
}

struct Round<'a> {
    ctx: &'a RepairContext<'a>,
    access: &'a ModelAccess<'a>,
    facts: &'a Facts<'a>,
    derived: &'a Derived,
    asking: Asking,
    number: u32,
    turn: &'a Turn<'a>,
}

impl Round<'_> {
    /// Asks, reads the answers, and has the patches in them judged.
    fn play(&self, found: Found) -> Result<(Found, AgentEnd), RepairError> {
        let prompt = match self.asking.context {
            Some(most) => small::prompt(self, most, &found)?,
            None => whole::prompt(self, &found)?,
        };
        self.tell("context", prompt.made_of.clone());
        let conversation = self.conversation(&prompt)?;
        let budget = self.access.budget.round(self.access.per_round);
        let sampling = Sampling {
            ctx: self.ctx,
            access: self.access,
            strategy: NAME,
            round: self.number,
            model: self.turn.model,
            samples: self.asking.samples.max(1),
            temperature: self.turn.temperature(),
            output: prompt.output,
            stop: prompt.marked.as_ref().map(|_| AFTER_CODE),
            budget: &budget,
        };
        let shown = match sampling.ask(&conversation)? {
            Sampled::Answers { answers, stop } => {
                self.shown(&sampling, conversation, (answers, stop), &prompt)?
            }
            Sampled::Unaffordable(end) => return Ok((found, end)),
            Sampled::Ends { end, stop } => {
                sampling.end(stop, 0, None);
                return Ok((found, end));
            }
        };
        let samples = read::read(self, shown.answers, &prompt)?;
        let (answered, told) = (samples.answers + shown.asked, samples.describe());
        let (found, accepted) = self.judge(samples, found)?;
        sampling.end(shown.stop, answered, accepted.clone());
        self.tell("answers", told);
        Ok(match (accepted, self.asking.context) {
            // A small prompt has no room for it.
            (Some(_), Some(_)) => (found, AgentEnd::Accepted),
            (Some(_), None) => {
                let found = narrow::narrow(self, &prompt, &budget, found)?;
                (found, AgentEnd::Accepted)
            }
            (None, _) => (found, AgentEnd::Nothing),
        })
    }

    /// A prompt about one file offers no question: what it shows is all that fits.
    fn shown(
        &self,
        sampling: &Sampling<'_>,
        conversation: Conversation,
        (answers, stop): (Vec<Answer>, String),
        prompt: &Prompt,
    ) -> Result<Shown, RepairError> {
        match &prompt.file {
            None => show::show(self, sampling, conversation, answers, stop),
            Some(_) => Ok(Shown {
                answers,
                asked: 0,
                stop,
            }),
        }
    }

    /// A resumed round begins as it did before.
    fn conversation(&self, prompt: &Prompt) -> Result<Conversation, RepairError> {
        opening(self.ctx, (NAME, self.number), &prompt.system, || {
            Ok(prompt.first.clone())
        })
    }

    /// The patches that most answers agree on come first. Also returns the best that was accepted.
    fn judge(
        &self,
        samples: Samples,
        mut found: Found,
    ) -> Result<(Found, Option<CandidateId>), RepairError> {
        found.tally.misfits += samples.misfits.len();
        found.misfits.extend(samples.misfits);
        let mut choices = count_votes(samples.proposed);
        choices.sort_by_key(|one| usize::MAX - one.votes);
        let ids: Vec<_> = choices
            .iter()
            .map(|one| one.proposed.candidate.id.clone())
            .collect();
        let candidates = choices.into_iter().map(|one| one.proposed).collect();
        let further = judge_new(self.ctx, candidates, &found, search)?;
        let found = merge(found, further);
        let passed = |id: &&_| {
            let verdict = found.verdict_on(id);
            verdict.is_some_and(|verdict| verdict.accepted)
        };
        let accepted = ids.iter().find(passed).cloned();
        Ok((found, accepted))
    }

    /// Journalled once, however often the run is resumed.
    fn tell(&self, phase: &str, found: String) {
        self.ctx.ledger.tell_round(Event::PhaseEnded {
            phase: phase.to_owned(),
            round: self.number,
            found,
        });
    }
}

impl Samples {
    /// `20 answers: 12 patches, 3 different ones; 8 could not be read`.
    fn describe(&self) -> String {
        let mut ids: Vec<_> = self.proposed.iter().map(|one| &one.candidate.id).collect();
        ids.sort();
        ids.dedup();
        let patches = self.proposed.len();
        let understood = self.understood;
        let kinds = match patches {
            0 | 1 => String::new(),
            _ => format!(
                ", {} {}",
                ids.len(),
                agree(ids.len(), "of a kind", "different ones")
            ),
        };
        let unread = match self.answers - understood {
            0 => String::new(),
            count => format!(
                "; {} without a patch that fits the source",
                counted(count, "answer")
            ),
        };
        format!(
            "{}: {}{kinds}{unread}",
            counted(self.answers, "answer"),
            counted(patches, "patch")
        )
    }
}
