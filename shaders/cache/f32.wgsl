// Keys and values as f32.

alias CacheUnit = vec4f;

fn to_quad(v: vec4f) -> CacheUnit {
    return v;
}

fn from_quad(q: CacheUnit) -> vec4f {
    return q;
}
