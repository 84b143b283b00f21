//! EAGLE-3 (arXiv 2503.01840): one layer in a file of its own that drafts for a model.
//!
//! At the position of a token it reads the inputs of some layers of the model there, and the
//! embedding of the token that comes next; it gives the logits of the token after that, often of
//! the more frequent tokens alone. Its own hidden state, before its last norm, stands for the
//! model's at the next position. Embeddings and output matrix that the file leaves out are the
//! model's.

use super::binder::Binder;
use super::error::Error;
use super::linear::{Linear, Weight};
use super::meta::Meta;
use super::plan::{HiddenStates, Plan, ReadRows};
use super::weights::{DrafterInput, Eagle3Input, Weights};
use super::{Model, bind, config, limits};
use crate::gguf::{Gguf, SHARED, TensorType};

/// `general.architecture` of such files.
pub(super) const ARCHITECTURE: &str = "eagle3";
/// Most layers of the model that are read; real files name three.
const MAX_TAPPED: usize = 16;
/// The layers of the model whose inputs are read.
const TAPPED: &str = "target_layers";
/// The tensor with the token of each row of the output matrix.
const TOKENS: &str = "d2t";
/// The tables of a model that a drafter may be without.
const TABLES: [&str; 2] = ["token_embd.weight", "output.weight"];

/// The tables of the model that a drafter reads, since it has none of its own.
struct ModelTables {
    token_embd: Option<Weight>,
    output: Option<Linear>,
}

/// Reads a drafter for a model.
///
/// # Errors
/// As [`Model::load_drafter`].
pub(super) fn load(of: &Model, mut gguf: Gguf) -> Result<Model, Error> {
    let meta = Meta::new(&gguf)?;
    let layers = tapped_layers(&meta, &of.plan)?;
    let mut plan = plan(&gguf, &meta, &of.plan, layers.len())?;
    limits::check(&meta, &plan)?;
    let flags = [meta.flag("norm_before_fc")?, meta.flag("norm_before_residual")?];
    let [has_state_norm, norm_before_residual] = flags.map(Option::unwrap_or_default);
    let tables = of.share_tables(&mut gguf, &plan)?;
    let mut b = Binder::new(&gguf);
    let n_hidden = layers.len() * of.plan.n_embd;
    let input = Eagle3Input {
        state_norm: b.vector_if(has_state_norm, "enc.output_norm.weight", n_hidden)?,
        projection: b.linear("fc", n_hidden, plan.n_embd)?,
        embedding_norm: b.vector("blk.0.attn_norm.weight", plan.n_embd)?,
        hidden_norm: b.vector("blk.0.attn_norm_2.weight", plan.n_embd)?,
        norm_before_residual,
        layers,
        tokens: tokens(&mut b, &plan, of.plan.n_vocab)?,
    };
    let weights = bind_weights(b, &mut plan, input, tables)?;
    Ok(Model { gguf, plan, weights })
}

impl Model {
    /// Shares the tables with a drafter's file that this has not of its own.
    fn share_tables(&self, gguf: &mut Gguf, plan: &Plan) -> Result<ModelTables, Error> {
        let [has_table, has_output] = TABLES.map(|name| gguf.tensor_index(name).is_some());
        if plan.n_embd != self.plan.n_embd
            && let Some(missing) = TABLES.into_iter().find(|name| gguf.tensor_index(name).is_none())
        {
            return Err(Error::BadValue {
                key: format!("{ARCHITECTURE}.embedding_length"),
                found: plan.n_embd.to_string(),
                expected: format!(
                    "{}, the width of the model, whose `{missing}` the drafter has to share",
                    self.plan.n_embd
                ),
            });
        }
        let Weights { token_embd, output, .. } = &self.weights;
        let mut share = |weight: &Weight| Weight {
            tensor: gguf.share_tensor(&self.gguf, weight.tensor),
            ..*weight
        };
        Ok(ModelTables {
            token_embd: (!has_table).then(|| share(token_embd)),
            output: (!has_output)
                .then(|| Linear { weight: share(&output.weight), ..output.clone() }),
        })
    }
}

/// Reads the layers of a model whose inputs are read.
fn tapped_layers(meta: &Meta, of: &Plan) -> Result<Vec<usize>, Error> {
    let layers = meta.numbers(TAPPED)?.ok_or_else(|| Error::MissingKey {
        key: meta.key(TAPPED),
        expected: "the layers of the model whose inputs the drafter reads",
    })?;
    if layers.is_empty() || layers.len() > MAX_TAPPED {
        let found = format!("{} layers", layers.len());
        return Err(meta.bad(TAPPED, found, format!("1 to {MAX_TAPPED}")));
    }
    let n_layer = of.layers.len();
    if let Some(&bad) = layers.iter().find(|&&layer| layer as usize > n_layer) {
        let expected = format!("at most {n_layer}, the layers of the model that it drafts for");
        return Err(meta.bad(TAPPED, format!("layer {bad}"), expected));
    }
    Ok(layers.into_iter().map(|layer| layer as usize).collect())
}

