//! The lowered tree of real and odd sources.

mod golden;
mod print;
