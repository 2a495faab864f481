//! Functions that clean up at a label: exits that bypass it jump to it, and what it misses is released there.

use patchwright_analysis::lifetime::scope_ends::{End, Way};
use patchwright_analysis::lifetime::{letting_go, scope_ends};
use patchwright_code::Function;
use patchwright_code::tree::{Stmt, StmtKind};

use super::Lost;
use crate::edits;
use crate::proposal::{Operator, Proposal};

impl<'a> Lost<'_, '_, 'a> {
    /// `return` becomes a jump to the label that releases it.
    pub(super) fn by_label(&self, open: &[&Way<'a>]) -> Vec<Proposal> {
        let function = self.life.function;
        let Some(file) = self.case.ctx.file(function) else {
            return Vec::new();
        };
        let labels = labels_that_release(self, function);
        let mut found = Vec::new();
        for (label, at, result) in labels {
            let mut all = Vec::new();
            for way in open {
                let Some(stmt) = way.path.last().filter(|_| way.end == End::Leaves) else {
                    continue;
                };
                let StmtKind::Return(value) = &stmt.kind else {
                    continue;
                };
                if at < stmt.span.start {
                    continue;
                }
                let given = value.as_ref().map(|value| file.slice(value.span));
                let set = match (given, result.as_deref()) {
                    (None, _) => String::new(),
                    (Some(given), Some(result)) if given == result => String::new(),
                    (Some(given), Some(result))
                        if function.locals().iter().any(|local| local.name == result) =>
                    {
                        format!("{result} = {given};\n")
                    }
                    (Some(_), _) => continue,
                };
                all.extend(edits::in_place(
                    file,
                    &way.path,
                    &format!("{set}goto {label};"),
                ));
            }
            let stmt = open.first().and_then(|way| way.path.last());
            let cause = format!(
                "The function leaves here past `{label}`, where `{}` is released.",
                self.name
            );
            if let Some(stmt) = stmt {
                found.extend(self.mend(Operator::LeaveByLabel, stmt, all, cause, 1));
            }
        }
        found
    }

    /// The release after a label that exits jump to, if the variable is initialised on all of them.
    pub(super) fn at_label(&self, open: &[&Way<'a>]) -> Vec<Proposal> {
        let function = self.life.function;
        let Some(file) = self.case.ctx.file(function) else {
            return Vec::new();
        };
        let mut jumps =
            open.iter()
                .rev()
                .filter_map(|way| match way.path.last().map(|stmt| &stmt.kind) {
                    Some(StmtKind::Goto(label)) => Some(label.as_str()),
                    _ => None,
                });
        let Some(label) = jumps.next() else {
            return Vec::new();
        };
        let starts_null = function.locals().iter().any(|local| {
            local.name == self.name && local.init.as_ref().is_some_and(scope_ends::is_null)
        });
        let mut target: Option<Vec<&'a Stmt>> = None;
        patchwright_code::paths::each_path(function.body(), &mut |path| {
            if let Some(StmtKind::Label {
                name,
                stmt: Some(inner),
            }) = path.last().map(|stmt| &stmt.kind)
                && name == label
            {
                target = Some(path.iter().copied().chain([inner.as_ref()]).collect());
            }
        });
        let Some(path) = target else {
            return Vec::new();
        };
        let cause = format!(
            "`{label}` is where the function cleans up, and `{}` is left out there.",
            self.name
        );
        let mut found = Vec::new();
        for (release, doubt) in self.releases(open) {
            let edits = edits::insert_before(file, &path, &release);
            let doubt = doubt + if starts_null { 0 } else { 4 };
            if let Some(stmt) = path.last() {
                found.extend(self.mend(Operator::ReleaseOnExit, stmt, edits, cause.clone(), doubt));
            }
        }
        found
    }
}

/// Labels after which the variable is released, their places, and what is returned there.
fn labels_that_release(
    lost: &Lost<'_, '_, '_>,
    function: &Function,
) -> Vec<(String, usize, Option<String>)> {
    let Some(file) = lost.case.ctx.file(function) else {
        return Vec::new();
    };
    let mut labels: Vec<(String, usize)> = Vec::new();
    let mut released = 0;
    let mut result = None;
    patchwright_code::paths::each_path(function.body(), &mut |path| {
        let Some(stmt) = path.last() else { return };
        match &stmt.kind {
            StmtKind::Label { name, .. } => labels.push((name.clone(), stmt.span.start)),
            StmtKind::Return(value) => {
                result = value
                    .as_ref()
                    .map(|value| file.slice(value.span).to_owned());
            }
            StmtKind::Expr(expr) if letting_go::releases(lost.case.ctx, expr.peel(), lost.name) => {
                released = stmt.span.start;
            }
            _ => {}
        }
    });
    labels
        .into_iter()
        .filter(|(_, at)| *at <= released && released > 0)
        .map(|(label, at)| (label, at, result.clone()))
        .collect()
}
