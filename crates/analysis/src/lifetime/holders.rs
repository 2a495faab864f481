//! Who holds a block: from the call that made it outwards, as long as each function passes it to its caller.

use patchwright_code::tree::{AssignOp, Expr, ExprKind, Stmt, StmtKind, Via};
use patchwright_code::types::{Type, last_name};
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths};

use super::letting_go;
use crate::crash::Crash;
use crate::flow::{self, How};
use crate::frame::StackFrame;
use crate::lifetime::values::{is_name, is_own, passes_on};

/// How far up the stack a block is followed.
const MOST_FRAMES: usize = 8;
const MOST_HOLDINGS: usize = 16;

#[derive(Debug, Clone, PartialEq)]
pub enum Holder<'a> {
    /// A local pointer.
    Local(String),
    /// A local record, with the block in one of its members.
    Record(String),
    /// A place that outlives the function's variables.
    Stored(&'a Expr),
    /// Nothing: it is passed to another call, or dropped.
    Temporary,
}

#[derive(Debug, Clone)]
pub struct Holding<'a> {
    pub function: &'a Function,
    /// Where the holder gets it, as a path.
    pub path: Vec<&'a Stmt>,
    /// The call that gives it there.
    pub made: &'a Expr,
    pub holder: Holder<'a>,
    /// How many frames lie between it and the allocation.
    pub far: u32,
}

/// How a function passes the block to its caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Handed {
    Result,
    /// `*out = block`
    Through(usize),
    /// `record->member = block`
    Inside(usize),
}

/// What a statement does with a call's value.
enum Goes<'a> {
    To(&'a Expr),
    Named(&'a str),
    Returned,
    Argument { call: &'a Expr, index: usize },
    Nowhere,
}

pub fn follow<'a>(ctx: &Crash<'a>, stack: &[StackFrame<'a>]) -> Vec<Holding<'a>> {
    let mut found = Vec::new();
    let mut handed = Handed::Result;
    let mut below: Option<&'a Function> = None;
    for (nth, frame) in stack.iter().take(MOST_FRAMES).enumerate() {
        let Some(made) = call_of(ctx, frame, below) else {
            break;
        };
        let arrival = Arrival {
            ctx,
            frame,
            made,
            far: u32::try_from(nth).unwrap_or(u32::MAX),
        };
        let Some(next) = arrival.take(handed, &mut found) else {
            break;
        };
        (handed, below) = (next, Some(frame.function));
    }
    found.truncate(MOST_HOLDINGS);
    found
}

/// The call from which a frame's statement got the block.
fn call_of<'a>(
    ctx: &Crash<'a>,
    frame: &StackFrame<'a>,
    below: Option<&Function>,
) -> Option<&'a Expr> {
    let stmt = *frame.path.last()?;
    let calls: Vec<&'a Expr> = all_exprs(stmt)
        .into_iter()
        .filter(|expr| matches!(expr.kind, ExprKind::Call { .. } | ExprKind::New { .. }))
        .collect();
    let fits = |expr: &&&'a Expr| match (&expr.kind, below) {
        (ExprKind::Call { callee, .. }, Some(below)) => {
            last_name(callee) == Some(below.head.name.as_str())
        }
        (ExprKind::Call { callee, .. }, None) => {
            last_name(callee).is_some_and(|name| ctx.code.functions_named(name).is_empty())
        }
        (ExprKind::New { .. }, None) => true,
        _ => false,
    };
    let mut fitting: Vec<&'a Expr> = calls.iter().filter(fits).copied().collect();
    // The report's column is at the call or, for a member, inside it.
    fitting.sort_by_key(|expr| {
        let column = frame.column.unwrap_or_default();
        let here = expr.span.has_line(frame.line);
        (!here, !allocates(expr), column.abs_diff(expr.span.column))
    });
    fitting.first().copied()
}

/// Whether a call returns a block, judged by its name.
fn allocates(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::New { .. } => true,
        ExprKind::Call { callee, .. } => {
            let name = last_name(callee).unwrap_or_default().to_ascii_lowercase();
            [
                "alloc", "dup", "printf", "new", "open", "getline", "getdelim", "realpath",
                "create",
            ]
            .iter()
            .any(|word| name.contains(word))
        }
        _ => false,
    }
}

