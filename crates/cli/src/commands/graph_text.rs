//! The graph of a run as text, and for Graphviz.

use std::fmt::Write as _;

use patchwright_domain::run_graph::{Node, NodeKind, Outcome, RunGraph};

use crate::page::{Page, Tone};

/// One line for each node, below what it belongs to; agents with those that they handed over to.
pub fn text(graph: &RunGraph, page: &Page) -> String {
    let lines = graph.nodes.iter().map(|node| {
        let (indent, word) = place(node.kind);
        let handed = match node.kind {
            NodeKind::Agent => moves(graph, node),
            NodeKind::Run
            | NodeKind::Strategy
            | NodeKind::Phase
            | NodeKind::Round
            | NodeKind::Candidate
            | NodeKind::Proof
            | NodeKind::End => String::new(),
        };
        let head = format!("{:indent$}{}", "", page.tone(tone(node.outcome), word));
        page.beside(
            &head,
            indent + word.len(),
            &format!("{}{handed}", node.label),
        )
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn moves(graph: &RunGraph, node: &Node) -> String {
    let label = |name: &str| {
        let mut all = graph.nodes.iter();
        let found = all.find(|one| one.name == name);
        found.map_or(name, |one| one.label.as_str()).to_owned()
    };
    let edges = graph.edges.iter().filter(|edge| edge.from == node.name);
    let moves = edges.map(|edge| format!(" → {} ({})", label(&edge.to), edge.label));
    moves.collect()
}

/// The indentation of a line, and what it begins with.
fn place(kind: NodeKind) -> (usize, &'static str) {
    match kind {
        NodeKind::Run => (2, "run"),
        NodeKind::Strategy => (2, "strategy"),
        NodeKind::Phase => (4, "phase"),
        NodeKind::Round => (4, "round"),
        NodeKind::Agent => (4, "agent"),
        NodeKind::Candidate => (6, "candidate"),
        NodeKind::Proof => (2, "proof"),
        NodeKind::End => (2, "end"),
    }
}

fn tone(outcome: Outcome) -> Tone {
    match outcome {
        Outcome::Good => Tone::Good,
        Outcome::Bad => Tone::Bad,
        Outcome::Open => Tone::Label,
    }
}

/// For `dot`: names are our own, labels are quoted.
pub fn dot(graph: &RunGraph) -> String {
    let mut text =
        String::from("digraph run {\n  rankdir=LR;\n  node [fontname=\"sans-serif\"];\n");
    for node in &graph.nodes {
        let shape = match node.kind {
            NodeKind::Run | NodeKind::End => "oval",
            NodeKind::Strategy => "folder",
            NodeKind::Phase => "note",
            NodeKind::Round => "box",
            NodeKind::Agent => "component",
            NodeKind::Candidate => "hexagon",
            NodeKind::Proof => "doubleoctagon",
        };
        let colour = match node.outcome {
            Outcome::Good => "darkgreen",
            Outcome::Bad => "firebrick",
            Outcome::Open => "gray30",
        };
        let label = match node.kind {
            NodeKind::Proof => format!("proof of {}", node.label),
            NodeKind::Run
            | NodeKind::Strategy
            | NodeKind::Phase
            | NodeKind::Round
            | NodeKind::Agent
            | NodeKind::Candidate
            | NodeKind::End => node.label.clone(),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "  \"{}\" [label={}, shape={shape}, color={colour}];",
            node.name,
            quoted(&label)
        );
    }
    for edge in &graph.edges {
        let label = match edge.label.is_empty() {
            true => String::new(),
            false => format!(" [label={}]", quoted(&edge.label)),
        };
        let _ = writeln!(text, "  \"{}\" -> \"{}\"{label};", edge.from, edge.to);
    }
    text.push('}');
    text
}

/// A string of the DOT language, in which nothing is an escape.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
#[path = "graph_text_tests.rs"]
mod tests;
