//! What `--sandbox` may say, for every command that runs a project's code.

use clap::ValueEnum;

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SandboxChoice {
    Bubblewrap,
    None,
}
