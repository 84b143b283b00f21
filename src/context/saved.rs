//! Sequences of a context, whole or in parts, as bytes for another context on the same model.

use sha2::{Digest, Sha256};

use super::{Context, Error, RopeFactors};
use crate::backend::PAGE;
use crate::backend::{PartStates, SequencePart};
use crate::gguf::{Gguf, Tensor};

impl Context {
    /// Returns a hash of what makes sequences with these rope factors fit another context: the
    /// model's numbers, its tensors, as far as their beginnings tell, the types of keys and values,
    /// the angles of positions, and control vectors.
    pub fn fingerprint(&self, factors: RopeFactors) -> [u8; 32] {
        let mut hash = Sha256::new();
        let plan = &self.model.plan;
        hash.update(format!("{plan:?} {:?}", self.cache_types));
        for angle in plan.ropes.iter().flat_map(|rope| rope.frequencies(factors)) {
            hash.update(angle.to_le_bytes());
        }
        for (layer, weights) in self.model.weights.layers.iter().enumerate() {
            if let Some(control) = &weights.control {
                hash.update(format!("control {layer}"));
                for value in control.iter() {
                    hash.update(value.to_le_bytes());
                }
            }
        }
        add_tensors(&mut hash, &self.model.gguf);
        hash.finalize().into()
    }

    /// Returns a hash of an adapter: of its tensors, as far as their beginnings tell, and of sizes
    /// and times of its files.
    ///
    /// # Panics
    /// If there is no such adapter.
    pub fn adapter_fingerprint(&self, adapter: usize) -> [u8; 32] {
        let gguf = self.all_adapters[adapter].gguf();
        let mut hash = Sha256::new();
        hash.update(gguf.identity());
        if let Ok(Some(alpha)) = gguf.get_f32("adapter.lora.alpha") {
            hash.update(alpha.to_le_bytes());
        }
        add_tensors(&mut hash, gguf);
        hash.finalize().into()
    }

    /// Returns the bytes of keys and values of one position, in all layers.
    pub fn position_bytes(&self) -> usize {
        self.compute.position_bytes()
    }

    /// Returns the bytes of a running state; 0 for a model that has none.
    pub fn state_bytes(&self) -> usize {
        self.compute.state_bytes()
    }

    /// Returns how many bytes [`Context::save_seq`] gives for `len` positions, at most.
    pub fn saved_bytes(&self, len: u32) -> usize {
        // the state where the sequence is, and two before, with their number and positions
        let states = match self.compute.state_bytes() {
            0 => 0,
            state => 4 + 3 * (4 + state),
        };
        self.compute.position_bytes().saturating_mul(len as usize).saturating_add(states)
    }

    /// Returns keys and values of the first `len` positions of a sequence, for
    /// [`Context::restore_seq`], with the running states that it has there and last before.
    ///
    /// # Errors
    /// If the sequence does not exist, has fewer, or cannot go back there, or a GPU fails.
    pub fn save_seq(&mut self, seq: u32, len: u32) -> Result<Vec<u8>, Error> {
        let part = SequencePart { positions: 0..len as usize, states: PartStates::Last };
        self.save_part(seq, &part)
    }

    /// Returns the positions that a sequence of a model with running states can be cut back to,
    /// ascending; the beginning is not among them. None of other models, which go back anywhere.
    pub fn kept_positions(&self, seq: u32) -> Vec<usize> {
        if (seq as usize) < self.n_seq { self.compute.kept_positions(seq) } else { Vec::new() }
    }

    /// Returns keys and values of some positions of a sequence, for [`Context::extend_seq`], with
    /// the running states that the part names.
    ///
    /// # Errors
    /// If the sequence does not exist, has fewer, or has no state to go along, the part does not
    /// begin with a page, or a GPU fails.
    pub fn save_part(&mut self, seq: u32, part: &SequencePart) -> Result<Vec<u8>, Error> {
        let n_seq = self.n_seq;
        let has = self.seq_len(seq);
        if seq as usize >= n_seq {
            return Err(Error::UnknownSequence { seq, n_seq });
        }
        let len = u32::try_from(part.positions.end).unwrap_or(u32::MAX);
        if part.positions.end > has {
            return Err(Error::PositionGap { seq, pos: len, expected: has });
        }
        check_start(seq, part.positions.start, part.positions.end)?;
        let kept = self.n_resumable(seq, len);
        if part.states != PartStates::None && kept != part.positions.end {
            return Err(Error::NoState { seq, pos: len, kept });
        }
        self.compute.save(seq, part).map_err(|e| self.recover_from(e))
    }

