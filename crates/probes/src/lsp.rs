//! A language server for queries about the code: clangd, or any other described by a [`ServerSpec`].
//!
//! It runs in the sandbox and reads hostile source: it may hang, crash or send nonsense. It is then restarted once
//! for the same query; if that fails too, the caller falls back to syntax.

mod client;
mod documents;
mod index;
mod protocol;
mod question;
mod server;
mod settling;
mod spec;

pub use index::Index;
pub use question::{Question, Texts};
pub use server::{LanguageServer, LspError};
pub use spec::{Patience, ReadSign, ServerSpec, by_ending, protocol_name, share_out};
