//! A small script over the output of a run: steps separated by `|`, each from lines to lines. There are no loops and no
//! expressions, so it ends after one pass per step.

use std::cmp::Reverse;
use std::collections::BTreeMap;

const MOST_STEPS: usize = 16;
/// In bytes.
const MOST_ANSWER: usize = 8 << 10;

pub(super) fn analyse(text: &str, script: &str) -> Result<String, String> {
    let steps = steps(script)?;
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for step in &steps {
        lines = step.apply(lines);
    }
    let mut answer = lines.join("\n");
    if answer.len() > MOST_ANSWER {
        let end = answer.floor_char_boundary(MOST_ANSWER);
        let cut = answer.len() - end;
        answer.truncate(end);
        answer += &format!("\n… {cut} more bytes were cut");
    }
    Ok(answer)
}

enum Step {
    Lines(String),
    Without(String),
    First(usize),
    Last(usize),
    Distinct,
    Count,
    Numbers,
    Least,
    Most,
    Sum,
}

fn steps(script: &str) -> Result<Vec<Step>, String> {
    let parts = parts(script);
    if parts.len() > MOST_STEPS {
        return Err(format!("more than {MOST_STEPS} steps"));
    }
    parts.iter().map(|part| step(part)).collect()
}

/// Splits at bars outside quotes.
fn parts(script: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut quote = None;
    for letter in script.chars() {
        match (quote, letter) {
            (None, '|') => {
                parts.push(String::new());
                continue;
            }
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), _) if open == letter => quote = None,
            (_, _) => {}
        }
        if let Some(last) = parts.last_mut() {
            last.push(letter);
        }
    }
    parts
}

fn step(part: &str) -> Result<Step, String> {
    let part = part.trim();
    let (word, rest) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
    let rest = unquoted(rest.trim());
    let number = || {
        let number = rest.parse::<usize>();
        number.map_err(|_| format!("`{word}` needs a number, such as `{word} 20`"))
    };
    let text = || match rest.is_empty() {
        true => Err(format!("`{word}` needs a text")),
        false => Ok(rest.to_owned()),
    };
    Ok(match word {
        "lines" => Step::Lines(text()?),
        "without" => Step::Without(text()?),
        "first" => Step::First(number()?),
        "last" => Step::Last(number()?),
        "distinct" => Step::Distinct,
        "count" => Step::Count,
        "numbers" => Step::Numbers,
        "min" => Step::Least,
        "max" => Step::Most,
        "sum" => Step::Sum,
        _ => {
            return Err(format!(
                "there is no step `{word}`; there are lines, without, first, last, distinct, count, numbers, min, max, sum"
            ));
        }
    })
}

fn unquoted(text: &str) -> &str {
    let inside = ['"', '\''].iter().find_map(|quote| {
        let inside = text.strip_prefix(*quote)?.strip_suffix(*quote)?;
        Some(inside)
    });
    inside.unwrap_or(text)
}

impl Step {
    fn apply(&self, mut lines: Vec<String>) -> Vec<String> {
        match self {
            Self::Lines(text) => lines.retain(|line| line.contains(text.as_str())),
            Self::Without(text) => lines.retain(|line| !line.contains(text.as_str())),
            Self::First(count) => lines.truncate(*count),
            Self::Last(count) => drop(lines.drain(..lines.len().saturating_sub(*count))),
            Self::Distinct => lines = distinct(lines),
            Self::Count => lines = vec![lines.len().to_string()],
            Self::Numbers => {
                let numbers = lines.iter().flat_map(|line| numbers(line));
                lines = numbers.map(|number| number.to_string()).collect();
            }
            Self::Least | Self::Most | Self::Sum => lines = vec![self.fold(&lines)],
        }
        lines
    }

    fn fold(&self, lines: &[String]) -> String {
        let all = lines.iter().flat_map(|line| numbers(line));
        let result = match self {
            Self::Least => all.min(),
            Self::Most => all.max(),
            _ => Some(all.fold(0_i128, i128::saturating_add)),
        };
        result.map_or_else(|| "no number".to_owned(), |number| number.to_string())
    }
}

/// Each line once with its count, the most frequent first.
fn distinct(lines: Vec<String>) -> Vec<String> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for line in lines {
        *counts.entry(line).or_default() += 1;
    }
    let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| Reverse(*count));
    let told = counts
        .into_iter()
        .map(|(line, count)| format!("{count} {line}"));
    told.collect()
}

/// `-3`, `0x1f`; numbers that do not fit are skipped.
fn numbers(line: &str) -> Vec<i128> {
    let words = line.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    let number = |word: &str| {
        let (sign, plain) = match word.strip_prefix('-') {
            Some(plain) => (-1, plain),
            None => (1, word),
        };
        let value = match plain.strip_prefix("0x") {
            Some(digits) => i128::from_str_radix(digits, 16).ok(),
            None => plain.parse::<i128>().ok(),
        };
        // `--3` and `0x-3` are not numbers.
        let is_plain = !plain.contains(['-', '+']);
        value.filter(|_| is_plain)?.checked_mul(sign)
    };
    words.filter_map(number).collect()
}

#[cfg(test)]
#[path = "script_tests.rs"]
mod tests;
