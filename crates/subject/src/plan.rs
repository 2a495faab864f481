//! What would be run, where and under which limits, for `--dry-run`.

use std::path::Path;
use std::time::Duration;

use patchwright_domain::count::counted;
use patchwright_domain::foreign::visible_line;
use patchwright_sandbox::{INSIDE_ROOT, Job, Mount, Supervision};
use serde::Serialize;

use crate::SubjectError;
use crate::options::Purpose;
use crate::poc::{Watch, poc_job};
use crate::room::{Room, Tree};
use crate::subject::Subject;
use crate::test_poc::test_job;

/// One command of the case, as it would be started.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Planned {
    pub what: String,
    pub command: String,
    pub cwd: String,
    pub mounts: Vec<String>,
    pub env: Vec<String>,
    pub seconds: u64,
    pub memory_mib: u64,
    pub processes: u64,
    pub disk_mib: u64,
}

impl Planned {
    fn from_job(what: impl Into<String>, job: &Job, wall: u64) -> Self {
        Self {
            what: what.into(),
            command: job
                .argv
                .last()
                .map(|word| word.to_string_lossy().into_owned())
                .unwrap_or_default(),
            cwd: job.cwd.display().to_string(),
            mounts: job.mounts.iter().map(mount_words).collect(),
            env: job
                .env
                .iter()
                .map(|(name, value)| format!("{}={}", name.display(), value.display()))
                .collect(),
            seconds: wall,
            memory_mib: job.limits.memory_bytes >> 20,
            processes: job.limits.processes,
            disk_mib: job.limits.disk_bytes >> 20,
        }
    }

    pub fn describe(&self) -> String {
        let mut lines = vec![
            format!("{}: {}", self.what, visible_line(&self.command)),
            format!("  in      {}", self.cwd),
        ];
        lines.extend(
            self.mounts
                .iter()
                .map(|mount| format!("  sees    {}", visible_line(mount))),
        );
        lines.extend(
            self.env
                .iter()
                .map(|variable| format!("  env     {}", visible_line(variable))),
        );
        lines.push(format!(
            "  limits  {} s · {} MiB memory · {} processes · {} MiB disk",
            self.seconds, self.memory_mib, self.processes, self.disk_mib
        ));
        lines.join("\n")
    }
}

impl Subject<'_> {
    /// Runs nothing of the project and copies nothing.
    pub fn plan(&self) -> Result<Vec<Planned>, SubjectError> {
        let stand_in = self.host.sandbox.workshop().folder("plan")?;
        let case = self.case;
        let test = case.test.as_ref();
        let commands = [
            (
                "fetch, once and with network",
                case.build.fetch.as_deref(),
                &case.build.env,
                case.build.seconds,
            ),
            (
                "setup",
                case.build.setup.as_deref(),
                &case.build.env,
                case.build.seconds,
            ),
            (
                "build",
                Some(case.build.command.as_str()),
                &case.build.env,
                case.build.seconds,
            ),
            (
                "test build",
                test.and_then(|test| test.build_command.as_deref()),
                test.map_or(&case.env, |test| &test.env),
                case.build.seconds,
            ),
            (
                "test",
                test.map(|test| test.command.as_str()),
                test.map_or(&case.env, |test| &test.env),
                test.map_or(0, |test| test.seconds),
            ),
        ];
        let mut planned = Vec::new();
        for (what, command, env, seconds) in commands {
            let Some(command) = command else { continue };
            let room = if what == "test" {
                let bare = Tree::Bare(&stand_in);
                let mut room = Room::new(case, &self.host, bare)?;
                room.add_env(env, &Purpose::Work);
                room
            } else {
                self.building_room(&stand_in, env)?.0
            };
            let script = room.expand(command, None, None);
            let job = room.job(
                script,
                &room.source,
                Duration::from_secs(seconds),
                Supervision::Plain,
            );
            planned.push(Planned::from_job(what, &job, seconds));
        }
        planned.extend(self.planned_pocs(&stand_in)?);
        Ok(planned)
    }

    fn planned_pocs(&self, stand_in: &Path) -> Result<Vec<Planned>, SubjectError> {
        let inside = |name: &str| Path::new(INSIDE_ROOT).join(name);
        let mut planned = Vec::new();
        for poc in &self.case.pocs {
            let mut room = self.room(Tree::Bare(stand_in))?;
            let job = match poc.failing_tests() {
                Some(_) => test_job(&mut room, poc)?,
                None => {
                    let reports = room.folder("reports", &inside("reports"))?;
                    let inputs = room.folder("poc", &inside("poc"))?;
                    poc_job(&mut room, poc, &reports, &inputs, Watch::Processes)?
                }
            };
            let what = format!(
                "PoC {}, {}",
                poc.name,
                counted(self.case.judge.runs, "time")
            );
            planned.push(Planned::from_job(what, &job, poc.seconds));
        }
        Ok(planned)
    }
}

fn mount_words(mount: &Mount) -> String {
    match mount {
        Mount::ReadOnly { inside, host } => {
            format!("{} (read-only, from {})", inside.display(), host.display())
        }
        Mount::Writable { inside, .. } => format!("{} (private)", inside.display()),
        Mount::Overlay { inside, .. } => format!("{} (a view of the base)", inside.display()),
        Mount::Link { target, inside } => {
            format!("{} (a link to {})", inside.display(), target.display())
        }
    }
}
