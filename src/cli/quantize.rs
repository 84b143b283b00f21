//! `hob quantize`: a model file again, with its weights in another type.

mod mix;
mod target;

use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use hob_kernels::dequant::dequantize;
use hob_kernels::quantize::{Quantizer, WeightedQuantizer, quantizer, weighted_quantizer};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use self::mix::TypeArgs;
use self::target::{QuantizeTarget, QuantizedTypes};
use super::Error;
use super::atomic_file::AtomicFile;
use super::importance::ImportanceFile;
use super::inspect::{Assignment, assignment};
use super::named::named_source;
use super::output_files::{OverwriteArgs, WriteReport, say};
use super::split::part_paths;
use super::tensor_copy::{TensorCopy, is_split_key};
use super::units::binary_size;
use crate::gguf::{Gguf, MetadataOverride, Tensor, TensorType, TensorWriter, Writer};
use crate::hugging_face::HfTower;

pub(super) use self::mix::Mix;

const EXAMPLES: &str = "\
Examples:
  hob quantize model-f16.gguf model-q4.gguf q4_k_m
  hob quantize model-00001-of-00004.gguf model-q8.gguf q8_0    joins the parts of a split model
  hob quantize --dry-run model-f16.gguf q3_k_m                 the type of each tensor, and the size
  hob quantize model-f16.gguf q4_k_m                           next to it, as ggml-model-Q4_K_M.gguf
  hob quantize model.gguf copy.gguf copy --override-kv general.name=str:Mine
  hob quantize --tensor-type ffn_down=q6_k f16.gguf q4.gguf q4_k_s
  hob quantize --imatrix imatrix.gguf f16.gguf q4.gguf iq4_xs     weighed as hob imatrix measured
  hob quantize --keep-split f16-00001-of-00004.gguf q4.gguf q4_k_m     q4-00001-of-00004.gguf …

Types, with bits per weight, or llama.cpp's numbers of them; copy leaves every tensor as it is:
  f32 32   f16 16   bf16 16   q8_0 8.5   q6_k 6.6   q5_0 5.5   q5_1 6.0   q4_0 4.5   q4_1 5.0
  q5_k_m 5.7   q5_k_s 5.5   q4_k_m 4.9   q4_k_s 4.6   iq4_nl 4.5   iq4_xs 4.3
  q3_k_l 4.3   q3_k_m 3.9   q3_k_s 3.5   q2_k 3.2   q2_k_s 2.9   tq2_0 2.1   tq1_0 1.7
  iq3_m 3.7   iq3_s 3.4   and only with --imatrix: iq3_xs 3.3   iq3_xxs 3.1
  iq2_m 2.7   iq2_s 2.5   iq2_xs 2.3   iq2_xxs 2.1   iq1_m 1.8   iq1_s 1.6
  nvfp4 4.5   mxfp4_moe: experts in mxfp4 (4.3), all else in q8_0

With --imatrix, errors of what matters more weigh more. f32, f16, bf16, q8_0, mxfp4 and the ternary
types are written as without.

They hold llama.cpp's mixes: tensors that lose much by few bits get more, unless --pure says
otherwise, and the output layer no fewer than q6_k. Norms, biases and other vectors keep their type.
Rows that do not divide into blocks of 256 get the type of 32-blocks nearest to the one wanted.";

