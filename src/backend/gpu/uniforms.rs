//! The parameters of dispatches on devices without immediates, as those of WebGPU: records of one
//! uniform buffer, of which each dispatch binds its own.
//!
//! The records are a ring. A dispatch takes the next one when it is encoded, and what it holds goes
//! to the device with the next submission, before the commands in it. So the commands of the pass
//! after the one that is computed can be encoded meanwhile.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};

use super::params::IMMEDIATE_BYTES;

/// Bytes from one record to the next: the alignment of offsets that every device takes.
const STRIDE: usize = 256;
/// Records of the ring: several passes of the deepest models.
const N_RECORDS: usize = 1 << 14;

/// A ring of parameters.
pub(super) struct UniformRing {
    buffer: wgpu::Buffer,
    /// Its layout, that of group 1 of the kernels.
    pub layout: wgpu::BindGroupLayout,
    group: wgpu::BindGroup,
    unsent: Mutex<Unsent>,
}

/// The records that the device has not got.
#[derive(Default)]
struct Unsent {
    /// The index of the first.
    first: usize,
    /// All of them, one after another, `[n_records, STRIDE]`.
    records: Vec<u8>,
}

impl UniformRing {
    /// Makes a ring without records.
    pub(super) fn new(device: &wgpu::Device) -> UniformRing {
        let buffer = device.create_buffer(&wgpu::BufferDescriptor {
            label: Some("parameters"),
            size: (N_RECORDS * STRIDE) as u64,
            usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
            mapped_at_creation: false,
        });
        let record = NonZero::new(u64::from(IMMEDIATE_BYTES));
        let layout = device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label: Some("parameters"),
            entries: &[wgpu::BindGroupLayoutEntry {
                binding: 0,
                visibility: wgpu::ShaderStages::COMPUTE,
                ty: wgpu::BindingType::Buffer {
                    ty: wgpu::BufferBindingType::Uniform,
                    has_dynamic_offset: true,
                    min_binding_size: record,
                },
                count: None,
            }],
        });
        let bound = wgpu::BufferBinding { buffer: &buffer, offset: 0, size: record };
        let group = device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some("parameters"),
            layout: &layout,
            entries: &[wgpu::BindGroupEntry {
                binding: 0,
                resource: wgpu::BindingResource::Buffer(bound),
            }],
        });
        UniformRing { buffer, layout, group, unsent: Mutex::default() }
    }

    /// Binds the parameters of the next dispatch of a pass. Returns false if more dispatches wait
    /// to be submitted than there are records.
    pub(super) fn bind(&self, pass: &mut wgpu::ComputePass, params: &[u8]) -> bool {
        let Some(index) = self.unsent.lock().unwrap_or_else(PoisonError::into_inner).add(params)
        else {
            return false;
        };
        pass.set_bind_group(1, &self.group, &[(index * STRIDE) as u32]);
        true
    }

    /// Sends what is to be there before the next submission.
    pub(super) fn send(&self, queue: &wgpu::Queue) {
        let mut unsent = self.unsent.lock().unwrap_or_else(PoisonError::into_inner);
        for (index, records) in unsent.runs() {
            queue.write_buffer(&self.buffer, (index * STRIDE) as u64, records);
        }
        unsent.clear();
    }
}

impl Unsent {
    /// Adds a record, and returns its index; `None` if all that there are are taken.
    fn add(&mut self, params: &[u8]) -> Option<usize> {
        let n = self.records.len() / STRIDE;
        if n == N_RECORDS {
            return None;
        }
        self.records.extend_from_slice(params);
        self.records.resize((n + 1) * STRIDE, 0);
        Some((self.first + n) % N_RECORDS)
    }

    /// Returns the records in runs, each with the index of its first.
    fn runs(&self) -> impl Iterator<Item = (usize, &[u8])> {
        let before_end = (N_RECORDS - self.first) * STRIDE;
        let (last, first) = self.records.split_at(before_end.min(self.records.len()));
        [(self.first, last), (0, first)].into_iter().filter(|(_, records)| !records.is_empty())
    }

    /// Forgets the records, which were sent.
    fn clear(&mut self) {
        self.first = (self.first + self.records.len() / STRIDE) % N_RECORDS;
        self.records.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_go_round() {
        let mut unsent = Unsent { first: N_RECORDS - 2, ..Unsent::default() };
        let indices: Vec<_> = (0..3).filter_map(|n| unsent.add(&[n; 64])).collect();
        assert_eq!(indices, [N_RECORDS - 2, N_RECORDS - 1, 0]);
        let runs: Vec<_> = unsent.runs().map(|(index, run)| (index, run.len(), run[0])).collect();
        assert_eq!(runs, [(N_RECORDS - 2, 2 * STRIDE, 0), (0, STRIDE, 2)]);
        unsent.clear();
        assert_eq!(unsent.add(&[0; 4]), Some(1));
        assert_eq!(unsent.runs().map(|(_, run)| run.len()).sum::<usize>(), STRIDE);
        while unsent.add(&[0; 4]).is_some() {}
        assert_eq!(unsent.records.len(), N_RECORDS * STRIDE);
    }
}
