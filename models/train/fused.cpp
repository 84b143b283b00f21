// One block of the transformer, forward and backward, for x86-64 with AMX: norm, projections, QK-norm and RoPE, causal attention with
// grouped heads, SwiGLU and both residual sums, without a pass over memory between them. Products are bf16 with f32 sums; the residual
// stream, norms and gradients of weights are f32. `fused.py` compiles and calls it.
//
// The batch is `rows` texts of `length` tokens. It is worked in groups of whole rows (some 512 tokens), whose intermediate values stay
// in the cache; a group's last tokens are padded to 32 with zeros. Every bf16 matrix of activations lies in blocks of 32 tokens by 32
// columns, [tokens / 32][columns / 32][32][32]: a block is two tiles of the left factor A.
//
// AMX multiplies A [16 x 32] by B [32 x 16] into C [16 x 16]. B has pairs of its rows interleaved: dword (r / 2, column) holds rows r and
// r + 1. Weights become B once a step and block: `turned` for x W^T, `upright` for its gradient dy W. For the gradient of a weight,
// dy^T h, tokens are the inner dimension: `transposed` blocks of dy are A, `paired` blocks of h are B.

#include <immintrin.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

using bf16 = uint16_t;
constexpr int D = 64;      // dimensions of a head
constexpr int TILE = 512;  // bf16 values of a tile: 16 rows of 64 bytes
constexpr int BLOCK = 32;  // queries or keys worked together
constexpr float LOG2E = 1.44269504088896f;

struct Buffer {
    void* at = nullptr;
    size_t size = 0;
    template <class T> T* get(size_t count) {
        size_t need = (count * sizeof(T) + 4095) / 4096 * 4096;
        if (need > size) {
            free(at);
            at = aligned_alloc(4096, need);
            size = need;
        }
        return static_cast<T*>(at);
    }
};

// Eight tiles of 16 rows and 64 bytes; what was configured before comes back at the end.
struct Tiles {
    alignas(64) uint8_t before[64];
    Tiles() {
        alignas(64) uint8_t config[64] = {1};
        for (int t = 0; t < 8; t++) {
            config[16 + 2 * t] = 64;
            config[48 + t] = 16;
        }
        _tile_storeconfig(before);
        _tile_loadconfig(config);
    }
    ~Tiles() { _tile_loadconfig(before); }
};

inline __m512 load(const bf16* p) {
    return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256((const __m256i*)p)), 16));
}

inline void store(bf16* p, __m512 x) { _mm256_storeu_si256((__m256i*)p, (__m256i)_mm512_cvtneps_pbh(x)); }

// 2^x, to 3e-6 of itself; 0 far below.
inline __m512 exp2(__m512 x) {
    const __m512 n = _mm512_roundscale_ps(x, 0), f = _mm512_sub_ps(x, n);
    __m512 p = _mm512_set1_ps(1.3333558e-3f);
    p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(9.6181291e-3f));
    p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(5.5504109e-2f));
    p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(2.4022651e-1f));
    p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(6.9314718e-1f));
    p = _mm512_fmadd_ps(p, f, _mm512_set1_ps(1.0f));
    return _mm512_scalef_ps(p, n);
}

inline __m512 sigmoid(__m512 x) {
    const __m512 one = _mm512_set1_ps(1);
    return _mm512_rcp14_ps(_mm512_add_ps(one, exp2(_mm512_mul_ps(x, _mm512_set1_ps(-LOG2E)))));  // to 6e-5 of itself
}

inline __mmask16 first(int count) { return count <= 0 ? 0 : count >= 16 ? 0xffff : (__mmask16)((1u << count) - 1); }

