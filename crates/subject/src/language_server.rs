//! Where a language server runs: it sees the base's tree read-only, and the compile commands in a folder that is stored
//! next to the base so that its index outlives it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_sandbox::{
    CancelToken, INSIDE_ROOT, Job, Sandbox, SandboxError, Server, Supervision,
};
use tempfile::NamedTempFile;

use crate::SubjectError;
use crate::base::Base;
use crate::compile_commands;
use crate::options::Purpose;
use crate::room::{Held, Tree};
use crate::subject::Subject;

const FOLDER: &str = "language-server";
const COMMANDS: &str = "compile_commands.json";

/// A server that can be started repeatedly as long as this and its base exist.
#[derive(Debug)]
pub struct ServerPlace {
    job: Job,
    source: PathBuf,
    sandbox: Sandbox,
    cancel: CancelToken,
    _folders: Vec<Held>,
}

impl ServerPlace {
    /// The source root as the server sees it.
    pub fn source(&self) -> &Path {
        &self.source
    }

    pub fn start(&self) -> Result<Server, SandboxError> {
        self.sandbox.serve(&self.job, &self.cancel)
    }
}

impl Subject<'_> {
    /// Fills in `{source}`, `{commands}` (the writable folder with the compile commands) and `{jobs}` in the words of `command`.
    pub fn language_server(
        &self,
        base: &Base,
        command: &[String],
    ) -> Result<ServerPlace, SubjectError> {
        let folder = self.lay_out_commands(base)?;
        let tree = base.tree();
        let mut room = self.room(Tree::Fixed(&tree))?;
        room.add_env(&self.case.build.env, &Purpose::Work);
        let commands = room.writable(&folder, &Path::new(INSIDE_ROOT).join("commands"));
        let source = room.source.clone();
        let fill = |word: &String| {
            word.replace("{source}", &source.to_string_lossy())
                .replace("{commands}", &commands.to_string_lossy())
                .replace("{jobs}", &self.case.limits.jobs.to_string())
        };
        let mut job = room.job(
            Default::default(),
            &source,
            Duration::MAX,
            Supervision::Plain,
        );
        job.argv = command.iter().map(|word| fill(word).into()).collect();
        job.spill = Some(self.log_stem(FOLDER));
        Ok(ServerPlace {
            job,
            source,
            sandbox: self.host.sandbox.clone(),
            cancel: self.host.cancel.clone(),
            _folders: room.into_folders(),
        })
    }

    /// Rewritten each time and renamed into place, because an earlier server may have planted anything in its folder.
    fn lay_out_commands(&self, base: &Base) -> Result<PathBuf, SubjectError> {
        let folder = base.folder().join(FOLDER);
        if !folder.is_dir() {
            fs::create_dir_all(&folder).map_err(SubjectError::io("create", &folder))?;
            self.host.sandbox.workshop().identity().own(&folder)?;
        }
        let place = folder.join(COMMANDS);
        let failed = SubjectError::io("write", &place);
        let text = compile_commands::to_json(base.compile_commands());
        let written = NamedTempFile::new_in(base.folder()).and_then(|mut file| {
            file.write_all(&text)?;
            Ok(file.into_temp_path())
        });
        let written = match written {
            Ok(written) => written,
            Err(error) => return Err(failed(error)),
        };
        self.host.sandbox.workshop().identity().own(&written)?;
        let moved = written.persist(&place).map_err(|error| error.error);
        moved.map_err(SubjectError::io("write", &place))?;
        Ok(folder)
    }
}
