//! Numbers of what has been written in parts that must differ: the expressions on a stack name a
//! text and a set of values, which the automaton keeps.

/// The number of a recorded text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TextId(pub u32);

/// Nothing is recorded.
pub(crate) const NO_TEXT: TextId = TextId(0);

/// Nothing is recorded, and nothing is compared: what masks of all states with the same leaves
/// share.
pub(crate) const ERASED: TextId = TextId(1);

/// The empty text.
pub(crate) const EMPTY_TEXT: TextId = TextId(2);

impl TextId {
    /// Returns the number of the text at `index` among those that are not empty.
    pub(crate) fn from_index(index: u32) -> TextId {
        TextId(index + EMPTY_TEXT.0 + 1)
    }

    /// Returns the index of the text among those that are not empty.
    pub(crate) fn index(self) -> Option<u32> {
        self.0.checked_sub(EMPTY_TEXT.0 + 1)
    }
}

/// The number of a set of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ValueSetId(u32);

/// The set of no values.
pub(crate) const NO_VALUES: ValueSetId = ValueSetId(0);

impl ValueSetId {
    /// Returns the number of the set at `index` among those that are not empty.
    pub(crate) fn from_index(index: u32) -> ValueSetId {
        ValueSetId(index + 1)
    }

    /// Returns the index of the set among those that are not empty.
    pub(crate) fn index(self) -> Option<u32> {
        self.0.checked_sub(1)
    }
}
