use std::fs;
use std::path::{Path, PathBuf};

use super::*;

/// Said to programs in C alone: strategies that use these refuse a Java case, or its class of bug does not exist there.
const ONLY_C: [&str; 8] = [
    "repairagent/patterns-c.md",
    "patchagent/work/leak.md",
    "patchagent/work/lifetime.md",
    "vulnresolver/property-system.md",
    "vuldebugger/looks-expecting.md",
    "vuldebugger/looks-plain.md",
    "poc/system.md",
    "languages/c.md",
];

fn templates() -> Vec<(String, String)> {
    fn collect(folder: &Path, all: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => collect(&path, all),
                false => all.push(path),
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("prompts");
    let mut all = Vec::new();
    collect(&root, &mut all);
    all.sort();
    let named = all.iter().map(|path| {
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        (name, fs::read_to_string(path).unwrap())
    });
    named.collect()
}

#[test]
fn every_template_has_its_words_in_every_language() {
    for (name, template) in templates() {
        for words in [LanguageWords(C), LanguageWords(JAVA)] {
            let text = words.put_into(&template);
            assert!(text.is_ok(), "{name}: {text:?}");
        }
    }
    let unused = |words: &str| {
        let mut names = words.lines().filter_map(|line| line.strip_prefix("=== "));
        let all = templates();
        names
            .find(|name| {
                !all.iter()
                    .any(|(_, text)| text.contains(&format!("[[{name}]]")))
            })
            .map(str::to_owned)
    };
    assert_eq!((unused(C), unused(JAVA)), (None, None));
}

#[test]
fn a_java_case_is_told_nothing_of_c() {
    let of_c = [
        "macro",
        "pointer",
        "malloc",
        "sanitizer",
        "struct ",
        "size_t",
        "```c\n",
        "->",
        "alloca",
        "freed",
        "`free`",
        ".c\n",
        "NULL",
        "`abort`",
        "sizeof",
    ];
    for (name, template) in templates() {
        if ONLY_C.contains(&name.as_str()) {
            continue;
        }
        let text = LanguageWords(JAVA).put_into(&template).unwrap();
        let found = of_c.iter().find(|word| text.contains(**word));
        assert_eq!(found, None, "{name}:\n{text}");
    }
}

#[test]
fn a_word_that_nobody_wrote_is_an_error() {
    let words = LanguageWords(C);
    assert_eq!(
        words.put_into("a [[functio]]"),
        Err(PromptError::Missing("functio".to_owned()))
    );
    assert_eq!(
        words.put_into("a [[function"),
        Err(PromptError::Unclosed("function".to_owned()))
    );
    assert_eq!(
        words.render("a [[function]] of {{file}}", &[("file", "[[a]]")]),
        Ok("a function of [[a]]".to_owned())
    );
    assert!(render("a [[function]]", &[]).is_err());
}
