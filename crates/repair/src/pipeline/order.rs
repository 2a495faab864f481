//! What is asked of a repair.

use patchwright_domain::property::Property;
use patchwright_domain::strict::Strictness;

use crate::candidates::{Budget, History};
use crate::kit::ModelAccess;
use crate::strategies::Strategy;

#[derive(Clone)]
pub struct Order<'a> {
    pub strategy: Strategy,
    pub budget: Budget,
    /// What becomes of suspicions that no run answers.
    pub strictness: Strictness,
    /// What the user stated that must hold.
    pub properties: Vec<Property>,
    /// What an earlier process of the same run found out.
    pub history: History,
    /// Nothing where no model may be asked.
    pub access: Option<ModelAccess<'a>>,
}
