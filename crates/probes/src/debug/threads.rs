//! With several threads only the crashing one counts: what another one does at the same line says nothing about the bug.

use super::adapter::AdapterKind;
use super::error::DebugError;
use super::halt::Halt;
use super::lldb;
use super::session::Session;

impl Session<'_> {
    /// Remembers which thread crashes, if there are several. Threads have the same number in every run as long as they are
    /// started in the same order.
    pub(super) fn learn_thread(&mut self, crash: &Halt) -> Result<(), DebugError> {
        if self.setup.adapter != AdapterKind::Lldb || !crash.kind.is_crash() {
            return Ok(());
        }
        let Ok(client) = self.client() else {
            return Ok(());
        };
        let threads = lldb::threads(&client.command("thread list")?);
        let crashing = threads.iter().find(|(_, id)| *id == crash.thread);
        let number = crashing.map(|(number, _)| *number);
        self.known.thread = number.filter(|number| *number > 1 || threads.len() > 1);
        Ok(())
    }

    /// Considers all threads, for lines that the crashing thread does not reach.
    pub(super) fn in_any_thread<T>(&mut self, ask: impl FnOnce(&mut Self) -> T) -> T {
        let crashing = self.known.thread.take();
        let answer = ask(self);
        self.known.thread = crashing;
        answer
    }

    /// Whether the program is stopped in another thread than the one that crashes.
    pub fn is_in_other_thread(&self) -> bool {
        let halt = self.halt();
        let crashes = halt.is_some_and(|halt| halt.kind.is_crash());
        self.known.thread.is_some() && self.live.plan.thread.is_none() && !crashes
    }
}
