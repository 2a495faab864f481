//! Who else's code is in the tree: every direct dependency has a reason, every licence is one we may ship, nothing comes
//! from outside crates.io, and a second version of a crate is kept only for a stated reason. The lists of licences and of
//! second versions are `deny.toml`'s, so that `make deny` and this test cannot disagree.
#![expect(clippy::unwrap_used, reason = "tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use toml::{Table, Value};

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Every direct dependency: its licence and what it is for. Code of our own would have to be worse than this.
#[rustfmt::skip]
const DIRECT: [(&str, &str, &str); 32] = [
    ("anyhow", "MIT OR Apache-2.0", "errors of the command line, with their context"),
    ("clap", "MIT OR Apache-2.0", "the command line"),
    ("console", "MIT", "width and colours of a terminal"),
    ("gimli", "MIT OR Apache-2.0", "which source lines the instructions of a program come from"),
    ("globset", "Unlicense OR MIT", "exclude and scope patterns of a manifest"),
    ("httpdate", "MIT OR Apache-2.0", "Retry-After dates"),
    ("insta", "Apache-2.0", "tests: snapshots"),
    ("libc", "MIT OR Apache-2.0", "sandbox: what rustix has no safe form of, in the program inside"),
    ("libcasr", "Apache-2.0", "a second opinion on which crashes are one bug"),
    ("memchr", "Unlicense OR MIT", "marks of sanitizers in large programs"),
    ("object", "Apache-2.0 OR MIT", "sections and segments of programs"),
    ("proptest", "MIT OR Apache-2.0", "tests: properties of parsers"),
    ("rcgen", "MIT OR Apache-2.0", "tests: certificates of a fake provider"),
    ("rmcp", "Apache-2.0", "the MCP protocol, in all its versions"),
    ("rustix", "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT", "system calls without unsafe code"),
    ("rustls", "Apache-2.0 OR ISC OR MIT", "tests: a fake provider over TLS"),
    ("schemars", "MIT", "the schemas of tools that models call"),
    ("serde", "MIT OR Apache-2.0", "everything that is written and read back"),
    ("serde_json", "MIT OR Apache-2.0", "journals, models, language servers, debuggers"),
    ("sha2", "MIT OR Apache-2.0", "identities of sources, patches and caches"),
    ("signal-hook", "Apache-2.0/MIT", "Ctrl-C that lets work clean up"),
    ("similar", "Apache-2.0", "diffs"),
    ("strsim", "MIT", "the nearest name to a misspelt one"),
    ("tempfile", "MIT OR Apache-2.0", "files that appear whole or not at all"),
    ("thiserror", "MIT OR Apache-2.0", "error enums of libraries"),
    ("tokio", "MIT", "the runtime of rmcp, in one file"),
    ("toml", "MIT OR Apache-2.0", "manifests"),
    ("tree-sitter", "MIT", "syntax trees"),
    ("tree-sitter-c", "MIT", "the grammar of C"),
    ("tree-sitter-cpp", "MIT", "the grammar of C++"),
    ("tree-sitter-java", "MIT", "the grammar of Java"),
    ("ureq", "MIT OR Apache-2.0", "HTTP to providers of models"),
];

#[test]
fn direct_dependencies_have_a_reason_and_are_declared_once() {
    let workspace = read("Cargo.toml");
    let declared: BTreeMap<&str, &Value> = workspace["workspace"]["dependencies"]
        .as_table()
        .unwrap()
        .iter()
        .map(|(name, value)| (name.as_str(), value))
        .collect();
    let foreign = declared
        .iter()
        .filter(|(_, value)| value.get("path").is_none());
    let foreign: BTreeSet<&str> = foreign.map(|(name, _)| *name).collect();
    let listed: BTreeSet<&str> = DIRECT.iter().map(|(name, _, _)| *name).collect();
    assert_eq!(
        foreign, listed,
        "DIRECT and [workspace.dependencies] differ"
    );
    for name in foreign {
        let value = declared[name];
        let version = value.as_str().or_else(|| value.get("version")?.as_str());
        let version = version.unwrap_or_default();
        assert!(
            !version.is_empty() && !version.contains('*'),
            "{name} has no version"
        );
        assert!(value.get("git").is_none(), "{name} comes from git");
    }
    let mut used = BTreeSet::new();
    for manifest in manifests() {
        for (name, value) in dependencies(&read(&manifest)) {
            let inherited = value.get("workspace").and_then(Value::as_bool) == Some(true);
            assert!(
                inherited,
                "{manifest}: {name} must be declared in the workspace"
            );
            used.insert(name);
        }
    }
    let unused: Vec<_> = declared
        .keys()
        .filter(|name| !used.contains(**name))
        .collect();
    assert!(unused.is_empty(), "declared and not used: {unused:?}");
}

/// Foreign code that one crate alone may know, so that it can be replaced or taken out.
const OWNED: [(&str, &str); 3] = [("libcasr", "triage"), ("rmcp", "cli"), ("ureq", "llm")];

#[test]
fn one_crate_alone_knows_what_may_have_to_go() {
    for (name, owner) in OWNED {
        let owner = format!("crates/{owner}/Cargo.toml");
        for manifest in manifests() {
            let knows = dependencies(&read(&manifest))
                .iter()
                .any(|(found, _)| found == name);
            assert_eq!(knows, manifest == owner, "{manifest}: {name}");
        }
    }
}

