//! What the loop itself costs: forty turns with ten kilobytes each, without model and tools, with the record and a budget.
//! Prints the milliseconds of a turn and the memory held.
#![expect(clippy::print_stdout, reason = "a tool for developers")]

use std::error::Error;
use std::fs;
use std::sync::Mutex;

use patchwright_agent::tools::{Call, Tool, ToolAnswer, ToolError, ToolSet, Toolbox};
use patchwright_agent::{
    Agent, CallContext, Caps, Conversation, Limits, Metered, ModelBudget, Record, Recorded,
    converse,
};
use patchwright_domain::chat::{Message, Options};
use patchwright_domain::event::Event;
use patchwright_testkit::{Script, cpu_time};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

const TURNS: u32 = 40;
const BYTES: usize = 10_000;

#[derive(Deserialize, JsonSchema)]
struct View {
    file: String,
}

impl Call<String> for View {
    const NAME: &'static str = "view";
    const ABOUT: &'static str = "Shows a file.";

    fn run(self, text: &mut String) -> Result<ToolAnswer, ToolError> {
        Ok(ToolAnswer::new(format!("{}\n{text}", self.file)))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut script = Script::in_order().known_as(|about| about.window = 1_000_000);
    for file in 0..TURNS {
        script = script.call("view", json!({"file": format!("{file}.c")}));
    }
    let line = "    if (index >= row->length) return ROW_TOO_SHORT;\n";
    let text = line.repeat(BYTES / line.len());
    let mut tools = Toolbox::default()
        .with(ToolSet::new(vec![Tool::for_call::<View>()], move || Ok(text)).reading());
    let (record, budget) = (Record::default(), ModelBudget::new(Caps::default()));
    let journal = Mutex::new(Vec::new());
    let sink = |event: Event| {
        if let (Ok(line), Ok(mut journal)) = (serde_json::to_string(&event), journal.lock()) {
            journal.push(line);
        }
    };
    let model = Recorded::new(&record, Metered::new(&script, &budget), &budget, &sink);
    let agent = Agent {
        model: &model,
        limits: Limits {
            turns: TURNS,
            options: Options {
                temperature: None,
                max_output: 4000,
                ..Options::default()
            },
            result_bytes: 2 * BYTES,
            nudges: 2,
        },
        sink: &sink,
        context: CallContext::detached(),
        reads: None,
    };
    let mut conversation = Conversation {
        system: "Repair.".to_owned(),
        messages: vec![Message::User {
            text: "It crashes.".to_owned(),
        }],
        pinned: 1,
    };
    let started = cpu_time();
    let ended = converse(&agent, &mut conversation, &mut tools)?;
    let took = (cpu_time() - started).as_secs_f64() * 1000.0;
    let written: usize = journal
        .lock()
        .map(|lines| lines.iter().map(String::len).sum())
        .unwrap_or(0);
    println!(
        "{} turns, {:.2} ms each (the scripted model, which keeps every request, included)",
        ended.turns,
        took / f64::from(ended.turns)
    );
    println!("journal {} kB", written / 1000);
    let status = fs::read_to_string("/proc/self/status")?;
    let memory = status
        .lines()
        .filter(|line| line.starts_with("VmRSS") || line.starts_with("VmHWM"));
    memory.for_each(|line| println!("{line}"));
    Ok(())
}
