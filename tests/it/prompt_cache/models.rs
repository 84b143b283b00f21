//! The prompt cache of models with running states, of those with windows, and of those that take
//! images.

use std::path::Path;
use std::sync::Arc;

use hob::context::Context;
use hob::engine::{Engine, EngineOptions, Job, PageStats, PromptCacheOptions};
use hob::model::Model;

use super::{Told, metric};
use crate::common;
use crate::http::client::Server;
use crate::http::process::Folder;
use crate::images;
use crate::sequences::recurrent::{Numbers, ask, job, load, options, text};

/// Starts an engine with a folder as its prompt cache.
fn start(model: &Arc<Model>, folder: &Path) -> Engine {
    let context = Context::new(Arc::clone(model), &options(2048, 2)).unwrap();
    let cache = PromptCacheOptions { folder: folder.into(), limit: 1 << 30, identity: Vec::new() };
    let options = EngineOptions { prompt_cache: Some(cache), ..EngineOptions::default() };
    Engine::start(context, Arc::new(Numbers), options).unwrap()
}

#[hob_needs::fixtures]
#[test]
fn states_and_windows_outlive_their_engine() {
    let dir = common::fixtures();
    for name in
        ["granitehybrid", "qwen35", "lfm2", "gemma3", "gemma2", "gpt-oss", "cohere2", "gemma4-e"]
    {
        let model = load(&dir, name);
        let folder = Folder::new(&format!("prompt-cache-{name}"));
        let again = |job: Job| ask(&start(&model, &folder.0), job);
        let fresh = |prompt: &[u32], n| {
            ask(&start(&model, &folder.0), Job { cache_prompt: false, ..job(prompt, n) }).0
        };
        let prompt = text(8, 700);
        let (answer, cached, _) = again(job(&prompt, 20));
        assert_eq!((answer.len(), cached), (20, 0), "{name}");
        let (repeated, cached, usage) = again(job(&prompt, 20));
        assert_eq!((&repeated, cached), (&answer, 699), "{name}");
        assert_eq!(usage.cached_tokens, 699, "{name}");
        // the conversation goes on
        let next = [&prompt[..], &answer, &text(9, 10)].concat();
        let (more, cached, _) = again(job(&next, 10));
        assert_eq!((&more, cached), (&fresh(&next, 10), 719), "{name}");
        // or otherwise, from the last page or state before
        let other = [&prompt[..600], &text(10, 40)].concat();
        let (more, cached, _) = again(job(&other, 10));
        let kept = if model.plan.is_recurrent() { 512 } else { 576 };
        assert_eq!((&more, cached), (&fresh(&other, 10), kept), "{name}");
        // both slots at once, of which one waits for what the other reads
        let engine = start(&model, &folder.0);
        let both = [(); 2].map(|()| engine.submit(job(&prompt, 20)).unwrap());
        for events in both {
            let (told, cached, _) = crate::sequences::recurrent::told(events);
            assert_eq!((&told, cached), (&answer, 699), "{name}");
        }
        let PageStats { queries, hits, .. } = engine.stats().pages;
        assert_eq!((queries, hits), (1, 1), "{name}");
        // what a slot has is not read again, and more than that is
        let engine = start(&model, &folder.0);
        let (_, cached, _) = ask(&engine, Job { slot: Some(0), ..job(&prompt[..300], 1) });
        assert!(cached <= 299);
        let (told, cached, _) = ask(&engine, Job { slot: Some(0), ..job(&prompt, 20) });
        assert_eq!((&told, cached), (&answer, 699), "{name}");
    }
}

#[hob_needs::fixtures]
#[test]
fn what_is_evicted_is_stored() {
    let dir = common::fixtures();
    for name in ["qwen3", "granitehybrid"] {
        let model = load(&dir, name);
        let folder = Folder::new(&format!("prompt-cache-evicted-{name}"));
        let engine = start(&model, &folder.0);
        let texts: Vec<_> = (0..5).map(|i| text(i + 20, 300)).collect();
        let told: Vec<_> = texts.iter().map(|text| ask(&engine, job(text, 5)).0).collect();
        for (text, told) in texts.iter().zip(&told) {
            // the writer may still be about to write it
            assert_eq!(&ask(&engine, job(text, 5)).0, told, "{name}");
        }
        drop(engine);
        let engine = start(&model, &folder.0);
        for (text, told) in texts.iter().zip(&told) {
            let (again, cached, _) = ask(&engine, job(text, 5));
            assert_eq!((&again, cached), (told, 299), "{name}");
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn images_outlive_their_server() {
    let dir = images::dir();
    let [a, b] =
        ["img_a.png", "img_b.png"].map(|name| images::uri("image/png", &images::read(&dir, name)));
    // non-causal rows, tiles, positions in two dimensions
    for name in ["gemma3", "idefics3", "qwen25vl"] {
        let folder = Folder::new(&format!("prompt-cache-images-{name}"));
        let path = folder.0.to_str().unwrap();
        let options = ["--parallel", "1", "--kv-unified", "--metrics", "--prompt-cache", path];
        let ask = |server: &Server, picture: &str| {
            let words = "what is it ".repeat(20);
            let parts = [images::text("Look: "), images::image(picture), images::text(&words)];
            let content = serde_json::Value::from(parts.to_vec());
            let (text, n, cached) = images::answer(server, &images::ask(content));
            (Told { text, cached }, n)
        };
        let server = images::serve(&dir, name, &options);
        let (first, n) = ask(&server, &a);
        assert_eq!(first.cached, 0, "{name}");
        super::wait_for_parts(&server, &folder.0, n, n + 7);
        drop(server);
        let server = images::serve(&dir, name, &options);
        let (again, _) = ask(&server, &a);
        assert_eq!(again, Told { cached: n - 1, text: first.text }, "{name}");
        assert_eq!(metric(&server, "prompt_cache_hits_total"), 1.0, "{name}");
        drop(server);
        // another image in the same place
        let server = images::serve(&dir, name, &options);
        let (other, _) = ask(&server, &b);
        assert!(other.cached < 64, "{name}: {}", other.cached);
    }
}
