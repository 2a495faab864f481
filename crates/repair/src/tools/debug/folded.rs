//! Debuggers print fresh memory as a long row of the same escape (`\xbe\xbe\xbe…` where a sanitizer filled it), in every
//! frame that points there.

/// What is repeated more often than this is counted instead.
const MOST_REPEATS: usize = 4;

/// `"\xbe\xbe\xbe\xbe\xbe\xbe"` becomes `"\xbe (6 times)"`. Escapes only: other text says something when it repeats.
pub(super) fn folded(text: &str) -> String {
    let mut found = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        let (before, escape) = rest.split_at(at);
        found.push_str(before);
        let one = escape.get(..escape_length(escape)).unwrap_or(escape);
        let times = repeats(escape, one);
        let whole = one.len() * times;
        match times > MOST_REPEATS {
            true => found.push_str(&format!("{one} ({times} times)")),
            false => found.push_str(escape.get(..whole).unwrap_or_default()),
        }
        rest = escape.get(whole..).unwrap_or_default();
    }
    found + rest
}

/// Of an escape as C writes it: `\xbe`, `\U00000001`, `\276` or `\n`.
fn escape_length(escape: &str) -> usize {
    let behind = escape.get(1..).unwrap_or_default();
    let digits = |most: usize, radix: u32| {
        let mut letters = behind.chars().skip(usize::from(radix == 16)).take(most);
        letters.by_ref().take_while(|c| c.is_digit(radix)).count()
    };
    match behind.chars().next() {
        Some('x') => 2 + digits(2, 16),
        Some('u') => 2 + digits(4, 16),
        Some('U') => 2 + digits(8, 16),
        Some('0'..='7') => 1 + digits(3, 8),
        Some(other) => 1 + other.len_utf8(),
        None => 1,
    }
}

fn repeats(text: &str, one: &str) -> usize {
    let mut rest = text;
    let mut times = 0;
    while let Some(behind) = rest.strip_prefix(one) {
        rest = behind;
        times += 1;
    }
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_the_same_escape_are_counted() {
        let row = |one: &str, times: usize| one.repeat(times);
        for (text, expected) in [
            (
                format!("uri = \"{}\"", row("\\xbe", 200)),
                "uri = \"\\xbe (200 times)\"",
            ),
            (
                format!("{}a", row("\\U00000001", 5)),
                "\\U00000001 (5 times)a",
            ),
            (format!("{}!", row("\\276", 9)), "\\276 (9 times)!"),
            (row("\\xbe", 4), "\\xbe\\xbe\\xbe\\xbe"),
            ("C:\\dir\\file".to_owned(), "C:\\dir\\file"),
            ("aaaaaaaaaa".to_owned(), "aaaaaaaaaa"),
            ("ends in \\".to_owned(), "ends in \\"),
            ("\\é".to_owned(), "\\é"),
            (String::new(), ""),
        ] {
            assert_eq!(folded(&text), expected);
        }
    }
}
