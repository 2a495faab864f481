use super::*;

#[test]
fn a_log_hears_now_and_then_that_a_step_goes_on() {
    let ago = |seconds| Instant::now().checked_sub(Duration::from_secs(seconds));
    let mut running = Running {
        words: "judging candidates".to_owned(),
        far: None,
        since: Instant::now(),
        told: None,
    };
    assert_eq!(running.log_line(0.5), None);
    assert_eq!(running.log_line(1.5).unwrap(), "  judging candidates …");
    assert_eq!(running.log_line(20.0), None);
    running.told = ago(31);
    assert_eq!(
        running.log_line(33.4).unwrap(),
        "  judging candidates … 33 s"
    );
    assert_eq!(running.log_line(34.0), None);
}
