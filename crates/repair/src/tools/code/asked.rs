//! Finds the symbol that a query means: line numbers are often wrong, and code that was shown recently is most
//! likely meant.

use patchwright_code::Site;
use patchwright_domain::assists::AUTO_CORRECTION;
use patchwright_probes::code::{Answer, Source};
use patchwright_probes::location::{Location, LocationFile};

use super::CodeTools;
use super::help::Switch;
use super::viewed::Spot;
use crate::tools::ToolError;

/// A symbol as it was asked for.
#[derive(Debug)]
pub(super) struct Asked {
    pub symbol: String,
    /// Where it is; `None` if only its name is known.
    pub spot: Option<Spot>,
    pub notes: Vec<String>,
}

impl CodeTools {
    pub(super) fn asked(
        &self,
        symbol: &str,
        file: Option<&str>,
        line: Option<u32>,
    ) -> Result<Asked, ToolError> {
        let symbol = self.symbol(symbol);
        if symbol.is_empty() {
            return Err(ToolError::refused("the symbol is empty"));
        }
        let path = file
            .map(|file| self.file(file))
            .transpose()?
            .map(|file| file.path.clone());
        let exact = path.as_ref().zip(line).and_then(|(path, line)| {
            let column = *self.map().file(path)?.columns_of(line, &symbol).first()?;
            Some(Spot {
                file: path.clone(),
                line,
                column,
            })
        });
        let (spot, corrected) = match exact {
            Some(spot) => (Some(spot), false),
            None if self.help.correction == Switch::Off && line.is_some() => {
                return Err(ToolError::Refused(format!(
                    "there is no `{symbol}` in that line"
                )));
            }
            None if self.help.correction == Switch::Off => (None, false),
            None => {
                let shown = self
                    .viewed
                    .nearest(self.map(), &symbol, path.as_ref(), line);
                let found = shown.or_else(|| self.nearest_in_file(&symbol, path.as_ref()?, line));
                (found, true)
            }
        };
        let mut notes = Vec::new();
        if let (Some(spot), true, true) = (&spot, corrected, file.is_some() || line.is_some()) {
            let why = match line {
                Some(_) => format!("`{symbol}` is not in the line that was named"),
                None => format!("no line was named for `{symbol}`"),
            };
            notes.push(format!("{why}; taken from {}:{}", spot.file, spot.line));
            self.assisted(AUTO_CORRECTION, 1);
        }
        Ok(Asked {
            symbol,
            spot,
            notes,
        })
    }

    /// The name that is meant; without correction, the name as written.
    pub(super) fn symbol(&self, written: &str) -> String {
        match self.help.correction {
            Switch::On => bare_symbol(written),
            Switch::Off => written.to_owned(),
        }
    }

    fn nearest_in_file(
        &self,
        symbol: &str,
        path: &patchwright_domain::candidate::RelPath,
        line: Option<u32>,
    ) -> Option<Spot> {
        let file = self.map().file(path)?;
        let mentions =
            (1..=file.lines()).filter_map(|at| Some((at, *file.columns_of(at, symbol).first()?)));
        let (line, column) =
            mentions.min_by_key(|(at, _)| line.map_or(0, |line| at.abs_diff(line)))?;
        Some(Spot {
            file: path.clone(),
            line,
            column,
        })
    }

    /// Its definitions, found by position, else by name alone.
    pub(super) fn definitions(&mut self, asked: &Asked) -> Answer<Vec<Location>> {
        if let Some(spot) = &asked.spot {
            let answer = self.eyes.definitions(&spot.file, spot.line, spot.column);
            if !answer.value.is_empty() {
                return answer;
            }
        }
        let named = self.map().definitions_named(&asked.symbol);
        let places: Vec<Location> = named
            .iter()
            .map(|site| self.name_of(site, &asked.symbol))
            .collect();
        if places.is_empty() {
            return self.definitions_of_mention(&asked.symbol);
        }
        let why = "only its name was given".to_owned();
        Answer {
            value: places,
            from: Source::Syntax { why },
        }
    }

    fn name_of(&self, site: &Site<'_>, symbol: &str) -> Location {
        let lines = site.span.line..=site.span.end_line;
        let mut named =
            lines.filter_map(|line| Some((line, *site.file.columns_of(line, symbol).first()?)));
        let (line, column) = named.next().unwrap_or((site.span.line, 0));
        Location {
            file: LocationFile::Tree(site.file.path.clone()),
            line,
            column,
            end_line: line,
            end_column: column,
        }
    }

    /// A name without a definition in the tree may still be used there, and come from a system header.
    fn definitions_of_mention(&mut self, symbol: &str) -> Answer<Vec<Location>> {
        let mentions = self.map().mentions(symbol);
        let first = mentions.first().map(|site| self.name_of(site, symbol));
        match first {
            Some(Location {
                file: LocationFile::Tree(path),
                line,
                column,
                ..
            }) => self.eyes.definitions(&path, line, column),
            Some(_) | None => Answer {
                value: Vec::new(),
                from: Source::Syntax {
                    why: "nothing has that name".to_owned(),
                },
            },
        }
    }

    /// Says that there is nothing of that name, and lists similar names.
    pub(super) fn unknown(&self, symbol: &str) -> String {
        let like = self.map().names_like(symbol, 6);
        match like.is_empty() {
            true => format!(
                "`{symbol}` is not defined in the source tree; it may come from a system header"
            ),
            false => format!(
                "`{symbol}` is not defined in the source tree; there is {}",
                like.join(", ")
            ),
        }
    }
}

/// `row` of `struct row *`, `f` of `f()`, `len` of `row->len`.
fn bare_symbol(written: &str) -> String {
    let written = written.trim().trim_matches(['`', '"', '\'']);
    let written = written.split('(').next().unwrap_or(written);
    let written = written.trim_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '&' | ';'));
    let last = written.rsplit("->").next().unwrap_or(written);
    let words = ["struct ", "union ", "enum ", "class ", "const "];
    let last = words
        .iter()
        .fold(last, |text, word| text.strip_prefix(word).unwrap_or(text));
    last.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::bare_symbol;

    #[test]
    fn symbols_as_they_are_written() {
        let cases = [
            ("row", "row"),
            (" struct row *", "row"),
            ("sum_row()", "sum_row"),
            ("sum_row(row, 3)", "sum_row"),
            ("row->len", "len"),
            ("*p", "p"),
            ("`Board::render`", "Board::render"),
            ("", ""),
            ("()", ""),
        ];
        for (written, wanted) in cases {
            assert_eq!(bare_symbol(written), wanted);
        }
    }
}
