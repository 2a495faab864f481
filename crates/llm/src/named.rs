//! `openai/NAME` and similar: a model from its name and the environment alone, without configuration.

use crate::address::is_own;
use crate::error::OpenError;
use crate::secret::{KeySource, Keys};
use crate::spec::{ModelSpec, Provider};

/// The environment variables of a provider.
struct Variables {
    key: &'static str,
    base_url: &'static str,
}

/// The context window assumed for a self-hosted server, unless configured.
const OWN_WINDOW: u64 = 32_768;
const OWN_OUTPUT: u32 = 4_096;

impl ModelSpec {
    /// A model with no configuration: `openai/NAME`, `responses/NAME`, `anthropic/NAME`, `gemini/NAME`,
    /// `embeddings/NAME`, `azure/DEPLOYMENT`, `exchange/FOLDER`.
    pub fn named(name: &str, env: &dyn Keys) -> Result<Self, OpenError> {
        let unnamed = || OpenError::Name(name.to_owned());
        let (provider, model) = name.split_once('/').ok_or_else(unnamed)?;
        let provider: Provider = provider.parse()?;
        if model.trim().is_empty() {
            return Err(unnamed());
        }
        let mut spec = Self::new(name, provider, model);
        let get = |name: &str| env.variable(name).filter(|text| !text.trim().is_empty());
        if let Some(variables) = variables(provider) {
            spec.base_url = get(variables.base_url);
            spec.key = match &spec.base_url {
                Some(_) if provider != Provider::Azure => KeySource::Optional(variables.key.into()),
                _ => KeySource::Variable(variables.key.into()),
            };
        }
        if spec.base_url.as_deref().is_some_and(is_own) {
            spec.window = OWN_WINDOW;
            spec.max_output = OWN_OUTPUT;
        }
        spec.network.authorities = get("SSL_CERT_FILE").map(Into::into);
        if provider == Provider::Azure {
            spec.api_version =
                get("AZURE_OPENAI_API_VERSION").or_else(|| get("OPENAI_API_VERSION"));
            if spec.base_url.is_none() {
                return Err(OpenError::Address {
                    url: String::new(),
                    why: "set AZURE_OPENAI_ENDPOINT to your resource's address".to_owned(),
                });
            }
        }
        Ok(spec)
    }
}

impl KeySource {
    /// The variable that holds a provider's own key. It is for the provider's own address only: a server elsewhere is
    /// sent a key only when one is configured for that server.
    pub fn usual(provider: Provider) -> Self {
        match variables(provider) {
            Some(variables) => Self::Variable(variables.key.to_owned()),
            None => Self::None,
        }
    }
}

fn variables(provider: Provider) -> Option<Variables> {
    let (key, base_url) = match provider {
        Provider::OpenAi | Provider::Responses | Provider::Embeddings => {
            ("OPENAI_API_KEY", "OPENAI_BASE_URL")
        }
        Provider::Azure => ("AZURE_OPENAI_API_KEY", "AZURE_OPENAI_ENDPOINT"),
        Provider::Anthropic => ("ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL"),
        Provider::Gemini => ("GEMINI_API_KEY", "GEMINI_BASE_URL"),
        Provider::Exchange => return None,
    };
    Some(Variables { key, base_url })
}

#[cfg(test)]
#[path = "named_tests.rs"]
mod tests;
