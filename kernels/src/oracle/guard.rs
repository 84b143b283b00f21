//! Memory that ends where a page that no one may read begins.

use std::marker::PhantomData;
use std::ops::Deref;

/// A copy of a slice whose last element is followed by an unreadable page.
pub(super) struct Guarded<T> {
    map: *mut u8,
    map_len: usize,
    start: *const T,
    len: usize,
    _owns: PhantomData<T>,
}

impl<T: Copy> Guarded<T> {
    pub(super) fn new(values: &[T]) -> Self {
        // the largest page size of the machines we know (Apple's 16 KiB, some ARM kernels' 64 KiB)
        const PAGE: usize = 65536;
        let bytes = size_of_val(values);
        let body = bytes.div_ceil(PAGE) * PAGE;
        let map_len = body + PAGE;
        let (access, flags) =
            (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
        // SAFETY: a fresh anonymous mapping; no memory of ours is touched.
        let map = unsafe { libc::mmap(std::ptr::null_mut(), map_len, access, flags, -1, 0) };
        assert!(map != libc::MAP_FAILED, "{}", std::io::Error::last_os_error());
        let map = map.cast::<u8>();
        // SAFETY: the last page of that mapping, a multiple of the page size from its start.
        let status = unsafe { libc::mprotect(map.add(body).cast(), PAGE, libc::PROT_NONE) };
        assert_eq!(status, 0, "{}", std::io::Error::last_os_error());
        // SAFETY: `bytes ≤ body`, so the values fit between the start of the mapping and its guard;
        // the end of a page is aligned for every T, hence so is the start of an array that ends
        // there.
        let start = unsafe {
            let start = map.add(body - bytes).cast::<T>();
            std::ptr::copy_nonoverlapping(values.as_ptr(), start, values.len());
            start
        };
        Guarded { map, map_len, start, len: values.len(), _owns: PhantomData }
    }
}

impl<T> Deref for Guarded<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        // SAFETY: `new` wrote `len` values here, and the mapping lives as long as `self`.
        unsafe { std::slice::from_raw_parts(self.start, self.len) }
    }
}

impl<T> Drop for Guarded<T> {
    fn drop(&mut self) {
        // SAFETY: the mapping that `new` made, given back once.
        unsafe { libc::munmap(self.map.cast(), self.map_len) };
    }
}
