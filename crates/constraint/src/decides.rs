//! What a changed condition decides otherwise than before, as a question that runs of the unpatched program can answer.

use patchwright_analysis::flow;
use patchwright_code::term::{compare, holds};
use patchwright_code::tree::{Expr, Stmt, StmtKind};
use patchwright_code::{Code, SourceFile, walk};
use patchwright_domain::predicate::Comparison::Ne;

use crate::proposal::{Inserted, Proposal, TextEdit};

/// Of a proposal that changes one condition and nothing else.
pub(crate) fn otherwise(code: &Code, proposal: &Proposal) -> Option<Inserted> {
    let function = code.functions().find(|one| proposal.lies_in(one))?;
    let file = code.file(&function.head.file)?;
    let mut changed: Option<(&Stmt, &Expr)> = None;
    walk::each_stmt(function.body(), &mut |stmt| {
        let condition = condition_of(stmt).filter(|cond| holds_all(cond, &proposal.edits));
        changed = changed.or(condition.map(|cond| (stmt, cond)));
    });
    let (stmt, cond) = changed?;
    let old = file.slice(cond.span);
    let new = edited(file, cond, &proposal.edits)?;
    let (bad, before) = match &stmt.kind {
        StmtKind::If { .. } => (compare(format!("!({old})"), Ne, format!("!({new})")), stmt),
        // In its body the old condition holds.
        _ => (holds(new).negated(), flow::next_after(function, stmt)?),
    };
    Some(Inserted {
        bad,
        exit: None,
        before: Inserted::line_of(function, before),
    })
}

fn condition_of(stmt: &Stmt) -> Option<&Expr> {
    match &stmt.kind {
        StmtKind::If { cond, .. } | StmtKind::While { cond, .. } => Some(cond),
        StmtKind::For { cond, .. } => cond.as_ref(),
        _ => None,
    }
}

fn holds_all(cond: &Expr, edits: &[TextEdit]) -> bool {
    let span = cond.span;
    let mut edits = edits.iter();
    edits.all(|edit| span.start <= edit.start && edit.end <= span.end)
}

fn edited(file: &SourceFile, cond: &Expr, edits: &[TextEdit]) -> Option<String> {
    let mut edits: Vec<&TextEdit> = edits.iter().collect();
    edits.sort_by_key(|edit| edit.start);
    let (mut new, mut done) = (String::new(), cond.span.start);
    for edit in edits {
        new.push_str(file.text().get(done..edit.start)?);
        new.push_str(&edit.text);
        done = edit.end;
    }
    new.push_str(file.text().get(done..cond.span.end)?);
    Some(new)
}
