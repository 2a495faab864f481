//! Where an object is stored, and since when. Its memory may have had other owners before, whose writes do not count.
//!
//! A lifetime begins with a write that every owner causes: the call pushes the return address of a stack frame, the
//! allocator marks the header of a block. That word is watched in addition to the object.

use super::error::DebugError;
use super::frames::Frame;
use super::session::Session;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Home {
    /// Lives as long as one call of this function.
    Stack {
        function: String,
        return_address: u64,
    },
    /// A block of AddressSanitizer's heap; its header is in front of it.
    Heap { header: u64 },
    /// Lives as long as the program.
    Global,
    /// A block of another allocator, which cannot be queried.
    Block,
    /// Memory whose owners cannot be distinguished.
    Unknown,
}

impl Home {
    /// The word whose writes begin a lifetime.
    pub(super) fn birth_mark(&self) -> Option<u64> {
        match self {
            Self::Stack { return_address, .. } => Some(*return_address),
            Self::Heap { header } => Some(*header),
            Self::Global | Self::Block | Self::Unknown => None,
        }
    }
}

/// What an allocator did to a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    Born,
    Freed,
}

const ALLOCATE: [&str; 12] = [
    "malloc",
    "calloc",
    "reallocarray",
    "memalign",
    "aligned_alloc",
    "posix_memalign",
    "valloc",
    "pvalloc",
    "operator new",
    "asan_malloc",
    "asan_memalign",
    "Allocator::Allocate",
];
const FREE: [&str; 5] = [
    "free",
    "cfree",
    "operator delete",
    "asan_free",
    "Allocator::Deallocate",
];
/// The size of AddressSanitizer's chunk header; its first byte says whether the block is in use.
const HEADER: u64 = 16;
const IN_USE: u8 = 2;

/// Prefixes of internal function names in libraries.
const PREFIXES: [&str; 7] = [
    "_",
    "interceptor_",
    "trampoline_",
    "GI_",
    "libc_",
    "int_",
    "asan::",
];

/// `__GI___libc_malloc` is `malloc`.
fn plain(function: &str) -> &str {
    let mut name = function;
    while let Some(rest) = PREFIXES.iter().find_map(|prefix| name.strip_prefix(prefix)) {
        name = rest;
    }
    name
}

/// Derived from the functions above the project's frames, innermost first.
pub(super) fn fate(functions: &[String]) -> Option<Fate> {
    functions.iter().find_map(|function| {
        let name = plain(function);
        let is = |known: &str| match name.strip_prefix(known) {
            Some(rest) => rest.is_empty() || rest.starts_with(['(', '[']),
            None => false,
        };
        let names = |list: &[&str]| list.iter().any(|known| is(known));
        match (names(&ALLOCATE), names(&FREE)) {
            (true, _) => Some(Fate::Born),
            (_, true) => Some(Fate::Freed),
            (false, false) => None,
        }
    })
}

