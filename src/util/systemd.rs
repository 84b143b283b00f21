//! systemd's side of a server: it is told when the server is ready, and may hand it sockets
//! (`sd_notify(3)` and `sd_listen_fds(3)`, without the library).

use std::io;
use std::net::TcpListener;
use std::os::fd::{FromRawFd, OwnedFd, RawFd};
use std::os::unix::net::{UnixDatagram, UnixListener};

/// The first descriptor of sockets that are handed over.
const FIRST: RawFd = 3;

/// A socket that listens, opened by another process.
pub enum InheritedListener {
    /// A TCP port.
    Tcp(TcpListener),
    /// A socket in the file system.
    Unix(UnixListener),
}

/// Tells systemd of a change of state: `READY=1`, `STOPPING=1`. Where nobody listens, nothing is
/// done.
pub fn notify(state: &str) {
    let Some(path) = std::env::var_os("NOTIFY_SOCKET").filter(|path| !path.is_empty()) else {
        return;
    };
    if let Err(error) = send(&path, state) {
        tracing::debug!("NOTIFY_SOCKET: {error}");
    }
}

/// Sends a datagram to a socket; a name that begins with @ is one without a file.
fn send(path: &std::ffi::OsStr, state: &str) -> io::Result<()> {
    let socket = UnixDatagram::unbound()?;
    #[cfg(target_os = "linux")]
    {
        use std::os::linux::net::SocketAddrExt;
        use std::os::unix::ffi::OsStrExt;
        if let Some(name) = path.as_bytes().strip_prefix(b"@") {
            let address = std::os::unix::net::SocketAddr::from_abstract_name(name)?;
            return socket.send_to_addr(state.as_bytes(), &address).map(drop);
        }
    }
    socket.send_to(state.as_bytes(), path).map(drop)
}

/// Takes the sockets that were handed to this process; none where `LISTEN_PID` is not its number.
/// To be called once.
///
/// # Errors
/// If a descriptor is no socket that listens.
pub fn take_listeners() -> io::Result<Vec<InheritedListener>> {
    let number = |name: &str| std::env::var(name).ok()?.parse::<u32>().ok();
    if number("LISTEN_PID") != Some(std::process::id()) {
        return Ok(Vec::new());
    }
    let n = RawFd::try_from(number("LISTEN_FDS").unwrap_or(0)).unwrap_or(0);
    (FIRST..FIRST.saturating_add(n)).map(take).collect()
}

/// Takes a descriptor.
fn take(descriptor: RawFd) -> io::Result<InheritedListener> {
    // SAFETY: takes two numbers; a descriptor that is not open is an error.
    if unsafe { libc::fcntl(descriptor, libc::F_SETFD, libc::FD_CLOEXEC) } < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: it is open, as the call above has shown, and was handed to this process, in which
    // nobody else knows it.
    let owned = unsafe { OwnedFd::from_raw_fd(descriptor) };
    let tcp = TcpListener::from(owned);
    if tcp.local_addr().is_ok() {
        tcp.set_nonblocking(true)?;
        return Ok(InheritedListener::Tcp(tcp));
    }
    let unix = UnixListener::from(OwnedFd::from(tcp));
    unix.local_addr()?;
    unix.set_nonblocking(true)?;
    Ok(InheritedListener::Unix(unix))
}
