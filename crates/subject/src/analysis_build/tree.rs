//! An analysis build: its own files over those of the base.

use std::path::PathBuf;

use patchwright_sandbox::Layer;

/// The build that is available for inspection.
#[derive(Debug)]
pub enum Analysis {
    Built(AnalysisBuild),
    /// The project already compiles these units that way, or the user wants none.
    Needless,
    /// Only the ordinary build is available, and why.
    Ordinary(String),
}

/// Some units compiled without optimisation, linked as the project links them.
#[derive(Debug)]
pub struct AnalysisBuild {
    pub(super) tree: AnalysisTree,
}

#[derive(Debug)]
pub(super) enum AnalysisTree {
    /// Stored next to the base.
    Kept(PathBuf),
    /// It could not be moved there and lives only as long as this process.
    Held(Layer),
}