// Transpose of 16 x 16 dwords; strides in dwords.
void transpose(const int* from, long from_stride, int* to, long to_stride) {
    __m512i a[16], b[16];
    for (int i = 0; i < 16; i++) a[i] = _mm512_loadu_si512(from + i * from_stride);
    for (int i = 0; i < 16; i += 2) {
        b[i] = _mm512_unpacklo_epi32(a[i], a[i + 1]);
        b[i + 1] = _mm512_unpackhi_epi32(a[i], a[i + 1]);
    }
    for (int i = 0; i < 16; i += 4) {
        a[i] = _mm512_unpacklo_epi64(b[i], b[i + 2]);
        a[i + 1] = _mm512_unpackhi_epi64(b[i], b[i + 2]);
        a[i + 2] = _mm512_unpacklo_epi64(b[i + 1], b[i + 3]);
        a[i + 3] = _mm512_unpackhi_epi64(b[i + 1], b[i + 3]);
    }
    for (int i = 0; i < 4; i++) {
        b[i] = _mm512_shuffle_i32x4(a[i], a[i + 4], 0x88);
        b[i + 4] = _mm512_shuffle_i32x4(a[i], a[i + 4], 0xdd);
        b[i + 8] = _mm512_shuffle_i32x4(a[i + 8], a[i + 12], 0x88);
        b[i + 12] = _mm512_shuffle_i32x4(a[i + 8], a[i + 12], 0xdd);
    }
    for (int i = 0; i < 4; i++) {
        a[i] = _mm512_shuffle_i32x4(b[i], b[i + 8], 0x88);
        a[i + 8] = _mm512_shuffle_i32x4(b[i], b[i + 8], 0xdd);
        a[i + 4] = _mm512_shuffle_i32x4(b[i + 4], b[i + 12], 0x88);
        a[i + 12] = _mm512_shuffle_i32x4(b[i + 4], b[i + 12], 0xdd);
    }
    for (int i = 0; i < 16; i++) _mm512_storeu_si512(to + i * to_stride, a[i]);
}

// Two rows of 32 values as 32 dwords of their pairs.
const __m512i LOW = _mm512_set_epi16(47, 15, 46, 14, 45, 13, 44, 12, 43, 11, 42, 10, 41, 9, 40, 8, 39, 7, 38, 6, 37, 5, 36, 4, 35, 3, 34, 2, 33, 1, 32, 0);
const __m512i HIGH = _mm512_set_epi16(63, 31, 62, 30, 61, 29, 60, 28, 59, 27, 58, 26, 57, 25, 56, 24, 55, 23, 54, 22, 53, 21, 52, 20, 51, 19, 50, 18, 49, 17, 48, 16);
// One register of two rows of 16 as 16 dwords of their pairs.
const __m512i PAIRS = _mm512_set_epi16(31, 15, 30, 14, 29, 13, 28, 12, 27, 11, 26, 10, 25, 9, 24, 8, 23, 7, 22, 6, 21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);

// What stands in memory is there before the next tile is loaded: GCC's intrinsic does not say that it reads.
inline void written() { asm volatile("" ::: "memory"); }

// A matrix of activations in blocks of 32 tokens by 32 columns.
struct Blocks {
    bf16* at;
    int width;
    bf16* block(int i, int j) const { return at + ((size_t)i * (width / 32) + j) * BLOCK * 32; }
    // 32 values of a token, from a column that divides by 32.
    bf16* piece(int token, int column) const { return block(token / 32, column / 32) + token % 32 * 32; }
    Blocks from(int token) const { return {block(token / 32, 0), width}; }
};

// The 16 rows of tile `t` of a weight begin here; with `half`, tiles of the first and second half of the rows alternate.
struct Tiling {
    int half = 0;
    int row(int t) const { return half ? t % 2 * half + t / 2 * 16 : t * 16; }
};

// Two rows of f32 as one row of bf16 values, a's first.
inline __m512i both(__m512 a, __m512 b) { return (__m512i)_mm512_cvtne2ps_pbh(b, a); }

// 32 x 32 sums as a block.
inline void rounded(const float* c, bf16* to) {
    for (int r = 0; r < BLOCK; r++) _mm512_storeu_si512(to + r * 32, both(_mm512_load_ps(c + r * 32), _mm512_load_ps(c + r * 32 + 16)));
}

// B of x W^T, W [rows, columns]: panels of 32 rows, in each [columns / 32][2 tiles].
void turned(const float* w, int rows, int columns, Tiling tiling, bf16* to) {
    alignas(64) bf16 tile[TILE];
    for (int panel = 0; panel < rows / 32; panel++)
        for (int k = 0; k < columns; k += 32)
            for (int t = 2 * panel; t < 2 * panel + 2; t++, to += TILE) {
                const float* from = w + (size_t)tiling.row(t) * columns + k;
                for (int r = 0; r < 16; r++, from += columns) _mm512_store_si512(tile + r * 32, both(_mm512_loadu_ps(from), _mm512_loadu_ps(from + 16)));
                transpose((const int*)tile, 16, (int*)to, 16);
            }
}

