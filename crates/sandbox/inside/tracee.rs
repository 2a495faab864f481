//! A process that is brought to a stop at the beginning of `main`.

use std::ffi::CString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::probes::entry_point;
use crate::sys;

/// Longer than any program takes to get to `main`.
const LONGEST_START: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_micros(100);
/// From the entry point to the call of `__libc_start_main`.
const MOST_STEPS: usize = 64;
const LONGEST_INSTRUCTION: u64 = 15;
const SYSCALL_AND_TRAP: [u8; 3] = [0x0f, 0x05, 0xcc];
/// Programs that only lead to the one that is meant.
const SYSTEM: [&str; 4] = ["/usr", "/bin", "/sbin", "/lib"];

/// Indices of registers.
pub mod register {
    pub const R10: usize = 7;
    pub const R9: usize = 8;
    pub const R8: usize = 9;
    pub const RAX: usize = 10;
    pub const RDX: usize = 12;
    pub const RSI: usize = 13;
    pub const RDI: usize = 14;
    pub const ORIGINAL_RAX: usize = 15;
    pub const COUNTER: usize = 16;
    pub const FS_BASE: usize = 21;
}

/// Why a process cannot be held at `main`.
#[derive(Debug)]
pub struct Unserved(pub String);

impl From<io::Error> for Unserved {
    fn from(error: io::Error) -> Self {
        Self(error.to_string())
    }
}

fn unserved<T>(why: &str) -> Result<T, Unserved> {
    Err(Unserved(why.to_owned()))
}

/// Killed when it is dropped, with all others that it started.
pub struct Tracee {
    pub pid: i32,
    has_ended: bool,
    memory: Option<File>,
}

impl Tracee {
    /// The process stands before the first instruction of `main`.
    pub fn at_main(argv: &[CString], streams: [i32; 3]) -> Result<Self, Unserved> {
        let child = sys::spawn_server(argv, streams)?;
        let mut tracee = Self {
            pid: child.pid,
            has_ended: false,
            memory: None,
        };
        seize(tracee.pid)?;
        child.open()?;
        tracee.reach_program()?;
        tracee.reach_main()?;
        Ok(tracee)
    }

    /// Follows the command until it has executed a program that is not the system's.
    fn reach_program(&mut self) -> Result<(), Unserved> {
        loop {
            match self.next_stop()? {
                (sys::SIGTRAP, sys::EVENT_EXEC) => {}
                (_, 0) => return unserved("a signal came before its `main`"),
                _ => return unserved("its command starts more than one process"),
            }
            let program = fs::read_link(format!("/proc/{}/exe", self.pid))?;
            if !SYSTEM.iter().any(|folder| program.starts_with(folder)) {
                let memory = format!("/proc/{}/mem", self.pid);
                self.memory = Some(OpenOptions::new().read(true).write(true).open(memory)?);
                return Ok(());
            }
            sys::resume(self.pid, 0);
        }
    }

    /// The loader has done its work at the entry point, and the C library's initialisation and all constructors at `main`.
    fn reach_main(&mut self) -> Result<(), Unserved> {
        let auxiliary = fs::read(format!("/proc/{}/auxv", self.pid))?;
        let Some(entry) = entry_point(&auxiliary) else {
            return unserved("its entry point is not known");
        };
        self.run_to(entry)?;
        let main = self.find_main()?;
        if !self.is_code_of_program(main)? {
            return unserved("its `main` is not known");
        }
        self.run_to(main)
    }

    /// The entry code hands `main` over as the first argument of its only call.
    fn find_main(&mut self) -> Result<u64, Unserved> {
        for _ in 0..MOST_STEPS {
            let before = self.register(register::COUNTER)?;
            sys::step(self.pid);
            self.expect_trap()?;
            let after = self.register(register::COUNTER)?;
            if !(before..=before + LONGEST_INSTRUCTION).contains(&after) {
                return self.register(register::RDI);
            }
        }
        unserved("its `main` is not known")
    }

    fn run_to(&mut self, address: u64) -> Result<(), Unserved> {
        let replaced: [u8; sys::TRAP.len()] = self.read(address)?;
        self.write(address, &sys::TRAP)?;
        self.go()?;
        if sys::trapped_at(self.pid) != Some(address) {
            return unserved("it stopped before its `main`");
        }
        self.write(address, &replaced)?;
        Ok(sys::go_on_at(self.pid, address)?)
    }

    /// Lets the process call the system, and restores everything but what the call did.
    pub fn call(&mut self, number: u64, arguments: [u64; 6]) -> Result<u64, Unserved> {
        let Some(before) = sys::registers(self.pid) else {
            return unserved("its registers cannot be read");
        };
        let at = before.0[register::COUNTER];
        let replaced: [u8; SYSCALL_AND_TRAP.len()] = self.read(at)?;
        self.write(at, &SYSCALL_AND_TRAP)?;
        let mut changed = before;
        let places = [
            register::RDI,
            register::RSI,
            register::RDX,
            register::R10,
            register::R8,
            register::R9,
        ];
        for (place, value) in places.into_iter().zip(arguments) {
            changed.0[place] = value;
        }
        changed.0[register::RAX] = number;
        changed.0[register::ORIGINAL_RAX] = u64::MAX;
        sys::set_registers(self.pid, changed)?;
        self.go()?;
        let result = self.register(register::RAX)?;
        self.write(at, &replaced)?;
        sys::set_registers(self.pid, before)?;
        match result as i64 {
            -4095..0 => unserved("a system call failed in it"),
            _ => Ok(result),
        }
    }

