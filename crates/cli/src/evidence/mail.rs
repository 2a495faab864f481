//! The patch as `git am` takes it, with a commit message that a maintainer can keep.

use std::time::{SystemTime, UNIX_EPOCH};

use patchwright_domain::bundle::BundleAbout;
use patchwright_domain::foreign::visible;
use patchwright_domain::report::Location;
use patchwright_domain::verdict::Trust;
use patchwright_judge::PocBaseline;
use patchwright_repair::Strategy;

use super::Evidence;
use super::author::author;
use super::private::Private;

const WIDTH: usize = 72;
const MOST_SUBJECT: usize = 66;

pub fn mail(about: &BundleAbout, evidence: &Evidence<'_>, private: &Private) -> Vec<u8> {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH);
    let date = date(seconds.map_or(0, |since| since.as_secs()));
    let head = format!(
        "From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001\n\
         From: {}\n\
         Date: {date}\n\
         Subject: [PATCH] {}\n\
         MIME-Version: 1.0\n\
         Content-Type: text/plain; charset=UTF-8\n\
         Content-Transfer-Encoding: 8bit\n\n",
        author(&evidence.subject.case.source),
        subject(evidence)
    );
    let body: Vec<String> = body(about, evidence)
        .iter()
        .map(|paragraph| wrapped(&visible(&private.scrub(paragraph))))
        .collect();
    let mut mail = visible(&head).into_owned().into_bytes();
    mail.extend(body.join("\n\n").into_bytes());
    mail.extend(b"\n---\n\n");
    mail.extend(&evidence.winner.patch);
    mail.extend(format!("-- \npatchwright {}\n", about.patchwright).into_bytes());
    mail
}

pub(super) fn subject(evidence: &Evidence<'_>) -> String {
    let first = evidence.ground.pocs.first();
    let kind = first.map_or("a crash".to_owned(), kind);
    // The file is the one that is patched, as maintainers write it; the function is where it crashed, which may be in another
    // file.
    let project = evidence.subject.project();
    let crash = first.and_then(|poc| patchwright_crash::locate(&poc.report, &project));
    let function = crash.and_then(|place| place.function);
    let file = evidence.winner.note.at.file.as_deref();
    shortest_subject(file, &kind, function.as_deref())
}

/// As much as fits: the folder is dropped first, then the function; only whole words are left out.
fn shortest_subject(file: Option<&str>, kind: &str, function: Option<&str>) -> String {
    let of = |file: Option<&str>, function: Option<&str>| {
        let file = file.map(|file| format!("{file}: ")).unwrap_or_default();
        let function = function
            .map(|name| format!(" in {name}"))
            .unwrap_or_default();
        one_line(&format!("{file}fix {kind}{function}"))
    };
    let name = file.and_then(|file| file.rsplit('/').next());
    let forms = [
        of(file, function),
        of(name, function),
        of(name, None),
        of(None, None),
    ];
    let fits = |form: &&String| form.chars().count() <= MOST_SUBJECT;
    let fitting = forms.iter().find(fits).or(forms.last());
    fitting.cloned().unwrap_or_default()
}

fn kind(poc: &PocBaseline) -> String {
    if let Some(test) = poc.report.failures.first() {
        return format!("failing test {}", test.name);
    }
    let kind = serde_json::to_value(poc.report.kind).unwrap_or_default();
    kind.as_str().unwrap_or("crash").to_owned()
}

/// What was wrong, where, how it is fixed, and how that was proved. No sentence twice: the cause is often the constraint in
/// English.
fn body(about: &BundleAbout, evidence: &Evidence<'_>) -> Vec<String> {
    let project = evidence.subject.project();
    let note = &evidence.winner.note;
    let mut paragraphs = Vec::new();
    for poc in &evidence.ground.pocs {
        let purified = patchwright_crash::purify(&poc.report, &project);
        let place = purified.location.as_ref().map(describe_place);
        let place = place.map(|place| format!(", {place}")).unwrap_or_default();
        paragraphs.push(match evidence.ground.pocs.len() {
            1 => format!("The program {}{place}.", purified.headline),
            _ => format!(
                "With PoC {} the program {}{place}.",
                poc.name, purified.headline
            ),
        });
    }
    // For a patch that was supplied, only the bug and the name of the patch file are known, and that name is private.
    if evidence.strategy != Strategy::Patches(Vec::new()).name() {
        paragraphs.push(about.cause.clone());
        paragraphs.push(format!(
            "Fix {}: {}.",
            describe_place(&note.at),
            note.operator
        ));
    }
    paragraphs.extend(must_hold(about));
    paragraphs.push(proof(about));
    paragraphs.retain(|paragraph| !paragraph.trim().is_empty());
    paragraphs
}

/// What the patch enforces, unless the cause already says it.
pub(super) fn must_hold(about: &BundleAbout) -> Option<String> {
    let constraint = about.constraint.as_ref()?;
    let english = constraint.english.trim();
    let is_said = about.cause.contains(english.trim_end_matches('.'));
    match (&constraint.condition, is_said) {
        (Some(condition), true) if about.cause.contains(&condition.to_string()) => None,
        (Some(condition), true) => Some(format!("What must hold: `{condition}`.")),
        (Some(condition), false) if !english.contains(&condition.to_string()) => {
            Some(format!("What must hold: `{condition}`. {english}"))
        }
        (Some(_) | None, false) => Some(format!("What must hold: {english}")),
        (None, true) => None,
    }
}

/// One line: the verdict, and how others can reproduce it.
fn proof(about: &BundleAbout) -> String {
    let words = match about.trust {
        Trust::Verified => "Verified from a clean build, with the project's tests".to_owned(),
        Trust::Untested => format!(
            "Checked from a clean build, but untested: {}",
            about.verdict.untested_because()
        ),
        Trust::Rejected => "Rejected".to_owned(),
    };
    format!(
        "{words}. To check it again: patchwright check BUNDLE --source DIR (patchwright {}).",
        about.patchwright
    )
}

pub(super) fn describe_place(at: &Location) -> String {
    let line = at.line.map(|line| format!(":{line}")).unwrap_or_default();
    let file = at.file.as_deref().unwrap_or("an unknown file");
    match &at.function {
        Some(function) => format!("in {function} ({file}{line})"),
        None => format!("in {file}{line}"),
    }
}

fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

/// No line may look like part of a mail header or a diff.
fn wrapped(paragraph: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in paragraph.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    let starts = [
        "---", "diff", "Index:", "From", "+++", "@@", "***", ">From", "-- ",
    ];
    for line in &mut lines {
        if starts.iter().any(|start| line.starts_with(start)) {
            line.insert(0, ' ');
        }
    }
    lines.join("\n")
}

/// In mail format, in UTC.
fn date(seconds: u64) -> String {
    let days = seconds / 86_400;
    let (year, month, day) = patchwright_store::civil(days);
    let names = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
    let month = names
        .get((month as usize).saturating_sub(1))
        .unwrap_or(&"Jan");
    let weekday = weekdays.get((days % 7) as usize).unwrap_or(&"Thu");
    format!(
        "{weekday}, {day} {month} {year} {:02}:{:02}:{:02} +0000",
        seconds / 3600 % 24,
        seconds / 60 % 60,
        seconds % 60
    )
}

#[cfg(test)]
#[path = "mail_tests.rs"]
mod tests;
