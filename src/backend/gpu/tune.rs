//! The sizes of workgroups that suit an adapter, found by measuring.
//!
//! Knows kernels and how long they take; knows nothing of models.

use std::time::Duration;

use bytemuck::bytes_of;
use hob_kernels::TensorType;
use serde::Serialize;

use super::cache_types::CacheTypes;
use super::device::{Buffer, DeviceOptions, GpuDevice};
use super::encode::folded;
use super::multiply::UNITS_EDGE;
use super::params::{MAX_HEAD, MAX_SHARES};
use super::shader::{Kernel, ShaderPiece};
use super::sizes::{self, KernelSizes, Tuned};
use super::{Error, params};
use crate::backend::PAGE;
use crate::util::clock::Instant;

mod units;

/// Types of weights that decide: the usual ones.
const TYPES: [TensorType; 2] = [TensorType::Q4_K, TensorType::Q8_0];
/// Columns of the matrices measured, and tokens of a prompt.
const N: usize = 4096;
const TOKENS: usize = 256;
/// Heads, their size, and positions of the attention measured.
const HEADS: [usize; 3] = [32, 128, 4096];
/// Most that products on matrix units may be off, as a part of a token's largest value: f16 has 11
/// bits.
const MOST_ERROR: f64 = 3e-3;
/// Time that a measurement takes at least, unless it is of [`MOST_RUNS`] runs.
const LONG_ENOUGH: Duration = Duration::from_millis(20);
/// Runs that a measurement takes at most.
const MOST_RUNS: u32 = 1000;

/// A measurement.
#[derive(Clone, Debug, Serialize)]
pub struct TuneLine {
    /// The kernel, with its type of weights or of the cache.
    pub kernel: String,
    /// Lanes of a workgroup.
    pub group: u32,
    /// True if reductions go through subgroup operations.
    pub subgroups: bool,
    /// Microseconds of a run.
    pub us: f64,
    /// Bytes of weights, or of keys and values, per second, in 10⁹.
    pub gb_per_s: f64,
    /// Multiplications and additions per second, in 10⁹.
    pub gop_per_s: f64,
}

/// Measures kernels of several sizes over matrices of `mib` MiB, which should be more than the
/// device's caches hold; tells each measurement and returns the best sizes.
///
/// # Errors
/// If the device fails.
pub fn measure(
    adapter: &wgpu::Adapter,
    mib: usize,
    tell: &mut dyn FnMut(TuneLine),
) -> Result<Tuned, Error> {
    let limits = adapter.limits();
    let most = limits.max_compute_invocations_per_workgroup;
    let base = KernelSizes::of(adapter);
    let bytes = (mib << 20).min(base.chunk as usize - 64);
    // one MiB tells nothing of speed: then it is only tried whether all of this works
    let is_trial = mib <= 1;
    let n_tokens = if is_trial { 16 } else { TOKENS };
    let of = |all: &'static [u32], tried: &'static [u32]| {
        let sizes = if is_trial { tried } else { all };
        sizes.iter().copied()
    };

    // one token, which is most of the work: as floats and as whole numbers, with and without
    // subgroup operations
    let mut best = (f64::INFINITY, base);
    for subgroups in [true, false].into_iter().filter(|&wanted| base.subgroups || !wanted) {
        for matvec in of(&[32, 64, 128, 256], &[64]).filter(|&n| n <= most) {
            for int8 in [false, true] {
                let sizes = KernelSizes { matvec, subgroups, int8, ..base };
                let time = TuneBench::new(adapter, sizes, bytes, &products(1, sizes))?
                    .products(1, tell)?;
                if time < best.0 {
                    best = (time, sizes);
                }
            }
        }
    }
    // then a prompt, and attention
    let chosen = best.1;
    best.0 = f64::INFINITY;
    let shapes = of(&[8, 16], &[8]).filter(|n| n * n <= most);
    for (matmul_side, matmul_quads) in shapes.flat_map(|side| [(side, 1), (side, 2)]) {
        let sizes = KernelSizes { matmul_side, matmul_quads, ..chosen };
        // whole numbers have one tile
        if matmul_quads > 1 && sizes.int8 {
            continue;
        }
        let kernels = products(n_tokens, sizes);
        let time = TuneBench::new(adapter, sizes, bytes, &kernels)?.products(n_tokens, tell)?;
        if time < best.0 {
            best = (time, sizes);
        }
    }
    // matrix units where there are any, they are faster, and what they say is true
    if let Some(units) = sizes::units(adapter).filter(|_| chosen.subgroups) {
        let sizes = KernelSizes { units, ..best.1 };
        let kernels = products(n_tokens, sizes);
        let time = TuneBench::new(adapter, sizes, bytes, &kernels)?.products(n_tokens, tell)?;
        if time < best.0 {
            match units::error(adapter, sizes)? {
                e if e < MOST_ERROR => best = (time, sizes),
                e => {
                    tracing::warn!(
                        "matrix units are faster, but off by {e:e} of the largest value: not used"
                    );
                }
            }
        }
    }
    let chosen = best.1;
    best.0 = f64::INFINITY;
    for attend in of(&[64, 128, 256], &[64]).filter(|&n| n <= most) {
        let sizes = KernelSizes { attend, ..chosen };
        let time = TuneBench::new(adapter, sizes, bytes, &[ATTEND])?.attention(tell)?;
        if time < best.0 {
            best = (time, sizes);
        }
    }
    let KernelSizes { matvec, matmul_side, matmul_quads, attend, subgroups, int8, units, .. } =
        best.1;
    Ok(Tuned { matvec, matmul_side, matmul_quads, attend, subgroups, int8, units })
}

