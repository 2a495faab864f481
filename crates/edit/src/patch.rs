//! What a patch says, before it is compared with the tree. Search/replace blocks and unified diffs both become hunks
//! of quoted and added lines, so that one rule places them all.

use patchwright_domain::candidate::FileMode;

use crate::lines::Ending;

/// A parsed patch: never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Patch {
    pub files: Vec<FilePatch>,
}

/// What a patch says about one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilePatch {
    pub op: FileOp,
    pub hunks: Vec<Hunk>,
    /// Line of the patch where it begins, from 1.
    pub at: usize,
    /// A change of mode is no repair: it is reported and left out.
    pub mode_change: bool,
}

/// Paths as the patch writes them; they are not trusted yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileOp {
    /// The names before and after; equal in most patches.
    Modify {
        old: PathText,
        new: PathText,
    },
    Create {
        path: PathText,
        mode: FileMode,
    },
    Delete {
        path: PathText,
    },
    Rename {
        from: PathText,
        to: PathText,
    },
}

/// A path as written, with whether git's `a/` and `b/` were in use around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PathText {
    pub bytes: Vec<u8>,
    pub prefix: Prefix,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prefix {
    /// A diff header: a leading `a/` or `b/` is most likely git's.
    Git,
    /// The path is meant as it stands.
    Plain,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hunk {
    pub lines: Vec<HunkLine>,
    /// The line of the old file that the header states, from 1; 0 as git writes it for an empty file.
    pub stated: Option<usize>,
    /// The counts that the header states, when it states them.
    pub counts: Option<Counts>,
    /// What follows the second `@@`: most often the enclosing function.
    pub section: Vec<u8>,
    /// Line of the patch where it begins, from 1.
    pub at: usize,
    /// How many of `lines` fill the stated counts, when more lines follow that may be chatter.
    pub counted: Option<usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    pub old: usize,
    pub new: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HunkLine {
    pub kind: LineKind,
    pub text: Vec<u8>,
    /// `None` where the patch says that no newline follows.
    pub ending: Ending,
    pub prefixed: Prefixed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineKind {
    Context,
    Delete,
    Add,
}

/// Whether a line had its ` `, `-` or `+` (lines of a search/replace block need none).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prefixed {
    Yes,
    /// Taken for context: models forget the leading space.
    No,
}

impl Hunk {
    /// Context and deletions: what the patch claims to be in the file.
    pub fn quoted(&self) -> impl Iterator<Item = &HunkLine> {
        self.lines.iter().filter(|line| line.kind != LineKind::Add)
    }

    /// The counts of the lines themselves.
    pub fn real_counts(&self) -> Counts {
        let of = |kind| self.lines.iter().filter(|line| line.kind == kind).count();
        let context = of(LineKind::Context);
        Counts {
            old: context + of(LineKind::Delete),
            new: context + of(LineKind::Add),
        }
    }
}
