//! The pieces of classic BPF that system call filters are built from; the library uses them for its own filter too.

/// One instruction: `struct sock_filter`, as the kernel reads it.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Instruction {
    pub code: u16,
    pub if_true: u8,
    pub if_false: u8,
    pub value: u32,
}

pub const LOAD_WORD: u16 = 0x20;
pub const JUMP_IF_EQUAL: u16 = 0x15;
pub const JUMP_IF_AT_LEAST: u16 = 0x35;
pub const RETURN: u16 = 0x06;
/// Offsets in `struct seccomp_data`.
pub const NUMBER: u32 = 0;
pub const ARCHITECTURE: u32 = 4;
pub const ALLOW: u32 = 0x7fff_0000;
pub const FAIL_WITH: u32 = 0x0005_0000;

/// The kernel's `AUDIT_ARCH_*` value of this machine.
#[cfg(target_arch = "x86_64")]
pub const NATIVE: u32 = 0xc000_003e;
#[cfg(target_arch = "aarch64")]
pub const NATIVE: u32 = 0xc000_00b7;
#[cfg(target_arch = "riscv64")]
pub const NATIVE: u32 = 0xc000_00f3;
/// 32-bit programs, which a project may well build.
pub const X86: u32 = 0x4000_0003;

/// Calls of the x32 ABI have this bit set: the same kernel functions under other numbers. No native number is that high.
pub const X32_BIT: u32 = 0x4000_0000;

pub fn instruction(code: u16, value: u32) -> Instruction {
    branch(code, value, 0, 0)
}

/// Skips `if_true` instructions when the comparison holds, else `if_false`.
pub fn branch(code: u16, value: u32, if_true: u8, if_false: u8) -> Instruction {
    Instruction {
        code,
        if_true,
        if_false,
        value,
    }
}
