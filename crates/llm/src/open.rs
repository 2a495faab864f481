//! From a description to a client that can be asked.

use patchwright_agent::ModelClient;
use thiserror::Error;

use crate::secret::{KeyError, Keys};
use crate::spec::ModelSpec;

/// Why a model cannot be opened. Nothing was asked yet.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OpenError {
    #[error(
        "{0:?} names no model: write openai/NAME, responses/NAME, anthropic/NAME, gemini/NAME, azure/DEPLOYMENT or exchange/FOLDER"
    )]
    Name(String),
    #[error(
        "{0:?} is no provider: write openai/NAME, responses/NAME, anthropic/NAME, gemini/NAME, azure/DEPLOYMENT or exchange/FOLDER"
    )]
    Provider(String),
    #[error("the address {url:?} cannot be used: {why}")]
    Address { url: String, why: String },
    #[error(transparent)]
    Key(#[from] KeyError),
    #[error("{name}: {setting} {why}")]
    Setting {
        name: String,
        setting: &'static str,
        why: String,
    },
}

/// One model: each `ask` is one attempt. `Patient` and `Fallback` are laid around it.
pub fn open(
    spec: &ModelSpec,
    keys: &dyn Keys,
) -> Result<Box<dyn ModelClient + Send + Sync>, OpenError> {
    spec.key.read(keys)?;
    Err(OpenError::Setting {
        name: spec.name.clone(),
        setting: "provider",
        why: format!("{} cannot be opened yet", spec.provider),
    })
}
