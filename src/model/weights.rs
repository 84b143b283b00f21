//! Tensors of a file bound to the places of a transformer, every shape checked against the plan.
//!
//! A [`Weight`] is a place in the file, not memory: each backend decides where its bytes live.

use hob_kernels::TensorType;

use super::error::Error;
use super::plan::{LayerPlan, Plan, QkNorm};
use crate::gguf::Gguf;

/// A matrix, or some rows of one: `n_rows × n_cols`, rows contiguous.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    /// Index of the tensor in [`Gguf::tensors`].
    pub tensor: usize,
    /// Type of the rows.
    pub ty: TensorType,
    /// First row within the tensor.
    pub first_row: usize,
    /// Rows (outputs).
    pub n_rows: usize,
    /// Row length (inputs).
    pub n_cols: usize,
}

impl Weight {
    /// Rows `from..from + n`.
    fn rows(&self, from: usize, n: usize) -> Weight {
        Weight { first_row: self.first_row + from, n_rows: n, ..*self }
    }
}

/// A matrix with an optional bias: y = W x + b.
#[derive(Clone, Debug)]
pub struct Linear {
    /// W.
    pub weight: Weight,
    /// b; empty = none.
    pub bias: Vec<f32>,
}

/// A norm by mean and deviation: (x − mean) / √(variance + ε) · weight + bias.
#[derive(Clone, Debug, Default)]
pub struct LayerNorm {
    /// One factor per value.
    pub weight: Vec<f32>,
    /// What is added; zeros where the file has none.
    pub bias: Vec<f32>,
}

/// The tensors of a model.
#[derive(Debug)]
pub struct Weights {
    /// Token embeddings `[n_vocab × n_embd]`.
    pub token_embd: Weight,
    /// The vector of the first kind of text; empty = none.
    pub token_type: Vec<f32>,
    /// Position embeddings `[positions × n_embd]`.
    pub position_embd: Option<Weight>,
    /// Norm of the embeddings.
    pub embd_norm: Option<LayerNorm>,
    /// Weight of the final norm; empty = none.
    pub output_norm: Vec<f32>,
    /// Output matrix; the embeddings where the file ties them.
    pub output: Linear,
    /// Layers in order.
    pub layers: Vec<Layer>,
}

/// The tensors of one layer. Norm weights that the architecture has not are empty.
#[derive(Debug)]
pub struct Layer {
    /// Before attention.
    pub attn_norm: Vec<f32>,
    /// Queries, keys, values; of a convolution b, c and x.
    pub qkv: [Linear; 3],
    /// Weights of the convolution, `[n_embd × taps]`, the token's own last.
    pub conv: Vec<f32>,
    /// Of queries and keys.
    pub qk_norm: [Vec<f32>; 2],
    /// Attention output.
    pub attn_output: Linear,
    /// After attention.
    pub post_attention_norm: Vec<f32>,
    /// Of the residual stream after attention, and after the feed-forward part.
    pub stream_norms: Option<[LayerNorm; 2]>,
    /// Before the feed-forward part.
    pub ffn_norm: Vec<f32>,
    /// Feed-forward part.
    pub ffn: Ffn,
    /// After the feed-forward part.
    pub post_ffw_norm: Vec<f32>,
}

/// down(activation(gate(x)) · up(x)).
#[derive(Debug)]
pub enum Ffn {
    /// One for all tokens.
    Dense {
        /// Gate and up.
        gate_up: [Linear; 2],
        /// Down.
        down: Linear,
    },
    /// down(activation(up(x))).
    Plain {
        /// Up.
        up: Linear,
        /// Down.
        down: Linear,
    },
    /// One per expert; the router picks.
    Experts {
        /// Router `[n_expert × n_embd]`.
        router: Linear,
        /// Gate, up and down of each expert.
        experts: Vec<[Weight; 3]>,
    },
}

/// Takes tensors by name and remembers which were taken.
struct Binder<'a> {
    gguf: &'a Gguf,
    used: Vec<bool>,
}

