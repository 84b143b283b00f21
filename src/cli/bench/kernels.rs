//! `hob bench kernels`: every kernel on every instruction set, next to the limits of the machine.
//!
//! Knows shapes and how to print; `timing` knows how to measure, the kernels crate what there is to
//! measure.

use std::io::Write;
use std::process::ExitCode;

use clap::ValueEnum;
use half::{bf16, f16};
use hob_kernels::cached::{Cached, CachedTile};
use hob_kernels::limits::{self, Product};
use hob_kernels::operands::{
    AttendState, AttendTile, KernelScratch, OutputView, ScanStep, WeightRows,
};
use hob_kernels::{ActEncoding, Acts, CacheType, Isa, Kernels, TensorType};
use serde::Serialize;

use super::aligned::Aligned;
use super::output::ReportForm;
use super::timing::{Rate, Work, rate};
use crate::backend::PAGE;
use crate::backend::cpu::barrier_seconds;
use crate::cli::{Error, model::at_least_one};
use crate::context::{self, ThreadCounts};

const EXAMPLES: &str = "\
Examples:
  hob bench kernels                         all types, all instruction sets
  hob bench kernels --types q4_k,q6_k -t 1  two types, one thread
  hob bench kernels --output json > kernels.json
  hob bench kernels --device gpu            sizes of workgroups; later runs take the best

tokens: 1 is decoding (weights from memory), 512 a prompt. share: how much of the machine's limit
for this work is reached, and which limit it is: reading memory, or the instruction set's
multiplications. packed: weights in the order into which they are brought when a model is loaded.
* marks what the dispatcher picks. What was found for a GPU is in the file that
HOB_GPU_TUNING names; HOB_GPU_TUNING=off does without.";

/// Measure every kernel beside the machine's limits
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// Threads [default: one per physical core]
    #[arg(short, long, value_name = "N", value_parser = at_least_one)]
    threads: Option<usize>,
    /// Weight types to measure [default: all with kernels of their own]
    #[arg(long, value_name = "TYPE", value_delimiter = ',', value_parser = tensor_type)]
    types: Vec<TensorType>,
    /// Form of the result
    #[arg(short, long, value_enum, default_value_t = ReportForm::Md)]
    output: ReportForm,
    /// Kernels to measure: the CPU's, or a GPU's at several sizes of workgroups, the best of which
    /// are kept
    #[arg(long, value_enum, default_value_t = Device::Cpu)]
    device: Device,
    /// GPU to measure: part of its name, or its number in `hob devices`
    #[arg(long, value_name = "NAME")]
    gpu_name: Option<String>,
    /// On a GPU: MiB of weights, more than its caches hold; 1 only tries whether all works
    #[arg(long, value_name = "MIB", default_value_t = 128, value_parser = at_least_one)]
    mib: usize,
    /// On a GPU: keep nothing
    #[arg(long)]
    dry_run: bool,
}

/// The processor whose kernels are measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Device {
    Cpu,
    Gpu,
}

fn tensor_type(name: &str) -> Result<TensorType, String> {
    TensorType::from_name(name).ok_or_else(|| "a tensor type was expected, such as Q4_K".into())
}

/// Length of a row, as in a 1 B model.
const N: usize = 2048;
/// Rows per call, as a thread takes them.
const ROWS: usize = 128;
/// Bytes that measurements read: far more than any cache holds.
const BYTES: usize = 384 << 20;
/// Values of an attention head, as in a 1 B model.
const HEAD: usize = 64;
/// Values of a row of a state space's state.
const STATE: usize = 128;
/// Values of the kernels that work within the caches.
const VECTOR: usize = 4096;

/// The limits of the machine.
#[derive(Serialize)]
struct Limits {
    cpu: String,
    threads: usize,
    /// Memory read per second, in 10⁹ bytes.
    read_gb_per_s: f64,
    /// From one phase of a step to the next: the threads meet.
    barrier_us: f64,
    multiply: Vec<Multiply>,
}

