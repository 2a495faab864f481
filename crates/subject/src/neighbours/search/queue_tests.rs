use super::super::words::Vocabulary;
use super::*;
use crate::neighbours::material::Role;

fn material(bytes: &[u8]) -> Material {
    Material {
        command: "./tool {input}".to_owned(),
        parts: vec![Part::whole(Role::File(0), bytes.to_vec())],
        relatives: Vec::new(),
        too_large: Vec::new(),
    }
}

fn next(queue: &mut Queue<'_>, most: usize) -> Vec<Mutant> {
    let made = queue.next_of_seeds(most).into_iter();
    made.map(|one| one.mutant).collect()
}

fn contents(mutants: &[Mutant]) -> Vec<&[u8]> {
    mutants
        .iter()
        .map(|one| one.splices[0].insert.as_slice())
        .collect()
}

fn means<'a>(known: &'a Vocabulary) -> Means<'a> {
    Means {
        known,
        numbers: &[],
        patch: &[],
        characters: &[],
        donors: &[],
        calls: &[],
    }
}

#[test]
fn every_trial_is_new_and_the_order_is_always_the_same() {
    let known = Vocabulary {
        options: vec!["-q".to_owned()],
        ..Vocabulary::default()
    };
    let material = material(b"set 4 5\nget 4\n");
    let run = || next(&mut Queue::new(&material, &means(&known)).unwrap(), 400);
    let first = run();
    assert_eq!(first.len(), 400);
    assert_eq!(first, run());
    let keys: HashSet<u64> = first
        .iter()
        .map(|one| key(&one.splices[0].insert, one.command.as_deref()))
        .collect();
    assert_eq!(keys.len(), first.len());
    let commands = first.iter().filter_map(|one| one.command.as_deref());
    assert_eq!(commands.collect::<Vec<_>>(), ["./tool -q {input}"]);
    let own = |one: &&[u8]| *one == b"set 4 5\nget 4\n";
    assert_eq!(contents(&first).into_iter().filter(own).count(), 1);
}

/// Another way to the bug is often one step from what a test does.
#[test]
fn half_of_the_trials_begin_with_inputs_of_the_project() {
    let known = Vocabulary::default();
    let material = material(b"set 4 5\nget 4\n");
    let means = Means {
        donors: &[b"put alpha\ndrop beta\nput beta\n", b"show gamma\n"],
        ..means(&known)
    };
    let mut queue = Queue::new(&material, &means).unwrap();
    let made = queue.next_of_seeds(600);
    let of = |seed: usize| made.iter().filter(|one| one.seed == seed).count();
    // The short one is exhausted before.
    assert!((290..=360).contains(&of(0)), "{}", of(0));
    assert!((100..=300).contains(&of(1)), "{}", of(1));
    let mutants: Vec<Mutant> = made.into_iter().map(|one| one.mutant).collect();
    let contents = contents(&mutants);
    let moved: &[u8] = b"put alpha\nput beta\ndrop beta\n";
    assert!(contents.contains(&moved));
    assert!(!contents.contains(means.donors.first().unwrap()));
}

#[test]
fn what_was_tried_is_not_tried_again() {
    let known = Vocabulary::default();
    let material = material(b"7");
    let mut first = Queue::new(&material, &means(&known)).unwrap();
    let tried = next(&mut first, 20);
    let mut second = Queue::new(&material, &means(&known)).unwrap();
    second.skip(&tried);
    let other = next(&mut second, 20);
    assert!(other.iter().all(|one| !tried.contains(one)));
}

#[test]
fn a_new_seed_gets_its_turn() {
    let known = Vocabulary::default();
    let material = material(b"7");
    let mut queue = Queue::new(&material, &means(&known)).unwrap();
    let seed = queue.mutant(b"word\nword\n".to_vec(), None).unwrap();
    queue.add(&seed);
    let found = next(&mut queue, 100);
    assert!(
        contents(&found)
            .iter()
            .any(|one| one.starts_with(b"wordword"))
    );
}

#[test]
fn what_is_too_large_is_not_searched() {
    let known = Vocabulary::default();
    let material = material(&vec![b'x'; MOST_BYTES + 1]);
    assert!(Queue::new(&material, &means(&known)).is_none());
}

/// None of them is lost, and they do not keep the others from their turn.
#[test]
fn what_a_patch_names_has_every_second_turn() {
    let known = Vocabulary::default();
    let material = material(b"set 4 5\nget 4\n");
    let means = Means {
        patch: &[7777],
        ..means(&known)
    };
    let mut queue = Queue::of_inputs(&material, &[b"set 4 5\n"], &means).unwrap();
    let made = queue.next_of_seeds(40);
    let directed = made.iter().filter(|one| one.kind.is_none()).count();
    assert!((15..=20).contains(&directed), "{directed}");
    let mutants: Vec<Mutant> = made.into_iter().map(|one| one.mutant).collect();
    let contents = contents(&mutants);
    for expected in [
        "set 7777 5\n",
        "set 4 7777\n",
        "set 7778 5\n",
        "set 4 7776\n",
    ] {
        assert!(contents.contains(&expected.as_bytes()), "{expected}");
    }
}

/// The surest of every seed come before the next ones, and all else has its turns in between.
#[test]
fn what_comparisons_ask_for_has_every_second_turn() {
    let known = Vocabulary::default();
    let material = material(b"abcdefgh");
    let means = means(&known);
    let mut queue = Queue::of_inputs(&material, &[b"abcdefgh", b"ijklmnop"], &means).unwrap();
    for (seed, asked) in [(0, ["A1", "A2"]), (1, ["B1", "B2"])] {
        let changes = asked.map(|new| vec![change::replaced(&(0..1), new.into())]);
        queue.add_compared(seed, Some(Kind::COMPARED), changes);
    }
    let made = queue.next_of_seeds(12);
    let places: Vec<usize> = (0..made.len())
        .filter(|at| made[*at].kind == Some(Kind::COMPARED))
        .collect();
    // A trial in between that was made before is not made again.
    assert!(
        places.windows(2).all(|two| two[1] - two[0] <= 2),
        "{places:?}"
    );
    let mutants = places.iter().map(|at| made[*at].mutant.clone());
    let mutants: Vec<Mutant> = mutants.collect();
    let expected = ["B1jklmnop", "A1bcdefgh", "B2jklmnop", "A2bcdefgh"];
    assert_eq!(contents(&mutants), expected.map(str::as_bytes));
}

#[test]
fn seeds_that_only_reach_something_do_not_take_the_room_of_others() {
    let known = Vocabulary::default();
    let material = material(b"ab");
    let means = means(&known);
    let mut queue = Queue::new(&material, &means).unwrap();
    let mutants = queue.next_of_seeds(200);
    for made in &mutants {
        queue.add_reaching(&made.mutant);
    }
    assert!(mutants.len() > MOST_REACHING);
    assert_eq!(queue.seeds().len(), MOST_REACHING + 1);
    assert!(queue.add(&mutants[0].mutant));
}
