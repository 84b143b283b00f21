//! An open device: buffers, pipelines, and encoding of dispatches. Knows kernels by name; knows
//! nothing of models.

use std::collections::HashMap;
use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use rayon::prelude::*;

use super::Error;
use super::adapter::{self, block_on};
use super::params::{IMMEDIATE_BYTES, WIDEST_BINDINGS};
use super::pipeline_cache::PipelineCache;
use super::shader::{Kernel, ParamsPlace, ShaderConstants, ShaderPiece};
use super::sizes::{self, KernelSizes, largest_binding};
use super::uniforms::UniformRing;

/// A buffer, or a part of one, with a number of its own, by which bind groups are found again.
pub(crate) struct Buffer {
    id: u32,
    /// The buffer, of a part the whole one.
    pub raw: wgpu::Buffer,
    /// The part that kernels bind: its first byte, and its length where it is not all of the rest.
    bound: (u64, Option<NonZero<u64>>),
    /// Its bytes among those of the device, if this is not a part of another one.
    counted: Option<Arc<CountedBytes>>,
}

/// The bytes of a buffer among those of its device, until the last that holds the buffer lets go of
/// it.
struct CountedBytes {
    bytes: u64,
    /// Bytes of all buffers of the device.
    in_use: Arc<AtomicU64>,
}

impl CountedBytes {
    /// Counts the bytes of a new buffer.
    fn new(bytes: u64, in_use: &Arc<AtomicU64>) -> CountedBytes {
        in_use.fetch_add(bytes, Ordering::Relaxed);
        CountedBytes { bytes, in_use: Arc::clone(in_use) }
    }
}

