//! One way to make a constraint hold: an edit, its place, and why.

use patchwright_analysis::exits::{Departure, Leaves};
use patchwright_code::Function;
use patchwright_code::tree::Span;
use patchwright_domain::candidate::RelPath;
use patchwright_domain::constraint::Constraint;
use patchwright_domain::predicate::Predicate;
use patchwright_domain::report::Location;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub operator: Operator,
    pub place: PlaceKind,
    pub exit: Exit,
    /// Never empty, no two overlap.
    pub edits: Vec<TextEdit>,
    pub constraint: Constraint,
    /// Where the edit stands.
    pub at: Location,
    /// Two sentences at most: what was wrong, and why it is fixed here.
    pub cause: String,
    /// Lower is tried earlier among those with the same place: how much of the proposal is guessed.
    pub doubt: u32,
    /// The check that it inserts, if it is one.
    pub check: Option<Inserted>,
}

/// An inserted check as a value: later passes need not read the text of the edit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inserted {
    /// Its condition: holds when things are wrong.
    pub bad: Predicate,
    /// How it leaves then.
    pub exit: Departure,
}

impl Proposal {
    /// Whether it changes one function and nothing else.
    pub(crate) fn lies_in(&self, function: &Function) -> bool {
        let head = &function.head;
        self.edits.iter().all(|edit| {
            edit.file == head.file && head.span.start <= edit.start && edit.end <= head.body.end
        })
    }
}

/// Replaces a span of a file; an empty span inserts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextEdit {
    pub file: RelPath,
    pub start: usize,
    pub end: usize,
    pub text: String,
}

impl TextEdit {
    pub fn replace(file: &RelPath, span: Span, text: impl Into<String>) -> Self {
        Self {
            file: file.clone(),
            start: span.start,
            end: span.end,
            text: text.into(),
        }
    }
}

/// In the order in which they are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlaceKind {
    /// Where the bad value is produced.
    Producer,
    /// The loop or condition that should have stopped it.
    Stopper,
    CrashSite,
    Allocation,
    Free,
    /// The pointer that outlived its block.
    Alias,
}

/// What the program does instead of crashing, in the order in which they are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Exit {
    /// It computes what it should have.
    Corrected,
    /// It leaves as it does elsewhere on bad input.
    ErrorExit,
    /// It continues with a value that stands for none.
    Substitute,
    /// It skips something.
    SilentSkip,
}

impl From<Leaves> for Exit {
    fn from(leaves: Leaves) -> Self {
        match leaves {
            Leaves::WithError => Self::ErrorExit,
            Leaves::Quietly => Self::SilentSkip,
        }
    }
}

/// How an edit enforces a constraint. The names appear in journals and bundles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operator {
    GuardWithErrorExit,
    GuardWithProjectMacro,
    GuardAndSkip,
    WrapStatement,
    StrengthenLoop,
    StrengthenCondition,
    TightenComparison,
    AddLowerBound,
    DropDisjunct,
    OrToAnd,
    StepBeforeCheck,
    Clamp,
    WidenArithmetic,
    CheckArithmetic,
    EnlargeAllocation,
    CorrectSize,
    SubstituteForNull,
    NullAfterFree,
    DropAlias,
    RefetchAlias,
    RemoveSecondFree,
    FreeAfterLastUse,
    KeepStartForFree,
    Initialise,
    LimitDepth,
    ReturnFromProducer,
    CheckedAt,
    RefetchIterator,
    CheckFind,
    NoUseAfterMove,
    /// The check that its siblings make.
    CallSiblingCheck,
    /// A bound that was read from another object.
    SameObject,
    GrowUntilItFits,
    /// Something is done in the wrong order.
    MoveStatement,
    /// Works on an element outside of its container, which can move it.
    WorkOnCopy,
    EmptyForNull,
    /// A cyclic value is reduced after a step too.
    TakeRemainder,
    OwnWhatIsKept,
    /// A release that other exits make.
    ReleaseOnExit,
    LeaveByLabel,
    /// What is never released is released where its only holder ends.
    ReleaseAtEnd,
    ReleaseOldValue,
    ReleaseMember,
    ReleaseTemporary,
    OwnByScope,
}

impl Operator {
    pub fn name(self) -> &'static str {
        match self {
            Self::GuardWithErrorExit => "guard with the function's error exit",
            Self::GuardWithProjectMacro => "guard with the project's own macro",
            Self::GuardAndSkip => "guard and skip",
            Self::WrapStatement => "wrap the statement",
            Self::StrengthenLoop => "strengthen the loop condition",
            Self::StrengthenCondition => "strengthen the condition",
            Self::TightenComparison => "tighten the comparison",
            Self::AddLowerBound => "add the missing lower bound",
            Self::DropDisjunct => "drop a disjunct",
            Self::OrToAnd => "turn or into and",
            Self::StepBeforeCheck => "step before the bound check",
            Self::Clamp => "clamp to the bound",
            Self::WidenArithmetic => "widen the arithmetic",
            Self::CheckArithmetic => "check the arithmetic",
            Self::EnlargeAllocation => "enlarge the allocation",
            Self::CorrectSize => "correct the size argument",
            Self::SubstituteForNull => "substitute for null",
            Self::NullAfterFree => "set the pointer to null after free",
            Self::DropAlias => "drop the alias",
            Self::RefetchAlias => "fetch the alias again",
            Self::RemoveSecondFree => "remove the second free",
            Self::FreeAfterLastUse => "free after the last use",
            Self::KeepStartForFree => "keep the start for free",
            Self::Initialise => "initialise",
            Self::LimitDepth => "limit the depth",
            Self::ReturnFromProducer => "return early from the producer",
            Self::CheckedAt => "checked access",
            Self::RefetchIterator => "fetch the iterator again",
            Self::CheckFind => "check what find returned",
            Self::NoUseAfterMove => "do not use what was moved from",
            Self::CallSiblingCheck => "make the check that its siblings make",
            Self::SameObject => "take the bound of the same object",
            Self::GrowUntilItFits => "grow until it fits",
            Self::MoveStatement => "move the statement",
            Self::WorkOnCopy => "work on a copy",
            Self::EmptyForNull => "return an empty record for null",
            Self::TakeRemainder => "take the remainder",
            Self::OwnWhatIsKept => "own what is kept",
            Self::ReleaseOnExit => "release on the way out",
            Self::LeaveByLabel => "leave by the label that releases",
            Self::ReleaseAtEnd => "release where its holder ends",
            Self::ReleaseOldValue => "release what is overwritten",
            Self::ReleaseMember => "release the member with its record",
            Self::ReleaseTemporary => "release the temporary",
            Self::OwnByScope => "let the scope own it",
        }
    }
}
