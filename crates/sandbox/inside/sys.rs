//! The few C functions that std does not offer, declared by hand, since this program links no crate.
#![expect(unsafe_code, reason = "system calls that std does not wrap")]

use std::ffi::{CString, c_char, c_int, c_long, c_short, c_uint, c_ulong, c_void};
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::time::Duration;

use crate::bpf::Instruction;

const LAST_SIGNAL: c_int = 64;
const SIG_DFL: usize = 0;
pub const SIGABRT: c_int = 6;
pub const SIGTRAP: c_int = 5;
pub const WALL: c_int = 0x4000_0000;
pub const NO_HANG: c_int = 1;

pub const EVENT_EXEC: c_int = 4;
pub const EVENT_EXIT: c_int = 6;
pub const EVENT_SECCOMP: c_int = 7;
pub const EVENT_STOP: c_int = 128;

const PTRACE_CONT: c_uint = 7;
const PTRACE_SINGLESTEP: c_uint = 9;
const PTRACE_GETREGSET: c_uint = 0x4204;
const PTRACE_SETREGSET: c_uint = 0x4205;
const PTRACE_SEIZE: c_uint = 0x4206;
const PTRACE_LISTEN: c_uint = 0x4208;
const PTRACE_SYSCALL: c_uint = 24;
const PTRACE_GET_SYSCALL_INFO: c_uint = 0x420e;
/// TRACESYSGOOD, TRACEFORK, TRACEVFORK, TRACECLONE, TRACEEXEC, TRACEEXIT, TRACESECCOMP, EXITKILL.
const OPTIONS: c_ulong = 0x1 | 0x2 | 0x4 | 0x8 | 0x10 | 0x40 | 0x80 | 0x10_0000;
/// The stop signal at the end of a system call, as marked by TRACESYSGOOD.
pub const CALL_ENDED: c_int = SIGTRAP | 0x80;

/// The trap instruction that stops a tracee with SIGTRAP, how far behind it the program counter is then, and the index
/// of the program counter in the general registers.
#[cfg(target_arch = "x86_64")]
mod machine {
    pub const TRAP: [u8; 1] = [0xcc];
    pub const BEHIND: u64 = 1;
    pub const COUNTER: usize = 16;
}
#[cfg(target_arch = "aarch64")]
mod machine {
    pub const TRAP: [u8; 4] = 0xd420_0000u32.to_le_bytes();
    pub const BEHIND: u64 = 0;
    pub const COUNTER: usize = 32;
}
pub use machine::TRAP;
/// More than any of these machines has.
const REGISTERS: usize = 64;

const PR_SET_DUMPABLE: c_int = 4;
const PR_SET_SECCOMP: c_int = 22;
const PR_SET_NO_NEW_PRIVS: c_int = 38;
const RLIMIT_NPROC: c_int = 6;
const RLIMIT_CORE: c_int = 4;
const F_SETFD: c_int = 2;
const FD_CLOEXEC: c_int = 1;

#[repr(C)]
struct Limit {
    soft: c_ulong,
    hard: c_ulong,
}

#[repr(C)]
struct Polled {
    fd: c_int,
    events: c_short,
    revents: c_short,
}

/// Only its two times are read: user and system, each as seconds and microseconds.
#[repr(C)]
struct Used {
    times: [c_long; 4],
    rest: [c_long; 14],
}

/// `struct iovec`.
#[repr(C)]
struct Span {
    start: *mut c_void,
    length: usize,
}

/// `struct sock_fprog`.
#[repr(C)]
struct Program {
    length: u16,
    instructions: *const Instruction,
}

/// The system call at which a tracee is stopped: `struct ptrace_syscall_info`.
#[repr(C)]
#[derive(Default)]
struct StoppedCall {
    kind: u8,
    architecture: u32,
    places: [u64; 2],
    /// At entry, number and arguments; at exit, the result comes first.
    words: [u64; 8],
}

