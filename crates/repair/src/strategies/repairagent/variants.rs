//! Variants of a fix that was refused: some fixes are almost right. One request asks for all of them; those that say the same are
//! one, and none is judged twice.

use std::collections::BTreeSet;

use patchwright_domain::candidate::{Candidate, CandidateId};
use patchwright_domain::count::counted;
use patchwright_domain::verdict::{StageName, Verdict};
use patchwright_edit::{print, read_candidate};

use super::ask::{Question, Unanswered};
use super::work::Work;
use crate::candidates::{Ended, Found, Passed, Proposed, Refused, best_first, search};
use crate::error::RepairError;
use crate::kit::{Optimisation, judge_new, merge};
use crate::prompt::{DATA_RULE, fence, render};
use crate::tools::code::Switch;
use crate::tools::validate::{self, Validator};
use crate::tools::{ToolAnswer, ToolError};

const SYSTEM: &str = include_str!("../../../prompts/repairagent/variants-system.md");
const ASK: &str = include_str!("../../../prompts/repairagent/variants.md");

/// Of one fix.
const MOST: usize = 30;
/// In tokens: a variant has about two hundred.
const OUTPUT: u32 = 8192;
/// They are wanted to differ.
const TEMPERATURE: f64 = 0.8;
/// In bytes: the code around the fix, a patch that is shown, what the judge said of it.
const MOST_CODE: usize = 12 << 10;
const MOST_PATCH: usize = 4 << 10;
const MOST_VERDICT: usize = 6 << 10;

/// Has variants of a refused fix judged, unless that is switched off or nothing is left for it; adds what came of it to the answer.
pub(super) fn try_them(
    work: &Work<'_>,
    validator: &Validator<'_>,
    (fix, verdict): (&Candidate, &Verdict),
    mut answer: ToolAnswer,
) -> Result<ToolAnswer, ToolError> {
    let room = validator.most.saturating_sub(validator.judged()).min(MOST);
    if room == 0 || work.access.without.switch(Optimisation::FixVariants) == Switch::Off {
        return Ok(answer);
    }
    let text = match sample(work, validator, (fix, verdict), room) {
        Ok(text) => text,
        Err(Sampled::Words(words)) => return Ok(answer.noted(format!("no variants: {words}"))),
        Err(Sampled::Error(error)) => return Err(error),
    };
    let written = split(&text);
    let fresh = different(validator, &written, fix, room)?;
    let (sampled, kept) = (written.len(), fresh.len());
    let found = judge(work, validator, fresh)?;
    let words = summary((sampled, kept), &found);
    let best = best_first(&found.passed).first().map(|best| accepted(best));
    let furthest = furthest(&found.refused).map(|one| (one.clone(), refusal(validator, one)));
    answer.assists.add(Optimisation::FixVariants.name(), kept);
    validator.take(found, merge);
    answer.text += &format!("\n{words}\n");
    if let Some((proposed, verdict)) = best {
        let told = validate::told(validator, &proposed.candidate.id, &verdict)?;
        let patch = shown(validator, &proposed.candidate)?;
        answer.text += &format!("\nOne of them passed:\n\n{patch}\n\n{}", told.text);
        answer.notes.extend(told.notes);
        answer.then = told.then;
    } else if let Some((refused, why)) = furthest {
        let patch = shown(validator, &refused.proposed.candidate)?;
        answer.text += &format!("\nThe one that came furthest:\n\n{patch}\n\n{why}");
    }
    Ok(answer)
}

enum Sampled {
    Words(String),
    Error(ToolError),
}

impl From<RepairError> for Sampled {
    fn from(error: RepairError) -> Self {
        Self::Error(error.into())
    }
}

fn sample(
    work: &Work<'_>,
    validator: &Validator<'_>,
    (fix, verdict): (&Candidate, &Verdict),
    room: usize,
) -> Result<String, Sampled> {
    let hypothesis = work.hypothesis().unwrap_or_else(|| work.headline.clone());
    let code = code(work, fix)?;
    let patch = shown(validator, fix)?;
    let evidence = validate::evidence(validator, verdict).text;
    let evidence = crate::prompt::bounded(&evidence, MOST_VERDICT).0;
    let count = room.to_string();
    let rules = work.ctx.words().patch_rules();
    let rules = rules.map_err(RepairError::from)?;
    let rules = [("rules", rules.as_str()), ("data", DATA_RULE.trim_end())];
    let system = render(SYSTEM, &rules).map_err(RepairError::from)?;
    let values = [
        ("bug", work.headline.as_str()),
        ("hypothesis", &hypothesis),
        ("code", &code),
        ("patch", &patch),
        ("verdict", evidence),
        ("count", &count),
    ];
    let text = render(ASK, &values).map_err(RepairError::from)?;
    let question = Question {
        model: work.model,
        system: &system,
        text,
        temperature: TEMPERATURE,
        output: OUTPUT,
    };
    work.ask(question).map_err(|unanswered| match unanswered {
        Unanswered::Words(words) => Sampled::Words(words),
        stopped @ Unanswered::Stopped(_) => Sampled::Error(stopped.into()),
    })
}

