//! Banded alignment of a hunk's quoted lines with the file, through every line that could anchor it.
//!
//! A deletion only ever stands on a line that equals it, white space aside: there is no cost at which it may stand on
//! another. Context may differ, be missing, or leave lines out, each at a cost.

use std::collections::HashSet;

use super::band::{self, Direction};
use super::query::{Fit, Query, insertion};
use super::table::{Table, is_idle};
use super::target::{Target, excerpt};
use crate::error::{Excerpt, PlaceError};
use crate::lines;
use patchwright_code::lex::Dialect;

const MAX_ANCHORS: usize = 64;
/// Of a very long hunk fewer anchors are tried, but never fewer than four.
const CELLS_PER_HUNK: usize = 2_000_000;
/// A line that occurs in more places says nothing about where a hunk belongs.
const TOO_COMMON: usize = 1000;

/// The alignment budget of a patch, in cells of the tables.
pub struct Effort {
    cells: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Self { cells: 40_000_000 }
    }
}

impl Effort {
    fn spend(&mut self, cells: usize) -> Result<(), PlaceError> {
        self.cells = self.cells.checked_sub(cells).ok_or(PlaceError::TooCostly)?;
        Ok(())
    }
}

pub struct Alignment {
    pub fits: Vec<Fit>,
    /// From 0 to 1.
    pub agreement: f32,
    /// Only white space differs, with blank lines and comments in between.
    pub is_complete: bool,
}

/// The best alignment through each likely anchor; different edits only.
pub fn align(
    query: &Query<'_>,
    target: &Target<'_>,
    stated: Option<usize>,
    effort: &mut Effort,
) -> Result<Vec<Alignment>, PlaceError> {
    let table = Table::new(query, target);
    if let Some(missing) = table.missing_deletion() {
        let quoted = query
            .quoted
            .get(missing)
            .map_or(&b""[..], |line| &line.text);
        return Err(PlaceError::DeletionNotFound {
            quoted: String::from_utf8_lossy(quoted).trim().to_string(),
            nearest: nearest_line(&table, missing),
        });
    }
    // Counting the votes looks at every line once: cheaper than a cell, but not free.
    effort.spend(target.lines.len() / 8)?;
    let mut found: Vec<Alignment> = Vec::new();
    for (index, line) in table.anchors(stated) {
        effort.spend(query.quoted.len() * (2 * table.band + 1))?;
        if let Some(alignment) = table.through(index, line)
            && !found
                .iter()
                .any(|other| same_edit(query, &other.fits, &alignment.fits))
        {
            found.push(alignment);
        }
    }
    Ok(found)
}

/// A line directly before a change that may govern it (`if (x)`) and was not quoted: the author of the hunk did not
/// know of it.
pub fn governor(query: &Query<'_>, target: &Target<'_>, fits: &[Fit]) -> Option<usize> {
    let table = Table::new(query, target);
    let known: HashSet<usize> = (0..fits.len())
        .filter_map(|i| table.known(i, fits))
        .collect();
    let added = (1..=fits.len()).filter(|&gap| query.adds_at(gap));
    let deleted = (1..fits.len()).filter(|&i| query.is_deletion(i));
    let changes = added
        .map(|gap| insertion(query, fits, gap).0)
        .chain(deleted.filter_map(|i| fits.get(i)?.line()));
    let mut above = changes.filter_map(|line| {
        let lines = target.lines.get(..line)?;
        lines.iter().rposition(|line| !is_idle(line.text))
    });
    above.find(|line| !known.contains(line) && !is_closed(table.real(*line), target.dialect))
}

/// The part of the file that is most like the quoted lines.
pub fn nearest_text(query: &Query<'_>, target: &Target<'_>) -> Option<Excerpt> {
    let table = Table::new(query, target);
    let longest =
        (0..query.quoted.len()).max_by_key(|&i| query.quoted.get(i).map(|l| l.text.len()))?;
    nearest_line(&table, longest)
}

/// Two alignments that change the same lines in the same places are one place.
fn same_edit(query: &Query<'_>, a: &[Fit], b: &[Fit]) -> bool {
    (0..a.len()).all(|i| {
        let touches = query.is_deletion(i) || query.adds_at(i) || query.adds_at(i + 1);
        !touches || a.get(i).and_then(|f| f.line()) == b.get(i).and_then(|f| f.line())
    })
}

fn nearest_line(table: &Table<'_, '_>, index: usize) -> Option<Excerpt> {
    let wanted = table.signatures.get(index)?;
    let signatures = table.target.signatures().iter().enumerate();
    let scored = signatures.map(|(line, own)| (own.similarity(wanted), line));
    let (likeness, line) = scored.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)))?;
    (likeness > 0.3).then(|| excerpt(table.target, line.saturating_sub(2), 5))
}

impl Table<'_, '_> {
    fn missing_deletion(&self) -> Option<usize> {
        (0..self.numbers.len()).find(|&i| {
            let blank = self
                .query
                .quoted
                .get(i)
                .is_none_or(|line| lines::is_blank(&line.text));
            self.query.is_deletion(i) && !blank && self.numbers.get(i).is_some_and(Option::is_none)
        })
    }

