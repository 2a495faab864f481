//! A model without tools may ask once a round to be shown definitions by their names, and must write its patch then.

use std::collections::BTreeSet;

use patchwright_agent::Conversation;
use patchwright_code::{CodeMap, Placed};
use patchwright_domain::chat::{Message, Said};
use patchwright_domain::foreign::visible_line;

use super::Round;
use super::choose::choose;
use super::gather::{Found, Link};
use crate::error::RepairError;
use crate::kit::{Answer, Sampled, Sampling};
use crate::prompt::{fence, relative, render};
use crate::tools::code::Marks;

const SHOWN: &str = include_str!("../../../prompts/workflow/shown.md");

/// Begins the line of an answer that asks: the system prompt says so.
const MARKER: &str = "SHOW:";
/// Words beside names.
const IDLE: [&str; 5] = ["and", "struct", "union", "enum", "class"];
const MOST_NAMES: usize = 8;
/// In bytes, of one name.
const LONGEST_NAME: usize = 120;
/// Definitions of one name: the same name may be defined for several platforms.
const MOST_OF_ONE: usize = 3;
const MOST_LIKE: usize = 4;
/// In tokens, for all definitions.
const MOST_CODE: usize = 8_000;
/// In bytes.
const MOST_TEXT: usize = 4 << 10;

/// The answers of a round, once what they asked to see was shown to them.
pub(super) struct Shown {
    /// Those with patches, or with neither.
    pub answers: Vec<Answer>,
    /// How many only asked.
    pub asked: usize,
    pub stop: String,
}

/// Answers those who ask, all of them with the same message: it is the next of the conversation with the first of them.
/// They may ask only once.
pub(super) fn show(
    round: &Round<'_>,
    sampling: &Sampling<'_>,
    mut conversation: Conversation,
    answers: Vec<Answer>,
    stop: String,
) -> Result<Shown, RepairError> {
    let (asking, mut answers): (Vec<Answer>, Vec<Answer>) = answers
        .into_iter()
        .partition(|answer| !names_asked(&answer.text).is_empty());
    let mut shown = Shown {
        answers: Vec::new(),
        asked: asking.len(),
        stop,
    };
    let mut known = BTreeSet::new();
    let names = asking.iter().flat_map(|answer| names_asked(&answer.text));
    let names: Vec<String> = names
        .filter(|name| known.insert(name.clone()))
        .take(MOST_NAMES)
        .collect();
    if let Some(first) = asking.into_iter().next() {
        let reply = reply(round, &names)?;
        conversation.messages.push(Message::Assistant(Said {
            text: first.text,
            calls: Vec::new(),
            carried: first.carried,
        }));
        conversation.messages.push(Message::User { text: reply });
        match sampling.ask_further(&conversation, shown.asked)? {
            Sampled::Answers {
                answers: further,
                stop,
            } => {
                answers.extend(further);
                shown.stop = stop;
            }
            Sampled::Ends { stop, .. } => shown.stop = stop,
            Sampled::Unaffordable(_) => {}
        }
    }
    shown.answers = answers;
    Ok(shown)
}

/// The names that an answer asks for instead of writing a patch; none if it has code.
fn names_asked(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut in_block = false;
    for line in text.lines().map(str::trim) {
        let is_fence = line.starts_with("```");
        in_block ^= is_fence;
        match asked_on(line) {
            Some(asked) => names.extend(asked),
            None if is_fence || line.is_empty() => {}
            None if in_block || line.starts_with("<<<<<<<") || line.starts_with("@@") => {
                return Vec::new();
            }
            None => {}
        }
    }
    names.truncate(MOST_NAMES);
    names
}

/// The names behind the marker, if the line has it.
fn asked_on(line: &str) -> Option<Vec<String>> {
    let line = line.trim_start_matches(['*', '`', '>', '-', ' ']);
    let marker = line.get(..MARKER.len())?;
    let names = line.get(MARKER.len()..)?;
    let names = names.split([',', ' ', '\t']).map(|name| {
        let name = name.trim_matches(|sign: char| !is_part(sign));
        name.to_owned()
    });
    let fits = |name: &String| {
        let length = 1..=LONGEST_NAME;
        length.contains(&name.len()) && !IDLE.contains(&name.as_str())
    };
    let asks = marker.eq_ignore_ascii_case(MARKER);
    asks.then(|| names.filter(fits).take(MOST_NAMES).collect())
}

fn is_part(sign: char) -> bool {
    sign.is_alphanumeric() || "_:~".contains(sign)
}

/// What the source has by these names; journals what was shown.
fn reply(round: &Round<'_>, names: &[String]) -> Result<String, RepairError> {
    let map = round.facts.map()?;
    let marks = round.facts.marks();
    let (code, unknown) = definitions(map, &marks, names)?;
    let told = names.join(", ");
    round.tell(
        "shown",
        match unknown.len() {
            0 => told,
            count => format!("{told}; {count} not found"),
        },
    );
    let unknown = match unknown.is_empty() {
        true => String::new(),
        false => fence("names", &unknown.join("\n"), MOST_TEXT) + "\n\n",
    };
    let code = match code.is_empty() {
        true => String::new(),
        false => code + "\n\n",
    };
    let text = render(SHOWN, &[("code", &code), ("unknown", &unknown)])?;
    Ok(relative(&text, &round.ctx.scene().subject.case.source))
}

/// The definitions as a section of a prompt, and a line for each name that has none.
fn definitions(
    map: &CodeMap,
    marks: &Marks,
    names: &[String],
) -> Result<(String, Vec<String>), RepairError> {
    let mut found: Vec<Found<'_>> = Vec::new();
    let mut unknown = Vec::new();
    for name in names {
        let mut defined = map.named(name);
        let any = defined.iter().any(Placed::is_definition);
        defined.retain(|one| !any || one.is_definition());
        defined.truncate(MOST_OF_ONE);
        if defined.is_empty() {
            unknown.push(not_found(map, name));
        }
        found.extend(defined.into_iter().map(|placed| {
            let span = placed.element.span;
            let mut named = marks.lines(&placed.file.path);
            Found {
                link: Link::Asked,
                placed,
                line: named.find(|line| span.has_line(*line)),
                also: Vec::new(),
            }
        }));
    }
    let code = match found.is_empty() {
        true => String::new(),
        false => choose(map, marks, &found, MOST_CODE).section(map, marks)?,
    };
    Ok((code.trim_end().to_owned(), unknown))
}

fn not_found(map: &CodeMap, name: &str) -> String {
    let name = visible_line(name);
    let like = map.names_like(&name, MOST_LIKE);
    match like.is_empty() {
        true => format!("{name}: not defined in the source"),
        false => format!(
            "{name}: not defined in the source; there is {}",
            like.join(", ")
        ),
    }
}

#[cfg(test)]
#[path = "show_tests.rs"]
mod tests;
