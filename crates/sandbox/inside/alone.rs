//! A filter under which a process stays alone: it may start threads, but no process, so that nothing is left of it once
//! it has ended. One that tries to is ended by SIGSYS.

use crate::bpf::{
    ALLOW, ARCHITECTURE, FAIL_WITH, Instruction, JUMP_IF_AT_LEAST, JUMP_IF_EQUAL, LOAD_WORD,
    NATIVE, NUMBER, RETURN, X32_BIT, branch, instruction,
};
use crate::calls::JUMP_IF_SET;

pub const SIGSYS: i32 = 31;

const KILL: u32 = 0x8000_0000;
/// Its flags are in memory, where a filter cannot read them. Without it, the C library uses `clone`.
const CLONE3: u32 = 435;
const NOT_THERE: u32 = FAIL_WITH | 38;
const CLONE: u32 = 56;
const FORK: u32 = 57;
const VFORK: u32 = 58;
const CLONE_THREAD: u32 = 0x1_0000;
/// The low half of the first argument, on a little-endian machine.
const FIRST_ARGUMENT: u32 = 16;

pub fn filter() -> Vec<Instruction> {
    vec![
        instruction(LOAD_WORD, ARCHITECTURE),
        branch(JUMP_IF_EQUAL, NATIVE, 1, 0),
        instruction(RETURN, KILL),
        instruction(LOAD_WORD, NUMBER),
        branch(JUMP_IF_AT_LEAST, X32_BIT, 0, 1),
        instruction(RETURN, KILL),
        branch(JUMP_IF_EQUAL, CLONE3, 0, 1),
        instruction(RETURN, NOT_THERE),
        branch(JUMP_IF_EQUAL, FORK, 1, 0),
        branch(JUMP_IF_EQUAL, VFORK, 0, 1),
        instruction(RETURN, KILL),
        branch(JUMP_IF_EQUAL, CLONE, 0, 3),
        instruction(LOAD_WORD, FIRST_ARGUMENT),
        branch(JUMP_IF_SET, CLONE_THREAD, 1, 0),
        instruction(RETURN, KILL),
        instruction(RETURN, ALLOW),
    ]
}
