//! The new content of a file from its placed hunks. Lines that stay keep their bytes; additions take the
//! file's line endings and, where the quoted lines show that only the indentation differs, its indentation.

use std::collections::BTreeMap;

use patchwright_domain::candidate::RelPath;

use crate::correction::{Corrected, Correction};
use crate::error::EditError;
use crate::indent::Indents;
use crate::lines::Ending;
use crate::patch::{Hunk, HunkLine, LineKind};
use crate::place::{Fit, Hold, Placed, Query, Target, insertion};

/// The file with all hunks in it, and the corrections to the additions.
pub fn compose(
    path: &RelPath,
    target: &Target<'_>,
    placed: &[(&Hunk, Placed<'_>)],
) -> Result<(Vec<u8>, Vec<Correction>), EditError> {
    let mut sheet = Sheet {
        path,
        deleted: BTreeMap::new(),
        inserts: BTreeMap::new(),
    };
    let mut corrections = Vec::new();
    for (number, (hunk, placed)) in placed.iter().enumerate() {
        let mut what = Vec::new();
        let owner = Owner {
            number,
            at: hunk.at,
        };
        sheet.add(owner, placed, target, &mut what)?;
        let at = hunk.at;
        corrections.extend(what.into_iter().map(|what| Correction {
            path: path.clone(),
            at,
            what,
        }));
    }
    sheet.check_inside()?;
    Ok((sheet.render(target), corrections))
}

/// Which hunk an edit belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Owner {
    number: usize,
    at: usize,
}

struct Insert {
    owner: Owner,
    lines: Vec<(Vec<u8>, Ending)>,
}

struct Sheet<'p> {
    path: &'p RelPath,
    deleted: BTreeMap<usize, Owner>,
    /// By the line of the file that they precede.
    inserts: BTreeMap<(usize, Hold), Insert>,
}

impl Sheet<'_> {
    fn add(
        &mut self,
        owner: Owner,
        placed: &Placed<'_>,
        target: &Target<'_>,
        what: &mut Vec<Corrected>,
    ) -> Result<(), EditError> {
        let style = Style::new(placed, target, what);
        let query = Query::new(placed.lines);
        let spot = |gap| insertion(&query, &placed.fits, gap);
        let mut index = 0;
        let mut pending: Vec<&HunkLine> = Vec::new();
        for line in placed.lines {
            match line.kind {
                LineKind::Add => pending.push(line),
                LineKind::Context | LineKind::Delete => {
                    self.insert(owner, &std::mem::take(&mut pending), spot(index), &style)?;
                    let fit = placed.fits.get(index).and_then(|fit| fit.line());
                    if let Some(real) = fit.filter(|_| line.kind == LineKind::Delete) {
                        self.delete(owner, real)?;
                    }
                    index += 1;
                }
            }
        }
        // A hunk that quotes nothing carries one fit: the line its additions follow.
        let last = index.max(placed.fits.len());
        self.insert(owner, &pending, spot(last), &style)?;
        style.report(what);
        Ok(())
    }

    fn delete(&mut self, owner: Owner, line: usize) -> Result<(), EditError> {
        match self.deleted.insert(line, owner) {
            Some(other) => Err(self.overlap(other, owner, line)),
            None => Ok(()),
        }
    }

    fn insert(
        &mut self,
        owner: Owner,
        added: &[&HunkLine],
        (line, hold): (usize, Hold),
        style: &Style,
    ) -> Result<(), EditError> {
        if added.is_empty() {
            return Ok(());
        }
        let lines: Vec<_> = added.iter().map(|added| style.dress(added)).collect();
        match self.inserts.get_mut(&(line, hold)) {
            Some(other) if other.owner == owner => other.lines.extend(lines),
            Some(other) => {
                let other = other.owner;
                return Err(self.overlap(other, owner, line));
            }
            None => {
                self.inserts.insert((line, hold), Insert { owner, lines });
            }
        }
        Ok(())
    }

    /// Nothing may be added in the middle of what another hunk deletes.
    fn check_inside(&self) -> Result<(), EditError> {
        for ((line, _), insert) in &self.inserts {
            let above = line
                .checked_sub(1)
                .and_then(|above| self.deleted.get(&above));
            let below = self.deleted.get(line);
            if let (Some(above), Some(below)) = (above, below)
                && above == below
                && *above != insert.owner
            {
                return Err(self.overlap(*above, insert.owner, *line));
            }
        }
        Ok(())
    }

    fn overlap(&self, a: Owner, b: Owner, line: usize) -> EditError {
        let (first, second) = (a.at.min(b.at), a.at.max(b.at));
        EditError::Overlap {
            path: self.path.clone(),
            first,
            second,
            line: line + 1,
        }
    }

    fn render(&self, target: &Target<'_>) -> Vec<u8> {
        let mut out: Vec<(&[u8], Ending)> = Vec::new();
        let mut at = 0;
        for (&(line, _), insert) in &self.inserts {
            self.keep(target, at..line, &mut out);
            at = at.max(line);
            out.extend(
                insert
                    .lines
                    .iter()
                    .map(|(text, ending)| (text.as_slice(), *ending)),
            );
        }
        self.keep(target, at..target.lines.len(), &mut out);
        let mut content = Vec::new();
        let count = out.len();
        for (i, (text, ending)) in out.into_iter().enumerate() {
            content.extend_from_slice(text);
            let open = ending == Ending::None && i + 1 < count;
            content.extend_from_slice(if open {
                usual(target).bytes()
            } else {
                ending.bytes()
            });
        }
        content
    }

    fn keep<'t>(
        &self,
        target: &Target<'t>,
        range: std::ops::Range<usize>,
        out: &mut Vec<(&'t [u8], Ending)>,
    ) {
        for line in range.filter(|line| !self.deleted.contains_key(line)) {
            out.extend(target.lines.get(line).map(|line| (line.text, line.ending)));
        }
    }
}

