//! `patchwright config`: the effective settings and where they come from. Keys are never shown, only where
//! they are looked for.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::Context;
use patchwright_domain::chat::Nanodollars;
use patchwright_llm::{KeySource, ModelSpec};
use patchwright_probes::lsp::ServerSpec;
use serde_json::{Value, json};

use super::{Answer, print_json, print_text};
use crate::args::{Common, ConfigCommand, Format};
use crate::config::{
    self, ExternalSpec, Files, Looking, RoundCaps, Settings, Sourced, Wishes, settle,
};
use crate::paint::Paint;
use crate::plain;

pub fn run(common: &Common, command: &ConfigCommand) -> anyhow::Result<Answer> {
    let here = env::current_dir().context("cannot tell the current folder")?;
    let settings = settled(&Wishes::default(), command.case.as_deref(), &here)?;
    match common.format {
        Format::Json => print_json(&document(&settings))?,
        Format::Human => print_text(&render(&settings, Paint::for_stdout()))?,
    }
    Ok(Answer::Yes)
}

/// The settings for a case and the current folder.
pub(super) fn settled(
    wishes: &Wishes,
    case: Option<&Path>,
    here: &Path,
) -> anyhow::Result<Settings> {
    let environment = |name: &str| env::var_os(name);
    let files = Files::read(&environment, &near(case, here))?;
    settle(wishes, &environment, &files)
}

/// The language servers and the debugger for a case.
pub(super) fn looking(case: Option<&Path>, here: &Path) -> anyhow::Result<Looking> {
    let environment = |name: &str| env::var_os(name);
    let files = Files::read(&environment, &near(case, here))?;
    config::looking(&environment, &files)
}

/// The folder of the case, and the current folder.
fn near(case: Option<&Path>, here: &Path) -> Vec<PathBuf> {
    let beside = case.map(|case| {
        let case = here.join(case);
        match case.is_dir() {
            true => case,
            false => case.parent().map(Path::to_owned).unwrap_or(case),
        }
    });
    beside.into_iter().chain([here.to_owned()]).collect()
}

fn document(settings: &Settings) -> Value {
    let models: Vec<String> = settings.models.value.iter().map(|one| one.name()).collect();
    let money = settings.money.value.map(|money| money.dollars());
    let path = |path: &Option<PathBuf>| path.as_ref().map(|path| path.display().to_string());
    json!({
        "files": { "user": path(&settings.user_file), "project": path(&settings.project_file) },
        "strategy": value(&settings.strategy, json!(settings.strategy.value)),
        "models": value(&settings.models, json!(models)),
        "model_order": value(&settings.order, json!(settings.order.value.word())),
        "rounds": value(&settings.rounds, json!(settings.rounds.value)),
        "budget": {
            "usd": value(&settings.money, json!(money)),
            "tokens": value(&settings.tokens, json!(settings.tokens.value)),
            "calls": value(&settings.calls, json!(settings.calls.value)),
            "seconds": value(&settings.seconds, json!(settings.seconds.value)),
            "candidates": value(&settings.candidates, json!(settings.candidates.value)),
            "round": round(&settings.round),
        },
        "defined": settings.defined.iter().map(model).collect::<Vec<_>>(),
        "external": settings.external.iter().map(external).collect::<Vec<_>>(),
        "debugger": value(&settings.looking.debugger, json!(settings.looking.debugger.value.to_string())),
        "language_servers": settings.looking.servers.iter().map(server).collect::<Vec<_>>(),
        "allow_read": settings.allow_read.iter().map(|one| value(one, json!(one.value))).collect::<Vec<_>>(),
    })
}

fn round(round: &RoundCaps) -> Value {
    let money = round.money.value.map(|money| money.dollars());
    json!({
        "usd": value(&round.money, json!(money)),
        "tokens": value(&round.tokens, json!(round.tokens.value)),
        "calls": value(&round.calls, json!(round.calls.value)),
        "seconds": value(&round.seconds, json!(round.seconds.value)),
    })
}

fn value<T>(sourced: &Sourced<T>, value: Value) -> Value {
    json!({ "value": value, "source": sourced.source.to_string() })
}

fn model(sourced: &Sourced<ModelSpec>) -> Value {
    let spec = &sourced.value;
    json!({
        "name": spec.name,
        "provider": spec.provider.word(),
        "base_url": spec.base_url.as_deref().map(masked),
        "model": spec.model,
        "key": key(spec),
        "price": spec.price,
        "window": spec.window,
        "max_output": spec.max_output,
        "temperature": spec.temperature,
        "requests_per_minute": spec.per_minute.requests,
        "tokens_per_minute": spec.per_minute.tokens,
        "tools": spec.tool_form,
        "proxy": spec.network.proxy.as_ref().map(|proxy| masked(&proxy.0)),
        "seconds": spec.network.timeouts.total.as_secs(),
        "source": sourced.source.to_string(),
    })
}

fn external(sourced: &Sourced<ExternalSpec>) -> Value {
    let spec = &sourced.value;
    json!({
        "name": spec.name,
        "command": spec.command,
        "seconds": spec.seconds,
        "feedback": spec.feedback,
        "env": spec.env,
        "read": spec.read,
        "unsandboxed": spec.unsandboxed,
        "source": sourced.source.to_string(),
    })
}

fn server(sourced: &Sourced<ServerSpec>) -> Value {
    let spec = &sourced.value;
    json!({
        "languages": spec.languages,
        "command": spec.command,
        "init_options": spec.init_options,
        "source": sourced.source.to_string(),
    })
}

