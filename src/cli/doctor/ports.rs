//! The ports that hob's servers listen on, and who has taken them.

use std::collections::HashSet;
use std::fs;
use std::net::TcpListener;

use super::super::running;
use super::Finding;

/// The default port of a server.
struct DefaultPort {
    port: u16,
    /// The name of its check.
    check: &'static str,
    /// The command that starts the server.
    command: &'static str,
}

const PORTS: [DefaultPort; 3] = [
    DefaultPort { port: 8080, check: "port 8080", command: "hob serve" },
    DefaultPort { port: 1234, check: "port 1234", command: "hob desktop" },
    DefaultPort { port: 8000, check: "port 8000", command: "hob host" },
];

/// Checks each port.
pub(super) fn findings() -> Vec<Finding> {
    PORTS.iter().map(check).collect()
}

fn check(&DefaultPort { port, check: name, command }: &DefaultPort) -> Finding {
    let Err(error) = TcpListener::bind(("127.0.0.1", port)) else {
        return Finding::ok(name, format!("free for {command}"));
    };
    let servers = running::servers().unwrap_or_default();
    let ours = servers.iter().find(|server| {
        let mut addresses = server.record.addresses.iter();
        addresses.any(|address| address.ends_with(&format!(":{port}")))
    });
    if let Some(server) = ours {
        let record = &server.record;
        let found = format!("taken by hob {} (process {})", record.command, record.pid);
        return Finding::ok(name, found);
    }
    let found = match owner(port) {
        Some(owner) => format!("taken by {owner}"),
        None => format!("cannot be had: {error}"),
    };
    Finding::warn(name, found, format!("{command} --port N takes another port"))
}

/// Returns the name and number of the process that listens on a port, as far as this user can see.
fn owner(port: u16) -> Option<String> {
    let sockets = listening(port);
    for entry in fs::read_dir("/proc").ok()?.flatten() {
        let name = entry.file_name().into_string().unwrap_or_default();
        if !name.bytes().all(|byte| byte.is_ascii_digit()) {
            continue;
        }
        let files = fs::read_dir(entry.path().join("fd")).into_iter().flatten().flatten();
        let mut links = files.filter_map(|file| fs::read_link(file.path()).ok());
        if links.any(|link| sockets.contains(link.to_string_lossy().as_ref())) {
            let program = fs::read_to_string(entry.path().join("comm")).unwrap_or_default();
            return Some(format!("{} (process {name})", program.trim()));
        }
    }
    None
}

/// Returns the names under which processes have the sockets that listen on a port.
fn listening(port: u16) -> HashSet<String> {
    const LISTEN: &str = "0A";
    let tables = ["/proc/net/tcp", "/proc/net/tcp6"].map(fs::read_to_string);
    let mut found = HashSet::new();
    for line in tables.iter().flatten().flat_map(|table| table.lines().skip(1)) {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let [_, local, _, state, _, _, _, _, _, inode, ..] = fields[..] else { continue };
        let local = local.rsplit_once(':').and_then(|(_, hex)| u16::from_str_radix(hex, 16).ok());
        if state == LISTEN && local == Some(port) {
            found.insert(format!("socket:[{inode}]"));
        }
    }
    found
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn who_listens_is_named() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let owner = owner(port).unwrap();
        assert!(owner.ends_with(&format!("(process {})", std::process::id())), "{owner}");
        drop(listener);
        assert!(listening(port).is_empty());
    }
}
