//! `hob stop`: ends servers of this user as their own signal would.

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use super::running::{self, RunningServer};
use super::{Error, terminal};

const EXAMPLES: &str = "\
Examples:
  hob stop                     the only server that runs
  hob stop 4711                that of a process, as `hob ps` lists it
  hob stop 127.0.0.1:8080      that of an address, or of a port: hob stop :8080
  hob stop --all
  hob stop --now               requests in work are dropped

Requests in work end first, up to the server's --drain-timeout, however often a server is told to
stop; only --now drops them. The exit code is 1 if there is no such server, or one still runs at the
end.";

/// Stop servers of this user
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct StopArgs {
    /// The number of a process, an address, or a port after a colon [default: the only server]
    #[arg(value_name = "PID|ADDRESS", conflicts_with = "all")]
    target: Option<String>,
    /// All servers of this user
    #[arg(long)]
    all: bool,
    /// Drop requests in work
    #[arg(long)]
    now: bool,
    /// Most seconds to wait until they have ended; 0 does not wait
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    wait: u32,
}

/// Interval at which servers are asked whether they still run.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// Most time for a server to take a signal.
const TAKEN_WITHIN: Duration = Duration::from_secs(2);

/// Stops the servers that are named, and waits for their end.
pub(super) fn run(args: StopArgs) -> Result<ExitCode, Error> {
    let servers = running::servers().map_err(Error::system("the list of servers"))?;
    let named = match (&args.target, servers.len()) {
        (Some(target), _) => matching(servers, target)?,
        (None, 0..=1) => servers,
        (None, _) if args.all => servers,
        (None, n) => {
            let what = format!("{n} servers run; name one of them, or --all: {}", names(&servers));
            return Err(Error::Usage(what));
        }
    };
    let mut stderr = terminal::stderr();
    if named.is_empty() {
        let what = args.target.map_or("no server of this user runs".into(), |target| {
            format!(
                "no server of this user is {target}; `hob ps` lists those that run, and a port has \
                 a colon before it"
            )
        });
        let _ = writeln!(stderr, "hob: {what}");
        return Ok(ExitCode::FAILURE);
    }
    for server in &named {
        if args.now {
            drop_requests(server)?;
        } else if !server.was_stopping() {
            terminate(server)?;
        }
    }
    let until = Instant::now() + Duration::from_secs(args.wait.into());
    let mut code = ExitCode::SUCCESS;
    for server in &named {
        while server.is_running() && Instant::now() < until {
            std::thread::sleep(POLL_INTERVAL);
        }
        let name = name(server);
        if args.wait == 0 {
            writeln!(terminal::stdout(), "{name}: told to stop")?;
        } else if server.is_running() {
            let _ = writeln!(stderr, "hob: {name} still runs; --now drops its requests");
            code = ExitCode::FAILURE;
        } else {
            writeln!(terminal::stdout(), "{name}: stopped")?;
        }
    }
    Ok(code)
}

/// Returns the servers that a number or an address names.
///
/// # Errors
/// If it is neither.
fn matching(servers: Vec<RunningServer>, target: &str) -> Result<Vec<RunningServer>, Error> {
    let is_number = target.bytes().all(|byte| byte.is_ascii_digit());
    let address = target.split_once("://").map_or(target, |(_, rest)| rest).trim_end_matches('/');
    if !is_number && !address.contains([':', '/']) {
        let what = "a process, an address like 127.0.0.1:8080 or a port like :8080 was expected";
        return Err(Error::Usage(format!("{target}: {what}")));
    }
    let is_named = |server: &RunningServer| {
        if is_number {
            return server.record.pid.to_string() == target;
        }
        let addresses = server.record.addresses.iter();
        let mut bare = addresses.map(|all| all.split_once("://").map_or(all.as_str(), |(_, a)| a));
        bare.any(|found| found == address || address.starts_with(':') && found.ends_with(address))
    };
    Ok(servers.into_iter().filter(is_named).collect())
}

/// Tells a server to stop, and waits until it says that it does.
///
/// # Errors
/// If the system does not allow it; a server that has ended meanwhile is none.
fn terminate(server: &RunningServer) -> Result<(), Error> {
    signal(server)?;
    let until = Instant::now() + TAKEN_WITHIN;
    while server.is_running() && !server.is_stopping() && Instant::now() < until {
        std::thread::sleep(POLL_INTERVAL);
    }
    Ok(())
}

/// Sends a server the signal to stop.
fn signal(server: &RunningServer) -> Result<(), Error> {
    server.stop().map_err(Error::system("cannot signal the server"))
}

/// Tells a server to drop its requests, which a second signal says. One that comes before the first
/// was taken would count as one with it.
///
/// # Errors
/// If the system does not allow it.
fn drop_requests(server: &RunningServer) -> Result<(), Error> {
    terminate(server)?;
    std::thread::sleep(POLL_INTERVAL);
    signal(server)
}

/// Returns a server's name for people.
fn name(server: &RunningServer) -> String {
    let record = &server.record;
    format!("{} ({})", record.pid, record.addresses.join(", "))
}

fn names(servers: &[RunningServer]) -> String {
    servers.iter().map(name).collect::<Vec<_>>().join(", ")
}
