//! What an architecture is, as data: sizes and, per layer, which norms, rope, window, activation
//! and mixer.
//!
//! Nothing here is a tensor, and nothing knows how an operation is carried out.

use super::rope::Rope;

/// Everything the forward pass needs to know of a model beside its tensors.
#[derive(Clone, Debug)]
pub struct Plan {
    /// `general.architecture`.
    pub arch: String,
    /// Width of the residual stream.
    pub n_embd: usize,
    /// Rows of the output matrix.
    pub n_vocab: usize,
    /// Context the model was trained for, in tokens.
    pub n_ctx_train: usize,
    /// ε of every norm.
    pub norm_eps: f32,
    /// Factor of the token embeddings.
    pub embedding_scale: f32,
    /// Factor of each branch before it joins the residual stream.
    pub residual_scale: f32,
    /// Factor of the logits.
    pub logit_scale: f32,
    /// c in c · tanh(logit / c); 0 = none.
    pub logit_softcap: f32,
    /// The norms of parts and the one behind the last layer take off the mean first (arXiv
    /// 1607.06450), in place of dividing by the root mean square alone.
    pub centered: bool,
    /// Norm before attention and before the feed-forward part.
    pub pre_norm: bool,
    /// Attention and the feed-forward part read the same: the residual stream as it was before the
    /// layer, normalized once. Both join it behind that.
    pub parallel: bool,
    /// Norm after attention and after the feed-forward part, before joining the residual stream.
    pub post_norm: bool,
    /// The residual stream itself is normalized, by mean and deviation: the embeddings, and after
    /// each part has joined it. Then there is no norm behind the last layer, and no output matrix
    /// (BERT's order).
    pub stream_norm: bool,
    /// Every token sees the whole text, and with a window as far ahead as behind. Such a model
    /// embeds texts, each of which it must read in one step, and generates none.
    pub bidirectional: bool,
    /// Positions are learned: so many vectors, of which each token's is added to its embedding.
    pub learned_positions: Option<usize>,
    /// In place of positions, scores fall with the distance of tokens (ALiBi), the more the larger
    /// this is; 0 = they do not.
    pub alibi: f32,
    /// Kinds of text that the model was trained to tell apart, each by a vector that is added to
    /// the embeddings. All text is of the first kind.
    pub n_token_types: usize,
    /// The first so many layers add a slice of an image's rows to their output.
    pub n_deepstack: usize,
    /// Values that each layer has of each token besides the residual stream; 0 = none.
    pub n_per_layer: usize,
    /// How the head works that scores texts, where the architecture has one; the file may be
    /// without.
    pub head: Option<Head>,
    /// What its scores are of, in order; none where there is one score without a name.
    pub labels: Vec<String>,
    /// The rotary embeddings; layers name one by its index.
    pub ropes: Vec<Rope>,
    /// Layers in order.
    pub layers: Vec<LayerPlan>,
}

/// One layer.
#[derive(Clone, Debug)]
pub struct LayerPlan {
    /// Query heads.
    pub n_head: usize,
    /// Key and value heads; divides `n_head`.
    pub n_head_kv: usize,
    /// Head size of queries and keys.
    pub d_k: usize,
    /// Head size of values.
    pub d_v: usize,
    /// Width of the feed-forward part; of no account where it is a mixture alone.
    pub n_ff: usize,
    /// Index into [`Plan::ropes`]; `None` = no positions.
    pub rope: Option<usize>,
    /// A token sees this many positions, itself included; `None` = all before it.
    pub window: Option<usize>,
    /// The rows of an image see only those before them, even where the image would have them all
    /// see each other.
    pub causal_images: bool,
    /// The layer, before this one, whose keys and values are read; `None` = its own.
    pub kv_of: Option<usize>,
    /// There is no matrix for values: they are the keys, as they are before norm and rope.
    pub k_is_v: bool,
    /// RMS norm of values, each head by itself, without a weight.
    pub v_norm: bool,
    /// Factor of the attention scores.
    pub attn_scale: f32,
    /// c in c · tanh(score / c); 0 = none.
    pub attn_softcap: f32,
    /// Scaling of queries by position.
    pub attn_temperature: Option<AttnTemperature>,
    /// RMS norm of queries and keys.
    pub qk_norm: QkNorm,
    /// Each query head has a score that no position has: a share of its attention that reads
    /// nothing.
    pub sinks: bool,
    /// Of the gate; where there is none, of the feed-forward part.
    pub activation: Activation,
    /// The feed-forward part has a gate.
    pub gated: bool,
    /// Mixture of experts; `None` = dense.
    pub experts: Option<Experts>,
    /// In place of attention, a gated convolution over so many positions, the token's own the last:
    /// out(c · conv(b · x)), with b, c and x linear in the input. The layer then has one head as
    /// wide as the model, whose keys in the cache are b · x, and no values.
    pub conv: Option<usize>,
    /// Keys and values of all heads are made of one vector. The layer has one head of keys then,
    /// the rotated values and that vector, and one of values, that vector; how queries and outputs
    /// belong to them is said here.
    pub latent: Option<Latent>,
    /// In place of attention, what keeps a running state. The layer then has no heads of attention
    /// and nothing in the cache of keys and values: all that it knows of earlier tokens is that
    /// state.
    pub recurrence: Option<Recurrence>,
    /// What attention read is multiplied by σ(gate), value by value; queries and gates are one
    /// matrix, `d_k` rows of queries and then as many of gates for each head.
    pub gated_attention: bool,
}

