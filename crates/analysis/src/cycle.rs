//! Which functions call each other recursively, and which of them are on every cycle.

use patchwright_code::tree::ExprKind;
use patchwright_code::types::last_name;
use patchwright_code::{Function, walk_all};

use crate::crash::Crash;

const MOST: usize = 40;

pub struct Cycle<'a> {
    pub functions: Vec<&'a Function>,
    /// The functions to count in, best first. If there are some that are on every cycle, there are no others.
    pub cuts: Vec<&'a Function>,
}

/// The cycle that fills the crash's stack.
pub fn of_stack<'a>(ctx: &Crash<'a>) -> Cycle<'a> {
    let mut counts: Vec<(&'a Function, usize)> = Vec::new();
    for frame in &ctx.stack {
        match counts
            .iter_mut()
            .find(|(function, _)| std::ptr::eq(*function, frame.function))
        {
            Some((_, count)) => *count += 1,
            None => counts.push((frame.function, 1)),
        }
    }
    counts.retain(|(_, count)| *count > 1);
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let mut functions = match counts.first() {
        Some((first, _)) => circle(ctx, first),
        None => Vec::new(),
    };
    if functions.is_empty() {
        // Through function pointers, which only the stack shows.
        functions = counts.iter().map(|(function, _)| *function).collect();
    }
    let on_stack = |function: &Function| {
        counts
            .iter()
            .any(|(other, _)| std::ptr::eq(*other, function))
    };
    let mut cuts: Vec<&'a Function> = functions.iter().copied().filter(|f| on_stack(f)).collect();
    // A function on every cycle cuts them all; among those, the one with the most callers.
    cuts.sort_by_key(|cut| {
        (
            !cuts_all(ctx, &functions, cut),
            std::cmp::Reverse(callers(ctx, &functions, cut)),
        )
    });
    if cuts
        .first()
        .is_some_and(|cut| cuts_all(ctx, &functions, cut))
    {
        cuts.retain(|cut| cuts_all(ctx, &functions, cut));
    }
    Cycle { functions, cuts }
}

/// The functions that a function calls.
pub fn callees<'a>(ctx: &Crash<'a>, function: &'a Function) -> Vec<&'a Function> {
    let mut found: Vec<&'a Function> = Vec::new();
    walk_all::in_function(function)
        .into_iter()
        .for_each(|(_, expr)| {
            if let ExprKind::Call { callee, .. } = &expr.kind
                && let Some(name) = last_name(callee)
            {
                for callee in ctx.code.functions_named(name) {
                    if !found.iter().any(|known| std::ptr::eq(*known, callee)) && found.len() < MOST
                    {
                        found.push(callee);
                    }
                }
            }
        });
    found
}

/// Everything that is reachable from a function and reaches it.
fn circle<'a>(ctx: &Crash<'a>, from: &'a Function) -> Vec<&'a Function> {
    reached(ctx, from, None)
        .into_iter()
        .filter(|function| {
            reached(ctx, function, None)
                .iter()
                .any(|back| std::ptr::eq(*back, from))
        })
        .collect()
}

fn cuts_all<'a>(ctx: &Crash<'a>, functions: &[&'a Function], cut: &'a Function) -> bool {
    let others = functions
        .iter()
        .filter(|function| !std::ptr::eq(**function, cut));
    others.copied().all(|function| {
        !reached(ctx, function, Some(cut))
            .iter()
            .any(|back| std::ptr::eq(*back, function))
    })
}

fn callers<'a>(ctx: &Crash<'a>, functions: &[&'a Function], of: &'a Function) -> usize {
    let calls = |function: &&&'a Function| {
        callees(ctx, function)
            .iter()
            .any(|callee| std::ptr::eq(*callee, of))
    };
    functions.iter().filter(calls).count()
}

/// What a function reaches by calls, without passing through `without`.
fn reached<'a>(
    ctx: &Crash<'a>,
    from: &'a Function,
    without: Option<&'a Function>,
) -> Vec<&'a Function> {
    let mut seen: Vec<&'a Function> = Vec::new();
    let mut open = vec![from];
    while let Some(function) = open.pop() {
        for callee in callees(ctx, function) {
            let cut = without.is_some_and(|without| std::ptr::eq(without, callee));
            if !cut && seen.len() < MOST && !seen.iter().any(|known| std::ptr::eq(*known, callee)) {
                seen.push(callee);
                open.push(callee);
            }
        }
    }
    seen
}
