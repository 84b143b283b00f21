//! The servers of each deployment, as the helper tells of them, and the choice among them: the one
//! that has seen the longest beginning of the prompt, unless it has more to do than others; else
//! the one with the least to do.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, watch};

use super::prefixes::{PrefixMap, PromptBlocks, PromptHasher};
use super::protocol::{DeploymentLoad, ReplicaRecord, ReplicaState};
use crate::host::{BACK_OFF, lock};
use crate::pool::ModelState;

/// Requests that a server may have in work beyond the least of the others before a prompt that it
/// knows goes elsewhere.
const SLACK: usize = 4;
/// Time for which a server that did not answer is not asked again.
const BROKEN: Duration = Duration::from_secs(1);
/// Longest time that a request waits for a server.
const LONGEST_WAIT: Duration = Duration::from_secs(600);
/// Interval at which a waiting request looks again, whatever the helper says.
const LOOK: Duration = Duration::from_millis(250);

/// The servers of all deployments.
#[derive(Default)]
pub(in crate::host) struct ReplicaTable {
    groups: Mutex<HashMap<String, Group>>,
    prefixes: Mutex<PrefixMap>,
    /// The hasher of prompts.
    pub(super) hasher: PromptHasher,
    changed: watch::Sender<()>,
    /// Notified when a request waits.
    pub(super) wakes: Notify,
}

/// The servers of a deployment.
#[derive(Default)]
struct Group {
    replicas: Vec<Replica>,
    /// The deployment whose place this one takes, which answers until this one has a server.
    before: Option<String>,
    running: usize,
    peak: usize,
    waiting: usize,
    requests: u64,
    /// The number of requests that the helper was sent last.
    told: u64,
    failed: Option<Instant>,
}

/// A server.
struct Replica {
    id: Arc<str>,
    address: String,
    state: ReplicaState,
    in_work: usize,
    served: u64,
    broken: Option<Instant>,
}

/// The servers that a request should rather go to.
#[derive(Debug, Default)]
pub(super) struct Preference {
    /// The beginning of its prompt, or the answer that it is about.
    pub blocks: PromptBlocks,
    /// True if only that server can know what the request is about.
    pub is_bound: bool,
}

/// Why a request has no server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::host) enum AcquireError {
    /// The deployment has been replaced or removed.
    Gone,
    /// No server could be started.
    Failed,
    /// No server was started in time.
    Late,
}

/// A server that has a request in work, until this is dropped.
pub(in crate::host) struct ReplicaLease {
    table: Arc<ReplicaTable>,
    group: String,
    replica: Arc<str>,
    /// The server's address, `HOST:PORT`.
    pub address: String,
}

/// A request that waits for a server, until this is dropped.
struct Waiting<'a> {
    table: &'a ReplicaTable,
    group: &'a str,
}

impl Group {
    fn ready(&self) -> impl Iterator<Item = &Replica> {
        self.replicas.iter().filter(|replica| replica.state == ReplicaState::Ready)
    }

    /// Returns the best server for a request.
    fn choose(&mut self, prefixes: &PrefixMap, preference: &Preference) -> Option<&mut Replica> {
        let now = Instant::now();
        let is_free = |replica: &Replica| {
            let broken =
                replica.broken.is_some_and(|at| now.saturating_duration_since(at) < BROKEN);
            replica.state == ReplicaState::Ready && !broken
        };
        let free = self.replicas.iter().filter(|replica| is_free(replica));
        let least = free.min_by_key(|replica| (replica.in_work, replica.served))?;
        let most = if preference.is_bound { usize::MAX } else { least.in_work + SLACK };
        let id = prefixes
            .find(&preference.blocks)
            .find(|known| {
                let is_known = |replica: &Replica| {
                    replica.id == **known && replica.in_work <= most && is_free(replica)
                };
                self.replicas.iter().any(is_known)
            })
            .unwrap_or(&least.id)
            .clone();
        self.replicas.iter_mut().find(|replica| replica.id == id)
    }

