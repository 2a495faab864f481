//! What the server does with a call, whatever protocol brought it. Every function blocks; a call has a thread of its own.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use patchwright_agent::fence;
use patchwright_agent::tools::{Voice, meant};
use patchwright_domain::assists::Assists;
use patchwright_domain::chat::ToolOutcome;
use patchwright_domain::event::Event;
use patchwright_judge::Judge;
use patchwright_repair::Briefing;
use patchwright_repair::tools::{ToolAnswer, ToolError, ToolSet, ToolSpec, Toolbox};
use patchwright_sandbox::CancelToken;
use serde_json::{Map, Value, json};

use super::calls::Calls;
use super::case_tools::{self, CaseTools};
use super::cases::{Allowed, Cases};
use super::catalogue::{self, CASE};
use super::held::Held;
use super::open_case::OpenCase;
use super::reply::Reply;
use super::request::Request;
use super::settings::Settings;
use crate::args::{Common, Mcp};
use crate::case_args::{self, CaseArgs};
use crate::commands::config;
use crate::commands::repair_plan::here;

/// Bytes of the arguments of a call that the journal keeps.
const MOST_JOURNALLED: usize = 4096;

pub struct Server {
    settings: Settings,
    allowed: Allowed,
    cases: Cases,
    cancel: CancelToken,
    pub calls: Calls,
}

impl Server {
    /// Opens the case of the command line, so that a bad one is reported to the user who wrote it.
    pub fn start(common: &Common, command: &Mcp, cancel: CancelToken) -> anyhow::Result<Self> {
        let here = here()?;
        let server = Self {
            settings: Settings::new(common, command, &here),
            allowed: Allowed::new(command.case.as_deref(), &command.allow, &here)?,
            cases: Cases::default(),
            cancel,
            calls: Calls::default(),
        };
        if let Some(manifest) = server.allowed.default() {
            server.cases.get(manifest, || server.open(manifest))?;
        }
        Ok(server)
    }

    pub fn has_default(&self) -> bool {
        self.allowed.default().is_some()
    }

    /// Calls a tool. Whatever goes wrong is a reply that says so.
    pub fn call(&self, name: &str, mut arguments: Map<String, Value>, request: &Request) -> Reply {
        let specs = catalogue::specs();
        let specs: Vec<ToolSpec> = specs.iter().map(|(spec, _)| *spec).collect();
        let known = match meant(name, &specs) {
            Ok(known) => known,
            Err(error) => return Reply::error(error.to_string()),
        };
        let open = match arguments.remove(CASE) {
            None | Some(Value::Null) => self.case(None),
            Some(Value::String(named)) => self.case(Some(&named)),
            Some(_) => Err("`case` is a text: the path of a case folder".to_owned()),
        };
        let open = match open {
            Ok(open) => open,
            Err(words) => return Reply::error(words),
        };
        let arguments = Value::Object(arguments);
        let started = Instant::now();
        let reply = self.answer(&open, (known, &arguments), request);
        open.held.session.emit(Event::ToolCalled {
            tool: known.to_owned(),
            arguments: journalled(arguments),
            outcome: match reply.is_error {
                true => ToolOutcome::Refused,
                false => ToolOutcome::Answered,
            },
            bytes: reply.text.len(),
            seconds: started.elapsed().as_secs_f64(),
            assists: Assists::default(),
        });
        reply
    }

