//! The input and output of every guesser.

use super::compilers::Compilers;
use super::guess::{System, TestGuess};
use super::look::Tree;
use crate::manifest::Flags;

/// What the guessers look at.
pub(super) struct Look<'l> {
    pub(super) tree: Tree<'l>,
    pub(super) flags: &'l Flags,
    pub(super) compilers: &'l Compilers,
}

/// The part of a guess that depends on the build system.
pub(super) struct Built {
    pub(super) system: System,
    pub(super) fetch: Option<String>,
    pub(super) setup: Option<String>,
    pub(super) build: String,
    pub(super) clean: Option<String>,
    pub(super) env: Vec<(&'static str, String)>,
    pub(super) test: Option<TestGuess>,
    /// Where programs are built, if not next to their sources.
    pub(super) folder: Option<String>,
    pub(super) exclude: Vec<String>,
    pub(super) because: Vec<String>,
    pub(super) notes: Vec<String>,
}
