//! The review of a candidate: every changed function, macro and declaration through every rule.

use std::collections::HashMap;
use std::sync::Arc;

use patchwright_code::preprocess::Define;
use patchwright_code::preprocess::{self, Follow, Macros};
use patchwright_code::tokens::fold::Constants;
use patchwright_code::tokens::literal;
use patchwright_code::tokens::uses;
use patchwright_code::tokens::{Tok, before};

use super::CheatInputs;
use super::body::{Around, Body, BodyError};
use super::branch::{Branch, branches};
use super::change::{Change, Statements};
use super::conditions;
use super::cut_off::{self, Bodies};
use super::finding;
use super::findings;
use super::leaving;
use super::macro_change;
use super::overrides;
use super::pair::{Pairs, Placed, pair};
use super::recognise::Recogniser;
use super::shape;
use super::spelled;
use super::tree::Tree;
use super::view::{self, Touched, When};
use crate::scope::{Refusal, Rule};

pub fn review(touched: &[Touched], inputs: &CheatInputs<'_>) -> Vec<Refusal> {
    let mut review = Review::new(touched, inputs);
    for file in 0..touched.len() {
        review.file(file);
    }
    // Brackets that do not match are for the compiler to refuse: there is no structure to compare.
    let broken: Vec<bool> = (0..touched.len())
        .map(|file| review.is_broken(file))
        .collect();
    let is_whole = |placed: &Placed<'_>| broken.get(placed.file) != Some(&true);
    if broken.contains(&true) {
        review.whole_files(&broken);
    }
    let mut pairs = pair(touched);
    pairs
        .changed
        .retain(|(old, new)| is_whole(old) && is_whole(new));
    pairs.new.retain(|(new, _)| is_whole(new));
    pairs
        .gone
        .retain(|gone| is_whole(gone) && !broken.contains(&true));
    match review.read_bodies(&pairs) {
        Some(bodies) => review.functions(&pairs, &bodies, broken.contains(&true)),
        None => review.refusals,
    }
}

/// All changed functions together, expanded; more is not analysed.
const MOST_TOKENS: usize = 4_000_000;

struct Review<'a> {
    touched: &'a [Touched],
    inputs: &'a CheatInputs<'a>,
    tree: &'a Tree,
    /// Per touched file, before and after.
    macros: Vec<(Macros, Macros)>,
    constants: Vec<(Constants, Constants)>,
    bindings: HashMap<Arc<[u8]>, Vec<Tok>>,
    refusals: Vec<Refusal>,
}

impl<'a> Review<'a> {
    fn new(touched: &'a [Touched], inputs: &'a CheatInputs<'a>) -> Self {
        let tree = inputs.tree;
        let files = || 0..touched.len();
        let macros = |file, when| view::macros(tree, touched, file, when);
        let constants = |file: usize, when| {
            let mut constants = tree.constants.clone();
            let sides = touched.iter().filter_map(|file| file.side(when));
            constants.extend(sides.flat_map(|side| side.constants.clone()));
            let own = touched.get(file).and_then(|file| file.side(when));
            constants.extend(own.into_iter().flat_map(|side| side.constants.clone()));
            constants
        };
        Self {
            touched,
            inputs,
            tree,
            macros: files()
                .map(|i| (macros(i, When::Before), macros(i, When::After)))
                .collect(),
            constants: files()
                .map(|i| (constants(i, When::Before), constants(i, When::After)))
                .collect(),
            bindings: new_bindings(touched),
            refusals: Vec::new(),
        }
    }

    fn refuse(&mut self, rule: Rule, file: usize, line: usize, what: impl Into<String>) {
        if let Some(touched) = self.touched.get(file) {
            self.refusals
                .push(Refusal::new(rule, &touched.path, Some(line), what));
        }
    }

    fn macros(&self, file: usize, when: When) -> &Macros {
        static NONE: std::sync::OnceLock<Macros> = std::sync::OnceLock::new();
        match (self.macros.get(file), when) {
            (Some((before, _)), When::Before) => before,
            (Some((_, after)), When::After) => after,
            (None, _) => NONE.get_or_init(Macros::default),
        }
    }

    fn constants(&self, file: usize, when: When) -> Constants {
        match (self.constants.get(file), when) {
            (Some((before, _)), When::Before) => before.clone(),
            (Some((_, after)), When::After) => after.clone(),
            (None, _) => Constants::new(),
        }
    }

