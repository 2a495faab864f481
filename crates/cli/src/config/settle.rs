//! Combines the sources: one value for each setting, and where it comes from.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail, ensure};
use patchwright_domain::chat::Nanodollars;
use patchwright_llm::ModelSpec;
use patchwright_probes::debug::{UnknownDebugger, Wanted};
use patchwright_probes::lsp::{ServerSpec, share_out};
use patchwright_subject::manifest::{At, ManifestError, Origin, Problem};

use super::draft::{self, Draft};
use super::places::{Environment, Files};
use super::{
    Chosen, ExternalSpec, Looking, ModelOrder, RoundCaps, Settings, Source, Sourced, Wishes,
};

const ROUNDS: u32 = 5;
const CANDIDATES: usize = 60;
const SECONDS: u64 = 600;
/// Models take their time.
const SECONDS_WITH_MODELS: u64 = 3600;
pub const WITHOUT_MODEL: &str = "constraint";
const WITH_MODEL: &str = "auto";

struct Written {
    path: PathBuf,
    draft: Draft,
}

/// The four sources, which are asked for one value after another.
struct Places<'a> {
    wishes: &'a Wishes,
    environment: Environment<'a>,
    user: Option<Written>,
    project: Option<Written>,
}

pub fn settle(
    wishes: &Wishes,
    environment: Environment<'_>,
    files: &Files,
) -> anyhow::Result<Settings> {
    let places = Places::read(wishes, environment, files)?;
    let order = places.order()?;
    let models = places.models()?.map(|models| order.value.sorted(models));
    let strategy = places.strategy(&models)?;
    let asks = !models.value.is_empty() || strategy.value.starts_with("external:");
    let seconds = match !asks || strategy.value == WITHOUT_MODEL {
        true => SECONDS,
        false => SECONDS_WITH_MODELS,
    };
    let defined = places.user.iter().flat_map(|file| {
        let of = |spec: &At<ModelSpec>| Sourced::new(spec.value.clone(), file.source(spec));
        file.draft.defined.iter().map(of).collect::<Vec<_>>()
    });
    Ok(Settings {
        rounds: places.rounds()?,
        money: places.money(("--max-usd", "PATCHWRIGHT_MAX_USD"), wishes.usd, |draft| {
            &draft.usd
        })?,
        round: places.round()?,
        order,
        tokens: places.optional(
            "--max-tokens",
            "PATCHWRIGHT_MAX_TOKENS",
            wishes.tokens,
            |draft| &draft.tokens,
        )?,
        calls: places.optional(
            "--max-calls",
            "PATCHWRIGHT_MAX_CALLS",
            wishes.calls,
            |draft| &draft.calls,
        )?,
        seconds: places
            .at_most(
                ("--seconds", "PATCHWRIGHT_SECONDS"),
                wishes.seconds,
                |draft| &draft.seconds,
                Some(seconds),
            )?
            .map(|found| found.unwrap_or(seconds)),
        candidates: places.candidates()?,
        defined: defined.collect(),
        external: places.external(),
        looking: places.looking()?,
        allow_read: places.allow_read(),
        user_file: files.user.as_ref().map(|(path, _)| path.clone()),
        project_file: files.project.as_ref().map(|(path, _)| path.clone()),
        models,
        strategy,
    })
}

/// The tools that inspect the program, for commands that need no other settings.
pub fn looking(environment: Environment<'_>, files: &Files) -> anyhow::Result<Looking> {
    Places::read(&Wishes::default(), environment, files)?.looking()
}

/// The host paths that the user's own file allows every manifest to make visible in the sandbox.
pub fn allow_read() -> anyhow::Result<Vec<PathBuf>> {
    let environment = |name: &str| std::env::var_os(name);
    let files = Files::read(&environment, &[])?;
    let wishes = Wishes::default();
    let places = Places::read(&wishes, &environment, &files)?;
    let allowed = places.allow_read().into_iter().map(|path| path.value);
    // Paths that do not exist are ignored.
    Ok(allowed.filter(|path| path.exists()).collect())
}

impl Written {
    fn source<T>(&self, at: &At<T>) -> Source {
        let line = match at.place {
            Origin::Line(line) => line,
            Origin::Flag(_) => 0,
        };
        Source::File {
            path: self.path.clone(),
            line,
        }
    }

    fn refuse<T>(&self, at: &At<T>, words: String) -> ManifestError {
        at.fault(Problem::Other(words)).in_file(&self.path)
    }
}

