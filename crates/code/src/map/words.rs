//! The words that names are made of.

use strsim::damerau_levenshtein;

/// Longer names are made by programs.
const LONGEST_NAME: usize = 80;
const MOST_TYPOS: usize = 2;

/// Split at anything that is no letter or digit, and where small letters turn into capitals: `readUserName`,
/// `read_user.name` and `READ_USER_NAME` are the same three words, `HTTPServer` is two.
pub fn words_of(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    for part in text.split(|c: char| !c.is_alphanumeric()) {
        let letters: Vec<char> = part.chars().collect();
        let mut word = String::new();
        for (at, letter) in letters.iter().enumerate() {
            let before = at.checked_sub(1).and_then(|before| letters.get(before));
            let after = letters.get(at + 1);
            let starts = letter.is_uppercase()
                && before.is_some_and(|before| {
                    !before.is_uppercase() || after.is_some_and(|after| after.is_lowercase())
                });
            if starts && !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
            word.extend(letter.to_lowercase());
        }
        if !word.is_empty() {
            words.push(word);
        }
    }
    words
}

/// How much a name is like a written one; 0 is not at all. `wanted` are the words of the written one, `last` is its
/// last part in small letters.
pub(super) fn likeness(wanted: &[String], last: &str, name: &str) -> usize {
    if name.len() > LONGEST_NAME || last.len() > LONGEST_NAME || last.is_empty() {
        return 0;
    }
    let lower = name.to_lowercase();
    if lower == last {
        return 100;
    }
    let lengths_fit = lower.len().abs_diff(last.len()) <= MOST_TYPOS;
    if lengths_fit && last.len() > MOST_TYPOS {
        let typos = damerau_levenshtein(&lower, last);
        if typos <= MOST_TYPOS {
            return 90 - 5 * typos;
        }
    }
    let within = last.len() > 3 && lower.contains(last) || lower.len() > 3 && last.contains(&lower);
    let words = words_of(name);
    let shared = wanted.iter().filter(|word| words.contains(word)).count();
    usize::from(within) * 40
        + if shared * 2 > wanted.len() {
            shared * 10
        } else {
            0
        }
}
