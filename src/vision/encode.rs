//! Pixels → rows of the text model: the stages of a pass, and what the host does between them.

use super::device::PatchDevice;
use super::error::Error;
use super::forward::{PIXELS, ResamplerStage, VisionStage};
use super::grid::Grid;
use super::ldp::LdpBlock;
use super::merge::{self, MergeOrder};
use super::mobilenet::{self, MapStage, MobileNet, ReadMap, SeenRows};
use super::model::VisionModel;
use super::picture::Picture;
use super::pixels::{pixels, pixels_by_point};
use super::plan::{Merging, PatchOrder, VisionPlan};
use crate::backend::{Buf, Patches};

/// A picture as rows of the text model.
pub(super) struct Encoded {
    /// `[n_rows × width]`, the slices for the text model's first layers after each row.
    pub rows: Vec<f32>,
    /// Values per row.
    pub width: usize,
    /// Columns and rows of the picture in merged patches; their product is the number of rows, or
    /// else (rows, 1).
    pub grid: (usize, usize),
}

/// A tower at work on a picture, or waiting for one.
pub(super) struct Encoder<'a> {
    /// The tower.
    pub model: &'a VisionModel,
    /// The backend.
    pub device: &'a mut dyn PatchDevice,
    /// Returns true while the result is of use; called before each layer.
    pub go_on: &'a dyn Fn() -> bool,
}

