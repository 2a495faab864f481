//! Which files the server has, and with which text, so that nothing is sent twice.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use patchwright_domain::candidate::RelPath;

use super::question::Texts;

/// The server keeps a syntax tree of each open file in memory.
const MOST_OPEN: usize = 12;

#[derive(Debug, Default)]
pub(super) struct Documents {
    open: BTreeMap<RelPath, Document>,
    /// The view that all texts belong to; views count from 1.
    view: u64,
    clock: u64,
}

#[derive(Debug)]
struct Document {
    version: u64,
    hash: u64,
    last_used: u64,
    /// Number of pending queries about it.
    asked_about: usize,
}

/// A notification to send to the server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum DocumentNotice {
    Open(RelPath),
    Change { file: RelPath, version: u64 },
    Close(RelPath),
}

impl Documents {
    /// Makes sure that the server has `file` and all of `changed` with the texts of this view. The file stays open
    /// until it has been released as often as it was opened.
    pub(super) fn show(
        &mut self,
        view: u64,
        file: &RelPath,
        changed: &BTreeSet<RelPath>,
        texts: Texts<'_>,
    ) -> Vec<DocumentNotice> {
        let mut told = Vec::new();
        if view != self.view {
            self.view = view;
            told.extend(self.turn(texts));
            told.extend(changed.iter().filter_map(|file| self.open(file, texts)));
        }
        told.extend(self.open(file, texts));
        self.clock += 1;
        if let Some(document) = self.open.get_mut(file) {
            document.last_used = self.clock;
            document.asked_about += 1;
        }
        told.extend(self.close_surplus(changed));
        told
    }

    pub(super) fn put_away(&mut self, file: &RelPath) {
        if let Some(document) = self.open.get_mut(file) {
            document.asked_about = document.asked_about.saturating_sub(1);
        }
    }

    fn open(&mut self, file: &RelPath, texts: Texts<'_>) -> Option<DocumentNotice> {
        if self.open.contains_key(file) {
            return None;
        }
        let document = Document {
            version: 1,
            hash: hash(texts(file)?),
            last_used: self.clock,
            asked_about: 0,
        };
        self.open.insert(file.clone(), document);
        Some(DocumentNotice::Open(file.clone()))
    }

    /// Also sends files that are equal to those on disk again: if they were closed, the server's index would keep
    /// the old text.
    fn turn(&mut self, texts: Texts<'_>) -> Vec<DocumentNotice> {
        let mut told = Vec::new();
        for (file, document) in &mut self.open {
            let now = texts(file).map(hash);
            if now == Some(document.hash) {
                continue;
            }
            match now {
                Some(now) => {
                    document.hash = now;
                    document.version += 1;
                    told.push(DocumentNotice::Change {
                        file: file.clone(),
                        version: document.version,
                    });
                }
                None => told.push(DocumentNotice::Close(file.clone())),
            }
        }
        for one in &told {
            if let DocumentNotice::Close(file) = one {
                self.open.remove(file);
            }
        }
        told
    }

    fn close_surplus(&mut self, changed: &BTreeSet<RelPath>) -> Vec<DocumentNotice> {
        let unchanged = self.open.iter().filter(|(file, _)| !changed.contains(file));
        let surplus = unchanged.clone().count().saturating_sub(MOST_OPEN);
        let spare = unchanged.filter(|(_, document)| document.asked_about == 0);
        let mut spare: Vec<(u64, RelPath)> = spare
            .map(|(file, document)| (document.last_used, file.clone()))
            .collect();
        spare.sort();
        let closed = spare.into_iter().take(surplus).map(|(_, file)| file);
        closed
            .map(|file| {
                self.open.remove(&file);
                DocumentNotice::Close(file)
            })
            .collect()
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
#[path = "documents_tests.rs"]
mod tests;
