//! Follows every process of a command: what was executed, with which arguments, what it had loaded
//! when it ended, and how it ended. Sees through wrapper scripts and background servers.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ffi::OsStr;
use std::io::{self, Read};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{fs, thread};

use crate::calls;
use crate::files::Files;
use crate::probes::Probes;
use crate::record::{Recorder, bytes_of};
use crate::stacks;
use crate::supervise::Plan;
use crate::sys;

/// A mapping this large is a sanitizer's shadow memory: nothing else reserves a quarter of a
/// terabyte.
const SHADOW_BYTES: u64 = 1 << 38;
/// Longer response files are truncated.
const MOST_LIST_BYTES: u64 = 1 << 20;
/// Prefixes of the variables that compilers, linkers, the loader and Java read.
const TELLING: [&[u8]; 17] = [
    b"CPATH=",
    b"C_INCLUDE_PATH=",
    b"CPLUS_INCLUDE_PATH=",
    b"OBJC_INCLUDE_PATH=",
    b"GCC_",
    b"CCC_",
    b"COMPILER_PATH=",
    b"LIBRARY_PATH=",
    b"COLLECT_",
    b"LD_",
    b"LTO_",
    b"CCACHE_",
    b"CLASSPATH=",
    b"JDK_JAVA",
    b"JAVA_TOOL_OPTIONS=",
    b"_JAVA_OPTIONS=",
    b"JAVA_HOME=",
];
/// How long the remaining processes (a crashing background server) may take to finish their report.
const STRAGGLERS: Duration = Duration::from_millis(500);

/// What the tracer shares with the threads that end processes.
#[derive(Default)]
struct Family {
    /// The running processes, each with its parent.
    living: Mutex<BTreeMap<i32, i32>>,
    /// Set once all processes must end, including any that are created later.
    over: AtomicBool,
}

impl Family {
    fn with<T>(&self, action: impl FnOnce(&mut BTreeMap<i32, i32>) -> T) -> T {
        action(&mut self.living.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn end(&self) {
        self.over.store(true, Ordering::SeqCst);
        for pid in self.with(|map| map.keys().copied().collect::<Vec<_>>()) {
            sys::signal(pid, 9);
        }
    }
}

pub fn run(plan: &Plan, recorder: &mut Recorder) -> io::Result<i32> {
    let filter = plan.watched.as_ref().map(|_| calls::filter());
    let child = sys::spawn_gated(&plan.command, filter.as_deref())?;
    let root = child.pid;
    sys::seize(root)?;
    let family = Arc::new(Family::default());
    family.with(|map| map.insert(root, 0));
    // Start all threads now: later the job may have used up the process limit.
    let (root_ended, ended) = mpsc::channel();
    end_stragglers(Arc::clone(&family), ended)?;
    if plan.abort_ms > 0 {
        abort_later(Arc::clone(&family), root, plan)?;
    }
    child.open()?;
    let mut tracer = Tracer {
        recorder,
        family,
        root,
        root_status: None,
        root_ended,
        files: plan.watched.clone().map(Files::new),
        leaders: HashMap::new(),
        probes: plan.probes.map(Probes::read).transpose()?,
        brief: plan.brief,
    };
    tracer.follow()
}

struct Tracer<'a> {
    recorder: &'a mut Recorder,
    family: Arc<Family>,
    root: i32,
    root_status: Option<i32>,
    root_ended: Sender<()>,
    files: Option<Files>,
    probes: Option<Probes>,
    /// The process of each thread that is not a process leader.
    leaders: HashMap<i32, i32>,
    brief: bool,
}

impl Tracer<'_> {
    fn follow(&mut self) -> io::Result<i32> {
        while let Some((pid, status)) = sys::wait_any(sys::WALL)? {
            if let Some((how, number)) = sys::ended(status) {
                self.on_end(pid, status, how, number)?;
            } else if let Some((signal, event)) = sys::stopped(status) {
                self.on_stop(pid, signal, event)?;
            }
        }
        self.root_status
            .ok_or_else(|| io::Error::other("the command vanished without a status"))
    }

