//! Choices of experts step by step, over a mixture of two layers with 8 experts each, of which a
//! token uses 2.

use std::path::{Path, PathBuf};

use super::*;
use crate::model::tensors::TensorSource;

/// Slots of the caches: an eighth is one, but two are what experts pass through.
const N_SLOTS: usize = 6;

fn path_of_model() -> PathBuf {
    let data = std::env::var_os("HOB_FIXTURES").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/fixtures"),
        PathBuf::from,
    );
    data.join("tiny/qwen3moe.gguf")
}

fn load(path: &Path) -> Model {
    Model::load(Gguf::open(path).unwrap()).unwrap()
}

fn mixture(model: &Model, layer: usize) -> &Mixture {
    model.weights.layers[layer].mixture().unwrap()
}

fn cache_of(model: &Model, n_slots: usize) -> ExpertCache {
    let layers = 0..model.weights.layers.len();
    let CacheSizes { slot, .. } = CacheSizes::of(model, layers.clone());
    ExpertCache::new(model, layers, (slot * n_slots) as u64).unwrap()
}

/// A choice, and how it was put in order.
struct Choice {
    counts: ChoiceCounts,
    order: Vec<u32>,
    slots: Vec<u32>,
}

/// Chooses experts of a layer for 4 tokens, by how many rows each gets.
fn choose(cache: &ExpertCache, mixture: &Mixture, n_rows: [u32; 8]) -> Choice {
    let mut starts = vec![0];
    for n in n_rows {
        starts.push(starts[starts.len() - 1] + n);
    }
    let mut order: Vec<u32> = (0..8).filter(|&e| n_rows[e as usize] > 0).collect();
    let mut slots = vec![NONE; 8];
    let chosen =
        ChosenExperts { starts: &starts, n_tokens: 4, order: &mut order, slots: &mut slots };
    let counts = cache.choose(mixture, chosen);
    Choice { counts, order, slots }
}

/// Checks that an expert's matrix in a slot is that of the file.
fn check_rows(
    cache: &ExpertCache,
    model: &Model,
    mixture: &Mixture,
    part: usize,
    expert: u32,
    slot: u32,
) {
    let weight = &mixture.experts[expert as usize][part];
    // SAFETY: the slot is that of the last choice, and its group was begun last.
    let rows =
        unsafe { cache.rows(mixture, part, expert as usize, slot, 0..weight.n_rows) }.unwrap();
    let in_file = model.gguf.rows(weight, 0, weight.n_rows);
    assert_eq!(rows.bytes, in_file, "expert {expert}, matrix {part}");
}

