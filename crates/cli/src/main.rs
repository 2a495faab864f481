//! The `patchwright` command: reads arguments, builds the real parts and hands them down.

mod apply;
mod args;
mod bench_args;
mod case_args;
mod columns;
mod commands;
mod config;
mod evidence;
mod failure;
mod given_file;
mod help_examples;
mod import_args;
mod interrupt;
mod model_layers;
mod page;
mod paint;
mod places;
mod plain;
mod poc_program;
mod progress;
mod property_file;
mod sandbox_choice;
mod session;
mod sink;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Parser;

use crate::args::{Arguments, Format};
use crate::failure::Failure;
use crate::paint::Paint;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error, wanted_format(std::env::args_os())),
    };
    let format = arguments.common.format;
    match commands::run(arguments) {
        Ok(answer) => ExitCode::from(answer.code()),
        Err(error) => report(&Failure::from_error(&error), format),
    }
}

/// Help and version are answers; every other problem with the arguments is `could not run`.
fn usage(error: &clap::Error, format: Format) -> ExitCode {
    if !error.use_stderr() {
        // A closed pipe is not worth an error.
        let _ = sink::answer(rendered(error, Paint::for_stdout()).trim_end());
        return ExitCode::SUCCESS;
    }
    sink::talk(&rendered(error, Paint::for_stderr()));
    let failure = Failure::of_usage(error);
    print_failure(&failure, format);
    ExitCode::from(failure.code)
}

fn rendered(error: &clap::Error, paint: Paint) -> String {
    match paint {
        Paint::Colour => error.render().ansi().to_string(),
        Paint::Plain => error.render().to_string(),
    }
}

/// What `--format` says, although the command line as a whole could not be parsed.
fn wanted_format(words: impl Iterator<Item = OsString>) -> Format {
    let words: Vec<OsString> = words.collect();
    let pair = |pair: &[OsString]| pair == ["--format", "json"];
    let json = words.iter().any(|word| word == "--format=json") || words.windows(2).any(pair);
    if json { Format::Json } else { Format::Human }
}

fn print_failure(failure: &Failure, format: Format) {
    if format == Format::Json {
        let document = serde_json::json!({ "error": failure.words, "hint": failure.hint });
        let _ = sink::document(&document.to_string());
    }
}

fn report(failure: &Failure, format: Format) -> ExitCode {
    print_failure(failure, format);
    // A newline in a foreign name must not start a line that looks like ours.
    let words = failure.words.replace('\n', "\n    ");
    sink::say(&format!("patchwright: {words}"));
    if let Some(hint) = &failure.hint {
        sink::say(&format!("  hint: {hint}"));
    }
    ExitCode::from(failure.code)
}
