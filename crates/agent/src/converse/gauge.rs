//! How full the model's window is, by what its provider reported last.

use patchwright_domain::chat::{Message, ModelAbout, Options, Request, Usage};

/// Tokens of a byte before anything is known: source has about one for three bytes.
const USUAL: f64 = 0.34;
/// What a provider reports beyond this comes from elsewhere.
const PLAUSIBLE: (f64, f64) = (0.1, 1.2);

/// Why the conversation is compressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Need {
    /// The next request may be too long.
    Soon,
    /// The last one was.
    Now,
}

pub(super) struct Gauge {
    /// In tokens, what a request may have; nothing where the window is not known.
    room: Option<f64>,
    tokens_per_byte: f64,
}

impl Gauge {
    pub fn new(about: &ModelAbout, options: &Options) -> Self {
        let window = about.window as f64;
        let spare = f64::from(options.max_output) + window * 0.04;
        // If one answer may fill the window, the setting is wrong: keep half of it for the prompt.
        let room = (window - spare).max(window / 2.0);
        Self {
            room: (about.window > 0).then_some(room),
            tokens_per_byte: USUAL,
        }
    }

    pub fn is_full(&self, request: &Request) -> bool {
        let tokens = bytes(request) as f64 * self.tokens_per_byte;
        self.room.is_some_and(|room| tokens > room)
    }

    /// The size in bytes to compress messages to. Rarely and then by a lot: each time, the provider's cache is lost.
    pub fn target(&self, request: &Request, need: Need) -> usize {
        let now = bytes(request) as f64;
        let fits = self.room.map_or(now, |room| room / self.tokens_per_byte);
        let target = match need {
            Need::Soon => fits / 2.0,
            Need::Now => fits.min(now) / 2.0,
        };
        let fixed = bytes(request).saturating_sub(bytes_of(&request.messages));
        (target as usize).saturating_sub(fixed)
    }

    pub fn learn(&mut self, request: &Request, usage: &Usage) {
        let bytes = bytes(request);
        if usage.input > 0 && bytes > 0 {
            let (least, most) = PLAUSIBLE;
            self.tokens_per_byte = (usage.input as f64 / bytes as f64).clamp(least, most);
        }
    }
}

pub(super) fn bytes(request: &Request) -> usize {
    let tools = request.tools.iter();
    let tools = tools.map(|tool| tool.about.len() + tool.schema.to_string().len());
    request.system.len() + tools.sum::<usize>() + bytes_of(&request.messages)
}

pub(super) fn bytes_of(messages: &[Message]) -> usize {
    let of = |message: &Message| match message {
        Message::User { text } => text.len(),
        Message::Assistant(said) => {
            let calls = said.calls.iter();
            let calls = calls.map(|call| call.name.len() + call.arguments.to_string().len());
            let carried = said
                .carried
                .as_ref()
                .map_or(0, |carried| carried.to_string().len());
            said.text.len() + carried + calls.sum::<usize>()
        }
        Message::Tools { results } => results
            .iter()
            .map(|result| result.text.len() + result.name.len())
            .sum(),
    };
    messages.iter().map(of).sum()
}
