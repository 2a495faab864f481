//! States properties to a judge, which checks them on the unpatched program.

use patchwright_domain::event::Step;
use patchwright_domain::property::Property;

use crate::error::JudgeError;
use crate::judge::Judge;
use crate::properties::StatedProperty;
use crate::property_runs::ask;

impl Judge<'_> {
    /// Checks properties on the unpatched program. Those that it violates must hold, or not be reached, in every
    /// candidate judged from now on; the others are listed in each verdict as not usable.
    pub fn state_properties(
        &self,
        properties: &[Property],
    ) -> Result<Vec<StatedProperty>, JudgeError> {
        if properties.is_empty() {
            return Ok(Vec::new());
        }
        let subject = self.context.subject;
        let (stated, _) = subject.step(Step::Properties, || ask(&self.context, properties))?;
        self.context.properties.add(stated.clone());
        self.forget_verdicts();
        Ok(stated)
    }

    /// All properties stated so far.
    pub fn stated_properties(&self) -> Vec<StatedProperty> {
        self.context.properties.all()
    }
}
