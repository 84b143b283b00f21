//! Windows. Files below a user's profile are his alone: they inherit that from it.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::windows::ffi::OsStrExt;
use std::os::windows::fs::{OpenOptionsExt, symlink_file};
use std::os::windows::io::AsRawHandle;
use std::path::Path;
use std::time::Duration;

use windows_sys::Win32::Storage::FileSystem::{
    BY_HANDLE_FILE_INFORMATION, FILE_FLAG_OPEN_REPARSE_POINT, GetDiskFreeSpaceExW,
    GetFileInformationByHandle,
};

use super::LocalRequest;
use crate::util::random::random_name;

/// Time for one side of a local connection to say its line.
const PATIENCE: Duration = Duration::from_secs(2);
/// Most bytes of that line.
const MAX_LINE: u64 = 256;

/// Makes a folder and those above it.
///
/// # Errors
/// When the system does not allow it.
pub fn create_private_folder(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)
}

/// Changes nothing: a file inherits from its folder who may read it.
pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Opens the name itself: a link is opened as what it is, which is no file.
pub fn no_follow(options: &mut OpenOptions) -> &mut OpenOptions {
    options.custom_flags(FILE_FLAG_OPEN_REPARSE_POINT)
}

/// Returns the number of names of an open file, and its number on its disk.
fn identity(file: &File) -> io::Result<(u32, [u32; 3])> {
    let mut found = std::mem::MaybeUninit::<BY_HANDLE_FILE_INFORMATION>::zeroed();
    // SAFETY: the handle is open while `file` lives, and `found` has room for what is written.
    let done = unsafe { GetFileInformationByHandle(file.as_raw_handle(), found.as_mut_ptr()) };
    if done == 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the call has succeeded, and so filled it.
    let found = unsafe { found.assume_init() };
    let number = [found.dwVolumeSerialNumber, found.nFileIndexHigh, found.nFileIndexLow];
    Ok((found.nNumberOfLinks, number))
}

/// Returns whether an open file has more than one name.
///
/// # Errors
/// When the system does not say.
pub fn has_other_names(file: &File) -> io::Result<bool> {
    Ok(identity(file)?.0 > 1)
}

/// Returns whether a blob of a store has another name, as [`link`] gives one where it makes no
/// symbolic link.
pub fn is_linked(blob: &Path) -> bool {
    File::open(blob).and_then(|file| has_other_names(&file)).unwrap_or(false)
}

/// Gives a file another name: a symbolic link where the user may make one that leads there
/// (`target` is relative to the name), else a hard link to `file`, else a copy of it.
///
/// # Errors
/// When the system allows none of them.
pub fn link(target: &Path, file: &Path, name: &Path) -> io::Result<()> {
    let target: std::path::PathBuf = target.components().collect();
    let linked = symlink_file(target, name).and_then(|()| std::fs::metadata(name));
    if linked.is_ok() {
        return Ok(());
    }
    // one that leads nowhere is of no use; there may be none
    let _ = std::fs::remove_file(name);
    std::fs::hard_link(file, name).or_else(|_| std::fs::copy(file, name).map(drop))
}

/// Returns whether a name stands for `file`, as [`link`] makes it.
pub fn is_link_to(name: &Path, _target: &Path, file: &Path) -> bool {
    let number = |path: &Path| File::open(path).and_then(|file| identity(&file)).ok();
    match (number(name), number(file)) {
        (Some((_, name)), Some((_, file))) => name == file,
        _ => false,
    }
}

/// Returns whether this user may make files in a folder.
pub fn is_writable(folder: &Path) -> bool {
    let probe = folder.join(format!(".{}", random_name()));
    let made = OpenOptions::new().write(true).create_new(true).open(&probe).is_ok();
    made && std::fs::remove_file(&probe).is_ok()
}

