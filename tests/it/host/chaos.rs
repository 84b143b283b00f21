//! Servers over one PostgreSQL database that are killed, as the database is, or stand still, while
//! deployments and keys are made and removed.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::json;

use super::Host;
use super::endings::{chaos_rounds, try_request};
use super::shared::{agree, key_in, start};
use crate::http::postgres::Postgres;

/// Time in which a change goes through while another server stands still: its lock is taken from it
/// after half a second, a broken connection would be noticed after five.
const MOST_WAIT: Duration = Duration::from_secs(4);

/// The states in which a deployment may be after a request: two if its answer never came.
type Expected = BTreeMap<String, Vec<Option<u64>>>;

/// Returns the deployments that a server shows, with a number that tells those of a name apart.
fn listed(host: &Host, key: &str) -> BTreeMap<String, Option<u64>> {
    let list = host.get("/api/orgs/acme/deployments", key).json();
    let entries =
        list["deployments"].as_array().unwrap().iter().map(|entry| {
            (entry["app"].as_str().unwrap().to_owned(), entry["idle_seconds"].as_u64())
        });
    entries.collect()
}

/// Returns the server that a change is sent to: each makes changes of all kinds.
fn host_of(number: u64) -> usize {
    (number / 3 % 2) as usize
}

/// Two servers, their database, and what has been acknowledged.
struct Chaos {
    database: Postgres,
    hosts: [Host; 2],
    key: String,
    expected: Expected,
    keys: Vec<String>,
    revoked: Vec<String>,
    acknowledged: u64,
    /// The longest time for which the servers disagreed.
    longest: Duration,
    /// The longest time for which they did after the database was back.
    longest_return: Duration,
}

impl Chaos {
    fn start(name: &str) -> Chaos {
        let database = Postgres::start(name);
        let hosts = [0, 1].map(|n| start(&format!("{name}-{n}"), &database));
        let key = key_in(&hosts[0].folder, &database, "acme");
        for host in &hosts {
            agree("a key", || host.get("/acme/x/v1/models", &key).status == 404);
        }
        Chaos {
            database,
            hosts,
            key,
            expected: Expected::new(),
            keys: Vec::new(),
            revoked: Vec::new(),
            acknowledged: 0,
            longest: Duration::ZERO,
            longest_return: Duration::ZERO,
        }
    }

    /// Sends a change to one of the servers, and notes what may be there afterwards. `meanwhile`
    /// breaks something, after `delay`.
    fn change(
        &mut self,
        number: u64,
        delay: Duration,
        meanwhile: impl FnOnce(&Host, &mut Postgres),
    ) {
        let app = format!("app-{}", number % 5);
        let path = format!("/api/orgs/acme/deployments/{app}");
        let (method, body, now) = if number % 7 == 3 {
            ("DELETE", String::new(), None)
        } else {
            ("PUT", json!({"idle_seconds": number + 1}).to_string(), Some(number + 1))
        };
        let host = &self.hosts[host_of(number)];
        let ask = || try_request(&host.address, method, &path, &self.key, &body);
        let answer = std::thread::scope(|scope| {
            let answer = scope.spawn(ask);
            std::thread::sleep(delay);
            meanwhile(host, &mut self.database);
            answer.join().unwrap()
        });
        let may_be = self.expected.entry(app).or_insert_with(|| vec![None]);
        if answer.is_some_and(|answer| answer.get("detail").is_none()) {
            *may_be = vec![now];
            self.acknowledged += 1;
        } else {
            // the words say whether the change may have been made
            may_be.push(now);
        }
    }

    /// Makes a key at one server, and revokes every other at the other.
    fn change_keys(&mut self, number: usize) {
        let path = "/api/orgs/acme/keys";
        let ask = |at: usize, method: &str, path: &str| {
            try_request(&self.hosts[at].address, method, path, &self.key, "")
        };
        let Some(made) = ask(number % 2, "POST", path) else { return };
        let made = made["key"].as_str().unwrap().to_owned();
        let id = made.split(':').next().unwrap().to_owned();
        if number.is_multiple_of(2) {
            self.keys.push(format!("Key {made}"));
        } else if ask((number + 1) % 2, "DELETE", &format!("{path}/{id}")).is_some() {
            self.revoked.push(format!("Key {made}"));
        }
    }