/// Reads the plan of a drafter that reads the inputs of `n_tapped` layers of a model.
fn plan(gguf: &Gguf, meta: &Meta, of: &Plan, n_tapped: usize) -> Result<Plan, Error> {
    const WIDTH: &str = "target_hidden_size";
    let n_embd = meta.required_size(WIDTH, "the width of the model that it drafts for")?;
    if n_embd != of.n_embd {
        let expected = format!("{}, the width of the model that it drafts for", of.n_embd);
        return Err(meta.bad(WIDTH, n_embd, expected));
    }
    let mut plan = config::common(gguf, meta, config::block_count(meta)?)?;
    if plan.layers.len() != 1 {
        return Err(meta.bad("block_count", plan.layers.len(), "1"));
    }
    plan.n_vocab = match meta.n_rows("output.weight")? {
        0 => of.n_vocab,
        n_rows => n_rows,
    };
    let n_in = 2 * plan.n_embd;
    for attention in plan.attentions_mut() {
        attention.n_in = Some(n_in);
    }
    plan.reads = Some(ReadRows { n: n_tapped * of.n_embd, half: plan.n_embd });
    plan.hidden = HiddenStates::Residual;
    Ok(plan)
}

/// Takes the token of each row of the output matrix, of the `n_vocab` of the model; `None` = rows
/// are tokens.
fn tokens(b: &mut Binder, plan: &Plan, n_vocab: usize) -> Result<Option<Vec<u32>>, Error> {
    let bad =
        |found: String, expected: String| Error::BadValue { key: TOKENS.into(), found, expected };
    let Some(index) = b.optional(TOKENS, &[plan.n_vocab])? else {
        return match plan.n_vocab {
            n if n == n_vocab => Ok(None),
            _ => Err(Error::MissingTensor(TOKENS.into())),
        };
    };
    let tensor = &b.gguf.tensors()[index];
    if tensor.ty != TensorType::I64 {
        return Err(bad(format!("a tensor of type {}", tensor.ty), "type I64".into()));
    }
    let mut tokens = Vec::with_capacity(plan.n_vocab);
    for bytes in b.gguf.data(tensor).as_chunks().0 {
        let token = i64::from_le_bytes(*bytes);
        match u32::try_from(token) {
            Ok(token) if (token as usize) < n_vocab => tokens.push(token),
            _ => {
                let found = format!("token {token} in row {}", tokens.len());
                return Err(bad(found, format!("tokens below {n_vocab}, those of the model")));
            }
        }
    }
    Ok(Some(tokens))
}

/// Takes the tensors of a drafter after its input. A tensor that nothing takes is an error.
fn bind_weights(
    mut b: Binder,
    plan: &mut Plan,
    input: Eagle3Input,
    tables: ModelTables,
) -> Result<Weights, Error> {
    let n_embd = plan.n_embd;
    let [table, _] = TABLES;
    let token_embd = if let Some(shared) = tables.token_embd {
        shared
    } else {
        let (_, n_rows) = b.matrix_shape(table)?;
        b.matrix(table, n_embd, n_rows)?
    };
    let output = match tables.output {
        // a vector has a number of its own in each model
        Some(Linear { weight, scale, bias }) => {
            Linear { weight, scale, bias: bias.map(|bias| b.keep(bias.to_vec())) }
        }
        None => b.linear("output", n_embd, plan.n_vocab)?,
    };
    bind::rope_factors(&mut b, plan)?;
    let mut layer = bind::layer(&mut b, plan, &plan.layers[0], 0)?;
    // that of the embedding, which the input has
    layer.attn_norm = None;
    let weights = Weights {
        token_embd,
        token_type: None,
        position_embd: None,
        embd_norm: None,
        output_norm: Some(bind::norm(&mut b, plan, "output_norm")?),
        output,
        projection: None,
        classifier: None,
        drafter: Some(DrafterInput::Eagle3(input)),
        per_layer: None,
        streams: None,
        layers: vec![layer],
        vectors: b.vectors,
    };
    let of_file = b.gguf.tensors().iter().zip(&b.used);
    let mut unused = of_file.filter(|(tensor, used)| !**used && !tensor.name.starts_with(SHARED));
    match unused.next() {
        Some((tensor, _)) => {
            Err(Error::UnusedTensor { name: tensor.name.clone(), arch: ARCHITECTURE.into() })
        }
        None => Ok(weights),
    }
}
