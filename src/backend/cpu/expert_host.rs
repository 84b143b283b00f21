//! The errors of a step, and the experts of layers that another backend computes.

use std::sync::Arc;

use super::{Cpu, CpuPass, ExpertReadError, OutOfMemory, experts};
use crate::backend::expert_stats::ExpertCacheStats;
use crate::backend::{Buf, ExpertHost};

/// Why a step cannot be done.
#[derive(Debug, thiserror::Error)]
pub enum PassError {
    /// There is no memory for the cache.
    #[error(transparent)]
    OutOfMemory(#[from] OutOfMemory),
    /// An expert cannot be read.
    #[error(transparent)]
    ExpertRead(#[from] ExpertReadError),
}

impl ExpertHost for Cpu {
    fn experts(&mut self, layer: usize, x: &[f32], router: &[f32]) -> Result<&[f32], String> {
        let model = Arc::clone(&self.state.model);
        let activation = model.plan.layers[layer].activation;
        let Some(mixture) = model.weights.layers[layer].mixture() else { return Ok(&[]) };
        let n_rows = router.len() / mixture.plan.n;
        let state = &mut self.state;
        state.memory.batch_invariant = state.memory.numerics.deterministic;
        state.reserve(n_rows, 0);
        for (buf, values) in [(Buf::Norm, x), (Buf::Router, router)] {
            state.memory.buffers.at_mut(buf).get()[..values.len()].copy_from_slice(values);
        }
        let state = &self.state;
        self.team.run(self.threads.of_step(n_rows), |worker| {
            let rows = state.memory.pass(&model.gguf, worker, n_rows);
            let pass = CpuPass { rows, s: state };
            experts::experts(&pass, activation, Buf::Norm, Buf::Router, mixture, Buf::Out);
            pass.clock.end_step();
        });
        if let Some(error) = self.take_unread() {
            return Err(error.to_string());
        }
        let [.., down] = mixture.experts[0];
        Ok(&self.state.memory.buffers.at_mut(Buf::Out).get()[..n_rows * down.n_rows])
    }

    fn n_threads(&self, n_tokens: usize) -> usize {
        self.threads.of_step(n_tokens)
    }

    fn expert_cache(&self) -> ExpertCacheStats {
        self.expert_cache()
    }
}
