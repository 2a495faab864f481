//! The count or end pointer that accompanies a pointer: the parameter next to it, the field next to it, what it or its
//! index is compared with elsewhere in the function.

use patchwright_code::spelling::squashed;
use patchwright_code::tree::{AssignOp, BinOp, Expr, ExprKind, StmtKind, Variable, Via};
use patchwright_code::types::{Type, class_of, number_of, type_of};
use patchwright_code::walk;
use patchwright_domain::constraint::{Certainty, Ground};
use patchwright_domain::report::Direction;

use super::{Room, Unit, base_type};
use crate::crash::Crash;
use crate::flow::How;
use crate::memory::access::Access;
use crate::operands::atom;

/// Names that a pointer is followed through.
const MOST_ALIASES: usize = 4;

pub fn rooms(ctx: &Crash<'_>, access: &Access<'_>) -> Vec<Room> {
    let mut found = compared(ctx, access);
    // A number next to a pointer to a single record is no count of it.
    if !is_whole_record(ctx, access) {
        found.extend(beside(ctx, access, access.base));
    }
    found.extend(through_alias(ctx, access));
    found.extend(read_behind(ctx, access));
    found
}

fn is_whole_record(ctx: &Crash<'_>, access: &Access<'_>) -> bool {
    let record = base_type(ctx, access, access.base)
        .and_then(|ty| ty.element())
        .is_some_and(|element| element.pointers == 0 && ctx.code.record(&element.base).is_some());
    record && access.plus.is_empty() && access.minus.is_empty()
}

/// Where a function reads and writes one buffer through two pointers, writing must not overtake reading.
fn read_behind(ctx: &Crash<'_>, access: &Access<'_>) -> Vec<Room> {
    let writes = ctx
        .report
        .access
        .as_ref()
        .is_some_and(|access| access.direction == Direction::Write);
    let ExprKind::Name(name) = &access.base.peel().kind else {
        return Vec::new();
    };
    if !writes || !moved(access, name) {
        return Vec::new();
    }
    let origin = roots(ctx, access, name, 4);
    let visible = access.function.visible_at(access.at());
    let readers = visible.iter().filter(|other| {
        let shared = roots(ctx, access, &other.name, 4)
            .iter()
            .any(|root| origin.contains(root));
        other.name != *name && other.pointers == 1 && shared && moved(access, &other.name)
    });
    let rooms = readers.map(|other| Room {
        text: other.name.clone(),
        unit: Unit::End,
        signed: None,
        ground: Ground {
            part: other.name.clone(),
            certainty: Certainty::Inferred,
            why: "the same buffer is still read from there".to_owned(),
        },
        doubt: 1,
    });
    rooms.collect()
}

/// The names that a pointer was derived from, transitively.
fn roots(ctx: &Crash<'_>, access: &Access<'_>, name: &str, depth: usize) -> Vec<String> {
    let mut found = vec![name.to_owned()];
    let Some(depth) = depth.checked_sub(1) else {
        return found;
    };
    for definition in crate::flow::definitions(access.function) {
        let sets = definition.how != crate::flow::How::Stepped;
        if !sets || definition.target_text(ctx.code, access.function) != name {
            continue;
        }
        let mut value = definition.value.map(Expr::peel);
        while let Some(ExprKind::Binary { left, .. }) = value.map(|value| &value.kind) {
            value = Some(left.peel());
        }
        if let Some(ExprKind::Name(from)) = value.map(|value| &value.kind)
            && from != name
        {
            found.extend(roots(ctx, access, from, depth));
        }
    }
    found
}

