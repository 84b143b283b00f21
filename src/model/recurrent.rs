//! The tensors of layers with a running state, whose sizes are in [`Recurrence`].

use super::bind::Binder;
use super::delta::Delta;
use super::error::Error;
use super::mamba::Mamba;
use super::plan::Recurrence;
use super::weights::Linear;

/// What such a layer has beside the matrix of what its convolution goes over and that of its output.
#[derive(Debug)]
pub enum Recurrent {
    /// Of a delta net.
    Delta(Delta),
    /// Of a state space layer.
    Mamba(Mamba),
}

/// A causal convolution, each channel by itself.
#[derive(Debug)]
pub struct Convolution {
    /// Positions, the token's own the last.
    pub taps: usize,
    /// Channels.
    pub n_channels: usize,
    /// `[taps × n_channels]`, the token's own position last.
    pub weights: Vec<f32>,
    /// `[n_channels]`; empty = none.
    pub bias: Vec<f32>,
}

impl Recurrent {
    /// Its matrices.
    pub fn linears(&self) -> impl Iterator<Item = &Linear> {
        let (delta, mamba) = self.kinds();
        delta.into_iter().flat_map(Delta::linears).chain(mamba.into_iter().flat_map(Mamba::linears))
    }

    /// Its vectors; some are empty.
    pub fn vectors(&self) -> impl Iterator<Item = &Vec<f32>> {
        let (delta, mamba) = self.kinds();
        delta.into_iter().flat_map(Delta::vectors).chain(mamba.into_iter().flat_map(Mamba::vectors))
    }

    fn kinds(&self) -> (Option<&Delta>, Option<&Mamba>) {
        match self {
            Recurrent::Delta(delta) => (Some(delta), None),
            Recurrent::Mamba(mamba) => (None, Some(mamba)),
        }
    }
}

impl Convolution {
    /// Values that it saw last of earlier tokens: the beginning of the layer's part of a running state.
    pub fn n_seen(&self) -> usize {
        (self.taps - 1) * self.n_channels
    }

    /// Takes that of layer `i`.
    pub(super) fn bind(b: &mut Binder, recurrence: Recurrence, i: usize) -> Result<Convolution, Error> {
        let (taps, n) = (recurrence.taps(), recurrence.n_channels());
        let name = |part: &str| format!("blk.{i}.ssm_conv1d.{part}");
        let by_channel = b.table(&name("weight"), taps, n)?;
        // a tap of all channels is one run: channels are what vectors go along
        let weights = (0..taps * n).map(|at| by_channel[at % n * taps + at / n]).collect();
        Ok(Convolution { taps, n_channels: n, weights, bias: b.vector_optional(&name("bias"), n)? })
    }
}

/// Takes the tensors of layer `i`: the matrix of what its convolution goes over, and the rest.
pub(super) fn bind(
    b: &mut Binder,
    recurrence: Recurrence,
    n_embd: usize,
    i: usize,
) -> Result<(Linear, Recurrent), Error> {
    match recurrence {
        Recurrence::Delta(net) => {
            Delta::bind(b, net, n_embd, i).map(|(channels, delta)| (channels, Recurrent::Delta(delta)))
        }
        Recurrence::StateSpace(space) => {
            Mamba::bind(b, space, n_embd, i).map(|(channels, mamba)| (channels, Recurrent::Mamba(mamba)))
        }
    }
}
