//! A case for another bug that was found on the way: the same project with the input that shows it.

use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::case::{Case, JudgeSettings, Poc, ReportHints};

use crate::SubjectError;
use crate::manifest;
use crate::neighbours::{ChangedFile, Changes};
use crate::subject::Subject;

/// The source of a case that needs the patch: not there until somebody patches it, so that the case cannot be taken for
/// one of the unpatched program, which shows another bug.
const PATCHED_SOURCE: &str = "patched-source";
const PATCH: &str = "patch.diff";

/// Another bug, and how it is shown.
pub struct FoundCase<'a> {
    pub poc: &'a Poc,
    pub changes: &'a Changes,
    /// In words.
    pub headline: &'a str,
    pub kind: &'a str,
    /// The patch that must be applied before the bug shows; `None` if the unpatched program shows it.
    pub patch: Option<&'a [u8]>,
}

/// Where a case was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenCase {
    pub folder: PathBuf,
    /// The changed file; `None` if only the command is another.
    pub input: Option<PathBuf>,
}

impl Subject<'_> {
    /// Writes the case to a folder of this name in the run's logs.
    pub fn keep_case(
        &self,
        name: &str,
        found: &FoundCase<'_>,
    ) -> Result<WrittenCase, SubjectError> {
        write_case(self.case, self.log_stem(name), found)
    }
}

fn write_case(
    case: &Case,
    folder: PathBuf,
    found: &FoundCase<'_>,
) -> Result<WrittenCase, SubjectError> {
    // What an earlier process of the same run left.
    let _ = fs::remove_dir_all(&folder);
    let files = folder.join("poc");
    fs::create_dir_all(&files).map_err(SubjectError::io("create", &files))?;
    let changed = found.changes.applied_to(found.poc, &files)?;
    let mut both = changed.parts().zip(found.poc.parts());
    let input = both.find_map(|(new, old)| (new != old).then(|| new.clone()));
    let poc = Poc {
        bug: Some(found.kind.to_owned()),
        ..copied(&changed, &folder, &files)?
    };
    let source = match found.patch {
        Some(_) => PATCHED_SOURCE.to_owned(),
        None => case.source.display().to_string(),
    };
    write_manifest(case, &folder, poc, &source)?;
    if let Some(patch) = found.patch {
        write(&folder.join(PATCH), patch)?;
    }
    let about = about(&case.name, found);
    write(&folder.join("README.md"), about.as_bytes())?;
    Ok(WrittenCase { folder, input })
}

/// A case for one bug of several of the same project: the folder, which must not be there yet, gets the PoC with this content
/// in place of its input or standard input.
pub fn write_bug_case(
    case: &Case,
    folder: &Path,
    poc: &Poc,
    content: &[u8],
) -> Result<PathBuf, SubjectError> {
    let files = folder.join("poc");
    fs::create_dir_all(&files).map_err(SubjectError::io("create", &files))?;
    let replaced = poc.input.as_ref().or(poc.stdin.as_ref());
    let changes = Changes {
        command: None,
        file: replaced.map(|path| ChangedFile::Whole {
            path: path.clone(),
            content: content.to_vec(),
        }),
    };
    let changed = changes.applied_to(poc, &files)?;
    let input = changed.input.clone().or(changed.stdin.clone());
    let poc = copied(&changed, folder, &files)?;
    write_manifest(case, folder, poc, &case.source.display().to_string())?;
    Ok(input.unwrap_or(files))
}

/// The manifest of the same project with this PoC alone, whose files are below `folder`.
fn write_manifest(case: &Case, folder: &Path, poc: Poc, source: &str) -> Result<(), SubjectError> {
    let own = folder.file_name().unwrap_or_default().to_string_lossy();
    let new = Case {
        name: format!("{}-{own}", case.name),
        pocs: vec![poc],
        report: ReportHints::default(),
        judge: JudgeSettings {
            seeds: Vec::new(),
            ..case.judge.clone()
        },
        ..case.clone()
    };
    let place = |path: &Path| {
        let below = path.strip_prefix(folder).unwrap_or(path);
        below.display().to_string()
    };
    let text = manifest::render_for(&new, source, &place);
    write(&folder.join(manifest::FILE_NAME), text.as_bytes())
}

/// With all files of the PoC in `files`: a manifest names only what is below its own folder.
fn copied(poc: &Poc, folder: &Path, files: &Path) -> Result<Poc, SubjectError> {
    let beside = |path: &PathBuf| copy(path, folder, files);
    // It may have the name of the input.
    let apart = |path: &PathBuf| copy(path, folder, &files.join("stdin"));
    Ok(Poc {
        input: poc.input.as_ref().map(beside).transpose()?,
        stdin: poc.stdin.as_ref().map(apart).transpose()?,
        files: poc.files.iter().map(beside).collect::<Result<_, _>>()?,
        ..poc.clone()
    })
}

/// Copies a file that is not below `folder` yet.
fn copy(path: &Path, folder: &Path, into: &Path) -> Result<PathBuf, SubjectError> {
    if path.starts_with(folder) {
        return Ok(path.to_owned());
    }
    fs::create_dir_all(into).map_err(SubjectError::io("create", into))?;
    let target = into.join(path.file_name().unwrap_or_default());
    fs::copy(path, &target).map_err(SubjectError::io("copy", path))?;
    Ok(target)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), SubjectError> {
    fs::write(path, bytes).map_err(SubjectError::io("write", path))
}

fn about(name: &str, found: &FoundCase<'_>) -> String {
    let how = match found.patch {
        None => "The unpatched program shows it:\n\n    patchwright repair .\n".to_owned(),
        Some(_) => format!(
            "It shows once `{PATCH}` is applied; without it the input ends in the bug that the patch is for. \
             Apply the patch to the source, then:\n\n    patchwright repair . --source SOURCE\n"
        ),
    };
    let headline = found.headline;
    format!(
        "# Another bug of {name}\n\nFound while a patch was searched for inputs that refute it. The program {headline}.\n\n{how}"
    )
}

#[cfg(test)]
#[path = "found_case_tests.rs"]
mod tests;
