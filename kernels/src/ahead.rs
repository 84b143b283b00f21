//! Asking for memory ahead of what is read.

use std::arch::x86_64::{__cpuid, _MM_HINT_T0, _MM_HINT_T1, _mm_prefetch};
use std::sync::LazyLock;

/// Bytes that memory gives at once.
pub(crate) const LINE: usize = 64;

/// How many streams are read in turn, how far ahead of each memory is asked for, and to which cache
/// it is to come.
///
/// What hardware does by itself differs from maker to maker more than instructions do. All of
/// Intel's processors are taken for its servers, which are what was measured: Emerald Rapids,
/// November 2026.
///
/// - A core waits for 16 lines of its first-level cache at most, what is asked for into the second level among them; the rest of its requests come from the
///   second level's own prefetcher, which follows each page of 4 KiB by itself. So it reads several streams faster than one (GB/s of one core and of two, huge pages):
///   one stream 12.6 and 23, two 13.6 and 25, four 14.1 and 26, eight 14.2 and 26; without asking one stream 12.1 and 22.
/// - Decoding a 1B model, tokens/s beside one stream with 3 KiB ahead, one thread and two: Q8_0 1.06 and 1.06, Q4_0 1.10 and 1.03 with four streams and
///   2 KiB; with 1 or 3 KiB, or eight streams, a little less. Eight tokens together, one core: Q8_0 1.25, Q4_0 1.2, Q4_K 1.05, Q6_K as before (two cores: 0.87).
///
/// On Zen 5 rows in the file were read fastest in one stream, 8 KiB ahead (4 KiB: 85 %).
#[derive(Clone, Copy)]
pub(crate) struct Ahead {
    bytes: usize,
    to_first_level: bool,
    /// Whether [`Ahead::STREAMS`] streams are read faster than one.
    pub several: bool,
}

impl Ahead {
    /// Streams that are read in turn, if several are.
    pub const STREAMS: usize = 4;

    /// Returns what this machine wants.
    pub fn of_this_machine() -> Ahead {
        static IS_INTEL: LazyLock<bool> = LazyLock::new(|| {
            let id = __cpuid(0);
            [id.ebx, id.edx, id.ecx].map(u32::to_le_bytes).as_flattened() == b"GenuineIntel"
        });
        match *IS_INTEL {
            true => Ahead { bytes: 2048, to_first_level: false, several: true },
            false => Ahead { bytes: 8192, to_first_level: true, several: false },
        }
    }

    /// The same for groups of blocks of so many bytes in all: one at least, since some are read
    /// from their end first. (Those of Q6_K, whose scales stand there: 10.0 GB/s with 2048 bytes,
    /// 12.4 with their own 3360, 11.8 with 5408.)
    pub fn of_blocks(self, bytes: usize) -> Ahead {
        Ahead { bytes: self.bytes.max(bytes), ..self }
    }

    /// Asks for what lies ahead of the `bytes` bytes at `at` of a piece. Pieces of one size follow
    /// each other, `streams` of them are read together, and then the next so many: behind its end a
    /// stream goes on there.
    #[inline(always)]
    pub fn ask_of(self, piece: &[u8], at: usize, bytes: usize, streams: usize) {
        let skip = if at + self.bytes < piece.len() { 0 } else { (streams - 1) * piece.len() };
        self.ask(piece.as_ptr().wrapping_add(at + skip), bytes);
    }

    /// Asks for what lies ahead of the `bytes` bytes from `at`, which are read now.
    #[inline(always)]
    pub fn ask(self, at: *const u8, bytes: usize) {
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
