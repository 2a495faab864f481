//! Answers as candidates: search/replace blocks, diffs and whole functions are understood.

use patchwright_domain::candidate::RelPath;
use patchwright_edit::{EditError, parse, read_answer, read_marked};

use super::{NAME, Prompt, Round};
use crate::candidates::{Ended, Found, Misfit, Proposed};
use crate::error::RepairError;
use crate::kit::{Answer, Optimisation};
use crate::tools::ToolError;
use crate::tools::validate::{self, Author, Substitute, Validator};

/// What the answers of a round came to.
pub(super) struct Samples {
    pub answers: usize,
    /// Answers with a patch that fits the source; some can be read in two ways.
    pub understood: usize,
    /// In the order of the answers.
    pub proposed: Vec<Proposed>,
    pub misfits: Vec<Misfit>,
}

pub(super) fn read(
    round: &Round<'_>,
    answers: Vec<Answer>,
    prompt: &Prompt,
) -> Result<Samples, RepairError> {
    let mut samples = Samples {
        answers: answers.len(),
        understood: 0,
        proposed: Vec::new(),
        misfits: Vec::new(),
    };
    for mut answer in answers {
        if let Some(file) = &prompt.file {
            answer.text = with_path(answer.text, file);
        }
        // A model that refused to answer said nothing about the bug.
        if !answer.text.trim().is_empty() {
            let (proposed, misfits) = one(round, &answer, prompt)?;
            samples.understood += usize::from(!proposed.is_empty());
            samples.proposed.extend(proposed);
            samples.misfits.extend(misfits);
        }
    }
    Ok(samples)
}

fn one(
    round: &Round<'_>,
    answer: &Answer,
    prompt: &Prompt,
) -> Result<(Vec<Proposed>, Vec<Misfit>), RepairError> {
    let author = Author {
        strategy: NAME.to_owned(),
        round: round.number,
        model: round.turn.model.about().name.clone(),
        instead: Substitute::default(),
    };
    author.instead.set(answer.instead.clone());
    let without = &round.access.without;
    let correction = without.switch(Optimisation::AutoCorrection);
    let ledger = round.ctx.ledger;
    let nothing = Found::new(Ended::Exhausted);
    let headline = round.facts.headline();
    let validator = Validator::new(ledger, author, correction, &headline, 1, nothing);
    let map = round.facts.map()?;
    let read = validate::read_with(
        &validator,
        &answer.text,
        |text, origin, sources| match &prompt.marked {
            Some(marked) => read_marked(text, origin, sources, (map, marked)),
            None => {
                let (candidate, corrections) = read_answer(text, origin, sources, map)?;
                Ok((vec![candidate], corrections))
            }
        },
    );
    let mut proposed = Vec::new();
    match read {
        Ok((candidates, _)) => {
            for candidate in candidates {
                let note = validator.note(&candidate, said_first(&answer.text))?;
                proposed.push(Proposed::new(candidate, note, ledger.scene)?);
            }
        }
        Err(ToolError::Refused(_)) => {}
        Err(ToolError::Stopped(error)) => {
            return Err(match error.downcast::<RepairError>() {
                Ok(error) => *error,
                Err(other) => RepairError::Tool(other.to_string()),
            });
        }
    }
    Ok((proposed, validator.into_found().misfits))
}

/// Small models leave the path out.
fn with_path(text: String, file: &RelPath) -> String {
    let Err(EditError::NoPath { at }) = parse(text.as_bytes()) else {
        return text;
    };
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.insert(at.saturating_sub(1).min(lines.len()), file.to_string());
    lines.join("\n") + "\n"
}

/// The sentence before the patch, in which the model says what is wrong.
fn said_first(text: &str) -> Option<&str> {
    let first = text.trim_start().split("\n\n").next()?.trim();
    let words = first.split_whitespace().count();
    let is_code = first.contains("```") || first.contains("<<<<<<<") || first.contains("\n---");
    (words >= 4 && !is_code && first.ends_with(['.', ':', '!'])).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_without_a_path_gets_one() {
        let file = RelPath::new("src/a.c").unwrap();
        let block = "<<<<<<< SEARCH\nint a;\n=======\nint b;\n>>>>>>> REPLACE\n";
        let path = "src/a.c\n";
        for (text, expected) in [
            (
                format!("Fixed.\n\n{block}{block}"),
                format!("Fixed.\n\n{path}{block}{block}"),
            ),
            (format!("other.c\n{block}"), format!("other.c\n{block}")),
            ("No idea.".to_owned(), "No idea.".to_owned()),
        ] {
            assert_eq!(with_path(text, &file), expected);
        }
    }

    #[test]
    fn the_first_paragraph_says_what_is_wrong() {
        for (text, expected) in [
            (
                "The count is not checked.\n\n```c\nint f;\n```",
                Some("The count is not checked."),
            ),
            ("Fix:\n\nsrc/a.c", None),
            ("```c\nint f(void) { return 0; }\n```", None),
            ("src/a.c\n<<<<<<< SEARCH\n", None),
            ("", None),
        ] {
            assert_eq!(said_first(text), expected, "{text}");
        }
    }
}
