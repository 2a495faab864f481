//! A case without a PoC: a model makes one from the issue. Only the sanitizer's report is trusted.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use patchwright_agent::tools::{ToolError, ToolSet, Toolbox};
use patchwright_agent::{Agent, CallContext, Conversation, Limits, ModelClient, converse};
use patchwright_crash::{Attached, DescribedBug, read_issue};
use patchwright_domain::assists::Assists;
use patchwright_domain::case::Poc;
use patchwright_domain::chat::{Message, Options};
use patchwright_domain::count::counted;
use patchwright_domain::event::{Event, Step};
use patchwright_domain::foreign::visible_line;
use patchwright_subject::{Base, Subject, SubjectError};

use super::order::Order;
use crate::candidates::is_again;
use crate::error::RepairError;
use crate::kit::{AgentLimits, ModelAccess};
use crate::prompt::{fence, render};
use crate::tools::Sight;
use crate::tools::code::{self, CodeTools, Help, Switch};
use crate::tools::poc::{self, MOST_TRIES, PocTrials};

const SYSTEM: &str = include_str!("../../prompts/poc/system.md");
const FIRST: &str = include_str!("../../prompts/poc/first.md");
const ATTACHED: &str = include_str!("../../prompts/poc/attached.md");
const NAME: &str = "poc";
/// Each round is a fresh conversation.
const MOST_ROUNDS: u32 = 3;
/// In bytes.
const MOST_ISSUE: u64 = 256 << 10;
const MOST_SHOWN: usize = 16 << 10;
const NO_MODEL: &str = "the case has no PoC, only an issue: add [[poc]] with a command that shows the bug, or give --model \
                        for one that looks for it";

pub(super) enum PocSearch {
    Found(Box<Poc>),
    /// Why none was found.
    Nothing(String),
}

pub(super) fn search(
    subject: &Subject<'_>,
    base: &Base,
    order: &Order<'_>,
    deadline: Instant,
) -> Result<PocSearch, RepairError> {
    let (Some(access), Some(path)) = (order.access.as_ref(), &subject.case.report.issue) else {
        return Ok(PocSearch::Nothing(NO_MODEL.to_owned()));
    };
    let issue = read(path)?;
    let folder = subject.record.logs.join("found-poc");
    fs::create_dir_all(&folder).map_err(unwritable(&folder))?;
    let attached = read_issue(&issue).attached;
    let described = (DescribedBug::read(&issue), attached.as_slice());
    let trials = PocTrials::new(subject, base, described, folder);
    let tries = MOST_TRIES.to_string();
    let system = render(SYSTEM, &[("tries", &tries)])?;
    let text = fence("issue", &String::from_utf8_lossy(&issue), MOST_SHOWN);
    let build = &subject.case.build.command;
    let carried = carried(&attached)?;
    let own = [
        ("issue", text.as_str()),
        ("attached", &carried),
        ("build", build),
    ];
    let first = render(FIRST, &own)?;
    let known = Mutex::new(order.history.talk());
    let mut stopped = String::new();
    for (round, model) in (1..=MOST_ROUNDS).zip(access.models.iter().cycle()) {
        if trials.is_over() || Instant::now() >= deadline {
            break;
        }
        let talk = Talk {
            subject,
            base,
            access,
            model: *model,
            known: &known,
            deadline,
        };
        stopped = talk.round(round, (&system, &first), &trials)?;
    }
    Ok(match trials.found() {
        Some(poc) => PocSearch::Found(Box::new(poc)),
        None => PocSearch::Nothing(nothing(&trials.tried(), &stopped)),
    })
}

/// The data of the issue, by the numbers that a call can name. Nobody should have to decode it by hand.
fn carried(attached: &[Attached]) -> Result<String, RepairError> {
    if attached.is_empty() {
        return Ok(String::new());
    }
    let list = (1..).zip(attached).map(|(number, one)| {
        let name = one.name.as_deref();
        let name = name.map(|name| format!("`{}`, ", visible_line(name)));
        let name = name.unwrap_or_default();
        let bytes = counted(one.bytes.len(), "byte");
        format!("{number}. {name}{bytes}, written as {}", one.form.name())
    });
    let list = list.collect::<Vec<_>>().join("\n");
    let list = fence("issue", &list, MOST_SHOWN);
    Ok(render(ATTACHED, &[("list", &list)])?)
}

