//! No circle between the modules of a crate: of two files that import each other neither can be read, tested or moved
//! alone.
//!
//! An import is a path that begins with `crate`, `super` or `self`, in a `use` or in the code; it leads to the module
//! that has the item, also where another one re-exports it. In the crates of `PARENTS_APART` it is also the bare name of
//! a child: there what children share is in a module of its own, not in their parent. Elsewhere a parent and the children
//! it declares still count as one module in several files.
#![expect(clippy::unwrap_used, reason = "tests")]

#[path = "circles/tokens.rs"]
mod tokens;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use tokens::tokens;

/// Crates in which no child imports from a parent that uses it. A crate that gets there is added, none is taken out.
const PARENTS_APART: [&str; 12] = [
    "bench", "crash", "domain", "edit", "import", "llm", "probes", "sandbox", "session", "store",
    "subject", "triage",
];

#[test]
fn modules_do_not_import_each_other_in_circles() {
    let mut wrong = Vec::new();
    for entry in fs::read_dir(crates()).unwrap() {
        let folder = entry.unwrap().path();
        let name = folder.file_name().unwrap().to_str().unwrap().to_owned();
        let modules = modules(&folder.join("src"));
        assert!(!modules.is_empty(), "{name} has no modules");
        let parents_apart = PARENTS_APART.contains(&name.as_str());
        let children = match parents_apart {
            true => Children::Imported,
            false => Children::PartOfParent,
        };
        let circles = groups(&imports(&modules, children));
        if !circles.is_empty() {
            wrong.push(format!("{name}: {circles:#?}"));
        }
        if !parents_apart && groups(&imports(&modules, Children::Imported)).is_empty() {
            wrong.push(format!("{name} can be added to PARENTS_APART"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn paths_are_read_as_the_compiler_reads_them() {
    let source = r##"
        //! crate::comment
        use crate::{a::{self, b::C}, d as e};
        use super::f;
        pub(in crate::hidden) fn g<'a>(x: &'a str) -> char { crate::h::i("crate::text"); 'c' }
        mod inner { use super::own; use super::super::sibling; }
        const RAW: &str = r#"crate::raw"#;
        #[cfg(test)]
        mod tests { use crate::only_in_tests; }
        fn last() { std::crate_like::x(); self::own::y() }
    "##;
    let here = ["top".to_owned(), "here".to_owned()];
    let found = |children: &[&str]| -> Vec<String> {
        let found = paths(source, &here, children);
        found.iter().map(|path| path.join("::")).collect()
    };
    let expected = [
        "a",
        "a::b::C",
        "d",
        "top::f",
        "h::i",
        "top::here::own",
        "top::sibling",
        "top::here::own::y",
    ];
    assert_eq!(found(&[]), expected);
    let of_child = found(&["std"]);
    assert!(of_child.contains(&"top::here::std::crate_like::x".to_owned()));
    assert_eq!(of_child.len(), expected.len() + 1);
}

/// What a parent uses of a child is an import of its own only where that is asked for; what it re-exports never is.
#[test]
fn a_parent_and_its_child_are_a_circle() {
    let modules = modules_of(&[
        (
            "",
            "mod a; use a::used; pub use a::Exported; pub struct Shared;",
        ),
        ("a", "use super::Shared; use super::Exported;"),
    ]);
    assert!(groups(&imports(&modules, Children::PartOfParent)).is_empty());
    assert_eq!(groups(&imports(&modules, Children::Imported)), [["", "a"]]);
    let re_exported = modules_of(&[
        ("", "mod a; mod b; pub(crate) use a::Exported;"),
        ("a", "pub struct Exported;"),
        ("b", "use super::Exported;"),
    ]);
    assert!(groups(&imports(&re_exported, Children::Imported)).is_empty());
}

#[test]
fn an_import_leads_to_the_module_that_has_the_item() {
    let modules = modules_of(&[
        (
            "",
            "mod a; mod b; pub use a::Outer; pub use b::inner::{self, Inner};",
        ),
        ("a", "use crate::Inner; pub struct Outer;"),
        ("b", "mod inner; pub(crate) use inner::Inner;"),
        ("b::inner", "use crate::{Outer, NotKnown};"),
    ]);
    let graph = imports(&modules, Children::PartOfParent);
    assert!(graph["a"].contains("b::inner"));
    assert!(graph["b::inner"].contains("a"));
    assert_eq!(groups(&graph), [["a", "b::inner"]]);
}

#[test]
fn circles_are_found() {
    let edges = |list: &[(&str, &str)]| {
        let mut graph: Graph = BTreeMap::new();
        for (from, to) in list {
            graph.entry((*to).to_owned()).or_default();
            let targets = graph.entry((*from).to_owned()).or_default();
            targets.insert((*to).to_owned());
        }
        groups(&graph)
    };
    assert!(edges(&[("a", "b"), ("b", "c"), ("a", "c")]).is_empty());
    let two = edges(&[("a", "b"), ("b", "a"), ("c", "a"), ("d", "e"), ("e", "d")]);
    assert_eq!(two, [["a", "b"], ["d", "e"]]);
}

fn modules_of(list: &[(&str, &str)]) -> Modules {
    let named = list.iter().map(|(name, text)| {
        let name = name.split("::").filter(|part| !part.is_empty());
        (name.map(str::to_owned).collect(), (*text).to_owned())
    });
    named.collect()
}

/// What a child's bare name is in the file that declares it.
#[derive(Debug, Clone, Copy)]
enum Children {
    Imported,
    PartOfParent,
}

/// The text of each module, by its path from the crate's root.
type Modules = BTreeMap<Vec<String>, String>;

/// What a module re-exports, and where that is.
type Exports = BTreeMap<String, Vec<String>>;

/// What each module imports, by the names of the modules.
type Graph = BTreeMap<String, BTreeSet<String>>;

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .canonicalize()
        .unwrap()
}

/// Every module of a crate that is not a test.
fn modules(src: &Path) -> Modules {
    let mut found = BTreeMap::new();
    let mut open = vec![src.to_owned()];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).unwrap();
            open.extend(entries.map(|entry| entry.unwrap().path()));
            continue;
        }
        let relative = path.strip_prefix(src).unwrap().with_extension("");
        let mut name: Vec<String> = relative
            .iter()
            .map(|part| part.to_str().unwrap().to_owned())
            .collect();
        let last = name.last().cloned().unwrap_or_default();
        if path.extension().is_none_or(|end| end != "rs") || last.ends_with("_tests") {
            continue;
        }
        if ["lib", "main", "mod"].contains(&last.as_str()) {
            name.pop();
        }
        found.insert(name, fs::read_to_string(&path).unwrap());
    }
    found
}

