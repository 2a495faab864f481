//! What of a function's body can run: constant conditions are decided, and nothing after a jump is live unless a label
//! makes it reachable again.

use std::collections::HashSet;
use std::sync::Arc;

use super::fold::{self, Constants};
use super::stmt::{Label, LoopKind, Stmt};
use super::tok::Tok;

/// What is needed to decide what runs.
pub struct Context<'a> {
    pub tokens: &'a [Tok],
    pub constants: &'a Constants,
    /// Whether a call of this name never returns.
    pub never_returns: &'a dyn Fn(&Tok) -> bool,
}

/// The statements that can run.
pub fn live(stmts: &[Stmt], context: &Context<'_>) -> Vec<Stmt> {
    // Labels become live with the jumps to them; each round can only add some.
    const ROUNDS: usize = 64;
    let mut targets = HashSet::new();
    for _ in 0..ROUNDS {
        let pruned = Pruner {
            context,
            targets: &targets,
        }
        .list(stmts)
        .0;
        let mut reached = targets.clone();
        collect_targets(&pruned, context.tokens, &mut reached);
        if reached == targets {
            return pruned;
        }
        targets = reached;
    }
    Pruner {
        context,
        targets: &targets,
    }
    .list(stmts)
    .0
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Target {
    Name(Arc<[u8]>),
    /// A computed jump, which may go to any label.
    Any,
}

fn targets_in(tokens: &[Tok]) -> HashSet<Target> {
    let mut targets = HashSet::new();
    for (i, tok) in tokens.iter().enumerate() {
        if tok.is("goto")
            && let Some(next) = tokens.get(i + 1)
        {
            targets.insert(match next.is_ident() {
                true => Target::Name(next.text.clone()),
                false => Target::Any,
            });
        }
    }
    targets
}

fn collect_targets(stmts: &[Stmt], tokens: &[Tok], into: &mut HashSet<Target>) {
    for stmt in stmts {
        each_leaf(stmt, &mut |leaf| {
            into.extend(targets_in(tokens.get(leaf.clone()).unwrap_or_default()));
        });
    }
}

/// Every leaf of the tree, in order.
pub fn each_leaf(stmt: &Stmt, with: &mut dyn FnMut(&std::ops::Range<usize>)) {
    match stmt {
        Stmt::Leaf(range) => with(range),
        Stmt::Block(stmts) | Stmt::Switch { body: stmts, .. } => {
            stmts.iter().for_each(|stmt| each_leaf(stmt, with));
        }
        Stmt::If { arms, otherwise } => {
            arms.iter().for_each(|(_, stmt)| each_leaf(stmt, with));
            otherwise.iter().for_each(|stmt| each_leaf(stmt, with));
        }
        Stmt::Loop { body, .. } => each_leaf(body, with),
        Stmt::Try { body, handlers } => {
            each_leaf(body, with);
            handlers.iter().for_each(|(_, stmt)| each_leaf(stmt, with));
        }
        Stmt::Label(_) | Stmt::Mark => {}
    }
}

/// Whether control continues after a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Flow {
    GoesOn,
    Ends,
}

struct Pruner<'a> {
    context: &'a Context<'a>,
    targets: &'a HashSet<Target>,
}

