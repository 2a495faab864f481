//! Where a debugger and the crashing program run together: the tree, inputs and folders of a PoC run at the same paths,
//! so that the recorded launch is valid there.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_domain::case::Poc;
use patchwright_sandbox::{Backend, INSIDE_ROOT, Job, Layer, Stdin};

use crate::SubjectError;
use crate::launch::{Launch, LaunchStdin};
use crate::poc::{Watch, poc_job};
use crate::room::{Held, Tree};
use crate::subject::Subject;

/// The debugger's own environment; what the case sets is for the program only.
const KEPT: [&str; 8] = [
    "PATH",
    "HOME",
    "TMPDIR",
    "LC_ALL",
    "TZ",
    "USER",
    "LOGNAME",
    "SOURCE_DATE_EPOCH",
];

/// A job for one debugger session; what the program writes is discarded with it.
#[derive(Debug)]
pub struct DebugPlace {
    pub job: Job,
    _layer: Layer,
    _folders: Vec<Held>,
}

/// Paths of a debugged program, as it sees them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DebugPaths {
    pub source: PathBuf,
    /// What the program reads from standard input; `None` if that is empty or cannot be provided again.
    pub stdin: Option<PathBuf>,
    /// Where its output goes.
    pub output: PathBuf,
}

impl Subject<'_> {
    /// A debugger needs the sandbox's isolation because it runs what the program asks for.
    pub fn can_be_debugged(&self) -> bool {
        self.host.sandbox.backend() == Backend::Bubblewrap
    }

    /// `layer` is a fresh view of the tree, `command` the debugger's command line. The recorded paths are valid only
    /// inside the sandbox.
    pub fn debug_place(
        &self,
        layer: Layer,
        poc: &Poc,
        command: Vec<OsString>,
    ) -> Result<DebugPlace, SubjectError> {
        if !self.can_be_debugged() {
            return Err(SubjectError::DebuggerNeedsWalls);
        }
        let inside = |name: &str| Path::new(INSIDE_ROOT).join(name);
        let inputs = self.lay_out_inputs(poc)?;
        let mut room = self.room(Tree::View(&layer))?;
        let reports = room.folder("reports", &inside("reports"))?;
        let seen_inputs = room.writable(inputs.path(), &inside("poc"));
        room.folder("output", &inside("output"))?;
        if let Some(host) = &poc.stdin {
            room.read_only(host, &inside("stdin"));
        }
        let mut job = poc_job(&mut room, poc, &reports, &seen_inputs, Watch::Leaks)?;
        job.argv = command;
        job.stdin = Stdin::Empty;
        job.limits.wall = Duration::MAX;
        job.env
            .retain(|name, _| KEPT.iter().any(|kept| name == kept));
        job.spill = Some(self.log_stem("debugger"));
        let mut folders = room.into_folders();
        folders.push(Held::folder(inputs));
        Ok(DebugPlace {
            job,
            _layer: layer,
            _folders: folders,
        })
    }

    /// The paths used in every such place.
    pub fn debug_paths(&self, poc: &Poc, launch: &Launch) -> DebugPaths {
        let inside = |name: &str| Path::new(INSIDE_ROOT).join(name);
        let stdin = match &launch.stdin {
            LaunchStdin::OfThePoc => poc.stdin.as_ref().map(|_| inside("stdin")),
            LaunchStdin::File(path) => Some(path.clone()),
            LaunchStdin::Empty | LaunchStdin::Pipe => None,
        };
        DebugPaths {
            source: self.case.source.clone(),
            stdin,
            output: inside("output"),
        }
    }
}
