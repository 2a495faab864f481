//! One round: a fresh conversation on a budget of its own.

use std::error::Error as StdError;
use std::time::Instant;

use patchwright_agent::budget::worst_case;
use patchwright_agent::tools::{Tool, ToolError, ToolSet, Toolbox};
use patchwright_agent::{
    Agent, CallContext, Conversation, Ended, Limits, ModelClient, ModelError, Stop, first_request,
};
use patchwright_domain::chat::{Options, ToolCall};
use patchwright_domain::event::{Event, Step};
use patchwright_subject::SubjectError;

use super::opening::Opening;
use super::{NAME, values};
use crate::error::RepairError;
use crate::pipeline::{Found, ModelAccess};
use crate::strategies::{Optimisation, RepairContext};
use crate::tools::Sight;
use crate::tools::code::{self, CodeTools};
use crate::tools::validate::{self, Author, Validator};

/// What a round may call besides `validate`: the paper's two, and who uses a name or contains a text, since the place
/// that makes a bad value is often on no stack.
const LOOKING: [&str; 4] = [
    "view_code",
    "find_definition",
    "find_references",
    "find_text",
];
const TURNS: u32 = 40;
/// Rounds shall differ.
const TEMPERATURE: f64 = 0.7;
/// In tokens: a patch and the thoughts before it. What a call may write is held back from the budget meanwhile.
const MOST_OUTPUT: u32 = 16_384;
/// In bytes, of one tool's answer.
const MOST_RESULT: usize = 24 << 10;
/// How often a model that only talks is reminded.
const NUDGES: u32 = 3;

pub(super) struct Round<'a> {
    pub ctx: &'a RepairContext<'a>,
    pub access: &'a ModelAccess<'a>,
    pub number: u32,
    pub model: &'a dyn ModelClient,
}

/// How a round ended.
pub(super) enum End {
    /// The judge accepted a patch.
    Accepted,
    /// The round is over without one.
    Nothing,
    /// So is the whole budget.
    Budget(String),
    /// This model gives no answer.
    Failed(ModelError),
}

impl Round<'_> {
    /// What was found before comes back with what this round found.
    pub(super) fn play(
        &self,
        opening: &Opening,
        found: Found,
    ) -> Result<(Found, End), RepairError> {
        let ledger = self.ctx.ledger;
        let mut conversation =
            opening.conversation(self.ctx, self.access, self.number, &found.refused)?;
        if let Err(words) = self.affords(&conversation) {
            return Ok((found, End::Budget(words)));
        }
        let author = Author {
            strategy: NAME,
            round: self.number,
            model: self.model.about().name.clone(),
        };
        ledger.tell_round(Event::RoundStarted {
            strategy: NAME.to_owned(),
            round: self.number,
            model: author.model.clone(),
        });
        let passed_before = found.passed.len();
        let correction = self.access.without.of(Optimisation::AutoCorrection);
        let most = self.ctx.budget.candidates;
        let validator = Validator::new(ledger, author, correction, &opening.bug, most, found);
        let ended = ledger.scene.subject.step(Step::Agent, || {
            Ok::<_, RepairError>(self.converse(&mut conversation, &validator))
        })?;
        let found = validator.into_found();
        let (stop, turns) = match &ended {
            Ok(ended) => (words(&ended.stop), ended.turns),
            Err(error) => (error.to_string(), 0),
        };
        ledger.tell_round(Event::RoundEnded { stop, turns });
        let end = match ended {
            _ if found.passed.len() > passed_before => End::Accepted,
            // What passed before the round was handed in again: the model has nothing better.
            Ok(ended) if ended.stop == Stop::Done && found.tally.judged < most => End::Accepted,
            Ok(ended) => self.end(ended)?,
            Err(ToolError::Refused(words)) => return Err(RepairError::Tool(words)),
            Err(ToolError::Stopped(error)) => End::Failed(model_error(error)?),
        };
        Ok((found, end))
    }

    fn converse(
        &self,
        conversation: &mut Conversation,
        validator: &Validator<'_>,
    ) -> Result<Ended, ToolError> {
        let scene = self.ctx.ledger.scene;
        let sight =
            Sight::new(scene.subject, scene.base, None).with_servers(self.access.servers.clone());
        let sight = match values::known_crash(self.ctx) {
            Some(crash) => sight.with_crash(crash),
            None => sight,
        };
        let budget = self.access.budget.round(self.access.per_round);
        let cancelled = || self.is_over();
        let sink = |event| self.ctx.ledger.tell_round(event);
        let agent = Agent {
            model: self.model,
            limits: self.limits(),
            sink: &sink,
            context: CallContext {
                cancelled: &cancelled,
                budget: Some(&budget),
                ..self.access.context
            },
            reads: Some(&patch_in),
        };
        let mut toolbox = self.toolbox(&sight, validator);
        patchwright_agent::converse(&agent, conversation, &mut toolbox)
    }

    /// Whether the whole budget has enough for the first call; the error says what it lacks.
    fn affords(&self, conversation: &Conversation) -> Result<(), String> {
        if self.number <= self.access.begun {
            return Ok(());
        }
        let about = self.model.about();
        let request = first_request(about, &self.limits().options, conversation, &unopened());
        let first = worst_case(about, &request);
        self.access
            .budget
            .affords(&first)
            .map_err(|error| match error {
                ModelError::Budget(words) => words,
                other => other.to_string(),
            })
    }

    fn limits(&self) -> Limits {
        Limits {
            turns: TURNS,
            options: Options {
                temperature: Some(TEMPERATURE),
                max_output: self.model.about().max_output.min(MOST_OUTPUT),
            },
            result_bytes: MOST_RESULT,
            nudges: NUDGES,
        }
    }

    fn toolbox<'t>(&self, sight: &'t Sight<'t>, validator: &'t Validator<'t>) -> Toolbox<'t> {
        let help = self.access.without.help();
        let code = ToolSet::new(looking(), move || {
            Ok(CodeTools::open(sight, help)?.counted_by(validator.looks.clone()))
        });
        let validate = ToolSet::new(validate::tools(), move || Ok(validator));
        Toolbox::default()
            .with(code.reading_at_once())
            .with(validate)
    }

    fn is_over(&self) -> bool {
        self.is_cancelled() || Instant::now() >= self.ctx.deadline
    }

    fn is_cancelled(&self) -> bool {
        self.ctx.ledger.scene.subject.cancel.is_cancelled() || (self.access.context.cancelled)()
    }

    fn end(&self, ended: Ended) -> Result<End, RepairError> {
        Ok(match ended.stop {
            Stop::Cancelled if self.is_cancelled() => return Err(SubjectError::Cancelled.into()),
            Stop::Cancelled => End::Budget("time".to_owned()),
            // There was enough in the whole budget: another model may be cheap enough for a round.
            Stop::Budget(words) if ended.turns == 0 => End::Failed(ModelError::Budget(words)),
            Stop::Done
            | Stop::Answered(_)
            | Stop::Budget(_)
            | Stop::Turns
            | Stop::Stuck(_)
            | Stop::Refused(_) => End::Nothing,
        })
    }
}

