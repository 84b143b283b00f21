//! The types of cached keys and values: how much of a page they take, the pieces of WGSL that read
//! and write them, and their bytes in a file.
//!
//! A page holds units: four values where keys and values are both f16 or both f32, else words. A
//! block of 32 values is as many whole words as its bytes take.

use hob_kernels::CacheType;

use super::renamed::renamed;

macro_rules! piece {
    ($name:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/shaders/", $name))
    };
}

/// The types of cached keys and of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CacheTypes {
    /// That of keys.
    pub k: CacheType,
    /// That of values.
    pub v: CacheType,
}

/// Values that lie together in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CacheGroup {
    /// Number of values.
    pub n: usize,
    /// Words that they take on a device.
    pub words: usize,
    /// Bytes that they take in a file, as many or two fewer: a scale of two bytes is a word.
    pub bytes: usize,
}

impl CacheTypes {
    /// Keys and values in f32.
    pub(crate) const F32: CacheTypes = CacheTypes { k: CacheType::F32, v: CacheType::F32 };
    /// Keys and values in f16.
    pub(crate) const F16: CacheTypes = CacheTypes { k: CacheType::F16, v: CacheType::F16 };

    /// Returns whether a unit of the cache holds four values.
    pub(super) fn has_quads(self) -> bool {
        [CacheTypes::F32, CacheTypes::F16].contains(&self)
    }

    /// Returns whether keys or values are blocks.
    pub(super) fn has_blocks(self) -> bool {
        [self.k, self.v].into_iter().any(is_block)
    }

    /// Returns the words of a unit.
    pub(super) fn unit_words(self) -> usize {
        if self.has_quads() { group_of(self.k).words } else { 1 }
    }

    /// Returns the WGSL that reads a cache of these types.
    pub(super) fn reading(self) -> String {
        let alias = match self.k {
            CacheType::F16 if self.has_quads() => piece!("cache/f16.wgsl"),
            CacheType::F32 if self.has_quads() => piece!("cache/f32.wgsl"),
            _ => piece!("cache/words.wgsl"),
        };
        let bits = if self.has_blocks() { piece!("bits.wgsl") } else { "" };
        let side = |ty: CacheType, suffix: &str| {
            let text = if self.has_quads() { piece!("cache/quads.wgsl") } else { read_piece(ty) };
            renamed(text, &["unit"], suffix)
        };
        let sides = side(self.k, "_k") + &side(self.v, "_v");
        [alias, bits, piece!("cache/units.wgsl"), &sides].concat()
    }

    /// Returns the WGSL that writes it, too.
    pub(super) fn writing(self) -> String {
        let has = |ty: CacheType| [self.k, self.v].contains(&ty);
        let codes = if has(CacheType::Q8_0) { piece!("block_codes.wgsl") } else { "" };
        let is_turned = [self.k, self.v].into_iter().any(CacheType::is_transformed);
        let fit = if is_turned { piece!("cache/fit.wgsl") } else { "" };
        let side = |ty: CacheType, suffix: &str| {
            let text =
                if self.has_quads() { piece!("cache/quads_put.wgsl") } else { write_piece(ty) };
            renamed(text, &["put_unit"], suffix)
        };
        let sides = side(self.k, "_k") + &side(self.v, "_v");
        [&self.reading(), piece!("cache/units_put.wgsl"), codes, fit, &sides].concat()
    }

    /// Returns the WGSL that turns heads before they are written.
    pub(super) fn turning(self) -> String {
        let side = |ty: CacheType, suffix: &str| {
            let call = if ty.is_transformed() { "turn(n, lane);" } else { "" };
            format!("fn turn{suffix}(n: u32, lane: u32) {{ {call} }}\n")
        };
        [piece!("turn.wgsl"), &side(self.k, "_k"), &side(self.v, "_v")].concat()
    }

    /// Returns the WGSL of what becomes of the results of attention.
    pub(super) fn result(self) -> String {
        if self.v.is_transformed() {
            [piece!("turn.wgsl"), piece!("result_turned.wgsl")].concat()
        } else {
            piece!("result_plain.wgsl").to_owned()
        }
    }
}

/// Returns whether values of a type come in blocks of 32.
fn is_block(ty: CacheType) -> bool {
    !matches!(ty, CacheType::F32 | CacheType::F16 | CacheType::BF16)
}

/// Returns the values of a type that lie together: a block, or four floats.
pub(super) fn group_of(ty: CacheType) -> CacheGroup {
    let n = if is_block(ty) { 32 } else { 4 };
    let bytes = ty.row_bytes(n).unwrap_or(0);
    CacheGroup { n, words: bytes.div_ceil(4), bytes }
}

/// Returns the words of a head of `n` values.
pub(super) fn head_words(ty: CacheType, n: usize) -> usize {
    let group = group_of(ty);
    n / group.n * group.words
}

fn read_piece(ty: CacheType) -> &'static str {
    match ty {
        CacheType::F32 => piece!("cache/f32_words.wgsl"),
        CacheType::F16 => piece!("cache/f16_words.wgsl"),
        CacheType::BF16 => piece!("cache/bf16.wgsl"),
        CacheType::Q8_0 => piece!("cache/q8_0.wgsl"),
        CacheType::Q5_1 => piece!("cache/q5_1.wgsl"),
        CacheType::Q5_0 => piece!("cache/q5_0.wgsl"),
        CacheType::Q4_1 => piece!("cache/q4_1.wgsl"),
        CacheType::Q4_0 => piece!("cache/q4_0.wgsl"),
        CacheType::IQ4_NL => piece!("cache/iq4_nl.wgsl"),
    }
}

fn write_piece(ty: CacheType) -> &'static str {
    match ty {
        CacheType::F32 => piece!("cache/f32_words_put.wgsl"),
        CacheType::F16 => piece!("cache/f16_words_put.wgsl"),
        CacheType::BF16 => piece!("cache/bf16_put.wgsl"),
        CacheType::Q8_0 => piece!("cache/q8_0_put.wgsl"),
        CacheType::Q5_1 => piece!("cache/q5_1_put.wgsl"),
        CacheType::Q5_0 => piece!("cache/q5_0_put.wgsl"),
        CacheType::Q4_1 => piece!("cache/q4_1_put.wgsl"),
        CacheType::Q4_0 => piece!("cache/q4_0_put.wgsl"),
        CacheType::IQ4_NL => piece!("cache/iq4_nl_put.wgsl"),
    }
}
