// Weights as they lie in the file, and how to take numbers out of them. A format file adds
//
//   fn weights16(start: u32, group: u32) -> mat4x4f
//
// the values of columns 16·group … 16·group + 15 of the row that begins at byte `start`; column c
// of the matrix holds values 4c … 4c + 3. Blocks need not be aligned to words: Q8_0 takes 34 bytes,
// Q6_K 210. The kernel's parameters `p` have at least `n`, the values of a row.

@group(0) @binding(0) var<storage, read> weights: array<u32>;

// Four bytes at any place.
fn word_at(byte: u32) -> u32 {
    let i = byte / 4u;
    let shift = byte % 4u * 8u;
    let low = weights[i] >> shift;
    if shift == 0u {
        return low;
    }
    return low | (weights[i + 1u] << (32u - shift));
}

fn byte_at(byte: u32) -> u32 {
    return (weights[byte / 4u] >> (byte % 4u * 8u)) & 0xffu;
}

// The f16 at an even byte.
fn half_at(byte: u32) -> f32 {
    return unpack2x16float(weights[byte / 4u] >> (byte % 4u * 8u)).x;
}

// Scale and min of sub-block `j` of a block of Q4_K or Q5_K, whose words begin at `i`; see
// kernels/scalar/blocks.rs.
fn scale_min(i: u32, j: u32) -> vec2f {
    let shift = j % 4u * 8u;
    let scales = weights[i + 1u] >> shift;
    let mins = weights[i + 2u] >> shift;
    if j < 4u {
        return vec2f(f32(scales & 63u), f32(mins & 63u));
    }
    let low = weights[i + 3u] >> shift;
    let scale = (low & 15u) | (((scales >> 6u) & 3u) << 4u);
    let min = ((low >> 4u) & 15u) | (((mins >> 6u) & 3u) << 4u);
    return vec2f(f32(scale), f32(min));
}