    /// Extends a sequence to the end of `positions`, which [`Context::save_part`] of a context with
    /// the same [`Context::fingerprint`] of its rope factors gave. It has what is before them, and
    /// may have some of those of the first page, which are written again. Where running states do
    /// not come along, [`Context::n_resumable`] does not count the positions.
    ///
    /// # Errors
    /// If the sequence does not exist or is not there, the bytes are not of these positions, they
    /// do not fit the context, there is no memory for them, or a GPU fails. The sequence is as long
    /// as it was then, unless a GPU was lost.
    pub fn extend_seq(
        &mut self,
        seq: u32,
        positions: std::ops::Range<usize>,
        cache: &[u8],
    ) -> Result<(), Error> {
        let n_seq = self.n_seq;
        if seq as usize >= n_seq {
            return Err(Error::UnknownSequence { seq, n_seq });
        }
        self.check_len(seq, positions.end)?;
        check_start(seq, positions.start, positions.end)?;
        let has = self.compute.seq_len(seq);
        if !(positions.start..=positions.end).contains(&has) || has / PAGE != positions.start / PAGE
        {
            let pos = u32::try_from(positions.start).unwrap_or(u32::MAX);
            return Err(Error::PositionGap { seq, pos, expected: has });
        }
        let states = self.states_of(cache, positions.len())?;
        if !states.is_empty() && !self.compute.fits_states(positions.end, states) {
            return Err(self.state_bytes_error(states, positions.end));
        }
        self.compute.restore(seq, positions, cache).map_err(|e| self.recover_from(e))
    }

    /// Returns the bytes that are left after keys and values of `n` positions.
    fn states_of<'a>(&self, cache: &'a [u8], n: usize) -> Result<&'a [u8], Error> {
        let found = cache.len();
        let each = self.compute.position_bytes();
        let len = u32::try_from(n).unwrap_or(u32::MAX);
        let states = each.checked_mul(n).and_then(|n| cache.get(n..));
        let states = states.filter(|states| self.state_bytes() > 0 || states.is_empty());
        states.ok_or(Error::CacheBytes { found, len, each })
    }

    /// Returns the error of bytes that are no running states of `len` positions.
    fn state_bytes_error(&self, states: &[u8], len: usize) -> Error {
        let len = u32::try_from(len).unwrap_or(u32::MAX);
        Error::StateBytes { found: states.len(), len, each: self.state_bytes() }
    }

    /// Makes a sequence `len` positions that [`Context::save_seq`] of a context with the same
    /// [`Context::fingerprint`] of its rope factors gave.
    ///
    /// # Errors
    /// If the sequence does not exist, the bytes are not those of `len` positions, they do not fit
    /// the context, there is no memory for them, or a GPU fails. The sequence is empty then.
    pub fn restore_seq(&mut self, seq: u32, len: u32, cache: &[u8]) -> Result<(), Error> {
        let n_seq = self.n_seq;
        if seq as usize >= n_seq {
            return Err(Error::UnknownSequence { seq, n_seq });
        }
        self.compute.truncate(seq, 0);
        self.check_len(seq, len as usize)?;
        let states = self.states_of(cache, len as usize)?;
        if !self.compute.fits_states(len as usize, states) {
            return Err(self.state_bytes_error(states, len as usize));
        }
        self.compute.restore(seq, 0..len as usize, cache).map_err(|e| self.recover_from(e))
    }
}

/// Checks that a part of a sequence begins where a page does.
fn check_start(seq: u32, start: usize, end: usize) -> Result<(), Error> {
    if start.is_multiple_of(PAGE) && start <= end {
        return Ok(());
    }
    let pos = u32::try_from(start).unwrap_or(u32::MAX);
    Err(Error::PositionGap { seq, pos, expected: start / PAGE * PAGE })
}

/// Adds the tensors of a file to a hash: names, types, shapes and how their data begins.
fn add_tensors(hash: &mut Sha256, gguf: &Gguf) {
    for tensor in gguf.tensors() {
        let data = gguf.data(tensor);
        let Tensor { name, ty, shape, .. } = tensor;
        hash.update(format!("{name} {ty:?} {shape:?} {}", data.len()));
        hash.update(&data[..data.len().min(64)]);
    }
}
