//! Ways to compute a value otherwise.

use patchwright_analysis::memory::library::{Size, routine};
use patchwright_code::tree::{BinOp, Expr, ExprKind, Variable};
use patchwright_code::types::{Type, last_name, number_of, parse_integer, type_of};
use patchwright_code::walk::{all_exprs, each_stmt, exprs_of};

use crate::small::conditions::alike;
use crate::small::{Field, SmallEdit, fits_on_one_line, on_one_line};

const MOST_NAMES: usize = 4;
const MOST_MASKS: usize = 4;
/// Larger numbers are not limits or sizes that somebody got wrong by one.
const LARGEST: u64 = 1 << 31;
/// The shortest part of two names that makes them alike: `in_limit` and `out_limit`.
const SHARED: usize = 4;

/// One value, and all that is said at its place.
pub(super) struct Varied<'v, 'f, 'a> {
    pub field: &'v Field<'f, 'a>,
    pub top: &'v Expr,
    pub expr: &'v Expr,
}

impl Varied<'_, '_, '_> {
    fn text(&self) -> &str {
        self.field.text(self.expr.span.start, self.expr.span.end)
    }

    fn put(&self, new: String, doubt: u32, made: &mut Vec<SmallEdit>) {
        made.push(self.field.value((self.top, self.expr), new, doubt));
    }

    /// A number, one higher and one lower.
    pub fn number(&self, made: &mut Vec<SmallEdit>) {
        let ExprKind::Number(text) = &self.expr.kind else {
            return;
        };
        let Some(value) = parse_integer(text).filter(|value| *value < LARGEST) else {
            return;
        };
        // A zero may be a pointer; and what begins at zero begins rightly.
        if value == 0 {
            return;
        }
        for other in [value + 1, value - 1] {
            if let Some(new) = spelled_like(text, other) {
                self.put(new, 2, made);
            }
        }
    }

    /// Another variable of the same type, of those that have a part of the name in common first.
    pub fn other_name(&self, made: &mut Vec<SmallEdit>) {
        let (code, function) = (self.field.code, self.field.function);
        let text = self.text();
        match &self.expr.kind {
            ExprKind::Name(name) => {
                let mut others = same_type(self.field, self.expr.span.start, name);
                others.sort_by_key(|other| !share_a_part(name, other));
                for other in others.into_iter().take(MOST_NAMES) {
                    let doubt = if share_a_part(name, other) { 3 } else { 5 };
                    self.put(other.to_owned(), doubt, made);
                }
            }
            ExprKind::Member { base, field, .. } => {
                let others = alike(code, function, (base, field)).into_iter();
                let near =
                    |other: &&str| share_a_part(field, other) || self.field.things.contains(*other);
                let head = text.get(..text.len().saturating_sub(field.len()));
                for other in others.filter(near).take(MOST_NAMES) {
                    self.put(format!("{}{other}", head.unwrap_or_default()), 5, made);
                }
            }
            _ => {}
        }
    }

    /// A size, an index or what is assigned: one more, and one less.
    pub fn one_beside(&self, made: &mut Vec<SmallEdit>) {
        let is_plain = match &self.expr.kind {
            ExprKind::Binary { op, .. } => matches!(op, BinOp::Mul | BinOp::Add | BinOp::Sub),
            ExprKind::Name(_) | ExprKind::Member { .. } | ExprKind::Index { .. } => true,
            _ => false,
        };
        let (code, function) = (self.field.code, self.field.function);
        let at = self.expr.span.start;
        let counts = || {
            type_of(code, function, at, self.expr).is_some_and(|ty| {
                code.enumeration(&ty.base).is_none()
                    && ty.number(code).is_some_and(|number| number.bits > 8)
            })
        };
        if is_plain && counts() {
            self.put(format!("{} + 1", on_one_line(self.text())), 4, made);
            self.put(format!("{} - 1", on_one_line(self.text())), 4, made);
        }
    }

    /// What is shifted down without a mask, with one that the function has elsewhere: one for the same array or record, or the
    /// nearest.
    pub fn masked(&self, made: &mut Vec<SmallEdit>) {
        if !matches!(self.expr.kind, ExprKind::Binary { op: BinOp::Shr, .. }) {
            return;
        }
        let at = self.expr.span.start;
        let own = goes_to(self.top);
        let mut masks: Vec<(bool, usize, &str)> = Vec::new();
        each_stmt(self.field.function.body(), &mut |stmt| {
            let other = exprs_of(stmt).into_iter().find_map(goes_to);
            let is_apart = own.is_none() || other != own;
            for expr in all_exprs(stmt) {
                if let ExprKind::Binary {
                    op: BinOp::BitAnd,
                    right,
                    ..
                } = &expr.kind
                    && let ExprKind::Number(mask) = &right.peel().kind
                {
                    masks.push((is_apart, right.span.start.abs_diff(at), mask));
                }
            }
        });
        masks.sort_unstable();
        let mut known: Vec<&str> = Vec::new();
        for (_, _, mask) in masks {
            if known.len() < MOST_MASKS && !known.contains(&mask) {
                known.push(mask);
                self.put(format!("({}) & {mask}", on_one_line(self.text())), 3, made);
            }
        }
    }
}

