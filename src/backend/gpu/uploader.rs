//! The copying of rows to buffers of a device, piece by piece.

use half::f16;
use hob_kernels::TensorType;

use super::Error;
use super::device::{Buffer, GpuDevice};

/// Bytes written at once: the driver copies them through memory of its own.
const PIECE: usize = 16 << 20;
/// Bytes between two waits, which give that memory back.
pub(super) const MOST_IN_FLIGHT: usize = 4 * PIECE;

/// Returns the bytes of a row.
pub(super) fn row_bytes(ty: TensorType, n_cols: usize) -> usize {
    ty.row_bytes(n_cols).expect("rows were checked when the file was read")
}

/// A copier of bytes to buffers, which says how far it has come.
pub(crate) struct Uploader<'a> {
    device: &'a GpuDevice,
    in_flight: usize,
    done: u64,
    total: u64,
    progress: &'a dyn Fn(u64, u64),
}

impl<'a> Uploader<'a> {
    /// Returns an uploader before the first of `total` bytes.
    pub(crate) fn new(device: &'a GpuDevice, total: u64, progress: &'a dyn Fn(u64, u64)) -> Self {
        Uploader { device, in_flight: 0, done: 0, total, progress }
    }

    /// Writes rows to a buffer, decoded to F16 if their type on the device (`to`) is another one.
    pub(super) fn rows(
        &mut self,
        buffer: &Buffer,
        from: TensorType,
        to: TensorType,
        n_cols: usize,
        rows: &[u8],
    ) -> Result<(), Error> {
        if from == to {
            return self.write(buffer, 0, rows);
        }
        let from_bytes = row_bytes(from, n_cols);
        let to_bytes = row_bytes(to, n_cols);
        // some rows at a time, of even length together so that each write begins at a word
        let at_once = (PIECE / to_bytes).max(2) & !1;
        let mut values = vec![0.0; at_once * n_cols];
        for (i, rows) in rows.chunks(at_once * from_bytes).enumerate() {
            let values = &mut values[..rows.len() / from_bytes * n_cols];
            hob_kernels::dequantize(from, rows, values);
            let halves: Vec<f16> = values.iter().map(|&v| f16::from_f32(v)).collect();
            self.write(buffer, i * at_once * to_bytes, bytemuck::cast_slice(&halves))?;
        }
        Ok(())
    }

    /// Writes bytes to a buffer from byte `at` (a multiple of 4) on.
    fn write(&mut self, buffer: &Buffer, at: usize, bytes: &[u8]) -> Result<(), Error> {
        for (i, piece) in bytes.chunks(PIECE).enumerate() {
            let at = buffer.first_byte() + (at + i * PIECE) as u64;
            // writes are whole words; the slack after the last row takes what is added
            let (words, rest) = piece.split_at(piece.len() / 4 * 4);
            if !words.is_empty() {
                self.device.queue.write_buffer(&buffer.raw, at, words);
            }
            if !rest.is_empty() {
                let mut last = [0; 4];
                last[..rest.len()].copy_from_slice(rest);
                self.device.queue.write_buffer(&buffer.raw, at + words.len() as u64, &last);
            }
            self.in_flight += piece.len();
            self.done += piece.len() as u64;
            (self.progress)(self.done, self.total);
            if self.in_flight >= MOST_IN_FLIGHT {
                self.in_flight = 0;
                self.device.submit([]);
                self.device.wait()?;
            }
        }
        Ok(())
    }
}
