//! Fusion: operations of a pass that one dispatch can do become one operation.
//!
//! A device loses several microseconds between two dispatches, more than most operations of a
//! written token take. Each rule looks at neighbouring operations, and replaces them where the
//! result is the same and nothing that is left out is read later:
//!
//! | operations | become |
//! |---|---|
//! | norms and rotations of heads, keys and values into the cache | [`Operation::Heads`] |
//! | products of gate and up, the gate's function | [`Operation::Gated`] |
//! | a product and a function of it | [`Operation::Activated`] |
//! | a product into a buffer that is added to another one | a product that is added itself |
//! | a product and then norms, sums and factors of whole rows | [`Operation::ProductAndSteps`] |
//! | the same of latent attention | [`FusedHeads::Latent`] |
//! | attention and its gates | attention with gates |
//! | latent attention and the matrices of heads | [`Operation::LatentAttend`] |
//! | products, and the norm of the last one's | [`Operation::NormedLinear`] |
//! | products, and copies of the heads of one to two places | [`Operation::SplitLinear`] |
//! | a rule of running states, the norm of its output and gates | [`Operation::GatedStates`] |
//! | a router's product, its mixture, and such steps | [`FusedMixture`] |
//! | the same, and gate and up of experts for all tokens | [`FusedMixture::every`] |
//!
//! An operation that was fused is encoded as its parts where no kernel does it at once, for
//! example for many tokens.

use super::operation::{
    AttendRun, FusedHeads, FusedMixture, GatedProducts, HeadValues, HeadsAndStore, MatrixProduct,
    NormRun, Operation, RowGate, SourceNorm, SplitRows, Summand, TailStep, TailSteps,
};
use super::params::NONE;
use super::parts::{HeadRun, LatentRun, StateRun, StateTail};
use super::shader;
use crate::backend::{Attention, Buf, Heads};
use crate::model::plan::Activation;

/// Fuses the operations of a pass whose results are `outputs`.
pub(super) fn fuse<'a>(operations: &[Operation<'a>], outputs: &[Buf]) -> Vec<Operation<'a>> {
    let mut fused = Vec::with_capacity(operations.len());
    let mut rest = operations;
    while let [first, ..] = rest {
        let found = latent_heads(rest, outputs)
            .or_else(|| heads(rest, outputs))
            .or_else(|| gated(rest, outputs))
            .or_else(|| activated(rest))
            .or_else(|| routed_mixture(rest, outputs))
            .or_else(|| product_and_steps(rest, outputs))
            .or_else(|| split_linear(rest, outputs))
            .or_else(|| normed_linear(rest))
            .or_else(|| gated_states(rest, outputs))
            .or_else(|| latent_attention(rest, outputs))
            .or_else(|| attention(rest));
        let (operation, n) = found.unwrap_or_else(|| (first.clone(), 1));
        fused.push(operation);
        rest = &rest[n..];
    }
    fused
}

/// Returns whether `operations`, of a pass whose results are `outputs`, read what `buf` holds
/// before them.
fn is_read(operations: &[Operation], buf: Buf, outputs: &[Buf]) -> bool {
    // values of a row of one head that copies have put there, from its first on
    let mut n_copied = 0;
    for operation in operations {
        if operation.reads(buf) {
            return true;
        }
        if operation.replaces(buf) {
            return false;
        }
        if let Operation::Parts(HeadRun::Copy { out, n_head: 1, n, .. }) = operation
            && out.buf == buf
            && out.first == n_copied
        {
            n_copied += n;
            if n_copied == out.size {
                return false;
            }
        }
    }
    outputs.contains(&buf)
}

/// Returns whether one of `operations` that reads what `buf` holds before them is a product with a
/// matrix that has kernels for activations in 8 bits.
fn is_read_in_int8(operations: &[Operation], buf: Buf) -> bool {
    for operation in operations {
        if let Operation::Linear { x, products } = operation
            && *x == buf
            && products.iter().any(|product| shader::has_int8(product.matrix.ty))
        {
            return true;
        }
        if operation.writes(buf) {
            return false;
        }
    }
    false
}