/// The variable that an assignment writes to, or into.
fn goes_to(expr: &Expr) -> Option<&str> {
    let ExprKind::Assign { target, .. } = &expr.kind else {
        return None;
    };
    target.names().first().copied()
}

/// A length that counts elements where bytes are meant.
pub(super) fn in_bytes(field: &Field<'_, '_>, top: &Expr, call: &Expr, made: &mut Vec<SmallEdit>) {
    let (code, function) = (field.code, field.function);
    let ExprKind::Call { callee, args } = &call.kind else {
        return;
    };
    let Some(known) = last_name(callee).and_then(routine) else {
        return;
    };
    let Size::Bytes(place) = known.size else {
        return;
    };
    let block = known.writes.or(known.reads).and_then(|at| args.get(at));
    let (Some(block), Some(length)) = (block, args.get(place)) else {
        return;
    };
    let text = field.text(length.span.start, length.span.end);
    let element = type_of(code, function, block.span.start, block).and_then(|ty| ty.element());
    let Some(element) = element.filter(|one| is_wide(field, one)) else {
        return;
    };
    if number_of(code, function, length.span.start, length).is_none()
        || text.contains("sizeof")
        || !fits_on_one_line(text)
    {
        return;
    }
    let count = match length.peel().kind {
        ExprKind::Binary { .. } | ExprKind::Ternary { .. } => format!("({})", on_one_line(text)),
        _ => on_one_line(text),
    };
    let new = format!("{count} * sizeof({})", element.text());
    made.push(field.value((top, length), new, 1));
}

/// Whether an element is known to have more than one byte.
fn is_wide(field: &Field<'_, '_>, element: &Type) -> bool {
    let ty = element.resolved(field.code);
    if ty.is_array() {
        return false;
    }
    let number = || ty.number(field.code).is_some_and(|number| number.bits > 8);
    ty.pointers > 0 || number() || ty.is_float(field.code) || field.code.record(&ty.base).is_some()
}

/// The locals, or the globals, that have the type of the one with this name.
fn same_type<'a>(field: &Field<'_, 'a>, at: usize, name: &str) -> Vec<&'a str> {
    let code = field.code;
    let ty = |variable: &Variable| Type::of_variable(variable).resolved(code);
    let visible = field.function.visible_at(at);
    if let Some(own) = visible.iter().find(|one| one.name == name) {
        let own = ty(own);
        let others = visible.iter().filter(|one| one.name != name);
        let others = others.filter(|one| one.span.start < at && ty(one) == own);
        return others.map(|one| one.name.as_str()).collect();
    }
    let globals = field.file.globals();
    let Some(own) = globals.iter().find(|one| one.name == name).map(ty) else {
        return Vec::new();
    };
    let others = globals.iter().filter(|one| one.name != name);
    let others = others.filter(|one| one.span.start < at && ty(one) == own);
    others.map(|one| one.name.as_str()).collect()
}

/// Whether two names have a part in common, of at least a few letters.
fn share_a_part(one: &str, other: &str) -> bool {
    let windows = one.as_bytes().windows(SHARED);
    let mut parts = windows.filter(|part| part.iter().all(u8::is_ascii_alphabetic));
    let other = other.as_bytes();
    parts.any(|part| other.windows(SHARED).any(|window| window == part))
}

/// A number in the spelling of another: its base and its suffix. None for octal ones.
fn spelled_like(text: &str, value: u64) -> Option<String> {
    let lower = text.to_ascii_lowercase();
    let is_hex = lower.starts_with("0x");
    let suffix = match is_hex {
        true => text.trim_start_matches(|c: char| c.is_ascii_hexdigit() || matches!(c, 'x' | 'X')),
        false => text.trim_start_matches(|c: char| c.is_ascii_digit()),
    };
    let letters = suffix.chars().all(|c| matches!(c, 'u' | 'U' | 'l' | 'L'));
    let is_octal = !is_hex && text.len() > 1 && text.starts_with('0');
    (letters && !is_octal).then(|| match is_hex {
        true => format!("{value:#x}{suffix}"),
        false => format!("{value}{suffix}"),
    })
}
