//! Names that mean something else after a patch: exception classes that are another kind or tell something else, and
//! classes and imports that stand in for others.

use std::collections::BTreeMap;

use patchwright_code::tokens::{Tok, joined};

use super::super::java::names;
use super::super::view::Side;
use super::{Found, Sides};
use crate::scope::Rule;

pub fn review(sides: &Sides<'_>) -> Vec<Found> {
    let known: BTreeMap<String, Class> = classes_of(&sides.old);
    let mut found = Vec::new();
    for (file, side) in &sides.new {
        let file = *file;
        let report = |line: usize, what: String| Found {
            rule: Rule::Override,
            file,
            line,
            what,
        };
        for class in classes(&side.source.code) {
            found.extend(
                class_fault(&class, known.get(&class.name)).map(|what| report(class.line, what)),
            );
        }
        let old = sides.before(file);
        found.extend(telling(side, old, &known).map(|(line, what)| report(line, what)));
        for import in imports(&side.source.code) {
            let what = import_fault(&import, old);
            found.extend(what.map(|what| report(import.line, what)));
        }
    }
    found
}

struct Class {
    name: String,
    /// From `extends` or `implements` on.
    bases: String,
    extends_exception: bool,
    line: usize,
}

impl Class {
    fn is_exception(&self) -> bool {
        self.extends_exception || self.name.ends_with("Exception")
    }
}

fn classes_of(sides: &[(usize, &Side)]) -> BTreeMap<String, Class> {
    let classes = sides
        .iter()
        .flat_map(|(_, side)| classes(&side.source.code));
    classes.map(|class| (class.name.clone(), class)).collect()
}

fn classes(code: &[Tok]) -> Vec<Class> {
    const KINDS: [&str; 4] = ["class", "interface", "enum", "record"];
    let mut found = Vec::new();
    for (at, pair) in code.windows(2).enumerate() {
        let [kind, name] = pair else { continue };
        // `String.class` is a value.
        let is_value = at
            .checked_sub(1)
            .and_then(|i| code.get(i))
            .is_some_and(|tok| tok.is("."));
        if !kind.is_any(&KINDS) || !name.is_name() || is_value {
            continue;
        }
        let head = code.get(at + 2..).unwrap_or_default();
        let end = head.iter().position(|tok| tok.is_any(&["{", ";", "="]));
        let head = head.get(..end.unwrap_or(0)).unwrap_or_default();
        let bases = head
            .iter()
            .position(|tok| tok.is_any(&["extends", "implements"]));
        let bases = bases.and_then(|at| head.get(at..)).unwrap_or_default();
        let thrown = |tok: &Tok| {
            ["Exception", "Error", "Throwable"]
                .iter()
                .any(|end| tok.word().ends_with(end))
        };
        found.push(Class {
            name: name.word().to_owned(),
            extends_exception: bases.first().is_some_and(|tok| tok.is("extends"))
                && bases.iter().any(thrown),
            bases: joined(bases),
            line: name.line,
        });
    }
    found
}

fn class_fault(class: &Class, before: Option<&Class>) -> Option<String> {
    let name = &class.name;
    match before {
        Some(before) => {
            let is_other =
                before.bases != class.bases && (before.is_exception() || class.is_exception());
            is_other
                .then(|| format!("the exception class `{name}` becomes another kind of exception"))
        }
        None => names::JAVA_LANG
            .contains(&name.as_str())
            .then(|| format!("a class called `{name}` stands in for Java's own")),
    }
}

/// A method by which an exception tells about itself, new in the file.
fn telling(
    side: &Side,
    old: Option<&Side>,
    known: &BTreeMap<String, Class>,
) -> Option<(usize, String)> {
    let was = |name: &str| {
        let functions = old.map_or(&[][..], |old| old.items.functions.as_slice());
        functions.iter().any(|function| function.name == name)
    };
    side.items.functions.iter().find_map(|function| {
        let (class, method) = function.name.rsplit_once("::")?;
        let class = class.rsplit("::").next()?;
        let is_ours = known.get(class).is_some_and(Class::is_exception);
        (is_ours && names::TELLING.contains(&method) && !was(&function.name)).then(|| {
            let what =
                format!("the exception class `{class}` now says something else by `{method}`");
            (function.line, what)
        })
    })
}

struct Import {
    path: Vec<String>,
    line: usize,
}

impl Import {
    /// The name that the file uses; none for `import a.b.*`.
    fn last(&self) -> Option<&str> {
        self.path
            .last()
            .map(String::as_str)
            .filter(|last| *last != "*")
    }
}

fn imports(code: &[Tok]) -> Vec<Import> {
    let statements = code.split(|tok| tok.is_any(&[";", "{", "}"]));
    let imports =
        statements.filter(|statement| statement.first().is_some_and(|tok| tok.is("import")));
    imports
        .map(|statement| Import {
            path: statement
                .iter()
                .skip(1)
                .filter(|tok| !tok.is_any(&[".", "static"]))
                .map(|tok| tok.word().to_owned())
                .collect(),
            line: statement.first().map_or(1, |tok| tok.line),
        })
        .collect()
}

fn import_fault(import: &Import, old: Option<&Side>) -> Option<String> {
    let name = import.last()?;
    let known = old.map_or(Vec::new(), |old| imports(&old.source.code));
    if known.iter().any(|other| other.path == import.path) {
        return None;
    }
    let package: Vec<&str> = import.path.iter().map(String::as_str).take(2).collect();
    let hides = names::JAVA_LANG.contains(&name) && package != ["java", "lang"];
    let swapped = known.iter().any(|other| other.last() == Some(name));
    (hides || swapped)
        .then(|| format!("`{name}` is imported from elsewhere and means another class"))
}
