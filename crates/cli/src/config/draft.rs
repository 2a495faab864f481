//! The two files as they were written, each value with its line. What a project's file must not say is refused here.

use std::path::Path;

use patchwright_llm::ModelSpec;
use patchwright_probes::lsp::ServerSpec;
use patchwright_subject::manifest::{At, Fault, Keys, Problem, Table, read_text};

use super::{model, server};

/// One file; nothing of it is weighed against other places yet.
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
    pub defined: Vec<At<ModelSpec>>,
    pub servers: Vec<At<ServerSpec>>,
}

const ROOT: Keys = Keys::Only(&[
    "models",
    "strategy",
    "rounds",
    "budget",
    "model",
    server::NAME,
]);
const BUDGET: Keys = Keys::Only(&["usd", "tokens", "calls", "seconds", "candidates"]);
const WEEK: u64 = 7 * 24 * 3600;

/// The user's own file.
pub fn user(text: &str, folder: &Path, home: Option<&Path>) -> Result<Draft, Fault> {
    read_text(text, "the configuration", ROOT, |root| {
        let mut draft = common(root)?;
        for (name, table) in root.named_tables("model", model::KEYS)? {
            let spec = model::read(&name, &table, folder, home)?;
            draft.defined.push(At::new(spec, name.place));
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
        common(root)
    })
}

fn common(root: &Table<'_>) -> Result<Draft, Fault> {
    let mut draft = Draft {
        models: root.one_or_more("models")?,
        strategy: root.string("strategy")?,
        rounds: whole(root, "rounds", "rounds", 100)?,
        servers: server::read_all(root)?,
        ..Draft::default()
    };
    if let Some(table) = root.table("budget", BUDGET)? {
        draft.usd = model::amount(&table, "usd", "budget.usd", 1e6)?;
        draft.tokens = whole(&table, "tokens", "budget.tokens", 1 << 50)?;
        draft.calls = whole(&table, "calls", "budget.calls", 1 << 32)?;
        draft.seconds = whole(&table, "seconds", "budget.seconds", WEEK)?;
        draft.candidates = whole(&table, "candidates", "budget.candidates", 100_000)?;
    }
    Ok(draft)
}

/// A whole number from 1 on.
pub fn whole(
    table: &Table<'_>,
    key: &str,
    what: &'static str,
    max: u64,
) -> Result<Option<At<u64>>, Fault> {
    let Some(written) = table.number(key)? else {
        return Ok(None);
    };
    match u64::try_from(written.value) {
        Ok(value) if (1..=max).contains(&value) => Ok(Some(At::new(value, written.place))),
        Ok(_) | Err(_) => Err(written.fault(Problem::OutOfRange {
            what,
            value: written.value,
            min: 1,
            max,
            mend: "leave the key out for the default".to_owned(),
        })),
    }
}