struct Arrival<'c, 'a> {
    ctx: &'c Crash<'a>,
    frame: &'c StackFrame<'a>,
    made: &'a Expr,
    far: u32,
}

impl<'a> Arrival<'_, 'a> {
    fn take(&self, handed: Handed, found: &mut Vec<Holding<'a>>) -> Option<Handed> {
        let index = match handed {
            Handed::Result => return self.take_result(found),
            Handed::Through(index) | Handed::Inside(index) => index,
        };
        let ExprKind::Call { args, .. } = &self.made.kind else {
            return None;
        };
        let arg = args.get(index)?.peel();
        match (&arg.kind, handed) {
            (ExprKind::AddressOf(on), Handed::Through(_)) => self.at_place(on.peel(), found),
            (ExprKind::AddressOf(on), _) => {
                let root = value_root(self.ctx, self.frame.function, on.peel())?;
                found.push(self.holding(Holder::Record(root)));
                None
            }
            (ExprKind::Name(name), _) => Some(match handed {
                Handed::Inside(_) => Handed::Inside(self.param(name)?),
                Handed::Result | Handed::Through(_) => Handed::Through(self.param(name)?),
            }),
            _ => None,
        }
    }

    fn take_result(&self, found: &mut Vec<Holding<'a>>) -> Option<Handed> {
        let stmt = *self.frame.path.last()?;
        // `getline(&line, …)`: allocates without returning the block.
        if let Some(on) = filled_by(self.made) {
            return self.at_place(on, found);
        }
        match goes(stmt, self.made) {
            Goes::To(target) => self.at_place(target.peel(), found),
            Goes::Named(name) => self.at_local(name, found),
            Goes::Returned => Some(Handed::Result),
            Goes::Argument { call, index } => {
                let container = letting_go::container_of(call);
                let kept = letting_go::keeper(self.ctx, call, index);
                match (kept, container) {
                    (Some((keeper, stored)), _) => found.extend(self.stored_in(keeper, stored)),
                    (None, Some(container)) => found.push(self.holding(Holder::Stored(container))),
                    (None, None) => found.push(self.holding(Holder::Temporary)),
                }
                None
            }
            Goes::Nowhere => {
                found.push(self.holding(Holder::Temporary));
                None
            }
        }
    }

    fn at_place(&self, target: &'a Expr, found: &mut Vec<Holding<'a>>) -> Option<Handed> {
        let function = self.frame.function;
        match &target.kind {
            ExprKind::Name(name) if is_own(function, name) => self.at_local(name, found),
            ExprKind::Deref(on) => match &on.peel().kind {
                ExprKind::Name(name) if self.param(name).is_some() => {
                    found.push(self.holding(Holder::Stored(target)));
                    self.param(name).map(Handed::Through)
                }
                _ => {
                    found.push(self.holding(Holder::Stored(target)));
                    None
                }
            },
            _ => {
                found.push(self.holding(Holder::Stored(target)));
                if let Some(root) = value_root(self.ctx, function, target) {
                    found.push(self.holding(Holder::Record(root)));
                }
                pointer_root(target)
                    .and_then(|root| self.param(root))
                    .map(Handed::Inside)
            }
        }
    }

    /// A local, and everything it is passed on to.
    fn at_local(&self, name: &str, found: &mut Vec<Holding<'a>>) -> Option<Handed> {
        let function = self.frame.function;
        found.push(self.holding(Holder::Local(name.to_owned())));
        let mut up = returned(function, name).then_some(Handed::Result);
        for definition in flow::definitions(function) {
            let given = definition.value.is_some_and(|value| is_name(value, name));
            let Some(target) = definition
                .target
                .filter(|_| given && definition.how == How::Assigned)
            else {
                continue;
            };
            let inner = target.peel();
            if matches!(&inner.kind, ExprKind::Name(other) if is_own(function, other)) {
                continue;
            }
            let path = paths::path_to(function.body(), definition.stmt).unwrap_or_default();
            let inner_case = Arrival {
                frame: &StackFrame {
                    path,
                    ..self.frame.clone()
                },
                ..*self
            };
            let next = inner_case.at_place(inner, found);
            up = up.or(next);
        }
        for (_, expr) in patchwright_code::walk_all::in_function(function) {
            if let ExprKind::Call { args, .. } = &expr.kind {
                let index = args.iter().position(|arg| is_name(arg, name));
                let kept = index.and_then(|index| letting_go::keeper(self.ctx, expr, index));
                if let Some((keeper, stored)) = kept {
                    found.extend(self.stored_in(keeper, stored));
                }
            }
        }
        up
    }

    fn stored_in(&self, keeper: &'a Function, target: &'a Expr) -> Option<Holding<'a>> {
        let stmt = flow::simple_at(keeper, target.span.start)?;
        Some(Holding {
            function: keeper,
            path: paths::path_to(keeper.body(), stmt)?,
            made: self.made,
            holder: Holder::Stored(target.peel()),
            far: self.far + 1,
        })
    }

    fn holding(&self, holder: Holder<'a>) -> Holding<'a> {
        Holding {
            function: self.frame.function,
            path: self.frame.path.clone(),
            made: self.made,
            holder,
            far: self.far,
        }
    }

    fn param(&self, name: &str) -> Option<usize> {
        let params = &self.frame.function.head.params;
        params.iter().position(|param| param.name == name)
    }
}