/// What is declared next to a pointer.
fn beside(ctx: &Crash<'_>, access: &Access<'_>, base: &Expr) -> Vec<Room> {
    match &base.peel().kind {
        ExprKind::Name(name) => {
            let params = &access.function.head.params;
            let place = params.iter().position(|param| &param.name == name);
            if let Some(place) = place {
                return choose(ctx, access, params, place, &|name| name.to_owned());
            }
            // A member of the function's own class needs no `this`.
            let local = access
                .function
                .locals()
                .iter()
                .any(|local| &local.name == name);
            let class = class_of(access.function).filter(|_| !local);
            let Some(record) = class.and_then(|class| ctx.code.record(class)) else {
                return Vec::new();
            };
            match record.fields.iter().position(|field| &field.name == name) {
                Some(place) => choose(ctx, access, &record.fields, place, &|name| name.to_owned()),
                None => Vec::new(),
            }
        }
        ExprKind::Member {
            base: owner,
            field,
            via,
        } => {
            let at = access.at();
            let Some(ty) = type_of(ctx.code, access.function, at, owner) else {
                return Vec::new();
            };
            let ty = ty.resolved(ctx.code);
            let Some(record) = ctx.code.record(&ty.base) else {
                return Vec::new();
            };
            let Some(place) = record.fields.iter().position(|other| &other.name == field) else {
                return Vec::new();
            };
            let text = atom(owner, ctx.text(access.function, owner.span));
            let dot = match via {
                Via::Arrow => "->",
                Via::Dot => ".",
            };
            choose(ctx, access, &record.fields, place, &|name| {
                format!("{text}{dot}{name}")
            })
        }
        _ => Vec::new(),
    }
}

/// The neighbours of one pointer that could bound it, with doubt from distance and name.
fn choose(
    ctx: &Crash<'_>,
    access: &Access<'_>,
    all: &[Variable],
    place: usize,
    spell: &dyn Fn(&str) -> String,
) -> Vec<Room> {
    let Some(pointer) = all.get(place) else {
        return Vec::new();
    };
    let pointer_type = Type::of_variable(pointer).resolved(ctx.code);
    let mut found = Vec::new();
    for (other, variable) in all.iter().enumerate() {
        let ty = Type::of_variable(variable).resolved(ctx.code);
        let distance = u32::try_from(other.abs_diff(place))
            .unwrap_or(u32::MAX)
            .min(4);
        let behind = u32::from(other < place);
        let (unit, doubt) = if other == place {
            continue;
        } else if ty.number(ctx.code).is_some() && pointer_type.number(ctx.code).is_none() {
            let next = other == place + 1;
            let Some(name) = misnamed(ctx, &variable.name, &pointer.name, next) else {
                continue;
            };
            (Unit::Elements, name)
        } else if ty.pointers == pointer_type.pointers
            && ty.base == pointer_type.base
            && is_end(&variable.name)
        {
            (Unit::End, 0)
        } else {
            continue;
        };
        let text = spell(&variable.name);
        found.push(Room {
            ground: Ground {
                part: text.clone(),
                certainty: Certainty::Guessed,
                why: format!("it stands beside `{}`", pointer.name),
            },
            text,
            unit: in_unit(ctx, access, unit, &variable.name),
            signed: ty.number(ctx.code).map(|number| number.signed),
            doubt: 1 + doubt + behind + distance.saturating_sub(1).min(3),
        });
    }
    found
}

/// A count for a pointer to wide elements counts elements, unless its name says bytes.
fn in_unit(ctx: &Crash<'_>, access: &Access<'_>, unit: Unit, name: &str) -> Unit {
    let wide = base_type(ctx, access, access.base)
        .and_then(|ty| super::bytes_each(ctx, &ty))
        .is_none_or(|bytes| bytes > 1);
    let name = name.to_lowercase();
    match unit {
        Unit::Elements if wide && (name.contains("byte") || name.contains("nbytes")) => Unit::Bytes,
        Unit::Elements | Unit::Bytes | Unit::End => unit,
    }
}

/// Doubt from a number's name; none if it cannot be a size.
fn misnamed(ctx: &Crash<'_>, name: &str, pointer: &str, next: bool) -> Option<u32> {
    let lower = name.to_lowercase();
    let says = |parts: &[&str]| parts.iter().any(|part| lower.contains(part));
    let writes = ctx
        .report
        .access
        .as_ref()
        .is_some_and(|access| access.direction == Direction::Write);
    let whole = pointer.to_lowercase();
    let stem = whole.trim_end_matches('s').trim_end_matches('_');
    // `entry_size` matches `entry_buf` by their common first word.
    let family = whole.split_once('_').map(|(first, _)| format!("{first}_"));
    let kin = family.is_some_and(|first| first.len() > 2 && lower.starts_with(&first));
    let own = u32::from(!(stem.len() > 1 && lower.contains(stem) || kin));
    // `spaces` are things that are counted.
    let space = lower.split('_').any(|part| part.ends_with("space"));
    if says(&["cap", "alloc", "room", "max", "limit"]) || space {
        Some(if writes { own } else { own + 1 })
    } else if says(&[
        "len", "size", "count", "num", "used", "bytes", "avail", "total", "nr", "cnt", "sz", "end",
    ]) || matches!(lower.as_str(), "n" | "nn" | "l" | "nmemb")
        || lower.starts_with('n')
    {
        Some(if writes { own + 1 } else { own })
    } else if says(&[
        "pos", "off", "idx", "index", "flag", "type", "fd", "line", "kind", "mode", "id",
        "version", "width", "height",
    ]) || lower == "i"
        || lower == "c"
    {
        None
    } else {
        next.then_some(own + 3)
    }
}

