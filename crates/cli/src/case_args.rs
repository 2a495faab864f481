//! The flags that describe a case, shared by every command that works on one.
//!
//! `--input`, `--stdin`, `--file` and `--cwd` belong to the `--poc` before them, which a derived struct cannot express: the
//! derived [`Written`] is parsed first, then its values are assigned by their position on the line.

use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, FromArgMatches, Id};
use patchwright_domain::case::Case;
use patchwright_subject::manifest::{self, Flags, PocFlags};

use crate::config;
use crate::poc_program;

/// A case described on the command line; flatten it into a command with `#[command(flatten)]`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CaseArgs {
    /// A manifest, or a folder that holds one.
    pub case: Option<PathBuf>,
    pub flags: Flags,
}

/// The case that the arguments describe, relative to `cwd`.
///
/// A named CASE is loaded and the flags override it. Without one, `patchwright.toml` in `cwd` is used, unless a `--poc` makes the
/// flags a case of their own.
pub fn resolve(args: &CaseArgs, cwd: &Path) -> anyhow::Result<Case> {
    let case = load(args, cwd)?;
    poc_program::check(&case)?;
    Ok(case)
}

fn load(args: &CaseArgs, cwd: &Path) -> anyhow::Result<Case> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let cores = u32::try_from(cores).unwrap_or(u32::MAX);
    let here = cwd.join(manifest::FILE_NAME);
    let named = match &args.case {
        Some(case) => Some(cwd.join(case)),
        None if args.flags.pocs.is_empty() && here.exists() => Some(here),
        None => None,
    };
    if let Some(path) = named {
        let mut flags = args.flags.clone();
        flags.allow_read.extend(config::allow_read()?);
        return Ok(manifest::load_with(&path, &flags, cwd, cores)?);
    }
    if args.flags == Flags::default() {
        bail!(
            "no case was given and there is no {} here; name the folder of one, or describe it: \
             --build 'make' --poc './tool {{input}}' --input crash.bin",
            manifest::FILE_NAME
        );
    }
    Ok(manifest::from_flags(&args.flags, cwd, cores)?)
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Case")]
struct Written {
    /// A folder with patchwright.toml, or the manifest itself [default: the current folder]
    #[arg(value_name = "CASE")]
    case: Option<PathBuf>,
    /// Root of the tree that is copied and patched [default: the current folder]
    #[arg(long, value_name = "DIR")]
    source: Option<PathBuf>,
    /// Runs once before the first build (configure, cmake -B, meson setup)
    #[arg(long, value_name = "COMMAND")]
    setup: Option<String>,
    /// Builds the project; must be incremental
    #[arg(long, value_name = "COMMAND")]
    build: Option<String>,
    /// Makes the program crash; may hold {input}, {source}, {scratch}; repeatable
    #[arg(long, value_name = "COMMAND")]
    poc: Vec<String>,
    /// The file that {input} stands for in the --poc before it
    #[arg(long, value_name = "FILE")]
    input: Vec<PathBuf>,
    /// Standard input of the --poc before it
    #[arg(long, value_name = "FILE")]
    stdin: Vec<PathBuf>,
    /// A further file, laid beside the input of the --poc before it; repeatable
    #[arg(long, value_name = "FILE")]
    file: Vec<PathBuf>,
    /// Where the --poc before it runs: {source}, {source}/sub or {scratch}
    #[arg(long, value_name = "DIR")]
    cwd: Vec<String>,
    /// An environment variable for all commands; repeatable
    #[arg(long, value_name = "NAME=VALUE")]
    env: Vec<String>,
    /// Runs the project's tests
    #[arg(long, value_name = "COMMAND")]
    test: Option<String>,
    /// Compiles the project's tests
    #[arg(long, value_name = "COMMAND")]
    test_build: Option<String>,
    /// How the tests report: auto, automake, autotest, tap, ctest, meson, gtest, junit, exit-status
    #[arg(long, value_name = "FORMAT")]
    test_format: Option<String>,
    /// Files that a patch may touch, below the source; repeatable
    #[arg(long, value_name = "GLOB")]
    allow: Vec<String>,
    /// Files that a patch may not touch, on top of tests and build files; repeatable
    #[arg(long, value_name = "GLOB")]
    deny: Vec<String>,
    /// A folder of inputs, such as a fuzzer's corpus: each runs before and after a patch, and neighbours are made of them; repeatable
    #[arg(long, value_name = "DIR")]
    seeds: Vec<PathBuf>,
    /// A file or folder outside the manifest's folder that the manifest may name; no bundle carries it; repeatable
    #[arg(long, value_name = "PATH")]
    read: Vec<PathBuf>,
    /// A host path that the manifest may show in the sandbox (sandbox.read); repeatable
    #[arg(long, value_name = "PATH")]
    allow_read: Vec<PathBuf>,
    /// How often each PoC is run
    #[arg(long, value_name = "N")]
    runs: Option<u64>,
    /// What {jobs} stands for; 0 is the number of cores
    #[arg(long, value_name = "N")]
    jobs: Option<u64>,
}

