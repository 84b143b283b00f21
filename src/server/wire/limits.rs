//! The facts about a model that limit what a request may ask for.

/// The limits of a model.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ModelLimits {
    /// Positions of its context.
    pub n_ctx: usize,
    /// True if it reasons, so that a request may ask for that.
    pub reasons: bool,
}

impl ModelLimits {
    /// Those of a model that is not known yet: nothing is too much.
    pub(crate) const ANY: ModelLimits = ModelLimits { n_ctx: i32::MAX as usize, reasons: true };
}
