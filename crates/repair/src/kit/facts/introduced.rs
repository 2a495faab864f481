//! The change that brought the bug in, where the case names it.

use std::fs::File;
use std::io::Read;

use crate::error::RepairError;
use crate::kit::context::RepairContext;
use crate::prompt::{fence, render};

const SECTION: &str = include_str!("../../../prompts/facts/introduced.md");

/// In bytes, of the file and of what a prompt shows of it.
const MOST_READ: u64 = 1 << 20;
const MOST_TEXT: usize = 8 << 10;

/// `None` if the case names none.
pub(super) fn read(ctx: &RepairContext<'_>) -> Result<Option<String>, RepairError> {
    let Some(path) = &ctx.scene().subject.case.report.introduced_by else {
        return Ok(None);
    };
    let unreadable = |source| RepairError::Introduced {
        path: path.clone(),
        source,
    };
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(MOST_READ)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

pub(super) fn section(diff: &str) -> Result<String, RepairError> {
    let diff = fence("diff", diff.trim_end(), MOST_TEXT);
    Ok(render(SECTION, &[("diff", &diff)])?)
}
