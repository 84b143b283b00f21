//! The choice of the type of every tensor, by llama.cpp's rules, so that files of the same name
//! hold the same mix.

mod grids;

use std::path::PathBuf;
use std::str::FromStr;

use hob_kernels::quantize::quantizer;
use regex::Regex;

use crate::cli::{Error, text_file};
use crate::gguf::{Gguf, Tensor, TensorType};

/// A way to choose the type of every tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Mix {
    kind: MixKind,
    /// The type of most tensors.
    base: TensorType,
    /// `general.file_type` of such a file, by llama.cpp's numbering.
    pub file_type: u32,
}

/// The rule by which some tensors of a mix have another type than most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MixKind {
    /// Only the output layer has another type.
    Plain,
    Q2K,
    Q2KSmall,
    Q3KMedium,
    Q3KLarge,
    Q4KSmall,
    /// Q4_K_M and Q5_K_M.
    Medium,
    Iq4,
    /// IQ1_S and IQ1_M.
    Iq1,
    /// IQ2_XXS and IQ2_XS.
    Iq2Small,
    /// IQ2_S and IQ2_M.
    Iq2,
    Iq3Xxs,
    Iq3Xs,
    Iq3S,
    Iq3M,
    Ternary,
    /// Experts in MXFP4, all else in Q8_0.
    Mxfp4Experts,
}

/// Every mix with its names; the first is the one that is shown.
const MIXES: &[(&[&str], Mix)] = {
    use MixKind::*;
    use TensorType::*;
    const fn mix(kind: MixKind, base: TensorType, file_type: u32) -> Mix {
        Mix { kind, base, file_type }
    }
    &[
        (&["f32"], mix(Plain, F32, 0)),
        (&["f16"], mix(Plain, F16, 1)),
        (&["bf16"], mix(Plain, BF16, 32)),
        (&["q8_0"], mix(Plain, Q8_0, 7)),
        (&["q6_k"], mix(Plain, Q6_K, 18)),
        (&["q5_k_m", "q5_k"], mix(Medium, Q5_K, 17)),
        (&["q5_k_s"], mix(Plain, Q5_K, 16)),
        (&["q5_1"], mix(Plain, Q5_1, 9)),
        (&["q5_0"], mix(Plain, Q5_0, 8)),
        (&["q4_k_m", "q4_k"], mix(Medium, Q4_K, 15)),
        (&["q4_k_s"], mix(Q4KSmall, Q4_K, 14)),
        (&["q4_1"], mix(Plain, Q4_1, 3)),
        (&["q4_0"], mix(Plain, Q4_0, 2)),
        (&["iq4_nl"], mix(Iq4, IQ4_NL, 25)),
        (&["iq4_xs"], mix(Iq4, IQ4_XS, 30)),
        (&["mxfp4_moe", "mxfp4"], mix(Mxfp4Experts, MXFP4, 38)),
        (&["nvfp4"], mix(Plain, NVFP4, 39)),
        (&["q3_k_l"], mix(Q3KLarge, Q3_K, 13)),
        (&["q3_k_m", "q3_k"], mix(Q3KMedium, Q3_K, 12)),
        (&["q3_k_s"], mix(Plain, Q3_K, 11)),
        (&["q2_k"], mix(Q2K, Q2_K, 10)),
        (&["q2_k_s"], mix(Q2KSmall, Q2_K, 21)),
        (&["iq3_m"], mix(Iq3M, IQ3_S, 27)),
        (&["iq3_s"], mix(Iq3S, IQ3_S, 26)),
        (&["iq3_xs"], mix(Iq3Xs, IQ3_S, 22)),
        (&["iq3_xxs"], mix(Iq3Xxs, IQ3_XXS, 23)),
        (&["iq2_m"], mix(Iq2, IQ2_S, 29)),
        (&["iq2_s"], mix(Iq2, IQ2_XS, 28)),
        (&["iq2_xs"], mix(Iq2Small, IQ2_XS, 20)),
        (&["iq2_xxs"], mix(Iq2Small, IQ2_XXS, 19)),
        (&["iq1_m"], mix(Iq1, IQ1_M, 31)),
        (&["iq1_s"], mix(Iq1, IQ1_S, 24)),
        (&["tq2_0"], mix(Ternary, TQ2_0, 37)),
        (&["tq1_0"], mix(Ternary, TQ1_0, 36)),
    ]
};

