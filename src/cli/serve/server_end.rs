//! The end of a server, for which signals and a request (`POST /drain`) ask.

use std::process::ExitCode;
use std::sync::Arc;

use tokio::task::JoinHandle;

use crate::cli::Error;
use crate::cli::signals::{self, Signals};
use crate::server::App;

/// The wishes that a server ends.
pub(super) struct ServerEnd {
    app: Arc<App>,
    signals: Signals,
    /// True if a request asked first: whoever sent it may send the signal that goes with it, which
    /// is no second wish then.
    may_signal: bool,
}

impl ServerEnd {
    /// Listens from now on.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub(super) fn new(app: &Arc<App>) -> Result<ServerEnd, Error> {
        let signals = Signals::new().map_err(Error::system("signals"))?;
        Ok(ServerEnd { app: Arc::clone(app), signals, may_signal: false })
    }

    /// Waits until the end of a server that is not ready is asked for.
    pub(super) async fn asked(&mut self) {
        tokio::select! {
            _ = self.signals.recv() => {}
            () = self.app.drain.turned() => self.may_signal = true,
        }
    }

    /// Tells systemd that the server is ready, waits until its end is asked for, and tells that it
    /// ends.
    pub(super) async fn asked_while_serving(&mut self) {
        tokio::select! {
            () = self.signals.recv_while_serving() => {}
            () = self.app.drain.turned() => {
                signals::tell_stopping();
                self.may_signal = true;
            }
        }
    }

    /// Waits until requests in work have ended and the prompt cache has what was computed, or a
    /// second signal ends that.
    pub(super) async fn wait<T>(&mut self, running: JoinHandle<T>) -> ExitCode {
        let code = self.wait_for(running).await;
        let Ok(served) = self.app.served() else { return code };
        if code != ExitCode::SUCCESS {
            return code;
        }
        let finish = move || served.runtime.engine.finish();
        self.wait_for(tokio::task::spawn_blocking(finish)).await
    }

    /// Waits for a task, or for a second signal, which drops what it does.
    async fn wait_for<T>(&mut self, mut task: JoinHandle<T>) -> ExitCode {
        loop {
            tokio::select! {
                _ = &mut task => return ExitCode::SUCCESS,
                _ = self.signals.recv() => {
                    if !std::mem::take(&mut self.may_signal) {
                        tracing::warn!("a second signal: requests in work are dropped");
                        return ExitCode::FAILURE;
                    }
                    tracing::info!("a signal to end, as a request has asked before");
                }
            }
        }
    }
}
