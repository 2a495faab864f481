//! Where the lifetime of a variable ends: every exit of the block that needs it.

use patchwright_code::tree::{BinOp, Expr, ExprKind, Stmt, StmtKind, UnOp};
use patchwright_code::walk::{all_exprs, leaves};
use patchwright_code::{Function, paths, walk};

use super::letting_go;
use crate::crash::Crash;
use crate::lifetime::values::{is_name, is_own, mentions, passes_on};

/// A variable that holds a block, from the call that returned it.
#[derive(Clone, Copy)]
pub struct Life<'l, 'a> {
    pub ctx: &'l Crash<'a>,
    pub function: &'a Function,
    pub name: &'l str,
    /// The call that returned the block; nothing before it matters.
    pub made: Option<&'a Expr>,
    pub since: usize,
    /// From here on it may hold one: before the call if that is in a loop.
    pub from: usize,
}

/// One exit.
#[derive(Debug, Clone)]
pub struct Way<'a> {
    /// The path to the statement that leaves, or to the last one before the end.
    pub path: Vec<&'a Stmt>,
    pub end: End,
}

impl Way<'_> {
    pub fn at(&self) -> usize {
        self.path.last().map_or(0, |stmt| stmt.span.start)
    }

    /// The label that it jumps to.
    pub fn jumps_to(&self) -> Option<&str> {
        match self.path.last().map(|stmt| &stmt.kind) {
            Some(StmtKind::Goto(label)) if self.end == End::Leaves => Some(label),
            _ => None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// `return`, `goto`, `throw`, `break`, `continue`
    Leaves,
    /// The block simply ends after the statement.
    RunsOut,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    Yes,
    /// It was freed on the way.
    Freed,
    /// Something else owns it, or there never was one.
    No,
}

impl<'a> Life<'_, 'a> {
    /// The block that contains all uses of the variable: the body of the loop that makes a new one each time.
    pub fn scope(&self) -> &'a Stmt {
        let body = self.function.body();
        let made = crate::flow::path_at(self.function, self.since);
        let declared = self.declaration();
        let mut scope = body;
        for (around, inner) in made.iter().zip(made.iter().skip(1)) {
            let is_body = paths::is_loop(around) && matches!(inner.kind, StmtKind::Block(_));
            let own = declared.is_some_and(|at| inner.span.start <= at && at < inner.span.end);
            if is_body && (own || !self.used_outside(inner)) {
                scope = inner;
            }
            let nested = matches!(inner.kind, StmtKind::Block(_)) && own;
            if nested {
                scope = inner;
            }
        }
        scope
    }

    fn declaration(&self) -> Option<usize> {
        let locals = self.function.locals();
        let own = locals
            .into_iter()
            .rfind(|local| local.name == self.name && local.span.start <= self.since);
        own.map(|local| local.span.start)
    }

    fn used_outside(&self, block: &Stmt) -> bool {
        let uses = patchwright_code::walk_all::names_in_function(self.function, self.name);
        let param = self
            .function
            .head
            .params
            .iter()
            .any(|param| param.name == self.name);
        param
            || uses.iter().any(|expr| {
                let null = self.is_nulled_at(expr);
                !block.span.contains(&expr.span) && !null
            })
    }

    /// `p = NULL` before a loop does not use what it holds.
    fn is_nulled_at(&self, expr: &Expr) -> bool {
        crate::flow::definitions(self.function)
            .iter()
            .any(|definition| {
                let target = definition
                    .target
                    .is_some_and(|target| std::ptr::eq(target.peel(), expr));
                target && definition.value.is_some_and(is_null)
            })
    }

    /// Every exit of the scope after the call that returned the block, in the order of the text.
    pub fn ways(&self, scope: &'a Stmt) -> Vec<Way<'a>> {
        let mut found = Vec::new();
        let whole = std::ptr::eq(scope, self.function.body());
        let above = paths::path_to(self.function.body(), scope).unwrap_or_default();
        paths::each_path(scope, &mut |path| {
            let Some(stmt) = path.last() else { return };
            let inside = |wanted: &dyn Fn(&Stmt) -> bool| path.iter().any(|around| wanted(around));
            let in_loop = inside(&|around| paths::is_loop(around));
            let in_switch = inside(&|around| matches!(around.kind, StmtKind::Switch { .. }));
            let out = match &stmt.kind {
                StmtKind::Return(_) | StmtKind::Throw(_) => true,
                StmtKind::Goto(label) => whole || !has_label(scope, label),
                StmtKind::Break => !whole && !in_loop && !in_switch,
                StmtKind::Continue => !whole && !in_loop,
                _ => false,
            };
            if out && stmt.span.start > self.from {
                let path = above.iter().copied().chain(path.iter().skip(1).copied());
                found.push(Way {
                    path: path.collect(),
                    end: End::Leaves,
                });
            }
        });
        if let StmtKind::Block(list) = &scope.kind
            && let Some(last) = list.last().filter(|last| !leaves(inner_of(last)))
        {
            let path = above.iter().copied().chain([last]);
            found.push(Way {
                path: path.collect(),
                end: End::RunsOut,
            });
        }
        found
    }

    /// What the variable holds at an exit.
    pub fn at_end(&self, way: &Way<'a>) -> Holds {
        if self.is_handed_back(way) || self.never_came(way) {
            return Holds::No;
        }
        let mut state = Holds::Yes;
        for (stmt, certain) in self.before(way) {
            state = self.behind(state, stmt, certain, way);
        }
        if way.end == End::Leaves
            && let Some(StmtKind::Goto(label)) = way.path.last().map(|stmt| &stmt.kind)
            && state == Holds::Yes
        {
            return self.behind_label(label);
        }
        state
    }

    fn behind(&self, state: Holds, stmt: &'a Stmt, certain: bool, way: &Way<'a>) -> Holds {
        let exprs = all_exprs(stmt);
        if exprs
            .iter()
            .any(|expr| letting_go::releases(self.ctx, expr, self.name))
        {
            return Holds::Freed;
        }
        if letting_go::hands_over(self.ctx, self.function, stmt, self.name) && !refused(stmt, way) {
            return Holds::No;
        }
        let given_anew = exprs.iter().any(|expr| match &expr.kind {
            ExprKind::Assign { target, .. } => is_name(target, self.name),
            _ => false,
        });
        if given_anew && certain && stmt.span.start > self.since {
            return Holds::No;
        }
        state
    }

    /// The statements that may have run since the block was made, each with whether it certainly did.
    fn before(&self, way: &Way<'a>) -> Vec<(&'a Stmt, bool)> {
        let mut found = Vec::new();
        for (parent, child) in way.path.iter().zip(way.path.iter().skip(1)) {
            let (StmtKind::Block(list) | StmtKind::Case { body: list, .. }) = &parent.kind else {
                continue;
            };
            for stmt in list.iter().take_while(|stmt| !std::ptr::eq(*stmt, *child)) {
                if stmt.span.end > self.from {
                    gather(stmt, true, &mut found);
                }
            }
        }
        if way.end == End::RunsOut
            && let Some(last) = way.path.last()
        {
            gather(last, true, &mut found);
        }
        found
    }

    /// Whether the statement that leaves returns the block itself.
    fn is_handed_back(&self, way: &Way<'a>) -> bool {
        let value = match way.path.last().map(|stmt| &stmt.kind) {
            Some(StmtKind::Return(Some(value)) | StmtKind::Throw(Some(value))) => value,
            _ => return false,
        };
        let direct = passes_on(value).iter().any(|end| is_name(end, self.name));
        // `return keep(p);`, `return (struct x){ p };`
        let stmt = way.path.last();
        let given = stmt
            .is_some_and(|stmt| letting_go::hands_over(self.ctx, self.function, stmt, self.name));
        let freed = stmt.is_some_and(|stmt| {
            all_exprs(stmt)
                .iter()
                .any(|expr| letting_go::releases(self.ctx, expr, self.name))
        });
        (direct || given || freed) && way.end == End::Leaves
    }

    /// Whether the exit is the one for a failed call.
    fn never_came(&self, way: &Way<'a>) -> bool {
        let branches = way.path.iter().zip(way.path.iter().skip(1));
        branches.into_iter().any(|(around, child)| {
            let StmtKind::If { cond, then, .. } = &around.kind else {
                return false;
            };
            let wanted = std::ptr::eq(then.as_ref(), *child);
            if says_null(cond, self.name, wanted) {
                return true;
            }
            // `if (make(&p) != 0) return`: the branch where there is none.
            let asks = self.made.is_some_and(|made| cond.span.contains(&made.span))
                || self.answers().iter().any(|name| mentions(cond, name));
            asks && wanted && !mentions(*child, self.name) && self.by_address()
        })
    }

    /// Whether the call was given the variable's address to fill.
    fn by_address(&self) -> bool {
        match self.made.map(|made| &made.kind) {
            Some(ExprKind::Call { args, .. }) => args.iter().any(
                |arg| matches!(&arg.peel().kind, ExprKind::AddressOf(on) if is_name(on, self.name)),
            ),
            _ => false,
        }
    }

    /// The variables that got the result of the call.
    fn answers(&self) -> Vec<String> {
        let Some(made) = self.made else {
            return Vec::new();
        };
        let definitions = crate::flow::definitions(self.function).into_iter();
        let given = definitions.filter(|one| {
            one.value
                .is_some_and(|value| std::ptr::eq(value.peel(), made))
        });
        given
            .map(|one| one.target_text(self.ctx.code, self.function))
            .filter(|name| name != self.name && is_own(self.function, name))
            .collect()
    }

    /// What happens to it after a label.
    fn behind_label(&self, label: &str) -> Holds {
        let mut freed = false;
        let mut reached = false;
        paths::each_path(self.function.body(), &mut |path| {
            let Some(stmt) = path.last() else { return };
            if matches!(&stmt.kind, StmtKind::Label { name, .. } if name == label) {
                reached = true;
            }
            freed |= reached
                && all_exprs(stmt)
                    .iter()
                    .any(|expr| letting_go::releases(self.ctx, expr, self.name));
        });
        if freed { Holds::Freed } else { Holds::Yes }
    }
}

