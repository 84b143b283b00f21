//! A mixture of experts: tokens are sorted by expert once, then every expert is a matmul over its
//! run of rows, and all (expert, rows) pairs of a phase are one list of items.

use std::ops::Range;

use hob_kernels::operands::WeightRows;
use hob_kernels::{ActView, Kernels};

use super::CpuPass;
use super::buffers::SharedBuffer;
use super::expert_cache::{self, ChoiceCounts, ChosenExperts};
use super::importance;
use super::linear::{RowCut, SharedActs, acts_of, encode, multiply_rows, resident_rows, scale};
use super::sizes::{ExpertSizes, RowSizes};
use crate::backend::Buf;
use crate::model::linear::Weight;
use crate::model::plan::{Activation, ExpertGroups, Experts, Gating};
use crate::model::weights::Mixture;
use crate::util::platform;

/// Smallest sum of chosen probabilities to divide by: the least normal f16, as llama.cpp has it.
const MIN_SUM: f32 = 6.103_515_6e-5;
/// The part of their size by which logits may fall short of the highest under [`Gating::Sparse`]:
/// twice the `router_jitter_noise` of Phi-3.5-MoE, the only model with such a router.
const SPARSE_MARGIN: f32 = 0.02;

/// The experts of each token, and the rows of activations in order of experts. A slot is one
/// (token, expert) pair; slots are numbered in order of experts.
pub(super) struct Routing {
    /// `[n_tokens × n_used]` chosen experts and their weights.
    choice: SharedBuffer<(u32, f32)>,
    /// `[n_tokens × n_used]` slot of each choice.
    slot_of: SharedBuffer<u32>,
    /// `[n_slots]` token of each slot.
    token_of: SharedBuffer<u32>,
    /// `[n_expert + 1]` first slot of each expert.
    starts: SharedBuffer<u32>,
    /// `[n_expert]` the experts that any token has chosen, those in memory first.
    order: SharedBuffer<u32>,
    /// `[4]` how many there are of them, and the fields of [`ChoiceCounts`].
    counts: SharedBuffer<u32>,
    /// `[n_expert]` the slot in the cache of each of them.
    cached_in: SharedBuffer<u32>,
    /// Input rows by slot, as f32 or encoded.
    x: SharedBuffer<f32>,
    acts: [SharedActs; 3],
    /// Output rows by slot.
    out: SharedBuffer<f32>,
}

impl Routing {
    /// Returns empty memory.
    pub(super) fn new() -> Self {
        Routing {
            choice: SharedBuffer::new(),
            slot_of: SharedBuffer::new(),
            token_of: SharedBuffer::new(),
            starts: SharedBuffer::new(),
            order: SharedBuffer::new(),
            counts: SharedBuffer::new(),
            cached_in: SharedBuffer::new(),
            x: SharedBuffer::new(),
            acts: SharedActs::all(),
            out: SharedBuffer::new(),
        }
    }

    /// Reserves capacity for a step.
    pub(super) fn reserve(&mut self, kernels: &Kernels, sizes: ExpertSizes) {
        let rows = RowSizes { n_values: sizes.n_embd, n_rows: sizes.n_rows * sizes.n_used };
        self.choice.reserve(rows.n_rows);
        self.slot_of.reserve(rows.n_rows);
        self.token_of.reserve(rows.n_rows);
        self.starts.reserve(sizes.n_expert + 1);
        self.order.reserve(sizes.n_expert);
        self.counts.reserve(4);
        self.cached_in.reserve(sizes.n_expert);
        self.x.reserve(rows.n_rows * rows.n_values);
        for acts in &mut self.acts {
            acts.reserve(kernels, rows);
        }
        self.out.reserve(rows.n_rows * rows.n_values);
    }

    /// Returns how many bytes [`Routing::reserve`] takes.
    pub(super) fn bytes(kernels: &Kernels, sizes: ExpertSizes) -> usize {
        let rows = RowSizes { n_values: sizes.n_embd, n_rows: sizes.n_rows * sizes.n_used };
        let of_row =
            size_of::<(u32, f32)>() + 2 * size_of::<u32>() + 2 * rows.n_values * size_of::<f32>();
        rows.n_rows * of_row
            + (3 * sizes.n_expert + 5) * size_of::<u32>()
            + SharedActs::bytes(kernels, rows)
    }
}

