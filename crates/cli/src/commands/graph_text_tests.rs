use patchwright_domain::run_graph::Edge;

use super::*;

fn graph() -> RunGraph {
    let node = |name: &str, kind: NodeKind, label: &str, outcome: Outcome| Node {
        name: name.to_owned(),
        kind,
        label: label.to_owned(),
        outcome,
    };
    let edge = |from: &str, to: &str, label: &str| Edge {
        from: from.to_owned(),
        to: to.to_owned(),
        label: label.to_owned(),
    };
    RunGraph {
        nodes: vec![
            node("run", NodeKind::Run, "repair of demo", Outcome::Open),
            node(
                "strategy0",
                NodeKind::Strategy,
                "multi-agent · repaired",
                Outcome::Good,
            ),
            node("agent0-0", NodeKind::Agent, "context", Outcome::Open),
            node("agent0-1", NodeKind::Agent, "patch", Outcome::Open),
            node(
                "candidate0",
                NodeKind::Candidate,
                "01234567: says \"x\\\" ]; run -> end",
                Outcome::Bad,
            ),
        ],
        edges: vec![
            edge("run", "strategy0", ""),
            edge("agent0-0", "agent0-1", "2× found \\N"),
            edge("strategy0", "candidate0", "an edit"),
        ],
    }
}

#[test]
fn as_text() {
    insta::assert_snapshot!(text(&graph(), &Page::with_columns(80)), @r#"
    run repair of demo
    strategy multi-agent · repaired
      agent context → patch (2× found \N)
      agent patch
        candidate 01234567: says "x\" ]; run -> end
    "#);
}

/// What a model wrote stays inside of its quotes.
#[test]
fn for_graphviz() {
    insta::assert_snapshot!(dot(&graph()), @r#"
    digraph run {
      rankdir=LR;
      node [fontname="sans-serif"];
      "run" [label="repair of demo", shape=oval, color=gray30];
      "strategy0" [label="multi-agent · repaired", shape=folder, color=darkgreen];
      "agent0-0" [label="context", shape=component, color=gray30];
      "agent0-1" [label="patch", shape=component, color=gray30];
      "candidate0" [label="01234567: says \"x\\\" ]; run -> end", shape=hexagon, color=firebrick];
      "run" -> "strategy0";
      "agent0-0" -> "agent0-1" [label="2× found \\N"];
      "strategy0" -> "candidate0" [label="an edit"];
    }
    "#);
}
