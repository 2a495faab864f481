//! Whether what a build made from a patch is what the unpatched build would have made from it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::path::{Path, PathBuf};

use super::calls;
use super::steps::{BuildStory, Call, Read, Step, StepKind};

/// A file of the patch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Patched {
    pub path: PathBuf,
    /// Its path before the patch.
    pub before: PathBuf,
    /// Its index among the contents that the supervisor was asked to recognise.
    pub content: usize,
}

/// A file of the tree after the build, compared with that of the unpatched tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    Same,
    Different,
    /// It is missing in one of the trees, or cannot be read.
    Unknown,
}

pub struct Question<'a> {
    pub base: &'a BuildStory,
    pub candidate: &'a BuildStory,
    pub patched: &'a [Patched],
    /// What the PoCs execute or load.
    pub programs: &'a [PathBuf],
    /// The root of the tree.
    pub source: &'a Path,
    pub compare: &'a dyn Fn(&Path) -> State,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Proof {
    Shown(Shown),
    /// Even the unpatched build does not show how any of the files gets into what runs.
    NotTold,
    Doubtful(Doubt),
}

/// Every step from the patched files to what runs is also a step of the unpatched build.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shown {
    /// One sentence for each patched file.
    pub trails: Vec<String>,
    /// Scripts and programs of the project along the way; what they do is not verified.
    pub through: BTreeSet<String>,
}

/// Why the evidence does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// What runs was replaced by something that no recorded step wrote.
    Unseen {
        program: String,
    },
    OtherCall {
        call: String,
        made: String,
    },
    /// A compiler read the file with different content.
    NotAsPatched {
        file: String,
        call: String,
    },
    /// It was written to while a compiler had it open.
    ChangedMeanwhile {
        file: String,
    },
    /// Nothing of it is in what runs.
    NotIn {
        file: String,
        program: String,
    },
    Foreign {
        code: String,
        call: String,
    },
    /// It differs from the unpatched build, and not because of the patch.
    OtherInput {
        file: String,
        by: String,
    },
}

impl fmt::Display for Doubt {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unseen { program } => {
                write!(
                    out,
                    "{program} changed, and no step of the build was seen to write it"
                )
            }
            Self::OtherCall { call, made } => write!(
                out,
                "{made} was made by `{call}`, which the build without the patch does not do"
            ),
            Self::NotAsPatched { file, call } => write!(
                out,
                "when `{call}` read {file}, it did not have the patched content"
            ),
            Self::ChangedMeanwhile { file } => {
                write!(out, "{file} was written to while the compiler read it")
            }
            Self::NotIn { file, program } => write!(
                out,
                "nothing that was compiled from {file}, as patched, is in {program}"
            ),
            Self::Foreign { code, call } => {
                write!(out, "`{call}` ran {code}, which is not the machine's own")
            }
            Self::OtherInput { file, by } => write!(
                out,
                "{file}, which was compiled in, is not as in the build without the patch; it was written by `{by}`"
            ),
        }
    }
}

pub fn prove(question: &Question<'_>) -> Proof {
    let known = Known::new(question);
    let reached: Vec<(&Patched, BTreeSet<&PathBuf>)> = question
        .patched
        .iter()
        .map(|file| (file, known.programs_of(&file.before)))
        .filter(|(_, programs)| !programs.is_empty())
        .collect();
    if reached.is_empty() {
        return Proof::NotTold;
    }
    match show(question, &known, &reached) {
        Ok(shown) => Proof::Shown(shown),
        Err(doubt) => Proof::Doubtful(doubt),
    }
}

fn show(
    question: &Question<'_>,
    known: &Known<'_>,
    reached: &[(&Patched, BTreeSet<&PathBuf>)],
) -> Result<Shown, Doubt> {
    let mut check = Check {
        question,
        known,
        begun: BTreeSet::new(),
        through: BTreeSet::new(),
    };
    for program in question.programs {
        match question.candidate.made.get(program) {
            Some(step) => check.step(*step, program)?,
            // No recorded step rebuilt it: it is unchanged, unless something unseen replaced it.
            None if (question.compare)(program) == State::Same => {}
            None if !question.base.made.contains_key(program) => {}
            None => {
                return Err(Doubt::Unseen {
                    program: calls::below(program, question.source),
                });
            }
        }
    }
    let through = check.through;
    let trails = reached
        .iter()
        .map(|(file, programs)| trail(question, file, programs))
        .collect::<Result<_, _>>()?;
    Ok(Shown { trails, through })
}

/// An index of the unpatched build.
struct Known<'a> {
    question: &'a Question<'a>,
    calls: BTreeMap<&'a Path, Vec<&'a Step>>,
}

impl<'a> Known<'a> {
    fn new(question: &'a Question<'a>) -> Self {
        let mut calls: BTreeMap<&Path, Vec<&Step>> = BTreeMap::new();
        for step in &question.base.steps {
            calls.entry(&step.call.program).or_default().push(step);
        }
        Self { question, calls }
    }

