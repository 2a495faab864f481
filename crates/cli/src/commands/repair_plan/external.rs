//! The coding agent of `--strategy external:NAME`: its preset, what the user's configuration says of it, and what the flag
//! allows.

use std::collections::BTreeMap;
use std::env;
use std::path::Path;

use anyhow::{Context, bail};
use patchwright_repair::{
    AgentWalls, EXTERNAL_VARIABLES, ExternalAgent, McpServer, Portfolio, Strategy, external_preset,
    external_presets,
};
use patchwright_subject::manifest::FILE_NAME;

use crate::args::Repair;
use crate::config::{ExternalSpec, Settings};

pub(super) fn settle(
    portfolio: Portfolio,
    command: &Repair,
    settings: &Settings,
    here: &Path,
) -> anyhow::Result<Portfolio> {
    let external = |one: &Strategy| matches!(one, Strategy::External(_));
    if command.unsandboxed_agent && !portfolio.strategies().iter().any(external) {
        bail!(
            "--unsandboxed-agent belongs to the strategy `external:NAME`, and this repair uses `{}`; leave it out",
            portfolio.names()
        );
    }
    portfolio.try_map(|strategy| match strategy {
        Strategy::External(agent) => {
            let mut specs = settings.external.iter().map(|one| &one.value);
            let spec = specs.find(|spec| spec.name == agent.name()).cloned();
            let mut agent = configured(agent, spec.unwrap_or_default(), command.unsandboxed_agent)?;
            agent.server = server(command, here)?;
            Ok(Strategy::External(agent))
        }
        other => Ok(other),
    })
}

fn configured(
    mut agent: ExternalAgent,
    spec: ExternalSpec,
    flag: bool,
) -> anyhow::Result<ExternalAgent> {
    if !spec.command.is_empty() {
        agent.command = spec.command;
    }
    let name = agent.name().to_owned();
    if agent.command.is_empty() {
        bail!(
            "no command is known for the agent `{name}`: {} are built in; for another one write [external.{name}] with \
             command = [\"…\"] into your ~/.config/patchwright/config.toml",
            external_presets().join(", ")
        );
    }
    if flag || spec.unsandboxed {
        agent.walls = AgentWalls::Unsandboxed;
    }
    agent.seconds = spec.seconds.unwrap_or(agent.seconds);
    agent.feedback = spec.feedback.unwrap_or(agent.feedback);
    agent.read = spec.read;
    agent.env = variables(&name, spec.env, agent.walls);
    Ok(agent)
}

/// Those that the user listed; without a list, outside of the sandbox, those of the preset. The sandbox gets no key that nobody
/// named.
fn variables(name: &str, listed: Vec<String>, walls: AgentWalls) -> BTreeMap<String, String> {
    let usual = || {
        let own = external_preset(name).unwrap_or_default().iter();
        let all = EXTERNAL_VARIABLES.iter().chain(own);
        all.map(|name| (*name).to_owned()).collect()
    };
    let names = match (listed.is_empty(), walls) {
        (true, AgentWalls::Unsandboxed) => usual(),
        (true, AgentWalls::Sandboxed) | (false, _) => listed,
    };
    let value = |name: String| Some((name.clone(), env::var(name).ok()?));
    names.into_iter().filter_map(value).collect()
}

/// A case that is given by flags alone cannot be named to the server.
fn server(command: &Repair, here: &Path) -> anyhow::Result<Option<McpServer>> {
    let case = match &command.case.case {
        Some(case) => here.join(case),
        None => here.to_owned(),
    };
    if !case.is_file() && !case.join(FILE_NAME).is_file() {
        return Ok(None);
    }
    let program = env::current_exe().context("cannot tell where this program is")?;
    Ok(Some(McpServer { program, case }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn agent(word: &str) -> ExternalAgent {
        match word.parse().unwrap() {
            Strategy::External(agent) => agent,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_agent_runs_outside_only_by_a_word_that_says_so() {
        let plain = configured(agent("external:claude"), ExternalSpec::default(), false).unwrap();
        assert_eq!(plain.walls, AgentWalls::Sandboxed);
        assert_eq!(plain.env, BTreeMap::new());
        let flagged = configured(agent("external:claude"), ExternalSpec::default(), true).unwrap();
        assert_eq!(flagged.walls, AgentWalls::Unsandboxed);
        assert!(flagged.env.contains_key("PATH"));
        let spec = ExternalSpec {
            unsandboxed: true,
            env: vec!["PATH".to_owned(), "NO_SUCH_VARIABLE".to_owned()],
            command: vec!["own".to_owned()],
            seconds: Some(5),
            feedback: Some(0),
            ..ExternalSpec::default()
        };
        let own = configured(agent("external:claude"), spec, false).unwrap();
        assert_eq!(own.walls, AgentWalls::Unsandboxed);
        assert_eq!(own.env.keys().collect::<Vec<_>>(), ["PATH"]);
        assert_eq!((own.seconds, own.feedback), (5, 0));
        assert_eq!(own.command, ["own"]);
    }

    #[test]
    fn an_unknown_agent_is_refused_with_the_known_ones() {
        let refused = configured(agent("external:mine"), ExternalSpec::default(), false);
        let words = refused.unwrap_err().to_string();
        assert!(
            words.contains("claude, codex, aider, opencode, goose"),
            "{words}"
        );
        assert!(words.contains("[external.mine]"), "{words}");
    }
}
