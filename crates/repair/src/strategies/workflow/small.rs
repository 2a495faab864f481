//! The prompt for small models: what must hold, where it should be made to hold, and the one function to change, within a
//! fixed number of tokens. Each round of a model takes the next of the functions that the analysis ranks first.

mod failed;

use patchwright_code::Placed;
use patchwright_domain::constraint::Constraint;
use patchwright_domain::count::counted;
use patchwright_domain::foreign::visible_line;
use patchwright_domain::report::FrameView;

use super::gather::{Link, callees, gather, used};
use super::{NAME, Prompt, Round};
use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{Piece, estimate, failures};
use crate::prompt::{fence, relative, render};

const SYSTEM: &str = include_str!("../../../prompts/workflow/small-system.md");
const FIRST: &str = include_str!("../../../prompts/workflow/small.md");
const WRITE_FUNCTION: &str = include_str!("../../../prompts/workflow/small-function.md");
const WRITE_LINES: &str = include_str!("../../../prompts/workflow/small-lines.md");
const PLACE: &str = include_str!("../../../prompts/workflow/small-place.md");

/// Lines around the place in a function that does not fit, largest first.
const AROUND: [u32; 7] = [60, 40, 25, 15, 8, 4, 1];
const MOST_CALLS: usize = 4;
/// In bytes; tokens are what limits a prompt.
const MOST_BYTES: usize = 64 << 10;
/// In tokens, for an answer: beside the code itself.
const SPARE: usize = 400;

/// The function to change.
struct Target<'m> {
    placed: Placed<'m>,
    /// The line that matters in it.
    line: Option<u32>,
    /// Why it is chosen, in the words of the analysis.
    why: Option<String>,
}

/// How the change is to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Function,
    Lines,
}

pub(super) fn prompt(round: &Round<'_>, most: usize, found: &Found) -> Result<Prompt, RepairError> {
    let targets = targets(round)?;
    let Some(target) = targets.get(round.turn.before % targets.len().max(1)) else {
        // Without a function nothing small can be asked.
        return super::whole::prompt(round, found);
    };
    let mut sheet = Sheet {
        round,
        target,
        bug: String::new(),
        failed: failed::section(
            round,
            &failures(round.access, round.turn, NAME, found),
            target.placed,
        )?,
    };
    let (form, code) = sheet.code(most)?;
    let (failed, uses) = sheet.extras(most, form, &code)?;
    let first = sheet.render(form, &code, &failed, &uses)?;
    let tokens = estimate(SYSTEM) + estimate(&first);
    let output = match form {
        Form::Function => estimate(&code) * 3 / 2 + SPARE,
        Form::Lines => SPARE * 2,
    };
    let name = &target.placed.element.qualified;
    let part = match form {
        Form::Function => format!("`{name}`"),
        Form::Lines => format!("a part of `{name}`"),
    };
    let uses = match uses.len() {
        0 => String::new(),
        count => format!(" and {count} of what it uses"),
    };
    Ok(Prompt {
        system: SYSTEM.trim_end().to_owned(),
        first,
        made_of: format!("{part}{uses}, {}", counted(tokens, "token")),
        output: u32::try_from(output).unwrap_or(u32::MAX),
        file: Some(target.placed.file.path.clone()),
    })
}

