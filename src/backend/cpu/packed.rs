//! Copies of a model's matrices, read in place of the pages of the mapped file: in the layout that
//! kernels read fastest ([`hob_kernels::packed`]) where they take it, and in huge pages where the
//! system has them. Or a file of them ([`file`]), which is mapped like the model's own.

mod file;

use std::collections::HashSet;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use file::PackedFile;
use hob_kernels::operands::WeightRows;
use hob_kernels::packed::{GROUP, pack};
use hob_kernels::{Kernels, TensorType};
use memmap2::{Mmap, MmapMut};
use rayon::ThreadPoolBuilder;

use super::expert_cache::expert_tensors;
use super::{Cpu, CpuState};
use crate::gguf::Access;
use crate::model::Model;
use crate::model::linear::Weight;
use crate::model::weights::{Layer, Mixture};
use crate::util::clock::Instant;
use crate::util::memory;

/// Bytes that a thread packs at a time, about.
const PIECE: usize = 1 << 20;
/// Nothing is said of what is done sooner.
const QUIET: Duration = Duration::from_millis(500);
/// Tensors begin at multiples of this.
const LINE: usize = 64;

/// The copied tensors of a model.
pub(super) struct Packed {
    /// One piece of memory for all.
    memory: Memory,
    /// By index in the file: where a tensor's copy lies.
    ranges: Vec<Option<PackedRange>>,
}

enum Memory {
    None,
    /// The process's own.
    Own(MmapMut),
    /// From a file.
    Mapped(Mmap),
}

/// A tensor's copy.
#[derive(Clone, Copy)]
struct PackedRange {
    start: usize,
    packed: bool,
}

/// Some rows that one thread copies.
struct PackedPiece {
    tensor: usize,
    ty: TensorType,
    row_bytes: usize,
    rows: Range<usize>,
    /// Their destination.
    range: PackedRange,
}

/// The copies that are made of a model's matrices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repacking {
    /// None.
    None,
    /// In memory of the process's own, if there is enough.
    InMemory,
    /// In a file, which is mapped.
    InFile,
}

/// The matrices of a model that are read here.
pub(super) struct ReadMatrices<'a> {
    model: &'a Model,
    layers: Range<usize>,
    expert_layers: Vec<usize>,
    /// Tensors that a cache of experts reads by itself.
    cached: HashSet<usize>,
    /// Bytes of the slots of this cache.
    cache_bytes: u64,
}

impl<'a> ReadMatrices<'a> {
    /// Returns those of these layers, and the experts of others.
    pub(super) fn of(
        model: &'a Model,
        layers: &Range<usize>,
        expert_layers: &[usize],
        cache_bytes: u64,
    ) -> ReadMatrices<'a> {
        let mut cached = HashSet::new();
        if cache_bytes > 0 {
            let with_experts = layers.clone().chain(expert_layers.iter().copied());
            cached = expert_tensors(model, with_experts);
        }
        let layers = layers.clone();
        ReadMatrices { model, layers, expert_layers: expert_layers.to_vec(), cached, cache_bytes }
    }

    /// Returns those of all layers.
    fn all(model: &'a Model) -> ReadMatrices<'a> {
        ReadMatrices::of(model, &(0..model.plan.layers.len()), &[], 0)
    }

    /// Returns the bytes that a cache of experts reads by itself.
    fn n_cached(&self) -> u64 {
        let tensors = self.model.gguf.tensors();
        self.cached.iter().map(|&tensor| tensors[tensor].n_bytes).sum()
    }

    /// Returns whether there is memory for copies of so many bytes.
    fn have_room(&self, n_bytes: usize) -> bool {
        n_bytes as u64 <= memory::available().saturating_sub(self.cache_bytes) / 4 * 3
    }

    fn iter(&self) -> impl Iterator<Item = &'a Weight> {
        let weights = &self.model.weights;
        // a backend with experts alone has not what comes before the first layer
        let layers = (!self.layers.is_empty()).then(|| weights.matrices(self.layers.clone()));
        let others = self.expert_layers.iter().map(|&i| &weights.layers[i]);
        let experts = others.filter_map(Layer::mixture).flat_map(Mixture::matrices);
        layers.into_iter().flatten().chain(experts).filter(|w| !self.cached.contains(&w.tensor))
    }
}

