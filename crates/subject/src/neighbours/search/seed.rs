//! One input of a search, and what is still to be tried of it.

use std::collections::VecDeque;

use super::change::Change;
use super::means::Means;
use super::mixed::Mixed;
use super::sessions::Sessions;
use super::turns::{Kind, Turns};
use super::{
    aliases, bits, bytes, counted, cuts, fits, grafts, lines, merged, rings, sizes, spellings, text,
};
use crate::neighbours::change_text;

/// Changes of each kind that are kept for one seed.
const MOST_EACH: usize = 3000;
/// Of the trials of a text, the share that are several lines at once: what needs a sequence of commands has most ways to be made.
const SESSIONS_EACH: usize = 6;

pub(super) struct Seed {
    pub content: Vec<u8>,
    /// Command lines to try with it; a kind of change of its own.
    commands: Vec<String>,
    is_prepared: bool,
    /// What a patch asks for; in every second turn.
    directed: Vec<VecDeque<Trial>>,
    /// One list for each kind of change.
    kinds: Vec<VecDeque<Trial>>,
    mixed: Mixed,
    sessions: Sessions,
    /// What its run compared asks for; in every second turn of the queue.
    pub compared: VecDeque<(Option<Kind>, Change)>,
    pub compared_tried: usize,
    turn: usize,
}

pub(super) enum Trial {
    Change(Change),
    Content(Vec<u8>),
    Command(String),
}

impl Seed {
    pub(super) fn new(content: Vec<u8>) -> Self {
        Self {
            commands: Vec::new(),
            is_prepared: false,
            directed: Vec::new(),
            kinds: Vec::new(),
            mixed: Mixed::new(&content),
            sessions: Sessions::new(&content),
            content,
            compared: VecDeque::new(),
            compared_tried: 0,
            turn: 0,
        }
    }

    /// Not before its first turn: many seeds never have one, and this takes as long as many runs.
    fn prepare(&mut self, means: &Means<'_>) {
        if self.is_prepared {
            return;
        }
        self.is_prepared = true;
        let content = self.content.as_slice();
        let (known, numbers, donors) = (means.known, means.numbers, means.donors);
        let is_text = change_text::is_text(content);
        let directed = match is_text {
            true => vec![
                text::named_numbers(content, means.patch),
                sizes::sized_text(content, means.patch),
                grafts::signed(content, means.characters),
                counted::counted_lines(content, means.patch, known),
            ],
            false => vec![
                bytes::named_fields(content, means.patch),
                sizes::sized_bytes(content, means.patch),
            ],
        };
        let kinds = match is_text {
            true => vec![
                text::other_words(content, known, donors),
                aliases::aliased(content, known),
                spellings::spelled_otherwise(content),
                merged::merged(content, donors),
                merged::crossed_lines(content, donors),
                grafts::grafted(content, donors),
                text::named_numbers(content, numbers),
                text::other_numbers(content),
                text::grown(content),
                sizes::sized_text(content, numbers),
                counted::counted_lines(content, numbers, known),
                rings::rings(content),
                lines::other_lines(content, donors),
                cuts::shortened(content),
                lines::varied_lines(content, known, donors),
                lines::adapted_lines(content, donors),
                lines::other_order(content),
                grafts::signed_words(content, known),
                text::number_pairs(content),
            ],
            false => vec![
                bytes::other_tags(content, known),
                bytes::named_fields(content, numbers),
                bytes::same_twice(content),
                fits::fitted(content),
                bytes::other_fields(content),
                bits::flipped(content),
                bytes::counted_pieces(content),
                bytes::pieces(content),
                bytes::transplants(content, donors),
                bytes::field_pairs(content),
            ],
        };
        let kept = |kind: Vec<Change>| {
            kind.into_iter()
                .take(MOST_EACH)
                .map(Trial::Change)
                .collect()
        };
        let commands = std::mem::take(&mut self.commands).into_iter();
        // Tried with the input as it is, before anything else. A kind has the same place in every seed's list.
        let commands: VecDeque<Trial> = commands.map(Trial::Command).collect();
        self.directed = directed.into_iter().map(kept).collect();
        let kinds = kinds.into_iter().map(kept);
        self.kinds = std::iter::once(commands).chain(kinds).collect();
    }

    pub(super) fn next_compared(&mut self) -> Option<(Option<Kind>, Change)> {
        self.compared_tried += 1;
        self.compared.pop_front()
    }

    fn next_directed(&mut self) -> Option<Trial> {
        let kinds = self.directed.len().max(1);
        // Turns of this are every second one.
        let first = self.turn / 2;
        let mut order = (0..kinds).map(|step| (first + step) % kinds);
        order.find_map(|at| self.directed.get_mut(at)?.pop_front())
    }

    pub(super) fn add_commands(&mut self, commands: Vec<String>) {
        self.commands = commands;
    }

    /// What the patch asks for and everything else in turn.
    pub(super) fn next(
        &mut self,
        means: &Means<'_>,
        turns: &mut Turns,
    ) -> Option<(Option<Kind>, Trial)> {
        self.prepare(means);
        self.turn += 1;
        let directed = match self.turn % 2 {
            1 => self.next_directed(),
            _ => None,
        };
        if let Some(trial) = directed {
            return Some((None, trial));
        }
        let of_text = change_text::is_text(&self.content);
        if of_text && self.turn.is_multiple_of(SESSIONS_EACH) {
            let kind = Kind {
                of_text,
                at: self.kinds.len() + 1,
            };
            if let Some(content) = self.made_now(kind, means) {
                turns.use_up(kind);
                return Some((Some(kind), Trial::Content(content)));
            }
        }
        for kind in turns.order(of_text, self.kinds.len() + 1 + usize::from(of_text)) {
            let trial = match self.kinds.get_mut(kind.at) {
                Some(trials) => trials.pop_front(),
                None => self.made_now(kind, means).map(Trial::Content),
            };
            if let Some(trial) = trial {
                turns.use_up(kind);
                return Some((Some(kind), trial));
            }
        }
        None
    }

    /// Kinds that have no list: what is made when it is tried.
    fn made_now(&mut self, kind: Kind, means: &Means<'_>) -> Option<Vec<u8>> {
        match kind.at == self.kinds.len() {
            true => self.mixed.next(&self.content, means.donors),
            false => {
                let sessions = &mut self.sessions;
                sessions.next(&self.content, means.donors, means.known)
            }
        }
    }
}
