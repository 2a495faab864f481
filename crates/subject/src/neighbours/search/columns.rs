//! What stands where in the lines of a text: words and numbers by their column, and which columns hold names of the same things.
//!
//! `layer nav` and `key base 0 hold nav` name one thing in two columns: some input has the same word in both. So a line of one input can be
//! told about the names of another.

use std::collections::BTreeMap;
use std::ops::Range;

use super::lines::whole_line;
use super::words::Vocabulary;
use crate::neighbours::random::Random;
use crate::neighbours::reshape_text::runs;

/// Lines that are learned, and how long they may be.
const MOST_LINES: usize = 400;
const MOST_LINE: usize = 256;
/// Different values of one class.
const MOST_VALUES: usize = 64;
/// Later words of a line are in one column: members of a list.
const LAST_COLUMN: usize = 5;

/// A word or a number that may be another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Slot {
    pub range: Range<usize>,
    pub is_number: bool,
    pub class: usize,
}

#[derive(Debug)]
pub(super) struct Line {
    pub text: Vec<u8>,
    pub slots: Vec<Slot>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Nth(usize),
    /// Behind `key=` or `key:`.
    Of(Vec<u8>),
    /// Such a key.
    Key,
}

/// The word that the program knows the line by, if any; the place; and whether numbers stand there.
type Column = (Vec<u8>, Place, bool);

struct Token {
    range: Range<usize>,
    is_number: bool,
    column: Column,
}

/// The lines of some texts.
#[derive(Debug, Default)]
pub(super) struct Columns {
    pub lines: Vec<Line>,
    /// The lines of each text.
    pub texts: Vec<Range<usize>>,
    /// The lines that begin alike.
    pub alike: Vec<Vec<usize>>,
    commands: Vec<Vec<u8>>,
    classes: BTreeMap<Column, usize>,
    values: Vec<Vec<Vec<u8>>>,
}

impl Columns {
    pub(super) fn learn(texts: &[&[u8]], known: &Vocabulary) -> Self {
        let mut own = Self {
            commands: known.words.clone(),
            ..Self::default()
        };
        let mut read: Vec<(Vec<u8>, Vec<Token>)> = Vec::new();
        for text in texts {
            let first = read.len();
            let lines = text.split_inclusive(|byte| *byte == b'\n');
            let lines = lines.filter(|line| !line.trim_ascii().is_empty());
            for line in lines.filter(|line| line.len() <= MOST_LINE) {
                if read.len() < MOST_LINES {
                    let line = whole_line(line);
                    let tokens = own.tokens(&line);
                    read.push((line, tokens));
                }
            }
            own.texts.push(first..read.len());
        }
        own.texts.retain(|lines| !lines.is_empty());
        own.classify(&read);
        let mut alike: BTreeMap<Vec<u8>, Vec<usize>> = BTreeMap::new();
        for (at, (text, tokens)) in read.into_iter().enumerate() {
            alike.entry(own.beginning(&text)).or_default().push(at);
            let slots = own.slots(&tokens);
            for slot in &slots {
                own.add_value(slot.class, text.get(slot.range.clone()));
            }
            own.lines.push(Line { text, slots });
        }
        own.alike = alike.into_values().collect();
        own
    }

    /// A line as these columns have it.
    pub(super) fn line(&self, text: &[u8]) -> Line {
        let slots = self.slots(&self.tokens(text));
        Line {
            text: text.to_vec(),
            slots,
        }
    }

    /// All values that this class has.
    pub(super) fn values(&self, class: usize) -> &[Vec<u8>] {
        self.values.get(class).map_or(&[], Vec::as_slice)
    }

    /// A line that begins as any other line does, each beginning as often as another.
    pub(super) fn pick(&self, random: &mut Random) -> Option<usize> {
        let alike = random.pick(&self.alike)?;
        random.pick(alike).copied()
    }

    /// The command; of other lines their shape, so that `2d` and `14d` begin alike.
    pub(super) fn beginning(&self, line: &[u8]) -> Vec<u8> {
        if let Some(command) = self.command(line) {
            return line.get(command).unwrap_or_default().to_vec();
        }
        let is_digit = |byte: &&u8| !byte.is_ascii_digit();
        let first = line.split(u8::is_ascii_whitespace).next();
        first
            .unwrap_or_default()
            .iter()
            .filter(is_digit)
            .copied()
            .collect()
    }

