// Keys and values as f32.

alias CacheQuad = vec4f;

fn to_quad(v: vec4f) -> CacheQuad {
    return v;
}

fn from_quad(q: CacheQuad) -> vec4f {
    return q;
}
