//! The program under repair: base, overlays, build, PoC runs, tests.

pub mod init;
pub mod manifest;
pub mod suite;
