use std::time::Duration;

use super::wait;
use crate::http::Head;

#[test]
fn waits_are_read_in_all_their_forms() {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT";
    let cases: [(&str, &str, Option<f64>); 14] = [
        ("7", "", Some(7.0)),
        ("0.5", "", Some(0.5)),
        ("9", "1500", Some(1.5)),
        ("Sun, 06 Nov 1994 08:50:37 GMT", "", Some(60.0)),
        ("Sun, 06 Nov 1994 08:00:00 GMT", "", Some(0.0)),
        ("99999999999", "", Some(86_400.0)),
        ("-1", "", None),
        ("NaN", "", None),
        ("soon", "", None),
        ("Mon, 07 Nov 1994 08:49:38 GMT", "", Some(86_400.0)),
        ("Sun, 06 Nov 1994 08:49:37", "", None),
        ("Sun, 99 Nov 1994 08:49:37 GMT", "", None),
        ("Sun, 06 Nov 99999999999 08:49:37 GMT", "", None),
        ("", "", None),
    ];
    for (after, ms, expected) in cases {
        let head = Head {
            retry_after: Some(after.to_owned()),
            retry_after_ms: Some(ms.to_owned()).filter(|ms| !ms.is_empty()),
            date: Some(date.to_owned()),
            ..Head::default()
        };
        assert_eq!(
            wait(&head),
            expected.map(Duration::from_secs_f64),
            "{after} {ms}"
        );
    }
    assert_eq!(wait(&Head::default()), None);
}

#[test]
fn waits_are_found_in_sentences() {
    let check = |words: &str, milliseconds: Option<u64>| {
        let expected = milliseconds.map(Duration::from_millis);
        assert_eq!(super::within(words), expected, "{words}");
    };
    check("Now try again in 11.054s. Visit us.", Some(11_054));
    check("Now try again in 28ms.", Some(28));
    check("try again in 6m0.5s", Some(360_500));
    check("try again in 1h2m3s", Some(3_723_000));
    check("try again in 99999999h", Some(24 * 3_600_000));
    check("try again in 5 minutes", None);
    check("try again in a while", None);
    check("try again in ", None);
    check("try again in 1.2.3s", None);
    check("try again later", None);
}
