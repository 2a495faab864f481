//! The command line, as the user types it.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use patchwright_repair::tools::localization::Formula;

use crate::bench_args::BenchCommand;
use crate::case_args::CaseArgs;
use crate::config::ModelOrder;
use crate::help_examples;
use crate::import_args::ImportCommand;

pub use crate::sandbox_choice::SandboxChoice;

/// Repairs security vulnerabilities and proves its repairs
#[derive(Debug, Parser)]
#[command(
    name = "patchwright",
    version,
    max_term_width = 100,
    propagate_version = true,
    after_help = help_examples::TOP
)]
pub struct Arguments {
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Everywhere")]
pub struct Common {
    /// How the answer is printed on stdout
    #[arg(long, global = true, value_enum, default_value_t = Format::Human)]
    pub format: Format,
    /// No progress on stderr
    #[arg(long, short, global = true, conflicts_with = "verbose")]
    pub quiet: bool,
    /// Every event on stderr
    #[arg(long, short, global = true)]
    pub verbose: bool,
    /// Where bases are kept [default: $XDG_CACHE_HOME/patchwright]
    #[arg(long, global = true, value_name = "DIR", env = "PATCHWRIGHT_CACHE")]
    pub cache_dir: Option<PathBuf>,
    /// Most that bases may take together; the least recently used go first [default: 20480]
    #[arg(long, global = true, value_name = "MIB", env = "PATCHWRIGHT_CACHE_MIB")]
    pub cache_mib: Option<u64>,
    /// Where runs are kept [default: $XDG_STATE_HOME/patchwright/runs]
    #[arg(long, global = true, value_name = "DIR", env = "PATCHWRIGHT_RUNS")]
    pub runs_dir: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Human,
    /// Exactly one JSON document
    Json,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Build the project and run its PoCs: does it crash, how often, with what
    #[command(after_help = help_examples::REPRODUCE)]
    Reproduce(Reproduce),
    /// Find a patch, prove it, and write it out with its evidence
    #[command(after_help = help_examples::REPAIR)]
    Repair(Box<Repair>),
    /// Run a folder of crashing files, group them into bugs, and write a case for each
    #[command(after_help = help_examples::TRIAGE)]
    Triage(Box<Triage>),
    /// Repair many cases in many ways, and compare the ways
    #[command(after_help = help_examples::BENCH)]
    Bench(BenchCommand),
    /// Prove a bundle's patch again, on another machine: no model, no network
    #[command(after_help = help_examples::CHECK)]
    Check(Check),
    /// Judge patches: does each repair the bug, and nothing else
    #[command(after_help = help_examples::VERIFY)]
    Verify(Verify),
    /// Read a sanitizer's, fuzzer's or runtime's report and explain it
    #[command(after_help = help_examples::REPORT)]
    Report(Report),
    /// Ask the code or the running program, exactly as an agent would
    #[command(after_help = help_examples::TOOL)]
    Tool(ToolCommand),
    /// Rank the lines of the source by how suspicious they are
    #[command(after_help = help_examples::LOCALIZE)]
    Localize(Localize),
    /// Give a coding agent the tools and the judge, over MCP on stdin and stdout
    #[cfg(feature = "mcp")]
    #[command(after_help = help_examples::MCP)]
    Mcp(Mcp),
    /// Look at a tree and write a manifest (patchwright.toml) for it
    #[command(after_help = help_examples::INIT)]
    Init(Init),
    /// Write cases from the formats of data sets and fuzzers
    #[command(after_help = help_examples::IMPORT)]
    Import(Box<ImportCommand>),
    /// Try everything this machine must be able to do
    #[command(after_help = help_examples::DOCTOR)]
    Doctor,
    /// Show the cached bases, or remove them
    #[command(after_help = help_examples::CACHE)]
    Cache(CacheCommand),
    /// List the runs that are kept, newest first
    #[command(after_help = help_examples::RUNS)]
    Runs(RunsCommand),
    /// Tell the story of one run: turns, tools, candidates, verdicts, cost
    #[command(after_help = help_examples::SHOW)]
    Show(ShowCommand),
    /// Repeat a finished run with its recorded answers: no key, no network
    #[command(after_help = help_examples::REPLAY)]
    Replay(Replay),
    /// Print the settings in force and where each comes from: models, strategy, budgets
    #[command(after_help = help_examples::CONFIG)]
    Config(ConfigCommand),
}

#[derive(Debug, Args)]
pub struct Reproduce {
    #[command(flatten)]
    pub case: CaseArgs,
    #[command(flatten)]
    pub work: Work,
}

#[derive(Debug, Args)]
#[command(
    mut_arg("poc", |poc| poc.long("target").help(
        "Runs the program on one file: {input} stands for it; without {input} it is the standard input. Default: the first PoC \
         of the case that reads one",
    )),
    mut_arg("input", |input| input.hide(true)),
    mut_arg("stdin", |stdin| stdin.hide(true)),
    mut_arg("file", |file| file.help("A further file, laid beside each input; after --target; repeatable")),
    mut_arg("cwd", |cwd| cwd.help("Where the target runs: {source}, {source}/sub or {scratch}; after --target")),
    mut_arg("runs", |runs| runs.help("How often each file is run, at least twice"))
)]
pub struct Triage {
    /// The folder of the files
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    #[command(flatten)]
    pub case: CaseArgs,
    /// Where the cases, triage.json and triage.sarif are written
    #[arg(long, value_name = "DIR", default_value = "patchwright-out/triage")]
    pub out: PathBuf,
    /// Time for running the files, in seconds
    #[arg(long, value_name = "N", default_value_t = 1800)]
    pub seconds: u64,
    /// Time for making the smallest input of each bug smaller, in seconds; 0 leaves it as it is
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub minimise_seconds: u64,
    #[command(flatten)]
    pub work: Work,
}