impl<'a> Places<'a> {
    fn read(
        wishes: &'a Wishes,
        environment: Environment<'a>,
        files: &Files,
    ) -> anyhow::Result<Self> {
        let home = environment("HOME").map(PathBuf::from);
        let user = match &files.user {
            None => None,
            Some((path, text)) => {
                let folder = path.parent().unwrap_or(Path::new("/"));
                let draft = draft::user(text, folder, home.as_deref());
                Some(written(path, draft.map_err(|fault| fault.in_file(path))?))
            }
        };
        let project = match &files.project {
            None => None,
            Some((path, text)) => {
                let draft = draft::project(text).map_err(|fault| fault.in_file(path))?;
                Some(written(path, draft))
            }
        };
        Ok(Self {
            wishes,
            environment,
            user,
            project,
        })
    }

    fn looking(&self) -> anyhow::Result<Looking> {
        Ok(Looking {
            servers: self.servers(),
            debugger: self.debugger()?,
        })
    }

    fn external(&self) -> Vec<Sourced<ExternalSpec>> {
        let of = |file: &Written| {
            let specs = file.draft.external.iter();
            let sourced = |at: &At<ExternalSpec>| Sourced::new(at.value.clone(), file.source(at));
            specs.map(sourced).collect::<Vec<_>>()
        };
        self.user.iter().flat_map(of).collect()
    }

    fn allow_read(&self) -> Vec<Sourced<PathBuf>> {
        let files = self.user.iter();
        let of = |file: &Written| {
            let paths = file.draft.allow_read.iter();
            let sourced = |at: &At<PathBuf>| Sourced::new(at.value.clone(), file.source(at));
            paths.map(sourced).collect::<Vec<_>>()
        };
        files.flat_map(of).collect()
    }

    fn debugger(&self) -> anyhow::Result<Sourced<Wanted>> {
        const VARIABLE: &str = "PATCHWRIGHT_DEBUGGER";
        if let Some(word) = self.variable(VARIABLE)? {
            let wanted = word.parse();
            let wanted = wanted.map_err(|error: UnknownDebugger| {
                anyhow!("{VARIABLE} is '{}': {error}", word.escape_debug())
            })?;
            return Ok(Sourced::new(wanted, Source::Variable(VARIABLE)));
        }
        let mut files = [&self.project, &self.user].into_iter().flatten();
        let found = files.find_map(|file| {
            let at = file.draft.debugger.as_ref()?;
            Some(Sourced::new(at.value.clone(), file.source(at)))
        });
        Ok(found.unwrap_or(Sourced::new(Wanted::Any, Source::Default)))
    }

    /// The project's before the user's, and clangd for the remaining extensions.
    fn servers(&self) -> Vec<Sourced<ServerSpec>> {
        let files = [&self.project, &self.user].into_iter().flatten();
        let configured = files.flat_map(|file| {
            let of = |spec: &At<ServerSpec>| Sourced::new(spec.value.clone(), file.source(spec));
            file.draft.servers.iter().map(of).collect::<Vec<_>>()
        });
        let clangd = Sourced::new(ServerSpec::clangd(), Source::Default);
        let mut all: Vec<Sourced<ServerSpec>> = configured.chain([clangd]).collect();
        share_out(all.iter_mut().map(|one| &mut one.value));
        all.retain(|one| !one.value.languages.is_empty());
        all
    }

    fn models(&self) -> anyhow::Result<Sourced<Vec<Chosen>>> {
        let words = self.model_words()?;
        let chosen: anyhow::Result<Vec<Chosen>> =
            words.value.iter().map(|word| self.chosen(word)).collect();
        Ok(Sourced::new(chosen?, words.source))
    }

    fn model_words(&self) -> anyhow::Result<Sourced<Vec<String>>> {
        if !self.wishes.models.is_empty() {
            return Ok(Sourced::new(
                self.wishes.models.clone(),
                Source::Flag("--model"),
            ));
        }
        if let Some(text) = self.variable("PATCHWRIGHT_MODEL")? {
            let words = text
                .split(',')
                .map(str::trim)
                .filter(|word| !word.is_empty());
            let words: Vec<String> = words.map(str::to_owned).collect();
            return Ok(Sourced::new(words, Source::Variable("PATCHWRIGHT_MODEL")));
        }
        if let Some(file) = &self.project {
            for word in &file.draft.models {
                if self.defined(&word.value).is_none() {
                    let words = format!(
                        "'{}' is no model of yours; a project's file chooses among the [model.NAME] of your own \
                         configuration: {}",
                        word.value.escape_debug(),
                        self.known()
                    );
                    return Err(file.refuse(word, words).into());
                }
            }
        }
        let mut lists = [&self.project, &self.user].into_iter().flatten();
        let found = lists.find_map(|file| {
            let first = file.draft.models.first()?;
            let words = file.draft.models.iter().map(|word| word.value.clone());
            Some(Sourced::new(words.collect(), file.source(first)))
        });
        Ok(found.unwrap_or(Sourced::new(Vec::new(), Source::Default)))
    }