fn nothing(tried: &[String], stopped: &str) -> String {
    match tried {
        [] => format!("no PoC was found: none was tried ({stopped})"),
        tried => {
            let last: Vec<&str> = tried.iter().rev().take(3).map(String::as_str).collect();
            format!(
                "no PoC was found that shows the bug of the issue in {}: {}",
                counted(tried.len(), "try"),
                last.join("; ")
            )
        }
    }
}

fn read(path: &Path) -> Result<Vec<u8>, RepairError> {
    let mut issue = Vec::new();
    let file = File::open(path).map_err(unwritable(path))?;
    file.take(MOST_ISSUE)
        .read_to_end(&mut issue)
        .map_err(unwritable(path))?;
    Ok(issue)
}

fn unwritable(path: &Path) -> impl FnOnce(std::io::Error) -> RepairError {
    move |error| RepairError::Tool(format!("cannot use {}: {error}", path.display()))
}

/// What one conversation works with.
struct Talk<'a> {
    subject: &'a Subject<'a>,
    base: &'a Base,
    access: &'a ModelAccess<'a>,
    model: &'a dyn ModelClient,
    /// Events that a resumed run already has.
    known: &'a Mutex<Vec<Event>>,
    deadline: Instant,
}

impl Talk<'_> {
    /// Returns how the round ended, in words.
    fn round(
        &self,
        round: u32,
        (system, first): (&str, &str),
        trials: &PocTrials<'_>,
    ) -> Result<String, RepairError> {
        self.tell(Event::RoundStarted {
            strategy: NAME.to_owned(),
            round,
            model: self.model.about().name.clone(),
            assists: Assists::default(),
        });
        let mut conversation = Conversation {
            system: system.to_owned(),
            messages: vec![Message::User {
                text: first.to_owned(),
            }],
            pinned: 1,
        };
        let talk = self.subject.step(Step::Agent, || {
            Ok::<_, RepairError>(self.converse(&mut conversation, trials))
        })?;
        let (stop, turns) = match talk {
            Ok(ended) => (format!("{:?}", ended.stop).to_lowercase(), ended.turns),
            Err(ToolError::Refused(words)) => (words, 0),
            Err(ToolError::Stopped(error)) => match error.downcast::<RepairError>() {
                Ok(error) => return Err(*error),
                Err(error) => (error.to_string(), 0),
            },
        };
        self.tell(Event::RoundEnded {
            stop: stop.clone(),
            turns,
            accepted: None,
        });
        match self.subject.is_cancelled() {
            true => Err(SubjectError::Cancelled.into()),
            false => Ok(stop),
        }
    }

    fn converse(
        &self,
        conversation: &mut Conversation,
        trials: &PocTrials<'_>,
    ) -> Result<patchwright_agent::Ended, ToolError> {
        let sight =
            Sight::new(self.subject, self.base, None).with_servers(self.access.servers.clone());
        // There is no report yet whose lines could be marked.
        let help = Help {
            marks: Switch::Off,
            ..self.access.without.help()
        };
        let budget = self.access.budget.round(self.access.per_round);
        let cancelled = || {
            self.subject.is_cancelled()
                || (self.access.context.cancelled)()
                || Instant::now() >= self.deadline
        };
        let sink = |event| self.tell(event);
        let limits = AgentLimits::default();
        let agent = Agent {
            model: self.model,
            limits: Limits {
                turns: limits.turns,
                options: Options {
                    temperature: Some(limits.temperature),
                    max_output: self.model.about().max_output.min(limits.output),
                    ..Options::default()
                },
                result_bytes: limits.result,
                nudges: limits.nudges,
            },
            sink: &sink,
            context: CallContext {
                cancelled: &cancelled,
                budget: Some(&budget),
                ..self.access.context
            },
            reads: None,
        };
        let code = ToolSet::new(code::tools_with(&help), || CodeTools::open(&sight, help));
        let tries = ToolSet::new(poc::tools(), move || Ok(trials));
        let mut toolbox = Toolbox::default().with(code.reading_at_once()).with(tries);
        converse(&agent, conversation, &mut toolbox)
    }

    /// Journals an event, unless a resumed run already has it.
    fn tell(&self, event: Event) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        match known.iter().position(|one| is_again(one, &event)) {
            Some(at) => drop(known.remove(at)),
            None => self.subject.tell(event),
        }
    }
}