/// Write a model file with its weights in another type
#[derive(Debug, clap::Args)]
#[command(
    after_help = EXAMPLES,
    override_usage = "hob quantize [OPTIONS] <INPUT> [OUTPUT] <TYPE> [THREADS]"
)]
pub(super) struct Args {
    /// The model to read, of any type: a file, or a name in a store
    input: PathBuf,
    /// The file to write, if another than ggml-model-TYPE.gguf next to the input; the type of the
    /// weights; and a number of threads, as -t
    #[arg(value_name = "OUTPUT TYPE THREADS", num_args = 1..=3, required = true)]
    target: Vec<PathBuf>,
    #[command(flatten)]
    types: TypeArgs,
    /// Weigh errors by what each input matters, as hob imatrix or llama-imatrix measured it
    #[arg(long, value_name = "FILE")]
    imatrix: Option<PathBuf>,
    /// Of --imatrix, use that of tensors alone whose name has this in it (may be given several
    /// times)
    #[arg(long, value_name = "NAME", requires = "imatrix")]
    include_weights: Vec<String>,
    /// Of --imatrix, leave out that of tensors whose name has this in it (may be given several
    /// times)
    #[arg(long, value_name = "NAME", requires = "imatrix", conflicts_with = "include_weights")]
    exclude_weights: Vec<String>,
    /// A value of metadata in the new file, of type int, float, bool or str; a key of the input
    /// keeps its type (may be given several times)
    #[arg(long, value_name = "KEY=[TYPE:]VALUE", value_parser = assignment)]
    override_kv: Vec<Assignment>,
    /// Write as many parts as the input has, with the same tensors in each
    #[arg(long)]
    keep_split: bool,
    /// Accepted as llama-quantize's: tensors that are quantized already are always taken
    #[arg(long)]
    allow_requantize: bool,
    /// Accepted as llama-quantize's: a few megabytes for each thread are taken
    #[arg(long, value_name = "MIB")]
    max_buffer_size: Option<std::num::NonZero<u32>>,
    /// Write nothing; print the type and size of each tensor
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    overwrite: OverwriteArgs,
    /// Threads; by default one per core
    #[arg(short, long, allow_negative_numbers = true)]
    threads: Option<std::num::NonZero<usize>>,
}

/// Writes the file next to its final name and renames it: an interrupted run leaves no half model
/// under that name.
pub(super) fn run(mut args: Args) -> Result<ExitCode, Error> {
    let target = QuantizeTarget::read(&args.target)?;
    args.types.read_file()?;
    let source = named_source(&Some(args.input.clone()))?;
    let input = if args.dry_run { source.open_shapes()? } else { source.open_to_write()? };
    let overrides = args.overrides(&input)?;
    let input = input.with_overrides(&overrides)?;
    let imatrix = args.error_weights(&input)?;
    let (types, mix) = match target.types {
        QuantizedTypes::Mix(mix) => (mix::types(&input, mix, imatrix.is_some(), &args.types)?, mix),
        QuantizedTypes::Kept if args.types.is_given() || imatrix.is_some() => {
            let what = "copy leaves every tensor as it is: leave --imatrix and types out";
            return Err(Error::Usage(what.into()));
        }
        QuantizedTypes::Kept => mix::copied_types(&input)?,
    };
    if args.dry_run {
        return print(&input, &types);
    }
    let path = target.output_beside(&args.input)?;
    let output = QuantizedFiles {
        path: &path,
        keep_split: args.keep_split,
        imatrix,
        overwrite: args.overwrite,
    };
    refuse_unweighed(&input, output.imatrix.as_ref(), &types, FROM_A_FILE)?;
    write(&input, &output, mix, &types, args.threads.or(target.threads))
}

impl Args {
    /// Returns the values of metadata in place of the input's.
    ///
    /// # Errors
    /// One is of another type there, or the type of the weights decides it.
    fn overrides(&self, input: &Gguf) -> Result<Vec<MetadataOverride>, Error> {
        const OPTION: &str = "--override-kv";
        let of = |assignment: &Assignment| {
            let (key, value) = assignment.read(input, OPTION)?;
            let option = format!("{OPTION} {key}");
            if TYPE_KEYS.contains(&&*key) {
                return Err(Error::Usage(format!("{option}: TYPE says it")));
            }
            Ok(MetadataOverride { key, value, option })
        };
        self.override_kv.iter().map(of).collect()
    }