    /// Takes the servers that there are now, and keeps what is known of those before.
    fn set(&mut self, records: Vec<ReplicaRecord>) {
        let mut before: HashMap<Arc<str>, Replica> =
            self.replicas.drain(..).map(|replica| (Arc::clone(&replica.id), replica)).collect();
        for ReplicaRecord { id, address, state } in records {
            let id: Arc<str> = id.into();
            let known = before.remove(&id);
            let mut replica = known.unwrap_or_else(|| Replica {
                id: Arc::clone(&id),
                address: String::new(),
                state,
                in_work: 0,
                served: 0,
                broken: None,
            });
            if replica.address != address {
                replica.broken = None;
            }
            replica.address = address;
            replica.state = state;
            self.replicas.push(replica);
        }
        if self.ready().next().is_some() {
            self.failed = None;
        }
    }
}

impl ReplicaTable {
    /// Returns a receiver that is told of every change of servers.
    pub(super) fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// Adds a deployment, in the place of another if it names one. Returns those that end now.
    pub(super) fn add(&self, id: &str, before: Option<&str>) -> Vec<String> {
        let mut groups = lock(&self.groups);
        let mut gone = Vec::new();
        let mut kept = None;
        if let Some(before) = before
            && let Some(old) = groups.get(before)
        {
            if old.ready().next().is_some() {
                kept = Some(before.to_owned());
                gone.extend(old.before.clone());
            } else {
                kept = old.before.clone();
                gone.push(before.to_owned());
            }
        }
        for gone in &gone {
            groups.remove(gone);
        }
        groups.entry(id.to_owned()).or_default().before = kept;
        drop(groups);
        self.tell();
        gone
    }

    /// Removes a deployment. Returns it, and the one in whose place it was to be.
    pub(super) fn remove(&self, id: &str) -> Vec<String> {
        let mut groups = lock(&self.groups);
        let before = groups.remove(id).and_then(|group| group.before);
        let gone: Vec<String> = before.into_iter().chain([id.to_owned()]).collect();
        for gone in &gone {
            groups.remove(gone);
        }
        drop(groups);
        self.tell();
        gone
    }

    /// Removes the deployments whose place others have taken, and returns them.
    pub(super) fn outdated(&self) -> Vec<String> {
        let mut groups = lock(&self.groups);
        let gone: Vec<String> = groups
            .values_mut()
            .filter(|group| group.ready().next().is_some())
            .filter_map(|group| group.before.take())
            .collect();
        for gone in &gone {
            groups.remove(gone);
        }
        gone
    }

    /// Takes the servers of a deployment as they are now.
    pub(super) fn set(&self, id: &str, replicas: Vec<ReplicaRecord>) {
        if let Some(group) = lock(&self.groups).get_mut(id) {
            group.set(replicas);
        }
        self.tell();
    }

    /// Notes that no server of a deployment could be started.
    pub(super) fn fail(&self, id: &str) {
        if let Some(group) = lock(&self.groups).get_mut(id) {
            group.failed = Some(Instant::now());
        }
        self.tell();
    }

    fn tell(&self) {
        self.changed.send_replace(());
    }

    /// Returns a server for a request; waits until there is one.
    ///
    /// # Errors
    /// When there is none and will be none.
    pub(super) async fn acquire(
        self: &Arc<Self>,
        id: &str,
        preference: &Preference,
    ) -> Result<ReplicaLease, AcquireError> {
        if let Some(lease) = self.try_acquire(id, preference)? {
            return Ok(lease);
        }
        let since = Instant::now();
        let mut changes = self.changes();
        let _waiting = Waiting::begin(self, id);
        loop {
            if let Some(lease) = self.try_acquire(id, preference)? {
                return Ok(lease);
            }
            if since.elapsed() > LONGEST_WAIT {
                return Err(AcquireError::Late);
            }
            // either way it is looked at again
            let _ = tokio::time::timeout(LOOK, changes.changed()).await;
        }
    }

