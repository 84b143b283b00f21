//! Small tools that know nothing of models and requests.

pub mod caches;
pub mod clock;
pub mod live_log;
pub mod memory;
pub mod random;
pub mod tls;
pub mod url;