/// The throughput of an instruction set: multiplications and additions per second, in 10⁹.
#[derive(Serialize)]
struct Multiply {
    isa: &'static str,
    f32: Option<f64>,
    bf16: Option<f64>,
    int8: Option<f64>,
}

/// One line of the result.
#[derive(Serialize)]
struct Row {
    kernel: String,
    isa: &'static str,
    /// Tokens of a matmul, query rows of attention.
    tokens: usize,
    /// Bytes of weights, of keys and values, or of whatever else is read and written, per second,
    /// in 10⁹.
    gb_per_s: f64,
    /// Multiplications and additions per second, in 10⁹; 0 where they are not what the kernel is
    /// about.
    gop_per_s: f64,
    /// The share of the limit that is reached.
    share: Option<f64>,
    /// The limit that `share` is of: `read`, `f32` or `int8`.
    of: Option<&'static str>,
    /// The share of the speed of reading memory that is reached.
    of_read: Option<f64>,
    /// The share of the speed of its multipliers that is reached.
    of_multiply: Option<f64>,
    /// The multipliers that it uses: `f32`, `bf16` or `int8`.
    multipliers: Option<&'static str>,
    /// Memory read per second, measured next to this kernel, since the speed of shared machines
    /// varies.
    read_gb_per_s: f64,
    /// True if the dispatcher picks this instruction set.
    pick: bool,
}

/// The state that all measurements share.
struct Bench {
    n_threads: usize,
    /// The bytes that are read: [`harmless_bytes`], or [`moderate_exponents`].
    bytes: Aligned<u64>,
    limits: Limits,
    rows: Vec<Row>,
}

