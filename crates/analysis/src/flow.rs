//! Where a value comes from: assignments in the function, arguments of the callers, values that a callee
//! returned, and every store to the same field or table.
//!
//! Statements are read in textual order; a plain assignment that every way to the question passes hides
//! the earlier ones, and a loop brings back what stands behind the question in its body.

mod define;
mod place;
mod set;
mod stores;

use patchwright_code::spelling::{squashed, text_of};
use patchwright_code::tree::{Expr, ExprKind, Stmt};
use patchwright_code::types::{last_name, type_of};
use patchwright_code::{Code, Function};

pub use define::{Definition, How, definitions, returns};
pub use place::{first_of_body, next_after, path_at, simple_at};
pub use set::set_at;

/// How many values one query may follow; hostile code produces them without end.
const PRODUCERS: usize = 40;
/// How many definitions of one field or table are considered.
const STORES: usize = 24;

/// One statement or boundary that produces a value.
#[derive(Debug, Clone)]
pub struct Source<'a> {
    pub function: &'a Function,
    pub stmt: &'a Stmt,
    /// What holds the value there, as it is written there.
    pub holder: String,
    /// What was assigned, passed or returned.
    pub value: Option<&'a Expr>,
    pub kind: SourceKind,
    /// How many of these lie between it and the crash.
    pub steps: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SourceKind {
    /// `holder = value;`: the holder has it after the statement.
    Assigned,
    /// `holder++`, `holder += …`
    Stepped,
    /// `f(…, &holder, …)`
    OutArgument,
    /// A store to the same field in another function or place.
    Field,
    /// A store into the same table.
    Slot,
    /// The function's own parameter: `stmt` is its body.
    Parameter,
    /// The statement calls the function with the holder.
    Argument,
    /// The statement of a callee that returns the holder.
    Returned,
}

/// The input of the queries: a program, and the functions on the crashing stack with their lines, innermost first.
#[derive(Debug, Clone)]
pub struct Flow<'a> {
    pub code: &'a Code,
    pub stack: Vec<(&'a Function, u32)>,
}

impl<'a> Flow<'a> {
    /// One step back from an expression at an offset.
    pub fn sources(&self, function: &'a Function, at: usize, expr: &'a Expr) -> Vec<Source<'a>> {
        let expr = expr.peel();
        match &expr.kind {
            ExprKind::Name(name) => self.of_name(function, at, expr, name),
            ExprKind::Member { base, field, .. } => self.of_member(function, at, expr, base, field),
            ExprKind::Index { base, .. } => self.of_slot(function, at, expr, base),
            ExprKind::Deref(on) => self.of_deref(function, at, expr, on),
            ExprKind::Call { callee, .. } => self.of_call(callee),
            ExprKind::Ternary {
                then, otherwise, ..
            } => {
                let mut both = self.sources(function, at, then);
                both.extend(self.sources(function, at, otherwise));
                both
            }
            ExprKind::Assign { value, .. } => self.sources(function, at, value),
            ExprKind::Comma(parts) => match parts.last() {
                Some(last) => self.sources(function, at, last),
                None => Vec::new(),
            },
            ExprKind::Step { on, .. } => self.sources(function, at, on),
            ExprKind::Number(_)
            | ExprKind::Text(_)
            | ExprKind::Char(_)
            | ExprKind::AddressOf(_)
            | ExprKind::Unary { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Cast { .. }
            | ExprKind::SizeOf(_)
            | ExprKind::New { .. }
            | ExprKind::Delete { .. }
            | ExprKind::Paren(_)
            | ExprKind::List(_)
            | ExprKind::Unknown(_) => Vec::new(),
        }
    }

