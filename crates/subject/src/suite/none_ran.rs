//! How many tests a command says it ran, if it names none: a count of zero is never a pass.

use super::lines::plain_lines;

/// Words for what is counted.
const TESTS: [&str; 8] = [
    "test",
    "tests",
    "testcases",
    "cases",
    "checks",
    "specs",
    "total",
    "groups",
];
/// Words that may follow a count of tests, so that zero of them means that none ran.
const RAN: [&str; 16] = [
    "ran",
    "run",
    "found",
    "pass",
    "passed",
    "successful",
    "succeeded",
    "executed",
    "completed",
    "defined",
    "selected",
    "performed",
    "ok",
    "in",
    "from",
    "matched",
];
/// Words that show that a count is not about tests that ran.
const BAD: [&str; 9] = [
    "fail",
    "failed",
    "failures",
    "failing",
    "error",
    "errors",
    "skipped",
    "unexpected",
    "disabled",
];

/// Whether the output says that no test ran, and nowhere that one did.
pub(super) fn says_none_ran(output: &[u8]) -> bool {
    let mut says_none = false;
    for line in plain_lines(output) {
        let words = words(&line);
        for at in 0..words.len() {
            match count(
                words.get(at..).unwrap_or_default(),
                at.checked_sub(1).and_then(|at| words.get(at)),
            ) {
                Some(0) => says_none = true,
                Some(_) => return false,
                None => {}
            }
        }
    }
    says_none
}

/// A word in lower case, and what separates it from the one before.
struct Word {
    gap: String,
    text: String,
}

impl Word {
    fn is_one_of(&self, some: &[&str]) -> bool {
        some.contains(&self.text.as_str())
    }
}

fn words(line: &str) -> Vec<Word> {
    let line = line.to_ascii_lowercase().replace("(s)", "s");
    let mut words = Vec::new();
    let mut rest = line.as_str();
    while let Some(start) = rest.find(|c: char| c.is_alphanumeric()) {
        let (gap, from) = rest.split_at(start);
        let end = from.find(|c: char| !c.is_alphanumeric());
        let (text, after) = from.split_at(end.unwrap_or(from.len()));
        words.push(Word {
            gap: gap.to_owned(),
            text: text.to_owned(),
        });
        rest = after;
    }
    words
}

/// The number of tests that these words state: `3 tests passed`, `no tests ran`, `Tests run: 3`.
fn count(words: &[Word], before: Option<&Word>) -> Option<u64> {
    let (first, rest) = words.split_first()?;
    if first.is_one_of(&TESTS) {
        if before.is_some_and(|before| before.is_one_of(&BAD)) {
            return None;
        }
        let rest = match rest.split_first() {
            Some((word, rest)) if word.is_one_of(&RAN) && word.gap == " " => rest,
            _ => rest,
        };
        let (number, rest) = rest.split_first()?;
        let is_count = number.gap.contains([':', '=']) && !number.gap.contains(['/', '-', '.']);
        let count = is_count.then(|| number.text.parse().ok())??;
        return (count > 0 || !speaks_of_bad(rest)).then_some(count);
    }
    let count = match first.text.as_str() {
        "no" => 0,
        number if first.gap.ends_with([' ', '[', '(']) || first.gap.is_empty() => {
            number.parse().ok()?
        }
        _ => return None,
    };
    let (counted, rest) = rest.split_first()?;
    let (counted, rest) = match rest.split_first() {
        // `test cases`, `test groups`.
        Some((second, rest)) if counted.text == "test" && second.is_one_of(&TESTS) => {
            (second, rest)
        }
        _ => (counted, rest),
    };
    if counted.gap != " " || !counted.is_one_of(&TESTS) || counted.text == "total" {
        return None;
    }
    (count > 0 || (says_ran(rest) && !speaks_of_bad(rest))).then_some(count)
}

/// Whether the sentence ends here or continues with a word for having run.
fn says_ran(words: &[Word]) -> bool {
    let is_filler = |word: &&Word| word.is_one_of(&["were", "was", "have", "been"]);
    let mut words = words.iter().skip_while(is_filler);
    words
        .next()
        .is_none_or(|word| word.gap != " " || word.is_one_of(&RAN))
}

fn speaks_of_bad(words: &[Word]) -> bool {
    words
        .first()
        .is_some_and(|word| word.gap == " " && word.is_one_of(&BAD))
}

#[cfg(test)]
#[path = "none_ran_tests.rs"]
mod tests;
