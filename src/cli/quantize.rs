//! `hob quantize`: a model file again, with its weights in another type.

mod mix;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use hob_kernels::dequant::dequantize;
use hob_kernels::quantize::{Quantizer, quantizer};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use self::mix::TypeArgs;
use super::Error;
use super::inspect::bytes;
use super::model::named_source;
use super::tensor_copy::{STOPPED, TensorCopy, is_of_split, refuse_input};
use super::whole_file::WholeFile;
use crate::gguf::{Gguf, Tensor, TensorType, Writer};

pub(super) use self::mix::Mix;

const EXAMPLES: &str = "\
Examples:
  hob quantize model-f16.gguf model-q4.gguf q4_k_m
  hob quantize model-00001-of-00004.gguf model-q8.gguf q8_0    joins the parts of a split model
  hob quantize --dry-run model-f16.gguf x q3_k_m               the type of each tensor, and the size
  hob quantize --tensor-type ffn_down=q6_k f16.gguf q4.gguf q4_k_s

Types, with bits per weight:
  f32 32   f16 16   bf16 16   q8_0 8.5   q6_k 6.6   q5_0 5.5   q5_1 6.0   q4_0 4.5   q4_1 5.0
  q5_k_m 5.7   q5_k_s 5.5   q4_k_m 4.9   q4_k_s 4.6   iq4_nl 4.5   iq4_xs 4.3
  q3_k_l 4.3   q3_k_m 3.9   q3_k_s 3.5   q2_k 3.2   q2_k_s 2.9   tq2_0 2.1   tq1_0 1.7
  mxfp4_moe: experts in mxfp4 (4.3), all else in q8_0

They hold llama.cpp's mixes: tensors that lose much by few bits get more, unless --pure says
otherwise, and the output layer no fewer than q6_k. Norms, biases and other vectors keep their type.
Rows that do not divide into blocks of 256 get the type of 32-blocks nearest to the one wanted.";

/// Write a model file with its weights in another type
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// The model to read, of any type: a file, or a name in a store
    input: PathBuf,
    /// The file to write
    output: PathBuf,
    /// The type of the weights
    #[arg(name = "TYPE")]
    mix: Mix,
    #[command(flatten)]
    types: TypeArgs,
    /// Write nothing; print the type and size of each tensor
    #[arg(long)]
    dry_run: bool,
    /// Threads; by default one per core
    #[arg(short, long)]
    threads: Option<std::num::NonZero<usize>>,
}

/// Writes the file next to its final name and renames it: an interrupted run leaves no half model
/// under that name.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let input = named_source(&Some(args.input.clone()))?.open()?;
    let types = mix::types(&input, args.mix, &args.types)?;
    if args.dry_run {
        return print(&input, &types);
    }
    write(&input, &args.output, args.mix, &types, args.threads)
}

