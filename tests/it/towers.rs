//! Tiny random vision towers, each with its text model against its makers' own code:
//! `tests/goldens/towers.py` made them, the rows of images and the logits behind them.

use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};
use hob::gguf::Gguf;
use hob::hugging_face::HfModel;
use hob::model::Model;
use hob::model::embedded::{Embedded, Placed};
use hob::model::plan::Activation;
use hob::vision::picture::Size;
use hob::vision::preprocess::Layout;
use hob::vision::{ImagePart, TokenLimits, Vision, config, family, n_rows, tower_file};
use hob_kernels::{Isa, Kernels};
use image::{ImageFormat, Rgb, RgbImage};
use serde_json::Value;

/// The most that rows and exact logits differ by from the makers', as mean squared error over mean
/// square.
const TOLERANCE: f64 = 1e-6;

/// A tower with its text model, and what its makers' code makes of images.
struct Golden {
    name: String,
    /// Its file, or the folder that it is in.
    tower: PathBuf,
    model: Arc<Model>,
    before: Vec<u32>,
    after: Vec<u32>,
    images: Vec<GoldenImage>,
}

/// The rows of an image, and the logits of the tokens behind them.
struct GoldenImage {
    size: Size,
    rows: Vec<f32>,
    logits: Vec<f32>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/towers")
}

/// The folder of folders of models that see, which `tests/goldens/tower_folders.py` made.
pub(crate) fn tower_folders() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/tower_folders")
}

fn numbers(value: &Value) -> Vec<u32> {
    value.as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as u32).collect()
}

/// Every tower of the folder, by name.
fn goldens() -> Vec<Golden> {
    goldens_of(&folder(), 10)
}

/// Every tower of a folder, by name; of at least so many.
fn goldens_of(folder: &Path, fewest: usize) -> Vec<Golden> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut records: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|ext| ext == "json")).collect();
    records.sort();
    assert!(records.len() >= fewest, "only {} towers", records.len());
    records.iter().map(|record| golden(record)).collect()
}

/// Returns the text model of a golden: a file, or part of the folder that its tower is in.
fn text_model(record: &Path) -> Gguf {
    let file = record.with_extension("text.gguf");
    if file.is_file() {
        return Gguf::open(file).unwrap();
    }
    HfModel::open(&record.with_extension("")).unwrap().gguf
}

fn golden(record: &Path) -> Golden {
    let case: Value = serde_json::from_slice(&std::fs::read(record).unwrap()).unwrap();
    let name = case["name"].as_str().unwrap().to_owned();
    let model = Model::load(text_model(record));
    let model = Arc::new(model.unwrap_or_else(|e| panic!("{name}: {e}")));
    let bytes = std::fs::read(record.with_extension("f32")).unwrap();
    let mut values =
        bytes.chunks_exact(4).map(|bytes| f32::from_le_bytes(bytes.try_into().unwrap()));
    let after = numbers(&case["after"]);
    let row_width = model.plan.n_embd * (1 + model.plan.n_deepstack);
    let images = case["images"].as_array().unwrap().iter().map(|image| {
        let [width, height] = numbers(&image["size"])[..] else { panic!("{image}") };
        let n_rows = image["n_rows"].as_u64().unwrap() as usize;
        GoldenImage {
            size: Size { width: width as usize, height: height as usize },
            rows: values.by_ref().take(n_rows * row_width).collect(),
            logits: values.by_ref().take(after.len() * model.plan.n_vocab).collect(),
        }
    });
    let images = images.collect();
    assert_eq!(values.next(), None, "{name}");
    let of_folder = record.with_extension("");
    let of_file = record.with_extension("mmproj.gguf");
    let tower = if of_folder.is_dir() { of_folder } else { of_file };
    Golden { before: numbers(&case["before"]), name, tower, model, after, images }
}

/// Mean squared error over mean square.
fn nmse(ours: &[f32], golden: &[f32]) -> f64 {
    assert_eq!(ours.len(), golden.len());
    let sum = |f: &dyn Fn(f64, f64) -> f64| -> f64 {
        ours.iter().zip(golden).map(|(&a, &b)| f(f64::from(a), f64::from(b))).sum()
    };
    sum(&|a, b| (a - b) * (a - b)) / sum(&|_, b| b * b)
}

