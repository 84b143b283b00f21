//! An architecture as data: sizes and the order of norms, and for each layer its mixer (with rope
//! and window), activation and experts.
//!
//! Nothing here is a tensor, and nothing knows how an operation is carried out.

use super::mixer::MixerPlan;
use super::mixer::attention::AttentionPlan;
use super::rope::Rope;

/// Everything the forward pass needs to know of a model besides its tensors.
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
    /// Kind of the norms of sublayers and of the one after the last layer.
    pub norm_kind: NormKind,
    /// Norms of [`NormKind::Layer`] add a bias.
    pub norm_bias: bool,
    /// Norm before attention and before the FFN.
    pub pre_norm: bool,
    /// Attention and the FFN read the same: the residual stream as it was before the layer,
    /// normalized once. Both join it after that.
    pub parallel: bool,
    /// Norm after attention and after the FFN, before joining the residual stream.
    pub post_norm: bool,
    /// The residual stream itself is normalized, by LayerNorm: the embeddings, and after each
    /// sublayer has joined it. Then there is no norm after the last layer, and no output matrix
    /// (BERT's order).
    pub stream_norm: bool,
    /// The norm of the embeddings, of the kind of the others. BERT's order uses
    /// it only to normalize the embeddings.
    pub embedding_norm: EmbeddingNorm,
    /// ε of the norms after attention and after the FFN, where it is another.
    pub post_norm_eps: Option<f32>,
    /// Every token sees the whole text, and with a window as far ahead as back. Such a model
    /// embeds texts, each of which it must read in one step, and generates none.
    pub bidirectional: bool,
    /// Number of learned positions: vectors of which each token's is added to its embedding.
    pub learned_positions: Option<usize>,
    /// In place of positions, scores fall with the distance of tokens (ALiBi), the more the larger
    /// this is; 0 = they do not.
    pub alibi: f32,
    /// Kinds of text that the model was trained to tell apart, each by a vector that is added to
    /// the embeddings. All text is of the first kind, but for pairs that are told apart.
    pub n_token_types: usize,
    /// The second of two texts that are scored is of the second kind.
    pub tells_pairs: bool,
    /// Number of first layers that add a slice of an image's rows to their output (Qwen3-VL).
    pub n_deepstack: usize,
    /// Values that each layer has of each token besides the residual stream (Gemma 4);
    /// 0 = none.
    pub n_per_layer: usize,
    /// Streams side by side in place of one residual stream (AltUp, arXiv 2301.13310); `None` = one
    /// stream.
    pub streams: Option<Streams>,
    /// Width of a narrow branch beside each layer's attention (LAuReL, arXiv 2411.07501); 0 = there
    /// is none.
    pub n_laurel: usize,
    /// Width of a hidden state between the two matrices that make embeddings of it; 0 = there are
    /// none.
    pub n_projection: usize,
    /// The kind of head that scores texts, where the architecture has one; the file may be without.
    pub head: Option<ScoreHead>,
    /// The state that the head scores.
    pub head_input: HeadInput,
    /// Names of its scores, in order; none where there is one score without a name.
    pub labels: Vec<String>,
    /// The rows of a model for which the layers draft: they read one with the token after it, in
    /// place of tokens alone. `None` = they are a model of their own.
    pub reads: Option<ReadRows>,
    /// The hidden states that a step gives next to logits.
    pub hidden: HiddenStates,
    /// The rotary embeddings; layers name one by its index.
    pub ropes: Vec<Rope>,
    /// Layers in order.
    pub layers: Vec<LayerPlan>,
}

/// Hidden states of a model, which others read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HiddenStates {
    /// After the last norm.
    Normed,
    /// Before it.
    Residual,
    /// The inputs of these layers side by side; that after the last layer is what this gives.
    LayerInputs(Vec<usize>),
    /// After the last norm, but of those tokens alone whose output is requested (of others zeros),
    /// and after it the keys and the values of these layers as they are cached, of all. Where a
    /// drafter reads these in the cache itself, there is the first alone.
    WithKeys(Vec<usize>),
    /// After the last norm and another matrix, which makes this many values of them.
    Projected(usize),
}

/// The rows of a model that a drafter reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadRows {
    /// Values of a row.
    pub n: usize,
    /// Values of the token's embedding, and of what of the row stands next to it.
    pub half: usize,
}

/// Most streams side by side; real models have four.
pub const MAX_STREAMS: usize = 16;

/// The streams of which layers work on one: before a layer all are predicted by a mix of them, and
/// after it all are corrected by what the layer made of that one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Streams {
    /// All.
    pub n: usize,
    /// The one that layers work on.
    pub active: usize,
}

/// A kind of norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NormKind {
    /// RMSNorm: divides by the root mean square (arXiv 1910.07467).
    Rms,
    /// LayerNorm: takes off the mean, then divides by the deviation (arXiv 1607.06450).
    Layer,
}

