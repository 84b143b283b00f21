//! The events of the prefix cache over ZeroMQ, in the form that vLLM publishes them: a message has
//! three frames, the topic, a number in sequence and a batch of events in MessagePack.
//!
//! Readers may be anybody who reaches the port, and what they read are the tokens of prompts. One
//! who has missed numbers may ask for them at another port, as long as they are kept.

mod message;

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use hyper::body::Bytes;
use tokio::task::JoinHandle;
use zeromq::{
    Endpoint, PubSocket, RouterSocket, Socket, SocketRecv, SocketSend, ZmqError, ZmqMessage,
};

use crate::engine::{CacheEventBatch, CacheEventSender};

/// Batches that are kept for those who have missed some.
const KEPT: usize = 10_000;
/// Bytes of these at most.
const KEPT_BYTES: usize = 64 << 20;
/// Time for a reader to take a batch that it has missed.
const PATIENCE: Duration = Duration::from_secs(5);
/// The number of the message after the last that is kept.
const END: [u8; 8] = [0xff; 8];

/// The addresses at which events are published.
#[derive(Debug, Clone)]
pub struct KvEventOptions {
    /// The address that readers connect to: `tcp://*:5557`.
    pub endpoint: String,
    /// The address at which they are asked for again.
    pub replay_endpoint: Option<String>,
    /// The first frame of all messages.
    pub topic: String,
}

/// Why events cannot be published.
#[derive(Debug, thiserror::Error)]
pub enum KvEventError {
    /// The address is not of the right form.
    #[error("{0}: tcp://ADDRESS:PORT was expected, or tcp://*:PORT")]
    Address(String),
    /// The address cannot be had.
    #[error("{address}: {source}")]
    Bind {
        /// The address.
        address: String,
        /// The reason.
        source: ZmqError,
    },
}

/// The publisher of events, and the addresses that it has.
#[derive(Debug)]
pub struct KvEvents {
    /// The end of the queue that an engine writes to.
    pub sender: CacheEventSender,
    /// The address that readers connect to.
    pub endpoint: String,
    /// The address at which events are asked for again.
    pub replay_endpoint: Option<String>,
    tasks: Vec<JoinHandle<()>>,
}

impl Drop for KvEvents {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

impl KvEvents {
    /// Begins to publish what an engine tells.
    ///
    /// # Errors
    /// When an address cannot be had.
    pub async fn publish(options: &KvEventOptions) -> Result<KvEvents, KvEventError> {
        let (sender, batches) = CacheEventSender::queue();
        let kept = Arc::<KeptMessages>::default();
        let mut socket = PubSocket::new();
        let endpoint = bind(&mut socket, &options.endpoint).await?;
        let mut tasks = Vec::new();
        let mut replay_endpoint = None;
        if let Some(address) = &options.replay_endpoint {
            let mut router = RouterSocket::new();
            replay_endpoint = Some(bind(&mut router, address).await?.to_string());
            tasks.push(tokio::spawn(replay(router, Arc::clone(&kept))));
        }
        let mut publisher =
            BatchPublisher { socket, topic: Bytes::from(options.topic.clone()), next: 0, kept };
        tasks.push(tokio::spawn(async move {
            while let Ok(batch) = batches.recv().await {
                publisher.publish(&batch).await;
            }
        }));
        Ok(KvEvents { sender, endpoint: endpoint.to_string(), replay_endpoint, tasks })
    }
}

/// Takes an address.
async fn bind(socket: &mut impl Socket, address: &str) -> Result<Endpoint, KvEventError> {
    let bad = || KvEventError::Address(address.to_owned());
    let rest = address.strip_prefix("tcp://").ok_or_else(bad)?;
    let (host, port) = rest.rsplit_once(':').ok_or_else(bad)?;
    let port: u16 = port.parse().map_err(|_| bad())?;
    let host = match host {
        "*" => "0.0.0.0",
        _ => host.trim_start_matches('[').trim_end_matches(']'),
    };
    let host: IpAddr = host.parse().map_err(|_| bad())?;
    let failed = |source| KvEventError::Bind { address: address.to_owned(), source };
    // an address of version 6 stands in brackets
    let text = Endpoint::from_tcp_addr((host, port).into()).to_string();
    socket.bind(&text).await.map_err(failed)
}

/// The batches that were published, the newest of them.
#[derive(Debug, Default)]
struct KeptMessages(Mutex<KeptBatches>);

#[derive(Debug, Default)]
struct KeptBatches {
    /// With their numbers, ascending.
    batches: VecDeque<(u64, Bytes)>,
    bytes: usize,
}

impl KeptMessages {
    fn push(&self, number: u64, batch: Bytes) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.bytes += batch.len();
        kept.batches.push_back((number, batch));
        while kept.batches.len() > KEPT || kept.bytes > KEPT_BYTES {
            let Some((_, oldest)) = kept.batches.pop_front() else { break };
            kept.bytes -= oldest.len();
        }
    }

