//! The options that sanitizer runtimes get: what the user set, and what we cannot do without.

use std::collections::BTreeMap;
use std::ffi::OsString;

use patchwright_domain::case::Env;

/// Where each process's reports go, inside: `san.<pid>`.
pub(crate) const REPORT_STEM: &str = "san";
/// The status of a process that a sanitizer ended: told apart from the program's own even when the
/// report itself is lost.
pub const SANITIZER_EXIT: i32 = 88;

const VARIABLES: [&str; 5] = [
    "ASAN_OPTIONS",
    "UBSAN_OPTIONS",
    "LSAN_OPTIONS",
    "MSAN_OPTIONS",
    "TSAN_OPTIONS",
];

/// An index that is wrong by more than the guard around a heap block hits the next one unseen, and the answer is taken for a
/// benign one: this holds a `char` that is negative, as an index of eight-byte elements.
const WIDE: &str = "detect_leaks=0:redzone=1024";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaks {
    /// Leak detection does not work in traced programs, and would fail a project's configure.
    Ignored,
    Reported,
}

/// What a command is run for.
pub(crate) enum Purpose<'a> {
    /// Setup and build: reports stay on stderr.
    Work,
    /// Tests likewise. What the user says about leaks goes before what we want.
    Tests { leaks: Leaks },
    /// Tests whose lines are looked at: what a sanitizer ended is known by its status.
    Probed,
    /// A PoC: every process's reports go to files below this folder.
    Evidence { reports: &'a str, leaks: Leaks },
    /// Tests, watched for leaks: they must behave as they do without leak detection.
    LeaksOnly { reports: &'a str },
    /// A mutant of a PoC, like `Evidence`, but the frames get their names later, all at once, and more is taken for wrong.
    Unnamed { reports: &'a str, leaks: Leaks },
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
}

/// A later option wins in the runtimes: weak ones of ours stand before the user's, strong ones after.
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
    if let Purpose::Evidence { reports, leaks } | Purpose::Unnamed { reports, leaks } = purpose {
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