    /// Reads the weights of errors of a model's tensors that are wanted, if there are some.
    ///
    /// # Errors
    /// They cannot be read, or are of another model.
    fn error_weights(&self, input: &Gguf) -> Result<Option<ErrorWeights>, Error> {
        let Some(path) = &self.imatrix else { return Ok(None) };
        let mut weights = ErrorWeights::open(path, input)?;
        let is_in = |parts: &[String], name: &str| parts.iter().any(|part| name.contains(part));
        weights.file.retain(|name| {
            let is_included = self.include_weights.is_empty() || is_in(&self.include_weights, name);
            is_included && !is_in(&self.exclude_weights, name)
        });
        if weights.file.len() == 0 {
            let what = "--include-weights and --exclude-weights leave nothing of it";
            return Err(Error::input(path.display(), what));
        }
        Ok(Some(weights))
    }
}

/// The files to write, and how their weights are rounded.
struct QuantizedFiles<'a> {
    path: &'a Path,
    /// Write as many files as the input has.
    keep_split: bool,
    /// The weights of errors.
    imatrix: Option<ErrorWeights>,
    overwrite: OverwriteArgs,
}

/// The weights of errors, and the file that they are from.
struct ErrorWeights {
    file: ImportanceFile,
    name: String,
}

impl ErrorWeights {
    /// Reads the weights of errors of a model's tensors.
    ///
    /// # Errors
    /// They cannot be read, or are of another model.
    fn open(path: &Path, input: &Gguf) -> Result<ErrorWeights, Error> {
        let file = ImportanceFile::open(path)?;
        let mut n_known = 0;
        for tensor in input.tensors() {
            n_known += usize::from(file.of_tensor(tensor)?.is_some());
        }
        if n_known == 0 {
            return Err(Error::input(path.display(), "nothing of this model's tensors is in it"));
        }
        Ok(ErrorWeights { file, name: path.display().to_string() })
    }

    /// Writes the file's name and size into a model's metadata, as llama-quantize does.
    fn describe(&self, header: &mut Writer) -> Result<(), Error> {
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        header.metadata("quantize.imatrix.file", self.name.as_str())?;
        if let Some(dataset) = self.file.dataset() {
            header.metadata("quantize.imatrix.dataset", dataset)?;
        }
        header.metadata("quantize.imatrix.entries_count", count(self.file.len()))?;
        header.metadata("quantize.imatrix.chunks_count", self.file.n_chunks())?;
        Ok(())
    }
}

