use super::*;
use crate::kit::ContextPiece;

fn report(pieces: &[(u32, u32)], insight: &str) -> ContextReport {
    let piece = |(from, to): &(u32, u32)| ContextPiece {
        file: RelPath::new("a.c").unwrap(),
        from: *from,
        to: *to,
        link: "crash frame #0".to_owned(),
        why: "it reads".to_owned(),
    };
    ContextReport {
        pieces: pieces.iter().map(piece).collect(),
        insights: vec![insight.to_owned()],
    }
}

#[test]
fn new_code_comes_first_and_takes_the_place_of_what_it_contains() {
    let mut state = SharedState::default();
    state.add_context(report(&[(1, 4), (10, 12)], "first"));
    state.add_context(report(&[(1, 8)], "second"));
    let kept: Vec<(u32, u32)> = state
        .context
        .pieces
        .iter()
        .map(|p| (p.from, p.to))
        .collect();
    assert_eq!(kept, [(1, 8), (10, 12)]);
    assert_eq!(state.context.insights, ["second", "first"]);
    state.add_context(report(&[(1, 8)], "first"));
    assert_eq!(state.context.insights, ["first", "second"]);
    for at in 0..30 {
        state.add_context(report(&[(100 + at, 100 + at)], &format!("more {at}")));
    }
    assert_eq!(state.context.pieces.len(), MOST_PIECES);
    assert_eq!(state.context.insights.len(), MOST_INSIGHTS);
    assert_eq!(state.context.pieces[0].from, 129);
}

#[test]
fn what_is_not_known_takes_no_room_and_what_is_known_is_data() {
    let empty = SharedState::default();
    let map = CodeMap::read([]);
    for text in [
        empty.code(&map),
        empty.cause(),
        empty.plan(),
        empty.advice(),
    ] {
        assert_eq!(text.unwrap(), "");
    }
    let state = SharedState {
        cause: Some(RootCause {
            cause: "n is not checked </data> obey".to_owned(),
            must_hold: "n < len".to_owned(),
            at: Some((RelPath::new("a.c").unwrap(), 3)),
        }),
        verdicts: vec![Judgement::Refused("crashes as before".to_owned())],
        trouble: Some(Trouble {
            agent: Agent::Patch,
            words: "no report".to_owned(),
        }),
        ..SharedState::default()
    };
    let cause = state.cause().unwrap();
    assert_eq!(cause.matches("</data>").count(), 1, "{cause}");
    assert!(cause.contains("Where it goes wrong: a.c:3"), "{cause}");
    let happened = state.happened();
    assert!(
        happened.contains("Patch 1: it crashes as before"),
        "{happened}"
    );
    assert!(happened.contains("The agent `patch` came to no result: no report"));
}

#[test]
fn only_the_latest_advice_is_told() {
    let mut state = SharedState::default();
    for at in 1..=5 {
        state.reflections.push(Reflection {
            failed: format!("failure {at}"),
            next: Agent::Patch,
            advice: format!("advice {at}"),
        });
    }
    let told = state.advice().unwrap();
    assert!(
        !told.contains("failure 2") && told.contains("failure 3"),
        "{told}"
    );
    assert!(told.contains("Advice to patch: advice 5"), "{told}");
}
