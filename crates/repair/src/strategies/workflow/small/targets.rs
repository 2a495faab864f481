//! What a model is asked to change, most promising first: a line of each ranked place and of each frame, then whole functions.

use patchwright_code::{MappedFile, Placed};

use super::Form;
use crate::error::RepairError;
use crate::strategies::workflow::Round;
use crate::strategies::workflow::gather::{Link, gather};

/// The function to change.
#[derive(Clone)]
pub(super) struct Target<'m> {
    pub placed: Placed<'m>,
    /// The line that matters in it.
    pub line: Option<u32>,
    /// Why it is chosen, in the words of the analysis.
    pub why: Option<String>,
}

impl Target<'_> {
    fn is_in_function_of(&self, other: &Target<'_>) -> bool {
        let (one, other) = (self.placed, other.placed);
        one.file.path == other.file.path && one.element.span == other.element.span
    }
}

/// What to ask for, in turn. Each line and each function comes once.
pub(super) fn questions<'m>(round: &'m Round<'_>) -> Result<Vec<(Target<'m>, Form)>, RepairError> {
    let all = targets(round)?;
    let mut lines: Vec<Target<'m>> = Vec::new();
    let mut functions: Vec<Target<'m>> = Vec::new();
    for target in all {
        if !functions.iter().any(|one| one.is_in_function_of(&target)) {
            functions.push(target.clone());
        }
        let statement = target.line.and_then(|line| statement(target.placed, line));
        let same = |one: &Target<'_>| one.line == statement && one.is_in_function_of(&target);
        if statement.is_some() && !lines.iter().any(same) {
            lines.push(Target {
                line: statement,
                ..target
            });
        }
    }
    let lines = lines.into_iter().map(|one| (one, Form::Line));
    let functions = functions.into_iter().map(|one| (one, Form::Function));
    Ok(lines.chain(functions).collect())
}

/// The ranked places, then the frames, as far as their files may be changed.
fn targets<'m>(round: &'m Round<'_>) -> Result<Vec<Target<'m>>, RepairError> {
    let map = round.facts.map()?;
    let scene = round.ctx.scene();
    let mut targets: Vec<Target<'m>> = Vec::new();
    for place in &round.derived.places {
        let at = &place.at;
        let file = at.file.as_deref().and_then(|file| map.file_meant(file));
        let Some((file, line)) = file.zip(at.line) else {
            continue;
        };
        if let Some(element) = file.function_at(line) {
            targets.push(Target {
                placed: Placed { file, element },
                line: Some(line),
                why: Some(place.place.clone()),
            });
        }
    }
    let reports: Vec<_> = scene.judge.pocs().iter().map(|poc| &poc.report).collect();
    let project = scene.subject.project();
    for one in gather(map, &reports, &project, round.facts.introduced()?) {
        if one.link <= Link::Introduced {
            targets.push(Target {
                placed: one.placed,
                line: one.line,
                why: None,
            });
        }
    }
    let mut allowed = Vec::new();
    for target in targets {
        if scene.judge.may_touch(&target.placed.file.path)? {
            allowed.push(target);
        }
    }
    Ok(allowed)
}

/// Where the statement begins that a line is part of, if a check can stand before it: not the body of an `if` without braces,
/// not the second line of a call.
fn statement(placed: Placed<'_>, line: u32) -> Option<u32> {
    let Placed { file, element } = placed;
    let body = element.body?;
    let within = (body.line + 1)..body.end_line;
    let mut line = line.max(within.start);
    while within.contains(&line) && file.line(line).trim().is_empty() {
        line += 1;
    }
    while line > within.start && !ends_statement(file, line - 1) {
        line -= 1;
    }
    (within.contains(&line) && !file.line(line).trim().is_empty()).then_some(line)
}

/// Whether what stands behind a line is a statement of its own.
fn ends_statement(file: &MappedFile, line: u32) -> bool {
    let text = file.line(line);
    let code = text.split("//").next().unwrap_or_default();
    let code = match code.rfind("/*") {
        Some(at) if code.trim_end().ends_with("*/") => code.get(..at).unwrap_or_default(),
        Some(_) | None => code,
    };
    let code = code.trim();
    code.is_empty() || code.starts_with('#') || code.ends_with([';', '{', '}', ':'])
}
