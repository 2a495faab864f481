//! The source as a tree that can be matched on: one form for C and C++, whatever parser made it.
//!
//! Files are cut into items, and bodies into statements, by our own reading of the tokens; tree-sitter
//! reads each declaration and expression by itself. A macro that no grammar can know then spoils the
//! one statement it stands in, never the function or the file around it.

mod body;
mod c_elements;
mod code;
mod condition;
mod element;
mod file;
mod function;
mod grammar;
mod handed_out;
mod items;
mod java;
mod languages;
pub mod layout;
pub mod lex;
mod lower;
mod map;
pub mod operator;
pub mod paths;
pub mod preprocess;
pub mod prototypes;
mod queries;
pub mod scope;
pub mod spelling;
pub mod term;
mod text;
pub mod tokens;
pub mod tree;
pub mod types;
pub mod unfold;
pub mod walk;
pub mod walk_all;
mod word_index;

pub use code::{Code, SkipReason, Skipped};
pub use condition::Condition;
pub use element::{Element, ElementKind, Standing};
pub use file::SourceFile;
pub use function::Function;
pub use handed_out::{OPERATOR_NEW, handed_out};
pub use java::{JavaFile, JavaNode};
pub use languages::{
    CompilerWords, Debugger, Family, FileRole, LanguageRow, by_ending, by_name, compilers,
    language_of, languages, named, row,
};
pub use map::{
    Argument, Call, CodeMap, ElementHits, FileHits, Hits, MappedFile, Meaning, Placed, Retrieved,
    Site, SkeletonLine, Summary, Symbol, TextChunk, Usage, is_in_folder, words_of,
};
pub use queries::CallSite;