/// Prints the type and size of each tensor, and the size of all.
fn print(input: &Gguf, types: &[TensorType]) -> Result<ExitCode, Error> {
    let mut out = super::stdout();
    let mut before = 0;
    let mut after = 0;
    for (t, &ty) in input.tensors().iter().zip(types) {
        let rows: usize = t.shape[1..].iter().product();
        let size = (ty.row_bytes(t.shape[0]).unwrap_or(0) * rows) as u64;
        let line = format!("{}  {} → {}  {}", t.name, t.ty.name(), ty.name(), binary_size(size));
        writeln!(out, "{line}")?;
        before += t.n_bytes;
        after += size;
    }
    writeln!(out, "{} → {}", binary_size(before), binary_size(after))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The types of a folder's model in its file.
#[derive(Clone, Copy)]
pub(super) enum FolderMix {
    /// Those of a mix.
    Mix(Mix),
    /// This one for all floats; MXFP4 stays.
    AsStored(TensorType),
}

/// Writes the tower of a model in a folder with matrices of a type.
///
/// # Errors
/// As [`write`].
pub(super) fn write_tower(
    tower: &HfTower,
    output: &Path,
    ty: TensorType,
    threads: Option<std::num::NonZero<usize>>,
    overwrite: OverwriteArgs,
) -> Result<ExitCode, Error> {
    let types: Vec<_> =
        tower.gguf.tensors().iter().map(|tensor| tower.type_of(tensor, ty)).collect();
    let output = QuantizedFiles { path: output, keep_split: false, imatrix: None, overwrite };
    write(&tower.gguf, &output, Mix::plain(ty), &types, threads)
}

/// Writes the model of a folder.
///
/// # Errors
/// As [`write`].
pub(super) fn write_folder(
    input: &Gguf,
    output: &Path,
    mix: FolderMix,
    threads: Option<std::num::NonZero<usize>>,
    overwrite: OverwriteArgs,
) -> Result<ExitCode, Error> {
    let (types, mix) = match mix {
        FolderMix::Mix(mix) => (mix::unweighed_types(input, mix)?, mix),
        FolderMix::AsStored(floats) => mix::kept_types(input, floats)?,
    };
    refuse_unweighed(input, None, &types, FROM_A_FOLDER)?;
    let output = QuantizedFiles { path: output, keep_split: false, imatrix: None, overwrite };
    write(input, &output, mix, &types, threads)
}

/// Returns a model's file with its weights in the types of a mix, in memory.
///
/// # Errors
/// A type is of no use without importance, or a weight is not finite.
pub(super) fn in_memory(
    input: &Gguf,
    mix: Mix,
    threads: Option<std::num::NonZero<usize>>,
) -> Result<Vec<u8>, Error> {
    let types = mix::unweighed_types(input, mix)?;
    refuse_unweighed(input, None, &types, FROM_A_FOLDER)?;
    let overwrite = OverwriteArgs::default();
    let path = Path::new("");
    let output = QuantizedFiles { path, keep_split: false, imatrix: None, overwrite };
    let pool = pool(threads)?;
    let mut bytes = Vec::new();
    let part = QuantizedPart { tensors: input.tensors(), types: &types, output: &output };
    let copy = TensorCopy::quiet(input);
    part.write(&copy, header(input, mix, &output, None, 1)?, &mut bytes, &pool)?;
    Ok(bytes)
}

/// Most threads that may be asked for: more than any machine has cores.
const MOST_THREADS: usize = 4096;

/// Starts threads; by default one for each core.
fn pool(threads: Option<std::num::NonZero<usize>>) -> Result<ThreadPool, Error> {
    let threads = threads.or(std::thread::available_parallelism().ok()).map_or(1, usize::from);
    if threads > MOST_THREADS {
        let what = format!("-t {threads}: at most {MOST_THREADS} threads were expected");
        return Err(Error::Usage(what));
    }
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|source| Error::Threads { n: threads, source })
}

/// The tensors of one file to write.
struct QuantizedPart<'a> {
    tensors: &'a [Tensor],
    types: &'a [TensorType],
    output: &'a QuantizedFiles<'a>,
}

impl QuantizedPart<'_> {
    /// Writes the header with the tensors, and their data.
    fn write(
        &self,
        copy: &TensorCopy,
        mut header: Writer,
        out: &mut impl Write,
        pool: &ThreadPool,
    ) -> Result<(), Error> {
        for (t, &ty) in self.tensors.iter().zip(self.types) {
            header.tensor(&t.name, ty, &t.shape)?;
        }
        let mut out = header.begin(out)?;
        for (t, &ty) in self.tensors.iter().zip(self.types) {
            write_tensor(copy, t, ty, self.output, &mut out, pool)?;
        }
        out.finish()?;
        Ok(())
    }
}

/// Writes a model with its tensors in other types. A signal to stop ends it, and nothing is left.
///
/// # Errors
/// Input and output are the same file, or the output cannot or must not be written.
fn write(
    input: &Gguf,
    output: &QuantizedFiles,
    mix: Mix,
    types: &[TensorType],
    threads: Option<std::num::NonZero<usize>>,
) -> Result<ExitCode, Error> {
    let parts = parts(input, output.keep_split);
    let paths = match parts.len() {
        1 => vec![output.path.to_owned()],
        n => part_paths(&output.path.with_extension(""), n),
    };
    output.overwrite.check(input, &paths)?;
    if mix.is_of_experts() && !types.contains(&TensorType::MXFP4) {
        say("the model has no experts, which alone would be MXFP4: its matrices are Q8_0");
    }
    let report = WriteReport::begin(input, &paths);
    let copy = TensorCopy::begin(input);
    let pool = pool(threads)?;
    let mut files = Vec::with_capacity(parts.len());
    for (no, (part, path)) in parts.iter().zip(&paths).enumerate() {
        let no = (parts.len() > 1).then_some(no);
        let header = header(input, mix, output, no, parts.len())?;
        let tensors = &input.tensors()[part.clone()];
        let types = &types[part.clone()];
        let mut file = AtomicFile::create(path, output.overwrite.existing())?;
        QuantizedPart { tensors, types, output }.write(&copy, header, &mut file, &pool)?;
        files.push(file);
    }
    AtomicFile::finish_all(files)?;
    drop(copy);
    report.end();
    Ok(ExitCode::SUCCESS)
}

