//! The search for the scale (and offset) of a group of values.
//!
//! For a fixed choice of codes the best scale is a weighted least-squares solution; for a fixed
//! scale the best codes are the nearest ones. A few starting scales around the one that just spans
//! the values, each improved by one such step, come close to the optimum: the usual way of the
//! k-quants. Sums run in 16 lanes, so that a compiler may use vectors for them; groups have a
//! multiple of 16 values.

/// Codes of a group with the scale and offset they were chosen for.
pub(super) struct Fit {
    /// `x ≈ scale · q + offset`.
    pub scale: f32,
    pub offset: f32,
}

/// Values that are summed up side by side.
const LANES: usize = 16;

/// Returns the nearest code to `x` in `lowest..=highest`; NaN gives `lowest`.
#[inline(always)]
pub(super) fn nearest(x: f32, lowest: i32, highest: i32) -> i32 {
    nearest_value(x, lowest as f32, highest as f32) as i32
}

/// Returns the nearest whole number to `x` in `lowest..=highest`; NaN gives `lowest`.
#[inline(always)]
fn nearest_value(x: f32, lowest: f32, highest: f32) -> f32 {
    x.max(lowest).min(highest).round_ties_even()
}

/// Values with the weights of their errors: groups of a multiple of 16.
#[derive(Clone, Copy)]
pub(super) struct Weighted<'a> {
    /// The values.
    pub x: &'a [f32],
    /// As many weights.
    pub w: &'a [f32],
}

impl<'a> Weighted<'a> {
    /// Returns groups of `n` values.
    #[inline(always)]
    pub(super) fn groups(self, n: usize) -> impl Iterator<Item = Weighted<'a>> {
        let groups = self.x.chunks_exact(n).zip(self.w.chunks_exact(n));
        groups.map(|(x, w)| Weighted { x, w })
    }
}

/// The source of the weights of errors where importances are known.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum WeightedBy {
    Importance,
    /// The importance times the size of the value.
    ImportanceAndSize,
}

/// The values that an offset may have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OffsetSign {
    Any,
    /// At most 0, as in the k-quants, which subtract a non-negative min.
    NonPositive,
}

/// Returns the weights of the errors of values: what `usual` makes of each value, or what
/// importances say.
#[inline(always)]
pub(super) fn weights<const N: usize>(
    x: &[f32; N],
    importance: Option<&[f32; N]>,
    by: WeightedBy,
    usual: impl Fn(f32) -> f32,
) -> [f32; N] {
    // where nothing matters, all does
    let Some(importance) = importance.filter(|all| all.iter().any(|&one| one > 0.0)) else {
        return x.map(usual);
    };
    if by == WeightedBy::Importance {
        return *importance;
    }
    // the importance of an input says less of a large weight's error than that weight does
    let spread = 2.0 * mean_square(x);
    std::array::from_fn(|i| importance[i] * (spread + x[i] * x[i]).sqrt())
}

/// Returns the number of tenths of a step by which the range of values may be cut otherwise than
/// into whole steps: what matters little may be cut off.
#[inline(always)]
pub(super) fn most_steps(is_weighed: bool) -> i32 {
    if is_weighed { 20 } else { 10 }
}

/// Returns the sums of the values that `terms` makes of each value and its weight, over groups of a
/// multiple of 16.
#[inline(always)]
pub(super) fn sums<const N: usize>(
    group: Weighted,
    terms: impl Fn(f32, f32) -> [f32; N],
) -> [f32; N] {
    let (chunks, rest) = group.x.as_chunks::<LANES>();
    let (weights, _) = group.w.as_chunks::<LANES>();
    debug_assert!(rest.is_empty(), "{} values are no multiple of {LANES}", group.x.len());
    let mut lanes = [[0.0; LANES]; N];
    for (chunk, weights) in chunks.iter().zip(weights) {
        for (l, (&x, &w)) in chunk.iter().zip(weights).enumerate() {
            for (lanes, term) in lanes.iter_mut().zip(terms(x, w)) {
                lanes[l] += term;
            }
        }
    }
    lanes.map(|lanes| lanes.iter().sum())
}

/// Returns the value of the largest magnitude, with its sign; 0 for none.
#[inline(always)]
pub(super) fn extreme(x: &[f32]) -> f32 {
    x.iter().copied().fold(0.0f32, |m, v| if v.abs() > m.abs() { v } else { m })
}

/// Returns the scale of `x ≈ scale · q` with codes in `−n…n−1`.
#[inline(always)]
pub(super) fn symmetric(group: Weighted, n: i32) -> f32 {
    let lowest = -n as f32;
    let highest = (n - 1) as f32;
    // the extreme value gets code −n, or somewhat less or more (then it is cut off)
    let starts = (-9..=9).map(|step| lowest - 0.1 * step as f32);
    best_scale(group, starts, |x| nearest_value(x, lowest, highest))
}

