//! Everything that happens in a run, as one stream: the journal has it first, then the listeners hear it, such as the progress
//! on the terminal.

use serde::{Deserialize, Serialize};

use crate::assists::Assists;
use crate::candidate::{CandidateId, short_name};
use crate::chat::{Message, ModelAbout, Nanodollars, Options, Reply, Spent, ToolOutcome, ToolSpec};
use crate::constraint::Constraint;
use crate::observation::{Diagnosis, Observation};
use crate::repair::Note;
use crate::reproduction::{BaseSummary, PocSummary, TestSummary};
use crate::strategy_result::StrategyResult;
use crate::task::Task;
use crate::verdict::{StageName, Verdict};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The first event of every journal.
    RunStarted {
        command: String,
        case: String,
        version: String,
        /// Of the case and its PoCs, for runs that can be resumed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        identity: Option<String>,
        /// For repairs.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        task: Option<Box<Task>>,
    },
    /// Another process goes on with this run.
    RunResumed {
        version: String,
    },
    /// Something that may take longer than a second begins.
    StepStarted {
        step: Step,
    },
    StepFinished {
        step: Step,
        seconds: f64,
    },
    BaseReady {
        base: BaseSummary,
    },
    /// One run of one PoC.
    PocRan {
        poc: String,
        run: u32,
        of: u32,
        ending: String,
        seconds: f64,
    },
    /// All runs of one PoC.
    PocJudged {
        poc: Box<PocSummary>,
    },
    TestsRan {
        tests: TestSummary,
    },
    /// A strategy begins, or goes on in another process. All that follows is its own until it ends.
    StrategyStarted {
        strategy: String,
        /// Counted from 1.
        turn: u32,
        of: u32,
    },
    /// A strategy is over: a resumed run does not repeat it.
    StrategyEnded {
        strategy: String,
        result: Box<StrategyResult>,
    },
    /// What must hold where the program crashed.
    ConstraintFound {
        constraint: Box<Constraint>,
    },
    /// A strategy made a candidate; written before it is judged.
    Proposed {
        candidate: CandidateId,
        note: Box<Note>,
        /// As a diff, for a reader.
        patch: String,
    },
    /// One candidate came out of the judge.
    Judged {
        /// Nothing for a patch that did not fit the tree.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        candidate: Option<CandidateId>,
        verdict: Box<Verdict>,
    },
    /// A patch that a model wrote does not fit the source: no candidate could be made of it, and nothing was judged.
    PatchMisfit {
        patch: String,
        why: String,
    },
    /// The best of those that passed.
    Chosen {
        candidate: CandidateId,
        why: String,
    },
    /// Judged once more, from a clean build.
    Proved {
        candidate: CandidateId,
        verdict: Box<Verdict>,
    },
    /// A strategy begins a round of its own with a model.
    RoundStarted {
        strategy: String,
        round: u32,
        model: String,
        /// What helped to write its first words.
        #[serde(default, skip_serializing_if = "Assists::is_empty")]
        assists: Assists,
    },
    /// A model is about to be asked; written before it is.
    ModelAsked {
        asked: Box<Asked>,
    },
    /// A model answered; written before the answer is used.
    ModelAnswered {
        key: String,
        model: String,
        reply: Box<Reply>,
        /// Of everything that was paid for this answer.
        cost: Nanodollars,
        /// The part of it for attempts that brought nothing, and may be on the bill.
        #[serde(default)]
        lost: Spent,
        seconds: f64,
    },
    /// A call that brought no answer.
    ModelFailed {
        key: String,
        model: String,
        error: String,
        #[serde(default)]
        kind: Failure,
        /// What it may have cost all the same.
        cost: Nanodollars,
        #[serde(default)]
        lost: Spent,
    },
    /// What a model called came back.
    ToolCalled {
        /// The tool that was meant; as it was written where there is no such tool.
        tool: String,
        arguments: serde_json::Value,
        outcome: ToolOutcome,
        /// How much the model was given to read.
        bytes: usize,
        seconds: f64,
        /// What was put right in the call, and done besides.
        #[serde(default, skip_serializing_if = "Assists::is_empty")]
        assists: Assists,
    },
    /// A debugging agent looked at the running program.
    Observed {
        observation: Box<Observation>,
    },
    /// A debugging agent came to a conclusion.
    Diagnosed {
        diagnosis: Box<Diagnosis>,
    },
    /// A conversation is over.
    RoundEnded {
        stop: String,
        turns: u32,
        /// The patch of it that the judge accepted, which another round may have handed in before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        accepted: Option<CandidateId>,
    },
    /// A part of a strategy's round is over.
    PhaseEnded {
        phase: String,
        round: u32,
        /// In one line.
        found: String,
    },
    /// One agent of a strategy hands over to another. The moves of a round are a path through the strategy's graph.
    AgentMoved {
        strategy: String,
        /// `start` for the first move of a round.
        from: String,
        /// `end` for the last move of a round.
        to: String,
        /// In one line.
        why: String,
        round: u32,
        /// Counted from 1 in each round.
        step: u32,
    },
    /// Worth a person's eye, and no failure.
    Noted {
        text: String,
    },
    /// The last event of a journal that came to its end.
    RunFinished {
        status: String,
        exit: i32,
        /// Why there is no patch, for a repair that ended without one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
}

