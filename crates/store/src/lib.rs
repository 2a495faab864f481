//! The journal of a run.