    /// Returns a server for a request if there is one.
    fn try_acquire(
        self: &Arc<Self>,
        id: &str,
        preference: &Preference,
    ) -> Result<Option<ReplicaLease>, AcquireError> {
        let mut groups = lock(&self.groups);
        let mut prefixes = lock(&self.prefixes);
        let asked = groups.get_mut(id).ok_or(AcquireError::Gone)?;
        let before = asked.before.clone();
        let failed = asked.failed.is_some_and(|at| at.elapsed() < BACK_OFF);
        for name in [Some(id), before.as_deref()].into_iter().flatten() {
            let Some(group) = groups.get_mut(name) else { continue };
            let Some(replica) = group.choose(&prefixes, preference) else { continue };
            replica.in_work += 1;
            replica.served += 1;
            let address = replica.address.clone();
            let replica = Arc::clone(&replica.id);
            group.running += 1;
            group.peak = group.peak.max(group.running);
            group.requests += 1;
            prefixes.note(&preference.blocks, &replica);
            let table = Arc::clone(self);
            return Ok(Some(ReplicaLease { table, group: name.to_owned(), replica, address }));
        }
        if failed { Err(AcquireError::Failed) } else { Ok(None) }
    }

    /// Remembers the server of an answer that later requests may be about.
    pub(super) fn note_answer(&self, blocks: &PromptBlocks, lease: &ReplicaLease) {
        lock(&self.prefixes).note(blocks, &lease.replica);
    }

    /// Returns the loads of deployments since the last call.
    pub(super) fn take_loads(&self) -> BTreeMap<String, DeploymentLoad> {
        let mut loads = BTreeMap::new();
        for (id, group) in lock(&self.groups).iter_mut() {
            // one that takes another's place is to have a server as soon as it may
            let waiting = group.waiting.max(usize::from(group.before.is_some()));
            let peak = std::mem::replace(&mut group.peak, group.running);
            let requests = group.requests;
            let is_new = std::mem::replace(&mut group.told, requests) != requests;
            if peak + waiting > 0 || is_new {
                loads.insert(id.clone(), DeploymentLoad { peak, waiting, requests });
            }
        }
        loads
    }

    /// Returns the state of a deployment.
    pub(super) fn state_of(&self, id: &str) -> ModelState {
        let groups = lock(&self.groups);
        let Some(group) = groups.get(id) else { return ModelState::Cold };
        let is_ready = group.ready().next().is_some();
        match (is_ready, group.running > 0) {
            (true, true) => ModelState::Ready,
            (true, false) => ModelState::Idle,
            (false, _) if group.waiting > 0 || !group.replicas.is_empty() => ModelState::Starting,
            (false, _) => ModelState::Cold,
        }
    }

    /// Returns the number of servers of a deployment that are ready.
    pub(super) fn ready(&self, id: &str) -> usize {
        lock(&self.groups).get(id).map_or(0, |group| group.ready().count())
    }
}

impl ReplicaLease {
    /// Notes that the server has not answered.
    pub(super) fn broke(&self) {
        let mut groups = lock(&self.table.groups);
        let replicas = groups.get_mut(&self.group).map(|group| &mut group.replicas);
        let replica = replicas.and_then(|all| all.iter_mut().find(|r| r.id == self.replica));
        // one that has come up elsewhere meanwhile is another
        if let Some(replica) = replica.filter(|replica| replica.address == self.address) {
            replica.broken = Some(Instant::now());
        }
    }
}

impl Drop for ReplicaLease {
    fn drop(&mut self) {
        let mut groups = lock(&self.table.groups);
        let Some(group) = groups.get_mut(&self.group) else { return };
        group.running = group.running.saturating_sub(1);
        let replica = group.replicas.iter_mut().find(|replica| replica.id == self.replica);
        if let Some(replica) = replica {
            replica.in_work = replica.in_work.saturating_sub(1);
        }
    }
}

