//! What is one bug: pairs of reports from one build.

use patchwright_domain::report::{Direction, Frame, MemoryPlace, Region, StackRole};

use super::*;
use crate::samples::{access, crash, in_block, with_stack};

const BYTES: u64 = 100;

#[track_caller]
fn check(a: &CrashReport, b: &CrashReport, expected: bool) {
    let project = Project::at("/src");
    let both = [(a, BYTES), (b, BYTES)];
    let is_one = group(&both, &project).len() == 1;
    assert_eq!(is_one, expected, "{a:#?}\n{b:#?}");
    let turned = [(b, BYTES), (a, BYTES)];
    assert_eq!(group(&turned, &project).len() == 1, expected, "turned");
}

#[test]
fn the_same_functions_are_one_bug_whatever_the_lines_of_the_callers() {
    use BugKind::{HeapBufferOverflow as Heap, NullDereference as Null};
    check(
        &crash(Heap, "copy:4 load:10 main:50"),
        &crash(Heap, "copy:4 load:20 main:60"),
        true,
    );
    check(
        &crash(Heap, "copy:4 load:10 main:50"),
        &crash(Heap, "join:9 load:10 main:50"),
        false,
    );
    check(
        &crash(Heap, "copy:4 load:10 main:50"),
        &crash(Null, "copy:4 load:10 main:50"),
        false,
    );
    // Another way to the same function.
    check(
        &crash(Heap, "copy:4 load:10 main:50"),
        &crash(Heap, "copy:4 note:33 main:55"),
        true,
    );
    // A helper that was inlined in one place.
    check(
        &crash(Heap, "get:2 copy:4 load:10 main:50"),
        &crash(Heap, "copy:4 load:10 main:50"),
        true,
    );
}

#[test]
fn one_function_may_hold_two_bugs() {
    use BugKind::{DivideByZero as Divide, HeapBufferOverflow as Heap};
    let row =
        |line: &str, site: &str| in_block(crash(Heap, &format!("parse:{line} main:50")), 16, site);
    check(&row("10", "names main"), &row("30", "rows main"), false);
    check(&row("10", "names main"), &row("11", "names main"), true);
    check(&row("10", "names main"), &row("10", "rows main"), true);
    check(
        &crash(Divide, "mean:3 main:9"),
        &crash(Divide, "mean:8 main:9"),
        false,
    );
    check(
        &crash(Divide, "mean:3 main:9"),
        &crash(Divide, "mean:3 main:12"),
        true,
    );
}

#[test]
fn assertions_are_told_apart_by_what_they_say() {
    let reached = |stack: &str, text: &str| CrashReport {
        message: Some(text.to_owned()),
        ..crash(BugKind::AssertionFailure, stack)
    };
    let failed = |line: &str, text: &str| reached(&format!("parse:{line} main:50"), text);
    check(
        &reached("show:10 value:3 print:7 main:50", "depth < 3"),
        &reached("show:10 list:9 send:4 main:60", "depth < 3"),
        true,
    );
    check(&failed("10", "n > 0"), &failed("12", "p != NULL"), false);
    check(&failed("10", "n > 0"), &failed("10", "n > 0"), true);
}

#[test]
fn a_block_that_is_too_small_is_one_bug_unless_it_is_the_input() {
    use BugKind::HeapBufferOverflow as Heap;
    let made = |stack: &str, size: u64, site: &str| in_block(crash(Heap, stack), size, site);
    let (fill, show) = ("fill:4 decode:10 main:50", "show:7 decode:12 main:50");
    check(
        &made(fill, 16, "make decode"),
        &made(show, 16, "make decode"),
        true,
    );
    check(
        &made(fill, 16, "make decode"),
        &made(show, 16, "other decode"),
        false,
    );
    // Nothing but main is common to them.
    check(
        &made("fill:4 main:50", 16, "make main"),
        &made("show:7 main:52", 16, "make main"),
        false,
    );
    // The file itself, with a terminator.
    check(
        &made(fill, BYTES + 1, "read main"),
        &made(show, BYTES + 1, "read main"),
        false,
    );
}

