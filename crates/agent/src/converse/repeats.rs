//! The calls that were answered already: asked once more word for word, the answer that stands above is pointed at.

use std::collections::HashMap;

use patchwright_domain::chat::{Message, ToolOutcome};

use super::compress::is_stub;
use crate::tools::{Effect, Prepared, Toolbox};

#[derive(Debug, Default)]
pub(super) struct Repeats {
    /// The set of the tool, and the number of the call.
    known: HashMap<String, (usize, usize)>,
    calls: usize,
}

impl Repeats {
    /// Of what stands in a conversation. Answers that were left out may be asked for again.
    pub fn from_messages(messages: &[Message], tools: &Toolbox<'_>) -> Self {
        let mut repeats = Self::default();
        for pair in messages.windows(2) {
            let [Message::Assistant(said), Message::Tools { results }] = pair else {
                continue;
            };
            for (call, result) in said.calls.iter().zip(results) {
                let Ok(prepared) = tools.prepare(&call.name, &call.arguments) else {
                    repeats.calls += 1;
                    continue;
                };
                let stands = result.outcome == ToolOutcome::Answered && !is_stub(&result.text);
                let new = repeats.note(&prepared).is_none();
                if new && !stands {
                    repeats.forget(&prepared);
                }
            }
        }
        repeats
    }

    /// Notes a call; words where the very same was answered, and nothing has changed since.
    pub fn note(&mut self, call: &Prepared) -> Option<String> {
        self.calls += 1;
        if call.effect == Effect::Acts {
            self.known.retain(|_, (set, _)| *set != call.set);
            return None;
        }
        let key = key(call);
        if let Some((_, number)) = self.known.get(&key) {
            return Some(format!(
                "you made this very call before, and nothing has changed since: its answer stands above, it was your call {number} ({}). Ask for something else, or act on what you know",
                call.name
            ));
        }
        self.known.insert(key, (call.set, self.calls));
        None
    }

    /// It was not answered after all.
    pub fn forget(&mut self, call: &Prepared) {
        self.known.remove(&key(call));
    }
}

fn key(call: &Prepared) -> String {
    format!("{} {}", call.name, call.arguments)
}