/// Implements [`crate::backend::Ops::experts`].
pub(super) fn experts(
    pass: &CpuPass,
    activation: Activation,
    x: Buf,
    router: Buf,
    mixture: &Mixture,
    out: Buf,
) {
    let Mixture { plan, experts, .. } = mixture;
    let plan = *plan;
    let r = &pass.s.routing;
    let n_tokens = pass.n_tokens();
    if n_tokens == 0 {
        return;
    }
    let n_slots = n_tokens * plan.n_used;
    let [_, _, down0] = experts[0];
    // all rows of a matrix take one encoding: that for an expert's share of them
    let encoding = |w: &Weight| pass.encoding(w.ty, n_slots / plan.n);

    route(pass, mixture, router);
    prefetch(pass, mixture);
    gather(pass, mixture, x);
    let first = usize::from(!plan.gated);
    add_importance(pass, mixture, first..2, x);
    let gate_up =
        [(0, Buf::Gate), (1, Buf::Up)].map(|(part, to)| (part, pass.memory.buffers.at(to)));
    let inputs = ExpertProducts { mixture, parts: &gate_up[first..], x: &r.x, acts: &r.acts };
    by_expert(pass, &inputs);
    let hidden = if plan.gated { Buf::Gate } else { Buf::Up };
    let down_acts = acts_of(&pass.memory.acts, encoding(&down0));
    activate(pass, activation, mixture, down_acts);
    add_importance(pass, mixture, 2..3, hidden);
    let x = pass.memory.buffers.at(hidden);
    let down = [(2, &r.out)];
    by_expert(pass, &ExpertProducts { mixture, parts: &down, x, acts: &pass.memory.acts });
    combine(pass, mixture, out);
}

/// Makes the input of the last matrices of what the first have made, slot by slot, encoded if they
/// take that.
fn activate(
    pass: &CpuPass,
    activation: Activation,
    mixture: &Mixture,
    encoded: Option<&SharedActs>,
) {
    let plan = mixture.plan;
    let r = &pass.s.routing;
    let n_slots = pass.n_tokens() * plan.n_used;
    let n_ff = mixture.experts[0][0].n_rows;
    pass.worker.for_each(n_slots, |slot| {
        // SAFETY: each item writes its own row of `gate`, of `up` and of the encoded rows; `starts`
        // is of an earlier phase.
        unsafe {
            let [gate, up] = [Buf::Gate, Buf::Up]
                .map(|buf| pass.memory.buffers.at(buf).write(slot * n_ff, n_ff));
            let starts = r.starts.read(0, plan.n + 1);
            let expert = starts[1..].partition_point(|&end| end as usize <= slot);
            scale(up, mixture.scale(1, expert));
            add(up, mixture.bias(1, expert));
            let made = if plan.gated {
                scale(gate, mixture.scale(0, expert) * gate_weight(pass, &plan, slot, expert));
                add(gate, mixture.bias(0, expert));
                pass.gated(activation, gate, up);
                gate
            } else {
                gate.fill(1.0);
                pass.by_kernel(activation, up, gate);
                up
            };
            if let Some(acts) = encoded {
                acts.encode(pass, slot, made);
            }
        }
    });
}

/// Returns the factor of the gate of a slot. Where weights are factors of what experts read, that
/// is the weight: of the two products of it, the other is weighed with the output.
fn gate_weight(pass: &CpuPass, plan: &Experts, slot: usize, expert: usize) -> f32 {
    if !plan.weighs_inputs {
        return 1.0;
    }
    let r = &pass.s.routing;
    // SAFETY: both are of earlier phases, and only read in this one.
    let choice = unsafe {
        let token = r.token_of.read(slot, 1)[0] as usize;
        r.choice.read(token * plan.n_used, plan.n_used)
    };
    let chosen = choice.iter().find(|chosen| chosen.0 as usize == expert);
    chosen.map_or(1.0, |chosen| chosen.1)
}

/// Asks the disk for the matrices of the experts that were chosen and are in no slot of the cache,
/// all at once, if that is wanted: otherwise each page is waited for where it is first read.
fn prefetch(pass: &CpuPass, mixture: &Mixture) {
    if !pass.memory.prefetches_experts {
        return;
    }
    // SAFETY: written in an earlier phase.
    let (chosen, slots) = unsafe { (all_chosen(pass), chosen_slots(pass, mixture)) };
    pass.worker.for_each(chosen.len(), |i| {
        let expert = chosen[i] as usize;
        if pass.memory.expert_cache.is_some() && slots[expert] != expert_cache::NONE {
            return;
        }
        for weight in &mixture.experts[expert][mixture.parts()] {
            let rows = match pass.memory.packed.rows(weight, 0, weight.n_rows) {
                Some(packed) => packed.bytes,
                None => pass.bytes(weight, 0, weight.n_rows),
            };
            platform::will_need(rows);
        }
    });
}