/// Returns whether rows are among those that steps after a product take: see
/// [`PassBuffers::stream`](super::room::PassBuffers::stream).
fn is_in_stream(buf: Buf) -> bool {
    matches!(buf, Buf::X | Buf::Norm | Buf::Out | Buf::Branch)
}

/// Returns the steps over whole rows of `width` values that `operations` begin with.
fn leading_steps<'a>(operations: &[Operation<'a>], width: usize) -> TailSteps<'a> {
    let mut steps = Vec::new();
    for operation in operations {
        let step = match *operation {
            Operation::Norm(norm) if norm.n_runs == 1 && norm.width == width => {
                TailStep::Norm(norm)
            }
            Operation::Add { x, y: Summand::Rows(y), scale, width: n } if n == width => {
                TailStep::Add { x, y, scale }
            }
            Operation::Softcap { x, scale, cap: 0.0, width: n } if n == width => {
                TailStep::Scale { x, scale }
            }
            _ => break,
        };
        let ([a, b], out) = step.rows();
        if ![a, b, out].into_iter().all(is_in_stream) {
            break;
        }
        steps.push(step);
    }
    let written = steps.last().map(|step: &TailStep| step.rows().1);
    let encodes = written.filter(|buf| is_read_in_int8(&operations[steps.len()..], *buf));
    TailSteps { gate: None, steps, encodes }
}

/// Returns the gate of the rows `rows`, of `width` values, that `operations` begin with.
fn leading_gate<'a>(
    operations: &[Operation<'a>],
    rows: Buf,
    width: usize,
    outputs: &[Buf],
) -> Option<RowGate<'a>> {
    let [Operation::Linear { x, products }, Operation::Parts(sigmoid), rest @ ..] = operations
    else {
        return None;
    };
    let &[product] = products.as_slice() else { return None };
    let &HeadRun::SigmoidGate { x: gated, width: n, gate, n_gates: 1 } = sigmoid else {
        return None;
    };
    let weight = product.row?;
    let is_gate = gated == rows && n == width && gate == product.out && product.n_cols == width;
    let is_plain = product.bias == NONE && product.adds.is_none() && is_in_stream(*x);
    let is_last = !is_read(rest, product.out, outputs);
    (is_gate && is_plain && is_last).then_some(RowGate { rows, x: *x, product, weight })
}

/// Returns a product with the steps that follow it, or one that adds to a buffer itself, and the
/// number of operations that it stands for.
fn product_and_steps<'a>(
    operations: &[Operation<'a>],
    outputs: &[Buf],
) -> Option<(Operation<'a>, usize)> {
    let [Operation::Linear { x, products }, rest @ ..] = operations else { return None };
    let x = *x;
    let &[product] = products.as_slice() else { return None };
    let adding = adding_product(x, product, rest, outputs);
    let n_added = usize::from(adding.is_some());
    let product = adding.unwrap_or(product);
    let rest = &rest[n_added..];
    let takes_steps = is_in_stream(product.out) && !is_in_stream(x);
    let mut then = TailSteps::default();
    let mut n = 1 + n_added;
    if takes_steps {
        let gate = leading_gate(rest, product.out, product.n_rows, outputs);
        let n_gate = if gate.is_some() { 2 } else { 0 };
        then = TailSteps { gate, ..leading_steps(&rest[n_gate..], product.n_rows) };
        n += n_gate + then.steps.len();
    }
    if !then.is_empty() {
        return Some((Operation::ProductAndSteps { x, product, then }, n));
    }
    adding.map(|product| (Operation::Linear { x, products: vec![product] }, n))
}

/// Returns a product of `x` that adds to a buffer itself, where the first operation after it does
/// no more than that.
fn adding_product<'a>(
    x: Buf,
    product: MatrixProduct<'a>,
    operations: &[Operation<'a>],
    outputs: &[Buf],
) -> Option<MatrixProduct<'a>> {
    let [Operation::Add { x: to, y: Summand::Rows(y), scale, width }, rest @ ..] = operations
    else {
        return None;
    };
    let is_sum = product.out == *y && product.n_rows == *width && product.adds.is_none();
    if !is_sum || x == *to || is_read(rest, *y, outputs) {
        return None;
    }
    Some(MatrixProduct { out: *to, adds: Some(*scale), ..product })
}

