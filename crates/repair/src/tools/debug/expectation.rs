//! What a caller expects of the program before it looks: parsed as a C condition, and refused if it says nothing or
//! contradicts itself.

mod comparisons;

use patchwright_code::lex::{Dialect, TokenKind, code_tokens};
use patchwright_code::term::{in_parentheses, replaced_all};

use comparisons::{has_comparison, is_comparison, is_constant};
pub(super) use comparisons::{never_holds, operands};

/// In characters.
const LONGEST: usize = 300;

/// Ways to say that nothing is expected.
const NOTHING: [&str; 13] = [
    "",
    "?",
    "-",
    "none",
    "n/a",
    "nothing",
    "unknown",
    "any",
    "anything",
    "any value",
    "not sure",
    "tbd",
    "see below",
];

/// Words for operators. If several match, the longest wins.
const WORDS: [(&str, &str); 36] = [
    ("less than or equal to", "<="),
    ("greater than or equal to", ">="),
    ("not equal to", "!="),
    ("equal to", "=="),
    ("equals", "=="),
    ("less than", "<"),
    ("smaller than", "<"),
    ("greater than", ">"),
    ("larger than", ">"),
    ("more than", ">"),
    ("no more than", "<="),
    ("at most", "<="),
    ("at least", ">="),
    ("is not negative", ">= 0"),
    ("must not be negative", ">= 0"),
    ("should not be negative", ">= 0"),
    ("must not be", "!="),
    ("should not be", "!="),
    ("is not", "!="),
    ("must be", "=="),
    ("should be", "=="),
    ("has to be", "=="),
    ("is", "=="),
    ("not null", "!= 0"),
    ("not zero", "!= 0"),
    ("not negative", ">= 0"),
    ("non-null", "!= 0"),
    ("non-zero", "!= 0"),
    ("nonzero", "!= 0"),
    ("non-negative", ">= 0"),
    ("positive", "> 0"),
    ("negative", "< 0"),
    ("null", "0"),
    ("zero", "0"),
    ("and", "&&"),
    ("or", "||"),
];

/// Names of the C library that debuggers do not know.
const CONSTANTS: [(&str, &str); 14] = [
    ("NULL", "0"),
    ("nullptr", "0"),
    ("INT_MAX", "2147483647"),
    ("INT_MIN", "(-2147483647 - 1)"),
    ("UINT_MAX", "4294967295u"),
    ("INT32_MAX", "2147483647"),
    ("UINT32_MAX", "4294967295u"),
    ("INT16_MAX", "32767"),
    ("UINT16_MAX", "65535"),
    ("UINT8_MAX", "255"),
    ("INT64_MAX", "9223372036854775807"),
    ("UINT64_MAX", "18446744073709551615u"),
    ("SIZE_MAX", "18446744073709551615u"),
    ("LONG_MAX", "9223372036854775807"),
];

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Expectation {
    /// On one line.
    pub said: String,
    /// Parsed as far as possible.
    pub condition: String,
}

/// Parses an expectation; `about` is the expression that is examined, if any. The error asks for a better one.
pub(super) fn read(said: Option<&str>, about: Option<&str>) -> Result<Expectation, String> {
    let said = one_line(said.unwrap_or_default());
    if NOTHING.contains(&said.to_lowercase().as_str()) {
        return Err(
            "say first what you expect: `expect` is a condition of C that must be true there if the program is right, \
             such as `n <= 16` or `p != 0`"
                .to_owned(),
        );
    }
    if said.chars().count() > LONGEST {
        return Err(format!(
            "`expect` is one condition of at most {LONGEST} characters: look at one thing at a time"
        ));
    }
    let condition = condition(&said, about);
    if let Some(why) = never_holds(&condition) {
        return Err(format!(
            "this expectation contradicts itself: {why}. Say what must be true there if the program is right"
        ));
    }
    if says_nothing(&condition) {
        return Err(format!(
            "`{condition}` says nothing about the program: name a variable, and what it must be there"
        ));
    }
    Ok(Expectation { said, condition })
}

fn condition(said: &str, about: Option<&str>) -> String {
    let signs = match has_comparison(said) {
        true => in_signs(said, &["and", "or"]),
        false => in_signs(said, &[]),
    };
    let text = replaced_all(&signs, &CONSTANTS);
    let tokens = code_tokens(text.as_bytes(), Dialect::C);
    let begins_with_sign = tokens.first().is_some_and(is_comparison);
    match about {
        Some(about) if begins_with_sign => format!("{} {text}", in_parentheses(about)),
        Some(about) if is_constant(&text) => format!("{} == {text}", in_parentheses(about)),
        Some(_) | None => text,
    }
}

/// Replaces words for operators, all of them or `only` some; `x is less than 4` becomes `x == < 4` on the way.
fn in_signs(text: &str, only: &[&str]) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut out: Vec<&str> = Vec::new();
    let mut rest = words.as_slice();
    while let Some((first, behind)) = rest.split_first() {
        let fitting = WORDS
            .iter()
            .filter(|(phrase, _)| only.is_empty() || only.contains(phrase))
            .filter(|(phrase, _)| begins_with(rest, phrase));
        let longest = fitting.max_by_key(|(phrase, _)| phrase.len());
        let Some((phrase, sign)) = longest else {
            out.push(first);
            rest = behind;
            continue;
        };
        if out.last() == Some(&"==") && sign.starts_with(['<', '>', '!', '=']) {
            out.pop();
        }
        out.push(sign);
        let taken = phrase.split(' ').count();
        rest = rest.get(taken..).unwrap_or_default();
    }
    out.join(" ")
}

fn begins_with(words: &[&str], phrase: &str) -> bool {
    let mut known = words.iter();
    phrase.split(' ').all(|wanted| {
        let word = known.next();
        word.is_some_and(|word| word.eq_ignore_ascii_case(wanted))
    })
}

/// Without the quotes that models put around code, and without the full stop.
fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    let text = text.trim_matches(|letter: char| matches!(letter, '`' | '"' | '.' | ' '));
    text.replace('`', "")
}

fn says_nothing(condition: &str) -> bool {
    let tokens = code_tokens(condition.as_bytes(), Dialect::C);
    let names = |kind: TokenKind| kind == TokenKind::Identifier;
    !tokens.iter().any(|token| names(token.kind)) || comparisons::always_holds(condition)
}

#[cfg(test)]
#[path = "expectation_tests.rs"]
mod tests;
