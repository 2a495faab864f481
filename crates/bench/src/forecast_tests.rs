use super::*;
use crate::samples;

fn outlook(done: &[CellResult], left: &[&Cell]) -> Outlook {
    let mut outlook = Outlook::default();
    done.iter().for_each(|one| outlook.add_done(one));
    left.iter().for_each(|one| outlook.add_left(one));
    outlook
}

#[test]
fn what_is_left_is_told_from_cells_of_the_same_way() {
    let done = [
        samples::repaired("a", "constraint", 1),
        samples::repaired("a", "patchagent", 1),
        samples::failed("b", "patchagent", 1),
    ];
    let constraint = samples::cell("b", "constraint", 1);
    let agent = samples::cell("c", "patchagent", 1);
    let mut ablation = agent.clone();
    ablation.arm.without = vec!["counterexamples".to_owned()];
    let other = samples::cell("c", "workflow", 1);
    let forecast = |left: &[&Cell]| outlook(&done, left).forecast(2);
    assert_eq!(forecast(&[]).describe(), "no cells left");
    assert_eq!(
        forecast(&[&constraint]).describe(),
        "1 cell left, about 4 s"
    );
    // 6 s and $0.25 each on average.
    assert_eq!(
        forecast(&[&agent, &ablation]).describe(),
        "2 cells left, about 6 s and $0.50"
    );
    assert_eq!(
        forecast(&[&constraint, &other]).describe(),
        "2 cells left, about 5 s and the cost of 1 cell that nobody has seen the like of"
    );
    let nothing = outlook(&[], &[&constraint, &other]).forecast(1);
    assert_eq!(nothing.seconds, None);
    let mut shrinking = outlook(&done, &[&constraint, &agent]);
    shrinking.take_left(&agent);
    assert_eq!(shrinking.forecast(1).cells, 1);
    assert_eq!(duration(3.0 * 3600.0), "3.0 h");
    assert_eq!(duration(100.0), "2 min");
}
