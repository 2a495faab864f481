//! Where a hunk belongs. If its lines are exactly at the stated line: there. Else every place is considered, and one is
//! taken only if nothing else fits as well, or the stated line or function clearly points to it.

mod align;
mod band;
mod function;
mod key;
mod query;
mod table;
mod target;

use crate::correction::ChosenBy;
use crate::error::PlaceError;
use crate::patch::{Hunk, HunkLine};

use align::Alignment;
use query::weight;

pub use align::Effort;
pub use function::function_above;
pub use key::{line_key, signature};
pub use query::{Fit, Hold, Query, insertion};
pub use target::{Target, excerpt};

/// Below this agreement a place is not the one that was meant.
const ENOUGH: f32 = 0.65;
/// Places whose agreement differs by less are near-equal.
const NEAR: f32 = 0.1;
const SHOWN_PLACES: usize = 6;

/// A hunk's place: how each quoted line fits, and how the place was found when others fitted too.
#[derive(Debug, Clone)]
pub struct Placed<'h> {
    /// The hunk's lines without the chatter after it.
    pub lines: &'h [HunkLine],
    pub fits: Vec<Fit>,
    pub chosen: Option<(ChosenBy, Vec<usize>)>,
}

impl Placed<'_> {
    /// The first line of the file that it quotes, from 0.
    pub fn start(&self) -> usize {
        start_of(&self.fits)
    }
}

fn start_of(fits: &[Fit]) -> usize {
    fits.iter().find_map(|fit| fit.line()).unwrap_or(0)
}

/// Finds the place of a hunk.
pub fn place<'h>(
    hunk: &'h Hunk,
    target: &Target<'_>,
    effort: &mut Effort,
) -> Result<Placed<'h>, PlaceError> {
    let all = hunk.lines.as_slice();
    if hunk.quoted().next().is_none() {
        return place_unquoted(hunk, target);
    }
    let counted = hunk.counted.and_then(|counted| all.get(..counted));
    for lines in [Some(all), counted].into_iter().flatten() {
        let query = Query::new(lines);
        if let Some(start) = hunk.stated.and_then(|s| s.checked_sub(1))
            && target.matches_exactly(&query, start)
        {
            return Ok(Placed {
                lines,
                fits: run(&query, target, start),
                chosen: None,
            });
        }
    }
    let query = Query::new(all);
    let hints = Hints {
        stated: hunk.stated,
        section: &hunk.section,
    };
    let (fits, chosen) = search(&query, target, &hints, effort)?;
    Ok(Placed {
        lines: all,
        fits,
        chosen,
    })
}

/// A hunk of additions alone: into an empty file, or where a header that counts rightly says.
fn place_unquoted<'h>(hunk: &'h Hunk, target: &Target<'_>) -> Result<Placed<'h>, PlaceError> {
    let trusted = hunk
        .counts
        .is_some_and(|counts| counts == hunk.real_counts());
    let after = hunk
        .stated
        .filter(|&line| trusted && line <= target.lines.len());
    match after {
        _ if target.lines.is_empty() => Ok(Placed {
            lines: &hunk.lines,
            fits: vec![],
            chosen: None,
        }),
        // The fit of an unquoted line: it only says where the additions go.
        Some(line) if line > 0 => Ok(Placed {
            lines: &hunk.lines,
            fits: vec![Fit::Exact(line - 1)],
            chosen: None,
        }),
        Some(_) | None => Err(PlaceError::NothingQuoted),
    }
}

/// What a header says about the place.
struct Hints<'h> {
    stated: Option<usize>,
    section: &'h [u8],
}

type Choice = (Vec<Fit>, Option<(ChosenBy, Vec<usize>)>);

