//! Kernels over running states against the rules as papers have them, in f64: of several
//! sequences, with copies on the way, at odd sizes.

use std::path::Path;

use super::*;
use crate::backend::TokenRow;
use crate::backend::gpu::states::DeviceStates;
use crate::gguf::Gguf;
use crate::model::Model;

/// A sequence's part of a step.
struct TestRun {
    source: Option<usize>,
    to: usize,
    rows: &'static [u32],
    /// After how many rows a copy is left, and in which state.
    copy: Option<(u32, u32)>,
}

/// One goes on from a state of its own, one from a copy, one begins.
const RUNS: [TestRun; 3] = [
    TestRun { source: Some(1), to: 1, rows: &[0, 2, 5], copy: Some((2, 4)) },
    TestRun { source: Some(3), to: 0, rows: &[1], copy: None },
    TestRun { source: None, to: 2, rows: &[3, 4], copy: Some((1, 5)) },
];
const N_ROWS: usize = 6;
const N_STATES: usize = 6;

/// Returns the words that say so to a kernel.
fn words() -> Vec<u32> {
    let mut words = Vec::new();
    let mut row = RUNS.len() as u32 * 6;
    let mut copy = row + N_ROWS as u32;
    for run in &RUNS {
        let n_copies = u32::from(run.copy.is_some());
        let source = run.source.map_or(params::NONE, |source| source as u32);
        words.extend([source, run.to as u32, row, run.rows.len() as u32, copy, n_copies]);
        row += run.rows.len() as u32;
        copy += 2 * n_copies;
    }
    words.extend(RUNS.iter().flat_map(|run| run.rows));
    words.extend(RUNS.iter().filter_map(|run| run.copy).flat_map(|(done, state)| [done, state]));
    words
}

/// Applies `token(row, state)` as the runs say to states of `n_state` values.
fn apply(states: &[f32], n_state: usize, mut token: impl FnMut(usize, &mut [f64])) -> Vec<f32> {
    let mut after: Vec<f64> = states.iter().copied().map(f64::from).collect();
    for run in &RUNS {
        let mut state: Vec<f64> = match run.source {
            Some(source) => {
                states[source * n_state..][..n_state].iter().copied().map(f64::from).collect()
            }
            None => vec![0.0; n_state],
        };
        for (done, &row) in (1..).zip(run.rows) {
            token(row as usize, &mut state);
            if let Some((_, to)) = run.copy.filter(|copy| copy.0 == done) {
                after[to as usize * n_state..][..n_state].copy_from_slice(&state);
            }
        }
        after[run.to * n_state..][..n_state].copy_from_slice(&state);
    }
    after.iter().map(|&v| v as f32).collect()
}

/// Returns values with those that come before the matrices of each state left out.
fn matrices(values: &[f32], n_state: usize, first: usize) -> Vec<f32> {
    values.chunks_exact(n_state).flat_map(|state| &state[first..]).copied().collect()
}

fn dot(a: impl Iterator<Item = f64>, b: impl Iterator<Item = f64>) -> f64 {
    a.zip(b).map(|(a, b)| a * b).sum()
}

fn softplus(x: f32) -> f64 {
    f64::from(x).exp().ln_1p()
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

fn wide(values: &[f32]) -> impl Iterator<Item = f64> + Clone + '_ {
    values.iter().copied().map(f64::from)
}

