//! What stays of code that is too long: the lines that matter, then those around them.

use std::ops::RangeInclusive;

/// The lines in about `most` bytes: those in `focus` stay, its first ranges first, then the nearest to one of them, and
/// without a focus the first lines. `gap` says what is missing, by the indices of the lines.
pub(crate) fn excerpt(
    lines: &[String],
    focus: &[RangeInclusive<usize>],
    most: usize,
    gap: impl Fn(RangeInclusive<usize>) -> String,
) -> String {
    let stay = staying(lines, focus, most);
    let gap = |missing: RangeInclusive<usize>| {
        let only = lines.get(*missing.start()..=*missing.end());
        let words = gap(missing);
        match only {
            // To say that it is missing would take more.
            Some([line]) if line.len() <= words.len() => line.clone(),
            Some(_) | None => words,
        }
    };
    let mut text = String::new();
    let mut missing: Option<usize> = None;
    for (at, (line, stays)) in lines.iter().zip(stay).enumerate() {
        if !stays {
            missing.get_or_insert(at);
            continue;
        }
        if let Some(from) = missing.take() {
            text += &gap(from..=at - 1);
        }
        text += line;
    }
    if let Some(from) = missing {
        text += &gap(from..=lines.len() - 1);
    }
    text
}

fn staying(lines: &[String], focus: &[RangeInclusive<usize>], most: usize) -> Vec<bool> {
    let rank = |at: &usize| {
        let ranked = focus.iter().enumerate().map(|(number, range)| {
            let before = range.start().saturating_sub(*at);
            (before.max(at.saturating_sub(*range.end())), number)
        });
        ranked.min().unwrap_or((*at, 0))
    };
    let mut order: Vec<usize> = (0..lines.len()).collect();
    if lines.iter().map(String::len).sum::<usize>() > most {
        order.sort_by_cached_key(rank);
    }
    let mut stay = vec![false; lines.len()];
    let mut left = most;
    for at in order {
        let cost = lines.get(at).map_or(0, String::len);
        // One line that is data must not take the place of all others.
        if cost > most {
            continue;
        }
        let (Some(rest), Some(stays)) = (left.checked_sub(cost), stay.get_mut(at)) else {
            break;
        };
        (left, *stays) = (rest, true);
    }
    stay
}

#[cfg(test)]
#[path = "excerpt_tests.rs"]
mod tests;
