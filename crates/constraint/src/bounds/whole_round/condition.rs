//! The check before an iteration: does everything it appends still fit? Written so that the sum cannot wrap.

use patchwright_analysis::appends::cursor::{Cursor, CursorKind};
use patchwright_analysis::appends::events::When;
use patchwright_analysis::appends::segment::Segment;
use patchwright_analysis::appends::sum::Part;
use patchwright_analysis::flow::{How, definitions};
use patchwright_analysis::memory::access::Access;
use patchwright_analysis::memory::room::{Room, Unit, base_type};
use patchwright_analysis::operands::{atom, atom_text, bytes_each, literal, repeatable};
use patchwright_analysis::purity::is_pure;
use patchwright_code::spelling::{mentions, squashed};
use patchwright_code::term::compare;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::{Number, last_name, number_of};
use patchwright_code::{Function, scope, walk};
use patchwright_domain::predicate::{Comparison, Predicate};

use crate::site::Context;

const MOST_TERMS: usize = 4;
const LONGEST: usize = 160;

pub(super) struct Question {
    pub bad: Predicate,
    pub doubt: u32,
}

/// The check against a bound, and the same with each conditional append counted only if its condition holds.
pub(super) fn questions<'a>(
    ctx: &Context<'a>,
    access: &Access<'a>,
    cursor: &Cursor<'a>,
    segment: &Segment<'a>,
    room: &Room,
) -> Vec<Question> {
    let Some(at) = segment.start.last().map(|stmt| stmt.span.start) else {
        return Vec::new();
    };
    let asker = Asker {
        ctx,
        access,
        cursor,
        segment,
        room,
        at,
    };
    let Some(frame) = asker.frame().filter(|_| asker.is_steady()) else {
        return Vec::new();
    };
    let most = asker.sum(Conditional::Always);
    let exact = asker.exact();
    // What the input decides is evaluated: counting the maximum would reject input that fits.
    let by_input = u32::from(exact.is_some() && asker.goes_by_input());
    let made = [(most, by_input), (exact, 1 - by_input)];
    made.into_iter()
        .filter_map(|(sum, doubt)| asker.question(&frame, &sum?, doubt))
        .collect()
}

struct Asker<'q, 'a> {
    ctx: &'q Context<'a>,
    access: &'q Access<'a>,
    cursor: &'q Cursor<'a>,
    segment: &'q Segment<'a>,
    room: &'q Room,
    /// Where the check goes.
    at: usize,
}

/// How the room is expressed.
enum Frame {
    /// All of it, counted from the base.
    Whole(String),
    /// What is left after the cursor.
    Left(String),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Conditional {
    Always,
    Asked,
}

impl<'a> Asker<'_, 'a> {
    fn frame(&self) -> Option<Frame> {
        let room = self.room.text.clone();
        let base = atom(self.cursor.base, self.text(self.cursor.base));
        let each = base_type(self.ctx, self.access, self.cursor.base)
            .and_then(|ty| bytes_each(self.ctx, &ty));
        Some(match (self.cursor.kind, self.room.unit) {
            (CursorKind::Index, Unit::End) => {
                Frame::Whole(format!("(size_t)({} - {base})", self.room.text))
            }
            (CursorKind::Index, Unit::Bytes) if each != Some(1) => {
                Frame::Whole(format!("{} / sizeof({base}[0])", atom_text(&room)))
            }
            (CursorKind::Index, Unit::Elements | Unit::Bytes) => Frame::Whole(room),
            (CursorKind::Pointer, Unit::End) => {
                Frame::Left(format!("(size_t)({} - {base})", self.room.text))
            }
            (CursorKind::Pointer, Unit::Bytes) if each != Some(1) => return None,
            (CursorKind::Pointer, Unit::Elements | Unit::Bytes) => {
                self.shrinks().then_some(Frame::Left(room))?
            }
        })
    }

