//! Working memory of passes: activations, what a step uploads, and what comes back.

use super::device::{Buffer, GpuDevice, PART_ALIGNMENT};
use super::params::Step;
use super::place::{CHANGE_WORDS, DRAW_WORDS, MOST_PASSES, words_of_row};
use super::{Error, Gpu, params, states};
use crate::backend::{Buf, MOST_BEST};
use crate::model::plan::{HiddenStates, Plan};
use crate::sampling::MOST_CHANGES;

/// Most bytes of logits of one pass; steps that want more are several.
const MAX_LOGIT_BYTES: usize = 64 << 20;
/// Most rows of logits of which only the best are read, and most of each.
pub(super) const MAX_BEST: (usize, usize) = (32, MOST_BEST);
/// Rows of logits of a pass of a drafter, which makes one for each text, or a block.
const DRAFTED_ROWS: usize = 16;
/// Most steps after products of a layer.
const MAX_STEPS: usize = 64;

/// Memory for passes.
pub(super) struct PassBuffers {
    /// Rows of a pass.
    pub rows: usize,
    /// Rows of logits that one pass can make.
    pub outputs: usize,
    /// By the number of their name.
    pub activations: Vec<Buffer>,
    /// Queries, keys and values.
    pub heads: JoinedRows,
    /// The residual stream, what is added to it, and its norms.
    pub stream: JoinedRows,
    /// Inputs of a pass.
    pub inputs: Inputs,
    /// Memory that no activation is named for.
    pub spare: Spare,
}

/// Activations that are parts of one buffer, so that one binding of a kernel holds them all.
pub(super) struct JoinedRows {
    /// The whole buffer.
    pub buffer: Buffer,
    /// The activations, and the index of the first value of each.
    first: Vec<(Buf, usize)>,
    /// Number of values.
    len: usize,
}

impl JoinedRows {
    /// Makes memory for `rows` rows of each activation, and `n_more` values after them.
    ///
    /// # Errors
    /// If there is none.
    fn new(
        device: &GpuDevice,
        plan: &Plan,
        what: &str,
        bufs: &[Buf],
        rows: usize,
        n_more: usize,
    ) -> Result<JoinedRows, Error> {
        let mut first = Vec::with_capacity(bufs.len());
        let mut len = 0;
        for &buf in bufs {
            first.push((buf, len));
            // a device has no empty parts
            let bytes = (buf.width(plan) * 4 * rows).max(1).next_multiple_of(PART_ALIGNMENT);
            len += bytes / 4;
        }
        let buffer = device.buffer(what, (len + n_more) * 4)?;
        Ok(JoinedRows { buffer, first, len })
    }

    /// Returns the index of the first value of an activation, if it is one of these.
    pub(super) fn first_of(&self, buf: Buf) -> Option<usize> {
        self.first.iter().find(|(part, _)| *part == buf).map(|(_, first)| *first)
    }

    /// Returns the index of the first value after all activations.
    pub(super) fn end(&self) -> usize {
        self.len
    }
}

/// Inputs of a pass, which it uploads.
pub(super) struct Inputs {
    /// `[n_tokens]` of (token, sequence, position, one past the last position that it sees).
    pub rows: Buffer,
    /// The same, of the rows whose logits are wanted.
    pub output_rows: Buffer,
    /// Tiles of neighbouring rows of one sequence: the first, and how many.
    pub tiles: Buffer,
    /// Numbers of those rows.
    pub kept: Buffer,
    /// Of every rope: `[n_tokens × n_pairs]` of (cos, sin); after them all the same of the rows
    /// whose logits are wanted.
    pub angles: Buffer,
    /// The changes of running states; see state_runs.wgsl.
    pub runs: Buffer,
    /// Tokens that may be chosen: of each row of logits where its bitmap begins, or NONE; then the
    /// bitmaps.
    pub allowed: Buffer,
    /// The draws of tokens from the best of each row of logits; see draw.wgsl.
    pub draws: Buffer,
}

/// Working memory that no activation is named for.
pub(super) struct Spare {
    /// Bound where a kernel has a binding that it does not read.
    pub unused: Buffer,
    /// Rows on the move.
    pub rows: Buffer,
    /// Shares of attention.
    pub shares: Buffer,
    /// Chosen experts and their weights.
    pub choice: Buffer,
    /// Output rows of the chosen experts.
    pub expert_rows: Buffer,
    /// Activations in 8 bits, and their scales, by [`slot_of`].
    pub int8: [[Buffer; 2]; 3],
    /// Queries of one token whose norm is one of the whole row.
    pub queries: Buffer,
    /// Steps that follow products, of a whole pass.
    pub steps: Buffer,
    /// Counts of workgroups that have ended, by output; 0 between dispatches.
    pub(super) counters: Buffer,
    /// The largest activation of each row, for matrix units.
    pub largest: Buffer,
    /// The best tokens of rows of logits, from pass to pass of finding them.
    pub best: [Buffer; 2],
    /// Logits or hidden states on their way to the host.
    pub staging: Buffer,
    /// Hidden states next to logits on their way to the host.
    pub hidden: Buffer,
}

