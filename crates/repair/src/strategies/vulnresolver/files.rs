//! Suspicious files: chosen by a model that sees the source tree, and retrieved by the words that they share with the
//! report, and by meaning where a model of embeddings is configured.

use std::collections::HashSet;

use patchwright_agent::tools::Then;
use patchwright_code::is_in_folder;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::agree;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::candidates::Failures;
use crate::error::RepairError;
use crate::kit::{AgentLimits, Inbox, Optimisation, OwnTools};
use crate::prompt::fence;
use crate::tools::code::source_tree;
use crate::tools::{Call, Sight, Tool, ToolAnswer, ToolError, ToolSet, Toolbox};

use super::meaning::{by_meaning, combined};
use super::reports::Reports;
use super::round::{Ask, Phase, Round, Share};

const SYSTEM: &str = include_str!("../../../prompts/vulnresolver/locate-system.md");
const FILES: &str = include_str!("../../../prompts/vulnresolver/files.md");

const NAME: &str = "vulnresolver/files";
/// By the model, and as many that are retrieved.
const MOST: usize = 3;
/// More, so that another order can bring one forward.
const MOST_BY_WORDS: usize = 30;
/// In bytes.
const MOST_TREE: usize = 24 << 10;
pub(super) const LIMITS: AgentLimits = AgentLimits {
    turns: 4,
    temperature: 0.0,
    output: 4_096,
    result: 8 << 10,
    nudges: 2,
    refused: None,
    habits: None,
};

pub(super) fn locate(
    round: &Round<'_>,
    reports: &Reports,
) -> Result<Phase<Vec<RelPath>>, RepairError> {
    let inbox: Inbox<'_, Picked> = Inbox::new(round.map);
    let ask = Ask {
        name: NAME,
        ctx: round.ctx,
        system: SYSTEM,
        tools: &[],
        own: &inbox,
        limits: LIMITS,
        reads: None,
        share: Share::Whole,
    };
    let talked = round.talk(ask, || {
        let bug = reports.bug(round, Optimisation::EnhancedLocalization)?;
        let tree = tree(round);
        let own = [("bug", bug.as_str()), ("tree", &tree)];
        round.facts.fill(FILES, Failures::default(), &own)
    })?;
    if let Phase::Ends(end) = talked {
        return Ok(Phase::Ends(end));
    }
    let picked = inbox.take().unwrap_or_default();
    let on_stack = on_stack(round);
    let wanted = |path: &RelPath| on_stack.contains(path) || !is_in_folder(path, &picked.leave_out);
    let question = reports.words(round)?;
    let by_words = round.map.retrieve(&question, &wanted, MOST_BY_WORDS);
    let by_words: Vec<RelPath> = by_words.into_iter().map(|one| one.path).collect();
    let (by, retrieved) = match by_meaning(round, &question, &wanted)? {
        Some(near) => ("by words and meaning", combined(&by_words, &near, MOST)),
        None => ("by words", combined(&by_words, &[], MOST)),
    };
    round.tell("files", told(&picked, by, &retrieved));
    let mut files = picked.files;
    for path in retrieved.into_iter().chain(on_stack.into_iter().take(1)) {
        if !files.contains(&path) {
            files.push(path);
        }
    }
    Ok(Phase::Done(files))
}

/// The source tree, fenced as data.
pub(super) fn tree(round: &Round<'_>) -> String {
    fence("tree", &source_tree(round.map, ""), MOST_TREE)
}

/// Files on the crashing stack, innermost first.
fn on_stack(round: &Round<'_>) -> Vec<RelPath> {
    let frames = round.facts.bugs().iter().flat_map(|bug| &bug.frames);
    let written = frames
        .filter(|frame| frame.project)
        .filter_map(|frame| frame.file.as_deref());
    let mut files = Vec::new();
    for file in written.filter_map(|written| round.map.file_meant(written)) {
        if !files.contains(&file.path) {
            files.push(file.path.clone());
        }
    }
    files
}

fn told(picked: &Picked, by: &str, retrieved: &[RelPath]) -> String {
    let listed = |paths: &[RelPath]| {
        let paths: Vec<String> = paths.iter().map(RelPath::to_string).collect();
        match paths.is_empty() {
            true => "none".to_owned(),
            false => paths.join(", "),
        }
    };
    let unknown = match picked.unknown.len() {
        0 => String::new(),
        count => format!(
            " ({count} it named {} not exist)",
            agree(count, "does", "do")
        ),
    };
    format!(
        "by the model {}{unknown}; {by} {}",
        listed(&picked.files),
        listed(retrieved)
    )
}

#[derive(Default)]
struct Picked {
    files: Vec<RelPath>,
    leave_out: HashSet<String>,
    unknown: Vec<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReportFiles {
    /// Paths of up to 3 source files, the most suspicious first.
    files: Vec<String>,
    /// Folders that have nothing to do with the bug, such as tests and other programs.
    leave_out: Option<Vec<String>>,
}

impl OwnTools for Inbox<'_, Picked> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        toolbox.with(ToolSet::new(
            vec![Tool::for_call::<ReportFiles>()],
            move || Ok(self),
        ))
    }
}

impl<'t, 'm> Call<&'t Inbox<'m, Picked>> for ReportFiles {
    const NAME: &'static str = "report_files";
    const ABOUT: &'static str = "Says which files are suspicious; ends the work";

    fn run(self, inbox: &mut &'t Inbox<'m, Picked>) -> Result<ToolAnswer, ToolError> {
        let mut picked = Picked::default();
        for written in &self.files {
            match inbox.map.file_meant(written) {
                Some(file) if picked.files.contains(&file.path) => {}
                Some(file) => picked.files.push(file.path.clone()),
                None => picked.unknown.push(written.clone()),
            }
        }
        if picked.files.is_empty() {
            return Err(ToolError::refused(
                "none of these files is in the source; write paths as the tree has them",
            ));
        }
        picked.files.truncate(MOST);
        let folders = self.leave_out.unwrap_or_default().into_iter();
        let plain = folders.map(|folder| folder.trim().trim_matches('/').to_owned());
        picked.leave_out = plain.filter(|folder| !folder.is_empty()).collect();
        inbox.put(picked);
        let mut answer = ToolAnswer::new("Taken.\n").ours();
        answer.then = Then::Done;
        Ok(answer)
    }
}
