//! A function leaves without releasing what it holds: on one exit where the others release it, or on all.

mod labels;
mod owner;

use patchwright_analysis::lifetime::holders::{Holder, returned};
use patchwright_analysis::lifetime::releaser;
use patchwright_analysis::lifetime::releaser::Wanted;
use patchwright_analysis::lifetime::scope_ends::{End, Holds, Life, Way};
use patchwright_analysis::{exits, flow};
use patchwright_code::Function;
use patchwright_code::tree::{Expr, Stmt, StmtKind};
use patchwright_code::types::{Type, variable_named};

use super::{Case, Held, Mend};
use crate::edits;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};

/// Exits that are fixed one by one, in addition to all together.
const MOST_SINGLE: usize = 4;

pub(super) fn propose(case: &Case<'_, '_>) -> Vec<Proposal> {
    let holding = &case.holding;
    let (Holder::Local(name) | Holder::Record(name)) = &holding.holder else {
        return Vec::new();
    };
    if !case.ctx.may_edit(holding.function) {
        return Vec::new();
    }
    let mut life = Life {
        ctx: case.ctx,
        function: holding.function,
        name,
        made: Some(holding.made),
        since: holding.made.span.start,
        from: holding.made.span.start,
    };
    let scope = life.scope();
    life.from = first_held(&life, scope, &holding.holder);
    let ways = life.ways(scope);
    let open: Vec<&Way<'_>> = ways
        .iter()
        .filter(|way| life.at_end(way) == Holds::Yes)
        .collect();
    let freed = ways.iter().any(|way| life.at_end(way) == Holds::Freed);
    let kept = returned(holding.function, name) || is_handed_over(&life, scope);
    let lost = Lost {
        case,
        life,
        name,
        others: match (freed, kept) {
            (true, _) => Others::Release,
            (false, true) => Others::HandOver,
            (false, false) => Others::None,
        },
    };
    if open.is_empty() {
        return lost.by_owner().into_iter().collect();
    }
    let mut found = lost.on_ways(&open);
    found.extend(lost.by_label(&open));
    found.extend(lost.at_label(&open));
    found.extend(lost.by_owner());
    found
}

struct Lost<'l, 'c, 'a> {
    case: &'l Case<'c, 'a>,
    life: Life<'l, 'a>,
    name: &'l str,
    others: Others,
}

/// What the other exits do with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Others {
    Release,
    HandOver,
    None,
}

/// Where it may first hold a block: a record from its first use, a pointer that starts as null from the loop that
/// fills it.
fn first_held(life: &Life<'_, '_>, scope: &Stmt, holder: &Holder<'_>) -> usize {
    let function = life.function;
    let locals = function.locals();
    let Some(local) = locals.into_iter().rfind(|local| local.name == life.name) else {
        return life.since;
    };
    if matches!(holder, Holder::Record(_)) {
        let uses = patchwright_code::walk_all::names_in_function(function, life.name);
        let first = uses.iter().map(|expr| expr.span.end).min();
        return match local.init {
            Some(_) => local.span.end,
            None => first.unwrap_or(life.since),
        };
    }
    let null = local
        .init
        .as_ref()
        .is_some_and(patchwright_analysis::lifetime::scope_ends::is_null);
    let around = flow::path_at(function, life.since);
    let inside = around
        .iter()
        .skip_while(|stmt| !std::ptr::eq(**stmt, scope))
        .skip(1);
    let outer = inside
        .into_iter()
        .find(|stmt| patchwright_code::paths::is_loop(stmt));
    outer
        .filter(|_| null)
        .map_or(life.since, |outer| outer.span.start)
}

