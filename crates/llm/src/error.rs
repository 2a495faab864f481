//! Why a model cannot be opened.

use thiserror::Error;

use crate::secret::KeyError;

/// Nothing was asked yet.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OpenError {
    #[error(
        "{0:?} names no model: write openai/NAME, responses/NAME, anthropic/NAME, gemini/NAME, azure/DEPLOYMENT, embeddings/NAME or exchange/FOLDER"
    )]
    Name(String),
    #[error(
        "{0:?} is not a provider: write openai/NAME, responses/NAME, anthropic/NAME, gemini/NAME, azure/DEPLOYMENT, embeddings/NAME or exchange/FOLDER"
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
