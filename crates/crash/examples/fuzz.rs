//! Mutates the corpus and runs everything the crate does on the results, to show that no input makes
//! it panic or stall: `cargo run --release -p patchwright-crash --example fuzz -- 5000000 [SEED]`.
//! A failing input is written to `fuzz-failure.bin`.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use patchwright_crash as crash;
use patchwright_domain::report::CrashReport;

/// Longest time one input of a few kilobytes may take.
const SLOW: Duration = Duration::from_secs(2);

/// Words that open, shape or end reports; put anywhere.
const WORDS: &[&str] = &[
    "==1==ERROR: AddressSanitizer: ",
    "WARNING: ThreadSanitizer: ",
    "SUMMARY: ",
    "runtime error: ",
    "#0 0x1 in ",
    "is located ",
    " bytes after ",
    "-byte region [0x",
    "'",
    "(",
    ")",
    "<",
    ">",
    "operator",
    "::",
    "==ABORTING",
    "\u{1b}[1m",
    "\r",
    "\0",
    "99999999999999999999",
    "0xffffffffffffffff",
    "-1",
    "[32, 44) 'a' (line 5) <==",
    " of size ",
    "Direct leak of ",
    "*** stack smashing detected ***",
    ": Assertion `",
    "$_0",
    ".part.",
    "\u{fffd}",
    "é",
];

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let (Ok(count), Ok(seed)) = (
        arguments.next().unwrap_or(Ok(100_000)),
        arguments.next().unwrap_or(Ok(1)),
    ) else {
        println!("usage: fuzz [COUNT [SEED]]");
        return ExitCode::from(2);
    };
    let corpus = corpus();
    if corpus.is_empty() {
        println!("the corpus is empty");
        return ExitCode::from(2);
    }
    let mut random = Random(seed.max(1));
    let mut tally = Tally::default();
    let start = Instant::now();
    for _ in 0..count {
        let input = mutant(&corpus, &mut random);
        if !tally.run(&input) {
            let _ = std::fs::write("fuzz-failure.bin", &input);
            println!("failed after {} inputs: see fuzz-failure.bin", tally.inputs);
            return ExitCode::FAILURE;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} inputs, {} MiB, {} reports, no panic, slowest {:?}, {seconds:.1} s, {:.0} inputs/s",
        tally.inputs,
        tally.bytes >> 20,
        tally.reports,
        tally.slowest,
        tally.inputs as f64 / seconds
    );
    ExitCode::SUCCESS
}

#[derive(Default)]
struct Tally {
    inputs: u64,
    bytes: usize,
    reports: usize,
    slowest: Duration,
}

impl Tally {
    /// Whether the input was taken without a panic and in time.
    fn run(&mut self, input: &[u8]) -> bool {
        self.inputs += 1;
        self.bytes += input.len();
        let start = Instant::now();
        let Ok(reports) = catch_unwind(AssertUnwindSafe(|| exercise(input))) else {
            return false;
        };
        self.reports += reports;
        self.slowest = self.slowest.max(start.elapsed());
        self.slowest < SLOW
    }
}

/// Everything the crate does with a log; gives the number of its reports.
fn exercise(input: &[u8]) -> usize {
    let project = crash::Project::at("/src/demo");
    let mut reports = crash::parse(input);
    crash::settle(&mut reports, crash::Ending::Exited(1));
    let chosen = crash::choose(&reports, crash::Hints::default(), &project);
    assert_eq!(chosen.is_some(), !reports.is_empty());
    for report in &mut reports {
        let purified = crash::purify(report, &project);
        assert!(!purified.text.is_empty());
        symbolize(report);
    }
    if let (Some(first), Some(last)) = (reports.first(), reports.last()) {
        crash::same_bug(first, last, &crash::Project::default());
        crash::leak_sites(first, &project);
        crash::hang(&reports, &project);
    }
    reports.len()
}

fn symbolize(report: &mut CrashReport) {
    let answers = crash::read_llvm_symbolizer(b"inner\na.c:1:2\nouter\nb.c:3:4\n\n");
    let asked = crash::unsymbolized(report);
    let symbols = asked
        .into_iter()
        .filter_map(|address| Some((address, answers.first()?.clone())))
        .collect();
    crash::apply_symbols(report, &symbols);
}

fn corpus() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/reports");
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<_> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
        .iter()
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .filter_map(|path| std::fs::read(path).ok())
        .collect()
}

/// A few lines of one report or two, with a few changes.
fn mutant(corpus: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut input = piece(corpus, random);
    if random.below(4) == 0 {
        input.extend(piece(corpus, random));
    }
    for _ in 0..random.below(6) {
        change(&mut input, random);
    }
    input
}

fn piece(corpus: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let Some(whole) = corpus.get(random.below(corpus.len())) else {
        return Vec::new();
    };
    let from = if random.below(3) == 0 {
        random.below(whole.len())
    } else {
        0
    };
    let length = 200 + random.below(1800);
    whole.iter().skip(from).take(length).copied().collect()
}

fn change(input: &mut Vec<u8>, random: &mut Random) {
    let at = random.below(input.len());
    match random.below(6) {
        0 => {
            if let Some(byte) = input.get_mut(at) {
                *byte ^= 1 << random.below(8);
            }
        }
        1 => {
            let end = (at + random.below(40)).min(input.len());
            input.drain(at..end);
        }
        2 => input.truncate(at),
        3 => {
            let end = (at + random.below(300)).min(input.len());
            let copy: Vec<u8> = input.get(at..end).unwrap_or_default().to_vec();
            input.splice(at..at, copy);
        }
        4 => {
            let word = WORDS
                .get(random.below(WORDS.len()))
                .copied()
                .unwrap_or_default();
            input.splice(at..at, word.bytes());
        }
        _ => {
            let noise: Vec<u8> = (0..random.below(12))
                .map(|_| random.below(256) as u8)
                .collect();
            input.splice(at..at, noise);
        }
    }
}

/// xorshift64: the same seed gives the same inputs everywhere.
struct Random(u64);

impl Random {
    /// Below `limit`, and 0 for a limit of 0.
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit.max(1)
    }
}
