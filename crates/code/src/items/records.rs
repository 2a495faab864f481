//! Declarations that are no functions: variables, aliases, and types with their members.

use super::chunk::DeclarationPlace;
use super::{Finder, Prototype};
use crate::lower::{DEEPEST, Declared, What, anonymous_name};
use crate::text::Token;
use crate::tree::{Alias, Record, Variable};

impl Finder<'_> {
    /// From `first` to the semicolon. `body` are the braces of the type that is defined in it.
    pub(super) fn declaration(
        &mut self,
        first: usize,
        semicolon: usize,
        body: Option<(usize, usize)>,
        place: DeclarationPlace,
    ) {
        let mut hidden = None;
        if let Some((open, close)) = body {
            self.type_with_body(first, open, close, place);
            hidden = self.offsets(open, close);
        }
        let Some((start, end)) = self.offsets(first, semicolon) else {
            return;
        };
        let sole_type = body.is_some_and(|(_, close)| close + 1 == semicolon);
        if sole_type || self.is_uninteresting(first) {
            return;
        }
        let declared = match place {
            DeclarationPlace::Record(_) if hidden.is_none() => self.reader.fields(start, end),
            DeclarationPlace::Record(_) | DeclarationPlace::File => {
                self.reader.declaration(start, end, hidden)
            }
        };
        self.sort_out(declared, start, end, place);
    }

    /// The fields of a record's body, chunk by chunk.
    fn members(&mut self, open: usize, close: usize, name: &str) -> Vec<Variable> {
        let mut fields = Vec::new();
        if self.depth >= DEEPEST / 4 {
            return fields;
        }
        self.depth += 1;
        let kept = std::mem::take(&mut self.items.globals);
        let mut at = open + 1;
        while at < close {
            at = self.next_item(at, DeclarationPlace::Record(name), close);
        }
        fields.append(&mut self.items.globals);
        self.items.globals = kept;
        self.depth -= 1;
        fields
    }

    /// The fields of an anonymous record belong to the enclosing one.
    fn type_with_body(&mut self, first: usize, open: usize, close: usize, place: DeclarationPlace) {
        let word = (first..open).rev().find(|at| {
            let word = self
                .tokens
                .get(*at)
                .map_or("", |token| self.text.word(token));
            matches!(word, "struct" | "union" | "class" | "enum")
        });
        let Some(mut word) = word else {
            return;
        };
        let text = |at: usize| {
            self.tokens
                .get(at)
                .map_or("", |token| self.text.word(token))
        };
        // `enum class`
        if word > first && text(word - 1) == "enum" {
            word -= 1;
        }
        if text(word) == "enum" {
            self.enumeration(word, open, close);
            return;
        }
        let name = self.type_name(word, open);
        let Some((start, end)) = self.offsets(word, close) else {
            return;
        };
        let span = self.text.span(start, end);
        let called = match (name.as_str(), place) {
            ("", _) => anonymous_name(text(word), self.path, span),
            (name, DeclarationPlace::Record(outer)) => format!("{outer}::{name}"),
            (name, DeclarationPlace::File) => name.to_owned(),
        };
        let fields = self.members(open, close, &called);
        let ends = self
            .tokens
            .get(close + 1)
            .is_some_and(|token| token.is(b';'));
        if name.is_empty() && ends && matches!(place, DeclarationPlace::Record(_)) {
            self.items.globals.extend(fields.iter().cloned());
        }
        self.items.records.push(Record {
            file: self.path.clone(),
            name,
            fields,
            span,
        });
    }

    fn sort_out(
        &mut self,
        declared: Vec<Declared>,
        start: usize,
        end: usize,
        place: DeclarationPlace,
    ) {
        for one in declared {
            match one.what {
                What::Variable if one.variable.name.is_empty() => {}
                What::Variable => self.items.globals.push(one.variable),
                What::Type => self.items.aliases.push(Alias {
                    file: self.path.clone(),
                    name: one.variable.name.clone(),
                    means: one.variable,
                    span: self.text.span(start, end),
                }),
                What::Function => self.prototype(one.variable.name, start, end, place),
            }
        }
    }

    fn prototype(&mut self, written: String, start: usize, end: usize, place: DeclarationPlace) {
        let mut name = written.rsplit("::").next().unwrap_or_default().to_owned();
        if name.is_empty() {
            return;
        }
        let tilde = format!("~{name}");
        let written = match self.text.clean_slice(start, end).contains(&tilde) {
            true => {
                name = tilde;
                name.clone()
            }
            false => written,
        };
        self.items.prototypes.push(Prototype {
            name,
            qualified: match place {
                DeclarationPlace::Record(record) => format!("{record}::{written}"),
                DeclarationPlace::File => written,
            },
            span: self.text.span(start, end),
        });
    }

    /// Types declared within a function; its variables stay with the function.
    pub(super) fn types_in_body(&mut self, open: usize, close: usize) {
        let mut at = open + 1;
        let mut boundary = open + 1;
        while at < close {
            let Some(token) = self.tokens.get(at).copied() else {
                return;
            };
            if token.is(b';') || token.is(b'{') || token.is(b'}') {
                boundary = at + 1;
            }
            match self.text.word(&token) {
                "struct" | "union" | "enum" | "class" => {
                    if let Some(next) = self.local_type(boundary, at, close) {
                        at = next;
                        boundary = next;
                        continue;
                    }
                }
                "typedef" if at == boundary => {
                    at = self.item_without_variables(at, close);
                    boundary = at;
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
    }

    fn local_type(&mut self, boundary: usize, word: usize, close: usize) -> Option<usize> {
        let brace = (word + 1..(word + 3).min(close))
            .find(|at| self.tokens.get(*at).is_some_and(|token| token.is(b'{')))?;
        self.tokens.matching(brace)?;
        Some(self.item_without_variables(boundary, close))
    }

    fn item_without_variables(&mut self, at: usize, close: usize) -> usize {
        let globals = self.items.globals.len();
        let heads = self.items.heads.len();
        let prototypes = self.items.prototypes.len();
        let next = self.next_item(at, DeclarationPlace::File, close);
        self.items.globals.truncate(globals);
        self.items.heads.truncate(heads);
        self.items.prototypes.truncate(prototypes);
        next
    }

    fn is_uninteresting(&self, first: usize) -> bool {
        let text = |at: usize| {
            self.tokens
                .get(at)
                .map_or("", |token| self.text.word(token))
        };
        match text(first) {
            "using" => text(first + 2) != "=",
            "friend" | "static_assert" | "_Static_assert" | "namespace" => true,
            _ => false,
        }
    }

    /// From the start of one token to the end of another.
    fn offsets(&self, first: usize, last: usize) -> Option<(usize, usize)> {
        let first = self.tokens.get(first).map(Token::start)?;
        let last = self.tokens.get(last).map(Token::end)?;
        Some((first, last))
    }
}
