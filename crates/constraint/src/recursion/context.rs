//! Counts in the record that is passed from call to call: a depth member, incremented before each deeper call and
//! decremented after it.

use patchwright_analysis::flow;
use patchwright_analysis::flow::How;
use patchwright_code::layout::step_in;
use patchwright_code::spelling::bare;
use patchwright_code::tree::{ExprKind, Record, StmtKind, Variable};
use patchwright_code::types::{Type, class_of, type_of};
use patchwright_code::{Function, spelling};

use super::calls::{self, Deeper};
use super::{Job, limit};
use crate::proposal::{Exit, Operator, PlaceKind, Proposal, TextEdit};
use crate::site;

pub(super) fn count(job: &Job<'_, '_>) -> Vec<Proposal> {
    let Some(carrier) = carrier(job) else {
        return Vec::new();
    };
    let limit = limit::choose(job.ctx, job.cut, job.cycle);
    let depth = carrier.depth();
    let constraint = job.constraint(&depth, &limit.word);
    let deeper = calls::deeper(job.cut, job.cycle);
    let Some(first) = deeper.first() else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (check, doubt) in job.checks(&depth, &limit.word, first.call.span.start) {
        let Some(mut edits) = around_calls(job, &deeper, &check, &depth) else {
            return found;
        };
        let Some(member) = carrier.member_edits(job) else {
            return found;
        };
        edits.extend(member);
        edits.extend(limit.edits.clone());
        if super::overlapping(&edits) {
            return found;
        }
        found.push(Proposal {
            operator: Operator::LimitDepth,
            place: PlaceKind::Producer,
            exit: Exit::ErrorExit,
            edits,
            constraint: constraint.clone(),
            at: site::location(job.cut, job.cut.head.span.line, None),
            cause: format!(
                "`{}` goes as deep as the input says, and nothing limits that; its depth is counted in `{}`.",
                job.cut.head.name, carrier.called
            ),
            doubt: job.doubt + doubt + 1, check: None,
});
    }
    found
}

/// Every deeper call, counted; none if one of them cannot be.
fn around_calls(
    job: &Job<'_, '_>,
    deeper: &[Deeper<'_>],
    check: &str,
    depth: &str,
) -> Option<Vec<TextEdit>> {
    let (up, down) = (format!("{depth}++;"), format!("{depth}--;"));
    let mut edits: Vec<TextEdit> = Vec::new();
    for call in deeper {
        edits.push(call.counted(job, check, &up, &down)?);
    }
    Some(edits)
}

pub(super) struct Carrier<'a> {
    /// `p->` or `this->`; empty inside a class.
    pub base: String,
    pub record: &'a Record,
    /// What the program calls such a record; one that has no name of its own goes by its typedef.
    pub called: String,
    /// An existing member that counts nothing.
    pub existing: Option<&'a Variable>,
}

/// A record that every level gets a pointer to.
fn carrier<'a>(job: &Job<'_, 'a>) -> Option<Carrier<'a>> {
    let code = job.ctx.code;
    if let Some(class) = class_of(job.cut)
        && let Some(record) = code.record(class)
        && job
            .cycle
            .iter()
            .all(|function| class_of(function) == Some(class))
        && !is_const_method(job)
    {
        return Some(Carrier {
            base: String::new(),
            record,
            called: bare(class).to_owned(),
            existing: unused(job, record),
        });
    }
    job.cut.head.params.iter().find_map(|param| {
        let ty = Type::of_variable(param).resolved(code);
        let record = code.record(&ty.base)?;
        let fits = ty.pointers == 1 && !param.ty.contains("const") && passed_on(job, &ty.base);
        let base = if param.reference {
            format!("{}.", param.name)
        } else {
            format!("{}->", param.name)
        };
        let fits = fits
            || param.reference
                && ty.pointers == 0
                && !param.ty.contains("const")
                && passed_on(job, &ty.base);
        fits.then(|| Carrier {
            base,
            record,
            called: bare(&Type::of_variable(param).base).to_owned(),
            existing: unused(job, record),
        })
    })
}

