//! Instruction sets: which this machine has, and which one is used.

#[cfg(target_arch = "x86_64")]
mod amx;

/// An instruction set that kernels are written for. Each includes the ones before it of the same
/// family, but that AVX-512 comes without AVX-VNNI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Isa {
    /// Plain Rust; the specification.
    Scalar,
    /// SSE4.1 with SSSE3 (`pmaddubsw`; below x86-64-v2).
    Sse41,
    /// AVX: floats of 256 bits.
    Avx,
    /// AVX2 with FMA and F16C (x86-64-v3).
    Avx2,
    /// AVX2 with AVX-VNNI (`vpdpbusd` on 256 bits).
    AvxVnni,
    /// AVX-512 F, BW, VL, DQ (x86-64-v4).
    Avx512,
    /// AVX-512 with VNNI (`vpdpbusd`).
    Avx512Vnni,
    /// AVX-512 with VNNI, its bf16 instructions, and AMX (tiles, multiplied in bf16).
    Avx512Amx,
    /// AArch64 Advanced SIMD.
    Neon,
    /// NEON with the dot product extension (`sdot`).
    NeonDotprod,
    /// NEON with 8-bit matrix multiply (`smmla`).
    NeonI8mm,
}

impl Isa {
    /// Every instruction set, weakest first within a family.
    pub const ALL: [Isa; 11] = [
        Isa::Scalar,
        Isa::Sse41,
        Isa::Avx,
        Isa::Avx2,
        Isa::AvxVnni,
        Isa::Avx512,
        Isa::Avx512Vnni,
        Isa::Avx512Amx,
        Isa::Neon,
        Isa::NeonDotprod,
        Isa::NeonI8mm,
    ];

    /// Returns the name used by `--cpu-isa`, bench ids and log lines.
    pub fn name(self) -> &'static str {
        match self {
            Isa::Scalar => "scalar",
            Isa::Sse41 => "sse4.1",
            Isa::Avx => "avx",
            Isa::Avx2 => "avx2",
            Isa::AvxVnni => "avx-vnni",
            Isa::Avx512 => "avx512",
            Isa::Avx512Vnni => "avx512-vnni",
            Isa::Avx512Amx => "avx512-amx",
            Isa::Neon => "neon",
            Isa::NeonDotprod => "neon-dotprod",
            Isa::NeonI8mm => "neon-i8mm",
        }
    }

    /// Returns the instruction set with this name.
    pub fn from_name(name: &str) -> Option<Isa> {
        Isa::ALL.into_iter().find(|i| i.name() == name)
    }

    /// Returns whether this machine has it, and its system lets this process use it.
    pub fn is_available(self) -> bool {
        match self {
            Isa::Scalar => true,
            #[cfg(target_arch = "x86_64")]
            Isa::Sse41 => {
                std::is_x86_feature_detected!("ssse3") && std::is_x86_feature_detected!("sse4.1")
            }
            #[cfg(target_arch = "x86_64")]
            Isa::Avx => Isa::Sse41.is_available() && std::is_x86_feature_detected!("avx"),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 => {
                std::is_x86_feature_detected!("avx2")
                    && std::is_x86_feature_detected!("fma")
                    && std::is_x86_feature_detected!("f16c")
            }
            #[cfg(target_arch = "x86_64")]
            Isa::AvxVnni => Isa::Avx2.is_available() && std::is_x86_feature_detected!("avxvnni"),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 => {
                Isa::Avx2.is_available()
                    && std::is_x86_feature_detected!("avx512f")
                    && std::is_x86_feature_detected!("avx512bw")
                    && std::is_x86_feature_detected!("avx512vl")
                    && std::is_x86_feature_detected!("avx512dq")
            }
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512Vnni => {
                Isa::Avx512.is_available() && std::is_x86_feature_detected!("avx512vnni")
            }
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512Amx => Isa::Avx512Vnni.is_available() && amx::has_tiles(),
            #[cfg(target_arch = "aarch64")]
            Isa::Neon => std::arch::is_aarch64_feature_detected!("neon"),
            #[cfg(target_arch = "aarch64")]
            Isa::NeonDotprod => {
                Isa::Neon.is_available() && std::arch::is_aarch64_feature_detected!("dotprod")
            }
            #[cfg(target_arch = "aarch64")]
            Isa::NeonI8mm => {
                Isa::NeonDotprod.is_available() && std::arch::is_aarch64_feature_detected!("i8mm")
            }
            #[allow(unreachable_patterns)] // the other architecture's sets
            _ => false,
        }
    }

    /// Returns the instruction sets of this machine, weakest first; the last is the dispatcher's
    /// pick.
    pub fn available() -> impl Iterator<Item = Isa> {
        Isa::ALL.into_iter().filter(|i| i.is_available())
    }

    /// Returns the strongest instruction set of this machine.
    ///
    /// # Examples
    /// ```
    /// use hob_kernels::Isa;
    ///
    /// let best = Isa::best();
    /// assert!(best.is_available());
    /// assert_eq!(Isa::from_name(best.name()), Some(best));
    /// ```
    pub fn best() -> Isa {
        Isa::available().last().unwrap_or(Isa::Scalar)
    }
}

impl std::fmt::Display for Isa {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
