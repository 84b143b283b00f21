// One block of the transformer, forward and backward, for x86-64 with AMX or AVX-512's bf16: norm, projections, QK-norm and RoPE, causal attention with
// grouped heads, SwiGLU and both residual sums, without a pass over memory between them. Products are bf16 with f32 sums; the residual
// stream, norms and gradients of weights are f32. `fused.py` compiles and calls it.
//
// The batch is `rows` texts of `length` tokens. It is worked in groups of whole rows (some 512 tokens), whose intermediate values stay
// in the cache; a group's last tokens are padded to 32 with zeros. Every bf16 matrix of activations lies in blocks of 32 tokens by 32
// columns, [tokens / 32][columns / 32][32][32]: a block is two tiles of the left factor A.

#include "fused_attention.h"
#include "fused_tiles.h"

#include <sys/syscall.h>
#include <unistd.h>

namespace {

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

// Whether this machine can do what was compiled; asks the system for the tile registers.
bool hob_available() {
#ifdef __AMX_BF16__
    if (!__builtin_cpu_supports("amx-bf16") || syscall(SYS_arch_prctl, 0x1023, 18) != 0) return false;
#endif
    return __builtin_cpu_supports("avx512bf16");
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

