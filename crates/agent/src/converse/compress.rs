//! Makes room when a window fills: first the oldest answers of tools become one line each that says how to have them again,
//! then the oldest turns become a summary. Pinned messages and the last turns stay, and no call loses its answer.

use patchwright_domain::chat::{Message, Said, ToolCall, ToolOutcome, ToolResult};

use super::gauge::bytes_of;
use super::{Agent, Conversation, summary};
use crate::fence;
use crate::model_error::ModelError;
use crate::tools::{Effect, Toolbox};

/// So many of the last messages are still worked with.
const RECENT: usize = 4;
/// Answers up to this many bytes are not worth a stub.
const SHORT: usize = 300;
/// In bytes, kept of the answer to a call that cannot be repeated.
const KEPT_OF_ACTS: usize = 400;
const STUB: &str = "(answer left out to save room";
const GO_ON: &str = include_str!("../../prompts/go_on.md");

/// Shrinks the messages of a conversation to about so many bytes.
pub(super) fn compress(
    agent: &Agent<'_>,
    conversation: &mut Conversation,
    tools: &Toolbox<'_>,
    bytes: usize,
) -> Result<(), ModelError> {
    let first = first_free(conversation);
    let last = conversation.messages.len().saturating_sub(RECENT);
    stub(&mut conversation.messages, first..last, tools, bytes);
    // Stubs alone will do unless the window would soon be full again.
    if bytes_of(&conversation.messages) > bytes + bytes / 2 {
        sum_up(agent, conversation, first, bytes)?;
    }
    if bytes_of(&conversation.messages) > bytes + bytes / 2 {
        let all_but_one = first..conversation.messages.len().saturating_sub(1);
        stub(&mut conversation.messages, all_but_one, tools, bytes);
        shorten_last(&mut conversation.messages, bytes);
    }
    Ok(())
}

pub(super) fn is_stub(text: &str) -> bool {
    text.contains(STUB)
}

/// Behind what is pinned, and behind the answers that belong to it.
fn first_free(conversation: &Conversation) -> usize {
    let pinned = conversation.pinned.min(conversation.messages.len());
    match conversation.messages.get(pinned) {
        Some(Message::Tools { .. }) => pinned + 1,
        Some(Message::User { .. } | Message::Assistant(_)) | None => pinned,
    }
}

/// From the oldest on, until it is enough.
fn stub(
    messages: &mut [Message],
    range: std::ops::Range<usize>,
    tools: &Toolbox<'_>,
    bytes: usize,
) {
    let mut left = bytes_of(messages);
    for at in range {
        if left <= bytes {
            return;
        }
        let calls = match at.checked_sub(1).and_then(|before| messages.get(before)) {
            Some(Message::Assistant(said)) => said.calls.clone(),
            Some(Message::User { .. } | Message::Tools { .. }) | None => continue,
        };
        let Some(Message::Tools { results }) = messages.get_mut(at) else {
            continue;
        };
        for (result, call) in results.iter_mut().zip(&calls) {
            let before = result.text.len();
            if before > SHORT && !is_stub(&result.text) {
                result.text = stubbed(result, call, tools);
                left = (left + result.text.len()).saturating_sub(before);
            }
        }
    }
}

fn stubbed(result: &ToolResult, call: &ToolCall, tools: &Toolbox<'_>) -> String {
    let bytes = result.text.len();
    let reads = tools
        .prepare(&call.name, &call.arguments)
        .is_ok_and(|call| call.effect == Effect::Reads);
    if reads && result.outcome == ToolOutcome::Answered {
        let (name, arguments) = (&call.name, &call.arguments);
        return format!("{STUB}, {bytes} bytes: call {name} with {arguments} again to see it)");
    }
    let kept = fence::cut(&result.text, KEPT_OF_ACTS);
    format!("{kept}\n{STUB}: the rest of {bytes} bytes)")
}

/// The newest answers have not been read yet: where they alone are too long, each keeps a part.
fn shorten_last(messages: &mut [Message], bytes: usize) {
    let too_long = bytes_of(messages).saturating_sub(bytes + bytes / 2);
    let Some(Message::Tools { results }) = messages.last_mut() else {
        return;
    };
    let now: usize = results.iter().map(|result| result.text.len()).sum();
    if too_long == 0 || results.is_empty() {
        return;
    }
    let each = (now.saturating_sub(too_long) / results.len()).max(SHORT);
    for result in results.iter_mut().filter(|result| result.text.len() > each) {
        result.text = fence::cut(&result.text, each);
        result.text += "\n… cut to save room: ask for less at once";
    }
}

fn sum_up(
    agent: &Agent<'_>,
    conversation: &mut Conversation,
    first: usize,
    bytes: usize,
) -> Result<(), ModelError> {
    let Some(cut) = cut(&conversation.messages, first) else {
        return Ok(());
    };
    let old: Vec<Message> = conversation
        .messages
        .get(first..cut)
        .unwrap_or_default()
        .to_vec();
    let text = summary::summarise(agent, &old, bytes / 2)?;
    let go_on = GO_ON.trim_end().to_owned();
    let before = first
        .checked_sub(1)
        .and_then(|at| conversation.messages.get(at));
    // Roles must alternate: some chat templates reject anything else.
    let instead = match before {
        Some(Message::User { .. } | Message::Tools { .. }) => vec![
            Message::Assistant(Said {
                text,
                ..Said::default()
            }),
            Message::User { text: go_on },
        ],
        Some(Message::Assistant(_)) | None => vec![Message::User {
            text: format!("{text}\n\n{go_on}"),
        }],
    };
    conversation.messages.splice(first..cut, instead);
    Ok(())
}

/// Where the last turns begin: at something that the model said, behind the answers to what it said before.
fn cut(messages: &[Message], first: usize) -> Option<usize> {
    let recent = messages.len().saturating_sub(RECENT);
    let begins = |at: &usize| matches!(messages.get(*at), Some(Message::Assistant(_)));
    let cut = (first..=recent).rev().find(begins)?;
    // One message less is not worth a summary.
    (cut > first + 1).then_some(cut)
}