/// The way to weights of errors for a model file.
const FROM_A_FILE: &str = "`hob imatrix -m F16.gguf -f TEXT -o imatrix.gguf` measures it, and \
    --imatrix imatrix.gguf takes it";

/// The same for a folder of Hugging Face.
const FROM_A_FOLDER: &str = "`hob convert FOLDER F16.gguf f16` writes a file, `hob imatrix -m \
    F16.gguf -f TEXT -o imatrix.gguf` measures it, and `hob quantize --imatrix imatrix.gguf \
    F16.gguf OUT.gguf TYPE` writes this type";

/// Refuses types that are of no use without importance for tensors that have none; `way` says how
/// to come by it.
fn refuse_unweighed(
    input: &Gguf,
    imatrix: Option<&ErrorWeights>,
    types: &[TensorType],
    way: &str,
) -> Result<(), Error> {
    for (t, &ty) in input.tensors().iter().zip(types) {
        if ty == t.ty || !mix::needs_importance(t, ty) {
            continue;
        }
        let importance = imatrix.map(|imatrix| imatrix.file.of_tensor(t)).transpose()?.flatten();
        if importance.is_none() {
            let name = &t.name;
            return Err(Error::Usage(match imatrix {
                Some(imatrix) => format!(
                    "nothing of `{name}` is in {}, and {ty} is of no use without",
                    imatrix.name
                ),
                None => format!(
                    "`{name}` in {ty} needs an importance matrix: {way}; types that need none: {}",
                    mix::names_without_importance()
                ),
            }));
        }
    }
    Ok(())
}

/// Returns the tensors of each file to write.
fn parts(input: &Gguf, keep_split: bool) -> Vec<Range<usize>> {
    let tensors = input.tensors();
    let n = input.files().len();
    if !keep_split || n < 2 {
        return std::iter::once(0..tensors.len()).collect();
    }
    let start = |part: usize| tensors.partition_point(|t| t.part < part);
    (0..n).map(|part| start(part)..start(part + 1)).collect()
}

/// The metadata that the types of tensors decide.
const TYPE_KEYS: [&str; 2] = ["general.file_type", "general.quantization_version"];

/// Returns the metadata of part `no`, or of the only file: the first has all keys of the model.
fn header(
    input: &Gguf,
    mix: Mix,
    output: &QuantizedFiles,
    no: Option<usize>,
    n_parts: usize,
) -> Result<Writer, Error> {
    let mut header = Writer::new();
    let is_first = no.is_none_or(|no| no == 0);
    for (key, value) in input.metadata() {
        let is_kept = is_first || key == "general.alignment";
        let is_replaced = is_split_key(key)
            || TYPE_KEYS.contains(&key)
            || (output.imatrix.is_some() && key.starts_with("quantize.imatrix."));
        if is_kept && !is_replaced {
            header.metadata(key, value.clone())?;
        }
    }
    if is_first {
        header.metadata("general.file_type", mix.file_type)?;
        // the block layouts of 2023-05, which are today's
        header.metadata("general.quantization_version", 2u32)?;
        if let Some(imatrix) = &output.imatrix {
            imatrix.describe(&mut header)?;
        }
    }
    if let Some(no) = no {
        header.metadata("split.no", no as u16)?;
        header.metadata("split.count", n_parts as u16)?;
        header.metadata("split.tensors.count", input.tensors().len() as i32)?;
    }
    Ok(header)
}

