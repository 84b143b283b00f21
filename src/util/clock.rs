//! The time of day.

/// Returns the Unix time in seconds; 0 where the clock is before that.
pub fn unix_time() -> u64 {
    std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs())
}
