//! Indentation of additions. A model that quotes a file's tabs as spaces writes its additions so too; the
//! quoted lines show how to translate them back.

use std::cell::Cell;
use std::collections::BTreeMap;

use crate::patch::HunkLine;
use crate::place::{Fit, Target};

/// Indentation as the hunk writes it, and as the file does.
#[derive(Default)]
pub struct Indents {
    known: BTreeMap<Vec<u8>, Vec<u8>>,
    changed: Cell<usize>,
}

impl Indents {
    /// Learns from lines that differ in nothing but white space. After one contradiction nothing is translated.
    pub fn learn(pairs: &[(&HunkLine, &Fit)], target: &Target<'_>) -> Self {
        let mut known: BTreeMap<Vec<u8>, Vec<u8>> = BTreeMap::new();
        for (quoted, fit) in pairs {
            let (Fit::Exact(line) | Fit::Whitespace(line)) = fit else {
                continue;
            };
            let Some(real) = target.lines.get(*line) else {
                continue;
            };
            if quoted.text.trim_ascii().is_empty() {
                continue;
            }
            let (from, to) = (indent(&quoted.text), indent(real.text));
            match known.insert(from.to_vec(), to.to_vec()) {
                Some(other) if other != to => return Self::default(),
                Some(_) | None => {}
            }
        }
        if target.dialect.is_none() || known.iter().all(|(from, to)| from == to) {
            return Self::default();
        }
        Self {
            known,
            changed: Cell::new(0),
        }
    }

    /// The text with the file's indentation; what goes deeper than any quoted line keeps the rest as written.
    pub fn apply(&self, text: &[u8]) -> Vec<u8> {
        let own = indent(text);
        let deepest = self.known.iter().filter(|(from, _)| own.starts_with(from));
        let Some((from, to)) = deepest.max_by_key(|(from, _)| from.len()) else {
            return text.to_vec();
        };
        let mut out = to.clone();
        out.extend(self.deeper(own.get(from.len()..).unwrap_or_default()));
        out.extend_from_slice(text.get(own.len()..).unwrap_or_default());
        if out != text {
            self.changed.set(self.changed.get() + 1);
        }
        out
    }

    /// How many lines were changed so far.
    pub fn changed(&self) -> usize {
        self.changed.get()
    }

    /// Spaces beyond what is known become tabs where the known lines show how many spaces a tab is.
    fn deeper(&self, rest: &[u8]) -> Vec<u8> {
        let width = self.known.iter().find_map(|(from, to)| {
            let tabs = to.len();
            let spaces = from.iter().all(|&b| b == b' ') && to.iter().all(|&b| b == b'\t');
            (spaces && tabs > 0 && from.len().is_multiple_of(tabs)).then(|| from.len() / tabs)
        });
        match width {
            Some(width)
                if width > 1
                    && rest.len().is_multiple_of(width)
                    && rest.iter().all(|&b| b == b' ') =>
            {
                vec![b'\t'; rest.len() / width]
            }
            Some(_) | None => rest.to_vec(),
        }
    }
}

fn indent(text: &[u8]) -> &[u8] {
    let end = text
        .iter()
        .position(|b| !matches!(b, b' ' | b'\t'))
        .unwrap_or(text.len());
    text.get(..end).unwrap_or_default()
}
