//! The parts of the operating system that the standard library does not put under one face: files
//! for one user's eyes, links, room on disks, and sockets of this machine.
//!
//! Each system has a module with the same functions. What a system has not is an error that says
//! so.

#[cfg(not(any(unix, windows)))]
mod browser;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(not(any(unix, windows)))]
pub use browser::{
    create_private_folder, lower_thread_priority, no_follow, open_uncached, pause, private,
    read_at, will_need,
};
#[cfg(windows)]
pub use std::net::TcpStream as LocalStream;
#[cfg(unix)]
pub use std::os::unix::net::UnixStream as LocalStream;
#[cfg(any(target_os = "linux", target_os = "android"))]
pub use unix::page_size;
#[cfg(unix)]
pub use unix::{
    LocalSocket as LocalListener, TerminalModes, connect, create_private_folder, discard_typed,
    end_by_signal, has_other_names, is_hang_up_ignored, is_link_to, is_linked, is_same_file,
    is_writable, link, lower_thread_priority, no_follow, open_uncached, private, raise_open_files,
    read_at, real_path, remove_file, remove_folder, rename, room, stop_server, will_need,
};
#[cfg(windows)]
pub use windows::{
    LocalPort as LocalListener, connect, create_private_folder, discard_typed, has_other_names,
    is_link_to, is_linked, is_same_file, is_writable, link, lower_thread_priority, no_follow,
    open_uncached, private, raise_open_files, read_at, real_path, remove_file, remove_folder,
    rename, room, stop_server, will_need,
};

/// A request to a server of the same user.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LocalRequest {
    /// To say what it does.
    Status,
    /// To stop.
    Stop,
}
