//! Vision towers against the reference: resized pixels to the byte, tokens of prompts, rows of
//! images, what the text model makes of them.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use hob::context::{BatchToken, Context, ContextOptions};
use hob::gguf::Gguf;
use hob::model::embedded::Embedded;
use hob::model::{Model, family};
use hob::runtime::raw_prompt;
use hob::tokenizer::Tokenizer;
use hob::vision::config;
use hob::vision::picture::{Filter, Picture, Size};
use hob::vision::preprocess::{self, Layout};
use hob::vision::{Error, ImagePart, Prompt, TokenLimits, Vision, decode, n_rows};
use hob_kernels::{Isa, Kernels};
use serde_json::Value;

use crate::common;

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

#[hob_needs::fixtures]
#[test]
fn pixels_are_resized_as_pillow_does_to_the_byte() {
    let dir = common::fixtures();
    let dir = dir.join("vision");
    let cases: Value =
        serde_json::from_slice(&std::fs::read(dir.join("resize.json")).unwrap()).unwrap();
    for case in cases.as_array().unwrap() {
        let text = |key: &str| case[key].as_str().unwrap();
        let size = |key: &str| case[key].as_u64().unwrap() as usize;
        let filter = match text("alg") {
            "bilinear" => Filter::Bilinear,
            "bicubic" => Filter::Bicubic,
            "lanczos" => Filter::Lanczos,
            other => panic!("{other}"),
        };
        let picture = decode(&std::fs::read(dir.join(text("image"))).unwrap()).unwrap();
        let resized = picture.resize_cheapest_first(size("w"), size("h"), filter);
        assert!(resized.rgb == std::fs::read(dir.join(text("rgb"))).unwrap(), "{case}");
    }
}

/// The tokens of the text between images, and the number of rows of each image, in the fixture's
/// words.
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

/// Returns the parts of an image without the empty lines that llama.cpp leaves out around Gemma's.
fn without_empty_lines(parts: &[ImagePart<Arc<Embedded>>]) -> Arc<Vec<ImagePart<Arc<Embedded>>>> {
    let part = |part: &ImagePart<Arc<Embedded>>| match part {
        ImagePart::Text(text) if text.ends_with("_of_image>") => {
            ImagePart::Text(text.trim_start().to_owned())
        }
        ImagePart::Text(text) if text.starts_with("<end_of_image>") => {
            ImagePart::Text(text.trim_end().to_owned())
        }
        other => other.clone(),
    };
    Arc::new(parts.iter().map(part).collect())
}

/// A case of mm.jsonl, with the text model that it is of.
struct Case {
    case: Value,
    dir: PathBuf,
    model: Arc<Model>,
    tokenizer: Tokenizer,
}

impl Case {
    fn text(&self, key: &str) -> &str {
        self.case[key].as_str().unwrap()
    }

    fn tower(&self) -> Gguf {
        Gguf::open(self.dir.join(format!("{}.mmproj.gguf", self.text("name")))).unwrap()
    }

    fn vision(&self, options: &ContextOptions) -> Vision {
        Vision::load(self.tower(), &self.model.plan, TokenLimits::default(), options).unwrap()
    }

    /// Makes an empty line the token that llama.cpp looks up for it: no merge of this random
    /// vocabulary comes to it.
    fn look_up_empty_line(&self, prompt: &mut Prompt) {
        let line = self.tokenizer.find("Ċ").unwrap();
        let empty = self.tokenizer.find("ĊĊ").unwrap();
        let at = prompt.tokens.windows(2).position(|two| two == [line, line]).unwrap();
        prompt.tokens.splice(at..at + 2, [empty]);
        for placed in prompt.images.iter_mut().filter(|placed| placed.at as usize > at) {
            placed.at -= 1;
        }
    }

