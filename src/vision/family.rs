//! The families of vision towers: what a file leaves unsaid about the towers of its projector, as
//! data. One forward pass computes them all.

mod llava;
mod muse_glimmer;

use self::llava::LLAVA;
use self::muse_glimmer::MUSE_GLIMMER;
use super::error::Error;
use super::mobilenet;
use super::picture::Filter;
use super::plan::{
    EndRow, Merging, PatchOrder, PatchPairs, PatchRope, Positions, Projector, ProjectorNorm,
    SmallSides, Stem, TileRule, Tiling, TowerBody, VisionFamily, VisionPlan, WholeSize,
};
use super::weights::PATCH_ALIGN;
use crate::chat::ImageText;
use crate::model;
use crate::model::meta::Meta;
use crate::model::plan::Activation;

/// ε of the projectors' layer norms: PyTorch's default.
pub(super) const PROJECTOR_EPS: f32 = 1e-5;

/// Every family.
pub static FAMILIES: [VisionFamily; 22] = [
    DOTS_OCR,
    GEMMA3,
    GEMMA3N,
    GEMMA4,
    GEMMA4_UNIFIED,
    GLM4V,
    IDEFICS3,
    INTERNVL,
    KIMI_VL,
    LDP,
    LDP_V2,
    LFM2,
    LIGHT_ON_OCR,
    LLAMA4,
    LLAVA,
    MINICPM_V,
    MUSE_GLIMMER,
    PADDLE_OCR,
    PIXTRAL,
    QWEN2_VL,
    QWEN25_VL,
    QWEN3_VL,
];

/// Defaults of a family: a square tower with layer norms whose patches stay apart.
const PLAIN: VisionFamily = VisionFamily {
    name: "",
    models: "",
    archs: &[],
    tested_as_made: false,
    merge_key: "projector.scale_factor",
    merge: 1,
    is_merge_fixed: false,
    centered: true,
    gelu: Activation::Gelu,
    stem: Stem { pixels: "", rows: "", placed: "v.pre_ln", eps: None },
    body: TowerBody::Layers,
    post_norm: "v.post_ln",
    positions: Positions::Fixed,
    class_first: false,
    rope: None,
    first_place: 0,
    norms_values: false,
    order: PatchOrder::ByRow,
    signed_pixels: false,
    rounds_pixels: false,
    filter: Filter::Bicubic,
    whole: WholeSize::Square,
    tiling: None,
    n_rows: (1, 4096),
    around: ["", ""],
    image_text: ImageText::Beside,
    projector: Projector {
        merging: Merging::SideBySide,
        norm: ProjectorNorm::None,
        norms_patches: false,
        eps: PROJECTOR_EPS,
        matrices: &[],
        activation: Activation::GeluErf,
        gated: false,
        transposed: false,
        line_break: None,
        line_end: None,
        norms_rows: false,
        end: None,
    },
    non_causal: false,
    reads: |_, _| Ok(()),
};

/// dots.ocr.
const DOTS_OCR: VisionFamily = VisionFamily {
    name: "dots_ocr",
    models: "dots.ocr",
    archs: &["qwen2"],
    tested_as_made: true,
    merge: 2,
    centered: false,
    stem: Stem { rows: "v.norm_embd", ..PLAIN.stem },
    post_norm: "mm.post_norm",
    positions: Positions::None,
    rope: Some(PatchRope { pairs: PatchPairs::Halves, base: 10000.0 }),
    whole: WholeSize::Stretched(SmallSides::Kept),
    around: ["<|img|>", "<|endofimg|>"],
    projector: Projector {
        norm: ProjectorNorm::Centered("mm.input_norm"),
        norms_patches: true,
        eps: 1e-6,
        matrices: &["mm.0", "mm.2"],
        ..PLAIN.projector
    },
    reads: read_pixels,
    ..PLAIN
};

