//! Linux, macOS and the BSDs.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::os::unix::fs::{DirBuilderExt, FileExt, MetadataExt, OpenOptionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};

use super::LocalRequest;

/// Makes a folder, and those above it, that only this user may enter.
///
/// # Errors
/// When the system does not allow it.
pub fn create_private_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

/// Lets only this user read a file that is made.
pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options.mode(0o600)
}

/// Opens the name itself: a link is an error, and nobody waits for the reader of a pipe.
pub fn no_follow(options: &mut OpenOptions) -> &mut OpenOptions {
    options.custom_flags(libc::O_NOFOLLOW | libc::O_NONBLOCK)
}

/// Returns whether an open file has more than one name.
///
/// # Errors
/// When the system does not say.
pub fn has_other_names(file: &File) -> io::Result<bool> {
    Ok(file.metadata()?.nlink() > 1)
}

/// Returns whether a blob of a store has names of its own kind elsewhere; links are looked up from
/// their side.
pub fn is_linked(_: &Path) -> bool {
    false
}

/// Gives a file another name: `target` is relative to the name, and `file` is where it leads.
///
/// # Errors
/// When the system does not allow it.
pub fn link(target: &Path, _file: &Path, name: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(target, name)
}

/// Returns whether a name is a link to `target`, as [`link`] makes it.
pub fn is_link_to(name: &Path, target: &Path, _file: &Path) -> bool {
    std::fs::read_link(name).is_ok_and(|found| found == target)
}

/// Returns whether two paths lead to one file, by way of links or by two names of it.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    let number = |path: &Path| {
        let found = std::fs::metadata(path).ok()?;
        Some((found.dev(), found.ino()))
    };
    number(one).is_some_and(|one| number(other) == Some(one))
}

/// Returns the path of what is there, from the root and without links.
///
/// # Errors
/// When there is nothing, or the system does not tell.
pub fn real_path(path: &Path) -> io::Result<PathBuf> {
    std::fs::canonicalize(path)
}

/// Removes a file; those who have it open or mapped keep what they see.
///
/// # Errors
/// When the system does not allow it.
pub fn remove_file(path: &Path) -> io::Result<()> {
    std::fs::remove_file(path)
}

/// Removes a folder with all that is in it.
///
/// # Errors
/// When the system does not allow it.
pub fn remove_folder(path: &Path) -> io::Result<()> {
    std::fs::remove_dir_all(path)
}

/// Gives a file another name, in place of what has it; those who have that open or mapped keep what
/// they see.
///
/// # Errors
/// When the system does not allow it.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    std::fs::rename(from, to)
}

/// Returns whether this user may make files in a folder.
pub fn is_writable(folder: &Path) -> bool {
    let Some(path) = c_path(folder) else { return false };
    // SAFETY: the path ends in a zero and lives until the call returns.
    unsafe { libc::access(path.as_ptr(), libc::W_OK | libc::X_OK) == 0 }
}

/// Returns the bytes that this user may still write to the disk of a folder.
pub fn room(folder: &Path) -> Option<u64> {
    let path = c_path(folder)?;
    let mut found = std::mem::MaybeUninit::<libc::statvfs>::zeroed();
    // SAFETY: the path ends in a zero, and `found` has room for what is written.
    let failed = unsafe { libc::statvfs(path.as_ptr(), found.as_mut_ptr()) };
    if failed != 0 {
        return None;
    }
    // SAFETY: the call has succeeded, and so filled it.
    let found = unsafe { found.assume_init() };
    #[allow(clippy::unnecessary_cast, reason = "the types differ between systems")]
    Some((found.f_bavail as u64).saturating_mul(found.f_frsize as u64))
}

fn c_path(folder: &Path) -> Option<std::ffi::CString> {
    use std::os::unix::ffi::OsStrExt;
    std::ffi::CString::new(folder.as_os_str().as_bytes()).ok()
}

