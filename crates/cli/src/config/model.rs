//! One `[model.NAME]` of the user's file.

use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_domain::chat::{Price, ToolForm};
use patchwright_llm::{KeySource, ModelSpec, Provider, ProxySetting};
use patchwright_subject::manifest::{At, Fault, Keys, Problem, Table, hint};

use super::numbers::{amount, refused, whole};

pub const KEYS: Keys = Keys::Only(&[
    "provider",
    "base-url",
    "model",
    "price",
    "window",
    "max-output",
    "temperature",
    "requests-per-minute",
    "tokens-per-minute",
    "connect-seconds",
    "first-byte-seconds",
    "idle-seconds",
    "seconds",
    "key-env",
    "key-file",
    "tools",
    "authorities",
    "proxy",
    "api-version",
]);
const PRICE: Keys = Keys::Only(&["input", "cached", "cache-written", "output"]);
const DAY: u64 = 24 * 3600;

pub fn read(
    name: &At<String>,
    table: &Table<'_>,
    folder: &Path,
    home: Option<&Path>,
) -> Result<ModelSpec, Fault> {
    if name.value.contains('/') || name.value.trim().is_empty() {
        return Err(refused(
            name,
            "a model's name is one word without '/', such as [model.small]",
        ));
    }
    let provider = provider(name, table)?;
    let model = table.string("model")?.ok_or_else(|| {
        refused(
            name,
            "its model is missing; add model = \"…\", as the provider names it",
        )
    })?;
    let path = |text: &str| resolved(text, folder, home);
    let of_provider = match provider {
        Provider::Exchange => path(&model.value).display().to_string(),
        _ => model.value.clone(),
    };
    let mut spec = ModelSpec::new(&name.value, provider, &of_provider);
    spec.base_url = table.string("base-url")?.map(|url| url.value);
    spec.key = key(name, table, &spec, &path)?;
    if let Some(price) = table.table("price", PRICE)? {
        spec.price = Some(self::price(&price)?);
    }
    spec.network.authorities = table.string("authorities")?.map(|text| path(&text.value));
    spec.network.proxy = table.string("proxy")?.map(|text| ProxySetting(text.value));
    spec.api_version = table.string("api-version")?.map(|text| text.value);
    spec.tool_form = tool_form(table)?;
    limits(&mut spec, table)?;
    Ok(spec)
}

fn provider(name: &At<String>, table: &Table<'_>) -> Result<Provider, Fault> {
    let word = table.string("provider")?.ok_or_else(|| {
        refused(
            name,
            "its provider is missing; add provider = \"openai\" for any server of that form",
        )
    })?;
    let known = Provider::ALL
        .into_iter()
        .find(|one| one.word() == word.value);
    known.ok_or_else(|| {
        word.fault(Problem::UnknownWord {
            what: "provider",
            word: word.value.clone(),
            hint: hint(&word.value, &Provider::ALL.map(Provider::word)),
        })
    })
}

/// A provider's usual key is sent only to the provider's own URL. Another server gets only a key
/// configured for it.
fn key(
    name: &At<String>,
    table: &Table<'_>,
    spec: &ModelSpec,
    path: &dyn Fn(&str) -> PathBuf,
) -> Result<KeySource, Fault> {
    match (table.string("key-env")?, table.string("key-file")?) {
        (Some(_), Some(_)) => Err(refused(
            name,
            "it has key-env and key-file; keep one of the two",
        )),
        (Some(variable), None) => {
            let usable = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
            match !variable.value.is_empty() && variable.value.bytes().all(usable) {
                true => Ok(KeySource::Variable(variable.value)),
                // It may be the key itself, so it is not repeated in the message.
                false => Err(refused(
                    &variable,
                    "key-env is not the name of a variable; write the variable's name, never the key",
                )),
            }
        }
        (None, Some(file)) => Ok(KeySource::File(path(&file.value))),
        (None, None) if spec.base_url.is_some() => Ok(KeySource::None),
        (None, None) => Ok(KeySource::usual(spec.provider)),
    }
}

fn price(table: &Table<'_>) -> Result<Price, Fault> {
    let read = |key: &str| amount(table, key, "a price per million tokens", 1e5);
    let missing = |key: &str| {
        let words =
            format!("the price lacks {key}; add {key} = 0.5, in dollars per million tokens");
        table.place().fault(Problem::Other(words))
    };
    let input = read("input")?.ok_or_else(|| missing("input"))?.value;
    Ok(Price {
        input,
        cached: read("cached")?.map_or(input, |at| at.value),
        cache_written: read("cache-written")?.map_or(input, |at| at.value),
        output: read("output")?.ok_or_else(|| missing("output"))?.value,
    })
}

fn tool_form(table: &Table<'_>) -> Result<ToolForm, Fault> {
    let Some(word) = table.string("tools")? else {
        return Ok(ToolForm::Native);
    };
    match word.value.as_str() {
        "native" => Ok(ToolForm::Native),
        "text" => Ok(ToolForm::Text),
        other => Err(word.fault(Problem::UnknownWord {
            what: "form of tools",
            word: other.to_owned(),
            hint: hint(other, &["native", "text"]),
        })),
    }
}

fn limits(spec: &mut ModelSpec, table: &Table<'_>) -> Result<(), Fault> {
    let narrow = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    if let Some(window) = whole(table, "window", "window", 1 << 30)? {
        spec.window = window.value;
    }
    if let Some(output) = whole(table, "max-output", "max-output", 1 << 30)? {
        if output.value >= spec.window {
            return Err(refused(
                &output,
                "max-output must be smaller than the window; lower it, or write the model's real window",
            ));
        }
        spec.max_output = narrow(output.value);
    }
    // By default, leave at least half of a small window for the input.
    let half = narrow(spec.window / 2);
    if table.number("max-output")?.is_none() {
        spec.max_output = spec.max_output.min(half);
    }
    spec.temperature = amount(table, "temperature", "temperature", 2.0)?.map(|at| at.value);
    let requests = whole(table, "requests-per-minute", "requests-per-minute", 1 << 31)?;
    spec.per_minute.requests = requests.map(|at| narrow(at.value));
    let tokens = whole(table, "tokens-per-minute", "tokens-per-minute", 1 << 50)?;
    spec.per_minute.tokens = tokens.map(|at| at.value);
    let timeouts = &mut spec.network.timeouts;
    for (key, slot) in [
        ("connect-seconds", &mut timeouts.connect),
        ("first-byte-seconds", &mut timeouts.first_byte),
        ("idle-seconds", &mut timeouts.idle),
        ("seconds", &mut timeouts.total),
    ] {
        if let Some(seconds) = whole(table, key, "a timeout in seconds", 7 * DAY)? {
            *slot = Duration::from_secs(seconds.value);
        }
    }
    Ok(())
}

pub fn resolved(text: &str, folder: &Path, home: Option<&Path>) -> PathBuf {
    match (text.strip_prefix("~/"), home) {
        (Some(below), Some(home)) => home.join(below),
        (_, _) => folder.join(text),
    }
}
