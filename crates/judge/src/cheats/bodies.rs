//! The bodies of all functions that a patch touches; both sides of each pair are expanded to the same extent.

use patchwright_code::preprocess::{Follow, TooMuch};
use patchwright_code::tokens::Tok;
use patchwright_code::tokens::items::Function;

use super::body::{Body, Structure};
use super::expansion::{self, Expanded, Extent, Texts};
use super::pair::{Pairs, Placed};
use super::surroundings::Surroundings;
use super::view::When;

/// The bodies of changed functions, each with its location.
#[derive(Default)]
pub struct Bodies<'a> {
    pub old: Vec<(Placed<'a>, Body)>,
    pub new: Vec<(Placed<'a>, Body)>,
}

/// Limit for all changed functions together after expansion. Beyond it only what changed is expanded, and beyond twice
/// as much nothing.
const MOST_TOKENS: usize = 4_000_000;

impl<'a> Bodies<'a> {
    /// All bodies, and the functions that are too large even if only what changed is expanded.
    pub fn read(pairs: &Pairs<'a>, around: &Surroundings<'_>) -> (Self, Vec<Placed<'a>>) {
        let mut bodies = Self::default();
        let mut unread = Vec::new();
        let mut total = 0usize;
        for (old, new) in &pairs.changed {
            let read = if total <= MOST_TOKENS {
                read_pair(old, new, around, expansion::expand)
            } else if total <= 2 * MOST_TOKENS {
                read_pair(old, new, around, expansion::expand_changed)
            } else {
                Err(TooMuch)
            };
            match read {
                Ok((before, after)) => {
                    total += before.everything.len() + after.everything.len();
                    bodies.old.push((*old, before));
                    bodies.new.push((*new, after));
                }
                Err(TooMuch) => unread.push(*new),
            }
        }
        for gone in &pairs.gone {
            bodies.old.push((*gone, read_old(gone, around)));
        }
        for (new, _) in &pairs.new {
            match read_new(new, around) {
                Ok(body) if total <= MOST_TOKENS => {
                    total += body.everything.len();
                    bodies.new.push((*new, body));
                }
                Ok(_) | Err(TooMuch) => unread.push(*new),
            }
        }
        (bodies, unread)
    }

    pub fn before(&self, wanted: &Placed<'_>) -> Option<&Body> {
        find(&self.old, wanted)
    }

    pub fn after(&self, wanted: &Placed<'_>) -> Option<&Body> {
        find(&self.new, wanted)
    }
}

fn find<'b>(bodies: &'b [(Placed<'_>, Body)], wanted: &Placed<'_>) -> Option<&'b Body> {
    bodies
        .iter()
        .find(|(placed, _)| std::ptr::eq(placed.function, wanted.function))
        .map(|(_, body)| body)
}

type Expand = fn(&Texts<'_>, Follow) -> Result<Expanded, TooMuch>;

/// Both sides of a function. If one of them cannot be parsed, neither is compared by structure.
fn read_pair(
    old: &Placed<'_>,
    new: &Placed<'_>,
    around: &Surroundings<'_>,
    expand: Expand,
) -> Result<(Body, Body), TooMuch> {
    let bodies = around.texts(
        (old.file, &old.function.body),
        (new.file, &new.function.body),
    );
    let tokens = expand(&bodies, Follow::Nearest)?;
    let (old_whole, new_whole) = (whole(old.function), whole(new.function));
    let wholes = around.texts((old.file, &old_whole), (new.file, &new_whole));
    let everything = expand(&wholes, Follow::All)?;
    let structure = match (Body::has_structure(&tokens.old), tokens.extent) {
        (false, _) => Structure::None,
        // The patch itself introduces the excessive nesting.
        (true, _) if !Body::has_structure(&tokens.new) => return Err(TooMuch),
        (true, Extent::ChangedParts) => Structure::Partial,
        (true, Extent::Whole) => Structure::Whole,
    };
    let read = |placed: &Placed<'_>, when, tokens: Vec<Tok>, everything: Vec<Tok>| {
        let around = around.around(placed.file, when);
        Body::new(placed.function, tokens, everything, structure, &around)
    };
    Ok((
        read(old, When::Before, tokens.old, everything.old),
        read(new, When::After, tokens.new, everything.new),
    ))
}

/// Reads a function that the patch adds; all of it counts as changed.
fn read_new(new: &Placed<'_>, around: &Surroundings<'_>) -> Result<Body, TooMuch> {
    let macros = around.macros(new.file, When::After);
    let tokens = macros.expand(&new.function.body, Follow::Nearest)?;
    let everything = macros.expand(&whole(new.function), Follow::All)?;
    if !Body::has_structure(&tokens) {
        return Err(TooMuch);
    }
    let around = around.around(new.file, When::After);
    Ok(Body::new(
        new.function,
        tokens,
        everything,
        Structure::Whole,
        &around,
    ))
}

/// Reads a function of the unpatched text, falling back to unexpanded tokens.
pub fn read_old(old: &Placed<'_>, around: &Surroundings<'_>) -> Body {
    let macros = around.macros(old.file, When::Before);
    let or_raw = |tokens: &[Tok], follow| {
        let expanded = macros.expand(tokens, follow);
        expanded.unwrap_or_else(|TooMuch| tokens.to_vec())
    };
    let tokens = or_raw(&old.function.body, Follow::Nearest);
    let everything = or_raw(&whole(old.function), Follow::All);
    let structure = match Body::has_structure(&tokens) {
        true => Structure::Whole,
        false => Structure::None,
    };
    let around = around.around(old.file, When::Before);
    Body::new(old.function, tokens, everything, structure, &around)
}

fn whole(function: &Function) -> Vec<Tok> {
    [function.head.as_slice(), function.body.as_slice()].concat()
}