/// The functions that the fix touches, as they are in the source.
fn code(work: &Work<'_>, fix: &Candidate) -> Result<String, RepairError> {
    let functions = work.ctx.scene().judge.touched_functions(fix)?;
    let mut text = String::new();
    for change in &fix.changes {
        for name in &functions {
            let placed = work.map.named(name).into_iter();
            let own = placed.filter(|one| one.is_definition() && one.file.path == *change.path());
            for one in own {
                let lines = one.file.slice(one.element.span);
                text += &format!("{}\n{lines}\n\n", one.file.path);
            }
        }
    }
    Ok(fence("source", &text, MOST_CODE))
}

fn shown(validator: &Validator<'_>, candidate: &Candidate) -> Result<String, RepairError> {
    let diff = print(candidate, &validator.ledger.scene.judge.sources())?;
    Ok(fence("patch", &String::from_utf8_lossy(&diff), MOST_PATCH))
}

/// The texts between lines such as `=== variant 3`; all of it where there is no such line.
fn split(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = vec![String::new()];
    for line in text.split_inclusive('\n') {
        let word = line.trim_matches(|letter: char| !letter.is_alphanumeric());
        let heads = line.starts_with(['=', '#', '*']);
        match heads && word.to_ascii_lowercase().starts_with("variant") {
            true => parts.push(String::new()),
            false => {
                if let Some(last) = parts.last_mut() {
                    last.push_str(line);
                }
            }
        }
    }
    parts.retain(|part| !part.trim().is_empty());
    parts
}

/// Those that fit the source and differ from each other and from all that was judged, by their normal form.
fn different(
    validator: &Validator<'_>,
    written: &[String],
    fix: &Candidate,
    room: usize,
) -> Result<Vec<Proposed>, ToolError> {
    let scene = validator.ledger.scene;
    let sources = scene.judge.sources();
    let mut known: BTreeSet<CandidateId> = BTreeSet::from([fix.id.clone()]);
    let mut fresh = Vec::new();
    for text in written {
        if fresh.len() == room {
            break;
        }
        let origin = validator.author.origin();
        let Ok((candidate, _)) = read_candidate(text.as_bytes(), origin, &sources) else {
            continue;
        };
        let judged = validator.earlier(&candidate.id).is_some();
        if judged || !known.insert(candidate.id.clone()) {
            continue;
        }
        let note = validator.note(&candidate, None)?;
        fresh.push(Proposed::new(candidate, note, scene).map_err(RepairError::from)?);
    }
    Ok(fresh)
}

fn judge(
    work: &Work<'_>,
    validator: &Validator<'_>,
    fresh: Vec<Proposed>,
) -> Result<Found, RepairError> {
    let mut before = Found::new(Ended::Exhausted);
    before.tally.judged = validator.judged();
    judge_new(work.ctx, fresh, &before, search)
}

fn accepted(best: &Passed) -> (Proposed, Verdict) {
    (best.proposed.clone(), best.verdict.clone())
}

/// The refused one that failed at the latest stage; the first of several.
fn furthest(refused: &[Refused]) -> Option<&Refused> {
    let passed = |one: &&Refused| std::cmp::Reverse(stages_before(&one.verdict));
    refused.iter().min_by_key(passed)
}

fn stages_before(verdict: &Verdict) -> usize {
    let failed = |name: StageName| verdict.stages.iter().position(|stage| stage.name == name);
    verdict.failed_stage.and_then(failed).unwrap_or_default()
}

fn refusal(validator: &Validator<'_>, one: &Refused) -> String {
    let text = validate::evidence(validator, &one.verdict).text;
    crate::prompt::bounded(&text, MOST_VERDICT).0.to_owned()
}

fn summary((sampled, kept): (usize, usize), found: &Found) -> String {
    let mut stages: Vec<(StageName, usize)> = Vec::new();
    for stage in found
        .refused
        .iter()
        .filter_map(|one| one.verdict.failed_stage)
    {
        match stages.iter_mut().find(|(known, _)| *known == stage) {
            Some((_, count)) => *count += 1,
            None => stages.push((stage, 1)),
        }
    }
    let refused = stages
        .iter()
        .map(|(stage, count)| format!("{count} refused at `{}`", stage.name()));
    let passed = (!found.passed.is_empty()).then(|| format!("{} accepted", found.passed.len()));
    let all: Vec<String> = refused.chain(passed).collect();
    let all = match all.is_empty() {
        true => String::new(),
        false => format!(": {}", all.join(", ")),
    };
    format!(
        "Of {} of this fix, {kept} fit the source and differ{all}.",
        counted(sampled, "sampled variant")
    )
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn variants_are_split_at_their_headings() {
        for (text, expected) in [
            ("", vec![]),
            ("src/a.c\n<<<\n", vec!["src/a.c\n<<<\n"]),
            (
                "=== variant 1\na\n=======\nb\n=== Variant 2 ===\nc\n",
                vec!["a\n=======\nb\n", "c\n"],
            ),
            ("## Variant 1\na\n**Variant 2**\n\n", vec!["a\n"]),
            // A line of code that begins so is no heading.
            ("variant = 3;\n", vec!["variant = 3;\n"]),
        ] {
            assert_eq!(split(text), expected, "{text:?}");
        }
    }
}
