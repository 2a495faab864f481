//! Edits: search/replace blocks, unified diffs, alignment, normal form. Pure: no I/O, no process.

mod apply;
mod compose;
mod correction;
mod diff;
mod error;
mod explain;
mod functions;
mod indent;
mod lines;
mod marked;
mod noise;
mod normal;
mod parse;
mod parts;
mod patch;
mod path;
mod place;
mod print;
mod sources;

pub use apply::{Applied, apply, read_answer, read_candidate};
pub use correction::{ChosenBy, Corrected, Correction};
pub use error::{EditError, Excerpt, HunkError, PlaceError};
pub use lines::Ending;
pub use marked::{MarkedLine, read_marked};
pub use noise::without_noise;
pub use normal::{candidate, changes_only_layout, normal_form};
pub use parse::{MAX_PATCH_BYTES, MAX_PATCH_FILES, MAX_PATCH_HUNKS, MAX_PATCH_LINES, parse};
pub use parts::{Part, Piece, parts};
pub use patch::{
    Counts, FileOp, FilePatch, Hunk, HunkLine, LineKind, Patch, PathText, Prefix, Prefixed,
};
pub use print::print;
pub use sources::{MAX_FILE_BYTES, MAX_FILE_LINES, Sources};
