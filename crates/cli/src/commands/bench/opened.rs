//! A suite with its cases read: what there is to run.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use patchwright_bench::{
    BenchFolder, BenchPlan, Concern, Names, Nature, PlannedCell, Suite, case_folders,
};
use patchwright_domain::case::Case;
use patchwright_repair::{Portfolio, Strategy, Switches};
use patchwright_subject::SourceLines;
use patchwright_subject::manifest::Flags;

use crate::args::{Common, Work};
use crate::bench_args::SuiteArgs;
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
    origin: Origin,
}

/// Where a plan comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    Suite,
    /// It is there already, and may be newer by the time that this process is done.
    Folder,
}

pub(super) struct OpenedCase {
    /// Where its manifest is.
    pub folder: PathBuf,
    pub case: Case,
}

impl Opened {
    pub fn read(common: &Common, command: &SuiteArgs, here: &Path) -> anyhow::Result<Self> {
        let path = here.join(&command.suite);
        let text = String::from_utf8(given_file::read(&path, MOST_SUITE_BYTES)?)
            .with_context(|| format!("{} is not text", path.display()))?;
        let suite = Suite::parse(
            &text,
            &path,
            Names {
                strategy: &nature,
                switch: &concern,
            },
        )?;
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
        let folder = BenchFolder::new(&out);
        let known = folder.plan().ok();
        if let Some(known) = &known
            && known.name != suite.name
        {
            bail!(
                "{} holds the benchmark `{}`; choose another folder with --out",
                out.display(),
                known.name
            );
        }
        let mut opened = Self {
            plan: BenchPlan {
                name: suite.name.clone(),
                cells: Vec::new(),
            },
            suite,
            folder,
            cases: BTreeMap::new(),
            work,
            origin: Origin::Suite,
        };
        let named = known.as_ref().and_then(|plan| named(plan, &command.cell));
        let read = match &named {
            Some(cells) => cells.iter().map(|one| one.cell.case.clone()).collect(),
            None => names.iter().cloned().collect::<BTreeSet<String>>(),
        };
        let mut cells = Vec::new();
        for name in names.iter().filter(|name| read.contains(*name)) {
            let case = OpenedCase::read(root.join(name), here)?;
            let tree = SourceLines::read(&case.case, &ours)?.identity.tree;
            let own = opened.suite.cells(std::slice::from_ref(name)).into_iter();
            cells.extend(own.map(|cell| PlannedCell::new(cell, &tree)));
            opened.cases.insert(name.clone(), case);
        }
        opened.plan.cells = cells;
        if let (Some(named), Some(known)) = (named, known) {
            opened.refuse_changed(&named)?;
            opened.plan = known;
            opened.origin = Origin::Folder;
        }
        Ok(opened)
    }

    pub fn write_plan(&self) -> anyhow::Result<()> {
        match self.origin {
            Origin::Suite => Ok(self.folder.write_plan(&self.plan)?),
            Origin::Folder => Ok(()),
        }
    }

    /// A case whose source is not what it was, or a way that the suite does not have any more, is another cell.
    fn refuse_changed(&self, named: &[PlannedCell]) -> anyhow::Result<()> {
        match named.iter().find(|one| !self.plan.cells.contains(one)) {
            Some(changed) => bail!(
                "the source of {} or the suite has changed since {} was planned; run `patchwright bench run` or `bench submit` \
                 without --cell to plan anew",
                changed.cell.case,
                changed.id
            ),
            None => Ok(()),
        }
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

impl OpenedCase {
    fn read(folder: PathBuf, here: &Path) -> anyhow::Result<Self> {
        let args = CaseArgs {
            case: Some(folder.clone()),
            flags: Flags::default(),
        };
        let case = case_args::resolve(&args, here)?;
        Ok(Self { folder, case })
    }
}

/// The planned cells of these names, if all are known: then no other case needs to be read, and a task of a thousand takes no
/// longer than one of ten.
fn named(plan: &BenchPlan, names: &[String]) -> Option<Vec<PlannedCell>> {
    let find = |name: &String| plan.cells.iter().find(|one| one.id == *name).cloned();
    (!names.is_empty()).then(|| names.iter().map(find).collect())?
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

fn concern(switch: &str) -> Result<Concern, String> {
    let read = Switches::parse(&[switch.to_owned()]).map_err(|error| error.to_string())?;
    Ok(match read.concern_repair_without_model() {
        true => Concern::Everything,
        false => Concern::Models,
    })
}
