//! Sums of attention: values weighed by a softmax over what query rows have seen so far.

/// Sums of values by weights of a softmax that is not done.
#[derive(Default)]
pub(super) struct WeightedSums {
    /// Largest score of each query row so far.
    pub max: Vec<f32>,
    /// Sum of the weights of each query row.
    pub sum: Vec<f32>,
    /// Weighted sum of values of each query row, `[n_q, d_v]`.
    pub acc: Vec<f32>,
}

impl WeightedSums {
    /// Begins with `n_q` query rows that have seen nothing, and values of `d_v`.
    pub(super) fn clear(&mut self, n_q: usize, d_v: usize) {
        for (values, n, start) in [
            (&mut self.max, n_q, f32::NEG_INFINITY),
            (&mut self.sum, n_q, 0.0),
            (&mut self.acc, n_q * d_v, 0.0),
        ] {
            values.clear();
            values.resize(n, start);
        }
    }

    /// Begins as if each row had seen a position before all others, whose value is 0.
    pub(super) fn see_sinks(&mut self, sinks: impl Iterator<Item = f32>) {
        for (max, sink) in self.max.iter_mut().zip(sinks) {
            *max = sink;
        }
        self.sum.fill(1.0);
    }

    /// Adds what row `row` has seen of the next part.
    pub(super) fn merge(&mut self, row: usize, part: &RowSums) {
        let largest = self.max[row].max(part.max);
        if part.max == f32::NEG_INFINITY {
            return;
        }
        let n = part.acc.len();
        let acc = &mut self.acc[row * n..(row + 1) * n];
        if self.max[row] == f32::NEG_INFINITY {
            self.sum[row] = part.sum;
            acc.copy_from_slice(part.acc);
        } else {
            let own = (self.max[row] - largest).exp();
            let other = (part.max - largest).exp();
            self.sum[row] = self.sum[row] * own + part.sum * other;
            for (acc, value) in acc.iter_mut().zip(part.acc) {
                *acc = *acc * own + value * other;
            }
        }
        self.max[row] = largest;
    }

    /// Iterates over the query rows.
    pub(super) fn rows(&self, d_v: usize) -> impl ExactSizeIterator<Item = RowSums<'_>> {
        let sums = self.max.iter().zip(&self.sum).zip(self.acc.chunks_exact(d_v));
        sums.map(|((&max, &sum), acc)| RowSums { max, sum, acc })
    }
}

/// Those of one query row.
pub(super) struct RowSums<'a> {
    /// Largest score.
    pub max: f32,
    /// Sum of the weights.
    pub sum: f32,
    /// Weighted sum of values.
    pub acc: &'a [f32],
}

impl RowSums<'_> {
    /// Writes the values by the weights of the whole softmax.
    pub(super) fn write(&self, out: &mut [f32]) {
        for (out, acc) in out.iter_mut().zip(self.acc) {
            *out = acc / self.sum;
        }
    }
}

/// Returns the values that the sums of a query row take: see [`WeightedSums`].
pub(super) fn values_of_row(d_v: usize) -> usize {
    2 + d_v
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sums of one row over these scores, whose values are their squares.
    fn sums(scores: &[f32]) -> WeightedSums {
        let mut sums = WeightedSums::default();
        sums.clear(1, 2);
        let Some(max) = scores.iter().copied().reduce(f32::max) else { return sums };
        sums.max[0] = max;
        for score in scores {
            let weight = (score - max).exp();
            sums.sum[0] += weight;
            sums.acc[0] += weight * score * score;
            sums.acc[1] += weight;
        }
        sums
    }

    #[test]
    fn merged_parts_are_the_softmax_of_all() {
        let scores = [0.5f32, -3.0, 80.0, 79.0, -90.0, 81.5, 2.0, 80.5];
        for cut in [[0, 3, 5], [1, 1, 8], [2, 6, 7], [0, 0, 0], [8, 8, 8], [5, 5, 6]] {
            let [a, b, c] = cut;
            for sink in [None, Some(78.0f32), Some(-100.0)] {
                let mut merged = sums(&[]);
                merged.see_sinks(sink.into_iter());
                if sink.is_none() {
                    merged.clear(1, 2);
                }
                for part in [&scores[..a], &scores[a..b], &scores[b..c], &scores[c..]] {
                    let part = sums(part);
                    for row in part.rows(2) {
                        merged.merge(0, &row);
                    }
                }
                let weight = |score: f32| f64::from(score - 81.5).exp();
                let all: f64 = scores.iter().copied().chain(sink).map(weight).sum();
                let square = |&score: &f32| weight(score) * f64::from(score * score);
                let squares: f64 = scores.iter().map(square).sum();
                let ones: f64 = scores.iter().copied().map(weight).sum();
                let mut out = [0.0; 2];
                merged.rows(2).for_each(|row| row.write(&mut out));
                for (found, expected) in out.iter().zip([squares / all, ones / all]) {
                    let error = (f64::from(*found) - expected).abs();
                    assert!(error <= 1e-6 * expected, "{cut:?} {sink:?}: {found}, {expected}");
                }
            }
        }
    }
}
