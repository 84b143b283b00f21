//! Numbers as people read them: sizes and counts in three digits or so.

/// Returns a size in powers of 1024: `1.50 GiB`.
pub(super) fn binary_size(n: u64) -> String {
    match n {
        0..1024 => format!("{n} bytes"),
        1024..0x10_0000 => format!("{:.1} KiB", n as f64 / 1024.0),
        0x10_0000..0x4000_0000 => format!("{:.1} MiB", n as f64 / 1_048_576.0),
        _ => format!("{:.2} GiB", n as f64 / 1_073_741_824.0),
    }
}

/// Returns a size in powers of 1000, as hubs and shops write them: `1.5 GB`.
pub(super) fn decimal_size(bytes: u64) -> String {
    match bytes as f64 {
        b if b >= 1e9 => format!("{:.1} GB", b / 1e9),
        b if b >= 1e6 => format!("{:.1} MB", b / 1e6),
        b => format!("{:.1} kB", b / 1e3),
    }
}

/// Returns a number with the name of what it counts: `1 token`, `2 tokens`.
pub(super) fn counted(n: usize, name: &str) -> String {
    if n == 1 { format!("1 {name}") } else { format!("{n} {name}s") }
}

/// Returns a count with a suffix for its magnitude, as model sizes are named: `1.24 B`.
pub(super) fn short_count(n: u64) -> String {
    match n {
        0..1_000 => n.to_string(),
        1_000..1_000_000 => format!("{:.1} K", n as f64 / 1e3),
        1_000_000..1_000_000_000 => format!("{:.1} M", n as f64 / 1e6),
        _ => format!("{:.2} B", n as f64 / 1e9),
    }
}
