//! Kernels against the scalar ones.