/// Returns a mixture of experts with the product of its router before it and the steps that follow,
/// or gate and up of the experts for all tokens, and the number of operations that it stands for.
fn routed_mixture<'a>(
    operations: &[Operation<'a>],
    outputs: &[Buf],
) -> Option<(Operation<'a>, usize)> {
    let [Operation::Linear { x, products }, Operation::Experts(mixture), rest @ ..] = operations
    else {
        return None;
    };
    let &[router] = products.as_slice() else { return None };
    if router.out != mixture.router || router.adds.is_some() {
        return None;
    }
    let takes_steps = is_in_stream(mixture.out);
    let width = mixture.stacks[2].n_rows;
    let then = if takes_steps { leading_steps(rest, width) } else { TailSteps::default() };
    let every = if then.is_empty() { products_of_every(*x, rest, outputs) } else { None };
    let n_every = if every.is_some() { 2 } else { 0 };
    let n = 2 + then.steps.len() + n_every;
    let mut mixture = mixture.clone();
    mixture.fused = Some(FusedMixture { x: *x, router, then, every });
    Some((Operation::Experts(mixture), n))
}

/// Returns gate and up of experts for all tokens, whose input is `x`, that `operations` begin with.
fn products_of_every<'a>(
    x: Buf,
    operations: &[Operation<'a>],
    outputs: &[Buf],
) -> Option<GatedProducts<'a>> {
    let (Operation::Gated { x: input, activation, gate, up, to_int8 }, 2) =
        gated(operations, outputs)?
    else {
        return None;
    };
    let is_usual = input == x && gate.out == Buf::Gate && up.out == Buf::Up;
    is_usual.then_some(GatedProducts { activation, gate, up, to_int8 })
}

/// Returns a product with a function of it, and the number of operations that it stands for.
fn activated<'a>(operations: &[Operation<'a>]) -> Option<(Operation<'a>, usize)> {
    let [
        Operation::Linear { x, products },
        Operation::Activate { activation, gate, up, width },
        ..,
    ] = operations
    else {
        return None;
    };
    let &[product] = products.as_slice() else { return None };
    let is_whole = product.out == *gate && product.n_rows == *width && product.adds.is_none();
    let is_apart = up.is_none_or(|up| up.buf == Buf::PerLayer);
    // its numbers have no place in that kernel
    let is_plain = !matches!(activation, Activation::Xielu(_));
    if !is_whole || !is_apart || !is_plain {
        return None;
    }
    Some((Operation::Activated { x: *x, product, activation: *activation, up: *up }, 2))
}

/// Returns a rule of running states with the norm and the gates of its outputs, and the number of
/// operations that it stands for.
fn gated_states<'a>(
    operations: &[Operation<'a>],
    outputs: &[Buf],
) -> Option<(Operation<'a>, usize)> {
    let [Operation::States(run), rest @ ..] = operations else { return None };
    let kept = usize::from(matches!(rest, [Operation::KeepOutputs(_), ..]));
    let rest = &rest[kept..];
    let found = match run {
        StateRun::Convolve(_) => None,
        StateRun::Delta(_) => norm_and_gate(rest, run.out(), run.n_parts()),
        StateRun::Scan(_) => gate_and_norm(rest, run.out(), run.n_parts()),
    };
    let (tail, n_after) = found?;
    let rest = &rest[n_after..];
    if is_read(rest, run.out(), outputs) {
        return None;
    }
    let tail = StateTail { to_int8: is_read_in_int8(rest, tail.gate), ..tail };
    let n = 1 + kept + n_after;
    let parts = operations[..n].to_vec();
    Some((Operation::GatedStates { run: *run, tail, parts }, n))
}

