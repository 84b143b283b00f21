//! Options of the events of the prefix cache.

use crate::cli::Error;
use crate::engine::CacheEventSender;

/// The addresses at which the events of the prefix cache are published.
#[derive(Debug, Default, clap::Args)]
pub(super) struct KvEventArgs {
    /// Publish which blocks of prompts are in the cache over ZeroMQ at this address, for routers:
    /// tcp://*:5557. They are the tokens of prompts: whoever reaches the port can read them. Needs
    /// a hob that is built with the feature `kv-events`
    #[arg(long, value_name = "ADDRESS")]
    kv_events_endpoint: Option<String>,
    /// First frame of each of these messages
    #[arg(
        long,
        value_name = "TOPIC",
        default_value = "",
        hide_default_value = true,
        requires = "kv_events_endpoint"
    )]
    kv_events_topic: String,
    /// Answer readers that have missed some of these messages at this address
    #[arg(long, value_name = "ADDRESS", requires = "kv_events_endpoint")]
    kv_events_replay_endpoint: Option<String>,
}

/// The publisher of events, for as long as there is one.
#[derive(Default)]
pub(super) struct Publishing {
    /// The end of its queue that an engine writes to.
    pub sender: Option<CacheEventSender>,
    #[cfg(feature = "kv-events")]
    _publisher: Option<crate::server::kv_events::KvEvents>,
}

impl KvEventArgs {
    /// Returns whether events are to be published.
    pub(super) fn is_on(&self) -> bool {
        self.kv_events_endpoint.is_some()
    }

    /// Begins to publish events, if that is asked for.
    ///
    /// # Errors
    /// When an address cannot be had.
    #[cfg(feature = "kv-events")]
    pub(super) async fn publish(&self) -> Result<Publishing, Error> {
        use crate::server::kv_events::{KvEventOptions, KvEvents};

        let Some(endpoint) = self.kv_events_endpoint.clone() else {
            return Ok(Publishing::default());
        };
        let options = KvEventOptions {
            endpoint,
            replay_endpoint: self.kv_events_replay_endpoint.clone(),
            topic: self.kv_events_topic.clone(),
        };
        let published = KvEvents::publish(&options).await;
        let events =
            published.map_err(|error| Error::Usage(format!("--kv-events-endpoint: {error}")))?;
        tracing::info!(
            endpoint = events.endpoint,
            replay = events.replay_endpoint,
            "events of the prefix cache are published"
        );
        Ok(Publishing { sender: Some(events.sender.clone()), _publisher: Some(events) })
    }

    /// Returns that no events are published.
    ///
    /// # Errors
    /// When that is asked for.
    #[cfg(not(feature = "kv-events"))]
    pub(super) async fn publish(&self) -> Result<Publishing, Error> {
        if self.kv_events_endpoint.is_some() {
            let what = "--kv-events-endpoint: this hob is built without the feature `kv-events`; \
                        `cargo build --release --features kv-events` makes one with it";
            return Err(Error::Usage(what.into()));
        }
        Ok(Publishing::default())
    }
}
