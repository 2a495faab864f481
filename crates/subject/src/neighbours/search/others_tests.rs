use patchwright_sandbox::RunEnd::{Exited, Hung};

use super::*;
use crate::neighbours::material::{Part, Role};
use crate::neighbours::reading::tests::{bug, overflow, project, run};
use crate::neighbours::relatives;

fn material() -> Material {
    Material {
        command: "./tool {input}".to_owned(),
        parts: vec![Part::whole(Role::File(0), b"poc".to_vec())],
        relatives: Vec::new(),
        too_large: Vec::new(),
    }
}

fn input(content: &str) -> Mutant {
    let part = Part::whole(Role::File(0), b"poc".to_vec());
    relatives::whole(0, &part, content.as_bytes().to_vec())
}

fn add(others: &mut OtherBugs<'_>, content: &str, function: &str) {
    let run = run(Exited(88), &overflow(function), "");
    if let Some(report) = run.other(&bug(), &project()) {
        others.add(&input(content), &report, Origin::Trial);
    }
}

#[test]
fn each_other_bug_is_kept_once_with_its_smallest_input() {
    let material = material();
    let mut others = OtherBugs::new(&material, project());
    for (content, function) in [
        ("long one", "list"),
        ("the bug", "sum"),
        ("b", "show"),
        ("short", "list"),
        ("longer", "list"),
    ] {
        add(&mut others, content, function);
    }
    let told: Vec<(String, usize)> = others
        .found
        .iter()
        .map(|one| (one.signature.to_string(), one.bytes))
        .collect();
    assert_eq!(
        told,
        [
            ("heap-buffer-overflow:list>main".to_owned(), 5),
            ("heap-buffer-overflow:show>main".to_owned(), 1)
        ]
    );
}

#[test]
fn their_number_is_bounded_and_slow_runs_are_none() {
    let material = material();
    let mut others = OtherBugs::new(&material, project());
    let hung = run(Hung, "", "").other(&bug(), &project()).unwrap();
    others.add(&input("slow"), &hung, Origin::Trial);
    assert!(others.found.is_empty());
    for at in 0..50 {
        add(&mut others, "input", &format!("f{at}"));
    }
    assert_eq!(others.found.len(), MOST_BUGS);
}