#[hob_needs::gpu]
#[test]
fn delta_nets_follow_the_rule() {
    let kernel = (Kernel::DeltaRule, ShaderPiece::None);
    let mut random = Random(31);
    for device in devices(&[kernel]) {
        for (n_k, n_v, d, is_grouped) in
            [(2, 4, 20, true), (1, 3, 128, false), (2, 2, 5, false), (1, 2, 200, true)]
        {
            let n = (2 * n_k + n_v) * d;
            let first = 3;
            let n_state = first + n_v * d * d;
            let qkv = random.floats(N_ROWS * n);
            let beta = random.floats(N_ROWS * n_v);
            let alpha: Vec<f32> = random.floats(N_ROWS * n_v).iter().map(|x| x * 8.0).collect();
            let dt = random.floats(n_v);
            let a: Vec<f32> = random.floats(n_v).iter().map(|x| x - 1.0).collect();
            let vectors = [a.clone(), dt.clone()].concat();
            let states = random.floats(N_STATES * n_state);
            let mut out = vec![0.0f32; N_ROWS * n_v * d];
            let expected = apply(&states, n_state, |t, state| {
                for head in 0..n_v {
                    let key_head = if is_grouped { head / (n_v / n_k) } else { head % n_k };
                    let part = |number: usize| wide(&qkv[t * n + number * d..][..d]);
                    let unit = |number: usize| {
                        let length = dot(part(number), part(number)) + 1e-6;
                        part(number).map(move |x| x / length.sqrt()).collect::<Vec<f64>>()
                    };
                    let q = unit(key_head);
                    let k = unit(n_k + key_head);
                    let decay = f64::from(a[head]) * softplus(alpha[t * n_v + head] + dt[head]);
                    let rate = sigmoid(f64::from(beta[t * n_v + head]));
                    for (j, v) in part(2 * n_k + head).enumerate() {
                        let row = &mut state[first + (head * d + j) * d..][..d];
                        for s in row.iter_mut() {
                            *s *= decay.exp();
                        }
                        let delta = rate * (v - dot(row.iter().copied(), k.iter().copied()));
                        for (s, k) in row.iter_mut().zip(&k) {
                            *s += delta * k;
                        }
                        let read = dot(row.iter().copied(), q.iter().copied());
                        out[(t * n_v + head) * d + j] = (read / (d as f64).sqrt()) as f32;
                    }
                }
            });
            let params = params::DeltaRule {
                n_k: n_k as u32,
                n_v: n_v as u32,
                d: d as u32,
                is_grouped: is_grouped.into(),
                a: 0,
                dt: n_v as u32,
                eps: 1e-6,
                first: first as u32,
                n_state: n_state as u32,
                beta: qkv.len() as u32,
                alpha: (qkv.len() + beta.len()) as u32,
                norm: params::NONE,
                norm_eps: 0.0,
                flags: 0,
            };
            let words = words();
            let zeros = vec![0.0f32; out.len()];
            let inputs = [qkv, beta, alpha].concat();
            let bindings = [
                cast_slice(&inputs),
                cast_slice(&words),
                cast_slice(&vectors),
                cast_slice(&states),
                cast_slice(&zeros),
            ];
            let groups = [7, (n_v * d.div_ceil(4)).div_ceil(7), RUNS.len()];
            let run =
                |wanted| run_for(&device, kernel, &bindings, bytes_of(&params), groups, wanted);
            let e = error(&run(4), &out);
            assert!(e < 1e-5, "{n_k} {n_v} {d}, {:?}: {e:e}", device.sizes);
            let [ours, expected] = [run(3), expected].map(|all| matrices(&all, n_state, first));
            let e = error(&ours, &expected);
            assert!(e < 1e-5, "{n_k} {n_v} {d}, states, {:?}: {e:e}", device.sizes);
        }
    }
}

#[hob_needs::gpu]
#[test]
fn state_spaces_follow_the_rule() {
    let kernel = (Kernel::StateSpace, ShaderPiece::None);
    let mut random = Random(32);
    for device in devices(&[kernel]) {
        for (n_head, n_group, d, d_state) in [(4, 2, 8, 24), (3, 1, 5, 128), (2, 2, 64, 200)] {
            let n = n_head * d + 2 * n_group * d_state;
            let first = 5;
            let n_state = first + n_head * d * d_state;
            let channels = random.floats(N_ROWS * n);
            let steps: Vec<f32> = random.floats(N_ROWS * n_head).iter().map(|x| x * 9.0).collect();
            let vectors = random.floats(3 * n_head);
            let [a, dt, skip] = [0, 1, 2].map(|i| &vectors[i * n_head..][..n_head]);
            let states = random.floats(N_STATES * n_state);
            let mut out = vec![0.0f32; N_ROWS * n_head * d];
            let expected = apply(&states, n_state, |t, state| {
                for head in 0..n_head {
                    let time = softplus(steps[t * n_head + head] + dt[head]);
                    let decay = (time * f64::from(a[head])).exp();
                    let group = head / (n_head / n_group);
                    let of_group = |part: usize| {
                        let at = t * n + n_head * d + (part * n_group + group) * d_state;
                        wide(&channels[at..][..d_state])
                    };
                    for (j, x) in wide(&channels[t * n + head * d..][..d]).enumerate() {
                        let row = &mut state[first + (head * d + j) * d_state..][..d_state];
                        for (s, b) in row.iter_mut().zip(of_group(0)) {
                            *s = decay * *s + time * x * b;
                        }
                        let read = dot(row.iter().copied(), of_group(1));
                        let read = read + f64::from(skip[head]) * x;
                        out[(t * n_head + head) * d + j] = read as f32;
                    }
                }
            });
            let params = params::StateSpace {
                n_head: n_head as u32,
                n_group: n_group as u32,
                d: d as u32,
                d_state: d_state as u32,
                a: 0,
                dt: n_head as u32,
                skip: 2 * n_head as u32,
                first: first as u32,
                n_state: n_state as u32,
                steps: channels.len() as u32,
                norm: params::NONE,
                norm_eps: 0.0,
                flags: 0,
            };
            let words = words();
            let zeros = vec![0.0f32; out.len()];
            let inputs = [channels, steps].concat();
            let bindings = [
                cast_slice(&inputs),
                cast_slice(&words),
                cast_slice(&vectors),
                cast_slice(&states),
                cast_slice(&zeros),
            ];
            let groups = [5, (n_head * d.div_ceil(4)).div_ceil(5), RUNS.len()];
            let run =
                |wanted| run_for(&device, kernel, &bindings, bytes_of(&params), groups, wanted);
            let e = error(&run(4), &out);
            assert!(e < 1e-5, "{n_head} {d} {d_state}, {:?}: {e:e}", device.sizes);
            let [ours, expected] = [run(3), expected].map(|all| matrices(&all, n_state, first));
            let e = error(&ours, &expected);
            assert!(e < 1e-5, "{n_head} {d} {d_state}, states, {:?}: {e:e}", device.sizes);
        }
    }
}

