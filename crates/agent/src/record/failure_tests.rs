use super::*;

#[test]
fn failures_come_back_with_the_same_words() {
    let (model, words) = (|| "m".to_owned(), || "slow: down".to_owned());
    let broke = ModelError::Broke {
        model: model(),
        words: words(),
        billed: Billed::No,
    };
    let busy = ModelError::Busy {
        model: model(),
        words: words(),
        after: None,
    };
    let cases = [
        busy,
        broke,
        ModelError::TooLong {
            model: model(),
            words: words(),
        },
        ModelError::Denied {
            model: model(),
            words: words(),
        },
        ModelError::Budget(words()),
        ModelError::Overrun {
            model: model(),
            words: words(),
        },
        ModelError::Cancelled,
        ModelError::Record(words()),
    ];
    for error in cases {
        assert_eq!(again(kind(&error), "m", &error.to_string()), error);
    }
}
