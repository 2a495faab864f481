//! The program under repair: base, overlays, build, PoC runs, tests.

pub mod compile_commands;
pub mod init;
pub mod manifest;
pub mod suite;
