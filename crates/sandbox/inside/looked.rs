//! What a run of an instrumented program reached and compared, in the layout of `looked.c`. The program may have written anything
//! there.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::FileExt;
use std::path::PathBuf;

use crate::batch_plan::Run;
use crate::record::Recorder;

const EDGES: usize = 1 << 16;
const PAIRS: usize = 2048;
const PAIR_BYTES: usize = 24;
const TEXTS: usize = 128;
const TEXT_BYTES: usize = 72;
const LONGEST_TEXT: usize = 32;
const SITES: usize = 4096;
pub const BYTES: usize = EDGES + PAIRS * PAIR_BYTES + TEXTS * TEXT_BYTES + SITES;
/// How often an edge was passed: only the order of magnitude matters.
const BUCKETS: [u8; 8] = [1, 2, 3, 4, 8, 16, 32, 128];
/// What is told of one run.
const MOST_REACHED: usize = 8192;
const MOST_PAIRS: usize = 768;
const MOST_TEXTS: usize = 64;

pub struct Looked {
    map: File,
    /// A bit for each bucket of an edge that is known.
    known: Vec<u8>,
}

impl Looked {
    pub fn open([map, known]: &[PathBuf; 2]) -> io::Result<Self> {
        let mut known = fs::read(known)?;
        known.resize(EDGES, 0);
        let map = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(true)
            .open(map)?;
        map.set_len(BYTES as u64)?;
        Ok(Self { map, known })
    }

    pub fn clear(&self) -> io::Result<()> {
        self.map.write_all_at(&[0; BYTES], 0)
    }

    /// What is new, and if anything is, what was compared.
    pub fn tell(&self, run: &Run, recorder: &mut Recorder) -> io::Result<()> {
        let mut bytes = vec![0; BYTES];
        self.map.read_exact_at(&mut bytes, 0)?;
        let (edges, rest) = bytes.split_at(EDGES);
        let reached = reached(edges, &self.known);
        if reached.is_empty() {
            return Ok(());
        }
        let listed: Vec<String> = reached.iter().map(u32::to_string).collect();
        recorder.line(&[b"reached", &run.id, listed.join(",").as_bytes()])?;
        let (pairs, rest) = rest.split_at(PAIRS * PAIR_BYTES);
        let listed: Vec<String> = pairs.chunks(PAIR_BYTES).filter_map(pair).collect();
        let some = listed
            .get(..listed.len().min(MOST_PAIRS))
            .unwrap_or_default();
        recorder.line(&[b"compared", &run.id, some.join(",").as_bytes()])?;
        let texts = rest.chunks(TEXT_BYTES).take(TEXTS).filter_map(texts);
        for [one, other] in texts.take(MOST_TEXTS) {
            recorder.line(&[b"texts", &run.id, one, other])?;
        }
        Ok(())
    }
}

/// Edges with their bucket that are not known: eight numbers for each edge.
fn reached(edges: &[u8], known: &[u8]) -> Vec<u32> {
    let mut found = Vec::new();
    for (at, words) in edges.chunks(8).enumerate() {
        if words.iter().all(|count| *count == 0) {
            continue;
        }
        for (step, count) in words.iter().enumerate().filter(|(_, count)| **count > 0) {
            let edge = at * 8 + step;
            let bucket = BUCKETS
                .iter()
                .rposition(|least| count >= least)
                .unwrap_or(0);
            let is_known = known.get(edge).is_some_and(|bits| bits & 1 << bucket != 0);
            if !is_known && found.len() < MOST_REACHED {
                found.push(u32::try_from(edge * 8 + bucket).unwrap_or(u32::MAX));
            }
        }
    }
    found
}

/// `WIDTH:CONSTANT:ONE:OTHER`, the values in hexadecimal.
fn pair(bytes: &[u8]) -> Option<String> {
    let value = |at: usize| -> Option<u64> {
        Some(u64::from_ne_bytes(bytes.get(at..at + 8)?.try_into().ok()?))
    };
    let width = *bytes.get(4)?;
    let constant = u8::from(*bytes.get(5)? != 0);
    let is_width = matches!(width, 1 | 2 | 4 | 8);
    let (one, other) = (value(8)?, value(16)?);
    is_width.then(|| format!("{width}:{constant}:{one:x}:{other:x}"))
}

fn texts(bytes: &[u8]) -> Option<[&[u8]; 2]> {
    let side = |index: usize| {
        let length = usize::from(*bytes.get(4 + index)?).min(LONGEST_TEXT);
        let start = 8 + index * LONGEST_TEXT;
        bytes.get(start..start + length)
    };
    let both = [side(0)?, side(1)?];
    both.iter().any(|text| !text.is_empty()).then_some(both)
}

#[cfg(test)]
#[path = "looked_tests.rs"]
mod tests;
