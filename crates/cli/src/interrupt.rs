//! Ctrl-C: the first one asks the work to stop and clean up, the second one exits at once.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use patchwright_sandbox::CancelToken;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag;

use crate::failure::INTERRUPTED;

pub fn install() -> anyhow::Result<CancelToken> {
    let flag_set = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        // In this order: on the first signal the flag is not set yet.
        flag::register_conditional_shutdown(signal, i32::from(INTERRUPTED), Arc::clone(&flag_set))?;
        flag::register(signal, Arc::clone(&flag_set))?;
    }
    Ok(CancelToken::new(flag_set))
}
