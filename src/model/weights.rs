//! The tensors of a transformer, by number.

use std::ops::Range;

use super::classifier::Classifier;
use super::linear::{Linear, Norm, Weight};
use super::mixer::MixerWeights;
use super::plan::Experts;
use super::vector::{Vector, Vectors};

/// The tensors of a model.
#[derive(Debug)]
pub struct Weights {
    /// Every vector that the others name.
    pub vectors: Vectors,
    /// Token embeddings `[n_vocab × n_embd]`.
    pub token_embd: Weight,
    /// The vector of the first kind of text.
    pub token_type: Option<Vector>,
    /// Position embeddings `[positions × n_embd]`.
    pub position_embd: Option<Weight>,
    /// Norm of the embeddings.
    pub embd_norm: Option<Norm>,
    /// Weight of the final norm.
    pub output_norm: Option<Norm>,
    /// Output matrix; the embeddings where the file ties them.
    pub output: Linear,
    /// The matrices that make an embedding of a hidden state, one after the other, where the
    /// architecture has them.
    pub projection: Option<[Linear; 2]>,
    /// The head that scores texts, in a model that was made for it.
    pub classifier: Option<Classifier>,
    /// The first part of layers that draft for another model.
    pub drafter: Option<DrafterInput>,
    /// The source of each layer's slice of a token, where the architecture has one.
    pub per_layer: Option<PerLayerInputs>,
    /// The makers and joiners of several streams, where there are such.
    pub streams: Option<StreamEnds>,
    /// Layers in order.
    pub layers: Vec<Layer>,
}

/// The matrices that make several streams of the embeddings, and of those the hidden state.
#[derive(Debug)]
pub struct StreamEnds {
    /// Those that make all streams but the first, as one: `[(n - 1) n_embd × n_embd]`.
    pub spread: Linear,
    /// One for each stream but the first, before they are summed.
    pub gather: Vec<Weight>,
}

/// The tensors by which a layer works on several streams.
#[derive(Debug)]
pub struct LayerStreams {
    /// Norm of what the router reads, divided by the width.
    pub router_norm: Vector,
    /// Makes a number for each stream, whose tanh says how streams are mixed.
    pub router: Linear,
    /// The mix before the layer.
    pub predict: Vector,
    /// The mix of the streams and what the layer made of one.
    pub correct: Vector,
    /// The mix by which the layer's slice joins all streams but the first.
    pub join: Vector,
    /// Factors of what the slice is made of.
    pub scale: Vector,
}

/// A narrow branch beside attention: x + norm(wide · narrow · x).
#[derive(Debug)]
pub struct Laurel {
    /// `[n_laurel × n_embd]`.
    pub narrow: Linear,
    /// `[n_embd × n_laurel]`.
    pub wide: Linear,
    /// After it.
    pub norm: Vector,
}

/// The first part of layers that draft for another model: what they make of a hidden state and of
/// the token after it.
#[derive(Debug)]
pub enum DrafterInput {
    /// Of a block for multi-token prediction.
    Mtp(MtpInput),
    /// Of EAGLE-3.
    Eagle3(Eagle3Input),
    /// Of DFlash.
    Dflash(DflashInput),
    /// Of an assistant of Gemma 4.
    Assistant(AssistantInput),
}

/// The first part of a block for multi-token prediction: it makes the residual stream, of the norms
/// of the next token's embedding and of a hidden state of the model, side by side.
#[derive(Debug)]
pub struct MtpInput {
    /// Norm of the embedding.
    pub embedding_norm: Vector,
    /// Norm of the hidden state.
    pub hidden_norm: Vector,
    /// `[n_embd × 2 n_embd]`.
    pub projection: Linear,
}

/// The first part of EAGLE-3 (arXiv 2503.01840): it makes the residual stream of hidden states of
/// the model, and what attention reads, of the norms of the next token's embedding and of the
/// residual stream, side by side.
#[derive(Debug)]
pub struct Eagle3Input {
    /// Norm of the model's hidden states, where the file has one.
    pub state_norm: Option<Vector>,
    /// Matrix `[n_embd × n_hidden]` from the model's hidden states to the residual stream. The
    /// drafter's own hidden states are taken as they are.
    pub projection: Linear,
    /// Norm of the embedding.
    pub embedding_norm: Vector,
    /// Norm of the residual stream.
    pub hidden_norm: Vector,
    /// The residual stream goes on with that norm.
    pub norm_before_residual: bool,
    /// The model's layers whose inputs are its hidden states.
    pub layers: Vec<usize>,
    /// The token of each row of the output matrix; `None` = rows are tokens.
    pub tokens: Option<Vec<u32>>,
}

