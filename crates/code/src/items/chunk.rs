//! Cuts a file, or the body of a record, into declarations and function definitions.

use super::Finder;
use crate::text::{TextTokenKind, Token};

/// The scope of declarations, which qualifies their names.
#[derive(Clone, Copy)]
pub(super) enum DeclarationPlace<'p> {
    File,
    /// The qualified name of the record.
    Record(&'p str),
}

/// What was seen of a chunk before its first brace.
#[derive(Default)]
struct Seen {
    /// The parentheses right before the current position.
    group: Option<usize>,
    any_group: bool,
    equals: bool,
    /// A colon after the parentheses: a constructor's initialisers.
    colon: bool,
    /// `struct`, `class`, `union` or `enum`, where it is no template's parameter.
    type_word: Option<usize>,
    arrow: bool,
}

impl Finder<'_> {
    pub(super) fn file(&mut self) {
        let mut at = 0;
        while at < self.tokens.len() {
            at = self.next_item(at, DeclarationPlace::File, self.tokens.len());
        }
    }

    /// Reads the item at `at` and returns where the next one starts, always further on.
    pub(super) fn next_item(&mut self, at: usize, place: DeclarationPlace, end: usize) -> usize {
        let Some(token) = self.tokens.get(at).copied() else {
            return at + 1;
        };
        if matches!(token.kind, TextTokenKind::Punct(b';' | b'}' | b'{')) {
            return at + 1;
        }
        if let Some(inside) = self.opens_container(at) {
            return inside;
        }
        if self.is_access(at) {
            return at + 2;
        }
        self.chunk(at, place, end).max(at + 1)
    }

    /// `namespace x {` and `extern "C" {`: their contents are read as if at file scope.
    fn opens_container(&self, at: usize) -> Option<usize> {
        let word = |at: usize| {
            self.tokens
                .get(at)
                .map_or("", |token| self.text.word(token))
        };
        let first = if word(at) == "inline" { at + 1 } else { at };
        let mut next = match word(first) {
            "namespace" => first + 1,
            "extern" if word(first + 1).starts_with('"') => first + 2,
            _ => return None,
        };
        while let Some(token) = self.tokens.get(next) {
            match token.kind {
                TextTokenKind::Punct(b'{') => return Some(next + 1),
                TextTokenKind::Word | TextTokenKind::Scope => next += 1,
                TextTokenKind::Punct(b'[' | b'(') => next = self.tokens.behind(next),
                TextTokenKind::Punct(_) | TextTokenKind::Number | TextTokenKind::Quoted => {
                    return None;
                }
            }
            if word(first) == "extern" {
                return None;
            }
        }
        None
    }

    /// `public:` and the like.
    fn is_access(&self, at: usize) -> bool {
        let colon = self.tokens.get(at + 1).is_some_and(|token| token.is(b':'));
        colon && self.tokens.get(at).is_some_and(Token::is_word)
    }

    fn chunk(&mut self, first: usize, place: DeclarationPlace, end: usize) -> usize {
        let mut seen = Seen::default();
        let mut body = None;
        let mut at = self.behind_templates(first, end);
        while at < end {
            let Some(token) = self.tokens.get(at).copied() else {
                break;
            };
            match token.kind {
                TextTokenKind::Punct(b';') => {
                    if let Some(open) = self.old_style_body(first, at) {
                        return self.function(first, open, place);
                    }
                    self.declaration(first, at, body, place);
                    return at + 1;
                }
                TextTokenKind::Punct(b'}') => return at + 1,
                TextTokenKind::Punct(b'{') => {
                    if self.opens_function(&seen, at) {
                        return self.function(first, at, place);
                    }
                    let close = self.close_of(at);
                    if seen.type_word.is_some() && !seen.equals && body.is_none() {
                        body = Some((at, close));
                    }
                    at = close + 1;
                    seen.group = None;
                    continue;
                }
                _ => self.note(&mut seen, at),
            }
            at = self.tokens.behind(at);
        }
        at
    }

    fn note(&self, seen: &mut Seen, at: usize) {
        let Some(token) = self.tokens.get(at) else {
            return;
        };
        let before = at.checked_sub(1).and_then(|before| self.tokens.get(before));
        match token.kind {
            TextTokenKind::Punct(b'(') => {
                seen.group = Some(at);
                seen.any_group = true;
                return;
            }
            TextTokenKind::Punct(b'=')
                if before.is_none_or(|token| !self.is_operator_word(token)) =>
            {
                seen.equals = true;
            }
            TextTokenKind::Punct(b':') if seen.any_group => seen.colon = true,
            TextTokenKind::Punct(b'>') if before.is_some_and(|token| token.is(b'-')) => {
                seen.arrow = true
            }
            TextTokenKind::Word => {
                let word = self.text.word(token);
                let is_type = matches!(word, "struct" | "class" | "union" | "enum");
                let parameter = before.is_some_and(|token| token.is(b'<') || token.is(b','));
                if is_type && !parameter && seen.type_word.is_none() {
                    seen.type_word = Some(at);
                }
            }
            TextTokenKind::Punct(_)
            | TextTokenKind::Number
            | TextTokenKind::Quoted
            | TextTokenKind::Scope => {}
        }
        seen.group = None;
    }

    fn is_operator_word(&self, token: &Token) -> bool {
        self.text.word(token) == "operator"
            || matches!(
                token.kind,
                TextTokenKind::Punct(b'=' | b'<' | b'>' | b'!' | b'+' | b'-' | b'*' | b'/')
            )
    }

    fn opens_function(&self, seen: &Seen, brace: usize) -> bool {
        if seen.equals || !seen.any_group {
            return false;
        }
        if seen.colon {
            // The brace of `member{value}` follows a name; the body follows the end of an initialiser.
            let before = brace.checked_sub(1).and_then(|at| self.tokens.get(at));
            return before
                .is_some_and(|token| matches!(token.kind, TextTokenKind::Punct(b')' | b'}')));
        }
        match seen.group {
            Some(open) => !(seen.type_word.is_some() && self.is_attribute(open)),
            None => seen.type_word.is_none() || seen.arrow || self.is_behind_name(seen, brace),
        }
    }

    /// Whether the group belongs to an attribute and not to a function's name.
    fn is_attribute(&self, open: usize) -> bool {
        let before = open.checked_sub(1).and_then(|at| self.tokens.get(at));
        before.is_some_and(|token| {
            matches!(
                self.text.word(token),
                "__attribute__" | "__attribute" | "alignas" | "_Alignas" | "__declspec"
            )
        })
    }

    /// `struct x *f(int a) const {`: a word after the parameters.
    fn is_behind_name(&self, seen: &Seen, brace: usize) -> bool {
        let word = brace
            .checked_sub(1)
            .and_then(|at| self.tokens.get(at))
            .map_or("", |token| self.text.word(token));
        seen.any_group && matches!(word, "const" | "noexcept" | "override" | "final")
    }

    /// The closing brace, or where a function most likely ends: at a brace in the first column.
    pub(super) fn close_of(&self, open: usize) -> usize {
        if let Some(close) = self.tokens.matching(open) {
            return close;
        }
        let rest = self.tokens.iter().enumerate().skip(open + 1);
        let mut outer = rest.filter(|(_, token)| {
            let start = token.start();
            let first = start == 0 || self.text.clean_slice(start - 1, start) == "\n";
            token.is(b'}') && first
        });
        match outer.next() {
            Some((at, _)) => at,
            None => self.tokens.len().saturating_sub(1),
        }
    }

    /// `f(a, b) int a; char *b; {`: the brace, where declarations of the parameters stand before it.
    fn old_style_body(&self, first: usize, semicolon: usize) -> Option<usize> {
        let (_, close) = self.name_list(first, semicolon)?;
        if semicolon < close + 3 {
            return None;
        }
        let mut at = close + 1;
        for _ in 0..400 {
            let token = self.tokens.get(at)?;
            let before = self.tokens.get(at - 1)?;
            match token.kind {
                TextTokenKind::Punct(b'{') => return before.is(b';').then_some(at),
                TextTokenKind::Word
                | TextTokenKind::Number
                | TextTokenKind::Punct(b'*' | b',' | b'[' | b']' | b'(' | b')' | b';') => {
                    at = self.tokens.behind(at);
                }
                TextTokenKind::Quoted | TextTokenKind::Scope | TextTokenKind::Punct(_) => {
                    return None;
                }
            }
        }
        None
    }

    /// A group of bare names after a name.
    pub(super) fn name_list(&self, first: usize, end: usize) -> Option<(usize, usize)> {
        let open = (first + 1..end).find(|at| self.tokens.get(*at).is_some_and(|t| t.is(b'(')))?;
        let close = self.tokens.matching(open)?;
        let named = self.tokens.get(open - 1)?.is_word();
        let inside = self.tokens.get(open + 1..close)?;
        let names = inside.iter().enumerate().all(|(index, token)| {
            if index % 2 == 0 {
                token.is_word()
            } else {
                token.is(b',')
            }
        });
        (named && names && inside.len() % 2 == 1).then_some((open, close))
    }
}
