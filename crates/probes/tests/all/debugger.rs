//! The real debugger on small programs, in the real sandbox.

mod crashes;
mod fakes;
mod fixture;
mod gdbs;
mod lines;
mod values;
mod watches;