/// A listener for requests of the same user: a socket in the file system.
pub struct LocalSocket(UnixListener);

impl LocalSocket {
    /// Listens at a path.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn bind(path: &Path) -> io::Result<LocalSocket> {
        UnixListener::bind(path).map(LocalSocket)
    }

    /// Waits for the next that asks. To stop, servers are sent a signal here, so that no one asks
    /// for it.
    ///
    /// # Errors
    /// When the system does not give a connection.
    pub fn accept(&self) -> io::Result<(UnixStream, LocalRequest)> {
        Ok((self.0.accept()?.0, LocalRequest::Status))
    }
}

/// Asks the server at a path what it does.
///
/// # Errors
/// `NotFound` or `ConnectionRefused` where no server is, or no longer.
pub fn connect(path: &Path) -> io::Result<UnixStream> {
    UnixStream::connect(path)
}

/// Tells a server to stop, which has just answered at `_path`. One that has ended meanwhile is no
/// error.
///
/// # Errors
/// When the system does not allow it.
pub fn stop_server(pid: u32, _path: &Path) -> io::Result<()> {
    let Ok(pid) = libc::pid_t::try_from(pid) else { return Ok(()) };
    // SAFETY: takes two numbers.
    if unsafe { libc::kill(pid, libc::SIGTERM) } == 0 {
        return Ok(());
    }
    let error = io::Error::last_os_error();
    if error.raw_os_error() == Some(libc::ESRCH) { Ok(()) } else { Err(error) }
}

/// Returns whether this process was started to outlive its terminal, as by `nohup`.
pub fn is_hang_up_ignored() -> bool {
    let mut found = std::mem::MaybeUninit::<libc::sigaction>::zeroed();
    // SAFETY: nothing is set, and `found` has room for what is written.
    let failed = unsafe { libc::sigaction(libc::SIGHUP, std::ptr::null(), found.as_mut_ptr()) };
    // SAFETY: zeros are a valid value, which the call has written over if it did not fail.
    let action = unsafe { found.assume_init() };
    failed == 0 && action.sa_sigaction == libc::SIG_IGN
}

/// Ends this process by a signal, as it does where nothing listens to it.
pub fn end_by_signal(number: libc::c_int) -> ! {
    // SAFETY: takes numbers, and puts no handler of this process in place.
    unsafe {
        libc::signal(number, libc::SIG_DFL);
        libc::raise(number);
    }
    // a signal that ends nothing by default
    std::process::exit(128 + number)
}

/// The modes of the terminal at standard input.
#[derive(Clone, Copy)]
pub struct TerminalModes(libc::termios);

impl TerminalModes {
    /// Returns the modes of now; `None` where standard input is no terminal.
    pub fn of_input() -> Option<TerminalModes> {
        let mut modes = std::mem::MaybeUninit::<libc::termios>::zeroed();
        // SAFETY: `modes` has room for what is written.
        let failed = unsafe { libc::tcgetattr(libc::STDIN_FILENO, modes.as_mut_ptr()) };
        // SAFETY: zeros are a valid value, which the call has written over if it did not fail.
        let modes = unsafe { modes.assume_init() };
        (failed == 0).then_some(TerminalModes(modes))
    }

    /// Puts these modes back. Returns false where the terminal is another program's by now: a
    /// process that changes it then is stopped.
    pub fn put_back(&self) -> bool {
        // SAFETY: both ask for a number.
        let is_others = unsafe {
            let owner = libc::tcgetpgrp(libc::STDIN_FILENO);
            owner > 0 && owner != libc::getpgrp()
        };
        if is_others {
            return false;
        }
        // SAFETY: the modes are read.
        unsafe { libc::tcsetattr(libc::STDIN_FILENO, libc::TCSANOW, &raw const self.0) == 0 }
    }
}