    fn on_end(&mut self, pid: i32, status: i32, how: &str, number: i32) -> io::Result<()> {
        self.leaders.remove(&pid);
        let is_process = self.family.with(|map| map.remove(&pid)).is_some();
        if let Some(probes) = &mut self.probes {
            probes.on_end(pid, (how, number), self.recorder)?;
        } else if is_process {
            self.recorder
                .line(&[b"ended", &digits(pid), how.as_bytes(), &digits(number)])?;
        }
        if pid == self.root {
            self.root_status = Some(status);
            self.root_ended.send(()).map_err(io::Error::other)?;
        }
        Ok(())
    }

    fn on_stop(&mut self, pid: i32, signal: i32, event: i32) -> io::Result<()> {
        match event {
            0 if signal == sys::CALL_ENDED => {
                self.on_ended_call(pid)?;
                sys::resume(pid, 0);
            }
            0 if signal == sys::SIGTRAP && self.met_probe(pid) => sys::resume(pid, 0),
            0 => sys::resume(pid, signal),
            sys::EVENT_SECCOMP if self.wants_result(pid) => sys::resume_to_end_of_call(pid),
            sys::EVENT_STOP if signal != sys::SIGTRAP => sys::stay_stopped(pid),
            sys::EVENT_STOP => {
                self.on_birth(pid)?;
                sys::resume(pid, 0);
            }
            sys::EVENT_EXEC => {
                match &mut self.probes {
                    Some(probes) => probes.on_exec(pid),
                    None => self.record_exec(pid)?,
                }
                sys::resume(pid, 0);
            }
            sys::EVENT_EXIT => {
                if self.probes.is_none() && self.family.with(|map| map.contains_key(&pid)) {
                    self.record_maps(pid)?;
                    if let Some(files) = &mut self.files {
                        files.let_go(pid, self.recorder)?;
                    }
                }
                sys::resume(pid, 0);
            }
            _ => sys::resume(pid, 0),
        }
        // Checked once the process is in the list: the thread that sets `over` kills only what is
        // listed.
        if self.family.over.load(Ordering::SeqCst) {
            sys::signal(pid, 9);
        }
        Ok(())
    }

    fn met_probe(&mut self, thread: i32) -> bool {
        let process = self.leader(thread);
        let probes = self.probes.as_mut();
        probes.is_some_and(|probes| probes.on_trap(thread, process))
    }

    fn wants_result(&mut self, thread: i32) -> bool {
        let Some(files) = &mut self.files else {
            return false;
        };
        let Some((architecture, number, arguments)) = sys::begun_call(thread) else {
            return false;
        };
        calls::call(architecture, number).is_some_and(|call| files.begin(thread, call, arguments))
    }

    fn on_ended_call(&mut self, thread: i32) -> io::Result<()> {
        let process = self.leader(thread);
        match (&mut self.files, sys::ended_call(thread)) {
            (Some(files), Some(result)) => files.finish((thread, process), result, self.recorder),
            (None, _) | (_, None) => Ok(()),
        }
    }

    fn leader(&mut self, thread: i32) -> i32 {
        if self.family.with(|map| map.contains_key(&thread)) {
            return thread;
        }
        let found = || status_field(thread, "Tgid:").unwrap_or(thread);
        *self.leaders.entry(thread).or_insert_with(found)
    }

    /// Every new process or thread stops once before its first instruction.
    fn on_birth(&mut self, pid: i32) -> io::Result<()> {
        let Some(parent) = parent_of_process(pid) else {
            return Ok(());
        };
        self.family.with(|map| {
            map.entry(pid).or_insert(parent);
        });
        if let Some(probes) = &mut self.probes {
            probes.on_birth(pid, parent);
            return Ok(());
        }
        self.recorder
            .line(&[b"born", &digits(pid), &digits(parent)])
    }

