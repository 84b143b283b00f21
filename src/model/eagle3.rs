//! EAGLE-3 (arXiv 2503.01840): one layer in a file of its own that drafts for a model.
//!
//! At the position of a token it reads the inputs of some layers of the model there, and the
//! embedding of the token that comes next; it gives the logits of the token after that, often of
//! the more frequent tokens alone. Its own hidden state, before its last norm, stands for the
//! model's at the next position. Embeddings and output matrix that the file leaves out are the
//! model's.

use super::binder::Binder;
use super::borrowed::{self, ModelTables, NoOutput};
use super::error::Error;
use super::meta::Meta;
use super::plan::{HiddenStates, Plan, ReadRows};
use super::weights::{DrafterInput, Eagle3Input, Weights};
use super::{Model, bind, config, limits};
use crate::gguf::Gguf;

/// `general.architecture` of such files.
pub(super) const ARCHITECTURE: &str = "eagle3";

/// Reads a drafter for a model.
///
/// # Errors
/// As [`Model::load_drafter`].
pub(super) fn load(of: &Model, mut gguf: Gguf) -> Result<Model, Error> {
    let meta = Meta::new(&gguf)?;
    let layers = borrowed::tapped_layers(&meta, &of.plan)?;
    let mut plan = plan(&gguf, &meta, &of.plan, layers.len())?;
    limits::check(&meta, &plan)?;
    let flags = [meta.flag("norm_before_fc")?, meta.flag("norm_before_residual")?];
    let [has_state_norm, norm_before_residual] = flags.map(Option::unwrap_or_default);
    let tables = of.share_tables(&mut gguf, &plan, NoOutput::OfModel)?;
    let mut b = Binder::new(&gguf);
    let n_hidden = layers.len() * of.plan.n_embd;
    let input = Eagle3Input {
        state_norm: b.vector_if(has_state_norm, "enc.output_norm.weight", n_hidden)?,
        projection: b.linear("fc", n_hidden, plan.n_embd)?,
        embedding_norm: b.vector("blk.0.attn_norm.weight", plan.n_embd)?,
        hidden_norm: b.vector("blk.0.attn_norm_2.weight", plan.n_embd)?,
        norm_before_residual,
        layers,
        tokens: borrowed::tokens(&mut b, &plan, of.plan.n_vocab)?,
    };
    let weights = bind_weights(b, &mut plan, input, tables)?;
    Ok(Model { gguf, plan, weights })
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

/// Takes the tensors of a drafter after its input. A tensor that nothing takes is an error.
fn bind_weights(
    mut b: Binder,
    plan: &mut Plan,
    input: Eagle3Input,
    tables: ModelTables,
) -> Result<Weights, Error> {
    let n_embd = plan.n_embd;
    let token_embd = borrowed::token_table(&mut b, plan, &tables)?;
    let output = match tables.output {
        Some(shared) => borrowed::keep_shared(&mut b, shared),
        None => b.linear("output", n_embd, plan.n_vocab)?,
    };
    bind::rope_factors(&mut b, plan)?;
    let mut layer = bind::layer(&mut b, plan, &plan.layers[0], 0)?;
    // that of the embedding, which the input has
    layer.attn_norm = None;
    let output_norm = Some(bind::norm(&mut b, plan, "output_norm")?);
    borrowed::check_all_taken(&b, plan)?;
    Ok(Weights {
        token_embd,
        token_type: None,
        position_embd: None,
        embd_norm: None,
        output_norm,
        output,
        projection: None,
        classifier: None,
        drafter: Some(DrafterInput::Eagle3(input)),
        per_layer: None,
        streams: None,
        layers: vec![layer],
        vectors: b.vectors,
    })
}