/// Gemma 3.
const GEMMA3: VisionFamily = VisionFamily {
    name: "gemma3",
    models: "Gemma 3",
    archs: &["gemma3"],
    merge: 4,
    filter: Filter::Bilinear,
    around: ["\n\n<start_of_image>", "<end_of_image>\n\n"],
    projector: Projector {
        merging: Merging::Mean,
        norm: ProjectorNorm::Rms("mm.soft_emb_norm"),
        matrices: &["mm.input_projection"],
        transposed: true,
        ..PLAIN.projector
    },
    non_causal: true,
    ..PLAIN
};

/// Gemma 3n, whose tower is convolutions; files without the tokens of images, which were made for
/// other programs.
const GEMMA3N: VisionFamily = VisionFamily {
    name: "gemma3nv",
    models: "Gemma 3n E2B, E4B",
    archs: &["gemma3n"],
    tested_as_made: true,
    body: TowerBody::Maps,
    post_norm: "",
    positions: Positions::None,
    filter: Filter::Bilinear,
    whole: WholeSize::StretchedSquare,
    around: ["\n\n<start_of_image>", "<end_of_image>\n\n"],
    projector: Projector {
        merging: Merging::NormedMean("v.msfa.norm.weight"),
        norm: ProjectorNorm::Rms("mm.soft_emb_norm"),
        matrices: &["mm.input_projection"],
        norms_rows: true,
        ..PLAIN.projector
    },
    reads: read_gemma3n,
    ..PLAIN
};

/// Gemma 3n with the tokens of images, the first of which ends one: the text model has no row of
/// it.
static GEMMA3N_ENDED: VisionFamily = VisionFamily {
    around: ["\n\n<start_of_image>", "\n\n"],
    projector: Projector {
        end: Some(EndRow { table: "mm.embedding.weight", norm: "mm.hard_emb_norm.weight" }),
        ..GEMMA3N.projector
    },
    ..GEMMA3N
};

/// Gemma 4.
const GEMMA4: VisionFamily = VisionFamily {
    name: "gemma4v",
    models: "Gemma 4 E2B, E4B, 26B-A4B, 31B",
    archs: &["gemma4"],
    merge: 3,
    centered: false,
    positions: Positions::Axes,
    rope: Some(PatchRope { pairs: PatchPairs::Quarters, base: 100.0 }),
    norms_values: true,
    signed_pixels: true,
    whole: WholeSize::Aligned,
    n_rows: (70, 1120),
    around: ["<|image>", "<image|>"],
    projector: Projector {
        merging: Merging::ScaledMean,
        norm: ProjectorNorm::Plain,
        matrices: &["mm.input_projection"],
        ..PLAIN.projector
    },
    reads: |_, plan| {
        // files leave it unsaid
        plan.activation = Activation::Gelu;
        // the two smallest were trained without
        plan.non_causal = ![1536, 2560].contains(&plan.n_out);
        Ok(())
    },
    ..PLAIN
};

/// Gemma 4 12B: patches are normalized and projected, without layers.
const GEMMA4_UNIFIED: VisionFamily = VisionFamily {
    name: "gemma4uv",
    models: "Gemma 4 12B",
    archs: &["gemma4"],
    tested_as_made: true,
    merge: 3,
    stem: Stem {
        pixels: "v.patch_norm.1",
        rows: "v.patch_norm.2",
        placed: "v.patch_norm.3",
        eps: Some(1e-5),
    },
    body: TowerBody::Nothing,
    positions: Positions::Axes,
    whole: WholeSize::Filling,
    // as its makers' processor has it; the model was trained for up to 1120
    n_rows: (1, 280),
    around: ["<|image>", "<image|>"],
    projector: Projector {
        norm: ProjectorNorm::Plain,
        matrices: &["mm.input_projection"],
        ..PLAIN.projector
    },
    non_causal: true,
    reads: |meta, plan| {
        // what the other Gemma 4 merge after the layers is one patch here
        plan.patch_size = plan.aligned();
        plan.merge = 1;
        if !(plan.patch_size * plan.patch_size * 3).is_multiple_of(PATCH_ALIGN) {
            return Err(meta.bad("patch_size", plan.patch_size, "an even number"));
        }
        Ok(())
    },
    ..PLAIN
};

