//! Clients of `hob serve` and its forms, the processes under test, and the peers that they talk to.

pub(crate) mod certificate;
pub(crate) mod client;
pub(crate) mod hub;
#[cfg(all(unix, feature = "postgres"))]
pub(crate) mod postgres;
pub(crate) mod process;
pub(crate) mod scripted;
pub(crate) mod stories;