    /// The programs that a file gets into.
    fn programs_of(&self, file: &Path) -> BTreeSet<&'a PathBuf> {
        let base = self.question.base;
        let first = |step: &Step| step.reads.iter().any(|read| read.path == file);
        let derived = closure(base, &first);
        let programs = self.question.programs.iter();
        let is_in = |program: &&PathBuf| {
            let maker = base.made.get(*program);
            maker.is_some_and(|step| derived.contains_key(step))
        };
        programs.filter(is_in).collect()
    }

    fn step(&self, call: &Call) -> Option<&'a Step> {
        let steps = self.calls.get(call.program.as_path())?;
        let same = steps.iter().find(|step| step.call == *call);
        let same = same.or_else(|| {
            steps
                .iter()
                .find(|step| calls::is_part_of(call, &step.call))
        });
        same.copied()
    }
}

/// Every step that `first` selects or that uses the output of such a step, each with the step before it.
fn closure(story: &BuildStory, first: &dyn Fn(&Step) -> bool) -> BTreeMap<usize, Option<usize>> {
    closure_by(story, first, users(story))
}

fn closure_by(
    story: &BuildStory,
    first: &dyn Fn(&Step) -> bool,
    users: BTreeMap<usize, Vec<usize>>,
) -> BTreeMap<usize, Option<usize>> {
    let mut found = BTreeMap::new();
    let begins = story.steps.iter().enumerate();
    let begins = begins.filter(|(_, step)| first(step));
    let mut waiting: VecDeque<(usize, Option<usize>)> =
        begins.map(|(number, _)| (number, None)).collect();
    while let Some((number, before)) = waiting.pop_front() {
        if found.contains_key(&number) {
            continue;
        }
        found.insert(number, before);
        let next = users.get(&number).into_iter().flatten();
        waiting.extend(next.map(|user| (*user, Some(number))));
    }
    found
}

/// The patched contents that get into a program through the machine's own tools alone.
fn brought_by_tools(question: &Question<'_>) -> BTreeSet<usize> {
    let story = question.candidate;
    let mut users: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let tools = |step: &Step| step.kind == StepKind::Tool;
    for (number, step) in story
        .steps
        .iter()
        .enumerate()
        .filter(|(_, step)| tools(step))
    {
        for maker in step.reads.iter().filter_map(|read| read.made_by) {
            users.entry(maker).or_default().push(number);
        }
    }
    let is_brought = |content: &usize| {
        let reads_it = |step: &Step| {
            let mut reads = step.reads.iter();
            tools(step) && reads.any(|read| read.content == Some(*content))
        };
        let derived = closure_by(story, &reads_it, users.clone());
        let mut makers = question
            .programs
            .iter()
            .filter_map(|program| story.made.get(program));
        makers.any(|maker| derived.contains_key(maker))
    };
    let contents = question.patched.iter().map(|file| file.content);
    contents.filter(is_brought).collect()
}

/// Which steps use the output of each step. A step that opens no file for writing writes to what its shell gave it: a
/// file that the shell opened, or a pipe to another child of the shell.
fn users(story: &BuildStory) -> BTreeMap<usize, Vec<usize>> {
    let mut users: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let mut fellows: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (number, step) in story.steps.iter().enumerate() {
        for maker in step.reads.iter().filter_map(|read| read.made_by) {
            users.entry(maker).or_default().push(number);
        }
        let shell = step.parent.filter(|parent| {
            let parent = story.steps.get(*parent);
            parent.is_some_and(|parent| calls::is_shell(&parent.call.program))
        });
        if let Some(shell) = shell {
            fellows.entry(shell).or_default().push(number);
        }
    }
    for (shell, children) in fellows {
        let silent = |child: &&usize| story.steps.get(**child).is_some_and(|step| !step.wrote);
        for child in children.iter().filter(silent) {
            let reached = users.entry(*child).or_default();
            reached.push(shell);
            reached.extend(&children);
        }
    }
    users
}

struct Check<'a> {
    question: &'a Question<'a>,
    known: &'a Known<'a>,
    begun: BTreeSet<usize>,
    through: BTreeSet<String>,
}

