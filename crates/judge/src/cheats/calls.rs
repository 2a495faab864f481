//! Calls that are refused because of their arguments, such as closing standard error or catching a crash signal.

use patchwright_code::tokens::fold::{self, Constants};
use patchwright_code::tokens::{Tok, after, arguments, before, group, joined};

use super::finding::{Finding, Project, Variables, finding, is_function_use};
use super::names;
use crate::scope::Rule;

const HARMLESS_SIGNALS: [&str; 13] = [
    "SIGINT", "SIGTERM", "SIGPIPE", "SIGHUP", "SIGALRM", "SIGCHLD", "SIGUSR1", "SIGUSR2",
    "SIGWINCH", "SIGCONT", "SIGTSTP", "SIGTTIN", "SIGTTOU",
];

const CLOSERS: [&str; 16] = [
    "close",
    "fclose",
    "dup",
    "dup2",
    "dup3",
    "freopen",
    "setvbuf",
    "setbuf",
    "setbuffer",
    "shutdown",
    "fcntl",
    "ftruncate",
    "fdclose",
    "fcloseall",
    "lseek",
    "ioctl",
];

/// The finding for the call at `at`, judged by its arguments.
pub fn call(
    tokens: &[Tok],
    at: usize,
    variables: &Variables<'_>,
    project: &dyn Project,
) -> Option<Finding> {
    let tok = tokens.get(at)?;
    let word = tok.word();
    if let Some(found) = stream_change(tokens, at) {
        return Some(found);
    }
    let closes = CLOSERS.contains(&word) || project.closes_argument(word);
    let signals = matches!(
        word,
        "signal" | "sigaction" | "bsd_signal" | "sysv_signal" | "__sysv_signal"
    );
    if !(closes || signals)
        || !is_function_use(tokens, at, variables)
        || (signals && project.defines(word))
    {
        return None;
    }
    let called = after(tokens, at).is_some_and(|next| next.is("("));
    if !called {
        let what = format!("`{word}` is taken as a value, so nobody can see what it is given");
        let rule = if signals {
            Rule::CrashHandler
        } else {
            Rule::Output
        };
        return (signals || !project.defines(word))
            .then(|| finding(rule, &format!("{word} value"), tok.line, what));
    }
    let given = arguments(group(tokens, at + 1));
    if signals {
        signal(tok, &given)
    } else {
        closed(tok, &given, tokens)
    }
}

pub fn argument_count(tokens: &[Tok], at: usize) -> Option<usize> {
    tokens.get(at + 1).filter(|tok| tok.is("("))?;
    Some(arguments(group(tokens, at + 1)).len())
}

/// Whether these tokens denote standard output or error, directly or through a variable of the same function.
fn is_standard_stream(argument: &[Tok], tokens: &[Tok], levels: usize) -> bool {
    let named = |tok: &Tok| {
        tok.is_any(&[
            "stderr",
            "stdout",
            "STDERR_FILENO",
            "STDOUT_FILENO",
            "cerr",
            "cout",
            "clog",
        ])
    };
    let number = fold::value(argument, &Constants::new());
    if number == Some(1) || number == Some(2) || argument.iter().any(named) {
        return true;
    }
    let [variable] = argument else {
        return false;
    };
    let counts = tokens.windows(2).any(|pair| match pair {
        [a, b] => {
            (a.text == variable.text && b.is("++")) || (a.is("++") && b.text == variable.text)
        }
        _ => false,
    });
    levels > 0
        && variable.is_name()
        && given_values(tokens, variable).into_iter().any(|value| {
            let from_zero = counts && fold::value(value, &Constants::new()) == Some(0);
            from_zero || is_standard_stream(value, tokens, levels - 1)
        })
}

/// Every value that is assigned to a variable.
fn given_values<'t>(tokens: &'t [Tok], variable: &Tok) -> Vec<&'t [Tok]> {
    let sets = tokens.iter().enumerate().filter(|(at, tok)| {
        tok.text == variable.text && after(tokens, *at).is_some_and(|next| next.is("="))
    });
    sets.map(|(at, _)| {
        let value = tokens.get(at + 2..).unwrap_or_default();
        let length = value.iter().position(|tok| tok.is_any(&[";", ",", ")"]));
        value
            .get(..length.unwrap_or(value.len()))
            .unwrap_or_default()
    })
    .collect()
}

fn closed(tok: &Tok, given: &[&[Tok]], tokens: &[Tok]) -> Option<Finding> {
    const LEVELS: usize = 3;
    let word = tok.word();
    let flags_only = matches!(word, "fcntl" | "ioctl" | "shutdown" | "lseek" | "dup");
    let checked = match word {
        "dup2" | "dup3" => given.get(1..2),
        "freopen" => given.get(2..3),
        "close" | "fclose" | "setvbuf" | "setbuf" | "setbuffer" | "ftruncate" => given.get(..1),
        _ if flags_only => given.get(..1),
        _ => Some(given),
    };
    let hit = word == "fcloseall"
        || checked
            .unwrap_or_default()
            .iter()
            .any(|argument| is_standard_stream(argument, tokens, LEVELS));
    let shown = format!(
        "{word}({})",
        given
            .iter()
            .map(|part| joined(part))
            .collect::<Vec<_>>()
            .join(", ")
    );
    hit.then(|| {
        let what = format!("`{shown}` closes or redirects standard output or error");
        finding(Rule::Output, &shown, tok.line, what)
    })
}

fn signal(tok: &Tok, given: &[&[Tok]]) -> Option<Finding> {
    let which = given.first().copied().unwrap_or_default();
    let harmless = matches!(which, [one] if one.is_any(&HARMLESS_SIGNALS));
    if harmless {
        return None;
    }
    let shown = joined(which);
    let what = format!(
        "`{}` installs a handler for `{shown}`, which may be a crash",
        tok.word()
    );
    Some(finding(
        Rule::CrashHandler,
        &format!("{} {shown}", tok.word()),
        tok.line,
        what,
    ))
}

/// `stderr = …`, `cerr.rdbuf(…)`, `&stderr`.
fn stream_change(tokens: &[Tok], at: usize) -> Option<Finding> {
    let tok = tokens.get(at)?;
    if !tok.is_any(&["stderr", "stdout", "cerr", "cout", "clog"]) {
        return None;
    }
    let (prev, next) = (before(tokens, at), after(tokens, at));
    let member = prev.is_some_and(|tok| tok.is_any(&[".", "->"]));
    let assigned = next.is_some_and(|tok| tok.is("="));
    let addressed = prev.is_some_and(|tok| tok.is("&"));
    let steered = next.is_some_and(|tok| tok.is_any(&[".", "->"]))
        && tokens.get(at + 2).is_some_and(|tok| {
            tok.is_any(&[
                "rdbuf",
                "setstate",
                "tie",
                "exceptions",
                "close",
                "basic_ios",
                "_fileno",
                "_IO_write_ptr",
            ])
        });
    (!member && (assigned || addressed || steered)).then(|| {
        let what = format!("`{}` is led elsewhere", tok.word());
        finding(
            Rule::Output,
            &format!("{} changed", tok.word()),
            tok.line,
            what,
        )
    })
}

/// Whether a call of this name closes or redirects a stream or descriptor.
pub fn closes_something(name: &str) -> bool {
    const REAL: [&str; 5] = ["close", "fclose", "dup2", "dup3", "freopen"];
    REAL.contains(&name)
}

pub fn is_leaving(name: &str) -> bool {
    names::LEAVING.contains(&name)
}
