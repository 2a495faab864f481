//! Removes from a patch what `view_code` adds to lines: a model that copies a line often copies its number and mark too.

const MARK: &str = " // <<< ";
const SEARCH: &str = "<<<<<<< SEARCH";
const DIVIDER: &str = "=======";
const REPLACE: &str = ">>>>>>> REPLACE";

/// The cleaned patch, and what was removed.
pub(super) fn cleaned(patch: &str) -> (String, Option<&'static str>) {
    let mut text = String::new();
    let mut block = Vec::new();
    let mut within = false;
    for line in patch.split_inclusive('\n') {
        within |= line.trim_end() == SEARCH;
        match within {
            true => block.push(unmarked(line)),
            false => text.push_str(&unmarked(line)),
        }
        if within && line.trim_end() == REPLACE {
            text.extend(unnumbered(&block));
            block.clear();
            within = false;
        }
    }
    text.extend(block);
    let note = (text != patch).then_some("numbers and marks of viewed lines were left out");
    (text, note)
}

/// Removes ` // <<< crash frame #0, free frame #1` at the end of a line.
fn unmarked(line: &str) -> String {
    let end = line.trim_end_matches(['\n', '\r']);
    let Some((code, mark)) = end.rsplit_once(MARK) else {
        return line.to_owned();
    };
    match mark.split(", ").all(is_mark) {
        true => format!("{code}{}", line.get(end.len()..).unwrap_or_default()),
        false => line.to_owned(),
    }
}

/// `crash frame #0`, `crash frame #0 of PoC 2`, the marks of a recursion, and that of a line to replace.
fn is_mark(words: &str) -> bool {
    let words = match words.rsplit_once(" of PoC ") {
        Some((words, poc)) if poc.parse::<u32>().is_ok() => words,
        Some(_) | None => words,
    };
    const PLAIN: [&str; 4] = [
        "recursion",
        "the stack ended here",
        "replace this line",
        "check here",
    ];
    if PLAIN.contains(&words) {
        return true;
    }
    let number = words.rsplit_once("frame #").map(|(_, number)| number);
    number.is_some_and(|number| number.parse::<u32>().is_ok())
}

/// Only if all searched lines are numbered in ascending order: code may begin with numbers too.
fn unnumbered(block: &[String]) -> Vec<String> {
    let divider = block.iter().position(|line| line.trim_end() == DIVIDER);
    let searched = block.get(1..divider.unwrap_or(0)).unwrap_or_default();
    let numbers: Option<Vec<u32>> = searched.iter().map(|line| Some(number(line)?.0)).collect();
    let counted = numbers.is_some_and(|numbers| {
        !numbers.is_empty() && numbers.windows(2).all(|two| two.first() < two.last())
    });
    if !counted {
        return block.to_vec();
    }
    let plain = |line: &String| match number(line) {
        Some((_, rest)) => rest.to_owned(),
        None => line.clone(),
    };
    block.iter().map(plain).collect()
}

/// Splits `   12  text`, as printed by `view_code`.
fn number(line: &str) -> Option<(u32, &str)> {
    let digits = line.trim_start_matches(' ');
    let end = digits.find(|letter: char| !letter.is_ascii_digit())?;
    let (number, rest) = digits.split_at_checked(end)?;
    let rest = match rest.strip_prefix("  ") {
        Some(rest) => rest,
        // An empty line whose trailing blanks were dropped.
        None => rest.strip_prefix(['\n', '\r']).map(|_| rest)?,
    };
    Some((number.parse().ok()?, rest))
}

#[cfg(test)]
#[path = "copied_tests.rs"]
mod tests;
