//! Other command lines for the PoC: the same input with other options and commands of the program. A patch may have
//! fixed only what the PoC's own options reach.

use crate::neighbours::words::{self, SimpleCommand};
use crate::test_inputs::{Argument, TestCall};

use super::words::Vocabulary;

const MOST: usize = 400;

/// Each different from the PoC's own; what the tests are seen to do first.
pub(super) fn others(command: &str, known: &Vocabulary, calls: &[TestCall]) -> Vec<String> {
    let Some(simple) = words::simple(command) else {
        return Vec::new();
    };
    let reads = command.contains("{input}");
    let mut found: Vec<String> = Vec::new();
    let observed = calls
        .iter()
        .filter_map(|call| observed(command, &simple, call, reads));
    let made = options(command, &simple, &known.options).chain(subcommands(
        command,
        &simple,
        &known.words,
    ));
    for other in observed.chain(made) {
        if other != command && !found.contains(&other) && found.len() < MOST {
            found.push(other);
        }
    }
    found
}

/// The PoC's input where the test had its own. A call without an input serves only a PoC that reads none from a file.
fn observed(command: &str, simple: &SimpleCommand, call: &TestCall, reads: bool) -> Option<String> {
    let has_input = call.arguments.contains(&Argument::Input);
    if has_input != reads {
        return None;
    }
    let word = |argument: &Argument| match argument {
        Argument::Input => Some("{input}".to_owned()),
        Argument::Word(word) => {
            let plain = !word.contains(&0) && !word.contains(&b'{');
            let quoted = plain.then(|| words::quoted(word))?;
            String::from_utf8(quoted).ok()
        }
    };
    let arguments: Option<Vec<String>> = call.arguments.iter().map(word).collect();
    let end = simple
        .arguments
        .last()
        .map_or(simple.program.end, |last| last.end);
    let program = command.get(..simple.program.end)?;
    Some(format!(
        "{program} {}{}",
        arguments?.join(" "),
        command.get(end..)?
    ))
}

/// An option less, one more, or one in place of another.
fn options<'a>(
    command: &'a str,
    simple: &'a SimpleCommand,
    options: &'a [String],
) -> impl Iterator<Item = String> + 'a {
    let is_option = |range: &&std::ops::Range<usize>| {
        let word = command.get((*range).clone()).unwrap_or_default();
        word.starts_with('-') && word.len() > 1
    };
    let present: Vec<_> = simple.arguments.iter().filter(is_option).cloned().collect();
    let less = present
        .clone()
        .into_iter()
        .map(move |range| with(command, range, ""));
    let end = simple.program.end;
    let more = options
        .iter()
        .map(move |option| with(command, end..end, &format!(" {option}")));
    let instead = present.into_iter().flat_map(move |range| {
        options
            .iter()
            .map(move |option| with(command, range.clone(), option))
    });
    less.chain(more).chain(instead)
}

/// The first argument that is neither an option nor a file is often a command of the program.
fn subcommands<'a>(
    command: &'a str,
    simple: &SimpleCommand,
    words: &'a [Vec<u8>],
) -> impl Iterator<Item = String> + 'a {
    let is_name = |range: &&std::ops::Range<usize>| {
        let word = command.get((*range).clone()).unwrap_or_default();
        !word.starts_with('-')
            && word
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    };
    let first = simple.arguments.iter().find(is_name).cloned();
    first.into_iter().flat_map(move |range| {
        let other = move |word: &Vec<u8>| {
            let quoted = String::from_utf8(words::quoted(word)).ok()?;
            (!word.contains(&b'{')).then(|| with(command, range.clone(), &quoted))
        };
        words.iter().filter_map(other)
    })
}

fn with(command: &str, range: std::ops::Range<usize>, new: &str) -> String {
    let before = command.get(..range.start).unwrap_or_default();
    let after = command.get(range.end..).unwrap_or_default();
    format!("{before}{new}{after}")
}

#[cfg(test)]
#[path = "commands_tests.rs"]
mod tests;
