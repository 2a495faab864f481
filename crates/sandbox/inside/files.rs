//! Records which process opened which file, in order, and whether it read one of the contents that the host asked about.
//!
//! Files are identified by device and inode, so renaming or linking one does not hide it. A file is inspected through the
//! descriptor that the process got, so its name cannot be swapped between the check and the open. When the reader of a
//! recognised content ends, the file's ctime is checked: it cannot be set back, so if it is unchanged nobody wrote to the
//! file meanwhile. If the host wants it, files read in folders that vanish with the job are copied.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ffi::OsStr;
use std::fs::{self, File, Metadata};
use std::io::{self, Read};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use crate::calls::{Call, Flags};
use crate::copies::Copies;
use crate::record::{Recorder, bytes_of};
use crate::sys;

/// Where the host puts the contents that it asks about, named by number.
const CONTENTS: &str = "/patchwright/watched";
/// Read-only in every job, so opens for reading there are ignored.
const SYSTEM: [&[u8]; 7] = [
    b"/usr/", b"/lib/", b"/lib64/", b"/lib32/", b"/bin/", b"/etc/", b"/sbin/",
];
const WRITES: u64 = 0o1 | 0o2 | 0o100 | 0o1000;

pub struct Files {
    /// Folders that the job can write to.
    roots: Vec<PathBuf>,
    contents: Vec<(u64, PathBuf)>,
    copies: Option<Copies>,
    /// Calls that have not returned yet, by thread.
    begun: HashMap<i32, Begun>,
    /// The number of each file, per device, inode and name.
    known: HashMap<(u64, u64, PathBuf), u64>,
    /// The last writer, and how often the writer changed.
    versions: HashMap<(u64, u64), (i32, u64)>,
    /// What was already reported of each process: file, its version, whether it was opened for writing.
    told: HashMap<i32, BTreeSet<(u64, u64, bool)>>,
    held: BTreeMap<i32, Vec<Held>>,
}

struct Begun {
    call: Call,
    arguments: [u64; 6],
}

/// A recognised content that a running process may still read.
struct Held {
    file: File,
    changed: (i64, i64),
    number: u64,
}

impl Files {
    pub fn new(roots: Vec<PathBuf>) -> Self {
        let content = |index: usize| {
            let path = Path::new(CONTENTS).join(index.to_string());
            fs::metadata(&path).ok().map(|about| (about.len(), path))
        };
        Self {
            roots,
            contents: (0..).map_while(content).collect(),
            copies: Copies::wanted(),
            begun: HashMap::new(),
            known: HashMap::new(),
            versions: HashMap::new(),
            told: HashMap::new(),
            held: BTreeMap::new(),
        }
    }

    /// Called before a system call; returns whether its result is needed.
    pub fn begin(&mut self, thread: i32, call: Call, arguments: [u64; 6]) -> bool {
        if let Call::Open {
            path,
            flags: Flags::Argument(flags),
        } = call
            && arguments[flags] & WRITES == 0
            && is_system(&sys::read_text(thread, arguments[path]))
        {
            return false;
        }
        self.begun.insert(thread, Begun { call, arguments });
        true
    }

    /// Called with the result of the system call.
    pub fn finish(
        &mut self,
        (thread, process): (i32, i32),
        result: i64,
        recorder: &mut Recorder,
    ) -> io::Result<()> {
        let Some(begun) = self.begun.remove(&thread).filter(|_| result >= 0) else {
            return Ok(());
        };
        match begun.call {
            Call::Open { flags, .. } => {
                let writes = match flags {
                    Flags::Argument(index) => begun.arguments[index] & WRITES != 0,
                    Flags::Elsewhere => flags_of(thread, result) & WRITES != 0,
                };
                self.opened((thread, process), result, writes, recorder)
            }
            Call::Name { folder, path } => {
                let folder = folder.map(|index| begun.arguments[index] as i32);
                let name = sys::read_text(thread, begun.arguments[path]);
                self.named(thread, folder, &name, recorder)
            }
        }
    }

    fn opened(
        &mut self,
        (thread, process): (i32, i32),
        descriptor: i64,
        writes: bool,
        recorder: &mut Recorder,
    ) -> io::Result<()> {
        let link = PathBuf::from(format!("/proc/{thread}/fd/{descriptor}"));
        let Ok(path) = fs::read_link(&link) else {
            return Ok(());
        };
        if !self.is_watched(&path) {
            return Ok(());
        }
        let Ok(about) = fs::metadata(&link) else {
            return Ok(());
        };
        if !about.is_file() {
            return Ok(());
        }
        let number = self.number(&about, path.clone(), recorder)?;
        let version = self.version(&about, writes.then_some(process));
        let told = self.told.entry(process).or_default();
        if !told.insert((number, version, writes)) {
            return Ok(());
        }
        let (pid, number_word) = (digits(process), digits(number));
        if writes {
            return recorder.line(&[b"wrote", &pid, &number_word]);
        }
        let copies = self.copies.as_mut();
        let copy = copies.and_then(|copies| copies.take(&link, &path, &about, &self.roots));
        if let Some(copy) = copy {
            recorder.line(&[b"copied", &number_word, &digits(copy)])?;
        }
        let content = self.recognise(&link, &about, process, number);
        let content = content.map(digits).unwrap_or_default();
        recorder.line(&[b"read", &pid, &number_word, &content])
    }

