//! Detection of AMX: the processor must have it, and the system must save its tiles.

#[cfg(target_os = "linux")]
use std::arch::asm;
use std::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
use std::sync::OnceLock;

/// Returns whether this process may use tiles with products of 8 bits and of bf16.
///
/// The machine and the system are asked once.
pub(super) fn has_tiles() -> bool {
    static ALLOWED: OnceLock<bool> = OnceLock::new();
    *ALLOWED.get_or_init(|| machine_has_tiles() && system_allows_tiles())
}

/// Returns whether the processor has tiles and the system saves their state.
fn machine_has_tiles() -> bool {
    const XSAVE_IN_USE: u32 = 1 << 27; // leaf 1, ecx
    // tiles and their products of 8 bits and of bf16; leaf 7, edx
    const FEATURES: u32 = 0b11 << 24 | 1 << 22;
    const TILE_STATE: u64 = 0b11 << 17; // xcr0: shapes and contents are saved
    let features = if __cpuid(0).eax >= 7 { __cpuid_count(7, 0).edx } else { 0 };
    if __cpuid(1).ecx & XSAVE_IN_USE == 0 || features & FEATURES != FEATURES {
        return false;
    }
    // SAFETY: the system uses xsave, so the processor has `xgetbv` and lets programs read register
    // 0.
    let saved = unsafe { xcr0() };
    saved & TILE_STATE == TILE_STATE && std::is_x86_feature_detected!("avx512bf16")
}

/// Reads the register that says which state the system saves.
#[target_feature(enable = "xsave")]
fn xcr0() -> u64 {
    // SAFETY: register 0 is always there.
    unsafe { _xgetbv(0) }
}

/// Asks the system for room for tiles, which Linux gives a process only if it asks.
#[cfg(target_os = "linux")]
fn system_allows_tiles() -> bool {
    const ARCH_PRCTL: i64 = 158;
    const ARCH_REQ_XCOMP_PERM: i64 = 0x1023;
    const XTILEDATA: i64 = 18;
    let result: i64;
    // SAFETY: this call reads and writes no memory of the process. It changes `rax`, `rcx` and
    // `r11`.
    unsafe {
        asm!(
            "syscall",
            inlateout("rax") ARCH_PRCTL => result,
            in("rdi") ARCH_REQ_XCOMP_PERM,
            in("rsi") XTILEDATA,
            out("rcx") _,
            out("r11") _,
            options(nostack),
        );
    }
    result == 0
}

/// Returns `false`: this program knows no way to ask another system than Linux.
#[cfg(not(target_os = "linux"))]
fn system_allows_tiles() -> bool {
    false
}
