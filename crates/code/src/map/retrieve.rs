//! Retrieval: the files that are most about a text, by BM25 over chunks of their words. Names count by the words they are
//! made of, so that prose finds code.

use std::collections::{HashMap, HashSet};

use patchwright_domain::candidate::RelPath;
use patchwright_domain::lines;

use super::{CodeMap, MappedFile, words_of};

/// In words.
const CHUNK: u32 = 512;
/// Of a question; what is behind them tells nothing new.
const MOST_WORDS: usize = 4096;
/// Longer words are made by programs.
const LONGEST_WORD: usize = 40;
/// How soon one more occurrence stops counting, and how much the length of a chunk does.
const K1: f64 = 1.2;
const B: f64 = 0.75;

/// A file by the chunk of it that fits best.
#[derive(Debug, Clone, PartialEq)]
pub struct Retrieved {
    pub path: RelPath,
    /// Where that chunk begins.
    pub line: u32,
    pub score: f64,
}

/// A piece of a file, for readers that compare texts.
#[derive(Debug, Clone, PartialEq)]
pub struct TextChunk {
    pub path: RelPath,
    /// Where it begins.
    pub line: u32,
    pub text: String,
}

struct Chunk {
    file: usize,
    line: u32,
    lines: u32,
    words: u32,
    /// Words of the question, and how often each stands there.
    counts: HashMap<u32, u32>,
}

impl CodeMap {
    /// At most so many files, best first; those that share no word with the question are not among them.
    pub fn retrieve(
        &self,
        question: &str,
        wanted: &dyn Fn(&RelPath) -> bool,
        most: usize,
    ) -> Vec<Retrieved> {
        let chunks = self.chunks(question, wanted);
        let mut best: HashMap<usize, (f64, u32)> = HashMap::new();
        for (score, chunk) in scored(&chunks) {
            let known = best.entry(chunk.file).or_insert((0.0, chunk.line));
            if score > known.0 {
                *known = (score, chunk.line);
            }
        }
        let found = best.into_iter().filter_map(|(file, (score, line))| {
            let path = self.files.get(file)?.path.clone();
            (score > 0.0).then_some(Retrieved { path, line, score })
        });
        let mut found: Vec<Retrieved> = found.collect();
        found.sort_by(|one, other| {
            let scores = other.score.total_cmp(&one.score);
            scores.then_with(|| one.path.cmp(&other.path))
        });
        found.truncate(most);
        found
    }

    /// Those that share most with the question come first; at most so many.
    pub fn text_chunks(
        &self,
        question: &str,
        wanted: &dyn Fn(&RelPath) -> bool,
        most: usize,
    ) -> Vec<TextChunk> {
        let chunks = self.chunks(question, wanted);
        let mut ranked: Vec<(f64, &Chunk)> = scored(&chunks).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let texts = ranked.into_iter().filter_map(|(_, chunk)| {
            let file = self.files.get(chunk.file)?;
            let text = lines::with_newlines(file.text());
            let skipped = chunk.line.saturating_sub(1) as usize;
            let lines: Vec<&str> = text
                .lines()
                .skip(skipped)
                .take(chunk.lines as usize)
                .collect();
            let text = lines.join("\n");
            (!text.trim().is_empty()).then(|| TextChunk {
                path: file.path.clone(),
                line: chunk.line,
                text,
            })
        });
        texts.take(most).collect()
    }

    fn chunks(&self, question: &str, wanted: &dyn Fn(&RelPath) -> bool) -> Vec<Chunk> {
        let asked = asked_words(question);
        let files = self.files.iter().enumerate();
        let wanted = files.filter(|(_, file)| wanted(&file.path));
        wanted
            .flat_map(|(at, file)| chunks_of(at, file, &asked))
            .collect()
    }
}

/// Each word once, with its number.
fn asked_words(question: &str) -> HashMap<String, u32> {
    let mut asked = HashMap::new();
    let tells = |word: &String| {
        (2..=LONGEST_WORD).contains(&word.len()) && !word.bytes().all(|byte| byte.is_ascii_digit())
    };
    for word in words_of(question).into_iter().filter(tells) {
        let number = u32::try_from(asked.len()).unwrap_or(u32::MAX);
        if asked.len() < MOST_WORDS {
            asked.entry(word).or_insert(number);
        }
    }
    asked
}

fn chunks_of(at: usize, file: &MappedFile, asked: &HashMap<String, u32>) -> Vec<Chunk> {
    // What a name counts for: how many words it has, and which of them are asked for.
    let mut known: HashMap<&str, (u32, Vec<u32>)> = HashMap::new();
    let mut chunks: Vec<Chunk> = Vec::new();
    let text = lines::with_newlines(file.text());
    for (index, line) in text.lines().enumerate() {
        if chunks.last().is_none_or(|chunk| chunk.words >= CHUNK) {
            chunks.push(Chunk {
                file: at,
                line: u32::try_from(index + 1).unwrap_or(u32::MAX),
                lines: 0,
                words: 0,
                counts: HashMap::new(),
            });
        }
        let Some(chunk) = chunks.last_mut() else {
            continue;
        };
        chunk.lines += 1;
        let names = line.split(|c: char| !(c.is_alphanumeric() || c == '_'));
        for name in names.filter(|name| !name.is_empty()) {
            let (words, hits) = known.entry(name).or_insert_with(|| {
                let words = words_of(name);
                let hits = words.iter().filter_map(|word| asked.get(word).copied());
                (words.len() as u32, hits.collect())
            });
            chunk.words = chunk.words.saturating_add(*words);
            for hit in hits.iter() {
                *chunk.counts.entry(*hit).or_default() += 1;
            }
        }
    }
    chunks
}

fn scored(chunks: &[Chunk]) -> impl Iterator<Item = (f64, &Chunk)> {
    let mut holding: HashMap<u32, u32> = HashMap::new();
    for word in chunks.iter().flat_map(|chunk| chunk.counts.keys()) {
        *holding.entry(*word).or_default() += 1;
    }
    let all = chunks.len() as f64;
    let words: f64 = chunks.iter().map(|chunk| f64::from(chunk.words)).sum();
    let average = (words / all.max(1.0)).max(1.0);
    chunks.iter().map(move |chunk| {
        let long = 1.0 - B + B * f64::from(chunk.words) / average;
        // In a fixed order: sums of floats depend on it.
        let mut counts: Vec<(&u32, &u32)> = chunk.counts.iter().collect();
        counts.sort();
        let parts = counts.into_iter().map(|(word, count)| {
            let holding = f64::from(holding.get(word).copied().unwrap_or(1));
            let rarity = (1.0 + (all - holding + 0.5) / (holding + 0.5)).ln();
            let often = f64::from(*count);
            rarity * often * (K1 + 1.0) / (often + K1 * long)
        });
        (parts.sum(), chunk)
    })
}

/// Whether a file lies in one of some folders, as somebody writes them.
pub fn is_in_folder(path: &RelPath, folders: &HashSet<String>) -> bool {
    let path = path.to_string();
    let mut parts = path.match_indices('/');
    parts.any(|(end, _)| {
        path.get(..end)
            .is_some_and(|folder| folders.contains(folder))
    })
}

#[cfg(test)]
#[path = "retrieve_tests.rs"]
mod tests;
