//! Analysis builds of programs whose details optimisation hides.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use patchwright_domain::event::Event;
use patchwright_domain::report::CrashReport;
use patchwright_sandbox::{Backend, CancelToken, Sandbox};
use patchwright_subject::{
    Analysis, AnalysisUse, Base, Cache, Host, Record, Showing, Subject, SubjectOptions, Toolchain,
    manifest,
};
use patchwright_testkit::Project;

/// The crash is in a static function that the optimiser inlines into its caller.
const SUM: &str = r#"#include <stdlib.h>
#include "sum.h"

static int cell(const int *cells, int index) {
  return cells[index];
}

int sum(const int *cells, int count) {
  int total = 0;
  for (int i = 0; i < count; i++) {
    total += cell(cells, i);
  }
  return total;
}
"#;

const MAIN: &str = r#"#include <stdio.h>
#include <stdlib.h>
#include "sum.h"

int main(int argc, char **argv) {
  int *cells = calloc(4, sizeof(int));
  int total = sum(cells, argc > 1 ? atoi(argv[1]) : 0);
  printf("%d\n", total);
  free(cells);
  return 0;
}
"#;

const MAKEFILE: &str = "CC = clang
CFLAGS = -O2 -fsanitize=address -Werror -D_FORTIFY_SOURCE=2
sum: sum.o main.o
\t$(CC) $(CFLAGS) -o $@ sum.o main.o
sum.o: sum.c sum.h
main.o: main.c sum.h
";

const MANIFEST: &str = "[build]\ncommand = \"make\"\n\n[[poc]]\ncommand = \"./sum 9\"\n";

fn project(sum: &str, makefile: &str) -> Project {
    Project::with(&[
        ("sum.c", sum),
        ("sum.h", "int sum(const int *cells, int count);\n"),
        ("main.c", MAIN),
        ("Makefile", makefile),
        ("patchwright.toml", MANIFEST),
    ])
}

