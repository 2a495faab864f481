//! One more answer for a patch that was accepted but not verified: the same prompt, with the patch and what it changed.

use patchwright_agent::ModelBudget;
use patchwright_domain::event::Event;

use super::{NAME, Prompt, Round, read};
use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{Narrowing, Sampled, Sampling, declines, opening};

const NARROWING: &str = "workflow/narrowing";

/// Whatever comes of it, the patches that were found stay.
pub(super) fn narrow(
    round: &Round<'_>,
    prompt: &Prompt,
    budget: &ModelBudget,
    found: Found,
) -> Result<Found, RepairError> {
    let access = (round.ctx, round.access);
    let Some(narrowing) = Narrowing::of_round(access, (NAME, round.number), &found)? else {
        return Ok(found);
    };
    let key = (NARROWING, round.number);
    let conversation = opening(round.ctx, key, &prompt.system, || {
        Ok(format!("{}{}", prompt.first, narrowing.section))
    })?;
    let sampling = Sampling {
        ctx: round.ctx,
        access: round.access,
        strategy: NARROWING,
        round: round.number,
        model: round.turn.model,
        samples: 1,
        temperature: round.turn.temperature(),
        output: prompt.output,
        stop: None,
        budget,
    };
    let (mut answers, stop) = match sampling.ask(&conversation) {
        Ok(Sampled::Answers { answers, stop }) => (answers, stop),
        Ok(Sampled::Unaffordable(_)) => return Ok(found),
        Ok(Sampled::Ends { stop, .. }) => {
            sampling.end(stop, 0, None);
            return Ok(found);
        }
        Err(RepairError::Model(error)) => {
            let text = format!("no narrower patch could be asked for: {error}");
            round.ctx.scene().subject.tell(Event::Noted { text });
            return Ok(found);
        }
        Err(error) => return Err(error),
    };
    let answered = answers.len();
    answers.retain(|answer| !declines(&answer.text));
    let samples = read::read(round, answers, prompt)?;
    let refused = found.refused.len();
    let (found, accepted) = round.judge(samples, found)?;
    sampling.end(stop, answered, accepted);
    narrowing.end(round.ctx, &found, found.refused.len() - refused);
    Ok(found)
}
