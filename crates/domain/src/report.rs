//! What a crash looked like: as printed (`CrashReport`), and as a reader or a model may see it
//! (`PurifiedReport`). Two types, so that an unpurified report cannot reach a prompt.

mod kind;

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::test_failure::TestFailure;

pub use kind::{BugKind, UnknownKind};

/// One report as a sanitizer, a fuzzer, a runtime or a test printed it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrashReport {
    pub kind: BugKind,
    pub sanitizer: Sanitizer,
    /// Whether this report ended its process.
    pub fatal: bool,
    pub access: Option<Access>,
    /// The memory the access was about.
    pub region: Option<Region>,
    /// The crashing stack, innermost first.
    pub frames: Vec<Frame>,
    pub stacks: Vec<ExtraStack>,
    /// LeakSanitizer's records, in printed order.
    pub leaks: Vec<Leak>,
    /// The report's own sentence: an assertion's text, UBSan's message, glibc's line.
    pub message: Option<String>,
    /// Named values the report gives besides: types, operands, sizes, signal names.
    pub facts: BTreeMap<String, String>,
    pub pid: Option<u32>,
    /// Whether the text ended early or a cap of ours cut it.
    pub truncated: bool,
    /// The tests that showed the bug, if it is no crash.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failures: Vec<TestFailure>,
}

impl CrashReport {
    pub fn new(kind: BugKind, sanitizer: Sanitizer) -> Self {
        CrashReport {
            kind,
            sanitizer,
            fatal: false,
            access: None,
            region: None,
            frames: Vec::new(),
            stacks: Vec::new(),
            leaks: Vec::new(),
            message: None,
            facts: BTreeMap::new(),
            pid: None,
            truncated: false,
            failures: Vec::new(),
        }
    }

    /// The first further stack that plays this role.
    pub fn stack(&self, role: StackRole) -> Option<&ExtraStack> {
        self.stacks.iter().find(|stack| stack.role == role)
    }
}

/// Who printed the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sanitizer {
    Address,
    HwAddress,
    Leak,
    Memory,
    Thread,
    Undefined,
    Libfuzzer,
    Glibc,
    Valgrind,
    Jazzer,
    Java,
    Rust,
    Go,
    Python,
    Javascript,
    Signal,
    None,
}

impl Sanitizer {
    pub fn name(self) -> &'static str {
        match self {
            Sanitizer::Address => "address",
            Sanitizer::HwAddress => "hwaddress",
            Sanitizer::Leak => "leak",
            Sanitizer::Memory => "memory",
            Sanitizer::Thread => "thread",
            Sanitizer::Undefined => "undefined",
            Sanitizer::Libfuzzer => "libfuzzer",
            Sanitizer::Glibc => "glibc",
            Sanitizer::Valgrind => "valgrind",
            Sanitizer::Jazzer => "jazzer",
            Sanitizer::Java => "java",
            Sanitizer::Rust => "rust",
            Sanitizer::Go => "go",
            Sanitizer::Python => "python",
            Sanitizer::Javascript => "javascript",
            Sanitizer::Signal => "signal",
            Sanitizer::None => "none",
        }
    }
}

impl fmt::Display for Sanitizer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A memory access that went wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Access {
    pub direction: Direction,
    /// In bytes.
    pub size: Option<u64>,
    pub address: Option<u64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    Read,
    Write,
    /// A jump to the address.
    Execute,
    Unknown,
}

/// The piece of memory that an access hit or missed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Region {
    pub place: MemoryPlace,
    pub size: Option<u64>,
    /// First byte; on the stack an offset into the frame.
    pub start: Option<u64>,
    /// One past the last byte; on the stack an offset into the frame.
    pub end: Option<u64>,
    /// Bytes between the access and the near edge; inside: bytes from the start.
    pub offset: Option<u64>,
    pub side: Option<Side>,
    /// The variable or global.
    pub object: Option<String>,
    /// Where the object is defined, as printed.
    pub defined_at: Option<String>,
    /// All variables of the stack frame.
    pub objects: Vec<StackObject>,
}

