//! Which functions use a word as a field or call it, read from their text once. Queries over a whole tree come by the
//! thousand, and reading every body for each took minutes on a hundred thousand lines.

use std::collections::HashMap;

use super::file::SourceFile;
use super::function::Function;

#[derive(Debug, Default)]
pub(super) struct WordIndex {
    /// Where each function stands: its file, and its number there.
    places: Vec<(usize, usize)>,
    /// Numbers of places, by a word after `.` or `->`, and by a word before `(`.
    fields: HashMap<String, Vec<u32>>,
    calls: HashMap<String, Vec<u32>>,
}

impl WordIndex {
    pub(super) fn build(files: &[SourceFile]) -> Self {
        let mut index = Self::default();
        for (file_at, file) in files.iter().enumerate() {
            for (function_at, function) in file.functions().iter().enumerate() {
                let Ok(number) = u32::try_from(index.places.len()) else {
                    return index;
                };
                index.places.push((file_at, function_at));
                index.take(function.body_text(), number);
            }
        }
        index
    }

    fn take(&mut self, text: &str, number: u32) {
        let mut before = "";
        let mut rest = text;
        while let Some(start) = rest.find(is_letter) {
            let (gap, from) = rest.split_at(start);
            let end = from.find(|c| !is_letter(c)).unwrap_or(from.len());
            let (word, after) = from.split_at(end);
            let gap = if gap.trim().is_empty() { before } else { gap };
            let reached = gap.trim_end();
            if reached.ends_with('.') || reached.ends_with("->") {
                note(&mut self.fields, word, number);
            }
            // A cast or a parenthesis may stand between: `(*p->f)(x)`, `(f)(x)`.
            let next = after.trim_start_matches(|c: char| c.is_whitespace() || c == ')');
            if next.starts_with('(') {
                note(&mut self.calls, word, number);
            }
            before = gap;
            rest = after;
        }
    }

    pub(super) fn with_field<'c>(&self, files: &'c [SourceFile], word: &str) -> Vec<&'c Function> {
        self.functions(files, self.fields.get(word))
    }

    pub(super) fn with_call<'c>(&self, files: &'c [SourceFile], word: &str) -> Vec<&'c Function> {
        self.functions(files, self.calls.get(word))
    }

    pub(super) fn is_field(&self, word: &str) -> bool {
        self.fields.contains_key(word)
    }

    fn functions<'c>(
        &self,
        files: &'c [SourceFile],
        numbers: Option<&Vec<u32>>,
    ) -> Vec<&'c Function> {
        let place = |number: &u32| self.places.get(*number as usize);
        let function = |(file, at): &(usize, usize)| files.get(*file)?.functions().get(*at);
        let numbers = numbers.into_iter().flatten();
        numbers.filter_map(place).filter_map(function).collect()
    }
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Functions are indexed one after the other: a word is recorded once for each.
fn note(words: &mut HashMap<String, Vec<u32>>, word: &str, number: u32) {
    match words.get_mut(word) {
        Some(numbers) if numbers.last() == Some(&number) => {}
        Some(numbers) => numbers.push(number),
        None => {
            words.insert(word.to_owned(), vec![number]);
        }
    }
}
