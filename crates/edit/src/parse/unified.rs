//! File headers of unified diffs: git's, plain ones, and the `*** Update File:` kind that some models write.

use patchwright_domain::candidate::FileMode;

use super::header::{self, DEV_NULL, diff_path, plain_path};
use super::parser::Parser;
use crate::error::EditError;
use crate::lines::Ending;
use crate::patch::{FileOp, FilePatch, LineKind, PathText, Prefix};

/// What git's extended header says.
#[derive(Default)]
struct GitHeader {
    paths: Option<(PathText, PathText)>,
    created: Option<FileMode>,
    deleted: bool,
    from: Option<PathText>,
    to: Option<PathText>,
    mode_change: bool,
}

impl Parser<'_> {
    /// Reads what begins at this line if it belongs to a diff; returns whether it did.
    pub(super) fn diff_line(&mut self, line: &[u8]) -> Result<bool, EditError> {
        let at = self.number();
        if let Some(rest) = line.strip_prefix(b"diff --git ") {
            self.git_header(rest)?;
        } else if line.starts_with(b"@@@ ") {
            let what = "this is a combined diff of a merge; write a diff against one file";
            return Err(EditError::Unsupported { at, what });
        } else if line.starts_with(b"@@") {
            self.hunk()?;
        } else if self.is_file_header(0) || self.is_half_header(line) {
            let op = self.file_lines(GitHeader::default())?;
            self.open_file(op, at, Mode::Kept)?;
        } else if line.starts_with(b"GIT binary patch") || is_binary_note(line) {
            return Err(EditError::BinaryPatch { at });
        } else if let Some(rest) = line.strip_prefix(b"*** ") {
            return self.starred(rest);
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// One of `---` and `+++` was forgotten, but a hunk follows.
    fn is_half_header(&self, line: &[u8]) -> bool {
        (line.starts_with(b"--- ") || line.starts_with(b"+++ "))
            && self.text(1).is_some_and(|next| next.starts_with(b"@@"))
    }

    fn git_header(&mut self, paths: &[u8]) -> Result<(), EditError> {
        let at = self.number();
        let mut git = GitHeader {
            paths: header::git_paths(paths),
            ..GitHeader::default()
        };
        self.at += 1;
        while let Some(line) = self.text(0) {
            if !git.read(line, self.number())? {
                break;
            }
            self.at += 1;
        }
        let mode = if git.mode_change {
            Mode::Changed
        } else {
            Mode::Kept
        };
        let op = if self.is_file_header(0) || self.text(0).is_some_and(|l| self.is_half_header(l)) {
            self.file_lines(git)?
        } else {
            git.alone(at)?
        };
        self.open_file(op, at, mode)
    }

    /// Reads `---` and `+++`.
    fn file_lines(&mut self, git: GitHeader) -> Result<FileOp, EditError> {
        let at = self.number();
        let mut old = None;
        let mut new = None;
        if let Some(rest) = self.text(0).and_then(|line| line.strip_prefix(b"--- ")) {
            old = Some(diff_path(rest));
            self.at += 1;
        }
        if let Some(rest) = self.text(0).and_then(|line| line.strip_prefix(b"+++ ")) {
            new = Some(diff_path(rest));
            self.at += 1;
        }
        let old = old.or_else(|| new.clone());
        let new = new.or_else(|| old.clone());
        let (Some(old), Some(new)) = (old, new) else {
            return Err(EditError::NoPath { at });
        };
        let is_null = |path: &PathText| {
            let bare = header::without_prefix(&path.bytes);
            path.bytes == DEV_NULL || bare == DEV_NULL.strip_prefix(b"/")
        };
        Ok(match (is_null(&old), is_null(&new)) {
            (true, true) => {
                let what = "both sides of this diff are /dev/null";
                return Err(EditError::Malformed { at, what });
            }
            (true, false) => FileOp::Create {
                path: new,
                mode: git.created.unwrap_or(FileMode::Regular),
            },
            (false, true) => FileOp::Delete { path: old },
            (false, false) => match (git.from, git.to, git.created) {
                (Some(from), Some(to), _) => FileOp::Rename { from, to },
                (_, _, Some(mode)) => FileOp::Create { path: new, mode },
                _ if git.deleted => FileOp::Delete { path: old },
                _ => FileOp::Modify { old, new },
            },
        })
    }

    /// Registers the file and reads a hunk that lacks its `@@` line, if one follows.
    fn open_file(&mut self, op: FileOp, at: usize, mode: Mode) -> Result<(), EditError> {
        let created = matches!(op, FileOp::Create { .. });
        // A header that itself ends in CR LF says that the whole patch was converted on its way.
        let header = self.at.checked_sub(1).and_then(|i| self.lines.get(i));
        let converted = header.is_some_and(|line| line.ending == Ending::CrLf);
        self.begin_file(op, at);
        if let Some(file) = self.files.last_mut() {
            file.mode_change = mode == Mode::Changed;
        }
        let bare = self.text(0).and_then(|line| line.first());
        if matches!(bare, Some(b' ' | b'+' | b'-')) && !self.is_file_header(0) {
            self.bare_hunk()?;
        }
        while created && converted && self.text(0).is_some_and(|line| line.starts_with(b"@@")) {
            self.hunk()?;
        }
        if let Some(file) = self.files.last_mut().filter(|_| created && converted) {
            use_newlines(file);
        }
        Ok(())
    }

    /// `*** Update File: x`, `*** Add File: x`, `*** Delete File: x`, `*** Move to: y`.
    fn starred(&mut self, rest: &[u8]) -> Result<bool, EditError> {
        let at = self.number();
        let path = |label: &[u8]| {
            let bytes = rest.strip_prefix(label)?.trim_ascii().to_vec();
            Some(PathText {
                bytes,
                prefix: Prefix::Plain,
            })
        };
        let op = if let Some(path) = path(b"Update File:") {
            FileOp::Modify {
                old: path.clone(),
                new: path,
            }
        } else if let Some(path) = path(b"Add File:") {
            FileOp::Create {
                path,
                mode: FileMode::Regular,
            }
        } else if let Some(path) = path(b"Delete File:") {
            FileOp::Delete { path }
        } else {
            return Ok(false);
        };
        self.at += 1;
        let target = self
            .text(0)
            .and_then(|line| line.strip_prefix(b"*** Move to:"));
        let op = match (op, target) {
            (FileOp::Modify { old, .. }, Some(target)) => {
                self.at += 1;
                let bytes = target.trim_ascii().to_vec();
                FileOp::Rename {
                    from: old,
                    to: PathText {
                        bytes,
                        prefix: Prefix::Plain,
                    },
                }
            }
            (op, _) => op,
        };
        self.open_file(op, at, Mode::Kept)?;
        Ok(true)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Kept,
    Changed,
}

impl GitHeader {
    /// Reads one line of the extended header; returns whether it was one.
    fn read(&mut self, line: &[u8], at: usize) -> Result<bool, EditError> {
        let plain = |path| PathText {
            prefix: Prefix::Plain,
            ..plain_path(path)
        };
        if let Some(mode) = line.strip_prefix(b"new file mode ") {
            self.created = Some(file_mode(mode, at)?);
        } else if let Some(mode) = line.strip_prefix(b"deleted file mode ") {
            file_mode(mode, at)?;
            self.deleted = true;
        } else if let Some(path) = line.strip_prefix(b"rename from ") {
            self.from = Some(plain(path));
        } else if let Some(path) = line.strip_prefix(b"rename to ") {
            self.to = Some(plain(path));
        } else if let Some(mode) = line.strip_prefix(b"new mode ") {
            file_mode(mode, at)?;
            self.mode_change = true;
        } else if line.starts_with(b"copy from ") || line.starts_with(b"copy to ") {
            let what = "copying a file is not supported; write it as a new file";
            return Err(EditError::Unsupported { at, what });
        } else {
            let known: [&[u8]; 4] = [
                b"old mode ",
                b"index ",
                b"similarity index ",
                b"dissimilarity index ",
            ];
            return Ok(known.iter().any(|word| line.starts_with(word)));
        }
        Ok(true)
    }

    /// What the header means when no `---` and `+++` follow.
    fn alone(self, at: usize) -> Result<FileOp, EditError> {
        if let (Some(from), Some(to)) = (self.from, self.to) {
            return Ok(FileOp::Rename { from, to });
        }
        let (old, new) = self.paths.ok_or(EditError::NoPath { at })?;
        Ok(match self.created {
            Some(mode) => FileOp::Create { path: new, mode },
            None if self.deleted => FileOp::Delete { path: old },
            None => FileOp::Modify { old, new },
        })
    }
}

fn file_mode(mode: &[u8], at: usize) -> Result<FileMode, EditError> {
    let unsupported = |what| Err(EditError::Unsupported { at, what });
    match mode.trim_ascii() {
        b"120000" => unsupported("a patch may not make or change a symbolic link"),
        b"160000" => unsupported("a patch may not change a submodule"),
        mode if mode.ends_with(b"755") => Ok(FileMode::Executable),
        _ => Ok(FileMode::Regular),
    }
}

fn is_binary_note(line: &[u8]) -> bool {
    (line.starts_with(b"Binary files ") || line.starts_with(b"Files "))
        && line.trim_ascii_end().ends_with(b" differ")
}

fn use_newlines(file: &mut FilePatch) {
    let lines = file.hunks.iter_mut().flat_map(|hunk| hunk.lines.iter_mut());
    for line in lines.filter(|l| l.kind == LineKind::Add && l.ending == Ending::CrLf) {
        line.ending = Ending::Lf;
    }
}
