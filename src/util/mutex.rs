//! Locks that a panic elsewhere does not shut.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a mutex, also after a panic under it: for values that no panic leaves half changed.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