    /// The first word, if the source knows it.
    fn command(&self, line: &[u8]) -> Option<Range<usize>> {
        let first = words_and_numbers(line).into_iter().next()?;
        let word = line.get(first.clone())?;
        let is_known = self.commands.iter().any(|known| known == word);
        is_known.then_some(first)
    }

    fn tokens(&self, line: &[u8]) -> Vec<Token> {
        let command = self.command(line);
        let head = command.clone().and_then(|range| line.get(range));
        let head = head.unwrap_or_default();
        let mut found: Vec<Token> = Vec::new();
        let mut key: Option<Vec<u8>> = None;
        let mut nth = 0;
        for range in words_and_numbers(line) {
            if Some(&range) == command.as_ref() {
                continue;
            }
            let word = line.get(range.clone()).unwrap_or_default();
            let is_number = word.iter().all(u8::is_ascii_digit);
            let sign = line.get(range.end).filter(|_| !is_number);
            let is_key = sign.is_some_and(|sign| b"=:".contains(sign))
                && line
                    .get(range.end + 1)
                    .is_some_and(|next| !next.is_ascii_whitespace());
            let place = match key.take() {
                _ if is_key => Place::Key,
                Some(key) => Place::Of(key),
                None => Place::Nth(nth),
            };
            if is_key {
                key = Some(word.to_vec());
            } else {
                nth = (nth + 1).min(LAST_COLUMN);
            }
            found.push(Token {
                range,
                is_number,
                column: (head.to_vec(), place, is_number),
            });
        }
        found
    }

    fn slots(&self, tokens: &[Token]) -> Vec<Slot> {
        let slots = tokens.iter().filter_map(|token| {
            Some(Slot {
                range: token.range.clone(),
                is_number: token.is_number,
                class: *self.classes.get(&token.column)?,
            })
        });
        slots.collect()
    }

    /// Columns that share a name are of one class. Numbers are shared by chance.
    fn classify(&mut self, read: &[(Vec<u8>, Vec<Token>)]) {
        let mut holders: BTreeMap<&[u8], usize> = BTreeMap::new();
        let mut joined: Vec<usize> = Vec::new();
        let mut columns: BTreeMap<Column, usize> = BTreeMap::new();
        for (line, tokens) in read {
            for token in tokens {
                let new = columns.len();
                let own = *columns.entry(token.column.clone()).or_insert(new);
                if own == joined.len() {
                    joined.push(own);
                }
                let word = line.get(token.range.clone()).unwrap_or_default();
                if !token.is_number {
                    let other = *holders.entry(word).or_insert(own);
                    let (one, other) = (root(&joined, own), root(&joined, other));
                    if let Some(parent) = joined.get_mut(one.max(other)) {
                        *parent = one.min(other);
                    }
                }
            }
        }
        let rooted = columns
            .into_iter()
            .map(|(column, at)| (column, root(&joined, at)));
        self.classes = rooted.collect();
        self.values = vec![Vec::new(); joined.len()];
    }

    fn add_value(&mut self, class: usize, value: Option<&[u8]>) {
        if let (Some(values), Some(value)) = (self.values.get_mut(class), value)
            && values.len() < MOST_VALUES
            && !values.iter().any(|known| known == value)
        {
            values.push(value.to_vec());
        }
    }
}

/// Parents always have smaller numbers.
fn root(joined: &[usize], mut at: usize) -> usize {
    while let Some(parent) = joined.get(at).filter(|parent| **parent < at) {
        at = *parent;
    }
    at
}

/// Digits before letters are a number of their own: `2ka`.
pub(super) fn words_and_numbers(line: &[u8]) -> Vec<Range<usize>> {
    let all = runs(line, |byte| {
        byte.is_ascii_alphanumeric() || *byte == b'_' || !byte.is_ascii()
    });
    let split = all.into_iter().flat_map(|range| {
        let word = line.get(range.clone()).unwrap_or_default();
        let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let middle = range.start + digits;
        [range.start..middle, middle..range.end]
    });
    split.filter(|range| !range.is_empty()).collect()
}

#[cfg(test)]
#[path = "columns_tests.rs"]
mod tests;
