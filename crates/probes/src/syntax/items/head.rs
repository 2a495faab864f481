//! A function's head, read by its tokens: macros and attributes around it are no part of it.

use super::chunk::Place;
use super::{Finder, matching, skip};
use crate::syntax::text::Kind;
use crate::syntax::tree::{Head, Variable};

impl Finder<'_> {
    /// `open` is the brace of the body. Gives where the next item starts.
    pub(super) fn function(&mut self, first: usize, open: usize, place: Place) -> usize {
        let close = self.close_of(open);
        if let Some(head) = self.head(first, open, close, place) {
            self.items.heads.push(head);
        }
        self.types_in_body(open, close);
        close + 1
    }

    fn head(&mut self, first: usize, open: usize, close: usize, place: Place) -> Option<Head> {
        let (group, group_close) = self.parameter_group(first, open)?;
        let (name_from, written) = self.name_before(first, group)?;
        let last = written.rsplit("::").next().unwrap_or(&written).to_owned();
        let qualified = match place {
            Place::File => written,
            Place::Record(record) => format!("{record}::{written}"),
        };
        let (start, returns) = self.returned(first, name_from);
        let start = self.tokens.get(start)?.start();
        let from = self.tokens.get(group)?.end();
        let to = self.tokens.get(group_close)?.start();
        let mut params = self.reader.params(from, to);
        self.old_style_types(group_close, open, &mut params);
        let end = self.tokens.get(close)?.end();
        Some(Head {
            file: self.path.clone(),
            name: last,
            qualified,
            returns,
            params,
            span: self.text.span(start, end),
            body: self.text.span(self.tokens.get(open)?.start(), end),
        })
    }

    /// The parentheses of the parameters: of all groups with a name before them, the first that is not a
    /// macro's at the very start (`API(int) f(void)`), an attribute's, or one with a new declaration behind it.
    fn parameter_group(&self, first: usize, open: usize) -> Option<(usize, usize)> {
        let mut groups = Vec::new();
        let mut at = first;
        while at < open {
            let token = self.tokens.get(at)?;
            if token.is(b':') && !groups.is_empty() {
                break;
            }
            if token.is(b'(') && self.can_be_named(first, at) {
                groups.push((at, matching(&self.tokens, at)?));
            }
            at = skip(&self.tokens, at);
        }
        let mut best = None;
        for (group, close) in groups {
            match best {
                None => best = Some((group, close)),
                Some((_, before)) => {
                    let between = self.words_between(before, group);
                    let leads = self.leads(first, best);
                    if between > 1 || (between == 1 && leads) || group == before + 1 {
                        best = Some((group, close));
                    }
                }
            }
        }
        best
    }

    fn can_be_named(&self, first: usize, group: usize) -> bool {
        let Some(before) = group.checked_sub(1).filter(|at| *at >= first) else {
            return false;
        };
        let Some(token) = self.tokens.get(before) else {
            return false;
        };
        let word = self.text.word(token);
        let attribute = matches!(
            word,
            "__attribute__"
                | "__attribute"
                | "alignas"
                | "_Alignas"
                | "__declspec"
                | "noexcept"
                | "throw"
                | "decltype"
                | "__asm__"
                | "asm"
                | "requires"
                | "explicit"
        );
        let operator = (first..before).any(|at| {
            self.tokens
                .get(at)
                .is_some_and(|token| self.text.word(token) == "operator")
        });
        !attribute && (token.is_word() || operator || token.is(b')') || token.is(b'>'))
    }

    /// Whether the group's name is the first word but for `static` and such.
    fn leads(&self, first: usize, group: Option<(usize, usize)>) -> bool {
        let Some((group, _)) = group else {
            return false;
        };
        (first..group.saturating_sub(1)).all(|at| {
            let word = self
                .tokens
                .get(at)
                .map_or("", |token| self.text.word(token));
            matches!(word, "static" | "extern" | "inline" | "const")
        })
    }

    fn words_between(&self, from: usize, to: usize) -> usize {
        let between = self.tokens.get(from + 1..to).unwrap_or_default();
        between.iter().filter(|token| token.is_word()).count()
    }

    /// The name before the parameters, with all that qualifies it, and its first token.
    fn name_before(&self, first: usize, group: usize) -> Option<(usize, String)> {
        let operator = (first..group).rev().find(|at| {
            self.tokens
                .get(*at)
                .is_some_and(|token| self.text.word(token) == "operator")
        });
        let mut from = operator.unwrap_or(group.checked_sub(1)?);
        if operator.is_none() && from > first && self.tokens.get(from - 1)?.is(b'~') {
            from -= 1;
        }
        while from >= first + 2 && self.tokens.get(from - 1)?.kind == Kind::Scope {
            from = self.qualifier_start(first, from - 2);
        }
        let start = self.tokens.get(from)?.start();
        let end = self.tokens.get(group.checked_sub(1)?)?.end();
        let text = self.text.clean_slice(start, end);
        let name: String = match operator {
            Some(_) => text.split_whitespace().collect::<Vec<_>>().join(" "),
            None => text.split_whitespace().collect(),
        };
        Some((from, name))
    }

    /// The first token of `Name` or `Name<…>` that ends at `last`.
    fn qualifier_start(&self, first: usize, last: usize) -> usize {
        let mut depth = 0i32;
        let mut at = last;
        loop {
            match self.tokens.get(at).map(|token| token.kind) {
                Some(Kind::Punct(b'>')) => depth += 1,
                Some(Kind::Punct(b'<')) => depth -= 1,
                Some(Kind::Word) if depth <= 0 => return at,
                _ => {}
            }
            if at <= first {
                return first;
            }
            at -= 1;
        }
    }

    /// The type that is returned, and the token where the definition starts behind foreign macros.
    fn returned(&self, first: usize, name: usize) -> (usize, String) {
        let mut start = first;
        let mut at = first;
        let mut parts: Vec<String> = Vec::new();
        while at < name {
            let Some(token) = self.tokens.get(at) else {
                break;
            };
            let next = skip(&self.tokens, at);
            let word = self.text.word(token);
            match word {
                "template" => at = self.behind_template(at, name),
                "static" | "extern" | "inline" | "__inline" | "__inline__" | "virtual"
                | "explicit" | "constexpr" | "friend" | "register" | "__extension__"
                | "_Noreturn" => at = next,
                "__attribute__" | "__attribute" | "__declspec" | "alignas" => {
                    at = skip(&self.tokens, next)
                }
                "[" => at = next,
                "(" => {
                    let inside = self.inside(at, next);
                    parts.pop();
                    if next == name {
                        parts.push(inside);
                    } else if next < name {
                        parts.clear();
                        start = next;
                    }
                    at = next;
                }
                _ => {
                    parts.push(word.to_owned());
                    at = next;
                }
            }
        }
        (start, join_type(&parts))
    }

    /// `template <…>` has no say in what follows, though its defaults look like it.
    pub(super) fn behind_templates(&self, first: usize, end: usize) -> usize {
        let mut at = first;
        while at < end
            && self
                .tokens
                .get(at)
                .is_some_and(|token| self.text.word(token) == "template")
        {
            at = self.behind_template(at, end);
        }
        at
    }

    fn behind_template(&self, at: usize, name: usize) -> usize {
        let mut depth = 0i32;
        for next in at + 1..name {
            match self.tokens.get(next).map(|token| token.kind) {
                Some(Kind::Punct(b'<')) => depth += 1,
                Some(Kind::Punct(b'>')) => {
                    depth -= 1;
                    if depth == 0 {
                        return next + 1;
                    }
                }
                _ => {}
            }
        }
        name
    }

    fn inside(&self, open: usize, next: usize) -> String {
        let from = self.tokens.get(open).map_or(0, |token| token.end());
        let to = next.checked_sub(1).and_then(|at| self.tokens.get(at));
        let to = to.map_or(from, |token| token.start());
        self.text.clean_slice(from, to).trim().to_owned()
    }

    /// The types of parameters that are declared between the parentheses and the body.
    fn old_style_types(&mut self, group_close: usize, open: usize, params: &mut [Variable]) {
        let mut from = group_close + 1;
        for at in group_close + 1..open {
            if !self.tokens.get(at).is_some_and(|token| token.is(b';')) {
                continue;
            }
            let start = self.tokens.get(from).map_or(0, |token| token.start());
            let end = self.tokens.get(at).map_or(start, |token| token.end());
            for declared in self.reader.declaration(start, end, None) {
                let known = params.iter_mut().find(|param| {
                    param.name == declared.variable.name
                        || (param.name.is_empty() && param.ty == declared.variable.name)
                });
                if let Some(param) = known {
                    *param = declared.variable;
                }
            }
            from = at + 1;
        }
        let old_style = self
            .tokens
            .get(open.wrapping_sub(1))
            .is_some_and(|token| token.is(b';'));
        for param in params.iter_mut().filter(|_| old_style) {
            if param.name.is_empty() {
                param.name = std::mem::replace(&mut param.ty, "int".to_owned());
            }
        }
    }
}

/// Words with blanks between, stars behind a blank, nothing around `::` and in `<>`.
fn join_type(parts: &[String]) -> String {
    let mut text = String::new();
    for part in parts {
        let word = part.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        let glued = text.ends_with("::") || text.ends_with('<') || text.is_empty();
        let star_first = matches!(part.as_str(), "*" | "&") && !text.ends_with(['*', '&']);
        if !glued && (word || star_first) {
            text.push(' ');
        }
        text.push_str(part);
    }
    text
}
