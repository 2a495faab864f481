//! The compile command of one unit that no database lists, learned from a build.

use std::path::Path;
use std::time::Duration;

use patchwright_sandbox::{Leftovers, Outcome, Supervision, compiler_calls};

use crate::SubjectError;
use crate::base::Base;
use crate::compile_commands::{self, CompileCommand};
use crate::options::Purpose;
use crate::room::Tree;
use crate::subject::Subject;

const MOST_CALL_BYTES: u64 = 256 << 20;

impl Subject<'_> {
    /// For a unit that no source lists: makes it out of date in a throw-away layer and records what the build runs.
    /// `file` is relative to the source root.
    pub fn unit_command(
        &self,
        base: &Base,
        file: &Path,
    ) -> Result<Option<CompileCommand>, SubjectError> {
        let seen = self.case.source.join(file);
        if let Some(known) = base
            .compile_commands()
            .iter()
            .find(|command| command.file == seen)
        {
            return Ok(Some(known.clone()));
        }
        let layer = self.layer(base)?;
        let mut room = self.room(Tree::View(&layer))?;
        let Some(calls) = room.record_compilers(&self.host.toolchain)? else {
            return Ok(None);
        };
        room.add_env(&self.case.build.env, &Purpose::Work);
        let command = room.expand(&self.case.build.command, None, None);
        let script = "touch -- \"$1\" && exec /bin/sh -c \"$2\"".into();
        let wall = Duration::from_secs(self.case.build.seconds);
        let mut job = room.job(script, &room.source, wall, Supervision::Plain);
        job.argv
            .extend(["sh".into(), seen.clone().into_os_string(), command]);
        let finished = self.run_job(&job)?;
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let log = Leftovers::open(&calls)?.read_head(Path::new("log"), MOST_CALL_BYTES)?;
        let commands = compile_commands::from_calls(&compiler_calls(&log));
        Ok(commands.into_iter().find(|command| command.file == seen))
    }
}
