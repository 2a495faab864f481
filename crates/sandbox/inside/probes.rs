//! Which places in the code were reached: each gets a trap instruction, removed by the first process that hits it.
//!
//! The host lists the places in a file: a line `crash STATUS`, then `module PATH` for each program or library, followed by
//! one line per place with its offset in the file. Places are reported by number, `reached NUMBER`, once for all processes
//! together, when the first process that reached them has ended normally: a process that crashed, by signal or with that
//! status, does not count. Without the line `crash` it does. Reported places are not trapped in later processes, so long test suites soon run at full speed.
//! Libraries that a program loads later with `dlopen` are not covered.
//!
//! After a line `fatal`, a process that reaches a place is killed there instead.

use std::collections::{BTreeSet, HashMap};
use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::rc::Rc;

use crate::line;
use crate::record::Recorder;
use crate::sys;

const PAGE: u64 = 4096;
/// `AT_ENTRY` of the auxiliary vector.
const ENTRY_KEY: u64 = 9;

/// Signals of the program's own faults: SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV and SIGSYS. Other signals usually
/// come from another process, such as a test that stops its server.
const CRASHES: [i32; 7] = [4, 5, 6, 7, 8, 11, 31];

type Original = [u8; sys::TRAP.len()];

/// The traps in the memory of one process. A fork inherits them; an exec removes them.
#[derive(Default)]
struct Space {
    /// The entry point, where the loader hands over to the program: its libraries are mapped by then.
    entry: Option<(u64, Original)>,
    places: HashMap<u64, (usize, Original)>,
}

pub struct Probes {
    modules: HashMap<Vec<u8>, Vec<(u64, usize)>>,
    /// The places that were reported.
    reached: Vec<bool>,
    spaces: HashMap<i32, Rc<Space>>,
    /// The places that each running process has reached.
    visited: HashMap<i32, BTreeSet<usize>>,
    /// The exit status by which a sanitizer ends a process; none if processes that crash count as well.
    crash_status: Option<i32>,
    /// Whether reaching a place kills the process.
    fatal: bool,
}

impl Probes {
    pub fn read(path: &Path) -> io::Result<Self> {
        let mut probes = Self {
            modules: HashMap::new(),
            reached: Vec::new(),
            spaces: HashMap::new(),
            visited: HashMap::new(),
            crash_status: None,
            fatal: false,
        };
        let mut module = Vec::new();
        for fields in line::records(&fs::read(path)?) {
            let word = fields.first().map_or(&[][..], Vec::as_slice);
            if let (b"module", Some(path)) = (word, fields.get(1)) {
                module.clone_from(path);
                continue;
            }
            if let (b"crash", Some(status)) = (word, fields.get(1)) {
                probes.crash_status = Some(number(status)? as i32);
                continue;
            }
            if word == b"fatal" {
                probes.fatal = true;
                continue;
            }
            let offset = number(word)?;
            let place = probes.reached.len();
            let places = probes.modules.entry(module.clone()).or_default();
            places.push((offset, place));
            probes.reached.push(false);
        }
        for places in probes.modules.values_mut() {
            places.sort_unstable();
        }
        Ok(probes)
    }

    pub fn on_birth(&mut self, pid: i32, parent: i32) {
        if let Some(space) = self.spaces.get(&parent).cloned() {
            self.spaces.insert(pid, space);
        }
    }

    pub fn on_end(
        &mut self,
        pid: i32,
        (how, status): (&str, i32),
        recorder: &mut Recorder,
    ) -> io::Result<()> {
        self.spaces.remove(&pid);
        let visited = self.visited.remove(&pid).unwrap_or_default();
        let crashed = self.crash_status.is_some_and(|by_sanitizer| match how {
            "signal" => CRASHES.contains(&status),
            _ => by_sanitizer == status,
        });
        if crashed {
            return Ok(());
        }
        for number in visited {
            if let Some(reached) = self.reached.get_mut(number)
                && !*reached
            {
                *reached = true;
                recorder.line(&[b"reached", number.to_string().as_bytes()])?;
            }
        }
        Ok(())
    }

    /// Called after an exec, before the first instruction. A process whose memory cannot be written to is not probed.
    pub fn on_exec(&mut self, pid: i32) {
        self.spaces.remove(&pid);
        let trapped = || -> Option<(u64, Original)> {
            let entry = entry_point(&fs::read(format!("/proc/{pid}/auxv")).ok()?)?;
            let memory = memory(pid).ok()?;
            Some((entry, set_trap(&memory, entry).ok()?))
        };
        if let Some(entry) = trapped() {
            let space = Space {
                entry: Some(entry),
                places: HashMap::new(),
            };
            self.spaces.insert(pid, Rc::new(space));
        }
    }

