//! What a model is asked to change, most promising first: a line of each ranked place and of each frame, then whole functions.

use patchwright_code::lex::{Dialect, Token, code_tokens};
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
    /// Where the statement begins that the line is the body of.
    pub statement: Option<u32>,
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
        let line = statement.zip(target.line);
        let line = line.map(|(first, line)| innermost(target.placed.file, first, line));
        let same = |one: &Target<'_>| one.line == line && one.is_in_function_of(&target);
        if line.is_some() && !lines.iter().any(same) {
            lines.push(Target {
                line,
                statement,
                ..target
            });
        }
    }
    // A condition cannot be a copy of the code around the line, which is what half of the other answers are.
    let lines = lines
        .into_iter()
        .flat_map(|one| [(one.clone(), Form::Line), (one, Form::Condition)]);
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
                statement: None,
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
                statement: None,
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

/// Where the outermost statement begins that a line is part of: a check can stand before it, not before the body of an `if`
/// without braces, and not before the second line of a call.
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

/// Where the innermost statement begins that a line is part of, if `first` begins one whose body has no braces.
fn innermost(file: &MappedFile, first: u32, line: u32) -> u32 {
    let Some(dialect) = Dialect::of_path(&file.path) else {
        return first;
    };
    let text: Vec<&str> = (first..=line).map(|number| file.line(number)).collect();
    // A macro goes on behind its lines, where no brace can be put.
    if text.iter().any(|line| line.trim_end().ends_with('\\')) {
        return first;
    }
    let text = text.join("\n");
    let tokens = code_tokens(text.as_bytes(), dialect);
    let (mut rest, mut begins) = (tokens.as_slice(), first);
    while let Some((head, body)) = head_length(rest).and_then(|at| rest.split_at_checked(at)) {
        match (head.last(), body.first()) {
            (Some(_), Some(token)) if token.is("{") => break,
            (Some(last), Some(token)) if token.line > last.line => {
                let below = u32::try_from(token.line - 1).unwrap_or_default();
                begins = first + below;
            }
            (Some(_), Some(_)) => {}
            _ => break,
        }
        rest = body;
    }
    begins
}

/// How many tokens stand before the body of a statement that has one.
fn head_length(tokens: &[Token<'_>]) -> Option<usize> {
    let first = tokens.first()?;
    if ["}", "else", "do"].iter().any(|word| first.is(word)) {
        return Some(1);
    }
    if !["if", "for", "while", "switch"]
        .iter()
        .any(|word| first.is(word))
    {
        return None;
    }
    let mut open = 0;
    for (at, token) in tokens.iter().enumerate() {
        match () {
            () if token.is("(") => open += 1,
            () if token.is(")") && open == 1 => return Some(at + 1),
            () if token.is(")") => open -= 1,
            () => {}
        }
    }
    None
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

#[cfg(test)]
mod tests {
    use super::*;
    use patchwright_code::CodeMap;
    use patchwright_domain::candidate::RelPath;

    #[test]
    fn a_body_without_braces_is_marked_itself() {
        let code = "void f(int a, int b)
{
	for (;;)
		if (a &&
		    b)
			call(a,
			     b);
		else
			a++;
	if (a)
	{
		b++;
	}
	if (a) b++;
	do
		a--;
	while (a);
}
";
        let path = RelPath::new("f.c").unwrap();
        let map = CodeMap::read([(path, code.as_bytes().to_vec())]);
        let file = map.files().first().unwrap();
        let element = file.function_at(6).unwrap();
        // The line that is meant, the outermost statement, the line that is marked.
        for (line, first, marked) in [
            (3, 3, 3),
            (4, 3, 4),
            (6, 3, 6),
            (7, 3, 6),
            (9, 8, 9),
            (10, 10, 10),
            (12, 12, 12),
            (14, 14, 14),
            (16, 15, 16),
        ] {
            let outer = statement(Placed { file, element }, line).unwrap();
            let inner = innermost(file, outer, line);
            assert_eq!((outer, inner), (first, marked), "line {line}");
        }
    }
}
