//! Properties checked by runs: in a scratch layer over a tree, each becomes a check before its statement that counts and
//! never stops the program. The instrumented tree is only ever asked about properties; what is judged is built without.

mod asserted;
mod counts;
mod instrument;
mod lay;
mod place;

pub use asserted::{Asserted, PropertyAnswer, PropertyRun};