/// Prints the type and size of each tensor, and the size of all.
fn print(input: &Gguf, types: &[TensorType]) -> Result<ExitCode, Error> {
    let mut out = super::stdout();
    let mut before = 0;
    let mut after = 0;
    for (t, &ty) in input.tensors().iter().zip(types) {
        let rows: usize = t.shape[1..].iter().product();
        let size = (ty.row_bytes(t.shape[0]).unwrap_or(0) * rows) as u64;
        let line = format!("{}  {} → {}  {}", t.name, t.ty.name(), ty.name(), bytes(size));
        writeln!(out, "{line}")?;
        before += t.n_bytes;
        after += size;
    }
    writeln!(out, "{} → {}", bytes(before), bytes(after))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Writes a model with its weights in the types of a mix.
///
/// # Errors
/// As [`write`].
pub(super) fn write_mix(
    input: &Gguf,
    output: &Path,
    mix: Mix,
    threads: Option<std::num::NonZero<usize>>,
) -> Result<ExitCode, Error> {
    let types = mix::types(input, mix, &TypeArgs::default())?;
    write(input, output, mix, &types, threads)
}

/// Writes a model with its tensors in other types. A signal to stop ends it, and nothing is left.
///
/// # Errors
/// Input and output are the same file, or the output cannot be written.
fn write(
    input: &Gguf,
    output: &Path,
    mix: Mix,
    types: &[TensorType],
    threads: Option<std::num::NonZero<usize>>,
) -> Result<ExitCode, Error> {
    refuse_input(input, output)?;
    let mut writer = Writer::new();
    for (key, value) in input.metadata() {
        if !is_of_split(key) && key != "general.file_type" && key != "general.quantization_version"
        {
            writer.metadata(key, value.clone())?;
        }
    }
    writer.metadata("general.file_type", mix.file_type)?;
    // the block layouts of 2023-05, which are today's
    writer.metadata("general.quantization_version", 2u32)?;
    for (t, &ty) in input.tensors().iter().zip(types) {
        writer.tensor(&t.name, ty, &t.shape)?;
    }

    let copy = TensorCopy::begin(input)?;
    let mut out = WholeFile::create(output)?;
    let threads = threads.or(std::thread::available_parallelism().ok()).map_or(1, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|source| Error::Threads { n: threads, source })?;
    if !write_tensors(&copy, writer, types, &mut out, &pool)? {
        return Ok(ExitCode::from(STOPPED));
    }
    out.finish()?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the data of all tensors. Returns false if it was stopped.
fn write_tensors(
    copy: &TensorCopy,
    writer: Writer,
    types: &[TensorType],
    out: &mut WholeFile,
    pool: &ThreadPool,
) -> Result<bool, Error> {
    let mut out = writer.begin(out)?;
    for (t, &ty) in copy.input().tensors().iter().zip(types) {
        let is_whole = match quantizer(ty).filter(|_| ty != t.ty) {
            None => copy.tensor(t, &mut out)?,
            Some(encode) => {
                let row = Conversion::of(t, ty, encode);
                copy.pieces(t, row.batch(pool.current_num_threads()), |rows| {
                    let converted = pool.install(|| row.convert(rows));
                    let converted = converted
                        .ok_or_else(|| Error::NotFinite { tensor: t.name.to_string(), ty })?;
                    Ok(out.data(&t.name, &converted)?)
                })?
            }
        };
        if !is_whole {
            return Ok(false);
        }
    }
    out.finish()?;
    Ok(true)
}

/// The conversion of the rows of one tensor.
struct Conversion {
    from: TensorType,
    to: TensorType,
    encode: Quantizer,
    /// Values per row.
    n: usize,
    /// Bytes per row before and after; rows divide into blocks of both types, which was checked.
    bytes: (usize, usize),
}

impl Conversion {
    fn of(t: &Tensor, to: TensorType, encode: Quantizer) -> Conversion {
        let n = t.shape[0];
        let bytes = (t.ty.row_bytes(n).unwrap_or(0).max(1), to.row_bytes(n).unwrap_or(0).max(1));
        Conversion { from: t.ty, to, encode, n, bytes }
    }

    /// Returns the bytes of the rows to take at once: a few megabytes for each thread, so that
    /// large tensors stay out of memory.
    fn batch(&self, threads: usize) -> usize {
        let rows = (4 << 20) / (self.n * size_of::<f32>()).max(1);
        self.bytes.0 * rows.max(1) * threads
    }

    /// Converts whole rows on the threads of the pool that it is called in. `None` if a value is
    /// not finite and the type cannot say so.
    fn convert(&self, rows: &[u8]) -> Option<Vec<u8>> {
        let mut out = vec![0; rows.len() / self.bytes.0 * self.bytes.1];
        let finite = rows
            .par_chunks_exact(self.bytes.0)
            .zip(out.par_chunks_exact_mut(self.bytes.1))
            .map_init(|| vec![0.0; self.n], |values, (from, to)| self.convert_row(values, from, to))
            .all(|finite| finite);
        finite.then_some(out)
    }

    /// Converts one row by way of `values`. Returns false if a value is not finite and the type
    /// cannot say so.
    fn convert_row(&self, values: &mut [f32], from: &[u8], to: &mut [u8]) -> bool {
        dequantize(self.from, from, values);
        (self.encode)(values, to);
        let floats = matches!(self.to, TensorType::F32 | TensorType::F16 | TensorType::BF16);
        floats || values.iter().all(|v| v.is_finite())
    }
}
