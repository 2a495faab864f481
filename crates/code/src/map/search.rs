//! Search by words, however the code spells them: file, element, lines.

use std::collections::HashMap;

use patchwright_domain::candidate::RelPath;
use patchwright_domain::lines;

use super::{CodeMap, MappedFile, words_of};

/// Words of a query; longer ones are cut.
const MOST_WORDS: usize = 12;
/// Lines shown of one element.
const LINES_OF_ELEMENT: usize = 6;
/// The bit of a line that contains the query verbatim.
const VERBATIM: u32 = 1 << 31;
/// The bit of a line that contains the query as a whole name.
const WHOLE: u32 = 1 << 30;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hits {
    /// The words that were looked for.
    pub words: Vec<String>,
    /// Best first.
    pub files: Vec<FileHits>,
    /// Lines that match, including those not returned.
    pub lines: usize,
    pub given: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileHits {
    pub path: RelPath,
    pub elements: Vec<ElementHits>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ElementHits {
    /// Kind and qualified name; nothing for lines outside of all elements.
    pub element: Option<String>,
    /// How many of the words it holds.
    pub words: u32,
    pub lines: Vec<u32>,
}

struct Group<'m> {
    file: &'m MappedFile,
    element: Option<usize>,
    mask: u32,
    lines: Vec<(u32, u32)>,
}

impl CodeMap {
    /// The elements that contain most of the words of `question`, with at most `most` of their lines. If it is a name of
    /// several words that occurs as it is, only those lines match.
    pub fn search(&self, question: &str, only: &dyn Fn(&RelPath) -> bool, most: usize) -> Hits {
        let mut words = words_of(question);
        let mut known = std::collections::HashSet::new();
        words.retain(|word| known.insert(word.clone()));
        words.truncate(MOST_WORDS);
        let asked = question.trim().trim_end_matches("()");
        let mut groups = Vec::new();
        for file in self.files.iter().filter(|file| only(&file.path)) {
            groups.extend(groups_of(file, &words, asked));
        }
        if groups.iter().any(|group| group.mask & WHOLE != 0) {
            for group in &mut groups {
                group.lines.retain(|(_, mask)| mask & WHOLE != 0);
            }
            groups.retain(|group| !group.lines.is_empty());
        }
        let lines = groups.iter().map(|group| group.lines.len()).sum();
        let best = groups
            .iter()
            .map(|group| covered(group.mask))
            .max()
            .unwrap_or(0);
        groups.retain(|group| covered(group.mask) * 2 >= best);
        groups.sort_by_key(|group| {
            let verbatim = group.mask & VERBATIM == 0;
            let together = group.lines.iter().map(|(_, mask)| covered(*mask)).max();
            let together = u32::MAX - together.unwrap_or(0);
            (
                verbatim,
                u32::MAX - covered(group.mask),
                together,
                group.element.is_none(),
                usize::MAX - group.lines.len(),
            )
        });
        let files = given(groups, most);
        let count = |file: &FileHits| {
            file.elements
                .iter()
                .map(|one| one.lines.len())
                .sum::<usize>()
        };
        Hits {
            given: files.iter().map(count).sum(),
            words,
            files,
            lines,
        }
    }
}

fn covered(mask: u32) -> u32 {
    (mask & !(VERBATIM | WHOLE)).count_ones()
}

fn groups_of<'m>(file: &'m MappedFile, words: &[String], asked: &str) -> Vec<Group<'m>> {
    let hits = hits_of(file, words, asked);
    if hits.is_empty() {
        return Vec::new();
    }
    let owners = owners(file);
    let mut groups: Vec<Group<'m>> = Vec::new();
    for (line, mask) in hits {
        let element = owners.get(line as usize).copied().flatten();
        match groups
            .iter_mut()
            .rev()
            .find(|group| group.element == element)
        {
            Some(group) => {
                group.mask |= mask;
                group.lines.push((line, mask));
            }
            None => groups.push(Group {
                file,
                element,
                mask,
                lines: vec![(line, mask)],
            }),
        }
    }
    groups
}

/// For each line, from 0, the innermost element on it.
fn owners(file: &MappedFile) -> Vec<Option<usize>> {
    let mut owners = vec![None; file.lines() as usize + 2];
    // Inner ones come after those around them.
    for (at, element) in file.elements.iter().enumerate() {
        let lines = element.span.line as usize..=element.span.end_line as usize;
        for owner in owners.get_mut(lines).unwrap_or_default() {
            *owner = Some(at);
        }
    }
    owners
}

/// Each line with a word, and which words it contains.
fn hits_of(file: &MappedFile, words: &[String], asked: &str) -> Vec<(u32, u32)> {
    let mut known: HashMap<&str, u32> = HashMap::new();
    let mut hits = Vec::new();
    let is_name = words.len() > 1 && !asked.contains(char::is_whitespace);
    let small = asked.to_lowercase();
    let text = lines::with_newlines(file.text());
    for (index, line) in text.lines().enumerate() {
        let names = line.split(|c: char| !is_of_name(c));
        let mut mask = 0;
        for name in names.filter(|name| !name.is_empty()) {
            mask |= *known.entry(name).or_insert_with(|| mask_of(name, words));
        }
        if mask != 0 {
            if asked.len() > 3 && line.to_lowercase().contains(&small) {
                mask |= VERBATIM;
            }
            if is_name && has_name(line, asked) {
                mask |= WHOLE;
            }
            hits.push((index as u32 + 1, mask));
        }
    }
    hits
}

fn has_name(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        let (before, rest) = line.split_at(at);
        let behind = rest.get(name.len()..).unwrap_or_default();
        !before.ends_with(is_of_name) && !behind.starts_with(is_of_name)
    })
}

fn is_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn mask_of(name: &str, words: &[String]) -> u32 {
    let parts = words_of(name);
    let mut mask = 0;
    for (bit, word) in words.iter().enumerate() {
        // `len` also matches `length`, `config` matches `configure`.
        let holds =
            |part: &String| part == word || (word.len() > 2 && part.starts_with(word.as_str()));
        if parts.iter().any(holds) {
            mask |= 1 << bit;
        }
    }
    mask
}

fn given(groups: Vec<Group<'_>>, most: usize) -> Vec<FileHits> {
    let mut files: Vec<FileHits> = Vec::new();
    let mut left = most;
    for mut group in groups {
        if left == 0 {
            break;
        }
        group
            .lines
            .sort_by_key(|(line, mask)| (u32::MAX - mask.count_ones(), *line));
        group.lines.truncate(LINES_OF_ELEMENT.min(left));
        left -= group.lines.len();
        let mut lines: Vec<u32> = group.lines.iter().map(|(line, _)| *line).collect();
        lines.sort_unstable();
        let element = group.element.and_then(|at| group.file.elements.get(at));
        let hits = ElementHits {
            element: element.map(|one| format!("{} {}", one.kind.word(), one.qualified)),
            words: covered(group.mask),
            lines,
        };
        match files.iter_mut().find(|file| file.path == group.file.path) {
            Some(file) => file.elements.push(hits),
            None => files.push(FileHits {
                path: group.file.path.clone(),
                elements: vec![hits],
            }),
        }
    }
    files
}
