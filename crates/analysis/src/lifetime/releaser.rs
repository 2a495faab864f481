//! The statement that releases what a name holds: as the function writes it elsewhere, else the counterpart of what
//! made it, else by its type.

use patchwright_code::spelling::{bare, squashed};
use patchwright_code::tree::{Expr, ExprKind};
use patchwright_code::types::{Type, last_name};
use patchwright_code::{Function, scope};

use super::letting_go::{ends_parameter, is_closing};
use crate::crash::Crash;
use crate::flow;
use crate::flow::How;
use crate::lifetime::frees::{self, By};
use crate::lifetime::values::is_name;

/// How the function's other releases are offered.
const MOST: usize = 3;

/// What is to be released, and where.
pub struct Wanted<'w, 'a> {
    pub ctx: &'w Crash<'a>,
    /// Where the release goes.
    pub function: &'a Function,
    pub at: usize,
    /// As it is written there.
    pub holder: &'w str,
    pub ty: Option<Type>,
    /// Whether the declaration says `const`, which `free` does not take.
    pub constant: bool,
    /// The call that returned it.
    pub made: &'a Expr,
}

/// Statements that release it, likeliest first, each with its doubt.
pub fn releases(wanted: &Wanted<'_, '_>) -> Vec<(String, u32)> {
    let mut found: Vec<(String, u32)> = Vec::new();
    let mut add = |text: String, doubt: u32| {
        if !found.iter().any(|(known, _)| *known == text) {
            found.push((text, doubt));
        }
    };
    let holder = wanted.holder;
    if let Some(text) = as_written(wanted) {
        add(text, 0);
    }
    match &wanted.made.kind {
        ExprKind::New { count, .. } => match count {
            Some(_) => add(format!("delete[] {holder};"), 0),
            None => add(format!("delete {holder};"), 0),
        },
        ExprKind::Call { callee, .. } => {
            let made_by = last_name(callee).unwrap_or_default();
            if let Some(closes) = library_counterpart(made_by) {
                add(format!("{closes}({holder});"), 0);
            }
            for text in by_type(wanted) {
                add(text, 1);
            }
            if let Some(name) = counterpart(wanted, made_by) {
                add(format!("{name}({holder});"), 1);
            }
        }
        _ => {}
    }
    if !matches!(wanted.made.kind, ExprKind::New { .. }) && may_be_plain(wanted) {
        let cast = if wanted.constant { "(void *) " } else { "" };
        let parts = with_parts(wanted);
        let doubt = if parts.is_empty() { 1 } else { 2 };
        add(format!("{parts}free({cast}{holder});"), doubt);
    }
    found.truncate(MOST);
    found
}

/// `free` is right for what the C library allocated itself.
fn may_be_plain(wanted: &Wanted<'_, '_>) -> bool {
    if wanted
        .ty
        .as_ref()
        .is_some_and(|ty| !ty.resolved(wanted.ctx.code).is_pointer())
    {
        return false;
    }
    let ExprKind::Call { callee, .. } = &wanted.made.kind else {
        return false;
    };
    let name = last_name(callee).unwrap_or_default();
    library_counterpart(name).is_none()
}

/// The release of the same name that the function has already.
fn as_written(wanted: &Wanted<'_, '_>) -> Option<String> {
    let file = wanted.ctx.file(wanted.function)?;
    let same = |expr: &Expr| {
        let on = match &expr.peel().kind {
            ExprKind::AddressOf(on) => on.peel(),
            _ => expr.peel(),
        };
        squashed(file.slice(on.span)) == squashed(wanted.holder.trim_start_matches('&'))
    };
    patchwright_code::walk_all::in_function(wanted.function)
        .into_iter()
        .find_map(|(_, expr)| {
            let released = match &expr.kind {
                ExprKind::Delete { on, .. } => same(on),
                ExprKind::Call { callee, args } => {
                    let name = last_name(callee).unwrap_or_default();
                    let named = frees::frees(name) == Some(By::Free) || is_closing(name);
                    let index = args.iter().position(same);
                    index.is_some_and(|index| named || ends_parameter(wanted.ctx, name, index, 2))
                }
                _ => false,
            };
            released.then(|| format!("{};", file.slice(expr.span)))
        })
}

/// The counterpart of a C library function that allocates.
fn library_counterpart(made_by: &str) -> Option<&'static str> {
    Some(match made_by {
        "fopen" | "fdopen" | "freopen" | "tmpfile" | "fmemopen" | "open_memstream" => "fclose",
        "popen" => "pclose",
        "opendir" | "fdopendir" => "closedir",
        "getaddrinfo" => "freeaddrinfo",
        "getifaddrs" => "freeifaddrs",
        "setmntent" => "endmntent",
        "newlocale" | "duplocale" => "freelocale",
        "gzopen" | "gzdopen" => "gzclose",
        "dlopen" => "dlclose",
        "iconv_open" => "iconv_close",
        _ => return None,
    })
}

