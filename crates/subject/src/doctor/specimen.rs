//! A small program with a planted bug, compiled in the sandbox, to try debuggers and language servers on.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use patchwright_sandbox::{CancelToken, Job, Outcome, Sandbox};

use super::trial::{TrialRunner, first_line};
use crate::toolchain::Toolchain;

/// The third line of `main.c` calls a function defined in the other file, whose fifth line reads past a block.
pub const SPECIMEN: [(&str, &str); 2] = [
    (
        "main.c",
        "#include <stdlib.h>\nint past(char *p, int n);\nint main(void) { return past(malloc(4), 4); }\n",
    ),
    (
        "past.c",
        "int past(char *p, int n) {\n  int sum = 0;\n  for (int i = 0; i <= n; i++) {\n    sum += n;\n    sum += p[i];\n  }\n  return sum;\n}\n",
    ),
];

/// The compiled program; it exists until the sandbox's folder is removed.
#[derive(Debug)]
pub struct Specimen<'a> {
    runner: TrialRunner<'a>,
    folder: PathBuf,
}

impl<'a> Specimen<'a> {
    /// The error is a message for the user.
    pub fn new(
        sandbox: &'a Sandbox,
        toolchain: &'a Toolchain,
        cancel: &'a CancelToken,
    ) -> Result<Self, String> {
        let runner = TrialRunner {
            sandbox,
            toolchain,
            cancel,
        };
        let compiler = runner.program("clang").or_else(|| runner.program("gcc"));
        let compiler = compiler.ok_or("no compiler to try it with")?;
        let folder = runner.folder()?;
        for (name, text) in SPECIMEN {
            fs::write(folder.join(name), text).map_err(|error| error.to_string())?;
        }
        let commands = SPECIMEN.map(|(name, _)| {
            format!(r#"{{"directory": "/tmp", "file": "/tmp/{name}", "arguments": ["cc", "-c", "/tmp/{name}"]}}"#)
        });
        let commands = format!("[{}]", commands.join(", "));
        fs::write(folder.join("compile_commands.json"), commands)
            .map_err(|error| error.to_string())?;
        let compiler = compiler.display();
        let script = format!("{compiler} -g -O0 -fsanitize=address main.c past.c -o program");
        let finished = runner.run(&script, &folder, &[])?;
        match finished.outcome {
            Outcome::Exited(0) => Ok(Self { runner, folder }),
            _ => Err(first_line(&finished.stderr.text())),
        }
    }

    /// Where the program, its source and its compile commands are inside the sandbox.
    pub fn root(&self) -> PathBuf {
        PathBuf::from("/tmp")
    }

    /// The path of a tool, found by its name with or without a version.
    pub fn tool(&self, name: &str) -> Option<PathBuf> {
        self.runner.program(name)
    }

    pub fn version(&self, program: &std::path::Path) -> Option<String> {
        self.runner.version(program)
    }

    /// A job that sees the program and has no time limit of its own.
    pub fn job(&self, argv: Vec<OsString>) -> Job {
        let mut job = self.runner.job(argv, &self.folder, &[]);
        job.limits.wall = Duration::MAX;
        job
    }
}
