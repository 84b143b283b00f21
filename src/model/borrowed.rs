//! The parts of a model that the files of its drafters name, or leave out: layers, tokens, tables.

use super::Model;
use super::binder::Binder;
use super::error::Error;
use super::linear::{Linear, Weight};
use super::meta::Meta;
use super::plan::Plan;
#[cfg(feature = "gpu")]
use super::weights::DrafterInput;
use super::weights::Weights;
use crate::gguf::{Gguf, SHARED, TensorType};

/// Most layers of the model that are read; real files name three to eight.
const MAX_TAPPED: usize = 16;
/// The layers of the model whose inputs are read.
const TAPPED: &str = "target_layers";
/// The tensor with the token of each row of the output matrix.
const TOKENS: &str = "d2t";
/// Token embeddings, a table of a model that a drafter may be without.
const TABLE: &str = "token_embd.weight";
/// The output matrix, which a drafter may be without.
const OUTPUT: &str = "output.weight";

/// The output matrix of a drafter whose file has none.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NoOutput {
    /// The model's.
    OfModel,
    /// The file's own embeddings, where it has them, or else the model's matrix.
    Embeddings,
}

/// The tables of the model that a drafter reads, since it has none of its own.
pub(super) struct ModelTables {
    /// Token embeddings.
    pub token_embd: Option<Weight>,
    /// The output matrix.
    pub output: Option<Linear>,
}

impl Model {
    /// Returns the tables of this drafter that are those of the model for which it drafts, next to
    /// the model's.
    #[cfg(feature = "gpu")]
    pub(crate) fn shared_weights(&self, of: &Model) -> impl Iterator<Item = (Weight, Weight)> {
        let is_of_model_file = matches!(self.weights.drafter, Some(DrafterInput::Mtp(_)));
        let mut tables = vec![self.weights.token_embd, self.weights.output.weight];
        tables.dedup();
        let of_model = move |weight: &Weight| {
            let name = &self.gguf.tensors()[weight.tensor].name;
            let named = name.strip_prefix(SHARED).or(is_of_model_file.then_some(name));
            Some(Weight { tensor: of.gguf.tensor_index(named?)?, ..*weight })
        };
        tables.into_iter().filter_map(move |weight| Some((weight, of_model(&weight)?)))
    }

    /// Shares the tables with a drafter's file that this has not of its own.
    pub(super) fn share_tables(
        &self,
        gguf: &mut Gguf,
        plan: &Plan,
        no_output: NoOutput,
    ) -> Result<ModelTables, Error> {
        let has_table = gguf.tensor_index(TABLE).is_some();
        let is_tied = no_output == NoOutput::Embeddings && has_table;
        let has_output = gguf.tensor_index(OUTPUT).is_some() || is_tied;
        let missing = [(TABLE, has_table), (OUTPUT, has_output)];
        if plan.n_embd != self.plan.n_embd
            && let Some((missing, _)) = missing.into_iter().find(|(_, has)| !has)
        {
            return Err(Error::BadValue {
                key: format!("{}.embedding_length", plan.arch),
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

/// Reads the layers of a model whose inputs a drafter reads.
pub(super) fn tapped_layers(meta: &Meta, of: &Plan) -> Result<Vec<usize>, Error> {
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

/// Takes the token of each row of the output matrix, of the `n_vocab` of the model; `None` = rows
/// are tokens.
pub(super) fn tokens(
    b: &mut Binder,
    plan: &Plan,
    n_vocab: usize,
) -> Result<Option<Vec<u32>>, Error> {
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

/// Takes the token embeddings, unless they are the model's.
pub(super) fn token_table(
    b: &mut Binder,
    plan: &Plan,
    tables: &ModelTables,
) -> Result<Weight, Error> {
    if let Some(shared) = tables.token_embd {
        return Ok(shared);
    }
    let (_, n_rows) = b.matrix_shape(TABLE)?;
    b.matrix(TABLE, plan.n_embd, n_rows)
}

/// Keeps a matrix of the model, whose vector has a number of its own in each model.
pub(super) fn keep_shared(b: &mut Binder, shared: Linear) -> Linear {
    let Linear { weight, scale, bias } = shared;
    Linear { weight, scale, bias: bias.map(|bias| b.keep(bias.to_vec())) }
}

/// Checks that every tensor of the file was taken.
pub(super) fn check_all_taken(b: &Binder, plan: &Plan) -> Result<(), Error> {
    let of_file = b.gguf.tensors().iter().zip(&b.used);
    let mut unused = of_file.filter(|(tensor, used)| !**used && !tensor.name.starts_with(SHARED));
    match unused.next() {
        Some((tensor, _)) => {
            Err(Error::UnusedTensor { name: tensor.name.clone(), arch: plan.arch.clone() })
        }
        None => Ok(()),
    }
}
