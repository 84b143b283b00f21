//! The two integer products that differ with and without VNNI, under the same names.
//!
//! [`with_and_without_vnni`] compiles a function twice: in a module `vnni`, where `vpdpbusd` and
//! `vpdpwssd` are there, and in a module `plain`, where two and three older instructions stand in.
//! Both give the same integers.

/// Without VNNI.
pub(super) mod plain {
    use std::arch::x86_64::*;

    /// Computes `sum[i] + Σ u[4i+j] · x[4i+j]`, unsigned codes times signed ones.
    ///
    /// Codes above 127 (`wide`, a constant in all callers) overflow the 16-bit pairs of
    /// `vpmaddubsw`; they are multiplied as 16-bit numbers.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(in super::super) fn dot4(sum: __m512i, u: __m512i, x: __m512i, wide: bool) -> __m512i {
        if wide {
            let even = _mm512_madd_epi16(
                _mm512_and_si512(u, _mm512_set1_epi16(0xff)),
                _mm512_srai_epi16::<8>(_mm512_slli_epi16::<8>(x)),
            );
            let odd = _mm512_madd_epi16(_mm512_srli_epi16::<8>(u), _mm512_srai_epi16::<8>(x));
            _mm512_add_epi32(sum, _mm512_add_epi32(even, odd))
        } else {
            dot2(sum, _mm512_maddubs_epi16(u, x), _mm512_set1_epi16(1))
        }
    }

    /// Computes `sum[i] + a[2i] · b[2i] + a[2i+1] · b[2i+1]` of 16-bit numbers.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub(in super::super) fn dot2(sum: __m512i, a: __m512i, b: __m512i) -> __m512i {
        _mm512_add_epi32(sum, _mm512_madd_epi16(a, b))
    }
}

/// With VNNI.
pub(super) mod vnni {
    use std::arch::x86_64::*;

    /// Computes `sum[i] + Σ u[4i+j] · x[4i+j]`, unsigned codes times signed ones.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
    pub(in super::super) fn dot4(sum: __m512i, u: __m512i, x: __m512i, _wide: bool) -> __m512i {
        _mm512_dpbusd_epi32(sum, u, x)
    }

    /// Computes `sum[i] + a[2i] · b[2i] + a[2i+1] · b[2i+1]` of 16-bit numbers.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
    pub(in super::super) fn dot2(sum: __m512i, a: __m512i, b: __m512i) -> __m512i {
        _mm512_dpwssd_epi32(sum, a, b)
    }
}

/// Compiles a function with VNNI as `vnni::name` and without as `plain::name`; the body calls
/// `dot4` and `dot2`.
macro_rules! with_and_without_vnni {
    ($($function:tt)*) => {
        pub(super) mod plain {
            use super::super::dot::plain::*;
            use super::*;
            #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
            $($function)*
        }
        pub(super) mod vnni {
            use super::super::dot::vnni::*;
            use super::*;
            #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni")]
            $($function)*
        }
    };
}
pub(super) use with_and_without_vnni;

/// Runs a block with each of some numbers as a constant: shuffles want it so, and loops around it
/// lose their arithmetic.
macro_rules! for_each {
    ($i:ident in [$($n:literal)*] $body:block) => {{
        $({
            const $i: usize = $n;
            $body
        })*
    }};
}
pub(super) use for_each;
