//! Where functions are declared besides their definitions.

use patchwright_domain::candidate::RelPath;
use patchwright_domain::lines;

use crate::Code;
use crate::spelling::{parentheses, word_offsets};

/// A place outside of functions where a function is declared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prototype {
    pub file: RelPath,
    /// Of the parenthesis that opens its parameters, and of the one that closes them.
    pub open: usize,
    pub close: usize,
}

/// Every prototype of a function's name.
pub fn prototypes(code: &Code, name: &str) -> Vec<Prototype> {
    let mut found = Vec::new();
    for file in code.files() {
        let text = file.text();
        for at in word_offsets(text, name) {
            let Some((open, close)) = parentheses(text, at + name.len()) else {
                continue;
            };
            let ends = text
                .get(close + 1..)
                .is_some_and(|rest| rest.trim_start().starts_with(';'));
            let line = lines::number_at(text.as_bytes(), at);
            if !ends || code.function_at(&file.path, line).is_some() {
                continue;
            }
            let head = text.get(..at).unwrap_or_default();
            let start = head.rfind([';', '}', '#', '/']).map_or(0, |cut| cut + 1);
            let lead = head.get(start..).unwrap_or_default();
            let start = start + lead.len() - lead.trim_start().len();
            // Nothing before the name: a call at file scope, a macro.
            if start < at {
                found.push(Prototype {
                    file: file.path.clone(),
                    open,
                    close,
                });
            }
        }
    }
    found
}