    /// Errors of the image's rows and of the logits behind it, unless the prompt or a greedy token
    /// is another.
    fn compare(&self, vision: &Vision, options: &ContextOptions) -> Result<[f64; 2], String> {
        let image = std::fs::read(self.dir.join(self.text("image"))).unwrap();
        let parts = without_empty_lines(&vision.embed(&image).unwrap());
        let mut prompt = raw_prompt(&self.tokenizer, self.text("prompt"), &[parts]).unwrap();
        if self.text("name") == "idefics3" {
            self.look_up_empty_line(&mut prompt);
        }
        // the reference says more of an image than the number of its rows
        let mut expected = self.case["chunks"].as_array().unwrap().clone();
        for chunk in expected.iter_mut().filter(|chunk| chunk["type"] == "image") {
            *chunk = serde_json::json!({"type": "image", "n_tokens": chunk["n_tokens"]});
        }
        if chunks(&prompt) != expected {
            return Err(format!("chunks {:?}, expected {expected:?}", chunks(&prompt)));
        }
        let rows: Vec<f32> =
            prompt.images.iter().flat_map(|placed| placed.image.rows.iter().copied()).collect();
        let of_rows = nmse(&rows, &read_f32(&self.dir.join(self.text("embd"))));

        let mut context = Context::new(Arc::clone(&self.model), options).unwrap();
        context.set_images(0, prompt.images.clone()).unwrap();
        let last = prompt.tokens.len() - 1;
        let mut batch: Vec<_> = (0..)
            .zip(&prompt.tokens)
            .map(|(pos, &token)| BatchToken {
                token,
                seq: 0,
                pos,
                want_logits: pos as usize == last,
            })
            .collect();
        let mut worst = 0f64;
        let mut greedy = Vec::new();
        let golden = read_f32(&self.dir.join(self.text("logits")));
        for golden in golden.chunks_exact(self.model.plan.n_vocab) {
            let row = context.step(&batch).unwrap();
            worst = worst.max(nmse(row, golden));
            let best = (0..row.len()).max_by(|&a, &b| row[a].total_cmp(&row[b])).unwrap() as u32;
            greedy.push(best);
            let pos = batch.last().unwrap().pos + 1;
            // what the reference chose, so that one near tie is not counted eight times
            let token = self.case["greedy"][greedy.len() - 1].as_u64().unwrap() as u32;
            batch = vec![BatchToken { token, seq: 0, pos, want_logits: true }];
        }
        let expected: Vec<u32> = self.case["greedy"]
            .as_array()
            .unwrap()
            .iter()
            .map(|n| n.as_u64().unwrap() as u32)
            .collect();
        if greedy == expected {
            Ok([of_rows, worst])
        } else {
            Err(format!("rows {of_rows:.1e}, greedy {greedy:?}, expected {expected:?}"))
        }
    }
}

/// Every case whose text model's architecture is there.
fn cases() -> Vec<Case> {
    let dir = common::fixtures().join("vision");
    let text = std::fs::read_to_string(dir.join("mm.jsonl")).unwrap();
    let mut cases = Vec::new();
    for line in text.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let name = case["name"].as_str().unwrap();
        let gguf = Gguf::open(dir.join(format!("{name}.text.gguf"))).unwrap();
        let arch = gguf.get_str("general.architecture").unwrap().unwrap();
        if family::find(arch).is_none() {
            println!("{name}: the text model's architecture {arch} is not there");
            continue;
        }
        let model = Arc::new(Model::load(gguf).unwrap());
        let tokenizer = Tokenizer::from_gguf(&model.gguf).unwrap();
        cases.push(Case { case, dir: dir.clone(), model, tokenizer });
    }
    assert!(cases.len() >= 18, "only {} cases", cases.len());
    cases
}

/// Returns how far logits may be off. Gemma 4, whose scores are not scaled, makes a hundred times
/// as much of what is left in the rows.
fn limit(case: &Case, exact: bool) -> f64 {
    match (exact, case.text("name")) {
        (false, _) => 1e-3,
        (true, "gemma4v") => 1e-4,
        (true, _) => 1e-5,
    }
}