#[derive(Debug, Args)]
pub struct Verify {
    #[command(flatten)]
    pub case: CaseArgs,
    /// A unified diff or search/replace blocks; `-` is standard input; repeatable
    #[arg(long, value_name = "FILE", required = true)]
    pub patch: Vec<PathBuf>,
    /// A TOML file of properties ([[property]] with name, place = "FILE:LINE" and condition) that the unpatched program
    /// violates and the patched one must not; repeatable
    #[arg(long, value_name = "FILE")]
    pub property: Vec<PathBuf>,
    /// Reject a patch that is untested
    #[arg(long)]
    pub require_tests: bool,
    /// Refuse a patch that takes something away which no benign run exercises
    #[arg(long)]
    pub strict: bool,
    #[command(flatten)]
    pub work: Work,
}

#[derive(Debug, Args)]
pub struct Repair {
    #[command(flatten)]
    pub case: CaseArgs,
    /// Repair every bug of a triage, the worst first, each in its own folder below --out; bugs that a patch also ends are taken
    /// out. Limits count for each bug. Called again, it goes on with the bugs that have no patch yet
    #[arg(long, value_name = "DIR", conflicts_with_all = ["case", "poc", "patch", "resume", "apply"])]
    pub all: Option<PathBuf>,
    /// How candidates are made: constraint (no model), patchagent, vuldebugger, vulnresolver, workflow (no tools), single-agent,
    /// multi-agent, code-agent (a shell), repairagent, external:NAME (a coding agent of yours), or auto (constraint, then one
    /// of the others); several with commas work one after the other and are compared
    /// [default: auto where a model is configured, else constraint]
    #[arg(long, value_name = "NAME")]
    pub strategy: Option<String>,
    /// Of several strategies: begin no further one once a patch is proved; `no` runs all and chooses among their patches
    /// [default: yes if one of them is auto, else no]
    #[arg(long, value_name = "yes|no", num_args = 0..=1, require_equals = true, default_missing_value = "yes")]
    pub stop_at_first: Option<YesNo>,
    /// A model that may be asked: one of your configuration, or openai/NAME, anthropic/NAME, gemini/NAME,
    /// exchange/FOLDER, replay/RUN; repeatable: they take turns, one a round
    #[arg(long, value_name = "MODEL", conflicts_with = "patch")]
    pub model: Vec<String>,
    /// Which of several models goes first: cheapest (unknown prices last) or given [default: cheapest]
    #[arg(long, value_name = "ORDER")]
    pub model_order: Option<ModelOrder>,
    /// Leave out report-purification, chain-compression or its halves dominator-actions and heuristic-exploration,
    /// auto-correction, counterexamples, runtime-values, analysis-build or narrowing; of workflow also constraint; of
    /// vuldebugger also constraint, debugger or expectations; of vulnresolver also context-agent, property-agent,
    /// enhanced-localization, enhanced-generation or poc-selection; of single-agent also loop-detection; of multi-agent also
    /// context-agent or reflection; of repairagent also state-machine, long-term-memory or fix-variants; or
    /// operator:NAME, one kind of edit of constraint, such as operator:tighten-the-comparison; repeatable
    #[arg(long, value_name = "NAME", conflicts_with = "patch")]
    pub without: Vec<String>,
    /// How many rounds each model gets, each a fresh conversation; they take turns [default: 5]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub rounds: Option<u32>,
    /// Of workflow: tokens that a prompt may have, for small models; it is then made of what must hold and the one function to
    /// change [default: by the model's window]
    #[arg(long, value_name = "TOKENS", value_parser = clap::value_parser!(u32).range(500..=1_000_000))]
    pub context: Option<u32>,
    /// Of workflow: answers to each prompt; equal patches are judged once [default: 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=200))]
    pub samples: Option<u32>,
    /// Of external:NAME: let the agent run without a sandbox, with your rights and your network; it is not confined to the copy
    /// that it works in
    #[arg(long)]
    pub unsandboxed_agent: bool,
    /// Dollars that models may cost [default: no limit]
    #[arg(long, value_name = "USD")]
    pub max_usd: Option<f64>,
    /// Tokens that models may read and write [default: no limit]
    #[arg(long, value_name = "N")]
    pub max_tokens: Option<u64>,
    /// How often models may be asked [default: no limit]
    #[arg(long, value_name = "N")]
    pub max_calls: Option<u64>,
    #[command(flatten)]
    pub round: RoundArgs,
    /// Judge these patches instead of making some: the best is proved and bundled; repeatable
    #[arg(long, value_name = "FILE", conflicts_with = "strategy")]
    pub patch: Vec<PathBuf>,
    /// Go on after a patch was accepted, until each model has one or had its rounds: to compare models
    #[arg(long, conflicts_with = "patch")]
    pub go_on: bool,
    /// Where the patch and its bundle are written
    #[arg(long, value_name = "DIR", default_value = "patchwright-out")]
    pub out: PathBuf,
    /// Go on with a run that was stopped [default: the newest unfinished run of this case]
    #[arg(long, value_name = "RUN")]
    pub resume: Option<Option<String>>,
    /// Time budget in seconds [default: 600, with models 3600]
    #[arg(long, value_name = "N")]
    pub seconds: Option<u64>,
    /// Most candidates to judge [default: 60]
    #[arg(long, value_name = "N")]
    pub candidates: Option<usize>,
    /// A TOML file of properties that the unpatched program violates and a repaired one must not, as for `verify`; repeatable
    #[arg(long, value_name = "FILE")]
    pub property: Vec<PathBuf>,
    /// Refuse a patch that takes something away which no benign run exercises
    #[arg(long)]
    pub strict: bool,
    /// Put only the hashes of the PoCs into the bundle: for bugs under embargo
    #[arg(long)]
    pub no_poc: bool,
    /// Write the patch to the source tree as well, if it is still as it was read
    #[arg(long)]
    pub apply: bool,
    #[command(flatten)]
    pub work: Work,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum YesNo {
    Yes,
    No,
}

/// What one round may use up; the next one begins with as much again.
#[derive(Debug, Args)]
pub struct RoundArgs {
    /// Dollars that one round may cost, within the whole [default: no limit]
    #[arg(long, value_name = "USD")]
    pub round_usd: Option<f64>,
    /// Tokens that one round may read and write [default: no limit]
    #[arg(long, value_name = "N")]
    pub round_tokens: Option<u64>,
    /// How often a model may be asked in one round [default: no limit]
    #[arg(long, value_name = "N")]
    pub round_calls: Option<u64>,
    /// Seconds after which a round asks no more [default: no limit]
    #[arg(long, value_name = "N")]
    pub round_seconds: Option<u64>,
}

#[derive(Debug, Args)]
pub struct Check {
    /// The bundle's folder
    #[arg(value_name = "BUNDLE")]
    pub bundle: PathBuf,
    /// The source that the patch is for [default: the current folder]
    #[arg(long, value_name = "DIR")]
    pub source: Option<PathBuf>,
    /// Where the PoCs are, for a bundle that carries their hashes only
    #[arg(long, value_name = "DIR")]
    pub poc_dir: Option<PathBuf>,
    /// Check on a copy of the source with the uncommitted changes that the bundle brings along; read its worktree.diff first
    #[arg(long)]
    pub with_changes: bool,
    /// A host path that the bundle may show in the sandbox; repeatable
    #[arg(long, alias = "read", value_name = "PATH")]
    pub allow_read: Vec<PathBuf>,
    /// Reject a patch that is untested
    #[arg(long)]
    pub require_tests: bool,
    /// Refuse a patch that takes something away which no benign run exercises
    #[arg(long)]
    pub strict: bool,
    #[command(flatten)]
    pub work: Work,
}

#[derive(Debug, Args)]
pub struct ToolCommand {
    /// The tool to call
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// Its arguments, a JSON object; `-` is standard input [default: {}]
    #[arg(long, value_name = "JSON")]
    pub args: Option<String>,
    /// Then call another tool, in the same session: what the debugger was run to stays; repeatable
    #[arg(long, value_names = ["NAME", "JSON"], num_args = 2)]
    pub then: Vec<String>,
    /// Print every tool with what it does and takes
    #[arg(long)]
    pub list: bool,
    /// Look at the tree with this patch instead of the base
    #[arg(long, value_name = "FILE")]
    pub patch: Option<PathBuf>,
    /// Leave out auto-correction, chain-compression, dominator-actions, heuristic-exploration or analysis-build;
    /// repeatable
    #[arg(long, value_name = "NAME")]
    pub without: Vec<String>,
    #[command(flatten)]
    pub case: CaseArgs,
    #[command(flatten)]
    pub work: Work,
}

#[derive(Debug, Args)]
pub struct Localize {
    #[command(flatten)]
    pub case: CaseArgs,
    /// How lines are rated: ochiai, dstar or tarantula
    #[arg(long, value_name = "NAME", default_value = "ochiai", value_parser = str::parse::<Formula>)]
    pub formula: Formula,
    /// How many lines to name
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub top: u32,
    /// Rank only lines of this source, because the fault is known to be there; repeatable
    #[arg(long = "in", value_name = "FILE")]
    pub within: Vec<String>,
    #[command(flatten)]
    pub work: Work,
}

#[cfg(feature = "mcp")]
#[derive(Debug, Args)]
pub struct Mcp {
    /// The case that calls are about if they name no other: a folder with patchwright.toml, or the manifest itself
    #[arg(value_name = "CASE")]
    pub case: Option<PathBuf>,
    /// A folder below which calls may name further cases; repeatable
    #[arg(long, value_name = "DIR")]
    pub allow: Vec<PathBuf>,
    /// Where a submitted patch and its bundle are written; those of further cases in a folder named after each
    #[arg(long, value_name = "DIR", default_value = "patchwright-out")]
    pub out: PathBuf,
    /// Refuse a patch that takes something away which no benign run exercises
    #[arg(long)]
    pub strict: bool,
    /// Put only the hashes of the PoCs into the bundle: for bugs under embargo
    #[arg(long)]
    pub no_poc: bool,
    /// The sandbox around the project's code; `none` only if you trust every byte of it
    #[arg(long, value_enum, default_value_t = SandboxChoice::Bubblewrap)]
    pub sandbox: SandboxChoice,
    /// Let the project's code use io_uring, which the sandbox denies
    #[arg(long)]
    pub allow_io_uring: bool,
}

/// For every command that builds or runs the project.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Work")]
pub struct Work {
    /// Rebuild the base even if the cache has it
    #[arg(long)]
    pub fresh: bool,
    /// Print the commands, mounts and limits, and run nothing
    #[arg(long)]
    pub dry_run: bool,
    /// The sandbox around the project's code; `none` only if you trust every byte of it
    #[arg(long, value_enum, default_value_t = SandboxChoice::Bubblewrap)]
    pub sandbox: SandboxChoice,
    /// Let the project's code use io_uring, which the sandbox denies
    #[arg(long)]
    pub allow_io_uring: bool,
}

#[derive(Debug, Args)]
pub struct Report {
    /// The report's file; `-` is standard input
    pub file: PathBuf,
    /// Root of the project's source, as the report names it
    #[arg(long, value_name = "DIR")]
    pub source: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(mut_arg("case", |case| case
    .value_name("DIR")
    .help("Root of the project [default: the current folder]")))]
pub struct Init {
    #[command(flatten)]
    pub case: CaseArgs,
    /// Replace an existing manifest
    #[arg(long)]
    pub force: bool,
    #[command(flatten)]
    pub work: Work,
}

#[derive(Debug, Args)]
pub struct CacheCommand {
    /// Remove every base that nobody uses
    #[arg(long)]
    pub clear: bool,
}

#[derive(Debug, Args)]
pub struct RunsCommand {
    /// How many are listed at most
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub limit: usize,
    /// List every run that is kept
    #[arg(long, conflicts_with = "limit")]
    pub all: bool,
}

#[derive(Debug, Args)]
pub struct ShowCommand {
    /// Its name, a beginning that no other run has, or `latest`
    #[arg(value_name = "RUN", default_value = "latest")]
    pub run: String,
    /// Draw how it went instead: strategies, rounds, phases, agents that handed over, candidates with their verdicts; as text,
    /// or for Graphviz
    #[arg(long, value_name = "text|dot", value_enum, num_args = 0..=1, require_equals = true, default_missing_value = "text")]
    pub graph: Option<GraphForm>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum GraphForm {
    Text,
    Dot,
}

#[derive(Debug, Args)]
pub struct ConfigCommand {
    /// The case whose project file counts [default: the current folder]
    #[arg(value_name = "CASE")]
    pub case: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct Replay {
    /// Its name, a beginning that no other run has, or `latest`
    #[arg(value_name = "RUN")]
    pub run: String,
    /// Where the patch and its bundle are written [default: the folder of the new run]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub work: Work,
}