impl Region {
    pub fn new(place: MemoryPlace) -> Self {
        Region {
            place,
            size: None,
            start: None,
            end: None,
            offset: None,
            side: None,
            object: None,
            defined_at: None,
            objects: Vec::new(),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MemoryPlace {
    Heap,
    Stack,
    Global,
    ThreadLocal,
    /// In the zero page.
    Null,
    /// Known to be none of the above.
    Wild,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Before,
    Inside,
    After,
}

/// A variable in a stack frame, at its offsets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StackObject {
    pub name: String,
    pub start: u64,
    pub end: u64,
    pub line: Option<u32>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    pub function: Option<String>,
    /// As printed.
    pub file: Option<String>,
    pub line: Option<u32>,
    pub column: Option<u32>,
    pub module: Option<String>,
    /// Offset into the module.
    pub offset: Option<u64>,
    pub address: Option<u64>,
    /// Inlined into the next frame.
    pub inlined: bool,
}

/// A stack besides the crashing one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtraStack {
    pub role: StackRole,
    /// The report's own words about it.
    pub title: String,
    pub frames: Vec<Frame>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StackRole {
    /// Where the memory was allocated.
    Allocation,
    /// Where the memory was freed.
    Free,
    /// The function whose stack frame holds the memory.
    Frame,
    /// Where an uninitialised value was made.
    Origin,
    /// Where an uninitialised value passed through memory.
    Store,
    /// The other access of a race.
    OtherAccess,
    /// Where a thread was started.
    ThreadCreation,
    /// Where a lock was taken or made.
    Lock,
    /// An exception that carried the crashing one outwards as its cause.
    Wrapper,
    /// The exception that was being handled when the crashing one was thrown.
    Handled,
    /// An exception of the clean-up after the crashing one.
    Suppressed,
    /// Another thread at the time of the crash.
    Thread,
    Other,
}

/// Blocks that were never freed, all allocated by one stack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leak {
    pub reach: LeakReach,
    pub bytes: u64,
    pub objects: u64,
    pub frames: Vec<Frame>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LeakReach {
    Direct,
    /// Only reachable from another leaked block.
    Indirect,
}

/// A weakness class, `CWE-125` in JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cwe(pub u16);

impl fmt::Display for Cwe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CWE-{}", self.0)
    }
}

impl Serialize for Cwe {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cwe {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.strip_prefix("CWE-")
            .and_then(|number| number.parse().ok())
            .map(Cwe)
            .ok_or_else(|| serde::de::Error::custom(format!("`{word}` is not a CWE number")))
    }
}

/// `kind:f1>f2>f3` of the top project functions.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Signature(pub String);

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A place in the project's own source.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Location {
    pub function: Option<String>,
    /// Relative to the source root.
    pub file: Option<String>,
    pub line: Option<u32>,
    pub column: Option<u32>,
}

/// Whose code crashed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CodeOwner {
    Project,
    /// A fuzz target.
    Harness,
    TestCode,
    /// No frame lies in the project.
    Unknown,
}

/// A report without addresses, shadow bytes, process ids and runtime frames, its numbers in words:
/// the only form of a report that a prompt may hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PurifiedReport {
    pub kind: BugKind,
    pub cwe: Option<Cwe>,
    pub sanitizer: Sanitizer,
    pub location: Option<Location>,
    pub signature: Signature,
    /// What happened, in one sentence.
    pub headline: String,
    /// The whole report in words.
    pub text: String,
    /// Frames of the project, innermost first.
    pub frames: Vec<FrameView>,
    pub facts: Facts,
}

/// A report as `patchwright report` prints it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportView {
    pub kind: BugKind,
    pub cwe: Option<Cwe>,
    pub sanitizer: Sanitizer,
    pub function: Option<String>,
    pub file: Option<String>,
    pub line: Option<u32>,
    pub signature: Signature,
    pub frames: Vec<FrameView>,
    pub facts: Facts,
    pub purified: String,
}

/// A frame without addresses.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FrameView {
    pub function: Option<String>,
    pub file: Option<String>,
    pub line: Option<u32>,
    pub column: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub module: Option<String>,
    /// Whether the frame lies in the project's own source.
    pub project: bool,
}

/// What is known of a crash in numbers and names; recomputed, never copied from a phrase when the
/// addresses say more.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Facts {
    pub fatal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub access: Option<Direction>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<MemoryPlace>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region_size: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub object: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allocated: Option<Location>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub freed: Option<Location>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<CodeOwner>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// Where the functions of an endless recursion call each other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub recursion: Vec<Location>,
    /// Whether the report was cut.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub truncated: bool,
    #[serde(flatten)]
    pub more: BTreeMap<String, String>,
}
