//! The system calls that open a file or give it another name: their numbers, and a seccomp filter that stops at them.
//!
//! A job could hide its calls from the tracer with a seccomp filter of its own that passes them to a user-space
//! listener, which takes precedence over tracing. Requests for such a listener are therefore refused.

use crate::bpf::{
    ALLOW, ARCHITECTURE, FAIL_WITH, Instruction, JUMP_IF_EQUAL, LOAD_WORD, NATIVE, NUMBER, RETURN,
    X86, branch, instruction,
};

/// What a call does, and which of its arguments matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    Open {
        path: usize,
        flags: Flags,
    },
    /// `path` is the new name, relative to the descriptor `folder`, or to the working directory without one.
    Name {
        folder: Option<usize>,
        path: usize,
    },
}

/// Where the flags of an open call are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flags {
    Argument(usize),
    /// Not in a register; read from the descriptor after the call.
    Elsewhere,
}

struct Known {
    call: Call,
    native: Option<u32>,
    x86: u32,
}

const fn known(call: Call, native: Option<u32>, x86: u32) -> Known {
    Known { call, native, x86 }
}

const fn open(path: usize, flags: Flags) -> Call {
    Call::Open { path, flags }
}

const fn name(folder: Option<usize>, path: usize) -> Call {
    Call::Name { folder, path }
}

/// Newer architectures have no `open`, `creat`, `rename` and `link`.
const fn old(number: u32) -> Option<u32> {
    if cfg!(target_arch = "x86_64") {
        Some(number)
    } else {
        None
    }
}

const fn on(x86_64: u32, others: u32) -> Option<u32> {
    if cfg!(target_arch = "x86_64") {
        Some(x86_64)
    } else {
        Some(others)
    }
}

#[rustfmt::skip]
const KNOWN: &[Known] = &[
    known(open(0, Flags::Argument(1)), old(2), 5),
    known(open(0, Flags::Elsewhere), old(85), 8),
    known(open(1, Flags::Argument(2)), on(257, 56), 295),
    known(open(1, Flags::Elsewhere), on(437, 437), 437),
    known(name(None, 1), old(82), 38),
    known(name(Some(2), 3), on(264, 38), 302),
    known(name(Some(2), 3), on(316, 276), 353),
    known(name(None, 1), old(86), 9),
    known(name(Some(2), 3), on(265, 37), 303),
];

/// The file operation of a stopped system call, if it is one.
pub fn call(architecture: u32, number: u64) -> Option<Call> {
    let is_it = |known: &&Known| match architecture {
        NATIVE => known.native.map(u64::from) == Some(number),
        X86 => u64::from(known.x86) == number,
        _ => false,
    };
    KNOWN.iter().find(is_it).map(|known| known.call)
}

pub const JUMP_IF_SET: u16 = 0x45;
/// The low half of the second argument, on a little-endian machine.
const SECOND_ARGUMENT: u32 = 24;
const NEW_LISTENER: u32 = 8;
const STOP: u32 = 0x7ff0_0000;
const INVALID: u32 = FAIL_WITH | 22;

/// The number of `seccomp` itself: native, and for 32-bit programs.
const SECCOMP: (u32, u32) = (
    if cfg!(target_arch = "x86_64") {
        317
    } else {
        277
    },
    354,
);

pub fn filter() -> Vec<Instruction> {
    let native: Vec<u32> = KNOWN.iter().filter_map(|known| known.native).collect();
    let native = section(&native, SECCOMP.0);
    let mut program = vec![
        instruction(LOAD_WORD, ARCHITECTURE),
        // Sections are short enough for the 8-bit offset of a jump.
        branch(JUMP_IF_EQUAL, NATIVE, 0, native.len() as u8),
    ];
    program.extend(native);
    if cfg!(target_arch = "x86_64") {
        let x86: Vec<u32> = KNOWN.iter().map(|known| known.x86).collect();
        let x86 = section(&x86, SECCOMP.1);
        program.push(branch(JUMP_IF_EQUAL, X86, 0, x86.len() as u8));
        program.extend(x86);
    }
    program.push(instruction(RETURN, ALLOW));
    program
}

fn section(stopped: &[u32], seccomp: u32) -> Vec<Instruction> {
    let mut section = vec![instruction(LOAD_WORD, NUMBER)];
    for number in stopped {
        section.push(branch(JUMP_IF_EQUAL, *number, 0, 1));
        section.push(instruction(RETURN, STOP));
    }
    section.push(branch(JUMP_IF_EQUAL, seccomp, 0, 3));
    section.push(instruction(LOAD_WORD, SECOND_ARGUMENT));
    section.push(branch(JUMP_IF_SET, NEW_LISTENER, 0, 1));
    section.push(instruction(RETURN, INVALID));
    section.push(instruction(RETURN, ALLOW));
    section
}
