// Keys and values as f16, four of them in two words.

alias CacheUnit = vec2u;

fn to_quad(v: vec4f) -> CacheUnit {
    return vec2u(pack2x16float(v.xy), pack2x16float(v.zw));
}

fn from_quad(q: CacheUnit) -> vec4f {
    return vec4f(unpack2x16float(q.x), unpack2x16float(q.y));
}
