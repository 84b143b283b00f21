//! Clients of `hob serve` and its forms, the processes under test, and the peers that they talk to.

pub mod certificate;
pub mod client;
pub mod hub;
pub mod process;
pub mod scripted;
pub mod stories;