impl<'a> Waiting<'a> {
    fn begin(table: &'a ReplicaTable, group: &'a str) -> Waiting<'a> {
        if let Some(group) = lock(&table.groups).get_mut(group) {
            group.waiting += 1;
        }
        table.wakes.notify_one();
        Waiting { table, group }
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        if let Some(group) = lock(&self.table.groups).get_mut(self.group) {
            group.waiting = group.waiting.saturating_sub(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn ready(ids: &[&str]) -> Vec<ReplicaRecord> {
        let of = |id: &&str| ReplicaRecord {
            id: (*id).into(),
            address: format!("{id}:80"),
            state: ReplicaState::Ready,
        };
        ids.iter().map(of).collect()
    }

    fn take(table: &Arc<ReplicaTable>, id: &str, text: &str) -> ReplicaLease {
        let blocks = table.hasher.blocks(id, &json!({"prompt": text}));
        let preference = Preference { blocks, is_bound: false };
        table.try_acquire(id, &preference).unwrap().unwrap()
    }

    #[test]
    fn a_known_prompt_goes_where_it_is_known_unless_others_have_less_to_do() {
        let table = Arc::new(ReplicaTable::default());
        table.add("a", None);
        table.set("a", ready(&["one", "two"]));
        let prompt = "x".repeat(300);
        let first = take(&table, "a", &prompt);
        let other = take(&table, "a", "short");
        assert_ne!(first.address, other.address);
        let same: Vec<_> = (0..SLACK).map(|_| take(&table, "a", &prompt)).collect();
        assert!(same.iter().all(|lease| lease.address == first.address));
        drop(other);
        assert_ne!(take(&table, "a", &prompt).address, first.address);
        drop((first, same));
        let loads = table.take_loads();
        assert_eq!(loads["a"].peak, SLACK + 2);
        assert_eq!(loads["a"].requests, SLACK as u64 + 3);
        assert!(table.take_loads().is_empty());
    }

    #[test]
    fn a_server_that_broke_is_left_alone_and_one_that_leaves_gets_nothing() {
        let table = Arc::new(ReplicaTable::default());
        table.add("a", None);
        table.set("a", ready(&["one", "two"]));
        let first = take(&table, "a", "");
        first.broke();
        for _ in 0..4 {
            assert_ne!(take(&table, "a", "").address, first.address);
        }
        let mut records = ready(&["one", "two"]);
        for record in records.iter_mut().filter(|record| record.address != first.address) {
            record.state = ReplicaState::Draining;
        }
        table.set("a", records);
        let none = table.try_acquire("a", &Preference::default());
        assert!(none.unwrap().is_none());
        table.fail("a");
        let failed = table.try_acquire("a", &Preference::default());
        assert_eq!(failed.err(), Some(AcquireError::Failed));
        assert_eq!(table.try_acquire("b", &Preference::default()).err(), Some(AcquireError::Gone));
    }

    #[test]
    fn the_deployment_before_answers_until_the_new_one_has_a_server() {
        let table = Arc::new(ReplicaTable::default());
        table.add("a#1", None);
        table.set("a#1", ready(&["old"]));
        assert!(table.add("a#2", Some("a#1")).is_empty());
        assert_eq!(take(&table, "a#2", "").address, "old:80");
        assert_eq!(table.take_loads()["a#2"].waiting, 1);
        // deployed anew before it was there
        assert_eq!(table.add("a#3", Some("a#2")), ["a#2"]);
        assert_eq!(take(&table, "a#3", "").address, "old:80");
        assert!(table.outdated().is_empty());
        table.set("a#3", ready(&["new"]));
        assert_eq!(table.outdated(), ["a#1"]);
        assert_eq!(take(&table, "a#3", "").address, "new:80");
        assert_eq!(table.remove("a#3"), ["a#3"]);
        assert_eq!(table.state_of("a#3"), ModelState::Cold);
    }
}