impl FromStr for Mix {
    type Err = String;

    fn from_str(name: &str) -> Result<Mix, String> {
        let is_it = |names: &[&str]| names.iter().any(|known| known.eq_ignore_ascii_case(name));
        let found = MIXES.iter().find(|(names, _)| is_it(names));
        found.map(|&(_, mix)| mix).ok_or_else(|| {
            let names: Vec<_> = MIXES.iter().map(|(names, _)| names[0]).collect();
            format!("expected {}", names.join(", "))
        })
    }
}

/// Returns the names of the mixes that need no importance.
pub(super) fn names_without_importance() -> String {
    let names = MIXES.iter().filter(|(_, mix)| !mix.needs_importance()).map(|(names, _)| names[0]);
    names.collect::<Vec<_>>().join(", ")
}

impl Mix {
    /// Returns the mix of a number of llama.cpp's.
    pub(super) fn of_file_type(file_type: u32) -> Option<Mix> {
        MIXES.iter().map(|&(_, mix)| mix).find(|mix| mix.file_type == file_type)
    }

    /// Returns the name that is shown.
    pub(super) fn name(self) -> &'static str {
        let found = MIXES.iter().find(|(_, mix)| *mix == self);
        found.map_or(self.base.name(), |(names, _)| names[0])
    }

    /// Returns whether experts alone get the type that it is named by.
    pub(super) fn is_of_experts(self) -> bool {
        self.kind == MixKind::Mxfp4Experts
    }

    /// Returns the mix whose every weight but the output layer has one type.
    pub(in crate::cli) fn plain(base: TensorType) -> Mix {
        let plain = MIXES.iter().map(|&(_, mix)| mix);
        let mut plain = plain.filter(|mix| mix.base == base && mix.kind == MixKind::Plain);
        plain.next().unwrap_or(Mix { kind: MixKind::Plain, base, file_type: 1 })
    }

    /// Returns the type of its weights, if nearly all have the same.
    pub(in crate::cli) fn plain_type(self) -> Option<TensorType> {
        (self.kind == MixKind::Plain).then_some(self.base)
    }

    /// Returns whether most of its tensors are of no use unless errors are weighed by importance.
    fn needs_importance(self) -> bool {
        use MixKind::*;
        matches!(self.kind, Iq1 | Iq2Small | Iq2 | Iq3Xxs | Iq3Xs)
    }

    fn is_float(self) -> bool {
        matches!(self.base, TensorType::F32 | TensorType::F16 | TensorType::BF16)
    }

    /// Returns the type of a tensor in this mix.
    fn ty(self, model: &ModelShape, place: TensorPlace, t: &Tensor) -> TensorType {
        let is_output = place.role == TensorRole::Output
            || (model.is_tied && place.role == TensorRole::TokenEmbedding);
        if self.kind == MixKind::Mxfp4Experts {
            let is_expert = t.shape.len() > 2 && t.shape[2] > 1;
            return if is_expert && !is_output { TensorType::MXFP4 } else { TensorType::Q8_0 };
        }
        if is_output {
            let fits = t.shape[0].is_multiple_of(self.base.block_len());
            return match (self.base, self.kind) {
                (TensorType::Q8_0, _) => TensorType::Q8_0,
                _ if !fits => TensorType::Q8_0,
                (_, MixKind::Iq1 | MixKind::Iq2Small | MixKind::Iq2 | MixKind::Iq3Xxs) => {
                    TensorType::Q5_K
                }
                _ => TensorType::Q6_K,
            };
        }
        if place.role == TensorRole::TokenEmbedding {
            return self.ty_of_embedding();
        }
        if let Some(ty) = self.ty_of_two_bits(model, place) {
            return ty;
        }
        match place.role {
            TensorRole::AttentionValue => self.ty_of_values(model, place),
            TensorRole::AttentionKey if model.n_expert == 8 => TensorType::Q8_0,
            TensorRole::FfnDown => self.ty_of_down(model, place),
            TensorRole::AttentionOutput => self.ty_of_attention_output(model, place),
            _ => self.ty_of_three_bits(model, place).unwrap_or(self.base),
        }
    }

    /// Returns the type of an attention's values.
    fn ty_of_values(self, model: &ModelShape, place: TensorPlace) -> TensorType {
        let shares_values = model.n_query_heads_per_value_head >= 4;
        let ty = match self.kind {
            MixKind::Q2K if !shares_values => TensorType::Q3_K,
            MixKind::Q2K | MixKind::Q2KSmall if shares_values => TensorType::Q4_K,
            MixKind::Q3KMedium if place.index < 2 => TensorType::Q5_K,
            MixKind::Q3KMedium => TensorType::Q4_K,
            MixKind::Q3KLarge => TensorType::Q5_K,
            MixKind::Iq4 if shares_values => TensorType::Q5_K,
            MixKind::Medium if place.needs_more_bits() => TensorType::Q6_K,
            MixKind::Q4KSmall if place.index < 4 => TensorType::Q5_K,
            _ => self.ty_of_three_bits(model, place).unwrap_or(self.base),
        };
        if model.n_expert == 8 {
            return TensorType::Q8_0; // small next to eight experts
        }
        match ty {
            // eight heads share the values of Llama's 70B, so that they are small
            TensorType::Q3_K | TensorType::Q4_K if model.is_llama_70b => TensorType::Q5_K,
            ty => ty,
        }
    }

    /// Returns the type of a down projection.
    fn ty_of_down(self, model: &ModelShape, place: TensorPlace) -> TensorType {
        let TensorPlace { index, count, .. } = place;
        let is_early = index < count / 8;
        match (self.base, model.is_weighed && is_early && self.kind == MixKind::Plain) {
            // weighed errors go astray there without an offset
            (TensorType::Q4_0, true) => return TensorType::Q4_1,
            (TensorType::Q5_0, true) => return TensorType::Q5_1,
            _ => {}
        }
        match self.kind {
            MixKind::Q2K => TensorType::Q3_K,
            MixKind::Q2KSmall if is_early => TensorType::Q4_K,
            MixKind::Q3KMedium if index < count / 16 => TensorType::Q5_K,
            MixKind::Q3KMedium => TensorType::Q4_K,
            MixKind::Q3KLarge => TensorType::Q5_K,
            MixKind::Medium if place.needs_more_bits() => TensorType::Q6_K,
            MixKind::Iq4 if is_early && !model.is_weighed => TensorType::Q5_K,
            MixKind::Q4KSmall if is_early => TensorType::Q5_K,
            _ => self.ty_of_three_bits(model, place).unwrap_or(self.base),
        }
    }

    /// Returns the type of an attention's output projection.
    fn ty_of_attention_output(self, model: &ModelShape, place: TensorPlace) -> TensorType {
        if let Some(ty) = self.ty_of_three_bits(model, place) {
            return ty;
        }
        let small = matches!(self.base, TensorType::Q2_K | TensorType::Q3_K);
        let medium = matches!(self.kind, MixKind::Iq4 | MixKind::Q4KSmall)
            || (self.kind == MixKind::Medium && self.base == TensorType::Q4_K);
        if model.n_expert == 8 {
            let is_raised =
                (small || medium) && !matches!(self.kind, MixKind::Q2KSmall | MixKind::Q3KLarge);
            return if is_raised { TensorType::Q5_K } else { self.base };
        }
        match self.kind {
            MixKind::Q2K => TensorType::Q3_K,
            MixKind::Q3KMedium => TensorType::Q4_K,
            MixKind::Q3KLarge => TensorType::Q5_K,
            _ => self.base,
        }
    }
}

