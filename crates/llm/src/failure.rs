//! What a server's refusal means: wait, shorten the request, send it differently, or give up.

use std::time::Duration;

use patchwright_agent::{Billed, ModelError};
use serde_json::Value;

use crate::address;
use crate::forms::{Fit, LimitField, Optional, Unread};
use crate::http::{Head, HttpError, Sent};
use crate::retry_after;
use crate::secret::Secret;

/// In characters, how much of a server's message is shown.
const MOST_WORDS: usize = 600;

/// Everything that a client reports about a failure goes through here, where the key is masked.
pub(crate) struct ErrorBuilder<'a> {
    pub model: &'a str,
    pub url: &'a str,
    pub key: Option<&'a Secret>,
}

impl ErrorBuilder<'_> {
    pub(crate) fn broke(&self, words: &str, billed: Billed) -> ModelError {
        ModelError::Broke {
            model: self.model.to_owned(),
            words: self.masked(words),
            billed,
        }
    }

    pub(crate) fn http(&self, error: HttpError) -> ModelError {
        match error {
            HttpError::Cancelled => ModelError::Cancelled,
            HttpError::Untrusted(words) => {
                let remedy = "name the certificates of your own authority in SSL_CERT_FILE, or in `authorities` of the model";
                ModelError::Denied {
                    model: self.model.to_owned(),
                    words: self.masked(&format!(
                        "the server cannot show that it is who it says: {words}; {remedy}"
                    )),
                }
            }
            HttpError::Unreachable(words) => {
                let origin = address::origin(self.url);
                let hint = "is the server running, and is that its address (base-url, proxy)?";
                ModelError::Unreachable {
                    model: self.model.to_owned(),
                    words: self.masked(&format!("{words} at {origin}; {hint}")),
                }
            }
            HttpError::Failed(Sent::No, words) => self.broke(&words, Billed::No),
            HttpError::Failed(Sent::Perhaps | Sent::Yes, words) => {
                self.broke(&words, Billed::Perhaps)
            }
        }
    }

    pub(crate) fn unread(&self, unread: Unread) -> ModelError {
        match unread {
            Unread::Malformed(words) => self.broke(&words, Billed::Perhaps),
            Unread::Error(error) => {
                let told = Refusal::parse(&error.to_string());
                let head = Head {
                    status: told.status().unwrap_or(500),
                    ..Head::default()
                };
                let error = self.refused(&head, &told);
                // It had begun to answer.
                match error {
                    ModelError::Broke { model, words, .. } => ModelError::Broke {
                        model,
                        words,
                        billed: Billed::Perhaps,
                    },
                    other => other,
                }
            }
        }
    }

    /// The error for a refusal by the server.
    pub(crate) fn refused(&self, head: &Head, told: &Refusal) -> ModelError {
        let model = self.model.to_owned();
        let words = self.masked(&format!(
            "{}{}",
            remedy(head.status),
            told.message(head.status)
        ));
        let after = retry_after::wait(head).or_else(|| told.wait());
        if told.is_too_long(head.status) {
            return ModelError::TooLong { model, words };
        }
        if told.is_out_of_money() {
            return ModelError::Denied { model, words };
        }
        if told.is_overloaded() {
            return ModelError::Busy {
                model,
                words,
                after,
            };
        }
        if told.is_a_slip() {
            return self.broke(&words, Billed::Perhaps);
        }
        match head.status {
            429 | 503 | 529 => ModelError::Busy {
                model,
                words,
                after,
            },
            408 | 409 | 425 | 500 | 502 => self.broke(&words, Billed::No),
            // A server behind the gateway may have processed the request anyway.
            100..=299 | 504.. => self.broke(&words, Billed::Perhaps),
            _ => ModelError::Denied { model, words },
        }
    }

    fn masked(&self, text: &str) -> String {
        let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
        let text: String = text.chars().map(plain).collect();
        let text = match self.key {
            Some(key) => key.hide(&text),
            None => text,
        };
        match text.char_indices().nth(MOST_WORDS) {
            Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
            None => text,
        }
    }
}

/// A server's own words about a failure.
pub(crate) struct Refusal {
    body: Value,
    text: String,
}

impl Refusal {
    pub(crate) fn parse(text: &str) -> Self {
        let body: Value = serde_json::from_str(text).unwrap_or_default();
        // Gemini puts it into a list.
        let body = match body {
            Value::Array(list) => list.into_iter().next().unwrap_or_default(),
            other => other,
        };
        Self {
            body,
            text: text.trim().to_owned(),
        }
    }

    fn message(&self, status: u16) -> String {
        let places = ["/error/message", "/message", "/detail", "/error"];
        let found = places
            .iter()
            .find_map(|place| self.body.pointer(place)?.as_str());
        let text = found.unwrap_or(&self.text);
        format!("{text} (status {status})")
    }

    /// All of it, for looking for words.
    fn lower(&self) -> String {
        self.text
            .chars()
            .take(8192)
            .collect::<String>()
            .to_lowercase()
    }

    fn status(&self) -> Option<u16> {
        let places = ["/error/code", "/error/status", "/code"];
        let number = |value: &Value| value.as_u64().or_else(|| value.as_str()?.parse().ok());
        let found = places
            .iter()
            .find_map(|place| number(self.body.pointer(place)?));
        found
            .and_then(|found| u16::try_from(found).ok())
            .filter(|status| (400..600).contains(status))
            .or_else(|| self.kinds().find_map(status_of))
    }

