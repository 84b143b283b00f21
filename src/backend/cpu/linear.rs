//! Matrix times activations, rows shared out over the threads.

use std::ops::Range;

use hob_kernels::act::{ActLine, row_lines};
use hob_kernels::operands::{OutputView, WeightRows};
use hob_kernels::packed::GROUP;
use hob_kernels::{ActEncoding, ActView, Kernels};

use super::buffers::SharedBuffer;
use super::sizes::RowSizes;
use super::{CpuRows, ThreadMemory};
use crate::backend::Buf;
use crate::model::linear::{Linear, Weight};

/// Rules by which a phase's rows become items: `each` for each thread, of rows in multiples of a
/// tile, and not fewer than `least` while that leaves no thread without.
struct Cutting {
    each: usize,
    tile: usize,
    least: usize,
}

/// Enough that a thread which loses its core for a while leaves the rest to the others. The tile is
/// the widest in registers of any kernel.
const CUTTING: Cutting = Cutting { each: 8, tile: 32, least: 0 };
/// The cutting for weights that are unpacked for a matrix unit: the activations pass by once per
/// item. A tile of 32 would cut 896 rows for two threads into seven items.
const CUTTING_BF16: Cutting = Cutting { each: 4, tile: 16, least: 32 };
const _: () =
    assert!(CUTTING.tile.is_multiple_of(GROUP) && CUTTING_BF16.tile.is_multiple_of(GROUP));
/// Most rows per item when several tokens share the weights: the unpacked panel of one item stays
/// in L2.
const MAX_ROWS_BATCHED: usize = 256;

/// Rows of activations of an item of [`by_rows`] are a multiple of this: whole register tiles of
/// every kernel.
const ROW_TILE: usize = 24;
/// Items of [`by_rows`] per thread: enough that one which loses its core leaves the rest to the
/// others.
const ROW_ITEMS: usize = 4;

/// Activations in one encoding, shared by the threads. Planes as in [`hob_kernels::act`].
pub(super) struct SharedActs {
    encoding: ActEncoding,
    q: SharedBuffer<i8>,
    scale: SharedBuffer<f32>,
    sums: SharedBuffer<i16>,
    rounded: SharedBuffer<ActLine>,
}

/// Elements in each plane.
struct RowLens {
    q: usize,
    scale: usize,
    sums: usize,
    rounded: usize,
}

impl SharedActs {
    /// Every encoding but f32.
    const ENCODINGS: [ActEncoding; 3] =
        [ActEncoding::Q8x32, ActEncoding::Q8x256, ActEncoding::Bf16];

    /// Returns one of each encoding but f32, empty.
    pub(super) fn all() -> [SharedActs; 3] {
        SharedActs::ENCODINGS.map(|encoding| SharedActs {
            encoding,
            q: SharedBuffer::new(),
            scale: SharedBuffer::new(),
            sums: SharedBuffer::new(),
            rounded: SharedBuffer::new(),
        })
    }

    /// Reserves capacity for rows, if the kernels take the encoding at all.
    pub(super) fn reserve(&mut self, kernels: &Kernels, rows: RowSizes) {
        let lens = lens_of(self.encoding, kernels, rows);
        self.q.reserve(lens.q);
        self.scale.reserve(lens.scale);
        self.sums.reserve(lens.sums);
        self.rounded.reserve(lens.rounded);
    }

    /// Returns how many bytes [`SharedActs::reserve`] takes for one of each encoding.
    pub(super) fn bytes(kernels: &Kernels, rows: RowSizes) -> usize {
        let each = SharedActs::ENCODINGS.map(|encoding| {
            let lens = lens_of(encoding, kernels, rows);
            lens.q * size_of::<i8>()
                + lens.scale * size_of::<f32>()
                + lens.sums * size_of::<i16>()
                + lens.rounded * size_of::<ActLine>()
        });
        each.iter().sum()
    }

    /// Encodes `x` as row `t` of rows of `x.len()` values.
    ///
    /// # Safety
    /// No other thread touches row `t` during this phase.
    pub(super) unsafe fn encode(&self, pass: &CpuRows, t: usize, x: &[f32]) {
        // SAFETY: the caller's promise.
        unsafe { self.encode_columns(pass, t, x.len(), 0, x) };
    }

