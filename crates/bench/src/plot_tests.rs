use super::*;
use crate::tables::tests::report;

#[test]
fn a_small_benchmark_has_all_plots() {
    let plots = plots(&report());
    let titles: Vec<&str> = plots.iter().map(|(title, _)| *title).collect();
    assert_eq!(
        titles,
        [
            "Overlap of ways",
            "Cost against repairs",
            "Time to repair",
            "Ablations"
        ]
    );
    for (title, plot) in &plots {
        assert!(!plot.contains("NaN") && !plot.contains("inf"), "{title}");
    }
    let all: Vec<&str> = plots.iter().map(|(_, plot)| plot.as_str()).collect();
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn names_cannot_leave_their_element() {
    let mut hostile = report();
    for arm in &mut hostile.arms {
        arm.name = "</text><script>".to_owned();
    }
    for (_, plot) in plots(&hostile) {
        assert!(!plot.contains("<script"), "{plot}");
    }
}
