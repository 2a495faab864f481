//! Places as models write them: `src/load.c:88: add the check`.

use patchwright_code::CodeMap;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::report::Location;

use crate::candidates::Scene;
use crate::error::RepairError;
use crate::prompt::relative;

const MOST_CHOICES: usize = 6;

/// A parsed place, and the text after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Written<'t> {
    pub path: &'t str,
    pub line: u32,
    pub words: &'t str,
}

/// `None` if the text does not begin with a path and a line.
pub(super) fn written(text: &str) -> Option<Written<'_>> {
    let around = |letter: char| letter.is_whitespace() || "`'\"*-([".contains(letter);
    let text = text.trim_start_matches(around);
    let end = text.find(|letter: char| letter == ':' || letter.is_whitespace())?;
    let (path, rest) = text.split_at(end);
    let rest = rest.trim_start_matches([':', ' ', ',']);
    let rest = ["lines ", "line ", "L", "#L"]
        .iter()
        .find_map(|word| rest.strip_prefix(word))
        .unwrap_or(rest);
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, behind) = rest.split_at(digits);
    let line = number.parse().ok().filter(|line| *line > 0)?;
    // `88-93` and `88:5` are a place at line 88.
    let behind = behind.trim_start_matches(|c: char| c.is_ascii_digit() || "-–:".contains(c));
    let words = behind
        .trim_start_matches(|c: char| c.is_whitespace() || "`'\":-–—)],".contains(c))
        .trim_end();
    // A bracket around everything was opened before the path.
    let unopened = words.matches(')').count() > words.matches('(').count();
    let words = words
        .strip_suffix(')')
        .filter(|_| unopened)
        .unwrap_or(words);
    let path = path.trim_matches('`');
    (!path.is_empty()).then_some(Written { path, line, words })
}

/// Looks the place up in the source; the error says what is wrong with it.
pub(super) fn find(
    scene: &Scene<'_>,
    written: &Written<'_>,
) -> Result<Result<(RelPath, Location), String>, RepairError> {
    let sources = scene.judge.sources();
    let below = relative(written.path, &scene.subject.case.source);
    let below = below.trim_start_matches("./");
    let paths = sources.paths();
    let fits = |path: &&RelPath| {
        let path = path.to_string();
        path == below || path.ends_with(&format!("/{below}"))
    };
    let exact = paths.iter().find(|path| path.to_string() == below);
    let fitting: Vec<&RelPath> = match exact {
        Some(exact) => vec![exact],
        None => paths.iter().filter(fits).collect(),
    };
    let path = match fitting.as_slice() {
        [only] => (*only).clone(),
        [] => return Ok(Err(format!("there is no source file `{below}`"))),
        several => {
            let shown = several.iter().take(MOST_CHOICES);
            let shown: Vec<String> = shown.map(ToString::to_string).collect();
            return Ok(Err(format!("`{below}` may be {}", shown.join(", "))));
        }
    };
    let content = sources.read(&path)?;
    let map = CodeMap::read([(path.clone(), content)]);
    let Some(file) = map.file(&path) else {
        return Ok(Err(format!("`{path}` is no source that can be read")));
    };
    if written.line > file.lines() {
        let (line, lines) = (written.line, file.lines());
        return Ok(Err(format!(
            "`{path}` has {lines} lines, and no line {line}"
        )));
    }
    let function = file.function_at(written.line);
    let place = Location {
        function: function.map(|element| element.name.clone()),
        file: Some(path.to_string()),
        line: Some(written.line),
        column: None,
    };
    Ok(Ok((path, place)))
}

#[cfg(test)]
#[path = "place_tests.rs"]
mod tests;