/// The part of a tensor in a model, as far as mixes tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TensorRole {
    Output,
    TokenEmbedding,
    /// Values, or what they are computed together with.
    AttentionValue,
    AttentionKey,
    AttentionQuery,
    AttentionOutput,
    FfnGate,
    FfnUp,
    FfnDown,
    Other,
}

impl TensorRole {
    fn of(name: &str) -> TensorRole {
        let has = |part: &str| name.contains(part);
        match name {
            "output.weight" => TensorRole::Output,
            "token_embd.weight" => TensorRole::TokenEmbedding,
            _ if ["attn_qkv.weight", "attn_kv_b.weight", "attn_v.weight"].into_iter().any(has) => {
                TensorRole::AttentionValue
            }
            _ if has("attn_k.weight") => TensorRole::AttentionKey,
            _ if has("attn_q.weight") => TensorRole::AttentionQuery,
            _ if has("attn_output.weight") => TensorRole::AttentionOutput,
            _ if has("ffn_up") => TensorRole::FfnUp,
            _ if has("ffn_gate") => TensorRole::FfnGate,
            _ if has("ffn_down") => TensorRole::FfnDown,
            _ => TensorRole::Other,
        }
    }
}

/// The place of a tensor among those of its role.
#[derive(Clone, Copy, Debug)]
struct TensorPlace {
    role: TensorRole,
    index: u32,
    /// Number of them; of the matrices of feed-forward networks that of layers.
    count: u32,
}

