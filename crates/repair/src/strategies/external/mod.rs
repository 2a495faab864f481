//! An installed coding agent works in a tree of its own. When it ends, what it changed is judged like any other patch; what it
//! claims is recorded beside the verdict, and a refused patch goes back to it.

mod agent;

use std::time::{Duration, Instant};

use patchwright_domain::count::counted;
use patchwright_domain::event::{Event, Step};
use patchwright_edit::{candidate, read_candidate};
use patchwright_subject::{AgentProgram, AgentTree, ProgramRan};

use super::code_agent::{difference, ready};
use crate::candidates::{Ended, Failures, Found, OUT_OF_TIME, most_candidates};
use crate::error::RepairError;
use crate::kit::{Facts, RepairContext, Switches};
use crate::prompt::{DATA_RULE, bounded, render};
use crate::tools::code::Switch;
use crate::tools::validate::{Author, Substitute, Validator, submit};
use crate::tools::{ToolAnswer, ToolError};

pub use agent::{
    AgentWalls, ExternalAgent, McpServer, VARIABLES, external_preset, external_presets,
};

const FIRST: &str = include_str!("../../../prompts/external/first.md");
const AGAIN: &str = include_str!("../../../prompts/external/again.md");
const SERVER: &str = include_str!("../../../prompts/external/server.md");
const WALLS: &str = include_str!("../../../prompts/external/walls.md");

/// Stands for what names the case's folder: all other paths in a prompt are made relative to it.
const PLACE: &str = "\u{1}place\u{1}";

/// In bytes, of an agent's last words.
const MOST_CLAIM: usize = 400;

pub(super) fn work(
    ctx: &RepairContext<'_>,
    before: Found,
    agent: &ExternalAgent,
) -> Result<Found, RepairError> {
    if agent.command.is_empty() {
        return Err(RepairError::Tool(format!(
            "`{}` has no command",
            agent.name()
        )));
    }
    let facts = Facts::new(ctx, &Switches::default(), &before)?;
    let bug = facts.headline();
    let scene = ctx.scene();
    let tree = match agent.walls {
        AgentWalls::Sandboxed => scene.subject.agent_tree(scene.base)?,
        AgentWalls::Unsandboxed => {
            scene.subject.tell(Event::Noted {
                text: format!(
                    "`{}` runs without a sandbox, with your rights",
                    agent.name()
                ),
            });
            scene.subject.agent_copy(scene.base)?
        }
    };
    let play = Play {
        ctx,
        agent,
        facts: &facts,
        bug: &bug,
        tree: &tree,
    };
    let found = play.recall(before)?;
    play.attempts(found)
}

struct Play<'a> {
    ctx: &'a RepairContext<'a>,
    agent: &'a ExternalAgent,
    facts: &'a Facts<'a>,
    bug: &'a str,
    tree: &'a AgentTree,
}

/// What became of an attempt.
enum Attempt {
    Accepted,
    /// The words go back to the agent.
    Refused(String),
    OutOfTime,
}

