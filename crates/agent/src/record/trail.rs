//! Requests as the journal keeps them: each only with what the one it grew out of did not have.

use std::collections::{HashMap, HashSet, VecDeque};

use patchwright_domain::chat::{Message, ModelAbout, Request, ToolSpec};
use patchwright_domain::event::Asked;

use super::digest::Parts;

/// So many requests are remembered to grow others out of; agents side by side each need one.
const REMEMBERED: usize = 64;

/// The requests that this process asked, the newest last.
#[derive(Debug, Default)]
pub(super) struct Trail {
    seen: VecDeque<(String, Parts)>,
    /// The models of which the journal tells.
    told: HashSet<String>,
}

impl Trail {
    /// The request for the journal.
    pub fn asked(
        &mut self,
        key: &str,
        about: &ModelAbout,
        request: &Request,
        parts: &Parts,
    ) -> Asked {
        let nearest = self
            .seen
            .iter()
            .filter(|(_, seen)| seen.system == parts.system || seen.tools == parts.tools)
            .max_by_key(|(_, seen)| seen.shared(parts));
        let shares = nearest.map_or(0, |(_, seen)| seen.shared(parts));
        let same = |part: fn(&Parts) -> &super::digest::Hash| {
            nearest.is_some_and(|(_, seen)| part(seen) == part(parts))
        };
        let (same_system, same_tools) = (same(|parts| &parts.system), same(|parts| &parts.tools));
        let untold = self.told.insert(about.name.clone());
        Asked {
            key: key.to_owned(),
            model: about.name.clone(),
            about: untold.then(|| about.clone()),
            after: nearest.map(|(key, _)| key.clone()),
            shares,
            system: (!same_system).then(|| request.system.clone()),
            tools: (!same_tools).then(|| request.tools.clone()),
            messages: request.messages.iter().skip(shares).cloned().collect(),
            options: request.options.clone(),
        }
    }

    /// From now on others may grow out of this one, which the journal holds.
    pub fn remember(&mut self, key: String, parts: Parts) {
        if self.seen.len() == REMEMBERED {
            self.seen.pop_front();
        }
        self.seen.push_back((key, parts));
    }

    pub fn told(&mut self, model: &str) {
        self.told.insert(model.to_owned());
    }
}

/// The requests of a journal, in their order.
#[derive(Debug, Default)]
pub(super) struct Requests {
    asked: Vec<Asked>,
    places: HashMap<String, usize>,
}

impl Requests {
    pub fn push(&mut self, asked: Asked) {
        let place = self.asked.len();
        self.places.entry(asked.key.clone()).or_insert(place);
        self.asked.push(asked);
    }

    pub fn iter(&self) -> impl Iterator<Item = &Asked> {
        self.asked.iter()
    }

    /// Each request once, however often it was asked.
    pub fn firsts(&self) -> impl Iterator<Item = &Asked> {
        let all = self.asked.iter().enumerate();
        all.filter(|(at, asked)| self.places.get(&asked.key) == Some(at))
            .map(|(_, asked)| asked)
    }

    /// The whole request; nothing where the journal does not hold all of it.
    pub fn whole(&self, key: &str) -> Option<Request> {
        let place = *self.places.get(key)?;
        let asked = self.asked.get(place)?;
        Some(Request {
            system: self.inherited(place, |asked| asked.system.clone())?,
            tools: self.inherited(place, |asked: &Asked| -> Option<Vec<ToolSpec>> {
                asked.tools.clone()
            })?,
            messages: self.messages(place)?,
            options: asked.options.clone(),
        })
    }

    fn inherited<T>(&self, place: usize, of: impl Fn(&Asked) -> Option<T>) -> Option<T> {
        let mut at = place;
        loop {
            if let Some(found) = of(self.asked.get(at)?) {
                return Some(found);
            }
            at = self.before(at)?;
        }
    }

    /// From the end to the start: of each request the messages that none behind it had.
    fn messages(&self, place: usize) -> Option<Vec<Message>> {
        let mut pieces: Vec<&[Message]> = Vec::new();
        let mut at = place;
        let mut wanted = self.length(at)?;
        loop {
            let asked = self.asked.get(at)?;
            if wanted > asked.shares {
                pieces.push(asked.messages.get(..wanted - asked.shares)?);
                wanted = asked.shares;
            }
            if wanted == 0 {
                break;
            }
            at = self.before(at)?;
            if wanted > self.length(at)? {
                return None;
            }
        }
        Some(pieces.into_iter().rev().flatten().cloned().collect())
    }

    fn length(&self, place: usize) -> Option<usize> {
        let asked = self.asked.get(place)?;
        asked.shares.checked_add(asked.messages.len())
    }

    /// The request that one grew out of. Only an earlier one: a damaged journal must not lead in circles.
    fn before(&self, place: usize) -> Option<usize> {
        let after = self.asked.get(place)?.after.as_ref()?;
        let before = *self.places.get(after)?;
        (before < place).then_some(before)
    }
}

#[cfg(test)]
#[path = "trail_tests.rs"]
mod tests;