unsafe extern "C" {
    fn getrusage(who: c_int, used: *mut Used) -> c_int;
    fn poll(fds: *mut Polled, count: c_ulong, timeout: c_int) -> c_int;
    fn fork() -> c_int;
    #[link_name = "signal"]
    fn set_handler(number: c_int, handler: usize) -> usize;
    fn execvp(file: *const c_char, argv: *const *const c_char) -> c_int;
    fn _exit(code: c_int) -> !;
    fn waitpid(pid: c_int, status: *mut c_int, options: c_int) -> c_int;
    fn kill(pid: c_int, signal: c_int) -> c_int;
    fn ptrace(request: c_uint, ...) -> c_long;
    fn prctl(option: c_int, ...) -> c_int;
    fn setrlimit(resource: c_int, limit: *const Limit) -> c_int;
    fn fcntl(fd: c_int, command: c_int, ...) -> c_int;
    fn pipe2(fds: *mut c_int, flags: c_int) -> c_int;
    fn read(fd: c_int, buffer: *mut c_void, count: usize) -> isize;
    fn close(fd: c_int) -> c_int;
    fn dup2(from: c_int, to: c_int) -> c_int;
    fn setpgid(pid: c_int, group: c_int) -> c_int;
    fn syscall(number: c_long, ...) -> c_long;
    fn inotify_init1(flags: c_int) -> c_int;
    fn inotify_add_watch(fd: c_int, path: *const c_char, mask: u32) -> c_int;
    fn process_vm_readv(
        pid: c_int,
        local: *const Span,
        local_count: c_ulong,
        remote: *const Span,
        remote_count: c_ulong,
        flags: c_ulong,
    ) -> isize;
    fn prlimit(pid: c_int, resource: c_int, new: *const Limit, old: *mut Limit) -> c_int;
}

fn checked(result: c_int) -> io::Result<c_int> {
    if result < 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(result)
    }
}

/// From now on no process of the same user can open our descriptors or memory.
pub fn hide_from_other_processes() -> io::Result<()> {
    checked(unsafe {
        prctl(
            PR_SET_DUMPABLE,
            0 as c_ulong,
            0 as c_ulong,
            0 as c_ulong,
            0 as c_ulong,
        )
    })
    .map(drop)
}

/// Set here and not outside: inside our own user namespace only our processes count.
pub fn limit_processes(most: u64) -> io::Result<()> {
    let limit = Limit {
        soft: most,
        hard: most,
    };
    checked(unsafe { setrlimit(RLIMIT_NPROC, &limit) }).map(drop)
}

/// One byte, not zero: with zero the kernel still pipes every crash to the host's core handler, if there is one; one
/// is its special value for "not at all".
pub fn no_core_files() -> io::Result<()> {
    let limit = Limit { soft: 1, hard: 1 };
    checked(unsafe { prlimit(0, RLIMIT_CORE, &limit, std::ptr::null_mut()) }).map(drop)
}

pub fn close_on_exec(fd: c_int) -> io::Result<()> {
    checked(unsafe { fcntl(fd, F_SETFD, FD_CLOEXEC) }).map(drop)
}

/// A child that waits at a gate before it executes `argv`.
pub struct Gated {
    pub pid: c_int,
    gate: c_int,
}

impl Gated {
    /// We hide before any foreign code runs.
    pub fn open(self) -> io::Result<()> {
        hide_from_other_processes()?;
        // Closing our end of the pipe makes the child's read return.
        unsafe { close(self.gate) };
        Ok(())
    }
}

/// This program is single-threaded when it forks, so the child may run ordinary code before exec. With a filter, the
/// child and its descendants stop at the calls that it selects.
pub fn spawn_gated(argv: &[CString], filter: Option<&[Instruction]>) -> io::Result<Gated> {
    spawn(argv, || filter.is_none_or(|filter| load(filter).is_ok()))
}

/// A child in a process group of its own, with these as its standard streams.
pub fn spawn_server(argv: &[CString], streams: [c_int; 3]) -> io::Result<Gated> {
    spawn(argv, || {
        let redirect = |(to, from)| unsafe { dup2(from, to) } == to;
        (0..).zip(streams).all(redirect) && unsafe { setpgid(0, 0) } == 0
    })
}

/// `prepare` is run in the child, which ends if it fails.
fn spawn(argv: &[CString], prepare: impl FnOnce() -> bool) -> io::Result<Gated> {
    const O_CLOEXEC: c_int = 0o2_000_000;
    let mut fds = [0 as c_int; 2];
    checked(unsafe { pipe2(fds.as_mut_ptr(), O_CLOEXEC) })?;
    let mut pointers: Vec<*const c_char> = argv.iter().map(|word| word.as_ptr()).collect();
    pointers.push(std::ptr::null());
    let pid = checked(unsafe { fork() })?;
    if pid == 0 {
        unsafe {
            close(fds[1]);
            // Forked from a process that hides, it could not be traced.
            prctl(
                PR_SET_DUMPABLE,
                1 as c_ulong,
                0 as c_ulong,
                0 as c_ulong,
                0 as c_ulong,
            );
            let mut byte = 0u8;
            read(fds[0], (&raw mut byte).cast(), 1);
            if !prepare() {
                _exit(126);
            }
            // What is ignored stays so in what is executed: SIGPIPE in every program of Rust, SIGHUP under `nohup`.
            for number in 1..=LAST_SIGNAL {
                set_handler(number, SIG_DFL);
            }
            execvp(pointers[0], pointers.as_ptr());
            let missing = io::Error::last_os_error().kind() == io::ErrorKind::NotFound;
            _exit(if missing { 127 } else { 126 });
        }
    }
    unsafe { close(fds[0]) };
    Ok(Gated { pid, gate: fds[1] })
}