/// A statement and those below it that do not leave: of a branch that leaves, only the condition was evaluated.
fn gather<'a>(stmt: &'a Stmt, certain: bool, found: &mut Vec<(&'a Stmt, bool)>) {
    found.push((stmt, certain));
    for child in walk::children(stmt) {
        let plain = matches!(stmt.kind, StmtKind::Block(_) | StmtKind::Label { .. });
        if plain || !leaves(child) {
            gather(child, certain && plain, found);
        }
    }
}

/// A call that takes the block can fail: on the branch for that result, it has not taken it.
fn refused(stmt: &Stmt, way: &Way<'_>) -> bool {
    let answer = match &stmt.kind {
        StmtKind::Expr(expr) => match &expr.peel().kind {
            ExprKind::Assign { target, .. } => match &target.peel().kind {
                ExprKind::Name(name) => Some(name.as_str()),
                _ => None,
            },
            _ => None,
        },
        StmtKind::Declare(variables) => variables.first().map(|variable| variable.name.as_str()),
        _ => None,
    };
    let Some(answer) = answer else {
        return false;
    };
    // The statement that the block ends with is passed, not entered.
    let around = way.path.iter().rev().skip(1);
    around.into_iter().any(|around| match &around.kind {
        StmtKind::If { cond, .. } => mentions(cond, answer),
        _ => false,
    })
}

