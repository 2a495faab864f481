//! Who holds a block, who takes it over, and who frees it.

pub mod frees;
pub mod holders;
pub mod letting_go;
pub mod releaser;
pub mod scope_ends;
pub mod values;
