//! The tools of the agent: ours by the paper's names, those of its own, and the gate before all of them.

use super::control::{
    CollectMoreInformation, DiscardHypothesis, ExpressHypothesis, Finishing, GoalAccomplished,
};
use super::fix::{Fixing, WriteFix};
use super::generate::GenerateMethodBody;
use super::tests_run::{ExtractTests, RunTests};
use super::work::Work;
use crate::kit::OwnTools;
use crate::tools::validate::Validator;
use crate::tools::{Sight, Tool, ToolSet, Toolbox};

impl OwnTools for Work<'_> {
    fn add<'t>(&'t self, toolbox: Toolbox<'t>, _: &'t Sight<'t>) -> Toolbox<'t> {
        let looking = vec![
            Tool::for_call::<ExtractTests>().reading(),
            Tool::for_call::<RunTests>().reading(),
            Tool::for_call::<GenerateMethodBody>(),
        ];
        let control = vec![
            Tool::for_call::<ExpressHypothesis>().brief(),
            Tool::for_call::<DiscardHypothesis>().brief(),
            Tool::for_call::<CollectMoreInformation>().brief(),
        ];
        toolbox
            .with(ToolSet::new(looking, move || Ok(self)))
            .with(ToolSet::new(control, move || Ok(self)))
    }

    fn add_judged<'t>(
        &'t self,
        toolbox: Toolbox<'t>,
        validator: Option<&'t Validator<'t>>,
    ) -> Toolbox<'t> {
        let fixing = ToolSet::new(vec![Tool::for_call::<WriteFix>()], move || {
            Ok(Fixing {
                work: self,
                validator,
            })
        });
        let finishing = vec![Tool::for_call::<GoalAccomplished>().brief()];
        let finishing = ToolSet::new(finishing, move || {
            Ok(Finishing {
                work: self,
                validator,
            })
        });
        toolbox.with(fixing).with(finishing).gated(self.gate())
    }
}
