use super::super::repair_all_record::tests::bug;
use super::*;

fn row(number: usize, status: &str) -> BugRepair {
    BugRepair::new(&bug(number), "identity", status)
}

#[test]
fn each_bug_has_a_line() {
    let rows = [
        BugRepair {
            trust: Some(Trust::Verified),
            patch: Some("/home/me/out/bug-1/patch.diff".to_owned()),
            also_ends: vec![3, 7, 9],
            still: vec!["crash-17".to_owned()],
            ..row(1, "repaired")
        },
        BugRepair {
            reason: Some("no candidate passed".to_owned()),
            run: Some("20261118-011500-repair".to_owned()),
            ..row(2, "failed")
        },
        BugRepair {
            ended_by: Some(1),
            ..row(3, "ended")
        },
    ];
    let text = render(&rows, 3, 61.25, &Page::with_columns(100));
    insta::assert_snapshot!(text, @r"
      repaired       2 of 3 bugs ended by 1 patch · 61.2 s
      bug 1          high double-free · verified · /home/me/out/bug-1/patch.diff · this patch also ends
                     bugs 3, 7 and 9 · 1 file of it still crashes with this patch and so shows another
                     bug: crash-17
      bug 2          high double-free · failed · no candidate passed · `patchwright show
                     20261118-011500-repair`
      bug 3          high double-free · ended by the patch of bug 1
    ");
}
