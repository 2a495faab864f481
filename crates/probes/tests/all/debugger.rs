//! The real debugger on small programs, in the real sandbox.

mod bench;
mod crashes;
mod fakes;
mod gdbs;
mod lines;
mod values;
mod watches;
