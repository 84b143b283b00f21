//! The listeners of a server and the connections they accept: TCP ports, and sockets in the file
//! system.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr};
#[cfg(unix)]
use std::path::Path;
use std::path::PathBuf;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
#[cfg(unix)]
use tokio::net::{UnixListener, UnixStream};

#[cfg(unix)]
use crate::util::systemd::InheritedListener;

/// The ending of the name of a socket in the file system; llama-server's rule.
const ENDING: &str = ".sock";

/// The address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// A TCP port.
    Tcp(SocketAddr),
    /// A socket in the file system.
    Unix(PathBuf),
}

impl Address {
    /// Returns hosts, which commas separate, as errors name them: each with the port, but for the
    /// path of a socket, which has none.
    pub fn asked(hosts: &str, port: u16) -> String {
        let shown = |host: &str| {
            if names_path(host) { host.to_owned() } else { format!("{host}:{port}") }
        };
        hosts.split(',').map(|host| shown(host.trim())).collect::<Vec<_>>().join(",")
    }
}

/// Returns whether a host is the path of a socket.
fn names_path(host: &str) -> bool {
    host.ends_with(ENDING)
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Tcp(address) => address.fmt(f),
            Address::Unix(path) => path.display().fmt(f),
        }
    }
}

/// A listening socket.
pub(super) struct Listener {
    socket: Socket,
    address: Address,
    /// True if another process has made it, whose file it stays.
    is_inherited: bool,
}

enum Socket {
    Tcp(TcpListener),
    #[cfg(unix)]
    Unix(UnixListener),
}

impl Listener {
    /// Binds to a port of a host, or makes a socket where the host is the path of one.
    ///
    /// # Errors
    /// When the name has no address or the address is taken.
    pub(super) async fn bind(host: &str, port: u16) -> io::Result<Listener> {
        if names_path(host) {
            return Self::bind_path(PathBuf::from(host));
        }
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let socket = TcpListener::bind((host, port)).await?;
        let address = Address::Tcp(socket.local_addr()?);
        Ok(Listener { socket: Socket::Tcp(socket), address, is_inherited: false })
    }

    /// Makes a socket in the file system.
    #[cfg(unix)]
    fn bind_path(path: PathBuf) -> io::Result<Listener> {
        let socket = Socket::Unix(bind_unix(&path)?);
        Ok(Listener { socket, address: Address::Unix(path), is_inherited: false })
    }

    /// Refuses a path: this system's sockets are ports.
    #[cfg(not(unix))]
    fn bind_path(_: PathBuf) -> io::Result<Listener> {
        let what = "hob has no sockets in the file system here; give a host and a port";
        Err(io::Error::new(io::ErrorKind::Unsupported, what))
    }

    /// Takes a socket that another process has opened.
    ///
    /// # Errors
    /// When the system does not tell its address.
    #[cfg(unix)]
    pub(super) fn inherited(listener: InheritedListener) -> io::Result<Listener> {
        let (socket, address) = match listener {
            InheritedListener::Tcp(listener) => {
                let socket = TcpListener::from_std(listener)?;
                let address = Address::Tcp(socket.local_addr()?);
                (Socket::Tcp(socket), address)
            }
            InheritedListener::Unix(listener) => {
                let address = listener.local_addr()?;
                let path = address.as_pathname().unwrap_or(Path::new("")).to_owned();
                (Socket::Unix(UnixListener::from_std(listener)?), Address::Unix(path))
            }
        };
        Ok(Listener { socket, address, is_inherited: true })
    }

    /// Returns where it listens.
    pub(super) fn address(&self) -> &Address {
        &self.address
    }

    /// Polls for the next connection.
    pub(super) fn poll_accept(&self, cx: &mut Context<'_>) -> Poll<io::Result<Accepted>> {
        match (&self.socket, &self.address) {
            (Socket::Tcp(socket), address) => socket.poll_accept(cx).map_ok(|(stream, peer)| {
                // Tokens are small packets; none should wait for the next.
                if let Err(error) = stream.set_nodelay(true) {
                    tracing::debug!(%error, "TCP_NODELAY");
                }
                let address = match address {
                    Address::Tcp(address) if address.ip().is_loopback() => AddressKind::Loopback,
                    _ => AddressKind::Other,
                };
                let source = ConnectionSource { address, peer: Some(peer.ip()) };
                Accepted { stream: SocketStream::Tcp(stream), source }
            }),
            #[cfg(unix)]
            (Socket::Unix(socket), _) => socket.poll_accept(cx).map_ok(|(stream, _)| Accepted {
                stream: SocketStream::Unix(stream),
                source: ConnectionSource { address: AddressKind::Other, peer: None },
            }),
        }
    }
}

/// The kind of address that a server listens to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressKind {
    /// One of this machine alone, so that browsers reach it by names of this machine.
    Loopback,
    /// One that others reach, or a socket in the file system, to which no browser connects.
    Other,
}

/// A connection that was accepted.
pub(super) struct Accepted {
    /// The connection.
    pub stream: SocketStream,
    /// Its origin.
    pub source: ConnectionSource,
}

/// The origin of a connection.
#[derive(Debug, Clone, Copy)]
pub(super) struct ConnectionSource {
    /// The kind of address by which it came.
    pub address: AddressKind,
    /// The address of its other end, if it has one.
    pub peer: Option<IpAddr>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Address::Unix(path) = &self.address
            && !self.is_inherited
        {
            // A file that stays is replaced by the next server.
            let _ = std::fs::remove_file(path);
        }
    }
}

/// Binds a socket in the file system. A server that was killed leaves its file there; if no server
/// answers at it, the name is free.
#[cfg(unix)]
fn bind_unix(path: &Path) -> io::Result<UnixListener> {
    match UnixListener::bind(path) {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            use std::os::unix::fs::FileTypeExt;
            let is_socket =
                std::fs::symlink_metadata(path).is_ok_and(|meta| meta.file_type().is_socket());
            if !is_socket {
                let what = "a file that is no socket is there; name another path";
                return Err(io::Error::new(io::ErrorKind::AlreadyExists, what));
            }
            match std::os::unix::net::UnixStream::connect(path) {
                Ok(_) => {
                    let what = "a server listens there already; name another path";
                    return Err(io::Error::new(error.kind(), what));
                }
                Err(refused) if refused.kind() == io::ErrorKind::ConnectionRefused => {}
                Err(other) => return Err(other),
            }
            std::fs::remove_file(path)?;
            UnixListener::bind(path)
        }
        bound => bound,
    }
}

/// A connection.
pub(super) enum SocketStream {
    /// By TCP.
    Tcp(TcpStream),
    /// Through the file system.
    #[cfg(unix)]
    Unix(UnixStream),
}

/// Calls a method of whichever stream it is.
macro_rules! either {
    ($stream:expr, $inner:ident => $call:expr) => {
        match $stream.get_mut() {
            SocketStream::Tcp(inner) => {
                let $inner = Pin::new(inner);
                $call
            }
            #[cfg(unix)]
            SocketStream::Unix(inner) => {
                let $inner = Pin::new(inner);
                $call
            }
        }
    };
}

impl AsyncRead for SocketStream {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        either!(self, inner => inner.poll_read(cx, buf))
    }
}

impl AsyncWrite for SocketStream {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        either!(self, inner => inner.poll_write(cx, bytes))
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        either!(self, inner => inner.poll_flush(cx))
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        either!(self, inner => inner.poll_shutdown(cx))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        either!(self, inner => inner.poll_write_vectored(cx, slices))
    }

    fn is_write_vectored(&self) -> bool {
        // both are
        true
    }
}