/// Forgets what was typed at the terminal at standard input and not read.
pub fn discard_typed() {
    // SAFETY: takes two numbers; where there is no terminal, nothing happens.
    unsafe { libc::tcflush(libc::STDIN_FILENO, libc::TCIFLUSH) };
}

/// Lets this process open as many files and connections as its user may. Systems start processes
/// with a lower limit, often 1,024, for programs that count on it.
pub fn raise_open_files() {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: `limit` is a place for the one structure that is written.
    if unsafe { libc::getrlimit(libc::RLIMIT_NOFILE, &raw mut limit) } != 0 {
        return;
    }
    // macOS refuses more than this, whatever the hard limit says
    let most = if cfg!(target_os = "macos") { 10_240 } else { limit.rlim_max };
    if limit.rlim_cur < most.min(limit.rlim_max) {
        limit.rlim_cur = most.min(limit.rlim_max);
        // SAFETY: `limit` is read, and a limit is all that changes.
        if unsafe { libc::setrlimit(libc::RLIMIT_NOFILE, &raw const limit) } != 0 {
            tracing::debug!("the limit of open files stays as it is");
        }
    }
}

/// Returns the bytes of a page of memory.
pub fn page_size() -> usize {
    // SAFETY: asks for a number.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    usize::try_from(page).unwrap_or(4096).max(1)
}

/// Tells the system that bytes will be read soon: those of a mapped file are fetched from the disk
/// meanwhile. A hint: where it is not taken, nothing changes.
pub fn will_need(bytes: &[u8]) {
    let before = bytes.as_ptr().addr() % page_size();
    let from = bytes.as_ptr().wrapping_sub(before).cast_mut().cast();
    // SAFETY: the hint changes no byte, of the slice or of the pages in which it begins and ends.
    if unsafe { libc::madvise(from, before + bytes.len(), libc::MADV_WILLNEED) } != 0 {
        tracing::debug!("madvise: {}", io::Error::last_os_error());
    }
}

/// Opens a file so that what is read of it is not kept by the system a second time, where it can
/// do that: then memory, position and length of each read are multiples of the size of a page.
///
/// # Errors
/// When the system does not allow it.
pub fn open_uncached(path: &Path) -> io::Result<File> {
    #[cfg(target_os = "linux")]
    if let Ok(file) = OpenOptions::new().read(true).custom_flags(libc::O_DIRECT).open(path) {
        return Ok(file);
    }
    let file = File::open(path)?;
    #[cfg(target_os = "macos")]
    {
        use std::os::fd::AsRawFd;
        // SAFETY: takes an open file and a number.
        if unsafe { libc::fcntl(file.as_raw_fd(), libc::F_NOCACHE, 1) } != 0 {
            tracing::debug!("F_NOCACHE: {}", io::Error::last_os_error());
        }
    }
    Ok(file)
}

/// Reads from this position of a file on, and returns the number of bytes that were read.
///
/// # Errors
/// When the system cannot.
pub fn read_at(file: &File, to: &mut [u8], from: u64) -> io::Result<usize> {
    file.read_at(to, from)
}

/// Lets this thread have processors and disks when no other thread wants them. Systems other than
/// Linux treat it as they treat others.
pub fn lower_thread_priority() {
    #[cfg(target_os = "linux")]
    {
        /// `IOPRIO_WHO_PROCESS`, of which 0 is the calling thread.
        const THREAD: libc::c_int = 1;
        /// The last of the eight levels of `IOPRIO_CLASS_BE`.
        const LAST: libc::c_int = 2 << 13 | 7;
        // SAFETY: takes numbers; on Linux process 0 is the calling thread.
        let lowered = unsafe { libc::setpriority(libc::PRIO_PROCESS, 0, 10) };
        // SAFETY: takes numbers.
        let of_disk = unsafe { libc::syscall(libc::SYS_ioprio_set, THREAD, 0, LAST) };
        if lowered != 0 || of_disk != 0 {
            tracing::debug!("a thread keeps its priority");
        }
    }
}
