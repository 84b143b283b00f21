//! WGSL under other names, so that a composition can have a piece twice.

use std::collections::HashSet;

/// Returns pieces in which what they declare, and `more`, has `suffix` after its name.
pub(super) fn renamed(pieces: &str, more: &[&str], suffix: &str) -> String {
    let is_in_name = |c: char| c.is_alphanumeric() || c == '_';
    let declared = pieces.lines().filter_map(|line| {
        let declaration = match line.strip_prefix("@group(0) @binding(0) var<storage, read> ") {
            Some(rest) => rest,
            None => ["fn ", "const "].iter().find_map(|start| line.strip_prefix(start))?,
        };
        declaration.split(|c| !is_in_name(c)).next()
    });
    let names: HashSet<&str> = declared.chain(more.iter().copied()).collect();
    let mut renamed = String::with_capacity(pieces.len());
    let mut rest = pieces;
    while !rest.is_empty() {
        let n = rest.find(|c| !is_in_name(c)).unwrap_or(rest.len());
        let after = rest[n..].find(is_in_name).map_or(rest.len(), |i| n + i);
        renamed.push_str(&rest[..n]);
        if names.contains(&rest[..n]) {
            renamed.push_str(suffix);
        }
        renamed.push_str(&rest[n..after]);
        rest = &rest[after..];
    }
    renamed
}