/// A layer that goes through the tokens of a sequence one by one: a causal convolution, each
/// channel by itself, and SiLU; then a matrix for each head, which every token changes and reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recurrence {
    /// Qwen3.5's.
    Delta(DeltaNet),
    /// Mamba's.
    StateSpace(StateSpace),
}

impl Recurrence {
    /// Positions of the convolution, the token's own the last.
    pub fn taps(self) -> usize {
        match self {
            Recurrence::Delta(net) => net.taps,
            Recurrence::StateSpace(space) => space.taps,
        }
    }

    /// Values of a token that the convolution goes over.
    pub fn n_channels(self) -> usize {
        match self {
            Recurrence::Delta(net) => (2 * net.n_k + net.n_v) * net.d,
            Recurrence::StateSpace(space) => space.n_out() + 2 * space.n_group * space.d_state,
        }
    }

    /// Heads that have a matrix.
    pub fn n_head(self) -> usize {
        match self {
            Recurrence::Delta(net) => net.n_v,
            Recurrence::StateSpace(space) => space.n_head,
        }
    }

    /// Values that all heads give of a token.
    pub fn n_out(self) -> usize {
        match self {
            Recurrence::Delta(net) => net.n_out(),
            Recurrence::StateSpace(space) => space.n_out(),
        }
    }

    /// Values of the running state: what the convolution saw last, and behind it the matrices of
    /// the heads.
    pub fn n_state(self) -> usize {
        let n_columns = match self {
            Recurrence::Delta(net) => net.d,
            Recurrence::StateSpace(space) => space.d_state,
        };
        (self.taps() - 1) * self.n_channels() + self.n_out() * n_columns
    }
}

/// A gated delta net (arXiv 2412.06464). The convolution goes over queries, keys and values. The
/// matrix S of a value head, `d × d`, is changed and read by a token with query q, key k (both of
/// length 1), value v, decay g and rate β: S ← g · S, S ← S + k ⊗ β (v − Sᵀk), out = Sᵀq / √d.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeltaNet {
    /// Query and key heads; value head h has those of number h mod `n_k`.
    pub n_k: usize,
    /// Value heads; a multiple of `n_k`.
    pub n_v: usize,
    /// Size of every head.
    pub d: usize,
    /// Positions of the convolution, the token's own the last.
    pub taps: usize,
}

impl DeltaNet {
    /// Values that all heads give of a token.
    pub fn n_out(self) -> usize {
        self.n_v * self.d
    }
}

/// A state space layer (Mamba-2, arXiv 2405.21060). The convolution goes over x, which each head
/// has `d` values of, and B and C, which neighbouring heads share. The matrix S of a head, `d ×
/// d_state`, is changed and read by a token whose step size for that head is t > 0: S ← exp(t · a)
/// · S + t · x ⊗ B, out = S C + D · x, where a < 0 and D are the head's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StateSpace {
    /// Heads.
    pub n_head: usize,
    /// Groups of neighbouring heads; divides `n_head`.
    pub n_group: usize,
    /// Size of a head.
    pub d: usize,
    /// Values of B, and of C.
    pub d_state: usize,
    /// Positions of the convolution, the token's own the last.
    pub taps: usize,
}

impl StateSpace {
    /// Values that all heads give of a token.
    pub fn n_out(self) -> usize {
        self.n_head * self.d
    }
}

