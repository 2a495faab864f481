//! A Defects4J checkout of a buggy version. Its own framework builds and tests it; the results become TAP lines.

use std::collections::BTreeMap;
use std::path::Path;

use crate::draft::{CaseDraft, Drafted, PocDraft, SourceDraft, TestDraft};
use crate::error::ImportError;
use crate::foreign::text;
use crate::request::Request;
use crate::shell::quoted;
use crate::words::{case_name, is_plain_path};

const FORMAT: &str = "Defects4J checkout";
const CONFIG: &str = ".defects4j.config";
const PROPERTIES: &str = "defects4j.build.properties";
const MOST_TRIGGERS: usize = 200;
/// The framework leaves `method(class)` of all tests and `--- class::method` of those that fail. Without a list of all there
/// was no test run.
const TO_TAP: &str = "[ -s all_tests ] || exit 99; awk '\
FILENAME == \"failing_tests\" { if ($1 == \"---\") bad[$2] = 1; next } \
{ name = $0; class = $0; sub(/\\(.*/, \"\", name); sub(/^[^(]*\\(/, \"\", class); sub(/\\).*/, \"\", class); id = class \"::\" name; \
if (!(id in seen)) { seen[id] = 1; count++; print ((id in bad) ? \"not ok \" : \"ok \") count \" - \" id } } \
END { print \"1..\" count }' failing_tests all_tests";

pub(crate) fn read(request: &Request) -> Result<Vec<Drafted>, ImportError> {
    let folder = &request.path;
    let path = folder.join(CONFIG);
    if !path.is_file() {
        let words =
            format!("it has no {CONFIG}; `defects4j checkout -p Lang -v 1b -w FOLDER` makes one");
        return Err(ImportError::not(FORMAT, folder, words));
    }
    let config = properties(&path)?;
    let value = |key: &str| {
        let value = config.get(key).cloned();
        value.ok_or_else(|| ImportError::not(FORMAT, folder, format!("its {CONFIG} has no {key}")))
    };
    let (project, version) = (value("pid")?, value("vid")?);
    let Some(name) = case_name(&format!("{project}-{}", version.trim_end_matches('b'))) else {
        return Err(ImportError::not(
            FORMAT,
            folder,
            "its project has no usable name",
        ));
    };
    if !version.ends_with('b') {
        return Err(ImportError::not(
            FORMAT,
            folder,
            format!("version {version:?} is not the buggy one; check out the one that ends in b"),
        ));
    }
    Ok(vec![draft(request, &name).map_err(|error| (name, error))])
}

fn draft(request: &Request, name: &str) -> Result<CaseDraft, ImportError> {
    let folder = &request.path;
    let known = properties(&folder.join(PROPERTIES))?;
    let get = |key: &str| known.get(key).cloned().unwrap_or_default();
    let triggers: Vec<String> = get("d4j.tests.trigger")
        .split(',')
        .map(|one| one.trim().to_owned())
        .collect();
    if triggers.len() > MOST_TRIGGERS || !triggers.iter().all(|one| is_test(one)) {
        return Err(ImportError::not(
            FORMAT,
            folder,
            format!("its {PROPERTIES} names no tests that fail (d4j.tests.trigger)"),
        ));
    }
    let Some(tools) = &request.tools else {
        return Err(ImportError::Missing(format!(
            "{name} is built and tested by the Defects4J framework alone: install it and give its folder with --tools"
        )));
    };
    let program = tools.join("framework/bin/defects4j");
    if !program.is_file() {
        return Err(ImportError::Missing(format!(
            "{} is not there: --tools is the folder of the Defects4J framework",
            program.display()
        )));
    }
    let program = quoted(&program.display().to_string());
    let run = format!("rm -f all_tests failing_tests; {program} test >/dev/null 2>&1; {TO_TAP}");
    let sources = get("d4j.dir.src.classes");
    let allow = match is_plain_path(&sources) {
        true => vec![format!("{sources}/**")],
        false => {
            return Err(ImportError::not(
                FORMAT,
                folder,
                format!("its {PROPERTIES} has no plain d4j.dir.src.classes"),
            ));
        }
    };
    let tests = get("d4j.dir.src.tests");
    Ok(CaseDraft {
        name: name.to_owned(),
        language: Some("java"),
        source: SourceDraft::InPlace(folder.clone()),
        build: request
            .build
            .clone()
            .unwrap_or_else(|| format!("{program} compile")),
        poc: PocDraft {
            command: run.clone(),
            failing: Some((triggers, "tap")),
            ..PocDraft::default()
        },
        test: Some(match &request.test {
            Some(test) => TestDraft::given(test.clone()),
            None => TestDraft {
                command: run,
                format: "tap",
                env: Vec::new(),
            },
        }),
        // The framework's results were recorded there.
        env: vec![("TZ".to_owned(), "America/Los_Angeles".to_owned())],
        allow,
        deny: is_plain_path(&tests)
            .then(|| format!("{tests}/**"))
            .into_iter()
            .collect(),
        read: vec![tools.clone()],
        because: vec![format!(
            "the Defects4J checkout {name}, built and tested by the framework"
        )],
        notes: vec![
            format!(
                "give --allow-read {} with each command, or put it into allow-read of your configuration",
                tools.display()
            ),
            "the framework needs the JDK that its documentation names, below /usr or /opt"
                .to_owned(),
            "d4j.classes.modified tells where the fix is, and is not carried over".to_owned(),
        ],
        ..CaseDraft::default()
    })
}

/// `package.Class::method`.
fn is_test(text: &str) -> bool {
    let is_name = |part: &str| {
        !part.is_empty()
            && part
                .chars()
                .all(|c| c.is_alphanumeric() || "._$[]".contains(c))
    };
    text.len() <= 300
        && text
            .split_once("::")
            .is_some_and(|(class, method)| is_name(class) && is_name(method))
}

/// `key=value` lines, with continued ones.
fn properties(path: &Path) -> Result<BTreeMap<String, String>, ImportError> {
    let text = text(path)?.replace("\\\r\n", "").replace("\\\n", "");
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with('#'));
    let pairs = lines.filter_map(|line| line.split_once('='));
    Ok(pairs
        .map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()))
        .collect())
}