    /// Pairs of a quoted line and an equal line of the file, likeliest first.
    fn anchors(&self, stated: Option<usize>) -> Vec<(usize, usize)> {
        let votes = self.votes();
        let places = |i: usize| {
            self.query
                .quoted
                .get(i)
                .map_or(&[][..], |line| self.target.places_of(&line.text))
        };
        let telling = |&i: &usize| self.weights.get(i).is_some_and(|&w| w > 0.1);
        let deletion = (0..self.numbers.len())
            .filter(|&i| self.query.is_deletion(i))
            .filter(telling)
            .min_by_key(|&i| places(i).len());
        let indices: Vec<usize> = match deletion {
            // Every deletion must be somewhere, so the rarest one alone leads to all places.
            Some(index) => vec![index],
            None => {
                let mut rare: Vec<usize> = (0..self.numbers.len()).filter(telling).collect();
                rare.retain(|&i| (1..=TOO_COMMON).contains(&places(i).len()));
                rare.sort_by_key(|&i| places(i).len());
                rare.truncate(MAX_ANCHORS);
                rare
            }
        };
        let mut anchors: Vec<(f32, usize, usize, usize)> = Vec::new();
        for index in indices {
            for &line in places(index) {
                let line = line as usize;
                let vote = votes
                    .get(line + self.numbers.len() - index)
                    .copied()
                    .unwrap_or(0.0);
                let distance = stated.map_or(0, |stated| line.abs_diff(stated + index));
                anchors.push((vote, distance, index, line));
            }
        }
        anchors.sort_by(|a, b| {
            b.0.total_cmp(&a.0)
                .then((a.1, a.2, a.3).cmp(&(b.1, b.2, b.3)))
        });
        let cells = self.numbers.len() * (2 * self.band + 1);
        anchors.truncate((CELLS_PER_HUNK / cells.max(1)).clamp(4, MAX_ANCHORS));
        anchors
            .into_iter()
            .map(|(_, _, index, line)| (index, line))
            .collect()
    }

    /// For each shift between hunk and file, the weight of the equal lines within the band around it.
    fn votes(&self) -> Vec<f32> {
        let size = self.target.lines.len() + self.numbers.len() + 1;
        let mut raw = vec![0.0f32; size];
        for (i, line) in self.query.quoted.iter().enumerate() {
            let places = self.target.places_of(&line.text);
            if places.len() > TOO_COMMON {
                continue;
            }
            for &place in places {
                if let Some(vote) = raw.get_mut(place as usize + self.numbers.len() - i) {
                    *vote += self.weights.get(i).copied().unwrap_or(0.0);
                }
            }
        }
        let mut sums = vec![0.0f64];
        for vote in &raw {
            sums.push(sums.last().copied().unwrap_or(0.0) + f64::from(*vote));
        }
        let sum = |end: usize| sums.get(end.min(size)).copied().unwrap_or(0.0);
        let around = |i: usize| sum(i + self.band + 1) - sum(i.saturating_sub(self.band));
        (0..size).map(|i| around(i) as f32).collect()
    }

    fn through(&self, index: usize, line: usize) -> Option<Alignment> {
        let mut fits = vec![Fit::Missing; self.numbers.len()];
        if let Some(fit) = fits.get_mut(index) {
            *fit = self.fit(index, line);
        }
        let mut cost = self.pair_cost(index, line);
        for way in [Direction::Up, Direction::Down] {
            cost += band::extend(self, index, line, way, &mut fits)?;
        }
        let total: f32 = self.weights.iter().sum();
        let agreement = (1.0 - cost / total).clamp(0.0, 1.0);
        let is_complete = self.is_complete(&fits);
        self.is_pinned(&fits).then_some(Alignment {
            fits,
            agreement,
            is_complete,
        })
    }

    /// Each addition has a quoted neighbour that is in the file.
    fn is_pinned(&self, fits: &[Fit]) -> bool {
        let strong = |i: Option<usize>| i.and_then(|i| fits.get(i)).is_some_and(|f| f.is_strong());
        (0..=fits.len())
            .filter(|&gap| self.query.adds_at(gap))
            .all(|gap| strong(gap.checked_sub(1)) || strong(Some(gap)))
    }

    fn is_complete(&self, fits: &[Fit]) -> bool {
        let text = |i: usize| self.query.quoted.get(i).map_or(&b""[..], |line| &line.text);
        let all_there = fits
            .iter()
            .enumerate()
            .all(|(i, f)| f.is_strong() || lines::is_blank(text(i)));
        let mapped: Vec<usize> = fits.iter().filter_map(|fit| fit.line()).collect();
        let idle_between = mapped.windows(2).all(|pair| match pair {
            [above, below] => (above + 1..*below).all(|line| is_idle(self.real(line))),
            _ => true,
        });
        all_there && idle_between
    }
}

/// A line that ends a statement, so that what follows does not depend on it.
fn is_closed(real: &[u8], dialect: Option<Dialect>) -> bool {
    let real = real.trim_ascii();
    let ends = matches!(real.last(), Some(b';' | b'{' | b'}')) || real.ends_with(b"*/");
    dialect.is_some() && ends && real.first() != Some(&b'#')
}
