//! The preprocessor's part of a file: directives, macros and their bounded expansion, and the code with all alternatives
//! of conditional compilation laid side by side.

mod expand;
mod groups;
mod in_sight;
mod layout;
mod parts;
mod pieces;
mod read;

pub use expand::{Follow, Macros, TooMuch, by_name, same};
pub use layout::is_balanced;
pub use parts::{Define, Directive, Piece, Source, Unreadable};
pub use read::read;
