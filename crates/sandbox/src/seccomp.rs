//! A filter on top of the namespaces refuses the system calls that no build, test or debugger needs and that most kernel
//! exploits begin with.
//!
//! The filter is a deny list: compilers, sanitizers, debuggers and virtual machines together use most of the table, and an
//! allow list would break with their next release. It is classic BPF, written out here because it is one comparison per
//! call, and handed to bubblewrap, which loads it last, after its own mounts.

use std::ffi::OsString;
use std::io::{self, Seek, Write};
use std::os::fd::{AsRawFd, RawFd};

use rustix::fs::{MemfdFlags, memfd_create};

use crate::bpf::{
    ALLOW, ARCHITECTURE, FAIL_WITH, Instruction, JUMP_IF_AT_LEAST, JUMP_IF_EQUAL, LOAD_WORD,
    NATIVE, NUMBER, RETURN, X32_BIT, X86, branch, instruction,
};

/// Whether a job may use io_uring.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum IoUring {
    #[default]
    Denied,
    /// Only if the user allows it: io_uring has been the way out of many sandboxes.
    Allowed,
}

/// A filter that bubblewrap can load; keep it until the child has inherited the descriptor.
pub(crate) struct Filter {
    file: std::fs::File,
}

impl Filter {
    pub(crate) fn new(io_uring: IoUring) -> io::Result<Self> {
        let mut file = std::fs::File::from(memfd_create("filter", MemfdFlags::CLOEXEC)?);
        file.write_all(&bytes(&program(io_uring)))?;
        file.rewind()?;
        Ok(Self { file })
    }

    pub(crate) fn kept(&self) -> RawFd {
        self.file.as_raw_fd()
    }

    pub(crate) fn arguments(&self) -> [OsString; 2] {
        ["--seccomp", &self.kept().to_string()].map(OsString::from)
    }
}

/// How a refused call ends.
#[derive(Debug, Clone, Copy)]
enum Refusal {
    /// Fails as for any process without privileges.
    NotPermitted,
    /// Fails as on a kernel without the call: programs fall back to an older one.
    NotThere,
}

impl Refusal {
    fn errno(self) -> u32 {
        match self {
            Self::NotPermitted => libc::EPERM as u32,
            Self::NotThere => libc::ENOSYS as u32,
        }
    }
}

struct Denied {
    native: libc::c_long,
    /// The number for 32-bit programs on x86, if the call exists there.
    x86: Option<u32>,
    refusal: Refusal,
}

const fn deny(native: libc::c_long, x86: Option<u32>, refusal: Refusal) -> Denied {
    Denied {
        native,
        x86,
        refusal,
    }
}

use Refusal::{NotPermitted, NotThere};

#[rustfmt::skip]
const DENIED: &[Denied] = &[
    // Keyrings of the user's session.
    deny(libc::SYS_add_key, Some(286), NotPermitted),
    deny(libc::SYS_request_key, Some(287), NotPermitted),
    deny(libc::SYS_keyctl, Some(288), NotPermitted),
    // Code in the kernel, and kernel memory.
    deny(libc::SYS_bpf, Some(357), NotPermitted),
    deny(libc::SYS_perf_event_open, Some(336), NotPermitted),
    deny(libc::SYS_userfaultfd, Some(374), NotThere),
    deny(libc::SYS_init_module, Some(128), NotPermitted),
    deny(libc::SYS_finit_module, Some(350), NotPermitted),
    deny(libc::SYS_delete_module, Some(129), NotPermitted),
    deny(libc::SYS_kexec_load, Some(283), NotPermitted),
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
    deny(libc::SYS_kexec_file_load, None, NotPermitted),
    // Mounts and namespaces.
    deny(libc::SYS_mount, Some(21), NotPermitted),
    deny(libc::SYS_umount2, Some(52), NotPermitted),
    deny(libc::SYS_pivot_root, Some(217), NotPermitted),
    deny(libc::SYS_open_tree, Some(428), NotPermitted),
    deny(libc::SYS_move_mount, Some(429), NotPermitted),
    deny(libc::SYS_fsopen, Some(430), NotPermitted),
    deny(libc::SYS_fsconfig, Some(431), NotPermitted),
    deny(libc::SYS_fsmount, Some(432), NotPermitted),
    deny(libc::SYS_fspick, Some(433), NotPermitted),
    deny(libc::SYS_mount_setattr, Some(442), NotPermitted),
    deny(libc::SYS_setns, Some(346), NotPermitted),
    deny(libc::SYS_open_by_handle_at, Some(342), NotPermitted),
    // The machine as a whole.
    deny(libc::SYS_swapon, Some(87), NotPermitted),
    deny(libc::SYS_swapoff, Some(115), NotPermitted),
    deny(libc::SYS_reboot, Some(88), NotPermitted),
    deny(libc::SYS_acct, Some(51), NotPermitted),
    deny(libc::SYS_quotactl, Some(131), NotPermitted),
    deny(libc::SYS_syslog, Some(103), NotPermitted),
];

const IO_URING: &[Denied] = &[
    deny(libc::SYS_io_uring_setup, Some(425), NotThere),
    deny(libc::SYS_io_uring_enter, Some(426), NotThere),
    deny(libc::SYS_io_uring_register, Some(427), NotThere),
];

const JUMP: u16 = 0x05;

/// One section for each architecture that may run here; calls of any other are refused.
fn program(io_uring: IoUring) -> Vec<Instruction> {
    let extra = match io_uring {
        IoUring::Denied => IO_URING,
        IoUring::Allowed => &[],
    };
    let denied = || DENIED.iter().chain(extra);
    let native = denied().map(|one| (one.native as u32, one.refusal));
    let mut sections = vec![(NATIVE, section(native))];
    if cfg!(target_arch = "x86_64") {
        let x86 = denied().filter_map(|one| Some((one.x86?, one.refusal)));
        sections.push((X86, section(x86)));
    }
    let mut program = vec![instruction(LOAD_WORD, ARCHITECTURE)];
    for (architecture, section) in sections {
        program.push(branch(JUMP_IF_EQUAL, architecture, 1, 0));
        program.push(instruction(JUMP, section.len() as u32));
        program.extend(section);
    }
    program.push(fail(NotThere));
    program
}

fn section(denied: impl Iterator<Item = (u32, Refusal)>) -> Vec<Instruction> {
    let mut section = vec![
        instruction(LOAD_WORD, NUMBER),
        branch(JUMP_IF_AT_LEAST, X32_BIT, 0, 1),
        fail(NotThere),
    ];
    for (number, refusal) in denied {
        section.push(branch(JUMP_IF_EQUAL, number, 0, 1));
        section.push(fail(refusal));
    }
    section.push(instruction(RETURN, ALLOW));
    section
}

fn fail(refusal: Refusal) -> Instruction {
    instruction(RETURN, FAIL_WITH | refusal.errno())
}

fn bytes(program: &[Instruction]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for one in program {
        bytes.extend(one.code.to_ne_bytes());
        bytes.extend([one.if_true, one.if_false]);
        bytes.extend(one.value.to_ne_bytes());
    }
    bytes
}