/// The project's function whose name matches the one that made it: `xfree` for `xmalloc`, `node_free` for `node_new`.
fn counterpart(wanted: &Wanted<'_, '_>, made_by: &str) -> Option<String> {
    let making = [
        "malloc0", "malloc", "calloc", "realloc", "strndup", "strdup", "memdup", "alloc", "create",
        "new", "make", "open", "init", "load", "parse", "read", "dup", "copy", "clone",
    ];
    let ending = ["free", "destroy", "delete", "close", "release", "dispose"];
    let code = wanted.ctx.code;
    making
        .iter()
        .filter(|word| made_by.contains(**word))
        .find_map(|word| {
            ending.iter().find_map(|end| {
                let name = made_by.replacen(word, end, 1);
                let fits = |function: &&Function| function.head.params.len() == 1;
                let known = code.functions_named(&name).iter().any(fits);
                (known && name != "free" && reaches(wanted, &name)).then_some(name)
            })
        })
}

/// Functions that release a record of the holder's type.
fn by_type(wanted: &Wanted<'_, '_>) -> Vec<String> {
    let code = wanted.ctx.code;
    let Some(ty) = wanted.ty.as_ref().map(|ty| ty.resolved(code)) else {
        return Vec::new();
    };
    let record = bare(&ty.base).to_owned();
    if ty.pointers > 1 || ty.is_array() || code.record(&record).is_none() {
        return Vec::new();
    }
    let mut found: Vec<(u32, String)> = Vec::new();
    for function in code.functions() {
        let [param] = function.head.params.as_slice() else {
            continue;
        };
        let own = Type::of_variable(param).resolved(code);
        let name = function.head.name.as_str();
        let freeing = frees::frees(name) == Some(By::Free);
        if bare(&own.base) != record || !(freeing || is_closing(name)) || !reaches(wanted, name) {
            continue;
        }
        let whole = frees::in_function(function)
            .iter()
            .any(|free| is_name(free.what, &param.name) || is_star_of(free.what, &param.name));
        let holder = wanted.holder;
        let text = match (ty.pointers, own.pointers) {
            (1, 1) if whole => format!("{name}({holder});"),
            (1, 2) if whole => format!("{name}(&{holder});"),
            (0, 1) if !whole => format!("{name}(&{holder});"),
            _ => continue,
        };
        found.push((u32::from(!freeing), text));
    }
    found.sort();
    found.into_iter().map(|(_, text)| text).collect()
}

fn is_star_of(expr: &Expr, name: &str) -> bool {
    matches!(&expr.peel().kind, ExprKind::Deref(on) if is_name(on, name))
}

/// Whether a function can be called there: it is defined above, or declared in something that the file sees.
fn reaches(wanted: &Wanted<'_, '_>, name: &str) -> bool {
    let code = wanted.ctx.code;
    let Some(file) = wanted.ctx.file(wanted.function) else {
        return false;
    };
    if std::ptr::eq(wanted.function.head.name.as_str(), name) || wanted.function.head.name == name {
        return false;
    }
    let head = file
        .text()
        .get(..wanted.function.head.span.start)
        .unwrap_or_default();
    let above = scope::names_in(head).contains(&name);
    above
        || code.files().iter().any(|other| {
            other.path != file.path
                && scope::sees(code, &file.path, &other.path)
                && scope::names_in(other.text()).contains(&name)
        })
}

/// Members of the holder that the function has filled with blocks by then, each released, one per line.
fn with_parts(wanted: &Wanted<'_, '_>) -> String {
    let code = wanted.ctx.code;
    let mut lines = String::new();
    for definition in flow::definitions(wanted.function) {
        let Some(ExprKind::Member { base, field, .. }) = definition.target_kind() else {
            continue;
        };
        let own = is_name(base, wanted.holder) && definition.start < wanted.at;
        let made = definition
            .value
            .is_some_and(|value| match &value.peel().kind {
                ExprKind::Call { callee, .. } => allocator(last_name(callee).unwrap_or_default()),
                _ => false,
            });
        let text = definition.target_text(code, wanted.function);
        if own && made && definition.how == How::Assigned && !lines.contains(field.as_str()) {
            lines.push_str(&format!("free({text});\n"));
        }
    }
    lines
}

/// Functions of the C library whose result is freed by `free`.
pub fn allocator(name: &str) -> bool {
    matches!(
        name,
        "malloc"
            | "calloc"
            | "realloc"
            | "reallocarray"
            | "strdup"
            | "strndup"
            | "realpath"
            | "aligned_alloc"
    )
}