impl Pruner<'_> {
    fn list(&self, stmts: &[Stmt]) -> (Vec<Stmt>, Flow) {
        let mut kept = Vec::new();
        let mut flow = Flow::GoesOn;
        for stmt in stmts {
            if flow == Flow::Ends && !self.arrives(stmt) {
                continue;
            }
            let (stmt, after) = self.stmt(stmt);
            kept.extend(stmt);
            flow = after;
        }
        (kept, flow)
    }

    /// Whether control can arrive at this statement from elsewhere.
    fn arrives(&self, stmt: &Stmt) -> bool {
        match stmt {
            Stmt::Mark | Stmt::Label(Label::Case(_) | Label::Default) => true,
            Stmt::Label(Label::Named(at)) => self.is_target(*at),
            Stmt::Block(stmts) => stmts.iter().any(|stmt| self.arrives(stmt)),
            Stmt::If { arms, otherwise } => {
                arms.iter().any(|(_, stmt)| self.arrives(stmt))
                    || otherwise.iter().any(|stmt| self.arrives(stmt))
            }
            Stmt::Loop { body, .. } | Stmt::Try { body, .. } => self.arrives(body),
            Stmt::Switch { body, .. } => body.iter().any(|stmt| match stmt {
                Stmt::Label(Label::Case(_) | Label::Default) => false,
                other => self.arrives(other),
            }),
            Stmt::Leaf(_) => false,
        }
    }

    fn is_target(&self, at: usize) -> bool {
        let name = self.context.tokens.get(at).map(|tok| tok.text.clone());
        self.targets.contains(&Target::Any)
            || name.is_some_and(|name| self.targets.contains(&Target::Name(name)))
    }

    fn stmt(&self, stmt: &Stmt) -> (Option<Stmt>, Flow) {
        match stmt {
            Stmt::Mark | Stmt::Label(_) => (Some(stmt.clone()), Flow::GoesOn),
            Stmt::Leaf(range) => (Some(stmt.clone()), self.leaf_flow(range)),
            Stmt::Block(stmts) => {
                let (stmts, flow) = self.list(stmts);
                (Some(Stmt::Block(stmts)), flow)
            }
            Stmt::If { arms, otherwise } => self.if_chain(arms, otherwise.as_deref()),
            Stmt::Loop { kind, head, body } => self.looped(*kind, head, body),
            Stmt::Switch { on, body } => {
                let body = self.list(body).0;
                (
                    Some(Stmt::Switch {
                        on: on.clone(),
                        body,
                    }),
                    Flow::GoesOn,
                )
            }
            Stmt::Try { body, handlers } => self.try_block(body, handlers),
        }
    }

    fn leaf_flow(&self, range: &std::ops::Range<usize>) -> Flow {
        let tokens = self.context.tokens.get(range.clone()).unwrap_or_default();
        let Some(first) = tokens.first() else {
            return Flow::GoesOn;
        };
        let jumps = first.is_any(&["return", "goto", "break", "continue", "throw"]);
        // `std::exit(1)` and `(void)exit(1)` as well as the plain call.
        let callee = tokens
            .windows(2)
            .find(|pair| {
                pair.first().is_some_and(Tok::is_name) && pair.last().is_some_and(|t| t.is("("))
            })
            .and_then(|pair| pair.first());
        let starts = tokens
            .iter()
            .take_while(|tok| tok.is_ident() || tok.is_any(&["::", "(", ")"]));
        let is_call =
            callee.is_some_and(|callee| starts.clone().any(|tok| std::ptr::eq(tok, callee)));
        let leaves = is_call && callee.is_some_and(|callee| (self.context.never_returns)(callee));
        if jumps || leaves {
            Flow::Ends
        } else {
            Flow::GoesOn
        }
    }

    fn if_chain(
        &self,
        arms: &[(std::ops::Range<usize>, Stmt)],
        otherwise: Option<&Stmt>,
    ) -> (Option<Stmt>, Flow) {
        let mut kept = Vec::new();
        let mut flow = Flow::Ends;
        for (condition, stmt) in arms {
            match self.value(condition) {
                Some(0) if !self.arrives(stmt) => continue,
                Some(value) if value != 0 => {
                    let (stmt, after) = self.stmt(stmt);
                    return Self::chain(kept, stmt, join(flow, after));
                }
                Some(_) | None => {}
            }
            let (stmt, after) = self.stmt(stmt);
            flow = join(flow, after);
            kept.push((condition.clone(), stmt.unwrap_or(Stmt::Block(Vec::new()))));
        }
        match otherwise {
            Some(stmt) => {
                let (stmt, after) = self.stmt(stmt);
                Self::chain(kept, stmt, join(flow, after))
            }
            None => Self::chain(kept, None, Flow::GoesOn),
        }
    }

    fn chain(
        arms: Vec<(std::ops::Range<usize>, Stmt)>,
        otherwise: Option<Stmt>,
        flow: Flow,
    ) -> (Option<Stmt>, Flow) {
        if arms.is_empty() {
            return (otherwise, flow);
        }
        let otherwise = otherwise.map(Box::new);
        (Some(Stmt::If { arms, otherwise }), flow)
    }

    fn looped(
        &self,
        kind: LoopKind,
        head: &std::ops::Range<usize>,
        body: &Stmt,
    ) -> (Option<Stmt>, Flow) {
        let condition = match kind {
            LoopKind::While | LoopKind::DoWhile => self.value(head),
            LoopKind::For => self.for_condition(head),
            LoopKind::Other => None,
        };
        if condition == Some(0) && !self.arrives(body) {
            match kind {
                LoopKind::DoWhile => return self.once(body),
                LoopKind::While | LoopKind::For | LoopKind::Other => return (None, Flow::GoesOn),
            }
        }
        let (inner, _) = self.stmt(body);
        let endless = condition.is_some_and(|value| value != 0) && !self.breaks(body);
        let stmt = Stmt::Loop {
            kind,
            head: head.clone(),
            body: Box::new(inner.unwrap_or(Stmt::Block(Vec::new()))),
        };
        (Some(stmt), if endless { Flow::Ends } else { Flow::GoesOn })
    }

    /// `do { … } while (0)` runs once and is how macros are written; a `break` in it continues after it.
    fn once(&self, body: &Stmt) -> (Option<Stmt>, Flow) {
        let (inner, flow) = self.stmt(body);
        let flow = if self.breaks(body) {
            Flow::GoesOn
        } else {
            flow
        };
        (inner, flow)
    }

    fn try_block(
        &self,
        body: &Stmt,
        handlers: &[(std::ops::Range<usize>, Stmt)],
    ) -> (Option<Stmt>, Flow) {
        let (body, mut flow) = self.stmt(body);
        let mut kept = Vec::new();
        for (head, stmt) in handlers {
            let (stmt, after) = self.stmt(stmt);
            flow = join(flow, after);
            kept.push((head.clone(), stmt.unwrap_or(Stmt::Block(Vec::new()))));
        }
        let body = Box::new(body.unwrap_or(Stmt::Block(Vec::new())));
        (
            Some(Stmt::Try {
                body,
                handlers: kept,
            }),
            flow,
        )
    }

    fn value(&self, range: &std::ops::Range<usize>) -> Option<i128> {
        let tokens = self.context.tokens.get(range.clone()).unwrap_or_default();
        fold::value(tokens, self.context.constants)
    }

    fn for_condition(&self, head: &std::ops::Range<usize>) -> Option<i128> {
        let tokens = self.context.tokens.get(head.clone()).unwrap_or_default();
        let parts = super::tok::split_outside(tokens, |tok| tok.is(";"));
        match parts.as_slice() {
            [_, [], _] => Some(1),
            [_, condition, _] => fold::value(condition, self.context.constants),
            _ => None,
        }
    }

    /// Whether a `break` in the body leaves this very loop. A `goto` or a return leaves more.
    fn breaks(&self, body: &Stmt) -> bool {
        match body {
            Stmt::Leaf(range) => self
                .context
                .tokens
                .get(range.start)
                .is_some_and(|tok| range.start < range.end && tok.is("break")),
            Stmt::Block(stmts) => stmts.iter().any(|stmt| self.breaks(stmt)),
            Stmt::If { arms, otherwise } => {
                arms.iter().any(|(_, stmt)| self.breaks(stmt))
                    || otherwise.iter().any(|stmt| self.breaks(stmt))
            }
            Stmt::Try { body, handlers } => {
                self.breaks(body) || handlers.iter().any(|(_, stmt)| self.breaks(stmt))
            }
            Stmt::Loop { .. } | Stmt::Switch { .. } | Stmt::Label(_) | Stmt::Mark => false,
        }
    }
}

fn join(a: Flow, b: Flow) -> Flow {
    match (a, b) {
        (Flow::Ends, Flow::Ends) => Flow::Ends,
        (Flow::GoesOn, _) | (_, Flow::GoesOn) => Flow::GoesOn,
    }
}

#[cfg(test)]
#[path = "live_tests.rs"]
mod tests;