impl TensorPlace {
    /// Returns whether the tensor is in the first or last eighth, or every third between.
    fn needs_more_bits(self) -> bool {
        let TensorPlace { index, count, .. } = self;
        index < count / 8 || index >= 7 * count / 8 || (index - count / 8) % 3 == 2
    }
}

/// The properties of a model that decide the types of its tensors.
struct ModelShape {
    n_layer: u32,
    n_expert: u32,
    n_query_heads_per_value_head: u32,
    /// True if the embedding is the output layer too.
    is_tied: bool,
    is_llama_70b: bool,
    /// Errors are weighed by importance.
    is_weighed: bool,
}

impl ModelShape {
    fn of(input: &Gguf) -> Result<ModelShape, Error> {
        let arch = input.get_str("general.architecture")?.unwrap_or_default();
        let heads = |key: &str| -> Result<Option<u32>, Error> {
            let key = format!("{arch}.attention.{key}");
            match input.get(&key) {
                // of the first layer
                Some(crate::gguf::Value::Array(array)) => Ok(array.to_u32s()?.first().copied()),
                _ => Ok(input.get_u32(&key)?),
            }
        };
        let n_layer = input.get_u32(&format!("{arch}.block_count"))?.unwrap_or(0);
        let n_head = heads("head_count")?.unwrap_or(1);
        let n_head_kv = heads("head_count_kv")?.unwrap_or(n_head);
        Ok(ModelShape {
            n_layer,
            n_expert: input.get_u32(&format!("{arch}.expert_count"))?.unwrap_or(0),
            n_query_heads_per_value_head: n_head.checked_div(n_head_kv).unwrap_or(0),
            is_tied: input.tensor("output.weight").is_none(),
            is_llama_70b: arch == "llama" && n_layer == 80 && n_head != n_head_kv,
            is_weighed: false,
        })
    }

    /// Returns the place of each tensor, in the order of the file.
    fn places(&self, tensors: &[Tensor]) -> Vec<TensorPlace> {
        let mut order: Vec<usize> = (0..tensors.len()).collect();
        order.sort_by_key(|&i| (layer(&tensors[i].name).unwrap_or(u32::MAX), &tensors[i].name));
        let new = |t: &Tensor| TensorPlace { role: TensorRole::of(&t.name), index: 0, count: 0 };
        let mut places: Vec<_> = tensors.iter().map(new).collect();
        let is_value = |place: &TensorPlace| place.role == TensorRole::AttentionValue;
        let n_values = places.iter().filter(|place| is_value(place)).count() as u32;
        let mut values = 0..;
        let mut ups = 0..;
        let mut gates = 0..;
        let mut downs = 0..;
        for i in order {
            let place = &mut places[i];
            match place.role {
                TensorRole::AttentionValue => {
                    place.index = values.next().unwrap_or(0);
                    place.count = n_values;
                }
                TensorRole::FfnUp | TensorRole::FfnGate | TensorRole::FfnDown => {
                    let indices = match place.role {
                        TensorRole::FfnUp => &mut ups,
                        TensorRole::FfnGate => &mut gates,
                        _ => &mut downs,
                    };
                    let index = indices.next().unwrap_or(0);
                    let of_layer = layer(&tensors[i].name).filter(|_| self.n_expert > 1);
                    place.index = of_layer.unwrap_or(index);
                    place.count = self.n_layer;
                }
                _ => {}
            }
        }
        places
    }
}

