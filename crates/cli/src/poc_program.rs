//! Refuses a PoC whose program cannot exist, before minutes of building. Only certain cases are refused: a build writes below
//! the source, so a program there may still be built; one elsewhere must already be on the machine.

use std::path::Path;

use anyhow::bail;
use patchwright_domain::case::Case;

/// Folders that the sandbox provides itself, whatever the machine has there.
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

/// The program that a command starts, if a shell could not interpret it differently.
fn absolute_program(command: &str) -> Option<&Path> {
    let word = command.split_whitespace().next()?;
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "._-/+".contains(letter);
    (word.starts_with('/') && word.chars().all(plain)).then(|| Path::new(word))
}

#[cfg(test)]
#[path = "poc_program_tests.rs"]
mod tests;