// B of dy W, W [rows, columns]: panels of 32 columns, in each [rows / 32][2 tiles].
void upright(const float* w, int rows, int columns, Tiling tiling, bf16* to) {
    for (int panel = 0; panel < columns; panel += 32)
        for (int k = 0; k < rows / 32; k++)
            for (int half = 0; half < 2; half++, to += TILE)
                for (int pair = 0; pair < 16; pair++) {
                    const float* from = w + (size_t)(tiling.row(2 * k + pair / 8) + pair % 8 * 2) * columns + panel + half * 16;
                    const __m512i x = both(_mm512_loadu_ps(from), _mm512_loadu_ps(from + columns));
                    _mm512_storeu_si512(to + pair * 32, _mm512_permutexvar_epi16(PAIRS, x));
                }
}

// The rows of a block in pairs: two tiles B.
inline void pair_up(const bf16* block, bf16* to) {
    for (int pair = 0; pair < 16; pair++) {
        const __m512i a = _mm512_loadu_si512(block + pair * 64), b = _mm512_loadu_si512(block + pair * 64 + 32);
        _mm512_storeu_si512(to + pair * 32, _mm512_permutex2var_epi16(a, LOW, b));
        _mm512_storeu_si512(to + TILE + pair * 32, _mm512_permutex2var_epi16(a, HIGH, b));
    }
}

// `count` tokens of x as B of a product over the tokens of the group: [columns / 32][blocks of the group][2 tiles]; `to` is at the first of these tokens.
void paired(Blocks x, int count, int blocks, bf16* to) {
    for (int i = 0; i < count / 32; i++)
        for (int j = 0; j < x.width / 32; j++) pair_up(x.block(i, j), to + ((size_t)j * blocks + i) * 2 * TILE);
}

// The same as A.
void transposed(Blocks x, int count, int blocks, bf16* to) {
    alignas(64) bf16 pairs[2 * TILE];
    for (int i = 0; i < count / 32; i++)
        for (int j = 0; j < x.width / 32; j++) {
            pair_up(x.block(i, j), pairs);
            for (int t = 0; t < 2; t++) transpose((const int*)(pairs + t * TILE), 16, (int*)(to + (((size_t)j * blocks + i) * 2 + t) * TILE), 16);
        }
}

// each(i, j, c): c [32, 32] is block (i, j) of a [count, k] times b [k, n]. A block is passed on while the next is multiplied, or each would wait for the other.
template <class Each> void product(Blocks a, int count, const bf16* b, int n, Each each) {
    alignas(64) float c[2][BLOCK * 32];
    const int steps = a.width / 32, columns = n / 32, all = count / 32 * columns;
    for (int at = 0; at < all; at++) {
        const bf16 *left = a.block(at / columns, 0), *right = b + (size_t)(at % columns) * steps * 2 * TILE;
        float* to = c[at & 1];
        written();
        _tile_zero(0); _tile_zero(1); _tile_zero(2); _tile_zero(3);
        for (int s = 0; s < steps; s++, left += 2 * TILE, right += 2 * TILE) {
            _tile_loadd(4, left, 64); _tile_loadd(6, right, 64);
            _tile_loadd(5, left + TILE, 64); _tile_loadd(7, right + TILE, 64);
            _tile_dpbf16ps(0, 4, 6); _tile_dpbf16ps(1, 4, 7); _tile_dpbf16ps(2, 5, 6); _tile_dpbf16ps(3, 5, 7);
        }
        if (at) each((at - 1) / columns, (at - 1) % columns, c[(at - 1) & 1]);
        _tile_stored(0, to, 128); _tile_stored(1, to + 16, 128);
        _tile_stored(2, to + 16 * 32, 128); _tile_stored(3, to + 16 * 32 + 16, 128);
    }
    each((all - 1) / columns, (all - 1) % columns, c[(all - 1) & 1]);
}

