use serde_json::{Value, json};

use super::*;

const KINDS: ToolKinds = ToolKinds {
    looks: &["view"],
    edits: &["edit"],
    tests: &["test"],
    runs: &["run"],
};

/// `view 3`, `edit A`, `test A`, `undo A`, `!view 3` for a refused one: a tool, and its argument and state.
fn habits(calls: &str) -> Vec<(usize, Habit)> {
    let mut habits = Habits::new(KINDS);
    let mut shown = Vec::new();
    for (at, call) in calls.split(", ").enumerate() {
        let (tool, word) = call.split_once(' ').unwrap();
        let arguments: Value = match tool.trim_start_matches('!') {
            "test" => json!({}),
            _ => json!({ "word": word }),
        };
        let seen = CallSeen {
            tool: tool.trim_start_matches('!'),
            arguments: &arguments,
            answered: !tool.starts_with('!'),
            state: (!tool.ends_with("view")).then_some(word),
        };
        shown.extend(habits.take(&seen).map(|habit| (at, habit)));
    }
    shown
}

fn many(tool: &str, count: u32) -> String {
    let calls: Vec<String> = (0..count).map(|at| format!("{tool} {tool}{at}")).collect();
    calls.join(", ")
}

#[test]
fn reading_without_end() {
    let reading = |at, looks| (at, Habit::Reading { looks });
    assert_eq!(habits(&many("view", 15)), []);
    let all = habits(&many("view", 40));
    assert_eq!(all, [reading(15, 16), reading(25, 26), reading(35, 36)]);
    // An edit or a test begins a new count; a refused look and a refused edit do not count.
    let edited = format!("{}, edit A, {}", many("view", 15), many("view", 15));
    assert_eq!(habits(&edited), []);
    let tested = format!("{}, test A, {}", many("view", 15), many("view", 15));
    assert_eq!(habits(&tested), []);
    let refused = format!("{}, !edit A, {}", many("view", 15), many("view", 1));
    assert_eq!(habits(&refused), [reading(16, 16)]);
    assert_eq!(habits(&many("!view", 30)), []);
}

#[test]
fn editing_without_testing() {
    let untested = |at, edits| (at, Habit::Untested { edits });
    assert_eq!(habits(&many("edit", 5)), []);
    let all = habits(&many("edit", 10));
    assert_eq!(all, [untested(5, 6), untested(8, 9)]);
    let tested = format!("{}, test x, {}", many("edit", 5), "edit a, edit b, edit c");
    assert_eq!(habits(&tested), []);
}

#[test]
fn swinging_between_two_patches() {
    let at = |calls: &str| habits(calls).iter().map(|(at, _)| *at).collect::<Vec<_>>();
    let swings = "edit A, test A, edit B, test B, edit A, test A, edit B";
    assert_eq!(at(swings), [4, 5, 6]);
    assert!(
        habits(swings)
            .iter()
            .all(|(_, habit)| *habit == Habit::Swinging)
    );
    // To take an edit back and try another one is no circle; to make the same one again is.
    assert!(at("edit A, test A, undo 0, edit B, test B, undo 0, edit C, test C").is_empty());
    assert_eq!(at("edit A, undo 0, edit A"), [2]);
    // Tested twice without another in between: the judge's answer says so itself.
    assert!(at("edit A, test A, test A").is_empty());
}

#[test]
fn the_same_call_again_and_again() {
    let repeating = |at, times| (at, Habit::Repeating { times });
    let calls = "view a, view b, !view a, !view a, !view a, edit A, view a, view b";
    assert_eq!(habits(calls), [repeating(3, 3), repeating(4, 4)]);
    assert_eq!(habits("edit A, test A, test A, test A"), [repeating(3, 3)]);
    assert_eq!(habits("!edit A, !edit A, !edit A"), [repeating(2, 3)]);
}

/// A command may have tested the edits, and may have changed what others look at; itself again and again it shows nothing new.
#[test]
fn commands_between_calls() {
    let repeating = |at, times| (at, Habit::Repeating { times });
    let tested = format!("{}, run make, edit x, edit y", many("edit", 5));
    assert_eq!(habits(&tested), []);
    assert_eq!(
        habits("view a, view a, run sed, view a, run sed, view a"),
        []
    );
    assert_eq!(
        habits("run make, view a, run make, run make"),
        [repeating(3, 3)]
    );
    let looks = format!("{}, run cat, view x", many("view", 15));
    assert_eq!(habits(&looks), [(16, Habit::Reading { looks: 16 })]);
}

#[test]
fn every_habit_has_its_words_and_its_count() {
    let all = [
        (
            Habit::Reading { looks: 16 },
            "16 times",
            "loop-detection/reading",
        ),
        (
            Habit::Untested { edits: 6 },
            "6 edits",
            "loop-detection/untested",
        ),
        (Habit::Swinging, "back and forth", "loop-detection/swinging"),
        (
            Habit::Repeating { times: 3 },
            "3 times",
            "loop-detection/repeating",
        ),
    ];
    for (habit, words, name) in all {
        let remark = habit.remark().unwrap();
        assert!(remark.text.contains(words), "{}", remark.text);
        assert!(!remark.text.contains('\n'));
        assert_eq!(remark.counted_as, name);
    }
}
