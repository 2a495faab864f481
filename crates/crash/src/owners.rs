//! What freed a block, as far as the names on its free stack show: a collector, or a count of references that fell to
//! zero. Then the bug is where the pointer was stored, which no stack of the report shows.

use patchwright_domain::report::{BugKind, CrashReport, Frame, StackRole};

use crate::names;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Owner {
    /// Frees what is unreachable.
    Collector,
    /// Frees with the last reference.
    Count,
    /// A name used for both: `buffer_release` may drop a reference or simply free.
    Perhaps,
}

/// The function whose name says so, the innermost of the most specific.
pub(crate) fn freed_by(report: &CrashReport) -> Option<(Owner, String)> {
    if !matches!(
        report.kind,
        BugKind::HeapUseAfterFree | BugKind::DoubleFree | BugKind::UseAfterPoison
    ) {
        return None;
    }
    let freed = report.stack(StackRole::Free)?;
    let named = freed.frames.iter().map(name).collect::<Vec<_>>();
    let used = report.frames.iter().map(name).collect::<Vec<_>>();
    // Frames on both stacks were running anyway and say nothing about what freed the block.
    let shared = named.iter().rev().zip(used.iter().rev());
    let shared = shared.take_while(|(a, b)| a == b).count();
    let own = named.get(..named.len() - shared).unwrap_or_default();
    [Owner::Collector, Owner::Count, Owner::Perhaps]
        .into_iter()
        .find_map(|owner| {
            let found = own.iter().find(|name| says(name) == Some(owner))?;
            Some((owner, found.clone()))
        })
}

fn name(frame: &Frame) -> String {
    names::normal(frame.function.as_deref().unwrap_or_default())
}

fn says(name: &str) -> Option<Owner> {
    let words = split_words(name);
    let has = |any: &[&str]| words.iter().any(|word| any.contains(&word.as_str()));
    let within = |parts: &[&str]| {
        let mut all = words.iter();
        all.any(|word| parts.iter().any(|part| word.contains(part)))
    };
    let beside = |first: &[&str], second: &[&str]| {
        words.windows(2).any(|pair| match pair {
            [a, b] => {
                let is = |word: &String, any: &[&str]| any.contains(&word.as_str());
                is(a, first) && is(b, second) || is(a, second) && is(b, first)
            }
            _ => false,
        })
    };
    let collects = ["collect", "collector", "collection"];
    let collected = [
        "cycles",
        "dead",
        "unreachable",
        "young",
        "objects",
        "heap",
        "all",
    ];
    let last = words.last().map(String::as_str).unwrap_or_default();
    if has(&["gc"])
        || within(&["sweep", "garbage", "scaveng"])
        || collects.contains(&last)
        || beside(&collects, &collected)
    {
        return Some(Owner::Collector);
    }
    let references = ["ref", "refs", "reference", "references"];
    let given_back = [
        "dec", "drop", "put", "release", "sub", "del", "remove", "down",
    ];
    if has(&["deref", "rc"])
        || within(&["unref", "decref", "refcnt", "refcount"])
        || beside(&references, &given_back)
        || beside(&["shared"], &["ptr", "count"])
    {
        return Some(Owner::Count);
    }
    let perhaps = ["release", "put", "drop", "dispose", "unretain"];
    perhaps.contains(&last).then_some(Owner::Perhaps)
}

/// `JS_RunGC` has `js`, `run` and `gc`.
fn split_words(name: &str) -> Vec<String> {
    let letters: Vec<char> = name.chars().collect();
    let mut words = vec![String::new()];
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| letters.get(at));
        let behind = letters.get(at + 1);
        let humps = letter.is_uppercase()
            && (before.is_some_and(|one| one.is_lowercase())
                || before.is_some_and(|one| one.is_uppercase())
                    && behind.is_some_and(|one| one.is_lowercase()));
        if humps || !letter.is_alphanumeric() {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| letter.is_alphanumeric()) {
            word.extend(letter.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
#[path = "owners_tests.rs"]
mod tests;