/// The copies of a model's matrices, and the rest of its file.
pub(super) struct CopySizes {
    /// Bytes of copies.
    pub n_bytes: u64,
    /// Bytes of the files that are read where they are.
    pub mapped: u64,
}

/// Returns the copies that are made of a model of which these matrices are read.
pub(super) fn copies(read: &ReadMatrices, kernels: &Kernels, repacking: Repacking) -> CopySizes {
    let model = read.model;
    let gguf = &model.gguf;
    let of_files = gguf.n_bytes() - read.n_cached();
    let nothing = CopySizes { n_bytes: 0, mapped: of_files };
    let (ranges, _, n_bytes) = match repacking {
        Repacking::None => return nothing,
        Repacking::InMemory => plan(read, kernels, CopiedMatrices::in_memory()),
        Repacking::InFile => plan(&ReadMatrices::all(model), kernels, CopiedMatrices::Packed),
    };
    if repacking == Repacking::InMemory && !read.have_room(n_bytes) {
        return nothing;
    }
    let is_table = |i: usize| model.weights.tables().any(|table| table.tensor == i);
    // the process lets go of the pages of a mapped file; a model inside the program stays
    let copied =
        ranges.iter().zip(gguf.tensors()).enumerate().filter(|(i, (range, tensor))| {
            range.is_some() && gguf.is_in_file(tensor) && !is_table(*i)
        });
    let copied: u64 = copied.map(|(_, (_, tensor))| tensor.n_bytes).sum();
    CopySizes { n_bytes: n_bytes as u64, mapped: of_files - copied }
}

/// Returns whether any matrices are copied for these kernels.
pub fn repacks(kernels: &Kernels) -> bool {
    huge_pages_pay() || TensorType::all().any(|ty| kernels.takes_packed(ty))
}

impl Cpu {
    /// Copies matrices into the layout that the kernels read fastest, if there is memory for that,
    /// and reports how many bytes of how many are done where it takes long; with a `cache`, into a
    /// file of that directory, which is mapped, unless it is there already. With up to four tokens,
    /// sums are then added in another order. Exact numerics, whose kernels take no such layout,
    /// leave all where it is.
    pub fn repack(&mut self, cache: Option<&Path>, progress: &dyn Fn(u64, u64)) {
        let CpuState { model, layers, expert_layers, memory, .. } = &self.state;
        let read = ReadMatrices::of(model, layers, expert_layers, self.expert_cache_bytes);
        let kernels = memory.kernels;
        if memory.numerics.exact {
            return;
        }
        let n_threads = self.team.n_threads();
        let mapped = cache.and_then(|dir| Packed::mapped(dir, model, kernels, n_threads, progress));
        self.state.memory.packed =
            mapped.unwrap_or_else(|| Packed::new(&read, kernels, n_threads, progress));
    }
}

impl Packed {
    /// Returns no copies.
    pub(super) fn nothing() -> Packed {
        Packed { memory: Memory::None, ranges: Vec::new() }
    }

    /// Maps the file in `dir` that has all of the model's matrices that can be packed, whatever
    /// layers are computed here; makes it if it is not there. The others stay in the model's file.
    /// `None` for models that are in no file, and, with a warning, where none can be made.
    fn mapped(
        dir: &Path,
        model: &Model,
        kernels: &Kernels,
        n_threads: usize,
        progress: &dyn Fn(u64, u64),
    ) -> Option<Packed> {
        let (ranges, pieces, n_bytes) =
            plan(&ReadMatrices::all(model), kernels, CopiedMatrices::Packed);
        if pieces.is_empty() {
            return Some(Packed::nothing());
        }
        let file = PackedFile::of(dir, model, &ranges, n_bytes)?;
        let make = |write: &(dyn Fn(usize, &[u8]) -> bool + Sync)| {
            model.gguf.advise(Access::WillNeed);
            let report = reporting(n_bytes, progress);
            let failed = AtomicBool::new(false);
            share_out(pieces, n_threads, &report, |piece| {
                if failed.load(Ordering::Relaxed) {
                    return 0;
                }
                let mut bytes = vec![0; piece.rows.len() * piece.row_bytes];
                piece.copy(model, &mut bytes);
                failed.fetch_or(!write(piece.range.start, &bytes), Ordering::Relaxed);
                bytes.len()
            });
            let_go(model, &ranges);
            report(n_bytes as u64);
        };
        match file.open_or_make(make) {
            Ok(memory) => Some(Packed { memory: Memory::Mapped(memory), ranges }),
            Err(e) => {
                tracing::warn!("{}: {e}; weights are repacked in memory", file.path().display());
                None
            }
        }
    }

