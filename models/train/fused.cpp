// Causal attention with grouped heads and SwiGLU, forward and backward, for x86-64 with AMX: what PyTorch's own kernels spend two
// thirds of a training step on at these lengths. All tensors are bf16, sums are f32. `fused.py` compiles and calls it.
//
// Shapes: q [rows, length, heads, 64], k and v [rows, length, groups, 64]; places of one row follow each other at a given stride.
// One head's matrices stay in the cache: its scores are at most length x length, so nothing is worked in tiles but the products.
//
// AMX multiplies A [16 x 32] by B [32 x 16] into C [16 x 16]. B has pairs of its rows interleaved ("pairs": dword (r / 2, column)
// holds rows r and r + 1), which is what `packed` and `turned` make.

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

// [length, 64] at `stride` → [padded, 64], zeros at the end.
void gather(const bf16* from, long stride, int length, int padded, bf16* to) {
    for (int i = 0; i < length; i++) memcpy(to + i * D, from + i * stride, D * sizeof(bf16));
    memset(to + length * D, 0, (size_t)(padded - length) * D * sizeof(bf16));
}

// B of a product over the 64 dimensions: tiles [16 rows of x][half of the dimensions].
void turned(const bf16* x, int padded, bf16* to) {
    for (int i = 0; i < padded; i += 16)
        for (int half = 0; half < 2; half++, to += TILE) transpose((const int*)(x + i * D + half * 32), D / 2, (int*)to, 16);
}

// B of a product over the rows of x: tiles [32 rows][16 dimensions].
void packed(const bf16* x, int padded, bf16* to) {
    for (int i = 0; i < padded; i += BLOCK, to += 4 * TILE)
        for (int pair = 0; pair < 16; pair++)
            for (int half = 0; half < 2; half++) {
                const __m512i a = _mm512_loadu_si512(x + (i + 2 * pair) * D + half * 32), b = _mm512_loadu_si512(x + (i + 2 * pair + 1) * D + half * 32);
                _mm512_storeu_si512(to + (2 * half) * TILE + pair * 32, _mm512_permutex2var_epi16(a, LOW, b));
                _mm512_storeu_si512(to + (2 * half + 1) * TILE + pair * 32, _mm512_permutex2var_epi16(a, HIGH, b));
            }
}

// A of a product over the rows of x, from `packed`: tiles [32 rows][16 dimensions], each with the dimensions as its rows.
void upright(const bf16* pairs, int padded, bf16* to) {
    for (int t = 0; t < padded / BLOCK * 4; t++) transpose((const int*)(pairs + t * TILE), 16, (int*)(to + t * TILE), 16);
}

// What stands in memory is there before the next tile is loaded: GCC's intrinsic does not say that it reads.
inline void written() { asm volatile("" ::: "memory"); }

// c [32, stride] = 32 rows of 64 dimensions x 32 rows that are `turned`.
inline void scores(const bf16* rows, const bf16* turned, float* c, int stride) {
    written();
    _tile_zero(0); _tile_zero(1); _tile_zero(2); _tile_zero(3);
    for (int half = 0; half < 2; half++) {
        _tile_loadd(4, rows + half * 32, D * 2);
        _tile_loadd(5, rows + 16 * D + half * 32, D * 2);
        _tile_loadd(6, turned + half * TILE, 64);
        _tile_loadd(7, turned + (2 + half) * TILE, 64);
        _tile_dpbf16ps(0, 4, 6); _tile_dpbf16ps(1, 4, 7); _tile_dpbf16ps(2, 5, 6); _tile_dpbf16ps(3, 5, 7);
    }
    _tile_stored(0, c, stride * 4); _tile_stored(1, c + 16, stride * 4);
    _tile_stored(2, c + 16 * stride, stride * 4); _tile_stored(3, c + 16 * stride + 16, stride * 4);
}

// c [32, 64] = weights [32, 32 * blocks] at `stride` x rows that are `packed`.
inline void mixed(const bf16* weights, int stride, const bf16* packed, int blocks, float* c) {
    written();
    for (int half = 0; half < 2; half++) {
        _tile_zero(0); _tile_zero(1); _tile_zero(2); _tile_zero(3);
        for (int b = 0; b < blocks; b++) {
            _tile_loadd(4, weights + b * BLOCK, stride * 2);
            _tile_loadd(5, weights + 16 * stride + b * BLOCK, stride * 2);
            _tile_loadd(6, packed + (4 * b + 2 * half) * TILE, 64);
            _tile_loadd(7, packed + (4 * b + 2 * half + 1) * TILE, 64);
            _tile_dpbf16ps(0, 4, 6); _tile_dpbf16ps(1, 4, 7); _tile_dpbf16ps(2, 5, 6); _tile_dpbf16ps(3, 5, 7);
        }
        float* to = c + 32 * half;
        _tile_stored(0, to, D * 4); _tile_stored(1, to + 16, D * 4);
        _tile_stored(2, to + 16 * D, D * 4); _tile_stored(3, to + 16 * D + 16, D * 4);
    }
}

