//! The project's own commands as the agent can type them.

use std::fmt::Write as _;

use patchwright_subject::{AgentTree, ReadyCommand, Subject};

use crate::error::RepairError;
use crate::prompt::relative;

pub(crate) fn ready(subject: &Subject<'_>, tree: &AgentTree) -> Result<String, RepairError> {
    let mut text = String::new();
    if let Some(ready) = subject.ready_setup(tree)? {
        line(&mut text, "Once, before the first build", &ready);
    }
    line(&mut text, "Build", &subject.ready_build(tree)?);
    for (poc, ready) in subject.case.pocs.iter().zip(subject.ready_pocs(tree)?) {
        let what = match poc.failing_tests() {
            Some(tests) => format!(
                "Tests that fail, `{}` (`{}`)",
                poc.name,
                tests.names.join("`, `")
            ),
            None => format!("Crash `{}`", poc.name),
        };
        line(&mut text, &what, &ready);
    }
    match subject.ready_tests(tree)? {
        Some(ready) => line(&mut text, "Tests", &ready),
        None => text += "- There are no tests.\n",
    }
    Ok(relative(&text, &subject.case.source))
}

fn line(text: &mut String, what: &str, ready: &ReadyCommand) {
    let _ = write!(text, "- {what}: `{}`", ready.command);
    match &ready.folder {
        Some(below) if below.as_os_str().is_empty() => {}
        Some(below) => {
            let _ = write!(text, ", in `{}`", below.display());
        }
        None => *text += ", in an empty folder such as `/tmp`",
    }
    if let Some(path) = &ready.stdin {
        let _ = write!(text, ", with `{}` as its standard input", path.display());
    }
    if !ready.env.is_empty() {
        let env = ready
            .env
            .iter()
            .map(|(name, value)| format!("`{name}={value}`"));
        let _ = write!(text, ", with {}", env.collect::<Vec<_>>().join(" "));
    }
    text.push('\n');
}
