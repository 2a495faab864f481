//! Statement by statement. Every call of `statement` takes at least one token.

use super::Cutter;
use super::ends::{Leaf, leaf_end};
use crate::text::{TextTokenKind, Token};
use crate::tree::{Expr, Stmt, StmtKind};

/// Blocks in blocks. What is deeper is read as one unknown statement.
const DEEPEST: usize = 100;

impl Cutter<'_> {
    pub(super) fn statement(&mut self) -> Stmt {
        self.depth += 1;
        let start = self.offset();
        let first = self.at;
        let kind = if self.depth > DEEPEST {
            None
        } else {
            self.steered(self.at)
        };
        let stmt = match kind {
            Some(kind) => Stmt {
                kind,
                span: self.text.span(start, self.end_before()),
            },
            None => {
                self.at = first;
                self.leaf()
            }
        };
        self.at = self.at.max(first + 1);
        self.depth -= 1;
        stmt
    }

    /// A statement that starts with a brace, a semicolon, a keyword, or a label.
    fn steered(&mut self, first: usize) -> Option<StmtKind> {
        let token = *self.tokens.get(first)?;
        match token.kind {
            TextTokenKind::Punct(b'{') => Some(self.block()),
            TextTokenKind::Punct(b';') => {
                self.at += 1;
                Some(StmtKind::Empty)
            }
            TextTokenKind::Word => self.worded(self.text.word(&token).to_owned().as_str()),
            TextTokenKind::Number
            | TextTokenKind::Quoted
            | TextTokenKind::Scope
            | TextTokenKind::Punct(_) => None,
        }
    }

    fn worded(&mut self, word: &str) -> Option<StmtKind> {
        match word {
            "if" => self.if_statement(),
            "while" => self.while_statement(),
            "do" => self.do_statement(),
            "for" => self.for_statement(),
            "switch" => self.switch_statement(),
            "case" => self.case(),
            "default" if self.next_is(1, b':') => self.case(),
            "return" | "co_return" => {
                let value = self.value_to_semicolon()?;
                Some(StmtKind::Return(value))
            }
            "throw" => {
                let value = self.value_to_semicolon()?;
                Some(StmtKind::Throw(value))
            }
            "break" => self.simple(StmtKind::Break),
            "continue" => self.simple(StmtKind::Continue),
            "goto" => self.goto(),
            "try" => self.try_statement(),
            _ if self.next_is(1, b':') => Some(self.label(word)),
            _ => self.macro_block(),
        }
    }

    fn block(&mut self) -> StmtKind {
        self.at += 1;
        let stmts = self.statements(|_| false);
        if self.is(b'}') {
            self.at += 1;
        }
        StmtKind::Block(stmts)
    }

    /// Up to a closing brace, or a word that the caller waits for.
    pub(super) fn statements(&mut self, stop: impl Fn(&str) -> bool) -> Vec<Stmt> {
        let mut stmts = Vec::new();
        while let Some(token) = self.tokens.get(self.at) {
            if token.is(b'}') || (token.is_word() && stop(self.text.word(token))) {
                break;
            }
            stmts.push(self.statement());
        }
        stmts
    }

    fn simple(&mut self, kind: StmtKind) -> Option<StmtKind> {
        if !self.next_is(1, b';') {
            return None;
        }
        self.at += 2;
        Some(kind)
    }

    fn goto(&mut self) -> Option<StmtKind> {
        let name = self
            .tokens
            .get(self.at + 1)
            .filter(|token| token.is_word())?;
        let name = self.text.word(name).to_owned();
        if !self.next_is(2, b';') {
            return None;
        }
        self.at += 3;
        Some(StmtKind::Goto(name))
    }

    fn label(&mut self, name: &str) -> StmtKind {
        self.at += 2;
        let stmt = match self.tokens.get(self.at) {
            None => None,
            Some(token) if token.is(b'}') => None,
            Some(token) if matches!(self.text.word(token), "case" | "default") => None,
            Some(_) => Some(Box::new(self.statement())),
        };
        StmtKind::Label {
            name: name.to_owned(),
            stmt,
        }
    }

    /// From after the first word up to the semicolon, or to where one is missing.
    fn value_to_semicolon(&mut self) -> Option<Option<Expr>> {
        let Leaf { last, ended } = leaf_end(self.text, &self.tokens, self.at);
        let from = self.tokens.get(self.at)?.end();
        let last_token = self.tokens.get(last)?;
        let end = if ended {
            last_token.start()
        } else {
            last_token.end()
        };
        let empty = last == if ended { self.at + 1 } else { self.at };
        self.at = last + 1;
        Some((!empty).then(|| self.reader.expr(from, end)))
    }

    /// `list_for_each(a, b) { … }`: a call followed by a block.
    fn macro_block(&mut self) -> Option<StmtKind> {
        let first = self.tokens.get(self.at)?.start();
        let open = match self.tokens.get(self.at + 1)?.kind {
            TextTokenKind::Punct(b'(') => self.tokens.matching(self.at + 1)? + 1,
            TextTokenKind::Punct(b'{') if is_shouted(self.text.word(self.tokens.get(self.at)?)) => {
                self.at + 1
            }
            _ => return None,
        };
        self.tokens.get(open).filter(|token| token.is(b'{'))?;
        let before = self.tokens.get(open.checked_sub(1)?)?.end();
        let head = self.reader.expr(first, before);
        self.at = open;
        let body = Box::new(self.statement());
        Some(StmtKind::MacroBlock { head, body })
    }

    pub(super) fn leaf(&mut self) -> Stmt {
        let start = self.offset();
        let Leaf { last, ended } = leaf_end(self.text, &self.tokens, self.at);
        let end = self.tokens.get(last).map_or(start, Token::end);
        self.at = last + 1;
        if ended {
            return self.reader.statement(start, end);
        }
        // A macro that includes its own semicolon.
        let expr = self.reader.expr(start, end);
        let kind = match expr.kind {
            crate::tree::ExprKind::Unknown(below) => StmtKind::Unknown(below),
            _ => StmtKind::Expr(expr),
        };
        Stmt {
            kind,
            span: self.text.span(start, end),
        }
    }

    pub(super) fn is(&self, punct: u8) -> bool {
        self.next_is(0, punct)
    }

    pub(super) fn next_is(&self, ahead: usize, punct: u8) -> bool {
        self.tokens
            .get(self.at + ahead)
            .is_some_and(|token| token.is(punct))
    }

    pub(super) fn word_is(&self, word: &str) -> bool {
        self.tokens
            .get(self.at)
            .is_some_and(|token| self.text.word(token) == word)
    }

    pub(super) fn offset(&self) -> usize {
        self.tokens
            .get(self.at)
            .map_or_else(|| self.end_before(), Token::start)
    }

    /// The end of the last token that was consumed.
    pub(super) fn end_before(&self) -> usize {
        self.at
            .checked_sub(1)
            .and_then(|last| self.tokens.get(last))
            .map_or(0, Token::end)
    }
}

/// Macros that open a block without parentheses are written in capitals.
fn is_shouted(word: &str) -> bool {
    word.len() > 1 && !word.bytes().any(|byte| byte.is_ascii_lowercase())
}