#[test]
fn licences_are_ones_we_may_ship() {
    let deny = read("deny.toml");
    let allowed = strings(&deny["licenses"]["allow"]);
    for (name, licence, _) in DIRECT {
        assert!(is_allowed(licence, &allowed), "{name}: {licence}");
    }
    for package in locked() {
        // Crates for other systems are locked and not fetched.
        let Some(found) = fetched_licence(&package) else {
            continue;
        };
        assert!(is_allowed(&found, &allowed), "{}: {found}", package.name);
        if let Some((_, stated, _)) = DIRECT.iter().find(|(name, ..)| *name == package.name) {
            assert_eq!(found, *stated, "{} has another licence", package.name);
        }
    }
}

#[test]
fn expressions_of_licences_are_read() {
    let allowed = ["MIT", "ISC"].map(str::to_owned);
    let check = |licence: &str| is_allowed(licence, &allowed);
    assert!(check("MIT"));
    assert!(check("GPL-3.0 OR MIT"));
    assert!(check("GPL-3.0/MIT"));
    assert!(check("(GPL-3.0 OR MIT) AND ISC"));
    assert!(!check("GPL-3.0"));
    assert!(!check("MIT AND GPL-3.0"));
    assert!(!check("(GPL-3.0 OR BSD-3-Clause) AND ISC"));
    assert!(!check(""));
}

#[test]
fn everything_comes_from_crates_io() {
    for package in locked() {
        let own = package.name.starts_with("patchwright-");
        match &package.source {
            Some(source) => assert_eq!(source, CRATES_IO, "{}", package.name),
            None => assert!(own, "{} is a folder outside the workspace", package.name),
        }
    }
}

#[test]
fn second_versions_are_kept_for_a_reason() {
    let deny = read("deny.toml");
    let skipped: BTreeSet<String> = deny["bans"]["skip"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            assert!(!row["reason"].as_str().unwrap().is_empty());
            row["crate"].as_str().unwrap().to_owned()
        })
        .collect();
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in locked() {
        versions
            .entry(package.name)
            .or_default()
            .push(package.version);
    }
    let mut needed = BTreeSet::new();
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        let matching = |version: &&String| {
            let wanted = |skip: &&String| {
                let rest = skip.strip_prefix(&format!("{name}@"));
                rest.is_some_and(|prefix| format!("{version}.").starts_with(&format!("{prefix}.")))
            };
            skipped
                .iter()
                .find(wanted)
                .map(|skip| needed.insert(skip.clone()))
                .is_some()
        };
        let kept = versions.iter().filter(matching).count();
        assert!(
            kept + 1 >= versions.len(),
            "{name} is there as {versions:?}: align it, or add a row to deny.toml"
        );
    }
    let stale: Vec<_> = skipped.difference(&needed).collect();
    assert!(
        stale.is_empty(),
        "deny.toml skips what is not there twice: {stale:?}"
    );
}

struct Package {
    name: String,
    version: String,
    source: Option<String>,
}

fn root() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    folder.canonicalize().unwrap()
}

fn read(path: &str) -> Table {
    fs::read_to_string(root().join(path))
        .unwrap()
        .parse()
        .unwrap()
}

fn manifests() -> Vec<String> {
    let folders = fs::read_dir(root().join("crates")).unwrap();
    let names = folders.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names
        .map(|name| format!("crates/{name}/Cargo.toml"))
        .collect()
}

/// Of all kinds and for all targets.
fn dependencies(manifest: &Table) -> Vec<(String, Value)> {
    let mut found = Vec::new();
    for (key, value) in manifest {
        let Some(table) = value.as_table() else {
            continue;
        };
        if key.ends_with("dependencies") {
            found.extend(
                table
                    .iter()
                    .map(|(name, value)| (name.clone(), value.clone())),
            );
        } else if key != "package" {
            found.extend(dependencies(table));
        }
    }
    found
}

fn locked() -> Vec<Package> {
    let text = |package: &Value, key: &str| Some(package.get(key)?.as_str()?.to_owned());
    let lock = read("Cargo.lock");
    let packages = lock["package"].as_array().unwrap();
    let package = |package: &Value| Package {
        name: text(package, "name").unwrap(),
        version: text(package, "version").unwrap(),
        source: text(package, "source"),
    };
    packages.iter().map(package).collect()
}

/// As the crate itself says it, where cargo has unpacked it.
fn fetched_licence(package: &Package) -> Option<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")))?;
    let folder = format!("{}-{}", package.name, package.version);
    let registries = fs::read_dir(home.join("registry/src")).ok()?;
    let mut manifests = registries
        .flatten()
        .map(|entry| entry.path().join(&folder).join("Cargo.toml"));
    let manifest: Table = manifests
        .find_map(|path| fs::read_to_string(path).ok())?
        .parse()
        .unwrap();
    let licence = manifest["package"].get("license").and_then(Value::as_str);
    Some(licence.unwrap_or("no licence stated").to_owned())
}

/// Whether an SPDX expression leaves us a choice that is allowed. `/` is its old way to write `OR`.
fn is_allowed(expression: &str, allowed: &[String]) -> bool {
    let plain = expression.replace('/', " OR ");
    let one = |licence: &str| allowed.iter().any(|known| known == licence.trim());
    plain.split(" AND ").all(|part| {
        let part = part.trim().trim_start_matches('(').trim_end_matches(')');
        part.split(" OR ").any(one)
    })
}

fn strings(value: &Value) -> Vec<String> {
    let items = value.as_array().unwrap().iter();
    items
        .map(|item| item.as_str().unwrap().to_owned())
        .collect()
}