/// Returns the experts that any token has chosen.
///
/// # Safety
/// [`route`] is done, and the next is not begun.
unsafe fn all_chosen<'a>(pass: &'a CpuPass) -> &'a [u32] {
    let r = &pass.s.routing;
    // SAFETY: the caller's promise.
    unsafe { r.order.read(0, r.counts.read(0, 1)[0] as usize) }
}

/// Returns the slots in the cache of all experts.
///
/// # Safety
/// As of [`all_chosen`].
unsafe fn chosen_slots<'a>(pass: &'a CpuPass, mixture: &Mixture) -> &'a [u32] {
    // SAFETY: the caller's promise.
    unsafe { pass.s.routing.cached_in.read(0, mixture.plan.n) }
}

/// Adds the inputs of some of the experts' matrices to the sums that are collected: rows of tokens,
/// or of slots for the last of the three.
fn add_importance(pass: &CpuPass, mixture: &Mixture, parts: Range<usize>, x: Buf) {
    let Mixture { plan, experts, .. } = mixture;
    let r = &pass.s.routing;
    let n_slots = pass.n_tokens() * plan.n_used;
    let n = experts[0][parts.start].n_cols;
    let is_last = parts.start == 2;
    let rows = |expert: usize| {
        // SAFETY: `starts` and `token_of` are of an earlier phase, and only read in this one.
        let (starts, tokens) =
            unsafe { (r.starts.read(0, plan.n + 1), r.token_of.read(0, n_slots)) };
        (starts[expert]..starts[expert + 1]).map(move |slot| {
            let row = if is_last { slot } else { tokens[slot as usize] };
            // SAFETY: `x` is only read in this phase.
            unsafe { pass.memory.buffers.at(x).read(row as usize * n, n) }
        })
    };
    for part in parts {
        importance::add_experts(pass, plan.n, |expert| experts[expert][part], rows);
    }
}

/// Puts rows of the input in order of slots, in the encoding that the experts' gate and up matrices
/// take.
fn gather(pass: &CpuPass, mixture: &Mixture, x: Buf) {
    let first = &mixture.experts[0][..2];
    let r = &pass.s.routing;
    let n_embd = first[0].n_cols;
    let n_slots = pass.n_tokens() * mixture.plan.n_used;
    let encoding = |w: &Weight| pass.encoding(w.ty, n_slots / mixture.plan.n);
    encode(pass, x, n_embd, first.iter().map(encoding));
    // gate and up mostly share an encoding, whose rows are copied once
    let gate = encoding(&first[0]);
    let up = encoding(&first[1]);
    let encodings = [Some(gate), Some(up).filter(|&up| up != gate)];
    pass.worker.for_each(n_slots, |slot| {
        // SAFETY: `token_of` and the encoded rows are of earlier phases; each item writes its own
        // slot.
        unsafe {
            let token = r.token_of.read(slot, 1)[0] as usize;
            for encoding in encodings.into_iter().flatten() {
                match (acts_of(&r.acts, encoding), acts_of(&pass.memory.acts, encoding)) {
                    (Some(to), Some(from)) => to.copy_row(slot, from, token, n_embd),
                    _ => {
                        r.x.write(slot * n_embd, n_embd).copy_from_slice(
                            pass.memory.buffers.at(x).read(token * n_embd, n_embd),
                        );
                    }
                }
            }
        }
    });
}

/// Writes to `out` the sum of what a token's experts made, by their weights.
fn combine(pass: &CpuPass, mixture: &Mixture, out: Buf) {
    let n_used = mixture.plan.n_used;
    let r = &pass.s.routing;
    let n_embd = mixture.experts[0][2].n_rows;
    pass.for_each_row(&[(out, n_embd)], |t| {
        // SAFETY: choices and slots are of earlier phases; each item writes its own row of `out`.
        unsafe {
            let out = pass.memory.buffers.at(out).write(t * n_embd, n_embd);
            out.fill(0.0);
            let choice = r.choice.read(t * n_used, n_used);
            let slots = r.slot_of.read(t * n_used, n_used);
            for (&(expert, weight), &slot) in choice.iter().zip(slots) {
                let factor = weight * mixture.scale(2, expert as usize);
                pass.memory.kernels.add_scaled(
                    out,
                    r.out.read(slot as usize * n_embd, n_embd),
                    factor,
                );
                let bias = mixture.bias(2, expert as usize);
                if !bias.is_empty() {
                    pass.memory.kernels.add_scaled(out, bias, weight);
                }
            }
        }
    });
}

