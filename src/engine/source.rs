//! A slot's note of another slot that begins like it.

/// A place where a slot finds more of its prompt than it has.
#[derive(Debug, Clone, Copy)]
pub(super) struct Source {
    /// The number of the slot that has it.
    pub slot: usize,
    /// The admission whose tokens they are.
    pub admission: u64,
    /// The number of tokens that both begin with.
    pub common: usize,
}
