//! Conditions that decide otherwise: at their limit, without one of their parts, with one that the file asks elsewhere, or
//! about another member of the record.

use patchwright_code::scope;
use patchwright_code::spelling::{bare, squashed};
use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, Variable};
use patchwright_code::types::type_of;
use patchwright_code::walk::each_expr;
use patchwright_code::{Code, Function};
use patchwright_domain::switch::Turn;

use super::pool::{condition_of, leaves_of};
use super::{Field, SmallEdit, fits_on_one_line};

/// Questions of the file that are asked in one more condition.
const MOST_QUESTIONS: usize = 24;
const MOST_MEMBERS: usize = 3;
const LONGEST: usize = 400;

pub(super) fn vary(field: &Field<'_, '_>, stmt: &Stmt, made: &mut Vec<SmallEdit>) {
    for cond in condition_of(stmt) {
        let text = field.text(cond.span.start, cond.span.end);
        if text.len() > LONGEST || !fits_on_one_line(text) {
            continue;
        }
        let varied = Varied { field, cond };
        each_expr(cond, &mut |expr| {
            if let ExprKind::Binary { op, left, right } = &expr.kind {
                varied.operator(*op, (left, right), made);
                if op.is_comparison() {
                    varied.member(left, made);
                    varied.member(right, made);
                }
            }
        });
        varied.question(stmt, made);
    }
}

struct Varied<'v, 'f, 'a> {
    field: &'v Field<'f, 'a>,
    cond: &'v Expr,
}

impl Varied<'_, '_, '_> {
    /// The condition with a part of it replaced.
    fn put(&self, start: usize, end: usize, new: &str, doubt: u32, made: &mut Vec<SmallEdit>) {
        let span = self.cond.span;
        let head = self.field.text(span.start, start);
        let tail = self.field.text(end, span.end);
        let whole = (span.start, span.end, span.line);
        made.push(SmallEdit {
            doubt,
            ..self
                .field
                .replaced(whole, format!("{head}{new}{tail}"), Turn::Condition)
        });
    }

    fn operator(&self, op: BinOp, (left, right): (&Expr, &Expr), made: &mut Vec<SmallEdit>) {
        let between = self.field.text(left.span.end, right.span.start);
        let Some(at) = between.find(op.as_str()) else {
            return;
        };
        let start = left.span.end + at;
        let end = start + op.as_str().len();
        let other = match op {
            BinOp::Lt => "<=",
            BinOp::Le => "<",
            BinOp::Gt => ">=",
            BinOp::Ge => ">",
            BinOp::And => "||",
            BinOp::Or => "&&",
            _ => return,
        };
        let doubt = if op.is_logical() { 4 } else { 0 };
        self.put(start, end, other, doubt, made);
        if op.is_logical() && between.trim() == op.as_str() {
            let text = |one: &Expr| self.field.text(one.span.start, one.span.end);
            let (start, end) = (left.span.start, right.span.end);
            self.put(start, end, text(left), 5, made);
            self.put(start, end, text(right), 5, made);
        }
    }

    /// Another member of the same type in the place of one that is compared.
    fn member(&self, operand: &Expr, made: &mut Vec<SmallEdit>) {
        let Some((owner, name)) = operand.member() else {
            return;
        };
        let alike = alike(self.field.code, self.field.function, (owner, name));
        let operand = operand.peel();
        for other in alike.into_iter().take(MOST_MEMBERS) {
            let start = operand.span.end.saturating_sub(name.len());
            self.put(start, operand.span.end, other, 6, made);
        }
    }

    /// One more part, which the file asks elsewhere about the same things.
    fn question(&self, stmt: &Stmt, made: &mut Vec<SmallEdit>) {
        let field = self.field;
        let span = self.cond.span;
        let own = field.text(span.start, span.end);
        let about = field.text(stmt.span.start, stmt.span.end);
        let asked: Vec<String> = leaves_of(self.cond)
            .iter()
            .map(|leaf| squashed(field.text(leaf.span.start, leaf.span.end)))
            .collect();
        let names = scope::names_in(own);
        let mut found = 0;
        for question in field.pool.questions(&field.file.path) {
            let near = question.words.iter().any(|word| about.contains(word));
            if found >= MOST_QUESTIONS {
                break;
            }
            for text in question.at(field.code, field.function, span.start) {
                let plain = squashed(&text);
                let shares = scope::names_in(&text)
                    .iter()
                    .any(|name| names.contains(name));
                if asked.contains(&plain) || !(near || shares) || compares_with_itself(&plain) {
                    continue;
                }
                found += 1;
                let inner = match matches!(self.cond.peel().kind, ExprKind::Binary { op, .. } if op.is_logical())
                {
                    true => format!("({own})"),
                    false => own.to_owned(),
                };
                for (joined, doubt) in [
                    (format!("{inner} && {text}"), 3),
                    (format!("{inner} || {text}"), 3),
                    (format!("{inner} && !({text})"), 4),
                    (format!("{inner} || !({text})"), 4),
                ] {
                    self.put(span.start, span.end, &joined, doubt, made);
                }
            }
        }
    }
}

/// `n < n`, once one name stands for another.
fn compares_with_itself(text: &str) -> bool {
    let mut sides = text
        .split(['<', '>', '=', '!'])
        .filter(|side| !side.is_empty());
    matches!((sides.next(), sides.next(), sides.next()), (Some(one), Some(other), None) if one == other)
}

/// The other members of the record that have the type of this one.
pub(super) fn alike<'a>(
    code: &'a Code,
    function: &Function,
    (owner, name): (&Expr, &str),
) -> Vec<&'a str> {
    let ty = type_of(code, function, owner.span.start, owner);
    let record = ty.and_then(|ty| code.record(bare(&ty.resolved(code).base)));
    let fields = record.map_or(&[][..], |record| record.fields.as_slice());
    let Some(own) = fields.iter().find(|one| one.name == name) else {
        return Vec::new();
    };
    let same = |one: &&Variable| {
        one.name != own.name
            && one.ty == own.ty
            && one.pointers == own.pointers
            && one.dimensions == own.dimensions
    };
    let names = fields.iter().filter(same).map(|one| one.name.as_str());
    names.collect()
}