/// A norm of the embeddings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmbeddingNorm {
    /// None.
    None,
    /// With a weight.
    Weighted,
    /// Without one.
    Plain,
}

/// One layer, as data.
#[derive(Clone, Debug)]
pub struct LayerPlan {
    /// The part by which tokens see each other.
    pub mixer: MixerPlan,
    /// Width of the FFN for all tokens; unused where there are experts alone.
    pub n_ff: usize,
    /// Activation of the gate; where there is none, of the FFN.
    pub activation: Activation,
    /// Standard deviations above the mean of a token's gates up to which gates count as 0, and from
    /// which those above it are counted; `None` = they are as they are.
    pub gate_cut: Option<f32>,
    /// The FFN, which has a gate, has a norm before its last matrix.
    pub inner_norm: bool,
    /// There is an FFN.
    pub has_ffn: bool,
    /// The FFN has a gate.
    pub gated: bool,
    /// Mixture of experts; `None` = dense.
    pub experts: Option<Experts>,
}

/// A kind of head that makes scores of a hidden state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreHead {
    /// By a matrix, a function, a norm where the file has one, and another matrix. One of the
    /// matrices may not be there.
    Dense(HeadActivation),
    /// By a matrix, as probabilities.
    Softmax,
}

/// The function between the matrices of a head that makes scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeadActivation {
    /// The hyperbolic tangent.
    Tanh,
    /// max(x, 0).
    Relu,
    /// GELU, x · Φ(x) by the error function.
    GeluErf,
}

/// The state that a head scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeadInput {
    /// That of the token that stands for the text: the first of an encoder, the last of a model
    /// that reads forwards.
    Token,
    /// The mean of the states of all tokens.
    Mean,
}

/// Activation of the FFN.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Activation {
    /// x · σ(x).
    Silu,
    /// GELU, tanh form.
    Gelu,
    /// GELU, x · Φ(x) by the error function.
    GeluErf,
    /// GELU as x · σ(1.702 x).
    QuickGelu,
    /// gpt-oss: x · σ(1.702 · x) of the gate, which is at most [`SWIGLU_LIMIT`], times one more
    /// than up, which is within ± that.
    ClampedSwiglu,
    /// max(x, 0).
    Relu,
    /// max(x, 0)².
    SquaredRelu,
    /// xIELU (arXiv 2411.13010).
    Xielu(Xielu),
}

/// The numbers of [`Activation::Xielu`]: p x² + b x above 0, n (exp(min(x, eps)) − 1 − x) + b x
/// elsewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Xielu {
    /// n.
    pub alpha_n: f32,
    /// p.
    pub alpha_p: f32,
    /// b.
    pub beta: f32,
    /// The bound of what is put into the exponential.
    pub eps: f32,
}

/// The limit to which [`Activation::ClampedSwiglu`] cuts gate and up.
pub const SWIGLU_LIMIT: f32 = 7.0;
/// The steepness of the sigmoid of [`Activation::ClampedSwiglu`] and [`Activation::QuickGelu`].
pub const SIGMOID_STEEPNESS: f32 = 1.702;

/// A mixture of experts: of each token's probabilities the best `n_used` choose, and weigh.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Experts {
    /// All.
    pub n: usize,
    /// Chosen per token.
    pub n_used: usize,
    /// Width of one.
    pub n_ff: usize,
    /// The function that makes probabilities of the router's logits.
    pub gating: Gating,
    /// The weights of those chosen are divided by their sum.
    pub renormalized: bool,
    /// Factor of the weights.
    pub scale: f32,
    /// Experts have a gate; the one for all tokens is as they are.
    pub gated: bool,
    /// Weights are factors of what experts, which have a gate, read, and not of what they give.
    pub weighs_inputs: bool,
    /// The router reads what the layer reads, before its first norm.
    pub routes_early: bool,
    /// Experts in groups, of which the best take part; `None` = all take part.
    pub groups: Option<ExpertGroups>,
    /// They stand next to an FFN for all tokens, and both have norms of their own.
    pub beside_dense: bool,
    /// Width of one more expert, which every token takes; 0 = none.
    pub n_ff_shared: usize,
    /// That one is multiplied by σ of a product of its own.
    pub gates_shared: bool,
}

/// Groups of neighbouring experts. A group is as good as the sum of its two best experts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpertGroups {
    /// All; divides the number of experts.
    pub n: usize,
    /// Those whose experts are chosen from.
    pub n_used: usize,
}

/// A function that makes probabilities of the logits of a router.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gating {
    /// Softmax over all experts.
    Softmax,
    /// Each expert by itself: σ(logit).
    Sigmoid,
    /// One expert after the other, each by a softmax over those left whose logits are near the
    /// highest (SparseMixer, arXiv 2409.12136).
    Sparse,
}

