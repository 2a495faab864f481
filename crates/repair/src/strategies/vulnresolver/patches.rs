//! Several patches for one bug: the first is the model's best guess, the others are sampled.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use patchwright_agent::tools::Then;
use patchwright_domain::chat::ToolCall;
use patchwright_domain::count::{agree, counted};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::candidates::{Ended, Found, Misfit, Proposed};
use crate::error::RepairError;
use crate::kit::{AgentEnd, AgentLimits, Optimisation, OwnTools};
use crate::tools::validate::{self, Author, Substitute, Validator};
use crate::tools::{Call, Sight, Tool, ToolAnswer, ToolError, ToolSet, Toolbox};

use super::kept;
use super::pieces;
use super::round::{Ask, Phase, Round, Share};
use super::{Ground, NAME};

const SYSTEM: &str = include_str!("../../../prompts/vulnresolver/patch-system.md");
const PATCH: &str = include_str!("../../../prompts/vulnresolver/patch.md");

/// One conversation each. Rounds are resumed by these names.
const SAMPLES: [&str; 5] = [
    "vulnresolver/patch-1",
    "vulnresolver/patch-2",
    "vulnresolver/patch-3",
    "vulnresolver/patch-4",
    "vulnresolver/patch-5",
];

/// The results of all samples.
pub(super) struct Samples {
    pub proposed: Vec<Proposed>,
    pub asked: usize,
    /// Patches that do not fit the source.
    pub misfits: Vec<Misfit>,
}

/// How one sample is asked for.
pub(super) struct PatchSample<'s> {
    pub name: &'static str,
    pub temperature: f64,
    pub nudges: u32,
    /// What is said behind the first message.
    pub behind: &'s str,
}

/// The result of one sample.
pub(super) struct Sample {
    pub proposed: Option<Proposed>,
    pub misfits: Vec<Misfit>,
}

pub(super) fn sample(
    round: &Round<'_>,
    ground: &Ground,
    found: &Found,
) -> Result<Phase<Samples>, RepairError> {
    let mut samples = Samples {
        proposed: Vec::new(),
        asked: 0,
        misfits: Vec::new(),
    };
    for (at, name) in SAMPLES.into_iter().enumerate() {
        if Instant::now() >= round.ctx.deadline {
            break;
        }
        let sampling = PatchSample {
            name,
            temperature: if at == 0 { 0.0 } else { 1.0 },
            nudges: 1,
            behind: "",
        };
        match one(round, sampling, ground, found)? {
            Phase::Done(sample) => {
                samples.asked += 1;
                samples.proposed.extend(sample.proposed);
                samples.misfits.extend(sample.misfits);
            }
            // The patches so far may still win.
            Phase::Ends(_) if !samples.proposed.is_empty() => break,
            Phase::Ends(end) => return Ok(Phase::Ends(end)),
        }
    }
    if samples.asked == 0 {
        return Ok(Phase::Ends(AgentEnd::Nothing));
    }
    round.tell("patches", told(&samples));
    Ok(Phase::Done(samples))
}

fn told(samples: &Samples) -> String {
    let mut ids: Vec<_> = samples
        .proposed
        .iter()
        .map(|one| &one.candidate.id)
        .collect();
    ids.sort();
    ids.dedup();
    let none = samples.asked - samples.proposed.len();
    let none = match none {
        0 => String::new(),
        count => format!(
            "; {} brought none that fits the source",
            counted(count, "sample")
        ),
    };
    format!(
        "{}, {} {}{none}",
        counted(samples.proposed.len(), "patch"),
        ids.len(),
        agree(ids.len(), "of a kind", "different ones")
    )
}

pub(super) fn one(
    round: &Round<'_>,
    sample: PatchSample<'_>,
    ground: &Ground,
    found: &Found,
) -> Result<Phase<Sample>, RepairError> {
    let author = Author {
        strategy: NAME.to_owned(),
        round: round.number,
        model: round.model.about().name.clone(),
        instead: Substitute::default(),
    };
    let correction = round.access.without.switch(Optimisation::AutoCorrection);
    let headline = round.facts.headline();
    let nothing = Found::new(Ended::Exhausted);
    let ledger = round.ctx.ledger;
    let validator = Validator::new(ledger, author, correction, &headline, 1, nothing);
    let sampled = SampledPatch {
        validator,
        taken: Mutex::new(None),
    };
    let ask = Ask {
        name: sample.name,
        ctx: round.ctx,
        system: SYSTEM,
        tools: &[],
        own: &sampled,
        limits: AgentLimits {
            // A patch that does not fit may be rewritten once.
            turns: 3,
            temperature: sample.temperature,
            nudges: sample.nudges,
            ..AgentLimits::default()
        },
        reads: Some(&written),
        share: Share::Whole,
    };
    let talked = round.talk(ask, || {
        let bug = ground
            .reports
            .bug(round, Optimisation::EnhancedGeneration)?;
        let code = pieces::code(round, ground)?;
        let stated = round.ctx.scene().judge.stated_properties();
        let kept = stated.iter().filter(|one| one.is_kept());
        let kept = kept::section(kept.map(|one| &one.property))?;
        let own = [("bug", bug.as_str()), ("code", &code), ("kept", &kept)];
        let first = round.facts.fill(PATCH, found, &own)?;
        Ok(format!("{first}{}", sample.behind))
    })?;
    Ok(match talked {
        Phase::Done(()) => {
            let taken = sampled.taken.into_inner();
            let taken = taken.unwrap_or_else(PoisonError::into_inner);
            Phase::Done(Sample {
                proposed: taken,
                misfits: sampled.validator.into_found().misfits,
            })
        }
        Phase::Ends(end) => Phase::Ends(end),
    })
}

/// Collects the patch of a sample. Nothing is judged yet.
struct SampledPatch<'a> {
    validator: Validator<'a>,
    taken: Mutex<Option<Proposed>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ProposePatch {
    /// The whole patch: search/replace blocks, each below the path of its file, or a unified diff.
    patch: String,
    /// What is wrong in the program, and why this fixes it, in one or two sentences.
    why: Option<String>,
}

impl OwnTools for SampledPatch<'_> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        toolbox.with(ToolSet::new(
            vec![Tool::for_call::<ProposePatch>()],
            move || Ok(self),
        ))
    }
}

impl<'t, 'a> Call<&'t SampledPatch<'a>> for ProposePatch {
    const NAME: &'static str = PROPOSE;
    const ABOUT: &'static str = "Hands in a patch; ends the work if it fits the source";

    fn run(self, sampled: &mut &'t SampledPatch<'a>) -> Result<ToolAnswer, ToolError> {
        let (candidate, corrections) = validate::read(&sampled.validator, &self.patch)?;
        let note = sampled.validator.note(&candidate, self.why.as_deref())?;
        let scene = sampled.validator.ledger.scene;
        let proposed = Proposed::new(candidate, note, scene).map_err(RepairError::from)?;
        let mut taken = sampled.taken.lock().unwrap_or_else(PoisonError::into_inner);
        *taken = Some(proposed);
        drop(taken);
        let mut answer = ToolAnswer::new("Taken.\n").ours();
        answer.notes.extend(corrections);
        answer.then = Then::Done;
        Ok(answer)
    }
}

const PROPOSE: &str = "propose_patch";

/// Small models write their patch as text instead of submitting it.
fn written(text: &str) -> Option<ToolCall> {
    let call = validate::written(text)?;
    Some(ToolCall {
        name: PROPOSE.to_owned(),
        ..call
    })
}
