//! A round of the agent and the state of its conversation: what its tools work on.

use std::collections::{BTreeMap, VecDeque};

use patchwright_domain::candidate::RelPath;
use patchwright_subject::{AgentTree, Subject};

use super::difference::protected;
use super::policy::{Action, Permit, Policy, permit};
use super::todo::TodoList;
use crate::candidates::Scene;
use crate::error::RepairError;
use crate::kit::RepairContext;
use crate::prompt::relative;
use crate::tools::ToolError;
use crate::tools::validate::Validator;

const MOST_COMMANDS: u32 = 150;

/// One round of the agent: its tree, and what it did before the run was stopped.
pub(super) struct Work<'a> {
    pub ctx: &'a RepairContext<'a>,
    pub tree: AgentTree,
    /// The answers that commands got before the run was resumed.
    recorded: BTreeMap<String, VecDeque<String>>,
}

impl<'a> Work<'a> {
    pub(super) fn new(
        ctx: &'a RepairContext<'a>,
        tree: AgentTree,
        recorded: BTreeMap<String, VecDeque<String>>,
    ) -> Self {
        Self {
            ctx,
            tree,
            recorded,
        }
    }

    /// The longest that any command of the project may take: the agent runs the same ones.
    fn most_seconds(&self) -> u64 {
        let case = self.ctx.scene().subject.case;
        let pocs = case.pocs.iter().map(|poc| poc.seconds);
        let test = case.test.iter().map(|test| test.seconds);
        let all = pocs.chain(test).chain([case.build.seconds]);
        all.max().unwrap_or_default()
    }
}

/// The state of one conversation.
pub(super) struct Hands<'t> {
    pub work: &'t Work<'t>,
    pub validator: Option<&'t Validator<'t>>,
    pub commands: u32,
    pub recorded: BTreeMap<String, VecDeque<String>>,
    pub todo: TodoList,
}

impl<'t> Hands<'t> {
    pub(super) fn new(work: &'t Work<'t>, validator: Option<&'t Validator<'t>>) -> Self {
        Self {
            work,
            validator,
            commands: 0,
            recorded: work.recorded.clone(),
            todo: TodoList::default(),
        }
    }

    pub(super) fn scene(&self) -> &Scene<'_> {
        self.work.ctx.scene()
    }

    pub(super) fn subject(&self) -> &Subject<'_> {
        self.scene().subject
    }

    pub(super) fn permit(&self, action: Action<'_>) -> Result<Permit, ToolError> {
        // Its rules were read before: a path that cannot be judged is not to be written.
        let why = |path: &RelPath| match protected(self.scene(), path) {
            Ok(why) => why,
            Err(error) => Some(error.to_string()),
        };
        let policy = Policy {
            protected: &why,
            most_seconds: self.work.most_seconds(),
            commands_left: MOST_COMMANDS.saturating_sub(self.commands),
        };
        permit(action, &policy).map_err(ToolError::Refused)
    }

    pub(super) fn read(&self, path: &RelPath) -> Result<String, ToolError> {
        let content = self.work.tree.read(path).map_err(ToolError::Refused)?;
        String::from_utf8(content).map_err(|_| {
            ToolError::Refused(format!("{path} is not text; look at it with the shell"))
        })
    }

    pub(super) fn write(&self, path: &RelPath, content: String) -> Result<(), ToolError> {
        let tree = &self.work.tree;
        let written = self
            .subject()
            .write_in_agent_tree(tree, path, content.into_bytes());
        let written = written.map_err(RepairError::from)?;
        written.map_err(|why| {
            let why = relative(&why, &self.subject().case.source);
            ToolError::Refused(format!("{path} cannot be written: {why}"))
        })
    }

    /// Every look and every edit counts: what is not allowed is to hand in one patch after the other unseen.
    pub(super) fn note_look(&self) {
        if let Some(validator) = self.validator {
            validator.looks.one_more();
        }
    }
}