    /// Whether the bound is the remaining room, and falls as the pointer rises.
    fn shrinks(&self) -> bool {
        definitions(self.access.function).iter().any(|definition| {
            definition.how == How::Stepped
                && squashed(&definition.target_text(self.ctx.code, self.access.function))
                    == squashed(&self.room.text)
        })
    }

    /// Whether everything in the check keeps its value until it is used.
    fn is_steady(&self) -> bool {
        let cursor = self.text(self.cursor.expr);
        let sum = &self.segment.sum;
        let terms = sum.terms.iter().all(|part| {
            let text = self.text(part.value);
            repeatable(self.ctx, part.value)
                && !mentions(text, cursor)
                && !self.changes(text, part.at)
        });
        let last = sum
            .terms
            .iter()
            .map(|part| part.at)
            .max()
            .unwrap_or(self.at);
        let room = match (self.cursor.kind, self.room.unit) {
            (CursorKind::Pointer, Unit::Elements | Unit::Bytes) => true,
            (CursorKind::Pointer | CursorKind::Index, _) => !self.changes(&self.room.text, last),
        };
        terms && room && sum.terms.len() <= MOST_TERMS && !mentions(&self.room.text, cursor)
    }

    /// Whether a name in a text is reassigned between the check and a place.
    fn changes(&self, text: &str, until: usize) -> bool {
        let all = definitions(self.access.function);
        let mut between = all
            .iter()
            .filter(|definition| self.at <= definition.start && definition.start < until);
        between.any(|definition| {
            let target = definition.target_text(self.ctx.code, self.access.function);
            !target.is_empty() && mentions(text, &target)
        })
    }

    fn sum(&self, conditional: Conditional) -> Option<Vec<String>> {
        let sum = &self.segment.sum;
        let mut number = sum.number;
        let mut parts = Vec::new();
        if conditional == Conditional::Asked {
            for (some, when, at) in &sum.perhaps {
                number = number.checked_sub(*some)?;
                parts.push(self.asked(&some.to_string(), *when, *at)?);
            }
        }
        if number > 0 {
            parts.insert(0, number.to_string());
        }
        for part in &sum.terms {
            let text = self.term(part);
            parts.push(match (conditional, part.when) {
                (Conditional::Always, _) | (_, When::Always) => text,
                (Conditional::Asked, when) => self.asked(&text, when, part.at)?,
            });
        }
        (!parts.is_empty()).then_some(parts)
    }

    /// The sum with its conditions, if it has any.
    fn exact(&self) -> Option<Vec<String>> {
        let sum = &self.segment.sum;
        let perhaps = |part: &Part<'_>| !matches!(part.when, When::Always);
        let some = !sum.perhaps.is_empty() || sum.terms.iter().any(perhaps);
        self.sum(Conditional::Asked).filter(|_| some)
    }

    /// Whether something other than the cursor's position decides what is appended.
    fn goes_by_input(&self) -> bool {
        let sum = &self.segment.sum;
        let cursor = self.text(self.cursor.expr);
        let numbers = sum.perhaps.iter().map(|(_, when, _)| *when);
        let mut all = numbers.chain(sum.terms.iter().map(|part| part.when));
        all.any(|when| match when {
            When::Always => false,
            When::If(cond) => !mentions(self.text(cond), cursor),
            When::Sometimes => true,
        })
    }

    /// `(cond ? 1 : 0)`
    fn asked(&self, text: &str, when: When<'_>, at: usize) -> Option<String> {
        let When::If(cond) = when else { return None };
        let cond_text = self.text(cond);
        let steady =
            is_pure(cond_text) && repeatable(self.ctx, cond) && !self.changes(cond_text, at);
        let cond_text = match cond_text.contains(['?', ',']) {
            true => format!("({cond_text})"),
            false => cond_text.to_owned(),
        };
        steady.then(|| format!("({cond_text} ? {text} : 0)"))
    }

    fn term(&self, part: &Part<'_>) -> String {
        let text = atom(part.value, self.text(part.value));
        let number = self.number(part.value);
        let widened = self.cursor.kind == CursorKind::Pointer
            && number.is_some_and(|number| number.signed || number.bits == 32);
        if widened {
            format!("(size_t){text}")
        } else {
            text
        }
    }

