//! The arguments of `patchwright import`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use patchwright_import::Format;

#[derive(Debug, Args)]
pub struct ImportCommand {
    /// What PATH is
    #[arg(value_name = "FORMAT", value_enum)]
    pub kind: FormatName,
    /// The file or folder of that format
    #[arg(value_name = "PATH")]
    pub path: PathBuf,
    /// Where the cases are written, each in a folder of its name
    #[arg(long, value_name = "DIR", default_value = "patchwright-out/cases")]
    pub out: PathBuf,
    /// The program's tree, where the format leaves it in a container or a repository; for several cases a folder that has the
    /// tree of each under the case's name
    #[arg(long, value_name = "DIR")]
    pub source: Option<PathBuf>,
    /// The crashing input, or a folder that has it under the name that the format uses
    #[arg(long, value_name = "PATH")]
    pub input: Option<PathBuf>,
    /// Only cases whose name begins so
    #[arg(long, value_name = "NAME")]
    pub only: Option<String>,
    /// The fuzz target, where the format does not name it
    #[arg(long, value_name = "NAME")]
    pub target: Option<String>,
    /// How the program is run, instead of what the format says: './tool {input}'
    #[arg(long, value_name = "CMD", conflicts_with = "failing")]
    pub poc: Option<String>,
    /// Of git-fix: a test that fails because of the bug; repeatable
    #[arg(long, value_name = "NAME")]
    pub failing: Vec<String>,
    /// Runs once before the build, instead of what the format says
    #[arg(long, value_name = "CMD")]
    pub setup: Option<String>,
    /// The build, instead of what the format says
    #[arg(long, value_name = "CMD")]
    pub build: Option<String>,
    /// The project's tests
    #[arg(long, value_name = "CMD")]
    pub test: Option<String>,
    /// The folder of the data set's own framework, for defects4j
    #[arg(long, value_name = "DIR")]
    pub tools: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy)]
pub struct FormatName(pub Format);

impl ValueEnum for FormatName {
    fn value_variants<'a>() -> &'a [Self] {
        const ALL: [FormatName; Format::ALL.len()] = {
            let mut all = [FormatName(Format::SecBench); Format::ALL.len()];
            let mut at = 0;
            while at < all.len() {
                all[at] = FormatName(Format::ALL[at]);
                at += 1;
            }
            all
        };
        &ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        let adapter = self.0.adapter();
        let help = format!("{}; needs {}", adapter.reads, adapter.needs);
        Some(clap::builder::PossibleValue::new(adapter.name).help(help))
    }
}
