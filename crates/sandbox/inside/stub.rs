//! The machine code that a server executes: it stops, makes a copy of its process when it is resumed, and stops again.
//! The copy prepares itself for its run and jumps to `main`.
//!
//! The copy is made by the bare system call: the handlers that libraries register for `fork` would cost more than the
//! rest of a short run (a sanitizer's walk through megabytes of its tables), and with one thread nothing is locked.

use std::ffi::CStr;

use crate::bpf::Instruction;

/// How much memory the code and its data take.
pub const BYTES: u64 = 4 * 4096;
const FILTER: usize = 4096;
const PATH: usize = 8192;

/// `exit_signal` of a child that is waited for as any other.
const SIGCHLD: u64 = 17;
const CLONE_PARENT: u64 = 0x8000;
const CLONE_CHILD_CLEARTID: u64 = 0x20_0000;
const CLONE_UNTRACED: u64 = 0x80_0000;
const CLONE_CHILD_SETTID: u64 = 0x100_0000;

const TRAP: u8 = 0xcc;

/// What the code must know about the process.
pub struct Stub<'a> {
    /// Where the code will be.
    pub at: u64,
    pub main: u64,
    /// `argc`, `argv` and `envp`.
    pub arguments: [u64; 3],
    /// Where the C library keeps the number of the thread.
    pub thread_id: u64,
    /// Opened as standard input by every copy.
    pub stdin: Option<&'a CStr>,
    /// Loaded by every copy.
    pub filter: &'a [Instruction],
}

#[derive(Clone, Copy)]
enum Register {
    Rax,
    Rdx,
    Rsi,
    Rdi,
    R8,
    R10,
}

/// Of system calls.
const ARGUMENTS: [Register; 5] = [
    Register::Rdi,
    Register::Rsi,
    Register::Rdx,
    Register::R10,
    Register::R8,
];

mod call {
    pub const CLOSE: u64 = 3;
    pub const CLONE: u64 = 56;
    pub const SETPGID: u64 = 109;
    pub const PRCTL: u64 = 157;
    pub const OPENAT: u64 = 257;
    pub const SECCOMP: u64 = 317;
}

const PR_SET_DUMPABLE: u64 = 4;
const PR_SET_NO_NEW_PRIVS: u64 = 38;
const SET_MODE_FILTER: u64 = 1;
const AT_FDCWD: u64 = -100i64 as u64;

impl Stub<'_> {
    /// Also returns the offset at which the server waits. `None` if it does not fit.
    pub fn encode(&self) -> Option<(Vec<u8>, u64)> {
        let mut code = Code(Vec::new());
        // No other process may look into the server: its copies are to start alike.
        code.call(call::PRCTL, &[PR_SET_DUMPABLE, 0, 0, 0, 0]);
        code.call(call::PRCTL, &[PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0]);
        let again = code.0.len();
        code.0.push(TRAP);
        let flags =
            SIGCHLD | CLONE_PARENT | CLONE_CHILD_CLEARTID | CLONE_CHILD_SETTID | CLONE_UNTRACED;
        code.call_unchecked(call::CLONE, &[flags, 0, 0, self.thread_id, 0]);
        code.if_zero_skip_jump_to(again);
        code.call(call::PRCTL, &[PR_SET_DUMPABLE, 1, 0, 0, 0]);
        code.call(call::SETPGID, &[0, 0]);
        if self.stdin.is_some() {
            // The lowest free descriptor is then 0.
            code.call(call::CLOSE, &[0]);
            code.call(call::OPENAT, &[AT_FDCWD, self.at + PATH as u64, 0, 0]);
        }
        code.call(
            call::SECCOMP,
            &[SET_MODE_FILTER, 0, self.at + FILTER as u64],
        );
        let registers = [Register::Rdi, Register::Rsi, Register::Rdx];
        for (register, value) in registers.into_iter().zip(self.arguments) {
            code.load(register, value);
        }
        code.jump(self.main);
        Some((self.with_data(code.0)?, again as u64))
    }

    fn with_data(&self, code: Vec<u8>) -> Option<Vec<u8>> {
        let mut bytes = code;
        if bytes.len() > FILTER {
            return None;
        }
        bytes.resize(FILTER, 0);
        // `struct sock_fprog`: the length, padded, and a pointer.
        bytes.extend((self.filter.len() as u64).to_le_bytes());
        bytes.extend((self.at + FILTER as u64 + 16).to_le_bytes());
        for one in self.filter {
            bytes.extend(one.code.to_le_bytes());
            bytes.extend([one.if_true, one.if_false]);
            bytes.extend(one.value.to_le_bytes());
        }
        if bytes.len() > PATH {
            return None;
        }
        bytes.resize(PATH, 0);
        bytes.extend(self.stdin.unwrap_or_default().to_bytes_with_nul());
        (bytes.len() as u64 <= BYTES).then_some(bytes)
    }
}

struct Code(Vec<u8>);

impl Code {
    fn load(&mut self, register: Register, value: u64) {
        let opcode = match register {
            Register::Rax => [0x48, 0xb8],
            Register::Rdx => [0x48, 0xba],
            Register::Rsi => [0x48, 0xbe],
            Register::Rdi => [0x48, 0xbf],
            Register::R8 => [0x49, 0xb8],
            Register::R10 => [0x49, 0xba],
        };
        self.0.extend(opcode);
        self.0.extend(value.to_le_bytes());
    }

    /// A trap if it fails, which ends a copy: nothing traces it.
    fn call(&mut self, number: u64, arguments: &[u64]) {
        self.call_unchecked(number, arguments);
        // test rax, rax; jns over the trap
        self.0.extend([0x48, 0x85, 0xc0, 0x79, 0x01, TRAP]);
    }

    fn call_unchecked(&mut self, number: u64, arguments: &[u64]) {
        for (register, value) in ARGUMENTS.into_iter().zip(arguments) {
            self.load(register, *value);
        }
        self.load(Register::Rax, number);
        self.0.extend([0x0f, 0x05]);
    }

    fn if_zero_skip_jump_to(&mut self, target: usize) {
        // test rax, rax; jz over the jump, which has five bytes
        self.0.extend([0x48, 0x85, 0xc0, 0x74, 0x05, 0xe9]);
        let from = self.0.len() as i64 + 4;
        self.0
            .extend((target as i64 - from).to_le_bytes().iter().take(4));
    }

    /// Uses no register.
    fn jump(&mut self, target: u64) {
        self.0.extend([0xff, 0x25, 0, 0, 0, 0]);
        self.0.extend(target.to_le_bytes());
    }
}
