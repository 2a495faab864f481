//! The source as a tree that can be matched on: one form for C and C++, whatever parser made it.

pub mod tree;
