//! A PoC whose program cannot be there is refused before minutes of building. Only what is certain is said: a build writes below
//! the source, so a program below it may still come; one elsewhere must be on the machine already.

use std::path::Path;

use anyhow::bail;
use patchwright_domain::case::Case;

/// What the sandbox has of its own, whatever the machine has there.
const OF_THE_SANDBOX: [&str; 4] = ["/dev", "/proc", "/run", "/tmp"];

pub fn check(case: &Case) -> anyhow::Result<()> {
    for poc in &case.pocs {
        let Some(program) = absolute_program(&poc.command) else {
            continue;
        };
        let can_be_made = program.starts_with(&case.source)
            || OF_THE_SANDBOX
                .iter()
                .any(|place| program.starts_with(place));
        if !can_be_made && !program.exists() {
            bail!(
                "PoC {} starts {}, which does not exist, and the build cannot make it outside of the source; correct the poc's command",
                poc.name,
                program.display()
            );
        }
    }
    Ok(())
}

/// The program that a command starts, where a shell could not read it in another way.
fn absolute_program(command: &str) -> Option<&Path> {
    let word = command.split_whitespace().next()?;
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "._-/+".contains(letter);
    (word.starts_with('/') && word.chars().all(plain)).then(|| Path::new(word))
}

#[cfg(test)]
#[path = "poc_program_tests.rs"]
mod tests;
