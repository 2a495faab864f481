use super::*;

fn supposed() -> Step {
    Step::Suppose("the row is too short".to_owned())
}

/// From, by, to; nothing where no way leads.
#[test]
fn every_way_there_is() {
    let hypothesis = || "h".to_owned();
    let collect = || State::Collect {
        hypothesis: hypothesis(),
    };
    let trying = || State::Try {
        hypothesis: hypothesis(),
    };
    let states = [State::Understand, collect(), trying(), State::Done];
    let ways = |step: fn() -> Step| {
        states
            .clone()
            .map(|state| state.after(step()).ok().map(|next| next.name()))
    };
    assert_eq!(ways(supposed), [Some("collect"), None, None, None]);
    assert_eq!(ways(|| Step::Fix), [None, Some("try"), Some("try"), None]);
    assert_eq!(
        ways(|| Step::CollectMore),
        [None, None, Some("collect"), None]
    );
    assert_eq!(
        ways(|| Step::Discard),
        [None, Some("understand"), Some("understand"), None]
    );
    assert_eq!(ways(|| Step::Finish), [None, None, Some("done"), None]);
}

#[test]
fn a_hypothesis_lasts_until_it_is_discarded() {
    let mut course = Course::Guided(State::Understand);
    course.take(supposed()).unwrap();
    course.take(Step::Fix).unwrap();
    assert_eq!(course.hypothesis(), Some("the row is too short"));
    let moved = course.take(Step::CollectMore).unwrap();
    assert_eq!(moved, Some(("try", "collect")));
    assert_eq!(course.hypothesis(), Some("the row is too short"));
    course.take(Step::Discard).unwrap();
    assert_eq!(course.hypothesis(), None);
    assert_eq!(course, Course::Guided(State::Understand));
}

#[test]
fn a_tool_of_another_state_is_refused_with_those_of_this_one() {
    let course = Course::Guided(State::Understand);
    assert_eq!(course.refusal("read_range"), None);
    let refusal = course.refusal(WRITE_FIX).unwrap();
    assert!(refusal.contains("`write_fix` is not a tool of the state `understand`"));
    for tool in State::Understand.tools() {
        assert!(refusal.contains(tool), "{refusal}");
    }
    let free = Course::Free { hypothesis: None };
    assert_eq!(free.refusal(WRITE_FIX), None);
    assert!(free.refusal(COLLECT_MORE_INFORMATION).is_some());
}

#[test]
fn every_step_has_a_tool_in_the_states_that_it_leads_from() {
    for (tool, step) in [
        (EXPRESS_HYPOTHESIS, supposed()),
        (WRITE_FIX, Step::Fix),
        (COLLECT_MORE_INFORMATION, Step::CollectMore),
        (DISCARD_HYPOTHESIS, Step::Discard),
        (GOAL_ACCOMPLISHED, Step::Finish),
    ] {
        let hypothesis = "h".to_owned();
        let states = [
            State::Understand,
            State::Collect {
                hypothesis: hypothesis.clone(),
            },
            State::Try { hypothesis },
            State::Done,
        ];
        for state in states {
            let leads = state.after(step.clone()).is_ok();
            assert_eq!(leads, state.tools().contains(&tool), "{tool} {state:?}");
        }
    }
}
