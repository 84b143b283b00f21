//! Sampling: the peer's draws, the shape of the distribution, and what must hold for any logits.

use hob::sampling::{Error, Mirostat, Sampled, Sampler, SamplingParams, Stage};
use proptest::prelude::*;

fn greedy() -> SamplingParams {
    SamplingParams { temperature: 0.0, ..Default::default() }
}

fn seeded(seed: u32) -> SamplingParams {
    SamplingParams { seed: Some(seed), ..Default::default() }
}

fn sampler(params: &SamplingParams, n_vocab: usize) -> Sampler {
    Sampler::new(params.clone(), n_vocab).expect("valid parameters")
}

fn choose(sampler: &mut Sampler, logits: &[f32], allowed: Option<&[u32]>) -> u32 {
    sampler.sample(&mut logits.to_vec(), allowed).expect("a token").token
}

fn bitmap(tokens: impl IntoIterator<Item = u32>, n_vocab: usize) -> Vec<u32> {
    let mut words = vec![0; n_vocab.div_ceil(32)];
    for t in tokens {
        words[t as usize / 32] |= 1 << (t % 32);
    }
    words
}

fn is_allowed(words: &[u32], token: u32) -> bool {
    words[token as usize / 32] >> (token % 32) & 1 == 1
}

/// 1000 distinct logits in [-8, 7.3), exact in f32; another row at each step.
fn row(step: u64) -> Vec<f32> {
    let logit = |i: u64| ((i + 1) * 7919 * 7919 + (step + 1) * 104_729 * 31) % 1_000_003;
    (0..1000).map(|i| logit(i) as f32 / 65536.0 - 8.0).collect()
}

/// Sixteen tokens of llama.cpp's chain (commit 0c1e570): logit bias {17: +4, 3: -1e30} →
/// penalties → top-k → top-p → min-p → temperature → dist, after the prompt 0, 1, 4, 9, … 361.
#[test]
fn draws_what_llama_cpp_draws() {
    let cases = [
        (
            seeded(42),
            [946, 857, 889, 731, 245, 232, 371, 396, 604, 270, 364, 762, 352, 553, 699, 976],
        ),
        (
            SamplingParams { temperature: 0.8, top_p: 0.95, min_p: 0.05, ..seeded(1) },
            [656, 536, 43, 151, 24, 453, 5, 983, 283, 308, 74, 869, 17, 591, 36, 30],
        ),
        (
            SamplingParams { temperature: 1.5, top_k: 0, ..seeded(7) },
            [235, 316, 972, 455, 311, 260, 88, 410, 21, 526, 875, 328, 318, 671, 668, 690],
        ),
        (
            SamplingParams { top_k: 0, top_p: 0.9, ..seeded(7) },
            [687, 277, 78, 990, 977, 674, 478, 876, 749, 56, 316, 907, 17, 605, 668, 403],
        ),
        (
            SamplingParams { top_k: 0, min_p: 0.02, ..seeded(123) },
            [725, 422, 703, 721, 497, 778, 409, 579, 142, 398, 623, 320, 17, 695, 599, 628],
        ),
        (
            SamplingParams {
                temperature: 0.7,
                top_k: 100,
                top_p: 0.5,
                repeat_penalty: 1.3,
                repeat_last_n: 8,
                presence_penalty: 0.5,
                frequency_penalty: 0.25,
                ..seeded(99)
            },
            [725, 643, 157, 731, 352, 933, 554, 762, 756, 11, 913, 358, 17, 774, 730, 389],
        ),
        (
            SamplingParams {
                temperature: 2.0,
                top_k: 0,
                top_p: 0.99,
                min_p: 0.001,
                repeat_penalty: 1.1,
                repeat_last_n: -1,
                frequency_penalty: 0.1,
                ..seeded(4_294_967_294)
            },
            [321, 920, 344, 265, 701, 605, 534, 628, 190, 636, 475, 828, 17, 433, 64, 662],
        ),
        (
            SamplingParams { temperature: 0.0, top_p: 0.9, repeat_penalty: 1.2, ..seeded(5) },
            [756, 819, 882, 17, 497, 560, 623, 686, 749, 812, 875, 938, 17, 553, 616, 679],
        ),
        (
            SamplingParams { top_k: 200, ..seeded(11) },
            [611, 909, 447, 469, 24, 308, 71, 127, 787, 588, 492, 365, 359, 895, 782, 769],
        ),
    ];
    for (params, expected) in cases {
        let params = SamplingParams { logit_bias: vec![(17, 4.0), (3, -1e30)], ..params };
        let mut sampler = sampler(&params, 1000);
        (0..20).for_each(|i| sampler.accept(i * i));
        let tokens: Vec<u32> = (0..16)
            .map(|step| {
                let token = choose(&mut sampler, &row(step), None);
                sampler.accept(token);
                token
            })
            .collect();
        assert_eq!(tokens, expected, "{params:?}");
    }
}