/// Whether a condition with a given result implies that a variable is null.
fn says_null(cond: &Expr, name: &str, wanted: bool) -> bool {
    let holds =
        |expr: &Expr| passes_on(expr).iter().any(|end| is_name(end, name)) || assigns(expr, name);
    match &cond.peel().kind {
        ExprKind::Unary { op, on } if *op == UnOp::Not => match holds(on) {
            true => wanted,
            false => says_null(on, name, !wanted),
        },
        ExprKind::Binary { op, left, right } => match op {
            BinOp::Eq => wanted && (holds(left) && is_null(right) || holds(right) && is_null(left)),
            BinOp::Ne => {
                !wanted && (holds(left) && is_null(right) || holds(right) && is_null(left))
            }
            BinOp::And => wanted && (says_null(left, name, true) || says_null(right, name, true)),
            BinOp::Or => !wanted && (says_null(left, name, false) || says_null(right, name, false)),
            _ => false,
        },
        _ => holds(cond) && !wanted,
    }
}

fn assigns(expr: &Expr, name: &str) -> bool {
    matches!(&expr.peel().kind, ExprKind::Assign { target, .. } if is_name(target, name))
}

pub fn is_null(value: &Expr) -> bool {
    match &value.peel().kind {
        ExprKind::Name(name) => matches!(name.as_str(), "NULL" | "nullptr"),
        ExprKind::Number(text) => text == "0",
        _ => false,
    }
}

fn inner_of(stmt: &Stmt) -> &Stmt {
    match &stmt.kind {
        StmtKind::Label {
            stmt: Some(inner), ..
        } => inner_of(inner),
        _ => stmt,
    }
}

fn has_label(scope: &Stmt, wanted: &str) -> bool {
    let mut found = false;
    patchwright_code::walk::each_stmt(scope, &mut |stmt| {
        found |= matches!(&stmt.kind, StmtKind::Label { name, .. } if name == wanted);
    });
    found
}
