//! What the changes of a search are made with.

use super::words::Vocabulary;
use crate::test_inputs::TestCall;

/// What the changes are made with.
#[derive(Clone, Copy)]
pub(in crate::neighbours) struct Means<'a> {
    pub known: &'a Vocabulary,
    /// Numbers that are worth trying, the most telling first.
    pub numbers: &'a [i128],
    /// Those that a patch names.
    pub patch: &'a [i128],
    /// Characters that it names.
    pub characters: &'a [u8],
    /// Other inputs of the program.
    pub donors: &'a [&'a [u8]],
    pub calls: &'a [TestCall],
}