// c [64, 32] += the transpose of x's rows from `block` on x weights. x is `upright`, weights are tiles [32 queries][16 keys] of pairs.
inline void summed(const bf16* x, const bf16* weights, int blocks, int block, float* c, int stride) {
    written();
    for (int half = 0; half < 2; half++) {
        float* to = c + 32 * half * stride;
        _tile_loadd(0, to, stride * 4); _tile_loadd(1, to + 16, stride * 4);
        _tile_loadd(2, to + 16 * stride, stride * 4); _tile_loadd(3, to + 16 * stride + 16, stride * 4);
        for (int b = block; b < blocks; b++) {
            _tile_loadd(4, x + (4 * b + 2 * half) * TILE, 64);
            _tile_loadd(5, x + (4 * b + 2 * half + 1) * TILE, 64);
            _tile_loadd(6, weights + (2 * (b * blocks + block)) * TILE, 64);
            _tile_loadd(7, weights + (2 * (b * blocks + block) + 1) * TILE, 64);
            _tile_dpbf16ps(0, 4, 6); _tile_dpbf16ps(1, 4, 7); _tile_dpbf16ps(2, 5, 6); _tile_dpbf16ps(3, 5, 7);
        }
        _tile_stored(0, to, stride * 4); _tile_stored(1, to + 16, stride * 4);
        _tile_stored(2, to + 16 * stride, stride * 4); _tile_stored(3, to + 16 * stride + 16, stride * 4);
    }
}

}  // namespace