    /// Encodes `x` as the values from `from` on of row `t` of rows of `n` values. They begin and
    /// end with a block of the encoding and a line, or with the row.
    ///
    /// # Safety
    /// No other thread touches these values of row `t` during this phase.
    pub(super) unsafe fn encode_columns(
        &self,
        pass: &CpuRows,
        t: usize,
        n: usize,
        from: usize,
        x: &[f32],
    ) {
        let row = self.row_lens(n);
        let before = self.row_lens(from);
        let end = from + x.len();
        // what fills the last line of a row up goes with its last values
        let lines =
            |values: usize| if values == n { row.rounded } else { row.rounded.min(values / 32) };
        let first = lines(from);
        let last = lines(end);
        // SAFETY: the caller's promise covers these parts of row `t` of each plane.
        let (q, scale, sums, rounded) = unsafe {
            let own = self.row_lens(x.len());
            (
                self.q.write(t * row.q + before.q, own.q),
                self.scale.write(t * row.scale + before.scale, own.scale),
                self.sums.write(t * row.sums + before.sums, own.sums),
                self.rounded.write(t * row.rounded + first, last - first),
            )
        };
        match self.encoding {
            ActEncoding::Bf16 => pass.memory.kernels.round_bf16(x, rounded),
            _ => pass.memory.kernels.quantize(self.encoding, x, q, scale, sums),
        }
    }

    /// Copies row `from` of `source` to row `to` (rows of `n` values).
    ///
    /// # Safety
    /// No other thread touches row `to` here, or writes row `from` there, during this phase.
    pub(super) unsafe fn copy_row(&self, to: usize, source: &SharedActs, from: usize, n: usize) {
        let lens = self.row_lens(n);
        // SAFETY: the caller's promise covers both rows of each plane.
        unsafe {
            copy(&self.q, to, &source.q, from, lens.q);
            copy(&self.scale, to, &source.scale, from, lens.scale);
            copy(&self.sums, to, &source.sums, from, lens.sums);
            copy(&self.rounded, to, &source.rounded, from, lens.rounded);
        }
    }

    /// Returns the rows `from..from + n_tokens` of `n` values.
    ///
    /// # Safety
    /// No thread writes them during this phase.
    pub(super) unsafe fn view(&self, from: usize, n_tokens: usize, n: usize) -> ActView<'_> {
        let lens = self.row_lens(n);
        // SAFETY: the caller's promise.
        unsafe {
            if self.encoding == ActEncoding::Bf16 {
                return ActView::bf16(
                    self.rounded.read(from * lens.rounded, n_tokens * lens.rounded),
                    n,
                );
            }
            ActView::quantized(
                self.encoding,
                n,
                self.q.read(from * lens.q, n_tokens * lens.q),
                self.scale.read(from * lens.scale, n_tokens * lens.scale),
                self.sums.read(from * lens.sums, n_tokens * lens.sums),
            )
        }
    }

    /// Returns values that an item's columns must be a multiple of, see
    /// [`SharedActs::encode_columns`].
    pub(super) fn alignment(&self) -> usize {
        self.encoding.block_len().max(CUTTING.tile)
    }

    fn row_lens(&self, n: usize) -> RowLens {
        row_lens(self.encoding, n)
    }
}

/// Returns the elements of a row of `n` values in each plane.
fn row_lens(encoding: ActEncoding, n: usize) -> RowLens {
    match encoding {
        ActEncoding::Bf16 => RowLens { q: 0, scale: 0, sums: 0, rounded: row_lines(n) },
        _ => RowLens { q: n, scale: n / encoding.block_len(), sums: n / 16, rounded: 0 },
    }
}

/// Returns the elements of all rows in each plane; none if the kernels do not take the encoding.
fn lens_of(encoding: ActEncoding, kernels: &Kernels, rows: RowSizes) -> RowLens {
    let is_taken = encoding != ActEncoding::Bf16 || kernels.takes_bf16();
    let n_rows = if is_taken { rows.n_rows } else { 0 };
    let of_row = row_lens(encoding, rows.n_values);
    RowLens {
        q: of_row.q * n_rows,
        scale: of_row.scale * n_rows,
        sums: of_row.sums * n_rows,
        rounded: of_row.rounded * n_rows,
    }
}

/// Copies row `from` of one plane to row `to` of another.
///
/// # Safety
/// As for [`SharedActs::copy_row`].
unsafe fn copy<T: Copy + Default>(
    plane: &SharedBuffer<T>,
    to: usize,
    source: &SharedBuffer<T>,
    from: usize,
    len: usize,
) {
    // SAFETY: the caller's promise.
    unsafe { plane.write(to * len, len).copy_from_slice(source.read(from * len, len)) };
}

/// Returns the shared planes of an encoding; none for f32.
pub(super) fn acts_of(acts: &[SharedActs; 3], encoding: ActEncoding) -> Option<&SharedActs> {
    acts.iter().find(|a| a.encoding == encoding)
}

