//! Prompts are text files with placeholders, `{{name}}`. Rendering is strict: a placeholder without a value and a value
//! without a placeholder are errors, and inserted text is never searched for placeholders.

use std::path::Path;

use thiserror::Error;

/// How fenced text is to be treated.
pub(crate) const DATA_RULE: &str = include_str!("../prompts/facts/data-rule.md");

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PromptError {
    #[error("nothing is given for `{0}`")]
    Missing(String),
    #[error("there is no place for `{0}`")]
    Unknown(String),
    #[error("a place is not closed: `{0}`")]
    Unclosed(String),
}

/// The template with every placeholder replaced by its value. Words of a language ([`crate::language_words`]) must be in it already.
pub(crate) fn render(template: &str, values: &[(&str, &str)]) -> Result<String, PromptError> {
    if let Some((_, word)) = template.split_once("[[") {
        return Err(PromptError::Missing(first_line(word)));
    }
    let mut text = String::new();
    let mut used = vec![false; values.len()];
    let mut rest = template;
    while let Some((before, behind)) = rest.split_once("{{") {
        let Some((name, after)) = behind.split_once("}}") else {
            return Err(PromptError::Unclosed(first_line(behind)));
        };
        let at = values.iter().position(|(known, _)| *known == name);
        let value = at.and_then(|at| {
            *used.get_mut(at)? = true;
            values.get(at)
        });
        let Some((_, value)) = value else {
            return Err(PromptError::Missing(first_line(name)));
        };
        text += before;
        text += value;
        rest = after;
    }
    let unused = values.iter().zip(&used).find(|(_, used)| !**used);
    match unused {
        Some(((name, _), _)) => Err(PromptError::Unknown((*name).to_owned())),
        None => Ok(text + rest),
    }
}

/// Whether a template has a placeholder for a value.
pub(crate) fn has_place(template: &str, name: &str) -> bool {
    template.contains(&format!("{{{{{name}}}}}"))
}

/// Fences foreign text as data, limited to `most` bytes.
pub(crate) fn fence(what: &str, text: &str, most: usize) -> String {
    match bounded(text, most) {
        (text, 0) => patchwright_agent::fence(what, text),
        (text, cut) => {
            let text = format!("{text}\n… {cut} more bytes were cut");
            patchwright_agent::fence(what, &text)
        }
    }
}

/// Removes the source's folder from the output of compilers, tests and programs: the path is private to the user, and
/// tools know files by their path from the root.
pub(crate) fn relative(text: &str, root: &Path) -> String {
    let root = root.display().to_string();
    let root = root.trim_end_matches('/');
    if root.is_empty() {
        return text.to_owned();
    }
    let of_path = |letter: char| letter.is_alphanumeric() || "_-./".contains(letter);
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(root) {
        let (before, found) = rest.split_at(at);
        let behind = found.get(root.len()..).unwrap_or_default();
        plain += before;
        // `lib/src` does not refer to `/src`, but `-I/src` does.
        let word = plain.rsplit(|c| !of_path(c)).next().unwrap_or_default();
        let part_of_other = !word.is_empty() && !word.starts_with('-');
        rest = match (part_of_other, behind.strip_prefix('/')) {
            (false, Some(below)) => below,
            (false, None) if !behind.starts_with(of_path) => {
                plain.push('.');
                behind
            }
            (_, _) => {
                plain += root;
                behind
            }
        };
    }
    plain + rest
}

/// The beginning of a text, cut at the end of a line, and how many bytes are left out.
pub(crate) fn bounded(text: &str, most: usize) -> (&str, usize) {
    if text.len() <= most {
        return (text, 0);
    }
    let end = (0..=most)
        .rev()
        .find(|end| text.is_char_boundary(*end))
        .unwrap_or(0);
    let kept = text.get(..end).unwrap_or_default();
    let kept = kept.rsplit_once('\n').map_or(kept, |(lines, _)| lines);
    (kept, text.len() - kept.len())
}

fn first_line(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    line.chars().take(60).collect()
}

#[cfg(test)]
#[path = "prompt_tests.rs"]
mod tests;
