//! `hob quantize`: a model file again, with its weights in another type.
//!
//! The choice of tensors that keep their type or get more bits, and the treatment of rows that do
//! not divide into blocks, follow llama.cpp's rules, so that files of the same name hold the same
//! mix.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use hob_kernels::dequant::dequantize;
use hob_kernels::quantize::{Quantizer, quantizer};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::Error;
use super::model::named_source;
use super::tensor_copy::{STOPPED, TensorCopy, is_of_split, refuse_input};
use super::whole_file::WholeFile;
use crate::gguf::{Gguf, Tensor, TensorType, Writer};

const EXAMPLES: &str = "\
Examples:
  hob quantize model-f16.gguf model-q4.gguf q4_k_m
  hob quantize model-00001-of-00004.gguf model-q8.gguf q8_0    joins the parts of a split model

Types, with bits per weight:
  q4_k_m 4.9   q5_k_m 5.7   mixes: attention values and half of the down projections in q6_k
  q4_0 4.5   q4_1 5.0   q5_0 5.5   q5_1 6.0   q8_0 8.5   q4_k 4.5   q5_k 5.5   q6_k 6.6
  f16 16   bf16 16   f32 32

The output layer goes no lower than q6_k; norms, biases and other vectors keep their type. Where
the rows of a tensor do not divide into blocks of 256, q4_k becomes q5_0, q5_k q5_1 and q6_k q8_0.";

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
    /// Threads; by default one per core
    #[arg(short, long)]
    threads: Option<std::num::NonZero<usize>>,
}

/// A way to choose the type of every tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mix {
    /// The type of most tensors.
    base: TensorType,
    /// True if some tensors get more bits: the `_M` mixes.
    medium: bool,
}

impl FromStr for Mix {
    type Err = String;

    fn from_str(name: &str) -> Result<Mix, String> {
        let medium = name.len() > 2 && name[name.len() - 2..].eq_ignore_ascii_case("_m");
        let base = TensorType::from_name(if medium { &name[..name.len() - 2] } else { name });
        match base {
            Some(base @ (TensorType::Q4_K | TensorType::Q5_K)) if medium => {
                Ok(Mix { base, medium })
            }
            Some(base) if !medium && quantizer(base).is_some() => Ok(Mix { base, medium }),
            _ => {
                let types = TensorType::all().filter(|&ty| quantizer(ty).is_some());
                let names: Vec<_> = types.map(|ty| ty.name().to_lowercase()).collect();
                Err(format!("expected q4_k_m, q5_k_m, {}", names.join(", ")))
            }
        }
    }
}

impl Mix {
    /// Returns the mix whose every weight has one type.
    pub(super) fn plain(base: TensorType) -> Mix {
        Mix { base, medium: false }
    }

    /// `general.file_type` of such a file, by llama.cpp's numbering.
    fn file_type(self) -> u32 {
        use TensorType::*;
        match (self.base, self.medium) {
            (F32, _) => 0,
            (Q4_0, _) => 2,
            (Q4_1, _) => 3,
            (Q8_0, _) => 7,
            (Q5_0, _) => 8,
            (Q5_1, _) => 9,
            (Q4_K, false) => 14,
            (Q4_K, true) => 15,
            (Q5_K, false) => 16,
            (Q5_K, true) => 17,
            (Q6_K, _) => 18,
            (BF16, _) => 32,
            _ => 1, // F16
        }
    }

    /// The type for a tensor of `model`.
    fn ty(self, model: &Model, t: &Tensor) -> TensorType {
        if !is_weight(t) {
            return t.ty;
        }
        if matches!(self.base, TensorType::F32 | TensorType::F16 | TensorType::BF16) {
            return self.base;
        }
        let name = t.name.as_str();
        let layer = name.strip_prefix("blk.").and_then(|r| r.split_once('.')?.0.parse().ok());
        let more_bits = |layer: Option<u32>| {
            let i = layer.unwrap_or(0);
            let n = model.n_layer;
            // the first and last eighth of the layers, and every third between
            i < n / 8 || i >= 7 * n / 8 || (i - n / 8) % 3 == 2
        };
        let is = |part: &str| name.contains(part);
        let wanted = if name == "output.weight" || (model.tied && name == "token_embd.weight") {
            match self.base {
                TensorType::Q8_0 => TensorType::Q8_0,
                base if !t.shape[0].is_multiple_of(base.block_len()) => TensorType::Q8_0,
                _ => TensorType::Q6_K,
            }
        } else if !self.medium {
            self.base
        } else if is("attn_v.weight") {
            if model.n_expert == 8 {
                TensorType::Q8_0 // small next to eight experts
            } else if more_bits(layer) {
                TensorType::Q6_K
            } else {
                self.base
            }
        } else if is("attn_k.weight") && model.n_expert == 8 {
            TensorType::Q8_0
        } else if is("attn_output.weight") && model.n_expert == 8 {
            TensorType::Q5_K
        } else if is("attn_qkv.weight") {
            if self.base == TensorType::Q4_K { TensorType::Q5_K } else { TensorType::Q6_K }
        } else if is("ffn_down") && more_bits(layer) {
            TensorType::Q6_K
        } else {
            self.base
        };
        fit(wanted, t.shape[0])
    }
}

