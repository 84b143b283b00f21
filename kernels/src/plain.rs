//! Bytes of working memory seen as numbers.

/// Plain numbers without padding: any bytes are a value, and a value is nothing but its bytes.
///
/// # Safety
/// That must be so.
pub(crate) unsafe trait Plain: Copy {}

// SAFETY: floats have no padding, and all their bits are values.
unsafe impl Plain for f32 {}

/// Returns the first `n` values that fit into `bytes`, which must be aligned for them; contents
/// unspecified.
pub(crate) fn plain_mut<T: Plain>(bytes: &mut [u8], n: usize) -> &mut [T] {
    assert!(bytes.len() >= n * size_of::<T>() && bytes.as_ptr().cast::<T>().is_aligned());
    // SAFETY: length and alignment were checked; `Plain` says that any bytes are a value.
    unsafe { std::slice::from_raw_parts_mut(bytes.as_mut_ptr().cast(), n) }
}