    /// Whether a SIGTRAP stop was ours; if so, the thread is back at the original instruction.
    pub fn on_trap(&mut self, thread: i32, process: i32) -> bool {
        let Some(space) = self.spaces.get(&process).cloned() else {
            return false;
        };
        let Some(place) = sys::trapped_at(thread) else {
            return false;
        };
        if let Some((entry, original)) = space.entry.filter(|(entry, _)| *entry == place) {
            put_back(thread, process, entry, original);
            // Its threads and forks share the space from now on.
            let probed = self.trap_all(process).unwrap_or_default();
            self.spaces.insert(process, Rc::new(probed));
            return true;
        }
        let Some(&(number, original)) = space.places.get(&place) else {
            return false;
        };
        if self.fatal {
            sys::signal(process, 9);
            return true;
        }
        put_back(thread, process, place, original);
        self.visited.entry(process).or_default().insert(number);
        true
    }

    fn trap_all(&self, pid: i32) -> io::Result<Space> {
        let mut space = Space::default();
        let memory = memory(pid)?;
        for map in maps(pid)? {
            let Some(places) = self.modules.get(&map.path) else {
                continue;
            };
            let from = places.partition_point(|(offset, _)| *offset < map.offset);
            let within = places[from..].iter();
            let within = within.take_while(|(offset, _)| *offset < map.offset + map.length);
            let wanted = within
                .filter(|(_, number)| self.reached.get(*number) == Some(&false))
                .map(|(offset, number)| (map.start + (offset - map.offset), *number));
            trap_pages(&memory, wanted.collect(), &mut space.places);
        }
        Ok(space)
    }
}

fn number(word: &[u8]) -> io::Result<u64> {
    let digits = std::str::from_utf8(word).ok();
    let number = digits.and_then(|digits| digits.parse().ok());
    number.ok_or_else(|| io::Error::other("bad list of probes"))
}

/// Works a page at a time: one place at a time would take two system calls for each of thousands of places.
fn trap_pages(
    memory: &File,
    wanted: Vec<(u64, usize)>,
    places: &mut HashMap<u64, (usize, Original)>,
) {
    for page in wanted.chunk_by(|(one, _), (next, _)| one / PAGE == next / PAGE) {
        let Some(&(first, _)) = page.first() else {
            continue;
        };
        let start = first - first % PAGE;
        let mut bytes = vec![0; PAGE as usize];
        if memory.read_exact_at(&mut bytes, start).is_err() {
            continue;
        }
        let mut trapped = Vec::new();
        for &(address, number) in page {
            let at = (address - start) as usize;
            let Some(code) = bytes.get_mut(at..at + sys::TRAP.len()) else {
                continue;
            };
            let mut original = Original::default();
            original.copy_from_slice(code);
            code.copy_from_slice(&sys::TRAP);
            trapped.push((address, (number, original)));
        }
        if memory.write_all_at(&bytes, start).is_ok() {
            places.extend(trapped);
        }
    }
}

fn memory(pid: i32) -> io::Result<File> {
    let path = format!("/proc/{pid}/mem");
    OpenOptions::new().read(true).write(true).open(path)
}

fn set_trap(memory: &File, address: u64) -> io::Result<Original> {
    let mut original = Original::default();
    memory.read_exact_at(&mut original, address)?;
    memory.write_all_at(&sys::TRAP, address)?;
    Ok(original)
}

/// Kills a process that cannot be restored: it must not run on with our trap in its code.
fn put_back(thread: i32, process: i32, address: u64, original: Original) {
    let restored = memory(process).and_then(|memory| memory.write_all_at(&original, address));
    if restored
        .and_then(|()| sys::go_on_at(thread, address))
        .is_err()
    {
        sys::signal(process, 9);
    }
}

/// Only for processes of our own word size: pairs of words, ending with a zero pair.
pub fn entry_point(auxiliary: &[u8]) -> Option<u64> {
    let word = |bytes: &[u8]| bytes.try_into().ok().map(u64::from_ne_bytes);
    auxiliary.chunks_exact(16).find_map(|pair| {
        let (key, value) = pair.split_at(8);
        (word(key)? == ENTRY_KEY).then(|| word(value))?
    })
}

/// An executable mapping of a file.
struct Map {
    start: u64,
    length: u64,
    offset: u64,
    path: Vec<u8>,
}

fn maps(pid: i32) -> io::Result<Vec<Map>> {
    let text = fs::read(format!("/proc/{pid}/maps"))?;
    Ok(text
        .split(|&byte| byte == b'\n')
        .filter_map(read_map)
        .collect())
}

/// `start-end rights offset device inode  path`
fn read_map(line: &[u8]) -> Option<Map> {
    let path = line.get(line.iter().position(|&byte| byte == b'/')?..)?;
    let head = std::str::from_utf8(line.get(..line.len() - path.len())?).ok()?;
    let mut fields = head.split_ascii_whitespace();
    let (start, end) = fields.next()?.split_once('-')?;
    let is_code = fields.next()?.contains('x');
    let number = |digits: &str| u64::from_str_radix(digits, 16).ok();
    let (start, end, offset) = (number(start)?, number(end)?, number(fields.next()?)?);
    is_code.then(|| Map {
        start,
        length: end.saturating_sub(start),
        offset,
        path: path.to_vec(),
    })
}