/// Adds a bias, if there is one.
fn add(row: &mut [f32], bias: &[f32]) {
    for (value, bias) in row.iter_mut().zip(bias) {
        *value += bias;
    }
}

/// Most tokens whose experts one thread chooses: it takes less time than that the threads meet.
const ROUTED_BY_ONE: usize = 2;

/// Chooses experts for each token, then numbers the slots.
fn route(pass: &CpuPass, mixture: &Mixture, router: Buf) {
    let plan = mixture.plan;
    let r = &pass.s.routing;
    let n_tokens = pass.n_tokens();
    let choose_for = |t: usize| {
        // SAFETY: each item works on the rows of its own tokens.
        let (logits, choice) = unsafe {
            (
                pass.memory.buffers.at(router).write(t * plan.n, plan.n),
                r.choice.write(t * plan.n_used, plan.n_used),
            )
        };
        choose(pass, mixture, logits, choice);
    };
    let by_one = n_tokens <= ROUTED_BY_ONE;
    if !by_one {
        pass.worker.for_each(n_tokens, choose_for);
    }
    pass.worker.for_each(1, |_| {
        if by_one {
            for t in 0..n_tokens {
                choose_for(t);
            }
        }
        // SAFETY: the only item of this phase; `choice` was written in it, or in the one before.
        let (choice, starts, slot_of, token_of) = unsafe {
            let n = n_tokens * plan.n_used;
            (
                r.choice.read(0, n),
                r.starts.write(0, plan.n + 1),
                r.slot_of.write(0, n),
                r.token_of.write(0, n),
            )
        };
        // counting sort: count, sum up, place
        starts.fill(0);
        for &(expert, _) in choice {
            starts[expert as usize + 1] += 1;
        }
        for e in 0..plan.n {
            starts[e + 1] += starts[e];
        }
        for (i, &(expert, _)) in choice.iter().enumerate() {
            let slot = starts[expert as usize];
            starts[expert as usize] += 1;
            slot_of[i] = slot;
            token_of[slot as usize] = (i / plan.n_used) as u32;
        }
        // placing moved each start to its end, which is the next one's start
        starts.copy_within(0..plan.n, 1);
        starts[0] = 0;
        // SAFETY: as above.
        unsafe { order_chosen(pass, mixture, starts) };
    });
}

/// Lists the experts that have rows, with their slots in the cache if there is one.
///
/// # Safety
/// For one thread, while no other reads the lists.
unsafe fn order_chosen(pass: &CpuPass, mixture: &Mixture, starts: &[u32]) {
    let r = &pass.s.routing;
    let n = mixture.plan.n;
    // SAFETY: the caller's promise.
    let (order, counts) = unsafe { (r.order.write(0, n), r.counts.write(0, 4)) };
    let mut n_chosen = 0;
    for expert in 0..n {
        if starts[expert] != starts[expert + 1] {
            order[n_chosen] = expert as u32;
            n_chosen += 1;
        }
    }
    let ChoiceCounts { n_ready, n_held, n_group } = match &pass.memory.expert_cache {
        None => ChoiceCounts { n_ready: n_chosen, n_held: n_chosen, n_group: 0 },
        Some(cache) => cache.choose(
            mixture,
            ChosenExperts {
                starts,
                n_tokens: pass.n_tokens(),
                order: &mut order[..n_chosen],
                // SAFETY: the caller's promise.
                slots: unsafe { r.cached_in.write(0, n) },
            },
        ),
    };
    counts.copy_from_slice(&[n_chosen, n_ready, n_held, n_group].map(|n| n as u32));
}

