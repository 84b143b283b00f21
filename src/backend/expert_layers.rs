//! The layers of a model whose experts another backend computes.

use std::ops::Range;

/// Layers whose experts are not where the rest of them is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExpertLayers {
    /// So many, the first of the model.
    First(usize),
    /// These, ascending.
    These(Vec<usize>),
}

impl ExpertLayers {
    /// No layer.
    pub const NONE: ExpertLayers = ExpertLayers::First(0);

    /// Returns whether a layer is one of them.
    pub fn contains(&self, layer: usize) -> bool {
        match self {
            ExpertLayers::First(n) => layer < *n,
            ExpertLayers::These(layers) => layers.binary_search(&layer).is_ok(),
        }
    }
}

/// Returns ascending numbers as ranges, as in `0-3, 5`.
pub fn as_ranges(numbers: &[usize]) -> String {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for &number in numbers {
        match ranges.last_mut() {
            Some(last) if last.end == number => last.end += 1,
            _ => ranges.push(number..number + 1),
        }
    }
    let shown = |range: &Range<usize>| match range.len() {
        1 => range.start.to_string(),
        _ => format!("{}-{}", range.start, range.end - 1),
    };
    ranges.iter().map(shown).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_are_the_first_or_those_that_are_named() {
        let first = ExpertLayers::First(2);
        let these = ExpertLayers::These(vec![1, 3]);
        let of = |layers: &ExpertLayers| (0..5).filter(|&i| layers.contains(i)).collect::<Vec<_>>();
        assert_eq!(of(&first), [0, 1]);
        assert_eq!(of(&these), [1, 3]);
        assert!(of(&ExpertLayers::NONE).is_empty());
    }

    #[test]
    fn numbers_are_shown_as_ranges() {
        assert_eq!(as_ranges(&[]), "");
        assert_eq!(as_ranges(&[4]), "4");
        assert_eq!(as_ranges(&[0, 1, 2, 5, 7, 8]), "0-2, 5, 7-8");
    }
}