/// Returns how many runs the next attempt takes, after one of so many took `time`; `None` if that
/// one counts. The first warms up.
fn more_runs(attempt: u32, runs: u32, time: Duration) -> Option<u32> {
    if attempt > 0 && (time >= LONG_ENOUGH || runs >= MOST_RUNS) {
        return None;
    }
    let wanted = f64::from(runs) * LONG_ENOUGH.as_secs_f64() / time.as_secs_f64().max(1e-6) * 1.2;
    Some((wanted.ceil() as u32).clamp(1, MOST_RUNS))
}

/// Returns the kernel of a product.
fn product(n_tokens: usize, sizes: KernelSizes, ty: TensorType) -> (Kernel, ShaderPiece) {
    match (n_tokens, sizes.int8) {
        (2.., _) if sizes.units > 0 => (Kernel::MatmulUnits, ShaderPiece::Weights(ty)),
        (1, false) => (Kernel::Matvec, ShaderPiece::Weights(ty)),
        (1, true) => (Kernel::MatvecInt8, ShaderPiece::Int8(ty)),
        (_, false) if sizes.matmul_quads > 1 => (Kernel::MatmulWide, ShaderPiece::Weights(ty)),
        (_, false) => (Kernel::Matmul, ShaderPiece::Weights(ty)),
        (_, true) => (Kernel::MatmulInt8, ShaderPiece::Int8(ty)),
    }
}

/// Returns all kernels of products with so many tokens.
fn products(n_tokens: usize, sizes: KernelSizes) -> Vec<(Kernel, ShaderPiece)> {
    let before = [Kernel::Quantize, Kernel::RowMax].map(|kernel| (kernel, ShaderPiece::None));
    TYPES.iter().map(|&ty| product(n_tokens, sizes, ty)).chain(before).collect()
}

const ATTEND: (Kernel, ShaderPiece) = (Kernel::Attend, ShaderPiece::Cache(CacheTypes::F16));

/// A device with some sizes, and what its kernels work on.
struct TuneBench {
    device: GpuDevice,
    bytes: usize,
    weights: Buffer,
    activations: Buffer,
    codes: Buffer,
    scales: Buffer,
    out: Buffer,
}

