//! Properties checked by runs: in a scratch layer over a tree, each becomes a check in front of its statement that
//! counts and never stops the program. The instrumented tree is only used for properties; what is judged is built
//! without checks.

mod asserted;
mod counts;
mod decisions;
mod instrument;
mod lay;
mod marked;
mod place;
mod watched;

pub use asserted::{Asserted, PropertyAnswer, PropertyRun};
pub use decisions::{Decided, Decision};
pub use marked::{Mark, MarkedUnit};
pub use watched::Watched;
