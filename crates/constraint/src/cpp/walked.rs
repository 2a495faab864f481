//! A container that a call modifies while a range loop iterates it: the free's stack passes through the loop. The loop
//! iterates a copy and skips what has since changed or gone; if it writes to the elements, a copy would lose that, and
//! the loop uses indices instead.

mod by_index;

use patchwright_analysis::flow;
use patchwright_analysis::purity::is_pure;
use patchwright_code::term::compare;
use patchwright_code::tree::{Expr, ExprKind, Record, Stmt, StmtKind, Variable};
use patchwright_code::types::Type;
use patchwright_code::{Function, paths, scope, walk};
use patchwright_domain::constraint::{Certainty, Constraint, Rule};
use patchwright_domain::predicate::{Comparison, Predicate};
use patchwright_domain::report::StackRole;

use crate::checks;
use crate::edits;
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site::{self, Context, Site};

const COPY: &str = "snapshot";

pub(super) fn propose<'a>(ctx: &Context<'a>, site: &Site<'a>) -> Vec<Proposal> {
    let freed = match ctx.report.stack(StackRole::Free) {
        Some(stack) => ctx.frames(&stack.frames),
        None => Vec::new(),
    };
    let mut found = Vec::new();
    for frame in ctx.stack.iter().take(6) {
        let loops = frame
            .path
            .iter()
            .copied()
            .filter(|stmt| paths::is_loop(stmt));
        for around in loops {
            let through = freed.iter().any(|freeing| {
                std::ptr::eq(freeing.function, frame.function) && around.span.has_line(freeing.line)
            });
            if through && ctx.may_edit(frame.function) {
                found.extend(changed(ctx, site, frame.function, around));
            }
        }
    }
    found
}

fn changed<'a>(
    ctx: &Context<'a>,
    site: &Site<'a>,
    function: &'a Function,
    around: &'a Stmt,
) -> Vec<Proposal> {
    let StmtKind::ForEach {
        variable,
        over,
        body,
    } = &around.kind
    else {
        return Vec::new();
    };
    let job = Job {
        ctx,
        site,
        function,
        around,
        variable,
        over,
        body,
        container: ctx.text(function, over.span),
    };
    let bound = function.locals().iter().any(|local| local.name == COPY);
    if bound || !is_pure(job.container) {
        return Vec::new();
    }
    let mut found: Vec<Proposal> = Vec::new();
    found.extend(by_index::in_place(&job));
    if !found.is_empty() {
        return found;
    }
    found.extend(job.still_there());
    found.extend(job.copied());
    found.extend(by_index::with_copy(&job));
    found
}

struct Job<'j, 'a> {
    ctx: &'j Context<'a>,
    site: &'j Site<'a>,
    function: &'a Function,
    around: &'a Stmt,
    variable: &'a Variable,
    over: &'a Expr,
    body: &'a Stmt,
    container: &'a str,
}