/// Returns the number of the layer that a tensor is of.
fn layer(name: &str) -> Option<u32> {
    name.strip_prefix("blk.")?.split_once('.')?.0.parse().ok()
}

/// Types that the user chooses himself.
#[derive(Debug, Default, clap::Args)]
pub(in crate::cli) struct TypeArgs {
    /// Give every weight the one type, without what the mix does for some
    #[arg(long)]
    pub pure: bool,
    /// Leave the output layer in the type that it has
    #[arg(long, conflicts_with = "output_tensor_type")]
    pub leave_output_tensor: bool,
    /// Type of the output layer [default: the mix's]
    #[arg(long, value_name = "TYPE", value_parser = tensor_type)]
    pub output_tensor_type: Option<TensorType>,
    /// Type of the embeddings of tokens [default: the mix's]
    #[arg(long, value_name = "TYPE", value_parser = tensor_type)]
    pub token_embedding_type: Option<TensorType>,
    /// Type of the tensors whose name a regular expression finds, like
    /// 'blk\.[0-3]\.ffn_down=q6_k' (may be given several times; the first that fits decides)
    #[arg(long, value_name = "REGEX=TYPE", value_parser = tensor_rule)]
    pub tensor_type: Vec<TensorRule>,
    /// A file of such rules, with white space between them, which come after those of
    /// --tensor-type
    #[arg(long, value_name = "FILE")]
    pub tensor_type_file: Option<PathBuf>,
}

/// A type for the tensors whose name a regular expression finds.
#[derive(Clone, Debug)]
pub(in crate::cli) struct TensorRule {
    pattern: Regex,
    ty: TensorType,
}

/// Reads a type that can be written.
fn tensor_type(name: &str) -> Result<TensorType, String> {
    TensorType::from_name(name).filter(|&ty| quantizer(ty).is_some()).ok_or_else(|| {
        let types = TensorType::all().filter(|&ty| quantizer(ty).is_some());
        let names: Vec<_> = types.map(|ty| ty.name().to_lowercase()).collect();
        format!("expected {}", names.join(", "))
    })
}

/// Reads `REGEX=TYPE`.
fn tensor_rule(text: &str) -> Result<TensorRule, String> {
    let expected = "REGEX=TYPE was expected, like ffn_down=q6_k";
    let (pattern, ty) = text.rsplit_once('=').ok_or(expected)?;
    let pattern = Regex::new(pattern).map_err(|error| error.to_string())?;
    Ok(TensorRule { pattern, ty: tensor_type(ty)? })
}

/// Returns the type that each tensor is written in, in the order of the file.
///
/// Some mixes give tensors other types where errors are weighed by importance.
///
/// # Errors
/// The metadata that decide are of another type than they should be, or a rule of the user's is of
/// no tensor.
pub(in crate::cli) fn types(
    input: &Gguf,
    mix: Mix,
    is_weighed: bool,
    chosen: &TypeArgs,
) -> Result<Vec<TensorType>, Error> {
    chosen.check(input.tensors())?;
    let model = ModelShape { is_weighed, ..ModelShape::of(input)? };
    let places = model.places(input.tensors());
    let tensors = input.tensors().iter().zip(places);
    Ok(tensors.map(|(t, place)| chosen.ty(mix, &model, place, t)).collect())
}

