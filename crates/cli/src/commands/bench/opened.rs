//! A suite with its cases read: what there is to run.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use patchwright_bench::{BenchFolder, BenchPlan, Nature, PlannedCell, Suite, case_folders};
use patchwright_domain::case::Case;
use patchwright_repair::{Portfolio, Strategy};
use patchwright_subject::SourceLines;
use patchwright_subject::manifest::Flags;

use crate::args::{Common, Work};
use crate::bench_args::BenchRun;
use crate::case_args::{self, CaseArgs};
use crate::commands::repair_plan::asks_models;
use crate::given_file;
use crate::session;

const MOST_SUITE_BYTES: u64 = 1 << 20;

pub(super) struct Opened {
    pub suite: Suite,
    pub plan: BenchPlan,
    pub folder: BenchFolder,
    /// By the names that cells call them.
    pub cases: BTreeMap<String, OpenedCase>,
    /// For all cells.
    pub work: Work,
}

pub(super) struct OpenedCase {
    /// Where its manifest is.
    pub folder: PathBuf,
    pub case: Case,
}

impl Opened {
    pub fn read(common: &Common, command: &BenchRun, here: &Path) -> anyhow::Result<Self> {
        let path = here.join(&command.suite);
        let text = String::from_utf8(given_file::read(&path, MOST_SUITE_BYTES)?)
            .with_context(|| format!("{} is not text", path.display()))?;
        let suite = Suite::parse(&text, &path, &nature)?;
        let root = path.parent().unwrap_or(here);
        let root = fs::canonicalize(root)
            .with_context(|| format!("cannot find the folder {}", root.display()))?;
        let work = Work {
            fresh: false,
            dry_run: false,
            sandbox: command.sandbox,
            allow_io_uring: command.allow_io_uring,
        };
        let out = here.join(&command.out);
        fs::create_dir_all(&out).with_context(|| format!("cannot create {}", out.display()))?;
        let out =
            fs::canonicalize(&out).with_context(|| format!("cannot find {}", out.display()))?;
        let ours = session::config(common, &work, std::slice::from_ref(&out))?.own_folders;
        let names = case_folders(&root, &suite.cases, &path)?;
        let (mut cases, mut trees) = (BTreeMap::new(), BTreeMap::new());
        for name in &names {
            let folder = root.join(name);
            let case = read_case(&folder, here)?;
            trees.insert(name.clone(), SourceLines::read(&case, &ours)?.identity.tree);
            cases.insert(name.clone(), OpenedCase { folder, case });
        }
        let cells = suite.cells(&names).into_iter().filter_map(|cell| {
            let tree = trees.get(&cell.case)?;
            Some(PlannedCell::new(cell, tree))
        });
        let plan = BenchPlan {
            name: suite.name.clone(),
            cells: cells.collect(),
        };
        let folder = BenchFolder::new(&out);
        if let Ok(known) = folder.plan()
            && known.name != plan.name
        {
            bail!(
                "{} holds the benchmark `{}`; choose another folder with --out",
                out.display(),
                known.name
            );
        }
        Ok(Self {
            suite,
            plan,
            folder,
            cases,
            work,
        })
    }

    /// The cells that are to be run: all, or those that were named.
    pub fn chosen(&self, names: &[String]) -> anyhow::Result<Vec<PlannedCell>> {
        let known = |name: &&String| self.plan.cells.iter().all(|one| one.id != **name);
        if let Some(name) = names.iter().find(known) {
            bail!("the suite has no cell {name}; --list names them all");
        }
        let cells = self.plan.cells.iter();
        let is_chosen = |one: &&PlannedCell| names.is_empty() || names.contains(&one.id);
        Ok(cells.filter(is_chosen).cloned().collect())
    }
}

fn read_case(folder: &Path, here: &Path) -> anyhow::Result<Case> {
    let args = CaseArgs {
        case: Some(folder.to_owned()),
        flags: Flags::default(),
    };
    case_args::resolve(&args, here)
}

fn nature(strategy: &str) -> Result<Nature, String> {
    let portfolio: Portfolio = strategy
        .parse()
        .map_err(|error: patchwright_repair::PortfolioError| error.to_string())?;
    let is_foreign = |one: &Strategy| matches!(one, Strategy::External(_));
    Ok(match asks_models(&portfolio) {
        true => Nature::AsksModels,
        false if portfolio.strategies().iter().any(is_foreign) => Nature::Foreign,
        false => Nature::Fixed,
    })
}
