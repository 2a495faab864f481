//! Statements with a head in parentheses.

use super::Cutter;
use crate::text::TextTokenKind;
use crate::tree::{AssignOp, Expr, ExprKind, Stmt, StmtKind, Variable};

/// Of one chain of `else if`. More are nested in the last.
const MOST_ARMS: usize = 400;

impl Cutter<'_> {
    /// `if … else if … else if …` is read in a loop: such chains get longer than anything else gets deep.
    pub(super) fn if_statement(&mut self) -> Option<StmtKind> {
        let from = self.in_heads.len();
        let mut arms: Vec<(usize, Expr, Stmt)> = Vec::new();
        let mut last = None;
        loop {
            let start = self.offset();
            let Some((cond, _)) = self.condition() else {
                if arms.is_empty() {
                    return None;
                }
                last = Some(Box::new(self.leaf()));
                break;
            };
            let then = self.sub_statement();
            arms.push((start, cond, then));
            if !self.word_is("else") {
                break;
            }
            self.at += 1;
            if !self.word_is("if") || arms.len() >= MOST_ARMS {
                last = Some(Box::new(self.sub_statement()));
                break;
            }
        }
        self.see(from);
        self.chain(arms, last)
    }

    /// The first arm with all others nested in it.
    fn chain(&self, arms: Vec<(usize, Expr, Stmt)>, last: Option<Box<Stmt>>) -> Option<StmtKind> {
        let end = self.end_before();
        let mut otherwise = last;
        for (start, cond, then) in arms.into_iter().rev() {
            let kind = StmtKind::If {
                cond,
                then: Box::new(then),
                otherwise,
            };
            let span = self.text.span(start, end);
            otherwise = Some(Box::new(Stmt { kind, span }));
        }
        otherwise.map(|first| first.kind)
    }

    pub(super) fn while_statement(&mut self) -> Option<StmtKind> {
        let (cond, from) = self.condition()?;
        let body = Box::new(self.sub_statement());
        self.see(from);
        Some(StmtKind::While { cond, body })
    }

    pub(super) fn switch_statement(&mut self) -> Option<StmtKind> {
        let (on, from) = self.condition()?;
        let body = Box::new(self.sub_statement());
        self.see(from);
        Some(StmtKind::Switch { on, body })
    }

    pub(super) fn do_statement(&mut self) -> Option<StmtKind> {
        self.at += 1;
        let body = Box::new(self.sub_statement());
        let cond = match self.word_is("while").then(|| self.condition()).flatten() {
            Some((cond, _)) => cond,
            None => self.missing(),
        };
        if self.is(b';') {
            self.at += 1;
        }
        Some(StmtKind::DoWhile { body, cond })
    }

    pub(super) fn for_statement(&mut self) -> Option<StmtKind> {
        let (open, close) = self.head()?;
        let semicolons = self.outer(open, close, |punct| punct == b';');
        if let [first, second] = semicolons.as_slice() {
            return Some(self.counted(open, *first, *second, close));
        }
        let over = self.outer(open, close, |punct| punct == b':');
        let (Some(colon), true) = (over.first(), semicolons.len() < 2) else {
            return self.macro_loop(open, close);
        };
        let from = semicolons.first().copied().unwrap_or(open);
        let variable = self.variable_between(from, *colon)?;
        let over = self.between(*colon, close);
        self.at = close + 1;
        let body = Box::new(self.sub_statement());
        Some(StmtKind::ForEach {
            variable,
            over,
            body,
        })
    }

    pub(super) fn case(&mut self) -> Option<StmtKind> {
        let word = self.tokens.get(self.at)?.end();
        let mut questions = 0;
        let mut at = self.at + 1;
        loop {
            match self.tokens.get(at)?.kind {
                TextTokenKind::Punct(b'?') => questions += 1,
                TextTokenKind::Punct(b':') if questions == 0 => break,
                TextTokenKind::Punct(b':') => questions -= 1,
                TextTokenKind::Punct(b';' | b'{' | b'}') => return None,
                TextTokenKind::Punct(_)
                | TextTokenKind::Word
                | TextTokenKind::Number
                | TextTokenKind::Quoted
                | TextTokenKind::Scope => {}
            }
            at = self.tokens.behind(at);
        }
        let colon = self.tokens.get(at)?.start();
        let value = (at > self.at + 1).then(|| self.case_value(word, colon));
        self.at = at + 1;
        let body = self.statements(|word| matches!(word, "case" | "default"));
        Some(StmtKind::Case { value, body })
    }

    /// GNU C has `case 1 ... 5:`, which is no expression.
    fn case_value(&mut self, from: usize, to: usize) -> Expr {
        let written = self.text.clean_slice(from, to);
        let Some((low, _)) = written.split_once("...") else {
            return self.reader.expr(from, to);
        };
        let dots = from + low.len();
        let low = self.reader.expr(from, dots);
        let high = self.reader.expr(dots + 3, to);
        Expr {
            span: self.text.span(low.span.start, high.span.end),
            kind: ExprKind::Unknown(vec![low, high]),
        }
    }

    pub(super) fn try_statement(&mut self) -> Option<StmtKind> {
        if !self.next_is(1, b'{') {
            return None;
        }
        self.at += 1;
        let body = Box::new(self.statement());
        let mut handlers = Vec::new();
        while self.word_is("catch") {
            let Some((open, close)) = self.head() else {
                break;
            };
            let from = self.in_heads.len();
            let variable = self.variable_between(open, close);
            if let Some(variable) = variable.filter(|one| !one.name.is_empty()) {
                let span = variable.span;
                self.in_heads.push((variable, span));
            }
            self.at = close + 1;
            handlers.push(self.sub_statement());
            self.see(from);
        }
        Some(StmtKind::Try { body, handlers })
    }

    fn counted(&mut self, open: usize, first: usize, second: usize, close: usize) -> StmtKind {
        let from = self.tokens.get(open).map_or(0, |token| token.end());
        let to = self.tokens.get(first).map_or(from, |token| token.end());
        let init = (first > open + 1).then(|| Box::new(self.trimmed_statement(from, to)));
        let cond = (second > first + 1).then(|| self.between(first, second));
        let step = (close > second + 1).then(|| self.between(second, close));
        self.at = close + 1;
        let body = Box::new(self.sub_statement());
        StmtKind::For {
            init,
            cond,
            step,
            body,
        }
    }

    /// `for (EACH(list, item)) …`
    fn macro_loop(&mut self, open: usize, close: usize) -> Option<StmtKind> {
        let head = self.between(open, close);
        self.at = close + 1;
        let body = Box::new(self.sub_statement());
        Some(StmtKind::MacroBlock { head, body })
    }

    fn trimmed_statement(&mut self, from: usize, to: usize) -> Stmt {
        let piece = self.text.clean_slice(from, to);
        let start = from + piece.len() - piece.trim_start().len();
        self.reader.statement(start, to)
    }

    /// Reads `word (…)` and stops after it. The number is that of `in_heads` before.
    fn condition(&mut self) -> Option<(Expr, usize)> {
        let from = self.in_heads.len();
        let (open, close) = self.head()?;
        let parts = self.outer(open, close, |punct| punct == b';');
        let start = match parts.last() {
            None => open,
            Some(semicolon) => {
                self.init_in_head(open, *semicolon);
                *semicolon
            }
        };
        let cond = match self.declared_condition(start, close) {
            Some(cond) => cond,
            None => self.between(start, close),
        };
        self.at = close + 1;
        Some((cond, from))
    }

    fn init_in_head(&mut self, open: usize, semicolon: usize) {
        let from = self.tokens.get(open).map_or(0, |token| token.end());
        let to = self.tokens.get(semicolon).map_or(from, |token| token.end());
        if let StmtKind::Declare(variables) = self.trimmed_statement(from, to).kind {
            let seen = variables.into_iter().map(|one| {
                let span = one.span;
                (one, span)
            });
            self.in_heads.extend(seen);
        }
    }

    /// `if (T *p = f())`: the condition is the initialiser.
    fn declared_condition(&mut self, open: usize, close: usize) -> Option<Expr> {
        let sets = self.outer(open, close, |punct| punct == b'=');
        let starts =
            [open + 1, open + 2].map(|at| self.tokens.get(at).is_some_and(|t| t.is_word()));
        if self.text.language != crate::text::Language::Cpp || sets.len() != 1 || !starts[0] {
            return None;
        }
        let variable = self.variable_between(open, close)?;
        let init = variable.init.clone()?;
        if variable.ty.is_empty() || variable.name.is_empty() {
            return None;
        }
        let (start, end) = (
            self.tokens.get(open)?.end(),
            self.tokens.get(close)?.start(),
        );
        let name = Expr {
            kind: ExprKind::Name(variable.name.clone()),
            span: variable.span,
        };
        let span = variable.span;
        self.in_heads.push((variable, span));
        Some(Expr {
            kind: ExprKind::Assign {
                op: AssignOp::Plain,
                target: Box::new(name),
                value: Box::new(init),
            },
            span: self.text.span(start, end),
        })
    }

    /// Ends the scope of the names added to `in_heads` since.
    fn see(&mut self, from: usize) {
        let end = self.end_before();
        for (variable, span) in self.in_heads.iter_mut().skip(from) {
            *span = self.text.span(variable.span.start, end.max(span.end));
        }
    }

    /// The parentheses after the current word, as token numbers; words such as `constexpr` may come between.
    fn head(&self) -> Option<(usize, usize)> {
        let mut open = self.at + 1;
        while open < self.at + 3 && self.tokens.get(open)?.is_word() {
            open += 1;
        }
        if !self.tokens.get(open)?.is(b'(') {
            return None;
        }
        let close = self.tokens.matching(open)?;
        Some((open, close))
    }

    /// Punctuation directly inside a pair of parentheses, not deeper. `::`, `==`, `?:` and such do not count.
    fn outer(&self, open: usize, close: usize, wanted: impl Fn(u8) -> bool) -> Vec<usize> {
        let mut found = Vec::new();
        let mut questions = 0usize;
        let mut at = open + 1;
        while at < close {
            if let Some(TextTokenKind::Punct(punct)) = self.tokens.get(at).map(|token| token.kind) {
                match punct {
                    b'?' => questions += 1,
                    b':' if questions > 0 => questions -= 1,
                    b'=' if !self.is_lone_equals(at) => {}
                    _ if wanted(punct) => found.push(at),
                    _ => {}
                }
            }
            at = self.tokens.behind(at);
        }
        found
    }

    fn is_lone_equals(&self, at: usize) -> bool {
        let near = |other: Option<usize>| {
            let token = other.and_then(|other| self.tokens.get(other));
            token.is_some_and(|token| {
                matches!(
                    token.kind,
                    TextTokenKind::Punct(
                        b'=' | b'!'
                            | b'<'
                            | b'>'
                            | b'+'
                            | b'-'
                            | b'*'
                            | b'/'
                            | b'%'
                            | b'&'
                            | b'|'
                            | b'^'
                    )
                )
            })
        };
        !near(at.checked_sub(1)) && !self.tokens.get(at + 1).is_some_and(|token| token.is(b'='))
    }

    fn between(&mut self, open: usize, close: usize) -> Expr {
        let from = self.tokens.get(open).map_or(0, |token| token.end());
        let to = self.tokens.get(close).map_or(from, |token| token.start());
        self.reader.expr(from, to)
    }

    fn variable_between(&mut self, open: usize, close: usize) -> Option<Variable> {
        let from = self.tokens.get(open)?.end();
        let to = self.tokens.get(close)?.start();
        self.reader.lone_variable(from, to)
    }

    /// A missing condition.
    fn missing(&mut self) -> Expr {
        let span = self.text.span(self.end_before(), self.end_before());
        self.reader.broken.push(span);
        Expr {
            kind: ExprKind::Unknown(Vec::new()),
            span,
        }
    }

    /// The statement after a head; an empty one at the end of the text.
    fn sub_statement(&mut self) -> Stmt {
        match self.tokens.get(self.at) {
            Some(token) if !token.is(b'}') => self.statement(),
            _ => Stmt {
                kind: StmtKind::Empty,
                span: self.text.span(self.end_before(), self.end_before()),
            },
        }
    }
}
