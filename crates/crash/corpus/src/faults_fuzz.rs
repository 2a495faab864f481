//! What cargo-fuzz prints for a panic: the main file of the project `rust` in generate.sh's fuzzers.
#![no_main]
#![allow(dead_code)]

#[path = "faults.rs"]
mod faults;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if data.len() > 2 {
        faults::Parser { cells: vec![1, 2] }.run(usize::from(data[0]));
    }
});
