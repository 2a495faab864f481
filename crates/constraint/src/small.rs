//! Small edits of what the bug's run executes, of the kinds that people repair bugs with: another comparison, one more
//! condition, a step that is taken elsewhere, two steps in the other order, another number or name in a value. Nothing is
//! derived, and no reason is given: thousands are compiled into one program, and runs say which of them end the bug and change
//! nothing else.

mod conditions;
mod order;
mod pool;
mod steps;
mod values;

use std::collections::{BTreeMap, BTreeSet};

use patchwright_analysis::flow::{Definition, definitions};
use patchwright_code::spelling::squashed;
use patchwright_code::tree::{Expr, Stmt};
use patchwright_code::walk::{all_exprs, each_stmt, exprs_of};
use patchwright_code::{Code, Function, SourceFile};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::report::{Location, StackRole};
use patchwright_domain::switch::{Switch, Turn};

use crate::input::Input;
use crate::proposal::{Operator, TextEdit};
use crate::site::{Context, location};

/// More are not compiled into one program.
const MOST: usize = 4000;
/// No function uses up what others may need: beyond so many, its edits count as farther away.
const MANY_OF_A_FUNCTION: u32 = 300;
const FARTHER: u32 = 8;
/// Frames whose statements tell what the bug is about.
const TELLING: usize = 4;
/// The distance of functions that no stack names, if they use what the bug is about and if they do not.
const RELATED: u32 = 12;
const UNRELATED: u32 = 24;

#[derive(Debug, Clone)]
pub struct SmallEdit {
    /// As it is written into the source.
    pub edits: Vec<TextEdit>,
    /// As it is compiled beside others.
    pub switches: Vec<Switch>,
    pub at: Location,
    /// What it changes: "`i <= n` becomes `i < n`".
    pub what: String,
    /// How unusual it would be. Of those that runs leave, lower is judged earlier.
    pub doubt: u32,
    /// How far from the crash, and how unusual. Lower is tried earlier.
    pub distance: u32,
}

/// The likeliest first. `ran` tells the lines that the bug's run executes.
pub fn small_edits(input: &Input<'_>, ran: &dyn Fn(&RelPath, u32) -> bool) -> Vec<SmallEdit> {
    if input.off.contains(&Operator::ChosenByRuns) {
        return Vec::new();
    }
    let ctx = Context::new(input);
    let things = things(&ctx);
    let pool = pool::Pool::read(input.code, &things);
    let mut found: Vec<SmallEdit> = Vec::new();
    for (distance, function) in functions(&ctx, &things, ran) {
        // Those that follow are farther away.
        if found.len() >= 2 * MOST {
            break;
        }
        let Some(file) = ctx.file(function) else {
            continue;
        };
        let field = Field {
            code: input.code,
            file,
            function,
            named: named(input.code, function),
            things: &things,
            pool: &pool,
        };
        let mut made = Vec::new();
        for stmt in field.executed(ran) {
            conditions::vary(&field, stmt, &mut made);
            steps::add(&field, stmt, &mut made);
            order::swap(&field, stmt, &mut made);
            values::vary(&field, stmt, &mut made);
        }
        made.sort_by_key(|one| one.doubt);
        for (one, nth) in made.iter_mut().zip(0..) {
            one.distance = one.doubt + distance + nth / MANY_OF_A_FUNCTION * FARTHER;
        }
        found.extend(made);
    }
    found.sort_by_key(|one| one.distance);
    let mut known = BTreeSet::new();
    found.retain(|one| known.insert(written(one)));
    found.truncate(MOST);
    found
}

/// The same for edits that write the same at the same places.
fn written(edit: &SmallEdit) -> Vec<(RelPath, usize, usize, String)> {
    let edits = edit.edits.iter();
    let written = edits.map(|one| (one.file.clone(), one.start, one.end, squashed(&one.text)));
    written.collect()
}

/// One function, and what is known about the rest.
struct Field<'f, 'a> {
    code: &'a Code,
    file: &'a SourceFile,
    function: &'a Function,
    /// The members, globals and functions that it names.
    named: BTreeSet<&'a str>,
    things: &'f BTreeSet<String>,
    pool: &'f pool::Pool<'a>,
}

