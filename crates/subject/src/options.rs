//! The options of sanitizer runtimes: what the user set, and what we require.

use std::collections::BTreeMap;
use std::ffi::OsString;

use patchwright_domain::case::Env;

/// Prefix of each process's report file, inside the sandbox: `san.<pid>`.
pub(crate) const REPORT_STEM: &str = "san";
/// The exit status of a process that a sanitizer ended: distinguishable from the program's own even if the report is lost.
pub const SANITIZER_EXIT: i32 = 88;

const VARIABLES: [&str; 5] = [
    "ASAN_OPTIONS",
    "UBSAN_OPTIONS",
    "LSAN_OPTIONS",
    "MSAN_OPTIONS",
    "TSAN_OPTIONS",
];

/// An index that misses by more than the redzone around a heap block hits the next block unnoticed, and the run looks
/// benign. This redzone is wide enough for a negative `char` as an index of eight-byte elements.
const WIDE: &str = "detect_leaks=0:redzone=1024";

/// A block that is used long after its release, or a variable after its function returned, looks like memory of its new
/// owner. Where a search looks for such uses, released blocks are not given out again while there is memory, and frames of
/// functions that returned are kept apart.
const LATE_USES: &str = "detect_stack_use_after_return=1";

/// Every stack ends in the C library. If its debug symbols are installed, the symbolizer unpacks all of them for that one
/// line, which takes four times as long as everything else it does; names are found without them.
const SYMBOLIZER_VARIABLE: &str = "LLVM_SYMBOLIZER_OPTS";
const SYMBOLIZER_OPTIONS: &str = "--debug-file-directory=/var/empty";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaks {
    /// Leak detection does not work in traced programs and would make a project's configure fail.
    Ignored,
    Reported,
}

/// What else mutants are watched for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Watchfulness {
    Usual,
    /// Uses of what was released long ago.
    LateUses,
}

/// What a command is run for.
pub(crate) enum Purpose<'a> {
    /// Setup and build: reports stay on stderr.
    Work,
    /// Tests likewise. The user's settings about leaks take precedence over ours.
    Tests { leaks: Leaks },
    /// Tests whose line coverage is measured; a process ended by a sanitizer is recognised by its status.
    Probed,
    /// A PoC: the reports of every process go to files below this folder.
    Evidence { reports: &'a str, leaks: Leaks },
    /// Tests observed for leaks: they must behave as they do without leak detection.
    LeaksOnly { reports: &'a str },
    /// A mutant of a PoC: like `Evidence`, but frames are symbolized later, all at once, and the redzone is wider.
    Unnamed {
        reports: &'a str,
        leaks: Leaks,
        /// How many MiB of released blocks are not given out again; `None` leaves that to the runtime.
        quarantine: Option<u64>,
    },
}

/// Sets the sanitizers' variables in `env`, keeping what the case set there.
pub(crate) fn apply(
    env: &mut BTreeMap<OsString, OsString>,
    case: &Env,
    purpose: &Purpose<'_>,
    symbolizer: Option<&str>,
) {
    for variable in VARIABLES {
        let set = case.get(variable).map(String::as_str);
        env.insert(variable.into(), merged(set, purpose, symbolizer).into());
    }
    env.entry(SYMBOLIZER_VARIABLE.into())
        .or_insert_with(|| SYMBOLIZER_OPTIONS.into());
}

/// In the runtimes later options win: our defaults come before the user's options, our requirements after.
fn merged(user: Option<&str>, purpose: &Purpose<'_>, symbolizer: Option<&str>) -> String {
    let weak = match purpose {
        Purpose::Tests {
            leaks: Leaks::Reported,
        } => "detect_leaks=1",
        Purpose::Tests {
            leaks: Leaks::Ignored,
        }
        | Purpose::Work
        | Purpose::Probed
        | Purpose::Evidence { .. }
        | Purpose::LeaksOnly { .. } => "detect_leaks=0",
        Purpose::Unnamed { .. } => WIDE,
    };
    let mut options = vec![weak.to_owned()];
    if let Purpose::Unnamed {
        quarantine: Some(mib),
        ..
    } = purpose
    {
        options.push(format!("{LATE_USES}:quarantine_size_mb={mib}"));
    }
    options.extend(user.filter(|text| !text.is_empty()).map(str::to_owned));
    options.push("color=never:symbolize=1:print_stacktrace=1".to_owned());
    if let Some(path) = symbolizer {
        options.push(format!("external_symbolizer_path={path}"));
    }
    if let Purpose::Unnamed { .. } = purpose {
        options.push("symbolize=0".to_owned());
    }
    if let Purpose::Probed = purpose {
        options.push(format!("exitcode={SANITIZER_EXIT}"));
    }
    if let Purpose::LeaksOnly { reports } = purpose {
        options.push(format!(
            "log_path={reports}/{REPORT_STEM}:log_exe_name=0:detect_leaks=1:exitcode=0"
        ));
    }
    if let Purpose::Evidence { reports, leaks } | Purpose::Unnamed { reports, leaks, .. } = purpose
    {
        let leaks = u8::from(*leaks == Leaks::Reported);
        options.push(format!(
            "log_path={reports}/{REPORT_STEM}:log_exe_name=0:exitcode={SANITIZER_EXIT}"
        ));
        options.push(format!(
            "handle_abort=1:detect_leaks={leaks}:print_summary=1:disable_coredump=1"
        ));
    }
    options.join(":")
}

#[cfg(test)]
#[path = "options_tests.rs"]
mod tests;