/// Pearson's statistic of 40 000 draws against the softmax, compared with the 99.99 % quantile of
/// chi-square for that many degrees of freedom (Wilson-Hilferty).
#[test]
fn draws_follow_the_distribution() {
    let logits: Vec<f32> = (0..50).map(|i| (i * 37 % 50) as f32 / 10.0).collect();
    let fair = |top_k, top_p, min_p, temperature| SamplingParams {
        top_k,
        top_p,
        min_p,
        temperature,
        ..seeded(20_261_120)
    };
    for params in [
        fair(0, 1.0, 0.0, 1.0),
        fair(20, 1.0, 0.0, 0.7),
        fair(0, 0.8, 0.0, 1.3),
        fair(0, 1.0, 0.1, 2.0),
    ] {
        let mut order: Vec<usize> = (0..50).collect();
        order.sort_by(|&a, &b| logits[b].total_cmp(&logits[a]));
        if params.top_k > 0 {
            order.truncate(params.top_k as usize);
        }
        let best = logits[order[0]];
        let total: f32 = order.iter().map(|&t| logits[t].exp()).sum();
        let mut mass = 0.0;
        order.retain(|&t| {
            let keep = mass < params.top_p;
            mass += logits[t].exp() / total;
            keep && logits[t] >= best + params.min_p.ln()
        });
        let weight = |t: usize| (f64::from(logits[t]) / f64::from(params.temperature)).exp();
        let sum: f64 = order.iter().map(|&t| weight(t)).sum();

        let draws = 40_000;
        let mut seen = [0u32; 50];
        let mut sampler = sampler(&params, 50);
        for _ in 0..draws {
            seen[choose(&mut sampler, &logits, None) as usize] += 1;
        }
        assert_eq!(
            order.iter().map(|&t| seen[t]).sum::<u32>(),
            draws,
            "outside the filters: {params:?}"
        );
        let chi2: f64 = order
            .iter()
            .map(|&t| {
                let expected = f64::from(draws) * weight(t) / sum;
                (f64::from(seen[t]) - expected).powi(2) / expected
            })
            .sum();
        let df = (order.len() - 1) as f64;
        let limit = df * (1.0 - 2.0 / (9.0 * df) + 3.719 * (2.0 / (9.0 * df)).sqrt()).powi(3);
        assert!(
            chi2 < limit,
            "chi-square {chi2:.1}, limit {limit:.1} for {df} degrees: {params:?}"
        );
    }
}

#[test]
fn ties_go_to_the_lowest_id() {
    let mut logits = vec![1.0; 100];
    logits[0] = 0.5;
    assert_eq!(choose(&mut sampler(&greedy(), 100), &logits, None), 1);
    let one = SamplingParams { top_k: 1, ..Default::default() };
    assert_eq!(choose(&mut sampler(&one, 100), &[-0.0, 0.0, -1.0].repeat(10), None), 0);
}

#[test]
fn penalties_forget_what_left_the_window() {
    let params = SamplingParams { repeat_penalty: 2.0, repeat_last_n: 2, ..greedy() };
    let mut sampler = sampler(&params, 4);
    let logits = [3.0, 2.0, 1.0, -1.0];
    sampler.accept(0);
    assert_eq!(choose(&mut sampler, &logits, None), 1);
    sampler.accept(1);
    assert_eq!(choose(&mut sampler, &logits, None), 0, "3/2 beats 2/2 and 1");
    sampler.accept(2);
    assert_eq!(choose(&mut sampler, &logits, None), 0, "token 0 is out of the window");
}

