//! `who_allocated` and `who_freed`: what the report says about the memory of the crash.

use std::path::Path;

use patchwright_domain::count::counted;
use patchwright_domain::report::{CrashReport, Frame, Leak, LeakReach, MemoryPlace, StackRole};
use schemars::JsonSchema;
use serde::Deserialize;

use super::DebugTools;
use crate::tools::Call;
use crate::tools::{ToolAnswer, ToolError};

const MOST_FRAMES: usize = 12;
const MOST_LEAKS: usize = 8;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhoAllocated {}

impl<'a> Call<DebugTools<'a>> for WhoAllocated {
    const NAME: &'static str = "who_allocated";
    const ABOUT: &'static str =
        "Where the memory that the crash is about comes from: the stack of its allocation";

    fn run(self, tools: &mut DebugTools<'a>) -> Result<ToolAnswer, ToolError> {
        let roles = [StackRole::Allocation, StackRole::Origin, StackRole::Frame];
        match tools.leaks() {
            Some(answer) => Ok(answer),
            None => tools.stack_of(&roles, "where its memory was allocated"),
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhoFreed {}

impl<'a> Call<DebugTools<'a>> for WhoFreed {
    const NAME: &'static str = "who_freed";
    const ABOUT: &'static str = "Where the memory that the crash is about was freed before";

    fn run(self, tools: &mut DebugTools<'a>) -> Result<ToolAnswer, ToolError> {
        tools.stack_of(&[StackRole::Free], "that its memory was freed")
    }
}

impl DebugTools<'_> {
    /// A leak report has one stack for each kind of block and no others.
    fn leaks(&self) -> Option<ToolAnswer> {
        let (report, purified) = self.report.as_ref()?;
        if report.leaks.is_empty() {
            return None;
        }
        let one = |leak: &Leak| {
            let reach = match leak.reach {
                LeakReach::Direct => "which nothing points to any more",
                LeakReach::Indirect => "which only leaked blocks point to",
            };
            let frames = frames_in_words(&leak.frames, self);
            format!(
                "{} in {}, {reach}, were allocated:\n{frames}",
                counted(leak.bytes, "byte"),
                counted(leak.objects, "block")
            )
        };
        let shown: Vec<String> = report.leaks.iter().take(MOST_LEAKS).map(one).collect();
        let more = report.leaks.len().saturating_sub(MOST_LEAKS);
        let more = match more {
            0 => String::new(),
            more => format!("\n… {more} more"),
        };
        let text = format!("{}\n{}{more}", purified.headline, shown.join("\n"));
        Some(ToolAnswer::new(text))
    }

    fn stack_of(&self, roles: &[StackRole], what: &str) -> Result<ToolAnswer, ToolError> {
        let Some((report, purified)) = &self.report else {
            return Err(ToolError::refused(
                "the PoC does not crash on this tree: there is no report",
            ));
        };
        let stack = roles.iter().find_map(|role| report.stack(*role));
        Ok(match stack {
            Some(stack) => {
                let title = stack.title.trim_end_matches(':');
                let frames = frames_in_words(&stack.frames, self);
                ToolAnswer::new(format!(
                    "{}\n{}:\n{frames}",
                    purified.headline,
                    role_words(stack.role, title)
                ))
            }
            None => ToolAnswer::nothing(format!(
                "The report does not say {what}. {}",
                region_words(report)
            )),
        })
    }
}

fn role_words(role: StackRole, title: &str) -> String {
    match role {
        StackRole::Allocation => "It was allocated".to_owned(),
        StackRole::Free => "It was freed".to_owned(),
        StackRole::Origin => "The value was made, without being initialised".to_owned(),
        StackRole::Frame => "It lies in the stack frame".to_owned(),
        StackRole::Store
        | StackRole::OtherAccess
        | StackRole::ThreadCreation
        | StackRole::Lock
        | StackRole::Wrapper
        | StackRole::Handled
        | StackRole::Suppressed
        | StackRole::Thread
        | StackRole::Other => title.to_owned(),
    }
}

/// What is known about the memory if there is no stack.
fn region_words(report: &CrashReport) -> String {
    let Some(region) = &report.region else {
        return "It names no memory.".to_owned();
    };
    let object = match (&region.object, &region.defined_at) {
        (Some(object), Some(at)) => format!(" `{object}`, defined at {at}"),
        (Some(object), None) => format!(" `{object}`"),
        (None, _) => String::new(),
    };
    match region.place {
        MemoryPlace::Heap => "The memory is on the heap.".to_owned(),
        MemoryPlace::Stack => format!("The memory is on the stack:{object}."),
        MemoryPlace::Global => format!("The memory is a global variable:{object}."),
        MemoryPlace::ThreadLocal => format!("The memory is thread-local:{object}."),
        MemoryPlace::Null => "The address is a null pointer or close to it.".to_owned(),
        MemoryPlace::Wild => "The address belongs to nothing that the program owns.".to_owned(),
    }
}

/// Frames with a place in the source; those of the runtime say nothing.
fn frames_in_words(frames: &[Frame], tools: &DebugTools<'_>) -> String {
    let root = tools.sources.root();
    let seen = frames.iter().filter_map(|frame| {
        let (file, line) = (frame.file.as_ref()?, frame.line?);
        let below = Path::new(file).strip_prefix(root).ok();
        let file = below.map_or(file.clone(), |below| below.display().to_string());
        let text = tools.sources.line(&file, line);
        // Skips frames that are neither in the project nor in known source.
        (below.is_some() || text.is_some()).then_some((frame, file, line, text))
    });
    let lines = seen.take(MOST_FRAMES).map(|(frame, file, line, text)| {
        let function = frame.function.as_deref().unwrap_or("??");
        let text = text.map(|text| format!(": `{text}`")).unwrap_or_default();
        format!("  in {function} at {file}:{line}{text}")
    });
    let lines: Vec<String> = lines.collect();
    match lines.is_empty() {
        true => "  nowhere in the project's source".to_owned(),
        false => lines.join("\n"),
    }
}
