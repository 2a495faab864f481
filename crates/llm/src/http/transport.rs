//! A socket that is closed as soon as its caller is gone: reads are short, with a flag checked between them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ureq::config::Config;
use ureq::unversioned::resolver::DefaultResolver;
use ureq::unversioned::transport::{
    Buffers, ConnectProxyConnector, ConnectionDetails, Connector, NextTimeout, RustlsConnector,
    TcpConnector, Transport, time,
};
use ureq::{Agent, Error};

const LOOK_EVERY: Duration = Duration::from_millis(100);

/// What the two sides of a call know of its connection.
#[derive(Debug, Default)]
pub(super) struct Line {
    /// The caller is gone.
    pub left: AtomicBool,
    /// A server could be reached. Before that nothing can have been sent.
    pub reached: AtomicBool,
}

/// An agent whose connections close when the caller is gone.
pub(super) fn agent(config: Config, line: &Arc<Line>) -> Agent {
    // Below TLS: a record that came in part stays where it was.
    let connector =
        ().chain(ConnectProxyConnector::default())
            .chain(TcpConnector::default())
            .chain(Watch(Arc::clone(line)))
            .chain(RustlsConnector::default());
    Agent::with_parts(config, connector, DefaultResolver::default())
}

#[derive(Debug)]
struct Watch(Arc<Line>);

#[derive(Debug)]
struct Watched<T> {
    inner: T,
    line: Arc<Line>,
}

impl<In: Transport> Connector<In> for Watch {
    type Out = Watched<In>;

    fn connect(
        &self,
        _details: &ConnectionDetails,
        chained: Option<In>,
    ) -> Result<Option<Self::Out>, Error> {
        if chained.is_some() {
            self.0.reached.store(true, Ordering::Relaxed);
        }
        Ok(chained.map(|inner| Watched {
            inner,
            line: Arc::clone(&self.0),
        }))
    }
}

impl<T: Transport> Transport for Watched<T> {
    fn buffers(&mut self) -> &mut dyn Buffers {
        self.inner.buffers()
    }

    fn transmit_output(&mut self, amount: usize, timeout: NextTimeout) -> Result<(), Error> {
        if self.line.left.load(Ordering::Relaxed) {
            return Err(Error::ConnectionFailed);
        }
        self.inner.transmit_output(amount, timeout)
    }

    fn await_input(&mut self, timeout: NextTimeout) -> Result<bool, Error> {
        let started = Instant::now();
        loop {
            if self.line.left.load(Ordering::Relaxed) {
                return Err(Error::ConnectionFailed);
            }
            let left = timeout.after.saturating_sub(started.elapsed());
            if left.is_zero() {
                return Err(Error::Timeout(timeout.reason));
            }
            let short = NextTimeout {
                after: time::Duration::Exact(left.min(LOOK_EVERY)),
                reason: timeout.reason,
            };
            match self.inner.await_input(short) {
                Err(Error::Timeout(_)) => {}
                other => return other,
            }
        }
    }

    fn is_open(&mut self) -> bool {
        self.inner.is_open()
    }

    fn is_tls(&self) -> bool {
        self.inner.is_tls()
    }
}