/// GLM-4.1V, 4.5V, 4.6V, GLM-OCR.
const GLM4V: VisionFamily = VisionFamily {
    name: "glm4v",
    models: "GLM-4.1V, 4.5V, 4.6V Flash, GLM-OCR",
    archs: &["glm4", "glm4moe"],
    tested_as_made: true,
    merge_key: "spatial_merge_size",
    merge: 2,
    is_merge_fixed: true,
    centered: false,
    stem: Stem { rows: "v.norm_embd", ..PLAIN.stem },
    positions: Positions::Cubic,
    rope: Some(PatchRope { pairs: PatchPairs::Halves, base: 10000.0 }),
    whole: WholeSize::Stretched(SmallSides::Raised),
    n_rows: (8, 4096),
    around: ["<|begin_of_image|>", "<|end_of_image|>"],
    projector: Projector {
        merging: Merging::Matrix("mm.patch_merger"),
        matrices: &["mm.model.fc"],
        gated: true,
        ..PLAIN.projector
    },
    ..PLAIN
};

/// Idefics 3, SmolVLM.
const IDEFICS3: VisionFamily = VisionFamily {
    name: "idefics3",
    models: "SmolVLM, Idefics 3",
    filter: Filter::Lanczos,
    tiling: Some(Tiling {
        rule: TileRule::LongestEdge,
        side: None,
        whole_first: false,
        before_tile: "<fake_token_around_image><row_{row}_col_{column}>",
        after_tile: "",
        between_tiles: "",
        between_rows: "\n",
        before_whole: &["\n\n"],
        whole_mark: "<fake_token_around_image><global-img>",
        joined: false,
    }),
    around: ["", "<fake_token_around_image>"],
    // its template writes no space between a name and an image
    image_text: ImageText::Marked("<image>"),
    projector: Projector { matrices: &["mm.model.fc"], ..PLAIN.projector },
    reads: |meta, plan| {
        plan.longest_edge = meta.size("preproc_image_size")?.unwrap_or(0);
        Ok(())
    },
    ..PLAIN
};

/// InternVL 2.5 and 3.
const INTERNVL: VisionFamily = VisionFamily {
    name: "internvl",
    models: "InternVL 2.5 and 3",
    gelu: Activation::GeluErf,
    tiling: Some(Tiling {
        rule: TileRule::LeastWaste,
        side: None,
        whole_first: false,
        before_tile: "",
        after_tile: "",
        between_tiles: "",
        between_rows: "",
        before_whole: &[],
        whole_mark: "",
        joined: false,
    }),
    around: ["<img>", "</img>"],
    image_text: ImageText::LineAfter,
    projector: Projector {
        norm: ProjectorNorm::Centered("mm.model.mlp.0"),
        matrices: &["mm.model.mlp.1", "mm.model.mlp.3"],
        ..PLAIN.projector
    },
    reads: |meta, plan| {
        // the tower of 6 billion parameters has other norms, and nothing else says so
        plan.centered = (plan.n_embd, plan.n_layer) != (3200, 45);
        let fewest = meta.size("preproc_min_tiles")?.unwrap_or(1);
        plan.tiles = (fewest, meta.size("preproc_max_tiles")?.unwrap_or(12));
        Ok(())
    },
    ..PLAIN
};

/// Kimi-VL.
const KIMI_VL: VisionFamily = VisionFamily {
    name: "kimivl",
    models: "Kimi-VL A3B",
    archs: &["deepseek2"],
    tested_as_made: true,
    merge: 2,
    positions: Positions::Cubic,
    rope: Some(PatchRope { pairs: PatchPairs::Alternating, base: 10000.0 }),
    whole: WholeSize::Padded,
    n_rows: (1, 1024),
    around: ["<|media_start|>image<|media_content|>", "<|media_end|>"],
    projector: Projector {
        norm: ProjectorNorm::Centered("mm.input_norm"),
        norms_patches: true,
        matrices: &["mm.1", "mm.2"],
        ..PLAIN.projector
    },
    ..PLAIN
};