    /// What stands outside functions: declarations, directives, macros.
    fn file(&mut self, file: usize) {
        let Some(touched) = self.touched.get(file) else {
            return;
        };
        let (old, new) = (touched.side(When::Before), touched.side(When::After));
        let Some(new) = new else {
            return;
        };
        let directives = finding::added(
            &old.map_or(Vec::new(), |old| {
                findings::in_directives(&old.source.directives)
            }),
            findings::in_directives(&new.source.directives),
        );
        for finding in directives {
            self.refuse(finding.rule, file, finding.line, finding.what);
        }
        if let Some(old) = old
            && let Some(piece) = conditions::newly_conditioned(&old.source, &new.source)
        {
            let what = format!("`{}` now stands under `#{}`", piece.text, piece.condition);
            self.refuse(Rule::Unreachable, file, piece.line, what);
        }
        let torn = old.map_or(0, |old| old.source.torn_groups);
        if new.source.torn_groups > torn {
            let what = "brackets do not match within a condition of the preprocessor";
            self.refuse(Rule::Unreadable, file, 1, what);
        }
        let outside = |side: &view::Side| {
            [side.items.rest.as_slice(), side.source.leftover.as_slice()].concat()
        };
        self.tokens(file, &old.map_or(Vec::new(), outside), &outside(new));
        self.values(file);
        self.overrides(file);
        self.defines(file);
    }

    /// Initialisers outside functions: a table or pointer may hold what leaves.
    fn values(&mut self, file: usize) {
        let exits = |when| {
            let side = self.touched.get(file).and_then(|file| file.side(when));
            let values = side.map_or(Vec::new(), |side| uses::initialisers(&side.items.rest));
            let expanded = self.macros(file, when).expand(&values, Follow::All);
            expanded.map(|values| leaving::exits(&values, self.tree))
        };
        let (Ok(before), Ok(after)) = (exits(When::Before), exits(When::After)) else {
            let what = "macros in its initialisers expand to more than can be analysed";
            return self.refuse(Rule::Unreadable, file, 1, what);
        };
        for exit in leaving::added(&before, after, 0) {
            let what = format!("`{}`, which ends the program, is taken as a value", exit.by);
            self.refuse(Rule::Leaving, file, exit.line, what);
        }
    }

    /// Tokens outside functions, through the rules that need no function.
    fn tokens(&mut self, file: usize, old: &[Tok], new: &[Tok]) {
        let before = self.macros(file, When::Before).expand(old, Follow::All);
        let after = self.macros(file, When::After).expand(new, Follow::All);
        let (Ok(before), Ok(after)) = (before, after) else {
            let what = "macros outside its functions expand to more than can be analysed";
            return self.refuse(Rule::Unreadable, file, 1, what);
        };
        let found = finding::added(
            &findings::in_code(&before, self.tree),
            findings::in_code(&after, self.tree),
        );
        for finding in found {
            self.refuse(finding.rule, file, finding.line, finding.what);
        }
        self.recognitions(file, &before, &after);
    }

    fn recognitions(&mut self, file: usize, old: &[Tok], new: &[Tok]) {
        let constants = self.constants(file, When::After);
        let recogniser = Recogniser {
            poc: self.inputs.poc,
            tree: self.tree,
            constants: &constants,
            bindings: &self.bindings,
        };
        let mut found = recogniser.find(new);
        found.extend(spelled::lists(old, new, &recogniser));
        found.extend(spelled::comparisons(old, new, self.inputs.poc, &recogniser));
        for recognition in found {
            self.refuse(Rule::Recognition, file, recognition.line, recognition.what);
        }
    }

    fn overrides(&mut self, file: usize) {
        let Some(touched) = self.touched.get(file) else {
            return;
        };
        for found in overrides::in_file(
            self.touched,
            touched,
            self.macros(file, When::Before),
            self.tree,
        ) {
            self.refuse(Rule::Override, file, found.line, found.what);
        }
    }

    /// Macros that are new or changed.
    fn defines(&mut self, file: usize) {
        let Some(touched) = self.touched.get(file) else {
            return;
        };
        let before = preprocess::by_name(touched.defines(When::Before));
        for define in touched.defines(When::After) {
            let old = before.get(&define.name).map_or(&[][..], Vec::as_slice);
            if !old.iter().any(|old| preprocess::same(old, define)) {
                self.define(file, define, old);
            }
        }
    }