/// Returns the number of the place where an activation is kept in 8 bits: those of the residual
/// stream and others have places of their own, so that one kernel can read of one and write to the
/// other.
pub(super) fn slot_of(buf: Buf) -> usize {
    match buf {
        Buf::Norm => 0,
        Buf::X => 2,
        _ => 1,
    }
}

/// Facts of a model, next to its plan, that decide on the size of its working memory.
#[derive(Clone, Copy)]
pub(super) struct PassShape {
    /// Angles of a token.
    pub n_angles: usize,
    /// True if activations are multiplied in 8 bits.
    pub int8: bool,
    /// Values of a hidden state that is copied for the host; 0 where none are.
    pub n_hidden: usize,
}

/// Returns the number of rows of logits that a pass makes, unless rows that belong together want
/// more. An encoder makes none, and a drafter few: more memory is taken once it makes more.
pub(super) fn usual_outputs(device: &GpuDevice, plan: &Plan, rows: usize) -> usize {
    let limit = MAX_LOGIT_BYTES.min(device.max_binding as usize);
    let most = if plan.reads.is_some() { rows.min(DRAFTED_ROWS) } else { rows };
    if plan.bidirectional { 1 } else { (limit / (plan.n_vocab * 4)).clamp(1, most) }
}

/// Returns the values of a row of an activation on a device, where keys and values that a drafter
/// reads stay in the cache.
fn width_of(buf: Buf, plan: &Plan) -> usize {
    match (buf, &plan.hidden, plan.reads) {
        (Buf::Taps, HiddenStates::WithKeys(_), _) => 0,
        (Buf::Branch, _, Some(rows)) if plan.reads_keys() => rows.half.max(plan.n_hidden()),
        _ => buf.width(plan),
    }
}

impl PassBuffers {
    /// Allocates memory for passes of up to `rows` rows, of which `outputs` give logits.
    ///
    /// # Errors
    /// If there is none.
    pub(super) fn new(
        device: &GpuDevice,
        plan: &Plan,
        shape: PassShape,
        rows: usize,
        outputs: usize,
    ) -> Result<PassBuffers, Error> {
        let row_bytes = plan.n_vocab * 4;
        let buffer = |what: &str, values: usize| device.buffer(what, values * 4 * rows);
        let q_width = Buf::Q.width(plan);
        let bufs = [Buf::Q, Buf::K, Buf::V];
        let heads =
            JoinedRows::new(device, plan, "queries, keys and values", &bufs, rows, q_width)?;
        // products of a drafter read its input of another buffer than the stream that they write
        let bufs = [Buf::X, Buf::Norm, Buf::Out, Buf::Branch];
        let bufs = if plan.reads.is_some() && !plan.has_branches() { &bufs[..3] } else { &bufs };
        let stream = JoinedRows::new(device, plan, "residual stream", bufs, rows, 0)?;
        let activation = |buf: Buf| {
            if buf == Buf::Logits {
                return device.buffer("logits", row_bytes * outputs);
            }
            for joined in [&heads, &stream] {
                if let Some(first) = joined.first_of(buf) {
                    let bytes = buf.width(plan) * 4 * rows;
                    return Ok(device.part(&joined.buffer, first * 4, bytes));
                }
            }
            buffer(&format!("{buf:?}"), width_of(buf, plan))
        };
        let activations = Buf::ALL.into_iter().map(activation).collect::<Result<_, _>>()?;
        let inputs = Inputs {
            rows: buffer("rows", 4)?,
            output_rows: buffer("output rows", 4)?,
            tiles: buffer("tiles of rows", 2)?,
            kept: buffer("kept rows", 1)?,
            angles: buffer("angles", 2 * 2 * shape.n_angles)?,
            runs: buffer("runs", states::WORDS_PER_ROW)?,
            allowed: device
                .buffer("allowed tokens", MAX_BEST.0 * (1 + plan.n_vocab.div_ceil(32)) * 4)?,
            draws: device
                .buffer("draws", MAX_BEST.0 * (DRAW_WORDS + CHANGE_WORDS * MOST_CHANGES) * 4)?,
        };
        let spare = Spare::new(device, plan, shape, rows, outputs, &heads)?;
        Ok(PassBuffers { rows, outputs, activations, heads, stream, inputs, spare })
    }
}

