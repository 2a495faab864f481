//! A model that says what a test wrote down for it.

use std::sync::Mutex;

use patchwright_agent::{CallContext, ModelAbout, ModelClient, ModelError};
use patchwright_domain::chat::{
    AnswersWith, Choices, Finish, Message, Reply, Request, Said, ToolCall, ToolForm, Usage,
};
use serde_json::Value;

/// Steps are taken in the order of the asking, or by how often the model has spoken in the request: so a run that was
/// killed and goes on is answered as if nothing had happened.
pub struct Script {
    about: ModelAbout,
    order: Order,
    steps: Vec<Step>,
    asked: Mutex<Vec<Request>>,
}

enum Order {
    Asked,
    Spoken,
}

type Answer = dyn Fn(&Request) -> Result<Reply, ModelError> + Send + Sync;
type Step = Box<Answer>;

impl Script {
    pub fn in_order() -> Self {
        Self::new(Order::Asked)
    }

    pub fn by_turn() -> Self {
        Self::new(Order::Spoken)
    }

    fn new(order: Order) -> Self {
        Self {
            about: ModelAbout {
                name: "script/model".to_owned(),
                window: 100_000,
                max_output: 1000,
                price: None,
                tool_form: ToolForm::Native,
                answers_with: AnswersWith::Words,
                choices: Choices::One,
            },
            order,
            steps: Vec::new(),
            asked: Mutex::new(Vec::new()),
        }
    }

    pub fn known_as(mut self, change: impl FnOnce(&mut ModelAbout)) -> Self {
        change(&mut self.about);
        self
    }

    pub fn say(self, text: &str) -> Self {
        let text = text.to_owned();
        self.then(move |request| Ok(Self::reply(request, &text, &[])))
    }

    pub fn call(self, tool: &str, arguments: Value) -> Self {
        self.calls(vec![(tool, arguments)])
    }

    pub fn calls(self, calls: Vec<(&str, Value)>) -> Self {
        let calls: Vec<(String, Value)> = calls
            .into_iter()
            .map(|(tool, arguments)| (tool.to_owned(), arguments))
            .collect();
        self.then(move |request| Ok(Self::reply(request, "", &calls)))
    }

    pub fn fail(self, error: ModelError) -> Self {
        self.then(move |_| Err(error.clone()))
    }

    pub fn then(
        mut self,
        answer: impl Fn(&Request) -> Result<Reply, ModelError> + Send + Sync + 'static,
    ) -> Self {
        self.steps.push(Box::new(answer));
        self
    }

    /// What it was asked so far.
    pub fn asked(&self) -> Vec<Request> {
        self.asked
            .lock()
            .map(|asked| asked.clone())
            .unwrap_or_default()
    }

    /// A reply with the usage that its bytes make likely.
    pub fn reply(request: &Request, text: &str, calls: &[(String, Value)]) -> Reply {
        let spoken = spoken(request);
        let calls: Vec<ToolCall> = calls
            .iter()
            .enumerate()
            .map(|(at, (name, arguments))| ToolCall {
                id: format!("{}-{}", spoken + 1, at + 1),
                name: name.clone(),
                arguments: arguments.clone(),
            })
            .collect();
        let read = serde_json::to_string(request).map_or(0, |json| json.len());
        let written = text.len()
            + calls
                .iter()
                .map(|call| call.arguments.to_string().len())
                .sum::<usize>();
        Reply {
            said: Said {
                text: text.to_owned(),
                calls,
                carried: None,
            },
            finish: Finish::Said,
            usage: Usage {
                input: read as u64 / 4,
                output: 1 + written as u64 / 4,
                ..Usage::default()
            },
            model: "script-1".to_owned(),
            instead: None,
            others: Vec::new(),
        }
    }
}

impl ModelClient for Script {
    fn about(&self) -> &ModelAbout {
        &self.about
    }

    fn ask(&self, request: &Request, context: CallContext<'_>) -> Result<Reply, ModelError> {
        let before = match self.asked.lock() {
            Ok(mut asked) => {
                asked.push(request.clone());
                asked.len() - 1
            }
            Err(_) => 0,
        };
        let at = match self.order {
            Order::Asked => before,
            Order::Spoken => spoken(request),
        };
        let Some(step) = self.steps.get(at) else {
            return Err(ModelError::Denied {
                model: self.about.name.clone(),
                words: format!(
                    "the script has {} steps, and this is one more",
                    self.steps.len()
                ),
            });
        };
        let reply = step(request)?;
        (context.on_text)(&reply.said.text);
        Ok(reply)
    }
}

fn spoken(request: &Request) -> usize {
    let said = |message: &&Message| matches!(message, Message::Assistant(_));
    request.messages.iter().filter(said).count()
}
