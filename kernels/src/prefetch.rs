//! Prefetching: asking for memory ahead of what is read.
//!
//! A kernel that streams weights is bound by memory, and the hardware's own prefetchers follow some
//! patterns of reads better than others. [`PrefetchPlan`] says how far ahead to ask, into which
//! cache, and whether several streams are read faster than one.
//!
//! For example, on an Intel server four groups of packed rows are gone through together. With each
//! 64 bytes of a group, the kernel asks for the line 2 KiB further on in the same group; within the
//! last 2 KiB it asks for the beginning of the group that follows the four.

use std::arch::x86_64::{__cpuid, _MM_HINT_T0, _MM_HINT_T1, _mm_prefetch};
use std::sync::LazyLock;

/// Bytes that memory gives at once.
pub(crate) const LINE: usize = 64;

/// The number of streams read in turn, the distance at which memory is asked for ahead of each, and
/// the cache it is to come to.
///
/// Hardware prefetchers differ from maker to maker more than instructions do. All of Intel's
/// processors are taken for its servers, which are what was measured: Emerald Rapids, November
/// 2026.
///
/// - A core waits for 16 lines of its first-level cache at most, those asked for into the second
///   level among them; the rest of its requests come from the second level's own prefetcher, which
///   follows each page of 4 KiB by itself. So it reads several streams faster than one (GB/s of one
///   core and of two, huge pages): one stream 12.6 and 23, two 13.6 and 25, four 14.1 and 26, eight
///   14.2 and 26; without asking one stream 12.1 and 22.
/// - Decoding a 1B model, tokens/s relative to one stream with 3 KiB ahead, one thread and two:
///   Q8_0 1.06 and 1.06, Q4_0 1.10 and 1.03 with four streams and 2 KiB; with 1 or 3 KiB, or eight
///   streams, a little less. Eight tokens together, one core: Q8_0 1.25, Q4_0 1.2, Q4_K 1.05, Q6_K
///   as before (two cores: 0.87).
///
/// On Zen 5 rows in the file were read fastest in one stream, 8 KiB ahead (4 KiB: 85 %).
#[derive(Clone, Copy)]
pub(crate) struct PrefetchPlan {
    bytes: usize,
    to_first_level: bool,
    /// True if [`PrefetchPlan::STREAMS`] streams are read faster than one.
    pub several: bool,
}

impl PrefetchPlan {
    /// Streams that are read in turn, if several are.
    pub(crate) const STREAMS: usize = 4;

    /// Returns the plan for this machine.
    pub(crate) fn of_this_machine() -> PrefetchPlan {
        static IS_INTEL: LazyLock<bool> = LazyLock::new(|| {
            let id = __cpuid(0);
            [id.ebx, id.edx, id.ecx].map(u32::to_le_bytes).as_flattened() == b"GenuineIntel"
        });
        if *IS_INTEL {
            PrefetchPlan { bytes: 2048, to_first_level: false, several: true }
        } else {
            PrefetchPlan { bytes: 8192, to_first_level: true, several: false }
        }
    }

    /// Returns the plan for groups of blocks of `bytes` bytes: it asks at least one group ahead,
    /// since some groups are read from their end first. (Those of Q6_K, whose scales stand there:
    /// 10.0 GB/s with 2048 bytes, 12.4 with their own 3360, 11.8 with 5408.)
    pub(crate) fn of_blocks(self, bytes: usize) -> PrefetchPlan {
        PrefetchPlan { bytes: self.bytes.max(bytes), ..self }
    }

    /// Asks for the memory ahead of the `bytes` bytes at `at` of a piece. Pieces of one size follow
    /// each other, and `streams` of them are read together, then the next `streams`: past its end a
    /// stream goes on in the piece `streams` further on.
    #[inline(always)]
    pub(crate) fn ask_of(self, piece: &[u8], at: usize, bytes: usize, streams: usize) {
        let skip = if at + self.bytes < piece.len() { 0 } else { (streams - 1) * piece.len() };
        self.ask(piece.as_ptr().wrapping_add(at + skip), bytes);
    }

    /// Asks for the memory ahead of the `bytes` bytes from `at`, which are read now.
    #[inline(always)]
    pub(crate) fn ask(self, at: *const u8, bytes: usize) {
        let at = at.wrapping_add(self.bytes);
        for line in (0..bytes).step_by(LINE) {
            let line = at.wrapping_add(line).cast();
            // SAFETY: a prefetch may be of any address: it never faults and changes nothing the
            // program can see.
            unsafe {
                if self.to_first_level {
                    _mm_prefetch::<_MM_HINT_T0>(line);
                } else {
                    _mm_prefetch::<_MM_HINT_T1>(line);
                }
            }
        }
    }
}
