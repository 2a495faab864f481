//! What a model is doing and what was spent, for the status line.

use patchwright_agent::ModelBudget;
use patchwright_domain::chat::Nanodollars;
use patchwright_domain::event::Event;

use crate::plain;

#[derive(Default)]
pub struct Talk {
    /// The agent, if the strategy has several.
    phase: Option<String>,
    round: u32,
    model: String,
    turn: u32,
    tool: Option<String>,
    spending: Option<(ModelBudget, Option<Nanodollars>)>,
}

impl Talk {
    pub fn pays_from(&mut self, budget: &ModelBudget, most: Option<Nanodollars>) {
        self.spending = Some((budget.clone(), most));
    }

    /// Processes an event; returns whether the line changes.
    pub fn take(&mut self, event: &Event) -> bool {
        match event {
            Event::RoundStarted {
                strategy,
                round,
                model,
                ..
            } => {
                let phase = strategy.split_once('/').map(|(_, phase)| phase);
                self.phase = phase.map(|phase| plain::line(phase, 40));
                self.round = *round;
                self.model = plain::line(model, 40);
                self.turn = 0;
                self.tool = None;
            }
            Event::ModelAsked { .. } => {
                self.turn += 1;
                self.tool = None;
            }
            Event::ToolCalled { tool, .. } => self.tool = Some(plain::line(tool, 40)),
            Event::ModelAnswered { reply, .. } => {
                let called = reply.said.calls.first();
                self.tool = called.map(|call| plain::line(&call.name, 40));
            }
            _ => return false,
        }
        true
    }

    /// What this agent does, if the strategy has several.
    pub fn phase(&self) -> Option<&str> {
        self.phase.as_deref()
    }

    /// `round 2 · small · turn 7 · view_code · 0.031 $ of 1.00 $`; `debugging, round 2 · …` for one of several
    /// agents.
    pub fn describe(&self) -> String {
        let tool = self.tool.as_deref().unwrap_or("thinking");
        let phase = self.phase.as_ref().map(|phase| format!("{phase}, "));
        let mut words = phase.unwrap_or_default();
        words += &format!(
            "round {} · {} · turn {} · {tool}",
            self.round, self.model, self.turn
        );
        if let Some(spent) = self.spent() {
            words.push_str(&format!(" · {spent}"));
        }
        words
    }

    pub fn spent(&self) -> Option<String> {
        let (budget, most) = self.spending.as_ref()?;
        let spent = budget.spent().money.dollars();
        Some(match most {
            Some(most) => format!("{spent:.3} $ of {:.2} $", most.dollars()),
            None => format!("{spent:.3} $"),
        })
    }
}