/// Reads the matrices of a choice in the order of a pass.
fn read_all(cache: &ExpertCache, model: &Model, mixture: &Mixture, choice: &Choice) {
    let Choice { counts, order, slots } = choice;
    let (held, passing) = order.split_at(counts.n_held);
    let groups: Vec<&[u32]> = passing.chunks(counts.n_group.max(1)).collect();
    for parts in [0..2, 2..3] {
        let check = |experts: &[u32]| {
            for &expert in experts {
                for part in parts.clone() {
                    check_rows(cache, model, mixture, part, expert, slots[expert as usize]);
                }
            }
        };
        check(held);
        for (i, group) in groups.iter().enumerate() {
            if let Some(next) = groups.get(i + 1).filter(|_| i > 0) {
                cache.begin_group(mixture, next, slots, parts.clone());
            }
            check(group);
            if parts.end == 2 && i + 1 == groups.len() {
                for first in &groups[..2] {
                    cache.begin_group(mixture, first, slots, 2..3);
                }
            }
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn a_prompt_reads_each_expert_once_and_leaves_what_is_used_most() {
    let model = load(&path_of_model());
    let cache = cache_of(&model, N_SLOTS);
    let step = |layer: usize, n_rows: [u32; 8]| {
        let mixture = mixture(&model, layer);
        let choice = choose(&cache, mixture, n_rows);
        read_all(&cache, &model, mixture, &choice);
        choice
    };
    let counts = |n_ready, n_held, n_group| ChoiceCounts { n_ready, n_held, n_group };
    // four empty slots are filled, and two are passed through
    assert_eq!(step(0, [1; 8]).counts, counts(0, 4, 1));
    // none of these was used more than those
    assert_eq!(step(1, [1; 8]).counts, counts(0, 0, 1));
    assert_eq!(step(0, [1; 8]).counts, counts(4, 4, 1));
    assert_eq!(step(1, [1, 1, 1, 1, 1, 1, 1, 10]).counts, counts(0, 0, 1));
    // the next step finds that an expert was used more than one of the other layer
    let hot = step(1, [1; 8]);
    assert_eq!((hot.counts, hot.order[0]), (counts(0, 1, 1), 7));
    assert_eq!(step(0, [1; 8]).counts, counts(3, 3, 1));
    // few experts take slots as ever
    assert_eq!(step(1, [0, 0, 0, 0, 0, 0, 1, 1]).counts, counts(1, 2, 0));

    let stats = cache.stats();
    assert_eq!((stats.hits, stats.misses), (8, 42));
    let first = &mixture(&model, 0).experts[0];
    let n_bytes = |weight: &Weight| weight.n_rows * weight.ty.row_bytes(weight.n_cols).unwrap();
    let of_expert: usize = first.iter().map(n_bytes).sum();
    let least = 42 * of_expert as u64;
    // a read begins with a page
    assert!((least..least + 42 * 3 * PAGE as u64).contains(&stats.read_bytes), "{stats:?}");
    assert!(!cache.has_failed.load(Ordering::Relaxed));
}

#[hob_needs::fixtures]
#[test]
fn experts_pass_through_two_slots_where_there_are_no_more() {
    let model = load(&path_of_model());
    let cache = cache_of(&model, 2);
    for layer in [0, 1, 0, 0, 1] {
        let mixture = mixture(&model, layer);
        // two experts hold both slots, and one of them is chosen again with all others
        let few = choose(&cache, mixture, [0, 0, 0, 1, 1, 0, 0, 0]);
        assert_eq!(few.counts.n_held, 2);
        read_all(&cache, &model, mixture, &few);
        let all = choose(&cache, mixture, [1; 8]);
        assert_eq!(all.counts, ChoiceCounts { n_ready: 0, n_held: 0, n_group: 1 });
        read_all(&cache, &model, mixture, &all);
        assert_eq!(cache.stats().held_bytes, 0);
    }
    assert!(cache.take_failure().is_none());
}

#[test]
fn a_use_counts_half_after_so_many_tokens_of_all_layers() {
    let mut table = SlotTable::new(4, 2);
    // two layers of two experts, in steps of a quarter of that
    let n_tokens = (table::HALF_LIFE / 4.0) as usize;
    for layer in [0, 2, 0, 2] {
        table.begin(layer, n_tokens);
    }
    table.count(0, 1);
    for layer in [0, 2, 0, 2, 0, 2, 0, 2] {
        table.begin(layer, n_tokens);
    }
    table.count(1, 1);
    table.begin(0, 0);
    let ratio = table.uses_before(0) / table.uses_before(1);
    assert!((ratio - 0.5).abs() < 1e-12, "{ratio}");
}

#[cfg(unix)]
#[hob_needs::fixtures]
#[test]
fn a_file_that_has_become_shorter_is_an_error() {
    let dir = std::env::temp_dir().join(format!("hob-short-experts-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.join("model.gguf");
    std::fs::copy(path_of_model(), &path).unwrap();
    let model = load(&path);
    let cache = cache_of(&model, N_SLOTS);
    let whole = std::fs::metadata(&path).unwrap().len();
    let file = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.set_len(PAGE as u64).unwrap();
    let mixture = mixture(&model, 1);
    let choice = choose(&cache, mixture, [1, 0, 0, 0, 0, 0, 0, 0]);
    // SAFETY: the slot is that of the last choice.
    let rows = unsafe { cache.rows(mixture, 2, 0, choice.slots[0], 0..1) };
    assert!(rows.is_some(), "bytes of the slot, whatever they are");
    let error = cache.take_failure().unwrap().to_string();
    assert!(error.contains("model.gguf") && error.contains("it ends before"), "{error}");
    assert!(cache.take_failure().is_none(), "said once");

    // the next choice tries again
    file.set_len(whole).unwrap();
    let bytes = std::fs::read(path_of_model()).unwrap();
    std::fs::write(&path, bytes).unwrap();
    while cache.loader.is_loading(choice.slots[0] as usize) {
        std::thread::yield_now();
    }
    let again = choose(&cache, mixture, [1, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(again.counts.n_ready, 0);
    read_all(&cache, &model, mixture, &again);
    assert!(cache.take_failure().is_none());
    std::fs::remove_dir_all(&dir).unwrap();
}
