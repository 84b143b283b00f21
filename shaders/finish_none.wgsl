// Nothing follows a product.

fn finish(groups: vec3u, lane: u32) {}

fn finish_values(first: u32, lane: u32) {}

fn finish_part(part: u32, n: u32, n_groups: u32, lane: u32) {}
