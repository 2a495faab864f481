//! The tools of the safety-property agent: sets of properties, runs that check them, and the report.

use std::fmt::Write as _;
use std::sync::{Mutex, MutexGuard, PoisonError};

use patchwright_agent::tools::Then;
use patchwright_code::{CodeMap, language_of};
use patchwright_crash::purify;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::count::counted;
use patchwright_domain::property::{Property, PropertyCounts};
use patchwright_subject::{PocEnding, PropertyAnswer, Watch};
use schemars::JsonSchema;
use serde::Deserialize;

use super::super::NAME as STRATEGY;
use super::refusal::refusal;
use super::report::{PropertyReport, Reported};
use super::script;
use crate::error::RepairError;
use crate::kit::{OwnTools, RepairContext, paragraph};
use crate::tools::{Call, Sight, Tool, ToolAnswer, ToolError, ToolSet, Toolbox};

/// In all sets together.
const MOST_PROPERTIES: usize = 32;
const MOST_RUNS: usize = 24;
const LONGEST_NAME: usize = 40;
/// In bytes, of what a run printed.
const MOST_PRINTED: usize = 256 << 10;
const MOST_INSIGHTS: usize = 8;
/// How often a report is sent back.
const PATIENCE: u32 = 2;

pub(super) struct PropertyTools<'a> {
    ctx: &'a RepairContext<'a>,
    map: &'a CodeMap,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    sets: Vec<EditSet>,
    /// By name, with the output of each.
    runs: Vec<(String, String)>,
    /// The result of each property in the last run that checked it.
    results: Vec<(Property, PropertyCounts)>,
    refusals: u32,
    report: Option<PropertyReport>,
}

struct EditSet {
    name: String,
    properties: Vec<Property>,
}

impl<'a> PropertyTools<'a> {
    pub(super) fn new(ctx: &'a RepairContext<'a>, map: &'a CodeMap) -> Self {
        Self {
            ctx,
            map,
            state: Mutex::default(),
        }
    }

