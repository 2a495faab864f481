//! The numbers in the messages of the virtual machine and its library.

/// The number that follows a word: 9 for `end` in "begin 2, end 9, length 4".
pub(super) fn number_after(message: &str, word: &str) -> Option<i64> {
    /// Between the word and its number stand a colon, a space, words such as "out of range".
    const LONGEST_GAP: usize = 24;
    let at = message.to_lowercase().find(word)?;
    let rest = message.get(at + word.len()..)?;
    let digits = rest.find(|c: char| c.is_ascii_digit())?;
    if digits > LONGEST_GAP || rest.get(..digits)?.contains(',') {
        return None;
    }
    let negative = rest.get(..digits)?.ends_with('-');
    let number = rest.get(digits..)?;
    let end = number.find(|c: char| !c.is_ascii_digit());
    let value: i64 = number.get(..end.unwrap_or(number.len()))?.parse().ok()?;
    Some(if negative { -value } else { value })
}

/// The texts in double quotes.
pub(super) fn quoted(message: &str) -> Vec<&str> {
    message.split('"').skip(1).step_by(2).collect()
}