/// The first part of DFlash (arXiv 2602.06036): of hidden states of the model it makes what each
/// layer makes its keys and values of.
#[derive(Debug)]
pub struct DflashInput {
    /// Matrix `[n_embd × n_hidden]` of the model's hidden states.
    pub projection: Linear,
    /// Norm after it.
    pub norm: Vector,
    /// The model's layers whose inputs are its hidden states.
    pub layers: Vec<usize>,
    /// The token of each row of the output matrix; `None` = rows are tokens.
    pub tokens: Option<Vec<u32>>,
    /// The tokens that are drafted at once.
    pub block: DraftBlock,
}

/// The tokens that a drafter computes at once: the last of the text, and masks in the places of
/// those that it drafts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftBlock {
    /// Most tokens, the last of the text included.
    pub size: usize,
    /// The token of a mask.
    pub mask: u32,
    /// The part of it that its tokens see.
    pub sight: BlockSight,
}

/// The part of a block that its tokens see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockSight {
    /// All of it.
    Whole,
    /// The tokens before them.
    Before,
}

/// The ends of an assistant of Gemma 4.
#[derive(Debug)]
pub struct AssistantInput {
    /// `[n_embd × 2 n_backbone]`: makes the residual stream of the last token's embedding in the
    /// model and of the hidden state before it.
    pub projection: Linear,
    /// `[n_backbone × n_embd]`: makes of the normed last state what stands for the model's.
    pub output: Linear,
    /// The keys and values of the model that layers read.
    pub keys: Vec<SharedKeys>,
}

/// Keys and values of a layer of a model, which a drafter's layer reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedKeys {
    /// The layer that reads them.
    pub layer: usize,
    /// The model's layer.
    pub of: usize,
    /// The first of its values in a row that is read: keys, and then values.
    pub first: usize,
}

/// The source of the slices of a token, one for each layer: table · scale + norm(projection · x).
#[derive(Debug)]
pub struct PerLayerInputs {
    /// `[n_vocab × (n_layer × n_per_layer)]`.
    pub token_embd: Weight,
    /// Factor of its rows.
    pub scale: f32,
    /// `[(n_layer × n_per_layer) × n_embd]`.
    pub projection: Linear,
    /// Norm of each slice of what it makes.
    pub norm: Vector,
    /// ε of that norm.
    pub eps: f32,
}

/// The tensors of one layer.
#[derive(Debug)]
pub struct Layer {
    /// Norm before the mixer.
    pub attn_norm: Option<Norm>,
    /// The mixer.
    pub mixer: MixerWeights,
    /// The branch beside the mixer, where the architecture has one.
    pub laurel: Option<Laurel>,
    /// The work on several streams, where there are such.
    pub streams: Option<LayerStreams>,
    /// Norm after the mixer.
    pub post_attention_norm: Option<Norm>,
    /// Of the residual stream after attention, and after the FFN.
    pub stream_norms: Option<[Norm; 2]>,
    /// Before the FFN.
    pub ffn_norm: Option<Norm>,
    /// Feed-forward part.
    pub ffn: Ffn,
    /// After the FFN.
    pub post_ffw_norm: Option<Norm>,
    /// The part that takes the layer's slice of a token, where the architecture has one.
    pub per_layer: Option<PerLayer>,
    /// Factor of the layer's output.
    pub output_scale: f32,
    /// Summand of the layer's output, where a control vector has one.
    pub control: Option<Vector>,
}

/// The FFN.
#[derive(Debug)]
pub enum Ffn {
    /// One for all tokens.
    Dense(Dense),
    /// The same without a gate.
    Plain(Plain),
    /// One per expert; the router picks.
    Experts(Mixture),
    /// Both, side by side.
    Both(Box<Both>),
    /// One per expert, and one for all tokens.
    Shared(Box<SharedExperts>),
    /// None.
    None,
}