/// Returns the bytes that this user may still write to the disk of a folder.
pub fn room(folder: &Path) -> Option<u64> {
    let path: Vec<u16> = folder.as_os_str().encode_wide().chain([0]).collect();
    let mut free = 0u64;
    let none = std::ptr::null_mut();
    // SAFETY: the path ends in a zero and lives until the call returns, `free` has room for what is
    // written, and the other results may be left out.
    let done = unsafe { GetDiskFreeSpaceExW(path.as_ptr(), &raw mut free, none, none) };
    (done != 0).then_some(free)
}

/// A listener for requests of the same user: a port of this machine, whose number stands in a file
/// with two secret words, one for each side to show that it has read or written the file.
pub struct LocalPort {
    listener: TcpListener,
    secrets: Secrets,
}

/// The words of both sides.
struct Secrets {
    client: String,
    server: String,
}

impl LocalPort {
    /// Listens, and writes the file.
    ///
    /// # Errors
    /// When the system does not allow it.
    pub fn bind(path: &Path) -> io::Result<LocalPort> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let port = listener.local_addr()?.port();
        let secrets = Secrets { client: random_name(), server: random_name() };
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        write!(file, "{port} {} {}", secrets.client, secrets.server)?;
        Ok(LocalPort { listener, secrets })
    }

    /// Waits for the next that asks and knows the word.
    ///
    /// # Errors
    /// When the system does not give a connection.
    pub fn accept(&self) -> io::Result<(TcpStream, LocalRequest)> {
        loop {
            let (stream, _) = self.listener.accept()?;
            if let Ok(request) = self.greet(&stream) {
                return Ok((stream, request));
            }
        }
    }

    /// Reads the line of a client, and answers with the server's word.
    fn greet(&self, mut stream: &TcpStream) -> io::Result<LocalRequest> {
        let line = read_line(stream)?;
        let Some((word, request)) = line.split_once(' ') else { return Err(refused()) };
        if word != self.secrets.client {
            return Err(refused());
        }
        writeln!(stream, "{}", self.secrets.server)?;
        Ok(if request == STOP { LocalRequest::Stop } else { LocalRequest::Status })
    }
}

/// The words for what is asked for.
const STATUS: &str = "status";
const STOP: &str = "stop";

fn refused() -> io::Error {
    io::ErrorKind::ConnectionRefused.into()
}

/// Reads a line of bounded length, in bounded time.
fn read_line(stream: &TcpStream) -> io::Result<String> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut line = String::new();
    // one byte at a time: what follows the line is the caller's
    BufReader::with_capacity(1, stream.take(MAX_LINE)).read_line(&mut line)?;
    Ok(line.trim_end().to_owned())
}

/// Connects to the server whose file is at a path, and says what is wanted.
fn ask(path: &Path, request: &str) -> io::Result<TcpStream> {
    let file = std::fs::read_to_string(path)?;
    let mut words = file.split(' ');
    let port = words.next().and_then(|word| word.parse().ok()).ok_or_else(refused)?;
    let client = words.next().ok_or_else(refused)?;
    let server = words.next().ok_or_else(refused)?;
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    writeln!(stream, "{client} {request}")?;
    // another program may have the port by now
    if read_line(&stream).is_ok_and(|word| word == server) { Ok(stream) } else { Err(refused()) }
}

/// Asks the server at a path what it does.
///
/// # Errors
/// `NotFound` or `ConnectionRefused` where no server is, or no longer.
pub fn connect(path: &Path) -> io::Result<TcpStream> {
    ask(path, STATUS)
}

/// Tells a server to stop, which has just answered at `path`. One that has ended meanwhile is no
/// error.
///
/// # Errors
/// When the system does not allow it.
pub fn stop_server(_pid: u32, path: &Path) -> io::Result<()> {
    match ask(path, STOP) {
        Err(error)
            if !matches!(
                error.kind(),
                io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused
            ) =>
        {
            Err(error)
        }
        _ => Ok(()),
    }
}

/// Does nothing: Windows has no limit of this kind.
pub fn raise_open_files() {}

/// Leaves bytes of a mapped file to come as they are read: this system takes no such hint.
pub fn will_need(_: &[u8]) {}

/// Leaves the priority of this thread as it is.
pub fn lower_thread_priority() {}