fn looking() -> Vec<Tool<CodeTools>> {
    let all = code::tools().into_iter();
    all.filter(|tool| LOOKING.contains(&tool.spec.name))
        .collect()
}

/// The tools as a model is told of them, with nothing behind.
fn unopened<'t>() -> Toolbox<'t> {
    let nothing = || ToolError::refused("there is nothing behind it");
    Toolbox::default()
        .with(ToolSet::new(looking(), move || Err(nothing())))
        .with(ToolSet::new(validate::tools(), move || Err(nothing())))
}

/// Small models write their patch as text instead of handing it in.
fn patch_in(text: &str) -> Option<ToolCall> {
    patchwright_edit::parse(text.as_bytes()).ok()?;
    Some(ToolCall {
        id: String::new(),
        name: validate::NAME.to_owned(),
        arguments: serde_json::json!({ "patch": text }),
    })
}

/// What only this model fails at; everything else stops the repair.
fn model_error(error: Box<dyn StdError + Send + Sync>) -> Result<ModelError, RepairError> {
    let error = match error.downcast::<RepairError>() {
        Ok(error) => return Err(*error),
        Err(other) => other,
    };
    let error = match error.downcast::<ModelError>() {
        Ok(error) => *error,
        Err(other) => return Err(RepairError::Tool(other.to_string())),
    };
    match &error {
        ModelError::Busy { .. }
        | ModelError::Broke { .. }
        | ModelError::Unreachable { .. }
        | ModelError::TooLong { .. }
        | ModelError::Denied { .. } => Ok(error),
        ModelError::Budget(_)
        | ModelError::Overrun { .. }
        | ModelError::Differs { .. }
        | ModelError::Record(_)
        | ModelError::Cancelled => Err(RepairError::Model(error)),
    }
}

fn words(stop: &Stop) -> String {
    match stop {
        Stop::Done => "done".to_owned(),
        Stop::Answered(_) => "the model had nothing more to call".to_owned(),
        Stop::Budget(words) => format!("budget: {words}"),
        Stop::Turns => format!("{TURNS} turns"),
        Stop::Stuck(words) => format!("stuck: {words}"),
        Stop::Refused(words) => format!("the model refused: {words}"),
        Stop::Cancelled => "stopped".to_owned(),
    }
}