#[hob_needs::gpu]
#[test]
fn convolutions_go_on_from_what_they_saw() {
    let kernel = (Kernel::ConvolveState, ShaderPiece::None);
    let mut random = Random(33);
    for device in devices(&[kernel]) {
        for (n, taps, has_bias) in [(64, 4, true), (130, 3, false), (20, 1, true), (200, 8, false)]
        {
            let n_before = taps - 1;
            let n_state = n_before * n + 2;
            let x = random.floats(N_ROWS * n);
            let vectors = random.floats((taps + 1) * n);
            let states = random.floats(N_STATES * n_state);
            let mut out = x.clone();
            let expected = apply(&states, n_state, |t, state| {
                for channel in 0..n {
                    let block = channel / 64 * 64;
                    let width = (n - block).min(64);
                    let at = |tap: usize| block * n_before + tap * width + channel - block;
                    let own = f64::from(x[t * n + channel]);
                    let seen: Vec<f64> =
                        (0..n_before).map(|tap| state[at(tap)]).chain([own]).collect();
                    let weights = (0..taps).map(|tap| f64::from(vectors[tap * n + channel]));
                    let bias = if has_bias { f64::from(vectors[taps * n + channel]) } else { 0.0 };
                    let sum = dot(weights, seen.iter().copied()) + bias;
                    out[t * n + channel] = (sum * sigmoid(sum)) as f32;
                    for tap in 0..n_before {
                        state[at(tap)] = seen[tap + 1];
                    }
                }
            });
            let params = params::ConvolveState {
                n_channels: n as u32,
                taps: taps as u32,
                weights: 0,
                bias: if has_bias { (taps * n) as u32 } else { params::NONE },
                n_state: n_state as u32,
            };
            let words = words();
            let bindings =
                [cast_slice(&words), cast_slice(&vectors), cast_slice(&states), cast_slice(&x)];
            let groups = [n.div_ceil(device.group(Kernel::ConvolveState)), RUNS.len(), 1];
            for (wanted, expected, is_state) in [(2, &expected, true), (3, &out, false)] {
                let ours = run_for(&device, kernel, &bindings, bytes_of(&params), groups, wanted);
                // what lies after the channels is not the convolution's
                let part = |all: &[f32]| -> Vec<f32> {
                    let runs = all.chunks_exact(if is_state { n_state } else { n });
                    let width = if is_state { n_before * n } else { n };
                    let written = |i: &usize| !is_state || [0, 1, 2, 4, 5].contains(i);
                    let runs = runs.enumerate().filter(|(i, _)| written(i));
                    runs.flat_map(|(_, run)| run[..width].to_vec()).collect()
                };
                let e = error(&part(&ours), &part(expected));
                assert!(e < 1e-5, "{n} × {taps}, binding {wanted}, {:?}: {e:e}", device.sizes);
            }
        }
    }
}

#[hob_needs::gpu]
#[test]
fn steps_in_a_row_are_as_many_as_there_is_memory_for_their_states() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/families/mamba2.gguf");
    let model = Model::load(Gguf::open(path).unwrap()).unwrap();
    let held = 0..model.plan.layers.len();
    let adapter = adapter::choose(None).expect("a GPU");
    let open = |memory| {
        GpuDevice::open(&adapter, &DeviceOptions { memory, ..DeviceOptions::default() }).unwrap()
    };
    let taken = open(None).in_use();
    let rows = [0, 1].map(|seq| TokenRow { seq, ..TokenRow::default() });
    let row_of = |n_states: Option<u64>| {
        let state: usize = model.plan.layers.iter().map(|layer| layer.mixer.n_state() * 4).sum();
        let device = open(n_states.map(|n| taken + n * state as u64));
        let mut states = DeviceStates::new(&device, &model.plan, &held, 2).unwrap();
        let before = states.most_in_row(2);
        let first = states.begin_row(&device, &rows, before);
        states.end_row(&rows);
        let after = [states.most_in_row(1), states.most_in_row(2)];
        // for as many there is memory
        assert_eq!(states.begin_row(&device, &rows, after[1]), after[1]);
        (before, first, after)
    };
    assert_eq!(row_of(None), (4, 4, [4, 4]));
    // a larger buffer is filled from the one before it, which stays meanwhile
    assert_eq!(row_of(Some(16)), (4, 4, [4, 4]));
    // four for one sequence, or two for each of both
    assert_eq!(row_of(Some(5)), (4, 0, [4, 2]));
    assert_eq!(row_of(Some(1)), (4, 0, [1, 0]));
}
