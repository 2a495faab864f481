//! Line differences between two contents, shared by printing and by noise removal.

use std::collections::HashMap;

use similar::{Algorithm, DiffOp, capture_diff_slices};

/// Lines with their newlines, as a diff prints them.
pub struct Diff<'a> {
    pub old: Vec<&'a [u8]>,
    pub new: Vec<&'a [u8]>,
    pub ops: Vec<DiffOp>,
}

impl<'a> Diff<'a> {
    pub fn new(old: &'a [u8], new: &'a [u8]) -> Self {
        let split =
            |content: &'a [u8]| content.split_inclusive(|&b| b == b'\n').collect::<Vec<_>>();
        let (old, new) = (split(old), split(new));
        let mut numbers: HashMap<&[u8], u32> = HashMap::new();
        let mut number = |lines: &[&'a [u8]]| -> Vec<u32> {
            let mut next = |line| {
                let fresh = numbers.len() as u32;
                *numbers.entry(line).or_insert(fresh)
            };
            lines.iter().map(|line| next(*line)).collect()
        };
        let (left, right) = (number(&old), number(&new));
        let ops = capture_diff_slices(Algorithm::Myers, &left, &right);
        Self { old, new, ops }
    }
}
