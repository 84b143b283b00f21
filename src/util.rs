//! Small tools that know nothing of models and requests.

pub mod caches;
pub mod clock;
#[cfg(feature = "server")]
pub mod live_log;
pub mod memory;
pub mod random;
pub mod single_flight;
#[cfg(feature = "server")]
pub mod systemd;
#[cfg(feature = "server")]
pub mod tls;
#[cfg(feature = "server")]
pub mod url;