/// Returns the gates `gate = silu(gate) · x` that operations begin with, and the width of a row.
fn silu_gates(operations: &[Operation], x: Buf) -> Option<(Buf, usize)> {
    let &[Operation::Activate { activation, gate, up: Some(up), width }, ..] = operations else {
        return None;
    };
    let is_whole = up.buf == x && up.first == 0 && up.of == width;
    (is_whole && matches!(activation, Activation::Silu)).then_some((gate, width))
}

/// Returns the norm of each of `n_parts` parts of `x`, and its gates, with which operations begin,
/// and their number.
fn norm_and_gate(operations: &[Operation], x: Buf, n_parts: usize) -> Option<(StateTail, usize)> {
    let [Operation::Norm(norm), rest @ ..] = operations else { return None };
    let (gate, width) = silu_gates(rest, x)?;
    let is_plain = norm.x == x && norm.out == x && norm.bias == NONE && !norm.centered;
    let has_parts = norm.n_runs == n_parts && norm.n_runs * norm.width == width;
    let tail = StateTail {
        gate,
        norm: norm.weight,
        eps: norm.eps,
        gates_first: false,
        own_weights: norm.own_weights,
        to_int8: false,
    };
    (is_plain && has_parts).then_some((tail, 2))
}

/// Returns the gates of `x`, and the norm of each of `n_parts` parts if there is one, with which
/// operations begin, and their number.
fn gate_and_norm(operations: &[Operation], x: Buf, n_parts: usize) -> Option<(StateTail, usize)> {
    let (gate, width) = silu_gates(operations, x)?;
    let plain = StateTail {
        gate,
        norm: NONE,
        eps: 0.0,
        gates_first: true,
        own_weights: false,
        to_int8: false,
    };
    let [_, Operation::Norm(norm), ..] = operations else { return Some((plain, 1)) };
    let is_plain = norm.x == gate && norm.out == gate && norm.bias == NONE && !norm.centered;
    if !is_plain || norm.n_runs != n_parts || norm.n_runs * norm.width != width {
        return Some((plain, 1));
    }
    let NormRun { weight, eps, own_weights, .. } = *norm;
    Some((StateTail { norm: weight, eps, own_weights, ..plain }, 2))
}

/// Returns attention whose result goes to a product in 8 bits.
fn attention<'a>(operations: &[Operation<'a>]) -> Option<(Operation<'a>, usize)> {
    let [Operation::Attend(run), rest @ ..] = operations else { return None };
    let gate = sigmoid_gates(run, rest);
    let n_gates = usize::from(gate.is_some());
    let to_int8 = is_read_in_int8(&rest[n_gates..], run.out);
    Some((Operation::Attend(AttendRun { gate, to_int8, ..*run }), 1 + n_gates))
}

/// Returns attention whose heads go through a matrix each, and the number of operations that it
/// stands for.
fn latent_attention<'a>(
    operations: &[Operation<'a>],
    outputs: &[Buf],
) -> Option<(Operation<'a>, usize)> {
    let [Operation::Attend(run), Operation::Parts(multiply), rest @ ..] = operations else {
        return None;
    };
    let &HeadRun::Multiply { x, matrix, shape: [n_cols, n_rows], n_head, out } = multiply else {
        return None;
    };
    let Attention { n_head: n, d_v, .. } = run.at;
    let is_result = x == Heads { buf: run.out, size: d_v, first: 0 } && n_cols == d_v;
    let is_whole = out.size == n_rows && out.first == 0 && n == n_head && out.buf != run.q;
    let is_plain = run.sinks == NONE && run.gate.is_none();
    if !is_result || !is_whole || !is_plain || is_read(rest, run.out, outputs) {
        return None;
    }
    let to_int8 = is_read_in_int8(rest, out.buf);
    let values = HeadValues { matrix, n_rows, out: out.buf, to_int8 };
    let parts = operations[..2].to_vec();
    Some((Operation::LatentAttend { run: *run, values, parts }, 2))
}

