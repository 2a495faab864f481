//! Checks of single values found in every part of a manifest: numbers, names, words, commands, environments.

use patchwright_domain::case::{Env, TestFormat};

use super::draft::{Number, Pairs};
use super::error::{At, Fault, Problem};
use super::placeholder::{self, Placeholder};
use super::suggest;

/// The kernel refuses longer arguments; leaves room for what placeholders add.
const LONGEST_COMMAND: usize = 100_000;

/// A number's name in messages, its bounds and its default.
pub(super) struct Bounds {
    pub what: &'static str,
    pub min: u64,
    pub max: u64,
    pub default: u64,
}

impl Bounds {
    pub fn seconds(what: &'static str, default: u64) -> Self {
        const DAY: u64 = 24 * 60 * 60;
        Bounds {
            what,
            min: 1,
            max: DAY,
            default,
        }
    }

    pub fn check(&self, number: &Number) -> Result<u64, Fault> {
        let Some(number) = number else {
            return Ok(self.default);
        };
        match u64::try_from(number.value) {
            Ok(value) if (self.min..=self.max).contains(&value) => Ok(value),
            Ok(_) | Err(_) => Err(number.fault(Problem::OutOfRange {
                what: self.what,
                value: number.value,
                min: self.min,
                max: self.max,
                remedy: format!("{} is the default", self.default),
            })),
        }
    }
}

pub(super) fn check_name(name: &At<String>, what: &'static str) -> Result<String, Fault> {
    let text = &name.value;
    let usable = (1..=100).contains(&text.len())
        && !text.contains(|c: char| c == '/' || c.is_control())
        && !matches!(text.as_str(), "." | "..")
        && text.trim() == text;
    match usable {
        true => Ok(text.clone()),
        false => Err(name.fault(Problem::BadName {
            what,
            name: text.clone(),
        })),
    }
}

/// Which placeholders a command may contain besides `{source}` and `{jobs}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CommandOf {
    Project,
    Poc,
}

pub(super) fn check_command(
    command: &At<String>,
    what: &'static str,
    of: CommandOf,
) -> Result<String, Fault> {
    let text = &command.value;
    if text.trim().is_empty() {
        return Err(command.fault(Problem::Empty { what }));
    }
    if text.contains('\0') {
        return Err(command.fault(Problem::Nul { what }));
    }
    if text.len() > LONGEST_COMMAND {
        return Err(command.fault(Problem::TooLong {
            what,
            max: LONGEST_COMMAND,
        }));
    }
    let pocs_own = [Placeholder::Input, Placeholder::Scratch];
    let misplaced = pocs_own
        .into_iter()
        .find(|&own| placeholder::holds(text, own));
    match (of, misplaced) {
        (CommandOf::Project, Some(placeholder)) => {
            let placeholder = placeholder.name();
            Err(command.fault(Problem::MisplacedPlaceholder { what, placeholder }))
        }
        (CommandOf::Project, None) | (CommandOf::Poc, _) => Ok(text.clone()),
    }
}

pub(super) fn check_optional_command(
    command: &Option<At<String>>,
    what: &'static str,
) -> Result<Option<String>, Fault> {
    let command = command.as_ref();
    command
        .map(|command| check_command(command, what, CommandOf::Project))
        .transpose()
}

pub(super) fn check_env(pairs: Pairs) -> Result<Env, Fault> {
    let mut env = Env::new();
    for pair in pairs {
        let (name, value) = &pair.value;
        if name.is_empty() || name.contains(['=', '\0']) {
            return Err(pair.fault(Problem::EnvName(name.clone())));
        }
        if value.contains('\0') {
            return Err(pair.fault(Problem::Nul {
                what: "an environment variable",
            }));
        }
        if name.len() + value.len() > LONGEST_COMMAND {
            return Err(pair.fault(Problem::TooLong {
                what: "an environment variable",
                max: LONGEST_COMMAND,
            }));
        }
        let (name, value) = pair.value;
        env.insert(name, value);
    }
    Ok(env)
}

pub(super) fn bounds(what: &'static str, min: u64, max: u64, default: u64) -> Bounds {
    Bounds {
        what,
        min,
        max,
        default,
    }
}

/// The value for `word` in a table of names; the error suggests the nearest name.
pub(super) fn choose<T: Copy>(
    word: &At<String>,
    what: &'static str,
    table: &[(&str, T)],
) -> Result<T, Fault> {
    let found = table.iter().find(|(name, _)| *name == word.value);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let names: Vec<&str> = table.iter().map(|(name, _)| *name).collect();
        word.fault(Problem::UnknownWord {
            what,
            word: word.value.clone(),
            hint: suggest::hint(&word.value, &names),
        })
    })
}

pub(super) fn check_format(written: Option<&At<String>>) -> Result<TestFormat, Fault> {
    const FORMATS: [(&str, TestFormat); 9] = [
        ("auto", TestFormat::Auto),
        ("automake", TestFormat::Automake),
        ("autotest", TestFormat::Autotest),
        ("tap", TestFormat::Tap),
        ("ctest", TestFormat::Ctest),
        ("meson", TestFormat::Meson),
        ("gtest", TestFormat::Gtest),
        ("junit", TestFormat::Junit),
        ("exit-status", TestFormat::ExitStatus),
    ];
    match written {
        Some(format) => choose(format, "test format", &FORMATS),
        None => Ok(TestFormat::Auto),
    }
}