fn is_end(name: &str) -> bool {
    let name = name.to_lowercase();
    ["end", "lim", "last", "stop", "eof", "bound", "top"]
        .iter()
        .any(|part| name.contains(part))
        || name == "e"
}

/// What the index or the pointer itself is compared with in the same function.
fn compared(ctx: &Crash<'_>, access: &Access<'_>) -> Vec<Room> {
    let text = |expr: &Expr| squashed(ctx.text(access.function, expr.peel().span));
    let base = text(access.base);
    let index = access.plus.first().map(|expr| text(stepless(expr)));
    let mut found: Vec<Room> = Vec::new();
    let mut push = |expr: &Expr, unit: Unit, doubt: u32| {
        let bound = ctx.text(access.function, expr.span).to_owned();
        // A comparison with zero is no upper bound.
        if crate::operands::literal(&bound).is_some_and(|value| value < 2) || bound.contains("NULL")
        {
            return;
        }
        found.push(Room {
            ground: Ground {
                part: bound.clone(),
                certainty: Certainty::Inferred,
                why: "the function compares with it elsewhere".to_owned(),
            },
            signed: number_of(ctx.code, access.function, access.at(), expr)
                .map(|number| number.signed),
            text: bound,
            unit,
            doubt,
        });
    };
    let mut ends: Vec<Room> = Vec::new();
    let mut push_end = |start: &Expr, count: &Expr| {
        if !is_pointer(ctx, access, start) || is_pointer(ctx, access, count) {
            return;
        }
        let part = |expr: &Expr| atom(expr, ctx.text(access.function, expr.span));
        let end = format!("{} + {}", part(start.peel()), part(count.peel()));
        ends.push(Room {
            ground: Ground {
                part: end.clone(),
                certainty: Certainty::Inferred,
                why: "the function compares how far it is with that".to_owned(),
            },
            signed: None,
            text: end,
            unit: Unit::End,
            doubt: 1,
        });
    };
    let loops = loop_conditions(access);
    walk::each_expr(access.function.body(), &mut |expr| {
        let ExprKind::Binary { op, left, right } = &expr.kind else {
            return;
        };
        let goes_on = loops.iter().any(|cond| cond.span.contains(&expr.span));
        match op {
            BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge | BinOp::Ne => {
                for (one, other) in [(left, right), (right, left)] {
                    // `while (p < end)` bounds `p`, and says nothing about `end`.
                    let greater = matches!(op, BinOp::Lt | BinOp::Le) == std::ptr::eq(one, right);
                    if goes_on && greater && *op != BinOp::Ne {
                        continue;
                    }
                    let one_text = text(stepless(one));
                    if one_text == base && is_pointer(ctx, access, other) {
                        push(other, Unit::End, u32::from(*op == BinOp::Ne) + 1);
                    } else if Some(&one_text) == index.as_ref() && *op != BinOp::Ne {
                        push(other, Unit::Elements, 1);
                    } else if let Some(start) = distance(one).filter(|(to, _)| text(to) == base) {
                        push_end(start.1, other);
                    } else if let Some(sum) = summed(one)
                        && Some(text(sum)) == index
                        && *op != BinOp::Ne
                    {
                        push(other, Unit::Elements, 2);
                    }
                }
            }
            BinOp::Sub => {
                if text(right) == base && is_pointer(ctx, access, left) {
                    push(left, Unit::End, 1);
                } else if Some(text(right)) == index {
                    push(left, Unit::Elements, 2);
                }
            }
            _ => {}
        }
    });
    found.extend(ends);
    found
}

fn loop_conditions<'a>(access: &Access<'a>) -> Vec<&'a Expr> {
    let mut found = Vec::new();
    walk::each_stmt(access.function.body(), &mut |stmt| match &stmt.kind {
        StmtKind::While { cond, .. }
        | StmtKind::DoWhile { cond, .. }
        | StmtKind::For {
            cond: Some(cond), ..
        } => found.push(cond),
        _ => {}
    });
    found
}