/// How additions are written into this file.
struct Style {
    /// The hunk quotes the file to the byte, so its additions are meant to the byte.
    verbatim: bool,
    ending: Ending,
    /// Whether the hunk reaches the file's last line, and how that ends.
    last: Option<Ending>,
    indents: Indents,
}

impl Style {
    fn new(placed: &Placed<'_>, target: &Target<'_>, what: &mut Vec<Corrected>) -> Self {
        let quoted = placed
            .lines
            .iter()
            .filter(|line| line.kind != LineKind::Add);
        let pairs: Vec<(&HunkLine, &Fit)> = quoted.zip(&placed.fits).collect();
        let real = |fit: &Fit| fit.line().and_then(|line| target.lines.get(line));
        let ends: Vec<(Ending, Option<Ending>)> = pairs
            .iter()
            .map(|(quoted, fit)| (quoted.ending, real(fit).map(|l| l.ending)))
            .collect();
        let exact = placed.fits.iter().all(|fit| matches!(fit, Fit::Exact(_)));
        let same_ends = ends.iter().all(|(quoted, real)| Some(*quoted) == *real);
        let informed = !pairs.is_empty() || target.lines.is_empty();
        let verbatim = exact && same_ends && informed;
        let last = target.lines.len().checked_sub(1);
        let reaches_end = placed
            .fits
            .iter()
            .any(|fit| fit.line().is_some() && fit.line() == last);
        let ending = placed.fits.iter().filter_map(real).map(|line| line.ending);
        let ending = ending.into_iter().find(|&ending| ending != Ending::None);
        note_endings(&ends, placed, verbatim, what);
        Self {
            verbatim,
            ending: ending.unwrap_or_else(|| usual(target)),
            last: target
                .lines
                .last()
                .filter(|_| reaches_end)
                .map(|line| line.ending),
            indents: Indents::learn(&pairs, target),
        }
    }

    fn dress(&self, added: &HunkLine) -> (Vec<u8>, Ending) {
        if self.verbatim {
            return (added.text.clone(), added.ending);
        }
        // Only what becomes the file's last line may lack a newline: `render` adds it to the others.
        let ending = if self.last == Some(Ending::None) {
            Ending::None
        } else {
            self.ending
        };
        (self.indents.apply(&added.text), ending)
    }

    fn report(&self, what: &mut Vec<Corrected>) {
        let lines = self.indents.changed();
        if lines > 0 {
            what.push(Corrected::Reindented { lines });
        }
    }
}

fn note_endings(
    ends: &[(Ending, Option<Ending>)],
    placed: &Placed<'_>,
    verbatim: bool,
    what: &mut Vec<Corrected>,
) {
    use Ending::{CrLf, Lf};
    if ends
        .iter()
        .any(|ends| matches!(ends, (Lf, Some(CrLf)) | (CrLf, Some(Lf))))
    {
        what.push(Corrected::LineEndings);
    }
    let differs = |(quoted, real): &(Ending, Option<Ending>)| {
        real.is_some_and(|real| (*quoted == Ending::None) != (real == Ending::None))
    };
    let wants_none = placed
        .lines
        .iter()
        .any(|l| l.kind == LineKind::Add && l.ending == Ending::None);
    if ends.iter().any(differs) || (wants_none && !verbatim) {
        what.push(Corrected::FinalNewline);
    }
}

/// The line ending that the file uses.
fn usual(target: &Target<'_>) -> Ending {
    let endings = target.lines.iter().map(|line| line.ending);
    endings
        .into_iter()
        .find(|&ending| ending != Ending::None)
        .unwrap_or(Ending::Lf)
}
