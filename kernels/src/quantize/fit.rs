//! The search for the scale (and offset) of a group of values.
//!
//! For a fixed choice of codes the best scale is a weighted least-squares solution; for a fixed
//! scale the best codes are the nearest ones. A few starting scales around the one that just spans
//! the values, each improved by one such step, come close to the optimum: the usual way of the
//! k-quants.

/// Codes of a group with the scale and offset they were chosen for.
pub(super) struct Fit {
    /// `x ≈ scale · q + offset`.
    pub scale: f32,
    /// 0 for [`symmetric`] fits.
    pub offset: f32,
}

/// Returns the nearest code to `x` in `lowest..=highest`; NaN gives 0.
pub(super) fn nearest(x: f32, lowest: i32, highest: i32) -> i32 {
    (x.round_ties_even() as i32).clamp(lowest, highest)
}

/// Computes `x ≈ scale · q` with codes in `−n…n−1`. Errors are weighted by x²: large weights matter
/// most.
pub(super) fn symmetric(x: &[f32], n: i32) -> Fit {
    let extreme = x.iter().copied().fold(0.0f32, |m, v| if v.abs() > m.abs() { v } else { m });
    let mut best = Fit { scale: 0.0, offset: 0.0 };
    let mut best_gain = 0.0;
    if extreme == 0.0 {
        return best;
    }
    // the extreme value gets code −n, or somewhat less or more (then it is cut off)
    for step in -9..=9 {
        let inverse = -(n as f32 + 0.1 * step as f32) / extreme;
        let mut wxq = 0.0;
        let mut wqq = 0.0;
        for &x in x {
            let q = nearest(x * inverse, -n, n - 1) as f32;
            wxq += x * x * x * q;
            wqq += x * x * q * q;
        }
        // with the best scale for these codes, wxq / wqq, the error falls by this from Σ w x²
        let gain = wxq * wxq / wqq;
        if gain > best_gain {
            best_gain = gain;
            best.scale = wxq / wqq;
        }
    }
    if best_gain == 0.0 {
        best.scale = -extreme / n as f32; // the sums under- or overflowed
    }
    best
}

/// Computes `x ≈ scale · q + offset` with codes in `0…highest`, errors weighted by `base + |x|`.
///
/// With `offset_is_negative` the offset is at most 0, as in the k-quants, which subtract a
/// non-negative min.
pub(super) fn affine(x: &[f32], highest: i32, base: f32, offset_is_negative: bool) -> Fit {
    let low = x.iter().copied().fold(f32::INFINITY, f32::min);
    let high = x.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let low = if offset_is_negative { low.min(0.0) } else { low };
    let mut best = Fit { scale: (high - low).max(0.0) / highest as f32, offset: low };
    if high <= low {
        return best; // all equal: the offset says it all
    }
    let error = |fit: &Fit| -> f32 {
        let inverse = super::inverse(fit.scale);
        let term = |&x: &f32| {
            let q = nearest((x - fit.offset) * inverse, 0, highest) as f32;
            (base + x.abs()) * (fit.scale * q + fit.offset - x).powi(2)
        };
        x.iter().map(term).sum()
    };
    let mut best_error = error(&best);
    // the range is cut into somewhat fewer or more than `highest` steps
    for step in -10..=10 {
        let inverse = (highest as f32 + 0.1 * step as f32) / (high - low);
        let mut w = 0.0;
        let mut wx = 0.0;
        let mut wq = 0.0;
        let mut wxq = 0.0;
        let mut wqq = 0.0;
        for &x in x {
            let weight = base + x.abs();
            let q = nearest((x - low) * inverse, 0, highest) as f32;
            w += weight;
            wx += weight * x;
            wq += weight * q;
            wxq += weight * x * q;
            wqq += weight * q * q;
        }
        let determinant = w * wqq - wq * wq;
        if determinant <= 0.0 {
            continue; // one code for all values: no line through them
        }
        let mut fit = Fit {
            scale: (w * wxq - wx * wq) / determinant,
            offset: (wqq * wx - wq * wxq) / determinant,
        };
        if offset_is_negative && fit.offset > 0.0 {
            fit = Fit { scale: wxq / wqq, offset: 0.0 };
        }
        let error = error(&fit);
        if error < best_error {
            best = fit;
            best_error = error;
        }
    }
    best
}
