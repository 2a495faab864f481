//! What is said between us and a model, whatever provider carries it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything a model is told before it answers. What stays the same from call to call comes first, so that providers
/// find it in their caches.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Request {
    pub system: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tools: Vec<ToolSpec>,
    pub messages: Vec<Message>,
    pub options: Options,
}

/// A tool as a model is told of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ToolSpec {
    pub name: String,
    pub about: String,
    /// A JSON schema of the arguments.
    pub schema: Value,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "role", rename_all = "kebab-case")]
pub enum Message {
    User {
        text: String,
    },
    Assistant(Said),
    /// The answers to the calls of the message before, in their order.
    Tools {
        results: Vec<ToolResult>,
    },
}

/// What a model said.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Said {
    pub text: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<ToolCall>,
    /// What a provider wants back word for word with the message, such as signed reasoning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried: Option<Value>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ToolCall {
    pub id: String,
    pub name: String,
    /// Text where the model wrote no valid JSON.
    pub arguments: Value,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ToolResult {
    /// The id of the call.
    pub call: String,
    pub name: String,
    pub text: String,
    pub outcome: ToolOutcome,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToolOutcome {
    Answered,
    Refused,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Options {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub temperature: Option<f64>,
    /// In tokens, for each answer.
    pub max_output: u32,
    /// How many answers are wanted beside the first, of a provider that gives several at once. Others give one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub others: u32,
    /// Where an answer ends: the provider leaves this text and all behind it out, if it can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stop: Option<String>,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// One answer of a model.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    pub said: Said,
    pub finish: Finish,
    /// Further answers to the same request: at most as many as were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Choice>,
    /// Of all answers together.
    pub usage: Usage,
    /// As the provider names it, which may be more exact than what was asked for.
    pub model: String,
    /// The name of the model that answered instead of the one that was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead: Option<String>,
}

/// One of several answers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    pub said: Said,
    pub finish: Finish,
}

/// Why a model stopped talking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finish {
    /// It had said what it wanted to say, or waits for its tools.
    Said,
    /// It was cut off at the most it may say.
    Length,
    /// It, or its provider, will not answer this.
    Refused,
}

/// In tokens, as the provider reports them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usage {
    /// All that was read, from a cache or not.
    pub input: u64,
    /// The part of `input` that came from the provider's cache.
    #[serde(default)]
    pub cached: u64,
    /// The part of `input` that was written to the provider's cache.
    #[serde(default)]
    pub cache_written: u64,
    /// All that was written, reasoning included.
    pub output: u64,
}

/// Money in billionths of a dollar: sums of whole numbers do not drift.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Nanodollars(pub u64);

/// In dollars per million tokens, as providers print their prices.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Price {
    pub input: f64,
    pub cached: f64,
    /// What providers take for writing to their cache; as `input` where they take nothing extra.
    pub cache_written: f64,
    pub output: f64,
}

/// What is known of a model before it is asked.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ModelAbout {
    /// As the user names it: `openai/gpt-5`.
    pub name: String,
    /// In tokens, what it reads and writes together.
    pub window: u64,
    /// In tokens, what it writes at most in one answer.
    pub max_output: u32,
    /// Nothing where nobody told us: such a model cannot be held to a cap of money.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<Price>,
    #[serde(default)]
    pub tool_form: ToolForm,
    #[serde(default)]
    pub answers_with: AnswersWith,
    #[serde(default)]
    pub choices: Choices,
}

/// How many answers one request can bring.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choices {
    #[default]
    One,
    /// As many as are asked for; the request is read and paid once.
    Several,
}

/// What a model answers with.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswersWith {
    #[default]
    Words,
    /// How near the first message is to each of the others, from -1 to 1, as a JSON list: a model of embeddings.
    Similarities,
}

/// How a model is told of its tools, and how it calls them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToolForm {
    /// Its provider has a place for them.
    #[default]
    Native,
    /// As JSON in the text, for models that were not taught tools.
    Text,
}

/// What calls used up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spent {
    pub money: Nanodollars,
    pub usage: Usage,
    pub calls: u64,
}

/// The most that one call may use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worst {
    pub model: String,
    pub input: u64,
    pub output: u64,
    /// Nothing where no price is known.
    pub money: Option<Nanodollars>,
}

impl Worst {
    pub fn tokens(&self) -> u64 {
        self.input.saturating_add(self.output)
    }

    /// As if the worst had come true.
    pub fn spent(&self) -> Spent {
        Spent {
            money: self.money.unwrap_or_default(),
            usage: Usage {
                input: self.input,
                output: self.output,
                ..Usage::default()
            },
            calls: 1,
        }
    }
}

impl Price {
    /// Rounded up: no call is cheaper than it is.
    pub fn cost(&self, usage: &Usage) -> Nanodollars {
        let plain = usage
            .input
            .saturating_sub(usage.cached)
            .saturating_sub(usage.cache_written);
        let parts = [
            (plain, self.input),
            (usage.cached, self.cached),
            (usage.cache_written, self.cache_written),
            (usage.output, self.output),
        ];
        // A dollar per million tokens is a thousand billionths per token.
        let nano: f64 = parts
            .iter()
            .map(|(tokens, price)| *tokens as f64 * price * 1000.0)
            .sum();
        Nanodollars(nano.ceil() as u64)
    }
}

impl Nanodollars {
    pub fn dollars(self) -> f64 {
        self.0 as f64 / 1e9
    }
}

impl std::ops::Add for Nanodollars {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl std::ops::AddAssign for Usage {
    fn add_assign(&mut self, other: Self) {
        self.input = self.input.saturating_add(other.input);
        self.cached = self.cached.saturating_add(other.cached);
        self.cache_written = self.cache_written.saturating_add(other.cache_written);
        self.output = self.output.saturating_add(other.output);
    }
}

impl Spent {
    /// What is left of it without `other`; never below zero.
    pub fn without(self, other: Self) -> Self {
        let (own, less) = (self.usage, other.usage);
        Self {
            money: Nanodollars(self.money.0.saturating_sub(other.money.0)),
            usage: Usage {
                input: own.input.saturating_sub(less.input),
                cached: own.cached.saturating_sub(less.cached),
                cache_written: own.cache_written.saturating_sub(less.cache_written),
                output: own.output.saturating_sub(less.output),
            },
            calls: self.calls.saturating_sub(other.calls),
        }
    }
}

impl std::ops::AddAssign for Spent {
    fn add_assign(&mut self, other: Self) {
        self.money = self.money + other.money;
        self.usage += other.usage;
        self.calls = self.calls.saturating_add(other.calls);
    }
}

#[cfg(test)]
#[path = "chat_tests.rs"]
mod tests;
