//! Bounded macro expansion: the rules must see what a macro hides.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::parts::Define;
use crate::lex::{Dialect, TokenKind, code_tokens};
use crate::tokens::{Tok, joined, nests_too_deeply};

/// No hand-written text grows by more than this.
const MOST_STEPS: usize = 400_000;
/// Macros within arguments of macros within arguments.
const DEEPEST: usize = 40;
const MOST_ALTERNATIVES: usize = 4;

/// Macros by name; where a name has several definitions, the nearest first.
#[derive(Debug, Default)]
pub struct Macros {
    by_name: HashMap<Arc<[u8]>, Vec<Arc<Define>>>,
}

/// Which of several definitions of one name to follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Follow {
    /// The nearest: the text keeps its structure.
    Nearest,
    /// Each of them, one after the other: nothing stays unseen.
    All,
}

/// The expansion grew beyond its bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooMuch;

impl Macros {
    /// Adds a definition with lower precedence than those added before it.
    pub fn add(&mut self, define: &Arc<Define>) {
        let defines = self.by_name.entry(define.name.clone()).or_default();
        if defines.len() < MOST_ALTERNATIVES && !defines.iter().any(|other| same(other, define)) {
            defines.push(define.clone());
        }
    }

    /// Adds one of a touched file, which is never skipped: a file with many of them uses up the steps.
    pub fn add_touched(&mut self, define: &Arc<Define>) {
        const COMPARED: usize = 256;
        let defines = self.by_name.entry(define.name.clone()).or_default();
        if !defines
            .iter()
            .take(COMPARED)
            .any(|other| same(other, define))
        {
            defines.push(define.clone());
        }
    }

    pub fn get(&self, name: &[u8]) -> &[Arc<Define>] {
        self.by_name.get(name).map_or(&[], Vec::as_slice)
    }

    pub fn expand(&self, tokens: &[Tok], follow: Follow) -> Result<Vec<Tok>, TooMuch> {
        let mut expansion = Expansion {
            macros: self,
            follow,
            active: HashSet::new(),
            input: tokens.iter().rev().cloned().map(Item::Tok).collect(),
            left: MOST_STEPS + 4 * tokens.len(),
            depth: 0,
        };
        let out = expansion.run()?;
        match nests_too_deeply(&out) {
            true => Err(TooMuch),
            false => Ok(out),
        }
    }
}

pub fn by_name<'d>(
    defines: impl IntoIterator<Item = &'d Arc<Define>>,
) -> HashMap<Arc<[u8]>, Vec<&'d Arc<Define>>> {
    let mut by_name: HashMap<Arc<[u8]>, Vec<&Arc<Define>>> = HashMap::new();
    for define in defines {
        by_name.entry(define.name.clone()).or_default().push(define);
    }
    by_name
}

pub fn same(a: &Define, b: &Define) -> bool {
    a.params == b.params
        && a.body.len() == b.body.len()
        && a.body.iter().zip(&b.body).all(|(a, b)| a.text == b.text)
}

enum Item {
    Tok(Tok),
    /// Here the expansion of this name ends and it may be expanded again.
    End(Arc<[u8]>),
}

struct Expansion<'m> {
    macros: &'m Macros,
    follow: Follow,
    active: HashSet<Arc<[u8]>>,
    /// What is still to be read, the next at the end.
    input: Vec<Item>,
    /// Steps that may still be taken.
    left: usize,
    depth: usize,
}