/// Returns the types that a mix alone gives, where no importance is known.
///
/// # Errors
/// As [`types`].
pub(in crate::cli) fn unweighed_types(input: &Gguf, mix: Mix) -> Result<Vec<TensorType>, Error> {
    types(input, mix, false, &TypeArgs::default())
}

/// Returns the types of a folder's tensors where its floats get one type and MXFP4 stays, and the
/// mix that stands for these.
///
/// # Errors
/// As [`types`].
pub(in crate::cli) fn kept_types(
    input: &Gguf,
    floats: TensorType,
) -> Result<(Vec<TensorType>, Mix), Error> {
    let mix = Mix::plain(floats);
    let mut types = unweighed_types(input, mix)?;
    for (ty, tensor) in types.iter_mut().zip(input.tensors()) {
        if tensor.ty == TensorType::MXFP4 {
            *ty = tensor.ty;
        }
    }
    let file_type = input.get_u32("general.file_type")?.unwrap_or(mix.file_type);
    Ok((types, Mix { file_type, ..mix }))
}

/// Returns the types that tensors have, and the mix that stands for them.
///
/// # Errors
/// The metadata about it are of another type than they should be.
pub(super) fn copied_types(input: &Gguf) -> Result<(Vec<TensorType>, Mix), Error> {
    let types = input.tensors().iter().map(|tensor| tensor.ty).collect();
    let largest = input.tensors().iter().max_by_key(|tensor| tensor.n_bytes);
    let mix = Mix::plain(largest.map_or(TensorType::F16, |tensor| tensor.ty));
    let file_type = input.get_u32("general.file_type")?.unwrap_or(mix.file_type);
    Ok((types, Mix { file_type, ..mix }))
}

impl TypeArgs {
    /// Returns whether a type is chosen.
    pub(super) fn is_given(&self) -> bool {
        self.pure
            || self.leave_output_tensor
            || self.output_tensor_type.is_some()
            || self.token_embedding_type.is_some()
            || self.tensor_type_file.is_some()
            || !self.tensor_type.is_empty()
    }

    /// Adds the rules of the file of rules, if there is one.
    ///
    /// # Errors
    /// It cannot be read, or has something else.
    pub(super) fn read_file(&mut self) -> Result<(), Error> {
        let Some(path) = self.tensor_type_file.take() else { return Ok(()) };
        for rule in text_file::read(&path, text_file::SETTINGS)?.split_whitespace() {
            let fault = |what| Error::input(path.display(), format_args!("{rule}: {what}"));
            self.tensor_type.push(tensor_rule(rule).map_err(fault)?);
        }
        Ok(())
    }

    /// Checks that every rule gives a type to some tensor, and no option another one to the same.
    ///
    /// # Errors
    /// Names the rule that does not.
    fn check(&self, tensors: &[Tensor]) -> Result<(), Error> {
        for TensorRule { pattern, ty } in &self.tensor_type {
            let found: Vec<&Tensor> =
                tensors.iter().filter(|t| pattern.is_match(&t.name)).collect();
            let what = if found.is_empty() {
                "no tensor of this model has such a name; `hob inspect` lists them"
            } else if found.iter().any(|t| is_weight(t)) {
                continue;
            } else {
                "the tensors of such names keep their type, as norms and vectors do"
            };
            let ty = ty.name().to_lowercase();
            return Err(Error::Usage(format!("--tensor-type {pattern}={ty}: {what}")));
        }
        self.check_roles(tensors)
    }

    /// Checks that no rule is for a tensor alone that an option gives another type.
    ///
    /// # Errors
    /// Names rule and option.
    fn check_roles(&self, tensors: &[Tensor]) -> Result<(), Error> {
        let options = [
            ("--output-tensor-type", "output.weight", self.output_tensor_type),
            ("--token-embedding-type", "token_embd.weight", self.token_embedding_type),
        ];
        for TensorRule { pattern, ty } in &self.tensor_type {
            let mut found = tensors.iter().filter(|t| is_weight(t) && pattern.is_match(&t.name));
            let (Some(only), None) = (found.next(), found.next()) else { continue };
            let option = options.iter().find(|(_, name, _)| *only.name == **name);
            if let Some((option, _, Some(of_option))) = option
                && of_option != ty
            {
                let ty = ty.name().to_lowercase();
                let other = of_option.name().to_lowercase();
                let what = format!(
                    "--tensor-type {pattern}={ty}: {option} {other} is of the same tensor; leave \
                     one out"
                );
                return Err(Error::Usage(what));
            }
        }
        Ok(())
    }

