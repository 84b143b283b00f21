//! The machine's memory, and the C library's allocator with memory that was freed.
//!
//! Servers ask it to return more of that to the system. Requests of many megabytes come from
//! hundreds of clients, and are read by whichever thread is free. glibc keeps an arena per thread,
//! puts blocks into it that are smaller than the largest one freed so far (up to 32 MiB), and does
//! not return what lies between others. So a server would hold for each thread what its largest
//! requests took. Elsewhere nothing is done.

#[cfg(not(windows))]
use std::path::Path;

/// The available memory that is assumed where the system says nothing of its memory. Where it says
/// only how much there is in all, half of that is assumed.
const ASSUMED: u64 = 4 << 30;

/// Bytes of a block that is mapped by itself, and unmapped when it is freed.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const MAPPED: libc::c_int = 256 << 10;

/// Makes the allocator return large blocks as soon as they are freed. For the beginning of a
/// process that serves.
pub fn return_large_blocks() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        // SAFETY: takes two numbers and may be called at any time.
        let done = unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, MAPPED) };
        if done != 1 {
            tracing::debug!("the allocator takes no threshold");
        }
    }
}

/// Gives what has been freed back to the system. Takes some milliseconds, in which threads that
/// share an arena wait.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: may be called from any thread at any time; it touches free blocks only.
    unsafe {
        libc::malloc_trim(0);
    }
}

/// Returns the bytes of memory of this machine; 0 where the system does not say.
#[cfg(not(any(target_os = "macos", windows)))]
pub fn physical() -> u64 {
    let info = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let kib = info.lines().find_map(|line| {
        line.strip_prefix("MemTotal:")?.trim().strip_suffix("kB")?.trim().parse().ok()
    });
    kib.unwrap_or(0u64) * 1024
}

/// Returns the bytes of memory of this machine; 0 where the system does not say.
#[cfg(target_os = "macos")]
pub fn physical() -> u64 {
    let mut bytes = 0u64;
    let mut len = size_of::<u64>();
    // SAFETY: the name ends in a zero, `bytes` has capacity for the `len` bytes that may be
    // written, and nothing is set.
    let failed = unsafe {
        libc::sysctlbyname(
            c"hw.memsize".as_ptr(),
            (&raw mut bytes).cast(),
            &raw mut len,
            std::ptr::null_mut(),
            0,
        )
    };
    if failed == 0 { bytes } else { 0 }
}

/// Returns the bytes of memory of this machine; 0 where the system does not say.
#[cfg(windows)]
pub fn physical() -> u64 {
    windows::memory().map_or(0, |memory| memory.ullTotalPhys)
}

#[cfg(windows)]
mod windows {
    use windows_sys::Win32::Foundation::CloseHandle;
    use windows_sys::Win32::System::ProcessStatus::{
        K32GetProcessMemoryInfo, PROCESS_MEMORY_COUNTERS,
    };
    use windows_sys::Win32::System::SystemInformation::{GlobalMemoryStatusEx, MEMORYSTATUSEX};
    use windows_sys::Win32::System::Threading::{OpenProcess, PROCESS_QUERY_LIMITED_INFORMATION};

    /// Returns the memory of the machine.
    pub(super) fn memory() -> Option<MEMORYSTATUSEX> {
        let size = u32::try_from(size_of::<MEMORYSTATUSEX>()).ok()?;
        let mut found = MEMORYSTATUSEX { dwLength: size, ..MEMORYSTATUSEX::default() };
        // SAFETY: `found` has room for what is written, and says how much.
        let done = unsafe { GlobalMemoryStatusEx(&raw mut found) };
        (done != 0).then_some(found)
    }

    /// Returns the memory of a process.
    pub(super) fn of_process(pid: u32) -> Option<PROCESS_MEMORY_COUNTERS> {
        let size = u32::try_from(size_of::<PROCESS_MEMORY_COUNTERS>()).ok()?;
        let mut found = PROCESS_MEMORY_COUNTERS { cb: size, ..PROCESS_MEMORY_COUNTERS::default() };
        // SAFETY: takes numbers; the handle is closed below.
        let process = unsafe { OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, 0, pid) };
        if process.is_null() {
            return None;
        }
        // SAFETY: the handle is open, and `found` has room for the `size` bytes that are written.
        let done = unsafe { K32GetProcessMemoryInfo(process, &raw mut found, size) };
        // SAFETY: the handle is open, and nobody else has it.
        unsafe { CloseHandle(process) };
        (done != 0).then_some(found)
    }
}

/// Returns the bytes of memory that the system can give without swapping.
#[cfg(windows)]
pub fn available() -> u64 {
    windows::memory().map_or(ASSUMED, |memory| memory.ullAvailPhys)
}