extern "C" {

// Asks the system for the tile registers; false where there are none.
bool hob_available() {
    return __builtin_cpu_supports("amx-bf16") && __builtin_cpu_supports("avx512bf16") && syscall(SYS_arch_prctl, 0x1023, 18) == 0;
}

// out [rows, length, heads, 64]; peak [rows, heads, length]: the logarithm to base 2 of each softmax's sum.
void hob_attend(const bf16* q, const bf16* k, const bf16* v, long q_stride, long k_stride, long v_stride, int rows, int length, int heads, int groups, bf16* out,
                float* peak) {
    static Buffer buffers[6];
    const int blocks = (length + BLOCK - 1) / BLOCK, padded = blocks * BLOCK;
    bf16* rest = buffers[0].get<bf16>((size_t)padded * D);
    bf16* keys = buffers[1].get<bf16>((size_t)padded * D);
    bf16* values = buffers[2].get<bf16>((size_t)padded * D);
    float* s = buffers[3].get<float>((size_t)BLOCK * padded);
    bf16* p = buffers[4].get<bf16>((size_t)BLOCK * padded);
    float* sums = buffers[5].get<float>((size_t)BLOCK * D);
    const __m512 scale = _mm512_set1_ps(LOG2E / 8);  // 1 / sqrt(64)
    Tiles tiles;
    for (int row = 0; row < rows; row++)
        for (int g = 0; g < groups; g++) {
            gather(k + (long)row * length * k_stride + g * D, k_stride, length, padded, rest);
            turned(rest, padded, keys);
            gather(v + (long)row * length * v_stride + g * D, v_stride, length, padded, rest);
            packed(rest, padded, values);
            for (int h = g * (heads / groups); h < (g + 1) * (heads / groups); h++) {
                gather(q + (long)row * length * q_stride + h * D, q_stride, length, padded, rest);
                for (int block = 0; block < blocks; block++) {
                    const int width = (block + 1) * BLOCK;
                    for (int b = 0; b <= block; b++) scores(rest + block * BLOCK * D, keys + b * 4 * TILE, s + b * BLOCK, padded);
                    float inverse[BLOCK];
                    for (int i = 0; i < BLOCK; i++) {
                        float* line = s + i * padded;
                        bf16* weights = p + i * padded;
                        const int seen = block * BLOCK + i + 1;
                        __m512 most = _mm512_set1_ps(-INFINITY), sum = _mm512_setzero_ps();
                        for (int j = 0; j < seen; j += 16) most = _mm512_mask_max_ps(most, first(seen - j), most, _mm512_loadu_ps(line + j));
                        const float top = _mm512_reduce_max_ps(most) * (LOG2E / 8);
                        const __m512 shift = _mm512_set1_ps(top);
                        for (int j = 0; j < width; j += 16) {
                            const __m512 e = _mm512_maskz_mov_ps(first(seen - j), exp2(_mm512_fmsub_ps(_mm512_loadu_ps(line + j), scale, shift)));
                            sum = _mm512_add_ps(sum, e);
                            store(weights + j, e);
                        }
                        const float total = _mm512_reduce_add_ps(sum);
                        inverse[i] = 1 / total;
                        if (seen <= length) peak[((long)row * heads + h) * length + seen - 1] = top + log2f(total);
                    }
                    mixed(p, padded, values, block + 1, sums);
                    for (int i = 0; i < std::min(BLOCK, length - block * BLOCK); i++) {
                        bf16* to = out + (((long)row * length + block * BLOCK + i) * heads + h) * D;
                        for (int d = 0; d < D; d += 16) store(to + d, _mm512_mul_ps(_mm512_loadu_ps(sums + i * D + d), _mm512_set1_ps(inverse[i])));
                    }
                }
            }
        }
}

// The gradients of q, k and v, shaped as they are and dense; `grad` is that of out.
void hob_attend_backward(const bf16* grad, const bf16* q, const bf16* k, const bf16* v, long q_stride, long k_stride, long v_stride, const bf16* out, const float* peak,
                         int rows, int length, int heads, int groups, bf16* dq, bf16* dk, bf16* dv) {
    static Buffer buffers[16];
    const int blocks = (length + BLOCK - 1) / BLOCK, padded = blocks * BLOCK;
    const size_t matrix = (size_t)padded * D, square = (size_t)padded * padded;
    bf16* rest = buffers[0].get<bf16>(matrix);
    bf16* keys = buffers[1].get<bf16>(matrix);
    bf16* mixers = buffers[2].get<bf16>(matrix);
    bf16* values = buffers[3].get<bf16>(matrix);
    bf16* queries = buffers[4].get<bf16>(matrix);
    bf16* upward = buffers[5].get<bf16>(matrix);
    bf16* pairs = buffers[6].get<bf16>(matrix);
    bf16* queries_t = buffers[7].get<bf16>(matrix);
    bf16* grads_t = buffers[8].get<bf16>(matrix);
    bf16* weights = buffers[9].get<bf16>(square);
    bf16* slopes = buffers[10].get<bf16>(square);
    bf16* lines = buffers[11].get<bf16>((size_t)BLOCK * padded);
    float* sums = buffers[12].get<float>((size_t)BLOCK * D);
    float* dk_t = buffers[13].get<float>(matrix);
    float* dv_t = buffers[14].get<float>(matrix);
    float* per_row = buffers[15].get<float>((size_t)2 * padded);
    float *top = per_row, *delta = per_row + padded;
    const __m512 scale2 = _mm512_set1_ps(LOG2E / 8), scale = _mm512_set1_ps(0.125f);
    Tiles tiles;
    for (int row = 0; row < rows; row++)
        for (int g = 0; g < groups; g++) {
            gather(k + (long)row * length * k_stride + g * D, k_stride, length, padded, rest);
            turned(rest, padded, keys);
            packed(rest, padded, mixers);
            gather(v + (long)row * length * v_stride + g * D, v_stride, length, padded, rest);
            turned(rest, padded, values);
            memset(dk_t, 0, matrix * sizeof(float));
            memset(dv_t, 0, matrix * sizeof(float));
            for (int h = g * (heads / groups); h < (g + 1) * (heads / groups); h++) {
                gather(q + (long)row * length * q_stride + h * D, q_stride, length, padded, queries);
                packed(queries, padded, pairs);
                upright(pairs, padded, queries_t);
                gather(grad + ((long)row * length * heads + h) * D, (long)heads * D, length, padded, upward);
                packed(upward, padded, pairs);
                upright(pairs, padded, grads_t);
                for (int i = 0; i < padded; i++) {
                    if (i >= length) {
                        top[i] = 1e30f, delta[i] = 0;
                        continue;
                    }
                    const bf16* o = out + (((long)row * length + i) * heads + h) * D;
                    __m512 sum = _mm512_setzero_ps();
                    for (int d = 0; d < D; d += 16) sum = _mm512_fmadd_ps(load(o + d), load(upward + i * D + d), sum);
                    delta[i] = _mm512_reduce_add_ps(sum);
                    top[i] = peak[((long)row * heads + h) * length + i];
                }
                for (int block = 0; block < blocks; block++) {
                    for (int b = 0; b <= block; b++) {
                        alignas(64) float s[BLOCK * BLOCK], ds[BLOCK * BLOCK];
                        scores(queries + block * BLOCK * D, keys + b * 4 * TILE, s, BLOCK);
                        scores(upward + block * BLOCK * D, values + b * 4 * TILE, ds, BLOCK);
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
                                const __m512i es = (__m512i)_mm512_cvtne2ps_pbh(e[1], e[0]), ss = (__m512i)_mm512_cvtne2ps_pbh(d[1], d[0]);
                                _mm512_storeu_si512(weights + tile + i * 16, _mm512_permutexvar_epi16(PAIRS, es));
                                _mm512_storeu_si512(slopes + tile + i * 16, _mm512_permutexvar_epi16(PAIRS, ss));
                                _mm256_storeu_si256((__m256i*)(lines + i * padded + b * BLOCK + half * 16), _mm512_castsi512_si256(ss));
                                _mm256_storeu_si256((__m256i*)(lines + (i + 1) * padded + b * BLOCK + half * 16), _mm512_extracti64x4_epi64(ss, 1));
                            }
                        }
                    }
                    mixed(lines, padded, mixers, block + 1, sums);
                    for (int i = 0; i < std::min(BLOCK, length - block * BLOCK); i++) {
                        bf16* to = dq + (((long)row * length + block * BLOCK + i) * heads + h) * D;
                        for (int d = 0; d < D; d += 16) store(to + d, _mm512_loadu_ps(sums + i * D + d));
                    }
                }
                for (int b = 0; b < blocks; b++) {
                    summed(grads_t, weights, blocks, b, dv_t + b * BLOCK, padded);
                    summed(queries_t, slopes, blocks, b, dk_t + b * BLOCK, padded);
                }
            }
            for (int i = 0; i < padded; i += 16)
                for (int d = 0; d < D; d += 16) {
                    alignas(64) float a[256], c[256];
                    transpose((const int*)(dk_t + d * padded + i), padded, (int*)a, 16);
                    transpose((const int*)(dv_t + d * padded + i), padded, (int*)c, 16);
                    for (int t = 0; t < std::min(16, length - i); t++) {
                        const long to = (((long)row * length + i + t) * groups + g) * D + d;
                        store(dk + to, _mm512_load_ps(a + 16 * t));
                        store(dv + to, _mm512_load_ps(c + 16 * t));
                    }
                }
        }
}