#[hob_needs::fixtures]
#[test]
fn every_projector_agrees_with_the_reference_on_every_isa() {
    let mut failures = Vec::new();
    for case in cases() {
        for (isa, exact) in isas().flat_map(|isa| [(isa, true), (isa, false)]) {
            let n_threads = Some(2);
            let n_ctx = Some(512);
            let options = ContextOptions {
                isa: Some(isa),
                exact,
                n_threads,
                n_ctx,
                ..ContextOptions::default()
            };
            let name = case.text("name");
            let image = case.text("image");
            let place = format!("{name} {image} {isa} {}", if exact { "exact" } else { "fast" });
            match case.compare(&case.vision(&options), &options) {
                Err(error) => failures.push(format!("{place}: {error}")),
                Ok([rows, logits]) => {
                    if rows > if exact { 1e-6 } else { 1e-4 } || logits > limit(&case, exact) {
                        failures.push(format!("{place}: rows {rows:.1e}, logits {logits:.1e}"));
                    }
                    if isa == Kernels::best().isa {
                        println!("{place}: rows {rows:.1e}, logits {logits:.1e}");
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

#[hob_needs::fixtures]
#[test]
fn the_pictures_of_an_image_are_known_by_its_size() {
    for case in cases() {
        let config = config::read(&case.tower()).unwrap();
        for (width, height) in [(1, 1), (40, 30), (97, 401), (700, 500), (1, 900), (1500, 20)] {
            let picture = Picture::black(width, height);
            let layout = Layout::new(&config, picture.size());
            let pictures = preprocess::prepare(&config, &picture);
            let sizes: Vec<Size> = pictures
                .iter()
                .filter_map(|part| match part {
                    ImagePart::Image(picture) => Some(picture.size()),
                    ImagePart::Text(_) => None,
                })
                .collect();
            let expected = [vec![layout.tile; layout.n_tiles()], vec![layout.whole]].concat();
            assert_eq!(sizes, expected, "{} {width} × {height}", case.text("name"));
        }
    }
}

#[hob_needs::fixtures]
#[test]
fn an_image_without_room_or_reader_is_not_encoded() {
    let options =
        ContextOptions { n_threads: Some(2), n_ctx: Some(512), ..ContextOptions::default() };
    for case in cases() {
        let place = format!("{} {}", case.text("name"), case.text("image"));
        let image = std::fs::read(case.dir.join(case.text("image"))).unwrap();
        let chunks = case.case["chunks"].as_array().unwrap().iter();
        let n: u64 =
            chunks.filter(|c| c["type"] == "image").map(|c| c["n_tokens"].as_u64().unwrap()).sum();
        let n = n as usize;
        let vision = case.vision(&options);
        let asked = AtomicUsize::new(0);
        // who leaves once this was asked so many times
        let leaves_after = |most: usize| {
            let asked = &asked;
            asked.store(0, Relaxed);
            move || asked.fetch_add(1, Relaxed) < most
        };
        let refused = vision.embed_within(&image, n - 1, &leaves_after(1));
        let by_one = |error: &Error| match *error {
            Error::OverCapacity { needed, capacity } => needed == n && capacity == n - 1,
            _ => false,
        };
        let error = refused.err();
        assert!(error.as_ref().is_some_and(by_one), "{place}: {n} rows, {error:?}");
        for most in 0..4 {
            let left = vision.embed_within(&image, n, &leaves_after(most));
            assert!(matches!(left, Err(Error::Abandoned)), "{place}: {:?}", left.err());
            assert_eq!(asked.load(Relaxed), most + 1, "{place}");
        }
        let parts = vision.embed_within(&image, n, &|| true).unwrap();
        assert_eq!(n_rows(&parts), n, "{place}");
        // one that is remembered needs as much room
        let refused = vision.embed_within(&image, n - 1, &|| true);
        assert!(matches!(refused, Err(Error::OverCapacity { .. })), "{place}");
    }
}

#[hob_needs::fixtures]
#[test]
fn an_image_has_as_many_tokens_as_it_may_have() {
    let mut file = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(300, 200).write_to(&mut file, image::ImageFormat::Png).unwrap();
    let file = file.into_inner();
    let mut n_limited = 0;
    for case in cases() {
        let rows = |limits: TokenLimits| {
            let options = ContextOptions { n_threads: Some(1), ..ContextOptions::default() };
            let vision = Vision::load(case.tower(), &case.model.plan, limits, &options).unwrap();
            match vision.embed_within(&file, 0, &|| true) {
                Err(Error::OverCapacity { needed, .. }) => needed,
                other => panic!("{:?}", other.err()),
            }
        };
        let own = rows(TokenLimits::default());
        let most = rows(TokenLimits { fewest: None, most: Some(own / 2) });
        let fewest = rows(TokenLimits { fewest: Some(own * 2), most: None });
        let narrow = rows(TokenLimits { fewest: Some(7), most: Some(7) });
        let name = case.text("name");
        if (most, fewest, narrow) == (own, own, own) {
            continue;
        }
        n_limited += 1;
        // a mark after each line of patches is not counted
        let n_breaks = if name.contains("pixtral") { 6 } else { 0 };
        assert!(fewest >= own * 2 && narrow <= 7 + n_breaks, "{name}: {fewest}, {narrow}");
        assert!(n_breaks > 0 || most <= own / 2, "{name}: {most}, {own}");
    }
    assert!(n_limited > 0);
}

#[cfg(feature = "gpu")]
#[hob_needs::fixtures]
#[hob_needs::gpu]
#[test]
fn every_projector_agrees_with_the_reference_on_a_gpu() {
    use hob::context::Device;

    let mut failures = Vec::new();
    for (i, case) in cases().iter().enumerate() {
        // with a 16-bit cache, and with layers on the CPU, what stands in a prompt is handed over
        // no differently
        for exact in [true, false].into_iter().take(if i % 5 == 0 { 2 } else { 1 }) {
            let whole = case.model.plan.is_whole();
            let options = ContextOptions {
                device: Device::Gpu { name: None },
                gpu_layers: Some(1).filter(|_| i % 3 == 1 && !whole),
                n_threads: Some(2),
                n_ctx: Some(512),
                exact,
                ..ContextOptions::default()
            };
            let place = format!("{} {} exact: {exact}", case.text("name"), case.text("image"));
            let vision = case.vision(&options);
            assert!(vision.gpu().is_some(), "{place}: the tower is not on the GPU");
            match case.compare(&vision, &options) {
                Err(error) => failures.push(format!("{place}: {error}")),
                Ok([rows, logits]) => {
                    println!("{place}: rows {rows:.1e}, logits {logits:.1e}");
                    if rows > 1e-6 || logits > limit(case, exact) {
                        failures.push(format!("{place}: rows {rows:.1e}, logits {logits:.1e}"));
                    }
                }
            }
            assert!(vision.gpu().is_some(), "{place}: the tower left the GPU");
        }
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));

    // a tower that does not fit there is on the CPU, as is an image for which there is no room
    let case = cases().remove(0);
    let room = |bytes| ContextOptions {
        device: Device::Gpu { name: None },
        gpu_memory: Some(bytes),
        n_threads: Some(2),
        exact: true,
        ..ContextOptions::default()
    };
    let cpu =
        ContextOptions { n_threads: Some(2), n_ctx: Some(512), exact: true, ..Default::default() };
    assert!(case.vision(&room(1000)).gpu().is_none());
    let needed = case.vision(&room(1 << 30)).gpu_memory();
    let narrow = case.vision(&room(needed + 1000));
    assert!(narrow.gpu().is_some());
    let [rows, _] = case.compare(&narrow, &cpu).unwrap();
    assert!(rows < 1e-6 && narrow.gpu().is_some(), "{rows:e}");
}

/// Returns the place in a file after this key and the type of its value.
fn value_of(file: &[u8], key: &str) -> usize {
    let at = file.windows(key.len()).position(|window| window == key.as_bytes());
    at.unwrap_or_else(|| panic!("no {key}")) + key.len() + 4
}

/// Returns what an image becomes with the tower of a file, for the text model of a case.
fn embedded(case: &Case, file: Vec<u8>) -> Arc<Vec<ImagePart<Arc<Embedded>>>> {
    let options = ContextOptions { n_threads: Some(2), exact: true, ..ContextOptions::default() };
    let gguf = Gguf::from_bytes(file).unwrap();
    let vision = Vision::load(gguf, &case.model.plan, TokenLimits::default(), &options).unwrap();
    vision.embed(&std::fs::read(case.dir.join(case.text("image"))).unwrap()).unwrap()
}

/// Files of Gemma 4's towers do not say their activation.
#[hob_needs::fixtures]
#[test]
fn gemma_4s_towers_have_the_activation_of_their_makers() {
    let cases = cases();
    let case = cases.iter().find(|case| case.text("name") == "gemma4v").unwrap();
    let file = std::fs::read(case.dir.join("gemma4v.mmproj.gguf")).unwrap();
    let mut unsaid = file.clone();
    unsaid[value_of(&file, "clip.use_gelu")] = 0;
    let rows = |file: Vec<u8>| -> Vec<f32> {
        let parts = embedded(case, file);
        let of = |part: &ImagePart<Arc<Embedded>>| match part {
            ImagePart::Text(_) => Vec::new(),
            ImagePart::Image(image) => image.rows.to_vec(),
        };
        parts.iter().flat_map(of).collect()
    };
    assert!(rows(file) == rows(unsaid));
}

/// An image that would be one tile is the whole alone, as the processor of `transformers` writes
/// it.
#[hob_needs::fixtures]
#[test]
fn an_image_of_one_tile_is_the_whole_alone() {
    let cases = cases();
    let case = cases.iter().find(|case| case.text("name") == "idefics3").unwrap();
    let mut file = std::fs::read(case.dir.join("idefics3.mmproj.gguf")).unwrap();
    let at = value_of(&file, "clip.vision.preproc_image_size");
    file[at..at + 4].copy_from_slice(&32u32.to_le_bytes());
    let shown = |part: &ImagePart<Arc<Embedded>>| match part {
        ImagePart::Text(text) => text.clone(),
        ImagePart::Image(_) => "*".to_owned(),
    };
    let text: String = embedded(case, file).iter().map(shown).collect();
    assert_eq!(text, "<fake_token_around_image><global-img>*<fake_token_around_image>");
}