#[test]
fn one_life_of_a_block_is_one_bug() {
    use BugKind::{DoubleFree, HeapUseAfterFree as Freed};
    let life = |kind, stack: &str, freed: &str| {
        let report = in_block(crash(kind, stack), 16, "make load main");
        with_stack(report, StackRole::Free, freed)
    };
    let used = life(Freed, "show:3 main:50", "drop close main");
    check(
        &used,
        &life(Freed, "list:9 main:52", "drop close main"),
        true,
    );
    check(
        &used,
        &life(DoubleFree, "drop:2 main:52", "drop close main"),
        true,
    );
    check(&used, &life(Freed, "list:9 main:52", "clear main"), false);
    // The same use of what was freed elsewhere.
    check(
        &used,
        &life(Freed, "show:3 main:50", "drop undo main"),
        false,
    );
}

#[test]
fn a_far_access_at_the_same_line_is_the_same_bug() {
    use BugKind::{HeapBufferOverflow as Heap, Segv};
    let at = |kind, line: &str, direction| {
        access(crash(kind, &format!("get:{line} main:50")), direction, 4)
    };
    let near = at(Heap, "4", Direction::Read);
    check(&near, &at(Segv, "4", Direction::Read), true);
    check(&near, &at(Segv, "5", Direction::Read), false);
    check(&near, &at(Segv, "4", Direction::Write), false);
}

#[test]
fn a_recursion_is_one_bug_wherever_the_stack_ends() {
    use BugKind::StackOverflow as Deep;
    let turns = |cycle: &str| crash(Deep, &[cycle; 8].join(" "));
    let list = turns("list:4 value:9");
    check(&list, &turns("map:7 value:9"), true);
    check(&list, &turns("walk:3 tree:6"), false);
}

#[test]
fn a_variable_is_named_by_its_function() {
    let on_stack = |stack: &str, owner: &str, name: &str| {
        let mut report = crash(BugKind::StackBufferOverflow, stack);
        let mut region = Region::new(MemoryPlace::Stack);
        region.object = Some(name.to_owned());
        report.region = Some(region);
        with_stack(report, StackRole::Frame, owner)
    };
    let name = on_stack("copy:3 title:20 main:50", "title", "name");
    check(
        &name,
        &on_stack("fill:8 title:22 main:50", "title", "name"),
        true,
    );
    check(
        &name,
        &on_stack("fill:8 title:22 main:50", "title", "date"),
        false,
    );
    check(
        &name,
        &on_stack("fill:8 page:22 main:50", "page", "name"),
        false,
    );
}

#[test]
fn a_helper_that_is_told_how_much_to_copy_shows_bugs_of_its_callers() {
    let copied = |function: &str, size: u64, owner: &str| {
        let stack = format!("take:3 fill:8 {owner}:20 main:50");
        let mut report = crash(BugKind::StackBufferOverflow, &stack);
        let copy = Frame {
            function: Some(function.to_owned()),
            ..Frame::default()
        };
        report.frames.insert(0, copy);
        let mut region = Region::new(MemoryPlace::Stack);
        region.object = Some("row".to_owned());
        report.region = Some(region);
        access(
            with_stack(report, StackRole::Frame, owner),
            Direction::Write,
            size,
        )
    };
    let screen = copied("__asan_memcpy", 9, "screen");
    check(&screen, &copied("__asan_memcpy", 6, "image"), false);
    // One of its inputs ended early.
    let image = copied("__asan_memcpy", 6, "image");
    let short = copied("__asan_memcpy", 4, "screen");
    let all = [&screen, &screen, &screen, &short, &image].map(|report| (report, BYTES));
    assert_eq!(group(&all, &Project::at("/src")).len(), 2);
    // Nobody told this one a number.
    let text = |owner| copied("strcpy", 9, owner);
    check(&text("screen"), &text("image"), true);
    // The input chooses the number, so the helper should have looked at it.
    let longer = copied("__asan_memcpy", 40, "screen");
    let all = [&screen, &longer, &image].map(|report| (report, BYTES));
    assert_eq!(group(&all, &Project::at("/src")).len(), 1);
}
