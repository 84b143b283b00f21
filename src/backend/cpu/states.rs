//! The values of running states: memory that is taken state by state, and never moves.

use super::buffers::SharedBuffer;
use super::kv::OutOfMemory;
use crate::backend::states::StateMemory;

/// States, by number; each has those of all layers, one after the other.
pub(super) struct StateBlocks {
    blocks: Vec<SharedBuffer<f32>>,
    /// Values of a state.
    len: usize,
}

impl StateBlocks {
    /// Returns memory for states of `len` values; takes none yet.
    pub(super) fn new(len: usize) -> StateBlocks {
        StateBlocks { blocks: Vec::new(), len }
    }

    /// Returns a state.
    pub(super) fn at(&self, state: u32) -> &SharedBuffer<f32> {
        &self.blocks[state as usize]
    }

    /// Appends the values of a state.
    pub(super) fn copy_out(&mut self, state: u32, out: &mut Vec<u8>) {
        out.extend_from_slice(bytemuck::cast_slice(self.blocks[state as usize].get()));
    }
}

impl StateMemory for StateBlocks {
    type Error = OutOfMemory;

    fn grow(&mut self, n: usize) -> Result<usize, OutOfMemory> {
        let error = OutOfMemory::of(self.len.saturating_mul(size_of::<f32>()));
        let block =
            bytemuck::allocation::try_zeroed_slice_box::<f32>(self.len).map_err(|()| error)?;
        self.blocks.push(SharedBuffer::from_box(block));
        Ok(n + 1)
    }

    fn fill(&mut self, state: u32, bytes: &[u8]) {
        // SAFETY: `&mut self`: no thread is in the states, and this is the only slice into this
        // one.
        let to = unsafe { self.blocks[state as usize].write_bytes(0, self.len * size_of::<f32>()) };
        to.copy_from_slice(bytes);
    }
}