impl Binder<'_> {
    fn find(&mut self, name: &str) -> Option<usize> {
        let index = self.gguf.tensor_index(name)?;
        self.used[index] = true;
        Some(index)
    }

    /// A tensor of exactly this shape (row length first), if it is there.
    fn optional(&mut self, name: &str, shape: &[usize]) -> Result<Option<usize>, Error> {
        let Some(index) = self.find(name) else { return Ok(None) };
        let found = &self.gguf.tensors()[index].shape;
        let trimmed = found.iter().rposition(|&n| n != 1).map_or(1, |last| last + 1);
        if found[..trimmed.max(shape.len()).min(found.len())] != *shape {
            return Err(Error::BadShape {
                name: name.into(),
                found: found.clone(),
                expected: shape.to_vec(),
            });
        }
        Ok(Some(index))
    }

    fn matrix_optional(&mut self, name: &str, n_cols: usize, n_rows: usize) -> Result<Option<Weight>, Error> {
        let index = self.optional(name, &[n_cols, n_rows])?;
        Ok(index.map(|tensor| Weight {
            tensor,
            ty: self.gguf.tensors()[tensor].ty,
            first_row: 0,
            n_rows,
            n_cols,
        }))
    }

    fn matrix(&mut self, name: &str, n_cols: usize, n_rows: usize) -> Result<Weight, Error> {
        self.matrix_optional(name, n_cols, n_rows)?.ok_or_else(|| Error::MissingTensor(name.into()))
    }

    /// A vector as f32; empty if absent.
    fn vector_optional(&mut self, name: &str, n: usize) -> Result<Vec<f32>, Error> {
        let Some(index) = self.optional(name, &[n])? else { return Ok(Vec::new()) };
        let tensor = &self.gguf.tensors()[index];
        let mut values = vec![0.0; n];
        hob_kernels::dequant::dequantize(tensor.ty, self.gguf.data(tensor), &mut values);
        Ok(values)
    }

    /// A matrix as f32.
    fn table(&mut self, name: &str, n_cols: usize, n_rows: usize) -> Result<Vec<f32>, Error> {
        let index = self.optional(name, &[n_cols, n_rows])?;
        let index = index.ok_or_else(|| Error::MissingTensor(name.into()))?;
        let tensor = &self.gguf.tensors()[index];
        let mut values = vec![0.0; n_cols * n_rows];
        hob_kernels::dequant::dequantize(tensor.ty, self.gguf.data(tensor), &mut values);
        Ok(values)
    }

    fn vector(&mut self, name: &str, n: usize) -> Result<Vec<f32>, Error> {
        let values = self.vector_optional(name, n)?;
        if values.is_empty() { Err(Error::MissingTensor(name.into())) } else { Ok(values) }
    }

    /// A vector that the architecture has or has not.
    fn vector_if(&mut self, wanted: bool, name: &str, n: usize) -> Result<Vec<f32>, Error> {
        if wanted { self.vector(name, n) } else { Ok(Vec::new()) }
    }

    /// `NAME.weight` with `NAME.bias` where there is one.
    fn layer_norm(&mut self, name: &str, n: usize) -> Result<LayerNorm, Error> {
        let weight = self.vector(&format!("{name}.weight"), n)?;
        let mut bias = self.vector_optional(&format!("{name}.bias"), n)?;
        bias.resize(n, 0.0);
        Ok(LayerNorm { weight, bias })
    }

    /// `NAME.weight` with `NAME.bias` where there is one.
    fn linear(&mut self, name: &str, n_cols: usize, n_rows: usize) -> Result<Linear, Error> {
        Ok(Linear {
            weight: self.matrix(&format!("{name}.weight"), n_cols, n_rows)?,
            bias: self.vector_optional(&format!("{name}.bias"), n_rows)?,
        })
    }

    /// Several matrices over the same input: one by one, or, where the file has `fused`, as row ranges of that.
    fn split<const N: usize>(
        &mut self,
        fused: &str,
        names: [String; N],
        n_cols: usize,
        n_rows: [usize; N],
    ) -> Result<[Linear; N], Error> {
        let mut parts = Vec::with_capacity(N);
        if self.gguf.tensor_index(&format!("{fused}.weight")).is_some() {
            let whole = self.linear(fused, n_cols, n_rows.iter().sum())?;
            let mut from = 0;
            for n in n_rows {
                let bias =
                    if whole.bias.is_empty() { Vec::new() } else { whole.bias[from..from + n].to_vec() };
                parts.push(Linear { weight: whole.weight.rows(from, n), bias });
                from += n;
            }
        } else {
            for (name, n) in names.iter().zip(n_rows) {
                parts.push(self.linear(name, n_cols, n)?);
            }
        }
        Ok(parts.try_into().expect("as many parts as names"))
    }

    /// The matrices of all experts, stacked in one tensor `[n_cols, n_rows, n_expert]`.
    fn experts(&mut self, name: &str, n_cols: usize, n_rows: usize, n: usize) -> Result<Vec<Weight>, Error> {
        let index =
            self.optional(name, &[n_cols, n_rows, n])?.ok_or_else(|| Error::MissingTensor(name.into()))?;
        let ty = self.gguf.tensors()[index].ty;
        let whole = Weight { tensor: index, ty, first_row: 0, n_rows: n_rows * n, n_cols };
        Ok((0..n).map(|e| whole.rows(e * n_rows, n_rows)).collect())
    }
}