    /// What a server calls the failure.
    fn kinds(&self) -> impl Iterator<Item = &str> {
        let places = ["/error/type", "/error/code", "/error/status"];
        places
            .into_iter()
            .filter_map(|place| self.body.pointer(place)?.as_str())
    }

    /// Whether it is more than one answer that the server does not give.
    fn is_about_choices(&self, lower: &str) -> bool {
        let param = self.body.pointer("/error/param").and_then(Value::as_str);
        let words = ["'n'", "`n`", "n > 1", "n must be", "only one completion"];
        param == Some("n") || words.iter().any(|word| lower.contains(word))
    }

    /// The model wrote a call that its server could not parse: it may do better next time.
    fn is_a_slip(&self) -> bool {
        self.kinds().any(|kind| kind == "tool_use_failed")
    }

    fn is_too_long(&self, status: u16) -> bool {
        const WORDS: [&str; 15] = [
            "context_length_exceeded",
            "exceed_context_size",
            "maximum context length",
            "context window",
            "context length",
            "context size",
            "prompt is too long",
            "input is too long",
            "exceeds the maximum number of tokens",
            "reduce the length of",
            "context limit",
            "input token count",
            "maximum allowed input length",
            "maximum prompt length",
            "model token limit",
        ];
        // The request exceeds the per-minute limit: waiting does not help.
        const LIMITS: [&str; 2] = ["request too large", "long context requests"];
        let lower = self.lower();
        let found = |words: &[&str]| words.iter().any(|word| lower.contains(word));
        match status {
            413 => true,
            400 | 422 | 500 => found(&WORDS) || found(&LIMITS),
            403 | 429 => found(&LIMITS),
            _ => false,
        }
    }

    fn is_out_of_money(&self) -> bool {
        let lower = self.lower();
        [
            "insufficient_quota",
            "insufficient balance",
            "credit balance",
            "billing_hard_limit",
        ]
        .iter()
        .any(|word| lower.contains(word))
    }

    fn is_overloaded(&self) -> bool {
        const KINDS: [&str; 6] = [
            "overloaded_error",
            "rate_limit_error",
            "rate_limit_exceeded",
            "server_is_overloaded",
            "slow_down",
            "UNAVAILABLE",
        ];
        self.kinds().any(|kind| KINDS.contains(&kind))
    }

    /// Gemini says in the body how long to wait, and OpenAI in its message, which is all there is within a stream.
    fn wait(&self) -> Option<Duration> {
        let details = || {
            let details = self.body.pointer("/error/details")?.as_array()?;
            let delay = details
                .iter()
                .find_map(|detail| detail.get("retryDelay")?.as_str())?;
            retry_after::seconds(delay.strip_suffix('s')?)
        };
        let words = || retry_after::within(self.body.pointer("/error/message")?.as_str()?);
        details().or_else(words)
    }

    /// How to rewrite the request so that this server accepts it; none if the refusal is about something else.
    pub(crate) fn other_fit(&self, head: &Head, fit: &Fit) -> Option<Fit> {
        if !matches!(head.status, 400 | 422) {
            return None;
        }
        let lower = self.lower();
        let mut other = fit.clone();
        let parts = [
            ("temperature", Optional::Temperature),
            ("stream_options", Optional::StreamedUsage),
            ("encrypted", Optional::Reasoning),
            ("stop", Optional::Stop),
        ];
        for (word, part) in parts {
            if lower.contains(word) {
                other.left_out.insert(part);
            }
        }
        if self.is_about_choices(&lower) {
            other.left_out.insert(Optional::Choices);
        }
        other.left_out.extend(unreasoned(&lower));
        let completion = lower.contains("max_completion_tokens");
        match fit.limit {
            LimitField::MaxTokens if completion => other.limit = LimitField::MaxCompletionTokens,
            LimitField::MaxCompletionTokens if completion && !lower.contains("too large") => {
                other.limit = LimitField::MaxTokens;
            }
            LimitField::MaxTokens | LimitField::MaxCompletionTokens => {}
        }
        (other != *fit).then_some(other)
    }
}

/// Within a stream there is no status, only a kind that stands for one.
fn status_of(kind: &str) -> Option<u16> {
    Some(match kind {
        "invalid_request_error" | "invalid_prompt" => 400,
        "authentication_error" => 401,
        "billing_error" => 402,
        "permission_error" | "cyber_policy" => 403,
        "not_found_error" => 404,
        "request_too_large" => 413,
        "timeout_error" => 504,
        _ => return None,
    })
}

/// Whether the reasoning of earlier answers is rejected: the field itself, its signature, or the lack of one.
fn unreasoned(lower: &str) -> Option<Optional> {
    let has = |word: &str| lower.contains(word);
    let signature = has("signature") && (has("thought") || has("thinking"));
    if signature && has("missing") {
        return Some(Optional::UnsignedCalls);
    }
    let field = has("reasoning") && !has("reasoning_effort");
    (signature || field).then_some(Optional::Reasoning)
}

/// What to do about it, if the status alone tells.
fn remedy(status: u16) -> &'static str {
    match status {
        401 => "the key is missing or refused: ",
        403 => "the key has no right to this: ",
        404 => "no such model or address: ",
        300..=399 => "the server sends us elsewhere, set the base URL to where it really is: ",
        _ => "",
    }
}

#[cfg(test)]
#[path = "failure_tests.rs"]
mod tests;
