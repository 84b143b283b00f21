//! The families of vision towers: what a file leaves unsaid about the towers of its projector, as
//! data. One forward pass computes them all.

use super::error::Error;
use super::picture::Filter;
use super::plan::{
    Merging, PatchOrder, PatchPairs, PatchRope, Positions, Projector, ProjectorNorm, TileRule,
    Tiling, VisionFamily, WholeSize,
};

/// Every family.
const FAMILIES: [VisionFamily; 9] =
    [GEMMA3, GEMMA4, IDEFICS3, INTERNVL, LFM2, PIXTRAL, QWEN2_VL, QWEN25_VL, QWEN3_VL];

/// Defaults of a family: a square tower with layer norms whose patches stay apart.
const PLAIN: VisionFamily = VisionFamily {
    name: "",
    merge_key: "projector.scale_factor",
    merge: 1,
    is_merge_fixed: false,
    centered: true,
    positions: Positions::Fixed,
    rope: None,
    norms_values: false,
    order: PatchOrder::ByRow,
    signed_pixels: false,
    filter: Filter::Bicubic,
    whole: WholeSize::Square,
    tiling: None,
    n_rows: (1, 4096),
    around: ["", ""],
    projector: Projector {
        merging: Merging::SideBySide,
        norm: ProjectorNorm::None,
        matrices: &[],
        transposed: false,
        line_break: None,
    },
    non_causal: false,
    reads: |_, _| Ok(()),
};

/// Gemma 3.
const GEMMA3: VisionFamily = VisionFamily {
    name: "gemma3",
    merge: 4,
    filter: Filter::Bilinear,
    around: ["<start_of_image>", "<end_of_image>"],
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

/// Gemma 4.
const GEMMA4: VisionFamily = VisionFamily {
    name: "gemma4v",
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
        // the two smallest were trained without
        plan.non_causal = ![1536, 2560].contains(&plan.n_out);
        Ok(())
    },
    ..PLAIN
};

/// Idefics 3, SmolVLM.
const IDEFICS3: VisionFamily = VisionFamily {
    name: "idefics3",
    filter: Filter::Lanczos,
    tiling: Some(Tiling {
        rule: TileRule::LongestEdge,
        side: None,
        before_tile: "<fake_token_around_image><row_{row}_col_{column}>",
        between_rows: "\n",
        before_whole: &["\n\n", "<fake_token_around_image><global-img>"],
    }),
    around: ["", "<fake_token_around_image>"],
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
    tiling: Some(Tiling {
        rule: TileRule::LeastWaste,
        side: None,
        before_tile: "",
        between_rows: "",
        before_whole: &[],
    }),
    around: ["<img>", "</img>"],
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

/// LFM2-VL.
const LFM2: VisionFamily = VisionFamily {
    name: "lfm2",
    positions: Positions::Averaged,
    filter: Filter::Bilinear,
    whole: WholeSize::Aligned,
    tiling: Some(Tiling {
        rule: TileRule::NearestAspect,
        side: Some(512),
        before_tile: "<|img_row_{row}_col_{column}|>",
        between_rows: "",
        before_whole: &["<|img_thumbnail|>"],
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

/// Pixtral, Mistral Small 3.
const PIXTRAL: VisionFamily = VisionFamily {
    name: "pixtral",
    merge_key: "spatial_merge_size",
    centered: false,
    positions: Positions::None,
    rope: Some(PatchRope { pairs: PatchPairs::Interleaved, base: 10000.0 }),
    whole: WholeSize::Aligned,
    n_rows: (8, 1024),
    around: ["", "[IMG_END]"],
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

/// Qwen2.5-VL, which has windows in most layers.
const QWEN25_VL: VisionFamily = VisionFamily {
    name: "qwen2.5vl_merger",
    centered: false,
    reads: |meta, plan| {
        let period =
            meta.required_size("n_wa_pattern", "how often a layer sees the whole image")?;
        plan.window_period = period;
        Ok(())
    },
    ..QWEN2_VL
};

/// Qwen3-VL, which has slices for the first layers of the text model.
const QWEN3_VL: VisionFamily =
    VisionFamily { name: "qwen3vl_merger", positions: Positions::Corners, ..QWEN2_VL };

/// Returns the family whose projector has this name.
///
/// # Errors
/// If there is none.
pub fn find(name: &str) -> Result<&'static VisionFamily, Error> {
    static ALL: [VisionFamily; 9] = FAMILIES;
    ALL.iter().find(|family| family.name == name).ok_or_else(|| Error::UnknownProjector {
        found: name.into(),
        known: ALL.each_ref().map(|family| family.name).join(", "),
    })
}