impl Encoder<'_> {
    /// Encodes a picture of a size that the tower takes.
    ///
    /// # Errors
    /// If there was no memory for something, a device failed, or the result is of no more use.
    pub(super) fn encode(&mut self, picture: &Picture) -> Result<Encoded, Error> {
        let VisionModel { plan, weights, .. } = self.model;
        let grid = Grid::new(plan, picture.width, picture.height);
        if let Some(maps) = &weights.maps {
            self.run_maps(maps, picture)?;
            let rows = self.project(&grid)?;
            return Ok(self.arrange(&grid, rows, &[]));
        }
        let n_patches = grid.order.len();
        let n_rows = self.begin(&grid)?;
        self.device.write(PIXELS, &pixels(plan, &grid, picture));
        self.run(VisionStage::Patches, n_patches);
        let mut x = self.device.read(Buf::X, n_patches * plan.n_embd)?;
        self.add_positions(&grid, &mut x);
        self.device.write(Buf::X, &x);
        self.run(VisionStage::PreNorm, n_rows);
        let mut slices = Vec::new();
        for (i, layer) in weights.layers.iter().enumerate() {
            if !(self.go_on)() {
                return Err(Error::Abandoned);
            }
            self.run(VisionStage::Layer(i), n_rows);
            if layer.deepstack.is_some() {
                let n_merged = n_rows / (plan.merge * plan.merge);
                self.run(VisionStage::Slice(i), n_merged);
                slices.push(self.device.read(Buf::Out, n_merged * plan.n_out)?);
            }
        }
        self.run(VisionStage::PostNorm, n_rows);
        let rows = self.project(&grid)?;
        Ok(self.arrange(&grid, rows, &slices))
    }

    /// Runs a stage over `n_rows` rows.
    fn run(&mut self, stage: VisionStage, n_rows: usize) {
        self.device.run(self.model, stage, n_rows);
    }

    /// Makes patches of pixels by convolutions: the map in which the maps of the last stages are
    /// one.
    fn run_maps(&mut self, maps: &MobileNet, picture: &Picture) -> Result<(), Error> {
        let first = maps.blocks.iter().find_map(mobilenet::MapBlock::seen);
        let mut seen = first.unwrap_or(SeenRows { n_rows: 1, n_seen: 1 });
        self.begin_maps(seen)?;
        self.device.write(PIXELS, &pixels_by_point(&self.model.plan, picture));
        for (stage, n_rows) in maps.stem_stages() {
            self.run(VisionStage::Maps(stage), n_rows);
        }
        let mut read = Vec::new();
        for (i, block) in maps.blocks.iter().enumerate() {
            if !(self.go_on)() {
                return Err(Error::Abandoned);
            }
            if let Some(of_block) = block.seen().filter(|of_block| *of_block != seen) {
                seen = of_block;
                self.begin_maps(seen)?;
            }
            for (part, n_rows) in block.parts() {
                self.run(VisionStage::Maps(MapStage::Block(i, part)), n_rows);
            }
            if maps.fused.contains(&i) {
                let side = block.sides[1];
                let n_values = block.widths[1];
                let rows = self.device.read(Buf::X, side * side * n_values)?;
                read.push(ReadMap { side, n_values, rows });
            }
        }
        self.device.write(Buf::Up, &mobilenet::fused(&read));
        self.run(VisionStage::Maps(MapStage::Fusion), maps.side() * maps.side());
        Ok(())
    }

    /// Hands rows to the backend that see the first of them. What buffers hold stays.
    fn begin_maps(&mut self, seen: SeenRows) -> Result<(), Error> {
        let SeenRows { n_rows, n_seen } = seen;
        let windows = vec![(0, n_seen as u32); n_rows];
        let patches = Patches { positions: &[], windows: &windows, n_rows };
        self.device.begin(self.model, &patches)
    }

    /// Hands the patches to the backend. Returns the number of rows, the class token's included.
    fn begin(&mut self, grid: &Grid) -> Result<usize, Error> {
        let has_class = !self.model.weights.class.is_empty();
        let n_rows = grid.order.len() + usize::from(has_class);
        // the class token stands at the origin, where nothing is rotated
        let first = self.model.plan.family.first_place;
        let position =
            |&(column, row): &(usize, usize)| [0, first + row as u32, first + column as u32];
        let mut positions: Vec<_> = grid.order.iter().map(position).collect();
        positions.resize(n_rows, [0; 3]);
        let patches = Patches { positions: &positions, windows: &grid.windows, n_rows };
        self.device.begin(self.model, &patches)?;
        Ok(n_rows)
    }

    /// Adds learned positions and the class token.
    fn add_positions(&self, grid: &Grid, x: &mut Vec<f32>) {
        let VisionModel { plan, weights, .. } = self.model;
        grid.add_positions(plan, &weights.positions, x);
        if !weights.class.is_empty() {
            let after = grid.order.len() * plan.n_embd;
            let position = weights.positions.get(after..).unwrap_or_default();
            let position = position.iter().copied().chain(std::iter::repeat(0.0));
            x.extend(weights.class.iter().zip(position).map(|(class, position)| class + position));
        }
    }

    /// Returns rows of the text model, of the tower's output.
    fn project(&mut self, grid: &Grid) -> Result<Vec<f32>, Error> {
        let VisionModel { plan, weights, .. } = self.model;
        let n = plan.n_embd;
        let n_patches = grid.order.len();
        if let Some(resampler) = &weights.projector.resampler {
            return self.resample(grid, &resampler.queries);
        }
        if weights.projector.merger.is_some() || plan.family.projector.norms_patches {
            self.run(VisionStage::MergeNorm, n_patches);
        }
        let x = self.device.read(Buf::X, n_patches * n)?;
        self.device.write(Buf::X, &self.merged(grid, x));
        let merge = plan.merge_before();
        let n_rows = grid.columns / merge * (grid.rows / merge);
        self.run(VisionStage::Project, n_rows);
        let rows = self.device.read(Buf::Out, n_rows * plan.n_out)?;
        let surroundings = weights.projector.surroundings.as_ref();
        Ok(match surroundings {
            Some(surroundings) => surroundings.of(plan, grid, &rows),
            None => self.downsample(&weights.projector.blocks, rows)?,
        })
    }

    /// Returns what the blocks of the projector make of its rows; the rows where it has none.
    fn downsample(&mut self, blocks: &[LdpBlock], mut rows: Vec<f32>) -> Result<Vec<f32>, Error> {
        let n = self.model.plan.n_out;
        for (i, block) in blocks.iter().enumerate() {
            let side = block.kernel.side_out();
            let n_rows = side * side;
            self.device.write(Buf::Up, &rows);
            self.run(VisionStage::BlockMap(i), n_rows);
            let mut gated = self.device.read(Buf::Gate, n_rows * n)?;
            block.gate(&mut gated);
            self.device.write(Buf::Norm, &gated);
            self.run(VisionStage::BlockRows(i), n_rows);
            let mut out = self.device.read(Buf::Out, n_rows * n)?;
            if block.kernel.stride == 1 {
                for (out, row) in out.iter_mut().zip(&rows) {
                    *out += row;
                }
            }
            rows = out;
        }
        Ok(rows)
    }

    /// Returns the rows that queries become, which attend to the patches.
    fn resample(&mut self, grid: &Grid, queries: &[f32]) -> Result<Vec<f32>, Error> {
        let VisionPlan { n_embd, n_out, n_query, .. } = self.model.plan;
        let n_patches = grid.order.len();
        let mut x = self.device.read(Buf::X, n_patches * n_embd)?;
        // queries may be more than patches: rows beyond those are not seen
        let n_rows = n_patches.max(n_query);
        x.resize(n_rows * n_embd, 0.0);
        let windows = vec![(0, n_patches as u32); n_rows];
        let patches = Patches { positions: &[], windows: &windows, n_rows };
        self.device.begin(self.model, &patches)?;
        self.device.write(Buf::X, &x);
        self.run(VisionStage::Resampler(ResamplerStage::Values), n_rows);
        let mut keys = self.device.read(Buf::Norm, n_rows * n_out)?;
        grid.add_waves(n_out, &mut keys);
        self.device.write(Buf::Norm, &keys);
        self.run(VisionStage::Resampler(ResamplerStage::Keys), n_rows);
        self.device.write(Buf::Norm, queries);
        self.run(VisionStage::Resampler(ResamplerStage::Queries), n_query);
        self.run(VisionStage::Resampler(ResamplerStage::Attention), n_rows);
        self.run(VisionStage::Resampler(ResamplerStage::Rows), n_query);
        self.device.read(Buf::Out, n_query * n_out)
    }

    /// Returns patches merged.
    fn merged(&self, grid: &Grid, x: Vec<f32>) -> Vec<f32> {
        let VisionModel { plan, weights, .. } = self.model;
        let n = plan.n_embd;
        match plan.family.projector.merging {
            Merging::Mean => merge::mean(grid, &x, n, plan.merge),
            Merging::ScaledMean => {
                let mut rows = merge::mean(grid, &x, n, plan.merge);
                merge::standardize(&mut rows, n, weights.projector.standard.as_ref());
                rows
            }
            Merging::NormedMean(_) => {
                let mut rows = merge::mean(grid, &x, n, plan.merge);
                merge::rms_norm(&mut rows, n, &weights.projector.pooled_norm, plan.eps);
                merge::standardize(&mut rows, n, None);
                rows
            }
            Merging::SideBySide if plan.family.order == PatchOrder::ByRow => {
                merge::side_by_side(grid, &x, n, plan.merge, MergeOrder::ByPatch)
            }
            // they are neighbours already, or stay apart
            Merging::SideBySide
            | Merging::Afterwards
            | Merging::Downsampled
            | Merging::Resampled => x,
            Merging::Interleaved => merge::interleaved(&x, n, plan.merge),
            Merging::Matrix(_) => merge::side_by_side(grid, &x, n, plan.merge, MergeOrder::ByValue),
        }
    }

    /// Brings rows into the order of the image, with the slices after each and breaks between
    /// lines.
    fn arrange(&self, grid: &Grid, rows: Vec<f32>, slices: &[Vec<f32>]) -> Encoded {
        let VisionModel { plan, weights, .. } = self.model;
        let columns = grid.columns / plan.merge;
        let lines = grid.rows / plan.merge;
        let n_out = plan.n_out;
        if plan.n_query > 0 {
            return Encoded { rows, width: n_out, grid: (plan.n_query, 1) };
        }
        let line_break = &weights.projector.line_break;
        if !line_break.is_empty() {
            let rows = merge::with_line_breaks(&rows, columns * n_out, line_break);
            return Encoded { grid: (rows.len() / n_out, 1), rows, width: n_out };
        }
        let end = &weights.projector.end;
        if !end.is_empty() {
            let rows = [rows, end.clone()].concat();
            return Encoded { grid: (rows.len() / n_out, 1), rows, width: n_out };
        }
        let width = n_out * (1 + slices.len());
        let mut out = Vec::with_capacity(columns * lines * width);
        for i in 0..rows.len() / n_out {
            let i = grid.output.get(i).copied().unwrap_or(i);
            for part in std::iter::once(&rows).chain(slices) {
                out.extend_from_slice(&part[i * n_out..][..n_out]);
            }
        }
        Encoded { rows: out, width, grid: (columns, lines) }
    }
}
