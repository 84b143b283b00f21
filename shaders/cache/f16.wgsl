// Keys and values as f16, four of them in two words.

alias CacheQuad = vec2u;

fn to_quad(v: vec4f) -> CacheQuad {
    return vec2u(pack2x16float(v.xy), pack2x16float(v.zw));
}

fn from_quad(q: CacheQuad) -> vec4f {
    return vec4f(unpack2x16float(q.x), unpack2x16float(q.y));
}
