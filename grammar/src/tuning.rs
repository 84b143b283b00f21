//! Limits of masks that were chosen by measuring, in one place. Those that bound the work of a
//! search stand where it is done, and in [`crate::budget`].
//!
//! Each trades one way to the same mask for another, so that none changes which tokens a mask
//! holds: `benches/tuning.py --check` compares the masks under the extremes of each.
//!
//! All were measured on 2026-11-29, on two cores of an AMD EPYC with AVX-512, by that program:
//! 85,576 masks of 300 schemas of JSONSchemaBench with Llama 3's 128,256 tokens, each limit at a
//! quarter, half, twice and four times its value, and 76,623 masks with Gemma 4's 262,144 tokens at
//! the extremes of some. Where nothing else is said no value moved the mean or the 99th percentile
//! by more than 4 %, about what two runs differ by. Ratios are to the values that stand here.

/// Most tokens of a leaf that are kept as a list; more are kept as a set.
///
/// With 0 masks take 1.05 times as long (1.04 with Gemma 4's tokens).
pub(crate) const MAX_LISTED_TOKENS: usize = 512;

/// Most tokens that a mask adds to the set that it shares; with more, it has a set of its own.
///
/// Of 37,927 masks half hold fewer than 256 tokens, and those of free strings have a prepared set
/// (2026-11-27, Gemma 4's tokens, 500 schemas with open objects). With 0 masks take 1.21 times as
/// long, 1.53 times with Gemma 4's tokens.
pub(crate) const MAX_ADDED_TOKENS: usize = 1024;

/// Most nodes below the first bytes that lead on for which the trie is walked rather than candidate
/// tokens tried.
///
/// Without candidates the 99.9th percentile is 0.92 of what it is with Llama 3's tokens and 1.5
/// times with Gemma 4's.
pub(crate) const MIN_CANDIDATE_NODES: u32 = 8192;

/// Most candidate tokens that are tried one by one rather than through the trie.
///
/// With four times as many the 99.9th percentile is 1.17 times as high.
pub(crate) const MAX_CANDIDATES: usize = 4096;

/// Most classes of bytes in a leaf's text for which candidate tokens are tried: of more classes
/// there are too many tokens.
pub(crate) const MAX_CANDIDATE_CLASSES: u32 = 36;

/// The least number of characters that lead on, whatever they are, for prepared sets to be worth
/// using: most tokens have fewer.
pub(crate) const MIN_DEAD_DISTANCE: u32 = 5;

/// The least number of the 52 ASCII letters that counts as most of them.
///
/// With 53, which is never, the slowest mask takes 2.5 to 3.4 times as long: that of a state in
/// which all text but some is allowed.
pub(crate) const MOST_LETTERS: usize = 40;

/// Most nodes of a subtree that is scanned whole, without looking for parts of it to leave out.
pub(crate) const MAX_SCANNED_NODES: u32 = 128;

/// Most nodes of a subtree that is scanned whole where its texts soon end or come to a certain
/// character.
pub(crate) const MAX_NODES_OF_SHORT_LOOPS: u32 = 16;

/// Most nodes of a subtree that is walked without testing whether all of it can be left out.
pub(crate) const MAX_UNTESTED_NODES: u32 = 4;

/// Most nodes at which tokens leave a string for which what follows is walked node by node; for
/// more, what follows is walked once.
pub(crate) const MAX_EXITS_WALKED: usize = 4;

/// Most sets of tokens by classes of bytes that are kept, and as many lists.
pub(crate) const MAX_SETS: usize = 256;

/// Rows of leaves that have entries; where these are all in use, a walk goes on without, and the
/// table is forgotten before the next. A row of entries is 512 bytes, so that all are 8 MiB; an
/// entry must fit 16 bits, which allows twice as many.
pub(crate) const MAX_LEAF_ROWS: usize = 1 << 14;

/// Most characters of tokens that count as short: sets of those of each length up to it are
/// prepared, 32 KiB each for 262,144 tokens. SentencePiece makes tokens of at most 16 by default:
/// of Gemma 4's tokens that stay inside JSON strings, 15 of 260,524 have more. With 8 masks take
/// 1.3 times as long, with 4 2.3 times.
pub(crate) const MAX_SHORT: u32 = 16;

/// Most characters of tokens that are neither short nor very long. None of Gemma 4's tokens has
/// more, and 204 of the 126,589 of Llama 3 without quotes.
pub(crate) const MAX_MIDDLE: u32 = 38;

/// Fewest nodes below a quote for which what is below is prepared as a string that the quote opens;
/// fewer are walked.
///
/// With nothing prepared the 99th percentile is 1.1 times as high, 1.2 times with Gemma 4's tokens.
pub(crate) const MIN_OPENING_NODES: u32 = 16;
