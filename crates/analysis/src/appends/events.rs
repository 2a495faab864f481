//! What one iteration does with a cursor, in the order of the text: what is stored through it, how far it moves, where
//! it is compared with a bound, and where it can no longer be followed.

use patchwright_code::spelling::squashed;
use patchwright_code::tree::{
    AssignOp, BinOp, Direction, Expr, ExprKind, Order, Span, Stmt, StmtKind,
};
use patchwright_code::types::last_name;
use patchwright_code::walk::leaves;
use patchwright_code::{Function, walk};

use super::cursor::Cursor;
use crate::crash::Crash;
use crate::memory::access::Length;
use crate::memory::{access, library};
use crate::operands::literal;

/// Deeper nesting is ignored.
const DEEPEST: usize = 60;
const MOST: usize = 400;

#[derive(Clone)]
pub struct Event<'a> {
    pub what: What<'a>,
    pub span: Span,
    pub when: When<'a>,
}

#[derive(Clone)]
pub enum What<'a> {
    /// A store, or a pointer passed to something that stores.
    Append(Append<'a>),
    Growth(By<'a>),
    /// The cursor compared with something.
    Check,
    /// Reassigned, moved back, or passed by address.
    Lost,
}

#[derive(Clone)]
pub struct Append<'a> {
    pub pointer: &'a Expr,
    pub length: Length<'a>,
    /// What is added to the cursor besides.
    pub beyond: Vec<&'a Expr>,
    pub zero: bool,
}

#[derive(Clone, Copy)]
pub enum By<'a> {
    One,
    Value(&'a Expr),
}

#[derive(Clone, Copy)]
pub enum When<'a> {
    Always,
    /// The condition of the one branch around it.
    If(&'a Expr),
    /// Deeper, or the other branch.
    Sometimes,
}

pub struct Reader<'r, 'a> {
    pub ctx: &'r Crash<'a>,
    pub function: &'a Function,
    pub cursor: &'r Cursor<'a>,
    /// What is always followed: the crashing statement.
    pub crash: Span,
}

