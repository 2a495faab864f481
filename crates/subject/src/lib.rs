//! The program under repair: base, overlays, build, PoC runs, tests.

pub mod manifest;