#[test]
fn logprobs_are_those_of_the_untouched_logits() {
    let params = SamplingParams {
        logit_bias: vec![(0, 100.0)],
        repeat_penalty: 3.0,
        logprobs: Some(2),
        ..greedy()
    };
    let mut sampler = sampler(&params, 3);
    sampler.accept(2);
    let mut logits = vec![0.0, 1.0, 2.0];
    let only_first = [1u32];
    let Sampled { token, logprob, top, .. } =
        sampler.sample(&mut logits, Some(&only_first)).unwrap();
    let log_sum = (1.0f32 + 1f32.exp() + 2f32.exp()).ln();
    assert_eq!(token, 0);
    assert!((logprob.unwrap() + log_sum).abs() < 1e-6);
    assert_eq!(top.iter().map(|t| t.0).collect::<Vec<_>>(), [2, 1]);
    assert!((top[0].1 - (2.0 - log_sum)).abs() < 1e-6);
    assert_eq!(logits, [0.0, 1.0, 2.0], "left as found");
}

#[test]
fn a_row_that_leaves_no_choice() {
    let inf = f32::INFINITY;
    let nan = f32::NAN;
    for params in
        [greedy(), seeded(3), SamplingParams { top_k: 0, top_p: 0.5, min_p: 0.1, ..seeded(3) }]
    {
        let pick = |logits: &[f32], allowed: Option<&[u32]>| {
            sampler(&params, logits.len()).sample(&mut logits.to_vec(), allowed).map(|s| s.token)
        };
        assert_eq!(pick(&[1.0, 2.0, -inf], Some(&[0b100])), Ok(2));
        assert_eq!(pick(&[nan, nan, 5.0], Some(&[0b110])), Ok(2));
        assert_eq!(pick(&[1.0, inf, inf], None), Ok(1));
        assert_eq!(pick(&[-inf, -inf], None), Ok(0));
        assert_eq!(pick(&[1.0, 2.0], Some(&[0])), Err(Error::NothingAllowed));
        assert_eq!(pick(&[1.0, 2.0], Some(&[])), Err(Error::NothingAllowed));
        assert_eq!(pick(&[nan, nan], None), Err(Error::NotANumber));
        assert_eq!(pick(&[], None), Err(Error::NothingAllowed));
    }
}

#[test]
fn a_penalty_that_overflows_late_in_the_chain() {
    let params = SamplingParams {
        samplers: vec![Stage::MinP, Stage::Penalties],
        repeat_penalty: 0.5,
        repeat_last_n: 1,
        logprobs: Some(0),
        post_sampling: true,
        ..seeded(0)
    };
    let mut sampler = sampler(&params, 2);
    sampler.accept(1);
    let sampled = sampler.sample(&mut [0.0, 2.9e38], None).expect("a token");
    assert_eq!((sampled.token, sampled.logprob), (1, Some(0.0)), "2.9e38 / 0.5 is infinite in f32");
}

#[test]
fn parameters_out_of_range_are_named() {
    let refuse = |change: fn(&mut SamplingParams)| {
        let mut params = SamplingParams::default();
        change(&mut params);
        Sampler::new(params, 100).expect_err("out of range").to_string()
    };
    assert_eq!(
        refuse(|p| p.temperature = -1.0),
        "temperature is -1, expected a finite number, at least 0"
    );
    assert_eq!(refuse(|p| p.top_p = 1.5), "top_p is 1.5, expected a number from 0 to 1");
    assert!(refuse(|p| p.min_p = f32::NAN).starts_with("min_p is NaN"));
    assert!(refuse(|p| p.repeat_penalty = 0.0).starts_with("repeat_penalty is 0"));
    assert!(refuse(|p| p.repeat_penalty = 1e-39).starts_with("repeat_penalty"));
    assert!(refuse(|p| p.repeat_last_n = -2).starts_with("repeat_last_n is -2"));
    assert!(
        refuse(|p| p.frequency_penalty = f32::INFINITY).starts_with("frequency_penalty is inf")
    );
    assert!(refuse(|p| p.presence_penalty = f32::NAN).starts_with("presence_penalty"));
    assert_eq!(
        refuse(|p| p.logit_bias = vec![(100, 1.0)]),
        "logit_bias names token 100, expected an id below 100"
    );
    assert!(
        refuse(|p| p.logit_bias = vec![(1, f32::NAN)]).starts_with("logit_bias of token 1 is NaN")
    );
    assert_eq!(refuse(|p| p.logprobs = Some(101)), "top_logprobs is 101, expected at most 100");
}