/// Chooses the best experts by probability and bias (ties: the lower number), with their weights.
pub(super) fn choose(
    pass: &CpuPass,
    mixture: &Mixture,
    logits: &mut [f32],
    choice: &mut [(u32, f32)],
) {
    let plan = &mixture.plan;
    match plan.gating {
        Gating::Softmax => pass.memory.kernels.softmax(logits),
        Gating::Sigmoid => {
            for logit in logits.iter_mut() {
                *logit = 1.0 / (1.0 + (-*logit).exp());
            }
        }
        Gating::Sparse => return choose_in_turn(logits, choice),
    }
    let bias = mixture.selection_bias.as_ref().map_or(&[][..], |bias| bias);
    if let Some(groups) = plan.groups {
        leave_out_groups(groups, bias, logits);
    }
    let probabilities = logits;
    for chosen in choice.iter_mut() {
        let mut best = 0;
        let mut highest = f32::NEG_INFINITY;
        for (e, p) in probabilities.iter().enumerate() {
            let score = p + bias.get(e).unwrap_or(&0.0);
            if score > highest {
                best = e;
                highest = score;
            }
        }
        *chosen = (best as u32, probabilities[best]);
        probabilities[best] = f32::NEG_INFINITY;
    }
    let sum: f32 = choice.iter().map(|c| c.1).sum();
    let factor = if plan.renormalized { plan.scale / sum.max(MIN_SUM) } else { plan.scale };
    for (_, weight) in choice.iter_mut() {
        *weight *= factor;
    }
}

/// Puts the probabilities of all experts but those of the best groups to −∞.
fn leave_out_groups(groups: ExpertGroups, bias: &[f32], probabilities: &mut [f32]) {
    let size = probabilities.len() / groups.n;
    let score_of = |probabilities: &[f32], group: usize| {
        let mut best = [f32::NEG_INFINITY; 2];
        let first = group * size;
        for (e, p) in (first..).zip(&probabilities[first..first + size]) {
            let score = p + bias.get(e).unwrap_or(&0.0);
            if score > best[0] {
                best = [score, best[0]];
            } else if score > best[1] {
                best[1] = score;
            }
        }
        if size == 1 { best[0] } else { best[0] + best[1] }
    };
    // the worst go first, of equals the later
    for _ in groups.n_used..groups.n {
        let mut worst = 0;
        let mut lowest = f32::INFINITY;
        for group in 0..groups.n {
            let score = score_of(probabilities, group);
            if score <= lowest && score > f32::NEG_INFINITY {
                worst = group;
                lowest = score;
            }
        }
        probabilities[worst * size..(worst + 1) * size].fill(f32::NEG_INFINITY);
    }
}

/// Implements [`Gating::Sparse`]: the weight of an expert is its share in a softmax over those left
/// whose logits fall short of the highest by no more than a part of their size.
fn choose_in_turn(logits: &mut [f32], choice: &mut [(u32, f32)]) {
    for chosen in choice.iter_mut() {
        let mut best = 0;
        for (e, logit) in logits.iter().enumerate() {
            if *logit > logits[best] {
                best = e;
            }
        }
        let highest = logits[best];
        let is_near = |logit: f32| (highest - logit) / logit.abs().max(highest) <= SPARSE_MARGIN;
        let near = logits.iter().filter(|&&logit| logit == highest || is_near(logit));
        let sum: f32 = near.map(|logit| (logit - highest).exp()).sum();
        *chosen = (best as u32, 1.0 / sum);
        logits[best] = f32::NEG_INFINITY;
    }
}

/// Matrices of the experts that multiply the same rows, one row for each slot.
struct ExpertProducts<'a> {
    mixture: &'a Mixture,
    /// The matrices (gate, up, down), and what each writes to.
    parts: &'a [(usize, &'a SharedBuffer<f32>)],
    /// The rows, if a matrix takes f32.
    x: &'a SharedBuffer<f32>,
    /// The rows, encoded.
    acts: &'a [SharedActs; 3],
}

/// Computes the products of every expert over its slots: one phase, two where some experts are
/// still being read, and one more for each group of experts that pass.
fn by_expert(pass: &CpuPass, products: &ExpertProducts) {
    // SAFETY: both written in an earlier phase.
    let (chosen, counts) = unsafe { (all_chosen(pass), pass.s.routing.counts.read(1, 3)) };
    let [n_ready, n_held, n_group] = [0, 1, 2].map(|i: usize| counts[i] as usize);
    let (held, passing) = chosen.split_at(n_held);
    let (ready, others) = held.split_at(n_ready);
    for experts in [ready, others] {
        if !experts.is_empty() {
            multiply_experts(pass, products, experts, None);
        }
    }
    for (i, group) in passing.chunks(n_group.max(1)).enumerate() {
        let read = || begin_groups(pass, products, passing, n_group, i);
        multiply_experts(pass, products, group, Some(&read));
    }
}