    /// Returns whether both servers show the same, and what was acknowledged.
    fn do_agree(&self) -> bool {
        let [first, second] = &self.hosts;
        let there = listed(first, &self.key);
        let shown = |app: &String| there.get(app).copied().flatten();
        there == listed(second, &self.key)
            && self.expected.iter().all(|(app, may_be)| may_be.contains(&shown(app)))
    }

    /// Waits until the servers agree.
    fn check_agreement(&mut self) {
        let took = agree("both servers", || self.do_agree());
        self.longest = self.longest.max(took);
    }

    /// Starts the database again, and waits until both servers have found it and agree.
    fn resume_database(&mut self) {
        self.database.resume();
        let since = Instant::now();
        self.hosts[0].process.wait_for("the database", |_| self.do_agree());
        self.longest_return = self.longest_return.max(since.elapsed());
    }
}

#[hob_needs::postgres]
#[test]
fn nothing_acknowledged_is_lost_when_servers_and_the_database_are_killed() {
    let rounds = chaos_rounds(12);
    let mut chaos = Chaos::start("chaos");
    for round in 0..rounds {
        let delay = Duration::from_millis(round % 8);
        for step in 0..8 {
            let number = round * 8 + step;
            match (round % 3, step) {
                (0, 3) => chaos.change(number, delay, |_, database| database.kill()),
                (1, 4) => {
                    chaos.change(number, delay, |host, _| host.process.kill());
                    let name = format!("chaos-{number}");
                    chaos.hosts[host_of(number)] = start(&name, &chaos.database);
                    chaos.check_agreement();
                }
                _ => chaos.change(number, Duration::ZERO, |_, _| {}),
            }
            match (round % 3, step) {
                (0, 6) => {
                    chaos.resume_database();
                }
                (0, 3..6) => {}
                (_, 2 | 7) => chaos.check_agreement(),
                (_, 5) => chaos.change_keys(round as usize),
                _ => {}
            }
        }
    }
    let Chaos { hosts, keys, revoked, acknowledged, longest, longest_return, .. } = &chaos;
    assert!(*acknowledged > rounds * 2, "{acknowledged}");
    for host in hosts {
        for key in keys {
            assert_eq!(host.get("/acme/none/v1/models", key).status, 404, "a key is lost");
        }
        for key in revoked {
            assert_eq!(host.get("/acme/none/v1/models", key).status, 401, "it opens again");
        }
    }
    println!(
        "{acknowledged} changes acknowledged, {} keys made, {} revoked, {rounds} rounds; the \
         servers disagreed for {longest:?} at most, and for {longest_return:?} when the database \
         was back",
        keys.len() + revoked.len(),
        revoked.len()
    );
}

/// A server that stands still within a change has the database's lock.
#[hob_needs::postgres]
#[test]
fn a_server_that_stands_still_does_not_keep_others_back() {
    let chaos = Chaos::start("still");
    let [still, other] = &chaos.hosts;
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let changes = scope.spawn(|| {
            let mut n_made = 0;
            while !over.load(Relaxed) {
                let made = still.deploy("acme", "still", &chaos.key, json!({}));
                // one that ended without its answer may have been made
                assert!([200, 503].contains(&made.status), "{}", made.body);
                n_made += u32::from(made.status == 200);
            }
            n_made
        });
        for round in 0..10 {
            std::thread::sleep(Duration::from_millis(150 + round));
            still.process.signal("-STOP");
            let since = Instant::now();
            let made = other.deploy("acme", "other", &chaos.key, json!({"idle_seconds": 60}));
            let took = since.elapsed();
            still.process.signal("-CONT");
            assert_eq!(made.status, 200, "{}", made.body);
            assert!(took < MOST_WAIT, "the other waits for {took:?}");
        }
        over.store(true, Relaxed);
        assert!(changes.join().unwrap() > 0);
    });
    agree("both servers", || listed(still, &chaos.key) == listed(other, &chaos.key));
}