/// Binds every tensor of `gguf`; rope factors go into the plan. A tensor that nothing takes is an error.
pub fn bind(gguf: &Gguf, plan: &mut Plan) -> Result<Weights, Error> {
    let mut b = Binder { gguf, used: vec![false; gguf.tensors().len()] };
    let (n_embd, n_vocab) = (plan.n_embd, plan.n_vocab);
    let token_embd = b.matrix("token_embd.weight", n_embd, n_vocab)?;
    let output = match b.matrix_optional("output.weight", n_embd, n_vocab)? {
        Some(weight) => weight,
        None => token_embd,
    };
    let output = Linear { weight: output, bias: b.vector_optional("output.bias", n_vocab)? };
    // the second name is LFM2's, though it says another place
    let output_norm = match b.vector_optional("output_norm.weight", n_embd)? {
        norm if plan.stream_norm => norm,
        norm if norm.is_empty() && b.gguf.tensor_index("token_embd_norm.weight").is_some() => {
            b.vector("token_embd_norm.weight", n_embd)?
        }
        norm if norm.is_empty() => return Err(Error::MissingTensor("output_norm.weight".into())),
        norm => norm,
    };
    let embd_norm = plan.stream_norm.then(|| b.layer_norm("token_embd_norm", n_embd)).transpose()?;
    let position_embd = match plan.learned_positions {
        Some(n) => Some(b.matrix("position_embd.weight", n_embd, n)?),
        None => None,
    };
    let token_type = match b.gguf.tensor_index("token_types.weight") {
        Some(_) if plan.n_token_types > 0 => {
            let mut types = b.table("token_types.weight", n_embd, plan.n_token_types)?;
            types.truncate(n_embd);
            types
        }
        _ => Vec::new(),
    };
    rope_factors(&mut b, plan)?;
    let layers: Vec<Layer> =
        plan.layers.iter().enumerate().map(|(i, l)| layer(&mut b, plan, l, i)).collect::<Result<_, _>>()?;
    for (tensor, used) in gguf.tensors().iter().zip(&b.used) {
        if !used && !belongs_to_extra_block(&tensor.name, layers.len()) {
            return Err(Error::UnusedTensor { name: tensor.name.clone(), arch: plan.arch.clone() });
        }
    }
    Ok(Weights { token_embd, token_type, position_embd, embd_norm, output_norm, output, layers })
}

/// Whether a tensor is of a block after the model's layers (multi-token prediction), which is not run.
fn belongs_to_extra_block(name: &str, n_layer: usize) -> bool {
    let number = name.strip_prefix("blk.").and_then(|rest| rest.split('.').next());
    number.and_then(|n| n.parse::<usize>().ok()).is_some_and(|n| n >= n_layer)
}

/// Divisors of rope angles stand once per file, or once per layer with the same values.
fn rope_factors(b: &mut Binder, plan: &mut Plan) -> Result<(), Error> {
    let rope = &mut plan.ropes[0];
    let n = rope.n_rot / 2;
    for (name, place) in [
        ("rope_freqs.weight", &mut rope.factors),
        ("rope_factors_long.weight", &mut rope.long),
        ("rope_factors_short.weight", &mut rope.short),
    ] {
        let values = b.vector_optional(name, n)?;
        if let Some(bad) = values.iter().find(|v| v.is_nan() || **v <= 0.0) {
            return Err(Error::BadValue {
                key: name.into(),
                found: bad.to_string(),
                expected: "divisors above 0".into(),
            });
        }
        if !values.is_empty() {
            *place = Some(values);
        }
    }
    Ok(())
}