fn imports(modules: &Modules, children: Children) -> Graph {
    let exports: BTreeMap<&Vec<String>, Exports> = modules
        .iter()
        .map(|(name, text)| (name, exports(text, name, modules)))
        .collect();
    let edges = modules.iter().map(|(name, text)| {
        let own: Vec<&str> = match children {
            Children::Imported => children_of(name, modules),
            Children::PartOfParent => Vec::new(),
        };
        let targets = paths(text, name, &own).into_iter();
        let targets = targets.map(|path| home(path, modules, &exports));
        let others = targets.filter(|target| target != name);
        let others = others.map(|target| target.join("::")).collect();
        (name.join("::"), others)
    });
    edges.collect()
}

fn children_of<'m>(parent: &[String], modules: &'m Modules) -> Vec<&'m str> {
    let below = modules.keys().filter_map(|name| {
        let (last, above) = name.split_last()?;
        (above == parent).then_some(last.as_str())
    });
    below.collect()
}

/// The module that an item is in, past the modules that only re-export it.
fn home(
    mut path: Vec<String>,
    modules: &Modules,
    exports: &BTreeMap<&Vec<String>, Exports>,
) -> Vec<String> {
    // Re-exports of re-exports; the compiler sees to it that they end.
    for _ in 0..8 {
        let mut module = path.clone();
        while !module.is_empty() && !modules.contains_key(&module) {
            module.pop();
        }
        let item = path.get(module.len());
        let exported = item.and_then(|item| exports.get(&module)?.get(item));
        match exported {
            Some(from) if *from != path => {
                path = [from.clone(), path[module.len() + 1..].to_vec()].concat();
            }
            Some(_) | None => return module,
        }
    }
    path
}

/// Where the items come from that a module re-exports.
fn exports(text: &str, module: &[String], modules: &Modules) -> Exports {
    let tokens = tokens(text);
    let mut found = Exports::new();
    for at in 0..tokens.len() {
        if tokens[at] != "pub" {
            continue;
        }
        let behind = match tokens.get(at + 1) {
            Some(&"(") => closing(&tokens, at + 1),
            _ => at + 1,
        };
        if tokens.get(behind) != Some(&"use") {
            continue;
        }
        let mut leaves = Vec::new();
        tree(&tokens, behind + 1, &[], &mut leaves);
        for leaf in leaves {
            let full = from_root(module, &leaf);
            let child = module.len() + 1;
            let own = full
                .get(..child)
                .is_some_and(|head| modules.contains_key(head));
            let rooted = matches!(leaf.first(), Some(&("crate" | "super" | "self")));
            if let Some(name) = leaf.last().filter(|_| own || rooted) {
                found.insert((*name).to_owned(), full);
            }
        }
    }
    found
}

/// Sets of modules each of which reaches all others of its set.
fn groups(graph: &Graph) -> Vec<Vec<String>> {
    let reached: BTreeMap<&String, BTreeSet<&String>> = graph
        .keys()
        .map(|from| (from, reachable(graph, from)))
        .collect();
    let mut found: BTreeSet<Vec<String>> = BTreeSet::new();
    for (from, targets) in &reached {
        if targets.contains(from) {
            let group = targets.iter().filter(|to| reached[*to].contains(from));
            found.insert(group.map(|name| (*name).clone()).collect());
        }
    }
    found.into_iter().collect()
}

