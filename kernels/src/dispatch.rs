//! The choice of a table: the one file that names the tables of all instruction sets.

use crate::isa::Isa;
use crate::table::Kernels;

impl Kernels {
    /// Returns the table of `isa`, or `None` if this machine does not have that instruction set.
    pub fn new(isa: Isa) -> Option<&'static Kernels> {
        if !isa.is_available() {
            return None;
        }
        match isa {
            Isa::Scalar => Some(&crate::scalar::KERNELS),
            #[cfg(target_arch = "x86_64")]
            Isa::Sse41 => Some(&crate::sse::KERNELS),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx => Some(&crate::sse::KERNELS_AVX),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 => Some(&crate::avx2::KERNELS),
            #[cfg(target_arch = "x86_64")]
            Isa::AvxVnni => Some(&crate::avx2::KERNELS_VNNI),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 => Some(&crate::avx512::KERNELS),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512Vnni => Some(&crate::avx512::KERNELS_VNNI),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512Amx => Some(&crate::avx512::KERNELS_AMX),
            #[cfg(target_arch = "aarch64")]
            Isa::Neon => Some(&crate::neon::KERNELS),
            #[cfg(target_arch = "aarch64")]
            Isa::NeonDotprod => Some(&crate::neon::KERNELS_DOTPROD),
            #[cfg(target_arch = "aarch64")]
            Isa::NeonI8mm => Some(&crate::neon::KERNELS_I8MM),
            #[allow(unreachable_patterns)]
            _ => None,
        }
    }

    /// Returns the table of the strongest instruction set of this machine.
    pub fn best() -> &'static Kernels {
        Isa::available().filter_map(Kernels::new).last().unwrap_or(&crate::scalar::KERNELS)
    }
}
