//! Edits: search/replace blocks, unified diffs, alignment, normal form.
