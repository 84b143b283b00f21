//! The binary `hob`.

fn main() {}
