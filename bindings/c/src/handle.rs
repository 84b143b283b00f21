//! Pointers of C as references of Rust.

use std::ffi::{CStr, c_char};

use crate::status::Failure;

/// Returns what a pointer points to.
///
/// # Safety
/// The pointer is null or valid for reads while the reference lives, and nothing writes there.
pub(crate) unsafe fn shared<'a, T>(pointer: *const T, name: &str) -> Result<&'a T, Failure> {
    // SAFETY: the caller's
    unsafe { pointer.as_ref() }.ok_or_else(|| null(name))
}

/// Returns what a pointer points to, to be changed.
///
/// # Safety
/// The pointer is null or valid for reads and writes while the reference lives, and nothing else
/// reads or writes there.
pub(crate) unsafe fn exclusive<'a, T>(pointer: *mut T, name: &str) -> Result<&'a mut T, Failure> {
    // SAFETY: the caller's
    unsafe { pointer.as_mut() }.ok_or_else(|| null(name))
}

/// Returns an array; the pointer of an empty one may be null.
///
/// # Safety
/// As [`shared`], for `n` values.
pub(crate) unsafe fn array<'a, T>(
    pointer: *const T,
    n: usize,
    name: &str,
) -> Result<&'a [T], Failure> {
    if n == 0 {
        return Ok(&[]);
    }
    checked::<T>(pointer.is_null(), n, name)?;
    // SAFETY: the caller's, and the length is one that an array can have
    Ok(unsafe { std::slice::from_raw_parts(pointer, n) })
}

/// Returns an array, to be changed; the pointer of an empty one may be null.
///
/// # Safety
/// As [`exclusive`], for `n` values.
pub(crate) unsafe fn array_mut<'a, T>(
    pointer: *mut T,
    n: usize,
    name: &str,
) -> Result<&'a mut [T], Failure> {
    if n == 0 {
        return Ok(&mut []);
    }
    checked::<T>(pointer.is_null(), n, name)?;
    // SAFETY: the caller's, and the length is one that an array can have
    Ok(unsafe { std::slice::from_raw_parts_mut(pointer, n) })
}

fn checked<T>(is_null: bool, n: usize, name: &str) -> Result<(), Failure> {
    if is_null {
        return Err(null(name));
    }
    let bytes = n.checked_mul(size_of::<T>()).filter(|&bytes| bytes <= isize::MAX as usize);
    bytes.map(drop).ok_or_else(|| Failure::argument(format!("`{name}` is too long: {n}")))
}

/// Returns a text that ends with a null byte.
///
/// # Safety
/// The pointer is null or of such a text, which lives as long as the reference.
pub(crate) unsafe fn text<'a>(pointer: *const c_char, name: &str) -> Result<&'a str, Failure> {
    if pointer.is_null() {
        return Err(null(name));
    }
    // SAFETY: the caller's
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().map_err(|e| Failure::argument(format!("`{name}` is no UTF-8: {e}")))
}

/// Frees what `Box` has given out.
///
/// # Safety
/// The pointer is null or of such a value, and is not used again.
pub(crate) unsafe fn free<T>(pointer: *mut T) {
    if !pointer.is_null() {
        // SAFETY: the caller's
        drop(unsafe { Box::from_raw(pointer) });
    }
}

fn null(name: &str) -> Failure {
    Failure::argument(format!("`{name}` is null"))
}