/// Multi-head latent attention (DeepSeek V2, arXiv 2405.04434), with the matrices of keys and
/// values per head moved to the sides of queries and outputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Latent {
    /// Values of the vector that keys and values are made of.
    pub n: usize,
    /// Values of the vector that queries are made of; `None` = of the layer's input.
    pub n_q: Option<usize>,
    /// Values of a query head that are not rotated; those that are stand behind them.
    pub d_nope: usize,
    /// Values that a head gives.
    pub d_v: usize,
}

/// Queries × (1 + scale · ln(1 + ⌊position / step⌋)).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AttnTemperature {
    /// `attention.temperature_scale`.
    pub scale: f32,
    /// Positions per step.
    pub step: usize,
}

/// How scores are made of a hidden state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// By a matrix, tanh, and another matrix, of the first token's state. One of the matrices may
    /// not be there.
    Tanh,
    /// By a matrix of the last token's state, as probabilities.
    Softmax,
}

/// Where queries and keys are normalized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QkNorm {
    /// Nowhere.
    None,
    /// Each head by itself, with one weight of head size, before rope.
    Head,
    /// The same, after it.
    HeadAfterRope,
    /// All heads together, with a weight of full width, before rope.
    Full,
}

/// Activation of the feed-forward part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// x · σ(x).
    Silu,
    /// GELU, tanh form.
    Gelu,
    /// gpt-oss: x · σ(1.702 · x) of the gate, which is at most [`SWIGLU_LIMIT`], times one more
    /// than up, which is within ± that.
    ClampedSwiglu,
}

/// Where [`Activation::ClampedSwiglu`] cuts gate and up.
pub const SWIGLU_LIMIT: f32 = 7.0;
/// The steepness of its sigmoid.
pub const SWIGLU_STEEPNESS: f32 = 1.702;

/// A mixture of experts: of each token's probabilities the best `n_used` choose, and weigh.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Experts {
    /// All.
    pub n: usize,
    /// Chosen per token.
    pub n_used: usize,
    /// Width of one.
    pub n_ff: usize,
    /// What makes probabilities of the router's logits.
    pub gating: Gating,
    /// The weights of those chosen are divided by their sum.
    pub renormalized: bool,
    /// Factor of the weights.
    pub scale: f32,
    /// They stand beside a feed-forward part for all tokens, and both have norms of their own.
    pub beside_dense: bool,
    /// Width of one more expert, which every token takes, times σ of a product of its own; 0 =
    /// none.
    pub n_ff_shared: usize,
}

/// What makes probabilities of the logits of a router.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gating {
    /// Softmax over all experts.
    Softmax,
    /// Each expert by itself: σ(logit).
    Sigmoid,
}

impl LayerPlan {
    /// Values of a token's queries in latent attention before they are brought to the cached keys,
    /// or of what its heads give, whichever are more.
    pub fn latent_values(&self) -> usize {
        self.latent.map_or(0, |l| self.n_head * (l.d_nope + self.d_k - l.n).max(l.d_v))
    }

    /// Gates of what attention, or what stands in its place, gives of a token.
    pub fn n_gates(&self) -> usize {
        match self.recurrence {
            Some(recurrence) => recurrence.n_out(),
            None if self.gated_attention => self.n_head * self.d_k,
            None => 0,
        }
    }

    /// Values of a token in the feed-forward part: those of the dense one, of all chosen experts,
    /// or of the shared one, whichever are more.
    pub fn ff_values(&self) -> usize {
        let experts = self.experts.map_or(0, |e| (e.n_ff * e.n_used).max(e.n_ff_shared));
        // no tensor vouches for the width of a dense part that is not there
        let is_dense = self.experts.is_none_or(|e| e.beside_dense);
        experts.max(if is_dense { self.n_ff } else { 0 })
    }
}

impl Plan {
    /// The most of something that a layer has.
    pub fn widest(&self, of: fn(&LayerPlan) -> usize) -> usize {
        self.layers.iter().map(of).max().unwrap_or(0)
    }

    /// Returns whether layers have a running state: such a model goes on only where it has been, so
    /// that a sequence cannot be cut back to any position.
    pub fn is_recurrent(&self) -> bool {
        self.layers.iter().any(|l| l.recurrence.is_some())
    }

    /// Returns whether layers take more of those before them than the residual stream, so that one
    /// backend must have them all.
    pub fn is_whole(&self) -> bool {
        self.n_per_layer > 0 || self.layers.iter().any(|l| l.kv_of.is_some())
    }
}
