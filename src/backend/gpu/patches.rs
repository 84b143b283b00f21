//! Passes over the patches of a picture. Activations, keys and values are f32 and weights are taken
//! as the file has them, so results are those of the CPU's exact mode but for the order of sums.

use std::cell::RefCell;

use super::device::{Buffer, DeviceOptions, GpuDevice};
use super::error::Error;
use super::memory::DeviceTensors;
use super::params::MAX_HEAD;
use super::patch_pass::{CACHE, PatchBuffers, PatchPass};
use super::shader::{Kernel, ShaderPiece};
use crate::backend::PAGE;
use crate::backend::{Buf, Patches};
use crate::model::linear::Weight;
use crate::model::rope::{PairAngles, RopeFactors};
use crate::model::tensors::TensorSource;
use crate::model::vector::Vectors;

/// The backend of a vision tower: weights and working memory on one device.
pub struct GpuPatches {
    device: GpuDevice,
    tensors: DeviceTensors,
    ropes: Vec<PairAngles>,
    state: PatchBuffers,
    /// True once it failed to read results.
    has_failed: bool,
}

/// The tensors of a tower.
pub struct TowerTensors<'a> {
    /// The holder of its matrices.
    pub tensors: &'a dyn TensorSource,
    /// Its matrices.
    pub weights: Vec<&'a Weight>,
    /// Its vectors.
    pub vectors: &'a Vectors,
}

impl GpuPatches {
    /// Uploads a tower with heads of `d` values, and compiles the kernels that it needs.
    ///
    /// # Errors
    /// If the device has no memory for it, or the tower has something that shaders cannot do.
    pub(crate) fn new(
        adapter: &wgpu::Adapter,
        device_options: &DeviceOptions,
        tower: &TowerTensors,
        d: usize,
        rope: Option<PairAngles>,
    ) -> Result<GpuPatches, Error> {
        let mut device = GpuDevice::open(adapter, device_options)?;
        device.widen_attention(d.div_ceil(4));
        let most = (device.sizes.attend as usize * 4).min(MAX_HEAD);
        if !d.is_multiple_of(4) || d > most {
            let reason = format!("heads of {d} values are no multiples of 4 up to {most}");
            return Err(Error::Layer { layer: 0, reason });
        }
        let weights = tower.weights.iter().copied();
        let tensors = DeviceTensors::whole(&device, tower.tensors, weights, tower.vectors)?;
        device.compile(&kernels_of(&tensors))?;
        let empty = || device.buffer("rows of a vision tower", 0);
        let activations = Buf::ALL.iter().map(|_| empty()).collect::<Result<_, _>>()?;
        let state = PatchBuffers {
            activations,
            angles: empty()?,
            cache: empty()?,
            pages: empty()?,
            seen: [empty()?, empty()?],
            tiles: empty()?,
            unused: empty()?,
            n_pages: 0,
        };
        let ropes = rope.into_iter().collect();
        Ok(GpuPatches { device, tensors, ropes, state, has_failed: false })
    }

    /// Returns the name of the adapter.
    pub(crate) fn name(&self) -> &str {
        &self.device.name
    }

    /// Returns the bytes of its memory that are taken.
    pub(crate) fn memory_in_use(&self) -> u64 {
        self.device.in_use()
    }

    /// Returns whether the device itself failed, so that it is of no more use.
    pub(crate) fn is_lost(&self) -> bool {
        self.has_failed || self.device.check().is_err()
    }