impl TuneBench {
    fn new(
        adapter: &wgpu::Adapter,
        sizes: KernelSizes,
        bytes: usize,
        kernels: &[(Kernel, ShaderPiece)],
    ) -> Result<TuneBench, Error> {
        let mut device = GpuDevice::open(
            adapter,
            &DeviceOptions { sizes: Some(sizes), ..DeviceOptions::default() },
        )?;
        device.compile(kernels)?;
        let weights = device.buffer("weights", bytes + 64)?;
        // as f16 these are 0.066, and as whole numbers neither 0 nor large
        let pattern = vec![0x2c; bytes.min(1 << 20) / 4 * 4];
        for at in (0..bytes / pattern.len()).map(|i| i * pattern.len()) {
            device.queue.write_buffer(&weights.raw, at as u64, &pattern);
        }
        let n_rows = bytes / TensorType::Q4_K.row_bytes(N).unwrap_or(N);
        let most = (device.max_binding / 4) as usize;
        let [heads, head, positions] = HEADS;
        let bench = TuneBench {
            bytes,
            weights,
            activations: device.buffer("activations", (N * TOKENS).max(heads * head) * 4)?,
            codes: device.buffer("codes", N * TOKENS)?,
            scales: device.buffer("scales", N * TOKENS / 4)?,
            out: device.buffer("out", (n_rows * TOKENS).min(most).max(positions) * 4)?,
            device,
        };
        bench.device.submit([]);
        bench.device.wait()?;
        Ok(bench)
    }

    /// Measures the seconds of one run of `work`, which encodes dispatches.
    fn time(&self, work: impl Fn(&mut wgpu::ComputePass)) -> Result<f64, Error> {
        let mut runs = 1;
        // the first run warms up, and what comes then may be too short
        for attempt in 0.. {
            let mut encoder = self.device.encoder();
            {
                let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
                for _ in 0..runs {
                    work(&mut pass);
                }
            }
            let start = Instant::now();
            self.device.submit([encoder.finish()]);
            self.device.wait()?;
            let time = start.elapsed();
            match more_runs(attempt, runs, time) {
                Some(more) => runs = more,
                None => return Ok(time.as_secs_f64() / f64::from(runs)),
            }
        }
        unreachable!("the loop ends with a measurement")
    }

    /// Times products with `n_tokens` tokens, of each type, and returns the seconds of all per
    /// byte.
    fn products(&self, n_tokens: usize, tell: &mut dyn FnMut(TuneLine)) -> Result<f64, Error> {
        let mut all = 0.0;
        for ty in TYPES {
            all += self.product(ty, n_tokens, tell)?;
        }
        Ok(all)
    }

    /// Times products with `n_tokens` tokens and weights of one type, and returns their seconds per
    /// byte.
    fn product(
        &self,
        ty: TensorType,
        n_tokens: usize,
        tell: &mut dyn FnMut(TuneLine),
    ) -> Result<f64, Error> {
        let sizes = self.device.sizes;
        let row_bytes = ty.row_bytes(N).unwrap_or(N);
        let out_rows = self.out.raw.size() as usize / 4 / n_tokens;
        let most_rows = if n_tokens > 1 { N } else { usize::MAX };
        let n_rows = (self.bytes / row_bytes).min(out_rows).min(most_rows);
        let params = params::Linear::plain(N, row_bytes, n_rows, n_tokens);
        let (kernel, piece) = product(n_tokens, sizes, ty);
        let edge = match kernel {
            Kernel::MatmulUnits => UNITS_EDGE,
            Kernel::MatmulWide => sizes.matmul_side as usize * 8,
            _ => sizes.matmul_side as usize * 4,
        };
        let groups = match n_tokens {
            1 => folded(n_rows.div_ceil(4), 1),
            _ => [n_rows.div_ceil(edge), n_tokens.div_ceil(edge), 1],
        };
        let TuneBench { device, weights, activations, codes, scales, out, .. } = self;
        let seconds = self.time(|pass| {
            let buffers: &[&Buffer] = match kernel {
                Kernel::MatmulUnits => {
                    let row_max = (Kernel::RowMax, ShaderPiece::None);
                    let params = params::RowMax { n: N as u32 };
                    let buffers = [activations, scales];
                    device.dispatch(pass, row_max, &buffers, bytes_of(&params), [1, n_tokens, 1]);
                    &[weights, activations, codes, scales, out]
                }
                _ if sizes.int8 => {
                    let quantize = (Kernel::Quantize, ShaderPiece::None);
                    let n_blocks = N * n_tokens / 32;
                    let params = params::Quantize { n_blocks: n_blocks as u32 };
                    let groups = [n_blocks.div_ceil(device.group(Kernel::Quantize)), 1, 1];
                    let buffers = [activations, codes, scales];
                    device.dispatch(pass, quantize, &buffers, bytes_of(&params), groups);
                    &[weights, codes, scales, activations, out]
                }
                _ => &[weights, activations, codes, out],
            };
            device.dispatch(pass, (kernel, piece), buffers, bytes_of(&params), groups);
        })?;
        tell(TuneLine {
            kernel: format!("{} {ty}", kernel.name()),
            group: device.group(kernel) as u32,
            subgroups: sizes.subgroups,
            us: seconds * 1e6,
            gb_per_s: (n_rows * row_bytes) as f64 / seconds / 1e9,
            gop_per_s: (2 * n_rows * N * n_tokens) as f64 / seconds / 1e9,
        });
        Ok(seconds / (n_rows * row_bytes) as f64)
    }