    /// Returns the type of a tensor.
    fn ty(&self, mix: Mix, model: &ModelShape, place: TensorPlace, t: &Tensor) -> TensorType {
        let is_left = self.leave_output_tensor && place.role == TensorRole::Output;
        if is_left || !is_weight(t) {
            return t.ty;
        }
        let of_role = match place.role {
            TensorRole::Output => self.output_tensor_type,
            TensorRole::TokenEmbedding => self
                .token_embedding_type
                .or(self.output_tensor_type.filter(|_| model.is_tied && !self.pure)),
            _ => None,
        };
        let rule = self.tensor_type.iter().find(|rule| rule.pattern.is_match(&t.name));
        let wanted = match (of_role, rule) {
            (Some(ty), _) => ty,
            (None, Some(rule)) => rule.ty,
            (None, None) if mix.is_float() || self.pure => mix.base,
            (None, None) => mix.ty(model, place, t),
        };
        fit(wanted, t.shape[0])
    }
}

/// Returns whether a tensor in this type is of no use unless errors are weighed by importance: the
/// types for which llama-quantize says so.
pub(in crate::cli) fn needs_importance(t: &Tensor, ty: TensorType) -> bool {
    use TensorType::*;
    let is_lookup =
        matches!(TensorRole::of(&t.name), TensorRole::Output | TensorRole::TokenEmbedding);
    matches!(ty, IQ3_XXS | IQ2_XXS | IQ2_XS | IQ2_S | IQ1_M | IQ1_S) && !is_lookup
}

/// Returns whether a tensor is a matrix that survives rounding. Vectors, norms, routers,
/// convolutions and positions are small and do not.
fn is_weight(t: &Tensor) -> bool {
    const KEPT: [&str; 12] = [
        "_norm.weight",
        "ffn_gate_inp.weight",
        "altup",
        "laurel",
        "per_layer_model_proj",
        "position_embd",
        "token_types",
        "ssm_conv1d",
        "shortconv.conv",
        "attn_rel_b",
        ".patch_embd",
        "tid2eid",
    ];
    let is_numbers = matches!(
        t.ty,
        TensorType::I8 | TensorType::I16 | TensorType::I32 | TensorType::I64 | TensorType::F64
    );
    let rows: usize = t.shape[1..].iter().product();
    t.name.ends_with(".weight")
        && rows > 1
        && !is_numbers
        && !KEPT.iter().any(|part| t.name.contains(part))
}

/// Returns `wanted`, or the type of 32-blocks nearest to it, or F16, whichever rows of `n` values
/// divide into.
fn fit(wanted: TensorType, n: usize) -> TensorType {
    let smaller = match wanted {
        TensorType::Q4_K => TensorType::Q5_0,
        TensorType::Q5_K => TensorType::Q5_1,
        TensorType::Q6_K => TensorType::Q8_0,
        TensorType::IQ4_XS
        | TensorType::IQ3_S
        | TensorType::IQ3_XXS
        | TensorType::IQ2_S
        | TensorType::IQ2_XS
        | TensorType::IQ2_XXS
        | TensorType::IQ1_M
        | TensorType::IQ1_S => TensorType::IQ4_NL,
        TensorType::Q2_K | TensorType::Q3_K | TensorType::TQ1_0 | TensorType::TQ2_0 => {
            TensorType::Q4_0
        }
        TensorType::NVFP4 => TensorType::MXFP4,
        other => other,
    };
    let divides = |ty: &TensorType| n.is_multiple_of(ty.block_len());
    [wanted, smaller].into_iter().find(divides).unwrap_or(TensorType::F16)
}
