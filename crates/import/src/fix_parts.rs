//! A commit's diff, file by file: which parts are the fix, and the fix turned round so that it takes the repair out again.

/// The part of a diff about one file, as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FilePart {
    /// After the change, or before it if the file is deleted.
    pub path: String,
    pub text: String,
    pub what: What,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum What {
    /// Code that is no test: the fix.
    Code,
    /// A test, or data for one.
    Test,
    /// Documentation, build files and the like.
    Other,
}

const CODE: [&str; 16] = [
    "c", "cc", "cpp", "cxx", "c++", "h", "hh", "hpp", "hxx", "inc", "inl", "y", "l", "yy", "ll",
    "java",
];
const TESTS: [&str; 12] = [
    "test",
    "tests",
    "testing",
    "t",
    "testsuite",
    "testdata",
    "regress",
    "regression",
    "fuzz",
    "fuzzing",
    "corpus",
    "spec",
];

/// The files of a diff. Lines of a hunk begin with a sign, so a line that begins with `diff --git` begins a file.
pub(crate) fn split(diff: &str) -> Vec<FilePart> {
    let mut parts: Vec<String> = Vec::new();
    for line in diff.split_inclusive('\n') {
        if line.starts_with("diff --git ") {
            parts.push(String::new());
        }
        // The mark that ends a mail's patch is a deleted line for a parser.
        if line.trim_end() == "--" && line.starts_with("-- ") {
            break;
        }
        if let Some(part) = parts.last_mut() {
            part.push_str(line);
        }
    }
    parts.into_iter().filter_map(part).collect()
}

fn part(text: String) -> Option<FilePart> {
    let path = path(&text)?;
    let what = what(&path);
    Some(FilePart { path, text, what })
}

fn path(text: &str) -> Option<String> {
    let header = || text.lines().take_while(|line| !line.starts_with("@@"));
    let named = |sign: &str, prefix: &str| {
        let mut lines =
            header().filter_map(move |line| line.strip_prefix(sign)?.strip_prefix(prefix));
        lines.next().map(|path| path.trim_end().to_owned())
    };
    let first = text.lines().next()?.strip_prefix("diff --git a/")?;
    named("+++ ", "b/")
        .or_else(|| named("rename to ", ""))
        .or_else(|| named("--- ", "a/"))
        .or_else(|| Some(first.split_once(" b/")?.0.to_owned()))
}

fn what(path: &str) -> What {
    let mut parts = path.split('/');
    let name = parts.next_back().unwrap_or_default();
    let is_test_word = |part: &str| TESTS.contains(&part.to_lowercase().as_str());
    let stem = name
        .rsplit_once('.')
        .map_or(name, |(stem, _)| stem)
        .to_lowercase();
    let named_so = stem.starts_with("test_")
        || stem.starts_with("test-")
        || stem.ends_with("_test")
        || stem.ends_with("-test");
    if parts.any(is_test_word) || named_so {
        return What::Test;
    }
    let ending = name
        .rsplit_once('.')
        .map(|(_, ending)| ending.to_lowercase());
    match ending.is_some_and(|ending| CODE.contains(&ending.as_str())) {
        true => What::Code,
        false => What::Other,
    }
}

/// The same change backwards.
pub(crate) fn reversed(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut old, mut new) = (0, 0);
    let mut minus: Option<String> = None;
    for line in text.split_inclusive('\n') {
        if old > 0 || new > 0 {
            let rest = line.get(1..).unwrap_or_default();
            let (sign, in_old, in_new) = match line.chars().next() {
                Some('-') => ("+", 1, 0),
                Some('+') => ("-", 0, 1),
                Some('\\') => ("\\", 0, 0),
                Some(_) | None => (" ", 1, 1),
            };
            old -= old.min(in_old);
            new -= new.min(in_new);
            out.push_str(sign);
            out.push_str(if line.trim_end().is_empty() && sign == " " {
                "\n"
            } else {
                rest
            });
            continue;
        }
        if let Some((before, after, section)) = hunk(line) {
            (old, new) = (count(before), count(after));
            out.push_str(&format!("@@ -{after} +{before} @@{section}"));
        } else if let Some(path) = line.strip_prefix("--- ") {
            minus = Some(path.to_owned());
        } else if let (Some(path), Some(before)) = (line.strip_prefix("+++ "), minus.take()) {
            let from = path
                .strip_prefix("b/")
                .map_or(path.to_owned(), |path| format!("a/{path}"));
            let to = before
                .strip_prefix("a/")
                .map_or(before.clone(), |path| format!("b/{path}"));
            out.push_str(&format!("--- {from}+++ {to}"));
        } else {
            out.push_str(&header(line));
        }
    }
    out
}

/// Ranges and the rest of `@@ -1,2 +3,4 @@ rest`.
fn hunk(line: &str) -> Option<(&str, &str, &str)> {
    let (ranges, section) = line.strip_prefix("@@ -")?.split_once(" @@")?;
    let (before, after) = ranges.split_once(" +")?;
    Some((before, after, section))
}

fn count(range: &str) -> usize {
    let count = range.split_once(',').map_or("1", |(_, count)| count);
    count.parse().unwrap_or(0)
}

fn header(line: &str) -> String {
    let swaps = [
        ("new file mode ", "deleted file mode "),
        ("deleted file mode ", "new file mode "),
        ("rename from ", "rename to "),
        ("rename to ", "rename from "),
        ("old mode ", "new mode "),
        ("new mode ", "old mode "),
    ];
    let swapped = swaps
        .iter()
        .find_map(|(from, to)| Some(format!("{to}{}", line.strip_prefix(from)?)));
    let paths = || {
        let (from, to) = line
            .trim_end()
            .strip_prefix("diff --git a/")?
            .split_once(" b/")?;
        Some(format!("diff --git a/{to} b/{from}\n"))
    };
    swapped.or_else(paths).unwrap_or_else(|| line.to_owned())
}

#[cfg(test)]
#[path = "fix_parts_tests.rs"]
mod tests;