    /// Copies all of these matrices for which that pays. They are read from the file by `n_threads`
    /// threads, and the process lets go of its pages. If memory is short, nothing is copied, and
    /// the log says so.
    pub(super) fn new(
        read: &ReadMatrices,
        kernels: &Kernels,
        n_threads: usize,
        progress: &dyn Fn(u64, u64),
    ) -> Packed {
        let model = read.model;
        let (ranges, pieces, n_bytes) = plan(read, kernels, CopiedMatrices::in_memory());
        if pieces.is_empty() {
            return Packed::nothing();
        }
        if !read.have_room(n_bytes) {
            tracing::warn!(
                needed_mib = n_bytes >> 20,
                available_mib = memory::available() >> 20,
                "weights are read from the file as they lie there: no memory to repack them"
            );
            return Packed::nothing();
        }
        let mut memory = match MmapMut::map_anon(n_bytes) {
            Ok(memory) => memory,
            Err(e) => {
                tracing::warn!(
                    "weights are read from the file as they lie there: no memory to repack \
                     them: {e}"
                );
                return Packed::nothing();
            }
        };
        #[cfg(target_os = "linux")]
        if let Err(e) = memory.advise(memmap2::Advice::HugePage) {
            tracing::debug!("no huge pages for packed weights: {e}");
        }
        let begun = Instant::now();
        let report = reporting(n_bytes, progress);
        fill(&mut memory, model, pieces, n_threads, &report);
        let_go(model, &ranges);
        report(n_bytes as u64);
        tracing::info!(
            mib = n_bytes >> 20,
            seconds = begun.elapsed().as_secs_f64(),
            "weights repacked"
        );
        Packed { memory: Memory::Own(memory), ranges }
    }

    /// Returns the rows `from..from + n` of a weight, if its tensor is copied; `from` is a multiple
    /// of 16.
    pub(super) fn rows(&self, w: &Weight, from: usize, n: usize) -> Option<WeightRows<'_>> {
        let range = (*self.ranges.get(w.tensor)?)?;
        let row_bytes = w.ty.row_bytes(w.n_cols)?;
        assert!(
            !range.packed || (w.first_row + from).is_multiple_of(GROUP),
            "rows from {from} are no groups"
        );
        let (memory, start): (&[u8], _) = match &self.memory {
            Memory::None => return None,
            Memory::Own(memory) => (memory, 0),
            Memory::Mapped(memory) => (memory, file::START),
        };
        let bytes =
            &memory[start + range.start + (w.first_row + from) * row_bytes..][..n * row_bytes];
        Some(if range.packed { WeightRows::packed } else { WeightRows::new }(
            w.ty, bytes, w.n_cols, n,
        ))
    }
}

/// Lets go of the pages of all copied tensors once more: around those that a thread reads, the
/// system enters pages that another has let go of.
fn let_go(model: &Model, ranges: &[Option<PackedRange>]) {
    for (tensor, range) in model.gguf.tensors().iter().zip(ranges) {
        if range.is_some() {
            model.gguf.let_go(tensor, 0..tensor.n_bytes as usize);
        }
    }
}

/// Returns whether huge pages alone are worth a copy, and to be had: next to 4 KiB pages of a file,
/// Q8_0 was read 1.3 times as fast by AVX2, one token on one core of a virtual machine, where each
/// translation is two.
fn huge_pages_pay() -> bool {
    cfg!(all(target_os = "linux", target_arch = "x86_64"))
        && std::fs::read_to_string("/sys/kernel/mm/transparent_hugepage/enabled")
            .is_ok_and(|setting| !setting.contains("[never]"))
}

/// Passes on what is done of so many bytes once it takes long.
fn reporting(n_bytes: usize, progress: &dyn Fn(u64, u64)) -> impl Fn(u64) {
    let begun = Instant::now();
    move |done| {
        if begun.elapsed() > QUIET {
            progress(done, n_bytes as u64);
        }
    }
}

/// The matrices that are copied.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CopiedMatrices {
    /// Those that are packed.
    Packed,
    All,
}

impl CopiedMatrices {
    /// Returns those whose copies in memory pay.
    fn in_memory() -> CopiedMatrices {
        if huge_pages_pay() { CopiedMatrices::All } else { CopiedMatrices::Packed }
    }
}

