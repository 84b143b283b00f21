// Matrices of activations and weights as tiles, the products of them, and what else works on whole blocks of 32 tokens by 32 columns.
//
// AMX multiplies A [16 x 32] by B [32 x 16] into C [16 x 16]; without it `vdpbf16ps` does, from the same tiles. B has pairs of its rows
// interleaved: dword (r / 2, column) holds rows r and r + 1. Weights become B once a step and block: `turned` for x W^T, `upright` for its
// gradient dy W. For the gradient of a weight, dy^T h, tokens are the inner dimension: `transposed` blocks of dy are A, `paired` blocks of
// h are B.

#pragma once

#include <immintrin.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>

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

// 32 x 32 sums: the first and the last 16 rows, each row `stride` after the one before.
struct Square {
    float *upper, *lower;
    long stride;
    Square(float* at, long stride) : upper(at), lower(at + 16 * stride), stride(stride) {}
    Square(float* upper, float* lower, long stride) : upper(upper), lower(lower), stride(stride) {}
};

#ifdef __AMX_BF16__

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

// What stands in memory is there before the next tile is loaded: GCC's intrinsic does not say that it reads.
inline void written() { asm volatile("" ::: "memory"); }

// c = (or with `more` +=) the sum of `steps` blocks A from `left` on, times as many pairs of tiles B that are `apart`. `meanwhile` is
// called before the sums are stored, or it would wait for them.
template <class Meanwhile> inline void multiply(const bf16* left, const bf16* right, size_t apart, int steps, Square c, bool more, Meanwhile meanwhile) {
    const long row = c.stride * 4;
    written();
    if (more) {
        _tile_loadd(0, c.upper, row); _tile_loadd(1, c.upper + 16, row); _tile_loadd(2, c.lower, row); _tile_loadd(3, c.lower + 16, row);
    } else {
        _tile_zero(0); _tile_zero(1); _tile_zero(2); _tile_zero(3);
    }
    for (int s = 0; s < steps; s++, left += 2 * TILE, right += apart) {
        _tile_loadd(4, left, 64); _tile_loadd(6, right, 64);
        _tile_loadd(5, left + TILE, 64); _tile_loadd(7, right + TILE, 64);
        _tile_dpbf16ps(0, 4, 6); _tile_dpbf16ps(1, 4, 7); _tile_dpbf16ps(2, 5, 6); _tile_dpbf16ps(3, 5, 7);
    }
    meanwhile();
    _tile_stored(0, c.upper, row); _tile_stored(1, c.upper + 16, row); _tile_stored(2, c.lower, row); _tile_stored(3, c.lower + 16, row);
}

#else

struct Tiles {
    Tiles() {}  // nothing to configure
};

template <class Meanwhile> inline void multiply(const bf16* left, const bf16* right, size_t apart, int steps, Square c, bool more, Meanwhile meanwhile) {
    constexpr int ROWS = 8;  // whose sums stay in registers
    meanwhile();
    for (int from = 0; from < BLOCK; from += ROWS) {
        float* to = (from < 16 ? c.upper : c.lower) + from % 16 * c.stride;
        __m512 sums[ROWS][2];
#pragma GCC unroll 8
        for (int r = 0; r < ROWS; r++)
            for (int t = 0; t < 2; t++) sums[r][t] = more ? _mm512_loadu_ps(to + r * c.stride + 16 * t) : _mm512_setzero_ps();
        const bf16 *a = left + from * 32, *b = right;
        for (int s = 0; s < steps; s++, a += 2 * TILE, b += apart)
            for (int k = 0; k < 32; k += 2) {
                const __m512bh one = (__m512bh)_mm512_load_si512(b + k * 16), two = (__m512bh)_mm512_load_si512(b + TILE + k * 16);
#pragma GCC unroll 8
                for (int r = 0; r < ROWS; r++) {
                    int pair;
                    memcpy(&pair, a + r * 32 + k, 4);
                    const __m512bh x = (__m512bh)_mm512_set1_epi32(pair);
                    sums[r][0] = _mm512_dpbf16_ps(sums[r][0], x, one);
                    sums[r][1] = _mm512_dpbf16_ps(sums[r][1], x, two);
                }
            }
#pragma GCC unroll 8
        for (int r = 0; r < ROWS; r++)
            for (int t = 0; t < 2; t++) _mm512_storeu_ps(to + r * c.stride + 16 * t, sums[r][t]);
    }
}

