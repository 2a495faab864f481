//! `patchwright init`: writes a manifest for a tree, and tries it if a PoC is given.

use std::env;
use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use patchwright_subject::{init, manifest};
use serde_json::json;

use super::{Answer, print_json, print_text, reproduce};
use crate::args::{Common, Format, Init};
use crate::case_args::{self, CaseArgs};
use crate::page::Page;
use crate::session::Session;

pub fn run(common: &Common, command: &Init) -> anyhow::Result<Answer> {
    let here = env::current_dir().context("cannot tell the current folder")?;
    let flags = &command.case.flags;
    let named = command.case.case.as_ref().or(flags.source.as_ref());
    let tree = here.join(named.map_or(Path::new("."), PathBuf::as_path));
    let guess = init::guess(&tree, flags, &here, &compilers())?;
    let path = guess.tree.join(manifest::FILE_NAME);
    let text = init::render(&guess, &guess.tree);
    if command.work.dry_run {
        print_unwritten(common, &path, &text)?;
        return Ok(Answer::Yes);
    }
    write(&path, &text, command.force)?;
    init::copy(&guess.copies)
        .with_context(|| format!("cannot copy PoCs into {}", guess.tree.display()))?;
    if flags.pocs.is_empty() {
        say(common, &path, &guess)?;
        return Ok(Answer::Yes);
    }
    if common.format == Format::Human {
        say(common, &path, &guess)?;
    }
    let case = case_args::resolve(
        &CaseArgs {
            case: Some(path),
            ..CaseArgs::default()
        },
        &here,
    )?;
    let session = Session::open(common, &command.work, "init", &case)?;
    let found = session.work(
        |subject| Ok(subject.reproduce()?.reproduction),
        |found| reproduce::answer(found).end(found.status.name()),
    )?;
    drop(session);
    reproduce::print(common, &found)?;
    Ok(reproduce::answer(&found))
}

fn compilers() -> init::Compilers {
    let folders = ["/usr/local/bin", "/usr/bin", "/bin"].map(Path::new);
    init::Compilers::find(&folders)
}

fn write(path: &Path, text: &str, force: bool) -> anyhow::Result<()> {
    let failed = || format!("cannot write {}", path.display());
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut aside = tempfile::Builder::new()
        .permissions(fs::Permissions::from_mode(0o644))
        .tempfile_in(folder)
        .with_context(failed)?;
    aside.write_all(text.as_bytes()).with_context(failed)?;
    // Atomically; a link that the project ships is replaced, not followed.
    let put = match force {
        true => aside.persist(path),
        false => aside.persist_noclobber(path),
    };
    match put {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == std::io::ErrorKind::AlreadyExists => {
            bail!("{} already exists; --force replaces it", path.display())
        }
        Err(error) => Err(error.error).with_context(failed),
    }
}

/// A dry run writes nothing, so there is nothing to reproduce either.
fn print_unwritten(common: &Common, path: &Path, text: &str) -> anyhow::Result<()> {
    match common.format {
        Format::Json => {
            print_json(&json!({ "manifest": path.display().to_string(), "text": text }))
        }
        Format::Human => print_text(text.trim_end()),
    }
}

fn say(common: &Common, path: &Path, guess: &init::Guess) -> anyhow::Result<()> {
    match common.format {
        Format::Json => {
            let manifest = path.display().to_string();
            print_json(
                &json!({ "manifest": manifest, "because": guess.because, "notes": guess.notes }),
            )
        }
        Format::Human => {
            let page = Page::for_stdout();
            let mut lines = vec![page.row("wrote", &path.display().to_string())];
            lines.extend(guess.because.iter().map(|words| page.row("guessed", words)));
            lines.extend(guess.notes.iter().map(|words| page.row("note", words)));
            if guess.pocs.is_empty() {
                lines.push("  Add a [[poc]] with the crashing command and its input, then: patchwright reproduce".to_owned());
            }
            print_text(&lines.join("\n"))
        }
    }
}
