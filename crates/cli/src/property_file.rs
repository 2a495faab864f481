//! Properties stated by the user: what must hold before the statement at a line.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use patchwright_domain::candidate::RelPath;
use patchwright_domain::property::Property;
use patchwright_subject::manifest::{Fault, Keys, Table, read_text};

use crate::given_file;

const MOST_BYTES: u64 = 1 << 20;
const LONGEST_NAME: usize = 64;
const ROOT: Keys = Keys::Only(&["property"]);
const PROPERTY: Keys = Keys::Only(&["name", "place", "condition"]);

pub fn read_all(paths: &[PathBuf]) -> anyhow::Result<Vec<Property>> {
    let mut found: Vec<Property> = Vec::new();
    for path in paths {
        let bytes = given_file::read(path, MOST_BYTES)?;
        let text = String::from_utf8(bytes);
        let text = text.with_context(|| format!("{} is not text", path.display()))?;
        let stated = parse(&text, path).with_context(|| format!("in {}", path.display()))?;
        for property in stated {
            let is_new = found.iter().all(|known| known.name != property.name);
            ensure!(is_new, "property {} is stated twice", property.name);
            found.push(property);
        }
    }
    Ok(found)
}

/// As written: name, place and condition.
type Stated = [Option<String>; 3];

fn parse(text: &str, path: &Path) -> anyhow::Result<Vec<Property>> {
    let read = |table: &Table<'_>| -> Result<Stated, Fault> {
        let text = |key| Ok(table.string(key)?.map(|at| at.value));
        Ok([text("name")?, text("place")?, text("condition")?])
    };
    let stated = read_text(text, "the file of properties", ROOT, |root| {
        let tables = root
            .array_of_tables("property", PROPERTY)?
            .unwrap_or_default();
        tables.iter().map(read).collect::<Result<Vec<_>, Fault>>()
    });
    let stated = stated.map_err(|fault| fault.in_file(path))?;
    ensure!(!stated.is_empty(), "it states no [[property]]");
    stated.into_iter().map(property).collect()
}

fn property([name, place, condition]: Stated) -> anyhow::Result<Property> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let name = name.context("a property needs a name")?;
    ensure!(
        !name.is_empty() && name.len() <= LONGEST_NAME && name.chars().all(is_plain),
        "the property's name {name:?} must be 1 to {LONGEST_NAME} letters, digits, '-', '_' or '.'"
    );
    let place = place.as_deref().and_then(place_of);
    let (file, line) =
        place.with_context(|| format!("property {name} needs place = \"FILE:LINE\""))?;
    let condition = condition.with_context(|| format!("property {name} needs a condition"))?;
    Ok(Property {
        name,
        file,
        line,
        condition,
        stated_by: "user".to_owned(),
    })
}

fn place_of(text: &str) -> Option<(RelPath, u32)> {
    let (file, line) = text.rsplit_once(':')?;
    let file = Path::new(file).strip_prefix(".").unwrap_or(Path::new(file));
    let file = RelPath::new(file.to_str()?).ok()?;
    Some((file, line.parse().ok().filter(|line| *line > 0)?))
}

#[cfg(test)]
#[path = "property_file_tests.rs"]
mod tests;
