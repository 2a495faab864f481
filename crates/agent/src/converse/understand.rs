//! What a reply means: its calls, wherever they stand, with arguments and ids that can be sent back.

use patchwright_domain::chat::{Message, Said, ToolCall, ToolForm};
use serde_json::{Value, json};

use super::render::IN_TEXT;
use super::{Reads, calls, in_text};
use crate::tools::{CallReading, ToolSpec, lenient, named};

pub(super) struct Understanding<'s> {
    pub messages: &'s [Message],
    pub specs: &'s [ToolSpec],
    pub form: ToolForm,
    pub reads: Option<Reads<'s>>,
    pub calls: CallReading,
}

impl Understanding<'_> {
    /// With the calls that stand in its text, and arguments and ids that can be sent back; and the ids of the calls that a
    /// strict reader would not have seen.
    pub fn understand(&self, said: Said) -> (Said, Vec<String>) {
        let written = said.calls.is_empty();
        let mut corrected = Vec::new();
        let said = self.with_calls(said, &mut corrected);
        if written && self.form == ToolForm::Native {
            corrected.extend(said.calls.iter().map(|call| call.id.clone()));
        }
        (said, corrected)
    }

    fn with_calls(&self, mut said: Said, corrected: &mut Vec<String>) -> Said {
        if said.calls.is_empty() {
            return self.read(said);
        }
        let known = self.ids();
        for at in 0..said.calls.len() {
            let (before, rest) = said.calls.split_at_mut(at);
            let Some(call) = rest.first_mut() else { break };
            let taken =
                known.contains(&call.id.as_str()) || before.iter().any(|one| one.id == call.id);
            if (taken || call.id.is_empty()) && said.carried.is_none() {
                call.id = self.fresh_id("call", at);
            }
            if let Value::String(text) = &call.arguments {
                let plain: Option<Value> = serde_json::from_str(text).ok();
                let value = match self.calls {
                    CallReading::Corrected if plain.is_none() => lenient::value(text),
                    CallReading::Corrected | CallReading::AsWritten => plain.clone(),
                };
                if plain.is_none() && value.is_some() {
                    corrected.push(call.id.clone());
                }
                call.arguments = match value {
                    Some(arguments @ Value::Object(_)) => arguments,
                    Some(_) | None => json!({ calls::UNREADABLE: text }),
                };
            }
        }
        said
    }

    fn read(&self, mut said: Said) -> Said {
        // A model that is told of tools in words has no other way to call them.
        let only_said = self.calls == CallReading::AsWritten && self.form == ToolForm::Native;
        if self.specs.is_empty() || only_said {
            return said;
        }
        let knows = |name: &str| named(name, self.specs, self.calls).is_ok();
        let id = self.fresh_id(IN_TEXT, 0);
        if let Some(found) = in_text::calls(&said.text, &id, knows) {
            let text_form = self.form == ToolForm::Text;
            match text_form || said.carried.is_some() {
                true => said.text.truncate(found.end),
                false => said.text = found.talk,
            }
            said.calls = found.calls;
        } else if let Some(mut call) = self.meant_by(&said.text) {
            call.id = id;
            said.calls.push(call);
        }
        said
    }

    /// A call that the strategy reads out of plain words.
    fn meant_by(&self, text: &str) -> Option<ToolCall> {
        let reads = self.reads.filter(|_| self.calls == CallReading::Corrected);
        reads.and_then(|reads| reads(text))
    }

    fn ids(&self) -> Vec<&str> {
        let said = self.messages.iter().filter_map(|message| match message {
            Message::Assistant(said) => Some(said),
            Message::User { .. } | Message::Tools { .. } => None,
        });
        said.flat_map(|said| &said.calls)
            .map(|call| call.id.as_str())
            .collect()
    }

    /// An id that no call of the conversation has, nor begins with.
    fn fresh_id(&self, word: &str, at: usize) -> String {
        let known = self.ids();
        let mut number = self.messages.len() + at;
        loop {
            let id = format!("{word}{number}");
            if !known
                .iter()
                .any(|known| *known == id || known.starts_with(&format!("{id}-")))
            {
                return id;
            }
            number += 1;
        }
    }
}
