//! The division of a step's tokens among the prompts that are being read.
//!
//! The oldest one has half: so each is the oldest one day and comes to its end, whatever arrives
//! after it. The rest goes to those that have least left: so a short prompt does not wait for a
//! long one.

/// Divides *n* tokens among prompts in order of their arrival, of which `left[i]` tokens are to
/// be read; `shares[i]` becomes what each gets. `order` is working memory.
pub(in crate::engine) fn divide(
    left: &[usize],
    n: usize,
    shares: &mut Vec<usize>,
    order: &mut Vec<usize>,
) {
    shares.clear();
    shares.resize(left.len(), 0);
    let Some(oldest) = left.first() else { return };
    shares[0] = n.div_ceil(2).min(*oldest);
    let mut rest = n - shares[0];
    order.clear();
    order.extend(0..left.len());
    order.sort_by_key(|&i| left[i] - shares[i]);
    for &i in &*order {
        let more = (left[i] - shares[i]).min(rest);
        shares[i] += more;
        rest -= more;
    }
}

/// Divides *n* tokens among prompts that are read as a whole or not at all: in order of their
/// arrival, the first one whatever its length is, the others within `chunk` tokens together.
pub(in crate::engine) fn divide_whole(
    left: &[usize],
    n: usize,
    chunk: usize,
    shares: &mut Vec<usize>,
) {
    let mut rest = n;
    let mut taken = 0;
    shares.clear();
    shares.extend(left.iter().map(|&left| {
        let share = if left <= rest && (taken == 0 || taken + left <= chunk) { left } else { 0 };
        taken += share;
        rest -= share;
        share
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(left: &[usize], n: usize) -> Vec<usize> {
        let mut shares = Vec::new();
        let mut order = Vec::new();
        divide(left, n, &mut shares, &mut order);
        shares
    }

    #[test]
    fn whole_prompts_are_read_in_order() {
        let mut shares = Vec::new();
        let mut of = |left: &[usize], n, chunk| {
            divide_whole(left, n, chunk, &mut shares);
            shares.clone()
        };
        assert_eq!(of(&[500, 3, 20], 512, 32), [500, 0, 0]);
        assert_eq!(of(&[10, 30, 20], 512, 32), [10, 0, 20]);
        assert_eq!(of(&[10, 20], 25, 32), [10, 0]);
        assert_eq!(of(&[], 512, 32), [0; 0]);
    }

    #[test]
    fn the_oldest_has_half_and_the_shortest_the_rest() {
        assert_eq!(of(&[], 32), [0; 0]);
        assert_eq!(of(&[4000], 32), [32]);
        assert_eq!(of(&[4000, 30], 64), [34, 30]);
        assert_eq!(of(&[4000, 3000, 30], 32), [16, 0, 16]);
        assert_eq!(of(&[10, 3000, 30], 64), [10, 24, 30]);
        assert_eq!(of(&[4000, 30, 20], 1), [1, 0, 0]);
        assert_eq!(of(&[4000, 30], 0), [0, 0]);
        // of equals the older first
        assert_eq!(of(&[221, 221, 221], 256), [221, 35, 0]);
    }
}