// grad [rows, n] += dy^T h over the blocks of a group; dy is `transposed`, h `paired`.
void weight_gradient(const bf16* dy, int rows, const bf16* h, int n, int blocks, int stride, Tiling tiling, float* grad) {
    constexpr int SUB = 16;  // blocks whose tiles of dy stay in the first-level cache
    for (int i = 0; i < rows / 32; i++) {
        float *low = grad + (size_t)tiling.row(2 * i) * n, *high = grad + (size_t)tiling.row(2 * i + 1) * n;
        for (int from = 0; from < blocks; from += SUB)
            for (int j = 0; j < n / 32; j++) {
                const bf16 *left = dy + ((size_t)i * stride + from) * 2 * TILE, *right = h + ((size_t)j * stride + from) * 2 * TILE;
                float *a = low + 32 * j, *b = high + 32 * j;
                written();
                _tile_loadd(0, a, n * 4); _tile_loadd(1, a + 16, n * 4); _tile_loadd(2, b, n * 4); _tile_loadd(3, b + 16, n * 4);
                for (int t = from; t < std::min(blocks, from + SUB); t++, left += 2 * TILE, right += 2 * TILE) {
                    _tile_loadd(4, left, 64); _tile_loadd(6, right, 64);
                    _tile_loadd(5, left + TILE, 64); _tile_loadd(7, right + TILE, 64);
                    _tile_dpbf16ps(0, 4, 6); _tile_dpbf16ps(1, 4, 7); _tile_dpbf16ps(2, 5, 6); _tile_dpbf16ps(3, 5, 7);
                }
                _tile_stored(0, a, n * 4); _tile_stored(1, a + 16, n * 4); _tile_stored(2, b, n * 4); _tile_stored(3, b + 16, n * 4);
            }
    }
}

// Zeros from token `count` to `padded`.
void pad(Blocks x, int count, int padded) {
    for (int t = count; t < padded; t++)
        for (int c = 0; c < x.width; c += 32) memset(x.piece(t, c), 0, 64);
}

// f32 rows [count, width] as blocks.
void rounded_rows(const float* x, int count, int padded, Blocks to) {
    for (int t = 0; t < count; t++, x += to.width)
        for (int c = 0; c < to.width; c += 32) _mm512_storeu_si512(to.piece(t, c), both(_mm512_loadu_ps(x + c), _mm512_loadu_ps(x + c + 16)));
    pad(to, count, padded);
}

inline float reciprocal_rms(const float* x, int width, float eps) {
    __m512 sum = _mm512_setzero_ps();
    for (int c = 0; c < width; c += 16) sum = _mm512_fmadd_ps(_mm512_loadu_ps(x + c), _mm512_loadu_ps(x + c), sum);
    return 1 / sqrtf(_mm512_reduce_add_ps(sum) / width + eps);
}

// RMSNorm of rows [count, width] as blocks.
void normed(const float* x, const float* weight, float eps, int count, int padded, Blocks to) {
    for (int t = 0; t < count; t++, x += to.width) {
        const __m512 scale = _mm512_set1_ps(reciprocal_rms(x, to.width, eps));
        for (int c = 0; c < to.width; c += 32) {
            const __m512 a = _mm512_mul_ps(_mm512_mul_ps(_mm512_loadu_ps(x + c), scale), _mm512_loadu_ps(weight + c));
            const __m512 b = _mm512_mul_ps(_mm512_mul_ps(_mm512_loadu_ps(x + c + 16), scale), _mm512_loadu_ps(weight + c + 16));
            _mm512_storeu_si512(to.piece(t, c), both(a, b));
        }
    }
    pad(to, count, padded);
}

