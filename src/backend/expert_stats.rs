//! Counts of the memory in which a backend holds experts.

/// Uses of a cache of experts since the start, and its size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExpertCacheStats {
    /// Chosen experts, of each layer and step, that were in memory.
    pub hits: u64,
    /// Those that were read.
    pub misses: u64,
    /// Bytes that were read of files into the cache.
    pub read_bytes: u64,
    /// Bytes of the slots that hold an expert.
    pub held_bytes: u64,
}

impl ExpertCacheStats {
    /// Returns the sums of these and others.
    pub fn with(self, other: ExpertCacheStats) -> ExpertCacheStats {
        ExpertCacheStats {
            hits: self.hits + other.hits,
            misses: self.misses + other.misses,
            read_bytes: self.read_bytes + other.read_bytes,
            held_bytes: self.held_bytes + other.held_bytes,
        }
    }
}
