//! Where a run that is repeated asks something else than it did: the first part that differs, line by line.

use std::time::Duration;

use patchwright_domain::chat::{Message, Request, ToolOutcome};
use similar::TextDiff;

use super::past::Record;

const MOST_LINES: usize = 60;
const LONGEST_LINE: usize = 200;

pub(super) fn describe(record: &Record, model: &str, request: &Request) -> String {
    let Some(next) = record.next(model) else {
        return format!("the recorded run asked {model} nothing more");
    };
    let Some(recorded) = record.request(&next.key) else {
        return "the next recorded request cannot be read: the journal is damaged".to_owned();
    };
    let mut words = String::new();
    if next.model != model {
        words += &format!("{} was asked, now it is {model}\n", next.model);
    }
    words + &first_difference(&recorded, request)
}

fn first_difference(recorded: &Request, now: &Request) -> String {
    if recorded.system != now.system {
        return told("the system text", &recorded.system, &now.system);
    }
    if recorded.tools != now.tools {
        return told("the tools", &pretty(&recorded.tools), &pretty(&now.tools));
    }
    let pairs = recorded.messages.iter().zip(&now.messages);
    for (at, (before, now)) in pairs.enumerate() {
        if before != now {
            return told(
                &format!("message {}", at + 1),
                &readable(before),
                &readable(now),
            );
        }
    }
    let (before, after) = (recorded.messages.len(), now.messages.len());
    if before != after {
        let rest = |messages: &[Message], from: usize| {
            messages.iter().skip(from).map(readable).collect::<String>()
        };
        let from = before.min(after);
        let what = format!("there were {before} messages, now there are {after}; the rest");
        return told(
            &what,
            &rest(&recorded.messages, from),
            &rest(&now.messages, from),
        );
    }
    if recorded.options != now.options {
        return told(
            "the options",
            &pretty(&recorded.options),
            &pretty(&now.options),
        );
    }
    "the request is the same, but was not asked that often".to_owned()
}

fn told(what: &str, before: &str, now: &str) -> String {
    // Without a last line end the diff would glue two lines together.
    let (before, now) = (format!("{before}\n"), format!("{now}\n"));
    let diff = TextDiff::configure()
        .timeout(Duration::from_secs(1))
        .diff_lines(before.as_str(), now.as_str());
    let diff = diff.unified_diff().context_radius(2).to_string();
    let mut lines = diff.lines();
    let mut words = format!("{what} differs (- recorded, + now):\n");
    for line in lines.by_ref().take(MOST_LINES) {
        words.extend(line.chars().take(LONGEST_LINE));
        words.push('\n');
    }
    match lines.count() {
        0 => words,
        more => format!("{words}… {more} more lines\n"),
    }
}

fn readable(message: &Message) -> String {
    match message {
        Message::User { text } => format!("[user]\n{text}\n"),
        Message::Assistant(said) => {
            let calls = said.calls.iter().map(|call| {
                format!(
                    "[call {} {}]\n{}\n",
                    call.id,
                    call.name,
                    pretty(&call.arguments)
                )
            });
            let carried = said
                .carried
                .iter()
                .map(|carried| format!("[carried]\n{}\n", pretty(carried)));
            let text = format!("[assistant]\n{}\n", said.text);
            [text].into_iter().chain(calls).chain(carried).collect()
        }
        Message::Tools { results } => results
            .iter()
            .map(|result| {
                let outcome = match result.outcome {
                    ToolOutcome::Answered => "answered",
                    ToolOutcome::Refused => "refused",
                };
                format!(
                    "[{} {} {outcome}]\n{}\n",
                    result.name, result.call, result.text
                )
            })
            .collect(),
    }
}

fn pretty(value: &impl serde::Serialize) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}
