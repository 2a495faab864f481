//! The two files as they were written, each value with its line. What a project's file must not contain is refused
//! here.

use std::path::{Path, PathBuf};

use patchwright_llm::ModelSpec;
use patchwright_probes::debug::{UnknownDebugger, Wanted};
use patchwright_probes::lsp::ServerSpec;
use patchwright_subject::manifest::{At, Fault, Keys, Problem, Table, hint, read_text};

use super::external::{self, ExternalSpec};
use super::numbers::{amount, whole};
use super::order::ModelOrder;
use super::{model, server};

/// One file, before it is combined with the other sources.
#[derive(Debug, Default)]
pub struct Draft {
    pub models: Vec<At<String>>,
    pub strategy: Option<At<String>>,
    pub rounds: Option<At<u64>>,
    pub usd: Option<At<f64>>,
    pub tokens: Option<At<u64>>,
    pub calls: Option<At<u64>>,
    pub seconds: Option<At<u64>>,
    pub candidates: Option<At<u64>>,
    pub order: Option<At<ModelOrder>>,
    pub round: RoundDraft,
    pub defined: Vec<At<ModelSpec>>,
    /// Only in the user's own file.
    pub external: Vec<At<ExternalSpec>>,
    pub servers: Vec<At<ServerSpec>>,
    pub debugger: Option<At<Wanted>>,
    /// Only in the user's own file.
    pub allow_read: Vec<At<PathBuf>>,
}

#[derive(Debug, Default)]
pub struct RoundDraft {
    pub usd: Option<At<f64>>,
    pub tokens: Option<At<u64>>,
    pub calls: Option<At<u64>>,
    pub seconds: Option<At<u64>>,
}

const ROOT: Keys = Keys::Only(&[
    "models",
    "model-order",
    "strategy",
    "rounds",
    "budget",
    "model",
    "external",
    server::NAME,
    "debugger",
    "allow-read",
]);
const BUDGET: Keys = Keys::Only(&["usd", "tokens", "calls", "seconds", "candidates", "round"]);
const ROUND: Keys = Keys::Only(&["usd", "tokens", "calls", "seconds"]);
const WEEK: u64 = 7 * 24 * 3600;

/// The user's own file.
pub fn user(text: &str, folder: &Path, home: Option<&Path>) -> Result<Draft, Fault> {
    read_text(text, "the configuration", ROOT, |root| {
        let mut draft = common(root)?;
        let allowed = root.one_or_more("allow-read")?.into_iter();
        draft.allow_read = allowed
            .map(|at| At::new(model::resolved(&at.value, folder, home), at.place))
            .collect();
        for (name, table) in root.named_tables("model", model::KEYS)? {
            let spec = model::read(&name, &table, folder, home)?;
            draft.defined.push(At::new(spec, name.place));
        }
        for (name, table) in root.named_tables("external", external::KEYS)? {
            let spec = external::read(&name, &table, folder, home)?;
            draft.external.push(At::new(spec, name.place));
        }
        Ok(draft)
    })
}

/// A file that came with the project.
pub fn project(text: &str) -> Result<Draft, Fault> {
    read_text(text, "the project's configuration", ROOT, |root| {
        if let Some(table) = root.table("model", Keys::Any)? {
            let words = "a project's file must not define a model, because it could send your key elsewhere; move [model] \
                         to your own ~/.config/patchwright/config.toml";
            return Err(table.place().fault(Problem::Other(words.to_owned())));
        }
        if let Some(table) = root.table("external", Keys::Any)? {
            let words = "a project's file must not describe an agent, because it could run any command; move [external] to your \
                         own ~/.config/patchwright/config.toml";
            return Err(table.place().fault(Problem::Other(words.to_owned())));
        }
        if let Some(word) = root.string("strategy")?
            && word.value.starts_with("external:")
        {
            let words = "a project's file must not choose an agent of yours, because it may run with your rights; give \
                         --strategy yourself";
            return Err(word.fault(Problem::Other(words.to_owned())));
        }
        if let Some(word) = root.string("model-order")? {
            let words = "a project's file must not order the models, because the dearest could come first; move model-order \
                         to your own ~/.config/patchwright/config.toml";
            return Err(word.fault(Problem::Other(words.to_owned())));
        }
        if let Some(path) = root.one_or_more("allow-read")?.first() {
            let words = "a project's file must not say what the project may read; move allow-read to your own \
                         ~/.config/patchwright/config.toml";
            return Err(path.fault(Problem::Other(words.to_owned())));
        }
        common(root)
    })
}

fn common(root: &Table<'_>) -> Result<Draft, Fault> {
    let mut draft = Draft {
        models: root.one_or_more("models")?,
        strategy: root.string("strategy")?,
        rounds: whole(root, "rounds", "rounds", 100)?,
        servers: server::read_all(root)?,
        order: order(root)?,
        debugger: debugger(root)?,
        ..Draft::default()
    };
    if let Some(table) = root.table("budget", BUDGET)? {
        draft.usd = amount(&table, "usd", "budget.usd", 1e6)?;
        draft.tokens = whole(&table, "tokens", "budget.tokens", 1 << 50)?;
        draft.calls = whole(&table, "calls", "budget.calls", 1 << 32)?;
        draft.seconds = whole(&table, "seconds", "budget.seconds", WEEK)?;
        draft.candidates = whole(&table, "candidates", "budget.candidates", 100_000)?;
        if let Some(table) = table.table("round", ROUND)? {
            draft.round = RoundDraft {
                usd: amount(&table, "usd", "budget.round.usd", 1e6)?,
                tokens: whole(&table, "tokens", "budget.round.tokens", 1 << 50)?,
                calls: whole(&table, "calls", "budget.round.calls", 1 << 32)?,
                seconds: whole(&table, "seconds", "budget.round.seconds", WEEK)?,
            };
        }
    }
    Ok(draft)
}

fn order(root: &Table<'_>) -> Result<Option<At<ModelOrder>>, Fault> {
    let Some(word) = root.string("model-order")? else {
        return Ok(None);
    };
    match word.value.parse() {
        Ok(order) => Ok(Some(At::new(order, word.place))),
        Err(_) => Err(word.fault(Problem::UnknownWord {
            what: "order of models",
            word: word.value.clone(),
            hint: hint(&word.value, &ModelOrder::ALL.map(ModelOrder::word)),
        })),
    }
}

fn debugger(root: &Table<'_>) -> Result<Option<At<Wanted>>, Fault> {
    let Some(word) = root.string("debugger")? else {
        return Ok(None);
    };
    match word.value.parse() {
        Ok(wanted) => Ok(Some(At::new(wanted, word.place))),
        Err(error) => {
            let error: UnknownDebugger = error;
            Err(word.fault(Problem::Other(format!("debugger: {error}"))))
        }
    }
}
