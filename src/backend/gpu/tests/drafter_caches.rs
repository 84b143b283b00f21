//! The memory of a model's cache that layers which draft for it hold.

use std::path::Path;

use super::*;
use crate::backend::gpu::cache::KvCache;
use crate::backend::gpu::cache_types::CacheTypes;
use crate::gguf::Gguf;
use crate::model::Model;
use crate::model::weights::DrafterInput;

/// Returns a file of Gemma 4 and its assistant.
fn file(name: &str) -> Gguf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/gemma4_assistant");
    Gguf::open(folder.join(name)).unwrap()
}

#[hob_needs::gpu]
#[test]
fn a_buffer_counts_once_and_until_both_let_go_of_it() {
    let device = devices(&[]).remove(0);
    let other = device.share();
    let before = device.in_use();
    let buffer = device.buffer("of the model", 1024).unwrap();
    let same = other.same(&buffer);
    assert_eq!(device.in_use(), before + 1024);
    drop(buffer);
    assert_eq!(other.in_use(), before + 1024);
    drop(same);
    assert_eq!(device.in_use(), before);
}

#[hob_needs::gpu]
#[test]
fn what_a_cache_replaces_counts_until_the_drafter_follows() {
    let device = devices(&[]).remove(0);
    let model = Model::load(file("model.gguf")).unwrap();
    let assistant = model.load_drafter(file("assistant.gguf")).unwrap();
    let Some(DrafterInput::Assistant(input)) = &assistant.weights.drafter else {
        panic!("it reads keys and values")
    };
    let plan = &model.plan;
    let layers = 0..plan.layers.len();
    let mut cache = KvCache::new(&device, plan, &layers, CacheTypes::F32, 4096, 1).unwrap();
    let other = device.share();
    let mut drafter = cache.of_drafter(&other, &assistant.plan, &input.keys).unwrap();
    assert!(drafter.follow_model(&other).unwrap());
    let mut read: Vec<usize> = input.keys.iter().map(|keys| keys.of).collect();
    read.sort_unstable();
    read.dedup();
    let replaced: u64 = read.iter().map(|&layer| cache.layers[layer].raw.size()).sum();
    // one position more than the pages at first hold
    cache.grow(&device, 0, 1025).unwrap();
    let held = device.in_use();
    assert!(drafter.follow_model(&other).unwrap());
    assert_eq!(held - device.in_use(), replaced);
    assert!(!drafter.follow_model(&other).unwrap());
}
