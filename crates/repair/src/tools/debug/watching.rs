//! `watch`.

use patchwright_domain::report::Location;
use patchwright_probes::debug::{Life, Watched, Writer};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{DebugTools, answered, refused, words};
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Watch {
    /// What is watched: a variable, a field, an element, `*p`; of 1, 2, 4 or 8 bytes.
    expression: String,
    /// The frame it is named in, as `backtrace` numbers them; by default the one the program was run to.
    frame: Option<u32>,
}

impl<'a> Call<DebugTools<'a>> for Watch {
    const NAME: &'static str = "watch";
    const ABOUT: &'static str = "Where a value was last written before the crash, or before the line the program was \
                                 run to; stops the program there";

    fn run(self, tools: &mut DebugTools<'a>) -> Result<ToolAnswer, ToolError> {
        self.go(tools).map(|(answer, _)| answer)
    }
}

impl Watch {
    pub(super) fn new(expression: String, frame: Option<u32>) -> Self {
        Self { expression, frame }
    }

    /// Also returns the place of the write, if it is known.
    pub(super) fn go(
        self,
        tools: &mut DebugTools<'_>,
    ) -> Result<(ToolAnswer, Option<Location>), ToolError> {
        let note = tools.ensure_stopped()?;
        let frame = tools.frame(self.frame);
        let watched = tools
            .session
            .watch(&self.expression, frame)
            .map_err(refused)?;
        tools.frame = 0;
        let mut text = found(&self.expression, &watched, tools);
        let stands = matches!(
            watched.writer,
            Writer::Line { .. } | Writer::SystemCall { .. }
        );
        if let Some(halt) = tools.session.halt().filter(|_| stands) {
            let stack = words::backtrace(halt, &tools.sources, 0);
            text += &format!("\n\nThe program stands there now. Stack:\n{stack}");
        }
        let answer = answered(text, note);
        let place = written_at(&watched.writer);
        let answer = match watched.writer {
            Writer::Line { .. } | Writer::SystemCall { .. } => answer,
            Writer::NobodySince(_) | Writer::TooOften { .. } => ToolAnswer {
                notes: answer.notes,
                ..ToolAnswer::nothing(answer.text)
            },
        };
        Ok((answer, place))
    }
}

fn written_at(writer: &Writer) -> Option<Location> {
    match writer {
        Writer::Line {
            function, place, ..
        } => Some(Location {
            function: Some(function.clone()),
            file: place.as_ref().map(|place| place.file.clone()),
            line: place.as_ref().map(|place| place.line),
            column: None,
        }),
        Writer::SystemCall { .. } | Writer::NobodySince(_) | Writer::TooOften { .. } => None,
    }
}

fn found(expression: &str, watched: &Watched, tools: &DebugTools<'_>) -> String {
    let Watched {
        address,
        size,
        writes,
        writer,
    } = watched;
    let object = format!("`{expression}` ({size} bytes at {address:#x})");
    match writer {
        Writer::Line {
            function,
            place,
            change,
        } => {
            let at = match place {
                Some(place) => {
                    let text = tools.sources.line(&place.file, place.line);
                    let text = text.map(|text| format!(": `{text}`")).unwrap_or_default();
                    format!("at {} in {function}{text}", words::place(place))
                }
                None => format!("in {function}"),
            };
            let values = match (&change.old, &change.new) {
                (Some(old), Some(new)) => format!(" It became {new}, from {old}."),
                (None, Some(new)) => format!(" It became {new}."),
                (_, None) => String::new(),
            };
            format!(
                "{object} was last written {at}.{values} It is write {writes} to this memory in the run."
            )
        }
        Writer::SystemCall { name } => {
            format!("{object} was last written by the kernel, for the call of {name} below.")
        }
        Writer::NobodySince(life) => {
            let since = match life {
                Life::Program => "since the program began: it has its initial value".to_owned(),
                Life::Call { function } => {
                    format!(
                        "in this call of {function}: it is uninitialised, or was passed in a register"
                    )
                }
                Life::Allocation { at: Some(at) } => {
                    format!("since its block was allocated at {}", words::place(at))
                }
                Life::Unknown => "since the program began, as far as can be told".to_owned(),
                Life::Allocation { at: None } => "since its block was allocated".to_owned(),
            };
            let earlier = match writes {
                0 => String::new(),
                _ => format!(
                    " The {writes} writes to this memory were made by its allocator or its earlier owners."
                ),
            };
            format!("{object} was not written {since}.{earlier}")
        }
        Writer::TooOften { seconds } => format!(
            "{object} was written more than {writes} times within {seconds} s, too often to find the last time. \
             Use run_to_line to a line near the crash and look at what computes it."
        ),
    }
}