fn search(
    query: &Query<'_>,
    target: &Target<'_>,
    hints: &Hints<'_>,
    effort: &mut Effort,
) -> Result<Choice, PlaceError> {
    let runs = target.runs(query, hints.stated);
    let exact: Vec<usize> = runs
        .iter()
        .copied()
        .filter(|&start| target.matches_exactly(query, start))
        .collect();
    let stated = hints.stated.and_then(|s| s.checked_sub(1));
    let at_stated = stated.is_some_and(|s| runs.contains(&s));
    let fits = |starts: &[usize]| starts.iter().map(|&s| run(query, target, s)).collect();
    let places: Vec<Vec<Fit>> = match (exact.len(), runs.len()) {
        (0, 0) => aligned(query, target, hints, effort)?,
        (0, _) => fits(&runs),
        // The stated line itself fits except for white space, another one exactly: either may be meant.
        (1, _) if at_stated => fits(&runs),
        (_, _) => fits(&exact),
    };
    let (fits, chosen) = choose(places, query, target, hints)?;
    match align::governor(query, target, &fits) {
        Some(line) => Err(PlaceError::UnquotedBefore {
            nearest: excerpt(target, line, 3),
        }),
        None => Ok((fits, chosen)),
    }
}

fn run(query: &Query<'_>, target: &Target<'_>, start: usize) -> Vec<Fit> {
    let fit = |(i, quoted): (usize, &&HunkLine)| match target.lines.get(start + i) {
        Some(line) if line.text == quoted.text => Fit::Exact(start + i),
        Some(_) | None => Fit::Whitespace(start + i),
    };
    query.quoted.iter().enumerate().map(fit).collect()
}

/// Places where the lines are not consecutive; only those that agree best.
fn aligned(
    query: &Query<'_>,
    target: &Target<'_>,
    hints: &Hints<'_>,
    effort: &mut Effort,
) -> Result<Vec<Vec<Fit>>, PlaceError> {
    let found = align::align(query, target, hints.stated, effort)?;
    let best = found.iter().map(|a| a.agreement).fold(0.0, f32::max);
    if best < ENOUGH {
        let nearest = found
            .iter()
            .max_by(|a, b| a.agreement.total_cmp(&b.agreement));
        let start = nearest.and_then(|a| a.fits.iter().find_map(|fit| fit.line()));
        let nearest = match start {
            Some(start) => Some(excerpt(target, start, query.quoted.len())),
            None => align::nearest_text(query, target),
        };
        return Err(PlaceError::Weak {
            percent: (best * 100.0) as u8,
            nearest,
        });
    }
    let complete: Vec<&Alignment> = found.iter().filter(|a| a.is_complete).collect();
    let near = found
        .iter()
        .filter(|a| a.agreement > best - NEAR && a.agreement >= ENOUGH);
    let taken = if complete.is_empty() {
        near.collect()
    } else {
        complete
    };
    let taken = match surpassing(&taken, query, hints) {
        Some(one) => vec![one],
        None => taken,
    };
    Ok(taken.into_iter().map(|a| a.fits.clone()).collect())
}

/// The one place that has every line the other places have, and a distinctive line besides; unless the stated line
/// points to another.
fn surpassing<'a>(
    places: &[&'a Alignment],
    query: &Query<'_>,
    hints: &Hints<'_>,
) -> Option<&'a Alignment> {
    let telling = |i: usize| {
        query
            .quoted
            .get(i)
            .is_some_and(|line| weight(&line.text) >= 1.0)
    };
    let strong = |a: &Alignment, i: usize| a.fits.get(i).is_some_and(|fit| fit.is_strong());
    let beats = |a: &Alignment, b: &Alignment| {
        let lines = 0..query.quoted.len();
        lines.clone().all(|i| strong(a, i) || !strong(b, i))
            && lines
                .clone()
                .any(|i| telling(i) && strong(a, i) && !strong(b, i))
    };
    let is_best = |i: usize, a: &Alignment| {
        places
            .iter()
            .enumerate()
            .all(|(j, b)| i == j || beats(a, b))
    };
    let (index, one) = places.iter().enumerate().find(|(i, a)| is_best(*i, a))?;
    let starts: Vec<usize> = places.iter().map(|a| start_of(&a.fits)).collect();
    let all: Vec<usize> = (0..starts.len()).collect();
    let by_line = nearest_to(hints.stated, &starts, &all);
    by_line.is_none_or(|line| line == index).then_some(*one)
}

