//! The sizes of the working memory of a step.

use crate::backend::Buf;
use crate::model::mixer::MixerPlan;
use crate::model::plan::Plan;

/// Rows of values.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RowSizes {
    /// Values of a row.
    pub n_values: usize,
    /// Rows.
    pub n_rows: usize,
}

/// The sizes of the working memory of a step.
pub(super) struct StepSizes {
    /// Values of each activation, by the number of its name.
    pub activations: [usize; Buf::ALL.len()],
    /// Inputs of matrices.
    pub inputs: RowSizes,
    /// Inputs that are made while others are multiplied by.
    pub hidden: RowSizes,
    /// Inputs of matrices of single heads.
    pub heads: RowSizes,
    /// Experts; none in a dense model.
    pub experts: Option<ExpertSizes>,
}

/// The sizes of a step through experts.
#[derive(Clone, Copy, Debug)]
pub(super) struct ExpertSizes {
    /// Rows of the step.
    pub n_rows: usize,
    /// Experts of a token.
    pub n_used: usize,
    /// All experts.
    pub n_expert: usize,
    /// Width of the residual stream.
    pub n_embd: usize,
    /// Width of an expert.
    pub n_ff: usize,
}

impl StepSizes {
    /// Returns the sizes of a step of `n_rows` rows, of which `n_logits` give logits.
    pub(super) fn new(plan: &Plan, n_rows: usize, n_logits: usize) -> StepSizes {
        let rows_of = |buf| if buf == Buf::Logits { n_logits } else { n_rows };
        let n_gate = Buf::Gate.width(plan);
        let mut heads = RowSizes::default();
        for layer in &plan.layers {
            if let MixerPlan::Latent(latent) = &layer.mixer {
                heads.n_values = heads.n_values.max(latent.n_latent.max(latent.d_nope));
                heads.n_rows = heads.n_rows.max(n_rows * latent.n_head);
            }
        }
        if let Some(streams) = plan.streams {
            heads.n_values = heads.n_values.max(plan.n_embd);
            heads.n_rows = heads.n_rows.max(n_rows * (streams.n - 1));
        }
        let n_expert = plan.widest(|l| l.experts.map_or(0, |e| e.n));
        let experts = (n_expert > 0).then(|| ExpertSizes {
            n_rows,
            n_used: plan.widest(|l| l.experts.map_or(0, |e| e.n_used)),
            n_expert,
            n_embd: plan.n_embd,
            // its length may be rounded up, so that it is no part of the widest row
            n_ff: plan.widest(|l| l.experts.map_or(0, |e| e.n_ff)),
        });
        StepSizes {
            activations: Buf::ALL.map(|buf| buf.width(plan) * rows_of(buf)),
            inputs: RowSizes {
                n_values: widest_input(plan).max(Buf::Attn.width(plan)).max(n_gate),
                n_rows,
            },
            hidden: RowSizes { n_values: n_gate, n_rows },
            heads,
            experts,
        }
    }
}

/// Returns the width of what matrices outside of mixers and FFNs multiply.
fn widest_input(plan: &Plan) -> usize {
    plan.reads.map_or(0, |rows| rows.n.max(2 * rows.half)).max(plan.n_embd)
}

impl ExpertSizes {
    /// Returns a row for each expert of a token: the input of its last matrix.
    pub(super) fn inputs(&self) -> RowSizes {
        RowSizes { n_values: self.n_ff, n_rows: self.n_rows * self.n_used }
    }
}