    /// All steps back while the value is only passed on, nearest first.
    pub fn producers(
        &self,
        function: &'a Function,
        at: usize,
        expr: &'a Expr,
        most_steps: u32,
    ) -> Vec<Source<'a>> {
        let mut found: Vec<Source<'a>> = Vec::new();
        let mut open = vec![(function, at, expr, 1)];
        while !open.is_empty() && found.len() < PRODUCERS {
            let (function, at, expr, steps) = open.remove(0);
            for mut source in self.sources(function, at, expr) {
                source.steps = steps;
                if found.iter().any(|known| same_place(known, &source)) {
                    continue;
                }
                if let Some(value) = source.value
                    && steps < most_steps
                {
                    open.push((source.function, source.stmt.span.start, value, steps + 1));
                }
                if source.kind == SourceKind::OutArgument && steps < most_steps {
                    found.extend(self.inside_callee(&source, steps + 1));
                }
                found.push(source);
            }
        }
        found.truncate(PRODUCERS);
        found
    }

    /// The text of an expression of a function.
    pub fn text(&self, function: &Function, expr: &Expr) -> String {
        text_of(self.code, function, expr)
    }

    fn of_name(
        &self,
        function: &'a Function,
        at: usize,
        expr: &'a Expr,
        name: &str,
    ) -> Vec<Source<'a>> {
        let is_local = function.locals().iter().any(|local| local.name == name);
        let mut found = self.local(function, at, expr, SourceKind::Assigned);
        let hidden = found.dominated;
        if !hidden && let Some(index) = function.head.params.iter().position(|p| p.name == name) {
            found.sources.push(parameter(function, name));
            found.sources.extend(self.arguments(function, index));
        }
        if !is_local {
            found.sources.extend(self.stores_to_global(function, name));
        }
        found.sources
    }

    fn of_member(
        &self,
        function: &'a Function,
        at: usize,
        expr: &'a Expr,
        base: &'a Expr,
        field: &str,
    ) -> Vec<Source<'a>> {
        let here = self.local(function, at, expr, SourceKind::Assigned);
        let mut sources = here.sources;
        if !here.dominated {
            let owner =
                type_of(self.code, function, at, base).map(|ty| ty.resolved(self.code).base);
            sources.extend(self.stores_to_field(owner.as_deref(), field, SourceKind::Field));
        }
        sources
    }

    fn of_slot(
        &self,
        function: &'a Function,
        at: usize,
        expr: &'a Expr,
        base: &'a Expr,
    ) -> Vec<Source<'a>> {
        let mut sources = self.local(function, at, expr, SourceKind::Slot).sources;
        match &base.peel().kind {
            ExprKind::Member { base, field, .. } => {
                let owner =
                    type_of(self.code, function, at, base).map(|ty| ty.resolved(self.code).base);
                sources.extend(self.stores_to_field(owner.as_deref(), field, SourceKind::Slot));
            }
            ExprKind::Name(name) => {
                for definition in definitions(function) {
                    if let Some(ExprKind::Index { base, .. }) = definition.target_kind()
                        && self.is_name(base, name)
                    {
                        sources.extend(self.source(function, &definition, SourceKind::Slot));
                    }
                }
                if let Some(index) = function.head.params.iter().position(|p| p.name == *name) {
                    sources.extend(self.arguments(function, index));
                }
            }
            _ => {}
        }
        sources
    }

    fn of_deref(
        &self,
        function: &'a Function,
        at: usize,
        expr: &'a Expr,
        on: &'a Expr,
    ) -> Vec<Source<'a>> {
        let mut found = self.local(function, at, expr, SourceKind::Assigned);
        let ExprKind::Name(name) = &on.peel().kind else {
            return found.sources;
        };
        let param = function.head.params.iter().position(|p| p.name == *name);
        if let Some(index) = param.filter(|_| !found.dominated) {
            for mut argument in self.arguments(function, index) {
                if let Some(ExprKind::AddressOf(on)) =
                    argument.value.map(|value| &value.peel().kind)
                {
                    argument.holder = self.text(argument.function, on);
                    argument.value = Some(on);
                    found.sources.push(argument);
                }
            }
        }
        found.sources
    }

    /// What the functions with a name return.
    fn of_call(&self, callee: &Expr) -> Vec<Source<'a>> {
        let Some(name) = last_name(callee) else {
            return Vec::new();
        };
        let mut sources = Vec::new();
        for function in self.code.functions_named(name).into_iter().take(3) {
            for (stmt, value) in returns(function) {
                sources.push(Source {
                    function,
                    stmt,
                    holder: self.text(function, value),
                    value: Some(value),
                    kind: SourceKind::Returned,
                    steps: 1,
                });
            }
        }
        sources
    }

    /// What callers pass for a parameter: the one on the stack first.
    pub fn arguments(&self, function: &'a Function, index: usize) -> Vec<Source<'a>> {
        let mut calls: Vec<(&'a Function, &'a Expr)> = Vec::new();
        calls.extend(self.call_on_stack(function));
        for site in self.code.callers(&function.head.name) {
            if calls.len() < STORES && !calls.iter().any(|(_, call)| std::ptr::eq(*call, site.call))
            {
                calls.push((site.function, site.call));
            }
        }
        let argument = |(caller, call): (&'a Function, &'a Expr)| {
            let ExprKind::Call { args, .. } = &call.kind else {
                return None;
            };
            let value = args.get(index)?;
            Some(Source {
                function: caller,
                stmt: simple_at(caller, call.span.start)?,
                holder: self.text(caller, value),
                value: Some(value),
                kind: SourceKind::Argument,
                steps: 1,
            })
        };
        calls.into_iter().filter_map(argument).collect()
    }

    /// The call through which the stack entered a function, also through a function pointer.
    pub fn call_on_stack(&self, function: &Function) -> Option<(&'a Function, &'a Expr)> {
        let inner = self
            .stack
            .iter()
            .position(|(f, _)| std::ptr::eq(*f, function))?;
        let (caller, line) = *self.stack.get(inner + 1)?;
        let calls = define::calls_on_line(caller, line);
        let named = |call: &&'a Expr| match &call.kind {
            ExprKind::Call { callee, .. } => last_name(callee) == Some(function.head.name.as_str()),
            _ => false,
        };
        let through_pointer = |call: &&'a Expr| match &call.kind {
            ExprKind::Call { callee, args } => {
                args.len() == function.head.params.len()
                    && last_name(callee)
                        .is_none_or(|name| self.code.functions_named(name).is_empty())
            }
            _ => false,
        };
        let found = calls.iter().copied().find(named);
        found
            .or_else(|| calls.iter().copied().find(through_pointer))
            .map(|call| (caller, call))
    }

    /// What a callee stores through a pointer argument.
    fn inside_callee(&self, source: &Source<'a>, steps: u32) -> Vec<Source<'a>> {
        let mut found = Vec::new();
        let Some(ExprKind::Call { callee, args }) = source.value.map(|call| &call.kind) else {
            return found;
        };
        let holds = |arg: &Expr| match &arg.peel().kind {
            ExprKind::AddressOf(on) => {
                squashed(&self.text(source.function, on)) == squashed(&source.holder)
            }
            _ => false,
        };
        let (Some(index), Some(name)) = (args.iter().position(holds), last_name(callee)) else {
            return found;
        };
        for function in self.code.functions_named(name).into_iter().take(2) {
            let Some(param) = function.head.params.get(index) else {
                continue;
            };
            for definition in definitions(function) {
                if let Some(ExprKind::Deref(on)) = definition.target_kind()
                    && self.is_name(on, &param.name)
                {
                    found.extend(
                        self.source(function, &definition, SourceKind::Assigned)
                            .map(|mut inner| {
                                inner.steps = steps;
                                inner
                            }),
                    );
                }
            }
        }
        found
    }

    /// Definitions of an expression in its own function that reach an offset, nearest first.
    fn local(&self, function: &'a Function, at: usize, expr: &Expr, kind: SourceKind) -> Local<'a> {
        let wanted = squashed(&self.text(function, expr));
        let all: Vec<Definition<'a>> = definitions(function)
            .into_iter()
            .filter(|definition| squashed(&definition.target_text(self.code, function)) == wanted)
            .collect();
        let (reaching, dominated) = place::reaching(function, at, all);
        let sources = reaching
            .iter()
            .filter_map(|definition| self.source(function, definition, kind))
            .collect();
        Local { sources, dominated }
    }

    fn source(
        &self,
        function: &'a Function,
        definition: &Definition<'a>,
        plain: SourceKind,
    ) -> Option<Source<'a>> {
        let kind = match definition.how {
            How::Assigned | How::Declared | How::Element => plain,
            How::Stepped => SourceKind::Stepped,
            How::Passed => SourceKind::OutArgument,
        };
        Some(Source {
            function,
            stmt: definition.stmt,
            holder: definition.target_text(self.code, function),
            value: definition.value,
            kind,
            steps: 1,
        })
    }

    fn is_name(&self, expr: &Expr, wanted: &str) -> bool {
        matches!(&expr.peel().kind, ExprKind::Name(name) if name == wanted)
    }
}

struct Local<'a> {
    sources: Vec<Source<'a>>,
    /// Whether one of them hides the function's initial value.
    dominated: bool,
}

fn parameter<'a>(function: &'a Function, name: &str) -> Source<'a> {
    Source {
        function,
        stmt: function.body(),
        holder: name.to_owned(),
        value: None,
        kind: SourceKind::Parameter,
        steps: 1,
    }
}

fn same_place(a: &Source<'_>, b: &Source<'_>) -> bool {
    std::ptr::eq(a.stmt, b.stmt) && a.kind == b.kind && a.holder == b.holder
}

#[cfg(test)]
#[path = "flow_tests.rs"]
mod tests;