impl LayerPlan {
    /// Returns values of a token in the FFN: those of the dense one, of all chosen experts, or of
    /// the shared one, whichever are more.
    pub fn ff_values(&self) -> usize {
        if !self.has_ffn {
            return 0;
        }
        let experts = self.experts.map_or(0, |e| (e.n_ff * e.n_used).max(e.n_ff_shared));
        // no tensor vouches for the width of a dense part that is not there
        let is_dense = self.experts.is_none_or(|e| e.beside_dense);
        experts.max(if is_dense { self.n_ff } else { 0 })
    }
}

impl Plan {
    /// Returns the most of something that a layer has.
    pub fn widest(&self, of: impl Fn(&LayerPlan) -> usize) -> usize {
        self.layers.iter().map(of).max().unwrap_or(0)
    }

    /// Returns the most tokens of a text with short rope factors; `None` of a model that has one
    /// set of factors, or none.
    pub fn longest_short(&self) -> Option<usize> {
        self.ropes.iter().filter_map(Rope::longest_short).min()
    }

    /// Returns the number of values of the hidden states that a step gives next to logits.
    pub fn n_hidden(&self) -> usize {
        match &self.hidden {
            HiddenStates::Normed | HiddenStates::Residual => self.n_embd,
            HiddenStates::LayerInputs(_) => self.n_tapped(),
            HiddenStates::WithKeys(_) => self.n_embd + self.n_tapped(),
            HiddenStates::Projected(n) => *n,
        }
    }

    /// Returns the number of values of these hidden states where a drafter reads keys and values in
    /// the cache of the model.
    pub fn n_hidden_beside_cache(&self) -> usize {
        match &self.hidden {
            HiddenStates::WithKeys(_) => self.n_embd,
            _ => self.n_hidden(),
        }
    }

    /// Returns whether layers read keys and values of another model.
    pub fn reads_keys(&self) -> bool {
        self.layers.iter().any(|layer| layer.mixer.has_given_keys())
    }

    /// Returns whether layers have two branches that are added up.
    pub fn has_branches(&self) -> bool {
        let has_two =
            |layer: &LayerPlan| layer.experts.is_some_and(|e| e.beside_dense || e.n_ff_shared > 0);
        self.layers.iter().any(has_two) || self.has_parallel_mixers() || self.n_laurel > 0
    }

    /// Returns whether a GPU that has the last `n_layers` layers gives the hidden states next to
    /// logits: not what layers before make. Keys and values are read where they lie.
    pub fn gives_hidden_on_gpu(&self, n_layers: usize) -> bool {
        match &self.hidden {
            HiddenStates::Normed => !self.stream_norm,
            HiddenStates::LayerInputs(_) => n_layers == self.layers.len(),
            HiddenStates::WithKeys(layers) => {
                layers.iter().all(|layer| layer + n_layers >= self.layers.len())
            }
            HiddenStates::Residual | HiddenStates::Projected(_) => false,
        }
    }

    /// Returns the number of values that a pass keeps of every token, side by side.
    pub fn n_tapped(&self) -> usize {
        match &self.hidden {
            HiddenStates::LayerInputs(layers) => layers.len() * self.n_embd,
            HiddenStates::WithKeys(layers) => layers.iter().map(|&i| self.n_cached(i)).sum(),
            HiddenStates::Normed | HiddenStates::Residual | HiddenStates::Projected(_) => 0,
        }
    }

    /// Returns the number of values of a token's keys and values in the cache of a layer.
    pub fn n_cached(&self, layer: usize) -> usize {
        let cached = self.layers[layer].mixer.cached();
        cached.n_head * (cached.d_k + cached.d_v)
    }

    /// Returns the layers whose inputs are hidden states that a step gives.
    pub fn tapped_layers(&self) -> &[usize] {
        match &self.hidden {
            HiddenStates::LayerInputs(layers) => layers,
            _ => &[],
        }
    }

    /// Iterates over the layers that are attention.
    pub fn attentions_mut(&mut self) -> impl Iterator<Item = &mut AttentionPlan> {
        self.layers.iter_mut().filter_map(|layer| match &mut layer.mixer {
            MixerPlan::Attention(attention) => Some(attention),
            _ => None,
        })
    }

    /// Returns whether layers have a running state: such a model goes on only where it has been, so
    /// that a sequence cannot be cut back to any position.
    pub fn is_recurrent(&self) -> bool {
        self.layers.iter().any(|layer| layer.mixer.n_state() > 0)
    }

    /// Returns whether layers have attention and a state space layer side by side.
    pub fn has_parallel_mixers(&self) -> bool {
        self.layers.iter().any(|layer| matches!(layer.mixer, MixerPlan::Parallel(..)))
    }

    /// Returns whether layers take more of those before them than the residual stream, so that one
    /// backend must have them all.
    pub fn is_whole(&self) -> bool {
        self.n_per_layer > 0 || self.layers.iter().any(|layer| layer.mixer.kv_layer().is_some())
    }
}