/// Returns the image that `towers.py` makes too, as a file.
pub(crate) fn picture(size: Size) -> Vec<u8> {
    let picture = RgbImage::from_fn(size.width as u32, size.height as u32, |x, y| {
        let rgb = [x * x * 3 + y * 5, (x * 7) ^ (y * 11), x * y * 13 / 8 + 17 * x];
        Rgb(rgb.map(|v| v as u8))
    });
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, ImageFormat::Png).unwrap();
    file.into_inner()
}

fn tower(name: &str) -> Gguf {
    Gguf::open(folder().join(format!("{name}.mmproj.gguf"))).unwrap()
}

fn options(isa: Isa, exact: bool) -> ContextOptions {
    ContextOptions {
        isa: Some(isa),
        exact,
        n_threads: Some(2),
        n_ctx: Some(512),
        ..ContextOptions::default()
    }
}

/// Returns the pictures of an image's parts, one after the other from position `at` on.
fn pictures(parts: &[ImagePart<Arc<Embedded>>], at: usize) -> Vec<Placed> {
    let mut placed: Vec<Placed> = Vec::new();
    for part in parts {
        if let ImagePart::Image(image) = part {
            let at = placed.last().map_or(at as u32, Placed::end);
            placed.push(Placed { at, image: Arc::clone(image) });
        }
    }
    placed
}

/// Returns the words of an image's parts.
fn words(parts: &[ImagePart<Arc<Embedded>>]) -> Vec<&str> {
    let words = parts.iter().filter_map(|part| match part {
        ImagePart::Text(text) => Some(text.as_str()),
        ImagePart::Image(_) => None,
    });
    words.collect()
}

/// Errors of an image's rows, and of the logits behind it.
fn errors(
    golden: &Golden,
    of: &GoldenImage,
    vision: &Vision,
    options: &ContextOptions,
) -> [f64; 2] {
    let parts = vision.embed(&picture(of.size)).unwrap();
    let images = pictures(&parts, golden.before.len());
    let rows: Vec<f32> = images.iter().flat_map(|placed| placed.image.rows.clone()).collect();
    let ids: Vec<u32> = images.iter().flat_map(|placed| placed.image.ids.clone()).collect();
    assert_eq!(rows.len(), of.rows.len(), "{} {:?}", golden.name, of.size);
    let rows = nmse(&rows, &of.rows);
    let tokens = [&golden.before[..], &ids, &golden.after].concat();
    let mut context = Context::new(Arc::clone(&golden.model), options).unwrap();
    context.set_images(0, images).unwrap();
    let first = tokens.len() - golden.after.len();
    let batch: Vec<_> = (0..)
        .zip(&tokens)
        .map(|(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: pos as usize >= first })
        .collect();
    [rows, nmse(context.step(&batch).unwrap(), &of.logits)]
}

