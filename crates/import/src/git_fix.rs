//! A commit that fixes a bug and brings its test. The tree is a checkout of that very commit, so that the test and its
//! data are there; in a copy of it the fix is taken out again.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::{FileChange, RelPath};
use patchwright_edit::Sources;
use patchwright_subject::init::{self, Compilers, Guess};
use patchwright_subject::manifest::Flags;

use crate::draft::{CaseDraft, Drafted, Laid, PocDraft, SourceDraft, TestDraft};
use crate::error::ImportError;
use crate::fix_parts::{FilePart, What, reversed, split};
use crate::foreign;
use crate::request::Request;
use crate::words::{case_name, is_commit};

const FORMAT: &str = "commit as a patch";
const MOST_NAMED: usize = 5;

pub(crate) fn read(request: &Request) -> Result<Vec<Drafted>, ImportError> {
    let text = foreign::text(&request.path)?;
    let parts = split(&text);
    if parts.is_empty() {
        return Err(ImportError::not(
            FORMAT,
            &request.path,
            "it has no `diff --git` line; write it with `git format-patch -1 --stdout COMMIT`",
        ));
    }
    let name = name(&text, &request.path);
    let name = name.ok_or_else(|| {
        ImportError::not(
            FORMAT,
            &request.path,
            "neither it nor its file has a usable name",
        )
    })?;
    Ok(vec![
        draft(request, &name, &parts).map_err(|error| (name, error)),
    ])
}

/// The CVE that it names, else the commit, else the file's name.
fn name(text: &str, path: &Path) -> Option<String> {
    let head = text.split("\ndiff --git").next().unwrap_or_default();
    let is_cve = |word: &&str| {
        let numbers = word
            .strip_prefix("CVE-")
            .and_then(|rest| rest.split_once('-'));
        let digits =
            |text: &str| (4..=7).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        numbers.is_some_and(|(year, number)| digits(year) && digits(number))
    };
    let mut words = head.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let commit = || {
        let line = head.lines().next()?;
        let id = line
            .strip_prefix("From ")
            .or_else(|| line.strip_prefix("commit "))?;
        let id = id.split_whitespace().next().filter(|id| is_commit(id))?;
        Some(format!(
            "commit-{}",
            id.chars().take(12).collect::<String>()
        ))
    };
    let stem = || case_name(&path.file_stem()?.to_string_lossy());
    words
        .find(is_cve)
        .map(str::to_owned)
        .or_else(commit)
        .or_else(stem)
}

