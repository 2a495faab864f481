//! Builds a client from a model's description.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::time::Duration;

use patchwright_agent::ModelClient;

use crate::address::Address;
use crate::error::OpenError;
use crate::exchange::Exchange;
use crate::forms::{Fit, Form, LimitField};
use crate::http::Http;
use crate::provided::{KeyHeader, Provided};
use crate::secret::Keys;
use crate::spec::{Answers, ModelSpec, Provider};

/// One model: each `ask` is one attempt. `Patient` and `Fallback` are laid around it.
pub fn open(
    spec: &ModelSpec,
    keys: &dyn Keys,
) -> Result<Box<dyn ModelClient + Send + Sync>, OpenError> {
    sane(spec)?;
    let endpoint = match spec.provider {
        Provider::OpenAi => chat(spec)?,
        Provider::Responses => responses(spec)?,
        Provider::Azure => azure(spec)?,
        Provider::Anthropic => anthropic(spec)?,
        Provider::Gemini => gemini(spec)?,
        Provider::Embeddings => embeddings(spec)?,
        Provider::Exchange => return Ok(Box::new(Exchange::open(spec)?)),
    };
    let key = spec.key.read(keys)?;
    endpoint.address.may_carry(key.as_ref())?;
    let whole_url = endpoint.address.join(&endpoint.path);
    let stream_url = match &endpoint.stream_path {
        Some(path) => endpoint.address.join(path),
        None => whole_url.clone(),
    };
    Ok(Box::new(Provided {
        about: spec.about(),
        http: Http::new(spec, &endpoint.address, keys)?,
        form: endpoint.form,
        model: spec.model.clone(),
        whole_url,
        stream_url,
        key,
        key_header: endpoint.key_header,
        temperature: spec.temperature,
        answers: match endpoint.form {
            Form::Embeddings => Answers::Whole,
            Form::Chat | Form::Responses | Form::Anthropic | Form::Gemini => spec.answers,
        },
        fit: Mutex::new(Fit {
            limit: endpoint.limit,
            left_out: BTreeSet::new(),
        }),
    }))
}

/// A model's address and wire format.
struct Endpoint {
    form: Form,
    address: Address,
    path: String,
    /// Where streams have a path of their own.
    stream_path: Option<String>,
    key_header: KeyHeader,
    limit: LimitField,
}

impl Endpoint {
    fn new(form: Form, address: Address, path: &str) -> Self {
        Self {
            form,
            address,
            path: path.to_owned(),
            stream_path: None,
            key_header: KeyHeader::Bearer,
            limit: LimitField::MaxTokens,
        }
    }
}

const OPENAI: &str = "https://api.openai.com/v1";
const ANTHROPIC: &str = "https://api.anthropic.com";
const GEMINI: &str = "https://generativelanguage.googleapis.com/v1beta";

fn base(spec: &ModelSpec, usual: &str) -> Result<Address, OpenError> {
    Address::parse(spec.base_url.as_deref().unwrap_or(usual))
}

fn chat(spec: &ModelSpec) -> Result<Endpoint, OpenError> {
    let path = "/chat/completions";
    let address = base(spec, OPENAI)?.without(path).or_below("/v1");
    let mut endpoint = Endpoint::new(Form::Chat, address, path);
    // Other servers adopted the older name; few know the newer one.
    if spec.base_url.is_none() {
        endpoint.limit = LimitField::MaxCompletionTokens;
    }
    Ok(endpoint)
}

fn responses(spec: &ModelSpec) -> Result<Endpoint, OpenError> {
    let path = "/responses";
    let address = base(spec, OPENAI)?.without(path).or_below("/v1");
    Ok(Endpoint::new(Form::Responses, address, path))
}

fn embeddings(spec: &ModelSpec) -> Result<Endpoint, OpenError> {
    let path = "/embeddings";
    let address = base(spec, OPENAI)?.without(path).or_below("/v1");
    Ok(Endpoint::new(Form::Embeddings, address, path))
}

