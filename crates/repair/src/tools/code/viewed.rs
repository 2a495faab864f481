//! What the caller has seen of the source, newest last: a symbol it asks for is most likely there.

use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;

/// The caller forgets older ones too.
const KEPT: usize = 64;

#[derive(Debug, Default)]
pub(super) struct Viewed {
    snippets: Vec<Snippet>,
    /// What was shown since the fork was made; unused if this is not a fork.
    news: Vec<Snippet>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Snippet {
    pub file: RelPath,
    pub from: u32,
    pub to: u32,
}

/// The position of a name: the line from 1, the column in bytes from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Spot {
    pub file: RelPath,
    pub line: u32,
    pub column: u32,
}

impl Viewed {
    pub fn note(&mut self, snippet: Snippet) {
        keep(&mut self.news, snippet.clone());
        keep(&mut self.snippets, snippet);
    }

    pub fn fork(&self) -> Self {
        Self {
            snippets: self.snippets.clone(),
            news: Vec::new(),
        }
    }

    pub fn join(&mut self, fork: Self) {
        fork.news.into_iter().for_each(|one| self.note(one));
    }

    pub fn shows(&self, file: &RelPath, line: u32) -> bool {
        let has = |one: &Snippet| one.file == *file && one.from <= line && line <= one.to;
        self.snippets.iter().any(has)
    }

    /// The mention of a symbol that was most likely meant: in the newest snippet that has one, preferring snippets
    /// of the named file, the mention nearest to the line. Files outside of the build come last.
    pub fn nearest(
        &self,
        map: &CodeMap,
        symbol: &str,
        file: Option<&RelPath>,
        line: Option<u32>,
    ) -> Option<Spot> {
        let outside = |one: &Snippet| map.file(&one.file).is_some_and(|file| file.outside_build);
        let mut snippets: Vec<&Snippet> = self.snippets.iter().rev().collect();
        snippets.sort_by_key(|one| (Some(&one.file) != file, outside(one)));
        snippets.into_iter().find_map(|snippet| {
            let mentions = mentions(map, snippet, symbol);
            let distance = |spot: &Spot| line.map_or(0, |line| spot.line.abs_diff(line));
            mentions.into_iter().min_by_key(distance)
        })
    }
}

fn keep(snippets: &mut Vec<Snippet>, newest: Snippet) {
    snippets.retain(|one| *one != newest);
    if snippets.len() >= KEPT {
        snippets.remove(0);
    }
    snippets.push(newest);
}

fn mentions(map: &CodeMap, snippet: &Snippet, symbol: &str) -> Vec<Spot> {
    let Some(file) = map.file(&snippet.file) else {
        return Vec::new();
    };
    let spots = (snippet.from..=snippet.to).flat_map(|line| {
        let columns = file.columns_of(line, symbol).into_iter();
        columns.map(move |column| (line, column))
    });
    spots
        .map(|(line, column)| Spot {
            file: snippet.file.clone(),
            line,
            column,
        })
        .collect()
}
