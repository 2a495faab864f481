//! What a run leaves on disk: its folder, with an append-only journal of everything that happened.

pub mod bundle;
mod error;
mod journal;
mod journal_reader;
mod run_folder;
mod runs;

pub use error::StoreError;
pub use journal::{Entry, Journal, Read, read};
pub use journal_reader::{JournalReader, Line, UnknownEvent, UnknownEvents};
pub use run_folder::{RunFolder, civil, unfinished};
pub use runs::{Activity, Glance, glance, meant, runs};