    fn question(&self, frame: &Frame, sum: &[String], doubt: u32) -> Option<Question> {
        let one_more = self.segment.sum.one_more;
        let joined = sum.join(" + ");
        let mut bad = match frame {
            Frame::Whole(whole) => {
                let (left, right) = self.one_sign(whole);
                let op = match one_more {
                    true => Comparison::Ge,
                    false => Comparison::Gt,
                };
                compare(format!("{left} + {joined}"), op, right)
            }
            Frame::Left(left) => {
                let op = match one_more {
                    true => Comparison::Le,
                    false => Comparison::Lt,
                };
                compare(left.as_str(), op, joined)
            }
        };
        let (Frame::Whole(room) | Frame::Left(room)) = frame;
        for part in self.segment.sum.terms.iter().rev() {
            let text = atom(part.value, self.text(part.value));
            if self.is_wide(part.value) && !self.is_compared(part.value, Against::Bound) {
                bad = compare(text.as_str(), Comparison::Gt, room.as_str()).or(bad);
            }
            let signed = self.number(part.value).is_some_and(|number| number.signed);
            if signed && !self.is_compared(part.value, Against::Zero) {
                bad = compare(text.as_str(), Comparison::Lt, "0").or(bad);
            }
        }
        let text = bad.to_string();
        let usable = scope::usable(self.ctx.code, self.access.function, self.at, &text);
        (usable && text.len() <= LONGEST).then_some(Question { bad, doubt })
    }

    /// The cursor and the bound, with the same signedness.
    fn one_sign(&self, whole: &str) -> (String, String) {
        let cursor = atom(self.cursor.expr, self.text(self.cursor.expr));
        let signed = self.number(self.cursor.expr).map(|number| number.signed);
        let unsigned = self.room.signed == Some(false) || whole.contains("size");
        match signed {
            Some(true) if unsigned => (format!("(size_t){cursor}"), whole.to_owned()),
            Some(false) if self.room.signed == Some(true) && literal(whole).is_none() => {
                (cursor, format!("(size_t){}", atom_text(whole)))
            }
            Some(_) | None => (cursor, whole.to_owned()),
        }
    }

    /// Whether a value could be so large that the sum wraps.
    fn is_wide(&self, value: &Expr) -> bool {
        let measured = match &value.kind {
            ExprKind::SizeOf(_) => true,
            ExprKind::Call { callee, .. } => last_name(callee) == Some("strlen"),
            _ => false,
        };
        let widest = match self.cursor.kind {
            CursorKind::Pointer => 64,
            CursorKind::Index => self
                .number(self.cursor.expr)
                .map_or(32, |number| number.bits),
        };
        let bits = self.number(value).map_or(64, |number| number.bits);
        !measured && bits > 16 && bits >= widest
    }

    /// Whether the function has compared a value with something before the check.
    fn is_compared(&self, value: &Expr, against: Against) -> bool {
        let wanted = squashed(self.text(value));
        let is_it = |expr: &Expr| squashed(self.text(expr.peel())) == wanted;
        let mut found = false;
        walk::each_expr(self.access.function.body(), &mut |expr| {
            let ExprKind::Binary { op, left, right } = &expr.kind else {
                return;
            };
            let compares = op.is_ordering();
            let other = match (is_it(left), is_it(right)) {
                (true, _) => right,
                (false, true) => left,
                (false, false) => return,
            };
            let small = literal(self.text(other.peel())).is_some_and(|number| number < 2);
            found |= compares && small == (against == Against::Zero) && expr.span.end <= self.at;
        });
        found
    }

    fn number(&self, expr: &Expr) -> Option<Number> {
        let function: &Function = self.access.function;
        number_of(self.ctx.code, function, self.at, expr)
    }

    fn text(&self, expr: &Expr) -> &'a str {
        self.ctx.text(self.access.function, expr.span)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Against {
    Bound,
    Zero,
}
