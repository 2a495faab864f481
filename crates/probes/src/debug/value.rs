//! Values, fetched to a useful depth and printed in short form: fields, both ends of arrays, strings.

mod fetch;
mod print;
mod tree;

pub(super) use fetch::{Depth, Fetch};
pub use print::print;
pub(super) use tree::LOST;
pub use tree::{Children, Rest, Value};