    fn answer(
        &self,
        open: &OpenCase,
        (known, arguments): (&'static str, &Value),
        request: &Request,
    ) -> Reply {
        let document = Cell::new(None);
        let answered = match catalogue::set_of(known) {
            Some(set) => open.looker(set).call(known, arguments.clone(), request),
            None => self.about_case(&open.held, (known, arguments), request, &document),
        };
        match answered {
            Ok(answer) => Reply::new(shown(known, &answer), document.take()),
            Err(ToolError::Refused(words)) => Reply::error(words).with(document.take()),
            Err(ToolError::Stopped(error)) => Reply::error(stopped(&*error)),
        }
    }

    /// The prompt that asks for the repair of a case.
    pub fn task(&self, named: Option<&str>, request: &Request) -> Result<String, String> {
        let open = self.case(named)?;
        let task = open.held.work(request, |subject, base| {
            let judge = Judge::prepare(subject, base)?;
            Ok(Briefing::new(subject, base, &judge).task()?)
        });
        task.map_err(|error| format!("{error:#}"))
    }

    /// The case that a call is about, opened by the first one.
    pub fn case(&self, named: Option<&str>) -> Result<Arc<OpenCase>, String> {
        let manifest = self.allowed.meant(named, &self.settings.here);
        let manifest = manifest.map_err(|error| error.to_string())?;
        let opened = self.cases.get(&manifest, || self.open(&manifest));
        opened.map_err(|error| error.to_string())
    }

    /// Cancels every call, also later ones.
    pub fn cancel_all(&self) {
        self.cancel.cancel();
    }

    /// Cancels everything, waits for it, and closes the cases.
    pub fn close(&self) {
        self.cancel_all();
        self.calls.wait();
        self.cases.take().iter().for_each(|case| case.close());
    }

    /// Where the bundle of a case goes.
    fn out(&self, held: &Held) -> PathBuf {
        match self.allowed.default() == Some(&held.manifest) {
            true => self.settings.out.clone(),
            false => self
                .settings
                .out
                .join(folder_name(&held.case.name, &held.identity)),
        }
    }

    fn open(&self, manifest: &Path) -> anyhow::Result<OpenCase> {
        let args = CaseArgs {
            case: Some(manifest.to_owned()),
            ..CaseArgs::default()
        };
        let case = case_args::resolve(&args, &self.settings.here)?;
        let looking = config::looking(Some(manifest), &self.settings.here)?;
        let cancel = self.cancel.child();
        OpenCase::open(&self.settings, manifest, (case, looking), cancel)
    }

    fn about_case(
        &self,
        held: &Held,
        (name, arguments): (&str, &Value),
        request: &Request,
        document: &Cell<Option<Value>>,
    ) -> Result<ToolAnswer, ToolError> {
        let handle = CaseTools {
            settings: &self.settings,
            out: self.out(held),
            held,
            request,
            document,
        };
        let set = ToolSet::new(case_tools::tools(), || Ok(handle));
        Toolbox::default().with(set).call(name, arguments)
    }
}

/// Foreign text is fenced, as models get it.
fn shown(name: &str, answer: &ToolAnswer) -> String {
    let notes: String = answer
        .notes
        .iter()
        .map(|note| format!("({note})\n"))
        .collect();
    match answer.voice {
        Voice::Data => notes + &fence(name, &answer.text),
        Voice::Ours => notes + &answer.text,
    }
}

/// A client must not fill the disk by what it asks.
fn journalled(arguments: Value) -> Value {
    match arguments.to_string().len() {
        length if length <= MOST_JOURNALLED => arguments,
        length => json!({ "cut": format!("{length} bytes") }),
    }
}

/// Errors name their sources, each once.
fn stopped(error: &(dyn std::error::Error + 'static)) -> String {
    let mut words = error.to_string();
    let mut next = error.source();
    while let Some(source) = next {
        let more = source.to_string();
        if !words.contains(&more) {
            words += &format!(": {more}");
        }
        next = source.source();
    }
    words
}

/// The name of a case comes from its manifest: it must not lead anywhere else, and two cases may have the same.
fn folder_name(name: &str, identity: &str) -> String {
    let safe = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    let name: String = name
        .chars()
        .filter(|letter| safe(*letter))
        .take(80)
        .collect();
    let name = match name.is_empty() {
        true => "case",
        false => &name,
    };
    format!("{name}-{}", identity.get(..8).unwrap_or(identity))
}

#[cfg(test)]
#[path = "server_tests.rs"]
mod tests;