#[test]
fn towers_agree_with_their_makers_code() {
    let of_folders = goldens_of(&tower_folders(), 5);
    let mut failures = Vec::new();
    for golden in goldens().into_iter().chain(of_folders) {
        let isas = Isa::ALL.into_iter().filter(|&isa| Kernels::new(isa).is_some());
        for (isa, exact) in isas.flat_map(|isa| [(isa, true), (isa, false)]) {
            let options = options(isa, exact);
            let limits = TokenLimits::default();
            let tower = tower_file::open(&golden.tower).unwrap();
            let vision = Vision::load(tower, &golden.model.plan, limits, &options).unwrap();
            for image in &golden.images {
                let [rows, logits] = errors(&golden, image, &vision, &options);
                let place = format!("{} {:?} {isa} exact: {exact}", golden.name, image.size);
                let (of_rows, of_logits) = if exact { (TOLERANCE, 1e-5) } else { (1e-4, 3e-3) };
                if rows.is_nan() || rows > of_rows || logits.is_nan() || logits > of_logits {
                    failures.push(format!("{place}: rows {rows:.1e}, logits {logits:.1e}"));
                } else if isa == Kernels::best().isa {
                    println!("{place}: rows {rows:.1e}, logits {logits:.1e}");
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

#[cfg(feature = "gpu")]
#[hob_needs::gpu]
#[test]
fn towers_agree_with_their_makers_code_on_a_gpu() {
    use hob::context::Device;

    let mut failures = Vec::new();
    for golden in goldens() {
        let device = Device::Gpu { name: None };
        let options = ContextOptions { device, ..options(Kernels::best().isa, true) };
        let limits = TokenLimits::default();
        let vision =
            Vision::load(tower(&golden.name), &golden.model.plan, limits, &options).unwrap();
        assert!(vision.gpu().is_some(), "{}: the tower is not on the GPU", golden.name);
        for image in &golden.images {
            let [rows, logits] = errors(&golden, image, &vision, &options);
            let place =
                format!("{} {:?}: rows {rows:.1e}, logits {logits:.1e}", golden.name, image.size);
            println!("{place}");
            if rows.is_nan() || rows > TOLERANCE || logits.is_nan() || logits > 1e-4 {
                failures.push(place);
            }
        }
        assert!(vision.gpu().is_some(), "{}: the tower left the GPU", golden.name);
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

/// Marks around images are those of the makers' templates, and every image of a size has the rows
/// that were counted before it was decoded.
#[test]
fn images_of_every_size_have_the_rows_that_were_counted() {
    let options = options(Kernels::best().isa, false);
    for golden in goldens() {
        let plan = config::read(&tower(&golden.name)).unwrap();
        let limits = TokenLimits::default();
        let vision =
            Vision::load(tower(&golden.name), &golden.model.plan, limits, &options).unwrap();
        for (width, height) in [(1, 1), (7, 300), (301, 9), (64, 64), (250, 131)] {
            let file = picture(Size { width, height });
            let parts = vision.embed(&file).unwrap();
            let n = n_rows(&parts);
            let layout = Layout::new(&plan, Size { width, height });
            let n_end = usize::from(plan.family.projector.end.is_some());
            let sides = layout.whole.area() / plan.aligned() / plan.aligned() + n_end;
            let has_tiles = layout.n_tiles() > 0;
            if plan.n_query > 0 {
                assert_eq!(n, plan.n_query * (1 + layout.n_tiles()), "{}", golden.name);
            } else {
                let size = format!("{width} × {height}");
                assert!(n == sides || has_tiles && n > sides, "{} {size}", golden.name);
            }
            let [before, after] = plan.family.around;
            let of_whole = plan.family.tiling.as_ref().map_or("", |tiling| tiling.whole_mark);
            let mut marks = vec![before, of_whole, after];
            marks.retain(|mark| !mark.is_empty());
            let mut words = words(&parts);
            // without those around tiles
            words.retain(|word| marks.contains(word));
            assert_eq!(words, marks, "{}", golden.name);
            assert!(vision.embed_within(&file, n - 1, &|| true).is_err(), "{}", golden.name);
        }
    }
}

#[test]
fn limits_of_tokens_hold_where_images_keep_their_proportions() {
    let options = options(Kernels::best().isa, false);
    let file = picture(Size { width: 120, height: 80 });
    for golden in goldens() {
        let rows = |fewest, most| {
            let limits = TokenLimits { fewest, most };
            let tower = tower(&golden.name);
            let vision = Vision::load(tower, &golden.model.plan, limits, &options).unwrap();
            n_rows(&vision.embed(&file).unwrap())
        };
        let own = rows(None, None);
        let fewer = rows(None, Some(own / 2));
        let more = rows(Some(own * 2), Some(own * 3));
        let family = config::read(&tower(&golden.name)).unwrap().family;
        if family.tiling.is_some() || !family.whole.keeps_proportions() {
            assert_eq!([fewer, more], [own; 2]);
        } else {
            assert!(fewer <= own / 2 && fewer > 0, "{}: {fewer} of {own}", golden.name);
            assert!((own * 2..=own * 3).contains(&more), "{}: {more} of {own}", golden.name);
        }
    }
}

/// Returns the activation of the layers of a tower in a file.
fn activation(file: Vec<u8>) -> Activation {
    config::read(&Gguf::from_bytes(file).unwrap()).unwrap().activation
}

/// Files have one key for both forms of GELU, `clip.use_gelu`; the makers' form is the family's.
#[test]
fn gelu_has_the_form_of_the_makers() {
    let file = |name: &str| std::fs::read(folder().join(format!("{name}.mmproj.gguf"))).unwrap();
    for (name, expected) in [
        ("kimivl", Activation::Gelu),
        ("llama4", Activation::GeluErf),
        ("minicpmv", Activation::Gelu),
        ("muse-glimmer", Activation::GeluErf),
        ("paddleocr", Activation::Gelu),
        ("glm4v", Activation::Silu),
        ("llava", Activation::QuickGelu),
    ] {
        assert_eq!(activation(file(name)), expected, "{name}");
    }
    // LLaVA's towers are CLIP's, or SigLIP's, which have no class token
    let mut llava = file("llava");
    let place = |key: &[u8]| llava.windows(key.len()).position(|word| word == key).unwrap();
    let key = b"clip.use_gelu";
    // the type of a value comes before it
    let value = place(key) + key.len() + 4;
    let class = place(b"v.class_embd");
    llava[value] = 1;
    assert_eq!(activation(llava.clone()), Activation::GeluErf);
    llava[class] = b'w';
    assert_eq!(activation(llava), Activation::Gelu);

    for family in &family::FAMILIES {
        assert_eq!(family.projector.activation, Activation::GeluErf, "{}", family.name);
    }
    let gelus = ["internvl", "lfm2", "lightonocr", "pixtral", "qwen3vl_merger"];
    let gelus = gelus.map(|name| family::find(name).unwrap().gelu);
    let [exact, tanh] = [Activation::GeluErf, Activation::Gelu];
    assert_eq!(gelus, [exact, tanh, exact, exact, tanh]);
}

/// Checks sizes of pictures and tiles against those of the makers' processor.
fn check_sizes(name: &str) {
    let plan = config::read(&tower(name)).unwrap();
    let record = std::fs::read(folder().join(format!("{name}.sizes"))).unwrap();
    let record: Value = serde_json::from_slice(&record).unwrap();
    for case in record.as_array().unwrap() {
        let pair = |key: &str| {
            let [a, b] = numbers(&case[key])[..] else { panic!("{case}") };
            [a as usize, b as usize]
        };
        let size = |key: &str| Size { width: pair(key)[0], height: pair(key)[1] };
        let layout = Layout::new(&plan, size("image"));
        assert_eq!([layout.columns, layout.rows], pair("grid"), "{case}");
        assert_eq!(layout.whole, size("whole"), "{case}");
        if layout.n_tiles() > 0 {
            assert_eq!(layout.tile, size("tile"), "{case}");
        }
    }
}

/// Returns the parts of an image of a few tiles.
fn parts_of_tiles(name: &str) -> Vec<ImagePart<Arc<Embedded>>> {
    let golden = goldens().into_iter().find(|golden| golden.name == name).unwrap();
    let options = options(Kernels::best().isa, false);
    let limits = TokenLimits::default();
    let vision = Vision::load(tower(name), &golden.model.plan, limits, &options).unwrap();
    vision.embed(&picture(Size { width: 30, height: 27 })).unwrap().to_vec()
}

/// Tiles of Llama 4 come before the whole, with marks between and behind the tiles of a line.
#[test]
fn tiles_are_those_of_the_makers() {
    check_sizes("llama4");
    let across = "<|tile_x_separator|>";
    let down = "<|tile_y_separator|>";
    let line = [across, down];
    let words_expected =
        [&["<|image_start|>"][..], &line, &line, &["<|image|>", "<|image_end|>"]].concat();
    let parts = parts_of_tiles("llama4");
    assert_eq!(words(&parts), words_expected);
    assert!(matches!(parts[1], ImagePart::Image(_)));
}

/// Slices of MiniCPM-V follow the whole, line by line, each between marks of its own; sizes are
/// those of its makers' processor.
#[test]
fn slices_are_those_of_the_makers() {
    check_sizes("minicpmv");
    let parts = parts_of_tiles("minicpmv");
    let whole = ["<image_id>{image}</image_id><image>", "</image>"];
    let slice = ["<slice>", "</slice>"];
    let line = [slice, slice].concat();
    assert_eq!(words(&parts), [&whole[..], &line, &["\n"], &line].concat());
    assert!(matches!(parts[1], ImagePart::Image(_)));
}

/// Pictures of Muse Glimmer have the sizes of its makers' processor.
#[test]
fn sizes_nearest_to_the_proportions_are_those_of_the_makers() {
    check_sizes("muse-glimmer");
}

/// Every family that is said to be compared with its makers' code is.
#[test]
fn families_tested_as_made_have_a_tower_here() {
    let goldens = goldens();
    let names: Vec<_> = goldens
        .iter()
        .map(|golden| config::read(&tower(&golden.name)).unwrap().family.name)
        .collect();
    for family in &family::FAMILIES {
        assert_eq!(family.tested_as_made, names.contains(&family.name), "{}", family.name);
    }
}
