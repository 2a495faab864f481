//! What a run leaves on disk: its folder, with an append-only journal of everything that happened.

pub mod bundle;
mod entry;
mod error;
mod journal;
mod journal_reader;
mod run_folder;
mod runs;

pub use entry::{Entry, Line, UnknownEvent, UnknownEvents};
pub use error::StoreError;
pub use journal::{Journal, Read, read};
pub use journal_reader::JournalReader;
pub use run_folder::{RunFolder, civil, unfinished};
pub use runs::{Activity, Glance, glance, meant, runs};