/// MobileVLM 1.
const LDP: VisionFamily = VisionFamily {
    name: "ldp",
    models: "MobileVLM 1",
    projector: Projector {
        merging: Merging::Downsampled,
        matrices: &["mm.model.mlp.1", "mm.model.mlp.3"],
        ..LLAVA.projector
    },
    ..LDP_V2
};

/// MobileVLM V2.
const LDP_V2: VisionFamily = VisionFamily {
    name: "ldpv2",
    models: "MobileVLM V2",
    merge: 2,
    projector: Projector {
        merging: Merging::Afterwards,
        matrices: &["mm.model.mlp.0", "mm.model.mlp.2"],
        ..LLAVA.projector
    },
    reads: |meta, plan| {
        plan.n_layer = llava::layers(meta, plan.n_layer)?;
        Ok(())
    },
    ..LLAVA
};

/// LFM2-VL.
const LFM2: VisionFamily = VisionFamily {
    name: "lfm2",
    models: "LFM2-VL",
    archs: &["lfm2", "lfm2moe"],
    positions: Positions::Averaged,
    filter: Filter::Bilinear,
    whole: WholeSize::Aligned,
    tiling: Some(Tiling {
        rule: TileRule::NearestAspect,
        side: Some(512),
        whole_first: false,
        before_tile: "<|img_row_{row}_col_{column}|>",
        after_tile: "",
        between_tiles: "",
        between_rows: "",
        before_whole: &["<|img_thumbnail|>"],
        whole_mark: "",
        joined: false,
    }),
    n_rows: (64, 256),
    around: ["<|image_start|>", "<|image_end|>"],
    projector: Projector {
        norm: ProjectorNorm::Centered("mm.input_norm"),
        matrices: &["mm.1", "mm.2"],
        ..PLAIN.projector
    },
    reads: |_, plan| {
        plan.tiles = (2, 10);
        Ok(())
    },
    ..PLAIN
};

/// LightOnOCR.
const LIGHT_ON_OCR: VisionFamily = VisionFamily {
    name: "lightonocr",
    models: "LightOnOCR",
    archs: &["qwen3"],
    tested_as_made: true,
    whole: WholeSize::WithinEdge,
    around: ["", ""],
    image_text: ImageText::Beside,
    projector: Projector { line_break: None, ..PIXTRAL.projector },
    reads: |meta, plan| {
        plan.longest_edge = meta.size("preproc_image_size")?.unwrap_or(plan.image_size);
        let side = plan.longest_edge.div_ceil(plan.aligned());
        plan.n_rows = (1, side * side);
        Ok(())
    },
    ..PIXTRAL
};

/// Llama 4.
const LLAMA4: VisionFamily = VisionFamily {
    name: "llama4",
    models: "Llama 4 Scout, Maverick",
    archs: &["llama4"],
    tested_as_made: true,
    merge: 2,
    gelu: Activation::GeluErf,
    rope: Some(PatchRope { pairs: PatchPairs::InHalves, base: 10000.0 }),
    first_place: 1,
    rounds_pixels: true,
    filter: Filter::Bilinear,
    tiling: Some(Tiling {
        rule: TileRule::LeastScaled,
        side: None,
        whole_first: false,
        before_tile: "",
        after_tile: "",
        between_tiles: "<|tile_x_separator|>",
        between_rows: "<|tile_y_separator|>",
        before_whole: &["<|tile_y_separator|>"],
        whole_mark: "<|image|>",
        joined: false,
    }),
    around: ["<|image_start|>", "<|image_end|>"],
    projector: Projector {
        matrices: &["mm.model.mlp.1", "mm.model.mlp.2", "mm.model.fc"],
        ..PLAIN.projector
    },
    reads: |_, plan| {
        plan.tiles = (1, 16);
        Ok(())
    },
    ..PLAIN
};

