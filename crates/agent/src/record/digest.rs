//! Requests by their content. Messages are hashed one by one: a conversation of forty turns shares nearly all of them.

use patchwright_domain::chat::{Options, Request};
use serde::Serialize;
use sha2::{Digest, Sha256};

pub(super) type Hash = [u8; 32];

/// The parts of a request, each by its hash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Parts {
    pub system: Hash,
    pub tools: Hash,
    pub messages: Vec<Hash>,
    pub options: Hash,
}

impl Parts {
    pub fn hash(request: &Request) -> Self {
        let Request {
            system,
            tools,
            messages,
            options,
        } = request;
        let options: &Options = options;
        Self {
            system: Sha256::digest(system).into(),
            tools: hash(tools),
            messages: messages.iter().map(hash).collect(),
            options: hash(options),
        }
    }

    /// Of the whole request of this caller to this model.
    pub fn whole(&self, caller: &str, model: &str) -> Hash {
        let mut whole = Sha256::new();
        if !caller.is_empty() {
            whole.update(Sha256::digest(caller));
        }
        whole.update(Sha256::digest(model));
        whole.update(self.system);
        whole.update(self.tools);
        whole.update(self.options);
        for message in &self.messages {
            whole.update(message);
        }
        whole.finalize().into()
    }

    /// With how many messages both begin.
    pub fn shared(&self, other: &Self) -> usize {
        let pairs = self.messages.iter().zip(&other.messages);
        pairs.take_while(|(one, other)| one == other).count()
    }
}

/// The name of a request in the journal.
pub(super) fn key(whole: &Hash, asked_before: u32) -> String {
    let mut key = Sha256::new();
    key.update(whole);
    key.update(asked_before.to_le_bytes());
    key.finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

fn hash<T: Serialize>(part: &T) -> Hash {
    // Plain data with text for keys: it cannot fail.
    let json = serde_json::to_vec(part).unwrap_or_default();
    Sha256::digest(json).into()
}
