//! The ports that hob's servers listen on, and who has taken them.

use std::collections::HashSet;
use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::time::{Duration, Instant};

use super::super::running;
use super::Finding;

/// The default port of a server.
struct DefaultPort {
    port: u16,
    /// The name of its check.
    check: &'static str,
    /// The command that starts the server.
    command: &'static str,
    /// The option by which that takes another port.
    option: &'static str,
}

const PORTS: [DefaultPort; 4] = [
    DefaultPort { port: 8080, check: "port 8080", command: "hob serve", option: "--port N" },
    DefaultPort { port: 1234, check: "port 1234", command: "hob desktop", option: "--port N" },
    DefaultPort {
        port: 11434,
        check: "port 11434",
        command: "hob desktop, Ollama's interface",
        option: "--ollama-port N",
    },
    DefaultPort { port: 8000, check: "port 8000", command: "hob host", option: "--port N" },
];

/// Time for which a server on a port is waited for.
const PATIENCE: Duration = Duration::from_millis(300);
/// Bytes of its answer that are read.
const ANSWER: usize = 4096;

/// Checks each port.
pub(super) fn findings() -> Vec<Finding> {
    PORTS.iter().map(check).collect()
}

fn check(&DefaultPort { port, check: name, command, option }: &DefaultPort) -> Finding {
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
    let program = command.split(',').next().unwrap_or(command);
    let found = match (owner(port), speaker(port)) {
        (Some(owner), Some(speaker)) => format!("taken by {owner}: {speaker}"),
        (Some(owner), None) => format!("taken by {owner}"),
        (None, Some(speaker)) => format!("taken by {speaker}, of another user"),
        (None, None) => format!("cannot be had: {error}"),
    };
    let advice = format!("end that program, or {program} {option} takes another port");
    Finding::warn(name, found, advice)
}

/// Returns what answers on a port, if it speaks HTTP.
fn speaker(port: u16) -> Option<&'static str> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    stream.set_write_timeout(Some(PATIENCE)).ok()?;
    stream.write_all(b"GET / HTTP/1.0\r\nHost: localhost\r\n\r\n").ok()?;
    let mut answer = Vec::new();
    let since = Instant::now();
    let mut part = [0; 512];
    // a server may leave the connection open: what came by then is enough
    while answer.len() < ANSWER && since.elapsed() < PATIENCE {
        match stream.read(&mut part) {
            Ok(0) | Err(_) => break,
            Ok(n) => answer.extend_from_slice(&part[..n]),
        }
    }
    named_by(&String::from_utf8_lossy(&answer))
}

/// Returns the kind of server that gives an answer to `GET /`.
fn named_by(answer: &str) -> Option<&'static str> {
    let says = |words: &str| answer.contains(words);
    match answer {
        _ if !answer.starts_with("HTTP/") => None,
        _ if says("Ollama is running") => Some("Ollama"),
        _ if says("Server: llama.cpp") => Some("llama-server"),
        _ if says("Unexpected endpoint or method") => Some("LM Studio"),
        _ => Some("a web server"),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_told_by_their_answers() {
        for (answer, expected) in [
            ("HTTP/1.0 200 OK\r\n\r\nOllama is running", Some("Ollama")),
            ("HTTP/1.1 200 OK\r\nServer: llama.cpp\r\n\r\n", Some("llama-server")),
            ("HTTP/1.1 404 Not Found\r\n\r\n", Some("a web server")),
            ("SSH-2.0-x", None),
        ] {
            assert_eq!(named_by(answer), expected);
        }
    }

    #[test]
    fn a_server_that_says_nothing_holds_nobody_up() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        assert_eq!(speaker(listener.local_addr().unwrap().port()), None);
    }

    #[cfg(target_os = "linux")]
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
