//! How many tokens a text has, for prompts of a limited size. Tokenizers differ, so this is an estimate on the high side:
//! signs and digits count one each, words one for every four letters.

/// Letters of a token, on average somewhat more.
const LETTERS: usize = 4;

pub(crate) fn estimate(text: &str) -> usize {
    let mut tokens = 0;
    let mut letters = 0;
    let mut blank = false;
    for byte in text.bytes() {
        let letter = byte.is_ascii_alphabetic();
        tokens += match byte {
            _ if letter => usize::from(letters % LETTERS == 0),
            // The blank before a word is part of its token; a line break with the indentation behind it is one.
            b' ' | b'\t' | b'\r' => 0,
            b'\n' => usize::from(!blank),
            _ => 1,
        };
        letters = if letter { letters + 1 } else { 0 };
        blank = byte == b'\n';
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::estimate;

    #[test]
    fn signs_and_digits_count_one_each_and_words_by_their_letters() {
        for (text, tokens) in [
            ("", 0),
            ("row", 1),
            ("total", 2),
            ("row->cells[i];\n", 10),
            ("\tint len = 12;\n\n", 7),
            ("é", 2),
        ] {
            assert_eq!(estimate(text), tokens, "{text:?}");
        }
    }
}
