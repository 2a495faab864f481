//! The host as an attacker would like to find it: a secret, listeners, a process to signal. It can
//! tell afterwards whether any of them was reached.

use std::collections::BTreeMap;
use std::fs;
use std::net::TcpListener;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::fs::MetadataExt;
use std::os::unix::net::{SocketAddr, UnixListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant};

use patchwright_sandbox::{Backend, Job, Mount};

use crate::support::{Room, room, shell};

pub const SECRET: &str = "the secret of the host";
pub const BOTH: [Backend; 2] = [Backend::Bubblewrap, Backend::None];

pub struct Host {
    pub room: Room,
    /// Belongs to the user, like a home folder; not visible to jobs.
    pub outside: PathBuf,
    /// Mounted read-only in jobs.
    pub shared: PathBuf,
    /// Mounted writable in jobs, at its own path.
    pub tree: PathBuf,
    /// A word in the command line of every process of the job.
    pub mark: String,
    socket: PathBuf,
    unix: UnixListener,
    hidden: UnixListener,
    tcp: TcpListener,
    victim: Child,
    tool: Arc<Tool>,
    before: BTreeMap<PathBuf, (u32, Vec<u8>)>,
}

impl Host {
    pub fn new(backend: Backend) -> Self {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::SeqCst);
        let mark = format!("pw-escape-{}-{number}", std::process::id());
        let room = room(backend);
        let outside = room.folder.path().join("outside");
        fs::create_dir(&outside).unwrap();
        fs::write(outside.join("secret"), SECRET).unwrap();
        let shared = room.sandbox.workshop().folder("shared").unwrap();
        fs::write(shared.join("ours"), "ours").unwrap();
        let tree = room.sandbox.workshop().folder("tree").unwrap();
        let socket = socket_path(&outside, &mark);
        let unix = UnixListener::bind(&socket).unwrap();
        let hidden =
            UnixListener::bind_addr(&SocketAddr::from_abstract_name(&mark).unwrap()).unwrap();
        let tcp = TcpListener::bind("127.0.0.1:0").unwrap();
        unix.set_nonblocking(true).unwrap();
        hidden.set_nonblocking(true).unwrap();
        tcp.set_nonblocking(true).unwrap();
        let before = content(&[&outside, &shared]);
        Self {
            victim: start_victim(&mark),
            tool: tool(),
            room,
            outside,
            shared,
            tree,
            mark,
            socket,
            unix,
            hidden,
            tcp,
            before,
        }
    }

    /// Replaces `{outside}` and the other placeholders in the script by the paths and numbers of
    /// this host.
    pub fn job(&self, script: &str) -> Job {
        let words = [
            ("{outside}", self.outside.display().to_string()),
            ("{shared}", self.shared.display().to_string()),
            ("{tree}", self.tree.display().to_string()),
            ("{tool}", self.tool.program.display().to_string()),
            ("{socket}", self.socket.display().to_string()),
            ("{mark}", self.mark.clone()),
            ("{port}", self.tcp.local_addr().unwrap().port().to_string()),
            ("{victim}", self.victim.id().to_string()),
            ("{self}", std::process::id().to_string()),
            ("{elsewhere}", self.elsewhere()),
        ];
        let script = words.iter().fold(script.to_owned(), |text, (word, value)| {
            text.replace(word, value)
        });
        let mut job = shell(&script);
        job.argv.push(self.mark.clone().into());
        job.env.insert("MARK".into(), self.mark.clone().into());
        job.cwd = self.tree.clone();
        job.mounts = vec![
            read_only(self.tool.program.parent().unwrap()),
            read_only(&self.shared),
            Mount::Writable {
                host: self.tree.clone(),
                inside: self.tree.clone(),
            },
        ];
        job
    }

    /// Folders that do not belong to the job. Without isolation, only one that may safely be
    /// written to.
    fn elsewhere(&self) -> String {
        let outside = self.outside.display();
        match self.room.sandbox.backend() {
            Backend::None => outside.to_string(),
            Backend::Bubblewrap => {
                format!("/ /dev /dev/pts /tmp /usr /etc /proc /proc/sys /patchwright {outside}")
            }
        }
    }

    /// Nothing of ours was changed and nothing of the job is left.
    pub fn assert_unharmed(&mut self, what: &str) {
        assert_eq!(self.processes(), Vec::<u32>::new(), "{what}: processes");
        assert!(self.victim.try_wait().unwrap().is_none(), "{what}: victim");
        assert_eq!(self.callers(), 0, "{what}: connections");
        let now = content(&[&self.outside, &self.shared]);
        assert!(now == self.before, "{what}: files changed");
        let mounts = fs::read_to_string("/proc/self/mountinfo").unwrap();
        let here = self.room.folder.path().to_str().unwrap();
        assert!(!mounts.contains(here), "{what}: mounts");
    }

    /// The job's running processes, on the whole machine.
    pub fn processes(&self) -> Vec<u32> {
        marked_processes(&self.mark)
    }

    pub fn callers(&self) -> usize {
        usize::from(self.unix.accept().is_ok())
            + usize::from(self.hidden.accept().is_ok())
            + usize::from(self.tcp.accept().is_ok())
    }

    /// The workshop is removed with the sandbox, whatever the job put there.
    pub fn assert_removable(self, what: &str) {
        let work = self.room.folder.path().join("work");
        let Self { room, .. } = &self;
        let corner = room.sandbox.workshop().path().to_owned();
        assert!(corner.starts_with(&work));
        let folder = self.into_folder();
        assert!(!corner.exists(), "{what}: {} is left", corner.display());
        folder.close().unwrap();
    }

    fn into_folder(mut self) -> tempfile::TempDir {
        self.clean();
        let spare = tempfile::tempdir().unwrap();
        let folder = std::mem::replace(&mut self.room.folder, spare);
        drop(self);
        folder
    }

    fn clean(&mut self) {
        let _ = self.victim.kill();
        let _ = self.victim.wait();
        let _ = fs::remove_file(&self.socket);
        for pid in self.processes() {
            kill(pid);
        }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.clean();
    }
}

