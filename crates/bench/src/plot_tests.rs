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

#[test]
fn axes_have_round_numbers() {
    for (most, expected) in [
        (16.36, "0 5 10 15 20"),
        (4.0, "0 1 2 3 4"),
        (0.85, "0.0 0.5 1.0"),
        (0.023, "0.00 0.01 0.02 0.03"),
    ] {
        let ticks = Ticks::up_to(most);
        let labels: Vec<String> = ticks.all().map(|one| ticks.label(one)).collect();
        assert_eq!(labels.join(" "), expected, "{most}");
        assert!(ticks.last() >= most);
    }
}
