//! The function of the tree that a rewritten one takes the place of.

use patchwright_code::{CodeMap, Placed};
use patchwright_domain::candidate::RelPath;

use super::answer::Written;
use crate::error::EditError;
use crate::lines::{self, Line};
use crate::normal::normal_form;
use crate::patch::PathText;
use crate::path;

/// How many similar names an error lists.
const SHOWN_NAMES: usize = 5;

/// Where a function of the tree stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    pub path: RelPath,
    name: String,
    /// Bytes of the file.
    start: usize,
    end: usize,
    /// Lines of the file, from 1.
    from: usize,
    to: usize,
}

/// The only function that is meant. The path decides between several of one name, then the head.
pub fn find(map: &CodeMap, written: &Written, path: Option<&PathText>) -> Result<Known, EditError> {
    let all = map.named(&written.name);
    let mut fitting: Vec<Placed<'_>> = all
        .into_iter()
        .filter(|one| one.element.is_function() && one.is_definition())
        .filter(|one| one.element.body.is_some())
        .collect();
    if fitting.is_empty() {
        let nearest = map.names_like(&written.name, SHOWN_NAMES);
        return Err(EditError::NoSuchFunction {
            at: written.at,
            name: written.name.clone(),
            nearest: nearest.into_iter().map(str::to_owned).collect(),
        });
    }
    let file = path.and_then(|path| map.file_meant(&path::shown(path)));
    if let Some(file) = file {
        narrow(&mut fitting, |one| one.file.path == file.path);
    }
    narrow(&mut fitting, |one| has_head(one, written));
    match fitting.as_slice() {
        [one] => Ok(known(one)),
        _ => Err(EditError::AmbiguousFunction {
            at: written.at,
            name: written.name.clone(),
            places: fitting
                .iter()
                .map(|one| format!("{}:{}", one.file.path, one.element.span.line))
                .collect(),
        }),
    }
}

/// Keeps those that fit, if any does.
fn narrow(all: &mut Vec<Placed<'_>>, fits: impl Fn(&Placed<'_>) -> bool) {
    if all.len() > 1 && all.iter().any(&fits) {
        all.retain(fits);
    }
}

fn has_head(one: &Placed<'_>, written: &Written) -> bool {
    let span = one.element.span;
    let whole = one.file.slice(span).as_bytes();
    let body = one.element.body.map_or(span.end, |body| body.start);
    let head = whole.get(..body.saturating_sub(span.start));
    let path = &one.file.path;
    normal_form(path, head.unwrap_or(whole)) == normal_form(path, &written.head)
}

fn known(one: &Placed<'_>) -> Known {
    let span = one.element.span;
    Known {
        path: one.file.path.clone(),
        name: one.element.qualified.clone(),
        start: span.start,
        end: span.end,
        from: span.line as usize,
        to: span.end_line as usize,
    }
}

impl Known {
    /// From 1.
    pub fn first_line(&self) -> usize {
        self.from
    }

    pub fn text<'c>(&self, content: &'c [u8]) -> &'c [u8] {
        content.get(self.start..self.end).unwrap_or_default()
    }

    /// Its lines, which must hold nothing else.
    pub fn lines<'c>(&self, content: &'c [u8]) -> Result<Vec<Line<'c>>, EditError> {
        let all = lines::split(content);
        let own = all.get(self.from - 1..self.to).unwrap_or_default().to_vec();
        let code = |bytes: &[u8]| bytes.iter().filter(|b| !b.is_ascii_whitespace()).count();
        let on_lines: usize = own.iter().map(|line| code(line.text)).sum();
        match on_lines == code(self.text(content)) && on_lines > 0 {
            true => Ok(own),
            false => Err(EditError::SharedLine {
                path: self.path.clone(),
                name: self.name.clone(),
            }),
        }
    }
}