/// Measures, then prints.
pub(super) fn run(args: &Args) -> Result<ExitCode, Error> {
    if args.device == Device::Gpu || args.gpu_name.is_some() {
        return on_gpu(args);
    }
    let n_threads = args.threads.unwrap_or_else(|| ThreadCounts::of_machine().few_tokens);
    let all = || TensorType::all().filter(|&ty| ActEncoding::has_kernel(ty));
    let types = if args.types.is_empty() { all().collect() } else { args.types.clone() };
    if let Some(ty) = types.iter().find(|ty| ty.row_bytes(N).is_none_or(|bytes| bytes == 0)) {
        return Err(Error::Usage(format!("--types {ty}: not a type of weights")));
    }
    let mut bench = Bench::new(n_threads)?;
    for ty in types {
        let has_exponents = ty == TensorType::MXFP4;
        if has_exponents {
            bench.bytes = moderate_exponents();
        }
        bench.between_reads(|bench| {
            for kernels in Isa::available().filter_map(Kernels::new) {
                for packed in
                    [false, true].into_iter().take(1 + usize::from(kernels.takes_packed(ty)))
                {
                    for n_tokens in [1, 8, 512] {
                        bench.matmul(kernels, ty, n_tokens, packed);
                    }
                }
            }
        });
        if has_exponents {
            bench.bytes = harmless_bytes();
        }
    }
    bench.between_reads(|bench| {
        for kernels in Isa::available().filter_map(Kernels::new) {
            for n_q in [4, 64] {
                bench.attention(kernels, n_q);
            }
            bench.vectors(kernels);
        }
    });
    bench.finish();
    let mut out = crate::cli::stdout();
    match args.output {
        ReportForm::Md => print_md(&bench, &mut out)?,
        ReportForm::Json => {
            #[derive(Serialize)]
            struct Everything<'a> {
                limits: &'a Limits,
                rows: &'a [Row],
            }
            let result = Everything { limits: &bench.limits, rows: &bench.rows };
            crate::cli::write_json(&mut out, &result)?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(feature = "gpu")]
fn on_gpu(args: &Args) -> Result<ExitCode, Error> {
    super::gpu::run(args.gpu_name.as_deref(), args.mib, args.dry_run, args.output)
}

#[cfg(not(feature = "gpu"))]
fn on_gpu(Args { mib: _, dry_run: _, .. }: &Args) -> Result<ExitCode, Error> {
    Err(context::Error::NoGpu.into())
}

/// Returns arbitrary bytes, of which no f16 or f32 is an infinity or a NaN.
fn harmless_bytes() -> Aligned<u64> {
    let harmless = f16::from_f32(0.01).to_le_bytes();
    repeated(|i| if i.is_multiple_of(3) { (i * 37) as u8 & 0x3b } else { harmless[i % 2] })
}

/// Returns arbitrary bytes for MXFP4, whose scales are powers of two of a byte: 2⁻⁷ to 1. Those of
/// other bytes would make subnormal products, for which Intel's processors take a hundred times as
/// long.
fn moderate_exponents() -> Aligned<u64> {
    repeated(|i| 120 + (i * 37 % 8) as u8)
}

/// Returns [`BYTES`] bytes that repeat the first 3 · 256.
fn repeated(byte: impl Fn(usize) -> u8) -> Aligned<u64> {
    let pattern: Vec<u64> =
        (0..96).map(|w| u64::from_le_bytes(std::array::from_fn(|i| byte(8 * w + i)))).collect();
    Aligned::from_fn(BYTES / 8, |i| pattern[i % pattern.len()])
}

impl Bench {
    /// Measures the machine's limits.
    fn new(n_threads: usize) -> Result<Bench, Error> {
        let limits = Limits {
            cpu: cpu_name(),
            threads: n_threads,
            read_gb_per_s: 0.0,
            barrier_us: 1e6
                * barrier_seconds(n_threads).map_err(|e| context::Error::Start(e.into()))?,
            multiply: Vec::new(),
        };
        let mut bench = Bench { n_threads, bytes: harmless_bytes(), limits, rows: Vec::new() };
        bench.limits.read_gb_per_s = bench.read_memory();
        bench.limits.multiply = bench.multiply();
        Ok(bench)
    }

    /// Returns what each instruction set multiplies.
    fn multiply(&self) -> Vec<Multiply> {
        let of = |kernels: &'static Kernels| {
            let [f32, bf16, int8] = [Product::F32, Product::Bf16, Product::Int8].map(|kind| {
                kernels.multiply_only(kind, 1)?;
                let rate = rate(self.n_threads, |_| {
                    move || Work { bytes: 0, ops: kernels.multiply_only(kind, 10_000).unwrap_or(0) }
                });
                Some(rate.gop_per_s())
            });
            Multiply { isa: kernels.isa.name(), f32, bf16, int8 }
        };
        Isa::available().filter_map(Kernels::new).map(of).collect()
    }

    /// Returns a thread's part of the bytes.
    fn part(&self, thread: usize) -> &[u8] {
        let all: &[u8] = bytemuck::cast_slice(&self.bytes);
        let each = BYTES / self.n_threads / 4096 * 4096;
        &all[thread * each..][..each]
    }

    /// Measures the memory read per second, in 10⁹ bytes.
    fn read_memory(&self) -> f64 {
        let work = |thread| {
            let mut pieces = self.part(thread).chunks_exact(1 << 20).cycle();
            move || {
                let piece = pieces.next().unwrap_or(&[]);
                std::hint::black_box(limits::read(piece));
                Work { bytes: piece.len() as u64, ops: 0 }
            }
        };
        rate(self.n_threads, work).gb_per_s()
    }

    /// Runs `measure`, and measures how fast memory is read before and after it.
    fn between_reads(&mut self, measure: impl FnOnce(&mut Bench)) {
        let first = self.rows.len();
        let before = self.read_memory();
        measure(self);
        let read = before.max(self.read_memory());
        self.limits.read_gb_per_s = self.limits.read_gb_per_s.max(read);
        for row in self.rows[first..].iter_mut() {
            row.read_gb_per_s = read;
        }
    }

    /// Measures the multipliers once more, since other work may have disturbed them, and says what
    /// share of its limit each line reached.
    fn finish(&mut self) {
        let again = self.multiply();
        for (best, again) in self.limits.multiply.iter_mut().zip(again) {
            let higher =
                |a: &mut Option<f64>, b: Option<f64>| *a = (*a).zip(b).map(|(a, b)| a.max(b));
            higher(&mut best.f32, again.f32);
            higher(&mut best.bf16, again.bf16);
            higher(&mut best.int8, again.int8);
        }
        for row in &mut self.rows {
            let Some(product) = row.of else { continue };
            let peak = self.limits.multiply.iter().find(|m| m.isa == row.isa);
            let peak = peak.and_then(|m| match product {
                p if p == Product::Int8.name() => m.int8,
                p if p == Product::Bf16.name() => m.bf16,
                _ => m.f32,
            });
            let of_peak = peak.map_or(0.0, |peak| row.gop_per_s / peak);
            let of_read = row.gb_per_s / row.read_gb_per_s;
            row.share = Some(of_peak.max(of_read));
            row.of_read = Some(of_read);
            row.of_multiply = peak.map(|_| of_peak);
            row.multipliers = Some(product);
            row.of = if of_read > of_peak { Some("read") } else { row.of };
        }
    }

    fn matmul(&mut self, kernels: &'static Kernels, ty: TensorType, n_tokens: usize, packed: bool) {
        let name = if ActEncoding::has_kernel(ty) {
            let layout = if packed { " packed" } else { "" };
            format!("matmul_{}{layout}", ty.name().to_lowercase())
        } else {
            format!("matmul_generic {ty}")
        };
        let encoding = kernels.encoding(ty, n_tokens);
        let x = Aligned::from_fn(N * n_tokens, |i| (i % 1000) as f32 / 500.0 - 1.0);
        let mut acts = Acts::default();
        let acts = acts.encode(kernels, encoding, &x, N);
        // the scalar kernels are the specification, and nobody waits for a prompt of theirs
        let rows = if kernels.isa == Isa::Scalar { ROWS / 16 } else { ROWS };
        let row_bytes = ty.row_bytes(N).unwrap_or(0);
        let measured = rate(self.n_threads, |thread| {
            let mut pieces = self.part(thread).chunks_exact(rows * row_bytes).cycle();
            let mut out = Aligned::zeros(rows * n_tokens);
            let mut scratch = KernelScratch::default();
            move || {
                let piece = pieces.next().unwrap_or(&[]);
                // any bytes are some weights, in any layout
                let weights =
                    if packed { WeightRows::packed } else { WeightRows::new }(ty, piece, N, rows);
                kernels.matmul(weights, acts, &mut OutputView::whole(&mut out, rows), &mut scratch);
                Work { bytes: piece.len() as u64, ops: 2 * (N * rows * n_tokens) as u64 }
            }
        });
        let kind = match encoding {
            ActEncoding::F32 => Product::F32,
            ActEncoding::Bf16 => Product::Bf16,
            ActEncoding::Q8x32 | ActEncoding::Q8x256 => Product::Int8,
        };
        self.add(kernels, name, n_tokens, measured, Some(kind));
    }

    fn attention(&mut self, kernels: &'static Kernels, n_q: usize) {
        let q = Aligned::from_fn(n_q * HEAD, |i| (i % 100) as f32 / 50.0 - 1.0);
        let visible = vec![(0, PAGE as u32); n_q];
        let ops = 4 * (n_q * PAGE * HEAD) as u64;
        let state = || {
            (vec![0.0; n_q], vec![1.0; n_q], Aligned::zeros(n_q * HEAD), KernelScratch::default())
        };
        macro_rules! attend {
            ($name:literal, $ty:ty, $kernel:ident) => {
                let measured = rate(self.n_threads, |thread| {
                    let part: &[$ty] = bytemuck::cast_slice(self.part(thread));
                    let mut pages = part.chunks_exact(2 * PAGE * HEAD).cycle();
                    let q = &q;
                    let visible = &visible;
                    let (mut max, mut sum, mut acc, mut scratch) = state();
                    move || {
                        let page = pages.next().unwrap_or(&[]);
                        let (k, v) = page.split_at(PAGE * HEAD);
                        let tile = AttendTile {
                            q,
                            k,
                            v,
                            d_k: HEAD,
                            d_v: HEAD,
                            visible,
                            scale: 0.125,
                            softcap: 0.0,
                        };
                        let mut state = AttendState { max: &mut max, sum: &mut sum, acc: &mut acc };
                        kernels.$kernel(&tile, &mut state, &mut scratch);
                        Work { bytes: size_of_val(page) as u64, ops }
                    }
                });
                self.add(kernels, $name.into(), n_q, measured, Some(Product::F32));
            };
        }
        attend!("attend_f16", f16, attend_f16);
        attend!("attend_bf16", bf16, attend_bf16);
        attend!("attend_f32", f32, attend_f32);
        for ty in CacheType::ALL.map(CacheType::tensor_type) {
            if ty.block_len() > 1 {
                self.attention_to_blocks(kernels, ty, n_q);
            }
        }
    }

    /// Measures attention to keys and values in blocks.
    fn attention_to_blocks(&mut self, kernels: &'static Kernels, ty: TensorType, n_q: usize) {
        let q = Aligned::from_fn(n_q * HEAD, |i| (i % 100) as f32 / 50.0 - 1.0);
        let visible = vec![(0, PAGE as u32); n_q];
        let half = PAGE * HEAD / ty.block_len() * ty.block_bytes();
        let measured = rate(self.n_threads, |thread| {
            let mut pages = self.part(thread).chunks_exact(2 * half).cycle();
            let q = &q;
            let visible = &visible;
            let mut max = vec![0.0; n_q];
            let mut sum = vec![1.0; n_q];
            let mut acc = Aligned::zeros(n_q * HEAD);
            let mut scratch = KernelScratch::default();
            move || {
                let page = pages.next().unwrap_or(&[]);
                let (k, v) = page.split_at(half);
                let tile = CachedTile {
                    q,
                    k: Cached::Blocks { ty, bytes: k },
                    v: Cached::Blocks { ty, bytes: v },
                    d_k: HEAD,
                    d_v: HEAD,
                    visible,
                    scale: 0.125,
                    softcap: 0.0,
                };
                let mut state = AttendState { max: &mut max, sum: &mut sum, acc: &mut acc };
                kernels.attend(&tile, &mut state, &mut scratch);
                Work { bytes: page.len() as u64, ops: 4 * (n_q * PAGE * HEAD) as u64 }
            }
        });
        let name = format!("attend_{}", ty.name().to_lowercase());
        self.add(kernels, name, n_q, measured, Some(Product::F32));
    }

    /// Measures the kernels that work on one vector within the caches.
    fn vectors(&mut self, kernels: &'static Kernels) {
        let x = Aligned::from_fn(VECTOR, |i| (i % 100) as f32 / 50.0 - 1.0);
        let n = VECTOR;
        type Buffers = (Aligned<f32>, Aligned<i8>, Aligned<f32>, Aligned<i16>);
        type Call = fn(&Kernels, &[f32], &mut Buffers);
        let calls: [(&str, usize, Call); 7] = [
            ("quantize_q8x32", 5, |k, x, (_, q, scale, sums)| {
                k.quantize(ActEncoding::Q8x32, x, q, &mut scale[..VECTOR / 32], sums);
            }),
            ("quantize_q8x256", 5, |k, x, (_, q, scale, sums)| {
                k.quantize(ActEncoding::Q8x256, x, q, &mut scale[..VECTOR / 256], sums);
            }),
            ("rms_norm", 12, |k, x, (out, ..)| k.rms_norm(x, x, 1e-5, out)),
            ("softmax", 8, |k, _, (out, ..)| k.softmax(out)),
            ("silu_mul", 12, |k, x, (out, ..)| k.silu_mul(out, x)),
            ("gelu_mul", 12, |k, x, (out, ..)| k.gelu_mul(out, x)),
            ("scan", 8, |k, x, (out, _, read, _)| {
                let b = &x[..STATE];
                let c = &x[STATE..2 * STATE];
                let x = &x[..VECTOR / STATE];
                let factors = ScanStep { b, c, decay: 0.9, step: 0.1 };
                k.scan(out, &factors, x, &mut read[..x.len()]);
            }),
        ];
        for (name, bytes_per_value, call) in calls {
            let measured = rate(self.n_threads, |_| {
                let mut buffers: Buffers =
                    (x.copy(), Aligned::zeros(n), Aligned::zeros(n), Aligned::zeros(n / 16));
                let x = &x;
                move || {
                    call(kernels, x, &mut buffers);
                    Work { bytes: (n * bytes_per_value) as u64, ops: 0 }
                }
            });
            self.add(kernels, name.into(), 1, measured, None);
        }
    }

    /// Adds a line. `kind` is what the kernel multiplies; without one it has no limit here. Its
    /// share comes later.
    fn add(
        &mut self,
        kernels: &Kernels,
        kernel: String,
        tokens: usize,
        measured: Rate,
        kind: Option<Product>,
    ) {
        self.rows.push(Row {
            kernel,
            isa: kernels.isa.name(),
            tokens,
            gb_per_s: measured.gb_per_s(),
            gop_per_s: measured.gop_per_s(),
            share: None,
            of: kind.map(Product::name),
            of_read: None,
            of_multiply: None,
            multipliers: None,
            read_gb_per_s: 0.0,
            pick: kernels.isa == Isa::best(),
        });
    }
}

