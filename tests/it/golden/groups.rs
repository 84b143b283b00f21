//! State space layers whose heads stand in groups, which no golden model has: a small model beside
//! a straightforward implementation in f64. It has no attention and no scales, as such files may.

use std::collections::BTreeMap;
use std::sync::Arc;

use hob::gguf::{Gguf, TensorType, Value, Writer};
use hob::model::Model;

use super::{isas, logits, options};

const WIDTH: usize = 24;
const VOCAB: usize = 17;
const LAYERS: usize = 2;
const FF: usize = 20;
const HEADS: usize = 6;
const GROUPS: usize = 2;
/// Values of a head.
const D: usize = 5;
/// Values of B, and of C.
const STATE: usize = 11;
const TAPS: usize = 3;
const INNER: usize = HEADS * D;
const CHANNELS: usize = INNER + 2 * GROUPS * STATE;
const EPS: f32 = 1e-5;

type Tensors = BTreeMap<String, (Vec<usize>, Vec<f32>)>;

fn tensors() -> Tensors {
    let mut random = 1u64;
    let mut all = Tensors::new();
    let mut add = |name: &str, shape: &[usize], from: f32, to: f32| {
        let value = |_| {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            from + (to - from) * (random >> 40) as f32 / (1u64 << 24) as f32
        };
        let values = (0..shape.iter().product()).map(value).collect();
        all.insert(name.into(), (shape.to_vec(), values));
    };
    add("token_embd.weight", &[WIDTH, VOCAB], -1.0, 1.0);
    add("output_norm.weight", &[WIDTH], 0.5, 1.5);
    for i in 0..LAYERS {
        let mut add = |part: &str, shape: &[usize], from, to| {
            add(&format!("blk.{i}.{part}"), shape, from, to);
        };
        add("attn_norm.weight", &[WIDTH], 0.5, 1.5);
        add("ssm_in.weight", &[WIDTH, INNER + CHANNELS + HEADS], -0.4, 0.4);
        add("ssm_conv1d.weight", &[TAPS, CHANNELS], -0.6, 0.6);
        add("ssm_conv1d.bias", &[CHANNELS], -0.2, 0.2);
        add("ssm_dt.bias", &[HEADS], -1.0, 1.0);
        add("ssm_a", &[1, HEADS], -2.0, -0.1);
        add("ssm_d", &[1, HEADS], -1.0, 1.0);
        add("ssm_norm.weight", &[INNER / GROUPS, GROUPS], 0.5, 1.5);
        add("ssm_out.weight", &[INNER, WIDTH], -0.3, 0.3);
        add("ffn_norm.weight", &[WIDTH], 0.5, 1.5);
        add("ffn_gate.weight", &[WIDTH, FF], -0.4, 0.4);
        add("ffn_up.weight", &[WIDTH, FF], -0.4, 0.4);
        add("ffn_down.weight", &[FF, WIDTH], -0.4, 0.4);
    }
    all
}

fn model(tensors: &Tensors) -> Arc<Model> {
    let mut writer = Writer::new();
    writer.metadata("general.architecture", "granitehybrid").unwrap();
    for (key, value) in [
        ("block_count", LAYERS),
        ("context_length", 256),
        ("embedding_length", WIDTH),
        ("feed_forward_length", FF),
        ("attention.head_count", 2),
        ("attention.head_count_kv", 0),
        ("ssm.conv_kernel", TAPS),
        ("ssm.inner_size", INNER),
        ("ssm.state_size", STATE),
        ("ssm.time_step_rank", HEADS),
        ("ssm.group_count", GROUPS),
    ] {
        writer.metadata(&format!("granitehybrid.{key}"), value as u32).unwrap();
    }
    writer.metadata("granitehybrid.attention.layer_norm_rms_epsilon", Value::from(EPS)).unwrap();
    for (name, (shape, _)) in tensors {
        writer.tensor(name, TensorType::F32, shape).unwrap();
    }
    let mut file = writer.begin(Vec::new()).unwrap();
    for (name, (_, values)) in tensors {
        let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
        file.data(name, &bytes).unwrap();
    }
    Arc::new(Model::load(Gguf::from_bytes(file.finish().unwrap()).unwrap()).unwrap())
}

fn silu(x: f64) -> f64 {
    x / (1.0 + (-x).exp())
}

