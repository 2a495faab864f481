//! What tells how far a buffer is filled: an index into it, or a pointer that advances through it.

use patchwright_code::Function;
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{BinOp, Expr, ExprKind};

use crate::crash::Crash;
use crate::flow::{How, definitions};
use crate::memory::access::Access;
use crate::operands::stepless;

pub struct Cursor<'a> {
    function: &'a Function,
    pub expr: &'a Expr,
    pub base: &'a Expr,
    pub kind: CursorKind,
    text: String,
    base_text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CursorKind {
    Index,
    /// The base itself advances.
    Pointer,
}

/// The part of an access that the function advances: a term added to the base, else the base.
pub fn cursor<'a>(ctx: &Crash<'a>, access: &Access<'a>) -> Option<Cursor<'a>> {
    let parts = access
        .plus
        .iter()
        .map(|part| (stepless(part), CursorKind::Index));
    let parts = parts.chain([(access.base.peel(), CursorKind::Pointer)]);
    let text = |expr: &Expr| squashed(ctx.text(access.function, expr.span));
    let moved: Vec<String> = definitions(access.function)
        .iter()
        .filter(|definition| definition.how == How::Stepped)
        .map(|definition| squashed(&definition.target_text(ctx.code, access.function)))
        .collect();
    let mut found = parts.filter(|(part, _)| {
        let plain = matches!(
            part.kind,
            ExprKind::Name(_) | ExprKind::Member { .. } | ExprKind::Deref(_)
        );
        plain && moved.contains(&text(part))
    });
    let (expr, kind) = found.next()?;
    let minus = access.minus.is_empty();
    minus.then(|| Cursor {
        function: access.function,
        expr,
        base: access.base,
        kind,
        text: text(expr),
        base_text: text(access.base.peel()),
    })
}

impl<'a> Cursor<'a> {
    pub fn is(&self, ctx: &Crash<'_>, expr: &Expr) -> bool {
        self.says(ctx, expr) == self.text
    }

    /// Whether the value of an expression depends on the cursor: `n`, `n + 1`, `end - p`.
    pub fn moves(&self, ctx: &Crash<'_>, expr: &Expr) -> bool {
        self.is(ctx, expr)
            || match &expr.peel().kind {
                ExprKind::Binary { op, left, right } => {
                    matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div)
                        && (self.moves(ctx, left) || self.moves(ctx, right))
                }
                ExprKind::Step { on, .. } => self.is(ctx, on),
                ExprKind::Call { args, .. } => args.iter().any(|arg| self.moves(ctx, arg)),
                _ => false,
            }
    }

    /// `x` of `n + x`.
    pub fn added<'e>(&self, ctx: &Crash<'_>, value: &'e Expr) -> Option<&'e Expr> {
        match &value.peel().kind {
            ExprKind::Binary { op, left, right } if *op == BinOp::Add && self.is(ctx, left) => {
                Some(right)
            }
            ExprKind::Binary { op, left, right } if *op == BinOp::Add && self.is(ctx, right) => {
                Some(left)
            }
            _ => None,
        }
    }

    /// Whether assigning to something replaces the cursor or the base: the base, or the record that contains both.
    pub fn rests_on(&self, ctx: &Crash<'_>, target: &Expr) -> bool {
        let text = self.says(ctx, target);
        let holds = |whole: &str| {
            let rest = whole.strip_prefix(&text);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '-']))
        };
        holds(&self.text) || holds(&self.base_text)
    }

    /// Whether an argument lets the callee move the cursor: its address, or its record.
    pub fn is_owned_by(&self, ctx: &Crash<'_>, arg: &Expr) -> bool {
        match &arg.peel().kind {
            ExprKind::AddressOf(of) => self.rests_on(ctx, of),
            ExprKind::Name(_) | ExprKind::Member { .. } => {
                let text = self.says(ctx, arg);
                let owns = |whole: &str| {
                    let rest = whole.strip_prefix(&text);
                    rest.is_some_and(|rest| rest.starts_with("->") || rest.starts_with('.'))
                };
                owns(&self.text) || owns(&self.base_text)
            }
            _ => false,
        }
    }

    /// What a pointer adds to the cursor; none if it is not based on it.
    pub fn beyond(&self, ctx: &Crash<'_>, access: &Access<'a>) -> Option<Vec<&'a Expr>> {
        if self.says(ctx, access.base) != self.base_text || !access.minus.is_empty() {
            return None;
        }
        let mut rest = Vec::new();
        let mut parts: Vec<&'a Expr> = access.plus.clone();
        let mut seen = self.kind == CursorKind::Pointer;
        while let Some(part) = parts.pop() {
            match &part.peel().kind {
                _ if self.kind == CursorKind::Index && self.is(ctx, stepless(part)) => seen = true,
                ExprKind::Binary { op, left, right } if *op == BinOp::Add => {
                    parts.extend([left.as_ref(), right.as_ref()])
                }
                _ => rest.push(part.peel()),
            }
        }
        seen.then_some(rest)
    }

    fn says(&self, ctx: &Crash<'_>, expr: &Expr) -> String {
        squashed(ctx.text(self.function, expr.peel().span))
    }
}