/// A subject of the project as a separate process would hold it.
fn with_subject(
    project: &Project,
    options: SubjectOptions,
    test: impl FnOnce(&Subject<'_>, &Base, &CrashReport),
) -> Vec<Event> {
    let case = manifest::load(&project.source(), 2).unwrap();
    let root = project.root();
    let sandbox = Sandbox::open(&root.join("work"), Backend::Bubblewrap).unwrap();
    let cache = Cache::open(&root.join("cache"), None).unwrap();
    let logs = root.join("logs");
    fs::create_dir_all(&logs).unwrap();
    let events = Mutex::new(Vec::new());
    let sink = |event: Event| events.lock().unwrap().push(event);
    let cancel = CancelToken::default();
    let subject = Subject::new(
        &case,
        Host {
            sandbox: &sandbox,
            cache: &cache,
            toolchain: Toolchain::find(&case.sandbox_read),
            cancel: &cancel,
        },
        Record { sink: &sink, logs },
        options,
    );
    let reproduced = subject.reproduce().unwrap();
    let report = reproduced.pocs[0].report.as_ref().unwrap();
    test(&subject, &reproduced.base, report);
    events.into_inner().unwrap()
}

fn analysis(subject: &Subject<'_>, base: &Base, report: &CrashReport) -> Analysis {
    subject.analysis_build(base, &[report]).unwrap()
}

fn showing(
    subject: &Subject<'_>,
    base: &Base,
    report: &CrashReport,
    analysis: &Analysis,
) -> Showing {
    let Analysis::Built(build) = analysis else {
        panic!("{analysis:?}");
    };
    let poc = &subject.case.pocs[0];
    subject.run_on_analysis(base, build, poc, report).unwrap()
}

fn builds(events: &[Event]) -> usize {
    let text = events.iter().map(|event| format!("{event:?}"));
    text.filter(|event| event.contains("StepStarted") && event.contains("BuildForAnalysis"))
        .count()
}

fn analysis_folders(base: &Base) -> Vec<String> {
    let entries = fs::read_dir(base.folder()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.starts_with("analysis-")).collect()
}

#[test]
fn inlined_code_gets_its_lines_and_is_built_once() {
    let project = project(SUM, MAKEFILE);
    let first = with_subject(&project, SubjectOptions::default(), |subject, base, bug| {
        let at = patchwright_crash::locate(bug, &subject.project()).unwrap();
        assert_eq!(at.line, None, "the build has no debug information");
        let before = fs::read(base.tree().join("sum.o")).unwrap();
        let built = analysis(subject, base, bug);
        let Showing::SameBug(shown) = showing(subject, base, bug, &built) else {
            panic!("it shows the bug");
        };
        let at = patchwright_crash::locate(&shown.report, &subject.project()).unwrap();
        assert_eq!(at.function.as_deref(), Some("cell"));
        assert_eq!((at.file.as_deref(), at.line), (Some("sum.c"), Some(5)));
        let executable = shown.launch.unwrap().executable;
        assert_eq!(executable, project.source().join("sum"));
        assert_eq!(
            fs::read(base.tree().join("sum.o")).unwrap(),
            before,
            "the base that is judged stays as it is"
        );
    });
    assert_eq!(builds(&first), 1);
    let again = with_subject(&project, SubjectOptions::default(), |subject, base, bug| {
        let built = analysis(subject, base, bug);
        assert!(matches!(
            showing(subject, base, bug, &built),
            Showing::SameBug(_)
        ));
        assert_eq!(analysis_folders(base).len(), 1);
    });
    assert_eq!(builds(&again), 0, "kept beside the base");
}

#[test]
fn a_half_made_build_is_not_used_and_another_source_has_its_own() {
    let project = project(SUM, MAKEFILE);
    with_subject(&project, SubjectOptions::default(), |subject, base, bug| {
        analysis(subject, base, bug);
        let [name] = &analysis_folders(base)[..] else {
            panic!("one is kept");
        };
        // As `kill -9` leaves it.
        let whole = base.folder().join(name);
        fs::rename(&whole, whole.with_extension("partial")).unwrap();
    });
    let events = with_subject(&project, SubjectOptions::default(), |subject, base, bug| {
        let built = analysis(subject, base, bug);
        assert!(matches!(
            showing(subject, base, bug, &built),
            Showing::SameBug(_)
        ));
        assert_eq!(analysis_folders(base).len(), 1, "what was left is gone");
    });
    assert_eq!(builds(&events), 1);
    project.write("sum.c", SUM.replace("total = 0", "total = 1"));
    let events = with_subject(&project, SubjectOptions::default(), |subject, base, bug| {
        analysis(subject, base, bug);
    });
    assert_eq!(builds(&events), 1, "another base, another build");
}

#[test]
fn a_compiler_that_refuses_is_said_and_not_asked_again() {
    let picky = format!("#ifndef __OPTIMIZE__\n#error optimise me\n#endif\n{SUM}");
    let project = project(&picky, MAKEFILE);
    for expected in [1, 0] {
        let events =
            with_subject(
                &project,
                SubjectOptions::default(),
                |subject, base, bug| match analysis(subject, base, bug) {
                    Analysis::Ordinary(why) => {
                        assert!(why.contains("optimise me"), "{why}");
                        assert!(why.contains("sum.c"), "{why}");
                    }
                    other => panic!("{other:?}"),
                },
            );
        assert_eq!(builds(&events), expected);
    }
}

/// It reads past an array only with optimisation.
#[test]
fn another_bug_is_not_taken_for_this_one() {
    let only_optimised = SUM.replace(
        "int total = 0;",
        "int total = 0;\n#ifndef __OPTIMIZE__\n  count = 0;\n#endif",
    );
    let project = project(&only_optimised, MAKEFILE);
    with_subject(&project, SubjectOptions::default(), |subject, base, bug| {
        let built = analysis(subject, base, bug);
        match showing(subject, base, bug, &built) {
            Showing::SomethingElse(instead) => assert!(instead.contains("no report"), "{instead}"),
            Showing::SameBug(shown) => panic!("{shown:?}"),
        }
    });
}

#[test]
fn nothing_is_built_where_nothing_is_gained_or_wanted() {
    let plain = project(
        SUM,
        &MAKEFILE.replace("-O2", "-g -O0 -Wno-error -U_FORTIFY_SOURCE"),
    );
    let off = SubjectOptions {
        analysis: AnalysisUse::Off,
        ..SubjectOptions::default()
    };
    let optimised = project(SUM, MAKEFILE);
    for (project, options) in [(&plain, SubjectOptions::default()), (&optimised, off)] {
        let events = with_subject(project, options, |subject, base, bug| {
            let found = analysis(subject, base, bug);
            assert!(matches!(found, Analysis::Needless), "{found:?}");
        });
        assert_eq!(builds(&events), 0);
    }
}

#[test]
fn a_build_that_does_not_compile_the_unit_again_is_of_no_use() {
    let once = "sum: sum.h\n\tclang -O2 -fsanitize=address -o $@ sum.c main.c\n";
    let project = project(SUM, once);
    with_subject(
        &project,
        SubjectOptions::default(),
        |subject, base, bug| match analysis(subject, base, bug) {
            Analysis::Ordinary(why) => assert!(why.contains("does not compile"), "{why}"),
            other => panic!("{other:?}"),
        },
    );
    assert!(Path::new(&project.source()).join("sum.c").exists());
}