/// Whether all functions of the cycle take such a record, and pass the same one on: a tree node is a different one at
/// each level.
fn passed_on(job: &Job<'_, '_>, base: &str) -> bool {
    let code = job.ctx.code;
    let takes = |function: &&Function| {
        function
            .head
            .params
            .iter()
            .any(|param| bare(&Type::of_variable(param).resolved(code).base) == bare(base))
    };
    let same = |function: &&Function| {
        let names: Vec<&str> = function
            .head
            .params
            .iter()
            .filter(|param| bare(&Type::of_variable(param).resolved(code).base) == bare(base))
            .map(|param| param.name.as_str())
            .collect();
        calls::deeper(function, job.cycle).iter().all(|deeper| match &deeper.call.kind {
            ExprKind::Call { args, .. } => args.iter().any(
                |arg| matches!(&arg.peel().kind, ExprKind::Name(name) if names.contains(&name.as_str())),
            ),
            _ => false,
        })
    };
    job.cycle
        .iter()
        .all(|function| takes(function) && same(function))
}

fn is_const_method(job: &Job<'_, '_>) -> bool {
    let file = job.ctx.file(job.cut);
    let head = file.and_then(|file| {
        file.text()
            .get(job.cut.head.span.start..job.cut.head.body.start)
    });
    head.is_some_and(|head| {
        head.rsplit(')')
            .next()
            .is_some_and(|tail| tail.contains("const"))
    })
}

/// A number named for depth that no function changes.
pub(super) fn unused<'a>(job: &Job<'_, 'a>, record: &'a Record) -> Option<&'a Variable> {
    record.fields.iter().find(|field| {
        let lower = field.name.to_ascii_lowercase();
        let named = ["depth", "nesting", "recursion"].iter().any(|word| lower.contains(word));
        let number = Type::of_variable(field).number(job.ctx.code).is_some();
        let stores = job.ctx.code.functions().flat_map(flow::definitions).filter(|definition| {
            definition.how == How::Stepped
                && matches!(definition.target_kind(), Some(ExprKind::Member { field: name, .. }) if *name == field.name)
        });
        named && number && !lower.contains("max") && stores.count() == 0
    })
}