/// Returns products with the norm of the last one's, and the number of operations that they stand
/// for.
fn normed_linear<'a>(operations: &[Operation<'a>]) -> Option<(Operation<'a>, usize)> {
    let [Operation::Linear { x, products }, Operation::Norm(norm), rest @ ..] = operations else {
        return None;
    };
    let last = products.last().filter(|_| products.len() > 1)?;
    let is_its = norm.x == last.out && norm.out == last.out && norm.width == last.n_rows;
    let is_rms = norm.n_runs == 1 && norm.bias == NONE && norm.weight != NONE && !norm.centered;
    if !is_its || !is_rms {
        return None;
    }
    let to_int8 = is_read_in_int8(rest, last.out);
    let norm = SourceNorm { weight: norm.weight, eps: norm.eps, to_int8 };
    let parts = operations[..2].to_vec();
    Some((Operation::NormedLinear { x: *x, products: products.clone(), norm, parts }, 2))
}

/// Returns the gates of all values of attention with which the operations after it begin.
fn sigmoid_gates(run: &AttendRun, operations: &[Operation]) -> Option<Buf> {
    let &[Operation::Parts(HeadRun::SigmoidGate { x, width, gate, n_gates }), ..] = operations
    else {
        return None;
    };
    let is_whole = x == run.out && width == run.at.n_head * run.at.d_v && n_gates == width;
    (is_whole && run.sinks == NONE).then_some(gate)
}

/// Returns products of which the heads of one are copied to two places, and the number of
/// operations that they stand for.
fn split_linear<'a>(
    operations: &[Operation<'a>],
    outputs: &[Buf],
) -> Option<(Operation<'a>, usize)> {
    let [Operation::Linear { x, products }, first, second, rest @ ..] = operations else {
        return None;
    };
    let copies = [first, second].map(|operation| match operation {
        Operation::Parts(HeadRun::Copy { x, out, n_head, n }) => Some((*x, *out, *n_head, *n)),
        _ => None,
    });
    let [Some((from, to, n_head, size)), Some((from_second, to_second, n_head_2, size_2))] = copies
    else {
        return None;
    };
    let index = products.iter().position(|product| product.out == from.buf)?;
    let is_first = from.first == 0 && from.size == 2 * size;
    let is_second = from_second == Heads { first: size, ..from };
    let are_alike = n_head == n_head_2 && size == size_2;
    let is_dense = |heads: &Heads| heads.first == 0 && heads.size == size;
    let is_whole = products[index].n_rows == 2 * size * n_head;
    if !is_first || !is_second || !are_alike || !is_whole || is_read(rest, from.buf, outputs) {
        return None;
    }
    let outs = [to, to_second];
    let split = SplitRows { index, size, outs: outs.map(|heads| heads.buf) };
    let parts = operations[..3].to_vec();
    outs.iter()
        .all(is_dense)
        .then(|| (Operation::SplitLinear { x: *x, products: products.clone(), split, parts }, 3))
}

/// Returns the products of gate and up with the gate's function, and the number of operations that
/// they stand for.
fn gated<'a>(operations: &[Operation<'a>], outputs: &[Buf]) -> Option<(Operation<'a>, usize)> {
    let [Operation::Linear { x, products }, activate, rest @ ..] = operations else { return None };
    let &Operation::Activate { activation, gate: out, up: Some(columns), width } = activate else {
        return None;
    };
    let &[gate, up] = products.as_slice() else { return None };
    let is_whole = columns.buf == up.out && columns.first == 0 && columns.of == width;
    let is_pair = gate.out == out && gate.n_rows == width && up.n_rows == width;
    let lies_after = gate.matrix.is_followed_by(up.matrix);
    let is_plain = !matches!(activation, Activation::Xielu(_));
    if !is_whole || !is_pair || !lies_after || !is_plain || is_read(rest, up.out, outputs) {
        return None;
    }
    let to_int8 = is_read_in_int8(rest, out);
    Some((Operation::Gated { x: *x, activation, gate, up, to_int8 }, 2))
}