impl Expansion<'_> {
    fn run(&mut self) -> Result<Vec<Tok>, TooMuch> {
        let mut out = Vec::new();
        while let Some(tok) = self.next() {
            self.spend(1)?;
            if !tok.is_ident() || self.active.contains(&tok.text) || !self.expand_one(&tok)? {
                out.push(tok);
            }
        }
        Ok(out)
    }

    fn spend(&mut self, steps: usize) -> Result<(), TooMuch> {
        self.left = self.left.checked_sub(steps).ok_or(TooMuch)?;
        Ok(())
    }

    fn next(&mut self) -> Option<Tok> {
        loop {
            match self.input.pop()? {
                Item::Tok(tok) => return Some(tok),
                Item::End(name) => {
                    self.active.remove(&name);
                }
            }
        }
    }

    fn expand_one(&mut self, tok: &Tok) -> Result<bool, TooMuch> {
        let defines = self.macros.get(&tok.text);
        let followed = match self.follow {
            Follow::Nearest => defines.get(..1),
            Follow::All => Some(defines),
        };
        let mut arguments: Option<Vec<Vec<Tok>>> = None;
        let mut result = Vec::new();
        let mut any = false;
        for define in followed.unwrap_or_default() {
            if define.params.is_some() && arguments.is_none() {
                if !self.call_follows() {
                    continue;
                }
                arguments = Some(self.take_arguments()?);
            }
            any = true;
            let given = arguments.as_deref().unwrap_or_default();
            result.extend(self.substitute(define, given, tok.line)?);
        }
        if !any {
            return Ok(false);
        }
        self.spend(result.len())?;
        self.active.insert(tok.text.clone());
        self.input.push(Item::End(tok.text.clone()));
        self.input.extend(result.into_iter().rev().map(Item::Tok));
        Ok(true)
    }

    /// An argument is expanded before it is put in, unless it is pasted or quoted.
    fn expanded(&mut self, argument: &[Tok]) -> Result<Vec<Tok>, TooMuch> {
        if self.depth >= DEEPEST {
            return Err(TooMuch);
        }
        let mut inner = Expansion {
            macros: self.macros,
            follow: self.follow,
            active: self.active.clone(),
            input: argument.iter().rev().cloned().map(Item::Tok).collect(),
            left: self.left,
            depth: self.depth + 1,
        };
        let out = inner.run()?;
        self.left = inner.left;
        Ok(out)
    }

    fn call_follows(&self) -> bool {
        self.input
            .iter()
            .rev()
            .find_map(|item| match item {
                Item::Tok(tok) if tok.is_mark() => None,
                Item::Tok(tok) => Some(tok.is("(")),
                Item::End(_) => None,
            })
            .unwrap_or(false)
    }

    fn take_arguments(&mut self) -> Result<Vec<Vec<Tok>>, TooMuch> {
        let mut arguments = vec![Vec::new()];
        let mut depth = 0usize;
        while let Some(tok) = self.next() {
            self.spend(1)?;
            if tok.is_any(&["(", "[", "{"]) {
                depth += 1;
                if depth == 1 {
                    continue;
                }
            } else if tok.is_any(&[")", "]", "}"]) {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    break;
                }
            }
            match arguments.last_mut() {
                Some(_) if depth == 1 && tok.is(",") => arguments.push(Vec::new()),
                Some(last) if depth > 0 => last.push(tok),
                Some(_) | None => {}
            }
        }
        Ok(arguments)
    }

    fn substitute(
        &mut self,
        define: &Define,
        given: &[Vec<Tok>],
        line: usize,
    ) -> Result<Vec<Tok>, TooMuch> {
        let params = define.params.as_deref().unwrap_or_default();
        let mut out: Vec<Tok> = Vec::new();
        let body = &define.body;
        let mut at = 0;
        while let Some(tok) = body.get(at) {
            let param = body
                .get(at + 1)
                .and_then(|next| argument(params, given, next));
            if let Some(text) = param.filter(|_| tok.is("#") && define.params.is_some()) {
                out.push(Tok::new(TokenKind::String, &quoted(&text), line));
                at += 2;
                continue;
            }
            if tok.is("##") {
                let next = body.get(at + 1);
                let right = next.map_or(Vec::new(), |next| {
                    argument(params, given, next).unwrap_or_else(|| vec![next.clone()])
                });
                paste(&mut out, right, line);
                at += 2;
                continue;
            }
            let pasted = body.get(at + 1).is_some_and(|next| next.is("##"));
            let new = match argument(params, given, tok) {
                Some(argument) if pasted => argument,
                Some(argument) => self.expanded(&argument)?,
                None => vec![tok.clone()],
            };
            self.spend(new.len())?;
            out.extend(new.into_iter().map(|mut tok| {
                tok.line = line;
                tok
            }));
            at += 1;
        }
        Ok(out)
    }
}

/// The tokens that stand for a parameter; none if `tok` is not one.
fn argument(params: &[Arc<[u8]>], given: &[Vec<Tok>], tok: &Tok) -> Option<Vec<Tok>> {
    let named = params.iter().position(|param| *param == tok.text);
    let variadic = tok
        .is("__VA_ARGS__")
        .then(|| params.len().saturating_sub(1));
    let index = named.filter(|_| !tok.is("__VA_ARGS__")).or(variadic)?;
    if !tok.is("__VA_ARGS__") {
        return Some(given.get(index).cloned().unwrap_or_default());
    }
    let rest = given.get(index..).unwrap_or_default();
    let comma = Tok::new(TokenKind::Punct, b",", tok.line);
    Some(rest.join(&comma))
}

fn quoted(tokens: &[Tok]) -> Vec<u8> {
    let mut text = vec![b'"'];
    for byte in joined(tokens).bytes() {
        if byte == b'"' || byte == b'\\' {
            text.push(b'\\');
        }
        text.push(byte);
    }
    text.push(b'"');
    text
}

fn paste(out: &mut Vec<Tok>, right: Vec<Tok>, line: usize) {
    let mut right = right.into_iter();
    let Some(first) = right.next() else {
        return;
    };
    let Some(left) = out.pop() else {
        out.push(first);
        out.extend(right);
        return;
    };
    // GNU's `, ## __VA_ARGS__` only drops the comma.
    if left.is(",") {
        out.push(left);
        out.push(first);
    } else {
        let text = [left.text.as_ref(), first.text.as_ref()].concat();
        let pasted = code_tokens(&text, Dialect::C);
        out.extend(pasted.iter().map(|token| {
            let mut tok = Tok::from_lexed(token, Dialect::C);
            tok.line = line;
            tok
        }));
    }
    out.extend(right);
}