impl<'a> Field<'_, 'a> {
    /// Statements with their own text in a line that runs.
    fn executed(&self, ran: &dyn Fn(&RelPath, u32) -> bool) -> Vec<&'a Stmt> {
        let mut found = Vec::new();
        each_stmt(self.function.body(), &mut |stmt| {
            if ran(&self.file.path, stmt.span.line) {
                found.push(stmt);
            }
        });
        found
    }

    fn text(&self, start: usize, end: usize) -> &'a str {
        self.file.text().get(start..end).unwrap_or_default()
    }

    /// Another text for an expression.
    fn replaced(
        &self,
        (start, end, line): (usize, usize, u32),
        new: String,
        turn: fn(String) -> Turn,
    ) -> SmallEdit {
        SmallEdit {
            what: becomes(self.text(start, end), &new),
            switches: vec![self.switch(start, end, turn(on_one_line(&new)))],
            edits: vec![TextEdit {
                file: self.file.path.clone(),
                start,
                end,
                text: new,
            }],
            at: location(self.function, line, None),
            doubt: 0,
            distance: 0,
        }
    }

    fn switch(&self, start: usize, end: usize, turn: Turn) -> Switch {
        Switch {
            file: self.file.path.clone(),
            start,
            end,
            turn,
        }
    }
}

/// What the bug is about: what the innermost lines of its stacks name, and what the locals in them were set from.
fn things(ctx: &Context<'_>) -> BTreeSet<String> {
    let others = [StackRole::Allocation, StackRole::Free].map(|role| ctx.report.stack(role));
    let others = others.into_iter().flatten();
    let others = others.flat_map(|stack| ctx.frames(&stack.frames).into_iter().take(TELLING));
    let frames = ctx.stack.iter().take(TELLING).cloned().chain(others);
    let mut found = BTreeSet::new();
    for frame in frames {
        let Some(stmt) = frame.path.last() else {
            continue;
        };
        let named: Vec<&str> = all_exprs(stmt).into_iter().flat_map(Expr::names).collect();
        let exprs = all_exprs(stmt).into_iter();
        let sets = |one: &Definition<'_>| {
            one.variable_name()
                .is_some_and(|name| named.contains(&name))
        };
        let definitions = definitions(frame.function).into_iter().filter(sets);
        let values = definitions.filter_map(|one| one.value);
        for expr in exprs.chain(values) {
            let words = pool::words(ctx.code, frame.function, &[expr]);
            found.extend(words.into_iter().map(str::to_owned));
        }
    }
    found
}

/// The functions that the bug's run enters and that may be edited, the nearest first.
fn functions<'a>(
    ctx: &Context<'a>,
    things: &BTreeSet<String>,
    ran: &dyn Fn(&RelPath, u32) -> bool,
) -> Vec<(u32, &'a Function)> {
    let mut nearest: BTreeMap<(&RelPath, usize), u32> = BTreeMap::new();
    let mut note = |frames: &[crate::site::StackFrame<'a>], step: u32, first: u32| {
        for (frame, depth) in frames.iter().zip(0u32..) {
            let head = &frame.function.head;
            let own = nearest
                .entry((&head.file, head.span.start))
                .or_insert(u32::MAX);
            *own = (*own).min(first + depth * step);
        }
    };
    // What outlived its block was to be forgotten where that was released.
    let released = ctx.report.stack(StackRole::Free);
    let released = released.map(|stack| ctx.frames(&stack.frames));
    note(&ctx.stack, 2, u32::from(released.is_some()));
    note(&released.unwrap_or_default(), 2, 0);
    if let Some(stack) = ctx.report.stack(StackRole::Allocation) {
        note(&ctx.frames(&stack.frames), 2, 1);
    }
    let mut found: Vec<(u32, &'a Function)> = Vec::new();
    for function in ctx.code.functions().filter(|one| ctx.may_edit(one)) {
        let head = &function.head;
        if !(head.body.line..=head.body.end_line).any(|line| ran(&head.file, line)) {
            continue;
        }
        let near = nearest.get(&(&head.file, head.span.start)).copied();
        let distance = near.unwrap_or_else(|| {
            let words = named(ctx.code, function);
            let related = words.into_iter().any(|word| things.contains(word));
            if related { RELATED } else { UNRELATED }
        });
        found.push((distance, function));
    }
    found.sort_by_key(|(distance, _)| *distance);
    found
}

/// The members, globals and functions that a function names.
fn named<'a>(code: &Code, function: &'a Function) -> BTreeSet<&'a str> {
    let mut exprs = Vec::new();
    each_stmt(function.body(), &mut |stmt| exprs.extend(exprs_of(stmt)));
    pool::words(code, function, &exprs)
}

fn becomes(old: &str, new: &str) -> String {
    format!("`{}` becomes `{}`", on_one_line(old), on_one_line(new))
}

/// What stands inside of a line is left as it is: it may be in a string.
fn on_one_line(text: &str) -> String {
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether a text means the same on one line: nothing in it ends with its line.
fn fits_on_one_line(text: &str) -> bool {
    let goes_on = |line: &str| line.ends_with('\\');
    !["//", "#", "R\""].iter().any(|odd| text.contains(odd)) && !text.lines().any(goes_on)
}
