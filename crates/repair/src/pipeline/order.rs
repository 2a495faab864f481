//! What a repair is asked to do.

use patchwright_domain::property::Property;
use patchwright_domain::strict::Strictness;

use crate::candidates::{Budget, History};
use crate::kit::ModelAccess;
use crate::strategies::Portfolio;

#[derive(Clone)]
pub struct Order<'a> {
    pub portfolio: Portfolio,
    pub budget: Budget,
    /// What to do about suspicions that no run answers.
    pub strictness: Strictness,
    /// Properties stated by the user.
    pub properties: Vec<Property>,
    /// What an earlier process of the same run found out.
    pub history: History,
    /// `None` if no model may be used.
    pub access: Option<ModelAccess<'a>>,
}
