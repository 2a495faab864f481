//! An installed coding agent: how it is started, and where it may work.

use std::collections::BTreeMap;
use std::path::PathBuf;

/// What `external:` is followed by.
const LONGEST_NAME: usize = 40;
const PREFIX: &str = "external:";

/// A coding agent of the user's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExternalAgent {
    /// `external:NAME`.
    strategy: String,
    /// Words with places that are filled in when it starts. Empty if it is not configured.
    pub command: Vec<String>,
    pub seconds: u64,
    /// How often a refused patch goes back to it.
    pub feedback: u32,
    /// What it finds in its environment.
    pub env: BTreeMap<String, String>,
    /// Host folders that it may read in the sandbox.
    pub read: Vec<PathBuf>,
    pub walls: AgentWalls,
    /// How our MCP server is started for this case, if it can be.
    pub server: Option<McpServer>,
}

/// Where it runs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum AgentWalls {
    #[default]
    Sandboxed,
    /// With the rights of the user; only at their explicit word.
    Unsandboxed,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct McpServer {
    pub program: PathBuf,
    /// The folder with the case's manifest.
    pub case: PathBuf,
}

/// A well-known agent. `{prompt}` and `{mcp}` are files, `{prompt-text}` is the prompt itself, `{folder}` is the tree; without
/// a place for the prompt it is the agent's standard input. `{patchwright}` and `{case}` start our MCP server.
struct Preset {
    name: &'static str,
    command: &'static [&'static str],
    /// Variables that it is given outside of the sandbox, besides [`VARIABLES`].
    env: &'static [&'static str],
}

/// What every program of a user needs to find its way and its own settings.
pub const VARIABLES: [&str; 6] = ["PATH", "HOME", "USER", "LANG", "TERM", "TMPDIR"];

const PRESETS: [Preset; 5] = [
    Preset {
        name: "claude",
        command: &[
            "claude",
            "-p",
            "--permission-mode",
            "acceptEdits",
            "--allowedTools",
            "Bash,Read,Edit,Write,Grep,Glob,mcp__patchwright",
            "--mcp-config",
            "{mcp}",
        ],
        env: &[
            "ANTHROPIC_API_KEY",
            "ANTHROPIC_AUTH_TOKEN",
            "ANTHROPIC_BASE_URL",
            "CLAUDE_CONFIG_DIR",
        ],
    },
    Preset {
        name: "codex",
        command: &[
            "codex",
            "exec",
            "--skip-git-repo-check",
            "--sandbox",
            "workspace-write",
            "--cd",
            "{folder}",
            "-c",
            "mcp_servers.patchwright.command=\"{patchwright}\"",
            "-c",
            "mcp_servers.patchwright.args=[\"mcp\",\"{case}\"]",
            "-",
        ],
        env: &["OPENAI_API_KEY", "CODEX_HOME"],
    },
    Preset {
        name: "aider",
        command: &[
            "aider",
            "--yes-always",
            "--no-git",
            "--no-check-update",
            "--no-show-release-notes",
            "--no-pretty",
            "--no-stream",
            // It would say yes to fetching what the project's own text names.
            "--no-detect-urls",
            "--message-file",
            "{prompt}",
        ],
        env: &[
            "OPENAI_API_KEY",
            "OPENAI_API_BASE",
            "ANTHROPIC_API_KEY",
            "GEMINI_API_KEY",
            "AIDER_MODEL",
            "AIDER_EDIT_FORMAT",
        ],
    },
    Preset {
        name: "opencode",
        command: &["opencode", "run"],
        env: &["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "OPENCODE_CONFIG"],
    },
    Preset {
        name: "goose",
        command: &[
            "goose",
            "run",
            "--no-session",
            "--with-extension",
            "{patchwright} mcp {case}",
            "-i",
            "{prompt}",
        ],
        env: &[
            "OPENAI_API_KEY",
            "ANTHROPIC_API_KEY",
            "GOOSE_PROVIDER",
            "GOOSE_MODEL",
        ],
    },
];

impl ExternalAgent {
    pub const SECONDS: u64 = 1800;
    pub const FEEDBACK: u32 = 2;

    /// What a user writes as a strategy: `external:NAME`.
    pub(crate) fn parse(word: &str) -> Option<Self> {
        let name = word.strip_prefix(PREFIX)?;
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        let fits = !name.is_empty() && name.len() <= LONGEST_NAME && name.chars().all(plain);
        fits.then(|| Self {
            strategy: word.to_owned(),
            command: preset(name)
                .map(|preset| {
                    preset
                        .command
                        .iter()
                        .map(|word| (*word).to_owned())
                        .collect()
                })
                .unwrap_or_default(),
            seconds: Self::SECONDS,
            feedback: Self::FEEDBACK,
            env: BTreeMap::new(),
            read: Vec::new(),
            walls: AgentWalls::Sandboxed,
            server: None,
        })
    }

    pub fn strategy(&self) -> &str {
        &self.strategy
    }

    pub fn name(&self) -> &str {
        self.strategy.strip_prefix(PREFIX).unwrap_or(&self.strategy)
    }

    /// The words with our server filled in. Without one a word that needs it is left out, with the option before it.
    pub(super) fn words(&self) -> Vec<String> {
        let Some(server) = &self.server else {
            return without_server(&self.command);
        };
        let fill = |word: &String| {
            word.replace("{patchwright}", &server.program.to_string_lossy())
                .replace("{case}", &server.case.to_string_lossy())
        };
        self.command.iter().map(fill).collect()
    }

    /// In the form that most agents read.
    pub(super) fn servers(&self) -> String {
        let servers = match &self.server {
            Some(server) => serde_json::json!({ "patchwright": {
                "command": server.program.to_string_lossy(),
                "args": ["mcp", server.case.to_string_lossy()],
            }}),
            None => serde_json::json!({}),
        };
        serde_json::json!({ "mcpServers": servers }).to_string()
    }
}

fn without_server(command: &[String]) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in command {
        if word.contains("{patchwright}") || word.contains("{case}") {
            if words.last().is_some_and(|before| before.starts_with('-')) {
                words.pop();
            }
            continue;
        }
        words.push(word.clone());
    }
    words
}

fn preset(name: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.name == name)
}

/// The names of the built-in agents.
pub fn external_presets() -> Vec<&'static str> {
    PRESETS.iter().map(|preset| preset.name).collect()
}

/// The variables that a built-in agent is given outside of the sandbox, besides [`VARIABLES`].
pub fn external_preset(name: &str) -> Option<&'static [&'static str]> {
    preset(name).map(|preset| preset.env)
}

#[cfg(test)]
#[path = "agent_tests.rs"]
mod tests;
