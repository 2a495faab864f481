//! A container that is modified while it is iterated.

use patchwright_analysis::purity;
use patchwright_code::paths::is_loop;
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind};
use patchwright_code::types::last_name;
use patchwright_code::walk::all_exprs;
use patchwright_code::{Function, paths, walk};
use patchwright_domain::constraint::{Certainty, Constraint, Rule};

use super::loop_body::writes_elements;
use crate::checks;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let mut found = Vec::new();
    for frame in ctx.stack.iter().take(6) {
        let around: Vec<&&Stmt> = frame.path.iter().filter(|stmt| is_loop(stmt)).collect();
        for stmt in around.into_iter().rev() {
            let job = Job {
                ctx,
                site,
                function: frame.function,
                around: stmt,
            };
            found.extend(job.by_iterator());
            found.extend(job.by_range());
        }
    }
    found
}

struct Job<'j, 'a> {
    ctx: &'j Context<'a>,
    site: &'j Site<'a>,
    function: &'a Function,
    around: &'j Stmt,
}

impl Job<'_, '_> {
    fn constraint(&self, container: &str) -> Constraint {
        checks::constraint(
            self.site,
            Rule::StillOwned,
            None,
            format!(
                "`{container}` must not change under the iterator that line {} walks it with.",
                self.site.line
            ),
            vec![(
                container.to_owned(),
                Certainty::Inferred,
                "the container that the loop changes",
            )],
        )
    }

    fn text(&self, expr: &Expr) -> &str {
        self.ctx.text(self.function, expr.span)
    }

    fn finish(&self, edits: Vec<TextEdit>, container: &str, doubt: u32) -> Option<Proposal> {
        (self.ctx.may_edit(self.function) && !edits.is_empty()).then(|| Proposal {
            operator: Operator::RefetchIterator,
            place: PlaceKind::Producer,
            exit: Exit::Corrected,
            edits,
            constraint: self.constraint(container),
            at: site::location(self.function, self.around.span.line, None),
            cause: format!("The loop changes `{container}` while it walks it, and goes on with an iterator that is no longer good."),
            doubt, check: None,
})
    }

    /// `it = v.erase(it)`, and the step only if nothing was erased.
    fn by_iterator(&self) -> Option<Proposal> {
        let (stmt, path, call, iterator, container) = self.erased()?;
        let StmtKind::Expr(_) = &stmt.kind else {
            return None;
        };
        let file = self.ctx.file(self.function)?;
        let assigned = format!("{iterator} = {}", self.text(call));
        let mut edits = vec![TextEdit::replace(
            &self.function.head.file,
            call.span,
            assigned,
        )];
        match &self.around.kind {
            StmtKind::For {
                step: Some(step),
                body,
                ..
            } if squashed(self.text(step)).contains(&iterator) => {
                if self.continues() {
                    return None;
                }
                let text = format!("{};", self.text(step));
                edits.push(TextEdit::replace(&self.function.head.file, step.span, ""));
                if !self.leaves_after(&path) {
                    edits.extend(edits::insert_after(file, &path, "continue;"));
                    merge(&mut edits);
                }
                let last = last_of(body)?;
                let whole = paths::path_to(self.function.body(), last)?;
                // After the last statement of the body, which `continue` does not reach.
                if last.span.contains(&stmt.span) && !matches!(last.kind, StmtKind::If { .. }) {
                    return None;
                }
                edits.extend(edits::insert_after(file, &whole, &text));
            }
            StmtKind::While { .. } | StmtKind::For { .. } => {
                if !self.leaves_after(&path) {
                    edits.extend(edits::insert_after(file, &path, "continue;"));
                    merge(&mut edits);
                }
            }
            _ => return None,
        }
        self.finish(edits, &container, 0)
    }

