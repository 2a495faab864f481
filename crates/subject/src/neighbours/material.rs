//! What of a PoC can be changed: its input, its standard input, its files, or its arguments.

use std::fs;
use std::ops::Range;
use std::path::Path;

use patchwright_domain::case::Poc;
use patchwright_sandbox::Splice;

use super::words;
use crate::SubjectError;

/// Larger files are laid out as they are.
const MOST_BYTES: u64 = 16 << 20;

#[derive(Debug, Clone)]
pub(super) struct Material {
    pub command: String,
    pub parts: Vec<Part>,
    /// Whole inputs of the kind of the first file.
    pub relatives: Vec<Vec<u8>>,
}

#[derive(Debug, Clone)]
pub(super) struct Part {
    pub role: Role,
    pub bytes: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Role {
    /// A file of [`files`], by its number.
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
        for (index, path) in files(poc).enumerate() {
            let about = fs::metadata(path).map_err(SubjectError::io("look at", path))?;
            if about.len() <= MOST_BYTES {
                let bytes = fs::read(path).map_err(SubjectError::io("read", path))?;
                let role = Role::File(index);
                parts.push(Part { role, bytes });
            }
        }
        if files(poc).next().is_none() {
            parts = arguments(&poc.command);
        }
        Ok(Self {
            command: poc.command.clone(),
            parts,
            relatives: Vec::new(),
        })
    }

    /// The command with the words of `part` changed; `None` when a word cannot be an argument.
    pub(super) fn command_with(&self, range: &Range<usize>, changed: &[u8]) -> Option<String> {
        if changed.contains(&0) {
            return None;
        }
        let mut command = self.command.get(..range.start)?.as_bytes().to_vec();
        // The last line ends with the part.
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
    pub(super) fn with(&self, splices: &[Splice]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.bytes.len());
        for piece in pieces(&self.bytes, splices) {
            bytes.extend_from_slice(piece);
        }
        bytes
    }
}

/// What stays of the original and what comes in, in order.
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

fn arguments(command: &str) -> Vec<Part> {
    let part = |run: words::WordRun| Part {
        role: Role::Words(run.range),
        bytes: run.values.join("\n").into_bytes(),
    };
    words::find(command).into_iter().map(part).collect()
}
