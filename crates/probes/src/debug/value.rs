//! Values, fetched as far as a reader wants them and printed short: fields, the ends of arrays, texts.

mod fetch;
mod print;
mod tree;

pub(super) use fetch::{Depth, Fetch};
pub use print::print;
pub(super) use tree::LOST;
pub use tree::{Children, Rest, Value};
