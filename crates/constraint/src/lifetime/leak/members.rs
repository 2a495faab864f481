//! A member that is not released with its record: it is released where its siblings, or the record itself, are.

mod beside;

use patchwright_analysis::crash::flow_of;
use patchwright_analysis::flow::{SourceKind, definitions};
use patchwright_analysis::lifetime::frees::{By, Free};
use patchwright_analysis::lifetime::releaser::Wanted;
use patchwright_analysis::lifetime::{frees, releaser};
use patchwright_code::spelling::bare;
use patchwright_code::tree::{Expr, ExprKind, Stmt, StmtKind, Via};
use patchwright_code::types::{Type, class_of, last_name, type_of};
use patchwright_code::walk::all_exprs;
use patchwright_code::walk_all::users_of_field;
use patchwright_code::{Function, paths};

use super::{Case, Held, Mend};
use crate::edits;
use crate::proposal::{Operator, PlaceKind, Proposal, TextEdit};

/// Functions that release records of one kind.
const MOST: usize = 6;

pub(super) fn propose(case: &Case<'_, '_>, place: &Expr) -> Vec<Proposal> {
    let Some(first) = Member::find(case, case.holding.function, place) else {
        return Vec::new();
    };
    let handed_on = first.handed_on(case);
    let members = [first].into_iter().chain(handed_on);
    members.flat_map(|member| released(case, &member)).collect()
}

fn released(case: &Case<'_, '_>, member: &Member) -> Vec<Proposal> {
    if member.is_borrowed(case) {
        return Vec::new();
    }
    let mut sites = member.sites(case);
    sites.sort_by_key(|site| site.doubt);
    sites.truncate(MOST);
    let mut found = Vec::new();
    let mut all: Vec<TextEdit> = Vec::new();
    for site in &sites {
        let forgotten = member.forgotten_beside(case, site);
        for (nth, (release, doubt)) in member.releases(case, site).into_iter().enumerate() {
            let edits = site.edits(case, &format!("{release}{forgotten}"));
            if !forgotten.is_empty() {
                found.extend(member.proposal(
                    case,
                    site,
                    site.edits(case, &release),
                    doubt + site.doubt + 2,
                ));
            }
            if nth == 0 {
                all.extend(edits.clone());
            }
            found.extend(member.proposal(case, site, edits, doubt + site.doubt));
        }
    }
    if let [first, _, ..] = sites.as_slice() {
        found.extend(member.proposal(case, first, all, 2));
    }
    if sites.is_empty() {
        found.extend(member.by_new_destructor(case));
    }
    found
}

/// The member that holds the block, by the record that it is a member of.
struct Member {
    record: String,
    field: String,
    reach: Reach,
    ty: Option<Type>,
    constant: bool,
}

/// What the release of the member covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reach {
    Itself,
    /// The elements of a table that it points to.
    Slots,
    /// The elements of a C++ container.
    Elements,
}

/// A statement that releases a record, or a sibling of the member.
struct Site<'a> {
    function: &'a Function,
    path: Vec<&'a Stmt>,
    /// The member as it is written there.
    member: String,
    /// What stands before it: the record.
    base: String,
    goes: Goes,
    doubt: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Goes {
    Before,
    Behind,
}

impl Member {
    fn find(case: &Case<'_, '_>, function: &Function, place: &Expr) -> Option<Self> {
        let code = case.ctx.code;
        let (inner, slot) = match &place.peel().kind {
            ExprKind::Index { base, .. } => (base.peel(), true),
            _ => (place.peel(), false),
        };
        let (record, field) = match &inner.kind {
            ExprKind::Member { base, field, .. } => {
                let ty = type_of(code, function, base.span.start, base)?.resolved(code);
                (bare(&ty.base).to_owned(), field.clone())
            }
            ExprKind::Name(name) => (class_of(function)?.to_owned(), name.clone()),
            _ => return None,
        };
        let variable = code.field(&record, &field)?;
        let ty = Type::of_variable(variable);
        let container = ["vector<", "list<", "deque<", "set<"]
            .iter()
            .any(|kind| variable.ty.contains(kind));
        let reach = match (slot, container && ty.pointers == 0) {
            (false, true) => Reach::Elements,
            (true, _) => Reach::Slots,
            (false, false) => Reach::Itself,
        };
        let ty = if reach == Reach::Slots {
            ty.element()
        } else {
            Some(ty)
        };
        let constant = variable.ty.split_whitespace().any(|word| word == "const");
        Some(Self {
            record,
            field,
            reach,
            ty,
            constant,
        })
    }