/// Returns the bytes of memory that the system and the control groups of this process can give
/// without swapping.
#[cfg(not(windows))]
pub fn available() -> u64 {
    let read = |path: &Path| std::fs::read_to_string(path).unwrap_or_default();
    let of_machine = match field(&read(Path::new("/proc/meminfo")), "MemAvailable:") {
        Some(kib) => kib << 10,
        None => Some(physical() / 2).filter(|&half| half > 0).unwrap_or(ASSUMED),
    };
    // a line is `number:controllers:/path`; without controllers it is the one hierarchy of version
    // 2
    let own = read(Path::new("/proc/self/cgroup"));
    let groups = own.lines().filter_map(|line| {
        let (controllers, path) = line.split_once(':')?.1.split_once(":/")?;
        match controllers {
            "" => Some(("/sys/fs/cgroup", path, "memory.max", "anon")),
            _ if controllers.split(',').any(|name| name == "memory") => {
                Some(("/sys/fs/cgroup/memory", path, "memory.limit_in_bytes", "total_rss"))
            }
            _ => None,
        }
    });
    // a group's limit holds for those within it, and what is not a file's counts
    let limits = groups.flat_map(|(root, path, limit, used)| {
        let group = Path::new(root).join(path);
        let within = group.ancestors().take_while(|path| path.starts_with(root));
        let left = within.filter_map(|path| {
            let most: u64 = read(&path.join(limit)).trim().parse().ok()?;
            Some(most.saturating_sub(field(&read(&path.join("memory.stat")), used)?))
        });
        left.collect::<Vec<_>>()
    });
    limits.fold(of_machine, u64::min)
}

/// Returns the number after the name in a text of such lines.
#[cfg(not(windows))]
fn field(text: &str, name: &str) -> Option<u64> {
    let mut lines = text.lines().map(str::split_whitespace);
    lines.find_map(|mut words| (words.next()? == name).then(|| words.next()?.parse().ok())?)
}

/// The memory of a process that is in the machine's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Resident {
    /// Bytes of its own, which only swapping can take from it.
    pub own: u64,
    /// Bytes of files that it has mapped, its program among them, and of memory that it shares.
    pub mapped: u64,
}

impl Resident {
    /// Returns the bytes of both.
    pub fn total(&self) -> u64 {
        self.own + self.mapped
    }
}

/// Returns what a process of this user has in memory; `None` where the system does not say.
#[cfg(windows)]
pub fn resident(pid: u32) -> Option<Resident> {
    let found = windows::of_process(pid)?;
    let total = found.WorkingSetSize as u64;
    let own = total.min(found.PagefileUsage as u64);
    Some(Resident { own, mapped: total - own })
}

/// Returns what a process of this user has in memory; `None` where the system does not say.
#[cfg(not(windows))]
pub fn resident(pid: u32) -> Option<Resident> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let bytes = |name| field(&status, name).map(|kib| kib << 10);
    let mapped = bytes("RssFile:")? + bytes("RssShmem:")?;
    Some(Resident { own: bytes("RssAnon:")?, mapped })
}

/// Returns how many of these bytes this process has in memory, by whole pages; `None` where the
/// system does not say.
#[cfg(all(feature = "engine", any(target_os = "linux", target_os = "android")))]
pub fn present(bytes: &[u8]) -> Option<u64> {
    use std::os::unix::fs::FileExt;

    /// Bytes of a page's entry in the table.
    const ENTRY: usize = size_of::<u64>();
    /// The bit of a page that is in memory.
    const IS_PRESENT: u64 = 1 << 63;
    let page = super::platform::page_size();
    let first = bytes.as_ptr().addr() / page;
    let end = (bytes.as_ptr().addr() + bytes.len()).div_ceil(page);
    let table = std::fs::File::open("/proc/self/pagemap").ok()?;
    let mut buffer = vec![0; (64 << 10).min((end - first) * ENTRY)];
    let mut n_pages = 0;
    let mut next = first;
    while next < end {
        let n_bytes = buffer.len().min((end - next) * ENTRY);
        let read = &mut buffer[..n_bytes];
        table.read_exact_at(read, (next * ENTRY) as u64).ok()?;
        let (entries, _) = read.as_chunks::<ENTRY>();
        let is_present = |entry: &&[u8; ENTRY]| u64::from_ne_bytes(**entry) & IS_PRESENT != 0;
        n_pages += entries.iter().filter(is_present).count();
        next += entries.len();
    }
    Some(((n_pages * page) as u64).min(bytes.len() as u64))
}

/// Returns how many of these bytes this process has in memory; `None` where the system does not
/// say.
#[cfg(all(feature = "engine", not(any(target_os = "linux", target_os = "android"))))]
pub fn present(_: &[u8]) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(all(feature = "engine", any(target_os = "linux", target_os = "android")))]
    fn pages_that_were_written_are_present() {
        const N: usize = 8 << 20;
        // no page of a new mapping is there before it is written
        let mut bytes = memmap2::MmapMut::map_anon(N).unwrap();
        let Some(before) = present(&bytes) else { return };
        bytes[..N / 2].fill(1);
        let half = present(&bytes).unwrap();
        assert!(before < half && half >= N as u64 / 2, "{before} {half}");
        bytes.fill(1);
        assert_eq!(present(&bytes), Some(N as u64));
        assert_eq!(present(&[]), Some(0));
    }

    #[test]
    fn there_is_memory() {
        let found = resident(std::process::id());
        assert!(available() > 0);
        assert!(found.is_none_or(|found| found.own > 0 && found.total() < physical()));
    }

    #[test]
    #[cfg(not(windows))]
    fn fields_are_found_by_their_whole_name() {
        let text = "anon_thp 7\nanon 4096\nMemAvailable:   1234 kB\n";
        assert_eq!(field(text, "anon"), Some(4096));
        assert_eq!(field(text, "MemAvailable:"), Some(1234));
        assert_eq!(field(text, "file"), None);
    }
}
