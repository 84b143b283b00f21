//! The ways of telling a server to stop: signals of the system, and `hob stop` where that sends
//! none.

use std::io;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Notify;

use super::Error;

#[cfg(unix)]
use crate::util::{platform, systemd};

/// The exit code of a command that the user stopped.
const STOPPED: u8 = 130;

/// Returns the notification that [`request_stop`] sends.
fn requested() -> &'static Notify {
    static REQUESTED: OnceLock<Notify> = OnceLock::new();
    REQUESTED.get_or_init(Notify::new)
}

/// Tells the server of this process to stop, as a signal would.
pub(super) fn request_stop() {
    requested().notify_one();
}

/// True once the server of this process was told to stop.
static IS_STOPPING: AtomicBool = AtomicBool::new(false);

/// Returns whether the server of this process was told to stop.
pub(super) fn is_stopping() -> bool {
    IS_STOPPING.load(Ordering::Relaxed)
}

/// Tells systemd, where there is one, and whoever asks this process, that the server ends.
pub(super) fn tell_stopping() {
    IS_STOPPING.store(true, Ordering::Relaxed);
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

    /// Waits for a signal; returns the exit code of a command that it breaks off.
    pub(super) async fn recv(&mut self) -> u8 {
        let code = tokio::select! {
            code = self.0.recv() => code as u8,
            () = requested().notified() => STOPPED,
        };
        IS_STOPPING.store(true, Ordering::Relaxed);
        code
    }
}

/// Calls `clean_up` at the first signal to stop, the terminal's closing included, and ends the
/// process with the exit code of that signal.
///
/// # Errors
/// When the system does not allow it.
pub(super) fn end_with(clean_up: impl FnOnce() + Send + 'static) -> Result<(), Error> {
    let cannot = || Error::system("cannot wait for signals");
    let waiter = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let waiter = waiter.map_err(cannot())?;
    let signals = waiter.block_on(async { SystemSignals::with_hang_up() });
    let mut signals = signals.map_err(cannot())?;
    let wait = move || {
        let code = waiter.block_on(signals.recv());
        clean_up();
        std::process::exit(code);
    };
    let thread = std::thread::Builder::new().name("signals".into());
    thread.spawn(wait).map_err(cannot())?;
    Ok(())
}

/// Calls `clean_up` at the first signal to end, the terminal's closing included and Ctrl-C not, and
/// lets that signal end the process as if nothing had listened to it.
///
/// # Errors
/// When the system does not allow it.
#[cfg(unix)]
pub(super) fn before_end(clean_up: impl FnOnce() + Send + 'static) -> Result<(), Error> {
    use tokio::signal::unix::{SignalKind, signal};
    let cannot = || Error::system("cannot wait for signals");
    let waiter = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let waiter = waiter.map_err(cannot())?;
    // signals are listened to within a runtime
    let inside = waiter.enter();
    let mut terminate = signal(SignalKind::terminate()).map_err(cannot())?;
    let mut hang_up = None;
    if !platform::is_hang_up_ignored() {
        hang_up = Some(signal(SignalKind::hangup()).map_err(cannot())?);
    }
    drop(inside);
    let wait = move || {
        let number = waiter.block_on(async {
            tokio::select! {
                _ = terminate.recv() => libc::SIGTERM,
                () = received(&mut hang_up) => libc::SIGHUP,
            }
        });
        clean_up();
        platform::end_by_signal(number);
    };
    let thread = std::thread::Builder::new().name("signals".into());
    thread.spawn(wait).map_err(cannot())?;
    Ok(())
}

/// Waits for a signal, if it is listened to.
#[cfg(unix)]
async fn received(signal: &mut Option<tokio::signal::unix::Signal>) {
    match signal {
        Some(signal) => _ = signal.recv().await,
        None => std::future::pending().await,
    }
}

/// `SIGINT`, `SIGTERM`, and `SIGHUP` if asked for.
#[cfg(unix)]
struct SystemSignals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
    hang_up: Option<tokio::signal::unix::Signal>,
}

#[cfg(unix)]
impl SystemSignals {
    fn new() -> io::Result<SystemSignals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(SystemSignals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
            hang_up: None,
        })
    }

    /// Listens to `SIGHUP` too, unless the process was started to outlive its terminal.
    fn with_hang_up() -> io::Result<SystemSignals> {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = SystemSignals::new()?;
        if platform::is_hang_up_ignored() {
            return Ok(signals);
        }
        Ok(SystemSignals { hang_up: Some(signal(SignalKind::hangup())?), ..signals })
    }

    /// Waits for a signal; returns the exit code of a process that it ends.
    async fn recv(&mut self) -> i32 {
        tokio::select! {
            _ = self.interrupt.recv() => 128 + libc::SIGINT,
            _ = self.terminate.recv() => 128 + libc::SIGTERM,
            () = received(&mut self.hang_up) => 128 + libc::SIGHUP,
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

    /// Listens as a server does: the console's closing is one of these.
    fn with_hang_up() -> io::Result<SystemSignals> {
        SystemSignals::new()
    }

    /// Waits for a signal; returns the exit code of a process that it ends.
    async fn recv(&mut self) -> i32 {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.stop.recv() => {}
            _ = self.close.recv() => {}
            _ = self.logoff.recv() => {}
            _ = self.shutdown.recv() => {}
        }
        130
    }
}
