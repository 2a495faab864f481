//! A value with what was fetched of its parts.

/// The text of a value that the program keeps nowhere.
pub(in crate::debug) const LOST: &str = "<optimized out>";

/// A value and what is in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Value {
    pub name: String,
    pub type_name: String,
    /// The value itself, or what it is said to be.
    pub text: String,
    pub children: Children,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Children {
    None,
    /// There are some; they were not asked for.
    Hidden,
    Fields {
        shown: Vec<Value>,
        /// How many further ones there are.
        more: Rest,
    },
    /// The two ends of an array.
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
