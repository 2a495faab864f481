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
    /// Write what a scheduler needs to run the cells that are not done, on machines that share the folder: a job array for Slurm,
    /// or an Indexed Job for Kubernetes. It starts nothing
    Submit(BenchSubmit),
    /// Tables of what the cells came to: repaired and right, by kind and case, cost, time, tools, failures, overlaps
    Report(BenchReport),
    /// Compare two benchmarks, or two ways of one: who repairs what the other does not, and whether that may be chance
    Compare(BenchCompare),
    /// Say of a patch whether it is right; that stands above what inputs and the reference say
    Label(BenchLabel),
}

/// Which cells, and within which limits.
#[derive(Debug, Args)]
pub struct SuiteArgs {
    /// The suite's file
    #[arg(value_name = "SUITE.toml")]
    pub suite: PathBuf,
    /// Where journals, patches and results are kept
    #[arg(long, value_name = "DIR", default_value = FOLDER)]
    pub out: PathBuf,
    /// Only this cell, as `bench run --list` names it; repeatable
    #[arg(long, value_name = "ID")]
    pub cell: Vec<String>,
    /// Dollars that all cells may cost together, in whichever process, those included that are done
    /// [default: the suite's, else no limit]
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
pub struct BenchRun {
    #[command(flatten)]
    pub suite: SuiteArgs,
    /// List the cells and what became of them, and run nothing
    #[arg(long)]
    pub list: bool,
    /// Cells at once [default: the suite's, else the number of cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub parallel: Option<u16>,
    /// Jobs of each cell's builds; another number is another base [default: the cores for each cell]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub jobs: Option<u32>,
}

#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("scheduler").required(true))]
pub struct BenchSubmit {
    #[command(flatten)]
    pub suite: SuiteArgs,
    /// A job array for `sbatch`
    #[arg(long, group = "scheduler")]
    pub slurm: bool,
    /// An Indexed Job for `kubectl apply`
    #[arg(
        long,
        group = "scheduler",
        requires = "image",
        requires = "claim",
        requires = "mount"
    )]
    pub kubernetes: bool,
    /// Tasks at once [default: as many as the scheduler lets]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub parallel: Option<u16>,
    /// Processors of each task, and jobs of its builds
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub cpus: u32,
    /// Of Kubernetes: the image of the pods, with Patchwright and what it needs
    #[arg(long, value_name = "IMAGE", requires = "kubernetes")]
    pub image: Option<String>,
    /// Of Kubernetes: the claim of the volume that holds the suite, its cases and DIR
    #[arg(long, value_name = "NAME", requires = "kubernetes")]
    pub claim: Option<String>,
    /// Of Kubernetes: where that volume is mounted, here and in the pods
    #[arg(long, value_name = "PATH", requires = "kubernetes")]
    pub mount: Option<PathBuf>,
    /// Of Kubernetes: a secret with the keys of models, as variables of the environment
    #[arg(long, value_name = "NAME", requires = "kubernetes")]
    pub secret: Option<String>,
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
    /// What became of each cell, without times: for `bench compare`
    Baseline,
}

#[derive(Debug, Args)]
pub struct BenchCompare {
    /// A benchmark's folder, or what `bench report --as json` or `--as baseline` wrote; `DIR:WAY` is one way of it, such as
    /// `patchwright-out/bench:constraint`
    #[arg(value_name = "A")]
    pub before: String,
    /// What it is compared with
    #[arg(value_name = "B")]
    pub after: String,
    /// Exit with status 1 if B does not repair a case that A repairs, or has a wrong patch where A has none
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
