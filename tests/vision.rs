//! Vision towers against the reference: resized pixels to the byte, tokens of prompts, rows of images, what the text model
//! makes of them.

use std::path::Path;
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};
use hob::gguf::Gguf;
use hob::model::{Model, family};
use hob::runtime::raw_prompt;
use hob::tokenizer::Tokenizer;
use hob::vision::picture::Filter;
use hob::vision::{Prompt, Vision, decode};
use hob_kernels::{Isa, Kernels};
use serde_json::Value;

#[path = "common.rs"]
mod common;

/// Mean squared error over mean square.
fn nmse(ours: &[f32], golden: &[f32]) -> f64 {
    assert_eq!(ours.len(), golden.len());
    let sum = |f: &dyn Fn(f64, f64) -> f64| -> f64 {
        ours.iter().zip(golden).map(|(&a, &b)| f(f64::from(a), f64::from(b))).sum()
    };
    sum(&|a, b| (a - b) * (a - b)) / sum(&|_, b| b * b)
}

fn read_f32(path: &Path) -> Vec<f32> {
    let bytes = std::fs::read(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
}

fn isas() -> impl Iterator<Item = Isa> {
    Isa::ALL.into_iter().filter(|&isa| Kernels::new(isa).is_some())
}

#[test]
fn pixels_are_resized_as_pillow_does_to_the_byte() {
    let Some(dir) = common::fixtures() else { return };
    let dir = dir.join("vision");
    let cases: Value = serde_json::from_slice(&std::fs::read(dir.join("resize.json")).unwrap()).unwrap();
    for case in cases.as_array().unwrap() {
        let text = |key: &str| case[key].as_str().unwrap();
        let size = |key: &str| case[key].as_u64().unwrap() as usize;
        let filter = match text("alg") {
            "bilinear" => Filter::Bilinear,
            "bicubic" => Filter::Bicubic,
            "lanczos" => Filter::Lanczos,
            other => panic!("{other}"),
        };
        let picture = decode(&std::fs::read(dir.join(text("image"))).unwrap(), Some("image/png")).unwrap();
        let resized = picture.resize_cheapest_first(size("w"), size("h"), filter);
        assert!(resized.rgb == std::fs::read(dir.join(text("rgb"))).unwrap(), "{case}");
    }
}

/// The tokens of the text between images, and the number of rows of each image, in the fixture's words.
fn chunks(prompt: &Prompt) -> Vec<Value> {
    let mut chunks: Vec<Value> = Vec::new();
    let mut from = 0;
    let mut text = |to: usize, chunks: &mut Vec<Value>| {
        if to > from {
            chunks.push(serde_json::json!({"type": "text", "tokens": prompt.tokens[from..to]}));
        }
        from = to;
    };
    for image in &prompt.images {
        text(image.at as usize, &mut chunks);
        from_image(&mut chunks, image.image.n_rows());
        text(image.end() as usize, &mut Vec::new());
    }
    text(prompt.tokens.len(), &mut chunks);
    chunks
}

fn from_image(chunks: &mut Vec<Value>, n: usize) {
    chunks.push(serde_json::json!({"type": "image", "n_tokens": n}));
}

#[test]
fn every_projector_agrees_with_the_reference_on_every_isa() {
    let Some(dir) = common::fixtures() else { return };
    let dir = dir.join("vision");
    let mut failures = Vec::new();
    let mut n_text = 0;
    for line in std::fs::read_to_string(dir.join("mm.jsonl")).unwrap().lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| case[key].as_str().unwrap();
        let name = text("name");
        let golden = read_f32(&dir.join(text("embd")));
        let golden_logits = read_f32(&dir.join(text("logits")));
        let image = std::fs::read(dir.join(text("image"))).unwrap();
        let open = |part: &str| Gguf::open(dir.join(format!("{name}.{part}.gguf"))).unwrap();
        let arch = open("text").get_str("general.architecture").unwrap().unwrap().to_owned();
        if family::find(&arch).is_none() {
            println!("{name}: the text model's architecture {arch} is not there");
            continue;
        }
        n_text += 1;
        let model = Arc::new(Model::load(open("text")).unwrap());
        let tokenizer = Tokenizer::from_gguf(&model.gguf).unwrap();
        for (isa, exact) in isas().flat_map(|isa| [(isa, true), (isa, false)]) {
            let options = ContextOptions {
                isa: Some(isa),
                exact,
                n_threads: Some(2),
                n_ctx: Some(512),
                ..Default::default()
            };
            let vision = Vision::load(open("mmproj"), &model.plan, &options).unwrap();
            let parts = vision.embed(&image, None).unwrap();
            let prompt = raw_prompt(&tokenizer, text("prompt"), &[parts]).unwrap();
            let place = format!("{name} {} {isa} {}", text("image"), if exact { "exact" } else { "fast" });

            // the reference says more of an image than the number of its rows
            let mut expected = case["chunks"].as_array().unwrap().clone();
            for chunk in expected.iter_mut().filter(|chunk| chunk["type"] == "image") {
                *chunk = serde_json::json!({"type": "image", "n_tokens": chunk["n_tokens"]});
            }
            if chunks(&prompt) != expected {
                failures.push(format!("{place}: chunks {:?}, expected {expected:?}", chunks(&prompt)));
                continue;
            }
            let rows: Vec<f32> =
                prompt.images.iter().flat_map(|placed| placed.image.rows.iter().copied()).collect();
            let error = nmse(&rows, &golden);
            if error > if exact { 1e-6 } else { 1e-4 } {
                failures.push(format!("{place}: rows NMSE {error:.1e}"));
                continue;
            }

            let mut context = Context::new(Arc::clone(&model), &options).unwrap();
            context.set_images(0, prompt.images.clone()).unwrap();
            let last = prompt.tokens.len() - 1;
            let mut batch: Vec<_> = (0..)
                .zip(&prompt.tokens)
                .map(|(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: pos as usize == last })
                .collect();
            let mut worst = 0f64;
            let mut greedy = Vec::new();
            for golden in golden_logits.chunks_exact(model.plan.n_vocab) {
                let row = context.step(&batch).unwrap();
                worst = worst.max(nmse(row, golden));
                let best = (0..row.len()).max_by(|&a, &b| row[a].total_cmp(&row[b])).unwrap() as u32;
                greedy.push(best);
                let pos = batch.last().unwrap().pos + 1;
                // what the reference chose, so that one near tie is not counted eight times
                let token = case["greedy"][greedy.len() - 1].as_u64().unwrap() as u32;
                batch = vec![BatchToken { token, seq: 0, pos, want_logits: true }];
            }
            let expected: Vec<u32> =
                case["greedy"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as u32).collect();
            // Gemma 4, whose scores are not scaled, makes a hundred times as much of what is left in the rows
            let limit = match (exact, name) {
                (false, _) => 1e-3,
                (true, "gemma4v") => 1e-4,
                (true, _) => 1e-5,
            };
            if worst > limit || greedy != expected {
                failures.push(format!(
                    "{place}: rows {error:.1e}, logits NMSE {worst:.1e}, greedy {greedy:?}, expected {expected:?}"
                ));
            }
            if isa == Kernels::best().isa {
                println!("{place}: rows {error:.1e}, logits {worst:.1e}");
            }
        }
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
    assert!(n_text >= 18, "only {n_text} cases were compared");
}
