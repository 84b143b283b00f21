//! Windows. Files below a user's profile are his alone: they inherit that from it.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::windows::ffi::OsStrExt;
use std::os::windows::fs::{FileExt, OpenOptionsExt, symlink_file};
use std::os::windows::io::AsRawHandle;
use std::path::{Component, Path, PathBuf, Prefix};
use std::time::{Duration, Instant};

use windows_sys::Win32::Foundation::{
    ERROR_ACCESS_DENIED, ERROR_SHARING_VIOLATION, ERROR_USER_MAPPED_FILE,
};
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
/// Time for others to let go of a file: a model that is being unloaded, a scan for viruses.
const LETTING_GO: Duration = Duration::from_secs(3);
/// Time between two looks at whether they have.
const LOOK: Duration = Duration::from_millis(20);
/// Units of UTF-16 that a path may have, with the zero at its end, where none says that it is long.
const MAX_PATH: usize = 260;

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
    is_same_file(name, file)
}

/// Returns whether two paths lead to one file, by way of links or by two names of it.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    let number = |path: &Path| {
        let found = File::open(path).and_then(|file| identity(&file));
        found.ok().map(|(_, number)| number)
    };
    number(one).is_some_and(|one| number(other) == Some(one))
}

/// Returns the path of what is there, from the root and without links, as people write it.
///
/// # Errors
/// When there is nothing, or the system does not tell.
pub fn real_path(path: &Path) -> io::Result<PathBuf> {
    let real = std::fs::canonicalize(path)?;
    Ok(plain(&real).unwrap_or(real))
}

/// Returns a path of a drive without the mark `\\?\`; none if it means something else then, as a
/// name that ends in a dot or is long does.
fn plain(path: &Path) -> Option<PathBuf> {
    let mut components = path.components();
    let Component::Prefix(prefix) = components.next()? else { return None };
    let Prefix::VerbatimDisk(drive) = prefix.kind() else { return None };
    let mut plain = PathBuf::from(format!("{}:", char::from(drive)));
    plain.extend(components);
    let is_short = plain.as_os_str().encode_wide().count() < MAX_PATH;
    let is_same = std::path::absolute(&plain).is_ok_and(|read| read == plain);
    (is_short && is_same).then_some(plain)
}

/// Removes a file, one that may only be read, too, as other systems do; waits a while for those
/// who have it open or mapped.
///
/// # Errors
/// When the system does not allow it.
pub fn remove_file(path: &Path) -> io::Result<()> {
    once_free(|| {
        let removed = std::fs::remove_file(path);
        let about = std::fs::symlink_metadata(path);
        match about.map(|about| about.permissions()) {
            Ok(kept) if removed.is_err() && kept.readonly() => {
                let mut permissions = kept.clone();
                #[expect(
                    clippy::permissions_set_readonly_false,
                    reason = "it has no such meaning"
                )]
                permissions.set_readonly(false);
                std::fs::set_permissions(path, permissions)?;
                // it may still be in use
                std::fs::remove_file(path)
                    .inspect_err(|_| _ = std::fs::set_permissions(path, kept.clone()))
            }
            _ => removed,
        }
    })
}

/// Removes a folder with all that is in it; waits a while for those who have some of it open.
///
/// # Errors
/// When the system does not allow it.
pub fn remove_folder(path: &Path) -> io::Result<()> {
    once_free(|| std::fs::remove_dir_all(path))
}

/// Gives a file another name, in place of what has it; waits a while for those who have that open
/// or mapped.
///
/// # Errors
/// When the system does not allow it.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    once_free(|| std::fs::rename(from, to))
}

/// Changes a file once nobody has it open or mapped, or tells after a while that somebody may.
fn once_free(change: impl Fn() -> io::Result<()>) -> io::Result<()> {
    let since = Instant::now();
    let in_use = [ERROR_ACCESS_DENIED, ERROR_SHARING_VIOLATION, ERROR_USER_MAPPED_FILE];
    loop {
        let Err(error) = change() else { return Ok(()) };
        if !error.raw_os_error().is_some_and(|code| in_use.contains(&(code as u32))) {
            return Err(error);
        }
        if since.elapsed() > LETTING_GO {
            let what = "a program may have it open: stop hob, or what else uses it, and try again";
            return Err(io::Error::new(error.kind(), format!("{error}; {what}")));
        }
        std::thread::sleep(LOOK);
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

/// Does nothing: a console of Windows gives characters, never bytes that are none.
pub fn discard_typed() {}

/// Does nothing: Windows has no limit of this kind.
pub fn raise_open_files() {}

/// Leaves bytes of a mapped file to come as they are read: this system takes no such hint.
pub fn will_need(_: &[u8]) {}

/// Opens a file to read parts of it.
///
/// # Errors
/// When the system does not allow it.
pub fn open_uncached(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// Reads from this position of a file on, and returns the number of bytes that were read.
///
/// # Errors
/// When the system cannot.
pub fn read_at(file: &File, to: &mut [u8], from: u64) -> io::Result<usize> {
    file.seek_read(to, from)
}

/// Leaves the priority of this thread as it is.
pub fn lower_thread_priority() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_plain_where_that_means_the_same() {
        for (path, expected) in [
            (r"\\?\C:\a b\модель.gguf", Some(r"C:\a b\модель.gguf")),
            (r"\\?\C:\a.\b", None),
            (r"\\?\UNC\server\share\a", None),
            (r"C:\a", None),
        ] {
            assert_eq!(plain(Path::new(path)).as_deref(), expected.map(Path::new), "{path}");
        }
        let long = format!(r"\\?\C:\{}", "a".repeat(MAX_PATH));
        assert_eq!(plain(Path::new(&long)), None);
        let folder = real_path(&std::env::temp_dir()).unwrap();
        assert!(!folder.to_string_lossy().contains('?') && folder.is_dir(), "{folder:?}");
    }

    #[test]
    fn a_file_that_is_read_only_is_removed_and_one_in_use_is_not() {
        /// Others may read the file, and not remove it, as with a file that is mapped.
        const SHARE_READ: u32 = 1;
        let file = std::env::temp_dir().join(format!("hob-removed-{}", std::process::id()));
        std::fs::write(&file, "bytes").unwrap();
        let mut permissions = file.metadata().unwrap().permissions();
        permissions.set_readonly(true);
        std::fs::set_permissions(&file, permissions).unwrap();
        let mut options = OpenOptions::new();
        let held = options.read(true).share_mode(SHARE_READ).open(&file).unwrap();
        let error = remove_file(&file).unwrap_err();
        assert!(error.to_string().contains("a program may have it open"), "{error}");
        assert!(file.metadata().unwrap().permissions().readonly());
        // it waits for one who lets go
        let waits = std::thread::spawn({
            let file = file.clone();
            move || remove_file(&file)
        });
        drop(held);
        waits.join().unwrap().unwrap();
        assert!(!file.exists());
    }
}