fn print_md(bench: &Bench, out: &mut impl Write) -> std::io::Result<()> {
    let Limits { cpu, threads, read_gb_per_s, barrier_us, multiply } = &bench.limits;
    writeln!(
        out,
        "{cpu}, {threads} threads, memory read at {read_gb_per_s:.1} GB/s, \
         {barrier_us:.2} µs per barrier\n"
    )?;
    writeln!(out, "| isa          |  f32 GOP/s | bf16 GOP/s | int8 GOP/s |")?;
    writeln!(out, "|--------------|-----------:|-----------:|-----------:|")?;
    let or_dash = |x: Option<f64>| x.map_or("–".into(), |x| format!("{x:.0}"));
    for m in multiply {
        let [f32, bf16, int8] = [m.f32, m.bf16, m.int8].map(or_dash);
        writeln!(out, "| {:12} | {f32:>10} | {bf16:>10} | {int8:>10} |", m.isa)?;
    }
    writeln!(
        out,
        "\n| kernel                | isa          |   | tokens |  GB/s |  GOP/s | share | of   |"
    )?;
    writeln!(
        out,
        "|-----------------------|--------------|---|-------:|------:|-------:|------:|------|"
    )?;
    for row in &bench.rows {
        let gop = if row.gop_per_s > 0.0 { format!("{:.1}", row.gop_per_s) } else { "–".into() };
        let share = row.share.map_or("–".into(), |share| format!("{:.0} %", 100.0 * share));
        let pick = if row.pick { "*" } else { "" };
        writeln!(
            out,
            "| {:21} | {:12} | {pick:1} | {:>6} | {:>5.1} | {gop:>6} | {share:>5} | {:4} |",
            row.kernel,
            row.isa,
            row.tokens,
            row.gb_per_s,
            row.of.unwrap_or("–")
        )?;
    }
    Ok(())
}

/// Returns the processor's name, or else its architecture.
fn cpu_name() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    name.map_or_else(|| std::env::consts::ARCH.into(), |(_, name)| name.trim().into())
}
