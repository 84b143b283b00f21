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
//! | a product into a buffer that is added to another one | a product that is added itself |
//! | such a product and a norm of the sum | [`Operation::AddAndNorm`] |
//!
//! An operation that was fused is encoded as its parts where no kernel does it at once, for
//! example for many tokens.

use super::operation::{HeadsAndStore, MatrixProduct, NormRun, Operation, Summand};
use super::params::NONE;
use super::shader;
use crate::backend::{Attention, Buf};

/// Fuses the operations of a pass whose result is `output`.
pub(super) fn fuse<'a>(operations: &[Operation<'a>], output: Buf) -> Vec<Operation<'a>> {
    let mut fused = Vec::with_capacity(operations.len());
    let mut rest = operations;
    while let [first, ..] = rest {
        let found = heads_and_store(rest, output)
            .or_else(|| gated(rest, output))
            .or_else(|| adding_product(rest, output));
        let (operation, n) = found.unwrap_or_else(|| (first.clone(), 1));
        fused.push(operation);
        rest = &rest[n..];
    }
    fused
}

/// Returns whether `operations`, of a pass whose result is `output`, read what `buf` holds before
/// them.
fn is_read(operations: &[Operation], buf: Buf, output: Buf) -> bool {
    for operation in operations {
        if operation.reads(buf) {
            return true;
        }
        if operation.replaces(buf) {
            return false;
        }
    }
    buf == output
}

/// Returns whether all that reads what `buf` holds before `operations` are products with matrices
/// that have kernels for activations in 8 bits.
fn is_read_in_int8(operations: &[Operation], buf: Buf, output: Buf) -> bool {
    let in_int8 = |product: &MatrixProduct| shader::has_int8(product.matrix.ty);
    for operation in operations {
        let fits = match operation {
            _ if !operation.reads(buf) => true,
            Operation::Linear { x, products } => {
                *x == buf && products.iter().all(|p| p.adds.is_none() && in_int8(p))
            }
            _ => false,
        };
        if !fits {
            return false;
        }
        if operation.replaces(buf) {
            return true;
        }
    }
    buf != output
}

/// Returns whether a norm is one by root mean square of whole rows of `x` into another buffer.
fn is_plain_norm(norm: &NormRun, x: Buf, width: usize) -> bool {
    let is_whole = norm.x == x && norm.n_runs == 1 && norm.width == width;
    is_whole && norm.out != x && !norm.centered && norm.bias == NONE
}

/// Returns the product that adds to a buffer itself, and the number of operations that it stands
/// for.
fn adding_product<'a>(operations: &[Operation<'a>], output: Buf) -> Option<(Operation<'a>, usize)> {
    let [Operation::Linear { x: input, products }, add, rest @ ..] = operations else {
        return None;
    };
    let &Operation::Add { x, y: Summand::Rows(y), scale, width } = add else { return None };
    let &[mut product] = products.as_slice() else { return None };
    let is_sum = product.out == y && product.n_rows == width && product.adds.is_none();
    if !is_sum || *input == x || is_read(rest, y, output) {
        return None;
    }
    product.out = x;
    product.adds = Some(scale);
    if let [Operation::Norm(norm), rest @ ..] = rest
        && is_plain_norm(norm, x, width)
    {
        let to_int8 = is_read_in_int8(rest, norm.out, output);
        let fused = Operation::AddAndNorm { x: *input, product, norm: *norm, to_int8 };
        return Some((fused, 3));
    }
    Some((Operation::Linear { x: *input, products: vec![product] }, 2))
}

/// Returns the products of gate and up with the gate's function, and the number of operations that
/// they stand for.
fn gated<'a>(operations: &[Operation<'a>], output: Buf) -> Option<(Operation<'a>, usize)> {
    let [Operation::Linear { x, products }, activate, rest @ ..] = operations else { return None };
    let &Operation::Activate { activation, gate: out, up: Some(columns), width } = activate else {
        return None;
    };
    let &[gate, up] = products.as_slice() else { return None };
    let is_whole = columns.buf == up.out && columns.first == 0 && columns.of == width;
    let is_pair = gate.out == out && gate.n_rows == width && up.n_rows == width;
    let lies_after = gate.matrix.is_followed_by(up.matrix);
    if !is_whole || !is_pair || !lies_after || is_read(rest, up.out, output) {
        return None;
    }
    let to_int8 = is_read_in_int8(rest, out, output);
    Some((Operation::Gated { x: *x, activation, gate, up, to_int8 }, 2))
}

/// Returns the way of queries, keys and values to attention, and the number of operations that it
/// stands for.
fn heads_and_store<'a>(
    operations: &[Operation<'a>],
    output: Buf,
) -> Option<(Operation<'a>, usize)> {
    let n_before =
        operations.iter().position(|operation| matches!(operation, Operation::Store { .. }))?;
    let Operation::Store { at, k: Buf::K, v: Buf::V } = operations[n_before] else { return None };
    let mut heads = HeadsAndStore { at, norms: [NONE; 3], eps: 0.0, rope: None, rope_first: false };
    let mut steps = [HeadSteps::default(); 3];
    for operation in &operations[..n_before] {
        match operation {
            Operation::Norm(norm) => heads.take_norm(norm, &mut steps)?,
            Operation::Rope { x, n_head, head_size, rope } => {
                let part = heads.part(*x, *n_head, *head_size)?;
                let is_other = heads.rope.is_some_and(|other| other != *rope);
                if part == 2 || is_other || steps[part].is_rotated {
                    return None;
                }
                heads.rope = Some(*rope);
                steps[part].is_rotated = true;
            }
            _ => return None,
        }
    }
    let [q, k, _] = steps;
    let rest = &operations[n_before + 1..];
    let is_kept = is_read(rest, Buf::K, output) || is_read(rest, Buf::V, output);
    // a single operation is as well done by itself
    if n_before == 0 || q.is_rotated != k.is_rotated || is_kept {
        return None;
    }
    heads.rope_first = [q, k].iter().any(|steps| steps.rotated_first);
    let other_order =
        |steps: &HeadSteps| steps.is_normed && steps.rotated_first != heads.rope_first;
    if q.is_rotated && [q, k].iter().any(other_order) {
        return None;
    }
    Some((Operation::Heads(heads), n_before + 1))
}

/// The steps that heads of queries, keys or values have taken.
#[derive(Clone, Copy, Default)]
struct HeadSteps {
    is_normed: bool,
    is_rotated: bool,
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

    /// Takes a norm of heads in, if it is one.
    fn take_norm(&mut self, norm: &NormRun, steps: &mut [HeadSteps; 3]) -> Option<()> {
        let part = self.part(norm.x, norm.n_runs, norm.width)?;
        let is_plain = norm.out == norm.x && norm.bias == NONE && !norm.centered;
        let has_other_eps = self.norms.iter().any(|n| *n != NONE) && self.eps != norm.eps;
        if !is_plain || has_other_eps || steps[part].is_normed {
            return None;
        }
        self.norms[part] = norm.weight;
        self.eps = norm.eps;
        steps[part].is_normed = true;
        steps[part].rotated_first = steps[part].is_rotated;
        Some(())
    }
}
