//! Which of its tools a caller may use at the moment, where that changes from call to call.

use super::toolbox::Prepared;

pub struct Gate<'a> {
    /// Whether a tool is told of.
    pub offers: Box<dyn Fn(&str) -> bool + 'a>,
    /// Why a call is not carried out; nothing for one that is. Asked once for each call, in their order.
    pub refuses: Box<dyn Fn(&Prepared) -> Option<String> + 'a>,
}
