//! Answers that copy what is around the marked line and change something within it.

use super::{Place, Reading, braces, indent, sum_of_braces, width};
use crate::lines;
use crate::place::line_key;

impl Place<'_> {
    /// The code as a new version of the marked line and of the lines behind it, if it has all of these in their order, new
    /// ones among them, and ends with one of them.
    pub(super) fn rewritten(&self, code: &[&[u8]]) -> Option<Reading> {
        let own = self.own(code)?;
        let copied =
            |count: &usize| self.follows(code.get(..*count), self.before.iter().rev(), true);
        let above = (0..=own).rev().find(copied)?;
        let (tail, new_above) = (code.get(own + 1..)?, code.get(above..own)?);
        let (kept, below) = self.kept_behind(tail)?;
        let is_new =
            |(line, old): (&&[u8], &Option<usize>)| old.is_none() && !lines::is_blank(line);
        let adds = !new_above.is_empty() || tail.iter().zip(&kept).any(is_new);
        let replaced = self.behind.get(..below)?.iter();
        let opens: i64 =
            braces(self.line.text) + replaced.map(|line| braces(line.text)).sum::<i64>();
        let opened = sum_of_braces(code.get(above..)?);
        if !adds || opened != opens || !self.head.is_empty() {
            return None;
        }
        let base = width(code.get(own)?);
        let mut line: Vec<Vec<u8>> = Vec::new();
        line.extend(new_above.iter().map(|one| self.beside(one, base)));
        line.push(self.line.text.to_vec());
        for (one, old) in tail.iter().zip(kept) {
            let old = old.and_then(|at| self.behind.get(at));
            line.push(old.map_or_else(|| self.beside(one, base), |old| old.text.to_vec()));
        }
        let above = Vec::new();
        Some(Reading { above, line, below })
    }

    /// Which line of the file each one is, and how many lines of the file they reach over.
    fn kept_behind(&self, tail: &[&[u8]]) -> Option<(Vec<Option<usize>>, usize)> {
        let key = |text: &[u8]| line_key(text, self.dialect);
        let mut kept = vec![None; tail.len()];
        let mut from = 0;
        for (at, line) in self.behind.iter().enumerate() {
            if lines::is_blank(line.text) {
                continue;
            }
            let wanted = key(line.text);
            let rest = tail.get(from..)?;
            let found = from + rest.iter().position(|one| key(one) == wanted)?;
            *kept.get_mut(found)? = Some(at);
            from = found + 1;
            if from == tail.len() {
                return Some((kept, at + 1));
            }
        }
        None
    }

    /// A new line, as much deeper than the marked one as it was written.
    fn beside(&self, line: &[u8], base: usize) -> Vec<u8> {
        let margin = indent(self.line.text);
        let (deep, text) = (width(line), line.trim_ascii());
        match deep.checked_sub(base).filter(|_| !text.is_empty()) {
            Some(deeper) => [margin, &self.deeper(deeper), text].concat(),
            None if text.is_empty() => Vec::new(),
            None => [margin, text].concat(),
        }
    }
}
