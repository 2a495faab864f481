//! A model as the user describes it, before it is opened.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use patchwright_agent::ModelAbout;
use patchwright_domain::chat::{AnswersWith, Choices, Price, ToolForm};

use crate::error::OpenError;
use crate::secret::KeySource;

#[derive(Debug, Clone, PartialEq)]
pub struct ModelSpec {
    /// The user's name for it, in journals and on the terminal.
    pub name: String,
    pub provider: Provider,
    /// The provider's own where nothing is said.
    pub base_url: Option<String>,
    /// As the provider names it; the folder of an exchange, the deployment at Azure.
    pub model: String,
    pub key: KeySource,
    pub price: Option<Price>,
    /// In tokens, what it reads and writes together.
    pub window: u64,
    /// In tokens, what it writes at most in one answer.
    pub max_output: u32,
    /// Takes precedence over the strategy's temperature.
    pub temperature: Option<f64>,
    pub per_minute: PerMinute,
    pub network: Network,
    pub tool_form: ToolForm,
    pub answers: Answers,
    /// Azure only: with it the address is the older one, by deployment.
    pub api_version: Option<String>,
}

/// The provider's limits, which a client keeps to in advance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PerMinute {
    pub requests: Option<u32>,
    pub tokens: Option<u64>,
}

/// How its server is reached.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Network {
    pub timeouts: Timeouts,
    /// Trusted instead of the built-in authorities, as in a company with its own.
    pub authorities: Option<PathBuf>,
    /// Instead of the environment's; `none` for none.
    pub proxy: Option<ProxySetting>,
}

/// The address of a proxy as the user wrote it. It may hold a password, so `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
pub struct ProxySetting(pub String);

impl fmt::Debug for ProxySetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ProxySetting(***)")
    }
}

/// The provider and its wire format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Provider {
    /// Chat completions, of OpenAI or any server that speaks them.
    OpenAi,
    /// OpenAI's responses.
    Responses,
    Azure,
    Anthropic,
    Gemini,
    /// Embeddings in OpenAI's form, which most other servers speak too.
    Embeddings,
    /// Files in a folder, answered by a person or another program.
    Exchange,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeouts {
    pub connect: Duration,
    /// From the request to the first byte of the answer. An answer that is not streamed begins only when it is
    /// complete.
    pub first_byte: Duration,
    /// Between two pieces of an answer.
    pub idle: Duration,
    /// Of one attempt; for an exchange, until the answer file must be there.
    pub total: Duration,
}

/// How answers come. Both forms give the same reply.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Answers {
    #[default]
    Whole,
    /// Piece by piece, so that progress can be shown.
    Streamed,
}

impl Provider {
    pub const ALL: [Self; 7] = [
        Self::OpenAi,
        Self::Responses,
        Self::Azure,
        Self::Anthropic,
        Self::Gemini,
        Self::Embeddings,
        Self::Exchange,
    ];

    pub fn word(self) -> &'static str {
        match self {
            Self::OpenAi => "openai",
            Self::Responses => "responses",
            Self::Azure => "azure",
            Self::Anthropic => "anthropic",
            Self::Gemini => "gemini",
            Self::Embeddings => "embeddings",
            Self::Exchange => "exchange",
        }
    }
}

impl fmt::Display for Provider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Provider {
    type Err = OpenError;

    fn from_str(word: &str) -> Result<Self, OpenError> {
        let known = Self::ALL.into_iter().find(|known| known.word() == word);
        known.ok_or_else(|| OpenError::Provider(word.to_owned()))
    }
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(15),
            first_byte: Duration::from_secs(600),
            idle: Duration::from_secs(300),
            total: Duration::from_secs(900),
        }
    }
}

impl ModelSpec {
    /// Defaults for a provider's models. Prices have none: they change more often than we release.
    pub fn new(name: &str, provider: Provider, model: &str) -> Self {
        let (window, max_output) = match provider {
            Provider::OpenAi | Provider::Responses | Provider::Azure => (128_000, 16_384),
            // What it answers with are numbers, which are not counted as tokens.
            Provider::Embeddings => (300_000, 1),
            Provider::Anthropic | Provider::Exchange => (200_000, 16_384),
            Provider::Gemini => (1_000_000, 16_384),
        };
        let mut timeouts = Timeouts::default();
        let mut price = None;
        if provider == Provider::Exchange {
            timeouts.total = Duration::from_secs(24 * 3600);
            price = Some(FREE);
        }
        Self {
            name: name.to_owned(),
            provider,
            base_url: None,
            model: model.to_owned(),
            key: KeySource::None,
            price,
            window,
            max_output,
            temperature: None,
            per_minute: PerMinute::default(),
            network: Network {
                timeouts,
                ..Network::default()
            },
            tool_form: ToolForm::Native,
            answers: Answers::Whole,
            api_version: None,
        }
    }

    pub fn about(&self) -> ModelAbout {
        ModelAbout {
            name: self.name.clone(),
            window: self.window,
            max_output: self.max_output,
            price: self.price,
            tool_form: self.tool_form,
            answers_with: match self.provider {
                Provider::Embeddings => AnswersWith::Similarities,
                Provider::OpenAi
                | Provider::Responses
                | Provider::Azure
                | Provider::Anthropic
                | Provider::Gemini
                | Provider::Exchange => AnswersWith::Words,
            },
            choices: match (self.provider, self.answers) {
                (Provider::OpenAi | Provider::Azure, Answers::Whole) => Choices::Several,
                // Several streams in one are not taken apart.
                (Provider::OpenAi | Provider::Azure, Answers::Streamed)
                | (
                    Provider::Embeddings
                    | Provider::Responses
                    | Provider::Anthropic
                    | Provider::Gemini
                    | Provider::Exchange,
                    _,
                ) => Choices::One,
            },
        }
    }
}

/// An exchange costs nothing.
const FREE: Price = Price {
    input: 0.0,
    cached: 0.0,
    cache_written: 0.0,
    output: 0.0,
};
