//! Numbers as they are written where a schema sets no bounds: what any reader keeps. JSON itself
//! allows any number of digits; a model that has begun to write some may go on for hundreds, and
//! what it writes is infinite to JavaScript and Python (RFC 8259 section 6).

use super::common::common;
use super::forms::{Forms, INT64_MAX, JSON_SAFE_MAX};
use crate::expression::regex::Res;

/// The numbers that a text may hold where the schema sets no bounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NumberLimits {
    /// Any, however long: for texts that are only checked.
    None,
    /// Integers of 64 bits with a sign; others of at most 15 significant digits, which doubles tell
    /// apart, and of a size that doubles keep them all at.
    #[default]
    Int64,
    /// The same, with integers that a double keeps exactly: from -(2^53 - 1) to 2^53 - 1.
    JsonSafe,
}

impl NumberLimits {
    /// Returns the largest integer, and less its sign the smallest.
    pub(super) fn largest(self) -> Option<u64> {
        match self {
            NumberLimits::None => None,
            NumberLimits::Int64 => Some(INT64_MAX),
            NumberLimits::JsonSafe => Some(JSON_SAFE_MAX),
        }
    }

    /// Returns the expressions; `None` where there are no limits.
    pub(super) fn forms(self, res: &mut Res) -> Option<Forms> {
        match self {
            NumberLimits::None => None,
            NumberLimits::Int64 => Some(common().written),
            NumberLimits::JsonSafe => Some(Forms::json_safe(res)),
        }
    }
}
