//! The causal convolution of layers with a running state.

use crate::model::binder::Binder;
use crate::model::error::Error;
use crate::model::vector::Vector;

/// A causal convolution, each channel by itself.
#[derive(Debug)]
pub struct Convolution {
    /// Positions, the token's own the last.
    pub taps: usize,
    /// Channels.
    pub n_channels: usize,
    /// `[taps × n_channels]`, the token's own position last.
    pub weights: Vector,
    /// `[n_channels]`.
    pub bias: Option<Vector>,
}

impl Convolution {
    /// Returns the number of values that it saw last of earlier tokens: the beginning of the
    /// layer's part of a running state.
    pub fn n_seen(&self) -> usize {
        (self.taps - 1) * self.n_channels
    }

    /// Takes the convolution of layer `i`.
    pub(super) fn bind(
        b: &mut Binder,
        taps: usize,
        n_channels: usize,
        i: usize,
    ) -> Result<Convolution, Error> {
        let n = n_channels;
        let name = |part: &str| format!("blk.{i}.ssm_conv1d.{part}");
        let by_channel = b.table(&name("weight"), taps, n)?;
        // a tap of all channels is one run: channels are what vectors go along
        let weights = (0..taps * n).map(|at| by_channel[at % n * taps + at / n]).collect();
        Ok(Convolution {
            taps,
            n_channels,
            weights: b.keep(weights),
            bias: b.vector_optional(&name("bias"), n)?,
        })
    }
}
