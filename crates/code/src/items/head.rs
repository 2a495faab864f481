//! A function's head, read from its tokens, without the macros and attributes around it.

use super::Finder;
use super::chunk::DeclarationPlace;
use crate::text::{Language, TextTokenKind};
use crate::tree::{Head, Variable};

impl Finder<'_> {
    /// `open` is the brace of the body. Returns where the next item starts.
    pub(super) fn function(&mut self, first: usize, open: usize, place: DeclarationPlace) -> usize {
        let close = self.close_of(open);
        if let Some(head) = self.head(first, open, close, place) {
            self.items.heads.push(head);
        }
        self.types_in_body(open, close);
        close + 1
    }

    fn head(
        &mut self,
        first: usize,
        open: usize,
        close: usize,
        place: DeclarationPlace,
    ) -> Option<Head> {
        let (group, group_close) = self.parameter_group(first, open)?;
        let (name_from, written) = self.name_before(first, group)?;
        let last = written.rsplit("::").next().unwrap_or(&written).to_owned();
        let qualified = match place {
            DeclarationPlace::File => written,
            DeclarationPlace::Record(record) => format!("{record}::{written}"),
        };
        let (start, returns) = self.returned(first, name_from);
        let start = self.tokens.get(start)?.start();
        let from = self.tokens.get(group)?.end();
        let to = self.tokens.get(group_close)?.start();
        let mut params = self.reader.params(from, to);
        self.old_style_types(first, (group, group_close), open, &mut params);
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

    /// The parentheses of the parameters: of all groups with a name before them, the first that is not a macro's at the
    /// very start (`API(int) f(void)`), an attribute's, or followed by a new declaration.
    fn parameter_group(&self, first: usize, open: usize) -> Option<(usize, usize)> {
        let mut groups = Vec::new();
        let operator = self.operator_word(first, open);
        let mut at = first;
        while at < open {
            let token = self.tokens.get(at)?;
            if token.is(b':') && !groups.is_empty() {
                break;
            }
            if token.is(b'(')
                && let Some(inner) = self.inner_group(at)
            {
                return Some(inner);
            }
            if token.is(b'(') && self.can_be_named(first, at, operator) {
                groups.push((at, self.tokens.matching(at)?));
            }
            at = self.tokens.behind(at);
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

    fn can_be_named(&self, first: usize, group: usize, operator: Option<usize>) -> bool {
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
        let operator = operator.is_some_and(|at| at < before);
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

    /// The qualified name before the parameters, and its first token.
    fn name_before(&self, first: usize, group: usize) -> Option<(usize, String)> {
        let operator = self.operator_word(first, group);
        let mut from = operator.unwrap_or(group.checked_sub(1)?);
        if operator.is_none() && from > first && self.tokens.get(from - 1)?.is(b'~') {
            from -= 1;
        }
        while from >= first + 2 && self.tokens.get(from - 1)?.kind == TextTokenKind::Scope {
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

    fn operator_word(&self, first: usize, end: usize) -> Option<usize> {
        let word = |at: &usize| {
            self.tokens
                .get(*at)
                .map_or("", |token| self.text.word(token))
        };
        (first..end).find(|at| word(at) == "operator")
    }

    /// `int (*pick(int which))(char *)`: the parameters are in the group before the last one.
    fn inner_group(&self, outer: usize) -> Option<(usize, usize)> {
        let close = self.tokens.matching(outer)?;
        let star = self.tokens.get(outer + 1)?.is(b'*');
        let open =
            (outer + 2..close).find(|at| self.tokens.get(*at).is_some_and(|t| t.is(b'(')))?;
        let named = self.tokens.get(open - 1)?.is_word();
        (star && named).then_some((open, self.tokens.matching(open)?))
    }

    /// The first token of `Name` or `Name<…>` that ends at `last`.
    fn qualifier_start(&self, first: usize, last: usize) -> usize {
        let mut depth = 0i32;
        let mut at = last;
        loop {
            match self.tokens.get(at).map(|token| token.kind) {
                Some(TextTokenKind::Punct(b'>')) => depth += 1,
                Some(TextTokenKind::Punct(b'<')) => depth -= 1,
                Some(TextTokenKind::Word) if depth <= 0 => return at,
                _ => {}
            }
            if at <= first {
                return first;
            }
            at -= 1;
        }
    }

    /// The return type, and the token where the definition starts after foreign macros.
    fn returned(&self, first: usize, name: usize) -> (usize, String) {
        let mut start = first;
        let mut at = first;
        let mut parts: Vec<String> = Vec::new();
        while at < name {
            let Some(token) = self.tokens.get(at) else {
                break;
            };
            let next = self.tokens.behind(at);
            let word = self.text.word(token);
            match word {
                "template" => at = self.behind_template(at, name),
                "static" | "extern" | "inline" | "__inline" | "__inline__" | "virtual"
                | "explicit" | "constexpr" | "friend" | "register" | "__extension__"
                | "_Noreturn" => at = next,
                "__attribute__" | "__attribute" | "__declspec" | "alignas" => {
                    at = self.tokens.behind(next)
                }
                "[" => at = next,
                "(" if next > name => {
                    parts.push(" (*)".to_owned());
                    at = next;
                }
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
        // `API_EXPORT struct a *`: a macro that expands to nothing or to `static` and such.
        let behind = parts.get(1).is_some_and(|next| is_word(next));
        if behind && parts.first().is_some_and(|first| is_shouted(first)) {
            parts.remove(0);
        }
        (start, join_type(&parts))
    }

    /// `template <…>` is skipped: its defaults look like initialisers.
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
                Some(TextTokenKind::Punct(b'<')) => depth += 1,
                Some(TextTokenKind::Punct(b'>')) => {
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
    fn old_style_types(
        &mut self,
        first: usize,
        (group, group_close): (usize, usize),
        open: usize,
        params: &mut [Variable],
    ) {
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
        // `f(a) { … }` has a name without a type before it, and so have its parameters.
        let lone = first + 1 == group && self.text.language == Language::C;
        let name = self
            .tokens
            .get(first)
            .map_or("", |token| self.text.word(token));
        let implicit = lone && !is_shouted(name) && self.name_list(first, open).is_some();
        let old_style = implicit
            || self
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

fn is_word(part: &str) -> bool {
    part.starts_with(|c: char| c.is_alphanumeric() || c == '_')
}

fn is_shouted(part: &str) -> bool {
    part.len() > 3 && is_word(part) && !part.bytes().any(|byte| byte.is_ascii_lowercase())
}

/// Words separated by single blanks, stars after a blank, nothing around `::` and in `<>`.
fn join_type(parts: &[String]) -> String {
    let mut text = String::new();
    for part in parts {
        let word = is_word(part);
        let glued = text.ends_with("::") || text.ends_with('<') || text.is_empty();
        let star_first = matches!(part.as_str(), "*" | "&") && !text.ends_with(['*', '&']);
        if !glued && (word || star_first) {
            text.push(' ');
        }
        text.push_str(part);
    }
    text
}
