//! The text of function heads: definitions and the prototypes that must change with them.

use patchwright_code::{Code, Function};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::lines;

use crate::proposal::TextEdit;

/// A place outside of functions where a function is declared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Prototype {
    pub file: RelPath,
    /// Of the parenthesis that opens its parameters, and of the one that closes them.
    pub open: usize,
    pub close: usize,
}

/// Every prototype of a function's name.
pub(crate) fn prototypes(code: &Code, name: &str) -> Vec<Prototype> {
    let mut found = Vec::new();
    for file in code.files() {
        let text = file.text();
        for at in words(text, name) {
            let Some((open, close)) = parentheses(text, at + name.len()) else {
                continue;
            };
            let ends = text
                .get(close + 1..)
                .is_some_and(|rest| rest.trim_start().starts_with(';'));
            let line = line_of(text, at);
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

/// One more parameter for a function and its prototypes.
pub(crate) fn with_parameter(
    code: &Code,
    function: &Function,
    parameter: &str,
) -> Option<Vec<TextEdit>> {
    let file = code.file(&function.head.file)?;
    let head = file.text().get(..function.head.body.start)?;
    let from = function.head.span.start;
    let name = words(head.get(from..)?, &function.head.name).last()? + from;
    let (open, close) = parentheses(file.text(), name + function.head.name.len())?;
    // A definition with the types behind the names has no place for one.
    let tail = file.text().get(close + 1..function.head.body.start)?.trim();
    if tail.contains(';') {
        return None;
    }
    let mut edits = vec![added(
        file.text(),
        &function.head.file,
        open,
        close,
        parameter,
    )];
    for prototype in prototypes(code, &function.head.name) {
        let text = code.file(&prototype.file)?.text();
        edits.push(added(
            text,
            &prototype.file,
            prototype.open,
            prototype.close,
            parameter,
        ));
    }
    Some(edits)
}

/// Offsets at which a word stands by itself.
pub(crate) fn words<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    let is_word = |byte: Option<&u8>| byte.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
    let bytes = text.as_bytes();
    text.match_indices(word)
        .map(|(at, _)| at)
        .filter(move |at| {
            let before = at.checked_sub(1).and_then(|i| bytes.get(i));
            !is_word(before) && !is_word(bytes.get(at + word.len()))
        })
}

fn added(text: &str, file: &RelPath, open: usize, close: usize, parameter: &str) -> TextEdit {
    let inside = text.get(open + 1..close).unwrap_or_default().trim();
    if inside.is_empty() || inside == "void" {
        return TextEdit {
            file: file.clone(),
            start: open + 1,
            end: close,
            text: parameter.to_owned(),
        };
    }
    TextEdit {
        file: file.clone(),
        start: close,
        end: close,
        text: format!(", {parameter}"),
    }
}

/// The parentheses that open behind an offset, white space apart.
pub(crate) fn parentheses(text: &str, at: usize) -> Option<(usize, usize)> {
    let rest = text.get(at..)?;
    let open = at + rest.len() - rest.trim_start().len();
    let mut depth = 0usize;
    for (i, byte) in text.as_bytes().iter().enumerate().skip(open) {
        match byte {
            b'(' => depth += 1,
            b')' if depth == 1 => return Some((open, i)),
            b')' => depth -= 1,
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

fn line_of(text: &str, at: usize) -> u32 {
    lines::number_at(text.as_bytes(), at)
}