/// down(activation(up(x))).
#[derive(Debug)]
pub struct Plain {
    /// Up.
    pub up: Linear,
    /// Down.
    pub down: Linear,
}

/// An FFN for all tokens next to experts.
#[derive(Debug)]
pub enum Every {
    /// With a gate.
    Gated(Dense),
    /// Without one.
    Plain(Plain),
}

/// down(activation(gate(x)) · up(x)).
#[derive(Debug)]
pub struct Dense {
    /// Gate and up.
    pub gate_up: [Linear; 2],
    /// Norm of their product, where the architecture has one.
    pub norm: Option<Vector>,
    /// Down.
    pub down: Linear,
}

/// A mixture of experts.
#[derive(Debug)]
pub struct Mixture {
    /// Its sizes and rules.
    pub plan: Experts,
    /// Router `[n_expert × n_embd]`.
    pub router: Linear,
    /// Gate, up and down of each expert; without a gate, up twice. From one expert to the next each
    /// has the same distance within its tensor.
    pub experts: Vec<[Weight; 3]>,
    /// The summands of the probabilities of the experts by which the best are chosen; the weights
    /// of those are without them.
    pub selection_bias: Option<Vector>,
    /// Biases of gate, up and down, a row for each expert.
    pub biases: [Option<Vector>; 3],
    /// Factors of what gate, up and down of each expert make, before the bias.
    pub scales: [Option<Vector>; 3],
}

impl Mixture {
    /// Returns the numbers of the matrices that an expert has: gate, up and down, or the last two.
    pub fn parts(&self) -> Range<usize> {
        usize::from(!self.plan.gated)..3
    }

    /// Returns every matrix of the experts.
    pub fn matrices(&self) -> impl Iterator<Item = &Weight> {
        let parts = self.parts();
        self.experts.iter().flat_map(move |expert| &expert[parts.clone()])
    }

    /// Returns the bias of matrix `part` (gate, up or down) of an expert; empty = none.
    pub fn bias(&self, part: usize, expert: usize) -> &[f32] {
        let n = self.experts[expert][part].n_rows;
        self.biases[part].as_ref().map_or(&[], |bias| &bias[expert * n..(expert + 1) * n])
    }

    /// Returns the factor of what matrix `part` (gate, up or down) of an expert makes; 1 = none.
    pub fn scale(&self, part: usize, expert: usize) -> f32 {
        self.scales[part].as_ref().map_or(1.0, |scales| scales[expert])
    }
}

/// mixture(x) + σ(gate · x) · every(x), or without a gate mixture(x) + every(x).
#[derive(Debug)]
pub struct SharedExperts {
    /// The experts.
    pub mixture: Mixture,
    /// The part for all tokens.
    pub every: Every,
    /// Source of the share of it that a token takes, where it does not take all: one row.
    pub gate: Option<Linear>,
}

/// norm(dense(norm(x))) + norm(mixture(norm(x))), the router with a norm of its own.
#[derive(Debug)]
pub struct Both {
    /// The part for all tokens; its first norm is [`Layer::ffn_norm`].
    pub dense: Dense,
    /// Norm after it.
    pub dense_post_norm: Vector,
    /// Norm before the router.
    pub router_norm: Vector,
    /// Norm before the experts.
    pub mixture_norm: Vector,
    /// The experts.
    pub mixture: Mixture,
    /// Norm after them.
    pub mixture_post_norm: Vector,
}

/// x += norm(out · (activation(gate · x) · slice)).
#[derive(Debug)]
pub struct PerLayer {
    /// `[n_per_layer × n_embd]`.
    pub gate: Linear,
    /// `[n_embd × n_per_layer]`.
    pub out: Linear,
    /// Before it joins the residual stream.
    pub post_norm: Norm,
}

impl Weights {
    /// Returns every matrix but embeddings and experts.
    pub fn linears(&self) -> impl Iterator<Item = &Linear> {
        let inputs = self.inputs();
        let ends = self.projection.iter().flatten().chain([&self.output]);
        inputs.chain(self.layers.iter().flat_map(Layer::linears)).chain(ends)
    }

