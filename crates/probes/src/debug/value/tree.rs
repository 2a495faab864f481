//! A value, with the parts that were fetched.

/// The text of a value that is not stored anywhere.
pub(in crate::debug) const LOST: &str = "<optimized out>";

/// A value and its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Value {
    pub name: String,
    pub type_name: String,
    /// The value itself, or the debugger's summary of it.
    pub text: String,
    pub children: Children,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Children {
    None,
    /// There are some, but they were not fetched.
    Hidden,
    Fields {
        shown: Vec<Value>,
        /// How many more there are.
        more: Rest,
    },
    /// Both ends of an array.
    Elements {
        total: u64,
        head: Vec<Value>,
        tail: Vec<Value>,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rest {
    Nothing,
    Some(usize),
}