impl Session<'_> {
    pub(super) fn home_of(&self, address: u64, frame: usize) -> Result<Home, DebugError> {
        match self.located(address, frame)? {
            Some(('h', start)) => Ok(Home::Heap {
                header: start.saturating_sub(HEADER),
            }),
            Some(('g', _)) => Ok(Home::Global),
            Some((_, _)) => self.stack_home(address, frame),
            None => self.home_without_help(address, frame),
        }
    }

    /// What kind of memory AddressSanitizer says the address is in, and where the object begins.
    fn located(&self, address: u64, frame: usize) -> Result<Option<(char, u64)>, DebugError> {
        let id = self.frame(frame)?.id;
        let ask = |what: &str| {
            let expression = format!(
                "char __n[64]; void *__a = 0; unsigned long __s = 0; const char *__k = ((const char *(*)(void *, \
                 char *, unsigned long, void **, unsigned long *))__asan_locate_address)((void *){address:#x}, __n, \
                 sizeof(__n), &__a, &__s); {what}"
            );
            match self.number_of(&expression, id) {
                Ok(number) => Ok(Some(number)),
                // The program is built without AddressSanitizer.
                Err(DebugError::Refused(_)) => Ok(None),
                Err(other) => Err(other),
            }
        };
        let Some(kind) = ask("(unsigned long)__k[0]")? else {
            return Ok(None);
        };
        let kind = char::from_u32(u32::try_from(kind).unwrap_or(0)).unwrap_or('?');
        let start = ask("(unsigned long)__a")?.unwrap_or(0);
        Ok(Some((kind, start)))
    }

    /// The frame whose part of the stack contains the address.
    fn stack_home(&self, address: u64, frame: usize) -> Result<Home, DebugError> {
        let halt = self.halt().ok_or(DebugError::NotRunning)?;
        let frames = &halt.backtrace.frames;
        let owner = match self.beside(address, frame)? {
            Some(beside) => owner_above(frames, beside),
            None => owner_on_stack(frames, address),
        };
        let Some(owner) = owner else {
            return Ok(Home::Unknown);
        };
        Ok(match (frames.get(owner), return_address(frames, owner)) {
            (Some(frame), Some(return_address)) => Home::Stack {
                function: frame.function.clone(),
                return_address,
            },
            _ => Home::Unknown,
        })
    }

    /// If AddressSanitizer keeps the variable on its fake stack: an address on the real stack, just below the frame
    /// that the variable belongs to.
    fn beside(&self, address: u64, frame: usize) -> Result<Option<u64>, DebugError> {
        let id = self.frame(frame)?.id;
        let expression = format!(
            "void *__b = 0; void *__e = 0; (unsigned long)((void *(*)(void *, void *, void **, void \
             **))__asan_addr_is_in_fake_stack)(((void *(*)(void))__asan_get_current_fake_stack)(), (void \
             *){address:#x}, &__b, &__e)"
        );
        match self.number_of(&expression, id) {
            Ok(real) => Ok(Some(real).filter(|real| *real != 0)),
            Err(DebugError::Refused(_)) => Ok(None),
            Err(other) => Err(other),
        }
    }

    fn home_without_help(&self, address: u64, frame: usize) -> Result<Home, DebugError> {
        let halt = self.halt().ok_or(DebugError::NotRunning)?;
        if owner_on_stack(&halt.backtrace.frames, address).is_some() {
            return self.stack_home(address, frame);
        }
        let command = format!("image lookup --address {address:#x}");
        let known = self.client()?.command(&command)?;
        Ok(match known.contains("Address: ") {
            true => Home::Global,
            false => Home::Block,
        })
    }

    /// Whether AddressSanitizer's header says that the block is in use.
    pub(super) fn is_in_use(&self, header: u64) -> bool {
        let state = self.bytes_at(header, 1).unwrap_or_default();
        state.first() == Some(&IN_USE)
    }
}

/// A frame's memory is between its own stack pointer and its caller's.
fn owner_on_stack(frames: &[Frame], address: u64) -> Option<usize> {
    let pairs = frames.iter().zip(frames.iter().skip(1)).enumerate();
    let within = |(own, caller): (&Frame, &Frame)| {
        own.sp.is_some_and(|low| low <= address) && caller.sp.is_some_and(|high| address < high)
    };
    pairs
        .into_iter()
        .find(|(_, pair)| within(*pair))
        .map(|(index, _)| index)
}

/// The first frame above the address; for inlined frames, the one they are inlined into.
fn owner_above(frames: &[Frame], address: u64) -> Option<usize> {
    let first = frames
        .iter()
        .find(|frame| frame.sp.is_some_and(|sp| sp > address))?;
    frames.iter().rposition(|frame| frame.sp == first.sp)
}

/// The caller's stack pointer is what it was before the call pushed the return address below it. Inlined frames have
/// the same stack pointer as the frame they are inlined into.
fn return_address(frames: &[Frame], index: usize) -> Option<u64> {
    let own = frames.get(index)?.sp?;
    let callers = frames.get(index + 1..)?;
    let caller = callers
        .iter()
        .find_map(|frame| frame.sp.filter(|sp| *sp != own))?;
    caller.checked_sub(8)
}

#[cfg(test)]
#[path = "home_tests.rs"]
mod tests;
