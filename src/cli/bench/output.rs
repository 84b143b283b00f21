//! The form in which `hob bench kernels` prints.

use clap::ValueEnum;

/// The form of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ReportForm {
    /// Markdown tables
    Md,
    /// One JSON object
    Json,
}
