//! The requests that a server computes at once and the context of each, from the options of
//! llama-server.

/// Requests computed at once where --parallel does not say.
const DEFAULT_PARALLEL: usize = 4;

/// The requests computed at once, and the context of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SlotSizes {
    /// Positions of each; `None` is what the model was trained for.
    pub n_ctx: Option<usize>,
    /// Requests.
    pub n_seq: usize,
}

impl SlotSizes {
    /// Returns the sizes that `--ctx-size`, `--parallel` and `--kv-unified` ask for.
    pub(super) fn of(ctx_size: usize, parallel: Option<i16>, is_unified: bool) -> SlotSizes {
        // llama-server says -1 for "as many as is good".
        let parallel = parallel.and_then(|n| usize::try_from(n).ok()).filter(|&n| n > 0);
        let n_ctx = match (ctx_size, parallel) {
            (0, _) => None,
            (n, None) => Some(n),
            (n, Some(_)) if is_unified => Some(n),
            (n, Some(parallel)) => Some((n / parallel).max(1)),
        };
        SlotSizes { n_ctx, n_seq: parallel.unwrap_or(DEFAULT_PARALLEL) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_context_is_divided_where_requests_are_counted() {
        let sizes = |ctx, parallel, unified| {
            let SlotSizes { n_ctx, n_seq } = SlotSizes::of(ctx, parallel, unified);
            (n_ctx, n_seq)
        };
        assert_eq!(sizes(0, None, false), (None, 4));
        assert_eq!(sizes(8192, None, false), (Some(8192), 4));
        assert_eq!(sizes(8192, Some(-1), false), (Some(8192), 4));
        assert_eq!(sizes(8192, Some(2), false), (Some(4096), 2));
        assert_eq!(sizes(8192, Some(2), true), (Some(8192), 2));
        assert_eq!(sizes(1, Some(2), false), (Some(1), 2));
    }
}