fn draft(request: &Request, name: &str, parts: &[FilePart]) -> Result<CaseDraft, ImportError> {
    let of = |what: What| parts.iter().filter(move |part| part.what == what);
    let fix: String = of(What::Code).map(|part| part.text.as_str()).collect();
    if fix.is_empty() {
        return Err(ImportError::not(
            FORMAT,
            &request.path,
            "it changes no code besides tests, so there is no fix in it",
        ));
    }
    let source = request.source.clone().ok_or_else(|| {
        ImportError::Missing(format!(
            "the tree of {name} is not in the patch: check the commit out (git worktree add ../fixed COMMIT) and give the folder with --source"
        ))
    })?;
    let mut laid = vec![Laid::Tree {
        from: source.clone(),
        to: String::new(),
    }];
    laid.extend(taken_out(&source, &fix)?);
    let mut notes = vec!["the commit's message is not carried over: it tells the fix".to_owned()];
    let others: Vec<&str> = of(What::Other)
        .map(|part| part.path.as_str())
        .take(MOST_NAMED)
        .collect();
    if !others.is_empty() {
        notes.push(format!(
            "what it changes besides code stays as the commit left it: {}",
            others.join(", ")
        ));
    }
    let guess = guess(request, &source)?;
    notes.extend(guess.notes.iter().cloned());
    let tests: Vec<&FilePart> = of(What::Test).collect();
    let poc = poc(request, name, &source, &tests, &guess)?;
    let own = |pairs: &[(&'static str, String)]| -> Vec<(String, String)> {
        pairs
            .iter()
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .collect()
    };
    let test = guess.test.as_ref().map(|test| TestDraft {
        command: test.command.clone(),
        format: "auto",
        env: own(&test.env),
    });
    let mut because = vec![format!(
        "the commit's tree, with its fix of {} taken out again",
        files(&fix)
    )];
    because.extend(guess.because.iter().cloned());
    Ok(CaseDraft {
        name: name.to_owned(),
        source: SourceDraft::Laid(laid),
        exclude: guess.exclude.clone(),
        setup: guess.setup.clone(),
        build: guess.build.clone(),
        clean: guess.clean.clone(),
        build_env: own(&guess.build_env),
        poc: PocDraft {
            env: own(match &guess.test {
                Some(test) if poc.failing.is_some() => &test.env,
                Some(_) | None => &guess.poc_env,
            }),
            ..poc
        },
        test,
        fix: Some(fix.into_bytes()),
        because,
        notes,
        ..CaseDraft::default()
    })
}

fn files(fix: &str) -> String {
    let count = fix.matches("diff --git ").count();
    match count {
        1 => "1 file".to_owned(),
        count => format!("{count} files"),
    }
}

/// The tree's build files say how it is built.
fn guess(request: &Request, source: &Path) -> Result<Guess, ImportError> {
    let folders = ["/usr/local/bin", "/usr/bin", "/bin"].map(Path::new);
    let flags = Flags {
        setup: request.setup.clone(),
        build: request.build.clone(),
        test: request.test.clone(),
        ..Flags::default()
    };
    let found = init::guess(source, &flags, source, &Compilers::find(&folders));
    found.map_err(|error| ImportError::Missing(error.to_string()))
}

/// The files as they were before the commit.
fn taken_out(source: &Path, fix: &str) -> Result<Vec<Laid>, ImportError> {
    let unfit = |why: String| {
        ImportError::Unusable(format!(
            "the patch does not fit {}: {why}; --source must be a clean checkout of the commit itself, not of its parent",
            source.display()
        ))
    };
    let patch = patchwright_edit::parse(reversed(fix).as_bytes())
        .map_err(|error| unfit(error.to_string()))?;
    let paths = split(fix)
        .into_iter()
        .filter_map(|part| RelPath::new(part.path).ok());
    let at = |path: &RelPath| source.join(String::from_utf8_lossy(path.as_bytes()).as_ref());
    let is_file =
        |path: &RelPath| fs::symlink_metadata(at(path)).is_ok_and(|about| about.is_file());
    let there: Vec<RelPath> = paths.filter(is_file).collect();
    let sources = Sources::new(there, |path: &RelPath| -> io::Result<Vec<u8>> {
        fs::read(at(path))
    });
    let applied =
        patchwright_edit::apply(&patch, &sources).map_err(|error| unfit(error.to_string()))?;
    if !applied.corrections.is_empty() {
        return Err(unfit("its lines are in other places".to_owned()));
    }
    let name = |path: &RelPath| String::from_utf8_lossy(path.as_bytes()).into_owned();
    let mut laid = Vec::new();
    for change in &applied.changes {
        let gone = match change {
            FileChange::Delete { path } => Some(path),
            FileChange::Rename { from, .. } => Some(from),
            FileChange::Modify { .. } | FileChange::Create { .. } => None,
        };
        laid.extend(gone.map(|path| Laid::Removed { at: name(path) }));
        if let Some(content) = change.content() {
            laid.push(Laid::Text {
                text: content.to_vec(),
                to: name(change.path()),
            });
        }
    }
    Ok(laid)
}

/// What shows the bug: the user's command on a file of the commit, or tests of it that fail.
fn poc(
    request: &Request,
    name: &str,
    source: &Path,
    tests: &[&FilePart],
    guess: &Guess,
) -> Result<PocDraft, ImportError> {
    let folder = guess
        .build_folder
        .as_ref()
        .map(|folder| format!("{{source}}/{folder}"));
    if !request.failing.is_empty() {
        let Some(test) = &guess.test else {
            return Err(ImportError::Missing(format!(
                "no tests were found in the tree of {name}: give their command with --test"
            )));
        };
        return Ok(PocDraft {
            command: test.command.clone(),
            failing: Some((request.failing.clone(), "auto")),
            ..PocDraft::default()
        });
    }
    let data: Vec<PathBuf> = tests
        .iter()
        .map(|part| source.join(&part.path))
        .filter(|path| path.is_file())
        .collect();
    let brought: Vec<&str> = tests
        .iter()
        .map(|part| part.path.as_str())
        .take(MOST_NAMED)
        .collect();
    let brought = match brought.is_empty() {
        true => "no test".to_owned(),
        false => brought.join(", "),
    };
    let Some(command) = &request.poc else {
        return Err(ImportError::Missing(format!(
            "the commit brings {brought}, but not what shows the bug of {name}: give --poc './tool {{input}}' for a crash, or --failing NAME \
             for each test that fails"
        )));
    };
    let input = request
        .input
        .clone()
        .filter(|path| path.is_file())
        .or_else(|| match data.as_slice() {
            [one] => Some(one.clone()),
            _ => None,
        });
    if command.contains("{input}") && input.is_none() {
        return Err(ImportError::Missing(format!(
            "which of the commit's files is the input? It brings {brought}: give one with --input"
        )));
    }
    Ok(PocDraft {
        command: command.clone(),
        input: input.filter(|_| command.contains("{input}")),
        cwd: folder,
        ..PocDraft::default()
    })
}

#[cfg(test)]
#[path = "git_fix_tests.rs"]
mod tests;