/// Whether some of the exits jump, and another one lies further on.
fn passes_both(open: &[&Way<'_>]) -> bool {
    let (jumps, others): (Vec<&Way<'_>>, Vec<&Way<'_>>) = open
        .iter()
        .copied()
        .partition(|way| way.jumps_to().is_some());
    let from = jumps.first().map(|way| way.at());
    from.is_some_and(|from| {
        let further = |way: &&Way<'_>| way.at() > from || way.end == End::RunsOut;
        others.iter().any(further)
    })
}

fn is_handed_over(life: &Life<'_, '_>, scope: &Stmt) -> bool {
    let mut found = false;
    patchwright_code::walk::each_stmt(scope, &mut |stmt| {
        found |= patchwright_analysis::lifetime::letting_go::hands_over(
            life.ctx,
            life.function,
            stmt,
            life.name,
        );
    });
    found
}

impl<'a> Lost<'_, '_, 'a> {
    /// The release before each exit that lacks it: on all of them, and on single ones.
    fn on_ways(&self, open: &[&Way<'a>]) -> Vec<Proposal> {
        let mut found = Vec::new();
        for (release, doubt) in self.releases(open) {
            let each: Vec<Vec<TextEdit>> = open
                .iter()
                .map(|way| self.released_before(way, &release))
                .collect();
            if each.iter().any(Vec::is_empty) {
                continue;
            }
            // A jump to a label reaches what is released after it.
            if !passes_both(open) {
                found.extend(self.proposal(open.first().copied(), each.concat(), doubt));
            }
            if open.len() > 1 {
                for (way, edits) in open.iter().zip(each).take(MOST_SINGLE) {
                    found.extend(self.proposal(Some(way), edits, doubt + 3));
                }
            }
        }
        found
    }

    fn proposal(
        &self,
        way: Option<&Way<'a>>,
        edits: Vec<TextEdit>,
        doubt: u32,
    ) -> Option<Proposal> {
        let name = self.name;
        let stmt = way.and_then(|way| way.path.last().copied())?;
        let (operator, cause) = match self.others {
            Others::Release => (
                Operator::ReleaseOnExit,
                format!(
                    "The function leaves here without releasing `{name}`, which it does on its other ways out."
                ),
            ),
            Others::HandOver => (
                Operator::ReleaseOnExit,
                format!(
                    "Nobody has taken `{name}` over where the function leaves here, and it is not released."
                ),
            ),
            Others::None => (
                Operator::ReleaseAtEnd,
                format!("`{name}` is the only one that holds the block, and nobody releases it."),
            ),
        };
        self.mend(operator, stmt, edits, cause, doubt)
    }

    fn mend(
        &self,
        operator: Operator,
        stmt: &Stmt,
        edits: Vec<TextEdit>,
        cause: String,
        doubt: u32,
    ) -> Option<Proposal> {
        self.case.proposal(Mend {
            operator,
            place: PlaceKind::Producer,
            at: (self.life.function, stmt),
            edits,
            holder: match self.case.holding.holder {
                // A record has no value for "empty".
                Holder::Record(_) => Held::Record(self.name),
                Holder::Local(_) | Holder::Stored(_) | Holder::Temporary => {
                    Held::Pointer(self.name)
                }
            },
            cause,
            doubt,
        })
    }

    fn releases(&self, open: &[&Way<'a>]) -> Vec<(String, u32)> {
        let last = open.first().and_then(|way| way.path.last());
        let at = last.map_or(self.life.since, |stmt| stmt.span.start);
        releases_of(
            self.case,
            self.life.function,
            at,
            self.name,
            self.case.holding.made,
        )
    }

    /// The releases before an exit: of this holder and of everything else the function holds here and releases further
    /// on, in its order.
    fn released_before(&self, way: &Way<'a>, release: &str) -> Vec<TextEdit> {
        let function = self.life.function;
        let (Some(file), Some(stmt)) = (self.case.ctx.file(function), way.path.last()) else {
            return Vec::new();
        };
        if way.end == End::RunsOut {
            return edits::insert_after(file, &way.path, release);
        }
        let mut lines: Vec<String> = Vec::new();
        for (name, text) in exits::held(file, function, stmt.span.start) {
            if name == self.name {
                lines.push(release.to_owned());
            } else if self.also_held(&name, way) {
                lines.push(text);
            }
        }
        if !lines.iter().any(|line| line == release) {
            lines.push(release.to_owned());
        }
        lines.extend(self.lost_with_it(way, &lines));
        let text = lines.join("\n");
        match &stmt.kind {
            StmtKind::Return(Some(value)) if self.needs_value_first(value, &text) => {
                self.value_first(way, value, &text)
            }
            _ => edits::insert_before(file, &way.path, &text),
        }
    }

    /// Releases of other leaked blocks that another local holds at the same exit.
    fn lost_with_it(&self, way: &Way<'a>, lines: &[String]) -> Vec<String> {
        let function = self.life.function;
        let at = way
            .path
            .last()
            .map_or(self.life.since, |stmt| stmt.span.start);
        let mut found: Vec<String> = Vec::new();
        for other in &self.case.others {
            let Holder::Local(name) = &other.holder else {
                continue;
            };
            let known = name == self.name
                || lines
                    .iter()
                    .chain(&found)
                    .any(|line| patchwright_code::scope::names_in(line).contains(&name.as_str()));
            if !std::ptr::eq(other.function, function) || known {
                continue;
            }
            let life = Life {
                name,
                made: Some(other.made),
                since: other.made.span.start,
                from: other.made.span.start,
                ..self.life
            };
            if other.made.span.start < at && life.at_end(way) == Holds::Yes {
                let release = releases_of(self.case, function, at, name, other.made);
                found.extend(release.into_iter().next().map(|(text, _)| text));
            }
        }
        found
    }

    fn also_held(&self, name: &str, way: &Way<'a>) -> bool {
        let first = flow::definitions(self.life.function)
            .into_iter()
            .find(|one| {
                one.target_text(self.case.ctx.code, self.life.function) == name
                    && one.value.is_some_and(|value| {
                        !patchwright_analysis::lifetime::scope_ends::is_null(value)
                    })
            });
        first.is_some_and(|first| {
            let life = Life {
                name,
                made: first.value.map(Expr::peel),
                since: first.start,
                from: first.start,
                ..self.life
            };
            life.at_end(way) == Holds::Yes
        })
    }

    fn needs_value_first(&self, value: &Expr, releases: &str) -> bool {
        let names = patchwright_code::scope::names_in(releases);
        value.names().into_iter().any(|name| {
            names.contains(&name)
                && self
                    .life
                    .function
                    .locals()
                    .iter()
                    .any(|local| local.name == name)
        })
    }

    /// The returned value is computed before what it needs is released.
    fn value_first(&self, way: &Way<'a>, value: &Expr, releases: &str) -> Vec<TextEdit> {
        let function = self.life.function;
        let Some(file) = self.case.ctx.file(function) else {
            return Vec::new();
        };
        let ty = function.head.returns.trim();
        let ty = ty
            .trim_start_matches("static ")
            .trim_start_matches("inline ")
            .trim();
        let fresh = ["result", "value_given", "answer"]
            .into_iter()
            .find(|name| !function.locals().iter().any(|local| local.name == *name));
        let (Some(fresh), false) = (fresh, ty.is_empty() || ty == "void") else {
            return Vec::new();
        };
        let space = if ty.ends_with('*') { "" } else { " " };
        let text = format!(
            "{ty}{space}{fresh} = {};\n{releases}\nreturn {fresh};",
            file.slice(value.span)
        );
        edits::in_place(file, &way.path, &text)
    }
}

/// Statements that release what a local holds.
fn releases_of<'a>(
    case: &Case<'_, 'a>,
    function: &'a Function,
    at: usize,
    name: &str,
    made: &'a Expr,
) -> Vec<(String, u32)> {
    let variable = variable_named(case.ctx.code, function, at, name);
    releaser::releases(&Wanted {
        ctx: case.ctx,
        function,
        at,
        holder: name,
        ty: variable.map(Type::of_variable),
        constant: variable
            .is_some_and(|variable| variable.ty.split_whitespace().any(|word| word == "const")),
        made,
    })
}
