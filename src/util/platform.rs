//! The parts of the operating system that the standard library does not put under one face: files
//! for one user's eyes, links, room on disks, local sockets, memory, and signals to stop.
//!
//! Each system has a module with the same functions. What a system has not is an error that says
//! so.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub use unix::{
    LocalListener, LocalStream, connect, create_private_folder, has_other_names, is_link_to,
    is_linked, is_writable, link, no_follow, private, room, stop_server,
};
#[cfg(windows)]
pub use windows::{
    LocalListener, LocalStream, connect, create_private_folder, has_other_names, is_link_to,
    is_linked, is_writable, link, no_follow, private, room, stop_server,
};

/// A request to a server of the same user.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LocalRequest {
    /// To say what it does.
    Status,
    /// To stop.
    Stop,
}