    /// Measures attention of one token over a full cache.
    fn attention(&self, tell: &mut dyn FnMut(TuneLine)) -> Result<f64, Error> {
        let [heads, head, positions] = HEADS;
        const { assert!(HEADS[1] <= MAX_HEAD) };
        let n_pages = positions / PAGE;
        let cache_bytes = positions * heads / 4 * head * 2 * 2;
        let device = &self.device;
        let [rows, pages] =
            [vec![0u32, 0, positions as u32 - 1, positions as u32], (0..n_pages as u32).collect()]
                .map(|words| {
                    let buffer = device.buffer("words", words.len() * 4)?;
                    device.queue.write_buffer(&buffer.raw, 0, bytemuck::cast_slice(&words));
                    Ok::<_, Error>(buffer)
                });
        let rows = rows?;
        let pages = pages?;
        let cache = device.buffer("cache", cache_bytes)?;
        let n_shares =
            positions.div_ceil(device.group(Kernel::Attend)).min(MAX_SHARES / heads).max(1);
        let params = params::Attend {
            n_head: heads as u32,
            heads_per_kv: 4,
            k_quads: head as u32 / 4,
            v_quads: head as u32 / 4,
            max_pages: n_pages as u32,
            window: params::NONE,
            chunk: params::NONE,
            ahead: 0,
            flags: 0,
            n_shares: n_shares as u32,
            scale: 0.1,
            softcap: 0.0,
            alibi: 0.0,
            sinks: params::NONE,
            n_rows: 0,
            row_bytes: 0,
        };
        let shares = device.buffer("shares", heads * n_shares * (head + 4) * 4)?;
        let buffers = [&self.activations, &rows, &pages, &cache, &self.activations, &shares];
        let seconds = self.time(|pass| {
            device.dispatch(pass, ATTEND, &buffers, bytes_of(&params), [heads, 1, n_shares]);
        })?;
        tell(TuneLine {
            kernel: "attend f16".into(),
            group: device.group(Kernel::Attend) as u32,
            subgroups: device.sizes.subgroups,
            us: seconds * 1e6,
            gb_per_s: cache_bytes as f64 / seconds / 1e9,
            gop_per_s: (4 * heads * head * positions) as f64 / seconds / 1e9,
        });
        Ok(seconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run that takes so long ends a measurement, and within few attempts: those of a fast GPU
    /// are done in microseconds.
    #[test]
    fn a_measurement_ends_whatever_a_run_takes() {
        for nanoseconds in
            [0, 1, 700, 30_000, 100_000, 999_000, 4_000_000, 19_900_000, 20_000_000, 3_000_000_000]
        {
            let mut runs = 1;
            let mut attempts = 0;
            // the first attempt is the slower by what the driver prepares
            let time = |attempt, runs: u32| {
                Duration::from_nanos(
                    nanoseconds * u64::from(runs) + if attempt == 0 { 900_000 } else { 0 },
                )
            };
            while let Some(more) = more_runs(attempts, runs, time(attempts, runs)) {
                runs = more;
                attempts += 1;
                assert!(attempts < 12, "{nanoseconds} ns, {runs} runs");
            }
            assert!(attempts > 0 && (time(attempts, runs) >= LONG_ENOUGH || runs == MOST_RUNS));
        }
    }
}