/// Any bits at all: NaNs, infinities, subnormals.
fn any_logits() -> impl Strategy<Value = Vec<f32>> {
    let ordinary = prop::num::f32::NORMAL | prop::num::f32::ZERO;
    let wild = prop::num::f32::ANY;
    let narrow = -20f32..20.0;
    prop::collection::vec(prop_oneof![4 => narrow, 1 => ordinary, 1 => wild], 1..300)
}

fn any_params() -> impl Strategy<Value = SamplingParams> {
    let shape =
        (prop_oneof![Just(0f32), 0f32..3.0, Just(1e-40)], 0u32..400, 0f32..=1.0, 0f32..=1.0);
    let penalties = (0.5f32..2.0, -1i32..100, -2f32..2.0, -2f32..2.0);
    (shape, penalties, any::<u32>(), prop::option::of(0usize..1), rarer_params()).prop_map(
        |(
            (temperature, top_k, top_p, min_p),
            (repeat, last_n, presence, frequency),
            seed,
            logprobs,
            rarer,
        )| {
            SamplingParams {
                temperature,
                top_k,
                top_p,
                min_p,
                repeat_penalty: repeat,
                repeat_last_n: last_n,
                presence_penalty: presence,
                frequency_penalty: frequency,
                logit_bias: Vec::new(),
                seed: Some(seed),
                logprobs,
                ..rarer
            }
        },
    )
}

/// The samplers that few requests use, in any order.
fn rarer_params() -> impl Strategy<Value = SamplingParams> {
    let filters = (0f32..=1.2, -1f32..3.0, 0f32..=1.0, 0f32..=0.6, 0f32..1.0, 0u32..5);
    let mut chain = Stage::default_chain();
    chain.push(Stage::AdaptiveP);
    let mirostat =
        prop_oneof![4 => Just(Mirostat::Off), 1 => Just(Mirostat::V1), 1 => Just(Mirostat::V2)];
    let order = (Just(chain).prop_shuffle(), 0usize..=10);
    (filters, 0f32..2.0, mirostat, -0.5f32..=1.0, order, any::<bool>()).prop_map(
        |(
            (typical_p, top_n_sigma, xtc_probability, xtc_threshold, range, min_keep),
            dry,
            mirostat,
            target,
            order,
            post,
        )| {
            SamplingParams {
                typical_p,
                top_n_sigma,
                xtc_probability,
                xtc_threshold,
                dynatemp_range: range,
                min_keep,
                dry_multiplier: dry,
                mirostat,
                adaptive_target: target,
                samplers: order.0.into_iter().take(order.1).collect(),
                post_sampling: post,
                ..Default::default()
            }
        },
    )
}

