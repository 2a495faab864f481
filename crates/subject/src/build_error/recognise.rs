//! Recognises the error lines in a build's output, and how certain that is.

use std::path::PathBuf;

use super::{BuildError, missing};

pub(super) struct Found {
    pub rank: Rank,
    pub error: BuildError,
    pub follow: Follow,
}

/// How certain it is that this line says why the build failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    /// Only says that something failed: `make: *** [all] Error 2`.
    Summary,
    /// May be harmless, such as a probe for a program that is not installed.
    Likely,
    Sure,
}

/// What the lines below an error contain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Follow {
    Source,
    Text,
    Traceback,
    Nothing,
}

pub(super) fn recognise(line: &str) -> Option<Found> {
    cmake(line)
        .or_else(|| make(line))
        .or_else(|| linker(line))
        .or_else(|| diagnostic(line))
        .or_else(|| not_found(line))
        .or_else(|| {
            let starts = line.starts_with("Traceback (most recent call last)");
            starts.then(|| {
                found(
                    Rank::Likely,
                    SourcePlace::default(),
                    line,
                    Follow::Traceback,
                )
            })
        })
}

/// `a.c:4:17: error: …`, `configure: error: …`, `meson.build:2:0: ERROR: …`, `a.s:1: Error: …`.
fn diagnostic(line: &str) -> Option<Found> {
    let (at, mark) = [": error: ", ": fatal error: ", ": Error: ", ": ERROR: "]
        .iter()
        .filter_map(|mark| Some((line.find(mark)?, mark)))
        .min()?;
    let (subject, rest) = line.split_at(at);
    let message = rest.get(mark.len()..).unwrap_or_default();
    if let Some(place) = place_of(subject) {
        return Some(found(Rank::Sure, place, message, Follow::Source));
    }
    // autoconf first names the folder and says on the next line what is wrong.
    if message.starts_with("in `") && message.ends_with("':") {
        return None;
    }
    let is_program = !subject.is_empty() && !subject.contains([' ', ':']);
    let rank = match message {
        _ if message.starts_with("ld returned") || message.starts_with("linker command failed") => {
            Rank::Summary
        }
        // autoreconf repeats that a program failed; the program's own message is further up.
        _ if message.contains(" failed with exit status") => Rank::Summary,
        _ if is_program => Rank::Sure,
        _ => Rank::Likely,
    };
    let message = format!("{subject}: {message}");
    Some(found(
        rank,
        SourcePlace::default(),
        &message,
        Follow::Nothing,
    ))
}

/// `/usr/bin/ld: a.o: in function …` and what follows it.
fn linker(line: &str) -> Option<Found> {
    let (linker, said) = match line.split_once(": ") {
        Some((program, said)) if is_linker(program) => (true, said),
        _ => (false, line),
    };
    for mark in ["undefined reference to ", "multiple definition of "] {
        if let Some((subject, _)) = said.split_once(mark) {
            let place = place_of_symbol(subject.trim_end().trim_end_matches(':'));
            let message = said.get(subject.len()..).unwrap_or_default();
            return Some(found(Rank::Sure, place, message, Follow::Nothing));
        }
    }
    let failed = [
        "cannot find ",
        "recompile with -f",
        "undefined symbol",
        "final link failed",
        "file not recognized",
    ];
    let is_error =
        linker && failed.iter().any(|mark| said.contains(mark)) && !said.starts_with("warning: ");
    is_error.then(|| {
        found(
            Rank::Sure,
            SourcePlace::default(),
            said.trim_start_matches("error: "),
            Follow::Nothing,
        )
    })
}

fn is_linker(program: &str) -> bool {
    let name = program.rsplit('/').next().unwrap_or(program);
    name == "ld" || name.starts_with("ld.") || name.ends_with("-ld") || name.ends_with("-ld.bfd")
}