fn layer(b: &mut Binder, plan: &Plan, l: &LayerPlan, i: usize) -> Result<Layer, Error> {
    let n_embd = plan.n_embd;
    let name = |part: &str| format!("blk.{i}.{part}");
    let (n_q, n_k, n_v) = (l.n_head * l.d_k, l.n_head_kv * l.d_k, l.n_head_kv * l.d_v);
    let (norm_q, norm_k) = match l.qk_norm {
        QkNorm::None => (0, 0),
        QkNorm::Head => (l.d_k, l.d_k),
        QkNorm::Full => (n_q, n_k),
    };
    let has_qk_norm = l.qk_norm != QkNorm::None && l.conv.is_none();
    let attn_norm = b.vector_if(plan.pre_norm, &name("attn_norm.weight"), n_embd)?;
    let (qkv, conv, output) = match l.conv {
        None => {
            let names = [name("attn_q"), name("attn_k"), name("attn_v")];
            (b.split(&name("attn_qkv"), names, n_embd, [n_q, n_k, n_v])?, Vec::new(), name("attn_output"))
        }
        Some(taps) => {
            let fused = name("shortconv.in_proj");
            let bcx =
                b.split(&fused, ["b", "c", "x"].map(|part| format!("{fused}.{part}")), n_embd, [n_embd; 3])?;
            let conv = b.table(&name("shortconv.conv.weight"), taps, n_embd)?;
            (bcx, conv, name("shortconv.out_proj"))
        }
    };
    let n_attn = if l.conv.is_some() { n_embd } else { l.n_head * l.d_v };
    Ok(Layer {
        attn_norm,
        qkv,
        conv,
        qk_norm: [
            b.vector_if(has_qk_norm, &name("attn_q_norm.weight"), norm_q)?,
            b.vector_if(has_qk_norm, &name("attn_k_norm.weight"), norm_k)?,
        ],
        attn_output: b.linear(&output, n_attn, n_embd)?,
        post_attention_norm: b.vector_if(plan.post_norm, &name("post_attention_norm.weight"), n_embd)?,
        stream_norms: match plan.stream_norm {
            true => Some([
                b.layer_norm(&name("attn_output_norm"), n_embd)?,
                b.layer_norm(&name("layer_output_norm"), n_embd)?,
            ]),
            false => None,
        },
        ffn_norm: b.vector_if(plan.pre_norm, &name("ffn_norm.weight"), n_embd)?,
        ffn: ffn(b, plan, l, i)?,
        post_ffw_norm: b.vector_if(plan.post_norm, &name("post_ffw_norm.weight"), n_embd)?,
    })
}

fn ffn(b: &mut Binder, plan: &Plan, l: &LayerPlan, i: usize) -> Result<Ffn, Error> {
    let n_embd = plan.n_embd;
    let name = |part: &str| format!("blk.{i}.{part}");
    if let Some(experts) = l.experts {
        let gate = b.experts(&name("ffn_gate_exps.weight"), n_embd, l.n_ff, experts.n)?;
        let up = b.experts(&name("ffn_up_exps.weight"), n_embd, l.n_ff, experts.n)?;
        let down = b.experts(&name("ffn_down_exps.weight"), l.n_ff, n_embd, experts.n)?;
        return Ok(Ffn::Experts {
            router: b.linear(&name("ffn_gate_inp"), n_embd, experts.n)?,
            experts: (0..experts.n).map(|e| [gate[e], up[e], down[e]]).collect(),
        });
    }
    if !l.gated {
        return Ok(Ffn::Plain {
            up: b.linear(&name("ffn_up"), n_embd, l.n_ff)?,
            down: b.linear(&name("ffn_down"), l.n_ff, n_embd)?,
        });
    }
    // a file without `ffn_gate` holds gate and up as one matrix, under the name of the latter
    let fused =
        if b.gguf.tensor_index(&name("ffn_gate.weight")).is_none() { name("ffn_up") } else { String::new() };
    Ok(Ffn::Dense {
        gate_up: b.split(&fused, [name("ffn_gate"), name("ffn_up")], n_embd, [l.n_ff, l.n_ff])?,
        down: b.linear(&name("ffn_down"), l.n_ff, n_embd)?,
    })
}
