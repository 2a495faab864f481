//! Panics of Rust, one per case.
use std::collections::HashMap;

#[inline(never)]
fn pick(cells: &[u32], at: usize) -> u32 {
    cells[at] // BUG rust-index rust-plain rust-worker rust-fuzz
}

#[inline(never)]
fn part(text: &str, from: usize) -> &str {
    &text[from..] // BUG rust-slice
}

#[inline(never)]
fn share(whole: u32, parts: u32) -> u32 {
    whole / parts // BUG rust-divide
}

#[inline(never)]
fn less(a: u32, b: u32) -> u32 {
    a - b // BUG rust-overflow
}

#[inline(never)]
fn look(map: &HashMap<&str, u32>, word: &str) -> u32 {
    *map.get(word).unwrap() // BUG rust-unwrap
}

#[inline(never)]
fn number(digits: &str) -> u32 {
    digits.parse().expect("a count") // BUG rust-expect
}

#[inline(never)]
fn must_be_equal(a: u32, b: u32) {
    assert_eq!(a, b, "sizes differ"); // BUG rust-assert
}

#[inline(never)]
fn chosen(n: u32) -> u32 {
    match n {
        0 => 1,
        _ => unreachable!("no such arm: {n}"), // BUG rust-unreachable
    }
}

#[inline(never)]
fn room(n: usize) -> Vec<u64> {
    Vec::with_capacity(n) // BUG rust-capacity
}

#[inline(never)]
fn again(n: u32) -> u32 {
    let pad = [n; 64];
    std::hint::black_box(&pad);
    again(n + 1) + pad[3] // BUG rust-recursion
}

pub struct Parser {
    pub cells: Vec<u32>,
}

impl Parser {
    #[inline(never)]
    pub fn run(&self, at: usize) -> u32 {
        let read = |n: usize| pick(&self.cells, n);
        read(at)
    }
}

fn main() {
    let name = std::env::args().nth(1).unwrap_or_default();
    let parser = Parser { cells: vec![1, 2, 3] };
    let none = name.len() as u32 - name.len() as u32;
    match name.as_str() {
        "rust-index" | "rust-plain" => drop(parser.run(7)),
        "rust-slice" => drop(part("abc", 9).len()),
        "rust-divide" => drop(share(7, none)),
        "rust-overflow" => drop(less(none, 1)),
        "rust-unwrap" => drop(look(&HashMap::new(), &name)),
        "rust-expect" => drop(number("12x")),
        "rust-assert" => must_be_equal(none, 3),
        "rust-unreachable" => drop(chosen(none + 4)),
        "rust-capacity" => drop(room(usize::MAX)),
        "rust-recursion" => drop(again(0)),
        "rust-worker" => drop(std::thread::spawn(move || parser.run(9)).join().unwrap()),
        _ => {}
    }
}