fn rms_norm(x: &[f64], weight: &[f64]) -> Vec<f64> {
    let square = x.iter().map(|v| v * v).sum::<f64>() / x.len() as f64;
    x.iter().zip(weight).map(|(v, w)| v / (square + f64::from(EPS)).sqrt() * w).collect()
}

/// Logits of every token.
fn expected(tensors: &Tensors, tokens: &[u32]) -> Vec<f64> {
    let values = |name: &str| tensors[name].1.iter().map(|&v| f64::from(v)).collect::<Vec<f64>>();
    let multiply = |name: &str, x: &[f64]| -> Vec<f64> {
        let row = |row: &[f64]| row.iter().zip(x).map(|(w, x)| w * x).sum();
        values(name).chunks_exact(x.len()).map(row).collect()
    };
    let mut seen = vec![vec![vec![0.0; CHANNELS]; TAPS - 1]; LAYERS];
    let mut states = vec![vec![[[0.0; STATE]; D]; HEADS]; LAYERS];
    let mut out = Vec::new();
    for &token in tokens {
        let mut x = values("token_embd.weight")[token as usize * WIDTH..][..WIDTH].to_vec();
        for i in 0..LAYERS {
            let name = |part: &str| format!("blk.{i}.{part}");
            let part = |part: &str| values(&name(part));
            let all = multiply(&name("ssm_in.weight"), &rms_norm(&x, &part("attn_norm.weight")));
            let (gate, rest) = all.split_at(INNER);
            let (channels, steps) = rest.split_at(CHANNELS);
            seen[i].push(channels.to_vec());
            let weights = part("ssm_conv1d.weight");
            let bias = part("ssm_conv1d.bias");
            let last = &seen[i][seen[i].len() - TAPS..];
            let conv = |c: usize| {
                silu(
                    bias[c]
                        + (0..TAPS).map(|tap| weights[c * TAPS + tap] * last[tap][c]).sum::<f64>(),
                )
            };
            let channels: Vec<f64> = (0..CHANNELS).map(conv).collect();
            let dt = part("ssm_dt.bias");
            let a = part("ssm_a");
            let d = part("ssm_d");
            let mut read = vec![0.0; INNER];
            for head in 0..HEADS {
                let group = head * GROUPS / HEADS;
                let [b, c] =
                    [0, GROUPS].map(|kind| &channels[INNER + (kind + group) * STATE..][..STATE]);
                let step = (1.0 + (steps[head] + dt[head]).exp()).ln();
                for (j, row) in states[i][head].iter_mut().enumerate() {
                    let x = channels[head * D + j];
                    for (s, b) in row.iter_mut().zip(b) {
                        *s = (step * a[head]).exp() * *s + step * x * b;
                    }
                    let y = row.iter().zip(c).map(|(s, c)| s * c).sum::<f64>() + d[head] * x;
                    read[head * D + j] = y * silu(gate[head * D + j]);
                }
            }
            let n = INNER / GROUPS;
            let weights = part("ssm_norm.weight");
            let normed = read.chunks(n).zip(weights.chunks(n)).flat_map(|(x, w)| rms_norm(x, w));
            let joins = multiply(&name("ssm_out.weight"), &normed.collect::<Vec<_>>());
            for (x, y) in x.iter_mut().zip(joins) {
                *x += y;
            }
            let h = rms_norm(&x, &part("ffn_norm.weight"));
            let gate = multiply(&name("ffn_gate.weight"), &h);
            let up = multiply(&name("ffn_up.weight"), &h);
            let gated: Vec<f64> = gate.iter().zip(up).map(|(&gate, up)| silu(gate) * up).collect();
            for (x, y) in x.iter_mut().zip(multiply(&name("ffn_down.weight"), &gated)) {
                *x += y;
            }
        }
        out.extend(multiply("token_embd.weight", &rms_norm(&x, &values("output_norm.weight"))));
    }
    out
}

#[test]
fn heads_in_groups_agree_with_a_straightforward_implementation() {
    let tensors = tensors();
    let model = model(&tensors);
    let tokens: Vec<u32> = (0..40).map(|i| i * 7 % VOCAB as u32).collect();
    let expected: Vec<f32> = expected(&tensors, &tokens).iter().map(|&v| v as f32).collect();
    for isa in isas() {
        for step in [40, 7, 1] {
            let e = super::nmse(&logits(&model, &options(isa, true, 2), &tokens, step), &expected);
            assert!(e <= 1e-11, "{isa}, steps of {step}: NMSE {e:e}");
        }
    }
}
