//! The addresses of `hob serve`: bound, printed and announced.

use std::io::{self, Write as _};
use std::sync::Arc;

use crate::cli::Error;
use crate::cli::running::{Announcement, ModelLoad};
use crate::server::{Address, App, Server, Service};
#[cfg(unix)]
use crate::util::systemd;

/// Prints where a server listens, once its model and all that goes with it are known to be sound.
/// Programs that start one read the port from these lines; they are no log lines. Requests that
/// come before the model is loaded get 503.
pub(super) fn print_addresses(addresses: &[String]) {
    for address in addresses {
        let _ = writeln!(io::stderr(), "hob: listening on {address}");
    }
}

/// Returns an address as people and programs write it.
fn shown_address(address: &Address, scheme: &str) -> String {
    match address {
        Address::Tcp(address) => format!("{scheme}://{address}"),
        Address::Unix(path) => format!("{scheme}+unix:{}", path.display()),
    }
}

/// Returns the addresses of a server as people and programs write them.
pub(super) fn shown_addresses<S: Service>(server: &Server<S>, scheme: &str) -> Vec<String> {
    server.addresses().map(|address| shown_address(address, scheme)).collect()
}

/// Returns a server on the sockets that systemd hands over, or else on the address of the options.
pub(super) async fn bind<S: Service>(
    host: &str,
    port: u16,
    app: &Arc<S>,
) -> Result<Server<S>, Error> {
    #[cfg(unix)]
    {
        let inherited = systemd::take_listeners().map_err(Error::system("LISTEN_FDS"))?;
        if !inherited.is_empty() {
            let server = Server::inherit(inherited, Arc::clone(app));
            return server.map_err(Error::system("LISTEN_FDS"));
        }
    }
    let address = Address::asked(host, port);
    let bound = Server::bind(host, port, Arc::clone(app)).await;
    bound.map_err(|error| Error::listen(&address, error, "--port"))
}

/// Lets `hob ps` find the server until the announcement is dropped.
pub(super) fn announce(shown: Vec<String>, app: &Arc<App>) -> Option<Announcement> {
    // the announcement does not keep the model alive
    let models = Arc::downgrade(app);
    Announcement::make("serve", shown, move || {
        let served = models.upgrade().and_then(|app| app.served().ok());
        served.iter().map(|served| ModelLoad::of(served)).collect()
    })
}