/// `CMake Error at FILE:LINE (command):` with the message below, or `CMake Error: message`.
fn cmake(line: &str) -> Option<Found> {
    let rest = line.strip_prefix("CMake Error")?;
    match rest
        .strip_prefix(" at ")
        .or_else(|| rest.strip_prefix(" in "))
    {
        Some(place) => {
            let place = place
                .split(" (")
                .next()
                .unwrap_or(place)
                .trim_end_matches(':');
            let place = place_of(place).unwrap_or_else(|| SourcePlace {
                file: Some(place.into()),
                ..SourcePlace::default()
            });
            Some(found(Rank::Sure, place, "", Follow::Text))
        }
        None => {
            let message = rest.strip_prefix(':')?.trim_start();
            Some(found(
                Rank::Sure,
                SourcePlace::default(),
                message,
                Follow::Text,
            ))
        }
    }
}

/// `make: *** No rule to make target 'x'.  Stop.`, `Makefile:2: *** missing separator.  Stop.`, `make: *** [x] Error 1`.
fn make(line: &str) -> Option<Found> {
    let (subject, said) = line.split_once(": *** ")?;
    if said.starts_with('[') || said.starts_with("Waiting for unfinished jobs") {
        return Some(found(
            Rank::Summary,
            SourcePlace::default(),
            said,
            Follow::Nothing,
        ));
    }
    let message = said.trim_end_matches("  Stop.").trim_end_matches('.');
    Some(found(
        Rank::Sure,
        place_of(subject).unwrap_or_default(),
        message,
        Follow::Nothing,
    ))
}

/// `sh: 1: x: not found`, `bash: line 1: x: command not found`, `make: x: No such file or directory`.
fn not_found(line: &str) -> Option<Found> {
    let endings = [
        ": not found",
        ": command not found",
        ": No such file or directory",
        ": Permission denied",
    ];
    let is_ending = endings
        .iter()
        .any(|ending| line.trim_end().ends_with(ending));
    let is_short = line.len() < 400 && !line.starts_with(char::is_whitespace);
    let missing = missing::program(line);
    let is_missing = line.starts_with("Can't exec \"") && missing.is_some();
    ((is_ending || is_missing) && is_short).then(|| {
        let place = SourcePlace::default();
        let mut found = found(Rank::Likely, place, line.trim_end(), Follow::Nothing);
        found.error.missing = missing.map(str::to_owned);
        found
    })
}

#[derive(Default)]
struct SourcePlace {
    file: Option<PathBuf>,
    line: Option<u32>,
    column: Option<u32>,
}

/// `FILE:LINE:COLUMN` or `FILE:LINE`.
fn place_of(text: &str) -> Option<SourcePlace> {
    let (before, last) = text.rsplit_once(':')?;
    let last: u32 = last.parse().ok()?;
    let two = before
        .rsplit_once(':')
        .and_then(|(file, line)| Some((file, line.parse::<u32>().ok()?)));
    let (file, line, column) = match two {
        Some((file, line)) => (file, line, Some(last)),
        None => (before, last, None),
    };
    (!file.is_empty()).then(|| SourcePlace {
        file: Some(file.into()),
        line: Some(line),
        column,
    })
}

/// Where a linker found a symbol: `a.c:2`, `a.c:(.text+0xa)`, `a.o:a.c:(.text+0xa)` or `a.o: in function f`.
fn place_of_symbol(text: &str) -> SourcePlace {
    let text = text.split(":(").next().unwrap_or(text);
    if let Some(place) = place_of(text) {
        return place;
    }
    let file = text.rsplit(':').next().unwrap_or(text).trim();
    SourcePlace {
        file: (!file.is_empty() && !file.contains(' ')).then(|| file.into()),
        ..SourcePlace::default()
    }
}

fn found(rank: Rank, place: SourcePlace, message: &str, follow: Follow) -> Found {
    let error = BuildError {
        file: place.file,
        line: place.line,
        column: place.column,
        message: message.trim().to_owned(),
        excerpt: Vec::new(),
        missing: None,
    };
    Found {
        rank,
        error,
        follow,
    }
}
