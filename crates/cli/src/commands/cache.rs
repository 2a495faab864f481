//! `patchwright cache`: what is kept, and how to remove it.

use std::path::Path;
use std::time::SystemTime;

use patchwright_domain::count::counted;
use patchwright_subject::{Cache, Entry};
use serde_json::json;

use super::{Answer, print_json, print_text};
use crate::args::{CacheCommand, Common, Format};
use crate::places::Places;
use crate::plain::plain;

pub fn run(common: &Common, command: &CacheCommand) -> anyhow::Result<Answer> {
    let places = Places::resolve(common)?;
    let cache = Cache::open(&places.cache, common.cache_mib)?;
    if command.clear {
        let (removed, kept) = cache.clear()?;
        match common.format {
            Format::Json => print_json(&json!({ "removed": removed, "in_use": kept }))?,
            Format::Human => print_text(&format!(
                "removed {}; {kept} in use",
                counted(removed, "base")
            ))?,
        }
        return Ok(Answer::Yes);
    }
    let entries = cache.entries()?;
    let now = SystemTime::now();
    match common.format {
        Format::Json => {
            let bases: Vec<_> = entries.iter().map(|entry| as_json(entry, now)).collect();
            print_json(&json!({ "folder": places.cache.display().to_string(), "bases": bases }))?;
        }
        Format::Human => print_text(&render(&entries, &places, now))?,
    }
    Ok(Answer::Yes)
}

fn as_json(entry: &Entry, now: SystemTime) -> serde_json::Value {
    json!({
        "key": entry.key,
        "name": entry.project.name,
        "source": entry.project.source,
        "path": entry.path.display().to_string(),
        "bytes": entry.bytes,
        "unused_seconds": unused(entry, now),
        "in_use": entry.in_use,
    })
}

fn render(entries: &[Entry], places: &Places, now: SystemTime) -> String {
    let total: u64 = entries.iter().map(|entry| entry.bytes).sum();
    let mut lines = vec![format!(
        "{} · {} · {}",
        places.cache.display(),
        counted(entries.len(), "base"),
        size(total)
    )];
    for entry in entries {
        let state = if entry.in_use {
            "in use".to_owned()
        } else {
            format!("unused for {}", age(unused(entry, now)))
        };
        lines.push(format!(
            "  {:>10}  {state} · {}",
            size(entry.bytes),
            project(entry)
        ));
    }
    lines.join("\n")
}

/// `name · /its/source · key`, with the key shortened, but long enough to find it again.
fn project(entry: &Entry) -> String {
    let key: String = entry.key.chars().take(12).collect();
    let source = &entry.project.source;
    let source = match source.is_empty() || Path::new(source).exists() {
        true => source.clone(),
        false => format!("{source} (deleted)"),
    };
    let parts = [&entry.project.name, &source, &key];
    let known: Vec<String> = parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .map(|part| plain(part))
        .collect();
    known.join(" · ")
}

fn unused(entry: &Entry, now: SystemTime) -> u64 {
    now.duration_since(entry.last_used)
        .map_or(0, |time| time.as_secs())
}

fn age(seconds: u64) -> String {
    match seconds {
        0..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds / 60),
        7200..172_800 => format!("{} h", seconds / 3600),
        _ => counted(seconds / 86_400, "day"),
    }
}

fn size(bytes: u64) -> String {
    format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20))
}