fn azure(spec: &ModelSpec) -> Result<Endpoint, OpenError> {
    let address = base(spec, "")?.without("/v1").without("/openai");
    let path = match &spec.api_version {
        // The newer interface has versions too, which are no dates.
        Some(version) if !version.starts_with(|first: char| first.is_ascii_digit()) => {
            let version = in_path(spec, "api version", version)?;
            format!("/openai/v1/chat/completions?api-version={version}")
        }
        Some(version) => {
            let deployment = in_path(spec, "model", &spec.model)?;
            let version = in_path(spec, "api version", version)?;
            format!("/openai/deployments/{deployment}/chat/completions?api-version={version}")
        }
        None => "/openai/v1/chat/completions".to_owned(),
    };
    let mut endpoint = Endpoint::new(Form::Chat, address, &path);
    endpoint.key_header = KeyHeader::Named("api-key");
    endpoint.limit = LimitField::MaxCompletionTokens;
    Ok(endpoint)
}

fn anthropic(spec: &ModelSpec) -> Result<Endpoint, OpenError> {
    let address = base(spec, ANTHROPIC)?.without("/messages").without("/v1");
    let mut endpoint = Endpoint::new(Form::Anthropic, address, "/v1/messages");
    endpoint.key_header = KeyHeader::Named("x-api-key");
    Ok(endpoint)
}

fn gemini(spec: &ModelSpec) -> Result<Endpoint, OpenError> {
    let model = spec.model.strip_prefix("models/").unwrap_or(&spec.model);
    let model = in_path(spec, "model", model)?;
    let address = base(spec, GEMINI)?.or_below("/v1beta");
    let path = format!("/models/{model}:generateContent");
    let mut endpoint = Endpoint::new(Form::Gemini, address, &path);
    endpoint.stream_path = Some(format!("/models/{model}:streamGenerateContent?alt=sse"));
    endpoint.key_header = KeyHeader::Named("x-goog-api-key");
    Ok(endpoint)
}

/// Names that become part of an address.
fn in_path<'a>(
    spec: &ModelSpec,
    setting: &'static str,
    text: &'a str,
) -> Result<&'a str, OpenError> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    if text.is_empty() || !text.bytes().all(plain) {
        let why = format!("{text:?} cannot stand in an address");
        return Err(refused(spec, setting, &why));
    }
    Ok(text)
}

fn refused(spec: &ModelSpec, setting: &'static str, why: &str) -> OpenError {
    OpenError::Setting {
        name: spec.name.clone(),
        setting,
        why: why.to_owned(),
    }
}

fn sane(spec: &ModelSpec) -> Result<(), OpenError> {
    let times = spec.network.timeouts;
    let some_time = [times.connect, times.first_byte, times.idle, times.total];
    let warm = spec
        .temperature
        .is_none_or(|warmth| (0.0..=2.0).contains(&warmth));
    let prices = spec
        .price
        .map(|price| [price.input, price.cached, price.cache_written, price.output]);
    let cost = |price: &f64| price.is_finite() && *price >= 0.0;
    let checks = [
        (!spec.model.trim().is_empty(), "model", "is empty"),
        (spec.max_output > 0, "max-output", "must be more than 0"),
        (
            spec.window > u64::from(spec.max_output),
            "window",
            "must be more than max-output",
        ),
        (warm, "temperature", "must be from 0 to 2"),
        (
            spec.per_minute.requests != Some(0),
            "requests-per-minute",
            "must be more than 0",
        ),
        (
            spec.per_minute.tokens != Some(0),
            "tokens-per-minute",
            "must be more than 0",
        ),
        (
            !some_time.iter().any(Duration::is_zero),
            "timeouts",
            "must be more than 0",
        ),
        (
            prices.iter().flatten().all(cost),
            "price",
            "must be 0 or more",
        ),
    ];
    match checks.iter().find(|(fine, _, _)| !fine) {
        Some((_, setting, why)) => Err(refused(spec, setting, why)),
        None => Ok(()),
    }
}

#[cfg(test)]
#[path = "open_tests.rs"]
mod tests;
