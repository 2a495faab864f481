//! Debuggers of our own for Java: programs of one file that the JDK compiles and runs beside a command. Every virtual machine that the
//! command starts connects to the debugger first, and goes on as it would.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use patchwright_sandbox::{INSIDE_ROOT, Job, Supervision};

use crate::SubjectError;
use crate::room::Room;

/// Stands below every program.
const SHARED: &str = include_str!("Debuggee.java");

/// Runs the command (`$0`) once the debugger (`$2`) in the folder (`$1`) listens.
const SCRIPT: &str = r#"
java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "$1/$2" "$1" > "$1/log" 2>&1 < /dev/null &
debugger=$!
tries=0
while [ ! -s "$1/port" ] && [ $tries -lt 300 ]; do
    kill -0 $debugger 2> /dev/null || break
    sleep 0.1
    tries=$((tries + 1))
done
[ -s "$1/port" ] || exit 126
agent="-agentlib:jdwp=transport=dt_socket,server=n,suspend=y,address=127.0.0.1:$(cat "$1/port")"
JAVA_TOOL_OPTIONS="${JAVA_TOOL_OPTIONS:+$JAVA_TOOL_OPTIONS }$agent" /bin/sh -c "$0"
status=$?
kill $debugger
exit $status
"#;

/// A debugger in a room.
pub(crate) struct JavaDebugger {
    name: &'static str,
    /// Its folder on the host, where it writes what it finds.
    pub host: PathBuf,
    seen: PathBuf,
}

impl JavaDebugger {
    /// `name` is that of its source, and `program` the source.
    pub(crate) fn lay_out(
        room: &mut Room<'_>,
        folder: &'static str,
        name: &'static str,
        program: &str,
    ) -> Result<Self, SubjectError> {
        let inside = Path::new(INSIDE_ROOT).join(folder);
        let (host, seen) = room.shared_folder(folder, &inside)?;
        let debugger = Self { name, host, seen };
        debugger.put(name, &format!("{program}{SHARED}"))?;
        Ok(debugger)
    }

    /// A file for the debugger to read.
    pub(crate) fn put(&self, name: &str, text: &str) -> Result<(), SubjectError> {
        let path = self.host.join(name);
        fs::write(&path, text).map_err(SubjectError::io("write", &path))
    }

    /// Has the last word of the job, which is its script, run beside the debugger.
    pub(crate) fn join(&self, job: &mut Job) {
        let script = job.argv.pop().unwrap_or_default();
        job.argv = ["/bin/sh", "-c", SCRIPT].map(Into::into).into();
        let folder = self.seen.clone().into_os_string();
        job.argv.extend([script, folder, OsString::from(self.name)]);
        job.supervision = Supervision::Plain;
    }
}

/// A text as a debugger wrote it, in one line.
pub(crate) fn plain(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        text.push(match (letter, letter == '\\') {
            (_, true) => match letters.next() {
                Some('n') => '\n',
                Some(other) => other,
                None => '\\',
            },
            (other, false) => other,
        });
    }
    text
}
