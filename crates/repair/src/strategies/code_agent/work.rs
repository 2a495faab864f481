//! The tools of the agent: a shell and plain file tools over a tree of its own, a list of things to do, and the judge.

use std::collections::{BTreeMap, VecDeque};
use std::time::{Duration, Instant};

use patchwright_domain::candidate::RelPath;
use patchwright_edit::candidate;
use patchwright_subject::{AgentTree, Subject};
use schemars::JsonSchema;
use serde::Deserialize;

use super::difference::{difference, protected};
use super::policy::{Action, Permit, Policy, permit};
use super::todo::{Task, TodoList};
use crate::candidates::Scene;
use crate::error::RepairError;
use crate::kit::{OwnTools, RepairContext};
use crate::prompt::{fence, relative};
use crate::tools::edit::replaced;
use crate::tools::validate::{Validator, submit};
use crate::tools::{Call, Sight, Tool, ToolAnswer, ToolError, ToolSet, Toolbox};

const MOST_COMMANDS: u32 = 150;
/// In bytes, kept of the output of a command: the beginning and the end.
const MOST_PRINTED: usize = 12 << 10;
const MOST_LINES: usize = 400;
const LONGEST_LINE: usize = 400;
const MOST_HITS: usize = 120;
const MOST_NAMED: usize = 200;

pub(super) const SUBMIT: &str = Submit::NAME;

/// One round of the agent: its tree, and what it did before the run was stopped.
pub(super) struct Work<'a> {
    ctx: &'a RepairContext<'a>,
    tree: AgentTree,
    /// The answers that commands got before the run was resumed.
    recorded: BTreeMap<String, VecDeque<String>>,
}

impl<'a> Work<'a> {
    pub(super) fn new(
        ctx: &'a RepairContext<'a>,
        tree: AgentTree,
        recorded: BTreeMap<String, VecDeque<String>>,
    ) -> Self {
        Self {
            ctx,
            tree,
            recorded,
        }
    }

    pub(super) fn tree(&self) -> &AgentTree {
        &self.tree
    }

    /// The longest that any command of the project may take: the agent runs the same ones.
    fn most_seconds(&self) -> u64 {
        let case = self.ctx.scene().subject.case;
        let pocs = case.pocs.iter().map(|poc| poc.seconds);
        let test = case.test.iter().map(|test| test.seconds);
        let all = pocs.chain(test).chain([case.build.seconds]);
        all.max().unwrap_or_default()
    }
}

impl OwnTools for Work<'_> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        toolbox
    }

    fn add_judged<'t>(
        &'t self,
        toolbox: Toolbox<'t>,
        validator: Option<&'t Validator<'t>>,
    ) -> Toolbox<'t> {
        let open = move || {
            Ok(Hands {
                work: self,
                validator,
                commands: 0,
                recorded: self.recorded.clone(),
                todo: TodoList::default(),
            })
        };
        toolbox.with(ToolSet::new(tools(), open))
    }
}

fn tools<'t>() -> Vec<Tool<Hands<'t>>> {
    vec![
        Tool::for_call::<Shell>(),
        Tool::for_call::<ReadFile>().reading(),
        Tool::for_call::<EditFile>(),
        Tool::for_call::<WriteFile>(),
        Tool::for_call::<Grep>().reading(),
        Tool::for_call::<Glob>().reading(),
        Tool::for_call::<Todo>(),
        Tool::for_call::<Submit>(),
    ]
}

/// The state of one conversation.
pub(super) struct Hands<'t> {
    work: &'t Work<'t>,
    validator: Option<&'t Validator<'t>>,
    commands: u32,
    recorded: BTreeMap<String, VecDeque<String>>,
    todo: TodoList,
}