    /// Members that get what this one holds: `entry->key = value->text;`
    fn handed_on(&self, case: &Case<'_, '_>) -> Vec<Self> {
        let mut found: Vec<Self> = Vec::new();
        for function in users_of_field(case.ctx.code, &self.field) {
            for store in definitions(function) {
                let from = store.value.map(Expr::peel);
                let from = from.and_then(|from| Self::find(case, function, from));
                let to = store.target.filter(|to| to.member().is_some());
                let to = to.and_then(|to| Self::find(case, function, to));
                if let (Some(from), Some(to)) = (from, to)
                    && from.is(self)
                    && !to.is(self)
                    && !found.iter().any(|known| known.is(&to))
                {
                    found.push(to);
                }
            }
        }
        found
    }

    fn is(&self, other: &Self) -> bool {
        self.record == other.record && self.field == other.field && self.reach == other.reach
    }

    /// Whether some store puts a pointer there that must not be freed.
    fn is_borrowed(&self, case: &Case<'_, '_>) -> bool {
        let kind = match self.reach {
            Reach::Slots => SourceKind::Slot,
            Reach::Itself | Reach::Elements => SourceKind::Field,
        };
        let stores = flow_of(case.ctx).stores_to_field(Some(&self.record), &self.field, kind);
        stores.iter().any(|store| {
            let value = store.value.map(|value| &value.peel().kind);
            matches!(value, Some(ExprKind::Text(_) | ExprKind::AddressOf(_)))
        })
    }

    /// One for each function that releases such a record without the member.
    fn sites<'a>(&self, case: &Case<'_, 'a>) -> Vec<Site<'a>> {
        let functions = case.ctx.code.functions();
        functions
            .filter(|function| case.ctx.may_edit(function))
            .filter_map(|function| self.in_function(case, function))
            .collect()
    }