impl Event {
    /// What a call of a model cost; nothing for other events.
    pub fn paid(&self) -> Option<Spent> {
        match self {
            Self::ModelAnswered {
                reply, cost, lost, ..
            } => {
                let mut usage = lost.usage;
                usage += reply.usage;
                Some(Spent {
                    money: *cost,
                    usage,
                    calls: lost.calls.saturating_add(1),
                })
            }
            Self::ModelFailed { lost, .. } => Some(*lost),
            _ => None,
        }
    }
}

/// A request as the journal keeps it: a conversation grows by a few messages a call, so only these are written.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// Of the whole request, the model, and how often the same was asked before.
    pub key: String,
    pub model: String,
    /// Written when a model is asked for the first time: a replayed run needs no configuration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<ModelAbout>,
    /// The request whose first `shares` messages this one begins with, and whose system text and tools it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    #[serde(default)]
    pub shares: usize,
    /// Nothing where they are those of `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tools: Option<Vec<ToolSpec>>,
    /// Behind the shared ones.
    pub messages: Vec<Message>,
    pub options: Options,
}

/// Why a call brought no answer, as far as another process has to know it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Failure {
    Busy,
    #[default]
    Broke,
    TooLong,
    Denied,
    Budget,
    Overrun,
    Cancelled,
    /// Of our own doing: a record or a file.
    Record,
    /// The process that asked did not live to hear the answer.
    Unheard,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    Hash,
    WaitForOther,
    Copy,
    /// With network, because the manifest says so.
    Fetch,
    Setup,
    Build,
    BuildTests,
    /// A second build of what crashed, for looking only.
    BuildForAnalysis,
    BuildForSearch,
    RunPoc(String),
    Test,
    /// Mutants of the PoCs, on the unpatched program.
    Neighbours,
    Search,
    /// Files of unknown bugs.
    RunInputs(usize),
    Reduce,
    /// Properties, on the unpatched program.
    Properties,
    /// Many edits in one program.
    SmallEdits,
    /// One stage of judging a patch.
    Judge {
        patch: String,
        stage: StageName,
    },
    Strategy,
    Candidates,
    /// A model works with its tools.
    Agent,
    /// Whether ordinary runs get past the conditions of a patch.
    Passage,
    Prove,
    Bundle,
}

impl Step {
    /// For a person: what is going on.
    pub fn describe(&self) -> String {
        match self {
            Self::Hash => "reading the source".to_owned(),
            Self::WaitForOther => "waiting for another process that builds this base".to_owned(),
            Self::Copy => "copying the source".to_owned(),
            Self::Fetch => "fetching dependencies, with network".to_owned(),
            Self::Setup => "setting up".to_owned(),
            Self::Build => "building".to_owned(),
            Self::BuildTests => "building the tests".to_owned(),
            Self::BuildForAnalysis => "building what crashed without optimisation".to_owned(),
            Self::BuildForSearch => "building it instrumented for the search".to_owned(),
            Self::RunPoc(name) => format!("running PoC {name}"),
            Self::Test => "running the tests".to_owned(),
            Self::Neighbours => "running neighbours of the PoC on the unpatched program".to_owned(),
            Self::Search => "searching the unpatched program for other ways to the bug".to_owned(),
            Self::RunInputs(count) => format!("running {count} inputs"),
            Self::Reduce => "making inputs smaller".to_owned(),
            Self::Properties => "checking properties in the unpatched program".to_owned(),
            Self::SmallEdits => "trying small edits, all in one program".to_owned(),
            Self::Judge { patch, stage } => {
                format!("judging {}: {}", short_name(patch), stage.doing())
            }
            Self::Strategy => "looking for what must hold, and where".to_owned(),
            Self::Candidates => "judging candidates".to_owned(),
            Self::Agent => "a model is at work".to_owned(),
            Self::Passage => {
                "trying whether ordinary runs get past the patch's conditions".to_owned()
            }
            Self::Prove => "proving the patch from a clean build".to_owned(),
            Self::Bundle => "writing the bundle".to_owned(),
        }
    }
}

/// Takes events as they happen; shared by threads.
pub type Sink<'a> = &'a (dyn Fn(Event) + Sync);