/// MiniCPM-V.
const MINICPM_V: VisionFamily = VisionFamily {
    name: "resampler",
    models: "MiniCPM-V 2.6, 4 and 4.5",
    tested_as_made: true,
    positions: Positions::Buckets,
    whole: WholeSize::SquareArea,
    tiling: Some(Tiling {
        rule: TileRule::NearestRatio,
        side: None,
        whole_first: true,
        before_tile: "<slice>",
        after_tile: "</slice>",
        between_tiles: "",
        between_rows: "\n",
        before_whole: &[],
        whole_mark: "",
        joined: false,
    }),
    around: ["<image_id>{image}</image_id><image>", "</image>"],
    image_text: ImageText::Lines,
    projector: Projector { merging: Merging::Resampled, eps: 1e-6, ..PLAIN.projector },
    reads: read_minicpm,
    ..PLAIN
};

/// PaddleOCR-VL.
const PADDLE_OCR: VisionFamily = VisionFamily {
    name: "paddleocr",
    models: "PaddleOCR-VL",
    archs: &["paddleocr"],
    tested_as_made: true,
    merge: 2,
    positions: Positions::Linear,
    rope: Some(PatchRope { pairs: PatchPairs::Halves, base: 10000.0 }),
    whole: WholeSize::Stretched(SmallSides::RaisedInTurn),
    around: ["<|IMAGE_START|>", "<|IMAGE_END|>"],
    image_text: ImageText::First,
    projector: KIMI_VL.projector,
    reads: read_pixels,
    ..PLAIN
};

/// Pixtral, Mistral Small 3.
const PIXTRAL: VisionFamily = VisionFamily {
    name: "pixtral",
    models: "Pixtral, Mistral Small 3",
    archs: &["llama", "mistral3", "deepseek2"],
    merge_key: "spatial_merge_size",
    centered: false,
    gelu: Activation::GeluErf,
    positions: Positions::None,
    rope: Some(PatchRope { pairs: PatchPairs::Interleaved, base: 10000.0 }),
    whole: WholeSize::Aligned,
    n_rows: (8, 1024),
    around: ["", "[IMG_END]"],
    image_text: ImageText::FirstOfTwo,
    projector: Projector {
        merging: Merging::Matrix("mm.patch_merger"),
        norm: ProjectorNorm::Rms("mm.input_norm"),
        matrices: &["mm.1", "mm.2"],
        line_break: Some("v.token_embd.img_break"),
        ..PLAIN.projector
    },
    ..PLAIN
};

/// Qwen2-VL.
const QWEN2_VL: VisionFamily = VisionFamily {
    name: "qwen2vl_merger",
    models: "Qwen2-VL",
    archs: &["qwen2vl"],
    merge_key: "spatial_merge_size",
    merge: 2,
    is_merge_fixed: true,
    positions: Positions::None,
    rope: Some(PatchRope { pairs: PatchPairs::Halves, base: 10000.0 }),
    order: PatchOrder::ByMerge,
    whole: WholeSize::Aligned,
    n_rows: (8, 4096),
    around: ["<|vision_start|>", "<|vision_end|>"],
    projector: Projector { matrices: &["mm.0", "mm.2"], ..PLAIN.projector },
    ..PLAIN
};

/// Side of a window of Qwen2.5-VL in pixels.
const WINDOW: usize = 112;

/// Qwen2.5-VL, which has windows in most layers.
const QWEN25_VL: VisionFamily = VisionFamily {
    name: "qwen2.5vl_merger",
    models: "Qwen2.5-VL",
    archs: &["qwen2vl"],
    centered: false,
    reads: |meta, plan| {
        let period =
            meta.required_size("n_wa_pattern", "how often a layer sees the whole image")?;
        plan.window_period = period;
        plan.window_side = (WINDOW / plan.aligned()).max(1);
        Ok(())
    },
    ..QWEN2_VL
};

/// Qwen3-VL, which has slices for the first layers of the text model.
const QWEN3_VL: VisionFamily = VisionFamily {
    name: "qwen3vl_merger",
    models: "Qwen3-VL, Qwen3.5 and later",
    archs: &["qwen3vl", "qwen3vlmoe", "qwen35", "qwen35moe"],
    positions: Positions::Corners,
    ..QWEN2_VL
};

