//! The layers that a GPU computes, and those of them whose experts the CPU computes, as options ask
//! for them: by number, or by the names of tensors.
//!
//! The CPU can have whole layers, the first of the model, and the experts of any other ones. Rules
//! that ask for something else are refused.

use std::collections::HashSet;

use super::{ContextOptions, Error, MemoryPlace, PlaceRule};
use crate::backend::expert_layers::ExpertLayers;
use crate::model::Model;
use crate::model::linear::Weight;
use crate::model::weights::{Layer, Mixture};

/// The tensors that rules can leave to the CPU, for errors.
const POSSIBLE: &str = "the CPU can have all experts of any layers (ffn_(gate|up|down)_exps), and \
    whole layers from the first on";

/// The layers that a GPU computes, and those of them whose experts the CPU computes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Placement {
    /// Most layers on the GPU, the last of the model; `None` = all that is free.
    pub gpu_layers: Option<usize>,
    /// Layers whose experts the CPU computes; `None` = the first, as few as leave room for all
    /// layers on the GPU.
    pub host_experts: Option<ExpertLayers>,
}

/// The part of a model that a tensor is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ModelPart {
    /// Rows that are looked up before the first layer.
    Table,
    /// The output matrix, and others outside of layers.
    End,
    /// The routed experts of a layer.
    Experts(usize),
    /// The rest of a layer.
    Layer(usize),
}

/// A tensor of a model by its name.
struct NamedTensor<'a> {
    name: &'a str,
    part: ModelPart,
    /// Vectors are in both memories, wherever rules leave them.
    is_matrix: bool,
}

/// The tensors of one part of a layer, or of a model's ends: one of each kind, for errors.
#[derive(Default)]
struct PartPlaces<'a> {
    /// One that is left to the CPU.
    moved: Option<&'a str>,
    /// One that is not.
    stays: Option<&'a str>,
    /// One that a rule keeps on the GPU.
    kept: Option<&'a str>,
}

impl<'a> PartPlaces<'a> {
    /// Notes a tensor that rules leave to the CPU, keep on the GPU, or say nothing of.
    fn note(&mut self, tensor: &NamedTensor<'a>, place: Option<&MemoryPlace>) {
        let to = match place {
            Some(MemoryPlace::Cpu) => &mut self.moved,
            Some(MemoryPlace::Gpu { .. }) => {
                self.stays.get_or_insert(tensor.name);
                &mut self.kept
            }
            None if tensor.is_matrix => &mut self.stays,
            None => return,
        };
        to.get_or_insert(tensor.name);
    }
}

/// The places of a layer's tensors.
#[derive(Default)]
struct LayerPlaces<'a> {
    experts: PartPlaces<'a>,
    rest: PartPlaces<'a>,
}

impl<'a> LayerPlaces<'a> {
    /// Returns a tensor that is not left to the CPU.
    fn stays(&self) -> Option<&'a str> {
        self.rest.stays.or(self.experts.stays)
    }

    /// Returns a tensor that a rule keeps on the GPU.
    fn kept(&self) -> Option<&'a str> {
        self.rest.kept.or(self.experts.kept)
    }

    /// Returns whether the whole layer is left to the CPU.
    fn is_moved(&self) -> bool {
        self.rest.moved.is_some() && self.stays().is_none()
    }

    /// Checks that the layer with this number, which a GPU computes, has nothing left to the CPU
    /// but all of its experts, and returns whether it has these. The first that a GPU computes is
    /// `first`.
    ///
    /// # Errors
    /// If something else is left to the CPU.
    fn check(&self, i: usize, first: usize) -> Result<bool, Error> {
        if let Some(moved) = self.rest.moved {
            let reason = match self.stays() {
                Some(stays) => format!("{stays} of the same layer stays on the GPU"),
                None => format!("layer {i} comes after layer {first}, which stays on the GPU"),
            };
            return Err(refused(moved, &reason));
        }
        match (self.experts.moved, self.experts.stays) {
            (Some(moved), Some(stays)) => {
                Err(refused(moved, &format!("{stays} of the same experts stays on the GPU")))
            }
            (moved, _) => Ok(moved.is_some()),
        }
    }
}

/// Returns the error about a tensor that cannot be where a rule has it.
fn refused(tensor: &str, reason: &str) -> Error {
    Error::TensorPlace { tensor: tensor.to_owned(), reason: format!("{reason}; {POSSIBLE}") }
}

