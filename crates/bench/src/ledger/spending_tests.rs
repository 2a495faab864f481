use patchwright_domain::chat::Usage;

use super::*;

fn worst(money: u64, tokens: u64) -> Worst {
    Worst {
        model: "tiny".to_owned(),
        money: Some(Nanodollars(money)),
        input: tokens,
        output: 0,
    }
}

fn spent(money: u64, tokens: u64, calls: u64) -> Spent {
    Spent {
        money: Nanodollars(money),
        usage: Usage {
            input: tokens,
            ..Usage::default()
        },
        calls,
    }
}

fn caps(money: u64, tokens: u64, calls: u64) -> LedgerCaps {
    LedgerCaps {
        money: Some(Nanodollars(money)),
        tokens: Some(tokens),
        calls: Some(calls),
    }
}

/// One more call beside one that is in flight, and beside one that is settled.
#[test]
fn each_cap_refuses_waits_and_grants() {
    let fine = caps(100, 100, 100);
    let cases = [
        (fine, "granted", "granted"),
        (caps(19, 100, 100), "later", "granted"),
        (
            caps(13, 100, 100),
            "later",
            "of all cells, $0.0000 of $0.0000",
        ),
        (caps(100, 19, 100), "later", "granted"),
        (
            caps(100, 13, 100),
            "later",
            "of all cells, 4 tokens of 13 tokens are spent, and the next call may take 10 tokens",
        ),
        (
            caps(100, 100, 1),
            "later",
            "of all cells, 1 of 1 call is made",
        ),
        (caps(9, 100, 100), "of all cells, $0.0000 of $0.0000", ""),
    ];
    for (caps, beside, after) in cases {
        let said = |answer: Answer| match answer {
            Answer::Granted => "granted".to_owned(),
            Answer::Later => "later".to_owned(),
            Answer::Refused(words) => words,
        };
        let mut state = Spending::default();
        state.reserve("other", &worst(10, 10), &fine);
        assert!(
            said(state.reserve("one", &worst(10, 10), &caps)).starts_with(beside),
            "{caps:?}"
        );
        if after.is_empty() {
            continue;
        }
        let mut state = Spending::default();
        state.reserve("other", &worst(10, 10), &fine);
        state.settle("other", &worst(10, 10), spent(4, 4, 1));
        let answer = said(state.reserve("one", &worst(10, 10), &caps));
        assert!(answer.starts_with(after), "{caps:?}: {answer}");
    }
}

#[test]
fn a_model_without_a_price_is_not_held_to_a_cap_of_money() {
    let unpriced = Worst {
        money: None,
        ..worst(0, 10)
    };
    let answer = Spending::default().reserve("one", &unpriced, &caps(100, 100, 100));
    assert!(matches!(answer, Answer::Refused(_)), "{answer:?}");
    let no_money = LedgerCaps {
        money: None,
        ..caps(0, 100, 100)
    };
    let answer = Spending::default().reserve("one", &unpriced, &no_money);
    assert_eq!(answer, Answer::Granted);
}

#[test]
fn what_is_charged_counts_once() {
    let mut state = Spending::default();
    state.reserve("one", &worst(10, 10), &caps(100, 100, 100));
    state.charge("one");
    state.charge("one");
    assert_eq!(state.cells["one"], spent(10, 10, 1).into());
    // The journal of a killed process counts the same call with the worst; what it knows beyond is added.
    state.begin_with("one", spent(10, 10, 1));
    assert_eq!(state.cells["one"].spent, spent(10, 10, 1));
    state.begin_with("one", spent(12, 8, 2));
    assert_eq!(state.cells["one"].spent, spent(12, 10, 2));
    state.begin_with("new", Spent::default());
    assert!(!state.cells.contains_key("new"));
}
