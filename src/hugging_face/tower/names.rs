//! TowerNaming of a tower's tensors: those of transformers → those of GGUF.

use super::super::Error;
use super::config::TowerConfig;
use super::family::{LayerNames, TowerFamily, TowerNames};

/// Ends of names.
const ENDS: [&str; 6] = ["weight", "bias", "input_max", "input_min", "output_max", "output_min"];

/// The place of a tensor.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum TowerPlace {
    /// In the tensor of this name.
    Tensor(String),
    /// In none: it is not wanted, or none of the tower's.
    None,
    /// It begins as the tower's do, and is none that is known.
    Unknown,
}

/// The names of a tower's tensors, with the numbers of its layers.
pub(super) struct TowerNaming {
    parts: Vec<(&'static TowerNames, Vec<Option<u32>>)>,
}

impl TowerNaming {
    /// Finds the numbers of the layers of a model's tower.
    ///
    /// # Errors
    /// The configuration does not say them.
    pub(super) fn of(
        family: &'static TowerFamily,
        config: &TowerConfig,
    ) -> Result<TowerNaming, Error> {
        let numbers = |part: &TowerNames| match &part.layers {
            Some(layers) => (layers.numbers)(config),
            None => Ok(Vec::new()),
        };
        let parts = family.parts.iter().map(|part| Ok((part, numbers(part)?)));
        Ok(TowerNaming { parts: parts.collect::<Result<_, Error>>()? })
    }

    /// Returns the place of a tensor.
    pub(super) fn place(&self, name: &str) -> TowerPlace {
        let name = name.strip_prefix("model.").unwrap_or(name);
        for (part, numbers) in &self.parts {
            let rest = part.before.iter().find_map(|before| name.strip_prefix(before));
            let Some(rest) = rest else { continue };
            if part.skipped.iter().any(|skipped| rest.starts_with(skipped)) {
                return TowerPlace::None;
            }
            if let Some(name) = renamed(rest, part.whole) {
                return TowerPlace::Tensor(name);
            }
            let of_layer = part.layers.as_ref().and_then(|layers| in_layer(layers, numbers, rest));
            return of_layer.unwrap_or(TowerPlace::Unknown);
        }
        TowerPlace::None
    }
}

/// Returns the place of a tensor of a layer.
fn in_layer(layers: &LayerNames, numbers: &[Option<u32>], name: &str) -> Option<TowerPlace> {
    let (number, rest) = name.strip_prefix(layers.before)?.split_once('.')?;
    let stored: usize = number.parse().ok().filter(|n: &usize| n.to_string() == number)?;
    let part = renamed(rest, layers.parts)?;
    Some(match numbers.get(stored)? {
        Some(number) => TowerPlace::Tensor(format!("{}{number}.{part}", layers.to)),
        None => TowerPlace::None,
    })
}

/// Returns a name in the words of GGUF.
fn renamed(name: &str, list: &[(&str, &str)]) -> Option<String> {
    list.iter().find_map(|(from, to)| {
        if !from.ends_with('.') {
            return (name == *from).then(|| (*to).to_owned());
        }
        let end = name.strip_prefix(from).filter(|end| ENDS.contains(end))?;
        Some(format!("{to}{end}"))
    })
}