impl Placement {
    /// Returns the placement that options ask for, of a model that a GPU computes.
    ///
    /// # Errors
    /// If rules leave something to the CPU that it cannot have.
    pub(super) fn of(model: &Model, options: &ContextOptions) -> Result<Placement, Error> {
        if options.tensor_places.is_empty() {
            let n_experts = options.cpu_expert_layers.or(options.gpu_layers.map(|_| 0));
            return Ok(Placement {
                gpu_layers: options.gpu_layers,
                host_experts: n_experts.map(ExpertLayers::First),
            });
        }
        resolve(&tensors_of(model), model.plan.layers.len(), options)
    }
}

/// Returns the rules that no name of a model's tensors matches.
pub(super) fn unmatched_rules<'r>(model: &Model, rules: &'r [PlaceRule]) -> Vec<&'r PlaceRule> {
    if rules.is_empty() { Vec::new() } else { unmatched(&tensors_of(model), rules) }
}

fn unmatched<'r>(tensors: &[NamedTensor<'_>], rules: &'r [PlaceRule]) -> Vec<&'r PlaceRule> {
    let is_matched = |rule: &PlaceRule| tensors.iter().any(|tensor| rule.matches(tensor.name));
    rules.iter().filter(|rule| !is_matched(rule)).collect()
}

/// Returns the tensors of a model but for those of layers that only draft.
fn tensors_of(model: &Model) -> Vec<NamedTensor<'_>> {
    let weights = &model.weights;
    let n_layers = weights.layers.len();
    let names = model.gguf.tensors();
    let stem = |weight: &Weight| stem_of(&names[weight.tensor].name).to_owned();
    let mixtures = weights.layers.iter().filter_map(Layer::mixture);
    let experts: HashSet<String> = mixtures.flat_map(Mixture::matrices).map(stem).collect();
    let tables: HashSet<usize> = weights.tables().map(|table| table.tensor).collect();
    let matrices: HashSet<usize> =
        weights.matrices(0..n_layers).chain(weights.tables()).map(|w| w.tensor).collect();
    let part = |i: usize, name: &str| match layer_of(name) {
        Some(layer) if layer >= n_layers => None,
        // what the choice of experts takes goes with them
        Some(layer) if experts.contains(stem_of(name)) || name.contains(".exp_probs_b") => {
            Some(ModelPart::Experts(layer))
        }
        Some(layer) => Some(ModelPart::Layer(layer)),
        None if tables.contains(&i) && i != weights.output.weight.tensor => Some(ModelPart::Table),
        None => Some(ModelPart::End),
    };
    let mut named = Vec::new();
    for (i, tensor) in names.iter().enumerate() {
        if let Some(part) = part(i, &tensor.name) {
            named.push(NamedTensor { name: &tensor.name, part, is_matrix: matrices.contains(&i) });
        }
    }
    named
}

/// Returns the layer that a tensor's name says.
fn layer_of(name: &str) -> Option<usize> {
    name.strip_prefix("blk.")?.split('.').next()?.parse().ok()
}