fn choose(
    mut places: Vec<Vec<Fit>>,
    query: &Query<'_>,
    target: &Target<'_>,
    hints: &Hints<'_>,
) -> Result<Choice, PlaceError> {
    let starts: Vec<usize> = places.iter().map(|fits| start_of(fits)).collect();
    if places.len() == 1 {
        return Ok((places.pop().unwrap_or_default(), None));
    }
    let picked = pick(&starts, &places, query, target, hints);
    match picked.and_then(|(index, by)| Some((places.get(index)?.clone(), index, by))) {
        Some((fits, index, by)) => {
            let others = starts.iter().enumerate().filter(|(i, _)| *i != index);
            Ok((
                fits,
                Some((by, others.map(|(_, start)| start + 1).collect())),
            ))
        }
        None => {
            let total = starts.len();
            let mut shown = starts;
            shown.sort_by_key(|&start| hints.stated.map_or(start, |line| start.abs_diff(line)));
            shown.dedup();
            if shown.len() < total {
                // Places that begin alike differ in where the change goes.
                shown = places
                    .iter()
                    .map(|fits| changed_line(query, fits))
                    .collect();
            }
            shown.truncate(SHOWN_PLACES);
            shown.sort_unstable();
            let lines = query.quoted.len();
            let places = shown
                .into_iter()
                .map(|start| excerpt(target, start, lines))
                .collect();
            Err(PlaceError::Ambiguous { places, total })
        }
    }
}

/// The place that line and function point to; none if they contradict each other.
fn pick(
    starts: &[usize],
    places: &[Vec<Fit>],
    query: &Query<'_>,
    target: &Target<'_>,
    hints: &Hints<'_>,
) -> Option<(usize, ChosenBy)> {
    let all: Vec<usize> = (0..starts.len()).collect();
    let inside: Vec<usize> = match function::named_in(hints.section) {
        Some(name) => {
            let at = |i: &usize| places.get(*i).map_or(0, |fits| changed_line(query, fits));
            all.iter()
                .copied()
                .filter(|i| function::is_inside(target, at(i), &name))
                .collect()
        }
        None => Vec::new(),
    };
    let by_line = nearest_to(hints.stated, starts, &all);
    match inside.as_slice() {
        [] => by_line.map(|i| (i, ChosenBy::StatedLine)),
        [only] if by_line.is_none_or(|i| i == *only) => Some((*only, ChosenBy::Function)),
        [_] => None,
        several => nearest_to(hints.stated, starts, several).map(|i| (i, ChosenBy::Function)),
    }
}

/// The line of the file where the first change happens.
fn changed_line(query: &Query<'_>, fits: &[Fit]) -> usize {
    let changed = (0..fits.len()).find(|&i| query.is_deletion(i) || query.adds_at(i));
    let from = changed.unwrap_or(fits.len().saturating_sub(1));
    let after = fits.iter().skip(from).find_map(|fit| fit.line());
    after
        .or_else(|| fits.iter().rev().find_map(|fit| fit.line()))
        .unwrap_or(0)
}

/// The one place that is clearly nearer to the stated line than all others.
fn nearest_to(stated: Option<usize>, starts: &[usize], among: &[usize]) -> Option<usize> {
    // Models write `-1` when they do not know the line: then only the top of the file is near it.
    let stated = stated.filter(|&line| line > 0)?;
    let reach = if stated == 1 { 3 } else { 30 };
    let mut by_distance: Vec<(usize, usize)> = among
        .iter()
        .filter_map(|&i| Some((starts.get(i)?.abs_diff(stated - 1), i)))
        .collect();
    by_distance.sort_unstable();
    let (first, index) = *by_distance.first()?;
    let (second, _) = *by_distance.get(1)?;
    (first <= reach && first * 3 + 3 <= second).then_some(index)
}
