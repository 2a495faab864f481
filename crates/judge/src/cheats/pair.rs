//! Matches the functions of the new text with those of the old.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use patchwright_code::preprocess;
use patchwright_code::preprocess::Define;
use patchwright_code::tokens::Tok;
use patchwright_code::tokens::items::Function;

use super::view::{Touched, When};

/// A function in a touched file.
#[derive(Clone, Copy)]
pub struct Placed<'a> {
    pub file: usize,
    pub function: &'a Function,
}

/// What became of the functions of the touched files; unchanged ones are left out.
#[derive(Default)]
pub struct Pairs<'a> {
    pub changed: Vec<(Placed<'a>, Placed<'a>)>,
    /// New functions, each with the old function that most of its text came from.
    pub new: Vec<(Placed<'a>, Option<Placed<'a>>)>,
    pub gone: Vec<Placed<'a>>,
    /// A function that uses one of these counts as changed.
    changed_macros: HashSet<Arc<[u8]>>,
}

/// A renamed or split-off function shares at least this fraction of its tokens with the old one.
const LEAST_SIMILARITY: f64 = 0.5;

pub fn pair(touched: &[Touched]) -> Pairs<'_> {
    let all_old = placed(touched, When::Before);
    let mut old: Vec<Option<Placed<'_>>> = all_old.iter().copied().map(Some).collect();
    let mut new: Vec<Option<Placed<'_>>> =
        placed(touched, When::After).into_iter().map(Some).collect();
    let mut pairs = Pairs {
        changed_macros: changed_macros(touched),
        ..Pairs::default()
    };
    let same_file = |a: &Placed<'_>, b: &Placed<'_>| a.file == b.file;
    let same_name = |a: &Placed<'_>, b: &Placed<'_>| a.function.name == b.function.name;
    let same_head =
        |a: &Placed<'_>, b: &Placed<'_>| same_tokens(&a.function.head, &b.function.head);
    take(&mut old, &mut new, &mut pairs, &|a, b| {
        same_file(a, b) && is_same(a.function, b.function)
    });
    take(&mut old, &mut new, &mut pairs, &|a, b| {
        same_file(a, b) && same_name(a, b) && same_head(a, b)
    });
    take(&mut old, &mut new, &mut pairs, &|a, b| {
        same_file(a, b) && same_name(a, b)
    });
    take(&mut old, &mut new, &mut pairs, &same_name);
    take(&mut old, &mut new, &mut pairs, &|a, b| {
        let there = similarity(&a.function.body, &b.function.body);
        there >= LEAST_SIMILARITY
            && similarity(&b.function.body, &a.function.body) >= LEAST_SIMILARITY
    });
    pairs.gone = old.into_iter().flatten().collect();
    for placed in new.into_iter().flatten() {
        let source = all_old
            .iter()
            .map(|old| (similarity(&placed.function.body, &old.function.body), *old))
            .filter(|(share, _)| *share >= LEAST_SIMILARITY)
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, old)| old);
        pairs.new.push((placed, source));
    }
    pairs
}

/// Existing macros whose definition changed.
pub fn changed_macros(touched: &[Touched]) -> HashSet<Arc<[u8]>> {
    let side = |when| touched.iter().flat_map(move |file| file.defines(when));
    let before = preprocess::by_name(side(When::Before));
    let is_new = |new: &&Arc<Define>| {
        let old = before.get(&new.name);
        old.is_some_and(|old| !old.iter().any(|old| preprocess::same(old, new)))
    };
    side(When::After)
        .filter(is_new)
        .map(|define| define.name.clone())
        .collect()
}

fn placed(touched: &[Touched], when: When) -> Vec<Placed<'_>> {
    let files = touched.iter().enumerate();
    files
        .flat_map(|(file, touched)| {
            let functions = touched.functions(when).iter();
            functions.map(move |function| Placed { file, function })
        })
        .collect()
}

fn take<'a>(
    old: &mut [Option<Placed<'a>>],
    new: &mut [Option<Placed<'a>>],
    pairs: &mut Pairs<'a>,
    fits: &dyn Fn(&Placed<'a>, &Placed<'a>) -> bool,
) {
    for slot in new.iter_mut() {
        let Some(candidate) = *slot else {
            continue;
        };
        let found = old
            .iter_mut()
            .find(|old| old.as_ref().is_some_and(|old| fits(old, &candidate)));
        if let Some(partner) = found.and_then(Option::take) {
            let follows = candidate
                .function
                .body
                .iter()
                .any(|tok| pairs.changed_macros.contains(&tok.text));
            if follows || !is_same(partner.function, candidate.function) {
                pairs.changed.push((partner, candidate));
            }
            *slot = None;
        }
    }
}

fn is_same(a: &Function, b: &Function) -> bool {
    a.name == b.name && same_tokens(&a.head, &b.head) && same_tokens(&a.body, &b.body)
}

fn same_tokens(a: &[Tok], b: &[Tok]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.text == b.text)
}

/// The fraction of `of`'s tokens that also occur in `other`.
fn similarity(of: &[Tok], other: &[Tok]) -> f64 {
    const SHORTEST: usize = 8;
    if of.len() < SHORTEST {
        return 0.0;
    }
    let mut spare: HashMap<&[u8], usize> = HashMap::new();
    for tok in other {
        *spare.entry(&tok.text).or_default() += 1;
    }
    let mut shared = 0u32;
    for tok in of {
        if let Some(count) = spare.get_mut(tok.text.as_ref()).filter(|count| **count > 0) {
            *count -= 1;
            shared += 1;
        }
    }
    f64::from(shared) / of.len() as f64
}