// dx [count, width] = above + the gradient of x through its norm, whose output has the gradient dh; the gradient of the weight is added to. dx may be `above`.
void normed_backward(const float* x, const float* weight, float eps, Blocks dh, int count, const float* above, float* dx, float* dweight) {
    const int width = dh.width;
    for (int t = 0; t < count; t++, x += width, above += width, dx += width) {
        const float r = reciprocal_rms(x, width, eps);
        __m512 dot = _mm512_setzero_ps();
        for (int c = 0; c < width; c += 16) {
            const __m512 g = load(dh.piece(t, c & ~31) + (c & 16)), gx = _mm512_mul_ps(g, _mm512_loadu_ps(x + c));
            dot = _mm512_fmadd_ps(gx, _mm512_loadu_ps(weight + c), dot);
            _mm512_storeu_ps(dweight + c, _mm512_fmadd_ps(gx, _mm512_set1_ps(r), _mm512_loadu_ps(dweight + c)));
        }
        const __m512 scale = _mm512_set1_ps(r), pull = _mm512_set1_ps(_mm512_reduce_add_ps(dot) * r * r * r / width);
        for (int c = 0; c < width; c += 16) {
            const __m512 g = _mm512_mul_ps(load(dh.piece(t, c & ~31) + (c & 16)), _mm512_loadu_ps(weight + c));
            const __m512 sum = _mm512_fmadd_ps(g, scale, _mm512_loadu_ps(above + c));
            _mm512_storeu_ps(dx + c, _mm512_fnmadd_ps(pull, _mm512_loadu_ps(x + c), sum));
        }
    }
}

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
inline void scores(const bf16* rows, const bf16* across, float* c, int stride) {
    written();
    _tile_zero(0); _tile_zero(1); _tile_zero(2); _tile_zero(3);
    for (int half = 0; half < 2; half++) {
        _tile_loadd(4, rows + 2 * half * TILE, 64); _tile_loadd(6, across + 2 * half * TILE, 64);
        _tile_loadd(5, rows + (2 * half + 1) * TILE, 64); _tile_loadd(7, across + (2 * half + 1) * TILE, 64);
        _tile_dpbf16ps(0, 4, 6); _tile_dpbf16ps(1, 4, 7); _tile_dpbf16ps(2, 5, 6); _tile_dpbf16ps(3, 5, 7);
    }
    _tile_stored(0, c, stride * 4); _tile_stored(1, c + 16, stride * 4);
    _tile_stored(2, c + 16 * stride, stride * 4); _tile_stored(3, c + 16 * stride + 16, stride * 4);
}

// c [32, 64] = weights [32, 32 * blocks] in blocks x the first of `all` blocks of rows that are `paired`.
inline void mixed(const bf16* weights, const bf16* paired, int blocks, int all, float* c) {
    written();
    for (int half = 0; half < 2; half++) {
        _tile_zero(0); _tile_zero(1); _tile_zero(2); _tile_zero(3);
        const bf16 *left = weights, *right = paired + (size_t)half * all * 2 * TILE;
        for (int b = 0; b < blocks; b++, left += 2 * TILE, right += 2 * TILE) {
            _tile_loadd(4, left, 64); _tile_loadd(6, right, 64);
            _tile_loadd(5, left + TILE, 64); _tile_loadd(7, right + TILE, 64);
            _tile_dpbf16ps(0, 4, 6); _tile_dpbf16ps(1, 4, 7); _tile_dpbf16ps(2, 5, 6); _tile_dpbf16ps(3, 5, 7);
        }
        float* to = c + 32 * half;
        _tile_stored(0, to, D * 4); _tile_stored(1, to + 16, D * 4);
        _tile_stored(2, to + 16 * D, D * 4); _tile_stored(3, to + 16 * D + 16, D * 4);
    }
}

