//! Typed access to the tables of a manifest or configuration, with the line of every value.
//!
//! serde would report errors in its own words; here every error has our wording, a line number and a remedy.

use std::path::Path;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::error::{At, Fault, Origin, Problem};
use super::json;
use super::suggest;

/// Byte offsets of newlines, to turn spans into line numbers.
pub(super) struct Lines(Vec<usize>);

impl Lines {
    pub fn new(text: &str) -> Self {
        Lines(text.match_indices('\n').map(|(at, _)| at).collect())
    }

    pub fn place(&self, offset: usize) -> Origin {
        Origin::Line(1 + self.0.partition_point(|&newline| newline < offset))
    }
}

/// One table of the manifest, whose keys have been checked.
pub struct Table<'t> {
    entries: &'t DeTable<'t>,
    name: String,
    level: Level,
    place: Origin,
    lines: &'t Lines,
}

#[derive(Clone, Copy)]
enum Level {
    Root,
    Below,
}

/// Which keys a table may contain.
#[derive(Clone, Copy)]
pub enum Keys {
    Only(&'static [&'static str]),
    /// The manifest's author chooses them: environment variables, variants.
    Any,
}

struct Expected {
    words: &'static str,
    example: &'static str,
}

const STRING: Expected = Expected {
    words: "a string",
    example: "= \"…\"",
};
const STRINGS: Expected = Expected {
    words: "a list of strings",
    example: "= [\"…\"]",
};
const STRING_OR_STRINGS: Expected = Expected {
    words: "a string or a list of strings",
    example: "= \"…\"",
};
const NUMBER: Expected = Expected {
    words: "a whole number",
    example: "= 20",
};
const AMOUNT: Expected = Expected {
    words: "a number",
    example: "= 0.5",
};
const BOOLEAN: Expected = Expected {
    words: "true or false",
    example: "= true",
};

const JSON: Expected = Expected {
    words: "something JSON can say: no number that is endless, none of more than 64 bits",
    example: "= { … }",
};

