//! What an analysis build is: files of its own over those of the base.

use std::path::PathBuf;

use patchwright_sandbox::Layer;

/// What there is to look at.
#[derive(Debug)]
pub enum Analysis {
    Built(AnalysisBuild),
    /// The project compiles these units so by itself, or the user wants none.
    Needless,
    /// There is only the ordinary build, and why.
    Ordinary(String),
}

/// Some units without optimisation, linked as the project links them.
#[derive(Debug)]
pub struct AnalysisBuild {
    pub(super) tree: AnalysisTree,
}

#[derive(Debug)]
pub(super) enum AnalysisTree {
    /// Beside the base.
    Kept(PathBuf),
    /// It could not be moved there, and goes with this process.
    Held(Layer),
}
