//! What is released together with a member: its siblings that are never released either, and every element of a table.

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::flow::SourceKind;
use patchwright_analysis::lifetime::frees;
use patchwright_code::paths;
use patchwright_code::spelling::squashed;
use patchwright_code::term::compare;
use patchwright_code::tree::{BinOp, ExprKind, StmtKind, Via};
use patchwright_code::types::{Type, last_name};
use patchwright_domain::predicate::Comparison;

use super::{Member, Reach, Site};
use crate::lifetime::leak::Case;

impl Member {
    /// Other members of the record that are filled the same way and never released, one line each.
    pub(super) fn forgotten_beside<'a>(&self, case: &Case<'_, 'a>, site: &Site<'a>) -> String {
        let code = case.ctx.code;
        let (Some(record), ExprKind::Call { callee, .. }) =
            (code.record(&self.record), &case.holding.made.kind)
        else {
            return String::new();
        };
        let made_by = last_name(callee).unwrap_or_default();
        let mut lines = String::new();
        for field in record
            .fields
            .iter()
            .filter(|field| field.name != self.field && field.pointers == 1)
        {
            let other = Self {
                record: self.record.clone(),
                field: field.name.clone(),
                reach: Reach::Itself,
                ty: Some(Type::of_variable(field)),
                constant: field.ty.split_whitespace().any(|word| word == "const"),
            };
            let stores = flow_of(case.ctx).stores_to_field(
                Some(&self.record),
                &field.name,
                SourceKind::Field,
            );
            let alike =
                stores
                    .iter()
                    .any(|store| match store.value.map(|value| &value.peel().kind) {
                        Some(ExprKind::Call { callee, .. }) => last_name(callee) == Some(made_by),
                        _ => false,
                    });
            let frees = frees::in_function(site.function);
            let released = code.functions().any(|function| {
                let frees = frees::in_function(function);
                other.is_released_in(case, function, &frees)
            });
            if alike
                && !released
                && !other.is_borrowed(case)
                && !other.is_released_in(case, site.function, &frees)
            {
                let beside = Site {
                    member: format!("{}{}", site.base, field.name),
                    path: site.path.clone(),
                    base: site.base.clone(),
                    ..*site
                };
                let release = other.releases(case, &beside).into_iter().next();
                lines.extend(release.map(|(text, _)| format!("\n{text}")));
            }
        }
        lines
    }

    /// The head of a loop over the table, as the program writes it elsewhere, and its index.
    pub(super) fn walk_over(
        &self,
        case: &Case<'_, '_>,
        site: &Site<'_>,
    ) -> Option<(String, String)> {
        let code = case.ctx.code;
        for (function, used) in code.uses_of_field(&self.field) {
            let ExprKind::Member { base, via, .. } = &used.kind else {
                continue;
            };
            let file = case.ctx.file(function)?;
            let arrow = if *via == Via::Dot { "." } else { "->" };
            let record = format!("{}{arrow}", file.slice(base.span));
            let around = patchwright_analysis::flow::path_at(function, used.span.start);
            let Some(StmtKind::For {
                cond: Some(cond), ..
            }) = around
                .iter()
                .rev()
                .find(|stmt| paths::is_loop(stmt))
                .map(|stmt| &stmt.kind)
            else {
                continue;
            };
            let ExprKind::Binary { op, left, right } = &cond.peel().kind else {
                continue;
            };
            let bound = squashed(file.slice(right.span));
            let ExprKind::Name(index) = &left.peel().kind else {
                continue;
            };
            let end = bound.strip_prefix(&squashed(&record));
            if let Some(end) = end.filter(|_| *op == BinOp::Lt || *op == BinOp::Ne) {
                let index = match site
                    .function
                    .locals()
                    .iter()
                    .any(|local| local.name == *index)
                {
                    true => "slot".to_owned(),
                    false => index.clone(),
                };
                let end = format!("(size_t) {}{end}", site.base);
                let more = compare(index.as_str(), Comparison::Lt, end);
                let head = format!("for (size_t {index} = 0; {more}; {index}++)");
                return Some((head, index));
            }
        }
        None
    }
}
