//! Copies of a model's vectors on a device.

use std::path::{Path, PathBuf};

use super::*;
use crate::backend::gpu::memory::VectorCopies;
use crate::gguf::Gguf;
use crate::model::Model;

/// Returns the smallest models of every family, of the conformance data.
fn models() -> Vec<PathBuf> {
    let data = std::env::var_os("HOB_FIXTURES").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/fixtures"),
        PathBuf::from,
    );
    let files = std::fs::read_dir(data.join("tiny")).unwrap().map(|file| file.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|extension| extension == "gguf")).collect()
}

#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn every_vector_of_every_family_is_on_the_device() {
    let device = devices(&[]).remove(0);
    for path in models() {
        let model = Model::load(Gguf::open(&path).unwrap()).unwrap();
        let vectors = &model.weights.vectors;
        let copies = VectorCopies::allocate(&device, vectors, 0).unwrap();
        copies.fill(&device, vectors);
        let n: usize = vectors.iter().map(|vector| vector.len()).sum();
        let staging = device.staging(n * 4).unwrap();
        let mut encoder = device.encoder();
        encoder.copy_buffer_to_buffer(&copies.buffer.raw, 0, &staging.raw, 0, n as u64 * 4);
        device.submit([encoder.finish()]);
        let mut on_device: Vec<f32> = Vec::new();
        device.read(&staging, n, &mut on_device).unwrap();
        // a norm, a factor or a bias at least for each layer
        assert!(vectors.iter().count() >= model.plan.layers.len(), "{}", path.display());
        for vector in vectors.iter() {
            let copy = &on_device[copies.offset(vector) as usize..][..vector.len()];
            assert_eq!(copy, &vector[..], "vector {} of {}", vector.id(), path.display());
        }
    }
}