/// Returns a tensor's name up to its last part, which says whether it is a matrix or its bias.
fn stem_of(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

/// Returns the placement of a model of these tensors and so many layers.
///
/// # Errors
/// As [`Placement::of`].
fn resolve(
    tensors: &[NamedTensor<'_>],
    n_layers: usize,
    options: &ContextOptions,
) -> Result<Placement, Error> {
    let rules = &options.tensor_places;
    let n_cpu_moe = options.cpu_expert_layers.unwrap_or(0);
    let mut layers: Vec<LayerPlaces> = (0..n_layers).map(|_| LayerPlaces::default()).collect();
    let mut tables = PartPlaces::default();
    let mut ends = PartPlaces::default();
    for tensor in tensors {
        let rule = rules.iter().find(|rule| rule.matches(tensor.name));
        let place = rule.map(PlaceRule::place);
        match tensor.part {
            ModelPart::Table => tables.note(tensor, place),
            ModelPart::End => ends.note(tensor, place),
            ModelPart::Layer(layer) => layers[layer].rest.note(tensor, place),
            ModelPart::Experts(layer) => {
                let by_number = (layer < n_cpu_moe).then_some(&MemoryPlace::Cpu);
                layers[layer].experts.note(tensor, place.or(by_number));
            }
        }
    }
    let n_moved = layers.iter().take_while(|layer| layer.is_moved()).count();
    let asked = options.gpu_layers.map_or(n_layers, |n| n.min(n_layers));
    let first = n_moved.max(n_layers - asked);
    check_ends(&tables, &ends, first, n_layers)?;
    for (i, layer) in layers[..first].iter().enumerate() {
        if let Some(kept) = layer.kept() {
            let reason = format!("--gpu-layers {asked} leaves layer {i} to the CPU");
            return Err(Error::TensorPlace { tensor: kept.to_owned(), reason });
        }
    }
    let mut hosted = Vec::new();
    for (i, layer) in layers.iter().enumerate().skip(first) {
        if layer.check(i, first)? {
            hosted.push(i);
        }
    }
    Ok(Placement {
        gpu_layers: if first == 0 { options.gpu_layers } else { Some(n_layers - first) },
        host_experts: Some(ExpertLayers::These(hosted)),
    })
}

/// Checks what is outside of layers, of which the CPU computes the first `first`.
///
/// # Errors
/// If it is not to be where the layers next to it are.
fn check_ends(
    tables: &PartPlaces<'_>,
    ends: &PartPlaces<'_>,
    first: usize,
    n_layers: usize,
) -> Result<(), Error> {
    if let Some(table) = tables.moved.filter(|_| first == 0) {
        return Err(refused(table, "it goes to the GPU with the first layer"));
    }
    if let Some(table) = tables.kept.filter(|_| first > 0) {
        return Err(refused(table, "it stays with the first layer, which the CPU has"));
    }
    if let Some(end) = ends.moved.filter(|_| first < n_layers) {
        return Err(refused(end, "it goes to the GPU with the last layer"));
    }
    if let Some(end) = ends.kept.filter(|_| first == n_layers) {
        return Err(refused(end, "it stays with the last layer, which the CPU has"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The part of a mixture of 4 layers that a tensor is of.
    const TENSORS: [&str; 6] = [
        "attn_q.weight",
        "attn_norm.weight",
        "ffn_gate_inp.weight",
        "ffn_gate_exps.weight",
        "ffn_up_exps.weight",
        "ffn_down_exps.weight",
    ];

    /// Returns the names of the tensors of the mixture.
    fn names() -> Vec<String> {
        let mut names = vec!["token_embd.weight".to_owned(), "output.weight".to_owned()];
        names.extend((0..4).flat_map(|i| TENSORS.map(|name| format!("blk.{i}.{name}"))));
        names
    }

    fn named(name: &str) -> NamedTensor<'_> {
        let part = match layer_of(name) {
            None if name.starts_with("token") => ModelPart::Table,
            None => ModelPart::End,
            Some(layer) if name.contains("_exps") => ModelPart::Experts(layer),
            Some(layer) => ModelPart::Layer(layer),
        };
        NamedTensor { name, part, is_matrix: !name.contains("norm") }
    }

    /// Returns a rule for the tensors whose names have all of these words.
    fn rule(&(words, place): &(&str, &str)) -> PlaceRule {
        let all: Vec<String> = words.split(' ').map(str::to_owned).collect();
        let place = match place {
            "CPU" => MemoryPlace::Cpu,
            _ => MemoryPlace::Gpu { name: None },
        };
        let matches = move |name: &str| all.iter().all(|word| name.contains(word));
        PlaceRule::new(words.to_owned(), matches, place)
    }

    fn placed(
        rules: &[(&str, &str)],
        gpu_layers: Option<usize>,
        cpu_expert_layers: Option<usize>,
    ) -> Result<Placement, String> {
        let names = names();
        let tensors: Vec<NamedTensor> = names.iter().map(|name| named(name)).collect();
        let tensor_places = rules.iter().map(rule).collect();
        let options =
            ContextOptions { gpu_layers, cpu_expert_layers, tensor_places, ..Default::default() };
        resolve(&tensors, 4, &options).map_err(|error| error.to_string())
    }

    fn hosted(placement: &Placement) -> &[usize] {
        match &placement.host_experts {
            Some(ExpertLayers::These(layers)) => layers,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn experts_of_any_layers_are_left_to_the_cpu() {
        for (rules, gpu_layers, n_cpu_moe, expected) in [
            (&[("_exps", "CPU")][..], None, None, &[0, 1, 2, 3][..]),
            (&[("blk.1. _exps", "CPU"), ("blk.3. _exps", "CPU")], None, None, &[1, 3]),
            // of several rules the first holds
            (&[("blk.2.", "GPU"), ("_exps", "CPU")], None, None, &[0, 1, 3]),
            (&[("_exps", "CPU"), ("blk.2.", "GPU")], None, None, &[0, 1, 2, 3]),
            // and rules before numbers
            (&[("blk.0.", "GPU")], None, Some(2), &[1]),
            (&[("blk.3. _exps", "CPU")], None, Some(1), &[0, 3]),
            (&[("blk.1. _exps", "CPU"), ("blk.3. _exps", "CPU")], Some(2), None, &[3]),
            (&[("output", "GPU")], None, None, &[]),
        ] {
            let placement = placed(rules, gpu_layers, n_cpu_moe).unwrap();
            assert_eq!(hosted(&placement), expected, "{rules:?}");
            assert_eq!(placement.gpu_layers, gpu_layers, "{rules:?}");
        }
    }

    #[test]
    fn the_first_layers_are_left_to_the_cpu_as_a_whole() {
        let two = placed(&[("blk.0.", "CPU"), ("blk.1.", "CPU")], None, None).unwrap();
        assert_eq!((two.gpu_layers, hosted(&two)), (Some(2), &[][..]));
        // the norm is in both memories, and the table goes with the first layer
        let rules = [
            ("blk.0. attn_q", "CPU"),
            ("blk.0. ffn", "CPU"),
            ("token", "CPU"),
            ("blk.2. _exps", "CPU"),
        ];
        let one = placed(&rules, None, None).unwrap();
        assert_eq!((one.gpu_layers, hosted(&one)), (Some(3), &[2][..]));
        let fewer = placed(&[("blk.0.", "CPU")], Some(1), None).unwrap();
        assert_eq!((fewer.gpu_layers, hosted(&fewer)), (Some(1), &[][..]));
        let all = placed(&[("", "CPU")], None, None).unwrap();
        assert_eq!((all.gpu_layers, hosted(&all)), (Some(0), &[][..]));
        let layers = placed(&[("blk.", "CPU")], None, None).unwrap();
        assert_eq!(layers.gpu_layers, Some(0));
    }

    #[test]
    fn everything_else_is_refused_by_name() {
        for (rules, gpu_layers, named, reason) in [
            (&[("ffn_up_exps", "CPU")][..], None, "blk.0.ffn_up_exps.weight", "ffn_gate_exps"),
            (&[("attn", "CPU")], None, "blk.0.attn_q.weight", "of the same layer"),
            (&[("blk.1. attn_norm", "CPU")], None, "blk.1.attn_norm.weight", "of the same layer"),
            (&[("ffn", "CPU")], None, "blk.0.ffn_gate_inp.weight", "attn_q.weight"),
            (&[("blk.3.", "CPU")], None, "blk.3.attn_q.weight", "after layer 0"),
            (&[("token", "CPU")], None, "token_embd.weight", "the first layer"),
            (&[("output", "CPU")], None, "output.weight", "the last layer"),
            (&[("blk.0.", "CPU"), ("token", "GPU")], None, "token_embd.weight", "the CPU has"),
            (&[("blk.", "CPU"), ("output", "GPU")], None, "output.weight", "the CPU has"),
            (&[("blk.0.", "GPU")], Some(2), "blk.0.attn_q.weight", "--gpu-layers 2"),
        ] {
            let refused = placed(rules, gpu_layers, None).unwrap_err();
            let expected = format!("--override-tensor: {named}: ");
            assert!(refused.starts_with(&expected), "{rules:?}: {refused}");
            assert!(refused.contains(reason), "{rules:?}: {refused}");
        }
        let half = placed(&[("blk.0. up_exps", "GPU")], None, Some(1)).unwrap_err();
        assert!(half.contains("blk.0.ffn_up_exps.weight of the same experts stays"), "{half}");
    }

    #[test]
    fn patterns_without_a_tensor_are_told() {
        let names = names();
        let tensors: Vec<NamedTensor> = names.iter().map(|name| named(name)).collect();
        let rules = [rule(&("_exps", "CPU")), rule(&("_expz", "CPU"))];
        let found: Vec<String> =
            unmatched(&tensors, &rules).into_iter().map(PlaceRule::to_string).collect();
        assert_eq!(found, ["_expz=CPU"]);
    }
}