impl Hands<'_> {
    fn scene(&self) -> &Scene<'_> {
        self.work.ctx.scene()
    }

    fn subject(&self) -> &Subject<'_> {
        self.scene().subject
    }

    fn permit(&self, action: Action<'_>) -> Result<Permit, ToolError> {
        // Its rules were read before: a path that cannot be judged is not to be written.
        let why = |path: &RelPath| match protected(self.scene(), path) {
            Ok(why) => why,
            Err(error) => Some(error.to_string()),
        };
        let policy = Policy {
            protected: &why,
            most_seconds: self.work.most_seconds(),
            commands_left: MOST_COMMANDS.saturating_sub(self.commands),
        };
        permit(action, &policy).map_err(ToolError::Refused)
    }

    fn read(&self, path: &RelPath) -> Result<String, ToolError> {
        let content = self.work.tree.read(path).map_err(ToolError::Refused)?;
        String::from_utf8(content).map_err(|_| {
            ToolError::Refused(format!("{path} is not text; look at it with the shell"))
        })
    }

    fn write(&self, path: &RelPath, content: String) -> Result<(), ToolError> {
        let tree = &self.work.tree;
        let written = self
            .subject()
            .write_in_agent_tree(tree, path, content.into_bytes());
        let written = written.map_err(RepairError::from)?;
        written.map_err(|why| {
            let why = relative(&why, &self.subject().case.source);
            ToolError::Refused(format!("{path} cannot be written: {why}"))
        })
    }

    /// Every look and every edit counts: what is not allowed is to hand in one patch after the other unseen.
    fn note_look(&self) {
        if let Some(validator) = self.validator {
            validator.looks.one_more();
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Shell {
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

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReadFile {
    /// Path from the root of the source.
    file: String,
    /// First line (1).
    start: Option<usize>,
    /// Last line.
    end: Option<usize>,
}

impl<'t> Call<Hands<'t>> for ReadFile {
    const NAME: &'static str = "read_file";
    const ABOUT: &'static str = "Shows lines of a file of your tree, with their numbers";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        let Permit::File(path) = hands.permit(Action::Read { file: &self.file })? else {
            return Err(ToolError::refused("not permitted"));
        };
        hands.note_look();
        let content = hands.read(&path)?;
        let lines: Vec<&str> = content.lines().collect();
        let from = self.start.unwrap_or(1).max(1);
        let to = self.end.unwrap_or(lines.len()).min(lines.len());
        if from > to {
            return Err(ToolError::Refused(format!(
                "{path} has the lines 1-{}",
                lines.len()
            )));
        }
        let last = to.min(from.saturating_add(MOST_LINES - 1));
        let shown = lines
            .iter()
            .enumerate()
            .skip(from - 1)
            .take(last + 1 - from);
        let numbered = shown.map(|(at, line)| format!("{:>5}  {}\n", at + 1, shortened(line)));
        let text: String = numbered.collect();
        let answer = ToolAnswer::new(text);
        Ok(match last < lines.len() {
            true => answer.noted(format!("{path} goes on to line {}", lines.len())),
            false => answer,
        })
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct EditFile {
    /// Path from the root of the source.
    file: String,
    /// Text that occurs exactly once in the file, without line numbers.
    old: String,
    /// What stands there instead.
    new: String,
}

impl<'t> Call<Hands<'t>> for EditFile {
    const NAME: &'static str = "edit_file";
    const ABOUT: &'static str = "Replaces a text in a source file of your tree";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        let (file, content) = (self.file.as_str(), self.new.as_str());
        let Permit::File(path) = hands.permit(Action::Write { file, content })? else {
            return Err(ToolError::refused("not permitted"));
        };
        let now = hands.read(&path)?;
        let edited = replaced(&path, now.as_bytes(), &self.old, &self.new)?;
        let edited = String::from_utf8_lossy(&edited).into_owned();
        hands.write(&path, edited)?;
        hands.note_look();
        Ok(ToolAnswer::new(format!("{path} was edited.\n")).ours())
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct WriteFile {
    /// Path from the root of the source.
    file: String,
    /// The whole file.
    content: String,
}

impl<'t> Call<Hands<'t>> for WriteFile {
    const NAME: &'static str = "write_file";
    const ABOUT: &'static str = "Writes a source file of your tree as a whole";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        let (file, content) = (self.file.as_str(), self.content.as_str());
        let Permit::File(path) = hands.permit(Action::Write { file, content })? else {
            return Err(ToolError::refused("not permitted"));
        };
        hands.write(&path, self.content)?;
        hands.note_look();
        Ok(ToolAnswer::new(format!("{path} was written.\n")).ours())
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Grep {
    /// An extended regular expression.
    pattern: String,
    /// A file or folder to search; the whole tree when left out.
    path: Option<String>,
}

impl<'t> Call<Hands<'t>> for Grep {
    const NAME: &'static str = "grep";
    const ABOUT: &'static str = "Lists the lines of text files of your tree that match a pattern";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        let action = Action::Search {
            pattern: &self.pattern,
            below: self.path.as_deref(),
        };
        let Permit::Search { below } = hands.permit(action)? else {
            return Err(ToolError::refused("not permitted"));
        };
        hands.note_look();
        let tree = &hands.work.tree;
        let found = hands
            .subject()
            .search_agent_tree(tree, &self.pattern, below.as_ref());
        let found = found
            .map_err(RepairError::from)?
            .map_err(ToolError::Refused)?;
        if found.is_empty() {
            return Ok(ToolAnswer::nothing("No line matches.\n"));
        }
        let lines = found.iter().take(MOST_HITS).map(|hit| {
            format!(
                "{}:{}: {}\n",
                hit.path,
                hit.line,
                shortened(hit.text.trim_end())
            )
        });
        let answer = ToolAnswer::new(lines.collect::<String>());
        Ok(match found.len().checked_sub(MOST_HITS) {
            Some(more @ 1..) => answer.noted(format!(
                "{more} more lines match: search in one folder or file"
            )),
            Some(0) | None => answer,
        })
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Glob {
    /// Such as `src/**/*.c`.
    pattern: String,
}

impl<'t> Call<Hands<'t>> for Glob {
    const NAME: &'static str = "glob";
    const ABOUT: &'static str = "Lists the files of your tree whose paths match a pattern";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        hands.permit(Action::List {
            glob: &self.pattern,
        })?;
        hands.note_look();
        let found = hands.work.tree.matching(hands.scene().base, &self.pattern);
        let found = found.map_err(ToolError::Refused)?;
        if found.is_empty() {
            return Ok(ToolAnswer::nothing("No path matches.\n"));
        }
        let paths = found
            .iter()
            .take(MOST_NAMED)
            .map(|path| format!("{path}\n"));
        let answer = ToolAnswer::new(paths.collect::<String>());
        Ok(match found.len().checked_sub(MOST_NAMED) {
            Some(more @ 1..) => answer.noted(format!("{more} more paths match")),
            Some(0) | None => answer,
        })
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Todo {
    /// The whole list as it is now; left out, the list is only shown.
    tasks: Option<Vec<Task>>,
}

impl<'t> Call<Hands<'t>> for Todo {
    const NAME: &'static str = "todo";
    const ABOUT: &'static str = "Keeps your list of things to do, and shows it";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        if let Some(tasks) = self.tasks {
            hands.todo.replace(tasks).map_err(ToolError::Refused)?;
        }
        Ok(ToolAnswer::new(hands.todo.render()))
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Submit {
    /// What is wrong in the program, and why this fixes it, in one or two sentences.
    why: Option<String>,
}

impl<'t> Call<Hands<'t>> for Submit {
    const NAME: &'static str = "submit";
    const ABOUT: &'static str = "Hands what you changed in the source to the judge: it is applied to the original source, built, run on the crashing input and its like, and tested";

    fn run(self, hands: &mut Hands<'t>) -> Result<ToolAnswer, ToolError> {
        let Some(validator) = hands.validator else {
            return Err(ToolError::refused("this agent hands in no patches"));
        };
        let scene = hands.scene();
        let found = difference(scene, &hands.work.tree)?;
        let mut notes = Vec::new();
        if !found.left_out.is_empty() {
            let files = few(&found.left_out);
            notes.push(format!("not part of the patch: {files}"));
        }
        let new = found.new_files();
        if !new.is_empty() {
            notes.push(format!("new files of the patch: {}", few(&new)));
        }
        if found.changes.is_empty() {
            return Err(ToolError::Refused(nothing_changed(&notes, &hands.todo)));
        }
        let origin = validator.author.origin();
        let made = candidate(found.changes, origin, &scene.judge.sources());
        let made = made.map_err(RepairError::from)?;
        let mut answer = submit(validator, self.why.as_deref(), || Ok((made, Vec::new())))?;
        answer.notes.extend(notes);
        answer.text += &hands.todo.reminder();
        Ok(answer)
    }
}

fn nothing_changed(notes: &[String], todo: &TodoList) -> String {
    let notes: String = notes.iter().map(|note| format!("({note})\n")).collect();
    format!(
        "{notes}Nothing to judge: no source file of the program differs from the original, so it still crashes. Change the \
         source, build it and run the crashing input before you submit.{}",
        todo.reminder()
    )
}

fn few(names: &[String]) -> String {
    const FEW: usize = 8;
    let shown = names
        .iter()
        .take(FEW)
        .cloned()
        .collect::<Vec<_>>()
        .join(", ");
    match names.len().checked_sub(FEW) {
        Some(more @ 1..) => format!("{shown} and {more} more"),
        Some(0) | None => shown,
    }
}

fn shortened(line: &str) -> String {
    match line.char_indices().nth(LONGEST_LINE) {
        Some((end, _)) => format!("{} …", line.get(..end).unwrap_or_default()),
        None => line.to_owned(),
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
