// Nothing follows a product.

fn finish(groups: vec3u, lane: u32) {}

fn finish_values(first: u32, lane: u32) {}
