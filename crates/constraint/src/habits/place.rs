//! Where something is done, and what stands around it.

use std::collections::BTreeSet;

use patchwright_analysis::flow::{Definition, definitions, path_at};
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{Expr, Stmt, StmtKind};
use patchwright_code::types::{Type, variable_named};
use patchwright_code::{Code, Function, scope};

use crate::site::StackFrame;

pub(super) struct Place<'a> {
    pub function: &'a Function,
    /// The statement in a list of statements that does it, alone or with what is below it.
    pub stmt: &'a Stmt,
    list: &'a [Stmt],
    pub before: &'a [Stmt],
    pub behind: &'a [Stmt],
    /// From the body of the function to the innermost statement that does it.
    pub path: Vec<&'a Stmt>,
    /// What it is done with, in an order that is the same at all places: the arguments; the record, the stored value.
    pub operands: Vec<String>,
}

impl<'a> Place<'a> {
    pub fn at(function: &'a Function, offset: usize, operands: Vec<String>) -> Option<Self> {
        let path = path_at(function, offset);
        let level = (1..path.len())
            .rev()
            .find(|level| list_of(path[level - 1]).is_some())?;
        let (list, stmt) = (list_of(path.get(level - 1)?)?, *path.get(level)?);
        let nth = list.iter().position(|one| std::ptr::eq(one, stmt))?;
        Some(Self {
            function,
            stmt,
            list,
            before: list.get(..nth)?,
            behind: list.get(nth + 1..)?,
            path,
            operands,
        })
    }

    /// Whether one of two places is done on the way to the other, or may be.
    pub fn shares_way(&self, other: &Self) -> bool {
        let holds = |place: &Self, list: &[Stmt]| {
            let mut lists = place.path.iter().filter_map(|stmt| list_of(stmt));
            lists.any(|one| std::ptr::eq(one, list))
        };
        holds(self, other.list) || holds(other, self.list)
    }

    /// Whether what is stored in a record comes from that record: no new block, but another place in the same.
    pub fn is_moved(&self) -> bool {
        let owner = self.operands.first().map(String::as_str);
        let names = scope::names_in(owner.unwrap_or_default());
        let value = self.value().map(Expr::names).unwrap_or_default();
        names.first().is_some_and(|root| value.contains(root))
    }

    fn value(&self) -> Option<&'a Expr> {
        let innermost = self.path.last()?;
        let mut all = definitions(self.function).into_iter();
        all.rfind(|one| std::ptr::eq(one.stmt, *innermost))?.value
    }

    /// The locals that the stored value was computed with.
    pub fn made_with(&self) -> BTreeSet<&'a str> {
        let all = definitions(self.function);
        let mut open: Vec<&'a str> = self.value().map(Expr::names).unwrap_or_default();
        let mut found = BTreeSet::new();
        while let Some(name) = open.pop() {
            if found.insert(name) {
                let sets = |one: &&Definition<'a>| one.variable_name() == Some(name);
                let values = all.iter().filter(sets).filter_map(|one| one.value);
                open.extend(values.flat_map(Expr::names));
            }
        }
        found
    }

    /// Whether it is the statement of a frame, or one around it.
    pub fn is_at(&self, frame: &StackFrame<'_>) -> bool {
        let mut path = frame.path.iter();
        path.any(|stmt| std::ptr::eq(*stmt, self.stmt))
    }

    /// How many statements of two places' surroundings are the same.
    pub fn likeness(&self, code: &Code, other: &Self) -> usize {
        let own = self.around(code);
        let theirs = other.around(code);
        theirs.iter().filter(|line| own.contains(line)).count()
    }

    /// Whether something is said on the way from the head of the function to it.
    pub fn is_said(&self, code: &Code, what: &str) -> bool {
        let Some(file) = code.file(&self.function.head.file) else {
            return true;
        };
        let what = squashed(what);
        let says = |start: usize, end: usize| {
            let text = file.text().get(start..end).unwrap_or_default();
            squashed(text).contains(&what)
        };
        self.path.windows(2).any(|two| {
            let [above, stmt] = two else { return false };
            match list_of(above) {
                Some(list) => {
                    let before = list.iter().take_while(|one| !std::ptr::eq(*one, *stmt));
                    // Another case leads elsewhere.
                    let mut before =
                        before.filter(|one| !matches!(one.kind, StmtKind::Case { .. }));
                    before.any(|one| says(one.span.start, one.span.end))
                }
                None => says(above.span.start, stmt.span.start),
            }
        })
    }

    /// Whether the names of a text mean something there, and variables of the text's own place nothing else.
    pub fn may_say(&self, code: &Code, text: &str, from: &Self) -> bool {
        let meaning = |place: &Self, name: &str| {
            let at = place.stmt.span.start;
            variable_named(code, place.function, at, name).map(Type::of_variable)
        };
        let mut names = scope::names_in(text).into_iter();
        scope::usable(code, self.function, self.stmt.span.start, text)
            && names.all(|name| match (meaning(from, name), meaning(self, name)) {
                (Some(theirs), Some(own)) => theirs.resolved(code) == own.resolved(code),
                _ => true,
            })
    }

    fn around(&self, code: &Code) -> Vec<String> {
        let above = self.path.iter().rev().nth(1);
        let list = above.and_then(|above| list_of(above));
        let file = code.file(&self.function.head.file);
        let texts = list.unwrap_or_default().iter();
        let texts = texts.filter_map(|stmt| Some(squashed(file?.slice(stmt.span))));
        texts.collect()
    }
}

fn list_of(stmt: &Stmt) -> Option<&[Stmt]> {
    match &stmt.kind {
        StmtKind::Block(list) | StmtKind::Case { body: list, .. } => Some(list),
        _ => None,
    }
}
