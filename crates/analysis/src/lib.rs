//! What C and C++ code does, without running it: where values come from, which memory is accessed and how much room
//! there is, who owns and frees it, how functions leave. It knows a program and its crash, and nothing of repairs.

pub mod appends;
pub mod crash;
pub mod cycle;
pub mod exits;
pub mod flow;
pub mod frame;
pub mod implication;
pub mod lifetime;
pub mod memory;
pub mod operands;
pub mod outlive;
pub mod purity;
pub mod site;
pub mod tail;