/// Begins to read what comes after group `i` of experts that pass, while that is computed: the next
/// group, into the slots of the last, and with the last of gate and up what comes first of down.
fn begin_groups(
    pass: &CpuPass,
    products: &ExpertProducts,
    passing: &[u32],
    n_group: usize,
    i: usize,
) {
    let mixture = products.mixture;
    let Some(cache) = &pass.memory.expert_cache else { return };
    // SAFETY: written in an earlier phase.
    let slots = unsafe { chosen_slots(pass, mixture) };
    let mut groups = passing.chunks(n_group.max(1)).skip(i + 1);
    let first_part = products.parts[0].0;
    let is_last = match groups.next() {
        // reading of the first two begins before the phase of the first
        Some(next) if i > 0 => {
            let parts = if first_part == 2 { 2..3 } else { first_part..2 };
            cache.begin_group(mixture, next, slots, parts);
            false
        }
        next => next.is_none(),
    };
    if is_last && first_part < 2 {
        let first = &passing[..passing.len().min(2 * n_group)];
        cache.begin_group(mixture, first, slots, 2..3);
    }
}

/// Computes the products of some experts over their slots: one phase, in which one thread does
/// something else first, if there is such.
fn multiply_experts(
    pass: &CpuPass,
    products: &ExpertProducts,
    experts: &[u32],
    other: Option<&dyn Fn()>,
) {
    let &ExpertProducts { mixture, parts, x, acts } = products;
    let Mixture { plan, experts: weights, .. } = mixture;
    // SAFETY: written in an earlier phase.
    let starts = unsafe { pass.s.routing.starts.read(0, plan.n + 1) };
    let share = pass.n_tokens() * plan.n_used / plan.n;
    let cut = |part: usize| {
        let Weight { n_rows, ty, .. } = weights[0][part];
        RowCut::new(n_rows, pass.worker.n_threads(), 1, pass.encoding(ty, share))
    };
    let n_items: usize = parts.iter().map(|&(part, _)| cut(part).items).sum();
    let n_others = usize::from(other.is_some());
    pass.worker.for_each(n_others + experts.len() * n_items, |item| {
        if let Some(other) = other.filter(|_| item == 0) {
            return other();
        }
        let item = item - n_others;
        let e = experts[item / n_items] as usize;
        let from = starts[e] as usize;
        let to = starts[e + 1] as usize;
        let mut item = item % n_items;
        for &(part, out) in parts {
            let cut = cut(part);
            if item >= cut.items {
                item -= cut.items;
                continue;
            }
            let w = &weights[e][part];
            let n_cols = w.n_cols;
            let n_rows = w.n_rows;
            let acts = if let Some(acts) = acts_of(acts, pass.encoding(w.ty, share)) {
                // SAFETY: encoded in an earlier phase.
                unsafe { acts.view(from, to - from, n_cols) }
            } else {
                // SAFETY: written in an earlier phase.
                let x = unsafe { x.read(from * n_cols, (to - from) * n_cols) };
                ActView::f32(x, n_cols)
            };
            let (first, n) = cut.item(item, n_rows);
            // SAFETY: the slots are those of this choice. Each item writes columns of its own in
            // rows of its own expert's slots; `reserve` made capacity for all.
            unsafe {
                let rows = rows_of(pass, mixture, part, e, first..first + n);
                multiply_rows(pass, rows, acts, out.as_ptr().add(from * n_rows + first), n_rows);
            };
            return;
        }
    });
}

/// Returns rows of a matrix of a chosen expert, where they are in memory.
///
/// # Safety
/// As of [`all_chosen`].
unsafe fn rows_of<'a>(
    pass: &'a CpuPass,
    mixture: &Mixture,
    part: usize,
    expert: usize,
    rows: Range<usize>,
) -> WeightRows<'a> {
    let cached = pass.memory.expert_cache.as_ref().and_then(|cache| {
        // SAFETY: the caller's promise.
        unsafe {
            let slot = chosen_slots(pass, mixture)[expert];
            cache.rows(mixture, part, expert, slot, rows.clone())
        }
    });
    cached.unwrap_or_else(|| {
        resident_rows(pass, &mixture.experts[expert][part], rows.start, rows.len())
    })
}
