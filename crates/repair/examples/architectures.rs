//! What an architecture itself costs: `architectures CASE WORK STRATEGY` repairs a case with a scripted model that reads until
//! its turns are used up, and prints one JSON document. A turn is all that we do between an answer of the model and the next
//! request of the same conversation (tools, record, budget), an opening what comes before the first request of a conversation.
//! One process for each strategy, since the peak of memory is that of the process.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a developer's tool"
)]

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{env, fs, thread};

use patchwright_agent::{
    CallContext, Caps, ModelAbout, ModelBudget, ModelClient, ModelError, Record as Answers,
    Recorded,
};
use patchwright_domain::chat::{
    AnswersWith, Choices, Finish, Message, Reply, Request, Said, ToolCall, ToolForm, Usage,
};
use patchwright_domain::event::Event;
use patchwright_domain::strict::Strictness;
use patchwright_repair::{
    AfterSuccess, Budget, History, ModelAccess, Optimisation, Order, Portfolio, Switches, repair,
};
use patchwright_sandbox::{Backend, CancelToken, Sandbox};
use patchwright_subject::{Cache, Host, Record, Subject, SubjectOptions, Toolchain, manifest};
use rustix::time::{ClockId, clock_gettime};
use serde_json::{Value, json};

fn main() {
    let words: Vec<String> = env::args().collect();
    let (case, work) = (Path::new(&words[1]), PathBuf::from(&words[2]));
    let strategy: Portfolio = words[3].parse().unwrap();
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
    let case = manifest::load(case, cores).unwrap();
    let sandbox = Sandbox::open(&work.join("work"), Backend::Bubblewrap).unwrap();
    let cache = Cache::open(&work.join("cache"), None).unwrap();
    let logs = work.join("logs");
    fs::create_dir_all(&logs).unwrap();
    let cancel = CancelToken::default();
    let written = Mutex::new(0);
    let sink = |event: Event| {
        *written.lock().unwrap() += serde_json::to_string(&event).unwrap().len();
    };
    let subject = Subject::new(
        &case,
        Host {
            sandbox: &sandbox,
            cache: &cache,
            toolchain: Toolchain::find(&case.sandbox_read),
            cancel: &cancel,
        },
        Record { sink: &sink, logs },
        SubjectOptions::default(),
    );
    let unit = subject.base().unwrap().units().into_iter().next().unwrap();
    let model = Reader::new(unit.to_string());
    let (record, budget) = (Answers::default(), ModelBudget::new(Caps::default()));
    let recorded = Recorded::new(&record, &model, &budget, &sink);
    let order = Order {
        portfolio: strategy,
        budget: Budget::default(),
        strictness: Strictness::Usual,
        properties: Vec::new(),
        history: History::default(),
        access: Some(ModelAccess {
            models: vec![&recorded],
            embeddings: None,
            budget: &budget,
            per_round: Caps::default(),
            without: Switches::default().without(Optimisation::RuntimeValues),
            rounds: 3,
            servers: Vec::new(),
            context: CallContext::detached(),
            after_success: AfterSuccess::Stop,
        }),
    };
    repair(&subject, &order).unwrap();
    let seen = std::mem::take(&mut *model.seen.lock().unwrap());
    println!(
        "{:#}",
        json!({
            "strategy": words[3],
            "turns": seen.turns.len(),
            "ms_per_turn": median(seen.turns),
            "openings": seen.openings.len(),
            "ms_per_opening": median(seen.openings),
            "longest_request_kb": seen.longest / 1000,
            "journal_kb": *written.lock().unwrap() / 1000,
            "peak_mib": peak(),
        })
    );
}

/// A model that looks at other lines with each answer, does what is asked of agents without tools, and writes no patch.
struct Reader {
    about: ModelAbout,
    file: String,
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    /// CPU time at the end of the last answer.
    answered: Option<f64>,
    /// In milliseconds.
    turns: Vec<f64>,
    openings: Vec<f64>,
    /// In bytes.
    longest: usize,
    asked: u32,
}

impl Reader {
    fn new(file: String) -> Self {
        Self {
            about: ModelAbout {
                name: "script/reader".to_owned(),
                window: 1_000_000,
                max_output: 4_000,
                price: None,
                tool_form: ToolForm::Native,
                answers_with: AnswersWith::Words,
                choices: Choices::One,
            },
            file,
            seen: Mutex::default(),
        }
    }

    fn answer(&self, request: &Request, at: u32) -> Said {
        let has = |name: &str| request.tools.iter().any(|tool| tool.name == name);
        let (file, start) = (&self.file, at % 40 + 1);
        let lines = json!({"file": file, "start": start, "end": start + 100});
        let why = "The count is not compared with the room that there is.";
        let calls: [(&str, Value); 5] = [
            ("view_code", lines.clone()),
            ("read_file", lines),
            (
                "report_cause",
                json!({"cause": why, "must_hold": "count < room", "file": file, "line": 1}),
            ),
            (
                "report_strategy",
                json!({"steps": [format!("{file}: compare the count")], "keep": "the rest"}),
            ),
            (
                "choose_next",
                json!({"failed": why, "next": "patch", "advice": why}),
            ),
        ];
        let call = calls.into_iter().find(|(name, _)| has(name));
        Said {
            text: format!("Look {at}."),
            calls: call
                .map(|(name, arguments)| ToolCall {
                    id: format!("call-{at}"),
                    name: name.to_owned(),
                    arguments,
                })
                .into_iter()
                .collect(),
            carried: None,
        }
    }
}

impl ModelClient for Reader {
    fn about(&self) -> &ModelAbout {
        &self.about
    }

    fn ask(&self, request: &Request, _: CallContext<'_>) -> Result<Reply, ModelError> {
        let now = cpu();
        let mut seen = self.seen.lock().unwrap();
        let begun = |message: &Message| matches!(message, Message::Assistant(_));
        if let Some(answered) = seen.answered {
            let took = now - answered;
            match request.messages.iter().any(begun) {
                true => seen.turns.push(took),
                false => seen.openings.push(took),
            }
        }
        seen.longest = seen
            .longest
            .max(serde_json::to_string(request).unwrap().len());
        seen.asked += 1;
        let said = self.answer(request, seen.asked);
        let reply = Reply {
            said,
            finish: Finish::Said,
            usage: Usage::default(),
            model: self.about.name.clone(),
            instead: None,
            others: Vec::new(),
        };
        seen.answered = Some(cpu());
        Ok(reply)
    }
}

/// Of this process, in milliseconds; what it starts does not count.
fn cpu() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 * 1e3 + time.tv_nsec as f64 / 1e6
}

fn median(mut times: Vec<f64>) -> Option<f64> {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied()
}

fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    let kib = line.and_then(|line| line.split_whitespace().nth(1));
    kib.unwrap().parse::<u64>().unwrap() / 1024
}