impl Spare {
    /// Makes the memory that passes of up to `rows` rows need besides `heads`.
    ///
    /// # Errors
    /// If there is none.
    fn new(
        device: &GpuDevice,
        plan: &Plan,
        shape: PassShape,
        rows: usize,
        outputs: usize,
        heads: &JoinedRows,
    ) -> Result<Spare, Error> {
        let buffer = |what: &str, values: usize| device.buffer(what, values * 4 * rows);
        let row_bytes = plan.n_vocab * 4;
        let q_width = Buf::Q.width(plan);
        let n_used = plan.widest(|l| l.experts.map_or(0, |e| e.n_used));
        let gates = plan.widest(|layer| layer.mixer.widths().gate);
        let moved = plan.n_embd.max(q_width).max(Buf::PerLayer.width(plan));
        let moved = moved.max(Buf::Attn.width(plan)).max(gates).max(Buf::Streams.width(plan));
        let moved = moved.max(Buf::Router.width(plan)).max(plan.reads.map_or(0, |rows| rows.half));
        let n_in = [Buf::Attn, Buf::Gate, Buf::Up].map(|buf| buf.width(plan));
        let n_in = n_in.into_iter().fold(plan.n_embd, usize::max);
        let n_in = if shape.int8 { n_in } else { 0 };
        let codes = || -> Result<[Buffer; 2], Error> {
            Ok([
                buffer("activations in 8 bits", n_in.div_ceil(4))?,
                buffer("their scales", n_in.div_ceil(16))?,
            ])
        };
        let n_counters = params::MAX_SHARES
            .max(1 + Buf::Gate.width(plan).div_ceil(32))
            .max(1 + plan.n_embd.div_ceil(4));
        let runs = plan.n_vocab.div_ceil(params::BEST_RUN);
        let best = |runs: usize| device.buffer("best tokens", MAX_BEST.0 * MAX_BEST.1 * runs * 8);
        // what experts read that another backend computes, or hidden states
        let of_experts = plan.n_embd + Buf::Router.width(plan);
        // whole rows stand after what all passes in a row have found
        let found = MOST_PASSES * MAX_BEST.0 * words_of_row(MAX_BEST.1) * 4;
        let staging = (found + row_bytes * outputs).max(of_experts * 4 * rows);
        Ok(Spare {
            unused: device.buffer("unused", 16)?,
            rows: buffer("moved rows", moved)?,
            shares: device.buffer(
                "shares",
                params::MAX_SHARES * (plan.widest(|l| l.mixer.cached().d_v) + 4) * 4,
            )?,
            choice: buffer("choice", 2 * n_used)?,
            expert_rows: buffer("expert rows", n_used * plan.n_embd)?,
            int8: [codes()?, codes()?, codes()?],
            queries: device.part(&heads.buffer, heads.end() * 4, q_width * 4),
            steps: device.buffer("steps", MAX_STEPS * plan.layers.len() * size_of::<Step>())?,
            counters: device.buffer("counters", n_counters * 4)?,
            largest: buffer("largest activations", 1)?,
            best: [best(runs)?, best((runs * MAX_BEST.1).div_ceil(params::BEST_RUN))?],
            staging: device.staging(staging)?,
            hidden: device.staging(shape.n_hidden * 4 * rows)?,
        })
    }
}

impl Gpu {
    /// Makes room for a pass of `rows` rows that belong together, and `outputs` rows of logits. If
    /// there is no memory the room stays as it was.
    pub(super) fn make_room(&mut self, rows: usize, outputs: usize) -> Result<(), Error> {
        let room = &self.room;
        if rows <= room.rows && outputs <= room.outputs {
            return Ok(());
        }
        // a little more than asked for: the next image or text may be a little longer
        let rows = if rows > room.rows { rows.next_multiple_of(256) } else { room.rows };
        let outputs = outputs.max(room.outputs);
        tracing::debug!(rows, outputs, "more working memory on the GPU");
        self.prepared = None;
        self.room = PassBuffers::new(&self.device, &self.model.plan, self.shape, rows, outputs)?;
        self.steps.clear();
        self.device.forget_bind_groups();
        Ok(())
    }

    /// Allocates memory for the rows of images of a pass, with these values in it.
    pub(super) fn upload_images(&mut self, values: &[f32]) -> Result<(), Error> {
        let bytes = size_of_val(values);
        if self.images.as_ref().is_none_or(|buffer| (buffer.raw.size() as usize) < bytes) {
            self.images = Some(self.device.buffer("rows of images", bytes)?);
            self.device.forget_bind_groups();
        }
        if let Some(buffer) = &self.images {
            self.device.write(buffer, values);
        }
        Ok(())
    }
}
