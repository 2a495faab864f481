//! The valid inputs that are varied against a patch.

use super::queue::{MOST_BYTES, Made, Queue, searched_part};
use crate::neighbours::material::Role;
use crate::neighbours::reshape::BenignInput;
use crate::neighbours::set::Neighbours;
use crate::test_inputs::{Argument, TestCall};

/// Calls of the tests that are varied.
const MOST_CALLS: usize = 8;
/// Inputs of a batch that are made longer, and by how many bytes.
const MOST_FILLED: usize = 12;
const FILLERS: [usize; 4] = [200, 4 << 10, 60 << 10, 200 << 10];

/// The inputs that are varied.
pub(super) struct Seeds {
    pub contents: Vec<Vec<u8>>,
    names: Vec<String>,
    pub of_project: bool,
}

impl Seeds {
    /// What the tests give the program as arguments, where it reads nothing else; otherwise these inputs.
    pub(super) fn of(neighbours: &Neighbours, seeds: &[u32], calls: &[TestCall]) -> Self {
        let called = match searched_part(&neighbours.material) {
            Some((_, part)) if matches!(part.role, Role::Words(_)) => calls,
            _ => &[],
        };
        let called = called.iter().filter_map(words_of);
        let called: Vec<(Vec<u8>, String)> = called.take(MOST_CALLS).collect();
        let seeds = if called.is_empty() { seeds } else { &[] };
        let of_project =
            called.is_empty() && seeds.iter().all(|seed| neighbours.is_whole_input(*seed));
        let inputs = seeds.iter().filter_map(|seed| {
            let content = neighbours.content(*seed)?;
            Some((content, neighbours.input_name(*seed)))
        });
        let all = called.into_iter().chain(inputs);
        let small = all.filter(|(content, _)| content.len() <= MOST_BYTES);
        let (contents, names) = small.unzip();
        Self {
            contents,
            names,
            of_project,
        }
    }

    /// A trial of this seed that is varied further.
    pub(super) fn add_varied(&mut self, of: usize, content: Vec<u8>) {
        let name = self.names.get(of).map_or("", String::as_str);
        self.names
            .push(format!("{name}, varied {}", self.names.len()));
        self.contents.push(content);
    }

    /// The seed of one of the inputs.
    pub(super) fn of_input(&self, inputs: &Neighbours, index: u32) -> Option<&[u8]> {
        let seed = self.number_of(inputs.benign_input(index)?)?;
        self.contents.get(seed).map(Vec::as_slice)
    }

    /// Its name is followed by what was done to it.
    fn number_of(&self, input: &BenignInput) -> Option<usize> {
        // A varied seed's name goes on where that of its seed ends.
        let mut names = self.names.iter();
        names.rposition(|name| {
            let rest = input.name.strip_prefix(name.as_str());
            rest.is_some_and(|rest| rest.starts_with(", "))
        })
    }

    /// What is refused with another complaint than before may only be too short: both programs may not have come to the point.
    pub(super) fn filled(
        &self,
        queue: &Queue<'_>,
        inputs: &Neighbours,
        refused: impl Iterator<Item = u32>,
    ) -> Vec<Made> {
        let some = refused.take(MOST_FILLED);
        let some = some.filter_map(|index| inputs.benign_input(index));
        let made = some.flat_map(|input| {
            let seed = self.number_of(input);
            FILLERS.iter().filter_map(move |filler| {
                Some(Made {
                    seed: seed?,
                    kind: None,
                    mutant: queue.filled(&input.mutant, *filler)?,
                })
            })
        });
        made.collect()
    }

    /// Adds the trials to the inputs, and gives their numbers.
    pub(super) fn add<'m>(
        &self,
        inputs: &mut Neighbours,
        made: impl Iterator<Item = &'m Made>,
    ) -> Vec<u32> {
        let mut numbers = Vec::new();
        for one in made {
            let count = u32::try_from(inputs.benign.len()).unwrap_or(u32::MAX);
            numbers.push(inputs.len().saturating_add(count));
            let name = self.names.get(one.seed).map_or("", String::as_str);
            let input = BenignInput::other(name, inputs.benign.len() + 1, one.mutant.clone());
            inputs.benign.push(input);
        }
        numbers
    }
}

/// The arguments of a call that names no file, one in each line.
fn words_of(call: &TestCall) -> Option<(Vec<u8>, String)> {
    let words: Option<Vec<&[u8]>> = call.arguments.iter().map(Argument::word).collect();
    let words = words.filter(|words| !words.is_empty())?;
    let shown = String::from_utf8_lossy(&words.join(&b' ')).into_owned();
    Some((words.join(&b'\n'), format!("`{shown}`")))
}