/// The properties of a model that decide the types of its tensors.
struct Model {
    n_layer: u32,
    n_expert: u32,
    /// True if the embedding is the output layer too.
    tied: bool,
}

impl Model {
    fn of(input: &Gguf) -> Result<Model, Error> {
        let arch = input.get_str("general.architecture")?.unwrap_or_default();
        Ok(Model {
            n_layer: input.get_u32(&format!("{arch}.block_count"))?.unwrap_or(0),
            n_expert: input.get_u32(&format!("{arch}.expert_count"))?.unwrap_or(0),
            tied: input.tensor("output.weight").is_none(),
        })
    }
}

/// Returns whether a tensor is a matrix that survives rounding. Vectors, norms, routers,
/// convolutions and positions are small and do not.
fn is_weight(t: &Tensor) -> bool {
    const KEPT: [&str; 12] = [
        "_norm.weight",
        "ffn_gate_inp.weight",
        "altup",
        "laurel",
        "per_layer_model_proj",
        "position_embd",
        "token_types",
        "ssm_conv1d",
        "shortconv.conv",
        "attn_rel_b",
        ".patch_embd",
        "tid2eid",
    ];
    let numbers = matches!(
        t.ty,
        TensorType::I8 | TensorType::I16 | TensorType::I32 | TensorType::I64 | TensorType::F64
    );
    let rows: usize = t.shape[1..].iter().product();
    t.name.ends_with(".weight")
        && rows > 1
        && !numbers
        && !KEPT.iter().any(|part| t.name.contains(part))
}

/// `wanted`, or the type of 32-blocks nearest to it, or F16, whichever rows of `n` values divide
/// into.
fn fit(wanted: TensorType, n: usize) -> TensorType {
    let smaller = match wanted {
        TensorType::Q4_K => TensorType::Q5_0,
        TensorType::Q5_K => TensorType::Q5_1,
        TensorType::Q6_K => TensorType::Q8_0,
        other => other,
    };
    [wanted, smaller]
        .into_iter()
        .find(|ty| n.is_multiple_of(ty.block_len()))
        .unwrap_or(TensorType::F16)
}

/// Writes the file next to its final name and renames it: an interrupted run leaves no half model
/// under that name.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let input = named_source(&Some(args.input.clone()))?.open()?;
    write(&input, &args.output, args.mix, args.threads)
}

/// Writes a model with its weights in another type. A signal to stop ends it, and nothing is left.
///
/// # Errors
/// Input and output are the same file, or the output cannot be written.
pub(super) fn write(
    input: &Gguf,
    output: &Path,
    mix: Mix,
    threads: Option<std::num::NonZero<usize>>,
) -> Result<ExitCode, Error> {
    refuse_input(input, output)?;
    let model = Model::of(input)?;
    let mut writer = Writer::new();
    for (key, value) in input.metadata() {
        if !is_of_split(key) && key != "general.file_type" && key != "general.quantization_version"
        {
            writer.metadata(key, value.clone())?;
        }
    }
    writer.metadata("general.file_type", mix.file_type())?;
    // the block layouts of 2023-05, which are today's
    writer.metadata("general.quantization_version", 2u32)?;
    let types: Vec<_> = input.tensors().iter().map(|t| mix.ty(&model, t)).collect();
    for (t, &ty) in input.tensors().iter().zip(&types) {
        writer.tensor(&t.name, ty, &t.shape)?;
    }

    let copy = TensorCopy::begin(input)?;
    let mut out = WholeFile::create(output)?;
    let threads = threads.or(std::thread::available_parallelism().ok()).map_or(1, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|source| Error::Threads { n: threads, source })?;
    if !write_tensors(&copy, writer, &types, &mut out, &pool)? {
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

    /// Bytes of the rows to take at once: a few megabytes for each thread, so that large tensors
    /// stay out of memory.
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