/// Returns the scale of the values under `code`, which rounds to what codes mean.
///
/// Of the scales at which the value of the largest magnitude is one of `starts`, the best one is
/// improved.
#[inline(always)]
pub(super) fn best_scale(
    group: Weighted,
    mut starts: impl Iterator<Item = f32> + Clone,
    code: impl Fn(f32) -> f32,
) -> f32 {
    let extreme = extreme(group.x);
    if extreme == 0.0 {
        return 0.0;
    }
    let mut best = 0.0;
    let mut best_gain = 0.0;
    for start in starts.clone() {
        let inverse = start / extreme;
        let [wxq, wqq] = sums(group, |x, w| {
            let q = code(x * inverse);
            let wq = w * q;
            [wq * x, wq * q]
        });
        // with the best scale for these codes, wxq / wqq, the error falls by this from Σ w x²
        let gain = wxq * wxq / wqq;
        if gain > best_gain {
            best_gain = gain;
            best = wxq / wqq;
        }
    }
    if best_gain == 0.0 {
        // the sums under- or overflowed
        return starts.next().map_or(0.0, |start| extreme / start);
    }
    best
}

/// Computes `x ≈ scale · q + offset` with codes in `0…highest`.
#[inline(always)]
pub(super) fn affine(group: Weighted, highest: i32, sign: OffsetSign, most_steps: i32) -> Fit {
    let x = group.x;
    let highest = highest as f32;
    let low = x.iter().copied().fold(f32::INFINITY, f32::min);
    let high = x.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let low = if sign == OffsetSign::NonPositive { low.min(0.0) } else { low };
    let mut best = Fit { scale: (high - low).max(0.0) / highest, offset: low };
    if high <= low {
        return best; // all equal: the offset says it all
    }
    let [w, wx] = sums(group, |x, w| [w, w * x]);
    let mut best_error = affine_error(group, &best, highest);
    // the range is cut into somewhat fewer or more than `highest` steps
    for step in -most_steps..=most_steps {
        let inverse = (highest + 0.1 * step as f32) / (high - low);
        let [wq, wxq, wqq] = sums(group, |x, w| {
            let q = nearest_value((x - low) * inverse, 0.0, highest);
            let wq = w * q;
            [wq, wq * x, wq * q]
        });
        let determinant = w * wqq - wq * wq;
        if determinant <= 0.0 {
            continue; // one code for all values: no line through them
        }
        let mut fit = Fit {
            scale: (w * wxq - wx * wq) / determinant,
            offset: (wqq * wx - wq * wxq) / determinant,
        };
        if sign == OffsetSign::NonPositive && fit.offset > 0.0 {
            fit = Fit { scale: wxq / wqq, offset: 0.0 };
        }
        let error = affine_error(group, &fit, highest);
        if error < best_error {
            best = fit;
            best_error = error;
        }
    }
    best
}

/// Returns the weighted square error of a fit with codes in `0…highest`.
#[inline(always)]
pub(super) fn affine_error(group: Weighted, fit: &Fit, highest: f32) -> f32 {
    let inverse = super::inverse(fit.scale);
    let [error] = sums(group, |x, w| {
        let q = nearest_value((x - fit.offset) * inverse, 0.0, highest);
        let error = fit.scale * q + fit.offset - x;
        [w * error * error]
    });
    error
}

/// Returns the weighted square error of a scale under `code`, which rounds to what codes mean.
#[inline(always)]
pub(super) fn scale_error(group: Weighted, scale: f32, code: impl Fn(f32) -> f32) -> f32 {
    let inverse = super::inverse(scale);
    let [error] = sums(group, |x, w| {
        let error = scale * code(x * inverse) - x;
        [w * error * error]
    });
    error
}

/// Returns the code with the smallest error: `near`, or one of those next to it.
#[inline(always)]
pub(super) fn best_near(near: i32, lowest: i32, highest: i32, error: impl Fn(i32) -> f32) -> i32 {
    let mut best = near;
    let mut best_error = error(near);
    for other in [near - 1, near + 1] {
        if (lowest..=highest).contains(&other) {
            let error = error(other);
            if error < best_error {
                best = other;
                best_error = error;
            }
        }
    }
    best
}

/// Returns the mean square of the values.
#[inline(always)]
pub(super) fn mean_square(x: &[f32]) -> f32 {
    let [sum] = sums(Weighted { x, w: x }, |x, _| [x * x]);
    sum / x.len() as f32
}
