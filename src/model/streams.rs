//! The mixes of several streams (AltUp) as tables: for each stream that is made, for each that is
//! read, and after them for what the layer made, a share and its changes by what a router says.

use super::plan::Streams;

/// A table of shares of `n` streams, all 0.
struct MixTable {
    n: usize,
    values: Vec<f32>,
}

impl MixTable {
    /// Returns the table by which streams stay as they are.
    fn identity(n: usize) -> MixTable {
        let mut mix = MixTable { n, values: vec![0.0; n * (n + 1) * (n + 1)] };
        for i in 0..n {
            mix.add(i, i, 1.0, &[]);
        }
        mix
    }

    /// Adds to the share of `from` in `to` a constant, and factors of what the router says.
    fn add(&mut self, to: usize, from: usize, constant: f32, factors: &[f32]) {
        let at = (to * (self.n + 1) + from) * (self.n + 1);
        self.values[at] += constant;
        for (value, factor) in self.values[at + 1..].iter_mut().zip(factors) {
            *value += factor;
        }
    }
}

/// Returns the mix before a layer: each stream, and shares of all that the router decides by a row
/// of factors for each pair.
pub(super) fn predicting(n: usize, factors: &[f32]) -> Vec<f32> {
    let mut mix = MixTable::identity(n);
    for (pair, factors) in factors.chunks_exact(n).enumerate() {
        mix.add(pair / n, pair % n, 0.0, factors);
    }
    mix.values
}

/// Returns the mix after a layer: each stream, and a share of what the layer changed in its own,
/// which the router decides by a row of factors.
pub(super) fn correcting(streams: Streams, factors: &[f32]) -> Vec<f32> {
    let Streams { n, active } = streams;
    let mut mix = MixTable::identity(n);
    for (to, factors) in factors.chunks_exact(n).enumerate() {
        mix.add(to, n, 1.0, factors);
        let taken: Vec<f32> = factors.iter().map(|factor| -factor).collect();
        mix.add(to, active, -1.0, &taken);
    }
    mix.values
}

/// Returns the mix by which something joins all streams but the first.
pub(super) fn joining(n: usize) -> Vec<f32> {
    let mut mix = MixTable::identity(n);
    for to in 1..n {
        mix.add(to, n, 1.0, &[]);
    }
    mix.values
}

/// Mixes the streams of a token, of `width` values each, in place: `shares` are what the router
/// says, between -1 and 1, `x` is what the layer made, and `row` is memory.
pub(crate) fn mix(
    table: &[f32],
    shares: &[f32],
    streams: &mut [f32],
    x: &[f32],
    row: &mut Vec<f32>,
) {
    let n = shares.len();
    let width = x.len();
    row.clear();
    row.extend_from_slice(streams);
    row.extend_from_slice(x);
    for (to, out) in streams.chunks_exact_mut(width).enumerate() {
        out.fill(0.0);
        for (from, values) in row.chunks_exact(width).enumerate() {
            let at = (to * (n + 1) + from) * (n + 1);
            let factors = &table[at + 1..at + 1 + n];
            let share = table[at] + shares.iter().zip(factors).map(|(s, f)| s * f).sum::<f32>();
            if share != 0.0 {
                for (out, value) in out.iter_mut().zip(values) {
                    *out += share * value;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two streams of two values, and what the layer made of the second.
    fn mixed(table: &[f32], shares: &[f32]) -> Vec<f32> {
        let mut streams = vec![1.0, 2.0, 10.0, 20.0];
        mix(table, shares, &mut streams, &[100.0, 200.0], &mut Vec::new());
        streams
    }

    #[test]
    fn prediction_adds_shares_of_streams_that_the_router_decides() {
        // of the first stream 0.5 · 2 of the second are added, of the second nothing
        let factors = [0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0];
        assert_eq!(mixed(&predicting(2, &factors), &[0.25, 0.5]), [11.0, 22.0, 10.0, 20.0]);
    }

    #[test]
    fn correction_adds_a_share_of_what_the_layer_changed() {
        // 1 + 0.5 · 1 of the change, and 1 of it
        let table = correcting(Streams { n: 2, active: 1 }, &[1.0, 0.0, 0.0, 0.0]);
        assert_eq!(mixed(&table, &[0.5, 0.25]), [136.0, 272.0, 100.0, 200.0]);
    }

    #[test]
    fn a_slice_joins_all_streams_but_the_first() {
        assert_eq!(mixed(&joining(2), &[0.5, 0.5]), [1.0, 2.0, 110.0, 220.0]);
    }
}
