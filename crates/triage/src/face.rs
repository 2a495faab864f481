//! One face of a bug: what a report says that tells bugs apart, taken once from each kind of report.

use std::collections::{BTreeMap, BTreeSet};

use patchwright_crash::{self as crash, Project};
use patchwright_domain::report::{
    BugKind, CrashReport, Direction, Location, MemoryPlace, StackRole,
};

/// Functions on the stack of every input.
const ENTRIES: [&str; 2] = ["main", "LLVMFuzzerTestOneInput"];
/// Library functions that are told how many bytes they access.
const SIZED: [&str; 12] = [
    "memcpy",
    "memmove",
    "mempcpy",
    "memset",
    "memcmp",
    "bcopy",
    "fread",
    "read",
    "pread",
    "recv",
    "recvfrom",
    "getrandom",
];
/// A file is often read into a block with room for a terminator.
const SPARE_BYTES: u64 = 1;

/// A report with what is compared.
#[derive(Debug)]
pub(crate) struct Face<'a> {
    pub report: &'a CrashReport,
    pub signature: String,
    pub place: Option<Location>,
    /// What the program got wrong, if the report names it.
    pub object: Option<Object>,
    /// The functions that freed the block, innermost first.
    pub freed: Option<String>,
    /// The project's functions on the crashing stack, without those that every input passes through.
    pub functions: BTreeSet<String>,
    /// Functions of an endless recursion.
    pub recursion: BTreeSet<String>,
    /// The lengths that a library function was given which made the access, with how many reports say so; empty if none was.
    pub given_sizes: BTreeMap<u64, usize>,
}

/// What a report is about.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Object {
    /// A heap block, by the functions that allocated it.
    Block(String),
    /// The block that holds the input itself: every part of the program may read past its end, each for a reason of its own.
    Input(String),
    /// A variable of a function's frame, or a global one.
    Variable(Option<String>, String),
    /// A field at this offset of a pointer that is null.
    NullOffset(u64),
    /// What an assertion, an exception or a check says.
    Message(String),
    /// The type that an operation is about.
    Type(String),
}

impl<'a> Face<'a> {
    /// `bytes` is the length of the input that the report is for.
    pub(crate) fn new(report: &'a CrashReport, bytes: u64, project: &Project) -> Self {
        let view = crash::view(report, project);
        let own = view.frames.iter().filter(|frame| frame.project);
        let functions = own.filter_map(|frame| frame.function.clone());
        let recursion = view.facts.recursion.into_iter();
        Self {
            report,
            signature: view.signature.0,
            place: crash::locate(report, project),
            object: object(report, bytes, project),
            freed: freed(report, project),
            functions: functions
                .filter(|name| !ENTRIES.contains(&name.as_str()))
                .collect(),
            recursion: recursion.filter_map(|call| call.function).collect(),
            given_sizes: given_size(report)
                .map(|size| (size, 1))
                .into_iter()
                .collect(),
        }
    }

    pub(crate) fn line(&self) -> Option<(&str, u32)> {
        let place = self.place.as_ref()?;
        Some((place.file.as_deref()?, place.line?))
    }

    /// Takes another report with the same key into account.
    pub(crate) fn add(&mut self, equal: &Self) {
        for (size, count) in &equal.given_sizes {
            *self.given_sizes.entry(*size).or_default() += count;
        }
    }

    /// Whether a library function was told one number nearly always. Where an input ends early it may be told less.
    pub(crate) fn is_told_one_size(&self) -> bool {
        let all: usize = self.given_sizes.values().sum();
        let most = self.given_sizes.values().max();
        most.is_some_and(|most| most * 4 >= all * 3)
    }

    pub(crate) fn direction(&self) -> Option<Direction> {
        let access = self.report.access.as_ref()?;
        (access.direction != Direction::Unknown).then_some(access.direction)
    }

    /// Equal reports are compared once.
    pub(crate) fn key(&self) -> Key {
        Key {
            signature: self.signature.clone(),
            line: self.line().map(|(file, line)| (file.to_owned(), line)),
            object: self.object.clone(),
            freed: self.freed.clone(),
        }
    }
}

/// All by which reports are told apart.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key {
    signature: String,
    line: Option<(String, u32)>,
    object: Option<Object>,
    freed: Option<String>,
}

fn given_size(report: &CrashReport) -> Option<u64> {
    let function = crash::range_function(report)?;
    let size = report.access.as_ref()?.size;
    size.filter(|_| SIZED.contains(&function.as_str()))
}

/// As a signature names functions, so that a recursion counts once.
fn freed(report: &CrashReport, project: &Project) -> Option<String> {
    const FUNCTIONS: usize = 2;
    let stack = report.stack(StackRole::Free)?;
    let there = CrashReport {
        frames: stack.frames.clone(),
        ..CrashReport::new(report.kind, report.sanitizer)
    };
    let signature = crash::signature(&there, project).0;
    let (_, functions) = signature.split_once(':')?;
    let functions: Vec<&str> = functions.split('>').take(FUNCTIONS).collect();
    Some(functions.join(">")).filter(|names| !names.is_empty())
}

fn object(report: &CrashReport, bytes: u64, project: &Project) -> Option<Object> {
    use BugKind::*;
    match report.kind {
        AssertionFailure | UncaughtException | Panic | Abort => {
            report.message.clone().map(Object::Message)
        }
        NullDereference => {
            let address = report.access.as_ref().and_then(|access| access.address);
            address.map(Object::NullOffset)
        }
        _ => in_memory(report, bytes, project)
            .or_else(|| report.facts.get("type").cloned().map(Object::Type)),
    }
}

fn in_memory(report: &CrashReport, bytes: u64, project: &Project) -> Option<Object> {
    let region = report.region.as_ref()?;
    match region.place {
        MemoryPlace::Heap => {
            let site = crash::block_site(report, project)?.0;
            let size = region.size?;
            let holds_input =
                bytes > 0 && (bytes..=bytes.saturating_add(SPARE_BYTES)).contains(&size);
            match (site.is_empty(), holds_input) {
                // Allocated by a harness, or by a library that the project calls.
                (true, true) | (false, true) => Some(Object::Input(site)),
                (true, false) => None,
                (false, false) => Some(Object::Block(site)),
            }
        }
        MemoryPlace::Stack => {
            let frame = report.stack(StackRole::Frame);
            let owner = frame.and_then(|stack| stack.frames.first()?.function.clone());
            region
                .object
                .clone()
                .map(|name| Object::Variable(owner, name))
        }
        MemoryPlace::Global | MemoryPlace::ThreadLocal => {
            let name = region.object.clone();
            name.map(|name| Object::Variable(None, name))
        }
        MemoryPlace::Null | MemoryPlace::Wild => None,
    }
}
