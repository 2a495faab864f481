//! Why a command could not start a program, from its shell's output.

/// Turns the shell's message into "could not start `test/test-parse`: No such file".
pub(crate) fn describe_start_failure(printed: &str) -> String {
    const REASONS: [(&str, &str); 7] = [
        ("not found", "No such file"),
        ("command not found", "No such file"),
        ("No such file or directory", "No such file"),
        ("Permission denied", "Permission denied"),
        ("Exec format error", "Exec format error"),
        ("cannot execute", "cannot be executed"),
        ("Is a directory", "Is a directory"),
    ];
    const MOST: usize = 200;
    let told = printed.lines().rev().find_map(|line| {
        let mut parts = line.trim_end().rsplit(": ");
        let (reason, program) = (parts.next()?, parts.next()?);
        let known = REASONS.iter().find(|(words, _)| reason == *words)?;
        let program = program.strip_prefix("./").unwrap_or(program);
        Some(format!("could not start `{program}`: {}", known.1))
    });
    let last = || {
        let mut lines = printed.lines().rev();
        let line = lines.find(|line| !line.trim().is_empty());
        match line {
            Some(line) => format!("could not start a program of its command: {}", line.trim()),
            None => "could not start a program of its command".to_owned(),
        }
    };
    told.unwrap_or_else(last).chars().take(MOST).collect()
}

#[cfg(test)]
#[path = "start_failure_tests.rs"]
mod tests;
