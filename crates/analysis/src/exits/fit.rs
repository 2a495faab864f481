//! What the names of codes and labels say about their use.

/// Doubt from the name of a code: none if it is about a bad size, place or value, or about a name in the constraint;
/// most if it is about something else entirely.
pub(super) fn misfit(text: &str, about: &[&str]) -> u32 {
    let words = words_of_name(text);
    let has = |list: &[&str]| words.iter().any(|word| list.contains(&word.as_str()));
    let named = about
        .iter()
        .filter(|name| name.len() > 2)
        .any(|name| words.contains(&name.to_lowercase()));
    if has(OTHER) {
        6
    } else if named || has(RANGE) {
        0
    } else if has(BAD) {
        2
    } else {
        3
    }
}

const RANGE: &[&str] = &[
    "range",
    "long",
    "overflow",
    "overrun",
    "bounds",
    "bound",
    "length",
    "len",
    "size",
    "limit",
    "large",
    "big",
    "many",
    "full",
    "trunc",
    "truncated",
    "short",
    "space",
    "erange",
    "e2big",
    "emsgsize",
    "einval",
    "eoverflow",
    "index",
    "exceeds",
    "exceed",
    "beyond",
    "past",
    "outside",
    "underflow",
    "deep",
    "depth",
    "nesting",
    "eof",
    "small",
    "toolong",
    "toobig",
    "toolarge",
    "outofrange",
    "out_of_range",
];
const BAD: &[&str] = &[
    "bad",
    "invalid",
    "corrupt",
    "corrupted",
    "format",
    "malformed",
    "syntax",
    "data",
    "parse",
    "broken",
    "illegal",
    "value",
    "error",
    "err",
    "fail",
    "failed",
    "failure",
    "input",
    "inval",
    "eproto",
    "ebadmsg",
    "eilseq",
    "domain",
    "decode",
    "header",
];
const OTHER: &[&str] = &[
    "memory",
    "mem",
    "nomem",
    "enomem",
    "oom",
    "alloc",
    "io",
    "eio",
    "open",
    "read",
    "write",
    "notfound",
    "found",
    "enoent",
    "exists",
    "eexist",
    "permission",
    "eacces",
    "timeout",
    "version",
    "magic",
    "usage",
    "unsupported",
    "enosys",
    "busy",
    "again",
    "eagain",
    "state",
    "null",
];

/// `MAX_LEN`, `E_RANGE`, `Status::Bad`, `kTooLong`: not a variable by its name.
pub(super) fn is_constant(name: &str) -> bool {
    let last = name.rsplit("::").next().unwrap_or(name);
    let upper = last.chars().any(|c| c.is_ascii_uppercase());
    let lower = last.chars().any(|c| c.is_ascii_lowercase());
    let enumerator = name.contains("::") && last.starts_with(|c: char| c.is_ascii_uppercase());
    let k_style =
        last.starts_with('k') && last.chars().nth(1).is_some_and(|c| c.is_ascii_uppercase());
    upper && !lower || enumerator || k_style
}

/// `EINVAL`, `PNG_ERR_RANGE`, `TOO_LONG`, `STATUS_CORRUPT`: a code whose name says that something is wrong.
pub(super) fn says_error(name: &str) -> bool {
    let words = words_of_name(name);
    let is = |word: &String| {
        let word = word.as_str();
        [RANGE, BAD, OTHER].iter().any(|list| list.contains(&word))
            || matches!(
                word,
                "e" | "no" | "not" | "too" | "un" | "unknown" | "missing"
            )
    };
    words.iter().any(is) || name.starts_with('E') && !name.contains('_')
}

pub(super) fn is_success(name: &str) -> bool {
    words_of_name(name).iter().any(|word| {
        matches!(
            word.as_str(),
            "ok" | "success" | "none" | "done" | "succeeded" | "noerror" | "noerr" | "true"
        )
    })
}

/// A label that errors lead to, perhaps with everything else.
pub(super) fn is_error_label(label: &str) -> bool {
    is_for_errors(label)
        || says_one_of(
            label,
            &[
                "out", "exit", "clean", "end", "free", "leave", "quit", "finish", "done", "unwind",
            ],
        )
}

/// A label that says that only errors lead to it.
pub(super) fn is_for_errors(label: &str) -> bool {
    says_one_of(
        label,
        &[
            "err", "fail", "bad", "abort", "invalid", "corrupt", "trunc", "bail", "fatal",
            "overflow", "oom", "short",
        ],
    )
}

fn says_one_of(label: &str, parts: &[&str]) -> bool {
    let label = label.to_lowercase();
    parts.iter().any(|part| label.contains(part))
}

pub(super) fn is_error_maker(name: &str) -> bool {
    let words = words_of_name(name);
    words.iter().any(|word| {
        matches!(
            word.as_str(),
            "err"
                | "error"
                | "errorf"
                | "fail"
                | "failed"
                | "failure"
                | "fault"
                | "bad"
                | "invalid"
                | "die"
                | "reject"
                | "abort"
                | "complain"
                | "problem"
                | "corrupt"
                | "unexpected"
        )
    })
}

/// The words of a name in lower case: `CONF_E_LONG`, `kTooLong` and `too_long` all have `long`.
pub(super) fn words_of_name(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut before = ' ';
    for c in text.chars() {
        let starts = c.is_ascii_uppercase() && before.is_ascii_lowercase();
        if (!c.is_alphanumeric() || starts) && !word.is_empty() {
            words.push(std::mem::take(&mut word));
        }
        if c.is_alphanumeric() {
            word.push(c.to_ascii_lowercase());
        }
        before = c;
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

pub(super) fn ends_program(name: &str) -> bool {
    matches!(
        name,
        "exit"
            | "_exit"
            | "_Exit"
            | "abort"
            | "longjmp"
            | "siglongjmp"
            | "err"
            | "errx"
            | "quick_exit"
            | "std::exit"
            | "std::abort"
    )
}