    fn in_function<'a>(&self, case: &Case<'_, 'a>, function: &'a Function) -> Option<Site<'a>> {
        let frees = frees::in_function(function);
        if self.is_released_in(case, function, &frees) {
            return None;
        }
        let destructor = function.head.name == format!("~{}", self.record);
        let mut best: Option<Site<'a>> = None;
        for free in frees.iter().filter(|free| free.by == By::Free) {
            let site = self.beside(case, function, free, destructor);
            best = match (best, site) {
                (None, site) => site,
                (Some(best), Some(site)) if site.doubt <= best.doubt => Some(site),
                (best, _) => best,
            };
        }
        best.or_else(|| {
            destructor
                .then(|| self.in_empty_destructor(function))
                .flatten()
        })
    }

    /// Next to the release of a sibling, or before that of the record itself.
    fn beside<'a>(
        &self,
        case: &Case<'_, 'a>,
        function: &'a Function,
        free: &Free<'a>,
        destructor: bool,
    ) -> Option<Site<'a>> {
        let code = case.ctx.code;
        let file = case.ctx.file(function)?;
        let (base, arrow, goes, doubt) = match &free.what.kind {
            ExprKind::Member { base, via, field } if self.is_record(case, function, base) => {
                let arrow = match via {
                    Via::Dot => ".",
                    Via::Arrow => "->",
                };
                // A table's elements are released before the table.
                let (goes, doubt) = match (self.reach, *field == self.field) {
                    (Reach::Slots, true) => (Goes::Before, 0),
                    (Reach::Slots, false) => (Goes::Before, 3),
                    (Reach::Itself | Reach::Elements, _) => (Goes::Behind, 0),
                };
                (file.slice(base.span).to_owned(), arrow, goes, doubt)
            }
            ExprKind::Name(name) if destructor && code.field(&self.record, name).is_some() => {
                (String::new(), "", Goes::Behind, 0)
            }
            _ => {
                let ty = type_of(code, function, free.what.span.start, free.what)?.resolved(code);
                let whole = ty.pointers == 1 && bare(&ty.base) == self.record;
                // A function of the project that releases records is a place of its own.
                if !whole || self.is_by_project(case, free) {
                    return None;
                }
                (file.slice(free.what.span).to_owned(), "->", Goes::Before, 1)
            }
        };
        let mut path = paths::path_to(function.body(), free.stmt)?;
        while edits::stands_alone(&path) {
            path.pop();
        }
        Some(Site {
            function,
            path,
            member: format!("{base}{arrow}{}", self.field),
            base: format!("{base}{arrow}"),
            goes,
            doubt,
        })
    }

    fn is_by_project(&self, case: &Case<'_, '_>, free: &Free<'_>) -> bool {
        let mut callees = all_exprs(free.stmt)
            .into_iter()
            .filter_map(|expr| match &expr.kind {
                ExprKind::Call { callee, .. } => last_name(callee),
                _ => None,
            });
        callees.any(|name| {
            let mut functions = case.ctx.code.functions_named(name).into_iter();
            functions.any(|function| {
                let params = &function.head.params;
                params.iter().any(|param| {
                    bare(&Type::of_variable(param).resolved(case.ctx.code).base) == self.record
                })
            })
        })
    }

    fn in_empty_destructor<'a>(&self, function: &'a Function) -> Option<Site<'a>> {
        let StmtKind::Block(list) = &function.body().kind else {
            return None;
        };
        let last = list.last()?;
        Some(Site {
            function,
            path: paths::path_to(function.body(), last)?,
            member: self.field.clone(),
            base: String::new(),
            goes: Goes::Behind,
            doubt: 1,
        })
    }

    fn is_record(&self, case: &Case<'_, '_>, function: &Function, base: &Expr) -> bool {
        let code = case.ctx.code;
        let ty = type_of(code, function, base.span.start, base).map(|ty| ty.resolved(code));
        ty.is_some_and(|ty| bare(&ty.base) == self.record && ty.pointers < 2)
    }

    /// Whether a function releases the member, directly or through a function that it passes the record to.
    fn is_released_in(&self, case: &Case<'_, '_>, function: &Function, frees: &[Free<'_>]) -> bool {
        let is_it = |expr: &Expr| match &expr.kind {
            ExprKind::Member { field, .. } => *field == self.field,
            ExprKind::Name(name) => *name == self.field && class_of(function).is_some(),
            ExprKind::Index { base, .. } => {
                matches!(&base.peel().kind, ExprKind::Member { field, .. } if *field == self.field && self.reach == Reach::Slots)
            }
            _ => false,
        };
        let slot = |expr: &Expr| matches!(expr.kind, ExprKind::Index { .. });
        let own = frees
            .iter()
            .any(|free| is_it(free.what) && slot(free.what) == (self.reach == Reach::Slots));
        let calls = patchwright_code::walk_all::in_function(function);
        own || calls.iter().any(|(_, expr)| {
            let ExprKind::Call { callee, args } = &expr.kind else {
                return false;
            };
            let given = args.iter().any(|arg| {
                let arg = match &arg.peel().kind {
                    ExprKind::AddressOf(on) => on.peel(),
                    _ => arg.peel(),
                };
                self.is_record(case, function, arg)
            });
            let called = last_name(callee).unwrap_or_default();
            given
                && called != function.head.name
                && case
                    .ctx
                    .code
                    .functions_named(called)
                    .into_iter()
                    .any(|inner| {
                        frees::in_function(inner).iter().any(|free| {
                            is_it(free.what) && slot(free.what) == (self.reach == Reach::Slots)
                        })
                    })
        })
    }

    fn releases<'a>(&self, case: &Case<'_, 'a>, site: &Site<'a>) -> Vec<(String, u32)> {
        let at = site.path.last().map_or(0, |stmt| stmt.span.start);
        let head = match self.reach {
            Reach::Slots => match self.walk_over(case, site) {
                Some(head) => Some(head),
                None => return Vec::new(),
            },
            Reach::Elements => {
                let text = format!("for (auto *each : {})\n\tdelete each;", site.member);
                return vec![(text, 1)];
            }
            Reach::Itself => None,
        };
        let holder = match &head {
            Some((_, index)) => format!("{}[{index}]", site.member),
            None => site.member.clone(),
        };
        let wanted = Wanted {
            ctx: case.ctx,
            function: site.function,
            at,
            holder: &holder,
            ty: self.ty.clone(),
            constant: self.constant,
            made: case.holding.made,
        };
        let releases = releaser::releases(&wanted).into_iter();
        releases
            .map(|(text, doubt)| match &head {
                Some((head, _)) => (format!("{head}\n\t{text}"), doubt + 1),
                None => (text, doubt),
            })
            .collect()
    }

    /// A class without a destructor gets one after its constructor.
    fn by_new_destructor(&self, case: &Case<'_, '_>) -> Option<Proposal> {
        let code = case.ctx.code;
        let ExprKind::New { count, .. } = &case.holding.made.kind else {
            return None;
        };
        let record = code.record(&self.record)?;
        let file = code.file(&record.file)?;
        let none = code
            .functions_named(&format!("~{}", self.record))
            .is_empty();
        let declared = file
            .slice(record.span)
            .contains(&format!("~{}", self.record));
        let constructor = code
            .functions_named(&self.record)
            .into_iter()
            .find(|function| {
                function.head.file == record.file && record.span.contains(&function.head.span)
            })?;
        if !none || declared || self.reach != Reach::Itself || !case.ctx.may_edit(constructor) {
            return None;
        }
        let array = if count.is_some() { "[]" } else { "" };
        let indent = file.indent_at(constructor.head.span.start);
        let text = format!(
            "\n{indent}~{}() {{ delete{array} {}; }}",
            self.record, self.field
        );
        let at = constructor.head.span.end;
        let edit = TextEdit {
            file: record.file.clone(),
            start: at,
            end: at,
            text,
        };
        case.proposal(Mend {
            operator: Operator::ReleaseMember,
            place: PlaceKind::Free,
            at: (constructor, constructor.body()),
            edits: vec![edit],
            holder: Held::Pointer(&self.field),
            cause: format!(
                "`{}` owns what `{}` points to, and ends without releasing it.",
                self.record, self.field
            ),
            doubt: 2,
        })
    }

    fn proposal(
        &self,
        case: &Case<'_, '_>,
        site: &Site<'_>,
        edits: Vec<TextEdit>,
        doubt: u32,
    ) -> Option<Proposal> {
        let stmt = site.path.last()?;
        let slot = format!("{}[i]", site.member);
        let holder = match self.reach {
            Reach::Slots => Held::Pointer(&slot),
            Reach::Itself => Held::Pointer(&site.member),
            Reach::Elements => Held::Record(&site.member),
        };
        case.proposal(Mend {
            operator: Operator::ReleaseMember,
            place: PlaceKind::Producer,
            at: (site.function, stmt),
            edits,
            holder,
            cause: format!(
                "`{}` releases a {} and leaves out its `{}`.",
                site.function.head.name, self.record, self.field
            ),
            doubt,
        })
    }
}

impl Site<'_> {
    fn edits(&self, case: &Case<'_, '_>, release: &str) -> Vec<TextEdit> {
        let Some(file) = case.ctx.file(self.function) else {
            return Vec::new();
        };
        match self.goes {
            Goes::Before => edits::insert_before(file, &self.path, release),
            Goes::Behind => edits::insert_after(file, &self.path, release),
        }
    }
}
