//! The real `patchwright`, from outside: what a person or a script gets for what they type.
#![expect(clippy::unwrap_used, reason = "tests")]

mod bad_input;
mod caching;
mod check;
mod compile_commands;
mod cured_tests;
mod debugging;
mod doctor;
mod endings;
mod examples;
mod eyes;
mod foreign_text;
mod help;
mod init;
mod journal;
mod launches;
mod leaks;
mod line_ends;
mod mending;
mod models;
mod odd_trees;
mod repair;
mod reports;
mod resuming;
mod runs;
mod seeds;
mod servers;
mod suites;
mod talk;
mod talking;
mod terminal;
mod test_programs;
mod tiny;
mod tool;
mod unsanitized;
mod verify;
