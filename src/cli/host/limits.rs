//! Options about the limits of keys.

use serde_json::Value;

use crate::host::KeyLimits;

/// Limits of a key.
#[derive(Debug, clap::Args)]
pub(super) struct KeyLimitArgs {
    /// Requests a minute; more get 429. 0 is no limit
    #[arg(long, value_name = "N")]
    requests_per_minute: Option<u32>,
    /// Tokens a minute, of prompts and answers together
    #[arg(long, value_name = "N")]
    tokens_per_minute: Option<u32>,
    /// Requests at once
    #[arg(long, value_name = "N")]
    concurrency: Option<u32>,
}

/// Limits of keys that have none of their own.
#[derive(Debug, clap::Args)]
pub(super) struct DefaultLimitArgs {
    /// Requests a minute of each key whose own limits say nothing else, and the most that an
    /// organization may give its keys
    #[arg(long, value_name = "N")]
    key_requests_per_minute: Option<u32>,
    /// Tokens a minute, of prompts and answers together, of each key whose own limits say nothing
    /// else, and the most that an organization may give its keys
    #[arg(long, value_name = "N")]
    key_tokens_per_minute: Option<u32>,
    /// Requests at once of each key whose own limits say nothing else, and the most that an
    /// organization may give its keys
    #[arg(long, value_name = "N")]
    key_concurrency: Option<u32>,
}

impl KeyLimitArgs {
    /// Returns the limits.
    pub(super) fn limits(&self) -> KeyLimits {
        KeyLimits {
            requests_per_minute: self.requests_per_minute,
            tokens_per_minute: self.tokens_per_minute,
            concurrency: self.concurrency,
        }
    }
}

impl DefaultLimitArgs {
    /// Returns the limits.
    pub(super) fn limits(&self) -> KeyLimits {
        KeyLimits {
            requests_per_minute: self.key_requests_per_minute,
            tokens_per_minute: self.key_tokens_per_minute,
            concurrency: self.key_concurrency,
        }
    }
}

/// Returns the limits of a key as a list shows them, after a space; nothing where there are none.
pub(super) fn shown(limits: &Value) -> String {
    let names = ["requests_per_minute", "tokens_per_minute", "concurrency"];
    let words = ["requests/min", "tokens/min", "at once"];
    let given = names.iter().zip(words);
    let given =
        given.filter_map(|(name, word)| Some(format!("  {} {word}", limits[name].as_u64()?)));
    given.collect()
}
