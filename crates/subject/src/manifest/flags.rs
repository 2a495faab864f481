//! A case, or changes to one, given on the command line.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::check_poc::usual_name;
use super::draft::{Draft, PocDraft, TestDraft, Written};
use super::error::{At, Fault, Origin, Problem};

/// What the command line says about a case. Paths are relative to the current folder.
///
/// With a manifest, each flag replaces the key it names, `pocs` replaces all PoCs, and `env` and `deny` add.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Flags {
    /// Default: the current folder.
    pub source: Option<PathBuf>,
    pub setup: Option<String>,
    pub build: Option<String>,
    pub pocs: Vec<PocFlags>,
    /// Each `NAME=VALUE`.
    pub env: Vec<String>,
    pub test: Option<String>,
    pub test_build: Option<String>,
    pub test_format: Option<String>,
    pub allow: Vec<String>,
    pub deny: Vec<String>,
    pub seeds: Vec<PathBuf>,
    /// Files and folders outside the manifest's folder that the manifest may name.
    pub read: Vec<PathBuf>,
    /// Host paths that the manifest may show in the sandbox.
    pub allow_read: Vec<PathBuf>,
    pub runs: Option<u64>,
    pub jobs: Option<u64>,
}

/// One `--poc` and the flags that follow it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PocFlags {
    pub command: String,
    pub input: Option<PathBuf>,
    pub stdin: Option<PathBuf>,
    pub files: Vec<PathBuf>,
    pub cwd: Option<String>,
}

pub(super) fn draft(flags: &Flags, cwd: &Path) -> Result<Draft, Fault> {
    let source = At::new(cwd.to_owned(), Origin::Flag("--source"));
    let mut draft = Draft::empty(Written::AsFlags, source);
    overlay(&mut draft, flags, cwd)?;
    Ok(draft)
}

pub(super) fn overlay(draft: &mut Draft, flags: &Flags, cwd: &Path) -> Result<(), Fault> {
    if let Some(source) = &flags.source {
        draft.source = path(source, cwd, "--source");
    }
    replace(&mut draft.build.setup, &flags.setup, "--setup");
    replace(&mut draft.build.command, &flags.build, "--build");
    if !flags.pocs.is_empty() {
        draft.pocs = flags.pocs.iter().map(|poc| poc_draft(poc, cwd)).collect();
        name_after_files(&mut draft.pocs);
    }
    overlay_test(draft, flags);
    for pair in &flags.env {
        draft.env.push(env_pair(pair)?);
    }
    if !flags.allow.is_empty() {
        draft.allow = texts(&flags.allow, "--allow");
    }
    draft.deny.extend(texts(&flags.deny, "--deny"));
    let number = |number: u64, flag| At::new(i128::from(number), Origin::Flag(flag));
    if let Some(runs) = flags.runs {
        draft.judge.runs = Some(number(runs, "--runs"));
    }
    let paths = |paths: &[PathBuf], flag| paths.iter().map(|one| path(one, cwd, flag)).collect();
    if !flags.seeds.is_empty() {
        draft.judge.seeds = paths(&flags.seeds, "--seeds");
    }
    draft.read = paths(&flags.read, "--read");
    draft.allow_read = paths(&flags.allow_read, "--allow-read");
    if let Some(jobs) = flags.jobs {
        draft.limits.jobs = Some(number(jobs, "--jobs"));
    }
    Ok(())
}

fn overlay_test(draft: &mut Draft, flags: &Flags) {
    let given = [
        (&flags.test, "--test"),
        (&flags.test_build, "--test-build"),
        (&flags.test_format, "--test-format"),
    ];
    let Some((_, flag)) = given.iter().find(|(text, _)| text.is_some()) else {
        return;
    };
    let test = draft.test.get_or_insert_with(|| TestDraft {
        place: Origin::Flag(flag),
        build_command: None,
        command: None,
        format: None,
        seconds: None,
        env: Vec::new(),
    });
    replace(&mut test.command, &flags.test, "--test");
    replace(&mut test.build_command, &flags.test_build, "--test-build");
    replace(&mut test.format, &flags.test_format, "--test-format");
}

fn poc_draft(flags: &PocFlags, cwd: &Path) -> PocDraft {
    let file = |file: &Option<PathBuf>, flag| file.as_ref().map(|file| path(file, cwd, flag));
    let mut draft = PocDraft {
        place: Origin::Flag("--poc"),
        name: None,
        command: None,
        input: file(&flags.input, "--input"),
        stdin: file(&flags.stdin, "--stdin"),
        files: flags
            .files
            .iter()
            .map(|file| path(file, cwd, "--file"))
            .collect(),
        cwd: None,
        build: None,
        bug: None,
        seconds: None,
        env: Vec::new(),
        kind: None,
        tests: Vec::new(),
        format: None,
    };
    replace(&mut draft.command, &Some(flags.command.clone()), "--poc");
    replace(&mut draft.cwd, &flags.cwd, "--cwd");
    draft
}

/// `crash.bin` becomes the PoC `crash`; a second file of that name becomes `crash-2`.
fn name_after_files(pocs: &mut [PocDraft]) {
    let stem = |poc: &PocDraft| {
        let file = poc.input.as_ref().or(poc.stdin.as_ref());
        file.and_then(|file| readable_stem(&file.value))
    };
    let unnamed = pocs
        .iter()
        .enumerate()
        .filter(|(_, poc)| stem(poc).is_none());
    let mut taken: BTreeSet<String> = unnamed.map(|(index, _)| usual_name(index)).collect();
    for poc in pocs {
        let Some(stem) = stem(poc) else {
            continue;
        };
        let others = (2..).map(|number| format!("{stem}-{number}"));
        let mut names = std::iter::once(stem.clone()).chain(others);
        if let Some(name) = names.find(|name| taken.insert(name.clone())) {
            poc.name = Some(At::new(name, poc.place));
        }
    }
}

fn readable_stem(path: &Path) -> Option<String> {
    const MOST: usize = 40;
    let stem = path.file_stem()?.to_string_lossy();
    let plain = |letter: char| match letter {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '.' | '_' => letter,
        _ => '-',
    };
    let name: String = stem.chars().map(plain).take(MOST).collect();
    let name = name.trim_matches(['-', '.']);
    (!name.is_empty()).then(|| name.to_owned())
}

fn replace(slot: &mut Option<At<String>>, text: &Option<String>, flag: &'static str) {
    if let Some(text) = text {
        *slot = Some(At::new(text.clone(), Origin::Flag(flag)));
    }
}

fn path(path: &Path, cwd: &Path, flag: &'static str) -> At<PathBuf> {
    At::new(cwd.join(path), Origin::Flag(flag))
}

fn texts(texts: &[String], flag: &'static str) -> Vec<At<String>> {
    let at = |text: &String| At::new(text.clone(), Origin::Flag(flag));
    texts.iter().map(at).collect()
}

fn env_pair(text: &str) -> Result<At<(String, String)>, Fault> {
    let place = Origin::Flag("--env");
    match text.split_once('=') {
        Some((name, value)) => Ok(At::new((name.to_owned(), value.to_owned()), place)),
        None => Err(place.fault(Problem::EnvFlag(text.to_owned()))),
    }
}

#[cfg(test)]
#[path = "flags_tests.rs"]
mod tests;