    fn define(&mut self, file: usize, define: &Define, old: &[&Arc<Define>]) {
        let old_body: Vec<Tok> = old.iter().flat_map(|old| old.body.clone()).collect();
        self.tokens(file, &old_body, &define.body);
        let new = self
            .macros(file, When::After)
            .expand(&define.body, Follow::All);
        let old = self
            .macros(file, When::Before)
            .expand(&old_body, Follow::All);
        // What does not expand within bounds was refused with its tokens.
        let (Ok(new), Ok(old)) = (new, old) else {
            return;
        };
        let sides = macro_change::Sides {
            define,
            old_body: &old_body,
            old: &old,
            new: &new,
        };
        for (rule, what) in macro_change::faults(&sides, self.tree) {
            self.refuse(rule, file, define.line, what);
        }
    }

    /// Reads every function that matters; none if one cannot be read, which is then refused.
    fn read_bodies(&mut self, pairs: &Pairs<'a>) -> Option<Bodies<'a>> {
        let mut bodies = Bodies {
            old: Vec::new(),
            new: Vec::new(),
        };
        let old = pairs.changed.iter().map(|(old, _)| old).chain(&pairs.gone);
        let new = pairs
            .changed
            .iter()
            .map(|(_, new)| new)
            .chain(pairs.new.iter().map(|(new, _)| new));
        let mut failed = Vec::new();
        let mut total = 0usize;
        for (placed, when) in old
            .map(|p| (p, When::Before))
            .chain(new.map(|p| (p, When::After)))
        {
            let constants = self.constants(placed.file, when);
            let around = Around {
                macros: self.macros(placed.file, when),
                constants: &constants,
                tree: self.tree,
            };
            let body = match total > MOST_TOKENS {
                true => Err(BodyError::TooMuch),
                false => Body::read(placed.function, &around),
            };
            total += body.as_ref().map_or(0, |body| body.everything.len());
            match (body, when) {
                (Ok(body), When::Before) => bodies.old.push((*placed, body)),
                (Ok(body), When::After) => bodies.new.push((*placed, body)),
                (Err(error), _) => failed.push((*placed, error)),
            }
        }
        for (placed, error) in &failed {
            let what = format!(
                "`{}` cannot be judged: {}",
                placed.function.name,
                error.describe()
            );
            self.refuse(Rule::Unreadable, placed.file, placed.function.line, what);
        }
        failed.is_empty().then_some(bodies)
    }

    /// Whether the new text's brackets do not match, macros expanded.
    fn is_broken(&self, file: usize) -> bool {
        let new = self
            .touched
            .get(file)
            .and_then(|file| file.side(When::After));
        new.is_some_and(|side| {
            let expanded = self
                .macros(file, When::After)
                .expand(&side.source.code, Follow::Nearest);
            expanded.is_ok_and(|code| !preprocess::is_balanced(&code))
        })
    }

    /// Files whose functions cannot be told apart still have their names looked at.
    fn whole_files(&mut self, broken: &[bool]) {
        let touched = self.touched;
        for (file, _) in broken.iter().enumerate().filter(|(_, broken)| **broken) {
            let code = |when| {
                let side = touched.get(file).and_then(|file| file.side(when));
                side.map_or(&[][..], |side| side.source.code.as_slice())
            };
            self.tokens(file, code(When::Before), code(When::After));
        }
    }

    fn functions(
        mut self,
        pairs: &Pairs<'a>,
        bodies: &Bodies<'a>,
        is_broken: bool,
    ) -> Vec<Refusal> {
        let mut statements = Statements::default();
        for (_, body) in &bodies.old {
            statements.note_old(&body.live_leaves);
        }
        for (_, body) in &bodies.new {
            statements.note_new(&body.live_leaves);
        }
        let elsewhere = self.fresh_branches(bodies);
        for (old, new) in &pairs.changed {
            let (Some(before), Some(after)) =
                (body_of(&bodies.old, old), body_of(&bodies.new, new))
            else {
                continue;
            };
            self.function(new, Some((old, before)), after);
            if let Some(found) = overrides::in_function(old.function, new.function, self.tree) {
                self.refuse(Rule::Override, new.file, found.line, found.what);
            }
            let change = Change {
                name: &new.function.name,
                line: old.function.line,
                old: before,
                new: after,
            };
            for loss in shape::losses(&change, &statements, &elsewhere, self.tree) {
                self.refuse(loss.rule, new.file, loss.line, loss.what);
            }
        }
        for (new, source) in &pairs.new {
            let source = source.and_then(|old| Some((old, self.any_body(&old)?)));
            if let Some(after) = body_of(&bodies.new, new) {
                self.function(new, source.as_ref().map(|(old, body)| (old, body)), after);
            }
        }
        if is_broken {
            return self.refusals;
        }
        for gone in cut_off::cut_off(self.touched, pairs, bodies, &statements, self.tree) {
            let what = format!("nothing calls `{}` any more", gone.name);
            self.refuse(Rule::CutOff, gone.file, gone.line, what);
        }
        self.refusals
    }

    /// Branches that no touched function had before: what a function lost may have moved there.
    fn fresh_branches(&self, bodies: &Bodies<'a>) -> Vec<Branch> {
        let mut known: HashMap<String, usize> = HashMap::new();
        for branch in bodies
            .old
            .iter()
            .flat_map(|(_, body)| branches(body, self.tree))
        {
            *known.entry(branch.shown()).or_default() += 1;
        }
        let new = bodies
            .new
            .iter()
            .flat_map(|(_, body)| branches(body, self.tree));
        new.filter(|branch| match known.get_mut(&branch.shown()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                false
            }
            Some(_) | None => true,
        })
        .collect()
    }