fn load(filter: &[Instruction]) -> io::Result<()> {
    const MODE_FILTER: c_ulong = 2;
    let program = Program {
        length: filter.len() as u16,
        instructions: filter.as_ptr(),
    };
    let none = 0 as c_ulong;
    checked(unsafe { prctl(PR_SET_NO_NEW_PRIVS, 1 as c_ulong, none, none, none) })?;
    checked(unsafe { prctl(PR_SET_SECCOMP, MODE_FILTER, &raw const program) }).map(drop)
}

/// `Ok(None)` if no child is left. `options` may be `WALL`.
pub fn wait_any(options: c_int) -> io::Result<Option<(c_int, c_int)>> {
    const ECHILD: i32 = 10;
    let mut status = 0;
    loop {
        match checked(unsafe { waitpid(-1, &mut status, options) }) {
            Ok(pid) => return Ok(Some((pid, status))),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) if error.raw_os_error() == Some(ECHILD) => return Ok(None),
            Err(error) => return Err(error),
        }
    }
}

/// The status of one child, if it has changed; waits for it without `NO_HANG`.
pub fn wait_for(pid: c_int, options: c_int) -> io::Result<Option<c_int>> {
    let mut status = 0;
    loop {
        match checked(unsafe { waitpid(pid, &mut status, options | WALL) }) {
            Ok(0) => return Ok(None),
            Ok(_) => return Ok(Some(status)),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// A descriptor that is readable once the process has ended.
pub fn handle(pid: c_int) -> io::Result<OwnedFd> {
    const PIDFD_OPEN: c_long = 434;
    let fd = unsafe { syscall(PIDFD_OPEN, pid, 0 as c_ulong) };
    let fd = checked(c_int::try_from(fd).unwrap_or(-1))?;
    Ok(unsafe { OwnedFd::from_raw_fd(fd) })
}

/// Readable once one of the files has been opened or read.
pub fn watch_reads(files: &[CString]) -> io::Result<OwnedFd> {
    const OPTIONS: c_int = 0o2_004_000;
    const ACCESS_OR_OPEN: u32 = 0x1 | 0x20;
    let watch = checked(unsafe { inotify_init1(OPTIONS) })?;
    let watch = unsafe { OwnedFd::from_raw_fd(watch) };
    for file in files {
        checked(unsafe { inotify_add_watch(watch.as_raw_fd(), file.as_ptr(), ACCESS_OR_OPEN) })?;
    }
    Ok(watch)
}

/// The flags of an open file, which all processes share that have it from one another.
pub fn open_flags(fd: c_int) -> io::Result<c_int> {
    const F_GETFL: c_int = 3;
    checked(unsafe { fcntl(fd, F_GETFL) })
}

/// Returns whether there was a process to receive it.
pub fn signal(pid: c_int, number: c_int) -> bool {
    unsafe { kill(pid, number) == 0 }
}

/// CPU time of all children that were waited for, including the children that those waited for.
pub fn children_cpu() -> io::Result<Duration> {
    const RUSAGE_CHILDREN: c_int = -1;
    let mut used = Used {
        times: [0; 4],
        rest: [0; 14],
    };
    checked(unsafe { getrusage(RUSAGE_CHILDREN, &mut used) })?;
    let [user, user_micros, system, system_micros] =
        used.times.map(|time| u64::try_from(time).unwrap_or(0));
    Ok(Duration::from_secs(user + system) + Duration::from_micros(user_micros + system_micros))
}

/// Which descriptors are readable or at end of file; -1 stands for none.
pub fn readable<const N: usize>(fds: [c_int; N], longest: Duration) -> io::Result<[bool; N]> {
    const POLLIN: c_short = 1;
    let mut polled = fds.map(|fd| Polled {
        fd,
        events: POLLIN,
        revents: 0,
    });
    let millis = c_int::try_from(longest.as_millis()).unwrap_or(c_int::MAX);
    match checked(unsafe { poll(polled.as_mut_ptr(), N as c_ulong, millis) }) {
        Ok(_) => Ok(polled.map(|one| one.revents != 0)),
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok([false; N]),
        Err(error) => Err(error),
    }
}

pub fn seize(pid: c_int) -> io::Result<()> {
    let result = unsafe { ptrace(PTRACE_SEIZE, pid, 0 as c_ulong, OPTIONS) };
    if result < 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(())
    }
}

/// A tracee that died meanwhile is not an error: the next wait reports its end.
pub fn resume(pid: c_int, signal: c_int) {
    unsafe { ptrace(PTRACE_CONT, pid, 0 as c_ulong, signal as c_ulong) };
}

/// Executes one instruction.
pub fn step(pid: c_int) {
    unsafe { ptrace(PTRACE_SINGLESTEP, pid, 0 as c_ulong, 0 as c_ulong) };
}

/// Like [`resume`], but stops again at the end of the current system call.
pub fn resume_to_end_of_call(pid: c_int) {
    unsafe { ptrace(PTRACE_SYSCALL, pid, 0 as c_ulong, 0 as c_ulong) };
}

/// Architecture, number and arguments of the call at which the filter stopped.
pub fn begun_call(pid: c_int) -> Option<(u32, u64, [u64; 6])> {
    const SECCOMP: u8 = 3;
    let call = stopped_call(pid).filter(|call| call.kind == SECCOMP)?;
    let [number, arguments @ .., _] = call.words;
    Some((call.architecture, number, arguments))
}

/// The result of a system call, at its exit.
pub fn ended_call(pid: c_int) -> Option<i64> {
    const EXIT: u8 = 2;
    let call = stopped_call(pid).filter(|call| call.kind == EXIT)?;
    Some(call.words[0] as i64)
}

fn stopped_call(pid: c_int) -> Option<StoppedCall> {
    let mut call = StoppedCall::default();
    let size = size_of::<StoppedCall>() as c_ulong;
    let got = unsafe { ptrace(PTRACE_GET_SYSCALL_INFO, pid, size, &raw mut call) };
    (got > 0).then_some(call)
}

/// The address of our trap, if the tracee is stopped at one.
pub fn trapped_at(thread: c_int) -> Option<u64> {
    let (registers, _) = registers(thread)?;
    registers[machine::COUNTER].checked_sub(machine::BEHIND)
}

pub fn go_on_at(thread: c_int, address: u64) -> io::Result<()> {
    let (mut registers, length) = registers(thread).ok_or_else(io::Error::last_os_error)?;
    registers[machine::COUNTER] = address;
    set_registers(thread, (registers, length))
}

pub fn set_registers(thread: c_int, (mut registers, length): Registers) -> io::Result<()> {
    let mut span = Span {
        start: registers.as_mut_ptr().cast(),
        length,
    };
    let set = unsafe { ptrace(PTRACE_SETREGSET, thread, GENERAL, &raw mut span) };
    if set < 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}

/// `NT_PRSTATUS`.
const GENERAL: c_ulong = 1;

/// The general registers, and how many bytes of them there are.
pub type Registers = ([u64; REGISTERS], usize);

/// Those of a thread of this machine's own kind.
pub fn registers(thread: c_int) -> Option<Registers> {
    let mut registers = [0; REGISTERS];
    let mut span = Span {
        start: registers.as_mut_ptr().cast(),
        length: size_of_val(&registers),
    };
    let got = unsafe { ptrace(PTRACE_GETREGSET, thread, GENERAL, &raw mut span) };
    (got >= 0 && span.length > machine::COUNTER * 8).then_some((registers, span.length))
}

/// Reads a NUL-terminated string from a tracee's memory.
pub fn read_text(pid: c_int, address: u64) -> Vec<u8> {
    const PAGE: u64 = 4096;
    let mut text = Vec::new();
    let mut at = address;
    // Never reads across a page boundary: the next page may not be mapped.
    while text.len() < PAGE as usize {
        let mut buffer = [0u8; 256];
        let room = (PAGE - at % PAGE).min(buffer.len() as u64) as usize;
        let local = Span {
            start: buffer.as_mut_ptr().cast(),
            length: room,
        };
        let remote = Span {
            start: at as *mut c_void,
            length: room,
        };
        let got = unsafe { process_vm_readv(pid, &raw const local, 1, &raw const remote, 1, 0) };
        let Ok(got) = usize::try_from(got) else { break };
        let read = &buffer[..got];
        let end = read.iter().position(|byte| *byte == 0);
        text.extend_from_slice(&read[..end.unwrap_or(got)]);
        if end.is_some() || got == 0 {
            break;
        }
        at += got as u64;
    }
    text
}

pub fn stay_stopped(pid: c_int) {
    unsafe { ptrace(PTRACE_LISTEN, pid, 0 as c_ulong, 0 as c_ulong) };
}

/// How a process ended, decoded from its wait status.
pub fn ended(status: c_int) -> Option<(&'static str, c_int)> {
    let signal = status & 0x7f;
    match signal {
        0 => Some(("exit", (status >> 8) & 0xff)),
        0x7f => None,
        _ => Some(("signal", signal)),
    }
}

/// Signal and event of a stop, if the status is one.
pub fn stopped(status: c_int) -> Option<(c_int, c_int)> {
    (status & 0xff == 0x7f).then_some(((status >> 8) & 0xff, status >> 16))
}