/// Returns where tensors go, what there is to do, and how much memory that takes. A tensor that
/// some weight takes in parts other than groups of rows is not packed.
fn plan(
    read: &ReadMatrices,
    kernels: &Kernels,
    copied: CopiedMatrices,
) -> (Vec<Option<PackedRange>>, Vec<PackedPiece>, usize) {
    let tensors = read.model.gguf.tensors();
    // whether it can be packed, of those that are matrices
    let mut wanted: Vec<Option<bool>> = vec![None; tensors.len()];
    for w in read.iter() {
        let whole = w.first_row.is_multiple_of(GROUP) && w.n_rows.is_multiple_of(GROUP);
        let fits = whole && kernels.takes_packed(w.ty);
        let wanted = &mut wanted[w.tensor];
        *wanted = Some(wanted.unwrap_or(true) && fits);
    }
    let mut pieces = Vec::new();
    let mut end = 0;
    let ranges = wanted.iter().zip(tensors).enumerate().map(|(i, (wanted, tensor))| {
        let row_bytes = tensor.ty.row_bytes(*tensor.shape.first()?)?;
        let n_rows = (tensor.n_bytes as usize).checked_div(row_bytes)?;
        let packed = (*wanted)? && n_rows.is_multiple_of(GROUP);
        if !packed && copied == CopiedMatrices::Packed {
            return None;
        }
        let each = (PIECE / row_bytes).next_multiple_of(GROUP).max(GROUP);
        for first in (0..n_rows).step_by(each) {
            let rows = first..n_rows.min(first + each);
            let range = PackedRange { start: end + first * row_bytes, packed };
            pieces.push(PackedPiece { tensor: i, ty: tensor.ty, row_bytes, rows, range });
        }
        let range = PackedRange { start: end, packed };
        end = (end + n_rows * row_bytes).next_multiple_of(LINE);
        Some(range)
    });
    let ranges = ranges.collect();
    (ranges, pieces, end)
}

impl PackedPiece {
    /// Copies these rows, and lets go of them in the file.
    fn copy(&self, model: &Model, to: &mut [u8]) {
        let tensor = &model.gguf.tensors()[self.tensor];
        let bytes = self.rows.start * self.row_bytes..self.rows.end * self.row_bytes;
        let rows = &model.gguf.data(tensor)[bytes.clone()];
        if self.range.packed {
            pack(self.ty, rows, self.row_bytes, to);
        } else {
            to.copy_from_slice(rows);
        }
        model.gguf.let_go(tensor, bytes);
    }
}

/// Copies all pieces, which stand in the order of their ranges.
fn fill(
    memory: &mut [u8],
    model: &Model,
    pieces: Vec<PackedPiece>,
    n_threads: usize,
    report: &dyn Fn(u64),
) {
    let mut rest = memory;
    let mut at = 0;
    let ranges = pieces.into_iter().map(|piece| {
        let (_, after) = std::mem::take(&mut rest).split_at_mut(piece.range.start - at);
        let (range, after) = after.split_at_mut(piece.rows.len() * piece.row_bytes);
        rest = after;
        at = piece.range.start + range.len();
        (piece, range)
    });
    share_out(ranges.collect(), n_threads, report, |(piece, range): (PackedPiece, &mut [u8])| {
        piece.copy(model, range);
        range.len()
    });
}

/// Does `work` on each item with `n_threads` threads, and calls `report` on this one with the
/// number of bytes that it says are done.
fn share_out<T: Send>(
    items: Vec<T>,
    n_threads: usize,
    report: &dyn Fn(u64),
    work: impl Fn(T) -> usize + Sync,
) {
    let mut done = 0;
    let mut add = |n_bytes: usize| {
        done += n_bytes as u64;
        report(done);
    };
    let pool = ThreadPoolBuilder::new().num_threads(n_threads).thread_name(|_| "repack".into());
    let pool = match pool.build() {
        Ok(pool) => pool,
        Err(e) => {
            tracing::debug!("one thread repacks: {e}");
            for item in items {
                add(work(item));
            }
            return;
        }
    };
    pool.in_place_scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        let work = &work;
        for item in items {
            let sender = sender.clone();
            scope.spawn(move |_| {
                // the receiver is there until all senders are gone
                let _ = sender.send(work(item));
            });
        }
        drop(sender);
        for n_bytes in receiver {
            add(n_bytes);
        }
    });
}
