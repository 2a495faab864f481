//! Ways out of a function that has none of its own: the codes of the enumeration it returns, what its neighbours throw,
//! a value of its type.

use patchwright_code::tree::StmtKind;
use patchwright_code::types::{Type, class_of};
use patchwright_code::{Code, Function, scope, walk};

use super::fit;
use super::found::{self, Found};
use super::meaning::{self, Zero};
use super::way_out::{Departure, Leaves, Returned, WayOut};

/// The code of the returned enumeration whose name fits best, if no exit uses it yet.
pub(super) fn by_code(
    code: &Code,
    function: &Function,
    known: &[Found<'_>],
    about: &[&str],
) -> Option<WayOut> {
    let name = function.head.returns.trim();
    let name = name.strip_prefix("enum ").unwrap_or(name).trim();
    let codes = &code.enumeration(name)?.constants;
    let best = codes
        .iter()
        .map(|(name, _)| name)
        .filter(|name| !fit::is_success(name))
        .min_by_key(|name| fit::misfit(name, about))?;
    let doubt = fit::misfit(best, about);
    let used = known
        .iter()
        .any(|exit| exit.error && exit.text.contains(best.as_str()));
    let scoped = known
        .iter()
        .find_map(|exit| exit.text.strip_prefix("return ")?.rsplit_once("::"));
    let value = match scoped {
        Some((scope, _)) => format!("{scope}::{best}"),
        None => best.clone(),
    };
    // A code that the function has not used yet comes after those it uses.
    (!used && doubt < 3).then(|| returning(Returned::Other(value), doubt + 4))
}

/// How functions of the same file leave that have the same return type and first parameter: get16 reports a reader's
/// failure as get8 does.
pub(super) fn by_sibling(
    code: &Code,
    function: &Function,
    at: usize,
    about: &[&str],
) -> Vec<WayOut> {
    let (Some(first), Some(file)) = (function.head.params.first(), code.file(&function.head.file))
    else {
        return Vec::new();
    };
    let alike = code.functions().filter(|other| {
        let given = other.head.params.first();
        other.head.file == function.head.file
            && other.head.qualified != function.head.qualified
            && other.head.returns == function.head.returns
            && given.is_some_and(|given| {
                (&given.ty, given.pointers, &given.name) == (&first.ty, first.pointers, &first.name)
            })
    });
    let mut ways: Vec<WayOut> = Vec::new();
    for other in alike.take(8) {
        for exit in found::exits(code, other).iter().filter(|exit| exit.error) {
            let mut lines = exit.steps.clone();
            lines.push(exit.text.clone());
            let text = lines.join("\n");
            let jumps = text.contains("goto ");
            if !jumps && scope::usable(code, function, at, &text) {
                ways.push(WayOut {
                    text,
                    ..WayOut::by(
                        Departure::read(file, exit.stmt),
                        3 + fit::misfit(&exit.text, about),
                    )
                });
            }
        }
    }
    ways.sort_by_key(|way| way.doubt);
    ways.truncate(2);
    ways
}

/// Guessed from the type that the function returns.
pub(super) fn by_type(code: &Code, function: &Function, about: &[&str]) -> Vec<WayOut> {
    let mut ways = thrown_nearby(code, function, about);
    let returns = function.head.returns.trim();
    if !ways.is_empty() || returns.ends_with('&') {
        return ways;
    }
    let cpp = is_cpp(function);
    let zero = meaning::of_zero(code, function);
    let last = code
        .file(&function.head.file)
        .and_then(|file| found::last_value(file, function));
    let words: Vec<&str> = returns.split_whitespace().collect();
    let is = |word: &str| words.contains(&word);
    if returns.ends_with('*') {
        let null = if cpp { "nullptr" } else { "NULL" };
        ways.push(returning(Returned::Null(null), 5));
    } else if returns.is_empty() || returns == "void" || returns == "static void" {
        ways.push(WayOut {
            leaves: Leaves::Quietly,
            ..returning(Returned::Nothing, 3)
        });
    } else if is("bool") || is("_Bool") {
        let value = match zero {
            Zero::Succeeds => literal("true"),
            Zero::Fails | Zero::Unknown => Returned::False,
        };
        ways.push(returning(value, 5));
    } else if zero == Zero::Fails && !gives_record(code, returns) {
        ways.push(returning(literal("0"), 5));
    } else if last.as_deref() == Some("0")
        || is("int") && last.as_deref() != Some("-1")
        || is("ssize_t")
    {
        ways.push(returning(Returned::MinusOne, 6));
        if zero == Zero::Unknown && last.as_deref() != Some("0") {
            ways.push(returning(literal("0"), 8));
        }
        if function.head.name == "main" {
            ways.push(returning(literal("1"), 4));
        }
    } else if cpp && (returns.contains("::") || returns.contains('<')) {
        ways.push(returning(literal("{}"), 7));
    } else if zero == Zero::Unknown && last.is_some() && !gives_record(code, returns) {
        ways.push(returning(literal("0"), 7));
    }
    ways
}

/// A record by value: no number stands for it.
fn gives_record(code: &Code, returns: &str) -> bool {
    let ty = Type::parse(returns).resolved(code);
    ty.pointers == 0 && code.record(&ty.base).is_some()
}

/// What other functions of the file throw, else those of the same class in other files, if it names only literals and
/// types.
fn thrown_nearby(code: &Code, function: &Function, about: &[&str]) -> Vec<WayOut> {
    if !is_cpp(function) {
        return Vec::new();
    }
    let here = |other: &&Function| other.head.file == function.head.file;
    let class = class_of(function);
    let kin = |other: &&Function| class.is_some() && class_of(other) == class && !here(other);
    let mut ways = thrown_by(code, function, code.functions().filter(here));
    if ways.is_empty() {
        ways = thrown_by(code, function, code.functions().filter(kin));
    }
    // A reference cannot be null, and no number stands for a record.
    let returns = function.head.returns.trim();
    if ways.is_empty() && (returns.ends_with('&') || gives_record(code, returns)) {
        ways = thrown_about(code, function, about);
    }
    if ways.is_empty() && (returns.ends_with('&') || gives_record(code, returns)) {
        ways = thrown_by(code, function, code.functions());
        for way in &mut ways {
            *way = throwing(reworded(&way.text), way.doubt);
        }
    }
    let standard = scope::includes_header(code, &function.head.file, "stdexcept");
    if ways.is_empty() && returns.ends_with('&') && standard {
        ways.push(throwing("throw std::out_of_range(\"no such element\");", 4));
    }
    ways.sort_by_key(|way| way.doubt);
    ways.truncate(1);
    ways
}

/// What is thrown elsewhere for the same reason: where the check before it names the same members.
fn thrown_about(code: &Code, function: &Function, about: &[&str]) -> Vec<WayOut> {
    let mut ways = Vec::new();
    for other in code.functions() {
        let file = code.file(&other.head.file);
        let Some(file) = file.filter(|file| file.slice(other.head.body).contains("throw ")) else {
            continue;
        };
        let asked: Vec<String> = found::exits(code, other)
            .iter()
            .filter(|exit| exit.asks_else(file, about) == 0)
            .map(|exit| exit.text.clone())
            .collect();
        if asked.is_empty() {
            continue;
        }
        let thrown = thrown_by(code, function, std::iter::once(other));
        ways.extend(thrown.into_iter().filter(|way| asked.contains(&way.text)));
    }
    ways
}

fn thrown_by<'a>(
    code: &'a Code,
    function: &Function,
    others: impl Iterator<Item = &'a Function>,
) -> Vec<WayOut> {
    let mut ways: Vec<WayOut> = Vec::new();
    for other in others {
        let Some(file) = code.file(&other.head.file) else {
            continue;
        };
        let locals = other.locals();
        walk::each_stmt(other.body(), &mut |stmt| {
            if !matches!(stmt.kind, StmtKind::Throw(Some(_))) {
                return;
            }
            let text = file.slice(stmt.span);
            let words = scope::names_in(text);
            let bound = locals
                .iter()
                .any(|local| words.contains(&local.name.as_str()));
            let unseen = words.iter().any(|word| {
                let record = code.record(word);
                record.is_some_and(|record| !scope::sees(code, &function.head.file, &record.file))
            });
            if !bound && !unseen {
                ways.push(throwing(text, 3 + fit::misfit(text, &[])));
            }
        });
    }
    ways
}

/// Another function's description of its own failure does not apply here.
fn reworded(text: &str) -> String {
    let mut parts = text.split('"');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(head), Some(_), Some(tail), None) if head.ends_with('(') && tail == ");" => {
            format!("{head}\"invalid input\"{tail}")
        }
        _ => text.to_owned(),
    }
}

fn is_cpp(function: &Function) -> bool {
    function.is_cpp() || class_of(function).is_some()
}

fn returning(value: Returned, doubt: u32) -> WayOut {
    WayOut::by(Departure::Return(value), doubt)
}

fn literal(text: &str) -> Returned {
    Returned::Other(text.to_owned())
}

fn throwing(text: impl Into<String>, doubt: u32) -> WayOut {
    WayOut::by(Departure::Other(text.into()), doubt)
}