    fn chosen(&self, word: &str) -> anyhow::Result<Chosen> {
        if let Some(spec) = self.defined(word) {
            return Ok(Chosen::Model(Box::new(spec.clone())));
        }
        match word.split_once('/') {
            Some(("replay", run)) => Ok(Chosen::Replay(run.to_owned())),
            Some(_) => {
                let variable = |name: &str| (self.environment)(name)?.into_string().ok();
                let spec = ModelSpec::named(word, &variable)?;
                Ok(Chosen::Model(Box::new(spec)))
            }
            None => bail!(
                "there is no model `{}`; write openai/NAME or anthropic/NAME, or one of your configuration: {}",
                word.escape_debug(),
                self.known()
            ),
        }
    }

    fn defined(&self, name: &str) -> Option<&ModelSpec> {
        let file = self.user.as_ref()?;
        let mut all = file.draft.defined.iter().map(|at| &at.value);
        all.find(|spec| spec.name == name)
    }

    fn known(&self) -> String {
        let all = self.user.iter().flat_map(|file| &file.draft.defined);
        let names: Vec<&str> = all.map(|at| at.value.name.as_str()).collect();
        match names.is_empty() {
            true => "it defines none".to_owned(),
            false => names.join(", "),
        }
    }

    /// A project cannot enable a model that the user disabled.
    fn strategy(&self, models: &Sourced<Vec<Chosen>>) -> anyhow::Result<Sourced<String>> {
        if let Some(word) = &self.wishes.strategy {
            return Ok(Sourced::new(word.clone(), Source::Flag("--strategy")));
        }
        if let Some(word) = self.variable("PATCHWRIGHT_STRATEGY")? {
            return Ok(Sourced::new(word, Source::Variable("PATCHWRIGHT_STRATEGY")));
        }
        let of = |file: &Option<Written>| {
            let file = file.as_ref()?;
            let word = file.draft.strategy.as_ref()?;
            Some(Sourced::new(word.value.clone(), file.source(word)))
        };
        let (user, project) = (of(&self.user), of(&self.project));
        let model_use = user
            .as_ref()
            .is_some_and(|user| user.value == WITHOUT_MODEL);
        let default = match models.value.is_empty() {
            true => WITHOUT_MODEL,
            false => WITH_MODEL,
        };
        let default = || Sourced::new(default.to_owned(), Source::Default);
        Ok(match model_use {
            true => user.unwrap_or_else(default),
            false => project.or(user).unwrap_or_else(default),
        })
    }

    fn rounds(&self) -> anyhow::Result<Sourced<u32>> {
        let wish = self.wishes.rounds.map(u64::from);
        let names = ("--rounds", "PATCHWRIGHT_ROUNDS");
        let default = Some(u64::from(ROUNDS));
        let found = self.at_most(names, wish, |draft| &draft.rounds, default)?;
        at_least_one(&found)?;
        Ok(found.map(|rounds| {
            rounds.map_or(ROUNDS, |rounds| u32::try_from(rounds).unwrap_or(u32::MAX))
        }))
    }

    fn candidates(&self) -> anyhow::Result<Sourced<usize>> {
        let wish = self.wishes.candidates.map(|count| count as u64);
        let names = ("--candidates", "PATCHWRIGHT_CANDIDATES");
        let default = Some(CANDIDATES as u64);
        let found = self.at_most(names, wish, |draft| &draft.candidates, default)?;
        at_least_one(&found)?;
        Ok(found.map(|count| {
            count.map_or(CANDIDATES, |count| {
                usize::try_from(count).unwrap_or(usize::MAX)
            })
        }))
    }

    fn optional(
        &self,
        flag: &'static str,
        variable: &'static str,
        wish: Option<u64>,
        of: fn(&Draft) -> &Option<At<u64>>,
    ) -> anyhow::Result<Sourced<Option<u64>>> {
        self.at_most((flag, variable), wish, of, None)
    }