/// Returns the way of queries, keys and values to attention, and the number of operations that it
/// stands for.
fn heads<'a>(operations: &[Operation<'a>], outputs: &[Buf]) -> Option<(Operation<'a>, usize)> {
    let n_before = operations
        .iter()
        .take_while(|operation| {
            matches!(
                operation,
                Operation::Norm(_) | Operation::Rope { .. } | Operation::Temperature { .. }
            )
        })
        .count();
    let rest = &operations[n_before..];
    let stores = matches!(rest, [Operation::Store { k: Buf::K, v: Buf::V, .. }, ..]);
    let n = n_before + usize::from(stores);
    // a single operation is as well done by itself
    if n < 2 {
        return None;
    }
    let at = rest.iter().find_map(|operation| match operation {
        Operation::Store { at, .. } => Some(*at),
        Operation::Attend(AttendRun { at, q: Buf::Q, .. }) => Some(*at),
        _ => None,
    })?;
    let mut heads = HeadsAndStore {
        at,
        norms: [NONE; 3],
        eps: 0.0,
        rope: None,
        rope_first: false,
        whole_rows: false,
        temperature: None,
        stores,
    };
    let mut steps = [HeadSteps::default(); 3];
    for operation in &operations[..n_before] {
        heads.take(operation, &mut steps)?;
    }
    let after = &operations[n..];
    let is_kept = is_read(after, Buf::K, outputs) || is_read(after, Buf::V, outputs);
    if stores && is_kept || !heads.agree(&steps) {
        return None;
    }
    let parts = operations[..n].to_vec();
    Some((Operation::Heads { heads: FusedHeads::Attention(heads), parts }, n))
}

/// Returns the way of queries and of the latent vector to latent attention, and the number of
/// operations that it stands for.
fn latent_heads<'a>(
    operations: &[Operation<'a>],
    outputs: &[Buf],
) -> Option<(Operation<'a>, usize)> {
    let [Operation::Norm(norm), Operation::Parts(key), Operation::Parts(latent), rest @ ..] =
        operations
    else {
        return None;
    };
    let [Operation::Parts(rotated), Operation::Parts(multiply), rest @ ..] = rest else {
        return None;
    };
    let rope = match rest {
        [Operation::Rope { x: Buf::Q, rope, .. }, Operation::Rope { x: Buf::K, .. }, ..] => {
            Some(*rope)
        }
        _ => None,
    };
    let n_ropes = if rope.is_some() { 2 } else { 0 };
    let rest = &rest[n_ropes..];
    let [Operation::Store { at, k: Buf::K, v: Buf::V }, rest @ ..] = rest else { return None };
    let Attention { n_head, n_head_kv: 1, d_k, d_v: n_latent, .. } = *at else { return None };
    let d_rot = d_k.checked_sub(n_latent)?;
    let heads = |buf, size, first| Heads { buf, size, first };
    let of_key = is_copy(key, heads(Buf::Q, d_rot, 0), heads(Buf::K, d_k, 0))
        && is_copy(latent, heads(Buf::V, n_latent, 0), heads(Buf::K, d_k, d_rot));
    let is_plain = norm.x == Buf::V && norm.out == Buf::V && norm.width == n_latent;
    let is_rms = norm.n_runs == 1 && norm.bias == NONE && !norm.centered;
    let &HeadRun::Copy { x: queries, out, n_head: n, .. } = rotated else { return None };
    let goes_to_heads = out == heads(Buf::Q, d_k, 0) && n == n_head;
    let is_product = matches!(multiply, HeadRun::Multiply { out, .. } if out.buf == Buf::Q);
    let is_kept = is_read(rest, Buf::K, outputs) || is_read(rest, Buf::V, outputs);
    if !of_key || !is_plain || !is_rms || !goes_to_heads || !is_product || is_kept {
        return None;
    }
    let n = 6 + n_ropes;
    let run =
        LatentRun { at: *at, norm: norm.weight, eps: norm.eps, queries, rope, multiply: *multiply };
    let parts = operations[..n].to_vec();
    Some((Operation::Heads { heads: FusedHeads::Latent(run), parts }, n))
}

/// Returns whether an operation copies values of one head from `from` to `to`.
fn is_copy(run: &HeadRun, from: Heads, to: Heads) -> bool {
    matches!(run, HeadRun::Copy { x, out, n_head: 1, .. } if *x == from && *out == to)
}

