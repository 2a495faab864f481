//! "Did you mean": the nearest known word, or the list of them.

/// The hint for a word that is not among `known`.
pub fn hint<S: AsRef<str>>(word: &str, known: &[S]) -> String {
    match nearest(word, known) {
        Some(near) => format!("did you mean '{near}'?"),
        None => {
            let list: Vec<&str> = known.iter().map(AsRef::as_ref).collect();
            format!("known are: {}", list.join(", "))
        }
    }
}

fn nearest<'k, S: AsRef<str>>(word: &str, known: &'k [S]) -> Option<&'k str> {
    const LONGEST: usize = 40;
    if word.len() > LONGEST {
        return None;
    }
    let folded = word.to_lowercase().replace('_', "-");
    let known = known.iter().map(AsRef::as_ref);
    let part = known.clone().find(|known| {
        let (short, long) = match folded.len() < known.len() {
            true => (folded.as_str(), *known),
            false => (*known, folded.as_str()),
        };
        short.len() > 3 && long.contains(short)
    });
    known
        .map(|candidate| (distance(&folded, candidate), candidate))
        .filter(|(distance, candidate)| {
            let length = candidate.chars().count();
            *distance < length && *distance <= 1 + length / 4
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
        .or(part)
}

/// Edit distance in which swapping two adjacent letters counts as one edit.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().collect();
    let b: Vec<char> = b.chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for (i, &from) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, &to) in b.iter().enumerate() {
            let replaced = above[j] + usize::from(from != to);
            let mut best = replaced.min(above[j + 1] + 1).min(row[j] + 1);
            let swapped = i > 0 && j > 0 && a[i - 1] == to && b[j - 1] == from;
            if swapped {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[b.len()]
}

#[cfg(test)]
#[path = "suggest_tests.rs"]
mod tests;