/// The place that a library function fills with a block: its first argument passed by address.
fn filled_by(made: &Expr) -> Option<&Expr> {
    let ExprKind::Call { callee, args } = &made.kind else {
        return None;
    };
    let fills = matches!(
        last_name(callee)?,
        "asprintf" | "vasprintf" | "getline" | "getdelim" | "open_memstream" | "posix_memalign"
    );
    let on = args.iter().find_map(|arg| match &arg.peel().kind {
        ExprKind::AddressOf(on) => Some(on.peel()),
        _ => None,
    });
    on.filter(|_| fills)
}

fn goes<'a>(stmt: &'a Stmt, made: &Expr) -> Goes<'a> {
    if let StmtKind::Declare(variables) = &stmt.kind {
        for variable in variables {
            let gives = |init: &Expr| passes_on(init).iter().any(|end| std::ptr::eq(*end, made));
            if variable.init.as_ref().is_some_and(gives) {
                return Goes::Named(&variable.name);
            }
        }
    }
    for expr in all_exprs(stmt) {
        match &expr.kind {
            ExprKind::Assign { op, target, value }
                if *op == AssignOp::Plain
                    && passes_on(value).iter().any(|end| std::ptr::eq(*end, made)) =>
            {
                return Goes::To(target);
            }
            ExprKind::Call { args, .. } if passes_on(expr).len() == 1 => {
                let is_it = |arg: &Expr| passes_on(arg).iter().any(|end| std::ptr::eq(*end, made));
                if let Some(index) = args.iter().position(is_it) {
                    return Goes::Argument { call: expr, index };
                }
            }
            _ => {}
        }
    }
    match &stmt.kind {
        StmtKind::Return(Some(value))
            if passes_on(value).iter().any(|end| std::ptr::eq(*end, made)) =>
        {
            Goes::Returned
        }
        _ => Goes::Nowhere,
    }
}

/// Whether a function returns one of its variables.
pub fn returned(function: &Function, name: &str) -> bool {
    flow::returns(function)
        .iter()
        .any(|(_, value)| passes_on(value).iter().any(|end| is_name(end, name)))
}

/// The local record that contains a place: `b` of `b.data` and `b.parts[2].text`.
fn value_root(ctx: &Crash<'_>, function: &Function, place: &Expr) -> Option<String> {
    match &place.peel().kind {
        ExprKind::Member {
            base,
            via: Via::Dot,
            ..
        } => value_root(ctx, function, base),
        ExprKind::Index { base, .. } => value_root(ctx, function, base),
        ExprKind::Name(name) => {
            let locals = function.locals();
            let local = locals.into_iter().find(|local| local.name == *name)?;
            let ty = Type::of_variable(local).resolved(ctx.code);
            let record = ty.pointers == 0 && ctx.code.record(&ty.base).is_some();
            (record && !local.reference && is_own(function, name)).then(|| name.clone())
        }
        _ => None,
    }
}

/// The pointer through which a place is reached: `r` of `r->data`, `r->part.text`.
fn pointer_root(place: &Expr) -> Option<&str> {
    match &place.peel().kind {
        ExprKind::Member { base, .. } | ExprKind::Index { base, .. } => pointer_root(base),
        ExprKind::Name(name) => Some(name),
        _ => None,
    }
}