    pub fn register(&self, index: usize) -> Result<u64, Unserved> {
        match sys::registers(self.pid) {
            Some((all, _)) => Ok(all[index]),
            None => unserved("its registers cannot be read"),
        }
    }

    /// Resumes it until its next trap.
    pub fn go(&mut self) -> Result<(), Unserved> {
        sys::resume(self.pid, 0);
        self.expect_trap()
    }

    fn expect_trap(&mut self) -> Result<(), Unserved> {
        match self.next_stop()? {
            (sys::SIGTRAP, 0) => Ok(()),
            (_, 0) => unserved("a signal came before its `main`"),
            _ => unserved("it starts threads or processes before its `main`"),
        }
    }

    fn next_stop(&mut self) -> Result<(i32, i32), Unserved> {
        let started = Instant::now();
        let mut looks = 0u32;
        while started.elapsed() < LONGEST_START {
            if let Some(status) = sys::wait_for(self.pid, sys::NO_HANG)? {
                match sys::stopped(status) {
                    Some((_, sys::EVENT_EXIT)) => sys::resume(self.pid, 0),
                    Some(stop) => return Ok(stop),
                    None => {
                        self.has_ended = true;
                        return unserved("it ended before its `main`");
                    }
                }
            }
            // A copy takes less time than a pause does.
            looks += 1;
            if looks > 20 {
                std::thread::sleep(PAUSE);
            } else {
                std::thread::yield_now();
            }
        }
        unserved("it takes long to get to its `main`")
    }

    pub fn read<const N: usize>(&self, address: u64) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.memory()?.read_exact_at(&mut bytes, address)?;
        Ok(bytes)
    }

    pub fn write(&self, address: u64, bytes: &[u8]) -> io::Result<()> {
        self.memory()?.write_all_at(bytes, address)
    }

    fn memory(&self) -> io::Result<&File> {
        let missing = || io::Error::other("its memory is not open");
        self.memory.as_ref().ok_or_else(missing)
    }

    fn is_code_of_program(&self, address: u64) -> io::Result<bool> {
        let program = fs::read_link(format!("/proc/{}/exe", self.pid))?;
        let is_it = |one: &Mapping| {
            one.range.contains(&address)
                && one.rights.contains('x')
                && Path::new(&one.path) == program
        };
        Ok(self.mappings()?.iter().any(is_it))
    }

    /// Whether it still waits where we stopped it. What was killed runs for a moment, and stops once more when it ends.
    pub fn is_held(&mut self) -> Result<bool, Unserved> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.pid)).unwrap_or_default();
        let state = stat.rsplit_once(") ").map(|(_, rest)| rest);
        if !state.is_some_and(|state| state.starts_with('t')) {
            return Ok(false);
        }
        let Some(status) = sys::wait_for(self.pid, sys::NO_HANG)? else {
            return Ok(true);
        };
        match sys::stopped(status) {
            Some(_) => sys::resume(self.pid, 0),
            None => self.has_ended = true,
        }
        Ok(false)
    }

    /// Memory that copies of the process would share with it.
    pub fn shares_memory(&self, but: Option<&Path>) -> io::Result<bool> {
        let is_shared = |one: &Mapping| {
            one.rights.ends_with('s') && but.is_none_or(|but| Path::new(&one.path) != but)
        };
        Ok(self.mappings()?.iter().any(is_shared))
    }

    fn mappings(&self) -> io::Result<Vec<Mapping>> {
        let maps = fs::read(format!("/proc/{}/maps", self.pid))?;
        let maps = String::from_utf8_lossy(&maps);
        Ok(maps.lines().filter_map(Mapping::parse).collect())
    }

    pub fn threads(&self) -> io::Result<usize> {
        Ok(fs::read_dir(format!("/proc/{}/task", self.pid))?.count())
    }
}

impl Drop for Tracee {
    fn drop(&mut self) {
        sys::signal(-self.pid, 9);
        if !self.has_ended {
            sys::signal(self.pid, 9);
            // It may be stopped at its very end.
            sys::resume(self.pid, 0);
        }
        // What it started before it was held is traced too; nothing else is a child of ours now.
        while let Ok(Some((pid, status))) = sys::wait_any(sys::WALL) {
            if sys::ended(status).is_none() {
                sys::signal(pid, 9);
                sys::resume(pid, 0);
            }
        }
    }
}

/// The child cannot be traced until it has taken back that it hides, as we do.
fn seize(pid: i32) -> io::Result<()> {
    let started = Instant::now();
    loop {
        match sys::seize(pid) {
            Err(error)
                if error.kind() == io::ErrorKind::PermissionDenied
                    && started.elapsed() < LONGEST_START =>
            {
                std::thread::sleep(PAUSE);
            }
            result => return result,
        }
    }
}

struct Mapping {
    range: std::ops::Range<u64>,
    rights: String,
    path: String,
}

impl Mapping {
    fn parse(line: &str) -> Option<Self> {
        let mut fields = line.split_ascii_whitespace();
        let (low, high) = fields.next()?.split_once('-')?;
        let number = |digits| u64::from_str_radix(digits, 16).ok();
        Some(Self {
            range: number(low)?..number(high)?,
            rights: fields.next()?.to_owned(),
            path: line.find('/').map_or("", |at| &line[at..]).to_owned(),
        })
    }
}