/// `i` of `i++`.
fn stepless(expr: &Expr) -> &Expr {
    match &expr.peel().kind {
        ExprKind::Step { on, .. } => on.peel(),
        _ => expr.peel(),
    }
}

/// `p` and `start` of `p - start`.
fn distance(expr: &Expr) -> Option<(&Expr, &Expr)> {
    match &expr.peel().kind {
        ExprKind::Binary { op, left, right } if *op == BinOp::Sub => Some((left, right)),
        _ => None,
    }
}

/// `i` of `i + 2`.
fn summed(expr: &Expr) -> Option<&Expr> {
    match &expr.peel().kind {
        ExprKind::Binary { op, left, .. } if *op == BinOp::Add => Some(left),
        _ => None,
    }
}

fn is_pointer(ctx: &Crash<'_>, access: &Access<'_>, expr: &Expr) -> bool {
    type_of(ctx.code, access.function, access.at(), expr)
        .is_some_and(|ty| ty.is_pointer() || ty.is_array())
}

/// A local pointer that was derived from one with a known companion: `p = m->data; q = p + 4;`
fn through_alias(ctx: &Crash<'_>, access: &Access<'_>) -> Vec<Room> {
    let mut found = Vec::new();
    for alias in origins(ctx, access) {
        let origin = alias.origin;
        let start = atom(origin, ctx.text(access.function, origin.span));
        let mut rooms: Vec<Room> = super::declared(ctx, access, origin).into_iter().collect();
        rooms.extend(beside(ctx, access, origin));
        for mut room in rooms {
            if !alias.stays && room.unit == Unit::Elements {
                room.text = format!("{start} + {}", crate::operands::atom_text(&room.text));
                room.unit = Unit::End;
            }
            room.doubt += 1;
            found.push(room);
        }
    }
    found
}

/// Where a local pointer started.
struct Alias<'a> {
    origin: &'a Expr,
    /// Whether the pointer is still at its start.
    stays: bool,
}

fn origins<'a>(ctx: &Crash<'a>, access: &Access<'a>) -> Vec<Alias<'a>> {
    let local = |expr: &'a Expr| match &expr.peel().kind {
        ExprKind::Name(name) => {
            let params = &access.function.head.params;
            (!params.iter().any(|param| &param.name == name)).then_some(name.as_str())
        }
        _ => None,
    };
    let mut names: Vec<(&'a str, bool)> = local(access.base)
        .map(|name| (name, true))
        .into_iter()
        .collect();
    let all = crate::flow::definitions(access.function);
    let mut found = Vec::new();
    let mut next = 0;
    while let Some(&(name, still)) = names.get(next) {
        next += 1;
        let still = still && !moved(access, name);
        let sets = all.iter().filter(|definition| {
            matches!(definition.how, How::Assigned | How::Declared)
                && definition.start < access.stmt().span.end
                && definition.target_text(ctx.code, access.function) == name
        });
        for value in sets.filter_map(|definition| Some(definition.value?.peel())) {
            let mut origin = value;
            while let ExprKind::Binary { op, left, .. } = &origin.kind
                && *op == BinOp::Add
            {
                origin = left.peel();
            }
            let stays = still && std::ptr::eq(origin, value);
            let known = |own: &str| names.iter().any(|(name, _)| *name == own);
            match (local(origin), &origin.kind) {
                (Some(own), _) if !known(own) && names.len() < MOST_ALIASES => {
                    // A local array is an origin as well as a name.
                    found.push(Alias { origin, stays });
                    names.push((own, stays));
                }
                (None, ExprKind::Name(_) | ExprKind::Member { .. }) => {
                    found.push(Alias { origin, stays });
                }
                _ => {}
            }
        }
    }
    found
}

/// Whether the function advances a pointer.
pub fn moved(access: &Access<'_>, name: &str) -> bool {
    let is_it = |expr: &Expr| matches!(&expr.peel().kind, ExprKind::Name(it) if it == name);
    let mut moved = false;
    walk::each_expr(access.function.body(), &mut |expr| {
        moved |= match &expr.kind {
            ExprKind::Step { on, .. } => is_it(on),
            ExprKind::Assign { op, target, .. } => *op != AssignOp::Plain && is_it(target),
            _ => false,
        };
    });
    moved
}
