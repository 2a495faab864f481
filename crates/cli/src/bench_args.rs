//! The arguments of `patchwright bench`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use crate::sandbox_choice::SandboxChoice;

/// Where a benchmark is kept unless somebody says otherwise.
const FOLDER: &str = "patchwright-out/bench";

#[derive(Debug, Args)]
pub struct BenchCommand {
    #[command(subcommand)]
    pub action: BenchAction,
}

#[derive(Debug, Subcommand)]
pub enum BenchAction {
    /// Run the cells of a suite: each case in each way. The same command goes on after an interruption; a cell that is done is
    /// neither run nor paid again
    Run(BenchRun),
    /// Tables of what the cells came to: repaired and right, by kind and case, cost, time, tools, failures, overlaps
    Report(BenchReport),
    /// Compare two benchmarks, or two ways of one: who repairs what the other does not, and whether that may be chance
    Compare(BenchCompare),
    /// Say of a patch whether it is right; that stands above what inputs and the reference say
    Label(BenchLabel),
}

#[derive(Debug, Args)]
pub struct BenchRun {
    /// The suite's file
    #[arg(value_name = "SUITE.toml")]
    pub suite: PathBuf,
    /// Where journals, patches and results are kept
    #[arg(long, value_name = "DIR", default_value = FOLDER)]
    pub out: PathBuf,
    /// Only this cell, as --list names it, for a scheduler that spreads them over machines; repeatable
    #[arg(long, value_name = "ID")]
    pub cell: Vec<String>,
    /// List the cells and what became of them, and run nothing
    #[arg(long)]
    pub list: bool,
    /// Cells at once [default: the suite's, else the number of cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub parallel: Option<u16>,
    /// Dollars that all cells may cost together, those included that are done [default: the suite's, else no limit]
    #[arg(long, value_name = "USD")]
    pub max_usd: Option<f64>,
    /// The sandbox around the projects' code; `none` only if you trust every byte of it
    #[arg(long, value_enum, default_value_t = SandboxChoice::Bubblewrap)]
    pub sandbox: SandboxChoice,
    /// Let the projects' code use io_uring, which the sandbox denies
    #[arg(long)]
    pub allow_io_uring: bool,
}

#[derive(Debug, Args)]
pub struct BenchReport {
    /// The benchmark's folder
    #[arg(value_name = "DIR", default_value = FOLDER)]
    pub folder: PathBuf,
    /// Tables as text, Markdown or LaTeX; every cell as CSV; all of it as JSON; or one page with plots
    #[arg(long = "as", value_name = "FORM", value_enum, default_value_t = ReportForm::Text)]
    pub form: ReportForm,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ReportForm {
    Text,
    Markdown,
    Csv,
    Json,
    Latex,
    Html,
}

#[derive(Debug, Args)]
pub struct BenchCompare {
    /// A benchmark's folder, or what `bench report --as json` wrote; `DIR:WAY` is one way of it, such as
    /// `patchwright-out/bench:constraint`
    #[arg(value_name = "A")]
    pub before: String,
    /// What it is compared with
    #[arg(value_name = "B")]
    pub after: String,
    /// Exit with status 1 if B does not repair a case that A repairs
    #[arg(long)]
    pub no_losses: bool,
}

#[derive(Debug, Args)]
pub struct BenchLabel {
    /// As the suite names it, or the end of that
    #[arg(value_name = "CASE")]
    pub case: String,
    #[arg(value_name = "right|wrong", value_enum)]
    pub opinion: OpinionWord,
    /// For those who read the label later
    #[arg(value_name = "WHY")]
    pub why: String,
    /// Which patch, where the case has several: the beginning of its name
    #[arg(long, value_name = "ID")]
    pub patch: Option<String>,
    /// The benchmark's folder
    #[arg(long, value_name = "DIR", default_value = FOLDER)]
    pub bench: PathBuf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum OpinionWord {
    Right,
    Wrong,
}