    fn named(
        &mut self,
        thread: i32,
        folder: Option<i32>,
        name: &[u8],
        recorder: &mut Recorder,
    ) -> io::Result<()> {
        let start = match folder.filter(|fd| *fd >= 0) {
            Some(fd) => format!("/proc/{thread}/fd/{fd}"),
            None => format!("/proc/{thread}/cwd"),
        };
        let start = fs::read_link(start).unwrap_or_default();
        let path = start.join(OsStr::from_bytes(name));
        let (Some(parent), Some(last)) = (path.parent(), path.file_name()) else {
            return Ok(());
        };
        let path = fs::canonicalize(parent).unwrap_or_default().join(last);
        match fs::symlink_metadata(&path) {
            Ok(about) if about.is_file() && self.is_watched(&path) => {
                let number = self.number(&about, path, recorder)?;
                recorder.line(&[b"named", &digits(number)])
            }
            Ok(_) | Err(_) => Ok(()),
        }
    }

    pub fn is_watched(&self, path: &Path) -> bool {
        self.roots.iter().any(|root| path.starts_with(root))
    }

    fn number(
        &mut self,
        about: &Metadata,
        path: PathBuf,
        recorder: &mut Recorder,
    ) -> io::Result<u64> {
        let next = self.known.len() as u64;
        let identity = (about.dev(), about.ino());
        let key = (identity.0, identity.1, path);
        if let Some(number) = self.known.get(&key) {
            return Ok(*number);
        }
        let same = format!("{}:{}", identity.0, identity.1);
        recorder.line(&[b"file", &digits(next), same.as_bytes(), bytes_of(&key.2)])?;
        self.known.insert(key, next);
        Ok(next)
    }

    fn version(&mut self, about: &Metadata, writer: Option<i32>) -> u64 {
        let last = self.versions.entry((about.dev(), about.ino()));
        let last = last.or_insert((0, 0));
        if let Some(writer) = writer.filter(|writer| *writer != last.0) {
            *last = (writer, last.1 + 1);
        }
        last.1
    }

    /// The index of the host's content that this file is equal to.
    fn recognise(
        &mut self,
        link: &Path,
        about: &Metadata,
        process: i32,
        number: u64,
    ) -> Option<usize> {
        let same_size = |(_, (size, _)): &(usize, &(u64, PathBuf))| *size == about.len();
        let mut candidates = self.contents.iter().enumerate().filter(same_size);
        let index = candidates.find(|(_, (_, path))| same_bytes(link, path))?.0;
        let file = File::open(link).ok()?;
        self.held.entry(process).or_default().push(Held {
            file,
            changed: (about.ctime(), about.ctime_nsec()),
            number,
        });
        Some(index)
    }

    /// Called when a process is about to end: reports recognised files that were written to while it could read them.
    pub fn let_go(&mut self, process: i32, recorder: &mut Recorder) -> io::Result<()> {
        // The pid may be reused.
        self.told.remove(&process);
        for held in self.held.remove(&process).unwrap_or_default() {
            let now = held.file.metadata();
            let is_same = now.is_ok_and(|now| (now.ctime(), now.ctime_nsec()) == held.changed);
            if !is_same {
                recorder.line(&[b"changed", &digits(process), &digits(held.number)])?;
            }
        }
        Ok(())
    }
}

fn is_system(path: &[u8]) -> bool {
    let goes_up = path.windows(3).any(|window| window == b"/..");
    !goes_up && SYSTEM.iter().any(|start| path.starts_with(start))
}

fn flags_of(thread: i32, descriptor: i64) -> u64 {
    let text = fs::read_to_string(format!("/proc/{thread}/fdinfo/{descriptor}"));
    let text = text.unwrap_or_default();
    let flags = text.lines().find_map(|line| line.strip_prefix("flags:"));
    // If the flags cannot be read, assume that it was opened for writing.
    flags
        .and_then(|word| u64::from_str_radix(word.trim(), 8).ok())
        .unwrap_or(WRITES)
}

fn same_bytes(one: &Path, other: &Path) -> bool {
    let (Ok(mut one), Ok(mut other)) = (File::open(one), File::open(other)) else {
        return false;
    };
    let (mut left, mut right) = (vec![0; 64 << 10], vec![0; 64 << 10]);
    loop {
        match (fill(&mut one, &mut left), fill(&mut other, &mut right)) {
            (Ok(0), Ok(0)) => return true,
            (Ok(count), Ok(same)) if count == same && left[..count] == right[..count] => {}
            _ => return false,
        }
    }
}

fn fill(file: &mut File, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match file.read(&mut buffer[filled..])? {
            0 => break,
            count => filled += count,
        }
    }
    Ok(filled)
}

fn digits(number: impl ToString) -> Vec<u8> {
    number.to_string().into_bytes()
}