impl Play<'_> {
    /// The patches of a run that was stopped, judged as they were: their verdicts are in the journal.
    fn recall(&self, found: Found) -> Result<Found, RepairError> {
        let ledger = self.ctx.ledger;
        let sources = self.ctx.scene().judge.sources();
        let mut found = found;
        for (round, patch) in (1..).zip(ledger.earlier_patches()) {
            let validator = self.validator(round, found);
            let origin = validator.author.origin();
            if let Ok((made, _)) = read_candidate(patch.as_bytes(), origin, &sources) {
                let judged = submit(&validator, None, || Ok((made, Vec::new())));
                answered(judged)?;
            }
            found = validator.into_found();
        }
        Ok(found)
    }

    fn attempts(&self, mut found: Found) -> Result<Found, RepairError> {
        let attempts = self.agent.feedback.saturating_add(1);
        let begun = self.ctx.ledger.rounds_ended();
        let mut answer: Option<String> = None;
        for round in begun + 1..=attempts {
            if !found.passed.is_empty() {
                break;
            }
            let most = self.ctx.budget.candidates;
            if found.tally.judged >= most {
                found.ended = Ended::Budget(most_candidates(most));
                return Ok(found);
            }
            let left = self.ctx.deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                found.ended = Ended::Budget(OUT_OF_TIME.to_owned());
                return Ok(found);
            }
            let prompt = self.prompt(&found, answer.as_deref())?;
            let (further, attempt) = self.attempt(round, &prompt, left, found)?;
            found = further;
            answer = match attempt {
                Attempt::Accepted => None,
                Attempt::Refused(words) => Some(words),
                Attempt::OutOfTime => {
                    found.ended = Ended::Budget(OUT_OF_TIME.to_owned());
                    return Ok(found);
                }
            };
        }
        found.ended = match (found.passed.is_empty(), found.tally.proposed) {
            (false, _) => Ended::Enough,
            (true, 0) => Ended::Nothing(format!(
                "`{}` changed no source file that a patch may change ({})",
                self.agent.name(),
                counted(attempts as usize, "attempt")
            )),
            (true, _) => Ended::Exhausted,
        };
        Ok(found)
    }

    fn attempt(
        &self,
        round: u32,
        prompt: &str,
        left: Duration,
        found: Found,
    ) -> Result<(Found, Attempt), RepairError> {
        let (ledger, name) = (self.ctx.ledger, self.agent.name());
        ledger.tell_round(Event::RoundStarted {
            strategy: self.agent.strategy().to_owned(),
            round,
            model: name.to_owned(),
            assists: ledger.take_assists(),
        });
        let wall = Duration::from_secs(self.agent.seconds).min(left);
        let words = self.agent.words();
        let program = AgentProgram {
            command: &words,
            env: &self.agent.env,
            read: &self.agent.read,
            prompt,
            servers: &self.agent.servers(),
            wall,
        };
        let subject = self.ctx.scene().subject;
        let ran = subject.step(Step::Agent, || {
            subject.run_agent_program(self.tree, &program)
        })?;
        self.check_began(&ran)?;
        self.tell(round, "claim", claim(&ran));
        let validator = self.validator(round, found);
        let judged = self.judge(&validator, &ran);
        let accepted = validator.accepted();
        let verdict = match &judged {
            Ok(answer) => first_line(&answer.text),
            Err(error) => first_line(&error.to_string()),
        };
        self.tell(round, "verdict", verdict);
        ledger.tell_round(Event::RoundEnded {
            stop: ran.outcome.to_string(),
            turns: 1,
            accepted: accepted.clone(),
        });
        let answer = answered(judged)?;
        let found = validator.into_found();
        let attempt = match accepted {
            Some(_) => Attempt::Accepted,
            None if Instant::now() >= self.ctx.deadline => Attempt::OutOfTime,
            None => Attempt::Refused(answer),
        };
        Ok((found, attempt))
    }

    fn judge(&self, validator: &Validator<'_>, ran: &ProgramRan) -> Result<ToolAnswer, ToolError> {
        let scene = self.ctx.scene();
        let changed = difference(scene, self.tree)?;
        let left_out = changed.left_out.join(", ");
        if changed.changes.is_empty() {
            let what = match left_out.is_empty() {
                true => String::new(),
                false => format!(" Only files differ that a patch may not change: {left_out}."),
            };
            return Err(ToolError::Refused(format!(
                "no patch: no source file of the program differs from the original.{what}{}",
                self.hint(ran)
            )));
        }
        let origin = validator.author.origin();
        let made = candidate(changed.changes, origin, &scene.judge.sources());
        let made = made.map_err(RepairError::from)?;
        let mut answer = submit(validator, None, || Ok((made, Vec::new())))?;
        if !left_out.is_empty() {
            answer.text += &format!("\nNot part of the patch: {left_out}.\n");
        }
        Ok(answer)
    }

    /// Why an agent in the sandbox may have done nothing.
    fn hint(&self, ran: &ProgramRan) -> &'static str {
        match (self.agent.walls, ran.worked()) {
            (AgentWalls::Sandboxed, false) => {
                " The agent failed in the sandbox, where there is no network to reach its provider; run = \"unsandboxed\" in its \
                 configuration, or --unsandboxed-agent, lets it run with your rights."
            }
            (AgentWalls::Sandboxed, true) | (AgentWalls::Unsandboxed, _) => "",
        }
    }

    fn check_began(&self, ran: &ProgramRan) -> Result<(), RepairError> {
        if !ran.never_began() {
            return Ok(());
        }
        let program = self.agent.command.first().map_or("", String::as_str);
        let why = match self.agent.walls {
            AgentWalls::Sandboxed => {
                "only /usr and what `read` of its configuration names is visible in the sandbox; install it there, name its \
                 folder, or let it run with your rights: run = \"unsandboxed\" or --unsandboxed-agent"
            }
            AgentWalls::Unsandboxed => {
                "it is not on the PATH; give its full path in `command` of its configuration, and PATH in `env`"
            }
        };
        Err(RepairError::Tool(format!(
            "the agent `{}` could not be started: {program}: {why}",
            self.agent.name()
        )))
    }

    fn validator(&self, round: u32, found: Found) -> Validator<'_> {
        let author = Author {
            strategy: self.agent.strategy().to_owned(),
            round,
            model: self.agent.name().to_owned(),
            instead: Substitute::default(),
        };
        let most = self.ctx.budget.candidates;
        let validator = Validator::new(self.ctx.ledger, author, Switch::On, self.bug, most, found);
        validator.looks.one_more();
        validator
    }

    fn prompt(&self, found: &Found, answer: Option<&str>) -> Result<String, RepairError> {
        let scene = self.ctx.scene();
        let place = match (self.agent.walls, &self.agent.server) {
            (AgentWalls::Sandboxed, _) => WALLS.trim_end().to_owned(),
            (AgentWalls::Unsandboxed, Some(server)) => {
                let program = server.program.to_string_lossy();
                let case = server.case.to_string_lossy();
                render(SERVER.trim_end(), &[("program", &program), ("case", &case)])?
            }
            (AgentWalls::Unsandboxed, None) => String::new(),
        };
        let again = match answer {
            Some(answer) => render(AGAIN, &[("answer", answer)])?,
            None => String::new(),
        };
        // What the agent was told in the last answer is not told twice.
        let failures = match answer {
            Some(_) => Failures::default(),
            None => Failures::from(found),
        };
        let commands = ready(scene.subject, self.tree)?;
        let good = self.ctx.words().good_patch()?;
        let own = [
            ("commands", commands.as_str()),
            ("place", PLACE),
            ("again", &again),
            ("rules", &good),
            ("data", DATA_RULE.trim_end()),
        ];
        let text = self.facts.fill(FIRST, failures, &own)?;
        Ok(text.replacen(PLACE, &place, 1))
    }

    fn tell(&self, round: u32, phase: &str, found: String) {
        self.ctx.ledger.tell_round(Event::PhaseEnded {
            phase: phase.to_owned(),
            round,
            found,
        });
    }
}

/// A refusal is an answer for the agent too; what stops the run is an error.
fn answered(judged: Result<ToolAnswer, ToolError>) -> Result<String, RepairError> {
    match judged {
        Ok(answer) => Ok(answer.text),
        Err(ToolError::Refused(words)) => Ok(words),
        Err(ToolError::Stopped(error)) => Err(match error.downcast::<RepairError>() {
            Ok(error) => *error,
            Err(other) => RepairError::Tool(other.to_string()),
        }),
    }
}

/// In one line: how it ended, and its last words.
fn claim(ran: &ProgramRan) -> String {
    let said: Vec<&str> = ran.said.split_whitespace().collect();
    let said = said.join(" ");
    let start = said.ceil_char_boundary(said.len().saturating_sub(MOST_CLAIM));
    match said.get(start..).unwrap_or_default() {
        "" => format!("{}, without a word", ran.outcome),
        said => format!("{}, saying: {said}", ran.outcome),
    }
}

fn first_line(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    bounded(line, MOST_CLAIM).0.to_owned()
}
