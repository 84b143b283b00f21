// Heads of 64: QK-norm, RoPE, and causal attention with grouped heads, forward and backward.

#pragma once

#include "fused_tiles.h"

namespace {

// A head's 64 values in f32; RoPE turns value i together with value i + 32.
struct Head {
    __m512 x[4];
    Head(const Blocks& from, int token, int column) {
        const bf16 *low = from.piece(token, column), *high = from.piece(token, column + 32);
        x[0] = load(low), x[1] = load(low + 16), x[2] = load(high), x[3] = load(high + 16);
    }
    void store(const Blocks& to, int token, int column) const {
        _mm512_storeu_si512(to.piece(token, column), both(x[0], x[1]));
        _mm512_storeu_si512(to.piece(token, column + 32), both(x[2], x[3]));
    }
    float dot(const Head& y) const {
        __m512 sum = _mm512_mul_ps(x[0], y.x[0]);
        for (int i = 1; i < 4; i++) sum = _mm512_fmadd_ps(x[i], y.x[i], sum);
        return _mm512_reduce_add_ps(sum);
    }
    // By the angles of a place, or back.
    void rotate(const float* cos, const float* sin, bool back) {
        for (int i = 0; i < 2; i++) {
            const __m512 c = _mm512_loadu_ps(cos + 16 * i), up = _mm512_loadu_ps(sin + 16 * i), s = back ? _mm512_sub_ps(_mm512_setzero_ps(), up) : up;
            const __m512 a = x[i], b = x[i + 2];
            x[i] = _mm512_fmsub_ps(a, c, _mm512_mul_ps(b, s));
            x[i + 2] = _mm512_fmadd_ps(b, c, _mm512_mul_ps(a, s));
        }
    }
};

struct Shape {
    int embd, ff, heads, groups;
    float eps;
    int q() const { return heads * D; }
    int qk() const { return (heads + groups) * D; }
    int qkv() const { return (heads + 2 * groups) * D; }
};

struct Rope {
    const float *cos, *sin;  // [places, 32]
};

// QK-norm and RoPE: the queries and keys of qkv → [tokens, q and k].
void rotated(const Shape& shape, Rope rope, const float* q_norm, const float* k_norm, Blocks qkv, int count, int length, Blocks to) {
    for (int t = 0; t < count; t++) {
        const int place = t % length;
        for (int h = 0; h < shape.heads + shape.groups; h++) {
            const float* weight = h < shape.heads ? q_norm : k_norm;
            Head x(qkv, t, h * D);
            const __m512 scale = _mm512_set1_ps(1 / sqrtf(x.dot(x) / D + shape.eps));
            for (int i = 0; i < 4; i++) x.x[i] = _mm512_mul_ps(_mm512_mul_ps(x.x[i], scale), _mm512_loadu_ps(weight + 16 * i));
            x.rotate(rope.cos + place * 32, rope.sin + place * 32, false);
            x.store(to, t, h * D);
        }
    }
}

// The gradient of what `rotated` made, in the columns of queries and keys, becomes that of qkv.
void rotated_backward(const Shape& shape, Rope rope, const float* q_norm, const float* k_norm, Blocks qkv, int count, int length, Blocks grad, float* dq_norm,
                      float* dk_norm) {
    for (int t = 0; t < count; t++) {
        const int place = t % length;
        for (int h = 0; h < shape.heads + shape.groups; h++) {
            const float* weight = h < shape.heads ? q_norm : k_norm;
            float* dweight = h < shape.heads ? dq_norm : dk_norm;
            Head x(qkv, t, h * D), g(grad, t, h * D);
            g.rotate(rope.cos + place * 32, rope.sin + place * 32, true);
            const __m512 scale = _mm512_set1_ps(1 / sqrtf(x.dot(x) / D + shape.eps));
            for (int i = 0; i < 4; i++) {
                x.x[i] = _mm512_mul_ps(x.x[i], scale);
                _mm512_storeu_ps(dweight + 16 * i, _mm512_fmadd_ps(g.x[i], x.x[i], _mm512_loadu_ps(dweight + 16 * i)));
                g.x[i] = _mm512_mul_ps(g.x[i], _mm512_loadu_ps(weight + 16 * i));
            }
            const __m512 pull = _mm512_set1_ps(g.dot(x) / D);
            for (int i = 0; i < 4; i++) g.x[i] = _mm512_mul_ps(_mm512_fnmadd_ps(x.x[i], pull, g.x[i]), scale);
            g.store(grad, t, h * D);
        }
    }
}

// A head's columns of one row's tokens → [padded, 64], zeros at the end.
void gather(Blocks from, int column, int start, int length, int padded, Blocks to) {
    for (int t = 0; t < length; t++)
        for (int half = 0; half < D; half += 32) memcpy(to.piece(t, half), from.piece(start + t, column + half), 64);
    pad(to, length, padded);
}

// B of a product over the 64 dimensions: each tile of x, rows and columns exchanged.
void across(Blocks x, int padded, bf16* to) {
    for (int t = 0; t < padded / 32 * 4; t++) transpose((const int*)(x.at + t * TILE), 16, (int*)(to + t * TILE), 16);
}

// c [32, 32] at `stride` = a block of 32 rows of 64 dimensions x 32 rows that are `across`.
inline void scores(const bf16* rows, const bf16* across, float* c, int stride) { multiply(rows, across, 2 * TILE, D / 32, {c, stride}, false); }

// c [32, 64] = weights [32, 32 * blocks] in blocks x the first of `all` blocks of rows that are `paired`.
inline void mixed(const bf16* weights, const bf16* paired, int blocks, int all, float* c) {
    for (int half = 0; half < 2; half++) multiply(weights, paired + (size_t)half * all * 2 * TILE, 2 * TILE, blocks, {c + 32 * half, D}, false);
}

// c [64, 32] at `stride` += the transpose of x's rows from `block` on x weights. x is `transposed`, weights are tiles [32 queries][16 keys] B.
inline void summed(const bf16* x, const bf16* weights, int blocks, int block, float* c, int stride) {
    for (int half = 0; half < 2; half++) {
        const bf16 *left = x + ((size_t)half * blocks + block) * 2 * TILE, *right = weights + (size_t)block * (blocks + 1) * 2 * TILE;
        multiply(left, right, (size_t)blocks * 2 * TILE, blocks - block, {c + 32 * half * stride, stride}, true);
    }
}

// Causal attention of the row of `length` tokens that begins at token `start`: qk is `rotated`, values lie in qkv. `peak` [heads, length] gets the logarithm to base 2 of
// each softmax's sum.
void attend(const Shape& shape, Blocks qk, Blocks qkv, int start, int length, Blocks out, float* peak) {
    static Buffer buffers[6];
    const int blocks = (length + BLOCK - 1) / BLOCK, padded = blocks * BLOCK;
    const Blocks rest{buffers[0].get<bf16>((size_t)padded * D), D};
    bf16* keys = buffers[1].get<bf16>((size_t)padded * D);
    bf16* values = buffers[2].get<bf16>((size_t)padded * D);
    float* s = buffers[3].get<float>((size_t)BLOCK * padded);
    bf16* p = buffers[4].get<bf16>((size_t)BLOCK * padded);
    float* sums = buffers[5].get<float>((size_t)BLOCK * D);
    const __m512 scale = _mm512_set1_ps(LOG2E / 8);  // 1 / sqrt(64)
    const int each = shape.heads / shape.groups;
    for (int h = 0; h < shape.heads; h++) {
        if (h % each == 0) {
            gather(qk, (shape.heads + h / each) * D, start, length, padded, rest);
            across(rest, padded, keys);
            gather(qkv, shape.qk() + h / each * D, start, length, padded, rest);
            paired(rest, padded, blocks, values);
        }
        gather(qk, h * D, start, length, padded, rest);
        for (int block = 0; block < blocks; block++) {
            const int width = (block + 1) * BLOCK;
            for (int b = 0; b <= block; b++) scores(rest.block(block, 0), keys + (size_t)b * 4 * TILE, s + b * BLOCK, padded);
            float inverse[BLOCK];
            for (int i = 0; i < BLOCK; i++) {
                float* line = s + i * padded;
                const int seen = block * BLOCK + i + 1;
                __m512 most = _mm512_set1_ps(-INFINITY), sum = _mm512_setzero_ps();
                for (int j = 0; j < seen; j += 16) most = _mm512_mask_max_ps(most, first(seen - j), most, _mm512_loadu_ps(line + j));
                const float top = _mm512_reduce_max_ps(most) * (LOG2E / 8);
                const __m512 shift = _mm512_set1_ps(top);
                for (int j = 0; j < width; j += 32) {
                    __m512 e[2];
                    for (int t = 0; t < 2; t++)
                        e[t] = _mm512_maskz_mov_ps(first(seen - j - 16 * t), exp2(_mm512_fmsub_ps(_mm512_loadu_ps(line + j + 16 * t), scale, shift)));
                    sum = _mm512_add_ps(sum, _mm512_add_ps(e[0], e[1]));
                    _mm512_storeu_si512(p + j * 32 + i * 32, both(e[0], e[1]));
                }
                const float total = _mm512_reduce_add_ps(sum);
                inverse[i] = 1 / total;
                if (seen <= length) peak[(size_t)h * length + seen - 1] = top + log2f(total);
            }
            mixed(p, values, block + 1, blocks, sums);
            for (int i = 0; i < std::min(BLOCK, length - block * BLOCK); i++)
                for (int d = 0; d < D; d += 32) {
                    const __m512 by = _mm512_set1_ps(inverse[i]);
                    const __m512i x = both(_mm512_mul_ps(_mm512_loadu_ps(sums + i * D + d), by), _mm512_mul_ps(_mm512_loadu_ps(sums + i * D + d + 16), by));
                    _mm512_storeu_si512(out.piece(start + block * BLOCK + i, h * D + d), x);
                }
        }
    }
}

// The gradients of queries and keys (as `rotated`) and of values, from that of out.
void attend_backward(const Shape& shape, Blocks dout, Blocks qk, Blocks qkv, Blocks out, const float* peak, int start, int length, Blocks grad) {
    static Buffer buffers[16];
    const int blocks = (length + BLOCK - 1) / BLOCK, padded = blocks * BLOCK;
    const size_t matrix = (size_t)padded * D, square = (size_t)padded * padded;
    const Blocks rest{buffers[0].get<bf16>(matrix), D}, queries{buffers[1].get<bf16>(matrix), D}, upward{buffers[2].get<bf16>(matrix), D};
    bf16* keys = buffers[3].get<bf16>(matrix);
    bf16* mixers = buffers[4].get<bf16>(matrix);
    bf16* values = buffers[5].get<bf16>(matrix);
    bf16* queries_t = buffers[6].get<bf16>(matrix);
    bf16* upward_t = buffers[7].get<bf16>(matrix);
    bf16* weights = buffers[8].get<bf16>(square);
    bf16* slopes = buffers[9].get<bf16>(square);
    bf16* lines = buffers[10].get<bf16>((size_t)BLOCK * padded);
    float* sums = buffers[11].get<float>((size_t)BLOCK * D);
    float* dk_t = buffers[12].get<float>(matrix);
    float* dv_t = buffers[13].get<float>(matrix);
    float* top = buffers[14].get<float>(padded);
    float* delta = buffers[15].get<float>(padded);
    const __m512 scale2 = _mm512_set1_ps(LOG2E / 8), scale = _mm512_set1_ps(0.125f);
    const int each = shape.heads / shape.groups;
    for (int h = 0; h < shape.heads; h++) {
        const int g = h / each;
        if (h % each == 0) {
            gather(qk, (shape.heads + g) * D, start, length, padded, rest);
            across(rest, padded, keys);
            paired(rest, padded, blocks, mixers);
            gather(qkv, shape.qk() + g * D, start, length, padded, rest);
            across(rest, padded, values);
            memset(dk_t, 0, matrix * sizeof(float));
            memset(dv_t, 0, matrix * sizeof(float));
        }
        gather(qk, h * D, start, length, padded, queries);
        transposed(queries, padded, blocks, queries_t);
        gather(dout, h * D, start, length, padded, upward);
        transposed(upward, padded, blocks, upward_t);
        for (int i = 0; i < padded; i++) {
            top[i] = 1e30f, delta[i] = 0;
            if (i < length) top[i] = peak[(size_t)h * length + i], delta[i] = Head(out, start + i, h * D).dot(Head(upward, i, 0));
        }
        for (int block = 0; block < blocks; block++) {
            for (int b = 0; b <= block; b++) {
                alignas(64) float s[BLOCK * BLOCK], ds[BLOCK * BLOCK];
                scores(queries.block(block, 0), keys + (size_t)b * 4 * TILE, s, BLOCK);
                scores(upward.block(block, 0), values + (size_t)b * 4 * TILE, ds, BLOCK);
                for (int half = 0; half < 2; half++) {
                    const size_t tile = ((size_t)(block * blocks + b) * 2 + half) * TILE;
                    for (int i = 0; i < BLOCK; i += 2) {
                        __m512 e[2], d[2];
                        for (int t = 0; t < 2; t++) {
                            const int at = block * BLOCK + i + t, from = (i + t) * BLOCK + half * 16;
                            e[t] = exp2(_mm512_fmsub_ps(_mm512_load_ps(s + from), scale2, _mm512_set1_ps(top[at])));
                            if (b == block) e[t] = _mm512_maskz_mov_ps(first(i + t + 1 - half * 16), e[t]);
                            d[t] = _mm512_mul_ps(_mm512_mul_ps(e[t], scale), _mm512_sub_ps(_mm512_load_ps(ds + from), _mm512_set1_ps(delta[at])));
                        }
                        const __m512i es = both(e[0], e[1]), ss = both(d[0], d[1]);
                        _mm512_storeu_si512(weights + tile + i * 16, _mm512_permutexvar_epi16(places(PAIRS), es));
                        _mm512_storeu_si512(slopes + tile + i * 16, _mm512_permutexvar_epi16(places(PAIRS), ss));
                        bf16* line = lines + (b * BLOCK + i) * 32 + half * 16;
                        _mm256_storeu_si256((__m256i*)line, _mm512_castsi512_si256(ss));
                        _mm256_storeu_si256((__m256i*)(line + 32), _mm512_extracti64x4_epi64(ss, 1));
                    }
                }
            }
            mixed(lines, mixers, block + 1, blocks, sums);
            for (int i = 0; i < std::min(BLOCK, length - block * BLOCK); i++)
                for (int d = 0; d < D; d += 32)
                    _mm512_storeu_si512(grad.piece(start + block * BLOCK + i, h * D + d), both(_mm512_loadu_ps(sums + i * D + d), _mm512_loadu_ps(sums + i * D + d + 16)));
        }
        for (int b = 0; b < blocks; b++) {
            summed(upward_t, weights, blocks, b, dv_t + b * BLOCK, padded);
            summed(queries_t, slopes, blocks, b, dk_t + b * BLOCK, padded);
        }
        if (h % each != each - 1) continue;
        for (int i = 0; i < padded; i += 16)
            for (int d = 0; d < D; d += 16) {
                alignas(64) float a[256], c[256];
                transpose((const int*)(dk_t + (size_t)d * padded + i), padded, (int*)a, 16);
                transpose((const int*)(dv_t + (size_t)d * padded + i), padded, (int*)c, 16);
                for (int t = 0; t < std::min(16, length - i); t++) {
                    store(grad.piece(start + i + t, (shape.heads + g) * D + (d & 32)) + (d & 16), _mm512_load_ps(a + 16 * t));
                    store(grad.piece(start + i + t, shape.qk() + g * D + (d & 32)) + (d & 16), _mm512_load_ps(c + 16 * t));
                }
            }
    }
}

}  // namespace
