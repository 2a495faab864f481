//! Writes a case's folder, whole or not at all. It appears only once our own reader accepts its manifest.

use std::fs;
use std::path::{Component, Path, PathBuf};

use patchwright_subject::manifest::{self, Flags};

use crate::draft::{CaseDraft, Laid, SourceDraft};
use crate::error::ImportError;
use crate::manifest_text::{FIX, INPUTS, ISSUE, LAID_SOURCE, REPORT, render};
use crate::{foreign, tree};

/// An input for one run of a program.
const MOST_INPUT: u64 = 256 << 20;
/// Names that are told.
const MOST_TOLD: usize = 5;

/// The folder of the case and what is to be told about it. `cores` is for the manifest's reader.
pub(crate) fn write(
    mut draft: CaseDraft,
    format: &str,
    out: &Path,
    cores: u32,
) -> Result<(PathBuf, Vec<String>), ImportError> {
    fs::create_dir_all(out).map_err(ImportError::io("create", out))?;
    let folder = out.join(&draft.name);
    if fs::symlink_metadata(&folder).is_ok() {
        return Err(ImportError::Exists(folder));
    }
    // Not hidden: a source below a hidden folder of a home is refused.
    let aside = out.join(format!("new-{}-{}", std::process::id(), draft.name));
    let _ = fs::remove_dir_all(&aside);
    let done = lay_out(&mut draft, format, &aside).and_then(|()| accepted(&draft, &aside, cores));
    if let Err(error) = done {
        let _ = fs::remove_dir_all(&aside);
        return Err(error);
    }
    fs::rename(&aside, &folder).map_err(ImportError::io("create", &folder))?;
    Ok((folder, draft.notes))
}

fn lay_out(draft: &mut CaseDraft, format: &str, folder: &Path) -> Result<(), ImportError> {
    fs::create_dir_all(folder).map_err(ImportError::io("create", folder))?;
    if let SourceDraft::Laid(parts) = &draft.source {
        let source = folder.join(LAID_SOURCE);
        fs::create_dir(&source).map_err(ImportError::io("create", &source))?;
        for part in parts {
            lay(part, &source, &mut draft.notes)?;
        }
    }
    for input in draft.poc.input.iter().chain(&draft.poc.files) {
        let name = input.file_name().unwrap_or_default();
        put(
            &folder.join(INPUTS).join(name),
            &foreign::bytes(input, MOST_INPUT)?,
        )?;
    }
    let prose = [(REPORT, &draft.report), (ISSUE, &draft.issue)];
    for (name, text) in prose {
        if let Some(text) = text {
            put(&folder.join(name), foreign::prose(text).as_bytes())?;
        }
    }
    if let Some(fix) = &draft.fix {
        put(&folder.join(FIX), fix)?;
    }
    let text = render(draft, format);
    put(&folder.join(manifest::FILE_NAME), text.as_bytes())
}

fn lay(part: &Laid, source: &Path, notes: &mut Vec<String>) -> Result<(), ImportError> {
    let place = |to: &str| inside(source, to);
    match part {
        Laid::Tree { from, to } => {
            let target = match to.as_str() {
                "" => source.to_owned(),
                to => place(to)?,
            };
            let left_out = tree::copy(from, &target)?;
            if !left_out.links.is_empty() {
                let named: Vec<&str> = left_out
                    .links
                    .iter()
                    .map(String::as_str)
                    .take(MOST_TOLD)
                    .collect();
                notes.push(format!(
                    "{} links lead out of the tree and are left out: {}",
                    left_out.links.len(),
                    named.join(", ")
                ));
            }
            Ok(())
        }
        Laid::File { from, to } => put(&place(to)?, &foreign::bytes(from, MOST_INPUT)?),
        Laid::Text { text, to } => put(&place(to)?, text),
        Laid::Removed { at } => {
            let path = place(at)?;
            fs::remove_file(&path).map_err(ImportError::io("remove", &path))
        }
    }
}

/// A path below the source that no link of the tree leads away from.
fn inside(source: &Path, to: &str) -> Result<PathBuf, ImportError> {
    let mut path = source.to_owned();
    for part in Path::new(to).components() {
        let Component::Normal(name) = part else {
            return Err(ImportError::Unusable(format!(
                "{to:?} is no path inside of a case"
            )));
        };
        path.push(name);
        if fs::symlink_metadata(&path).is_ok_and(|about| about.is_symlink()) {
            return Err(ImportError::Unusable(format!(
                "{to:?} leads through a link of the tree"
            )));
        }
    }
    Ok(path)
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), ImportError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(ImportError::io("create", folder))?;
    }
    fs::write(path, bytes).map_err(ImportError::io("write", path))
}

/// What the next command would refuse is refused now, while the user is still here.
fn accepted(draft: &CaseDraft, folder: &Path, cores: u32) -> Result<(), ImportError> {
    let flags = Flags {
        allow_read: draft.read.clone(),
        ..Flags::default()
    };
    let case = manifest::load_with(folder, &flags, folder, cores).map_err(|error| {
        let words = error.to_string();
        let path = format!("{}/", folder.display());
        ImportError::Unusable(words.replace(&path, ""))
    })?;
    let fix = draft.fix.as_ref();
    let usable = fix.is_none_or(|fix| patchwright_edit::parse(fix).is_ok());
    match usable && case.pocs.len() == 1 {
        true => Ok(()),
        false => Err(ImportError::Unusable(
            "the fix that comes with it is no patch that can be read; take it out and import again"
                .to_owned(),
        )),
    }
}