    /// Returns the first batch that is kept from a number on, with its own.
    fn at(&self, number: u64) -> Option<(u64, Bytes)> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.batches.partition_point(|(known, _)| *known < number);
        kept.batches.get(at).cloned()
    }
}

/// The sender of batches.
struct BatchPublisher {
    socket: PubSocket,
    topic: Bytes,
    /// The number of the next batch.
    next: u64,
    kept: Arc<KeptMessages>,
}

impl BatchPublisher {
    async fn publish(&mut self, batch: &CacheEventBatch) {
        // a number that is missing is how readers learn that they have missed something
        let number = self.next + u64::from(batch.after_gap);
        self.next = number + 1;
        let payload = Bytes::from(message::encode(batch));
        self.kept.push(number, payload.clone());
        let frames = [self.topic.clone(), Bytes::copy_from_slice(&number.to_be_bytes()), payload];
        let Ok(message) = ZmqMessage::try_from(frames.to_vec()) else { return };
        // it drops what a reader that is 100,000 messages late does not take, and waits for none
        if let Err(error) = self.socket.send(message).await {
            tracing::debug!(%error, "events of the prefix cache are not published");
        }
    }
}

/// Answers those who ask for batches from a number on: `[identity, empty, number]`.
async fn replay(mut router: RouterSocket, kept: Arc<KeptMessages>) {
    loop {
        let Ok(request) = router.recv().await else { return };
        let frames = request.into_vec();
        let [identity, empty, number] = frames.as_slice() else { continue };
        let Ok(number) = <[u8; 8]>::try_from(&number[..]) else { continue };
        let mut number = u64::from_be_bytes(number);
        loop {
            let found = kept.at(number);
            let (frame, payload) = match &found {
                Some((at, payload)) => (at.to_be_bytes(), payload.clone()),
                None => (END, Bytes::new()),
            };
            let frame = Bytes::copy_from_slice(&frame);
            let frames = vec![identity.clone(), empty.clone(), frame, payload];
            let Ok(message) = ZmqMessage::try_from(frames) else { break };
            let sent = tokio::time::timeout(PATIENCE, router.send(message)).await;
            match (sent, found) {
                (Ok(Ok(())), Some((at, _))) => number = at + 1,
                // its reader has all, or is gone, or does not read
                _ => break,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_bounded_and_found_by_its_number() {
        let kept = KeptMessages::default();
        let large = Bytes::from(vec![0; KEPT_BYTES / 4]);
        for number in [0, 1, 3, 4, 5, 6] {
            kept.push(number, large.clone());
        }
        assert_eq!(kept.at(0).unwrap().0, 3, "the oldest are gone");
        assert_eq!(kept.at(4).unwrap().0, 4);
        assert!(kept.at(7).is_none());
        for number in 7..20_000 {
            kept.push(number, Bytes::new());
        }
        assert_eq!(kept.at(0).unwrap().0, 20_000 - KEPT as u64);
    }

    #[tokio::test]
    async fn an_address_is_one_of_this_machine() {
        for bad in ["*:5557", "tcp://*", "tcp://*:x", "tcp://example.com:1", "ipc:///tmp/a"] {
            let bound = bind(&mut PubSocket::new(), bad).await;
            assert!(matches!(bound, Err(KvEventError::Address(_))), "{bad}");
        }
        let endpoint = bind(&mut PubSocket::new(), "tcp://127.0.0.1:0").await.unwrap();
        assert!(endpoint.to_string().starts_with("tcp://127.0.0.1:"));
    }
}
