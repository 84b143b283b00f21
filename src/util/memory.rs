//! The machine's memory, and the C library's allocator with memory that was freed.
//!
//! Servers ask it to return more of that to the system. Requests of many megabytes come from
//! hundreds of clients, and are read by whichever thread is free. glibc keeps an arena per thread,
//! puts blocks into it that are smaller than the largest one freed so far (up to 32 MiB), and does
//! not return what lies between others. So a server would hold for each thread what its largest
//! requests took. Elsewhere nothing is done.

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
#[cfg(not(target_os = "macos"))]
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