impl<'a> Reader<'_, 'a> {
    /// The events of some statements; none if they cannot be determined.
    pub fn read(&self, list: &'a [Stmt]) -> Option<Vec<Event<'a>>> {
        let mut found = Vec::new();
        for stmt in list {
            self.statement(stmt, When::Always, DEEPEST, &mut found)?;
        }
        (found.len() < MOST).then_some(found)
    }

    /// The events of an expression, or of all below a statement, outer before inner.
    pub fn within(&self, top: &'a impl walk::Holder, when: When<'a>, found: &mut Vec<Event<'a>>) {
        walk::each_expr(top, &mut |expr| {
            for what in self.told(expr) {
                found.push(Event {
                    what,
                    span: expr.span,
                    when,
                });
            }
        });
    }

    fn statement(
        &self,
        stmt: &'a Stmt,
        when: When<'a>,
        depth: usize,
        found: &mut Vec<Event<'a>>,
    ) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        if let StmtKind::If {
            cond,
            then,
            otherwise,
        } = &stmt.kind
        {
            self.within(cond, when, found);
            return self.branches(cond, then, otherwise.as_deref(), when, depth, found);
        }
        let start = found.len();
        for top in walk::exprs_of(stmt) {
            self.within(top, when, found);
        }
        let inside = match &stmt.kind {
            StmtKind::Block(_) | StmtKind::Label { .. } => when,
            _ => When::Sometimes,
        };
        let below = found.len();
        for child in walk::children(stmt) {
            self.statement(child, inside, depth, found)?;
        }
        let grows = |events: &[Event<'a>]| {
            let mut events = events.iter();
            events.any(|event| matches!(event.what, What::Growth(_) | What::Lost))
        };
        match &stmt.kind {
            StmtKind::Block(_) | StmtKind::Label { .. } | StmtKind::Try { .. } => Some(()),
            StmtKind::For { .. } if grows(found.get(start..)?) => {
                let count = self.counted(stmt, found.get(start..)?)?;
                for event in found.get_mut(start..)? {
                    if matches!(event.what, What::Growth(_)) {
                        (event.what, event.when) = (What::Growth(By::Value(count)), when);
                    }
                }
                Some(())
            }
            // How often, or which of them, is unknown.
            _ => (!grows(found.get(below..)?)).then_some(()),
        }
    }

    /// Only one of two branches runs; one that leaves is no part of the iteration unless the crash is in it.
    fn branches(
        &self,
        cond: &'a Expr,
        then: &'a Stmt,
        otherwise: Option<&'a Stmt>,
        when: When<'a>,
        depth: usize,
        found: &mut Vec<Event<'a>>,
    ) -> Option<()> {
        let first = match when {
            When::Always => When::If(cond),
            When::If(_) | When::Sometimes => When::Sometimes,
        };
        let both = [
            Some((then, first)),
            otherwise.map(|it| (it, When::Sometimes)),
        ];
        let mut both: Vec<(&'a Stmt, When<'a>)> = both.into_iter().flatten().collect();
        if both.iter().any(|(stmt, _)| stmt.span.contains(&self.crash)) {
            both.retain(|(stmt, _)| stmt.span.contains(&self.crash));
        } else {
            both.retain(|(stmt, _)| !leaves(stmt));
        }
        let mut moving = 0;
        for (stmt, when) in both {
            let mut events = Vec::new();
            self.statement(stmt, when, depth, &mut events)?;
            let moves = |event: &Event<'_>| matches!(event.what, What::Growth(_));
            moving += usize::from(events.iter().any(moves));
            found.extend(events);
        }
        (moving < 2).then_some(())
    }

    /// `len` of `for (i = 0; i < len; i++) out[n++] = …`.
    fn counted(&self, stmt: &'a Stmt, events: &[Event<'a>]) -> Option<&'a Expr> {
        let StmtKind::For {
            init: Some(init),
            cond: Some(cond),
            step: Some(step),
            body,
        } = &stmt.kind
        else {
            return None;
        };
        let mut moves = events
            .iter()
            .filter(|event| matches!(event.what, What::Growth(_) | What::Lost));
        let only = moves.next()?;
        let once = matches!(only.what, What::Growth(By::One)) && body.span.contains(&only.span);
        let ExprKind::Binary { op, left, right } = &cond.peel().kind else {
            return None;
        };
        let counter = squashed(self.text(left));
        let starts = squashed(self.ctx.text(self.function, init.span));
        let starts = starts
            .trim_end_matches(';')
            .ends_with(&format!("{counter}=0"));
        let steps = matches!(&step.peel().kind, ExprKind::Step { on, direction: Direction::Up, .. }
            if squashed(self.text(on)) == counter);
        (once && moves.next().is_none() && *op == BinOp::Lt && starts && steps)
            .then_some(right.as_ref())
    }

    fn text(&self, expr: &Expr) -> &'a str {
        self.ctx.text(self.function, expr.span)
    }

    fn told(&self, expr: &'a Expr) -> Vec<What<'a>> {
        match &expr.kind {
            ExprKind::Step { on, direction, .. } if self.cursor.is(self.ctx, on) => {
                vec![match direction {
                    Direction::Up => What::Growth(By::One),
                    Direction::Down => What::Lost,
                }]
            }
            ExprKind::Assign { op, target, value } => self.assigned(*op, target, value),
            ExprKind::Call { callee, args } => self.called(callee, args),
            ExprKind::Binary { op, left, right } => {
                let compares = op.is_comparison();
                let bounds = |one: &Expr, other: &Expr| {
                    self.cursor.moves(self.ctx, one)
                        && literal(self.text(other.peel())).is_none_or(|number| number > 1)
                };
                let check = compares && (bounds(left, right) || bounds(right, left));
                check.then_some(What::Check).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn assigned(&self, op: AssignOp, target: &'a Expr, value: &'a Expr) -> Vec<What<'a>> {
        if self.cursor.is(self.ctx, target) {
            return vec![match (op, self.cursor.added(self.ctx, value)) {
                (AssignOp::With(BinOp::Add), _) => What::Growth(By::Value(value)),
                (AssignOp::Plain, Some(added)) => What::Growth(By::Value(added)),
                _ => What::Lost,
            }];
        }
        if self.cursor.rests_on(self.ctx, target) {
            return vec![What::Lost];
        }
        let through = matches!(
            target.peel().kind,
            ExprKind::Index { .. } | ExprKind::Deref(_)
        );
        match self.pointed(target.peel(), Length::One).filter(|_| through) {
            // The element after the one at the cursor.
            Some(_) if steps_first(target) => vec![What::Lost],
            Some(mut append) => {
                append.zero = is_zero(value);
                vec![What::Append(append)]
            }
            None => Vec::new(),
        }
    }

    fn called(&self, callee: &Expr, args: &'a [Expr]) -> Vec<What<'a>> {
        let name = last_name(callee).unwrap_or_default();
        let known = library::routine(name);
        let mut found = Vec::new();
        for (place, arg) in args.iter().enumerate() {
            if self.cursor.is_owned_by(self.ctx, arg) {
                found.push(What::Lost);
                continue;
            }
            let length = match &known {
                Some(known) if known.writes == Some(place) => {
                    known.amount(args, patchwright_domain::report::Direction::Write)
                }
                Some(_) => continue,
                None if self.only_reads(name, place) => continue,
                None => Length::Open,
            };
            found.extend(self.pointed(arg, length).map(What::Append));
        }
        found
    }

    /// Whether a function of the project takes an argument as a pointer to constant data, or as a number.
    fn only_reads(&self, name: &str, place: usize) -> bool {
        let named = self.ctx.code.functions_named(name);
        let mut params = named
            .iter()
            .filter_map(|function| function.head.params.get(place));
        params.any(|param| {
            let pointer = param.pointers > 0 || !param.dimensions.is_empty();
            !pointer || param.ty.split_whitespace().any(|word| word == "const")
        })
    }

    /// A pointer based on the cursor.
    fn pointed(&self, pointer: &'a Expr, length: Length<'a>) -> Option<Append<'a>> {
        let split = access::split(self.function, &[], pointer, length);
        let beyond = self.cursor.beyond(self.ctx, &split)?;
        Some(Append {
            pointer,
            length: split.length,
            beyond,
            zero: false,
        })
    }
}

fn steps_first(target: &Expr) -> bool {
    let mut found = false;
    walk::each_expr(target, &mut |expr| {
        found |= matches!(
            expr.kind,
            ExprKind::Step {
                order: Order::Before,
                ..
            }
        );
    });
    found
}

fn is_zero(value: &Expr) -> bool {
    match &value.peel().kind {
        ExprKind::Char(text) => text == "'\\0'",
        ExprKind::Number(text) => literal(text) == Some(0),
        _ => false,
    }
}
