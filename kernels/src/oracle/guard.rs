//! Memory that ends where a page that no one may read begins.

use std::marker::PhantomData;
use std::ops::Deref;

use region::{Allocation, Protection};

/// A copy of a slice whose last element is followed by an unreadable page.
pub(super) struct Guarded<T> {
    start: *const T,
    len: usize,
    /// Lives as long as `start` is used.
    _memory: Allocation,
    _owns: PhantomData<T>,
}

impl<T: Copy> Guarded<T> {
    pub(super) fn new(values: &[T]) -> Self {
        // the largest page size of the machines we know (Apple's 16 KiB, some ARM kernels' 64 KiB)
        const PAGE: usize = 65536;
        let bytes = size_of_val(values);
        let body = bytes.div_ceil(PAGE) * PAGE;
        let mut memory = region::alloc(body + PAGE, Protection::READ_WRITE).unwrap();
        let map = memory.as_mut_ptr::<u8>();
        // SAFETY: the last page of that mapping, a multiple of the page size from its start, of
        // which nothing is used.
        unsafe { region::protect(map.add(body), PAGE, Protection::NONE) }.unwrap();
        // SAFETY: `bytes ≤ body`, so the values fit between the start of the mapping and its guard;
        // the end of a page is aligned for every T, hence so is the start of an array that ends
        // there.
        let start = unsafe {
            let start = map.add(body - bytes).cast::<T>();
            std::ptr::copy_nonoverlapping(values.as_ptr(), start, values.len());
            start
        };
        Guarded { start, len: values.len(), _memory: memory, _owns: PhantomData }
    }
}

impl<T> Deref for Guarded<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        // SAFETY: `new` wrote `len` values here, and the mapping lives as long as `self`.
        unsafe { std::slice::from_raw_parts(self.start, self.len) }
    }
}