/// The functions of the ranked places, then those on the stacks; each once.
fn targets<'m>(round: &'m Round<'_>) -> Result<Vec<Target<'m>>, RepairError> {
    let map = round.facts.map()?;
    let scene = round.ctx.scene();
    let mut targets: Vec<Target<'m>> = Vec::new();
    let mut add = |target: Target<'m>| {
        let same = |one: &Target<'_>| {
            let (one, other) = (one.placed, target.placed);
            one.file.path == other.file.path && one.element.span == other.element.span
        };
        if !targets.iter().any(same) {
            targets.push(target);
        }
    };
    for place in &round.derived.places {
        let at = &place.at;
        let file = at.file.as_deref().and_then(|file| map.file_meant(file));
        let Some((file, line)) = file.zip(at.line) else {
            continue;
        };
        if let Some(element) = file.function_at(line) {
            add(Target {
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
            add(Target {
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

/// What is wrong and what must hold, as data; the shortest last.
fn bugs(round: &Round<'_>) -> Result<Vec<String>, RepairError> {
    let headline = round.facts.headline();
    let constraint = round.derived.constraints.first().map(constraint_words);
    let frames = round.facts.bugs().iter();
    let frames: Vec<&FrameView> = frames
        .flat_map(|bug| bug.frames.iter().take(MOST_CALLS))
        .collect();
    let calls: Vec<String> = frames.iter().filter_map(|frame| called(frame)).collect();
    let calls =
        (!calls.is_empty()).then(|| format!("Calls, innermost first: {}.", calls.join(", ")));
    let map = round.facts.map()?;
    let crashing = frames.first().and_then(|frame| {
        let file = map.file_meant(frame.file.as_deref()?)?;
        Some(format!(
            "The line that crashes: {}",
            file.line(frame.line?).trim()
        ))
    });
    let all = [
        vec![Some(headline.clone()), calls, crashing, constraint.clone()],
        vec![Some(headline.clone()), constraint],
        vec![Some(headline)],
    ];
    let told = all.into_iter().map(|lines| {
        let lines: Vec<String> = lines.into_iter().flatten().collect();
        fence("analysis", &lines.join("\n"), MOST_BYTES)
    });
    Ok(told.collect())
}

/// `a < b must hold at src/rows.c:41 in sum_row`.
fn constraint_words(constraint: &Constraint) -> String {
    let Some(condition) = &constraint.condition else {
        return constraint.english.clone();
    };
    let site = &constraint.site;
    let said = |words: Option<String>| words.unwrap_or_default();
    format!(
        "`{condition}` must hold{}{}{}.",
        said(site.file.as_ref().map(|file| format!(" at {file}"))),
        said(site.line.map(|line| format!(":{line}"))),
        said(site.function.as_ref().map(|name| format!(" in {name}")))
    )
}

fn called(frame: &FrameView) -> Option<String> {
    let (function, file, line) = (frame.function.as_ref()?, frame.file.as_ref()?, frame.line?);
    Some(format!("{function} ({file}:{line})"))
}

/// A function up to its body, in one line.
fn head(one: Placed<'_>) -> Option<String> {
    let (span, body) = (one.element.span, one.element.body?);
    let head = one.file.slice(span).get(..body.start - span.start)?;
    Some(head.split_whitespace().collect::<Vec<_>>().join(" ") + ";")
}

/// One prompt in the making.
struct Sheet<'a> {
    round: &'a Round<'a>,
    target: &'a Target<'a>,
    bug: String,
    failed: String,
}

impl Sheet<'_> {
    /// The whole function if it takes no more than half of the prompt, else the lines around the place. Chooses how much is
    /// said about the bug, too.
    fn code(&mut self, most: usize) -> Result<(Form, String), RepairError> {
        let mut last = (Form::Lines, String::new());
        for bug in bugs(self.round)? {
            self.bug = bug;
            last = self.code_beside(most)?;
            let (form, code) = &last;
            if self.tokens(*form, code, "", &[])? <= most {
                break;
            }
        }
        Ok(last)
    }

    fn code_beside(&self, most: usize) -> Result<(Form, String), RepairError> {
        let span = self.target.placed.element.span;
        let whole = self.piece(span.line, span.end_line)?;
        if estimate(&whole) <= most / 2 && self.tokens(Form::Function, &whole, "", &[])? <= most {
            return Ok((Form::Function, whole));
        }
        let middle = self.target.line.unwrap_or(span.line);
        let mut code = String::new();
        for around in AROUND {
            let from = middle.saturating_sub(around).max(span.line);
            code = self.piece(from, middle.saturating_add(around).min(span.end_line))?;
            if self.tokens(Form::Lines, &code, "", &[])? <= most {
                break;
            }
        }
        Ok((Form::Lines, code))
    }

    /// What failed before and the definitions that the function uses, as far as there is room.
    fn extras(
        &self,
        most: usize,
        form: Form,
        code: &str,
    ) -> Result<(String, Vec<String>), RepairError> {
        let mut failed = self.failed.clone();
        if self.tokens(form, code, &failed, &[])? > most {
            failed = String::new();
        }
        let map = self.round.facts.map()?;
        let target = self.target.placed;
        let mut uses: Vec<String> = Vec::new();
        let definitions = used(map, target).into_iter().map(|one| {
            let span = one.element.span;
            one.file.slice(span).trim_end().to_owned()
        });
        let heads = callees(map, target).into_iter().filter_map(head);
        // Helpers of the same file, which the fix may need.
        let siblings = target.file.elements.iter();
        let siblings = siblings.filter(|one| one.is_function() && one.span != target.element.span);
        let siblings = siblings.filter_map(|element| {
            head(Placed {
                file: target.file,
                element,
            })
        });
        for text in definitions.chain(heads).chain(siblings) {
            if uses.contains(&text) {
                continue;
            }
            uses.push(text);
            if self.tokens(form, code, &failed, &uses)? > most {
                uses.pop();
            }
        }
        Ok((failed, uses))
    }

    fn tokens(
        &self,
        form: Form,
        code: &str,
        failed: &str,
        uses: &[String],
    ) -> Result<usize, RepairError> {
        let first = self.render(form, code, failed, uses)?;
        Ok(estimate(SYSTEM) + estimate(&first))
    }

    fn render(
        &self,
        form: Form,
        code: &str,
        failed: &str,
        uses: &[String],
    ) -> Result<String, RepairError> {
        let placed = self.target.placed;
        let path = placed.file.path.to_string();
        let path = visible_line(&path).into_owned();
        let uses = match uses.is_empty() {
            true => String::new(),
            false => format!("\n{}\n", fence("source", &uses.join("\n\n"), MOST_BYTES)),
        };
        let name = [
            ("function", placed.element.qualified.as_str()),
            ("file", &path),
        ];
        let task = match form {
            Form::Function => render(WRITE_FUNCTION, &name[..1])?,
            Form::Lines => render(WRITE_LINES, &name)?,
        };
        let values = [
            ("bug", self.bug.as_str()),
            ("place", &self.place()?),
            ("uses", &uses),
            ("file", &path),
            ("code", &fence(&path, code, MOST_BYTES)),
            ("failed", failed),
            ("task", task.trim_end()),
        ];
        let root = &self.round.ctx.scene().subject.case.source;
        Ok(relative(&render(FIRST, &values)?, root))
    }

    /// Where the analysis would change the function; empty if it says nothing.
    fn place(&self) -> Result<String, RepairError> {
        let Some((line, why)) = self.target.line.zip(self.target.why.as_deref()) else {
            return Ok(String::new());
        };
        let text = self.target.placed.file.line(line).trim();
        let shown = fence("line", text, MOST_BYTES);
        Ok(render(PLACE, &[("why", why), ("line", &shown)])?)
    }

    fn piece(&self, from: u32, to: u32) -> Result<String, RepairError> {
        let map = self.round.facts.map()?;
        let piece = Piece {
            file: self.target.placed.file.path.clone(),
            from,
            to,
            heads: Vec::new(),
        };
        Ok(piece.text(map, &self.round.facts.marks()))
    }
}
