//! The tensors of layers with a running state, whose sizes are in [`Recurrence`].

use super::delta_net::Delta;
use super::mamba2::Mamba;
use crate::model::binder::Binder;
use crate::model::error::Error;
use crate::model::linear::Linear;
use crate::model::plan::Recurrence;

/// The tensors of such a layer beside the input matrix of its convolution and its output matrix.
#[derive(Debug)]
pub enum Recurrent {
    /// Of a delta net.
    Delta(Delta),
    /// Of a state space layer.
    Mamba(Mamba),
}

impl Recurrent {
    /// Returns its matrices.
    pub fn linears(&self) -> impl Iterator<Item = &Linear> {
        let (delta, mamba) = self.kinds();
        delta.into_iter().flat_map(Delta::linears).chain(mamba.into_iter().flat_map(Mamba::linears))
    }

    fn kinds(&self) -> (Option<&Delta>, Option<&Mamba>) {
        match self {
            Recurrent::Delta(delta) => (Some(delta), None),
            Recurrent::Mamba(mamba) => (None, Some(mamba)),
        }
    }
}

/// Takes the tensors of layer `i`: the input matrix of its convolution, and the rest.
pub(in crate::model) fn bind(
    b: &mut Binder,
    recurrence: Recurrence,
    n_embd: usize,
    i: usize,
) -> Result<(Linear, Recurrent), Error> {
    match recurrence {
        Recurrence::Delta(net) => Delta::bind(b, net, n_embd, i)
            .map(|(channels, delta)| (channels, Recurrent::Delta(delta))),
        Recurrence::StateSpace(space) => Mamba::bind(b, space, n_embd, i)
            .map(|(channels, mamba)| (channels, Recurrent::Mamba(mamba))),
    }
}
