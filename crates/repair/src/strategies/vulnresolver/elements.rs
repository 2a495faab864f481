//! Suspicious code elements: chosen by a model from the skeletons of the suspicious files.

use patchwright_agent::tools::Then;
use patchwright_code::{CodeMap, Element, MappedFile, Placed};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::{agree, counted};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::candidates::Failures;
use crate::error::RepairError;
use crate::kit::{Inbox, Optimisation, OwnTools};
use crate::prompt::fence;
use crate::tools::code::skeleton_text;
use crate::tools::{Call, Sight, Tool, ToolAnswer, ToolError, ToolSet, Toolbox};

use super::files::LIMITS;
use super::reports::Reports;
use super::round::{Ask, Phase, Round, Share};

const SYSTEM: &str = include_str!("../../../prompts/vulnresolver/locate-system.md");
const ELEMENTS: &str = include_str!("../../../prompts/vulnresolver/elements.md");

const NAME: &str = "vulnresolver/elements";
const MOST: usize = 10;
/// In bytes, for one file.
const MOST_SKELETON: usize = 16 << 10;
/// If no element is named, this many frames of the stack are used.
const FROM_STACK: usize = 3;

/// An element and its location.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Spot {
    pub name: String,
    pub file: RelPath,
    pub from: u32,
    pub to: u32,
}

pub(super) fn locate(
    round: &Round<'_>,
    reports: &Reports,
    files: &[RelPath],
) -> Result<Phase<Vec<Spot>>, RepairError> {
    let inbox: Inbox<'_, Named> = Inbox::new(round.map);
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
        let skeletons = skeletons(round, reports, files)?;
        let own = [("bug", bug.as_str()), ("skeletons", &skeletons)];
        round.facts.fill(ELEMENTS, Failures::default(), &own)
    })?;
    if let Phase::Ends(end) = talked {
        return Ok(Phase::Ends(end));
    }
    let Named { mut spots, unknown } = inbox.take().unwrap_or_default();
    let mut whose = "";
    if spots.is_empty() {
        spots = on_stack(round);
        whose = " (of the crash stack: the model named none)";
    }
    let names: Vec<&str> = spots.iter().map(|spot| spot.name.as_str()).collect();
    let dropped = match unknown.len() {
        0 => String::new(),
        count => format!(
            "; {} {} dropped",
            counted(count, "unknown name"),
            agree(count, "was", "were")
        ),
    };
    let names = match names.is_empty() {
        true => "none".to_owned(),
        false => names.join(", "),
    };
    round.tell("elements", format!("{names}{whose}{dropped}"));
    Ok(Phase::Done(spots))
}

fn skeletons(
    round: &Round<'_>,
    reports: &Reports,
    files: &[RelPath],
) -> Result<String, RepairError> {
    let marks = round.facts.marks();
    let mut all = Vec::new();
    for file in files.iter().filter_map(|path| round.map.file(path)) {
        let focus = reports.lines(round, Optimisation::EnhancedLocalization, (file, &marks))?;
        let text = skeleton_text(file, &marks, &focus, MOST_SKELETON);
        all.push(fence(&file.path.to_string(), &text, text.len()));
    }
    Ok(all.join("\n\n"))
}

fn on_stack(round: &Round<'_>) -> Vec<Spot> {
    let frames = round.facts.bugs().iter().flat_map(|bug| &bug.frames);
    let functions = frames.filter(|frame| frame.project).filter_map(|frame| {
        let file = round.map.file_meant(frame.file.as_deref()?)?;
        Some(spot(file, file.function_at(frame.line?)?))
    });
    let mut spots: Vec<Spot> = Vec::new();
    for one in functions {
        if spots.len() < FROM_STACK && !spots.contains(&one) {
            spots.push(one);
        }
    }
    spots
}

fn spot(file: &MappedFile, element: &Element) -> Spot {
    Spot {
        name: element.qualified.clone(),
        file: file.path.clone(),
        from: element.span.line,
        to: element.span.end_line,
    }
}

#[derive(Default)]
struct Named {
    spots: Vec<Spot>,
    unknown: Vec<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReportElements {
    /// Up to 10 code elements, the most suspicious first.
    elements: Vec<ElementName>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ElementName {
    /// Path of the file.
    file: String,
    /// `open_file`, or `File::open` of a member.
    name: String,
}

impl OwnTools for Inbox<'_, Named> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        toolbox.with(ToolSet::new(
            vec![Tool::for_call::<ReportElements>()],
            move || Ok(self),
        ))
    }
}

impl<'t, 'm> Call<&'t Inbox<'m, Named>> for ReportElements {
    const NAME: &'static str = "report_elements";
    const ABOUT: &'static str = "Says which elements of the source are suspicious; ends the work";

    fn run(self, inbox: &mut &'t Inbox<'m, Named>) -> Result<ToolAnswer, ToolError> {
        let mut named = Named::default();
        for one in &self.elements {
            match meant(inbox.map, one) {
                Some(spot) if named.spots.contains(&spot) => {}
                Some(spot) => named.spots.push(spot),
                None => named.unknown.push(one.name.clone()),
            }
        }
        if named.spots.is_empty() {
            return Err(ToolError::refused(
                "none of these elements is in the source; write names as the skeletons have them",
            ));
        }
        named.spots.truncate(MOST);
        inbox.put(named);
        let mut answer = ToolAnswer::new("Taken.\n").ours();
        answer.then = Then::Done;
        Ok(answer)
    }
}

/// Looks in the named file first; names are often right when paths are not.
fn meant(map: &CodeMap, written: &ElementName) -> Option<Spot> {
    let name = written.name.trim().trim_end_matches("()");
    let file = map.file_meant(&written.file).map(|file| &file.path);
    let all = map.named(name);
    let here = |one: &&Placed<'_>| Some(&one.file.path) == file;
    let best = all.iter().find(here).or_else(|| all.first())?;
    Some(spot(best.file, best.element))
}
