// The same, to be written.

fn put_unit_k(at: u32, i: u32, unit: CacheUnit) {
    cache[at + i * PAGE] = unit;
}

fn put_unit_v(at: u32, i: u32, unit: CacheUnit) {
    cache[at + i] = unit;
}
