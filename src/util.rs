//! Small tools that know nothing of models and requests.

#[cfg(feature = "server")]
pub mod bounded;
pub mod caches;
pub mod clock;
#[cfg(feature = "engine")]
pub mod energy;
pub mod folders;
#[cfg(feature = "engine")]
pub mod histogram;
#[cfg(feature = "server")]
pub mod live_log;
pub mod memory;
pub mod mutex;
pub mod normal;
#[cfg(feature = "engine")]
pub mod platform;
#[cfg(feature = "engine")]
pub mod private_file;
pub mod random;
pub mod single_flight;
#[cfg(all(feature = "server", unix))]
pub mod systemd;
#[cfg(feature = "server")]
pub mod tls;
#[cfg(feature = "server")]
pub mod url;
