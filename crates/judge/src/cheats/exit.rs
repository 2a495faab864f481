//! A place that ends the program.

/// One place that ends the program or jumps out of its caller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exit {
    /// What the call comes down to: `exit`, `abort`, `longjmp`…
    pub way: String,
    /// The name in the text after macro expansion.
    pub by: String,
    pub line: usize,
}