// out [count, width] = silu(gate) * up of x [count, 2 * width]; the width divides by 16.
void hob_swiglu(const bf16* x, long count, long width, bf16* out) {
    const __m512 one = _mm512_set1_ps(1), minus = _mm512_set1_ps(-LOG2E);
    for (long i = 0; i < count; i++, x += 2 * width, out += width)
        for (long j = 0; j < width; j += 16) {
            const __m512 gate = load(x + j), up = load(x + width + j);
            store(out + j, _mm512_div_ps(_mm512_mul_ps(gate, up), _mm512_add_ps(one, exp2(_mm512_mul_ps(gate, minus)))));
        }
}

void hob_swiglu_backward(const bf16* grad, const bf16* x, long count, long width, bf16* dx) {
    const __m512 one = _mm512_set1_ps(1), minus = _mm512_set1_ps(-LOG2E);
    for (long i = 0; i < count; i++, grad += width, x += 2 * width, dx += 2 * width)
        for (long j = 0; j < width; j += 16) {
            const __m512 gate = load(x + j), up = load(x + width + j), g = load(grad + j);
            const __m512 sigmoid = _mm512_div_ps(one, _mm512_add_ps(one, exp2(_mm512_mul_ps(gate, minus))));
            const __m512 silu = _mm512_mul_ps(gate, sigmoid);
            // d silu = sigmoid + silu (1 - sigmoid)
            const __m512 slope = _mm512_fmadd_ps(silu, _mm512_sub_ps(one, sigmoid), sigmoid);
            store(dx + j, _mm512_mul_ps(_mm512_mul_ps(g, up), slope));
            store(dx + width + j, _mm512_mul_ps(g, silu));
        }
}
}