/// Encodes rows of `n` values for weights that take these encodings: one phase, or none if all take
/// f32. The next phase is one that ends at a barrier.
pub(super) fn encode(
    pass: &CpuRows,
    x: Buf,
    n: usize,
    encodings: impl Iterator<Item = ActEncoding> + Clone,
) {
    let wanted = |acts: &&SharedActs| encodings.clone().any(|e| e == acts.encoding);
    if !pass.memory.acts.iter().any(|a| wanted(&a)) {
        return;
    }
    pass.for_each_row(&[(x, n)], |t| {
        // SAFETY: `x` is only read in this phase.
        let row = unsafe { pass.memory.buffers.at(x).read(t * n, n) };
        for acts in pass.memory.acts.iter().filter(wanted) {
            // SAFETY: each item writes its own row.
            unsafe { acts.encode(pass, t, row) };
        }
    });
}

/// A matrix cut into items.
#[derive(Clone, Copy)]
pub(super) struct RowCut {
    /// Rows of an item, but for the last.
    pub rows: usize,
    /// Items.
    pub items: usize,
}

impl RowCut {
    /// Cuts `n_rows` rows for this team, number of tokens and encoding of these.
    pub(super) fn new(
        n_rows: usize,
        n_threads: usize,
        n_tokens: usize,
        encoding: ActEncoding,
    ) -> RowCut {
        let cutting = if encoding == ActEncoding::Bf16 { CUTTING_BF16 } else { CUTTING };
        let share = n_rows.div_ceil(n_threads);
        let even = share
            .div_ceil(cutting.each)
            .max(cutting.least.min(share))
            .next_multiple_of(cutting.tile);
        let rows = if n_tokens > 1 { even.min(MAX_ROWS_BATCHED) } else { even };
        RowCut { rows, items: n_rows.div_ceil(rows) }
    }

    /// Returns the same `n_rows` rows in items of at most `most` rows, a multiple of `alignment`
    /// but for the last.
    pub(super) fn of_at_most(self, most: usize, alignment: usize, n_rows: usize) -> RowCut {
        let rows = self.rows.min(most).next_multiple_of(alignment);
        RowCut { rows, items: n_rows.div_ceil(rows) }
    }

    /// Returns the first row and number of rows of an item.
    pub(super) fn item(&self, i: usize, n_rows: usize) -> (usize, usize) {
        let from = i * self.rows;
        (from, self.rows.min(n_rows - from))
    }
}

/// Computes `out[t] = W x[t]` for the `n` rows of `w` from `from` on and the tokens of `acts`; the
/// rows of `out` are `stride` values apart.
///
/// # Safety
/// `out` may be written `n` values far in each row, and no one else touches these during this
/// phase.
pub(super) unsafe fn multiply(
    pass: &CpuRows,
    w: &Weight,
    from: usize,
    n: usize,
    acts: ActView,
    out: *mut f32,
    stride: usize,
) {
    let rows = resident_rows(pass, w, from, n);
    // SAFETY: the caller's promise.
    unsafe { multiply_rows(pass, rows, acts, out, stride) };
}

/// Returns rows of a matrix: of its copy, or in the file.
pub(super) fn resident_rows<'a>(
    pass: &'a CpuRows,
    w: &Weight,
    from: usize,
    n: usize,
) -> WeightRows<'a> {
    match pass.memory.packed.rows(w, from, n) {
        Some(packed) => packed,
        None => WeightRows::new(w.ty, pass.bytes(w, from, n), w.n_cols, n),
    }
}

/// Computes as [`multiply`], with these rows of a matrix.
///
/// # Safety
/// As of [`multiply`], for as many values of each row as there are rows here.
pub(super) unsafe fn multiply_rows(
    pass: &CpuRows,
    rows: WeightRows,
    acts: ActView,
    out: *mut f32,
    stride: usize,
) {
    let n = rows.n_rows;
    let scratch = &mut pass.local.borrow_mut().scratch;
    let at_once = if pass.memory.batch_invariant {
        pass.memory.kernels.batch_invariant_tokens(rows, acts.encoding()).min(acts.n_tokens())
    } else {
        acts.n_tokens()
    };
    for t in (0..acts.n_tokens()).step_by(at_once) {
        let n_tokens = at_once.min(acts.n_tokens() - t);
        // SAFETY: these tokens' part of what the caller promises.
        let mut view = unsafe { OutputView::from_raw(out.add(t * stride), stride, n, n_tokens) };
        pass.memory.kernels.matmul(rows, acts.tokens(t, n_tokens), &mut view, scratch);
    }
}

