//! The `patchwright` command: reads arguments, builds the real parts and hands them down.

mod args;
mod case_args;
mod commands;
mod failure;
mod interrupt;
mod paint;
mod places;
mod progress;
mod session;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use crate::args::{Arguments, Format};
use crate::failure::Failure;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    let format = arguments.common.format;
    match commands::run(arguments) {
        Ok(answer) => ExitCode::from(answer.code()),
        Err(error) => report(&Failure::of(&error), format),
    }
}

/// Help and version are answers; everything else about the arguments is `could not run`.
fn usage(error: &clap::Error) -> ExitCode {
    // A closed pipe is no reason to fail louder.
    let _ = error.print();
    ExitCode::from(if error.use_stderr() { 2 } else { 0 })
}

fn report(failure: &Failure, format: Format) -> ExitCode {
    if format == Format::Json {
        let document = serde_json::json!({ "error": failure.words, "hint": failure.hint });
        let _ = writeln!(std::io::stdout(), "{document}");
    }
    let _ = writeln!(std::io::stderr(), "patchwright: {}", failure.words);
    if let Some(hint) = &failure.hint {
        let _ = writeln!(std::io::stderr(), "  hint: {hint}");
    }
    ExitCode::from(failure.code)
}
