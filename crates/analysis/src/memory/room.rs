//! How much memory a pointer has, in terms of the accessing function: its declared size, its allocation's size, the
//! count or end pointer that accompanies it.

mod allocated;
mod companion;
mod reserved;

use patchwright_code::spelling::squashed;
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::Type;
use patchwright_code::{scope, types};
use patchwright_domain::constraint::{Certainty, Ground};

use super::access::Access;
use crate::crash::Crash;
use crate::flow;
use crate::operands::{atom, bytes_each, named_constant};
pub use allocated::{Size, sizes};

/// A bound of a region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Room {
    /// A C expression.
    pub text: String,
    pub unit: Unit,
    /// Where its type is known.
    pub signed: Option<bool>,
    pub ground: Ground,
    pub doubt: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Elements,
    Bytes,
    /// A pointer one past the last element.
    End,
}

/// The bounds of what an access goes through, surest first.
pub fn rooms(ctx: &Crash<'_>, access: &Access<'_>) -> Vec<Room> {
    let mut found = Vec::new();
    found.extend(declared(ctx, access, access.base));
    found.extend(container(ctx, access, access.base));
    if !found.is_empty() {
        return found;
    }
    found.extend(allocated::rooms(ctx, access));
    found.extend(companion::rooms(ctx, access));
    found.extend(callers_array(ctx, access));
    found.retain(|room| flow::set_at(ctx.code, access.function, access.at(), &room.text));
    if let ExprKind::Name(name) = &access.base.peel().kind
        && companion::moved(access, name)
    {
        // A bound from the start does not apply to a pointer that has moved, unless it shrinks along.
        found.retain(|room| room.unit == Unit::End || companion::moved(access, &room.text));
    }
    // A number that one caller happens to use is no rule if the program has a name for it.
    let named = |room: &Room| crate::operands::literal(&room.text).is_none();
    if found.iter().any(named) {
        found.retain(named);
    }
    for room in &mut found {
        named_end(ctx, access, room);
    }
    found.sort_by_key(|room| room.doubt);
    let mut kept: Vec<Room> = Vec::new();
    for room in found {
        if !kept
            .iter()
            .any(|known| known.text == room.text && known.unit == room.unit)
        {
            kept.push(room);
        }
    }
    kept.truncate(5);
    kept
}

/// The type of an access's base.
pub fn base_type(ctx: &Crash<'_>, access: &Access<'_>, base: &Expr) -> Option<Type> {
    let ty = types::type_of(
        ctx.code,
        access.function,
        access.at().max(base.span.start),
        base,
    )?;
    Some(ty.resolved(ctx.code))
}

/// `T a[N]`: the declared size if that is a name, else `sizeof`.
fn declared(ctx: &Crash<'_>, access: &Access<'_>, base: &Expr) -> Option<Room> {
    let ty = base_type(ctx, access, base)?;
    let size = ty.dimensions.first()?;
    if is_parameter(access, base) || is_open_end(base, size) {
        return None;
    }
    let text = ctx.text(access.function, base.span);
    let named = size.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && size
            .chars()
            .all(|c| c.is_alphanumeric() || c == '_' || c == ':');
    let bound = if named || is_defined_elsewhere(ctx, access, base) {
        size.clone()
    } else if ty.dimensions.len() == 1 && bytes_each(ctx, &ty) == Some(1) {
        format!("sizeof({text})")
    } else {
        format!("sizeof({text}) / sizeof({text}[0])")
    };
    let seen = ctx.report.region.as_ref().is_some_and(|region| {
        let object = region.object.as_deref();
        object.is_some_and(|object| matches!(&base.kind, ExprKind::Name(name) if name == object))
    });
    Some(Room {
        ground: Ground {
            part: bound.clone(),
            certainty: if seen {
                Certainty::Seen
            } else {
                Certainty::Inferred
            },
            why: format!("`{text}` is declared with that size"),
        },
        signed: bound.contains("sizeof").then_some(false),
        text: bound,
        unit: Unit::Elements,
        doubt: 0,
    })
}