/// Parses a text that messages call `what`, such as `the manifest`.
pub fn read_text<T>(
    text: &str,
    what: &'static str,
    keys: Keys,
    read: impl FnOnce(&Table<'_>) -> Result<T, Fault>,
) -> Result<T, Fault> {
    let lines = Lines::new(text);
    let parsed = DeTable::parse(text).map_err(|error| syntax_fault(&error, &lines))?;
    let table = Table {
        entries: parsed.get_ref(),
        name: what.to_owned(),
        level: Level::Root,
        place: Origin::Line(1),
        lines: &lines,
    };
    read(&table.opened(keys)?)
}

fn syntax_fault(error: &toml::de::Error, lines: &Lines) -> Fault {
    let message: Vec<&str> = error.message().lines().collect();
    let problem = match message.as_slice() {
        ["duplicate key"] => Problem::Twice,
        lines => Problem::Syntax(super::error::shown(&lines.join(", "))),
    };
    let offset = error.span().map_or(0, |span| span.start);
    lines.place(offset).fault(problem)
}

impl<'t> Table<'t> {
    fn open(
        &self,
        entries: &'t DeTable<'t>,
        name: String,
        place: Origin,
        keys: Keys,
    ) -> Result<Self, Fault> {
        let table = Table {
            entries,
            name,
            level: Level::Below,
            place,
            lines: self.lines,
        };
        table.opened(keys)
    }

    fn opened(self, keys: Keys) -> Result<Self, Fault> {
        if let Keys::Only(known) = keys {
            self.refuse_unknown(known)?;
        }
        Ok(self)
    }

    fn refuse_unknown(&self, known: &'static [&'static str]) -> Result<(), Fault> {
        let unknown = self
            .entries
            .keys()
            .filter(|key| !known.contains(&key.get_ref().as_ref()))
            .min_by_key(|key| key.span().start);
        match unknown {
            None => Ok(()),
            Some(key) => Err(self.place_of(key).fault(Problem::UnknownKey {
                key: key.get_ref().to_string(),
                table: self.name.clone(),
                hint: suggest::hint(key.get_ref(), known),
            })),
        }
    }

    pub fn place(&self) -> Origin {
        self.place
    }

    pub fn string(&self, key: &str) -> Result<Option<At<String>>, Fault> {
        self.get(key)
            .map(|value| self.as_string(key, value, &STRING))
            .transpose()
    }

    /// A path, relative to `base`.
    pub fn path(&self, key: &str, base: &Path) -> Result<Option<At<std::path::PathBuf>>, Fault> {
        let text = self.string(key)?;
        Ok(text.map(|text| At::new(base.join(&text.value), text.place)))
    }

    pub fn strings(&self, key: &str) -> Result<Vec<At<String>>, Fault> {
        match self.get(key) {
            None => Ok(Vec::new()),
            Some(value) => self.as_strings(key, value, &STRINGS),
        }
    }

    /// A string or a list of strings.
    pub fn one_or_more(&self, key: &str) -> Result<Vec<At<String>>, Fault> {
        match self.get(key) {
            None => Ok(Vec::new()),
            Some(value) if value.get_ref().is_str() => {
                Ok(vec![self.as_string(key, value, &STRING)?])
            }
            Some(value) => self.as_strings(key, value, &STRING_OR_STRINGS),
        }
    }

    pub fn number(&self, key: &str) -> Result<Option<At<i128>>, Fault> {
        let Some(value) = self.get(key) else {
            return Ok(None);
        };
        let DeValue::Integer(digits) = value.get_ref() else {
            return Err(self.wrong_type(key, value, &NUMBER));
        };
        let saturated = match digits.as_str().starts_with('-') {
            true => i128::MIN,
            false => i128::MAX,
        };
        let number = i128::from_str_radix(digits.as_str(), digits.radix()).unwrap_or(saturated);
        Ok(Some(At::new(number, self.place_of(value))))
    }

    /// A number that may have a fraction.
    pub fn amount(&self, key: &str) -> Result<Option<At<f64>>, Fault> {
        let Some(value) = self.get(key) else {
            return Ok(None);
        };
        let written = match value.get_ref() {
            DeValue::Float(digits) => digits.as_str().parse().ok(),
            DeValue::Integer(digits) if digits.radix() == 10 => digits.as_str().parse().ok(),
            _ => None,
        };
        let number: Option<f64> = written;
        match number.filter(|number| number.is_finite()) {
            Some(number) => Ok(Some(At::new(number, self.place_of(value)))),
            None => Err(self.wrong_type(key, value, &AMOUNT)),
        }
    }

    pub fn boolean(&self, key: &str) -> Result<Option<bool>, Fault> {
        match self.get(key) {
            None => Ok(None),
            Some(value) => match value.get_ref() {
                DeValue::Boolean(value) => Ok(Some(*value)),
                _ => Err(self.wrong_type(key, value, &BOOLEAN)),
            },
        }
    }

    /// Any value, converted to JSON; a date becomes its text.
    pub fn json(&self, key: &str) -> Result<Option<serde_json::Value>, Fault> {
        let Some(value) = self.get(key) else {
            return Ok(None);
        };
        match json::from_toml(value.get_ref()) {
            Some(json) => Ok(Some(json)),
            None => Err(self.wrong_type(key, value, &JSON)),
        }
    }

    /// The strings of a table with arbitrary keys, in file order.
    pub fn pairs(&self, key: &str) -> Result<Vec<At<(String, String)>>, Fault> {
        let Some(table) = self.table(key, Keys::Any)? else {
            return Ok(Vec::new());
        };
        let read = |(key, value): (&Spanned<_>, &Spanned<DeValue>)| {
            let key: &std::borrow::Cow<str> = key.get_ref();
            let text = table.as_string(key, value, &STRING)?;
            Ok(At::new((key.to_string(), text.value), text.place))
        };
        table.entries.iter().map(read).collect()
    }

    pub fn table(&self, key: &str, keys: Keys) -> Result<Option<Table<'t>>, Fault> {
        let Some(value) = self.get(key) else {
            return Ok(None);
        };
        let name = self.child_name(key);
        match value.get_ref() {
            DeValue::Table(entries) => self
                .open(entries, name, self.place_of(value), keys)
                .map(Some),
            _ => Err(self.wrong_shape(key, value, "a table", name)),
        }
    }

    /// The tables of a table with arbitrary keys.
    pub fn named_tables(
        &self,
        key: &str,
        keys: Keys,
    ) -> Result<Vec<(At<String>, Table<'t>)>, Fault> {
        let Some(parent) = self.table(key, Keys::Any)? else {
            return Ok(Vec::new());
        };
        let mut tables = Vec::new();
        for name in parent.entries.keys() {
            if let Some(table) = parent.table(name.get_ref(), keys)? {
                tables.push((
                    At::new(name.get_ref().to_string(), parent.place_of(name)),
                    table,
                ));
            }
        }
        Ok(tables)
    }

    /// The tables written with double brackets; `None` if the key is absent.
    pub fn array_of_tables(&self, key: &str, keys: Keys) -> Result<Option<Vec<Table<'t>>>, Fault> {
        let Some(value) = self.get(key) else {
            return Ok(None);
        };
        let name = format!("[[{key}]]");
        let DeValue::Array(items) = value.get_ref() else {
            return Err(self.wrong_shape(key, value, "a list of tables", name));
        };
        let open = |item: &'t Spanned<DeValue<'t>>| match item.get_ref() {
            DeValue::Table(entries) => self.open(entries, name.clone(), self.place_of(item), keys),
            _ => Err(self.wrong_shape(key, item, "a list of tables", name.clone())),
        };
        items.iter().map(open).collect::<Result<_, _>>().map(Some)
    }

    fn get(&self, key: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.entries.get(key)
    }

    fn place_of<T>(&self, value: &Spanned<T>) -> Origin {
        self.lines.place(value.span().start)
    }

    fn child_name(&self, key: &str) -> String {
        let parent = self.name.trim_matches(['[', ']']);
        match self.level {
            Level::Root => format!("[{}]", super::error::shown(key)),
            Level::Below => format!("[{parent}.{}]", super::error::shown(key)),
        }
    }

    fn as_string(
        &self,
        key: &str,
        value: &Spanned<DeValue>,
        expected: &Expected,
    ) -> Result<At<String>, Fault> {
        match value.get_ref() {
            DeValue::String(text) => Ok(At::new(text.to_string(), self.place_of(value))),
            _ => Err(self.wrong_type(key, value, expected)),
        }
    }

    fn as_strings(
        &self,
        key: &str,
        value: &Spanned<DeValue>,
        expected: &Expected,
    ) -> Result<Vec<At<String>>, Fault> {
        let DeValue::Array(items) = value.get_ref() else {
            return Err(self.wrong_type(key, value, expected));
        };
        let read = |item: &Spanned<DeValue>| match item.get_ref() {
            DeValue::String(text) => Ok(At::new(text.to_string(), self.place_of(item))),
            other => {
                let found = format!("holds {}", type_words(other));
                Err(self.mismatch(key, item, expected.words, found, expected.example_for(key)))
            }
        };
        items.iter().map(read).collect()
    }

    fn wrong_type(&self, key: &str, value: &Spanned<DeValue>, expected: &Expected) -> Fault {
        let found = format!("is {}", type_words(value.get_ref()));
        self.mismatch(key, value, expected.words, found, expected.example_for(key))
    }

    fn wrong_shape(
        &self,
        key: &str,
        value: &Spanned<DeValue>,
        expected: &'static str,
        header: String,
    ) -> Fault {
        let found = format!("is {}", type_words(value.get_ref()));
        self.mismatch(key, value, expected, found, header)
    }

    fn mismatch(
        &self,
        key: &str,
        value: &Spanned<DeValue>,
        expected: &'static str,
        found: String,
        example: String,
    ) -> Fault {
        self.place_of(value).fault(Problem::WrongType {
            key: key.to_owned(),
            table: self.name.clone(),
            expected,
            found,
            example,
        })
    }
}

impl Expected {
    fn example_for(&self, key: &str) -> String {
        format!("{} {}", super::error::shown(key), self.example)
    }
}

fn type_words(value: &DeValue) -> &'static str {
    match value {
        DeValue::String(_) => "a string",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a fraction",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