/// Reads the fewest and the most pixels of a picture. No more than those of the family's most rows
/// are taken, whatever the file says: documents' readers would take more than the work an image may
/// be.
fn read_pixels(meta: &Meta, plan: &mut VisionPlan) -> Result<(), model::Error> {
    const MOST: &str = "image_max_pixels";
    let row = plan.aligned() * plan.aligned();
    let fewest = meta.required_size("image_min_pixels", "the fewest pixels of a picture")?;
    let most = meta.required_size(MOST, "the most pixels of a picture")?;
    if fewest > most || most < row {
        return Err(meta.bad(MOST, most, format!("at least {}", fewest.max(row))));
    }
    let most = most.min(plan.n_rows.1 * row);
    plan.pixels = Some((fewest.min(most), most));
    plan.n_rows = (fewest.min(most).div_ceil(row), most / row);
    Ok(())
}

/// Reads the sizes of Gemma 3n's maps: files have other numbers of patches, which mean nothing.
fn read_gemma3n(meta: &Meta, plan: &mut VisionPlan) -> Result<(), model::Error> {
    /// Rows per side of every image.
    const ROWS: usize = 16;
    /// Most patches per side that become one row: those that the model was trained with.
    const MOST: usize = 3;
    let row = mobilenet::STRIDE * ROWS;
    plan.merge = plan.image_size / row;
    plan.patch_size = mobilenet::STRIDE;
    if !plan.image_size.is_multiple_of(row) || !(1..=MOST).contains(&plan.merge) {
        let expected = format!("a multiple of {row} up to {}", row * MOST);
        return Err(meta.bad("image_size", plan.image_size, expected));
    }
    if meta.has_tensor("mm.embedding.weight") {
        plan.family = &GEMMA3N_ENDED;
    }
    Ok(())
}

/// Reads the version of a MiniCPM-V: those before 2.6 have other marks around pictures.
fn read_minicpm(meta: &Meta, plan: &mut VisionPlan) -> Result<(), model::Error> {
    const VERSION: &str = "minicpmv_version";
    const KNOWN: [usize; 5] = [3, 4, 5, 6, 100_045];
    let clip = meta.beside("clip");
    let version = clip.required_size(VERSION, "the version of the model")?;
    if !KNOWN.contains(&version) {
        return Err(clip.bad(VERSION, version, "3 (MiniCPM-V 2.6) or later"));
    }
    plan.tiles = (1, 9);
    Ok(())
}

/// The architecture of Moondream 2, which has LLaVA's projector.
const MOONDREAM: &str = "phi2";

/// Returns the way in which images and the texts of a message stand together with models of an
/// architecture: Moondream's makers ask after the image.
pub(super) fn image_text(family: &VisionFamily, arch: &str) -> ImageText {
    if arch == MOONDREAM { ImageText::InFrontOf("\n\nQuestion: ") } else { family.image_text }
}

/// Returns the name of the built-in template that models of an architecture were trained with to
/// talk of images, where none of their files has its text.
pub(super) fn template_name(arch: &str) -> Option<&'static str> {
    (arch == MOONDREAM).then_some("moondream")
}

/// Checks that a tower may go with models of an architecture.
///
/// # Errors
/// If those that it goes with are known, and are others.
pub(super) fn check_arch(family: &VisionFamily, arch: &str) -> Result<(), Error> {
    if family.archs.is_empty() || family.archs.contains(&arch) {
        return Ok(());
    }
    Err(Error::OtherFamily {
        projector: family.name,
        models: family.models,
        expected: family.archs.join(" or "),
        found: arch.into(),
    })
}

/// Returns the family whose projector has this name.
///
/// # Errors
/// If there is none.
pub fn find(name: &str) -> Result<&'static VisionFamily, Error> {
    FAMILIES.iter().find(|family| family.name == name).ok_or_else(|| Error::UnknownProjector {
        found: name.into(),
        known: FAMILIES.each_ref().map(|family| family.name).join(", "),
    })
}
