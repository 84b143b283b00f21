//! The ways of telling a server to stop: signals of the system, and `hob stop` where that sends
//! none.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use tokio::sync::Notify;

use super::Error;

#[cfg(unix)]
use crate::util::systemd;

/// Returns the notification that [`request_stop`] sends.
fn requested() -> &'static Notify {
    static REQUESTED: OnceLock<Notify> = OnceLock::new();
    REQUESTED.get_or_init(Notify::new)
}

/// Tells the server of this process to stop, as a signal would.
pub(super) fn request_stop() {
    requested().notify_one();
}

/// Tells systemd, where there is one, that the server ends.
pub(super) fn tell_stopping() {
    #[cfg(unix)]
    systemd::notify("STOPPING=1");
}

/// The signals that tell a server to stop.
pub(super) struct Signals(SystemSignals);

impl Signals {
    /// Listens from now on.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub(super) fn new() -> io::Result<Signals> {
        SystemSignals::new().map(Signals)
    }

    /// Tells systemd that the server is ready, waits for a signal, and tells that it ends.
    pub(super) async fn recv_while_serving(&mut self) {
        #[cfg(unix)]
        systemd::notify("READY=1");
        self.recv().await;
        tell_stopping();
    }

    /// Waits for a signal.
    pub(super) async fn recv(&mut self) {
        tokio::select! {
            () = self.0.recv() => {}
            () = requested().notified() => {}
        }
    }
}

/// Returns a flag that the first signal to stop sets; the second ends the process as usual.
///
/// # Errors
/// When the system does not allow it.
pub(super) fn stop_flag() -> Result<Arc<AtomicBool>, Error> {
    let stopped = Arc::new(AtomicBool::new(false));
    let waiter = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let waiter = waiter.map_err(Error::system("cannot wait for signals"))?;
    let mut signals = waiter
        .block_on(async { Signals::new() })
        .map_err(Error::system("cannot wait for signals"))?;
    let flag = Arc::clone(&stopped);
    let wait = move || {
        waiter.block_on(signals.recv());
        flag.store(true, Ordering::Relaxed);
        waiter.block_on(signals.recv());
        std::process::exit(130);
    };
    let thread = std::thread::Builder::new().name("signals".into());
    thread.spawn(wait).map_err(Error::system("cannot wait for signals"))?;
    Ok(stopped)
}

/// `SIGINT` and `SIGTERM`.
#[cfg(unix)]
struct SystemSignals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl SystemSignals {
    fn new() -> io::Result<SystemSignals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(SystemSignals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn recv(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// Ctrl-C, Ctrl-Break, the console's closing, the end of the session and of the machine.
#[cfg(windows)]
struct SystemSignals {
    interrupt: tokio::signal::windows::CtrlC,
    stop: tokio::signal::windows::CtrlBreak,
    close: tokio::signal::windows::CtrlClose,
    logoff: tokio::signal::windows::CtrlLogoff,
    shutdown: tokio::signal::windows::CtrlShutdown,
}

#[cfg(windows)]
impl SystemSignals {
    fn new() -> io::Result<SystemSignals> {
        use tokio::signal::windows::{ctrl_break, ctrl_c, ctrl_close, ctrl_logoff, ctrl_shutdown};
        Ok(SystemSignals {
            interrupt: ctrl_c()?,
            stop: ctrl_break()?,
            close: ctrl_close()?,
            logoff: ctrl_logoff()?,
            shutdown: ctrl_shutdown()?,
        })
    }

    async fn recv(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.stop.recv() => {}
            _ = self.close.recv() => {}
            _ = self.logoff.recv() => {}
            _ = self.shutdown.recv() => {}
        }
    }
}