/// Where the key is looked for, and whether it is there.
fn key(spec: &ModelSpec) -> String {
    let whence = match &spec.key {
        KeySource::None => return "none".to_owned(),
        KeySource::Variable(name) | KeySource::Optional(name) => name.clone(),
        KeySource::File(path) => path.display().to_string(),
    };
    let variable = |name: &str| env::var(name).ok();
    match spec.key.read(&variable) {
        Ok(Some(_)) => format!("{whence} (set, not shown)"),
        Ok(None) => format!("{whence} (not set)"),
        Err(error) => format!("{whence} ({error})"),
    }
}

/// A URL may contain a password, or a key in its query.
fn masked(url: &str) -> String {
    let (url, query) = url
        .split_once('?')
        .map_or((url, ""), |(url, _)| (url, "?***"));
    let (scheme, rest) = url.split_once("://").unwrap_or(("", url));
    let (host, path) = rest
        .split_once('/')
        .map_or((rest, None), |(host, path)| (host, Some(path)));
    let host = match host.rsplit_once('@') {
        Some((_, host)) => format!("***@{host}"),
        None => host.to_owned(),
    };
    let path = path.map(|path| format!("/{path}")).unwrap_or_default();
    format!("{scheme}://{host}{path}{query}")
}

fn render(settings: &Settings, paint: Paint) -> String {
    let models: Vec<String> = settings.models.value.iter().map(|one| one.name()).collect();
    let models = match models.is_empty() {
        true => "none".to_owned(),
        false => models.join(", "),
    };
    let number = |number: Option<u64>| number.map_or("no limit".to_owned(), |n| n.to_string());
    let mut lines = vec![
        row(
            "strategy",
            &settings.strategy.value,
            &settings.strategy,
            paint,
        ),
        row("models", &models, &settings.models, paint),
        row(
            "model order",
            settings.order.value.word(),
            &settings.order,
            paint,
        ),
        row(
            "rounds",
            &settings.rounds.value.to_string(),
            &settings.rounds,
            paint,
        ),
        row(
            "max usd",
            &money(settings.money.value),
            &settings.money,
            paint,
        ),
        row(
            "max tokens",
            &number(settings.tokens.value),
            &settings.tokens,
            paint,
        ),
        row(
            "max calls",
            &number(settings.calls.value),
            &settings.calls,
            paint,
        ),
        row(
            "seconds",
            &settings.seconds.value.to_string(),
            &settings.seconds,
            paint,
        ),
        row(
            "candidates",
            &settings.candidates.value.to_string(),
            &settings.candidates,
            paint,
        ),
    ];
    lines.extend(round_rows(&settings.round, paint));
    let debugger = &settings.looking.debugger;
    lines.push(row(
        "debugger",
        &debugger.value.to_string(),
        debugger,
        paint,
    ));
    for path in &settings.allow_read {
        let text = path.value.display().to_string();
        lines.push(row("allow read", &text, path, paint));
    }
    for defined in &settings.defined {
        let spec = &defined.value;
        let at = spec
            .base_url
            .as_deref()
            .map(|url| format!(" at {}", masked(url)));
        let price = spec.price.map_or("price unknown".to_owned(), |price| {
            format!("{} $ in, {} $ out per million", price.input, price.output)
        });
        let text = format!(
            "{} {}{} · key {} · window {} · {price}",
            spec.provider,
            spec.model,
            at.unwrap_or_default(),
            key(spec),
            spec.window,
        );
        lines.push(row(&format!("[{}]", spec.name), &text, defined, paint));
    }
    for agent in &settings.external {
        let spec = &agent.value;
        let walls = match spec.unsandboxed {
            true => "unsandboxed",
            false => "sandboxed",
        };
        let command = match spec.command.is_empty() {
            true => "its usual command".to_owned(),
            false => spec.command.join(" "),
        };
        let label = format!("external:{}", spec.name);
        lines.push(row(&label, &format!("{walls} · {command}"), agent, paint));
    }
    for server in &settings.looking.servers {
        let spec = &server.value;
        let endings: Vec<String> = spec.languages.keys().map(|end| format!(".{end}")).collect();
        let text = format!("{} for {}", spec.command.join(" "), endings.join(" "));
        let label = format!("server {}", spec.language_names().join(", "));
        lines.push(row(&label, &text, server, paint));
    }
    if settings.user_file.is_none() {
        lines.push("  you have no config.toml; see docs/REFERENCE.md, Models".to_owned());
    }
    lines.join("\n")
}

/// Rows for the caps that are set.
fn round_rows(round: &RoundCaps, paint: Paint) -> Vec<String> {
    let money = round.money.value.map(|_| {
        let amount = money(round.money.value);
        row("round usd", &amount, &round.money, paint)
    });
    let number = |label: &str, cap: &Sourced<Option<u64>>| {
        let number = cap.value?;
        Some(row(label, &number.to_string(), cap, paint))
    };
    let rows = [
        money,
        number("round tokens", &round.tokens),
        number("round calls", &round.calls),
        number("round seconds", &round.seconds),
    ];
    rows.into_iter().flatten().collect()
}

fn money(money: Option<Nanodollars>) -> String {
    money.map_or("no limit".to_owned(), |money| {
        format!("{} $", money.dollars())
    })
}

fn row<T>(label: &str, text: &str, sourced: &Sourced<T>, paint: Paint) -> String {
    let label = format!("{:<14}", plain::line(label, 40));
    let source = paint.faint(format!(
        "({})",
        plain::line(&sourced.source.to_string(), 200)
    ));
    format!(
        "  {} {}  {source}",
        paint.label(label),
        plain::line(text, 400)
    )
}