    fn record_exec(&mut self, pid: i32) -> io::Result<()> {
        let link = |name: &str| fs::read_link(format!("/proc/{pid}/{name}")).unwrap_or_default();
        let words = |name: &str| fs::read(format!("/proc/{pid}/{name}")).unwrap_or_default();
        let (executable, folder, stdin): (PathBuf, PathBuf, PathBuf) =
            (link("exe"), link("cwd"), link("fd/0"));
        let pid = digits(pid);
        self.recorder.line(&[
            b"exec",
            &pid,
            bytes_of(&executable),
            bytes_of(&folder),
            bytes_of(&stdin),
        ])?;
        let arguments = words("cmdline");
        self.record_words(b"arg", &pid, &arguments)?;
        if !self.brief {
            return self.record_words(b"env", &pid, &words("environ"));
        }
        // A build has thousands of processes, so only the variables that affect tools are recorded.
        for word in words("environ").split(|&byte| byte == 0) {
            if TELLING.iter().any(|start| word.starts_with(start)) {
                self.recorder.line(&[b"env", &pid, word])?;
            }
        }
        for list in arguments
            .split(|&byte| byte == 0)
            .filter_map(|word| word.strip_prefix(b"@"))
        {
            let path = folder.join(OsStr::from_bytes(list));
            let mut text = Vec::new();
            if let Ok(file) = fs::File::open(path) {
                file.take(MOST_LIST_BYTES).read_to_end(&mut text)?;
            }
            self.recorder.line(&[b"list", &pid, &text])?;
        }
        Ok(())
    }

    fn record_words(&mut self, tag: &[u8], pid: &[u8], words: &[u8]) -> io::Result<()> {
        for word in words
            .strip_suffix(b"\0")
            .unwrap_or(words)
            .split(|&byte| byte == 0)
        {
            self.recorder.line(&[tag, pid, word])?;
        }
        Ok(())
    }

    /// Called when the process is about to end and its memory is still mapped: records what it had
    /// loaded.
    fn record_maps(&mut self, pid: i32) -> io::Result<()> {
        let maps = fs::read(format!("/proc/{pid}/maps")).unwrap_or_default();
        let mut files = BTreeSet::new();
        let mut shadow = false;
        for line in maps.split(|&byte| byte == b'\n') {
            let text = String::from_utf8_lossy(line.get(..line.len().min(80)).unwrap_or_default());
            let mut fields = text.split_ascii_whitespace();
            let range = fields.next().unwrap_or_default();
            let executable = fields.next().is_some_and(|rights| rights.contains('x'));
            shadow |= span(range).is_some_and(|bytes| bytes >= SHADOW_BYTES);
            if let Some(start) = line
                .iter()
                .position(|&byte| byte == b'/')
                .filter(|_| executable)
            {
                files.insert(&line[start..]);
            }
        }
        if let Some(watched) = self.files.as_ref().filter(|_| self.brief) {
            files.retain(|file| watched.is_watched(Path::new(OsStr::from_bytes(file))));
        }
        let pid = digits(pid);
        for file in files {
            self.recorder.line(&[b"loaded", &pid, file])?;
        }
        if shadow {
            self.recorder.line(&[b"shadow", &pid])?;
        }
        Ok(())
    }
}

/// `None` for a thread: only whole processes are counted.
fn parent_of_process(pid: i32) -> Option<i32> {
    (status_field(pid, "Tgid:")? == pid).then(|| status_field(pid, "PPid:"))?
}

fn status_field(pid: i32, name: &str) -> Option<i32> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().parse().ok()
}

fn span(range: &str) -> Option<u64> {
    let (low, high) = range.split_once('-')?;
    u64::from_str_radix(high, 16)
        .ok()?
        .checked_sub(u64::from_str_radix(low, 16).ok()?)
}

fn digits(number: i32) -> Vec<u8> {
    number.to_string().into_bytes()
}

/// Has a hanging program print its stack, and end. Only processes
/// without children are asked: a shell that waits for the hanging program is not what hangs.
fn abort_later(family: Arc<Family>, root: i32, plan: &Plan) -> io::Result<()> {
    let (first, grace) = (
        Duration::from_millis(plan.abort_ms),
        Duration::from_millis(plan.grace_ms),
    );
    in_thread(move || {
        thread::sleep(first);
        let leaves = family.with(|map| {
            let parents: BTreeSet<i32> = map.values().copied().collect();
            map.keys()
                .copied()
                .filter(|pid| !parents.contains(pid))
                .collect::<Vec<_>>()
        });
        stacks::ask_and_end(&leaves);
        thread::sleep(grace);
        sys::signal(root, 9);
        family.end();
    })
}

fn end_stragglers(family: Arc<Family>, ended: Receiver<()>) -> io::Result<()> {
    in_thread(move || {
        if ended.recv().is_ok() {
            thread::sleep(STRAGGLERS);
            family.end();
        }
    })
}

fn in_thread(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().spawn(work).map(drop)
}