#endif

inline void multiply(const bf16* left, const bf16* right, size_t apart, int steps, Square c, bool more) {
    multiply(left, right, apart, steps, c, more, [] {});
}

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

// Where the values of pairs come from. In memory: a register at this place would be set when the library is loaded, by any machine.
struct Places { alignas(64) int16_t at[32]; };
// Two rows of 32 values as 32 dwords of their pairs, the first and the last 16.
constexpr Places LOW = {{0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 8, 40, 9, 41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47}};
constexpr Places HIGH = {{16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53, 22, 54, 23, 55, 24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63}};
// One register of two rows of 16 as 16 dwords of their pairs.
constexpr Places PAIRS = {{0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31}};

inline __m512i places(const Places& of) { return _mm512_load_si512(of.at); }

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
                    _mm512_storeu_si512(to + pair * 32, _mm512_permutexvar_epi16(places(PAIRS), x));
                }
}

// The rows of a block in pairs: two tiles B.
inline void pair_up(const bf16* block, bf16* to) {
    for (int pair = 0; pair < 16; pair++) {
        const __m512i a = _mm512_loadu_si512(block + pair * 64), b = _mm512_loadu_si512(block + pair * 64 + 32);
        _mm512_storeu_si512(to + pair * 32, _mm512_permutex2var_epi16(a, places(LOW), b));
        _mm512_storeu_si512(to + TILE + pair * 32, _mm512_permutex2var_epi16(a, places(HIGH), b));
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

// each(i, j, c): c [32, 32] is block (i, j) of a [count, k] times b [k, n]. A block is passed on while the next is multiplied.
template <class Each> void product(Blocks a, int count, const bf16* b, int n, Each each) {
    alignas(64) float c[2][BLOCK * 32];
    const int steps = a.width / 32, columns = n / 32, all = count / 32 * columns;
    const auto pass = [&](int at) { each(at / columns, at % columns, c[at & 1]); };
    for (int at = 0; at < all; at++) {
        const bf16* right = b + (size_t)(at % columns) * steps * 2 * TILE;
        multiply(a.block(at / columns, 0), right, 2 * TILE, steps, {c[at & 1], 32}, false, [&] { if (at) pass(at - 1); });
    }
    pass(all - 1);
}

// grad [rows, n] += dy^T h over the blocks of a group; dy is `transposed`, h `paired`.
void weight_gradient(const bf16* dy, int rows, const bf16* h, int n, int blocks, int stride, Tiling tiling, float* grad) {
    constexpr int SUB = 16;  // blocks whose tiles of dy stay in the first-level cache
    for (int i = 0; i < rows / 32; i++) {
        float *upper = grad + (size_t)tiling.row(2 * i) * n, *lower = grad + (size_t)tiling.row(2 * i + 1) * n;
        for (int from = 0; from < blocks; from += SUB)
            for (int j = 0; j < n / 32; j++) {
                const bf16 *left = dy + ((size_t)i * stride + from) * 2 * TILE, *right = h + ((size_t)j * stride + from) * 2 * TILE;
                multiply(left, right, 2 * TILE, std::min(blocks - from, SUB), {upper + 32 * j, lower + 32 * j, n}, true);
            }
    }
}

// Zeros from token `count` to `padded`.
void pad(Blocks x, int count, int padded) {
    for (int t = count; t < padded; t++)
        for (int c = 0; c < x.width; c += 32) memset(x.piece(t, c), 0, 64);
}

}  // namespace
