//! What a model is at and what was spent, for one line on the terminal.

use patchwright_agent::ModelBudget;
use patchwright_domain::chat::Nanodollars;
use patchwright_domain::event::Event;

use crate::plain;

#[derive(Default)]
pub struct Talk {
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

    /// Takes an event; tells whether the line changes.
    pub fn take(&mut self, event: &Event) -> bool {
        match event {
            Event::RoundStarted { round, model, .. } => {
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

    /// `round 2 · small · turn 7 · view_code · 0.031 $ of 1.00 $`.
    pub fn describe(&self) -> String {
        let tool = self.tool.as_deref().unwrap_or("thinking");
        let mut words = format!(
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
