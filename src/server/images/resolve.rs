//! Addresses of host names. The system's resolver blocks its thread, for as long as the name
//! servers of the owner of a name please: so it has threads of its own, and a request without
//! images never waits for one of them.

use std::io;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tokio::sync::{Semaphore, oneshot};

/// Most names that are looked up at once.
const AT_ONCE: usize = 8;
/// Longest time for which a name waits for its turn.
const TURN: Duration = Duration::from_secs(4);
/// Stack of a thread. C libraries keep answers of 64 KiB there.
const STACK: usize = 512 << 10;

/// The function that asks the system.
type Lookup = fn(&str, u16) -> io::Result<Vec<SocketAddr>>;

/// A resolver of host names.
#[derive(Debug, Clone)]
pub(super) struct Resolver {
    /// Permits for threads. A thread keeps its permit until the system answers, even if the request
    /// is gone.
    permits: Arc<Semaphore>,
    lookup: Lookup,
    turn: Duration,
}

/// Why a name has no addresses.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unresolved {
    /// No name server knows an address.
    Unknown,
    /// The lookups of other names take too long.
    Busy,
}

impl Resolver {
    /// Returns a resolver that asks the system.
    pub(super) fn new() -> Resolver {
        Resolver::with(|host, port| Ok((host, port).to_socket_addrs()?.collect()), TURN)
    }

    fn with(lookup: Lookup, turn: Duration) -> Resolver {
        Resolver { permits: Arc::new(Semaphore::new(AT_ONCE)), lookup, turn }
    }

    /// Returns the addresses of a host, with this port.
    ///
    /// # Errors
    /// If there are none, or too many other names are being looked up. The caller limits how long
    /// the lookup itself takes.
    pub(super) async fn addresses(
        &self,
        host: &str,
        port: u16,
    ) -> Result<Vec<SocketAddr>, Unresolved> {
        if let Ok(ip) = host.parse::<IpAddr>() {
            return Ok(vec![SocketAddr::new(ip, port)]);
        }
        let permit = Arc::clone(&self.permits).acquire_owned();
        let permit = tokio::time::timeout(self.turn, permit).await;
        let Ok(Ok(permit)) = permit else { return Err(Unresolved::Busy) };
        let (answer, answered) = oneshot::channel();
        let host = host.to_owned();
        let lookup = self.lookup;
        let work = move || {
            let found = lookup(&host, port);
            drop(permit);
            // The caller may have left.
            _ = answer.send(found);
        };
        let thread = thread::Builder::new().name("hob-names".into()).stack_size(STACK);
        thread.spawn(work).map_err(|_| Unresolved::Busy)?;
        // A lookup that panics drops its end.
        answered.await.ok().and_then(Result::ok).ok_or(Unresolved::Unknown)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};

    use super::*;

    static IS_STUCK: AtomicBool = AtomicBool::new(true);
    static ASKED: AtomicUsize = AtomicUsize::new(0);

    fn stuck(host: &str, port: u16) -> io::Result<Vec<SocketAddr>> {
        ASKED.fetch_add(1, SeqCst);
        while IS_STUCK.load(SeqCst) && host != "fast.example" {
            thread::sleep(Duration::from_millis(5));
        }
        match host {
            "none.example" => Err(io::ErrorKind::NotFound.into()),
            _ => Ok(vec![SocketAddr::from(([192, 0, 2, 1], port))]),
        }
    }

    #[test]
    fn names_that_take_long_hold_up_names_alone() {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .max_blocking_threads(1)
            .enable_time()
            .build()
            .unwrap();
        let resolver = Resolver::with(stuck, Duration::from_millis(200));
        runtime.block_on(async {
            assert_eq!(resolver.addresses("fast.example", 80).await.unwrap()[0].port(), 80);
            let asked = |host: &'static str| {
                let resolver = resolver.clone();
                tokio::spawn(async move { resolver.addresses(host, 443).await })
            };
            let mut slow: Vec<_> = (1..AT_ONCE).map(|_| asked("slow.example")).collect();
            slow.push(asked("none.example"));
            while ASKED.load(SeqCst) < 1 + AT_ONCE {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            // who gives up gives no permit back: the thread is still there
            slow[0].abort();
            assert_eq!(resolver.addresses("fast.example", 80).await, Err(Unresolved::Busy));
            // the one thread for other work is free, and addresses need no lookup
            assert_eq!(tokio::task::spawn_blocking(|| 7).await.unwrap(), 7);
            assert_eq!(resolver.addresses("::1", 1).await.unwrap(), ["[::1]:1".parse().unwrap()]);

            IS_STUCK.store(false, SeqCst);
            let last = slow.pop().unwrap().await.unwrap();
            assert_eq!(last, Err(Unresolved::Unknown));
            assert!(slow.pop().unwrap().await.unwrap().is_ok());
            assert!(resolver.addresses("slow.example", 80).await.is_ok());
        });
    }
}