impl Check<'_> {
    /// Checks that the step is one of the unpatched build's, and so is everything it used.
    fn step(&mut self, number: usize, made: &Path) -> Result<(), Doubt> {
        let Some(step) = self.question.candidate.steps.get(number) else {
            return Ok(());
        };
        if !self.begun.insert(number) {
            return Ok(());
        }
        let call = || calls::describe(&step.call);
        let Some(same) = self.known.step(&step.call) else {
            return Err(Doubt::OtherCall {
                call: call(),
                made: calls::below(made, self.question.source),
            });
        };
        match (&step.foreign, &same.foreign) {
            (None, _) => {}
            (Some(code), Some(before)) if code == before => {
                self.through
                    .insert(calls::below(code, self.question.source));
            }
            (Some(code), _) => {
                return Err(Doubt::Foreign {
                    code: calls::below(code, self.question.source),
                    call: call(),
                });
            }
        }
        match step.kind {
            StepKind::Tool => step
                .reads
                .iter()
                .try_for_each(|read| self.read(number, step, read)),
            StepKind::Script => {
                self.through.insert(call());
                Ok(())
            }
        }
    }

    fn read(&mut self, number: usize, step: &Step, read: &Read) -> Result<(), Doubt> {
        let file = || calls::below(&read.path, self.question.source);
        if read.changed {
            return Err(Doubt::ChangedMeanwhile { file: file() });
        }
        if read.content.is_some() {
            return Ok(());
        }
        if self
            .question
            .patched
            .iter()
            .any(|patched| patched.path == read.path)
        {
            return Err(Doubt::NotAsPatched {
                file: file(),
                call: calls::describe(&step.call),
            });
        }
        match read.made_by {
            Some(maker) if maker == number => Ok(()),
            Some(maker) => self.made(maker, read),
            // Its content when it was read can no longer be seen; over the built base it was the base's.
            None if self.question.candidate.made.contains_key(&read.path) => Ok(()),
            None => match (self.question.compare)(&read.path) {
                State::Same | State::Unknown => Ok(()),
                State::Different => Err(Doubt::OtherInput {
                    file: file(),
                    by: "the setup".to_owned(),
                }),
            },
        }
    }

    fn made(&mut self, maker: usize, read: &Read) -> Result<(), Doubt> {
        let Some(step) = self.question.candidate.steps.get(maker) else {
            return Ok(());
        };
        let is_last = self.question.candidate.made.get(&read.path) == Some(&maker);
        let state = (self.question.compare)(&read.path);
        match step.kind {
            StepKind::Script if is_last && state == State::Same => Ok(()),
            StepKind::Script if is_last && state == State::Different && !self.is_derived(maker) => {
                Err(Doubt::OtherInput {
                    file: calls::below(&read.path, self.question.source),
                    by: calls::describe(&step.call),
                })
            }
            StepKind::Script | StepKind::Tool => self.step(maker, &read.path),
        }
    }

    /// Whether a patched file gets into the program through this step's output. A file that tools compile directly
    /// needs no script, and a script that reads it may be checking whether it is patched.
    fn is_derived(&self, number: usize) -> bool {
        let direct = brought_by_tools(self.question);
        let patched = |step: &Step| {
            let mut contents = step.reads.iter().filter_map(|read| read.content);
            contents.any(|content| !direct.contains(&content))
        };
        closure(self.question.candidate, &patched).contains_key(&number)
    }
}

/// How one patched file got into one of the programs.
fn trail(
    question: &Question<'_>,
    file: &Patched,
    programs: &BTreeSet<&PathBuf>,
) -> Result<String, Doubt> {
    let story = question.candidate;
    let reads_it = |step: &Step| {
        let mut reads = step.reads.iter();
        reads.any(|read| read.content == Some(file.content))
    };
    let found = closure(story, &reads_it);
    let made = programs.iter().filter_map(|program| {
        let step = *story.made.get(*program)?;
        found.contains_key(&step).then_some((step, *program))
    });
    // One call of javac makes many classes.
    let last = made.min_by_key(|(_, program)| program.file_stem() != file.path.file_stem());
    let Some((last, program)) = last else {
        let program = programs
            .first()
            .map(|path| calls::below(path, question.source));
        return Err(Doubt::NotIn {
            file: calls::below(&file.path, question.source),
            program: program.unwrap_or_default(),
        });
    };
    let mut steps = vec![last];
    while let Some(before) = steps
        .last()
        .and_then(|step| found.get(step).copied().flatten())
    {
        steps.push(before);
    }
    steps.reverse();
    Ok(describe_path(question, file, &steps, program))
}

fn describe_path(
    question: &Question<'_>,
    file: &Patched,
    steps: &[usize],
    program: &Path,
) -> String {
    let story = question.candidate;
    let below = |path: &Path| calls::below(path, question.source);
    let mut stations: Vec<String> = Vec::new();
    for pair in steps.windows(2) {
        let [maker, user] = pair else { continue };
        let (Some(maker_step), Some(user)) = (story.steps.get(*maker), story.steps.get(*user))
        else {
            continue;
        };
        let mut reads = user.reads.iter();
        if let Some(read) = reads.find(|read| read.made_by == Some(*maker)) {
            let verb = match maker_step.kind {
                StepKind::Tool => calls::verb(&maker_step.call),
                StepKind::Script => "turned into",
            };
            stations.push(format!("{verb} {}", below(&read.path)));
        }
    }
    let program = below(program);
    let program = if program.contains('/') {
        program
    } else {
        format!("./{program}")
    };
    let file = below(&file.path);
    let way = match (stations.is_empty(), has_classes(&program)) {
        (true, true) => format!("compiled into {program}"),
        (false, true) => format!("{} and put into {program}", stations.join(", ")),
        (true, false) => format!("compiled and linked into {program}"),
        (false, false) => format!("{} and linked into {program}", stations.join(", ")),
    };
    format!("{file}, as patched, was {way}")
}

fn has_classes(program: &str) -> bool {
    [".class", ".jar", ".war"]
        .iter()
        .any(|ending| program.ends_with(ending))
}