impl Drop for CountedBytes {
    fn drop(&mut self) {
        self.in_use.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

impl Buffer {
    /// Returns the first byte of the part that kernels bind.
    pub(crate) fn first_byte(&self) -> u64 {
        self.bound.0
    }
}

/// Parts of buffers begin at multiples of this many bytes, which every device takes.
pub(crate) const PART_ALIGNMENT: usize = 256;

/// Lanes of a workgroup that no device has more of.
const MOST_LANES: usize = 1024;
/// Lanes of attention in tiles that share out the positions of a page, and quads of values.
const TILE_COLUMNS: usize = 16;
/// Most quads of values that a lane of attention in tiles adds up for each of its tokens.
const MOST_VALUE_QUADS: usize = 4;
/// Most workgroups along one axis that every device takes.
pub(crate) const MAX_GROUPS: u32 = 65_535;

/// Options of a device, next to what its adapter gives.
#[derive(Clone, Debug, Default)]
pub struct DeviceOptions {
    /// Sizes of workgroups; `None` = those that suit the adapter.
    pub sizes: Option<KernelSizes>,
    /// Most bytes of buffers; `None` = what the driver gives.
    pub memory: Option<u64>,
    /// Limits to ask the driver for; `None` = all that the adapter has. Without room for immediates
    /// parameters are read from uniform buffers.
    pub limits: Option<wgpu::Limits>,
}

/// An open device.
pub(crate) struct GpuDevice {
    /// The device.
    pub raw: wgpu::Device,
    /// The queue that work is submitted to.
    pub queue: wgpu::Queue,
    /// Name of the adapter.
    pub name: String,
    /// Sizes of workgroups.
    pub sizes: KernelSizes,
    /// Quads of values that a lane of attention in tiles adds up for each of its tokens.
    pub value_quads: u32,
    /// Bytes of the largest binding.
    pub max_binding: u64,
    layouts: HashMap<&'static str, (wgpu::BindGroupLayout, wgpu::PipelineLayout)>,
    pipelines: HashMap<(Kernel, ShaderPiece), wgpu::ComputePipeline>,
    bind_groups: Mutex<HashMap<(&'static str, [u32; WIDEST_BINDINGS]), wgpu::BindGroup>>,
    /// The number of the next buffer of all that share the device.
    next_id: Arc<AtomicU32>,
    in_use: Arc<AtomicU64>,
    /// Most bytes of buffers.
    memory: u64,
    /// The first thing that went wrong outside of an error scope.
    failure: Arc<Mutex<Option<String>>>,
    closing: Arc<ClosingFlag>,
    cache: Arc<PipelineCache>,
    /// The parameters of dispatches, if there are no immediates for them.
    uniforms: Option<UniformRing>,
}

/// True once all that share a device have been dropped, which then tells of its loss.
struct ClosingFlag(Arc<AtomicBool>);

impl Drop for ClosingFlag {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl GpuDevice {
    /// Opens `adapter`.
    ///
    /// # Errors
    /// If the driver refuses.
    pub(crate) fn open(
        adapter: &wgpu::Adapter,
        device_options: &DeviceOptions,
    ) -> Result<GpuDevice, Error> {
        let limits = device_options.limits.clone().unwrap_or_else(|| adapter.limits());
        let mut sizes =
            device_options.sizes.unwrap_or_else(|| KernelSizes::tuned(adapter)).within(&limits);
        // what was measured may be of another driver
        if sizes.units > 0 && sizes::units(adapter) != Some(sizes.units) {
            sizes.units = 0;
        }
        let (raw, queue) = adapter::open(adapter, limits, sizes.units > 0)?;
        let failure = Arc::new(Mutex::new(None));
        let seen = Arc::clone(&failure);
        let note = move |text: String| {
            tracing::error!("GPU: {text}");
            seen.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(text);
        };
        let lost = note.clone();
        raw.on_uncaptured_error(Arc::new(move |error: wgpu::Error| note(error.to_string())));
        let closing = Arc::new(AtomicBool::new(false));
        let is_closing = Arc::clone(&closing);
        raw.set_device_lost_callback(move |_, text| {
            // dropping the device ends here too
            if !is_closing.load(Ordering::Relaxed) {
                lost(format!("the device was lost: {text}"));
            }
        });
        let cache = PipelineCache::open(&raw, &adapter.get_info());
        Ok(GpuDevice {
            queue,
            name: adapter::name(adapter),
            sizes,
            value_quads: 1,
            max_binding: largest_binding(&raw.limits()),
            layouts: HashMap::new(),
            pipelines: HashMap::new(),
            bind_groups: Mutex::default(),
            next_id: Arc::default(),
            in_use: Arc::default(),
            memory: device_options.memory.unwrap_or(u64::MAX),
            failure,
            closing: Arc::new(ClosingFlag(closing)),
            cache: Arc::new(cache),
            uniforms: uniforms_of(&raw),
            raw,
        })
    }

    /// Returns the same device for the kernels of another model: memory and failures are shared,
    /// and each may bind the other's buffers.
    pub(crate) fn share(&self) -> GpuDevice {
        GpuDevice {
            raw: self.raw.clone(),
            queue: self.queue.clone(),
            name: self.name.clone(),
            sizes: self.sizes,
            value_quads: 1,
            max_binding: self.max_binding,
            layouts: HashMap::new(),
            pipelines: HashMap::new(),
            bind_groups: Mutex::default(),
            next_id: Arc::clone(&self.next_id),
            in_use: Arc::clone(&self.in_use),
            memory: self.memory,
            failure: Arc::clone(&self.failure),
            closing: Arc::clone(&self.closing),
            cache: Arc::clone(&self.cache),
            uniforms: uniforms_of(&self.raw),
        }
    }

    /// Widens the workgroups of attention, which needs a lane for each of the `quads` quads of a
    /// head's values; in tiles a lane takes several.
    pub(crate) fn widen_attention(&mut self, quads: usize) {
        let wanted = self.sizes.attend.max(quads.min(MOST_LANES).next_power_of_two() as u32);
        self.sizes = KernelSizes { attend: wanted, ..self.sizes }.within(&self.raw.limits());
        let of_lane = quads.div_ceil(TILE_COLUMNS).next_power_of_two();
        self.value_quads = of_lane.clamp(1, MOST_VALUE_QUADS) as u32;
    }

    /// Returns the number of workgroups of attention in tiles that share out the values of a head.
    pub(crate) fn value_parts(&self, quads: usize) -> usize {
        quads.div_ceil(TILE_COLUMNS * self.value_quads as usize)
    }

    /// Returns what went wrong since the device was opened.
    pub(crate) fn check(&self) -> Result<(), Error> {
        match &*self.failure.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(text) => Err(Error::Device { name: self.name.clone(), reason: text.clone() }),
            None => Ok(()),
        }
    }

    /// Returns the bytes of all buffers.
    pub(crate) fn in_use(&self) -> u64 {
        self.in_use.load(Ordering::Relaxed)
    }

    /// Makes a buffer that shaders bind and copies go to and from.
    ///
    /// # Errors
    /// If there is no memory for it, or no binding could hold it.
    pub(crate) fn buffer(&self, what: &str, bytes: usize) -> Result<Buffer, Error> {
        use wgpu::BufferUsages as U;
        self.create(what, bytes, U::STORAGE | U::COPY_SRC | U::COPY_DST)
    }

    /// Makes a buffer that the host reads copies from.
    ///
    /// # Errors
    /// If there is no memory for it.
    pub(crate) fn staging(&self, bytes: usize) -> Result<Buffer, Error> {
        self.create("staging", bytes, wgpu::BufferUsages::MAP_READ | wgpu::BufferUsages::COPY_DST)
    }

    /// Makes a buffer that queries are resolved to.
    ///
    /// # Errors
    /// If there is no memory for it.
    pub(crate) fn query_buffer(&self, bytes: usize) -> Result<Buffer, Error> {
        use wgpu::BufferUsages as U;
        self.create("queries", bytes, U::QUERY_RESOLVE | U::COPY_SRC)
    }

    fn create(&self, what: &str, bytes: usize, usage: wgpu::BufferUsages) -> Result<Buffer, Error> {
        let size = (bytes.max(16) as u64).next_multiple_of(16);
        let name = self.name.clone();
        let what_for = what.into();
        if size > self.max_binding {
            return Err(Error::TooLarge {
                name,
                what: what_for,
                bytes: size,
                most: self.max_binding,
            });
        }
        let error = || Error::OutOfMemory { name, what: what_for, bytes: size };
        if size > self.memory.saturating_sub(self.in_use()) {
            return Err(error());
        }
        let out_of_memory = self.raw.push_error_scope(wgpu::ErrorFilter::OutOfMemory);
        let descriptor =
            wgpu::BufferDescriptor { label: Some(what), size, usage, mapped_at_creation: false };
        let raw = self.raw.create_buffer(&descriptor);
        if block_on(out_of_memory.pop()).is_some() {
            return Err(error());
        }
        let counted = Some(Arc::new(CountedBytes::new(size, &self.in_use)));
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        Ok(Buffer { id, raw, bound: (0, None), counted })
    }

    /// Returns what kernels bind of a buffer, for another that shares the device. Its bytes count
    /// once, and until both are dropped.
    pub(crate) fn same(&self, buffer: &Buffer) -> Buffer {
        let counted = buffer.counted.clone();
        Buffer { id: buffer.id, raw: buffer.raw.clone(), bound: buffer.bound, counted }
    }

    /// Returns `bytes` bytes of a buffer from `first` on, a multiple of [`PART_ALIGNMENT`], as a
    /// buffer that kernels bind; what is past the end of `whole` is left out.
    pub(crate) fn part(&self, whole: &Buffer, first: usize, bytes: usize) -> Buffer {
        debug_assert!(first.is_multiple_of(PART_ALIGNMENT));
        let rest = whole.raw.size().saturating_sub(first as u64);
        let length = (bytes.max(16) as u64).next_multiple_of(16).min(rest);
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        let bound = (first as u64, NonZero::new(length));
        Buffer { id, raw: whole.raw.clone(), bound, counted: None }
    }

    /// Compiles these kernels, on as many threads as there are cores.
    ///
    /// # Errors
    /// If the driver refuses one.
    pub(crate) fn compile(&mut self, wanted: &[(Kernel, ShaderPiece)]) -> Result<(), Error> {
        for (kernel, _) in wanted {
            let letters = kernel.bindings();
            let uniforms = self.uniforms.as_ref();
            self.layouts.entry(letters).or_insert_with(|| layout(&self.raw, letters, uniforms));
        }
        let pipelines: Vec<_> = wanted
            .par_iter()
            .filter_map(|&(kernel, piece)| Some(((kernel, piece), self.pipeline(kernel, piece)?)))
            .collect();
        self.pipelines.extend(pipelines);
        self.check()?;
        self.cache.save();
        Ok(())
    }

    /// Compiles one kernel; `None` if it is not joined with this kind of piece.
    fn pipeline(&self, kernel: Kernel, piece: ShaderPiece) -> Option<wgpu::ComputePipeline> {
        let constants = ShaderConstants {
            group: self.sizes.group(kernel),
            side: self.sizes.matmul_side,
            value_quads: self.value_quads,
            subgroups: self.sizes.subgroups,
            params: if self.uniforms.is_some() {
                ParamsPlace::Uniform
            } else {
                ParamsPlace::Immediate
            },
        };
        let source = kernel.source(piece, &constants)?;
        let module = self.raw.create_shader_module(wgpu::ShaderModuleDescriptor {
            label: Some(kernel.name()),
            source: wgpu::ShaderSource::Wgsl(source.into()),
        });
        Some(self.raw.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: Some(kernel.name()),
            layout: Some(&self.layouts[kernel.bindings()].1),
            module: &module,
            entry_point: Some("main"),
            compilation_options: wgpu::PipelineCompilationOptions {
                constants: &[],
                // every kernel writes shared memory before it reads it
                zero_initialize_workgroup_memory: false,
            },
            cache: self.cache.get(),
        }))
    }

    /// Returns whether a kernel was compiled with a piece.
    pub(crate) fn has(&self, kernel: Kernel, piece: ShaderPiece) -> bool {
        self.pipelines.contains_key(&(kernel, piece))
    }

    /// Returns the lanes of a workgroup of a kernel.
    pub(crate) fn group(&self, kernel: Kernel) -> usize {
        self.sizes.group(kernel) as usize
    }

    /// Forgets bind groups, which keep buffers alive that are replaced.
    pub(crate) fn forget_bind_groups(&self) {
        self.bind_groups.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Makes an encoder for one submission.
    pub(crate) fn encoder(&self) -> wgpu::CommandEncoder {
        self.raw.create_command_encoder(&wgpu::CommandEncoderDescriptor::default())
    }

    /// Adds a dispatch to a pass. `groups` along an axis that has none make it nothing.
    pub(crate) fn dispatch(
        &self,
        pass: &mut wgpu::ComputePass,
        composed: (Kernel, ShaderPiece),
        buffers: &[&Buffer],
        params: &[u8],
        groups: [usize; 3],
    ) {
        if groups.contains(&0) {
            return;
        }
        let (kernel, piece) = composed;
        let Some(pipeline) = self.pipelines.get(&composed) else {
            self.fail(format!("{} with {piece:?} was not compiled", kernel.name()));
            return;
        };
        let letters = kernel.bindings();
        let mut key = [u32::MAX; WIDEST_BINDINGS];
        for (key, buffer) in key.iter_mut().zip(buffers) {
            *key = buffer.id;
        }
        let mut bind_groups = self.bind_groups.lock().unwrap_or_else(PoisonError::into_inner);
        let bind_group = bind_groups.entry((letters, key)).or_insert_with(|| {
            let entries: Vec<_> = (0..)
                .zip(buffers)
                .map(|(binding, buffer)| wgpu::BindGroupEntry {
                    binding,
                    resource: wgpu::BindingResource::Buffer(wgpu::BufferBinding {
                        buffer: &buffer.raw,
                        offset: buffer.bound.0,
                        size: buffer.bound.1,
                    }),
                })
                .collect();
            self.raw.create_bind_group(&wgpu::BindGroupDescriptor {
                label: Some(kernel.name()),
                layout: &self.layouts[letters].0,
                entries: &entries,
            })
        });
        pass.set_pipeline(pipeline);
        pass.set_bind_group(0, &*bind_group, &[]);
        match &self.uniforms {
            Some(uniforms) if uniforms.bind(pass, params) => {}
            Some(_) => {
                self.fail("more dispatches at once than there is room for".into());
                return;
            }
            None => pass.set_immediates(0, params),
        }
        let [x, y, z] = groups.map(|n| n as u32);
        pass.dispatch_workgroups(x, y, z);
    }

    /// Notes that something went wrong, if it is the first thing.
    fn fail(&self, text: String) {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(text);
    }

    /// Submits commands, and before them the parameters of their dispatches and what was written.
    pub(crate) fn submit(&self, commands: impl IntoIterator<Item = wgpu::CommandBuffer>) {
        if let Some(uniforms) = &self.uniforms {
            uniforms.send(&self.queue);
        }
        self.queue.submit(commands);
    }

    /// Writes numbers to the beginning of a buffer or of its part, before what is submitted next.
    pub(crate) fn write(&self, buffer: &Buffer, numbers: &[f32]) {
        if !numbers.is_empty() {
            let first = buffer.first_byte();
            self.queue.write_buffer(&buffer.raw, first, bytemuck::cast_slice(numbers));
        }
    }

    /// Waits until everything submitted is done.
    ///
    /// # Errors
    /// If the device is lost, or something went wrong on it.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn wait(&self) -> Result<(), Error> {
        let polled = self.raw.poll(wgpu::PollType::wait_indefinitely());
        self.check()?;
        polled
            .map(|_| ())
            .map_err(|e| Error::Device { name: self.name.clone(), reason: e.to_string() })
    }

    /// Waits until everything submitted is done.
    ///
    /// # Errors
    /// If the device is lost, or something went wrong on it.
    #[cfg(target_family = "wasm")]
    pub(crate) fn wait(&self) -> Result<(), Error> {
        let is_done = Arc::new(AtomicBool::new(false));
        let done = Arc::clone(&is_done);
        self.queue.on_submitted_work_done(move || done.store(true, Ordering::Relaxed));
        self.pause_until(&is_done)
    }

    /// Lets the page go on until something is done, or fails.
    #[cfg(target_family = "wasm")]
    fn pause_until(&self, is_done: &AtomicBool) -> Result<(), Error> {
        while !is_done.load(Ordering::Relaxed) {
            self.check()?;
            crate::util::platform::pause();
        }
        self.check()
    }

    /// Maps a part of a staging buffer for reading, once everything submitted is done.
    #[cfg(not(target_family = "wasm"))]
    fn map(&self, slice: &wgpu::BufferSlice) -> Result<(), Error> {
        slice.map_async(wgpu::MapMode::Read, |_| ()); // a failure shows when the range is asked for
        self.wait()
    }

    /// Maps a part of a staging buffer for reading, once everything submitted is done.
    #[cfg(target_family = "wasm")]
    fn map(&self, slice: &wgpu::BufferSlice) -> Result<(), Error> {
        let is_mapped = Arc::new(AtomicBool::new(false));
        let mapped = Arc::clone(&is_mapped);
        slice.map_async(wgpu::MapMode::Read, move |_| mapped.store(true, Ordering::Relaxed));
        self.pause_until(&is_mapped)
    }

    /// Appends the first `n` numbers of a staging buffer to `out`, once everything submitted is
    /// done.
    ///
    /// # Errors
    /// As [`GpuDevice::wait`].
    pub(crate) fn read<T: bytemuck::Pod>(
        &self,
        staging: &Buffer,
        n: usize,
        out: &mut Vec<T>,
    ) -> Result<(), Error> {
        self.read_range(staging, 0..n, out)
    }

    /// Waits, and appends a range of the values of a staging buffer to `out`. It begins at a
    /// multiple of [`wgpu::MAP_ALIGNMENT`] bytes.
    ///
    /// # Errors
    /// As [`GpuDevice::wait`].
    pub(crate) fn read_range<T: bytemuck::Pod>(
        &self,
        staging: &Buffer,
        range: Range<usize>,
        out: &mut Vec<T>,
    ) -> Result<(), Error> {
        if range.is_empty() {
            return self.wait();
        }
        let bytes = |n: usize| (n * size_of::<T>()) as u64;
        let slice = staging.raw.slice(bytes(range.start)..bytes(range.end));
        self.map(&slice)?;
        let failed = |e: &dyn std::fmt::Display| Error::Device {
            name: self.name.clone(),
            reason: format!("results cannot be read: {e}"),
        };
        {
            let view = slice.get_mapped_range().map_err(|e| failed(&e))?;
            out.extend(view.chunks_exact(size_of::<T>()).map(bytemuck::pod_read_unaligned::<T>));
        }
        staging.raw.unmap();
        Ok(())
    }
}

/// Returns the ring for parameters of dispatches, of a device that has no immediates.
fn uniforms_of(device: &wgpu::Device) -> Option<UniformRing> {
    let has_immediates = device.features().contains(wgpu::Features::IMMEDIATES);
    (!has_immediates).then(|| UniformRing::new(device))
}

/// Returns the layouts of kernels with these bindings, and with parameters in a ring if there is
/// one.
fn layout(
    device: &wgpu::Device,
    letters: &'static str,
    uniforms: Option<&UniformRing>,
) -> (wgpu::BindGroupLayout, wgpu::PipelineLayout) {
    let entries: Vec<_> = (0..)
        .zip(letters.chars())
        .map(|(binding, letter)| wgpu::BindGroupLayoutEntry {
            binding,
            visibility: wgpu::ShaderStages::COMPUTE,
            ty: wgpu::BindingType::Buffer {
                ty: wgpu::BufferBindingType::Storage { read_only: letter == 'r' },
                has_dynamic_offset: false,
                min_binding_size: None,
            },
            count: None,
        })
        .collect();
    let descriptor = wgpu::BindGroupLayoutDescriptor { label: Some(letters), entries: &entries };
    let bind_group = device.create_bind_group_layout(&descriptor);
    let groups: Vec<_> =
        [Some(&bind_group)].into_iter().chain(uniforms.map(|ring| Some(&ring.layout))).collect();
    let pipeline = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: Some(letters),
        bind_group_layouts: &groups,
        immediate_size: if uniforms.is_some() { 0 } else { IMMEDIATE_BYTES },
    });
    (bind_group, pipeline)
}
