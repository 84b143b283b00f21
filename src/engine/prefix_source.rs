//! The note of a slot about another one that begins like it.

/// The slot where another one finds more of its prompt than it has.
#[derive(Debug, Clone, Copy)]
pub(super) struct PrefixSource {
    /// The number of the slot that has it.
    pub slot: usize,
    /// The admission whose tokens they are.
    pub admission: u64,
    /// The number of tokens that both begin with.
    pub common: usize,
}
