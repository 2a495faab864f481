//! `run_program` and `run_to_line`.

use patchwright_domain::count;
use patchwright_probes::debug::{Hit, LineAsked, LineOutcome, Nearest, Reached, Reaches, print};
use schemars::JsonSchema;
use serde::Deserialize;

use super::sources::LineAbout;
use super::targets::targets;
use super::{DebugTools, answered, refused, words};
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RunProgram {}

impl<'a> Call<DebugTools<'a>> for RunProgram {
    const NAME: &'static str = "run_program";
    const ABOUT: &'static str = "Runs the program to its crash in the debugger: the report, and the stack with its arguments";

    fn run(self, tools: &mut DebugTools<'a>) -> Result<ToolAnswer, ToolError> {
        tools.frame = 0;
        let halt = tools.session.run_to_crash().map_err(refused)?.clone();
        let mut text = format!("The program {}.\n", words::stopped(&halt.kind));
        if let Some((_, purified)) = &tools.report
            && !halt.kind.is_end()
        {
            text += &format!("\n{}\n", purified.text.trim_end());
        }
        text += &format!("\nStack:\n{}", words::backtrace(&halt, &tools.sources, 0));
        Ok(answered(text, tools.remarks.clone()))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RunToLine {
    /// Path of the file below the source root.
    file: String,
    /// The line, from 1.
    line: u32,
    /// Which time the line is reached: `last` before the crash (the default), `first`, or a number from 1.
    hit: Option<String>,
    /// Only times when this expression is true are counted.
    condition: Option<String>,
}

impl<'a> Call<DebugTools<'a>> for RunToLine {
    const NAME: &'static str = "run_to_line";
    const ABOUT: &'static str = "Runs the program to a line, by default the last time before the crash: the stack and the variables there";

    fn run(self, tools: &mut DebugTools<'a>) -> Result<ToolAnswer, ToolError> {
        self.go(tools).map(|(answer, _)| answer)
    }
}

/// Where a run to a line ended.
pub(super) enum Went {
    /// At the line; its frame is now the current one.
    There { hit: Option<u64> },
    /// Elsewhere.
    Nowhere { file: String, line: u32 },
}

impl RunToLine {
    pub(super) fn new(
        file: String,
        line: u32,
        hit: Option<String>,
        condition: Option<String>,
    ) -> Self {
        Self {
            file,
            line,
            hit,
            condition,
        }
    }

    pub(super) fn go(self, tools: &mut DebugTools<'_>) -> Result<(ToolAnswer, Went), ToolError> {
        let hit = hit(self.hit.as_deref())?;
        let file = tools.sources.file(&self.file)?;
        let about = tools.sources.about(&file, self.line);
        let asked = LineAsked {
            file,
            line: self.line,
            column: about.condition_column,
            condition: self
                .condition
                .filter(|condition| !condition.trim().is_empty()),
        };
        tools.frame = 0;
        let outcome = tools.session.run_to_line(&asked, hit).map_err(refused)?;
        let (answer, went) = match outcome {
            LineOutcome::Reached(reached) => {
                let notes = notes(tools, &asked, &about, &reached);
                let mut answer = reached_words(tools, &asked, hit, &reached)?;
                answer.notes.extend(notes);
                (answer, Went::There { hit: reached.hit })
            }
            other => {
                let answer = not_reached(tools, &asked, &other);
                let (file, line) = (asked.file, asked.line);
                (answer, Went::Nowhere { file, line })
            }
        };
        let mut notes = tools.remarks.clone();
        notes.extend(answer.notes);
        Ok((ToolAnswer { notes, ..answer }, went))
    }
}

fn hit(written: Option<&str>) -> Result<Hit, ToolError> {
    let word = written.map(|word| word.trim().to_lowercase());
    match word.as_deref() {
        None | Some("" | "last") => Ok(Hit::Last),
        Some("first") => Ok(Hit::First),
        Some(other) => match other.trim_matches(|c: char| !c.is_ascii_digit()).parse() {
            Ok(number) if number > 0 => Ok(Hit::Nth(number)),
            _ => {
                let words = format!("`hit` is `last`, `first` or a number from 1, not `{other}`");
                Err(ToolError::Refused(words))
            }
        },
    }
}

fn reached_words(
    tools: &mut DebugTools<'_>,
    asked: &LineAsked,
    hit: Hit,
    reached: &Reached,
) -> Result<ToolAnswer, ToolError> {
    tools.frame = reached.frame;
    let place = format!("{}:{}", asked.file, reached.line);
    let condition = match &asked.condition {
        Some(condition) => format!(" with {condition}"),
        None => String::new(),
    };
    let which = match (reached.hit, reached.of, hit) {
        (Some(n), Reaches::Exactly(all), _) => {
            format!("time {n} of {all}{condition}, the last before the end")
        }
        (Some(n), Reaches::TooMany { .. }, _) => {
            format!("time {n}{condition} of a program that does not end")
        }
        (Some(n), _, _) => format!("time {n}{condition}"),
        (None, Reaches::TooMany { more_than }, _) => format!(
            "it is reached more than {more_than} times{condition}, too often to count: stopped at the crash, within it"
        ),
        (None, _, _) => format!("the last time before the crash{condition}, within the line"),
    };
    let mut text = format!("Stopped at {place}: {which}.\n");
    if let Some(halt) = tools.session.halt() {
        text += &format!(
            "\nStack:\n{}\n",
            words::backtrace(halt, &tools.sources, reached.frame)
        );
    }
    text += &variables(tools, reached.frame)?;
    text += &targets(tools, &asked.file, reached.line, reached.frame);
    Ok(answered(text, None))
}

/// What may not be as the caller assumes: another line, another function, the head of a loop.
fn notes(
    tools: &DebugTools<'_>,
    asked: &LineAsked,
    about: &LineAbout,
    reached: &Reached,
) -> Vec<String> {
    let (from, to) = (asked.line, reached.line);
    if tools.session.is_in_other_thread() {
        let words = "the thread that crashes does not reach the line: this is another thread";
        return vec![words.to_owned()];
    }
    if from != to {
        let there = tools.sources.about(&asked.file, to).function;
        let function = match (&about.function, there) {
            (was, Some(is)) if *was != Some(is.clone()) => match was {
                Some(was) => format!(
                    ". That is in another function, `{is}`: `{was}` has no code from there on"
                ),
                None => format!(". That is in `{is}`, line {from} in no function"),
            },
            (_, _) => String::new(),
        };
        return vec![format!(
            "line {from} holds no code: moved to line {to}, the next that does{function}"
        )];
    }
    let words = match (about.condition_column, tools.session.knows_columns()) {
        (None, _) => return Vec::new(),
        (Some(_), true) => "is the head of a loop: each time is a test of its condition",
        (Some(_), false) => {
            "is the head of a loop: this debugger counts how often the loop begins, not its rounds; for those ask for \
             the first line of its body"
        }
    };
    vec![format!("line {from} {words}")]
}

pub(super) fn variables(tools: &mut DebugTools<'_>, frame: usize) -> Result<String, ToolError> {
    let locals = tools.session.locals(frame).map_err(refused)?;
    if locals.is_empty() {
        return Ok(format!("\nFrame #{frame} has no variables."));
    }
    let unset = tools.unset(frame);
    let printed = locals.iter().map(|one| match unset.contains(&one.name) {
        true => format!("{}: {}, not set yet", one.name, one.type_name),
        false => print(one),
    });
    let printed: Vec<String> = printed.collect();
    Ok(format!("\nVariables of #{frame}:\n{}", printed.join("\n")))
}

fn not_reached(tools: &DebugTools<'_>, asked: &LineAsked, outcome: &LineOutcome) -> ToolAnswer {
    let file = &asked.file;
    let ended = tools.session.halt().map(|halt| words::stopped(&halt.kind));
    let ended = ended
        .map(|words| format!(" The program {words}."))
        .unwrap_or_default();
    let condition = match &asked.condition {
        Some(condition) => format!(" with {condition}"),
        None => String::new(),
    };
    let text = match outcome {
        LineOutcome::Never { line, nearest } => {
            let near = match nearest {
                Nearest::Line(line) => format!(
                    "The nearest line that is reached is {}",
                    described(tools, file, *line)
                ),
                Nearest::Nowhere => "No line near it is reached either.".to_owned(),
                Nearest::Unknown => {
                    "Which lines near it are reached, this debugger does not tell.".to_owned()
                }
            };
            let moved = match *line == asked.line {
                true => String::new(),
                false => format!(
                    " (line {} holds no code, {line} is the next that does)",
                    asked.line
                ),
            };
            format!("{file}:{line} is never reached{condition}{moved}. {near}{ended}")
        }
        LineOutcome::TooFew {
            line,
            wanted,
            reached,
        } => {
            format!(
                "{file}:{line} is reached {}{condition}, not {wanted}.{ended}",
                count::counted(*reached, "time")
            )
        }
        LineOutcome::NoCode { nearest } => {
            let near = match nearest {
                Nearest::Line(line) => format!(
                    "The nearest line that does is {}",
                    described(tools, file, *line)
                ),
                Nearest::Nowhere => {
                    "The program that crashes has no code of this file near it.".to_owned()
                }
                Nearest::Unknown => "Which lines do, this debugger does not tell.".to_owned(),
            };
            format!(
                "{file}:{} and the lines after it hold no code of the program. {near}",
                asked.line
            )
        }
        LineOutcome::Slow {
            line,
            counted,
            seconds,
        } => format!(
            "{file}:{line} was reached {}{condition} in {seconds} s, and the program was not at its end. \
             Ask for `first` or a number, or give a condition that is true less often.",
            count::counted(*counted, "time")
        ),
        LineOutcome::Reached(_) => String::new(),
    };
    ToolAnswer::nothing(text)
}

fn described(tools: &DebugTools<'_>, file: &str, line: u32) -> String {
    match tools.sources.line(file, line) {
        Some(text) => format!("{line}: `{text}`."),
        None => format!("{line}."),
    }
}
