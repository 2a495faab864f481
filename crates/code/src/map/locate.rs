//! What a name at a place refers to, as far as syntax can tell: locals first, then members by the type of what precedes
//! them, then elements of the tree.

use patchwright_domain::candidate::RelPath;

use super::{CodeMap, MappedFile};
use crate::element::{Element, ElementKind};
use crate::tree::{Span, Variable};

/// Nobody tells more uses of one name apart.
const MOST_SITES: usize = 20_000;

/// A place in the tree that a name leads to.
#[derive(Debug, Clone)]
pub struct Site<'m> {
    pub file: &'m MappedFile,
    pub span: Span,
    pub meaning: Meaning<'m>,
}

#[derive(Debug, Clone)]
pub enum Meaning<'m> {
    /// A parameter or a variable of a function.
    Local {
        function: &'m str,
        variable: Option<&'m Variable>,
    },
    /// A field; the record has no name where a typedef names it.
    Member {
        record: &'m str,
        variable: &'m Variable,
    },
    Element(&'m Element),
    /// A use.
    Mention,
}

/// A word at a place.
struct Word<'m> {
    text: &'m str,
    start: usize,
    /// After `.` or `->`.
    member: bool,
    /// After `struct` and the like.
    tag: bool,
}

impl CodeMap {
    /// The whole word at a place: a line from 1, a column in bytes from 0.
    pub fn word_at(&self, file: &RelPath, line: u32, column: u32) -> Option<&str> {
        Some(word(self.file(file)?, line, column)?.text)
    }

    /// Where the name at a place is defined.
    pub fn definitions(&self, path: &RelPath, line: u32, column: u32) -> Vec<Site<'_>> {
        let Some((file, word)) = self
            .file(path)
            .and_then(|file| Some((file, word(file, line, column)?)))
        else {
            return Vec::new();
        };
        if word.member {
            let fields = self.fields(file, &word, line);
            if !fields.is_empty() {
                return fields;
            }
        } else if let Some(local) = self.local(file, &word, line) {
            return vec![local];
        }
        let mut found = self.definitions_named(word.text);
        if word.tag {
            let is_type =
                |site: &Site<'_>| matches!(site.meaning, Meaning::Element(one) if one.is_type());
            found.retain(is_type);
        }
        // A static function hides its namesakes in other files.
        found.sort_by_key(|site| site.file.path != file.path);
        if let Some(own) = found.first().filter(|site| site.file.path == file.path)
            && let Meaning::Element(element) = own.meaning
            && element.is_function()
        {
            found.truncate(1);
        }
        if found.is_empty() && !word.member {
            found.extend(first_mention(file, &word, line));
        }
        found
    }

    /// Elements of a name, definitions only where there are any.
    pub fn definitions_named(&self, name: &str) -> Vec<Site<'_>> {
        let all = self.named(name);
        let defined = all.iter().any(|one| one.is_definition());
        let kept = all
            .into_iter()
            .filter(|one| !defined || one.is_definition());
        kept.map(|one| Site {
            file: one.file,
            span: one.element.span,
            meaning: Meaning::Element(one.element),
        })
        .collect()
    }

    /// Every mention of the name at a place: for a local only within its function.
    pub fn references(&self, path: &RelPath, line: u32, column: u32) -> Vec<Site<'_>> {
        let Some((file, word)) = self
            .file(path)
            .and_then(|file| Some((file, word(file, line, column)?)))
        else {
            return Vec::new();
        };
        if !word.member && self.local(file, &word, line).is_some() {
            let function = file.function_at(line).map(|one| one.span);
            let mut sites = mentions(file, word.text);
            sites.retain(|site| function.is_none_or(|function| function.contains(&site.span)));
            sites.retain(|site| !behind_dot(file, site.span.start));
            return sites;
        }
        self.mentions(word.text)
    }

    /// Every mention of a name in code and in macros, files outside of the build last.
    pub fn mentions(&self, name: &str) -> Vec<Site<'_>> {
        let last = name.rsplit([':', '.', '#']).next().unwrap_or(name);
        let (outside, built): (Vec<_>, Vec<_>) =
            self.files.iter().partition(|file| file.outside_build);
        let all = built.into_iter().chain(outside);
        all.flat_map(|file| mentions(file, last))
            .take(MOST_SITES)
            .collect()
    }

    fn local<'m>(&'m self, file: &'m MappedFile, word: &Word<'_>, line: u32) -> Option<Site<'m>> {
        if word.tag {
            return None;
        }
        let function = self.code.file(&file.path)?.function_at(line)?;
        let visible = function.visible_at(word.start);
        let mut visible = visible.into_iter().rev();
        let declared_here = |one: &&Variable| one.name == word.text && one.span.start <= word.start;
        let variable = visible
            .find(|one| one.name == word.text)
            .or_else(|| function.locals().into_iter().rev().find(declared_here))?;
        Some(Site {
            file,
            span: variable.span,
            meaning: Meaning::Local {
                function: &function.head.qualified,
                variable: Some(variable),
            },
        })
    }

    /// The field of the type before the dot; if that is unknown, of every record that has one.
    fn fields<'m>(&'m self, file: &'m MappedFile, word: &Word<'_>, line: u32) -> Vec<Site<'m>> {
        let owner = owner_of(file, word);
        let owner = owner.and_then(|owner| match self.local(file, &owner, line)?.meaning {
            Meaning::Local { variable, .. } => variable,
            _ => None,
        });
        let known = owner.and_then(|owner| self.code.record(&owner.ty));
        let mut found = Vec::new();
        for source in self.code.files() {
            for record in &source.items.records {
                let other = known
                    .is_some_and(|known| (&known.file, known.span) != (&record.file, record.span));
                let field = record.fields.iter().find(|field| field.name == word.text);
                if let (false, Some(variable), Some(file)) = (other, field, self.file(&record.file))
                {
                    found.push(Site {
                        file,
                        span: variable.span,
                        meaning: Meaning::Member {
                            record: &record.name,
                            variable,
                        },
                    });
                }
            }
        }
        found.sort_by_key(|site| site.file.outside_build);
        found
    }
}

