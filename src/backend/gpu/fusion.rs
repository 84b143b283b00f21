//! Fusion: operations of a pass that one dispatch can do become one operation.
//!
//! A device loses several microseconds between two dispatches, more than most operations of a
//! written token take. Each rule below looks at neighbouring operations and replaces them where the
//! result is the same and nothing that is left out is read later:
//!
//! | operations | become |
//! |---|---|
//! | a product into a buffer, which is added to another | a product that is added itself |

use super::operation::{Operation, Summand};
use crate::backend::Buf;

/// Fuses the operations of a pass whose result is `output`.
pub fn fuse<'a>(operations: Vec<Operation<'a>>, output: Buf) -> Vec<Operation<'a>> {
    let mut fused: Vec<Operation<'a>> = Vec::with_capacity(operations.len());
    for (i, operation) in operations.iter().enumerate() {
        let later = Later { operations: &operations[i + 1..], output };
        if !add_in_product(fused.last_mut(), operation, later) {
            fused.push(operation.clone());
        }
    }
    fused
}

/// The operations after one of a pass.
#[derive(Clone, Copy)]
struct Later<'l, 'a> {
    operations: &'l [Operation<'a>],
    output: Buf,
}

impl Later<'_, '_> {
    /// Returns whether the values of `buf` are read.
    fn read(&self, buf: Buf) -> bool {
        for operation in self.operations {
            if operation.reads(buf) {
                return true;
            }
            if operation.replaces(buf) {
                return false;
            }
        }
        buf == self.output
    }
}

/// Lets the last product add to `x` itself what `operation` would add of it, and returns whether it
/// does.
fn add_in_product(last: Option<&mut Operation>, operation: &Operation, later: Later) -> bool {
    let &Operation::Add { x, y: Summand::Rows(y), scale, width } = operation else { return false };
    let Some(Operation::Linear { x: input, products }) = last else { return false };
    let [product] = products.as_mut_slice() else { return false };
    let is_sum = product.out == y && product.n_rows == width && product.adds.is_none();
    if !is_sum || *input == x || later.read(y) {
        return false;
    }
    product.out = x;
    product.adds = Some(scale);
    true
}
