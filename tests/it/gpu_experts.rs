//! Mixtures on a GPU whose experts the CPU computes, because it was asked to or for want of room.
//!
//! They run with `HOB_REQUIRE_GPU=1`, and are ignored without.

use std::path::Path;
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions, Footprint, MemoryPlace, PlaceRule};

use crate::common;
use crate::gpu::{files, load, logits, nmse, options, tokens};

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn experts_left_to_the_cpu_change_nothing() {
    let families = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/families");
    let mut done = 0;
    for path in files(&common::fixtures().join("tiny")).iter().chain(&files(&families)) {
        let name = path.file_stem().unwrap().to_string_lossy();
        let Some(model) = load(path) else { continue };
        let plan = &model.plan;
        let n_layers = plan.layers.len();
        if plan.bidirectional || plan.layers.iter().all(|layer| layer.experts.is_none()) {
            continue;
        }
        let tokens = tokens(40, plan.n_vocab);
        let mut cpu = Context::new(Arc::clone(&model), &options(false, true, 1)).unwrap();
        let golden = logits(&mut cpu, &tokens, 40);
        let some_layers = Some(n_layers / 2).filter(|&n| n > 0 && !plan.is_whole());
        for (gpu_layers, n) in [(None, usize::MAX), (some_layers, n_layers - 1)] {
            let what = format!("{name}, {gpu_layers:?} layers, {n} on the CPU");
            let cpu_expert_layers = Some(n);
            let options =
                ContextOptions { gpu_layers, cpu_expert_layers, ..options(true, true, 1) };
            let mut both = Context::new(Arc::clone(&model), &options).unwrap();
            let has_host = both.device().contains("experts of");
            assert!(has_host || n < n_layers, "{what}: {}", both.device());
            for step in [40, 5, 1] {
                let e = nmse(&logits(&mut both, &tokens, step), &golden);
                assert!(e <= 1e-6, "{what}, steps of {step}: NMSE {e:e}");
            }
            // rows that no output is wanted of are left out before the last layer's experts
            both.clear_seq(0, 0);
            let token = |(pos, &token): (u32, &u32)| BatchToken {
                token,
                seq: 0,
                pos,
                want_logits: pos == 39,
            };
            let batch: Vec<_> = (0..).zip(&tokens).map(token).collect();
            assert!(both.step(&batch[..20]).unwrap().is_empty());
            let e = nmse(both.step(&batch[20..]).unwrap(), &golden[39 * plan.n_vocab..]);
            assert!(e <= 1e-6, "{what}, one output: NMSE {e:e}");
        }
        done += 1;
    }
    assert!(done >= 8, "only {done} mixtures were compared");
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn experts_left_to_the_cpu_take_no_memory_of_the_gpu() {
    let model = load(&common::fixtures().join("tiny/llama-moe.gguf")).unwrap();
    let sizes = [0, 1, usize::MAX].map(|n| {
        let cpu_expert_layers = Some(n);
        let options = ContextOptions { cpu_expert_layers, ..options(true, false, 1) };
        let footprint = Footprint::of(&model, &options).unwrap();
        let context = Context::new(Arc::clone(&model), &options).unwrap();
        assert_eq!(context.gpu_layers(), model.plan.layers.len());
        footprint.gpu.unwrap().weights
    });
    assert!(sizes[0] > sizes[1] && sizes[1] > sizes[2], "{sizes:?}");
    let experts: usize = model.weights.layers[0]
        .mixture()
        .unwrap()
        .matrices()
        .map(|weight| weight.n_rows * weight.ty.row_bytes(weight.n_cols).unwrap())
        .sum();
    assert!(sizes[0] - sizes[1] >= experts as u64, "{sizes:?}, {experts}");
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn experts_that_a_gpu_has_no_room_for_stay_with_the_cpu() {
    let model = load(&common::fixtures().join("tiny/qwen3moe.gguf")).unwrap();
    let n_layers = model.plan.layers.len();
    let of = |gpu_memory, gpu_layers| ContextOptions {
        gpu_memory: Some(gpu_memory),
        gpu_layers,
        ..options(true, true, 1)
    };
    let whole = Footprint::of(&model, &options(true, true, 1)).unwrap().gpu.unwrap();
    assert_eq!((whole.n_layers, whole.host_layers.len()), (n_layers, 0));
    let step = whole.weights / 40;
    let mut found = Vec::new();
    for i in 0..60 {
        let limit = (whole.total() + model.n_bytes() + whole.weights / 4).saturating_sub(i * step);
        let Ok(footprint) = Footprint::of(&model, &of(limit, None)) else { break };
        let Some(gpu) = footprint.gpu else { break };
        found.push((limit, gpu.n_layers, gpu.host_layers.len()));
    }
    // with less memory experts stay with the CPU, layer after layer, and only then whole layers
    let with_all: Vec<_> = found.iter().filter(|(_, n, _)| *n == n_layers).collect();
    assert!(with_all.is_sorted_by_key(|(_, _, n_host)| *n_host), "{found:?}");
    assert!(found.iter().all(|(_, n, n_host)| *n == n_layers || *n_host == 0), "{found:?}");
    let some = with_all.iter().find(|(_, _, n_host)| *n_host > 0);
    let &&(limit, _, n_host) = some.unwrap_or_else(|| panic!("{found:?}"));

    let tokens = tokens(40, model.plan.n_vocab);
    let mut cpu = Context::new(Arc::clone(&model), &options(false, true, 1)).unwrap();
    let golden = logits(&mut cpu, &tokens, 40);
    let mut both = Context::new(Arc::clone(&model), &of(limit, None)).unwrap();
    assert_eq!(both.gpu_layers(), n_layers);
    let expected = format!("experts of {n_host} layers on the CPU");
    assert!(both.device().contains(&expected), "{}, {n_host}", both.device());
    for step in [40, 1] {
        let e = nmse(&logits(&mut both, &tokens, step), &golden);
        assert!(e <= 1e-6, "steps of {step}: NMSE {e:e}");
    }
    // a number of layers says otherwise
    let asked = Footprint::of(&model, &of(limit, Some(n_layers))).unwrap().gpu.unwrap();
    assert!(asked.n_layers < n_layers && asked.host_layers.is_empty(), "{asked:?}");
}

/// Returns the rule that tensors whose names have all of these words are the CPU's.
fn to_cpu(words: &'static [&'static str]) -> PlaceRule {
    let matches = |name: &str| words.iter().all(|word| name.contains(word));
    PlaceRule::new(words.join(" "), matches, MemoryPlace::Cpu)
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn tensors_left_to_the_cpu_by_name_change_nothing() {
    let model = load(&common::fixtures().join("tiny/qwen35moe.gguf")).unwrap();
    assert_eq!(model.plan.layers.len(), 4);
    let tokens = tokens(40, model.plan.n_vocab);
    let mut cpu = Context::new(Arc::clone(&model), &options(false, true, 1)).unwrap();
    let golden = logits(&mut cpu, &tokens, 40);
    let odd = vec![to_cpu(&["blk.1.", "_exps"]), to_cpu(&["blk.3.", "_exps"])];
    let first = vec![to_cpu(&["blk.0."]), to_cpu(&["blk.2.", "_exps"])];
    for (tensor_places, n_layers, hosted) in [(odd, 4, vec![1, 3]), (first, 3, vec![2])] {
        let options = ContextOptions { tensor_places, ..options(true, true, 1) };
        let gpu = Footprint::of(&model, &options).unwrap().gpu.unwrap();
        assert_eq!((gpu.n_layers, &gpu.host_layers), (n_layers, &hosted));
        let mut both = Context::new(Arc::clone(&model), &options).unwrap();
        assert_eq!(both.gpu_layers(), n_layers);
        let expected = format!("experts of {} layers on the CPU", hosted.len());
        assert!(both.device().contains(&expected), "{}", both.device());
        for step in [40, 5, 1] {
            let e = nmse(&logits(&mut both, &tokens, step), &golden);
            assert!(e <= 1e-6, "{hosted:?}, steps of {step}: NMSE {e:e}");
        }
    }
    let with = |rule| ContextOptions { tensor_places: vec![rule], ..options(true, true, 1) };
    let all = Context::new(Arc::clone(&model), &with(to_cpu(&[]))).unwrap();
    assert_eq!(all.gpu_layers(), 0);
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn tensors_that_cannot_be_left_to_the_cpu_are_refused() {
    let model = load(&common::fixtures().join("tiny/qwen35moe.gguf")).unwrap();
    let refused = |rule| {
        let options = ContextOptions { tensor_places: vec![rule], ..options(true, true, 1) };
        let of_check = Footprint::check(&model, &options).unwrap_err().to_string();
        let of_context = Context::new(Arc::clone(&model), &options).err().unwrap().to_string();
        assert_eq!(of_check, of_context);
        of_check
    };
    let norm = refused(to_cpu(&["attn_norm"]));
    assert!(norm.starts_with("--override-tensor: blk.0.attn_norm.weight: "), "{norm}");
    let up = refused(to_cpu(&["blk.2.", "up_exps"]));
    assert!(up.starts_with("--override-tensor: blk.2.ffn_up_exps.weight: "), "{up}");
    assert!(up.contains("of the same experts stays on the GPU"), "{up}");
    let other = MemoryPlace::Gpu { name: Some("no such device".into()) };
    let other = refused(PlaceRule::new("exps".into(), |name| name.contains("exps"), other));
    assert!(other.starts_with("--override-tensor: exps=no such device: "), "{other}");
}
