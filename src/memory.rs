//! What the C library's allocator does with memory that was freed: servers ask it to return more of it to the system.
//!
//! Requests of many megabytes come from hundreds of clients, and are read by whichever thread is free. glibc keeps an arena
//! per thread, puts blocks into it that are smaller than the largest one freed so far (up to 32 MiB), and does not return
//! what lies between others. So a server would hold for each thread what its largest requests took. Elsewhere nothing
//! is done.

/// Blocks of so many bytes are mapped by themselves, and unmapped when they are freed.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const MAPPED: libc::c_int = 256 << 10;

/// Has large blocks returned as soon as they are freed. For the beginning of a process that serves.
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

/// Returns what has been freed. Takes some milliseconds, in which threads that share an arena wait.
pub fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: may be called from any thread at any time; it touches free blocks only.
    unsafe {
        libc::malloc_trim(0);
    }
}
