//! The prompt for models with a large window: all that is known, and as much of the code as is worth its tokens.

use super::choose::choose;
use super::gather::gather;
use super::{NAME, Prompt, Round};
use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{AgentLimits, Optimisation, failures};
use crate::prompt::DATA_RULE;
use crate::tools::code::Switch;

const SYSTEM: &str = include_str!("../../../prompts/workflow/system.md");
/// What is said of marks behind lines, if there are any.
const MARK: &str = include_str!("../../../prompts/facts/marked-lines.md");
const FIRST: &str = include_str!("../../../prompts/workflow/first.md");

/// In tokens: more code is rarely read with care.
const MOST_CODE: usize = 24_000;

pub(super) fn prompt(round: &Round<'_>, found: &Found) -> Result<Prompt, RepairError> {
    let about = round.turn.model.about();
    let window = usize::try_from(about.window).unwrap_or(usize::MAX);
    let most = match window {
        0 => MOST_CODE,
        window => MOST_CODE.min(window / 3),
    };
    let map = round.facts.map()?;
    let scene = round.ctx.scene();
    let reports: Vec<_> = scene.judge.pocs().iter().map(|poc| &poc.report).collect();
    let introduced = round.facts.introduced()?;
    let all = gather(map, &reports, &scene.subject.project(), introduced);
    let marks = round.facts.marks();
    let chosen = choose(map, &marks, &all, most);
    let made_of = chosen.made_of.clone();
    let code = chosen.section(map, &marks)?;
    // A resumed round begins as it did before, and needs no debugger for it.
    let first = match round.ctx.ledger.opening(NAME, round.number) {
        Some(text) => text.to_owned(),
        None => {
            let failed = failures(round.access, round.turn, NAME, found);
            round.facts.fill(FIRST, failed, &[("code", &code)])?
        }
    };
    let purification = Optimisation::ReportPurification;
    let mark = match round.access.without.switch(purification) {
        Switch::On => MARK.trim_end(),
        Switch::Off => "",
    };
    Ok(Prompt {
        system: round
            .ctx
            .words()
            .render(SYSTEM, &[("data", DATA_RULE.trim_end()), ("mark", mark)])?,
        first,
        made_of,
        output: AgentLimits::default().output,
        file: None,
        marked: None,
    })
}
