//! Properties checked by runs of real programs.

use patchwright_domain::candidate::RelPath;
use patchwright_domain::property::{Property, PropertyCounts};
use patchwright_subject::{Asserted, PropertyAnswer, PropertyRun, Watch};
use patchwright_testkit::Project;

use crate::fixture::{Fixture, with_folder};

const HEADER: &str = "\
#ifndef ROWS_H
#define ROWS_H
struct row { unsigned long len; int *data; unsigned wide : 3; };
#define ROOM(r, i) ((i) < (r)->len)
#define FIRST(r) (*(r)->data++)
static inline int row_at(const struct row *r, int i)
{
    return r->data[i];
}
#endif
";

const C: &str = "\
#define _GNU_SOURCE
#include \"rows.h\"
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
static int sum(const struct row *r)
{
    int s = 0;
    for (int i = 0; i <= r->len; i++)
        s += row_at(r, i);
    return s;
}
static int never(int n)
{
    return n + 1;
}
static void many(void)
{
    volatile unsigned char c = 0;
    for (int i = 0; i < 1000000; i++)
        c += i;
}
static void child(int n)
{
    if (n == 0)
        _exit(3);
}
int main(int argc, char **argv)
{
    struct row r = { 3, malloc(3 * sizeof(int)), 2 };
    for (int i = 0; i < 3; i++)
        r.data[i] = i;
    for (int n = 0; n < 2; n++) {
        pid_t pid = fork();
        if (pid == 0)
            child(n), _exit(0);
        waitpid(pid, NULL, 0);
    }
    many();
    if (argc > 5)
        never(argc);
    puts(\"so far\");
    fflush(stdout);
    printf(\"%d\\n\", sum(&r));
    return 0;
}
";

const CPP_HEADER: &str = "\
#pragma once
#include <cstddef>
#include <vector>
enum class Color { Red, Blue };
template <class T> class Table {
public:
    explicit Table(std::size_t n) : items(n), color(Color::Blue) {}
    T at(long i) const
    {
        return items.data()[i];
    }
    std::vector<T> items;
    Color color;
};
";

const CPP: &str = "\
#include \"table.hpp\"
#include <cstdio>
#include <memory>
int main()
{
    auto table = std::make_unique<Table<double>>(4);
    double total = 0.5;
    for (long i = 0; i < 5; i++) {
        total += table->at(i);
    }
    std::printf(\"%f\\n\", total);
}
";

fn c_project() -> Project {
    Project::with(&[
        ("rows.h", HEADER),
        ("rows.c", C),
        // It does not list headers, like many Makefiles, and warnings are errors.
        (
            "Makefile",
            "rows: rows.c\n\tclang-19 -g -O1 -Wall -Wno-sign-compare -Werror -fsanitize=address -o $@ $<\n",
        ),
        (
            "patchwright.toml",
            "[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./rows\"\n[judge]\nruns = 1\nneighbours = 0\n",
        ),
    ])
}

fn cpp_project() -> Project {
    Project::with(&[
        ("table.hpp", CPP_HEADER),
        ("main.cpp", CPP),
        (
            "Makefile",
            "main: main.cpp table.hpp\n\tclang++-19 -g -O1 -fsanitize=address -o $@ $<\n",
        ),
        (
            "patchwright.toml",
            "[build]\ncommand = \"make\"\n[[poc]]\ncommand = \"./main\"\n[judge]\nruns = 1\nneighbours = 0\n",
        ),
    ])
}

fn property(file: &str, text: &str, marker: &str, condition: &str) -> Property {
    let line = text.lines().position(|line| line.contains(marker)).unwrap();
    Property {
        name: condition.to_owned(),
        file: RelPath::new(file).unwrap(),
        line: u32::try_from(line + 1).unwrap(),
        condition: condition.to_owned(),
        stated_by: "test".to_owned(),
    }
}

fn run(fixture: &Fixture<'_>, mut asserted: Asserted) -> PropertyRun {
    let poc = &fixture.subject.case.pocs[0];
    let run = asserted.run_poc(fixture.subject, fixture.base, poc, Watch::Processes);
    run.unwrap()
}

fn on_base(fixture: &Fixture<'_>, properties: &[Property]) -> PropertyRun {
    let asserted = fixture
        .subject
        .assert_on_base(fixture.base, properties)
        .unwrap();
    run(fixture, asserted)
}

fn counted(answer: &PropertyAnswer) -> &PropertyCounts {
    match answer {
        PropertyAnswer::Counted(counts) => counts,
        other => panic!("{other:?}"),
    }
}

fn unusable(answer: &PropertyAnswer) -> &str {
    match answer {
        PropertyAnswer::Unusable(why) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn checks_count_and_show_values_in_c() {
    let project = c_project();
    with_folder(
        &project.source(),
        |_| {},
        |fixture| {
            let properties = [
                property("rows.c", C, "s += row_at", "i < r->len"),
                property(
                    "rows.h",
                    HEADER,
                    "return r->data",
                    "i < r->len && r->wide == 2",
                ),
                property("rows.c", C, "return n + 1", "n > 0"),
                property("rows.c", C, "c += i", "i < 999990"),
                property("rows.c", C, "if (n == 0)", "n == 1"),
                property("rows.c", C, "s += row_at", "r != NULL"),
                property("rows.c", C, "s += row_at", "ROOM(r, i)"),
            ];
            let found = on_base(fixture, &properties);
            let all: Vec<_> = found.answers.iter().map(counted).collect();
            assert_eq!((all[0].passes, all[0].failures), (3, 1));
            assert_eq!(all[0].first, ["i = 3 (int), r->len = 3 (unsigned long)"]);
            assert_eq!(
                all[1].first, all[0].first,
                "in a header, the second operand not asked"
            );
            assert_eq!(all[2].describe(), "not reached");
            assert_eq!((all[3].passes, all[3].failures), (999_990, 10));
            assert_eq!(all[3].first.len(), 3, "a few, not all");
            assert_eq!(
                all[4].describe(),
                "violated 1 of 2 times, first with n = 0 (int)"
            );
            assert_eq!((all[5].passes, all[5].failures), (4, 0));
            assert_eq!((all[6].passes, all[6].failures), (3, 1));
            assert_eq!(all[6].first, ["ROOM(r, i) = 0 (int)"]);
            // The program behaves as before, and the report has the same lines.
            assert_eq!(found.run.stdout.text(), "so far\n");
            assert!(found.run.ending.is_crash());
            let lines = |report: &patchwright_domain::report::CrashReport| {
                let frames = report.frames.iter();
                frames.map(|frame| frame.line).take(3).collect::<Vec<_>>()
            };
            assert_eq!(lines(&found.run.reports[0]), lines(fixture.bug));
        },
    );
}

#[test]
fn what_cannot_be_asked_is_said_and_the_others_are_asked() {
    let project = c_project();
    with_folder(
        &project.source(),
        |_| {},
        |fixture| {
            let mut nowhere = property("rows.c", C, "s += row_at", "r");
            nowhere.line = 1;
            let mut no_file = nowhere.clone();
            no_file.file = RelPath::new("none.c").unwrap();
            let properties = [
                property("rows.c", C, "s += row_at", "missing < r->len"),
                property("rows.c", C, "s += row_at", "i++ < r->len"),
                property("rows.c", C, "s += row_at", "row_at(r, i) == 0"),
                nowhere,
                no_file,
                property("rows.c", C, "return s;", "r->absent"),
                property("rows.c", C, "s += row_at", "FIRST(r) == 0"),
                property("rows.c", C, "s += row_at", "r->data[i] >= 0"),
                property("rows.c", C, "s += row_at", "i < r->len"),
            ];
            let found = on_base(fixture, &properties);
            let why: Vec<&str> = found.answers[..8].iter().map(unusable).collect();
            assert!(
                why[0].starts_with("it does not compile: use of undeclared identifier 'missing'"),
                "{}",
                why[0]
            );
            assert_eq!(
                why[1],
                "its condition is refused: `++` cannot stand in a condition"
            );
            assert!(why[2].contains("it calls `row_at`"), "{}", why[2]);
            assert!(
                why[3].contains("no statement of a function stands at rows.c:1"),
                "{}",
                why[3]
            );
            assert_eq!(why[4], "none.c is not a file of the tree");
            assert!(why[5].contains("no member named 'absent'"), "{}", why[5]);
            assert!(
                why[6].contains("with the macro `FIRST` written out, `++` cannot stand"),
                "{}",
                why[6]
            );
            // Evaluating it reads past the block itself.
            assert_eq!(
                why[7],
                "the program ended while the condition was evaluated"
            );
            // The check that ended the program was removed.
            assert_eq!(counted(&found.answers[8]).failures, 1);
        },
    );
}

#[test]
fn checks_move_with_the_patch() {
    let project = c_project();
    with_folder(
        &project.source(),
        |_| {},
        |fixture| {
            let properties = [
                property("rows.c", C, "s += row_at", "i < r->len"),
                property("rows.c", C, "for (int i = 0; i <= r->len", "r->len > 0"),
            ];
            let ask = |change: &dyn Fn(&str) -> String| {
                let (layer, candidate) = fixture.candidate("rows.c", change);
                let tree = (&layer, &candidate);
                let asserted = fixture
                    .subject
                    .assert_on_candidate(fixture.base, tree, &properties);
                run(fixture, asserted.unwrap())
            };
            let fixed = ask(&|text| format!("\n\n\n{}", text.replace("i <= r->len", "i < r->len")));
            assert!(!fixed.run.ending.is_crash());
            assert_eq!(counted(&fixed.answers[0]).describe(), "holds 3 times");
            assert_eq!(fixed.answers[1], PropertyAnswer::Gone);
            let guarded = ask(&|text| text.replace("s += row", "if (i < r->len) s += row"));
            assert_eq!(counted(&guarded.answers[0]).describe(), "holds 3 times");
            assert_eq!(counted(&guarded.answers[1]).describe(), "holds 1 time");
            let skipped = ask(&|text| text.replace("i <= r->len", "i < 0"));
            assert_eq!(counted(&skipped.answers[0]).describe(), "not reached");
            let wrong = ask(&|text| text.replace("return s;", "return s + 0;"));
            assert_eq!(counted(&wrong.answers[0]).failures, 1);
        },
    );
}

#[test]
fn checks_count_and_show_values_in_cpp() {
    let project = cpp_project();
    with_folder(
        &project.source(),
        |_| {},
        |fixture| {
            let properties = [
                property(
                    "table.hpp",
                    CPP_HEADER,
                    "return items",
                    "i < (long)items.size() && color == Color::Red",
                ),
                property(
                    "main.cpp",
                    CPP,
                    "total +=",
                    "table != nullptr && total < 0.4 && i < 4",
                ),
                property(
                    "main.cpp",
                    CPP,
                    "total +=",
                    "i < static_cast<long>(table->items.size())",
                ),
            ];
            let found = on_base(fixture, &properties);
            let all: Vec<_> = found.answers.iter().map(counted).collect();
            assert_eq!(all[0].failures, 5);
            assert_eq!(
                all[0].first[0],
                "i = 0 (long), items.size() = 4 (unsigned long), color = 1 (enum), Color::Red = 0 (enum)"
            );
            assert_eq!(
                all[1].first[0],
                "table = not shown (class), total = 0.5 (double)"
            );
            assert_eq!((all[2].passes, all[2].failures), (4, 1));
            assert_eq!(
                all[2].first,
                ["i = 4 (long), table->items.size() = 4 (unsigned long)"]
            );
        },
    );
}
