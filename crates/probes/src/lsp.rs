//! A language server that is asked about the code: clangd, or any other by its [`ServerSpec`].
//!
//! It runs in the sandbox and reads hostile source: it may hang, die or talk nonsense. Then it is started once
//! more for the same question; what it still owes after that, somebody else has to answer.

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
