//! A command of the model's own, run in the sandbox over the agent's tree.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use schemars::JsonSchema;
use serde::Deserialize;

use super::hands::Hands;
use super::policy::{Action, Permit};
use crate::error::RepairError;
use crate::prompt::{fence, relative};
use crate::tools::{Call, ToolAnswer, ToolError};

/// In bytes, kept of the output of a command: the beginning and the end.
const MOST_PRINTED: usize = 12 << 10;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Shell {
    /// What `sh -c` runs at the root of the source.
    command: String,
    /// It is killed after so many seconds (60).
    seconds: Option<u64>,
}

impl<'t> Call<Hands<'t>> for Shell {
    const NAME: &'static str = "shell";
    const ABOUT: &'static str = "Runs a command in your tree: no network, an empty /tmp each time, nothing goes on running behind it";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        let action = Action::Run {
            command: &self.command,
            seconds: self.seconds,
        };
        let Permit::Run { wall } = hands.permit(action)? else {
            return Err(ToolError::refused("not permitted"));
        };
        hands.commands += 1;
        hands.note_look();
        let left = hands
            .work
            .ctx
            .deadline
            .saturating_duration_since(Instant::now());
        let wall = wall.min(left.max(Duration::from_secs(1)));
        let subject = hands.subject();
        let ran = subject
            .run_in_agent_tree(&hands.work.tree, &self.command, wall)
            .map_err(RepairError::from)?;
        let limit = match ran.is_out_of_time() {
            true => format!(" after {} s, with all that it started", wall.as_secs()),
            false => String::new(),
        };
        let printed = relative(&ran.printed, &subject.case.source);
        let printed = ends_of(&printed, MOST_PRINTED);
        let text = format!(
            "{}{limit}.\n{}\n",
            ran.outcome,
            fence("shell", &printed, 2 * MOST_PRINTED)
        );
        // The command was run again for what it does to the tree. What it printed may differ, and then the answers that
        // the model gave to it would no longer fit.
        let recorded = hands.recorded.get_mut(&self.command);
        let text = recorded.and_then(VecDeque::pop_front).unwrap_or(text);
        Ok(ToolAnswer::new(text).ours())
    }
}

/// The beginning and the end of a long output.
fn ends_of(text: &str, most: usize) -> String {
    if text.len() <= most {
        return text.to_owned();
    }
    let head = text
        .get(..text.floor_char_boundary(most / 3))
        .unwrap_or_default();
    let tail = text.len() - (most - most / 3);
    let tail = text
        .get(text.ceil_char_boundary(tail)..)
        .unwrap_or_default();
    let cut = text.len() - head.len() - tail.len();
    format!("{head}\n… {cut} bytes were cut …\n{tail}")
}

#[cfg(test)]
mod tests {
    use super::ends_of;

    #[test]
    fn a_long_output_keeps_its_ends() {
        assert_eq!(ends_of("short", 9), "short");
        let long = format!("{}ä{}", "a".repeat(30), "z".repeat(30));
        let cut = ends_of(&long, 30);
        assert!(
            cut.starts_with("aaaaaaaaaa\n… 32 bytes were cut …\nzzzz"),
            "{cut}"
        );
        assert!(cut.ends_with("zzz"));
    }
}
