//! An allocator that counts the bytes in use, for tests of limits of memory.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The allocator of the system, with the bytes that are in use, and most of them at a time.
struct Measuring;

/// Bytes in use.
pub(crate) static IN_USE: AtomicUsize = AtomicUsize::new(0);
/// Most bytes in use at a time.
pub(crate) static PEAK: AtomicUsize = AtomicUsize::new(0);
/// A lock for one test at a time: memory is counted for all threads.
pub(crate) static ONE: Mutex<()> = Mutex::new(());

// SAFETY: every call is handed to the system's allocator as it is.
unsafe impl GlobalAlloc for Measuring {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let in_use = IN_USE.fetch_add(layout.size(), Relaxed) + layout.size();
        PEAK.fetch_max(in_use, Relaxed);
        // SAFETY: the caller keeps what `alloc` asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: the caller keeps what `dealloc` asks for; `pointer` is of the system's allocator.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static MEASURED: Measuring = Measuring;
