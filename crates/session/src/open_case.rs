//! State shared by all calls on an open case.

use std::path::PathBuf;

use patchwright_domain::case::Case;
use patchwright_sandbox::Sandbox;
use patchwright_subject::Cache;

use crate::events::EventStream;

pub(crate) struct OpenCase {
    pub case: Case,
    pub sandbox: Sandbox,
    pub cache: Cache,
    /// Our own folders, which are never part of the source.
    pub own_folders: Vec<PathBuf>,
    pub events: EventStream,
}
