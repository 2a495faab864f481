//! The lines that Java programs execute. Their code is in no executable, so no trap can be set; a debugger of our own, which the JDK
//! compiles and runs beside the command, asks the virtual machines for breakpoints instead.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_domain::candidate::RelPath;
use patchwright_sandbox::{Finished, INSIDE_ROOT, Job, Leftovers, Outcome, Supervision};

use super::{Coverage, FileCoverage};
use crate::SubjectError;
use crate::room::Room;
use crate::subject::Subject;

const TRACER: &str = include_str!("LineTracer.java");
const FOLDER: &str = "lines";
const MOST_BYTES: u64 = 16 << 20;

/// Runs the command (`$0`) once the tracer in the folder (`$1`) listens. Every virtual machine that it starts connects to it.
const SCRIPT: &str = r#"
java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "$1/LineTracer.java" "$1" > "$1/log" 2>&1 < /dev/null &
tracer=$!
tries=0
while [ ! -s "$1/port" ] && [ $tries -lt 300 ]; do
    kill -0 $tracer 2> /dev/null || break
    sleep 0.1
    tries=$((tries + 1))
done
[ -s "$1/port" ] || exit 126
agent="-agentlib:jdwp=transport=dt_socket,server=n,suspend=y,address=127.0.0.1:$(cat "$1/port")"
JAVA_TOOL_OPTIONS="${JAVA_TOOL_OPTIONS:+$JAVA_TOOL_OPTIONS }$agent" /bin/sh -c "$0"
status=$?
kill $tracer
exit $status
"#;

/// A tracer in a room.
pub(super) struct JvmTracer<'f> {
    files: &'f BTreeSet<RelPath>,
    host: PathBuf,
    seen: PathBuf,
}

impl<'f> JvmTracer<'f> {
    pub(super) fn lay_out(
        room: &mut Room<'_>,
        files: &'f BTreeSet<RelPath>,
    ) -> Result<Self, SubjectError> {
        let inside = Path::new(INSIDE_ROOT).join(FOLDER);
        let (host, seen) = room.shared_folder(FOLDER, &inside)?;
        let names: Vec<String> = files.iter().map(ToString::to_string).collect();
        let wanted = names.join("\n");
        for (name, text) in [("LineTracer.java", TRACER), ("wanted", wanted.as_str())] {
            let path = host.join(name);
            fs::write(&path, text).map_err(SubjectError::io("write", &path))?;
        }
        Ok(Self { files, host, seen })
    }

    /// Runs the job beside the tracer; `None` if its lines could not be seen.
    pub(super) fn run(
        &self,
        subject: &Subject<'_>,
        mut job: Job,
    ) -> Result<Option<(Coverage, Finished)>, SubjectError> {
        let script = job.argv.pop().unwrap_or_default();
        job.argv = ["/bin/sh", "-c", SCRIPT].map(Into::into).into();
        job.argv
            .extend([script, self.seen.clone().into_os_string()]);
        job.supervision = Supervision::Plain;
        let finished = subject.run_job(&job)?;
        if finished.outcome == Outcome::Cancelled {
            return Err(SubjectError::Cancelled);
        }
        let left = Leftovers::open(&self.host)?;
        let (Ok(port), Ok(lines)) = (
            left.read_head(Path::new("port"), 16),
            left.read_head(Path::new("lines"), MOST_BYTES),
        ) else {
            return Ok(None);
        };
        if port.is_empty() {
            return Ok(None);
        }
        Ok(Some((self.coverage(&lines), finished)))
    }

    /// Contains every requested file, even those of which no class was loaded.
    fn coverage(&self, lines: &[u8]) -> Coverage {
        let files = self.files.iter().cloned();
        let mut coverage = Coverage {
            files: files.map(|file| (file, FileCoverage::default())).collect(),
        };
        for line in String::from_utf8_lossy(lines).lines() {
            let mut fields = line.splitn(3, '\t');
            let (Some(what), Some(Ok(number)), Some(file)) = (
                fields.next(),
                fields.next().map(str::parse::<u32>),
                fields.next(),
            ) else {
                continue;
            };
            let mut known = coverage.files.iter_mut();
            let Some((_, known)) = known.find(|(path, _)| path.to_string() == file) else {
                continue;
            };
            known.code.insert(number);
            if what == "reached" {
                known.reached.insert(number);
            }
        }
        coverage
    }
}

#[cfg(test)]
#[path = "jvm_tests.rs"]
mod tests;
