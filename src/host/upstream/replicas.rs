//! The servers of each deployment, as the helper tells of them, what each has in work, and the
//! requests that wait for them.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, oneshot, watch};

use super::prefixes::{PrefixMap, PromptBlocks, PromptHasher};
use super::protocol::{DeploymentLoad, ReplicaRecord, ReplicaState};
use super::replica::Replica;
use super::waiting::{RequestNeed, Waiter, enqueue, next_grant};
use crate::engine::MAX_PRIORITY;
use crate::host::{BACK_OFF, lock};
use crate::pool::ModelState;

/// Longest time that a request waits for a server.
const LONGEST_WAIT: Duration = Duration::from_secs(600);
/// Interval at which a waiting request looks again, whatever the helper says.
const LOOK: Duration = Duration::from_millis(250);

/// The servers of all deployments.
pub(in crate::host) struct ReplicaTable {
    /// Requests that a server computes at once.
    n_slots: usize,
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
    /// Requests without a server, whose turn comes first before others.
    queue: VecDeque<Waiter<Acquired>>,
    n_tickets: u64,
    requests: u64,
    /// The number of requests that the helper was sent last.
    told: u64,
    failed: Option<Instant>,
}

/// The servers that a request needs, and its turn.
#[derive(Debug, Clone, Default)]
pub(super) struct Preference {
    /// The beginning of its prompt, or the answer that it is about.
    pub blocks: PromptBlocks,
    /// The server that it needs.
    pub need: RequestNeed,
    /// Seconds by which it gives way to others that wait, or goes before them if negative; at most
    /// [`MAX_PRIORITY`].
    pub priority: i32,
}

/// A server for a request, or why it has none.
type Acquired = Result<ReplicaLease, AcquireError>;

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
    /// The deployment that was asked for.
    asked: String,
    /// The deployment whose server it is: that, or the one before.
    group: String,
    replica: Arc<str>,
    need: RequestNeed,
    /// The server's address, `HOST:PORT`.
    pub address: String,
}

/// A request that waits for a server, until this is dropped.
struct Waiting<'a> {
    table: &'a ReplicaTable,
    group: &'a str,
    ticket: u64,
}

/// A request that gets a server, once the table is unlocked.
struct Grant {
    to: oneshot::Sender<Acquired>,
    lease: ReplicaLease,
}

impl Group {
    fn ready(&self) -> impl Iterator<Item = &Replica> {
        self.replicas.iter().filter(|replica| replica.state == ReplicaState::Ready)
    }

