//! Conditions against going past the end.

use patchwright_analysis::memory::access::{Access, Length};
use patchwright_analysis::memory::room::{Room, Unit, base_type};
use patchwright_analysis::operands::{
    atom, atom_text, bytes_each, constant, literal, operand, stepless,
};
use patchwright_code::spelling::squashed;
use patchwright_code::term::compare;
use patchwright_code::tree::{BinOp, Expr, ExprKind};
use patchwright_code::{scope, walk};
use patchwright_domain::constraint::Rule;
use patchwright_domain::predicate::{Comparison, Predicate};
use patchwright_domain::report::Direction;

use super::{Asks, Form, Limit, Lower, Maker, Rests};

impl<'a> Maker<'_, 'a> {
    /// Conditions against going past the end.
    pub(super) fn above(&self, room: &Room) -> Vec<Limit<'a>> {
        match &self.access.length {
            Length::One => self.one(room),
            Length::Wide(size) => self.many(None, size, room),
            Length::Bytes(length) => self.many(Some(length), self.text(length), room),
            Length::Pieces { each, count } => {
                let text = match self.text(each) {
                    "1" => operand(count, self.text(count)),
                    each_text => format!(
                        "{} * {}",
                        atom(count, self.text(count)),
                        atom_text(each_text)
                    ),
                };
                self.many(Some(count), &text, room)
            }
            Length::Text(from) => self.terminated(from, room),
            Length::Open => vec![self.open(room)],
        }
    }

    /// What the library writes has no name before it is written.
    fn open(&self, room: &Room) -> Limit<'a> {
        let base = self.text(self.access.base);
        let mut limit = self.limit_on(
            None,
            base.to_owned(),
            Form::new(Comparison::Gt, room.text.clone()),
            0,
            Some(room),
        );
        limit.asks = Asks::Nowhere;
        limit.constraint.condition = None;
        let reads = self.ctx.report.access.as_ref();
        let reads = reads.is_some_and(|access| access.direction == Direction::Read);
        limit.constraint.english = match reads {
            true => format!(
                "What is read through `{base}` must end within `{}`.",
                room.text
            ),
            false => format!("What is written to `{base}` must fit into `{}`.", room.text),
        };
        limit
    }

    /// One element: the index below the room, the pointer before the end.
    fn one(&self, room: &Room) -> Vec<Limit<'a>> {
        let (variable, fixed): (Vec<&'a Expr>, Vec<&'a Expr>) = self
            .access
            .plus
            .iter()
            .partition(|part| constant(self.ctx, part).is_none());
        let base = atom(self.access.base, self.text(self.access.base));
        let offset: u64 = fixed
            .iter()
            .filter_map(|part| constant(self.ctx, part))
            .sum();
        let (right, unsigned) = match room.unit {
            Unit::End if variable.is_empty() && offset == 0 => {
                return vec![self.limit(
                    self.access.base,
                    Form::new(Comparison::Ge, room.text.clone()),
                    0,
                    Some(room),
                )];
            }
            Unit::End => (format!("{} - {base}", room.text), false),
            Unit::Elements => (room.text.clone(), room.text.contains("size")),
            Unit::Bytes => self.in_elements(room),
        };
        if variable.is_empty() {
            // For a constant index the condition is one on the room.
            let form = Form::new(Comparison::Le, offset.to_string());
            let mut limit = self.limit_on(None, right, form, 0, Some(room));
            limit.holder = limit.holder.trim().to_owned();
            return vec![limit];
        }
        let mut found = Vec::new();
        let Some(first) = variable.first() else {
            return found;
        };
        let rest: Vec<&Expr> = variable
            .iter()
            .skip(1)
            .copied()
            .chain(fixed.iter().copied())
            .collect();
        let plus: String = rest
            .iter()
            .map(|part| format!(" + {}", atom(part, self.text(part))))
            .collect();
        let index = stepless(first);
        let (index, right) = match self.row(index).filter(|_| rest.is_empty()) {
            Some((row, width)) => (row, quotient(&right, width)),
            None => (index, right),
        };
        let mut form = Form::new(Comparison::Ge, right);
        form.plus = plus;
        self.signs(&mut form, index, room, unsigned);
        let walks = self.counts_up(index) || self.checks_sign(index);
        if self.is_signed(index) && !walks {
            let mut full = form.clone();
            full.lower = Lower::Wrong;
            full.cast = "";
            if form.cast.is_empty() || !unsigned {
                found.push(self.limit(index, full, 0, Some(room)));
            }
        }
        if self.ends_text(room) && room.unit != Unit::End {
            // One element is kept for the terminator.
            let mut shorter = form.clone();
            shorter.right = format!("{} - 1", form.right);
            found.insert(0, self.limit(index, shorter, 0, Some(room)));
        }
        found.push(self.limit(index, form, u32::from(!found.is_empty()), Some(room)));
        found
    }

    /// `n` and `WIDTH` of `n * WIDTH`: a row of a table.
    fn row(&self, index: &'a Expr) -> Option<(&'a Expr, &'a str)> {
        let ExprKind::Binary { op, left, right } = &index.peel().kind else {
            return None;
        };
        let fixed = |expr: &Expr| constant(self.ctx, expr).is_some_and(|value| value > 0);
        match (op, fixed(left), fixed(right)) {
            (BinOp::Mul, false, true) => Some((left.peel(), self.text(right))),
            (BinOp::Mul, true, false) => Some((right.peel(), self.text(left))),
            _ => None,
        }
    }

    /// Several bytes: the length within what is left after the offset.
    fn many(&self, value: Option<&'a Expr>, length: &str, room: &Room) -> Vec<Limit<'a>> {
        let base = atom(self.access.base, self.text(self.access.base));
        let each = base_type(self.ctx, self.access, self.access.base)
            .and_then(|ty| bytes_each(self.ctx, &ty));
        let total = match (room.unit, each) {
            (Unit::End, _) => format!("(size_t)({} - {base})", room.text),
            (Unit::Bytes, _) | (Unit::Elements, Some(1) | None) => room.text.clone(),
            (Unit::Elements, Some(_)) => format!("{} * sizeof({base}[0])", atom_text(&room.text)),
        };
        let mut parts = self.access.plus.clone();
        parts.sort_by_key(|part| constant(self.ctx, part).is_some());
        let offset = parts.iter().map(|part| atom(part, self.text(part)));
        let offset = offset.collect::<Vec<_>>().join(" + ");
        // Where something begins does not say how long it is.
        if squashed(&offset) == squashed(&total) {
            return Vec::new();
        }
        let strict = self.ends_text(room);
        let (right, first) = if offset.is_empty() {
            (total.clone(), None)
        } else {
            let wraps = compare(offset.as_str(), Comparison::Gt, total.as_str());
            let right = format!("{} - {}", atom_text(&total), atom_text(&offset));
            (right, Some(wraps))
        };
        if let (Some(at), true) = (
            self.access.plus.first(),
            squashed(length) == squashed(&right),
        ) {
            // A remaining length is valid as long as something remains.
            return vec![self.limit(at, Form::new(Comparison::Ge, total), 0, Some(room))];
        }
        let fixed = literal(length).is_some() && !scope::names_in(&right).is_empty();
        if fixed && value.is_some() {
            return vec![self.fixed_length(length, right, first, room)];
        }
        let mut found = Vec::new();
        let ops = if strict {
            [Comparison::Ge, Comparison::Gt]
        } else {
            [Comparison::Gt, Comparison::Ge]
        };
        for (nth, op) in ops.into_iter().enumerate() {
            let nth = u32::try_from(nth).unwrap_or(0);
            let mut form = Form::new(op, right.clone());
            if let Some(value) = value {
                self.signs(&mut form, value, room, true);
            }
            // The offset is already checked against the same room, or has to be.
            let known = first.is_none() || self.offset_is_checked(&offset, &total);
            let full = first.clone().map(|first| Form {
                first: Some(first),
                ..form.clone()
            });
            if full.is_some() {
                form.rests = Rests::OnACheck;
            }
            let holder = length.to_owned();
            found.push(self.limit_on(
                value,
                holder.clone(),
                form,
                nth * 2 + u32::from(!known),
                Some(room),
            ));
            if let Some(full) = full {
                let doubt = nth * 2 + u32::from(known);
                found.push(self.limit_on(value, holder, full, doubt, Some(room)));
            }
        }
        found
    }

    /// For a constant length the condition is one on the room: `len - at < 4`.
    fn fixed_length(
        &self,
        length: &str,
        right: String,
        first: Option<Predicate>,
        room: &Room,
    ) -> Limit<'a> {
        let form = Form {
            first,
            ..Form::new(Comparison::Lt, length)
        };
        self.limit_on(None, right, form, 0, Some(room))
    }

    /// A string and its terminator within the room.
    fn terminated(&self, from: &'a Expr, room: &Room) -> Vec<Limit<'a>> {
        let base = atom(self.access.base, self.text(self.access.base));
        let total = match room.unit {
            Unit::End => format!("(size_t)({} - {base})", room.text),
            Unit::Bytes | Unit::Elements => room.text.clone(),
        };
        let appends = walk_call(self.access, "strcat");
        let offset: Vec<String> = self
            .access
            .plus
            .iter()
            .map(|part| atom(part, self.text(part)))
            .collect();
        let mut right = total;
        if !offset.is_empty() {
            right = format!("{} - {}", atom_text(&right), offset.join(" - "));
        }
        if appends {
            right = format!("{} - strlen({base})", atom_text(&right));
        }
        let holder = format!("strlen({})", self.text(from));
        let mut limit = self.limit_on(
            None,
            holder,
            Form::new(Comparison::Ge, right),
            0,
            Some(room),
        );
        limit.constraint.rule = Rule::CopyFits;
        vec![limit]
    }

    fn in_elements(&self, room: &Room) -> (String, bool) {
        let base = self.text(self.access.base);
        let each = base_type(self.ctx, self.access, self.access.base)
            .and_then(|ty| bytes_each(self.ctx, &ty));
        match each {
            Some(1) => (room.text.clone(), false),
            Some(_) | None => (
                format!("{} / sizeof({base}[0])", atom_text(&room.text)),
                true,
            ),
        }
    }

    /// Gives both sides of the comparison the same signedness.
    fn signs(&self, form: &mut Form, value: &Expr, room: &Room, unsigned: bool) {
        let room_unsigned = unsigned && room.unit != Unit::Elements || room.signed == Some(false);
        let signed = self.is_signed(value);
        if signed && (room_unsigned || form.right.contains("sizeof")) {
            form.cast = "(size_t)";
        } else if !signed && room.unit == Unit::End && !form.right.starts_with("(size_t)") {
            form.right = format!("(size_t)({})", form.right);
        }
    }
}

/// How many rows of a width fit.
fn quotient(whole: &str, width: &str) -> String {
    let parts: Vec<&str> = whole.split('*').map(str::trim).collect();
    match parts.as_slice() {
        [rows, last] if *last == width => (*rows).to_owned(),
        [first, rows] if *first == width => (*rows).to_owned(),
        _ => format!("{} / {}", atom_text(whole), atom_text(width)),
    }
}

fn walk_call(access: &Access<'_>, name: &str) -> bool {
    let mut found = false;
    for top in walk::exprs_of(access.stmt()) {
        walk::each_expr(top, &mut |expr| {
            if let ExprKind::Call { callee, .. } = &expr.kind {
                found |= patchwright_code::types::last_name(callee) == Some(name);
            }
        });
    }
    found
}
