//! Gets what a build depends on, once and with network. Everything later runs without, and finds it in its home.

use std::path::Path;
use std::time::Duration;

use patchwright_domain::event::Step;
use patchwright_domain::foreign::visible_line;
use patchwright_sandbox::{Backend, Network, Supervision, remove_tree};

use crate::SubjectError;
use crate::options::Purpose;
use crate::room::{HOME, Tree};
use crate::subject::Subject;

/// The copy of the source that the command works on, beside the tree of the base.
const COPY: &str = "fetching";

impl Subject<'_> {
    /// Runs the manifest's fetch command on a copy of the source: what it builds there is not what the build makes. What it leaves in
    /// its home becomes part of the base in `folder`.
    pub(crate) fn fetch(&self, folder: &Path, pristine: &Path) -> Result<(), SubjectError> {
        let build = &self.case.build;
        let Some(command) = &build.fetch else {
            return Ok(());
        };
        if self.host.sandbox.backend() != Backend::Bubblewrap {
            return Err(SubjectError::FetchNeedsWalls);
        }
        let (home, tree) = (folder.join(HOME), folder.join(COPY));
        std::fs::create_dir(&home).map_err(SubjectError::io("create", &home))?;
        self.host.sandbox.workshop().identity().own(&home)?;
        self.note(format!(
            "build.fetch runs with network access, once and before the build: {}",
            visible_line(command)
        ));
        self.step(Step::Fetch, || {
            self.copy(pristine, &tree, &|_| true)?;
            let mut room = self.room(Tree::Bare(&tree))?;
            room.add_env(&build.env, &Purpose::Work);
            let script = room.expand(command, None, None);
            let wall = Duration::from_secs(build.seconds);
            let mut job = room.job(script, &room.source, wall, Supervision::Plain);
            job.network = Network::OfHost;
            job.spill = Some(self.log_stem("fetch"));
            let finished = self.run_job(&job)?;
            // What cannot be removed goes with the base.
            let _ = remove_tree(&tree);
            self.check_worked("fetch", command, &finished)
        })
    }
}
