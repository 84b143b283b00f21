//! Memory that all threads of a step read and write: activations by name.
//!
//! The discipline that makes it sound: within one phase of [`super::team::Worker::for_each`], an
//! element is either written by one item only and read by no other, or only read. The barrier
//! between phases orders the rest. A run of phases of [`super::CpuRows::for_each_row`] may have no
//! barriers inside: one thread alone touches a row of what any of them writes.

use std::cell::UnsafeCell;

use crate::backend::Buf;

/// A block of values shared by the threads of a team.
pub(super) struct SharedBuffer<T>(UnsafeCell<Vec<T>>);

// SAFETY: access goes through `read` and `write`, whose callers keep the discipline above.
unsafe impl<T: Send + Sync> Sync for SharedBuffer<T> {}

impl<T: Copy + Default> SharedBuffer<T> {
    /// Returns an empty block.
    pub(super) fn new() -> Self {
        SharedBuffer(UnsafeCell::new(Vec::new()))
    }

    /// Returns a block of these values.
    pub(super) fn from_box(values: Box<[T]>) -> Self {
        SharedBuffer(UnsafeCell::new(values.into_vec()))
    }

    /// Reserves capacity for at least `n` values.
    pub(super) fn reserve(&mut self, n: usize) {
        let values = self.0.get_mut();
        if values.len() < n {
            values.resize(n, T::default());
        }
    }

    /// Returns the number of values.
    pub(super) fn len(&self) -> usize {
        // SAFETY: as in `read`.
        unsafe { (*self.0.get()).len() }
    }

    /// Returns values `from..from + n`.
    ///
    /// # Safety
    /// No thread writes them during this phase.
    pub(super) unsafe fn read(&self, from: usize, n: usize) -> &[T] {
        // SAFETY: the Vec itself is not changed while threads run (that takes `&mut`), only its
        // elements are.
        let (base, len) = unsafe { ((*self.0.get()).as_ptr(), (*self.0.get()).len()) };
        assert!(from.checked_add(n).is_some_and(|end| end <= len), "{from} + {n} of {len}");
        // SAFETY: in bounds; the caller says that nothing writes here.
        unsafe { std::slice::from_raw_parts(base.add(from), n) }
    }

    /// Returns values `from..from + n`, for writing.
    ///
    /// # Safety
    /// No other thread, and no other slice of this thread, touches them during this phase.
    #[allow(clippy::mut_from_ref)] // exclusive by the caller's promise
    pub(super) unsafe fn write(&self, from: usize, n: usize) -> &mut [T] {
        // SAFETY: as in `read`; the pointer comes from the Vec's own mutable pointer.
        let (base, len) = unsafe { ((*self.0.get()).as_mut_ptr(), (*self.0.get()).len()) };
        assert!(from.checked_add(n).is_some_and(|end| end <= len), "{from} + {n} of {len}");
        // SAFETY: in bounds; exclusive by the caller's promise.
        unsafe { std::slice::from_raw_parts_mut(base.add(from), n) }
    }

    /// Returns the bytes `from..from + n` of the values' memory.
    ///
    /// # Safety
    /// No thread writes them during this phase.
    pub(super) unsafe fn read_bytes(&self, from: usize, n: usize) -> &[u8]
    where
        T: bytemuck::Pod,
    {
        // SAFETY: as in `read`.
        let (base, len) =
            unsafe { ((*self.0.get()).as_ptr(), size_of_val((*self.0.get()).as_slice())) };
        assert!(from.checked_add(n).is_some_and(|end| end <= len), "{from} + {n} of {len} bytes");
        // SAFETY: in bounds; plain numbers are readable as bytes; the caller says that nothing
        // writes here.
        unsafe { std::slice::from_raw_parts(base.cast::<u8>().add(from), n) }
    }

    /// Returns the bytes `from..from + n` of the values' memory, for writing.
    ///
    /// # Safety
    /// No other thread, and no other slice of this thread, touches them during this phase.
    #[allow(clippy::mut_from_ref)] // exclusive by the caller's promise
    pub(super) unsafe fn write_bytes(&self, from: usize, n: usize) -> &mut [u8]
    where
        T: bytemuck::Pod,
    {
        // SAFETY: as in `write`.
        let (base, len) =
            unsafe { ((*self.0.get()).as_mut_ptr(), size_of_val((*self.0.get()).as_slice())) };
        assert!(from.checked_add(n).is_some_and(|end| end <= len), "{from} + {n} of {len} bytes");
        // SAFETY: in bounds; any bytes are plain numbers; exclusive by the caller's promise.
        unsafe { std::slice::from_raw_parts_mut(base.cast::<u8>().add(from), n) }
    }

    /// Returns where the values begin; they stay there until the next [`SharedBuffer::reserve`].
    pub(super) fn as_ptr(&self) -> *mut T {
        // SAFETY: reads the Vec's fields, which do not change while threads run.
        unsafe { (*self.0.get()).as_mut_ptr() }
    }

    /// Returns all values, while no thread runs.
    pub(super) fn get(&mut self) -> &mut [T] {
        self.0.get_mut()
    }
}

/// The activations of a batch, by name.
pub(super) struct Buffers([SharedBuffer<f32>; Buf::ALL.len()]);

impl Buffers {
    /// Returns empty buffers.
    pub(super) fn new() -> Self {
        Buffers(std::array::from_fn(|_| SharedBuffer::new()))
    }

    /// Returns the buffer of that name.
    pub(super) fn at(&self, buf: Buf) -> &SharedBuffer<f32> {
        &self.0[buf as usize]
    }

    /// Returns the same, while no thread runs.
    pub(super) fn at_mut(&mut self, buf: Buf) -> &mut SharedBuffer<f32> {
        &mut self.0[buf as usize]
    }
}
