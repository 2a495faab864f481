//! How each unit of the program under repair is compiled. Pure: lists and logs in, commands out.
//!
//! The same compiler's front end with the same flags rejects a bad patch within moments, and the language server needs
//! the flags too.

mod arguments;
mod command;
mod database;
mod depfile;
mod distinct;
mod feature_test;
mod includes;
mod paths;
mod recorded;
mod shell;
mod syntax;

pub use arguments::is_compiler;
pub use command::CompileCommand;
pub use database::{DatabaseError, from_json, to_json};
pub use includes::units_including;
pub use recorded::{from_calls, from_calls_reading};
pub use syntax::{preprocess_only, syntax_only, whole_syntax};