pub fn marked_processes(mark: &str) -> Vec<u32> {
    let holds = |pid: &u32| {
        ["cmdline", "environ"].iter().any(|name| {
            let bytes = fs::read(format!("/proc/{pid}/{name}")).unwrap_or_default();
            let mut words = bytes.split(|byte| [0, b' ', b'='].contains(byte));
            words.any(|word| word == mark.as_bytes())
        })
    };
    let entries = fs::read_dir("/proc").unwrap().flatten();
    let pids = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    pids.filter(holds).collect()
}

pub fn kill(pid: u32) {
    let pid = rustix::process::Pid::from_raw(pid as i32).unwrap();
    let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
}

/// Waits for a condition that holds soon, even on a slow machine.
pub fn eventually(mut condition: impl FnMut() -> bool) -> bool {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(10) {
        if condition() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    false
}

pub fn read_only(path: &Path) -> Mount {
    Mount::ReadOnly {
        host: path.to_owned(),
        inside: path.to_owned(),
    }
}

fn socket_path(outside: &Path, mark: &str) -> PathBuf {
    let in_run = Path::new("/run").join(mark);
    match UnixListener::bind(&in_run) {
        Ok(_) => fs::remove_file(&in_run).map(|()| in_run).unwrap(),
        Err(_) => outside.join("socket"),
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a process of the host that has nothing to do with the sandbox"
)]
fn start_victim(mark: &str) -> Child {
    Command::new("sleep")
        .arg("60")
        .env("API_KEY", format!("key-of-{mark}"))
        .spawn()
        .unwrap()
}

fn content(roots: &[&Path]) -> BTreeMap<PathBuf, (u32, Vec<u8>)> {
    let mut found = BTreeMap::new();
    let mut waiting: Vec<PathBuf> = roots.iter().map(|root| root.to_path_buf()).collect();
    while let Some(path) = waiting.pop() {
        let about = fs::symlink_metadata(&path).unwrap();
        let bytes = if about.is_file() {
            fs::read(&path).unwrap()
        } else {
            Vec::new()
        };
        if about.is_dir() {
            waiting.extend(
                fs::read_dir(&path)
                    .unwrap()
                    .map(|entry| entry.unwrap().path()),
            );
        }
        found.insert(path, (about.mode(), bytes));
    }
    found
}

/// The compiled `attacks.c`, shared by the tests that run at the same time.
struct Tool {
    program: PathBuf,
    _room: Room,
}

fn tool() -> Arc<Tool> {
    static SHARED: Mutex<Weak<Tool>> = Mutex::new(Weak::new());
    let mut shared = SHARED.lock().unwrap();
    shared.upgrade().unwrap_or_else(|| {
        let made = Arc::new(compile());
        *shared = Arc::downgrade(&made);
        made
    })
}

/// Written by the linker, in a sandbox: written by this process, the program could be "busy" when
/// started, because a child that another test is just starting still holds the descriptor.
fn compile() -> Tool {
    let room = room(Backend::Bubblewrap);
    let folder = room.sandbox.workshop().folder("tool").unwrap();
    fs::write(folder.join("attacks.c"), include_str!("attacks.c")).unwrap();
    let mut job = shell("TMPDIR=. cc -O1 -w -pthread attacks.c -o attacks");
    job.cwd = folder.clone();
    job.mounts = vec![Mount::Writable {
        host: folder.clone(),
        inside: folder.clone(),
    }];
    let finished = room.run(&job);
    let program = folder.join("attacks");
    assert!(program.exists(), "{}", finished.stderr.text());
    Tool {
        program,
        _room: room,
    }
}