    /// Returns every matrix that the given layers take, and those before the first and after the
    /// last layer of all.
    pub fn matrices(&self, layers: Range<usize>) -> impl Iterator<Item = &Weight> {
        let inputs = self.inputs();
        let is_last = layers.end == self.layers.len();
        let projection = self.projection.iter().flatten().filter(move |_| is_last);
        let output = projection.chain(is_last.then_some(&self.output));
        let layers = &self.layers[layers];
        let linears = inputs.chain(layers.iter().flat_map(Layer::linears)).chain(output);
        let experts = layers.iter().filter_map(Layer::mixture).flat_map(Mixture::matrices);
        let heads = layers.iter().flat_map(|layer| layer.mixer.head_matrices());
        let ends = self.streams.iter().filter(move |_| is_last).flat_map(|ends| &ends.gather);
        let heads = heads.chain(ends);
        linears.map(|linear| &linear.weight).chain(experts).chain(heads)
    }

    /// Returns the matrices before the first layer.
    fn inputs(&self) -> impl Iterator<Item = &Linear> {
        let per_layer = self.per_layer.iter().map(|inputs| &inputs.projection);
        let per_layer = per_layer.chain(self.streams.iter().map(|streams| &streams.spread));
        per_layer.chain(self.drafter.iter().flat_map(DrafterInput::linears))
    }

    /// Returns the tables with a row for each token, or for each position.
    pub fn tables(&self) -> impl Iterator<Item = &Weight> {
        let per_layer = self.per_layer.iter().map(|inputs| &inputs.token_embd);
        std::iter::once(&self.token_embd).chain(per_layer).chain(&self.position_embd)
    }
}

impl DrafterInput {
    /// Returns its matrices.
    pub fn linears(&self) -> impl Iterator<Item = &Linear> {
        let (projection, output) = match self {
            DrafterInput::Mtp(mtp) => (&mtp.projection, None),
            DrafterInput::Eagle3(eagle) => (&eagle.projection, None),
            DrafterInput::Dflash(dflash) => (&dflash.projection, None),
            DrafterInput::Assistant(assistant) => (&assistant.projection, Some(&assistant.output)),
        };
        std::iter::once(projection).chain(output)
    }
}

impl Layer {
    /// Returns the layer's experts.
    pub fn mixture(&self) -> Option<&Mixture> {
        match &self.ffn {
            Ffn::None | Ffn::Dense(_) | Ffn::Plain(_) => None,
            Ffn::Experts(mixture) => Some(mixture),
            Ffn::Both(both) => Some(&both.mixture),
            Ffn::Shared(shared) => Some(&shared.mixture),
        }
    }

    /// Returns the FFN that every token takes, if it has a gate.
    pub fn dense(&self) -> Option<&Dense> {
        match &self.ffn {
            Ffn::Dense(dense) => Some(dense),
            Ffn::None | Ffn::Plain(_) | Ffn::Experts(_) => None,
            Ffn::Both(both) => Some(&both.dense),
            Ffn::Shared(shared) => match &shared.every {
                Every::Gated(dense) => Some(dense),
                Every::Plain(_) => None,
            },
        }
    }

    /// Returns the FFN that every token takes, if it has no gate.
    pub fn plain(&self) -> Option<&Plain> {
        match &self.ffn {
            Ffn::Plain(plain) => Some(plain),
            Ffn::Shared(shared) => match &shared.every {
                Every::Gated(_) => None,
                Every::Plain(plain) => Some(plain),
            },
            _ => None,
        }
    }

    /// Returns its matrices but those of experts.
    pub fn linears(&self) -> impl Iterator<Item = &Linear> {
        let shared = match &self.ffn {
            Ffn::Shared(shared) => shared.gate.as_ref(),
            _ => None,
        };
        let plain = self.plain().map(|plain| [&plain.up, &plain.down]);
        let dense =
            self.dense().into_iter().flat_map(|dense| dense.gate_up.iter().chain([&dense.down]));
        let router = self.mixture().map(|mixture| &mixture.router);
        let per_layer = self.per_layer.iter().flat_map(|p| [&p.gate, &p.out]);
        let laurel = self.laurel.iter().flat_map(|laurel| [&laurel.narrow, &laurel.wide]);
        let streams = self.streams.iter().map(|streams| &streams.router);
        let per_layer = per_layer.chain(laurel).chain(streams);
        let ffn = dense.chain(plain.into_iter().flatten()).chain(router).chain(shared);
        self.mixer.linears().into_iter().chain(ffn).chain(per_layer)
    }
}
