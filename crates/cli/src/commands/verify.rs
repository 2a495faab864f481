//! `patchwright verify`: is this patch a repair?

use std::env;
use std::path::Path;

use anyhow::Context;
use patchwright_domain::event::Event;
use patchwright_domain::strict::Strictness;
use patchwright_domain::verdict::{Trust, Verdict};
use patchwright_judge::{Judge, NamedPatch};
use patchwright_repair::derived_properties;
use serde_json::json;

use super::verdict_text::render;
use super::{Answer, print_json, print_text, reproduce};
use crate::args::{Common, Format, Verify};
use crate::case_args;
use crate::given_file;
use crate::page::Page;
use crate::property_file;
use crate::session::Session;

/// One byte more than the limit, to see that a patch exceeds it.
const MOST_BYTES: u64 = patchwright_edit::MAX_PATCH_BYTES as u64 + 1;

pub fn run(common: &Common, command: &Verify) -> anyhow::Result<Answer> {
    let here = env::current_dir().context("cannot tell the current folder")?;
    let case = case_args::resolve(&command.case, &here)?;
    let patches = command
        .patch
        .iter()
        .map(|path| read(path))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let properties = property_file::read_all(&command.property)?;
    let session = Session::open(common, &command.work, "verify", &case)?;
    if command.work.dry_run {
        return reproduce::plan(common, &session);
    }
    let verdicts = session.work(
        |subject| {
            let base = subject.base()?;
            let judge = Judge::prepare(subject, &base)?;
            judge.derive_properties_by(derived_properties);
            judge.state_properties(&properties)?;
            let judged = judge.judge_all(&patches);
            let strictness = Strictness::from_flag(command.strict);
            let verdicts = judged
                .into_iter()
                .map(|judged| Ok(judged?.verdict().clone().under(strictness)));
            let verdicts = verdicts.collect::<anyhow::Result<Vec<Verdict>>>()?;
            for verdict in &verdicts {
                subject.tell(Event::Judged {
                    candidate: None,
                    verdict: Box::new(verdict.clone()),
                });
            }
            Ok(verdicts)
        },
        |verdicts| answer(verdicts, command).end(&status(verdicts)),
    )?;
    drop(session);
    print(common, &verdicts)?;
    Ok(answer(&verdicts, command))
}

fn status(verdicts: &[Verdict]) -> String {
    if let [only] = verdicts {
        return only.trust.name().to_owned();
    }
    let accepted = verdicts.iter().filter(|verdict| verdict.accepted).count();
    format!("{accepted} of {} accepted", verdicts.len())
}

fn answer(verdicts: &[Verdict], command: &Verify) -> Answer {
    let good = |verdict: &Verdict| is_good(verdict, command.require_tests);
    Answer::yes_if(!verdicts.is_empty() && verdicts.iter().all(good))
}

pub(super) fn is_good(verdict: &Verdict, require_tests: bool) -> bool {
    match verdict.trust {
        Trust::Verified => true,
        Trust::Untested => !require_tests,
        Trust::Rejected => false,
    }
}

pub(super) fn read(path: &Path) -> anyhow::Result<NamedPatch> {
    Ok(NamedPatch {
        name: path.display().to_string(),
        text: given_file::read_head(path, MOST_BYTES)?,
    })
}

pub(super) fn print(common: &Common, verdicts: &[Verdict]) -> anyhow::Result<()> {
    match (common.format, verdicts) {
        (Format::Json, [only]) => print_json(only),
        (Format::Json, all) => print_json(&json!({ "verdicts": all })),
        (Format::Human, all) => {
            let page = Page::for_stdout();
            let words: Vec<String> = all.iter().map(|verdict| render(verdict, &page)).collect();
            print_text(&words.join("\n\n"))
        }
    }
}
