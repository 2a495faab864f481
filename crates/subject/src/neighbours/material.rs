//! What can be changed in a PoC: its input, its standard input, its files, or its arguments.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::Path;

use patchwright_domain::case::Poc;
use patchwright_sandbox::Splice;
use sha2::{Digest, Sha256};

use super::words;
use crate::SubjectError;

/// Larger files are changed only in windows: at their start, middle and end.
const MOST_WHOLE_BYTES: u64 = 16 << 20;
const WINDOW_BYTES: u64 = 64 << 10;
/// Larger files are not changed at all, since every mutant is written out whole before it runs.
pub(super) const MOST_BYTES: u64 = 1 << 30;

#[derive(Debug, Clone)]
pub(super) struct Material {
    pub command: String,
    pub parts: Vec<Part>,
    /// Whole inputs of the kind of the first file, the user's seeds before the project's own.
    pub relatives: Vec<Relative>,
    /// Files that are too large to change.
    pub too_large: Vec<TooLarge>,
}

/// Another input that the program is known to handle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Relative {
    pub name: String,
    pub bytes: Vec<u8>,
    pub origin: RelativeOrigin,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RelativeOrigin {
    /// A seed given by the user.
    Given,
    /// A file of the source.
    Project,
}

/// A file of the PoC that has no mutants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TooLarge {
    pub name: String,
    pub bytes: u64,
}

#[derive(Debug, Clone)]
pub(super) struct Part {
    pub role: Role,
    pub bytes: Vec<u8>,
    /// Set if `bytes` is only a piece of its file. Splices count from its beginning and may reach past its end.
    pub window: Option<Window>,
}

/// A piece of a large file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Window {
    pub offset: usize,
    /// Length of the whole file.
    pub file_bytes: usize,
    pub file_digest: [u8; 32],
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Role {
    /// The index of a file in [`files`].
    File(usize),
    /// Words of the command, one per line of `bytes`.
    Words(Range<usize>),
}

/// All files that a run of the PoC needs: input, standard input, further files.
pub(super) fn files(poc: &Poc) -> impl Iterator<Item = &Path> {
    let all = poc.input.iter().chain(&poc.stdin).chain(&poc.files);
    all.map(|path| path.as_path())
}

impl Material {
    pub(super) fn read(poc: &Poc) -> Result<Self, SubjectError> {
        let mut parts = Vec::new();
        let mut too_large = Vec::new();
        for (index, path) in files(poc).enumerate() {
            let about = fs::metadata(path).map_err(SubjectError::io("look at", path))?;
            let role = Role::File(index);
            if about.len() <= MOST_WHOLE_BYTES {
                let bytes = fs::read(path).map_err(SubjectError::io("read", path))?;
                parts.push(Part::whole(role, bytes));
            } else if about.len() <= MOST_BYTES {
                let windows = windows(path, role).map_err(SubjectError::io("read", path))?;
                parts.extend(windows);
            } else {
                let name = path.file_name().unwrap_or_default();
                too_large.push(TooLarge {
                    name: name.to_string_lossy().into_owned(),
                    bytes: about.len(),
                });
            }
        }
        if files(poc).next().is_none() {
            parts = arguments(&poc.command);
        }
        Ok(Self {
            command: poc.command.clone(),
            parts,
            relatives: Vec::new(),
            too_large,
        })
    }

    /// The command with the words of `part` changed; `None` if a word cannot be an argument.
    pub(super) fn command_with(&self, range: &Range<usize>, changed: &[u8]) -> Option<String> {
        if changed.contains(&0) {
            return None;
        }
        let mut command = self.command.get(..range.start)?.as_bytes().to_vec();
        // There is no newline after the last word.
        let words: Vec<Vec<u8>> = match changed {
            b"" => Vec::new(),
            _ => changed
                .split(|&byte| byte == b'\n')
                .map(words::quoted)
                .collect(),
        };
        command.extend(words.join(&b' '));
        command.extend_from_slice(self.command.get(range.end..)?.as_bytes());
        String::from_utf8(command).ok()
    }
}

impl Part {
    pub(super) fn whole(role: Role, bytes: Vec<u8>) -> Self {
        Self {
            role,
            bytes,
            window: None,
        }
    }

    /// Where the part begins in its file.
    pub(super) fn offset(&self) -> usize {
        self.window.as_ref().map_or(0, |window| window.offset)
    }

    /// The length of its file from the beginning of the part on.
    pub(super) fn rest(&self) -> usize {
        let window = self.window.as_ref();
        window.map_or(self.bytes.len(), |window| window.file_bytes - window.offset)
    }

    /// The splices with offsets relative to the whole file.
    pub(super) fn in_file(&self, splices: &[Splice]) -> impl Iterator<Item = Splice> {
        let offset = self.offset();
        splices.iter().map(move |splice| Splice {
            at: splice.at.saturating_add(offset),
            ..splice.clone()
        })
    }

    pub(super) fn with(&self, splices: &[Splice]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.bytes.len());
        for piece in pieces(&self.bytes, splices) {
            bytes.extend_from_slice(piece);
        }
        bytes
    }
}

/// The kept pieces of the original and the inserted ones, in order.
pub(super) fn pieces<'a>(
    original: &'a [u8],
    splices: &'a [Splice],
) -> impl Iterator<Item = &'a [u8]> {
    let starts = splices.iter().map(|splice| splice.at);
    let starts = starts.chain([original.len()]);
    let ends = splices
        .iter()
        .map(|splice| splice.at.saturating_add(splice.remove));
    let kept = std::iter::once(0)
        .chain(ends)
        .zip(starts)
        .map(|(from, to)| original.get(from..to).unwrap_or_default());
    let inserted = splices
        .iter()
        .map(|splice| splice.insert.as_slice())
        .chain([&[] as &[u8]]);
    kept.zip(inserted).flat_map(|(kept, new)| [kept, new])
}

/// Windows of a large file, its start first.
fn windows(path: &Path, role: Role) -> io::Result<Vec<Part>> {
    let mut file = File::open(path)?;
    let (length, file_digest) = digest(&mut file)?;
    let places = [0, length / 2, length.saturating_sub(WINDOW_BYTES)];
    let window = |offset: u64| {
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(offset))?;
        (&mut file).take(WINDOW_BYTES).read_to_end(&mut bytes)?;
        Ok(Part {
            role: role.clone(),
            bytes,
            window: Some(Window {
                offset: usize::try_from(offset).map_err(io::Error::other)?,
                file_bytes: usize::try_from(length).map_err(io::Error::other)?,
                file_digest,
            }),
        })
    };
    places.into_iter().map(window).collect()
}

/// The length of the rest of a file, and its hash.
fn digest(file: &mut File) -> io::Result<(u64, [u8; 32])> {
    let mut hash = Sha256::new();
    let mut buffer = vec![0; 1 << 20];
    let mut length = 0;
    loop {
        let count = file.read(&mut buffer)?;
        let read = buffer.get(..count).unwrap_or_default();
        if read.is_empty() {
            return Ok((length, hash.finalize().into()));
        }
        hash.update(read);
        length += read.len() as u64;
    }
}

fn arguments(command: &str) -> Vec<Part> {
    let part = |run: words::WordRun| {
        let words = run.values.join("\n").into_bytes();
        Part::whole(Role::Words(run.range), words)
    };
    words::find(command).into_iter().map(part).collect()
}

#[cfg(test)]
#[path = "material_tests.rs"]
mod tests;
