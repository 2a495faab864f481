//! What a call can cost at most, from the bytes of its request.

use patchwright_domain::chat::{Choices, Message, ModelAbout, Price, Request, Usage, Worst};
use serde::Serialize;

/// For the marks that a provider puts around a message, a tool or a call.
const AROUND_EACH: u64 = 24;
/// For what a provider tells a model about tools in general: several hundred tokens with some.
const AROUND_TOOLS: u64 = 800;
const AROUND_ALL: u64 = 64;

pub fn worst_case(about: &ModelAbout, request: &Request) -> Worst {
    let input = input_at_most(request);
    let options = &request.options;
    let answers = match about.choices {
        Choices::One => 1,
        Choices::Several => u64::from(options.others) + 1,
    };
    let output = u64::from(options.max_output) * answers;
    let money = about.price.map(|price| {
        let dearest = price.input.max(price.cached).max(price.cache_written);
        let price = Price {
            input: dearest,
            ..price
        };
        price.cost(&Usage {
            input,
            output,
            ..Usage::default()
        })
    });
    Worst {
        model: about.name.clone(),
        input,
        output,
        money,
    }
}

/// Tokens hold a byte or more each. Only words and blanks are sure to be written with two bytes or more a token in the
/// middle: some models write every digit and every sign alone.
pub fn tokens_at_most(text: &str) -> u64 {
    let pairs = text
        .bytes()
        .filter(|byte| byte.is_ascii_alphabetic() || matches!(byte, b' ' | b'\n'))
        .count();
    (text.len() - pairs + pairs.div_ceil(2)) as u64
}

fn input_at_most(request: &Request) -> u64 {
    let tools: u64 = request
        .tools
        .iter()
        .map(|tool| {
            tokens_at_most(&tool.name)
                + tokens_at_most(&tool.about)
                + in_json(&tool.schema)
                + AROUND_EACH
        })
        .sum();
    let about_tools = if request.tools.is_empty() {
        0
    } else {
        AROUND_TOOLS
    };
    let messages: u64 = request.messages.iter().map(message_at_most).sum();
    tokens_at_most(&request.system) + tools + about_tools + messages + AROUND_ALL
}

fn message_at_most(message: &Message) -> u64 {
    let inside: u64 = match message {
        Message::User { text } => tokens_at_most(text),
        Message::Assistant(said) => {
            let calls = said.calls.iter().map(|call| {
                let names = tokens_at_most(&call.id) + tokens_at_most(&call.name);
                names + in_json(&call.arguments) + AROUND_EACH
            });
            let carried = said.carried.as_ref().map_or(0, in_json);
            tokens_at_most(&said.text) + carried + calls.sum::<u64>()
        }
        Message::Tools { results } => results
            .iter()
            .map(|result| {
                let names = tokens_at_most(&result.call) + tokens_at_most(&result.name);
                names + tokens_at_most(&result.text) + AROUND_EACH
            })
            .sum(),
    };
    inside + AROUND_EACH
}

/// Models read JSON within JSON with its quotes escaped.
fn in_json(value: &impl Serialize) -> u64 {
    let text = serde_json::to_string(value).unwrap_or_default();
    let escaped = text
        .bytes()
        .filter(|byte| matches!(byte, b'"' | b'\\'))
        .count() as u64;
    tokens_at_most(&text) + escaped
}

#[cfg(test)]
#[path = "worst_tests.rs"]
mod tests;