/// An array of another source file is usually declared here without a size, and has no `sizeof`.
fn is_defined_elsewhere(ctx: &Crash<'_>, access: &Access<'_>, base: &Expr) -> bool {
    let ExprKind::Name(name) = &base.peel().kind else {
        return false;
    };
    let visible = access.function.visible_at(access.at());
    let local = visible.iter().any(|variable| &variable.name == name);
    let global = ctx.code.global(name).filter(|_| !local);
    global.is_some_and(|(file, _)| {
        !patchwright_code::scope::sees(ctx.code, &access.function.head.file, &file.path)
    })
}

/// `data[]`, `data[0]` and the older `data[1]` at the end of a record are as long as the block they are in.
pub fn is_open_end(base: &Expr, size: &str) -> bool {
    let member = matches!(base.peel().kind, ExprKind::Member { .. });
    member && matches!(size.trim(), "" | "0" | "1")
}

/// The array that the caller passed, if both can name its size.
fn callers_array(ctx: &Crash<'_>, access: &Access<'_>) -> Option<Room> {
    let ExprKind::Name(name) = &access.base.peel().kind else {
        return None;
    };
    let params = &access.function.head.params;
    let place = params.iter().position(|param| &param.name == name)?;
    let caller = ctx.stack.get(access.frame + 1)?;
    let call = super::access::call_of(access.function, caller)?;
    let ExprKind::Call { args, .. } = &call.kind else {
        return None;
    };
    let arg = args.get(place)?.peel();
    let ty = types::type_of(ctx.code, caller.function, call.span.start, arg)?.resolved(ctx.code);
    let size = ty.dimensions.first()?.trim();
    let passed = matches!(&arg.kind, ExprKind::Name(name)
        if caller.function.head.params.iter().any(|param| &param.name == name));
    let names = scope::names_in(size);
    // A bare number that one caller happens to use is no rule of this function.
    let named = !names.is_empty()
        && names
            .iter()
            .all(|name| named_constant(ctx, name, 4).is_some());
    if passed || !named || !scope::usable(ctx.code, access.function, access.at(), size) {
        return None;
    }
    Some(Room {
        text: size.to_owned(),
        unit: Unit::Elements,
        signed: None,
        ground: Ground {
            part: size.to_owned(),
            certainty: Certainty::Inferred,
            why: format!(
                "`{}` passes an array of that size",
                caller.function.head.name
            ),
        },
        doubt: 3,
    })
}

/// C++ containers know their own size.
fn container(ctx: &Crash<'_>, access: &Access<'_>, base: &Expr) -> Option<Room> {
    let ty = base_type(ctx, access, base)?;
    if ty.pointers > 0 || ty.is_array() {
        return None;
    }
    let kind = ty.base.split('<').next().unwrap_or_default();
    let kind = kind.rsplit("::").next().unwrap_or(kind).trim();
    let known = [
        "vector",
        "string",
        "array",
        "deque",
        "span",
        "string_view",
        "basic_string",
        "wstring",
    ];
    if !known.contains(&kind) {
        return None;
    }
    let text = format!(
        "{}.size()",
        atom(base, ctx.text(access.function, base.span))
    );
    Some(Room {
        ground: Ground {
            part: text.clone(),
            certainty: Certainty::Inferred,
            why: "the container's own size".to_owned(),
        },
        text,
        unit: Unit::Elements,
        signed: Some(false),
        doubt: 0,
    })
}

/// A local that was set to the same end is the function's own name for it.
fn named_end(ctx: &Crash<'_>, access: &Access<'_>, room: &mut Room) {
    let wanted = squashed(&room.text);
    let visible = access.function.visible_at(access.at());
    let named = visible.iter().find(|variable| {
        let init = variable
            .init
            .as_ref()
            .map(|init| squashed(ctx.text(access.function, init.span)));
        room.unit == Unit::End && init.as_ref() == Some(&wanted)
    });
    if let Some(variable) = named {
        room.text.clone_from(&variable.name);
        room.ground.part.clone_from(&variable.name);
    }
}

/// An array parameter is a pointer, whatever its brackets say.
fn is_parameter(access: &Access<'_>, base: &Expr) -> bool {
    matches!(&base.kind, ExprKind::Name(name)
        if access.function.head.params.iter().any(|param| &param.name == name))
}
