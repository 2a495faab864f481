//! One case of the Juliet suite as a small project: its files, the suite's support, and a Makefile that builds the bad and
//! the good program.

use std::path::{Path, PathBuf};

use crate::draft::{CaseDraft, Laid, PocDraft, SourceDraft, TestDraft};
use crate::error::ImportError;
use crate::foreign;
use crate::request::Request;

const SUPPORT: &str = "testcasesupport";
/// What a word in the name of a case asks of the machine.
const ELSEWHERE: [(&str, &str); 3] = [
    ("w32", "is for Windows"),
    ("connect_socket", "needs a peer on a socket"),
    ("listen_socket", "needs a peer on a socket"),
];

pub(crate) fn draft(
    request: &Request,
    name: &str,
    files: &[PathBuf],
    support: &Path,
) -> Result<CaseDraft, ImportError> {
    if let Some((_, why)) = ELSEWHERE.iter().find(|(word, _)| name.contains(word)) {
        return Err(ImportError::Unusable(format!(
            "{name} {why}, and cannot be run in the sandbox"
        )));
    }
    let mut laid = Vec::new();
    let (mut units, mut speaks_cpp) = (Vec::new(), false);
    for file in files {
        let file_name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        speaks_cpp |= file_name.ends_with(".cpp");
        if !file_name.ends_with(".h") {
            units.push(file_name.clone());
        }
        laid.push(Laid::File {
            from: file.clone(),
            to: file_name,
        });
    }
    units.sort();
    for file in crate::tree::files(support)? {
        let wanted = file.ends_with(".h") || matches!(file.as_str(), "io.c" | "std_thread.c");
        if wanted && !file.contains('/') {
            laid.push(Laid::File {
                from: support.join(&file),
                to: format!("{SUPPORT}/{file}"),
            });
        }
    }
    let threads = support.join("std_thread.c").is_file();
    laid.push(Laid::Text {
        text: makefile(&units, threads).into_bytes(),
        to: "Makefile".to_owned(),
    });
    let mut notes = vec![
        "its good functions stand beside the bad ones: whoever reads the file sees how it is done right".to_owned(),
    ];
    let input = stdin(request, name, files, &mut notes)?;
    let flags =
        "-g -O1 -fno-omit-frame-pointer -w -fsanitize=address,undefined -fno-sanitize=function";
    Ok(CaseDraft {
        name: name.to_owned(),
        language: Some(if speaks_cpp { "cpp" } else { "c" }),
        source: SourceDraft::Laid(laid),
        build: "make -j{jobs}".to_owned(),
        clean: Some("make clean".to_owned()),
        poc: PocDraft {
            command: "./bad".to_owned(),
            input,
            env: vec![pair("UBSAN_OPTIONS", "halt_on_error=1")],
            ..PocDraft::default()
        },
        test: Some(TestDraft {
            command: "make check".to_owned(),
            format: "tap",
            env: Vec::new(),
        }),
        env: vec![
            pair("CC", "clang"),
            pair("CXX", "clang++"),
            pair("FLAGS", flags),
            pair("ASAN_OPTIONS", "detect_leaks=0"),
        ],
        deny: vec![format!("{SUPPORT}/**")],
        because: vec![
            format!(
                "the test case {name}: `bad` is built without its good functions, `good` without the bad ones"
            ),
            "the test runs `good`".to_owned(),
        ],
        notes,
        ..CaseDraft::default()
    })
}

fn pair(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

/// What the bad program is to read, if it reads anything.
fn stdin(
    request: &Request,
    name: &str,
    files: &[PathBuf],
    notes: &mut Vec<String>,
) -> Result<Option<PathBuf>, ImportError> {
    let given = request.input_for(name, None);
    let mut texts = Vec::new();
    for file in files {
        texts.push(foreign::text(file)?);
    }
    let says = |word: &str| texts.iter().any(|text| text.contains(word));
    let reads = [
        "fgets(",
        "fscanf(stdin",
        "fscanf (stdin",
        "getc(stdin",
        "fgetws(",
    ]
    .into_iter()
    .any(says)
        && says("stdin");
    match (reads, given) {
        (true, None) => Err(ImportError::Missing(format!(
            "{name} reads what shows its bug from its standard input, and the suite does not say what: give it with --input"
        ))),
        (true, given) => Ok(given),
        (false, _) => {
            if says("RAND32(") || says("rand(") {
                notes.push(
                    "it draws a random number: the crash may not show in every run".to_owned(),
                );
            }
            if says("GETENV(") || says("getenv(") {
                notes.push("it reads an environment variable: set it in [poc.env]".to_owned());
            }
            Ok(None)
        }
    }
}

/// Names are letters, digits and `_`, so they are safe in a Makefile.
fn makefile(units: &[String], threads: bool) -> String {
    let mut text = "# Two programs of the same files: one without the good functions, one without the bad ones.\n\
                    DEFINES = -DINCLUDEMAIN -Itestcasesupport\n\nall: bad good\n"
        .to_owned();
    let mut support = vec!["io.c"];
    if threads {
        support.push("std_thread.c");
    }
    let mut rules = String::new();
    for (program, omits) in [("bad", "OMITGOOD"), ("good", "OMITBAD")] {
        let mut objects = Vec::new();
        let own = units.iter().map(|unit| (unit.clone(), unit.as_str()));
        let shared = support
            .iter()
            .map(|unit| (format!("testcasesupport/{unit}"), *unit));
        for (path, unit) in own.chain(shared) {
            let compiler = if unit.ends_with(".cpp") {
                "$(CXX)"
            } else {
                "$(CC)"
            };
            let object = format!("{program}-{unit}.o");
            rules.push_str(&format!(
                "{object}: {path}\n\t{compiler} $(FLAGS) $(DEFINES) -D{omits} -c -o $@ {path}\n"
            ));
            objects.push(object);
        }
        let objects = objects.join(" ");
        text.push_str(&format!(
            "\n{program}: {objects}\n\t$(CXX) $(FLAGS) -o $@ {objects} -lpthread -lm\n"
        ));
    }
    text.push_str(&format!(
        "\n{rules}\ncheck: good\n\t@echo 1..1\n\t@if ./good </dev/null >good.out 2>&1; then echo 'ok 1 - good'; \
         else cat good.out; echo 'not ok 1 - good'; fi\n\nclean:\n\trm -f bad good good.out *.o\n\n.PHONY: all check clean\n"
    ));
    text
}