/// The steps that heads of queries, keys or values have taken.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct HeadSteps {
    is_normed: bool,
    is_rotated: bool,
    /// True if the norm is one of the whole row.
    is_whole: bool,
    /// True if they were rotated when they were normalized.
    rotated_first: bool,
}

impl HeadsAndStore {
    /// Returns the number of these heads among queries, keys and values.
    fn part(&self, buf: Buf, n_head: usize, head_size: usize) -> Option<usize> {
        let Attention { n_head: n_q, n_head_kv, d_k, d_v, .. } = self.at;
        let parts = [(Buf::Q, n_q, d_k), (Buf::K, n_head_kv, d_k), (Buf::V, n_head_kv, d_v)];
        parts.iter().position(|part| *part == (buf, n_head, head_size))
    }

    /// Takes an operation on heads in, if it is one.
    fn take(&mut self, operation: &Operation, steps: &mut [HeadSteps; 3]) -> Option<()> {
        match operation {
            Operation::Norm(norm) => self.take_norm(norm, steps),
            Operation::Rope { x, n_head, head_size, rope } => {
                let part = self.part(*x, *n_head, *head_size)?;
                let is_other = self.rope.is_some_and(|other| other != *rope);
                let is_late = part == 0 && self.temperature.is_some();
                if part == 2 || is_other || is_late || steps[part].is_rotated {
                    return None;
                }
                self.rope = Some(*rope);
                steps[part].is_rotated = true;
                Some(())
            }
            Operation::Temperature { x: Buf::Q, width, temperature } => {
                let is_whole = *width == self.at.n_head * self.at.d_k;
                let is_first = self.temperature.replace(*temperature).is_none();
                (is_whole && is_first).then_some(())
            }
            _ => None,
        }
    }

    /// Notes the order of norms and rotations. Returns whether one kernel does these steps.
    fn agree(&mut self, steps: &[HeadSteps; 3]) -> bool {
        let [q, k, v] = steps;
        let untouched = HeadSteps::default();
        if self.stores && q.is_rotated != k.is_rotated {
            return false;
        }
        if !self.stores && (*k != untouched || *v != untouched) {
            return false;
        }
        self.rope_first = q.rotated_first || k.rotated_first;
        let has_order = |steps: &HeadSteps| {
            !q.is_rotated || !steps.is_normed || steps.rotated_first == self.rope_first
        };
        let has_rows = |steps: &HeadSteps| !steps.is_normed || steps.is_whole == self.whole_rows;
        // of whole rows the norm is taken of what the products left
        let is_known = !(self.whole_rows && self.rope_first);
        is_known && [q, k].into_iter().all(|steps| has_order(steps) && has_rows(steps))
    }

    /// Takes a norm of heads in, if it is one.
    fn take_norm(&mut self, norm: &NormRun, steps: &mut [HeadSteps; 3]) -> Option<()> {
        let Attention { n_head, n_head_kv, d_k, .. } = self.at;
        let rows = [(Buf::Q, n_head * d_k), (Buf::K, n_head_kv * d_k)];
        let of_head = self.part(norm.x, norm.n_runs, norm.width);
        let of_row = rows.iter().position(|row| *row == (norm.x, norm.width * norm.n_runs));
        let part = of_head.or(of_row.filter(|_| norm.n_runs == 1))?;
        let is_late = part == 0 && self.temperature.is_some();
        let is_plain =
            norm.out == norm.x && norm.bias == NONE && !norm.centered && !norm.own_weights;
        let has_other_eps = self.norms.iter().any(|n| *n != NONE) && self.eps != norm.eps;
        if !is_plain || has_other_eps || is_late || steps[part].is_normed {
            return None;
        }
        self.norms[part] = norm.weight;
        self.eps = norm.eps;
        steps[part].is_normed = true;
        steps[part].is_whole = of_head.is_none();
        self.whole_rows |= of_head.is_none();
        steps[part].rotated_first = steps[part].is_rotated;
        Some(())
    }
}