    /// Takes the patches of the next passes, and makes room for them: so many values of each
    /// buffer.
    ///
    /// # Errors
    /// If there is no memory for them.
    pub(crate) fn begin(
        &mut self,
        patches: &Patches,
        n_values: impl Fn(Buf) -> usize,
    ) -> Result<(), Error> {
        let GpuPatches { device, ropes, state, .. } = self;
        for buf in Buf::ALL {
            fit(device, &mut state.activations[buf as usize], n_values(buf))?;
        }
        let turns = ropes.iter().flat_map(|angles| {
            patches.positions.iter().flat_map(|at| angles.turns(*at, RopeFactors::Short))
        });
        let angles: Vec<f32> = turns.flat_map(|(cos, sin)| [cos, sin]).collect();
        fit(device, &mut state.angles, angles.len())?;
        device.write(&state.angles, &angles);
        let n_rows = patches.n_rows;
        state.n_pages = n_rows.div_ceil(PAGE);
        let position_values = n_values(Buf::K) / n_rows.max(1) + n_values(Buf::V) / n_rows.max(1);
        fit(device, &mut state.cache, state.n_pages * PAGE * position_values)?;
        let pages: Vec<u32> = (0..state.n_pages as u32).collect();
        upload(device, &mut state.pages, &pages)?;
        for (seen, is_windowed) in state.seen.iter_mut().zip([false, true]) {
            let words = (0..n_rows).flat_map(|row| {
                let (from, to) = patches.seen_by(row, is_windowed);
                [from, 0, row as u32, to]
            });
            upload(device, seen, &words.collect::<Vec<u32>>())?;
        }
        let most = device.sizes.tile_tokens();
        let tiles = (0..n_rows).step_by(most).flat_map(|row| [row, most.min(n_rows - row)]);
        upload(device, &mut state.tiles, &tiles.map(|n| n as u32).collect::<Vec<u32>>())?;
        Ok(())
    }

    /// Writes values to the beginning of a buffer.
    pub(crate) fn write(&mut self, buf: Buf, values: &[f32]) {
        self.device.write(&self.state.activations[buf as usize], values);
    }

    /// Runs a pass over `n_rows` rows.
    pub(crate) fn run(&mut self, n_rows: usize, forward: impl FnOnce(&PatchPass<'_, '_>)) {
        let mut encoder = self.device.encoder();
        let pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
        let pass = PatchPass {
            device: &self.device,
            tensors: &self.tensors,
            state: &self.state,
            ropes: &self.ropes,
            pass: RefCell::new(pass),
            n_rows,
        };
        forward(&pass);
        drop(pass);
        self.device.submit([encoder.finish()]);
    }

    /// Returns the first `n` values of a buffer.
    ///
    /// # Errors
    /// If there is no memory for the copy, or the device failed since the last call.
    pub(crate) fn read(&mut self, buf: Buf, n: usize) -> Result<Vec<f32>, Error> {
        let staging = self.device.staging(n * 4)?;
        let mut encoder = self.device.encoder();
        let from = &self.state.activations[buf as usize];
        encoder.copy_buffer_to_buffer(&from.raw, 0, &staging.raw, 0, n as u64 * 4);
        self.device.submit([encoder.finish()]);
        let mut values = Vec::with_capacity(n);
        let read = self.device.read(&staging, n, &mut values);
        self.has_failed |= matches!(read, Err(Error::Device { .. }));
        read.map(|()| values)
    }
}

/// Returns the kernels that a tower needs.
fn kernels_of(tensors: &DeviceTensors) -> Vec<(Kernel, ShaderPiece)> {
    let plain = [
        Kernel::Norm,
        Kernel::Rope,
        Kernel::Gate,
        Kernel::Add,
        Kernel::Softcap,
        Kernel::Clamp,
        Kernel::GatherMap,
        Kernel::ConvolveMap,
    ];
    let mut kernels = plain.map(|kernel| (kernel, ShaderPiece::None)).to_vec();
    kernels.extend([(Kernel::Store, CACHE), (Kernel::AttendTile, CACHE)]);
    let mut types: Vec<_> = tensors.types().collect();
    types.sort_by_key(|ty| *ty as u32);
    types.dedup();
    kernels.extend(types.into_iter().map(|ty| (Kernel::Matmul, ShaderPiece::Weights(ty))));
    kernels
}

/// Makes room for `n` numbers. Contents are of no account.
fn fit(device: &GpuDevice, buffer: &mut Buffer, n: usize) -> Result<(), Error> {
    if (buffer.raw.size() as usize) < n * 4 {
        // the old one makes place first; bind groups would keep it alive
        *buffer = device.buffer("rows of a vision tower", 0)?;
        device.forget_bind_groups();
        *buffer = device.buffer("rows of a vision tower", n * 4)?;
    }
    Ok(())
}

/// Writes numbers to a buffer, which grows where it must.
fn upload(device: &GpuDevice, buffer: &mut Buffer, words: &[u32]) -> Result<(), Error> {
    fit(device, buffer, words.len())?;
    device.queue.write_buffer(&buffer.raw, 0, bytemuck::cast_slice(words));
    Ok(())
}
