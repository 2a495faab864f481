//! What a reply means: its calls, wherever they stand, with arguments and ids that can be sent back.

use patchwright_domain::chat::{Message, Said, ToolForm};
use serde_json::{Value, json};

use super::render::IN_TEXT;
use super::{Reads, calls, in_text};
use crate::tools::{ToolSpec, lenient, meant};

pub(super) struct Understanding<'s> {
    pub messages: &'s [Message],
    pub specs: &'s [ToolSpec],
    pub form: ToolForm,
    pub reads: Option<Reads<'s>>,
}

impl Understanding<'_> {
    /// With the calls that stand in its text, and arguments and ids that can be sent back.
    pub fn understand(&self, mut said: Said) -> Said {
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
                call.arguments = match lenient::value(text) {
                    Some(arguments @ Value::Object(_)) => arguments,
                    Some(_) | None => json!({ calls::UNREADABLE: text }),
                };
            }
        }
        said
    }

    fn read(&self, mut said: Said) -> Said {
        if self.specs.is_empty() {
            return said;
        }
        let knows = |name: &str| meant(name, self.specs).is_ok();
        let id = self.fresh_id(IN_TEXT, 0);
        if let Some(found) = in_text::calls(&said.text, &id, knows) {
            let text_form = self.form == ToolForm::Text;
            match text_form || said.carried.is_some() {
                true => said.text.truncate(found.end),
                false => said.text = found.talk,
            }
            said.calls = found.calls;
        } else if let Some(mut call) = self.reads.and_then(|reads| reads(&said.text)) {
            call.id = id;
            said.calls.push(call);
        }
        said
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
