//! Several streams in place of one residual stream, and what comes with them: recorded and encoded.

use super::encode::PassEncoder;
use super::operation::Operation;
use super::params;
use super::parts::HeadRun;
use super::pass::GpuPass;
use super::shader::{Kernel, ShaderPiece};
use crate::backend::{Buf, StreamMix, StreamOps};
use crate::model::vector::Vector;

impl StreamOps for GpuPass<'_> {
    fn mix_streams(&self, streams: Buf, x: Buf, mix: StreamMix) {
        let StreamMix { n, width, router, table } = mix;
        let table = self.offset(table);
        let run = HeadRun::MixStreams { streams, x, router, n, width, table };
        self.record(Operation::Parts(run));
    }

    fn match_magnitude(&self, x: Buf, n_parts: usize, like: Buf, width: usize) {
        self.record(Operation::Parts(HeadRun::MatchMagnitude { x, n_parts, like, width }));
    }

    fn cut_gates(&self, x: Buf, cut: f32, width: usize) {
        self.record(Operation::Parts(HeadRun::CutGates { x, cut, width }));
    }

    fn scale_values(&self, x: Buf, factors: &Vector) {
        let width = factors.len();
        let factors = self.offset(factors);
        self.record(Operation::Parts(HeadRun::ScaleColumns { x, factors, width }));
    }
}

impl PassEncoder<'_> {
    /// Encodes a mix of streams.
    pub(super) fn mix_streams(
        &mut self,
        streams: Buf,
        x: Buf,
        router: Buf,
        p: &params::MixStreams,
    ) {
        let groups = [self.groups(Kernel::MixStreams, p.width as usize), self.n_tokens(), 1];
        let vectors = &self.gpu.tensors.vectors.buffer;
        let buffers = [self.at(x), self.at(router), vectors, self.at(streams)];
        self.dispatch(Kernel::MixStreams, ShaderPiece::None, &buffers, p, groups);
    }

    /// Encodes parts as large as other rows.
    pub(super) fn match_magnitude(&mut self, x: Buf, n_parts: usize, like: Buf, width: usize) {
        let params = params::Magnitude { n_parts: n_parts as u32, width: width as u32 };
        let buffers = [self.at(like), self.at(x)];
        let groups = [n_parts, self.n_tokens(), 1];
        self.dispatch(Kernel::Magnitude, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Encodes a cut of gates.
    pub(super) fn cut_gates(&mut self, x: Buf, cut: f32, width: usize) {
        let params = params::CutGates { width: width as u32, cut };
        let buffers = [self.at(x)];
        let groups = [1, self.n_tokens(), 1];
        self.dispatch(Kernel::CutGates, ShaderPiece::None, &buffers, &params, groups);
    }

    /// Encodes a product with a factor for each column.
    pub(super) fn scale_columns(&mut self, x: Buf, factors: u32, width: usize) {
        let params = params::Softcap { width: width as u32, scale: 1.0, cap: 0.0, factors };
        let groups = [self.groups(Kernel::Softcap, width), self.n_tokens(), 1];
        let buffers = [&self.gpu.tensors.vectors.buffer, self.at(x)];
        self.dispatch(Kernel::Softcap, ShaderPiece::None, &buffers, &params, groups);
    }
}