/// Writes the data of a tensor.
fn write_tensor<W: Write>(
    copy: &TensorCopy,
    t: &Tensor,
    ty: TensorType,
    output: &QuantizedFiles,
    out: &mut TensorWriter<W>,
    pool: &ThreadPool,
) -> Result<(), Error> {
    let Some(encode) = quantizer(ty).filter(|_| ty != t.ty) else {
        return copy.write_tensor(t, out);
    };
    let row = Conversion::of(t, ty, encode, output.imatrix.as_ref())?;
    let mut n_done = 0;
    copy.for_each_piece(t, row.batch(pool.current_num_threads()), |rows| {
        let converted = pool.install(|| row.convert(rows, n_done));
        let converted =
            converted.ok_or_else(|| Error::NotFinite { tensor: t.name.to_string(), ty })?;
        n_done += rows.len() / row.row_bytes;
        Ok(out.data(&t.name, &converted)?)
    })
}

/// The conversion of the rows of one tensor.
struct Conversion {
    from: TensorType,
    to: TensorType,
    encode: RowEncoder,
    /// Rows per matrix.
    n_rows: usize,
    /// Values per row.
    n: usize,
    /// Bytes per row before the conversion; rows divide into blocks of both types, which was
    /// checked.
    row_bytes: usize,
    /// Bytes per row after it.
    converted_row_bytes: usize,
}

/// The encoder of a type.
enum RowEncoder {
    Plain(Quantizer),
    /// With the importance of each column, one matrix after the other.
    Weighted(WeightedQuantizer, Vec<f32>),
}

impl Conversion {
    fn of(
        t: &Tensor,
        to: TensorType,
        encode: Quantizer,
        imatrix: Option<&ErrorWeights>,
    ) -> Result<Conversion, Error> {
        let n = t.shape[0];
        let row_bytes = t.ty.row_bytes(n).unwrap_or(0).max(1);
        let converted_row_bytes = to.row_bytes(n).unwrap_or(0).max(1);
        let importance = imatrix.map(|imatrix| imatrix.file.of_tensor(t)).transpose()?.flatten();
        let encode = match (weighted_quantizer(to), importance) {
            (Some(encode), Some(importance)) => RowEncoder::Weighted(encode, importance),
            _ => RowEncoder::Plain(encode),
        };
        let n_rows = t.shape.get(1).copied().unwrap_or(1).max(1);
        Ok(Conversion { from: t.ty, to, encode, n_rows, n, row_bytes, converted_row_bytes })
    }

    /// Returns the bytes of the rows to take at once: a few megabytes for each thread, so that
    /// large tensors stay out of memory.
    fn batch(&self, threads: usize) -> usize {
        let rows = (4 << 20) / (self.n * size_of::<f32>()).max(1);
        self.row_bytes * rows.max(1) * threads
    }

    /// Converts whole rows, which come after `n_done` others, on the threads of the pool that it is
    /// called in. `None` if a value is not finite and the type cannot say so.
    fn convert(&self, rows: &[u8], n_done: usize) -> Option<Vec<u8>> {
        let mut out = vec![0; rows.len() / self.row_bytes * self.converted_row_bytes];
        let finite = rows
            .par_chunks_exact(self.row_bytes)
            .zip(out.par_chunks_exact_mut(self.converted_row_bytes))
            .enumerate()
            .map_init(
                || vec![0.0; self.n],
                |values, (i, (from, to))| self.convert_row(n_done + i, values, from, to),
            )
            .all(|finite| finite);
        finite.then_some(out)
    }

    /// Converts row number `row` by way of `values`. Returns false if a value is not finite and the
    /// type cannot say so.
    fn convert_row(&self, row: usize, values: &mut [f32], from: &[u8], to: &mut [u8]) -> bool {
        dequantize(self.from, from, values);
        match &self.encode {
            RowEncoder::Plain(encode) => encode(values, to),
            RowEncoder::Weighted(encode, importance) => {
                encode(values, &importance[row / self.n_rows * self.n..][..self.n], to);
            }
        }
        let floats = matches!(self.to, TensorType::F32 | TensorType::F16 | TensorType::BF16);
        floats || values.iter().all(|v| v.is_finite())
    }
}
