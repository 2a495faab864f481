use serde_json::json;

use super::*;
use crate::event::Event;

fn view(events: serde_json::Value) -> RunView {
    let events: Vec<Event> = serde_json::from_value(events).unwrap();
    RunView::fold(events.iter().map(|event| (0.0, event)))
}

fn proposed(id: &str) -> serde_json::Value {
    json!({
        "event": "proposed", "candidate": id, "patch": "", "note": {
            "operator": "an\n\u{1b}[31medit", "place": "", "cause": "", "constraint": null,
            "at": {"function": null, "file": null, "line": null, "column": null}},
    })
}

fn drawn(graph: &RunGraph) -> Vec<String> {
    let nodes = graph
        .nodes
        .iter()
        .map(|node| format!("{}: {}", node.name, node.label));
    let edges = graph.edges.iter();
    let edges = edges.map(|edge| format!("{} > {} {}", edge.from, edge.to, edge.label));
    nodes
        .chain(edges)
        .map(|line| line.trim_end().to_owned())
        .collect()
}

#[test]
fn strategies_rounds_phases_agents_and_candidates() {
    let moved = |from: &str, to: &str, step: u32| json!({"event": "agent-moved", "strategy": "multi", "from": from, "to": to, "why": "its turn", "round": 1, "step": step});
    let view = view(json!([
        {"event": "strategy-started", "strategy": "multi", "turn": 1, "of": 2},
        moved("start", "context", 1), moved("context", "patch", 2), moved("patch", "context", 3),
        moved("context", "patch", 4), moved("patch", "end", 5),
        {"event": "strategy-ended", "strategy": "multi", "result": {"end": "nothing", "reason": "no patch", "tally":
            {"proposed": 0, "judged": 0, "passed": 0, "refused": {}, "unjudged": 0}}},
        {"event": "strategy-started", "strategy": "vuldebugger", "turn": 2, "of": 2},
        {"event": "phase-ended", "phase": "look", "round": 1, "found": "much"},
        {"event": "round-started", "strategy": "vuldebugger/debugging", "round": 1, "model": "m"},
        {"event": "round-ended", "stop": "answered", "turns": 1},
        {"event": "round-started", "strategy": "vuldebugger/patching", "round": 1, "model": "m"},
        proposed("0123456789abcdef"),
        {"event": "round-ended", "stop": "done", "turns": 1, "accepted": "0123456789abcdef"},
        {"event": "chosen", "candidate": "0123456789abcdef", "why": "the only one"},
        {"event": "run-finished", "status": "failed", "exit": 1},
    ]));
    assert_eq!(
        drawn(&RunGraph::new(&view)),
        [
            "run: of",
            "strategy0: multi · failed: no patch",
            "agent0-0: context",
            "agent0-1: patch",
            "agent0-2: end of multi",
            "strategy1: vuldebugger · failed",
            "phase0: look 1: much",
            "round0: vuldebugger/debugging round 1 · m · 0 turns: answered",
            "round1: vuldebugger/patching round 1 · m · 0 turns: done",
            "candidate0: 01234567: not judged",
            "proof0: 01234567: not ended",
            "end: failed",
            "run > strategy0",
            "agent0-0 > agent0-1 2× its turn",
            "agent0-1 > agent0-0 its turn",
            "agent0-1 > agent0-2 its turn",
            "strategy0 > agent0-0 its turn",
            "strategy0 > strategy1",
            "strategy1 > phase0",
            "phase0 > round0",
            "round0 > round1",
            "round1 > candidate0 an \\u{1b}[31medit",
            "candidate0 > proof0 the only one",
            "proof0 > end",
        ]
    );
}

/// However much a run has, and however long its texts are.
#[test]
fn a_graph_is_bounded() {
    let mut events = vec![json!({
        "event": "strategy-started", "strategy": "s ".repeat(500), "turn": 1, "of": 1
    })];
    events.extend((0..100).map(|number| proposed(&format!("{number:032x}"))));
    let last = format!("{:032x}", 99);
    events.push(json!({"event": "chosen", "candidate": last, "why": "w".repeat(5000)}));
    let graph = RunGraph::new(&view(events.into()));
    let candidates = graph.nodes.iter();
    let candidates = candidates.filter(|node| node.kind == NodeKind::Candidate);
    // The chosen one is among them, and one node stands for those that are left out.
    assert_eq!(candidates.count(), MOST_CANDIDATES + 2);
    assert!(
        graph
            .nodes
            .iter()
            .any(|node| node.label == "75 candidates more")
    );
    assert!(
        graph
            .edges
            .iter()
            .any(|edge| edge.to == "proof0" && edge.from != RUN)
    );
    let labels = graph.nodes.iter().map(|node| &node.label);
    let labels = labels.chain(graph.edges.iter().map(|edge| &edge.label));
    let longest = labels.map(|label| label.chars().count()).max();
    assert_eq!(longest, Some(MOST_LABEL + 1));
}