    /// Not from the project's file: only those who pay choose the order.
    fn order(&self) -> anyhow::Result<Sourced<ModelOrder>> {
        if let Some(order) = self.wishes.order {
            return Ok(Sourced::new(order, Source::Flag("--model-order")));
        }
        let variable = "PATCHWRIGHT_MODEL_ORDER";
        if let Some(word) = self.variable(variable)? {
            let order = word
                .parse()
                .with_context(|| format!("{variable} is not an order"))?;
            return Ok(Sourced::new(order, Source::Variable(variable)));
        }
        let of = |file: &Written| {
            let at = file.draft.order.as_ref()?;
            Some(Sourced::new(at.value, file.source(at)))
        };
        let written = self.user.as_ref().and_then(of);
        Ok(written.unwrap_or(Sourced::new(ModelOrder::default(), Source::Default)))
    }

    fn round(&self) -> anyhow::Result<RoundCaps> {
        let wishes = &self.wishes.round;
        Ok(RoundCaps {
            money: self.money(
                ("--round-usd", "PATCHWRIGHT_ROUND_USD"),
                wishes.usd,
                |draft| &draft.round.usd,
            )?,
            tokens: self.optional(
                "--round-tokens",
                "PATCHWRIGHT_ROUND_TOKENS",
                wishes.tokens,
                |draft| &draft.round.tokens,
            )?,
            calls: self.optional(
                "--round-calls",
                "PATCHWRIGHT_ROUND_CALLS",
                wishes.calls,
                |draft| &draft.round.calls,
            )?,
            seconds: self.optional(
                "--round-seconds",
                "PATCHWRIGHT_ROUND_SECONDS",
                wishes.seconds,
                |draft| &draft.round.seconds,
            )?,
        })
    }

    fn money(
        &self,
        names: (&'static str, &'static str),
        wish: Option<f64>,
        of: fn(&Draft) -> &Option<At<f64>>,
    ) -> anyhow::Result<Sourced<Option<Nanodollars>>> {
        let found = self.at_most(names, wish, of, None)?;
        if let Some(usd) = found.value {
            ensure!(
                (0.0..=1e6).contains(&usd),
                "{} says {usd} dollars; write an amount from 0 to 1000000",
                found.source
            );
        }
        Ok(found.map(|usd| usd.map(|usd| Nanodollars((usd * 1e9).round() as u64))))
    }

    /// The flag, else the variable, else the lower of the user's file (or the default) and the project's file.
    fn at_most<T: Copy + PartialOrd + std::str::FromStr>(
        &self,
        (flag, variable): (&'static str, &'static str),
        wish: Option<T>,
        of: fn(&Draft) -> &Option<At<T>>,
        default: Option<T>,
    ) -> anyhow::Result<Sourced<Option<T>>> {
        if let Some(value) = wish {
            return Ok(Sourced::new(Some(value), Source::Flag(flag)));
        }
        if let Some(text) = self.variable(variable)? {
            let value = text.trim().parse().map_err(|_| {
                anyhow!(
                    "{variable} is '{}', which is not a number; correct it or unset it",
                    text.escape_debug()
                )
            })?;
            return Ok(Sourced::new(Some(value), Source::Variable(variable)));
        }
        let read = |file: &Option<Written>| {
            let file = file.as_ref()?;
            let at = of(&file.draft).as_ref()?;
            Some(Sourced::new(Some(at.value), file.source(at)))
        };
        let own = read(&self.user).unwrap_or(Sourced::new(default, Source::Default));
        Ok(match read(&self.project) {
            Some(project) if own.value.is_none() || project.value < own.value => project,
            Some(_) | None => own,
        })
    }

    fn variable(&self, name: &'static str) -> anyhow::Result<Option<String>> {
        let Some(value) = (self.environment)(name).filter(|value| !value.is_empty()) else {
            return Ok(None);
        };
        let text = value.into_string();
        text.map(Some)
            .map_err(|_| anyhow!("{name} is not UTF-8 text; correct it or unset it"))
    }
}

fn at_least_one(found: &Sourced<Option<u64>>) -> anyhow::Result<()> {
    match found.value {
        Some(0) => Err(anyhow!(
            "{} is 0, and at least 1 is needed; correct it or leave it out",
            found.source
        )),
        Some(_) | None => Ok(()),
    }
}

fn written(path: &Path, draft: Draft) -> Written {
    Written {
        path: path.to_owned(),
        draft,
    }
}