// c [64, 32] at `stride` += the transpose of x's rows from `block` on x weights. x is `transposed`, weights are tiles [32 queries][16 keys] B.
inline void summed(const bf16* x, const bf16* weights, int blocks, int block, float* c, int stride) {
    written();
    for (int half = 0; half < 2; half++) {
        float* to = c + 32 * half * stride;
        _tile_loadd(0, to, stride * 4); _tile_loadd(1, to + 16, stride * 4);
        _tile_loadd(2, to + 16 * stride, stride * 4); _tile_loadd(3, to + 16 * stride + 16, stride * 4);
        for (int b = block; b < blocks; b++) {
            const bf16 *left = x + ((size_t)half * blocks + b) * 2 * TILE, *right = weights + ((size_t)b * blocks + block) * 2 * TILE;
            _tile_loadd(4, left, 64); _tile_loadd(6, right, 64);
            _tile_loadd(5, left + TILE, 64); _tile_loadd(7, right + TILE, 64);
            _tile_dpbf16ps(0, 4, 6); _tile_dpbf16ps(1, 4, 7); _tile_dpbf16ps(2, 5, 6); _tile_dpbf16ps(3, 5, 7);
        }
        _tile_stored(0, to, stride * 4); _tile_stored(1, to + 16, stride * 4);
        _tile_stored(2, to + 16 * stride, stride * 4); _tile_stored(3, to + 16 * stride + 16, stride * 4);
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
                        _mm512_storeu_si512(weights + tile + i * 16, _mm512_permutexvar_epi16(PAIRS, es));
                        _mm512_storeu_si512(slopes + tile + i * 16, _mm512_permutexvar_epi16(PAIRS, ss));
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

// What the backward pass needs of the forward pass, beside x; a group's tokens are padded to `blocks` blocks.
struct Saved {
    float* x;       // [tokens, embd] after attention
    bf16* qkv;      // as projected
    bf16* mixed;    // what attention gives
    bf16* gate_up;  // 16 columns of gate and 16 of up alternate
    float* peak;    // [rows, heads, length]
};

struct Weights {
    float *attn_norm, *q_norm, *k_norm, *qkv, *out, *ffn_norm, *gate_up, *down;
};

// The weights of a block as B; valid until the next are made.
struct Panels {
    bf16 *qkv, *out, *gate_up, *down;
    template <class Pack> Panels(const Shape& s, const Weights& w, Pack pack) {
        static Buffer buffers[4];
        const auto made = [&](Buffer& buffer, const float* weight, int rows, int columns, Tiling tiling) {
            bf16* to = buffer.get<bf16>((size_t)rows * columns);
            pack(weight, rows, columns, tiling, to);
            return to;
        };
        qkv = made(buffers[0], w.qkv, s.qkv(), s.embd, {});
        out = made(buffers[1], w.out, s.embd, s.q(), {});
        gate_up = made(buffers[2], w.gate_up, 2 * s.ff, s.embd, {s.ff});
        down = made(buffers[3], w.down, s.embd, s.ff, {});
    }
};

constexpr int GROUP = 512, CHUNK = 128;  // tokens worked together: the sums of the weights' gradients, and all else

struct Plan {
    int per, blocks, groups;  // rows and blocks of a group
    Plan(int rows, int length) : per(std::clamp(GROUP / length, 1, rows)), blocks((per * length + 31) / 32), groups((rows + per - 1) / per) {}
};

}  // namespace

extern "C" {

// Asks the system for the tile registers; false where there are none.
bool hob_available() {
    return __builtin_cpu_supports("amx-bf16") && __builtin_cpu_supports("avx512bf16") && syscall(SYS_arch_prctl, 0x1023, 18) == 0;
}

// Tokens that the matrices of `Saved` have room for.
long hob_padded(int rows, int length) {
    const Plan plan(rows, length);
    return (long)plan.groups * plan.blocks * 32;
}

// y [rows, length, embd] of x.
void hob_block(const Shape* s, const Weights* w, Rope* rope, const float* x, int rows, int length, const Saved* saved, float* y) {
    static Buffer buffers[3];
    const Shape& shape = *s;
    const Plan plan(rows, length);
    const int e = shape.embd, ff = shape.ff;
    const Panels b(shape, *w, turned);
    const Blocks h{buffers[0].get<bf16>((size_t)CHUNK * e), e}, act{buffers[1].get<bf16>((size_t)CHUNK * ff), ff};
    const Blocks qk{buffers[2].get<bf16>((size_t)plan.blocks * 32 * shape.qk()), shape.qk()};
    Tiles tiles;
    for (int g = 0; g < plan.groups; g++, x += (size_t)plan.per * length * e, y += (size_t)plan.per * length * e) {
        const int texts = std::min(plan.per, rows - g * plan.per), count = texts * length, padded = (count + 31) / 32 * 32;
        float* middle = saved->x + (size_t)g * plan.per * length * e;
        const Blocks qkv = Blocks{saved->qkv, shape.qkv()}.from(g * plan.blocks * 32), mix = Blocks{saved->mixed, shape.q()}.from(g * plan.blocks * 32);
        const Blocks gate_up = Blocks{saved->gate_up, 2 * ff}.from(g * plan.blocks * 32);
        for (int c = 0; c < padded; c += CHUNK) {
            const int all = std::min(CHUNK, padded - c);
            normed(x + (size_t)c * e, w->attn_norm, shape.eps, std::min(all, count - c), all, h);
            product(h, all, b.qkv, qkv.width, [&](int i, int j, const float* sums) { rounded(sums, qkv.block(c / 32 + i, j)); });
        }
        rotated(shape, *rope, w->q_norm, w->k_norm, qkv, count, length, qk);
        for (int t = 0; t < texts; t++) attend(shape, qk, qkv, t * length, length, mix, saved->peak + (size_t)(g * plan.per + t) * shape.heads * length);
        pad(mix, count, padded);
        for (int c = 0; c < padded; c += CHUNK) {
            const int all = std::min(CHUNK, padded - c), real = std::min(all, count - c);
            const auto residual = [&](const float* from, float* to) {
                return [=](int i, int j, const float* sums) {
                    for (int r = 0; r < std::min(BLOCK, real - i * BLOCK); r++)
                        for (int d = 0; d < 32; d += 16) {
                            const size_t at = (size_t)(c + i * BLOCK + r) * e + j * 32 + d;
                            _mm_prefetch((const char*)(from + at + BLOCK * e), _MM_HINT_T0);
                            __builtin_prefetch(to + at + BLOCK * e, 1);
                            _mm512_storeu_ps(to + at, _mm512_add_ps(_mm512_loadu_ps(from + at), _mm512_load_ps(sums + r * 32 + d)));
                        }
                };
            };
            product(mix.from(c), all, b.out, e, residual(x, middle));
            normed(middle + (size_t)c * e, w->ffn_norm, shape.eps, real, all, h);
            product(h, all, b.gate_up, 2 * ff, [&](int i, int j, const float* sums) {
                bf16* kept = gate_up.block(c / 32 + i, j);
                bf16* to = act.block(i, j / 2) + j % 2 * 16;
                for (int r = 0; r < BLOCK; r++) {
                    const __m512 gate = _mm512_load_ps(sums + r * 32), up = _mm512_load_ps(sums + r * 32 + 16);
                    _mm512_stream_si512((__m512i*)(kept + r * 32), both(gate, up));  // not read before the backward pass
                    store(to + r * 32, _mm512_mul_ps(_mm512_mul_ps(gate, up), sigmoid(gate)));
                }
            });
            product(act, all, b.down, e, residual(middle, y));
        }
    }
}

// The gradients of x and of the weights (these are added to), from that of y.
void hob_block_backward(const Shape* s, const Weights* w, Rope* rope, const float* x, int rows, int length, const Saved* saved, const float* dy, float* dx, const Weights* grad) {
    static Buffer buffers[15];
    const Shape& shape = *s;
    const Plan plan(rows, length);
    const int e = shape.embd, ff = shape.ff, blocks = plan.blocks;
    const size_t room = (size_t)blocks * 32;
    const Panels b(shape, *w, upright);
    // of a chunk
    const Blocks slope{buffers[0].get<bf16>((size_t)CHUNK * e), e}, h{buffers[1].get<bf16>((size_t)CHUNK * e), e}, dh{buffers[2].get<bf16>((size_t)CHUNK * e), e};
    const Blocks act{buffers[3].get<bf16>((size_t)CHUNK * ff), ff}, dgate_up{buffers[4].get<bf16>((size_t)CHUNK * 2 * ff), 2 * ff};
    // of a group
    const Blocks qk{buffers[5].get<bf16>(room * shape.qk()), shape.qk()}, dmix{buffers[6].get<bf16>(room * shape.q()), shape.q()};
    const Blocks dqkv{buffers[7].get<bf16>(room * shape.qkv()), shape.qkv()};
    bf16* dy_a = buffers[8].get<bf16>(room * e);
    bf16* dgate_up_a = buffers[9].get<bf16>(room * 2 * ff);
    bf16* dmiddle_a = buffers[10].get<bf16>(room * e);
    bf16* dqkv_a = buffers[11].get<bf16>(room * shape.qkv());
    bf16* act_b = buffers[12].get<bf16>(room * ff);
    bf16* h_b = buffers[13].get<bf16>(room * e);
    bf16* mix_b = buffers[14].get<bf16>(room * shape.q());
    Tiles tiles;
    for (int g = 0; g < plan.groups; g++) {
        const int texts = std::min(plan.per, rows - g * plan.per), count = texts * length, padded = (count + 31) / 32 * 32;
        const size_t start = (size_t)g * plan.per * length * e;
        const Blocks qkv = Blocks{saved->qkv, shape.qkv()}.from(g * blocks * 32), mix = Blocks{saved->mixed, shape.q()}.from(g * blocks * 32);
        const Blocks gate_up = Blocks{saved->gate_up, 2 * ff}.from(g * blocks * 32);
        for (int c = 0; c < padded; c += CHUNK) {
            const int all = std::min(CHUNK, padded - c), real = std::min(all, count - c);
            const size_t at = start + (size_t)c * e, tile = (size_t)c / 32 * 2 * TILE;
            rounded_rows(dy + at, real, all, slope);
            product(slope, all, b.down, ff, [&](int i, int j, const float* sums) {
                for (int half = 0; half < 2; half++) {
                    const bf16* from = gate_up.block(c / 32 + i, 2 * j + half);
                    bf16 *to = dgate_up.block(i, 2 * j + half), *out = act.block(i, j) + half * 16;
                    for (int r = 0; r < BLOCK; r++) {
                        _mm_prefetch((const char*)(from + 4 * TILE + r * 32), _MM_HINT_T0);  // the next two blocks: each pair is a page, where hardware stops
                        const __m512 gate = load(from + r * 32), up = load(from + r * 32 + 16), d = _mm512_load_ps(sums + r * 32 + half * 16);
                        const __m512 sig = sigmoid(gate), silu = _mm512_mul_ps(gate, sig);
                        const __m512 bend = _mm512_fmadd_ps(silu, _mm512_sub_ps(_mm512_set1_ps(1), sig), sig);  // of silu
                        store(out + r * 32, _mm512_mul_ps(silu, up));
                        _mm512_storeu_si512(to + r * 32, both(_mm512_mul_ps(_mm512_mul_ps(d, up), bend), _mm512_mul_ps(d, silu)));
                    }
                }
            });
            const auto back = [](Blocks to) { return [=](int i, int j, const float* sums) { rounded(sums, to.block(i, j)); }; };
            normed(saved->x + at, w->ffn_norm, shape.eps, real, all, h);
            transposed(slope, all, blocks, dy_a + tile);
            transposed(dgate_up, all, blocks, dgate_up_a + tile);
            paired(act, all, blocks, act_b + tile);
            paired(h, all, blocks, h_b + tile);
            product(dgate_up, all, b.gate_up, e, back(dh));
            normed_backward(saved->x + at, w->ffn_norm, shape.eps, dh, real, dy + at, dx + at, grad->ffn_norm);
            rounded_rows(dx + at, real, all, slope);
            transposed(slope, all, blocks, dmiddle_a + tile);
            paired(mix.from(c), all, blocks, mix_b + tile);
            product(slope, all, b.out, shape.q(), back(dmix.from(c)));
        }
        weight_gradient(dgate_up_a, 2 * ff, h_b, e, padded / 32, blocks, {ff}, grad->gate_up);
        weight_gradient(dy_a, e, act_b, ff, padded / 32, blocks, {}, grad->down);
        weight_gradient(dmiddle_a, e, mix_b, shape.q(), padded / 32, blocks, {}, grad->out);
        rotated(shape, *rope, w->q_norm, w->k_norm, qkv, count, length, qk);
        for (int t = 0; t < texts; t++)
            attend_backward(shape, dmix, qk, qkv, mix, saved->peak + (size_t)(g * plan.per + t) * shape.heads * length, t * length, length, dqkv);
        pad(dqkv, count, padded);
        rotated_backward(shape, *rope, w->q_norm, w->k_norm, qkv, count, length, dqkv, grad->q_norm, grad->k_norm);
        for (int c = 0; c < padded; c += CHUNK) {
            const int all = std::min(CHUNK, padded - c), real = std::min(all, count - c);
            const size_t at = start + (size_t)c * e, tile = (size_t)c / 32 * 2 * TILE;
            normed(x + at, w->attn_norm, shape.eps, real, all, h);
            transposed(dqkv.from(c), all, blocks, dqkv_a + tile);
            paired(h, all, blocks, h_b + tile);
            product(dqkv.from(c), all, b.qkv, e, [&](int i, int j, const float* sums) { rounded(sums, dh.block(i, j)); });
            normed_backward(x + at, w->attn_norm, shape.eps, dh, real, dx + at, dx + at, grad->attn_norm);
        }
        weight_gradient(dqkv_a, shape.qkv(), h_b, e, padded / 32, blocks, {}, grad->qkv);
    }
}
}