    pub(super) fn take(self) -> Option<PropertyReport> {
        let state = self.state.into_inner();
        state.unwrap_or_else(PoisonError::into_inner).report
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn property(&self, written: &Written) -> Result<Property, String> {
        let file = self.map.file_meant(&written.file);
        let file = file.ok_or_else(|| format!("there is no source file `{}`", written.file))?;
        let lines = file.lines();
        if written.line == 0 || written.line > lines {
            return Err(format!("`{}` has lines 1 to {lines}", file.path));
        }
        let name = written.name.trim();
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
        if name.is_empty() || name.len() > LONGEST_NAME || !name.chars().all(plain) {
            return Err(format!(
                "a name is up to {LONGEST_NAME} letters, digits, `_` and `-`"
            ));
        }
        Ok(Property {
            name: name.to_owned(),
            file: file.path.clone(),
            line: written.line,
            condition: written.condition.trim().to_owned(),
            stated_by: STRATEGY.to_owned(),
        })
    }

    /// Builds the program with these properties and runs it once: how it ended, what it printed, and the result of
    /// each property.
    fn run(&self, properties: &[Property]) -> Result<Checked, ToolError> {
        let scene = self.ctx.scene();
        let (subject, base) = (scene.subject, scene.base);
        let known = scene.judge.pocs().first().zip(subject.case.pocs.first());
        let Some((baseline, poc)) = known else {
            return Err(ToolError::refused("there is no PoC to run"));
        };
        let stopped = |error| ToolError::from(RepairError::from(error));
        let mut asserted = subject.assert_on_base(base, properties).map_err(stopped)?;
        let watch = Watch::for_bug(baseline.report.kind);
        let ran = asserted
            .run_poc(subject, base, poc, watch)
            .map_err(stopped)?;
        let ending = match &ran.run.ending {
            PocEnding::Crashed(report) => {
                let purified = purify(report, &subject.project());
                format!("the program {}", purified.headline)
            }
            PocEnding::Hung(_) => "the program hangs".to_owned(),
            PocEnding::Quiet(_) => "the program ends without a report".to_owned(),
            PocEnding::NotStarted(why) | PocEnding::Unclear(why) => why.clone(),
        };
        let printed = ran
            .run
            .printed
            .get(..MOST_PRINTED.min(ran.run.printed.len()));
        Ok(Checked {
            ending: masked(&ending),
            printed: masked(&String::from_utf8_lossy(printed.unwrap_or_default())),
            answers: ran.answers,
        })
    }
}

struct Checked {
    ending: String,
    printed: String,
    answers: Vec<PropertyAnswer>,
}

/// Removes what differs between runs: a resumed conversation must get the same text again.
fn masked(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("0x") {
        let (before, found) = rest.split_at(at);
        let digits = found.get(2..).unwrap_or_default();
        let end = digits.find(|c: char| !c.is_ascii_hexdigit());
        let end = end.unwrap_or(digits.len());
        plain += before;
        // Short ones are values of the program, not addresses.
        match end > 8 {
            true => plain += "0x…",
            false => plain += found.get(..2 + end).unwrap_or_default(),
        }
        rest = digits.get(end..).unwrap_or_default();
    }
    plain += rest;
    let lines = plain.lines().map(|line| {
        let inside = line
            .strip_prefix("==")
            .and_then(|rest| rest.split_once("=="));
        match inside {
            Some((pid, rest)) if pid.parse::<u32>().is_ok() => format!("=={rest}"),
            Some(_) | None => line.to_owned(),
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

impl OwnTools for PropertyTools<'_> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        let tools = vec![
            Tool::for_call::<AssertProperties>(),
            Tool::for_call::<RunPoc>(),
            Tool::for_call::<RollBack>(),
            Tool::for_call::<AnalyseOutput>(),
            Tool::for_call::<ReportProperties>(),
        ];
        toolbox.with(ToolSet::new(tools, move || Ok(self)))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct AssertProperties {
    /// A name for the set.
    set: String,
    properties: Vec<Written>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Written {
    /// Short, of letters and digits; no two properties have the same.
    name: String,
    /// Path of the file.
    file: String,
    /// Line of the statement before which it must hold, as `view_code` shows it.
    line: u32,
    /// An expression of C that changes nothing, such as `at < table->count`.
    condition: String,
}

impl<'t, 'a> Call<&'t PropertyTools<'a>> for AssertProperties {
    const NAME: &'static str = "assert_properties";
    const ABOUT: &'static str = "Adds a set of properties to your scratch copy of the program";

    fn run(self, tools: &mut &'t PropertyTools<'a>) -> Result<ToolAnswer, ToolError> {
        let (mut properties, mut wrong): (Vec<Property>, Vec<String>) = (Vec::new(), Vec::new());
        let is_source = |path: &RelPath| language_of(path).is_some();
        let sources = tools.ctx.scene().base.files(&is_source);
        let sources = sources.map_err(RepairError::from)?;
        let mut state = tools.state();
        let known: Vec<&Property> = state.sets.iter().flat_map(|set| &set.properties).collect();
        for written in &self.properties {
            let taken = |one: &Property| one.name == written.name.trim();
            match tools.property(written) {
                Ok(_) if known.iter().any(|one| taken(one)) || properties.iter().any(taken) => {
                    wrong.push(format!("{}: the name is taken", written.name));
                }
                Ok(property) => match refusal(&property, &sources) {
                    None => properties.push(property),
                    Some(why) => wrong.push(format!("{}: {why}", written.name)),
                },
                Err(why) => wrong.push(format!("{}: {why}", written.name)),
            }
        }
        if properties.is_empty() && wrong.is_empty() {
            wrong.push("a set has at least one property".to_owned());
        }
        if known.len() + properties.len() > MOST_PROPERTIES {
            wrong.push(format!(
                "more than {MOST_PROPERTIES} at once: roll some back first"
            ));
        }
        if !wrong.is_empty() {
            let wrong = wrong.join("; ");
            return Err(ToolError::Refused(format!("nothing was added: {wrong}")));
        }
        let count = counted(properties.len(), "property");
        state.sets.push(EditSet {
            name: paragraph(&self.set),
            properties,
        });
        let sets = sets(&state);
        Ok(ToolAnswer::new(format!("{count} added, not built yet. {sets}\n")).ours())
    }
}

fn sets(state: &State) -> String {
    let names: Vec<String> = state
        .sets
        .iter()
        .map(|set| format!("`{}`", set.name))
        .collect();
    match names.is_empty() {
        true => "There is no set now.".to_owned(),
        false => format!("Sets now: {}.", names.join(", ")),
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RunPoc {
    /// A name for the run.
    name: String,
}

impl<'t, 'a> Call<&'t PropertyTools<'a>> for RunPoc {
    const NAME: &'static str = "run_poc";
    const ABOUT: &'static str =
        "Builds the program with all properties in it and runs it on the known input";

    fn run(self, tools: &mut &'t PropertyTools<'a>) -> Result<ToolAnswer, ToolError> {
        let (properties, ran) = {
            let state = tools.state();
            let all = state.sets.iter().flat_map(|set| set.properties.clone());
            (all.collect::<Vec<_>>(), state.runs.len())
        };
        if ran >= MOST_RUNS {
            return Err(ToolError::refused("no more runs: report what you know"));
        }
        let checked = tools.run(&properties)?;
        let mut state = tools.state();
        let mut name = paragraph(&self.name);
        if state.runs.iter().any(|(known, _)| *known == name) {
            name += &format!("-{}", ran + 1);
        }
        let mut text = format!("{name}: {}\n", checked.ending);
        state.results.clear();
        for (property, answer) in properties.into_iter().zip(checked.answers) {
            let said = match answer {
                PropertyAnswer::Counted(mut counts) => {
                    let first = counts.first.iter().map(|values| masked(values));
                    counts.first = first.collect();
                    let said = counts.describe();
                    state.results.push((property.clone(), counts));
                    said
                }
                PropertyAnswer::Gone => "its statement is not there".to_owned(),
                PropertyAnswer::Unusable(why) => format!("not usable: {}", masked(&why)),
            };
            let _ = writeln!(text, "- {property}: {said}");
        }
        state.runs.push((name, checked.printed));
        Ok(ToolAnswer::new(text))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RollBack {
    /// `last` set, or `all` sets.
    what: String,
}

impl<'t, 'a> Call<&'t PropertyTools<'a>> for RollBack {
    const NAME: &'static str = "roll_back";
    const ABOUT: &'static str = "Takes back the last set of properties, or all of them";

    fn run(self, tools: &mut &'t PropertyTools<'a>) -> Result<ToolAnswer, ToolError> {
        let mut state = tools.state();
        if state.sets.is_empty() {
            return Err(ToolError::refused("there is no set to take back"));
        }
        match self.what.trim() {
            "last" => drop(state.sets.pop()),
            "all" => state.sets.clear(),
            _ => return Err(ToolError::refused("`what` is `last` or `all`")),
        }
        Ok(ToolAnswer::new(format!("Taken back. {}\n", sets(&state))).ours())
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct AnalyseOutput {
    /// The name of a run.
    run: String,
    /// Steps such as `lines overflow | last 20`.
    script: String,
}

impl<'t, 'a> Call<&'t PropertyTools<'a>> for AnalyseOutput {
    const NAME: &'static str = "analyse_output";
    const ABOUT: &'static str = "Looks through what a run printed, by a small script";

    fn run(self, tools: &mut &'t PropertyTools<'a>) -> Result<ToolAnswer, ToolError> {
        let state = tools.state();
        let Some((_, printed)) = state.runs.iter().find(|(name, _)| *name == self.run.trim())
        else {
            let names: Vec<&str> = state.runs.iter().map(|(name, _)| name.as_str()).collect();
            let names = names.join(", ");
            return Err(ToolError::Refused(format!(
                "there is no run `{}`; there are: {names}",
                self.run
            )));
        };
        match script::analyse(printed, &self.script) {
            Ok(text) if text.is_empty() => Ok(ToolAnswer::nothing("Nothing is left.\n")),
            Ok(text) => Ok(ToolAnswer::new(text)),
            Err(why) => Err(ToolError::Refused(format!("analyse_output: {why}"))),
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReportProperties {
    /// The properties that tell something.
    properties: Vec<Told>,
    /// 1 to 8 sentences about the cause and a repair.
    insights: Vec<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Told {
    /// Its name.
    name: String,
    /// What it is for.
    purpose: String,
    /// What its result means.
    meaning: String,
    /// Whether every right repair makes it hold.
    keep: Option<bool>,
}

impl<'t, 'a> Call<&'t PropertyTools<'a>> for ReportProperties {
    const NAME: &'static str = "report_properties";
    const ABOUT: &'static str = "Reports what was found out; ends the work";

    fn run(self, tools: &mut &'t PropertyTools<'a>) -> Result<ToolAnswer, ToolError> {
        let mut state = tools.state();
        let (mut properties, mut wrong) = (Vec::new(), Vec::new());
        for told in &self.properties {
            match reported(&state, told) {
                Ok(one) => properties.push(one),
                Err(why) => wrong.push(format!("{}: {why}", told.name)),
            }
        }
        let insights = self.insights.iter().map(|words| paragraph(words));
        let mut insights: Vec<String> = insights.filter(|words| !words.is_empty()).collect();
        insights.truncate(MOST_INSIGHTS);
        if insights.is_empty() {
            wrong.push("insights: there must be at least one".to_owned());
        }
        if properties.is_empty() && wrong.is_empty() {
            wrong.push("properties: there must be at least one that a run checked".to_owned());
        }
        let nothing_left = properties.is_empty() || insights.is_empty();
        state.refusals += 1;
        if nothing_left || !wrong.is_empty() && state.refusals <= PATIENCE {
            let wrong = wrong.join("; ");
            return Err(ToolError::Refused(format!("report_properties: {wrong}")));
        }
        state.report = Some(PropertyReport {
            properties,
            insights,
        });
        let mut answer = ToolAnswer::new("Taken.\n").ours();
        answer.notes.extend(wrong);
        answer.then = Then::Done;
        Ok(answer)
    }
}

fn reported(state: &State, told: &Told) -> Result<Reported, String> {
    let name = told.name.trim();
    let known = state.results.iter().find(|(one, _)| one.name == name);
    let (property, counts) = known.ok_or("the last run did not check it")?;
    let (purpose, meaning) = (paragraph(&told.purpose), paragraph(&told.meaning));
    if purpose.is_empty() || meaning.is_empty() {
        return Err("`purpose` and `meaning` must not be empty".to_owned());
    }
    Ok(Reported {
        property: property.clone(),
        counts: counts.clone(),
        purpose,
        meaning,
        kept: told.keep.unwrap_or(false),
    })
}
