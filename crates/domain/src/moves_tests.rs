use super::*;

fn moved(from: &str, to: &str, (round, step): (u32, u32)) -> Event {
    Event::AgentMoved {
        strategy: "multi-agent".to_owned(),
        from: from.to_owned(),
        to: to.to_owned(),
        why: "it is its turn".to_owned(),
        round,
        step,
    }
}

#[test]
fn a_resumed_run_tells_its_moves_again_and_has_them_once() {
    let first = [
        moved(START, "context", (1, 1)),
        moved("context", END, (1, 2)),
    ];
    let again = [first[0].clone(), moved(START, "context", (2, 1))];
    let mut moves = Vec::new();
    for event in first.iter().chain(&again) {
        note(&mut moves, event);
    }
    let path: Vec<String> = moves
        .iter()
        .map(|one| format!("{}.{} {} {}", one.round, one.step, one.from, one.to))
        .collect();
    assert_eq!(
        path,
        ["1.1 start context", "1.2 context end", "2.1 start context"]
    );
}
