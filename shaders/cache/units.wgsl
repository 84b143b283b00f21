// Units of the cache: unit `i` of a key, of which neighbouring positions have theirs side by side,
// and of a value. The kernel adds the binding `cache` and `PAGE`.

fn unit_k(at: u32, i: u32) -> CacheUnit {
    return cache[at + i * PAGE];
}

fn unit_v(at: u32, i: u32) -> CacheUnit {
    return cache[at + i];
}
