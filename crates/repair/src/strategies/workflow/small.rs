//! The prompt for small models: what goes wrong, and one function with the line to change, within a fixed number of tokens.
//! Each round of a model takes the next of the lines that the analysis ranks first; when there are no more, whole functions.

mod bug;
mod failed;
mod leaves;
mod targets;

use patchwright_code::Placed;
use patchwright_domain::count::counted;
use patchwright_domain::foreign::visible_line;
use patchwright_edit::MarkedLine;

use super::gather::{callees, used};
use super::{NAME, Prompt, Round};
use crate::candidates::Found;
use crate::error::RepairError;
use crate::kit::{Piece, estimate, failures};
use crate::language_words::LanguageWords;
use crate::prompt::{PromptError, fence, relative, render};

use bug::bugs;
use leaves::{exits, leaves};
use targets::{Target, questions};

const SYSTEM: &str = include_str!("../../../prompts/workflow/small-system.md");
const FIRST: &str = include_str!("../../../prompts/workflow/small.md");
const LINE_SYSTEM: &str = include_str!("../../../prompts/workflow/small-line-system.md");
const WRITE_LINE: &str = include_str!("../../../prompts/workflow/small-line.md");
const LINE_PLACE: &str = include_str!("../../../prompts/workflow/small-line-place.md");
const CONDITION_SYSTEM: &str = include_str!("../../../prompts/workflow/small-condition-system.md");
const WRITE_CONDITION: &str = include_str!("../../../prompts/workflow/small-condition.md");
const WRITE_FUNCTION: &str = include_str!("../../../prompts/workflow/small-function.md");
const WRITE_LINES: &str = include_str!("../../../prompts/workflow/small-lines.md");
const PLACE: &str = include_str!("../../../prompts/workflow/small-place.md");

/// Lines around the place in a function that does not fit, largest first.
const AROUND: [u32; 7] = [60, 40, 25, 15, 8, 4, 1];
/// Behind the line that is to be replaced, or checked.
const REPLACE: &str = "replace this line";
const CHECK: &str = "check here";
/// In bytes; tokens are what limits a prompt.
const MOST_BYTES: usize = 64 << 10;
/// In tokens, for an answer: beside the code itself.
const SPARE: usize = 400;

/// How the change is to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// The condition of a check at one marked line.
    Condition,
    /// Code for one marked line.
    Line,
    Function,
    /// A search/replace block, for a function that is too long.
    Lines,
}

impl Form {
    fn system(self, words: LanguageWords) -> Result<String, PromptError> {
        let template = match self {
            Self::Condition => CONDITION_SYSTEM,
            Self::Line => LINE_SYSTEM,
            Self::Function | Self::Lines => SYSTEM,
        };
        words.put_into(template.trim_end())
    }

    /// What the one line is marked with that the answer is about.
    fn mark(self) -> Option<&'static str> {
        match self {
            Self::Condition => Some(CHECK),
            Self::Line => Some(REPLACE),
            Self::Function | Self::Lines => None,
        }
    }
}

