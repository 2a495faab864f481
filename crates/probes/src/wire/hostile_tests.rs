//! Any input is either a message or a reason to end the connection, never a panic.

use std::io::Cursor;

use proptest::prelude::*;
use serde_json::{Map, Value};

use super::dialect::Dialect;
use super::frame;

/// Objects that look almost like messages of one of the two protocols.
fn nearly_a_message() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        prop_oneof![
            "[a-z/$]{0,12}",
            Just("event".to_owned()),
            Just("response".to_owned())
        ]
        .prop_map(Value::from),
    ];
    let keys = [
        "id",
        "method",
        "params",
        "result",
        "error",
        "message",
        "seq",
        "type",
        "event",
        "body",
        "command",
        "request_seq",
        "success",
        "items",
        "format",
    ];
    leaf.prop_recursive(4, 64, 8, move |inner| {
        let key = proptest::sample::select(keys.to_vec());
        let object = prop::collection::vec((key, inner.clone()), 0..8);
        prop_oneof![
            prop::collection::vec(inner, 0..4).prop_map(Value::from),
            object.prop_map(|fields| {
                let fields = fields
                    .into_iter()
                    .map(|(key, value)| (key.to_owned(), value));
                Value::Object(fields.collect::<Map<_, _>>())
            }),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn every_value_is_a_message_or_none(value in nearly_a_message()) {
        for dialect in [Dialect::LanguageServer, Dialect::DebugAdapter] {
            let _ = dialect.read(value.clone());
        }
    }

    #[test]
    fn every_stream_is_read_to_an_end(
        bytes in prop::collection::vec(any::<u8>(), 0..200),
        length in 0u64..300,
    ) {
        let _ = frame::read(&mut Cursor::new(&bytes));
        let framed = [format!("Content-Length: {length}\r\n\r\n").as_bytes(), &bytes].concat();
        let mut stream = Cursor::new(&framed);
        while frame::read(&mut stream).is_ok() {}
    }
}