impl Carrier<'_> {
    pub fn name(&self) -> &str {
        match self.existing {
            Some(field) => &field.name,
            None if self.base.is_empty() => "depth_",
            None => "depth",
        }
    }

    pub fn depth(&self) -> String {
        format!("{}{}", self.base, self.name())
    }

    /// The member, and a zero in it wherever such a record is created without one.
    pub fn member_edits(&self, job: &Job<'_, '_>) -> Option<Vec<TextEdit>> {
        if self.existing.is_some() {
            return Some(Vec::new());
        }
        if self
            .record
            .fields
            .iter()
            .any(|field| field.name == self.name())
        {
            return None;
        }
        let file = job.ctx.code.file(&self.record.file)?;
        let text = file.slice(self.record.span);
        let close = self.record.span.start + text.rfind('}')?;
        let body = text.get(..text.rfind('}')?)?.trim_end();
        let at = self.record.span.start + body.len();
        let last = self
            .record
            .fields
            .last()
            .map(|field| file.indent_at(field.span.start));
        let indent = last.map_or_else(|| step_in(file, ""), str::to_owned);
        let start = if self.base.is_empty() { " = 0" } else { "" };
        let multi = text.contains('\n');
        let member = match multi {
            true => format!(
                "\n{indent}int {}{start}; /* levels of nesting that are open */",
                self.name()
            ),
            false => format!(" int {}{start};", self.name()),
        };
        let end = if at <= close { at } else { return None };
        let mut edits = vec![TextEdit {
            file: self.record.file.clone(),
            start: end,
            end,
            text: member,
        }];
        // The value of the struct's last member may be followed by a comment on its line.
        let rest = file.text().get(end..close)?;
        if rest.trim_start().starts_with("//") || rest.trim_start().starts_with("/*") {
            edits.clear();
        }
        if !self.base.is_empty() {
            edits.extend(self.zeroes(job)?);
        }
        (!edits.is_empty()).then_some(edits)
    }

    /// `p.depth = 0;` after each declaration or allocation that leaves the record uninitialised.
    fn zeroes(&self, job: &Job<'_, '_>) -> Option<Vec<TextEdit>> {
        let mut edits = Vec::new();
        for function in job.ctx.code.functions() {
            let file = job.ctx.file(function)?;
            let text = job.text(function, function.head.body);
            for definition in flow::definitions(function) {
                let Some((holder, arrow)) = self.made_by(job, function, &definition) else {
                    continue;
                };
                let zeroed = [
                    format!("memset(&{holder}"),
                    format!("memset({holder}"),
                    format!("bzero(&{holder}"),
                ];
                let squashed = spelling::squashed(text);
                if zeroed.iter().any(|call| squashed.contains(call.as_str())) {
                    continue;
                }
                let after = behind_check(function, &definition)?;
                let path = patchwright_code::paths::path_to(function.body(), after)?;
                edits.extend(crate::edits::insert_after(
                    file,
                    &path,
                    &format!("{holder}{arrow}{} = 0;", self.name()),
                ));
            }
        }
        Some(edits)
    }

    /// Whether a type is the record, by whichever of its names.
    fn is_named(&self, job: &Job<'_, '_>, base: &str) -> bool {
        let found = job.ctx.code.record(base);
        found.is_some_and(|found| std::ptr::eq(found, self.record))
    }

    /// Whether a definition gives a pointer to such a record its value.
    fn is_ours(
        &self,
        job: &Job<'_, '_>,
        function: &Function,
        definition: &flow::Definition<'_>,
    ) -> bool {
        let target = definition
            .target
            .and_then(|target| type_of(job.ctx.code, function, definition.start, target));
        let ty = target.or_else(|| definition.variable.map(Type::of_variable));
        ty.is_some_and(|ty| self.is_named(job, &ty.base))
    }

    /// What a definition names, where it makes such a record without zeroing it.
    fn made_by(
        &self,
        job: &Job<'_, '_>,
        function: &Function,
        definition: &flow::Definition<'_>,
    ) -> Option<(String, &'static str)> {
        let holder = definition.target_text(job.ctx.code, function);
        let allocates = |expr: &patchwright_code::tree::Expr| {
            job.text(function, expr.span).contains("malloc")
                && self.is_ours(job, function, definition)
        };
        if let Some(variable) = definition.variable {
            let ty = Type::of_variable(variable).resolved(job.ctx.code);
            let ours = self.is_named(job, &variable.ty);
            return match (ours, ty.pointers, &variable.init) {
                (true, 0, None) if ty.dimensions.is_empty() && !variable.reference => {
                    Some((holder, "."))
                }
                (true, 1, Some(init)) if allocates(init) => Some((holder, "->")),
                _ => None,
            };
        }
        let value = definition.value?;
        (definition.how == How::Assigned && allocates(value)).then_some((holder, "->"))
    }
}

/// The null check after an allocation, or the allocation itself.
fn behind_check<'a>(
    function: &'a Function,
    definition: &flow::Definition<'a>,
) -> Option<&'a patchwright_code::tree::Stmt> {
    let mut last = definition.stmt;
    while let Some(next) = flow::next_after(function, last) {
        let declares = matches!(next.kind, StmtKind::Declare(_));
        let checks =
            matches!(&next.kind, StmtKind::If { then, .. } if patchwright_code::walk::leaves(then));
        if !(declares || checks && definition.value.is_some()) {
            break;
        }
        last = next;
        if checks {
            break;
        }
    }
    Some(last)
}
