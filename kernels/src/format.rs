//! The tensor types of GGUF: their ids, names and block sizes.
//!
//! Source: the GGUF specification's `ggml_type` list. Ids 4, 5, 31–33 and 36–38 were removed from
//! it and stay refused.

/// A tensor type as stored in a GGUF file. Discriminants are the ids of the file format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(non_camel_case_types, missing_docs)] // the names are the format's own
#[repr(u32)]
pub enum TensorType {
    F32 = 0,
    F16 = 1,
    Q4_0 = 2,
    Q4_1 = 3,
    Q5_0 = 6,
    Q5_1 = 7,
    Q8_0 = 8,
    Q8_1 = 9,
    Q2_K = 10,
    Q3_K = 11,
    Q4_K = 12,
    Q5_K = 13,
    Q6_K = 14,
    Q8_K = 15,
    IQ2_XXS = 16,
    IQ2_XS = 17,
    IQ3_XXS = 18,
    IQ1_S = 19,
    IQ4_NL = 20,
    IQ3_S = 21,
    IQ2_S = 22,
    IQ4_XS = 23,
    I8 = 24,
    I16 = 25,
    I32 = 26,
    I64 = 27,
    F64 = 28,
    IQ1_M = 29,
    BF16 = 30,
    TQ1_0 = 34,
    TQ2_0 = 35,
    MXFP4 = 39,
    NVFP4 = 40,
    Q1_0 = 41,
    Q2_0 = 42,
}

/// One row of [`TYPES`].
struct TypeInfo {
    ty: TensorType,
    name: &'static str,
    block: usize,
    bytes: usize,
}

const fn row(ty: TensorType, name: &'static str, block: usize, bytes: usize) -> TypeInfo {
    TypeInfo { ty, name, block, bytes }
}

use TensorType::*;

/// Every type with its name, values per block and bytes per block.
const TYPES: [TypeInfo; 35] = [
    row(F32, "F32", 1, 4),
    row(F16, "F16", 1, 2),
    row(Q4_0, "Q4_0", 32, 18),
    row(Q4_1, "Q4_1", 32, 20),
    row(Q5_0, "Q5_0", 32, 22),
    row(Q5_1, "Q5_1", 32, 24),
    row(Q8_0, "Q8_0", 32, 34),
    row(Q8_1, "Q8_1", 32, 36),
    row(Q2_K, "Q2_K", 256, 84),
    row(Q3_K, "Q3_K", 256, 110),
    row(Q4_K, "Q4_K", 256, 144),
    row(Q5_K, "Q5_K", 256, 176),
    row(Q6_K, "Q6_K", 256, 210),
    row(Q8_K, "Q8_K", 256, 292),
    row(IQ2_XXS, "IQ2_XXS", 256, 66),
    row(IQ2_XS, "IQ2_XS", 256, 74),
    row(IQ3_XXS, "IQ3_XXS", 256, 98),
    row(IQ1_S, "IQ1_S", 256, 50),
    row(IQ4_NL, "IQ4_NL", 32, 18),
    row(IQ3_S, "IQ3_S", 256, 110),
    row(IQ2_S, "IQ2_S", 256, 82),
    row(IQ4_XS, "IQ4_XS", 256, 136),
    row(I8, "I8", 1, 1),
    row(I16, "I16", 1, 2),
    row(I32, "I32", 1, 4),
    row(I64, "I64", 1, 8),
    row(F64, "F64", 1, 8),
    row(IQ1_M, "IQ1_M", 256, 56),
    row(BF16, "BF16", 1, 2),
    row(TQ1_0, "TQ1_0", 256, 54),
    row(TQ2_0, "TQ2_0", 256, 66),
    row(MXFP4, "MXFP4", 32, 17),
    row(NVFP4, "NVFP4", 64, 36),
    row(Q1_0, "Q1_0", 128, 18),
    row(Q2_0, "Q2_0", 64, 18),
];

impl TensorType {
    /// One more than the largest id: the length of a table that ids index.
    pub(crate) const ID_END: usize = TYPES[TYPES.len() - 1].ty as usize + 1;

    fn row(self) -> &'static TypeInfo {
        // 35 entries, read at load time only
        TYPES.iter().find(|r| r.ty == self).expect("every variant has a row in TYPES")
    }

    /// Returns the type with this id in a GGUF file; `None` for unknown and removed ids.
    pub fn from_id(id: u32) -> Option<Self> {
        TYPES.iter().find(|r| r.ty as u32 == id).map(|r| r.ty)
    }

    /// Returns the type with this name (`Q4_K`, any case).
    ///
    /// # Examples
    /// ```
    /// use hob_kernels::TensorType;
    ///
    /// assert_eq!(TensorType::from_name("q4_k"), Some(TensorType::Q4_K));
    /// assert_eq!(TensorType::from_name("q9_k"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        TYPES.iter().find(|r| r.name.eq_ignore_ascii_case(name)).map(|r| r.ty)
    }

    /// Returns all types, in the order of their ids.
    pub fn all() -> impl Iterator<Item = Self> {
        TYPES.iter().map(|r| r.ty)
    }

    /// Returns the field's name of the type.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns the number of values per block (1 for plain numbers).
    pub fn block_len(self) -> usize {
        self.row().block
    }

    /// Returns the number of bytes per block.
    pub fn block_bytes(self) -> usize {
        self.row().bytes
    }

    /// Returns the number of bytes of a row of `n` values; `None` if `n` is no multiple of the
    /// block or the product overflows.
    ///
    /// # Examples
    /// ```
    /// use hob_kernels::TensorType;
    ///
    /// assert_eq!(TensorType::Q4_K.row_bytes(512), Some(2 * 144));
    /// assert_eq!(TensorType::Q4_K.row_bytes(500), None);
    /// ```
    pub fn row_bytes(self, n: usize) -> Option<usize> {
        let r = self.row();
        if !n.is_multiple_of(r.block) {
            return None;
        }
        (n / r.block).checked_mul(r.bytes)
    }
}

impl std::fmt::Display for TensorType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// A table by the types of tensors.
pub(crate) struct TypeTable<T>([Option<T>; TensorType::ID_END]);

impl<T: Copy> TypeTable<T> {
    /// Returns the table of these entries.
    pub(crate) const fn new(entries: &[(TensorType, T)]) -> TypeTable<T> {
        let mut table = [None; TensorType::ID_END];
        let mut i = 0;
        while i < entries.len() {
            let (ty, entry) = entries[i];
            table[ty as usize] = Some(entry);
            i += 1;
        }
        TypeTable(table)
    }

    /// Returns whether every type has an entry.
    pub(crate) const fn is_complete(&self) -> bool {
        let mut i = 0;
        while i < TYPES.len() {
            if self.0[TYPES[i].ty as usize].is_none() {
                return false;
            }
            i += 1;
        }
        true
    }

    /// Returns the entry of a type, if it has one.
    pub(crate) fn get(&self, ty: TensorType) -> Option<T> {
        self.0[ty as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_names_and_rows_agree() {
        for ty in TensorType::all() {
            assert_eq!(TensorType::from_id(ty as u32), Some(ty));
            assert_eq!(TensorType::from_name(&ty.name().to_lowercase()), Some(ty));
        }
        for removed in [4, 5, 31, 32, 33, 36, 37, 38, 43, u32::MAX] {
            assert_eq!(TensorType::from_id(removed), None);
        }
    }
}
