//! The bundle: the evidence that leaves with a proved patch, as a folder that lists the hash of each of its files.
//! Written whole or not at all; read as untrusted input.

mod error;
mod open;
mod sums;
mod write;

pub use error::BundleError;
pub use open::{OpenedBundle, open};
pub use sums::sha256;
pub use write::{Content, Draft, ready_for, write};

/// Lists every other file with its hash, as `sha256sum` prints and checks it.
pub const SUMS: &str = "SHA256SUMS";
/// What the bundle says of itself.
pub const ABOUT: &str = "bundle.json";
/// The folder below `--out`, and the patch next to it.
pub const FOLDER: &str = "bundle";
pub const PATCH: &str = "patch.diff";

/// Bounds for what a stranger's bundle can make us read; ours stay far below.
const MOST_FILES: usize = 4096;
const MOST_FILE_BYTES: u64 = 256 << 20;
const MOST_BYTES: u64 = 1 << 30;
const MOST_SUMS_BYTES: u64 = 2 << 20;
const MOST_ABOUT_BYTES: u64 = 16 << 20;
const MOST_DEPTH: usize = 6;

#[cfg(test)]
#[path = "bundle_tests.rs"]
mod tests;