impl MappedFile {
    /// The columns, in bytes from 0, at which a line has a name as a whole word.
    pub fn columns_of(&self, line: u32, name: &str) -> Vec<u32> {
        let last = name.rsplit([':', '.', '#', '>']).next().unwrap_or(name);
        whole_words(self.line(line), last)
            .map(|at| at as u32)
            .collect()
    }
}

fn word(file: &MappedFile, line: u32, column: u32) -> Option<Word<'_>> {
    let start = file.text.line_start(line)?;
    let text = file.line(line);
    let mut at = (column as usize).min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let (before, behind) = text.split_at(at);
    let from = before.trim_end_matches(is_part).len();
    let to = at + (behind.len() - behind.trim_start_matches(is_part).len());
    let word = text
        .get(from..to)
        .filter(|word| word.starts_with(|c: char| !c.is_ascii_digit()))?;
    Some(Word {
        text: word,
        start: start + from,
        member: behind_dot(file, start + from),
        tag: behind_tag(before.get(..from).unwrap_or_default()),
    })
}

fn behind_tag(before: &str) -> bool {
    let word = before.trim_end().rsplit(|c: char| !is_part(c)).next();
    matches!(word, Some("struct" | "union" | "enum" | "class"))
        && before.ends_with(char::is_whitespace)
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

fn behind_dot(file: &MappedFile, start: usize) -> bool {
    let before = file.text.clean_slice(start.saturating_sub(200), start);
    let before = before.trim_end();
    (before.ends_with('.') && !before.ends_with("..")) || before.ends_with("->")
}

/// `row` of `row->len` and of `row[i].len`.
fn owner_of<'m>(file: &'m MappedFile, word: &Word<'_>) -> Option<Word<'m>> {
    let before = file.text.clean.get(..word.start)?.trim_end();
    let before = before
        .strip_suffix("->")
        .or_else(|| before.strip_suffix('.'))?
        .trim_end();
    let before = match before.strip_suffix(']') {
        Some(_) => before.get(..before.rfind('[')?)?.trim_end(),
        None => before,
    };
    let start = before.trim_end_matches(is_part).len();
    let text = before.get(start..).filter(|text| !text.is_empty())?;
    Some(Word {
        text,
        start,
        member: behind_dot(file, start),
        tag: false,
    })
    .filter(|owner| !owner.member)
}

/// In a language whose scopes are not read: where the enclosing function first mentions the word.
fn first_mention<'m>(file: &'m MappedFile, word: &Word<'_>, line: u32) -> Option<Site<'m>> {
    let function = file.function_at(line)?;
    let start = function.span.start;
    let text = file.slice(function.span);
    let at = whole_words(text, word.text).next()? + start;
    Some(Site {
        file,
        span: file.text.span(at, at + word.text.len()),
        meaning: Meaning::Local {
            function: &function.qualified,
            variable: None,
        },
    })
}

fn mentions<'m>(file: &'m MappedFile, name: &str) -> Vec<Site<'m>> {
    let mut starts: Vec<usize> = whole_words(&file.text.clean, name).collect();
    for one in file
        .elements
        .iter()
        .filter(|one| one.kind == ElementKind::Macro)
    {
        starts.extend(whole_words(file.slice(one.span), name).map(|at| at + one.span.start));
    }
    starts.sort_unstable();
    starts.dedup();
    starts
        .into_iter()
        .take(MOST_SITES)
        .map(|start| Site {
            file,
            span: file.text.span(start, start + name.len()),
            meaning: Meaning::Mention,
        })
        .collect()
}

fn whole_words<'t>(text: &'t str, name: &str) -> impl Iterator<Item = usize> + use<'t> {
    let length = name.len();
    let found: Vec<usize> = match name.is_empty() {
        true => Vec::new(),
        false => text.match_indices(name).map(|(at, _)| at).collect(),
    };
    found.into_iter().filter(move |at| {
        let before = text.get(..*at).and_then(|text| text.chars().next_back());
        let behind = text.get(at + length..).and_then(|text| text.chars().next());
        !before.is_some_and(is_part) && !behind.is_some_and(is_part)
    })
}
