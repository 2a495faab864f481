//! One way to make a constraint hold: an edit, its place, and why.

use std::fmt;
use std::str::FromStr;

use patchwright_analysis::exits::{Departure, Leaves};
use patchwright_code::Function;
use patchwright_code::tree::{Span, Stmt};
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
    /// How it leaves then; `None` where it only keeps a statement from running.
    pub exit: Option<Departure>,
    /// The line of the statement that it stands in front of, if that can be told by its line: runs of the unpatched program can
    /// answer it there.
    pub before: Option<u32>,
}

impl Inserted {
    /// The line that means this statement and no other.
    pub(crate) fn line_of(function: &Function, stmt: &Stmt) -> Option<u32> {
        let line = stmt.span.line;
        let path = function.statement_at(line, None)?;
        path.last()
            .is_some_and(|found| std::ptr::eq(*found, stmt))
            .then_some(line)
    }
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

/// The operators with their names, which appear in journals and bundles.
macro_rules! operators {
    ($($(#[$about:meta])* $operator:ident => $name:literal,)*) => {
        /// How an edit enforces a constraint.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Operator {
            $($(#[$about])* $operator,)*
        }

        impl Operator {
            pub const ALL: &[Self] = &[$(Self::$operator,)*];

            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$operator => $name,)*
                }
            }
        }
    };
}

operators! {
    GuardWithErrorExit => "guard with the function's error exit",
    GuardWithProjectMacro => "guard with the project's own macro",
    GuardAndSkip => "guard and skip",
    WrapStatement => "wrap the statement",
    StrengthenLoop => "strengthen the loop condition",
    StrengthenCondition => "strengthen the condition",
    TightenComparison => "tighten the comparison",
    AddLowerBound => "add the missing lower bound",
    DropDisjunct => "drop a disjunct",
    OrToAnd => "turn or into and",
    StepBeforeCheck => "step before the bound check",
    Clamp => "clamp to the bound",
    WidenArithmetic => "widen the arithmetic",
    CheckArithmetic => "check the arithmetic",
    EnlargeAllocation => "enlarge the allocation",
    CorrectSize => "correct the size argument",
    SubstituteForNull => "substitute for null",
    NullAfterFree => "set the pointer to null after free",
    DropAlias => "drop the alias",
    RefetchAlias => "fetch the alias again",
    RemoveSecondFree => "remove the second free",
    FreeAfterLastUse => "free after the last use",
    KeepStartForFree => "keep the start for free",
    Initialise => "initialise",
    LimitDepth => "limit the depth",
    ReturnFromProducer => "return early from the producer",
    CheckedAt => "checked access",
    RefetchIterator => "fetch the iterator again",
    CheckFind => "check what find returned",
    /// The check that its siblings make.
    CallSiblingCheck => "make the check that its siblings make",
    TakeSiblingStep => "take the step that its siblings take",
    /// A bound that was read from another object.
    SameObject => "take the bound of the same object",
    GrowUntilItFits => "grow until it fits",
    /// Something is done in the wrong order.
    MoveStatement => "move the statement",
    /// Works on an element outside of its container, which can move it.
    WorkOnCopy => "work on a copy",
    EmptyForNull => "return an empty record for null",
    /// A cyclic value is reduced after a step too.
    TakeRemainder => "take the remainder",
    /// A release that other exits make.
    ReleaseOnExit => "release on the way out",
    LeaveByLabel => "leave by the label that releases",
    /// What is never released is released where its only holder ends.
    ReleaseAtEnd => "release where its holder ends",
    ReleaseOldValue => "release what is overwritten",
    ReleaseMember => "release the member with its record",
    ReleaseTemporary => "release the temporary",
    OwnByScope => "let the scope own it",
    /// One of many small edits, of which runs say that it ends the bug and changes nothing else.
    ChosenByRuns => "chosen by runs",
}

impl Operator {
    /// Its name as one word, for command lines: `guard-with-the-functions-error-exit`.
    pub fn word(self) -> String {
        let letters = self.name().chars().filter_map(|letter| match letter {
            ' ' => Some('-'),
            letter => letter.is_ascii_alphabetic().then_some(letter),
        });
        letters.collect()
    }
}

impl FromStr for Operator {
    type Err = UnknownOperator;

    /// From its word.
    fn from_str(word: &str) -> Result<Self, Self::Err> {
        let mut all = Self::ALL.iter().copied();
        let found = all.find(|one| one.word() == word);
        found.ok_or_else(|| UnknownOperator(word.to_owned()))
    }
}

/// A word that is no operator's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownOperator(pub String);

impl fmt::Display for UnknownOperator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = Operator::ALL.iter().map(|one| one.word()).collect();
        write!(
            f,
            "there is no operator `{}`; there is {}",
            self.0,
            words.join(", ")
        )
    }
}

impl std::error::Error for UnknownOperator {}