/// What a module reaches by one import or more: itself only in a circle.
fn reachable<'g>(graph: &'g Graph, from: &str) -> BTreeSet<&'g String> {
    let mut seen: BTreeSet<&String> = BTreeSet::new();
    let mut open: Vec<&String> = graph[from].iter().collect();
    while let Some(name) = open.pop() {
        if graph.contains_key(name) && seen.insert(name) {
            open.extend(&graph[name]);
        }
    }
    seen
}

/// Every path of a file that begins with `crate`, `super`, `self` or a child's name, from the crate's root; tests left
/// out.
fn paths(text: &str, module: &[String], children: &[&str]) -> Vec<Vec<String>> {
    let tokens = tokens(text);
    let mut found = Vec::new();
    // Modules written out in the file, each with the number of braces open around it.
    let mut inline: Vec<(String, usize)> = Vec::new();
    let (mut at, mut depth) = (0, 0);
    while let Some(token) = tokens.get(at) {
        let here = || {
            let names = inline.iter().map(|(name, _)| name.clone());
            module.iter().cloned().chain(names).collect::<Vec<_>>()
        };
        match *token {
            "{" => depth += 1,
            "}" => {
                depth -= 1;
                inline.retain(|(_, outside)| *outside < depth);
            }
            "#" => {
                let end = closing(&tokens, at + 1);
                let attribute = &tokens[at..end];
                let only_in_tests = attribute.contains(&"test") && !attribute.contains(&"not");
                at = match attribute.get(2) == Some(&"cfg") && only_in_tests {
                    true => end_of_item(&tokens, end),
                    false => end,
                };
                continue;
            }
            "pub" if tokens.get(at + 1) == Some(&"(") => {
                at = closing(&tokens, at + 1);
                continue;
            }
            "mod" if tokens.get(at + 2) == Some(&"{") => {
                inline.push((tokens[at + 1].to_owned(), depth));
            }
            "crate" | "super" | "self" if tokens.get(at + 1) == Some(&"::") => {
                let mut leaves = Vec::new();
                at = tree(&tokens, at, &[], &mut leaves);
                found.extend(leaves.iter().map(|path| from_root(&here(), path)));
                continue;
            }
            name if children.contains(&name) && inline.is_empty() && is_head(&tokens, at) => {
                let mut leaves = Vec::new();
                let begin = at;
                at = tree(&tokens, at, &[], &mut leaves);
                if !is_exported(&tokens, begin) {
                    found.extend(leaves.iter().map(|path| from_root(module, path)));
                }
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// Whether a path begins here.
fn is_head(tokens: &[&str], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| tokens.get(before));
    before != Some(&"::") && tokens.get(at + 1) == Some(&"::")
}

/// Whether a path is that of a `pub use`.
fn is_exported(tokens: &[&str], at: usize) -> bool {
    matches!(tokens.get(..at), Some([.., "pub" | ")", "use"]))
}

/// A path as written, from the crate's root.
fn from_root(here: &[String], path: &[&str]) -> Vec<String> {
    let mut full = here.to_vec();
    for part in path {
        match *part {
            "crate" => full.clear(),
            "self" => {}
            "super" => drop(full.pop()),
            name => full.push(name.to_owned()),
        }
    }
    full
}

/// Reads `a::{b, c::d}` and gives where it ends.
fn tree<'t>(
    tokens: &[&'t str],
    mut at: usize,
    before: &[&'t str],
    leaves: &mut Vec<Vec<&'t str>>,
) -> usize {
    let mut path = before.to_vec();
    loop {
        match tokens.get(at) {
            Some(&"{") => {
                at += 1;
                while tokens.get(at).is_some_and(|token| *token != "}") {
                    at = tree(tokens, at, &path, leaves);
                    // `as name`, the comma.
                    while tokens
                        .get(at)
                        .is_some_and(|token| !["}", ","].contains(token))
                    {
                        at += 1;
                    }
                    at += usize::from(tokens.get(at) == Some(&","));
                }
                return at + 1;
            }
            Some(name) if name.starts_with(|c: char| c.is_alphabetic() || c == '_') => {
                path.push(name);
                at += 1;
            }
            _ => at += 1,
        }
        if tokens.get(at) != Some(&"::") {
            leaves.push(path);
            return at;
        }
        at += 1;
        // `Vec::<T>`: the path ends before its arguments.
        if tokens.get(at) == Some(&"<") {
            leaves.push(path);
            return at;
        }
    }
}

/// Behind the bracket that closes the one at an index.
fn closing(tokens: &[&str], open: usize) -> usize {
    let mut depth = 0usize;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match *token {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && !["#", "!"].contains(token) {
            return at + 1;
        }
    }
    tokens.len()
}

/// Behind the item at an index: its semicolon or its braces.
fn end_of_item(tokens: &[&str], from: usize) -> usize {
    let mut at = from;
    while let Some(token) = tokens.get(at) {
        at = match *token {
            ";" => return at + 1,
            "{" => return closing(tokens, at),
            "(" | "[" => closing(tokens, at),
            _ => at + 1,
        };
    }
    at
}
