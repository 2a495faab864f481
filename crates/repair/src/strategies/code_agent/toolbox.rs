//! The tools of the agent: a shell and plain file tools over a tree of its own, a list of things to do, and the judge.

use super::files::{EditFile, Glob, Grep, ReadFile, WriteFile};
use super::hands::{Hands, Work};
use super::shell::Shell;
use super::submit::Submit;
use super::todo_tool::Todo;
use crate::kit::OwnTools;
use crate::tools::validate::Validator;
use crate::tools::{Sight, Tool, ToolSet, Toolbox};

impl OwnTools for Work<'_> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        toolbox
    }

    fn add_judged<'t>(
        &'t self,
        toolbox: Toolbox<'t>,
        validator: Option<&'t Validator<'t>>,
    ) -> Toolbox<'t> {
        let open = move || Ok(Hands::new(self, validator));
        toolbox.with(ToolSet::new(tools(), open))
    }
}

fn tools<'t>() -> Vec<Tool<Hands<'t>>> {
    vec![
        Tool::for_call::<Shell>(),
        Tool::for_call::<ReadFile>().reading(),
        Tool::for_call::<EditFile>(),
        Tool::for_call::<WriteFile>(),
        Tool::for_call::<Grep>().reading(),
        Tool::for_call::<Glob>().reading(),
        Tool::for_call::<Todo>(),
        Tool::for_call::<Submit>(),
    ]
}
