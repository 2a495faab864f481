//! Code as a run of tokens, for readers that must work on any text, however broken or hostile: brackets, literals,
//! constants, statements and functions are found without a grammar, and every depth is bounded.

pub mod constants;
pub mod fold;
pub mod items;
pub mod literal;
pub mod live;
pub mod operand;
pub mod stmt;
mod tok;
pub mod uses;

pub use tok::{
    Tok, after, arguments, before, group, is_keyword, joined, nests_too_deeply, past_group,
    split_outside,
};