    /// Takes the servers that there are now, and keeps what is known of those before.
    fn set(&mut self, records: Vec<ReplicaRecord>) {
        let mut before: HashMap<Arc<str>, Replica> =
            self.replicas.drain(..).map(|replica| (Arc::clone(&replica.id), replica)).collect();
        for ReplicaRecord { id, address, state } in records {
            let id: Arc<str> = id.into();
            let known = before.remove(&id);
            let mut replica = known.unwrap_or_else(|| Replica::new(Arc::clone(&id)));
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
    /// Returns a table without deployments, whose servers will compute *n* requests at once.
    pub(super) fn new(n_slots: usize) -> ReplicaTable {
        ReplicaTable {
            n_slots,
            groups: Mutex::default(),
            prefixes: Mutex::default(),
            hasher: PromptHasher::default(),
            changed: watch::Sender::default(),
            wakes: Notify::default(),
        }
    }

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
    pub(super) fn set(self: &Arc<Self>, id: &str, replicas: Vec<ReplicaRecord>) {
        if let Some(group) = lock(&self.groups).get_mut(id) {
            group.set(replicas);
        }
        self.grant(id);
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

    /// Returns a server for a request; waits until there is one that has a slot.
    ///
    /// # Errors
    /// When there is none and will be none.
    pub(super) async fn acquire(
        self: &Arc<Self>,
        id: &str,
        preference: &Preference,
    ) -> Result<ReplicaLease, AcquireError> {
        let since = Instant::now();
        // dropped after its place in the queue, which never holds a sender without a receiver
        let (granted, mut lease) = oneshot::channel();
        let _waiting = self.wait(id, preference, granted)?;
        let mut changes = self.changes();
        loop {
            self.grant(id);
            if let Ok(granted) = lease.try_recv() {
                return granted;
            }
            self.check_waiting(id)?;
            if since.elapsed() > LONGEST_WAIT {
                return Err(AcquireError::Late);
            }
            self.wakes.notify_one();
            tokio::select! {
                // a deployment that is gone has dropped its queue
                granted = &mut lease => return granted.unwrap_or(Err(AcquireError::Gone)),
                _ = changes.changed() => {}
                () = tokio::time::sleep(LOOK) => {}
            }
        }
    }

    /// Lets a request wait until what is returned is dropped.
    ///
    /// # Errors
    /// When the deployment is gone.
    fn wait<'a>(
        &'a self,
        id: &'a str,
        preference: &Preference,
        granted: oneshot::Sender<Acquired>,
    ) -> Result<Waiting<'a>, AcquireError> {
        let Preference { blocks, need, priority } = preference.clone();
        let since = Instant::now();
        let put_off = priority.clamp(-MAX_PRIORITY, MAX_PRIORITY) + MAX_PRIORITY;
        let due = since + Duration::from_secs(put_off.unsigned_abs().into());
        let mut groups = lock(&self.groups);
        let known = lock(&self.prefixes).find(&blocks).next().cloned();
        let group = groups.get_mut(id).ok_or(AcquireError::Gone)?;
        group.n_tickets += 1;
        let ticket = group.n_tickets;
        let waiter = Waiter { ticket, due, since, need, blocks, known, granted };
        enqueue(&mut group.queue, waiter);
        Ok(Waiting { table: self, group: id, ticket })
    }

    /// Returns an error if a deployment has no server and will have none.
    fn check_waiting(&self, id: &str) -> Result<(), AcquireError> {
        let groups = lock(&self.groups);
        let group = groups.get(id).ok_or(AcquireError::Gone)?;
        let before = group.before.as_ref().and_then(|before| groups.get(before));
        let now = Instant::now();
        let mut servers = [Some(group), before].into_iter().flatten().flat_map(|g| &g.replicas);
        let has_servers = servers.any(|replica| replica.is_free(now));
        match group.failed {
            Some(at) if at.elapsed() < BACK_OFF && !has_servers => Err(AcquireError::Failed),
            _ => Ok(()),
        }
    }

    /// Gives the requests that wait for a deployment the slots that are free.
    fn grant(self: &Arc<Self>, id: &str) {
        let mut grants = Vec::new();
        {
            let mut groups = lock(&self.groups);
            let mut prefixes = lock(&self.prefixes);
            while let Some(grant) = self.next_grant(&mut groups, &mut prefixes, id) {
                grants.push(grant);
            }
        }
        for Grant { to, lease } in grants {
            // a client that has left meanwhile gives its server back
            let _ = to.send(Ok(lease));
        }
    }

    /// Takes the request whose turn it is out of the queue of a deployment, with its server.
    fn next_grant(
        self: &Arc<Self>,
        groups: &mut HashMap<String, Group>,
        prefixes: &mut PrefixMap,
        id: &str,
    ) -> Option<Grant> {
        let now = Instant::now();
        let asked = groups.get(id)?;
        let before = asked.before.clone();
        let names = [Some(id.to_owned()), before].into_iter().flatten();
        let (name, place, server) = names.into_iter().find_map(|name| {
            let servers = &groups.get(&name)?.replicas;
            let (place, server) = next_grant(&asked.queue, servers, self.n_slots, now)?;
            Some((name, place, server))
        })?;
        let waiter = groups.get_mut(id)?.queue.remove(place)?;
        let group = groups.get_mut(&name)?;
        group.running += 1;
        group.peak = group.peak.max(group.running);
        group.requests += 1;
        let replica = &mut group.replicas[server];
        replica.last_turn = group.requests;
        if waiter.need != RequestNeed::Nothing {
            replica.in_work += 1;
        }
        prefixes.note(&waiter.blocks, &replica.id);
        let lease = ReplicaLease {
            table: Arc::clone(self),
            asked: id.to_owned(),
            group: name,
            replica: Arc::clone(&replica.id),
            need: waiter.need,
            address: replica.address.clone(),
        };
        Some(Grant { to: waiter.granted, lease })
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
            let waiting = group.queue.len().max(usize::from(group.before.is_some()));
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
            (false, _) if !group.queue.is_empty() || !group.replicas.is_empty() => {
                ModelState::Starting
            }
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
        if let Some(group) = lock(&self.table.groups).get_mut(&self.group) {
            group.running = group.running.saturating_sub(1);
            let replica = group.replicas.iter_mut().find(|replica| replica.id == self.replica);
            if let Some(replica) = replica.filter(|_| self.need != RequestNeed::Nothing) {
                replica.note_end(self.table.n_slots, Instant::now());
            }
        }
        self.table.grant(&self.asked);
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        if let Some(group) = lock(&self.table.groups).get_mut(self.group) {
            group.queue.retain(|waiter| waiter.ticket != self.ticket);
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

    /// Returns what a request gets at once; `None` if it waits.
    fn try_take(
        table: &Arc<ReplicaTable>,
        id: &str,
        preference: &Preference,
    ) -> Option<Result<ReplicaLease, AcquireError>> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
        let acquired =
            async { tokio::time::timeout(LOOK / 5, table.acquire(id, preference)).await };
        runtime.block_on(acquired).ok()
    }

    fn asking(table: &ReplicaTable, id: &str, text: &str) -> Preference {
        let blocks = table.hasher.blocks(id, &json!({"prompt": text}));
        Preference { blocks, ..Preference::default() }
    }

    fn take(table: &Arc<ReplicaTable>, id: &str, text: &str) -> ReplicaLease {
        try_take(table, id, &asking(table, id, text)).unwrap().unwrap()
    }

    #[test]
    fn a_known_prompt_goes_where_it_is_known_and_waits_where_all_slots_are_taken() {
        let table = Arc::new(ReplicaTable::new(2));
        table.add("a", None);
        table.set("a", ready(&["one", "two"]));
        let prompt = "x".repeat(300);
        let first = take(&table, "a", &prompt);
        let other = take(&table, "a", "short");
        assert_ne!(first.address, other.address);
        let same = take(&table, "a", &prompt);
        assert_eq!(same.address, first.address);
        let last = take(&table, "a", "short");
        assert!(try_take(&table, "a", &asking(&table, "a", "short")).is_none(), "all are taken");
        let light = Preference { need: RequestNeed::Nothing, ..Preference::default() };
        drop(try_take(&table, "a", &light).unwrap().unwrap());
        assert_eq!(table.take_loads()["a"].peak, 5);
        assert!(lock(&table.groups)["a"].queue.is_empty(), "clients that leave wait no longer");
        drop(other);
        assert_ne!(take(&table, "a", "short").address, first.address);
        drop((first, same, last));
        assert_eq!(table.take_loads()["a"].requests, 6);
        assert!(table.take_loads().is_empty());
    }

    #[test]
    fn a_server_that_comes_up_takes_what_waits_by_its_priority() {
        let table = Arc::new(ReplicaTable::new(1));
        table.add("a", None);
        table.set("a", ready(&["one"]));
        let _first = take(&table, "a", "");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
        runtime.block_on(async {
            let ask = |priority| {
                let table = Arc::clone(&table);
                tokio::spawn(async move {
                    let preference = Preference { priority, ..Preference::default() };
                    table.acquire("a", &preference).await
                })
            };
            let patient = ask(0);
            let hasty = ask(-1);
            tokio::task::yield_now().await;
            table.set("a", ready(&["one", "two"]));
            let lease = hasty.await.unwrap().unwrap();
            assert_eq!(lease.address, "two:80");
            drop(lease);
            assert_eq!(patient.await.unwrap().unwrap().address, "two:80");
        });
    }

    #[test]
    fn a_server_that_broke_is_left_alone_and_one_that_leaves_gets_nothing() {
        let table = Arc::new(ReplicaTable::new(8));
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
        assert!(try_take(&table, "a", &Preference::default()).is_none());
        table.fail("a");
        let failed = try_take(&table, "a", &Preference::default()).unwrap();
        assert_eq!(failed.err(), Some(AcquireError::Failed));
        let gone = try_take(&table, "b", &Preference::default()).unwrap();
        assert_eq!(gone.err(), Some(AcquireError::Gone));
    }

    #[test]
    fn the_deployment_before_answers_until_the_new_one_has_a_server() {
        let table = Arc::new(ReplicaTable::new(1));
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
