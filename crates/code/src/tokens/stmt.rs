//! A function's body as a tree of statements: enough structure to see what can run and what was removed.

use std::ops::Range;

use super::tok::{Tok, past_group};

/// Deeper nesting than this is not analysed.
pub const DEEPEST: usize = 100;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stmt {
    Block(Vec<Stmt>),
    /// `if` and its `else if`s, each with its condition, and the last `else`.
    If {
        arms: Vec<(Range<usize>, Stmt)>,
        otherwise: Option<Box<Stmt>>,
    },
    Loop {
        kind: LoopKind,
        head: Range<usize>,
        body: Box<Stmt>,
    },
    Switch {
        on: Range<usize>,
        body: Vec<Stmt>,
    },
    Try {
        body: Box<Stmt>,
        handlers: Vec<(Range<usize>, Stmt)>,
    },
    Label(Label),
    /// Control may arrive here again: another alternative of conditional compilation begins.
    Mark,
    Leaf(Range<usize>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LoopKind {
    For,
    While,
    DoWhile,
    /// A macro or range-like construct with a body of its own.
    Other,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Label {
    /// The tokens between `case` and its colon.
    Case(Range<usize>),
    Default,
    Named(usize),
}

/// The body nests too deeply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooDeep;

pub fn parse(tokens: &[Tok]) -> Result<Vec<Stmt>, TooDeep> {
    let mut depth = 0usize;
    for tok in tokens {
        if tok.is_any(&["(", "[", "{"]) {
            depth += 1;
        } else if tok.is_any(&[")", "]", "}"]) {
            depth = depth.saturating_sub(1);
        }
        if depth > DEEPEST {
            return Err(TooDeep);
        }
    }
    let mut parser = Parser {
        tokens,
        at: 0,
        depth: 0,
    };
    let mut stmts = Vec::new();
    while parser.at < tokens.len() {
        parser.statements(&mut stmts)?;
        // A brace too many closes nothing here.
        if parser.peek().is_some_and(|tok| tok.is("}")) {
            parser.at += 1;
        }
    }
    Ok(stmts)
}

struct Parser<'a> {
    tokens: &'a [Tok],
    at: usize,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<&'a Tok> {
        self.tokens.get(self.at)
    }

    fn next_is(&self, ahead: usize, text: &str) -> bool {
        self.tokens
            .get(self.at + ahead)
            .is_some_and(|tok| tok.is(text))
    }

    fn statements(&mut self, stmts: &mut Vec<Stmt>) -> Result<(), TooDeep> {
        while let Some(tok) = self.peek() {
            if tok.is("}") {
                break;
            }
            stmts.push(self.stmt()?);
        }
        Ok(())
    }

    fn stmt(&mut self) -> Result<Stmt, TooDeep> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(TooDeep);
        }
        let stmt = self.stmt_inner();
        self.depth -= 1;
        stmt
    }

    fn stmt_inner(&mut self) -> Result<Stmt, TooDeep> {
        let Some(tok) = self.peek() else {
            return Ok(Stmt::Leaf(self.at..self.at));
        };
        if tok.is_mark() {
            self.at += 1;
            return Ok(Stmt::Mark);
        }
        match tok.word() {
            "{" => self.block(),
            "if" => self.if_chain(),
            "while" => self.looped(LoopKind::While),
            "for" => self.looped(LoopKind::For),
            "do" => self.do_while(),
            "switch" => self.switch(),
            "try" => self.try_block(),
            "case" => Ok(self.case()),
            "default" if self.next_is(1, ":") || self.next_is(1, "->") => {
                self.at += 2;
                Ok(Stmt::Label(Label::Default))
            }
            _ if tok.is_name() && self.next_is(1, ":") => {
                self.at += 2;
                Ok(Stmt::Label(Label::Named(self.at - 2)))
            }
            _ => self.leaf(),
        }
    }

    fn block(&mut self) -> Result<Stmt, TooDeep> {
        Ok(Stmt::Block(self.braced()?))
    }

    fn braced(&mut self) -> Result<Vec<Stmt>, TooDeep> {
        self.at += 1;
        let mut stmts = Vec::new();
        self.statements(&mut stmts)?;
        self.at = (self.at + 1).min(self.tokens.len());
        Ok(stmts)
    }

    /// The tokens inside the parentheses that follow the keyword at `at`.
    fn head(&mut self) -> Range<usize> {
        self.at += 1;
        while self.peek().is_some_and(|tok| !tok.is_any(&["(", "{", ";"])) {
            self.at += 1;
        }
        if !self.next_is(0, "(") {
            return self.at..self.at;
        }
        let open = self.at;
        self.at = past_group(self.tokens, open);
        open + 1..self.at.saturating_sub(1).max(open + 1)
    }

    fn if_chain(&mut self) -> Result<Stmt, TooDeep> {
        let mut arms = Vec::new();
        loop {
            let condition = self.head();
            arms.push((condition, self.stmt()?));
            if !self.next_is(0, "else") {
                return Ok(Stmt::If {
                    arms,
                    otherwise: None,
                });
            }
            self.at += 1;
            if !self.next_is(0, "if") {
                let otherwise = Some(Box::new(self.stmt()?));
                return Ok(Stmt::If { arms, otherwise });
            }
        }
    }

    fn looped(&mut self, kind: LoopKind) -> Result<Stmt, TooDeep> {
        let head = self.head();
        let body = Box::new(self.stmt()?);
        Ok(Stmt::Loop { kind, head, body })
    }

    fn do_while(&mut self) -> Result<Stmt, TooDeep> {
        self.at += 1;
        let body = Box::new(self.stmt()?);
        let head = match self.next_is(0, "while") {
            true => self.head(),
            false => self.at..self.at,
        };
        if self.next_is(0, ";") {
            self.at += 1;
        }
        Ok(Stmt::Loop {
            kind: LoopKind::DoWhile,
            head,
            body,
        })
    }

    fn switch(&mut self) -> Result<Stmt, TooDeep> {
        let on = self.head();
        let body = match self.next_is(0, "{") {
            true => self.braced()?,
            false => vec![self.stmt()?],
        };
        Ok(Stmt::Switch { on, body })
    }

    fn try_block(&mut self) -> Result<Stmt, TooDeep> {
        self.at += 1;
        if self.next_is(0, "(") {
            self.at = past_group(self.tokens, self.at);
        }
        let body = Box::new(self.stmt()?);
        let mut handlers = Vec::new();
        while self.next_is(0, "catch") || self.next_is(0, "finally") {
            let head = match self.next_is(0, "catch") {
                true => self.head(),
                false => {
                    self.at += 1;
                    self.at..self.at
                }
            };
            handlers.push((head, self.stmt()?));
        }
        Ok(Stmt::Try { body, handlers })
    }

    fn case(&mut self) -> Stmt {
        let start = self.at + 1;
        self.at = start;
        let mut questions = 0usize;
        while let Some(tok) = self.peek() {
            if tok.is_any(&["(", "["]) {
                self.at = past_group(self.tokens, self.at);
                continue;
            }
            questions += usize::from(tok.is("?"));
            if tok.is("->") || (tok.is(":") && questions == 0) || tok.is_any(&["{", "}", ";"]) {
                break;
            }
            questions -= usize::from(tok.is(":"));
            self.at += 1;
        }
        let label = start..self.at;
        if self.peek().is_some_and(|tok| tok.is_any(&[":", "->"])) {
            self.at += 1;
        }
        Stmt::Label(Label::Case(label))
    }

    /// Up to its semicolon; a name with parentheses followed by a brace is a macro's construct.
    fn leaf(&mut self) -> Result<Stmt, TooDeep> {
        let start = self.at;
        let mut assigned = false;
        while let Some(tok) = self.peek() {
            if tok.is(";") {
                self.at += 1;
                return Ok(Stmt::Leaf(start..self.at - 1));
            }
            if tok.is("}") {
                break;
            }
            if tok.is("{") && !assigned && self.closes_call(start) {
                let head = start..self.at;
                let body = Box::new(self.stmt()?);
                return Ok(Stmt::Loop {
                    kind: LoopKind::Other,
                    head,
                    body,
                });
            }
            assigned |= tok.is_any(&["=", "return", "[", "new"]);
            self.at = match tok.is_any(&["(", "[", "{"]) {
                true => past_group(self.tokens, self.at),
                false => self.at + 1,
            };
            // A macro that stands as a statement without a semicolon.
            if self.statement_keyword_follows() {
                break;
            }
        }
        Ok(Stmt::Leaf(start..self.at))
    }

    fn closes_call(&self, start: usize) -> bool {
        let call = self.tokens.get(start..self.at).unwrap_or_default();
        call.first().is_some_and(Tok::is_name) && call.last().is_some_and(|tok| tok.is(")"))
    }

    fn statement_keyword_follows(&self) -> bool {
        let starts = [
            "if", "while", "for", "do", "switch", "return", "goto", "break", "continue", "case",
            "else",
        ];
        self.peek()
            .is_some_and(|tok| tok.is_mark() || (tok.is_ident() && tok.is_any(&starts)))
    }
}

#[cfg(test)]
#[path = "stmt_tests.rs"]
mod tests;