impl Args for CaseArgs {
    fn augment_args(command: Command) -> Command {
        Written::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Written::augment_args_for_update(command)
    }

    fn group_id() -> Option<Id> {
        Written::group_id()
    }
}

impl FromArgMatches for CaseArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let written = Written::from_arg_matches(matches)?;
        let pocs = deal_out(&written, matches)?;
        Ok(CaseArgs {
            case: written.case,
            flags: Flags {
                source: written.source,
                setup: written.setup,
                build: written.build,
                pocs,
                env: written.env,
                test: written.test,
                test_build: written.test_build,
                test_format: written.test_format,
                allow: written.allow,
                deny: written.deny,
                seeds: written.seeds,
                read: written.read,
                allow_read: written.allow_read,
                runs: written.runs,
                jobs: written.jobs,
            },
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// Assigns every value that belongs to a PoC to the last `--poc` before it.
fn deal_out(written: &Written, matches: &ArgMatches) -> Result<Vec<PocFlags>, clap::Error> {
    let mut pocs = Pocs {
        starts: indices(matches, "poc"),
        pocs: written.poc.iter().map(|command| poc(command)).collect(),
    };
    for (index, input) in placed(matches, "input", &written.input) {
        pocs.put_once(index, "--input", |poc| &mut poc.input, input)?;
    }
    for (index, stdin) in placed(matches, "stdin", &written.stdin) {
        pocs.put_once(index, "--stdin", |poc| &mut poc.stdin, stdin)?;
    }
    for (index, cwd) in placed(matches, "cwd", &written.cwd) {
        pocs.put_once(index, "--cwd", |poc| &mut poc.cwd, cwd)?;
    }
    for (index, file) in placed(matches, "file", &written.file) {
        pocs.before(index, "--file")?.files.push(file.clone());
    }
    Ok(pocs.pocs)
}

struct Pocs {
    /// The position of each `--poc`, in the order of `pocs`.
    starts: Vec<usize>,
    pocs: Vec<PocFlags>,
}

impl Pocs {
    fn before(&mut self, index: usize, flag: &str) -> Result<&mut PocFlags, clap::Error> {
        let count = self.starts.partition_point(|&start| start < index);
        let poc = count
            .checked_sub(1)
            .and_then(|last| self.pocs.get_mut(last));
        poc.ok_or_else(|| {
            usage(format!(
                "{flag} belongs to the --poc before it, but there is none; put {flag} after its --poc"
            ))
        })
    }

    fn put_once<T: Clone>(
        &mut self,
        index: usize,
        flag: &str,
        slot: impl FnOnce(&mut PocFlags) -> &mut Option<T>,
        value: &T,
    ) -> Result<(), clap::Error> {
        let slot = slot(self.before(index, flag)?);
        if slot.is_some() {
            return Err(usage(format!(
                "{flag} is given twice for one --poc; remove one (further files go with --file)"
            )));
        }
        *slot = Some(value.clone());
        Ok(())
    }
}

fn poc(command: &str) -> PocFlags {
    PocFlags {
        command: command.to_owned(),
        ..PocFlags::default()
    }
}

fn placed<'v, T>(
    matches: &ArgMatches,
    id: &str,
    values: &'v [T],
) -> impl Iterator<Item = (usize, &'v T)> {
    indices(matches, id).into_iter().zip(values)
}

fn indices(matches: &ArgMatches, id: &str) -> Vec<usize> {
    matches.indices_of(id).into_iter().flatten().collect()
}

fn usage(words: String) -> clap::Error {
    clap::Error::raw(ErrorKind::MissingRequiredArgument, format!("{words}\n"))
}

#[cfg(test)]
#[path = "case_args_tests.rs"]
mod tests;
