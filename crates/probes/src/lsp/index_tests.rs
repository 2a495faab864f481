use std::sync::Arc;
use std::thread;

use serde_json::json;

use super::*;
use crate::wire::WireError;

const TOKEN: &str = "indexing";

fn progress(token: &str, value: Value) -> Heard {
    Heard::Notice(Notice {
        name: "$/progress".to_owned(),
        body: json!({"token": token, "value": value}),
    })
}

fn patience(begin_ms: u64, index_ms: u64) -> Patience {
    Patience {
        index_begin: Duration::from_millis(begin_ms),
        index: Duration::from_millis(index_ms),
        ..Patience::default()
    }
}

#[test]
fn the_wait_ends_with_the_index() {
    let begin = || progress(TOKEN, json!({"kind": "begin", "percentage": 0}));
    let report = || progress(TOKEN, json!({"kind": "report", "percentage": 40}));
    let end = || progress(TOKEN, json!({"kind": "end"}));
    let gone = || Heard::End(WireError::Ended);
    let nonsense = || progress(TOKEN, json!({"kind": 7, "percentage": "x"}));
    let of_another = || progress("other", json!({"kind": "end"}));
    let cases = [
        (vec![begin(), report(), end()], Index::Whole),
        (vec![begin(), report()], Index::Partial { percent: 40 }),
        (vec![begin(), end(), begin()], Index::Partial { percent: 0 }),
        (
            vec![begin(), report(), nonsense(), of_another()],
            Index::Partial { percent: 40 },
        ),
        (vec![begin(), gone()], Index::Partial { percent: 0 }),
        (vec![], Index::Partial { percent: 0 }),
    ];
    for (heard, expected) in cases {
        let watch = IndexWatch::new(Some(TOKEN.to_owned()));
        for one in &heard {
            watch.hear(one);
        }
        assert_eq!(watch.wait(&patience(20, 20)), expected, "{heard:?}");
    }
    assert_eq!(IndexWatch::new(None).wait(&patience(0, 0)), Index::Whole);
}

#[test]
fn the_wait_is_woken_by_the_end_and_not_repeated_in_vain() {
    let watch = Arc::new(IndexWatch::new(Some(TOKEN.to_owned())));
    watch.hear(&progress(TOKEN, json!({"kind": "begin"})));
    let hearing = Arc::clone(&watch);
    let long = patience(60_000, 60_000);
    let waiter = thread::spawn(move || watch.wait(&long));
    hearing.hear(&progress(TOKEN, json!({"kind": "end"})));
    assert_eq!(waiter.join().unwrap(), Index::Whole);

    let watch = IndexWatch::new(Some(TOKEN.to_owned()));
    watch.wait(&patience(1, 1));
    let begin = Instant::now();
    watch.hear(&progress(TOKEN, json!({"kind": "begin"})));
    assert_eq!(watch.wait(&long), Index::Partial { percent: 0 });
    assert!(begin.elapsed() < Duration::from_secs(10));
}
