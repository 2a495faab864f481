//! The PoCs as a test that a project can keep: red before the patch, green after it.

use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use patchwright_domain::case::{Case, Cwd, Env, Poc};
use patchwright_domain::report::BugKind;
use patchwright_judge::{Evidence, PocBaseline};
use patchwright_subject::manifest::{Values, expand};

use super::pocs::Places;

/// Placeholders for folders that only the script knows; nothing in them needs quoting, so they can be
/// inserted into a command that is already quoted.
const TREE: &str = "/PATCHWRIGHT_TREE";
const FIXTURE: &str = "/PATCHWRIGHT_FIXTURE";
const SCRATCH: &str = "/PATCHWRIGHT_SCRATCH";

const HEAD: &str = r#"#!/bin/sh
# Status 1 when a PoC still crashes the program, 0 when none does, 2 when it could not be run.
#
#   sh run.sh BUILT_TREE
#
# The PoCs lie beside this script. BUILT_TREE is the source, built with its sanitizer:
#
"#;

const BODY: &str = r#"set -u
tree=$(cd "${1:?usage: sh run.sh BUILT_TREE}" && pwd) || exit 2
here=$(cd "$(dirname "$0")" && pwd) || exit 2
# Commands see plain paths, whatever the real ones hold.
work=$(mktemp -d /tmp/regression.XXXXXX) || exit 2
trap 'rm -rf "$work"' EXIT
ln -s "$tree" "$work/tree" && ln -s "$here" "$work/fixtures" || exit 2
red=0

# poc NAME FOLDER CWD SECONDS STDIN, the command on standard input
poc() {
    mkdir "$work/$2" || exit 2
    sed -e "s|/PATCHWRIGHT_TREE|$work/tree|g" -e "s|/PATCHWRIGHT_FIXTURE|$work/fixtures/$2|g" \
        -e "s|/PATCHWRIGHT_SCRATCH|$work/$2|g" >"$work/$2.sh"
    case $3 in scratch) start=$work/$2 ;; *) start=$work/tree/$3 ;; esac
    stdin=/dev/null
    [ -z "$5" ] || stdin=$work/fixtures/$2/stdin/$5
    (cd "$start" && timeout -k 5 "$4" sh "$work/$2.sh" <"$stdin" >"$work/$2.log" 2>&1)
    status=$?
    if [ "$status" -eq 126 ] || [ "$status" -eq 127 ]; then
        cat "$work/$2.log" >&2
        echo "$1: could not be run (status $status)" >&2
        exit 2
    fi
    # A signal shows as 128 and its number, a hang as 124.
    if [ "$status" -eq 124 ] || [ "$status" -eq 88 ] ||
        { [ "$status" -gt 128 ] && [ "$status" -lt 193 ]; } ||
        grep -q -e 'ERROR: [A-Za-z]*Sanitizer' -e 'runtime error: ' -e 'WARNING: [A-Za-z]*Sanitizer' "$work/$2.log"; then
        cat "$work/$2.log" >&2
        echo "$1: red (status $status)"
        red=1
    elif [ "$sanitized" -eq 1 ] && ! has_sanitizer "$2" "$start" "$4" "$stdin"; then
        echo "$1: no sanitizer is in the program, so that nothing would be seen; build it as said above" >&2
        exit 2
    else
        echo "$1: green (status $status)"
    fi
}

# Every sanitizer lists its options when it is asked to.
has_sanitizer() {
    for name in ASAN UBSAN MSAN TSAN; do
        eval "export ${name}_OPTIONS=\"\$${name}_OPTIONS:help=1\""
    done
    (cd "$2" && timeout -k 5 "$3" sh "$work/$1.sh" <"$4" 2>&1) | grep -a -q 'vailable flags for'
    seen=$?
    for name in ASAN UBSAN MSAN TSAN; do
        eval "export ${name}_OPTIONS=\"\${${name}_OPTIONS%:help=1}\""
    done
    return $seen
}
"#;