/// Multiplies several matrices over one input: the input is encoded once, then all rows are one
/// list of items.
pub(super) fn linear(pass: &CpuRows, x: Buf, outs: &[(&Linear, Buf)]) {
    let n_tokens = pass.n_tokens();
    let n = outs[0].0.weight.n_cols;
    if n_tokens == 0 {
        return;
    }
    if pass.memory.multiplies_by_rows {
        for (linear, out) in outs {
            by_rows(pass, x, linear, *out, 0..n_tokens);
        }
        return;
    }
    encode(pass, x, n, outs.iter().map(|(l, _)| pass.encoding(l.weight.ty, n_tokens)));
    multiply_items(pass, outs, |l| {
        match acts_of(&pass.memory.acts, pass.encoding(l.weight.ty, n_tokens)) {
            // SAFETY: encoded in the phase before, only read in the next.
            Some(acts) => unsafe { acts.view(0, n_tokens, n) },
            // SAFETY: `x` is only read in the next phase.
            None => ActView::f32(unsafe { pass.memory.buffers.at(x).read(0, n_tokens * n) }, n),
        }
    });
}

/// Multiplies one matrix with so many rows that each item takes some of them and the whole matrix,
/// which stays where it lies. The result is `rows` of `out`, of the first rows of `x`.
pub(super) fn by_rows(pass: &CpuRows, x: Buf, linear: &Linear, out: Buf, rows: Range<usize>) {
    let weight = &linear.weight;
    let n_rows = weight.n_rows;
    let n_cols = weight.n_cols;
    let n_tokens = rows.len();
    let n_items = pass.worker.n_threads() * ROW_ITEMS;
    let each = n_tokens.div_ceil(n_items).next_multiple_of(ROW_TILE);
    pass.worker.for_each(n_tokens.div_ceil(each), |item| {
        let first = item * each;
        let n = each.min(n_tokens - first);
        // SAFETY: `x` is only read in this phase.
        let x = unsafe { pass.memory.buffers.at(x).read(first * n_cols, n * n_cols) };
        // SAFETY: each item writes its own rows.
        let out =
            unsafe { pass.memory.buffers.at(out).write((rows.start + first) * n_rows, n * n_rows) };
        let mut local = pass.local.borrow_mut();
        let ThreadMemory { acts, scratch, .. } = &mut **local;
        let kernels = pass.memory.kernels;
        let acts = acts.encode(kernels, pass.encoding(weight.ty, n), x, n_cols);
        let rows = WeightRows::new(weight.ty, pass.bytes(weight, 0, n_rows), n_cols, n_rows);
        kernels.matmul(rows, acts, &mut OutputView::whole(out, n_rows), scratch);
        for out in out.chunks_exact_mut(n_rows) {
            finish(linear, 0, out);
        }
    });
}

/// Applies factor and bias of a matrix to values of its rows from `from` on.
fn finish(linear: &Linear, from: usize, out: &mut [f32]) {
    scale(out, linear.scale);
    for (y, b) in out.iter_mut().zip(linear.bias.iter().flat_map(|bias| &bias[from..])) {
        *y += b;
    }
}

/// Multiplies values by a factor.
pub(super) fn scale(values: &mut [f32], factor: f32) {
    if factor != 1.0 {
        for value in values {
            *value *= factor;
        }
    }
}

/// Multiplies several matrices with the activations that `acts_for` has for them, all rows as one
/// list of items.
pub(super) fn multiply_items<'a>(
    pass: &CpuRows,
    outs: &[(&Linear, Buf)],
    acts_for: impl Fn(&Linear) -> ActView<'a>,
) {
    let n_tokens = pass.n_tokens();
    let cut = |l: &Linear| {
        let encoding = pass.encoding(l.weight.ty, n_tokens);
        RowCut::new(l.weight.n_rows, pass.worker.n_threads(), n_tokens, encoding)
    };
    let total = outs.iter().map(|(l, _)| cut(l).items).sum();
    pass.worker.for_each(total, |mut item| {
        for (l, out) in outs {
            let cut = cut(l);
            if item >= cut.items {
                item -= cut.items;
                continue;
            }
            let (from, rows) = cut.item(item, l.weight.n_rows);
            let out = pass.memory.buffers.at(*out);
            let stride = l.weight.n_rows;
            // SAFETY: each item writes the columns of its own rows; `reserve` made capacity for
            // `n_tokens` rows.
            unsafe {
                multiply(pass, &l.weight, from, rows, acts_for(l), out.as_ptr().add(from), stride);
            };
            if l.scale != 1.0 || l.bias.is_some() {
                for t in 0..n_tokens {
                    // SAFETY: the same columns as above.
                    let out = unsafe { out.write(t * stride + from, rows) };
                    finish(l, from, out);
                }
            }
            return;
        }
    });
}