pub(super) fn prompt(round: &Round<'_>, most: usize, found: &Found) -> Result<Prompt, RepairError> {
    let questions = questions(round)?;
    let next = round.turn.before % questions.len().max(1);
    let Some((target, wanted)) = questions.get(next) else {
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
    let (form, code) = sheet.code(*wanted, most)?;
    let (failed, uses) = sheet.extras(most, form, &code)?;
    let first = sheet.render(form, &code, &failed, &uses)?;
    let system = form.system(round.ctx.words())?;
    let tokens = estimate(&system) + estimate(&first);
    let output = match form {
        Form::Condition => SPARE / 4,
        Form::Line => SPARE / 2,
        Form::Function => estimate(&code) * 3 / 2 + SPARE,
        Form::Lines => SPARE * 2,
    };
    let name = &target.placed.element.qualified;
    let part = match form {
        Form::Condition | Form::Line => format!("a line of `{name}`"),
        Form::Function => format!("`{name}`"),
        Form::Lines => format!("a part of `{name}`"),
    };
    let uses = match uses.len() {
        0 => String::new(),
        count => format!(" and {count} of what it uses"),
    };
    Ok(Prompt {
        system,
        first,
        made_of: format!("{part}{uses}, {}", counted(tokens, "token")),
        output: u32::try_from(output).unwrap_or(u32::MAX),
        file: Some(target.placed.file.path.clone()),
        marked: target
            .line
            .filter(|_| form.mark().is_some())
            .map(|line| MarkedLine {
                path: target.placed.file.path.clone(),
                line,
                statement: target.statement.unwrap_or(line),
                exits: match form {
                    Form::Condition => exits(target.placed),
                    Form::Line | Form::Function | Form::Lines => Vec::new(),
                },
            }),
    })
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
    fn code(&mut self, wanted: Form, most: usize) -> Result<(Form, String), RepairError> {
        let mut last = (wanted, String::new());
        for bug in bugs(self.round, self.target.placed, wanted)? {
            self.bug = bug;
            last = self.code_beside(wanted, most)?;
            let (form, code) = &last;
            if self.tokens(*form, code, "", &[])? <= most {
                break;
            }
        }
        Ok(last)
    }

    fn code_beside(&self, wanted: Form, most: usize) -> Result<(Form, String), RepairError> {
        let span = self.target.placed.element.span;
        let whole = self.piece(wanted, span.line, span.end_line)?;
        if estimate(&whole) <= most / 2 && self.tokens(wanted, &whole, "", &[])? <= most {
            return Ok((wanted, whole));
        }
        let form = match wanted {
            Form::Condition | Form::Line => wanted,
            Form::Function | Form::Lines => Form::Lines,
        };
        let middle = self.target.line.unwrap_or(span.line);
        let mut code = String::new();
        for around in AROUND {
            let from = middle.saturating_sub(around).max(span.line);
            let to = middle.saturating_add(around).min(span.end_line);
            code = self.piece(form, from, to)?;
            if self.tokens(form, &code, "", &[])? <= most {
                break;
            }
        }
        Ok((form, code))
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
        // Helpers of the same file, which a new function body may need.
        let siblings = target.file.elements.iter();
        let siblings = siblings.filter(|one| {
            form.mark().is_none() && one.is_function() && one.span != target.element.span
        });
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
        let system = form.system(self.round.ctx.words())?;
        Ok(estimate(&system) + estimate(&first))
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
            Form::Condition => render(WRITE_CONDITION, &[("mark", CHECK)])?,
            Form::Line => {
                let values = [("mark", REPLACE), ("leaves", &leaves(placed))];
                render(WRITE_LINE, &values)?
            }
            Form::Function => render(WRITE_FUNCTION, &name[..1])?,
            Form::Lines => render(WRITE_LINES, &name)?,
        };
        let values = [
            ("bug", self.bug.as_str()),
            ("place", &self.place(form)?),
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
    fn place(&self, form: Form) -> Result<String, RepairError> {
        let Some((line, why)) = self.target.line.zip(self.target.why.as_deref()) else {
            return Ok(String::new());
        };
        if form.mark().is_some() {
            return Ok(render(LINE_PLACE, &[("why", why)])?);
        }
        let text = self.target.placed.file.line(line).trim();
        let shown = fence("line", text, MOST_BYTES);
        Ok(render(PLACE, &[("why", why), ("line", &shown)])?)
    }

    fn piece(&self, form: Form, from: u32, to: u32) -> Result<String, RepairError> {
        let map = self.round.facts.map()?;
        let piece = Piece {
            file: self.target.placed.file.path.clone(),
            from,
            to,
            heads: Vec::new(),
        };
        let text = piece.text(map, &self.round.facts.marks());
        let lines = text.lines().zip(from..).map(|(line, number)| {
            let mark = form.mark().filter(|_| self.target.line == Some(number));
            match (mark, line.contains(" // <<< ")) {
                (None, _) => format!("{line}\n"),
                (Some(mark), false) => format!("{line} // <<< {mark}\n"),
                (Some(mark), true) => format!("{line}, {mark}\n"),
            }
        });
        Ok(lines.collect())
    }
}
