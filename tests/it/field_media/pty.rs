//! A command at a terminal: what its output is when both streams lead to one.

use std::fs::File;
use std::io::Read;
use std::os::fd::{FromRawFd, OwnedFd};
use std::process::{Command, Stdio};

use crate::start::Start as _;

/// Two ends of a terminal that changes nothing of what is written to it.
fn open() -> (File, OwnedFd) {
    let mut ends = [-1; 2];
    let [ours, theirs] = &mut ends;
    let none = std::ptr::null_mut();
    // SAFETY: both descriptors are written to valid places; name, modes and size may be absent.
    let opened = unsafe { libc::openpty(ours, theirs, none, none.cast(), none.cast()) };
    assert_eq!(opened, 0, "{}", std::io::Error::last_os_error());
    // SAFETY: the two descriptors were just opened, and nobody else has them.
    let (ours, theirs) = unsafe { (File::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1])) };
    // SAFETY: plain data, of which zeros are a value; `tcgetattr` fills it for a descriptor that is
    // open.
    let set = unsafe {
        let mut modes: libc::termios = std::mem::zeroed();
        assert_eq!(libc::tcgetattr(ends[1], &raw mut modes), 0);
        libc::cfmakeraw(&raw mut modes);
        libc::tcsetattr(ends[1], libc::TCSANOW, &raw const modes)
    };
    assert_eq!(set, 0);
    (ours, theirs)
}

/// All that a command writes to its terminal.
pub(super) fn output(mut command: Command) -> Vec<u8> {
    let (mut ours, theirs) = open();
    command.stdin(Stdio::null()).stdout(theirs.try_clone().unwrap()).stderr(theirs);
    let mut child = command.start();
    // the command has copies of the other end; without these gone, reading would not end
    drop(command);
    let mut all = Vec::new();
    let mut buffer = [0; 4096];
    // Linux ends with an error once the other end is closed
    while let Ok(n @ 1..) = ours.read(&mut buffer) {
        all.extend_from_slice(&buffer[..n]);
    }
    child.wait().unwrap();
    all
}
