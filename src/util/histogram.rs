//! Histograms as Prometheus counts them: a count for each bound, of the values up to it.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A histogram that threads add to while others read it.
#[derive(Debug)]
pub struct Histogram {
    /// Upper bounds, ascending; one more class is for what is above all.
    bounds: &'static [f64],
    /// Values of each class, not of those below it.
    counts: Box<[AtomicU64]>,
    /// The sum of all values, as the bits of an `f64`.
    sum: AtomicU64,
}

/// A histogram as it was at a time.
#[derive(Debug, Clone, PartialEq)]
pub struct HistogramSnapshot {
    /// Upper bounds, ascending.
    pub bounds: &'static [f64],
    /// Values of each class, one class more than there are bounds.
    pub counts: Vec<u64>,
    /// The sum of all values.
    pub sum: f64,
}

impl Histogram {
    /// Returns an empty histogram with these upper bounds.
    pub fn new(bounds: &'static [f64]) -> Histogram {
        let counts = (0..=bounds.len()).map(|_| AtomicU64::new(0)).collect();
        Histogram { bounds, counts, sum: AtomicU64::new(0) }
    }

    /// Adds a value.
    pub fn add(&self, value: f64) {
        self.add_n(value, 1);
    }

    /// Adds a value `n` times.
    pub fn add_n(&self, value: f64, n: u64) {
        let class = self.bounds.partition_point(|&bound| bound < value);
        self.counts[class].fetch_add(n, Relaxed);
        let plus = |bits| Some((f64::from_bits(bits) + value * n as f64).to_bits());
        // the function always gives a value
        let _ = self.sum.fetch_update(Relaxed, Relaxed, plus);
    }

    /// Returns its present state.
    pub fn snapshot(&self) -> HistogramSnapshot {
        HistogramSnapshot {
            bounds: self.bounds,
            counts: self.counts.iter().map(|count| count.load(Relaxed)).collect(),
            sum: f64::from_bits(self.sum.load(Relaxed)),
        }
    }
}

impl HistogramSnapshot {
    /// Adds the values of another one with the same bounds.
    pub fn add(&mut self, other: &HistogramSnapshot) {
        debug_assert_eq!(self.bounds, other.bounds);
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
        self.sum += other.sum;
    }

    /// Returns the number of values.
    pub fn count(&self) -> u64 {
        self.counts.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_in_the_class_of_the_first_bound_that_it_does_not_exceed() {
        let histogram = Histogram::new(&[1.0, 2.5, 10.0]);
        for value in [0.0, 1.0, 1.5, 2.5, 11.0] {
            histogram.add(value);
        }
        histogram.add_n(3.0, 4);
        let snapshot = histogram.snapshot();
        assert_eq!(snapshot.counts, [2, 2, 4, 1]);
        assert_eq!((snapshot.count(), snapshot.sum), (9, 28.0));
        let mut twice = snapshot.clone();
        twice.add(&snapshot);
        assert_eq!((twice.counts, twice.sum), (vec![4, 4, 8, 2], 56.0));
    }
}
