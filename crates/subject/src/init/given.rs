//! A build command that the user gave: what can still be known of the tree's tests and sanitizers.

use super::{Built, Look, System, TestGuess, by_build_files, compilers, sanitizer_flags};

pub(super) fn given(look: &Look, build: &str) -> Built {
    let flags = look.flags;
    let said = [flags.setup.as_deref(), Some(build)].into_iter().flatten();
    let said: Vec<&str> = said.chain(flags.env.iter().map(String::as_str)).collect();
    let mut notes = Vec::new();
    if !said.iter().any(|words| words.contains("sanitize")) {
        notes.push(format!(
            "the given build command names no sanitizer: unless it adds one itself, use {}",
            sanitizer_flags(look.tree.root())
        ));
    }
    let known = by_build_files(look);
    let mut because = Vec::new();
    let test = known.and_then(|known| fitting_test(known, &said, &mut because, &mut notes));
    Built {
        system: System::Given,
        setup: flags.setup.clone(),
        build: build.to_owned(),
        clean: None,
        env: Vec::new(),
        test,
        folder: None,
        exclude: Vec::new(),
        because,
        notes,
    }
}

/// The tests of the build that we would have chosen, where the user's leaves its programs in a place that we can tell.
fn fitting_test(
    known: Built,
    said: &[&str],
    because: &mut Vec<String>,
    notes: &mut Vec<String>,
) -> Option<TestGuess> {
    let mut test = known.test?;
    let Some(ours) = known.folder else {
        // What our own make command sets is not set in the user's.
        let target = test.command.rsplit(' ').next().unwrap_or("check");
        test.command = format!("make {target}");
        test.env = compilers::no_leaks();
        let made = said.iter().any(|words| words.contains("make"));
        if made {
            because.push(format!("the build files have tests: {}", test.command));
            return Some(test);
        }
        notes.push(format!(
            "the build files have tests: name their command with --test, such as '{}'",
            test.command
        ));
        return None;
    };
    match said.iter().find_map(|words| build_folder(words)) {
        Some(folder) => {
            let command = test.command.replace(&ours, folder);
            because.push(format!("the build files have tests: {command}"));
            Some(TestGuess { command, ..test })
        }
        None => {
            let command = test.command.replace(&ours, "BUILD-FOLDER");
            notes.push(format!(
                "the build files have tests: name their command with --test, such as '{command}'"
            ));
            None
        }
    }
}

/// `cmake -B FOLDER`, `cmake --build FOLDER`, `ninja -C FOLDER`, `meson setup FOLDER`.
fn build_folder(command: &str) -> Option<&str> {
    let words: Vec<&str> = command.split_whitespace().collect();
    let marked = |pair: &[&'_ str]| matches!(pair, ["-B" | "--build" | "-C" | "setup", _]);
    let attached = |word: &&str| {
        word.strip_prefix("-B")
            .filter(|rest| !rest.is_empty())
            .is_some()
    };
    let folder = words
        .windows(2)
        .find(|pair| marked(pair))
        .and_then(|pair| pair.get(1).copied())
        .or_else(|| words.iter().copied().find(attached)?.strip_prefix("-B"))?;
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_-./".contains(&byte);
    (!folder.starts_with('-') && folder.bytes().all(is_plain)).then_some(folder)
}
