//! A sandbox in a folder of its own, and jobs in one line.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use patchwright_sandbox::{
    Backend, CancelToken, Finished, Job, JobLimits, Mount, Sandbox, Server, Stdin, Supervision,
};

pub struct Room {
    pub sandbox: Sandbox,
    pub folder: tempfile::TempDir,
}

pub fn room(backend: Backend) -> Room {
    let folder = tempfile::tempdir().unwrap();
    let sandbox = Sandbox::open(&folder.path().join("work"), backend).unwrap();
    Room { sandbox, folder }
}

pub fn shell(script: &str) -> Job {
    Job {
        argv: ["/bin/sh", "-c", script].map(Into::into).to_vec(),
        cwd: PathBuf::from("/"),
        env: [("PATH".into(), "/usr/local/bin:/usr/bin:/bin".into())].into(),
        mounts: Vec::new(),
        stdin: Stdin::Empty,
        limits: JobLimits {
            wall: Duration::from_secs(20),
            cpu: None,
            memory_bytes: 512 << 20,
            processes: 64,
            disk_bytes: 64 << 20,
        },
        supervision: Supervision::Plain,
        network: patchwright_sandbox::Network::Off,
        spill: None,
    }
}

impl Room {
    pub fn run(&self, job: &Job) -> Finished {
        self.sandbox.run(job, &CancelToken::default()).unwrap()
    }

    pub fn serve(&self, job: &Job) -> Served {
        Served(self.sandbox.serve(job, &CancelToken::default()).unwrap())
    }

    /// A folder on the host that the job sees, writable, at `inside`.
    pub fn writable(&self, inside: &str) -> (PathBuf, Mount) {
        let host = self.sandbox.workshop().folder("test").unwrap();
        let inside = if self.sandbox.backend() == Backend::None {
            host.clone()
        } else {
            Path::new(inside).to_owned()
        };
        (host.clone(), Mount::Writable { host, inside })
    }
}

pub struct Served(pub Server);

impl Served {
    /// Sends `words`, closes the input and reads until the server ends on its own.
    pub fn talk(mut self, words: &str) -> (String, Finished) {
        let mut stdin = self.0.take_stdin().unwrap();
        // The write fails if the server has already ended.
        let _ = stdin.write_all(words.as_bytes());
        drop(stdin);
        let mut heard = Vec::new();
        let mut stdout = self.0.take_stdout().unwrap();
        stdout.read_to_end(&mut heard).unwrap();
        let end = self.0.wait(Duration::from_secs(20)).unwrap().unwrap();
        (String::from_utf8_lossy(&heard).into_owned(), end)
    }
}