    /// The body that a split-off function came from; its own function may have stayed as it was.
    fn any_body(&self, old: &Placed<'a>) -> Option<Body> {
        let constants = self.constants(old.file, When::Before);
        let around = Around {
            macros: self.macros(old.file, When::Before),
            constants: &constants,
            tree: self.tree,
        };
        Body::read(old.function, &around).ok()
    }

    fn function(&mut self, new: &Placed<'a>, old: Option<(&Placed<'a>, &Body)>, after: &Body) {
        let before: &[Tok] = old.map_or(&[], |(_, body)| &body.everything);
        let found = finding::added(
            &findings::in_code(before, self.tree),
            findings::in_code(&after.everything, self.tree),
        );
        for finding in found {
            self.refuse(finding.rule, new.file, finding.line, finding.what);
        }
        let old_file = self
            .touched
            .get(new.file)
            .map_or(&[][..], |file| file.functions(When::Before));
        let exits = leaving::added(
            &leaving::exits(before, self.tree),
            leaving::exits(&after.everything, self.tree),
            leaving::allowance(new.function, old_file, self.tree),
        );
        for exit in exits {
            let how = if exit.by == exit.way {
                String::new()
            } else {
                format!(" through `{}`", exit.by)
            };
            let what = format!(
                "`{}` ends the program by `{}`{how}, which it did not do before",
                new.function.name, exit.way
            );
            self.refuse(Rule::Leaving, new.file, exit.line, what);
        }
        self.recognitions(new.file, before, &after.everything);
    }
}

fn is(a: &Placed<'_>, b: &Placed<'_>) -> bool {
    std::ptr::eq(a.function, b.function)
}

fn body_of<'b>(bodies: &'b [(Placed<'_>, Body)], wanted: &Placed<'_>) -> Option<&'b Body> {
    bodies
        .iter()
        .find(|(placed, _)| is(placed, wanted))
        .map(|(_, body)| body)
}

/// Names that the touched files give a literal: `const uint32_t magic = 0x…;`.
fn new_bindings(touched: &[Touched]) -> HashMap<Arc<[u8]>, Vec<Tok>> {
    const LONGEST: usize = 64;
    let mut bindings: HashMap<Arc<[u8]>, Vec<Tok>> = HashMap::new();
    for side in touched.iter().filter_map(|file| file.side(When::After)) {
        let code = &side.source.code;
        for (at, _) in code.iter().enumerate().filter(|(_, tok)| tok.is("=")) {
            let Some(name) = before(code, at).filter(|tok| tok.is_name()) else {
                continue;
            };
            let value = code.get(at + 1..).unwrap_or_default().iter().take(LONGEST);
            let literals = value
                .take_while(|tok| !tok.is_any(&[";", ","]))
                .filter(|tok| literal::number(tok).is_some());
            bindings
                .entry(name.text.clone())
                .or_default()
                .extend(literals.cloned());
        }
    }
    bindings.retain(|_, literals| !literals.is_empty());
    bindings
}
