//! A conversation about tiny tools.

use std::sync::Mutex;

use patchwright_agent::tools::{Call, Then, Tool, ToolAnswer, ToolError, ToolSet, Toolbox};
use patchwright_agent::{Agent, CallContext, Conversation, Ended, Limits, ModelClient, converse};
use patchwright_domain::chat::{Message, Options, ToolCall, ToolOutcome, ToolResult};
use patchwright_domain::event::Event;
use schemars::JsonSchema;
use serde::Deserialize;

/// Lines of a file that nobody has.
#[derive(Deserialize, JsonSchema)]
struct ViewCode {
    /// Its path.
    file: String,
    /// How many.
    lines: Option<usize>,
}

impl Call<()> for ViewCode {
    const NAME: &'static str = "view_code";
    const ABOUT: &'static str = "Shows lines of a file.";

    fn run(self, _: &mut ()) -> Result<ToolAnswer, ToolError> {
        if self.file == "absent.c" {
            return Err(ToolError::refused("there is no file absent.c"));
        }
        let line = |at: usize| format!("{at:4} | code of {}\n", self.file);
        let text: String = (1..=self.lines.unwrap_or(2)).map(line).collect();
        Ok(ToolAnswer::new(text))
    }
}

/// Says how often it was called.
#[derive(Deserialize, JsonSchema)]
struct Step {}

impl Call<u32> for Step {
    const NAME: &'static str = "step";
    const ABOUT: &'static str = "Goes one step further.";

    fn run(self, count: &mut u32) -> Result<ToolAnswer, ToolError> {
        *count += 1;
        Ok(ToolAnswer::new(format!("step {count}\n")).ours())
    }
}

/// Ends the work with the right word.
#[derive(Deserialize, JsonSchema)]
struct Validate {
    patch: String,
}

impl Call<u32> for Validate {
    const NAME: &'static str = "validate";
    const ABOUT: &'static str = "Judges a patch.";

    fn run(self, _: &mut u32) -> Result<ToolAnswer, ToolError> {
        match self.patch.as_str() {
            "good" => {
                let mut answer = ToolAnswer::new("accepted").ours();
                answer.then = Then::Done;
                Ok(answer)
            }
            "fair" => {
                let mut answer = ToolAnswer::new("accepted, and may be better").ours();
                answer.then = Then::Within(2);
                Ok(answer)
            }
            "boom" => Err(ToolError::Stopped("the judge broke".into())),
            _ => Ok(ToolAnswer::new("refused: the same bug").ours()),
        }
    }
}

pub fn tools<'a>() -> Toolbox<'a> {
    let looking = ToolSet::new(vec![Tool::for_call::<ViewCode>()], || Ok(())).reading();
    let acting = ToolSet::new(
        vec![Tool::for_call::<Step>(), Tool::for_call::<Validate>()],
        || Ok(0),
    );
    Toolbox::default().with_parallel(looking).with(acting)
}

pub fn limits() -> Limits {
    Limits {
        turns: 12,
        options: Options {
            temperature: Some(0.5),
            max_output: 1000,
            ..Options::default()
        },
        result_bytes: 2000,
        nudges: 2,
    }
}

/// What came of a conversation.
pub struct Talk {
    pub ended: Result<Ended, ToolError>,
    pub conversation: Conversation,
    pub events: Vec<Event>,
}

pub fn talk(model: &dyn ModelClient) -> Talk {
    talk_within(model, limits())
}

pub fn talk_within(model: &dyn ModelClient, limits: Limits) -> Talk {
    let conversation = Conversation {
        system: "Repair the program.".to_owned(),
        messages: vec![Message::User {
            text: "It crashes in a.c.".to_owned(),
        }],
        pinned: 1,
    };
    talk_on(model, limits, conversation, &mut tools())
}

pub fn talk_on(
    model: &dyn ModelClient,
    limits: Limits,
    mut conversation: Conversation,
    tools: &mut Toolbox<'_>,
) -> Talk {
    let events = Mutex::new(Vec::new());
    let sink = |event| events.lock().unwrap().push(event);
    // A patch that is only written down.
    let reads = |text: &str| {
        let patch = text.strip_prefix("PATCH ")?;
        Some(ToolCall {
            id: String::new(),
            name: "validate".to_owned(),
            arguments: serde_json::json!({"patch": patch}),
        })
    };
    let agent = Agent {
        model,
        limits,
        sink: &sink,
        context: CallContext::detached(),
        reads: Some(&reads),
    };
    let ended = converse(&agent, &mut conversation, tools);
    Talk {
        ended,
        conversation,
        events: events.into_inner().unwrap(),
    }
}

impl Talk {
    pub fn results(&self) -> Vec<&ToolResult> {
        let messages = self.conversation.messages.iter();
        let results = messages.filter_map(|message| match message {
            Message::Tools { results } => Some(results),
            Message::User { .. } | Message::Assistant(_) => None,
        });
        results.flatten().collect()
    }

    /// The text of each result, with a mark before those that were refused.
    pub fn answers(&self) -> Vec<String> {
        let results = self.results().into_iter();
        let told = results.map(|result| match result.outcome {
            ToolOutcome::Answered => result.text.clone(),
            ToolOutcome::Refused => format!("! {}", result.text),
        });
        told.collect()
    }
}