    /// The erasing statement of the loop.
    fn erased(&self) -> Option<(&Stmt, Vec<&Stmt>, &Expr, String, String)> {
        let mut found = None;
        paths::each_path(self.around, &mut |path| {
            let Some(stmt) = path.last() else {
                return;
            };
            let StmtKind::Expr(top) = &stmt.kind else {
                return;
            };
            if let ExprKind::Call { callee, args } = &top.peel().kind
                && let ExprKind::Member { base, field, .. } = &callee.kind
                && let [arg] = args.as_slice()
                && field == "erase"
                && let ExprKind::Name(iterator) = &arg.peel().kind
            {
                let whole = paths::path_to(self.function.body(), stmt).unwrap_or_default();
                found = Some((
                    *stmt,
                    whole,
                    top.peel(),
                    iterator.clone(),
                    self.text(base).to_owned(),
                ));
            }
        });
        found
    }

    fn continues(&self) -> bool {
        let mut found = false;
        paths::each_path(self.around, &mut |path| {
            found |= path
                .last()
                .is_some_and(|stmt| matches!(stmt.kind, StmtKind::Continue));
        });
        found
    }

    fn leaves_after(&self, path: &[&Stmt]) -> bool {
        path.last()
            .and_then(|stmt| patchwright_analysis::flow::next_after(self.function, stmt))
            .is_some_and(walk::leaves)
    }

    /// Iterates over a copy, so that the container may change.
    fn by_range(&self) -> Option<Proposal> {
        let StmtKind::ForEach {
            variable,
            over,
            body,
        } = &self.around.kind
        else {
            return None;
        };
        let container = self.text(over).to_owned();
        let lost = writes_elements(variable, body);
        if lost || !purity::is_pure(&container) || !self.changes(&container) {
            return None;
        }
        let path = paths::path_to(self.function.body(), self.around)?;
        let file = self.ctx.file(self.function)?;
        let name = "snapshot";
        let mut edits =
            edits::insert_before(file, &path, &format!("const auto {name} = {container};"));
        edits.push(TextEdit::replace(&self.function.head.file, over.span, name));
        self.finish(edits, &container, 1)
    }

    /// Whether the loop inserts into or erases from the container, directly or through a call on the crash's stack.
    fn changes(&self, container: &str) -> bool {
        let mut found = false;
        paths::each_path(self.around, &mut |path| {
            for expr in path.last().map(|stmt| all_exprs(stmt)).unwrap_or_default() {
                if let ExprKind::Call { callee, .. } = &expr.kind {
                    let on_it = matches!(&callee.kind, ExprKind::Member { base, .. } if self.text(base) == container);
                    let name = last_name(callee).unwrap_or_default();
                    let mutates = [
                        "erase",
                        "push_back",
                        "emplace_back",
                        "insert",
                        "clear",
                        "pop_back",
                        "resize",
                        "emplace",
                        "push_front",
                    ];
                    let by_method = !on_it
                        && self.ctx.code.functions_named(name).iter().any(|function| {
                            let body = squashed(self.ctx.text(function, function.head.body));
                            mutates
                                .iter()
                                .any(|word| body.contains(&format!("{container}.{word}(")))
                        });
                    found |= on_it && mutates.contains(&name) || by_method;
                }
            }
        });
        found
    }
}

fn last_of(body: &Stmt) -> Option<&Stmt> {
    match &body.kind {
        StmtKind::Block(list) => list.last(),
        _ => Some(body),
    }
}

/// Two edits of one statement become one: a lone statement gets braces that hold both.
fn merge(edits: &mut Vec<TextEdit>) {
    let (Some(outer), Some(inner)) = (edits.last().cloned(), edits.first().cloned()) else {
        return;
    };
    if outer.start < outer.end && outer.start <= inner.start && inner.end <= outer.end {
        let old = inner.text.rsplit(" = ").next().unwrap_or_default();
        edits.remove(0);
        if let Some(last) = edits.last_mut() {
            last.text = last.text.replacen(old, &inner.text, 1);
        }
    }
}