impl<'a> Job<'_, 'a> {
    /// Iterates a copy, and skips elements that are no longer in the container as copied.
    fn still_there(&self) -> Option<Proposal> {
        let element = self.variable.name.as_str();
        let read = self.fields_asked();
        let record = self.element_record()?;
        let key = key_of(self.ctx, record)?;
        let equal = |field: &str| {
            let (now, then) = (format!("now.{field}"), format!("{element}.{field}"));
            compare(now, Comparison::Eq, then)
        };
        let mut same = vec![equal(&key)];
        for field in read.iter().filter(|field| **field != key) {
            let variable = record.fields.iter().find(|known| known.name == *field)?;
            Type::of_variable(variable).number(self.ctx.code)?;
            same.push(equal(field));
        }
        let text = format!(
            "bool kept = false;\nfor (const auto &now : {})\n\tkept = kept || ({});\nif (!kept)\n\tcontinue;",
            self.container,
            Predicate::All(same)
        );
        let mut all = self.snapshot()?;
        let first = flow::first_of_body(self.around).unwrap_or(self.body);
        let path = paths::path_to(self.function.body(), first)?;
        all.extend(edits::insert_before(
            self.ctx.file(self.function)?,
            &path,
            &text,
        ));
        Some(self.finish(all, 0))
    }

    /// Iterates a copy.
    fn copied(&self) -> Option<Proposal> {
        Some(self.finish(self.snapshot()?, 2))
    }

    fn snapshot(&self) -> Option<Vec<TextEdit>> {
        let path = paths::path_to(self.function.body(), self.around)?;
        let file = self.ctx.file(self.function)?;
        let copy = format!("auto {COPY} = {};", self.container);
        let mut all = edits::insert_before(file, &path, &copy);
        all.push(TextEdit::replace(
            &self.function.head.file,
            self.over.span,
            COPY,
        ));
        (!edits::stands_alone(&path)).then_some(all)
    }

    /// Members of the element that conditions of the loop read.
    fn fields_asked(&self) -> Vec<String> {
        let mut found: Vec<String> = Vec::new();
        walk::each_stmt(self.body, &mut |stmt| {
            if let StmtKind::If { cond, .. } = &stmt.kind {
                found.extend(self.members(cond));
            }
        });
        found.sort();
        found.dedup();
        found
    }

    fn members(&self, top: &Expr) -> Vec<String> {
        let mut found = Vec::new();
        walk::each_expr(top, &mut |expr| {
            if let ExprKind::Member { base, field, .. } = &expr.kind
                && matches!(&base.peel().kind, ExprKind::Name(name) if *name == self.variable.name)
            {
                found.push(field.clone());
            }
        });
        found
    }

    /// The record that has all members which the loop names.
    fn element_record(&self) -> Option<&'a Record> {
        let mut named: Vec<String> = Vec::new();
        walk::each_stmt(self.body, &mut |stmt| {
            for top in walk::exprs_of(stmt) {
                named.extend(self.members(top));
            }
        });
        if named.is_empty() {
            return None;
        }
        let code = self.ctx.code;
        let has_all = |record: &Record| {
            named
                .iter()
                .all(|name| record.fields.iter().any(|field| field.name == *name))
        };
        let from = &self.function.head.file;
        let files = code.files().iter();
        let words = files
            .filter(|file| scope::sees(code, from, &file.path))
            .flat_map(|file| scope::names_in(file.text()));
        let mut records: Vec<&'a Record> = words
            .filter_map(|word| code.record(word))
            .filter(|record| has_all(record))
            .collect();
        records.dedup_by(|a, b| std::ptr::eq(*a, *b));
        records.into_iter().next()
    }

    fn constraint(&self) -> Constraint {
        checks::constraint(
            self.site,
            Rule::StillOwned,
            None,
            format!(
                "`{}` must not change under the loop that line {} walks it with.",
                self.container, self.site.line
            ),
            vec![(
                self.container.to_owned(),
                Certainty::Seen,
                "the stack of the free passes through the loop",
            )],
        )
    }

    fn finish(&self, edits: Vec<TextEdit>, doubt: u32) -> Proposal {
        Proposal {
            operator: Operator::RefetchIterator,
            place: PlaceKind::Producer,
            exit: Exit::Corrected,
            edits,
            constraint: self.constraint(),
            at: site::location(self.function, self.around.span.line, None),
            cause: format!(
                "A call in the loop changes `{}` while it is walked, and the loop goes on in memory that was freed.",
                self.container
            ),
            doubt,
            check: None,
        }
    }
}

/// What identifies an element: a number or a text with a name such as `id`.
fn key_of(ctx: &Context<'_>, record: &Record) -> Option<String> {
    let rank = |field: &&Variable| {
        let lower = field.name.to_ascii_lowercase();
        let lower = lower.trim_end_matches('_');
        ["id", "key", "uid", "handle", "token", "name"]
            .iter()
            .position(|word| lower == *word || lower.ends_with(&format!("_{word}")))
    };
    let comparable = |field: &&Variable| {
        let ty = Type::of_variable(field).resolved(ctx.code);
        ty.number(ctx.code).is_some() || ty.base.ends_with("string") || ty.is_pointer()
    };
    let fields = record.fields.iter().filter(comparable);
    let mut keys: Vec<(usize, &Variable)> = fields
        .filter_map(|field| Some((rank(&field)?, field)))
        .collect();
    keys.sort_by_key(|(rank, _)| *rank);
    keys.first().map(|(_, field)| field.name.clone())
}