proptest! {
    #[test]
    fn a_mask_is_never_violated(logits in any_logits(), params in any_params(),
        bits in any::<[u32; 10]>()) {
        let n = logits.len();
        let words = &bits[..n.div_ceil(32)];
        let mut sampler = sampler(&params, n);
        for _ in 0..4 {
            if let Ok(sampled) = sampler.sample(&mut logits.clone(), Some(words)) {
                prop_assert!((sampled.token as usize) < n && is_allowed(words, sampled.token));
                prop_assert!(!logits[sampled.token as usize].is_nan());
                prop_assert!(sampled.logprob.is_none_or(|p| p <= 0.0));
                sampler.accept(sampled.token);
            } else {
                let choosable = |t: u32| is_allowed(words, t) && !logits[t as usize].is_nan();
                prop_assert!(!(0..n as u32).any(choosable));
            }
        }
    }

    #[test]
    fn greedy_is_the_argmax(logits in any_logits(), bits in any::<[u32; 10]>()) {
        let n = logits.len();
        let words = &bits[..n.div_ceil(32)];
        let mut best: Option<usize> = None;
        for t in (0..n).filter(|&t| is_allowed(words, t as u32) && !logits[t].is_nan()) {
            if best.is_none_or(|b| logits[t] > logits[b]) {
                best = Some(t);
            }
        }
        let one = SamplingParams { top_k: 1, ..Default::default() };
        for params in [greedy(), one] {
            let sampled = sampler(&params, n).sample(&mut logits.clone(), Some(words));
            let token = sampled.ok().map(|sampled| sampled.token as usize);
            prop_assert_eq!(token, best);
        }
    }

    #[test]
    fn equal_seeds_choose_equally(rows in prop::collection::vec(any_logits(), 1..8),
        params in any_params()) {
        let run = || {
            let mut sampler = sampler(&params, 300);
            rows.iter().map(|row| sampler.sample(&mut row.clone(), None)).collect::<Vec<_>>()
        };
        prop_assert_eq!(run(), run());
    }

    #[test]
    fn top_k_keeps_the_best(seed in any::<u32>(), k in 1u32..600, n in 1usize..2000,
        step in 0u64..1000) {
        let logits: Vec<f32> = row(step).into_iter().cycle().take(n).collect();
        let mut sorted = logits.clone();
        sorted.sort_by(|a, b| b.total_cmp(a));
        let floor = sorted[(k as usize).min(n) - 1];
        let flat = SamplingParams { temperature: 100.0, top_k: k, ..seeded(seed) };
        let mut sampler = sampler(&flat, n);
        for _ in 0..8 {
            prop_assert!(logits[choose(&mut sampler, &logits, None) as usize] >= floor);
        }
    }
}

#[test]
fn a_bitmap_of_one_token_is_that_token() {
    let logits = row(0);
    for token in 0..1000 {
        let words = bitmap([token], 1000);
        assert_eq!(choose(&mut sampler(&seeded(token), 1000), &logits, Some(&words)), token);
    }
}

/// Trying tokens from the best on chooses what the bitmap of all that are allowed chooses.
#[test]
fn tried_tokens_are_those_of_the_bitmap() {
    let mut chosen = 0;
    for (params, modulus) in [
        (greedy(), 3),
        (SamplingParams { top_k: 1, ..seeded(1) }, 5),
        (SamplingParams { top_k: 4, ..seeded(2) }, 2),
        (SamplingParams { top_k: 7, top_p: 0.9, repeat_penalty: 1.3, ..seeded(3) }, 3),
        (
            SamplingParams {
                top_k: 5,
                logit_bias: vec![(7, 30.0), (9, f32::NEG_INFINITY)],
                ..seeded(4)
            },
            4,
        ),
    ] {
        let mut by_bitmap = sampler(&params, 1000);
        let mut by_trying = sampler(&params, 1000);
        for step in 0..50 {
            let allowed = |token: u32| (token ^ step as u32).is_multiple_of(modulus);
            let words = bitmap((0..1000).filter(|&token| allowed(token)), 1000);
            let mut logits = row(step);
            let tried =
                by_trying.clone().sample_tried(&mut logits, &mut |token| allowed(token)).unwrap();
            assert_eq!(logits, row(step));
            let token = choose(&mut by_bitmap, &row(step), Some(&words));
            if let Some(tried) = tried {
                assert_eq!(tried.token, token);
                chosen += 1;
            }
            by_trying = by_bitmap.clone();
            by_bitmap.accept(token);
            by_trying.accept(token);
        }
    }
    assert!(chosen > 200, "{chosen}");
    let everything = SamplingParams { top_k: 0, ..seeded(1) };
    assert_eq!(sampler(&everything, 1000).sample_tried(&mut row(0), &mut |_| true), Ok(None));
}
