//! `patchwright mcp`: the tools and the judge for any coding agent, over MCP on standard input and output.

mod calls;
mod case_tools;
mod cases;
mod catalogue;
mod held;
mod looker;
mod open_case;
mod protocol;
mod reply;
mod request;
mod resources;
mod server;
mod settings;
mod submission;

use std::sync::Arc;

use anyhow::Context;

use super::Answer;
use crate::args::{Common, Mcp};
use crate::interrupt;
use server::Server;

pub fn run(common: &Common, command: &Mcp) -> anyhow::Result<Answer> {
    let interrupted = interrupt::install()?;
    let server = Arc::new(Server::start(common, command, interrupted.child())?);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("cannot start the server")?;
    let served = runtime.block_on(protocol::serve(Arc::clone(&server), &interrupted));
    server.close();
    // A read from a standard input that is no pipe cannot be interrupted.
    runtime.shutdown_background();
    served?;
    Ok(match interrupted.is_cancelled() {
        true => Answer::Interrupted,
        false => Answer::Yes,
    })
}