pub fn script(case: &Case, places: &Places, baselines: &[PocBaseline]) -> String {
    let mut text = HEAD.to_owned();
    text.push_str(&how_to_build(case));
    text.push_str(BODY);
    let leak = baselines
        .iter()
        .any(|poc| poc.report.kind == BugKind::MemoryLeak);
    text.push_str(&environment(&case.env, leak));
    let sanitized = baselines.iter().all(|poc| poc.evidence != Evidence::Signal);
    text.push_str(&format!("sanitized={}\n", u8::from(sanitized)));
    for (index, poc) in case.pocs.iter().enumerate() {
        text.push_str(&one(case, places, index, poc));
    }
    text.push_str("\nexit $red\n");
    text
}

/// The build commands as comments. Some PoCs run a program that only the build of the tests makes.
fn how_to_build(case: &Case) -> String {
    let jobs = case.limits.jobs.to_string();
    let comment = |command: &str| -> String {
        let command = command.replace("{jobs}", &jobs).replace("{source}", ".");
        let visible = |line: &str| line.replace(char::is_control, " ");
        let lines = command.lines().map(visible);
        lines.map(|line| format!("#   {line}\n")).collect()
    };
    let variables = case.env.iter().chain(&case.build.env);
    let mut text: String = variables
        .map(|(name, value)| comment(&format!("export {name}={}", quoted(value))))
        .collect();
    text.push_str(&case.build.setup.as_deref().map(comment).unwrap_or_default());
    text.push_str(&comment(&case.build.command));
    if let Some(test) = &case.test {
        text.push_str("#\n# and, where the PoC runs a program of the tests:\n#\n");
        text.push_str(&comment(
            test.build_command.as_deref().unwrap_or(&test.command),
        ));
    }
    text
}

fn environment(env: &Env, leak: bool) -> String {
    let mut text = String::from("\n");
    for (name, value) in env {
        text.push_str(&format!("{name}={}; export {name}\n", quoted(value)));
    }
    for name in [
        "ASAN_OPTIONS",
        "UBSAN_OPTIONS",
        "MSAN_OPTIONS",
        "TSAN_OPTIONS",
        "LSAN_OPTIONS",
    ] {
        text.push_str(&format!(
            "{name}=\"${{{name}:-}}:exitcode=88:handle_abort=1:detect_leaks={}\"; export {name}\n",
            u8::from(leak)
        ));
    }
    text
}

fn one(case: &Case, places: &Places, index: usize, poc: &Poc) -> String {
    let folder = super::pocs::folder_name(index, &poc.name);
    let name_of = |path: &Path| {
        let place = places.place(path);
        place.rsplit('/').next().unwrap_or_default().to_owned()
    };
    let input = poc.input.as_deref().map(name_of);
    let input = input.map(|name| Path::new(FIXTURE).join(name));
    let command = expand(
        &poc.command,
        &Values {
            source: Path::new(TREE),
            scratch: Some(Path::new(SCRATCH)),
            input: input.as_deref(),
            jobs: case.limits.jobs,
        },
    );
    let command = String::from_utf8_lossy(command.as_bytes()).into_owned();
    let cwd = match &poc.cwd {
        Cwd::Scratch => "scratch".to_owned(),
        Cwd::Source(below) if below == Path::new("") => ".".to_owned(),
        Cwd::Source(below) => below.display().to_string(),
    };
    let stdin = poc.stdin.as_deref().map(name_of).unwrap_or_default();
    let mut end = "COMMAND".to_owned();
    while command.contains(&end) {
        end.push('_');
    }
    let exports: String = poc
        .env
        .iter()
        .map(|(name, value)| format!("export {name}={}\n", quoted(value)))
        .collect();
    format!(
        "\npoc {} {folder} {} {} {} <<'{end}'\n{exports}{command}\n{end}\n",
        quoted(&poc.name),
        quoted(&cwd),
        poc.seconds,
        quoted(&stdin)
    )
}

/// Quotes a word for the shell.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}
