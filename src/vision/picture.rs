//! Pixels: 8-bit RGB, and what preprocessing does to them. Knows nothing of files or models.
//!
//! Resizing is Pillow's (`Resample.c`): separable, weights in fixed point with 22 bits after the
//! point, each pass rounded to 8 bits. Vision models were trained on exactly these pixels. Each
//! pass rounds, so their order shows: Pillow used to resize rows first, always, and that is what
//! models were trained with; newer versions take the cheaper order.

use std::f64::consts::PI;

/// Bits after the point of a weight: 32, less 8 of a pixel, less 2 for sums beyond the range.
const PRECISION_BITS: u32 = 32 - 8 - 2;

/// An image of 8-bit RGB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// `[height × width × 3]`.
    pub rgb: Vec<u8>,
}

/// Columns and rows of pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
}

impl Size {
    /// Returns the size of a square.
    pub fn square(side: usize) -> Size {
        Size { width: side, height: side }
    }

    /// Returns the number of pixels.
    pub fn area(self) -> usize {
        self.width * self.height
    }
}

/// A resampling filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Triangle.
    Bilinear,
    /// Cubic with a = −1/2.
    Bicubic,
    /// Windowed sinc over three lobes.
    Lanczos,
}

impl Filter {
    /// Returns half the width, in pixels of the coarser grid.
    fn support(self) -> f64 {
        match self {
            Filter::Bilinear => 1.0,
            Filter::Bicubic => 2.0,
            Filter::Lanczos => 3.0,
        }
    }

    /// Returns the weight at distance `x`.
    fn at(self, x: f64) -> f64 {
        const A: f64 = -0.5;
        let sinc = |x: f64| if x == 0.0 { 1.0 } else { (x * PI).sin() / (x * PI) };
        match self {
            Filter::Lanczos if (-3.0..3.0).contains(&x) => sinc(x) * sinc(x / 3.0),
            Filter::Lanczos => 0.0,
            Filter::Bilinear => (1.0 - x.abs()).max(0.0),
            Filter::Bicubic => match x.abs() {
                x if x < 1.0 => ((A + 2.0) * x - (A + 3.0)) * x * x + 1.0,
                x if x < 2.0 => (((x - 5.0) * x + 8.0) * x - 4.0) * A,
                _ => 0.0,
            },
        }
    }
}

impl Picture {
    /// Returns its columns and rows.
    pub fn size(&self) -> Size {
        Size { width: self.width, height: self.height }
    }

    /// Returns a picture of black pixels.
    pub fn black(width: usize, height: usize) -> Picture {
        Picture { width, height, rgb: vec![0; width * height * 3] }
    }

    /// Returns the pixels resampled to another size as Pillow 13 does it, which takes columns first
    /// where they lose more than twice as many pixels as rows.
    pub fn resize_cheapest_first(&self, width: usize, height: usize, filter: Filter) -> Picture {
        let lost = |from: usize, to: usize| from as i64 - to as i64;
        let rows = lost(self.width, width);
        let columns = lost(self.height, height);
        if columns > 0 && columns > 2 * rows && rows != 0 {
            return self.resize_columns(height, filter).resize_rows(width, filter);
        }
        self.resize(width, height, filter)
    }

    /// Returns the pixels resampled to another size, rows first.
    pub fn resize(&self, width: usize, height: usize, filter: Filter) -> Picture {
        match (width != self.width, height != self.height) {
            (false, false) => self.clone(),
            (true, false) => self.resize_rows(width, filter),
            (false, true) => self.resize_columns(height, filter),
            (true, true) => self.resize_rows(width, filter).resize_columns(height, filter),
        }
    }

    /// Returns the picture resampled to fit into `width × height` with its proportions kept, in the
    /// middle of black.
    pub fn fit(&self, width: usize, height: usize, filter: Filter) -> Picture {
        if (width, height) == (self.width, self.height) {
            return self.clone();
        }
        let scale = (width as f32 / self.width as f32).min(height as f32 / self.height as f32);
        let side = |n: usize, limit: usize| ((n as f32 * scale).ceil() as usize).clamp(1, limit);
        let inner = self.resize(side(self.width, width), side(self.height, height), filter);
        inner.in_middle(Size { width, height })
    }

    /// Returns the picture in the middle of black of a size that is no smaller.
    pub fn in_middle(&self, size: Size) -> Picture {
        let mut outer = Picture::black(size.width, size.height);
        let x = (size.width - self.width) / 2;
        let y = (size.height - self.height) / 2;
        for (row, pixels) in self.rgb.chunks_exact(self.width * 3).enumerate() {
            outer.rgb[((y + row) * size.width + x) * 3..][..pixels.len()].copy_from_slice(pixels);
        }
        outer
    }

    /// Returns the picture resampled to the largest size of its proportions within this one, as its
    /// makers compute it in f64: one side is the size's, the other rounded up.
    pub fn resize_within(&self, size: Size, filter: Filter) -> Picture {
        let across = size.width as f64 / self.width as f64;
        let down = size.height as f64 / self.height as f64;
        let rounded = |n: f64, most: usize| (n.ceil() as usize).clamp(1, most);
        if across < down {
            let height = rounded(self.height as f64 * across, size.height);
            self.resize(size.width, height, filter)
        } else {
            let width = rounded(self.width as f64 * down, size.width);
            self.resize(width, size.height, filter)
        }
    }

    /// Returns the picture in the middle of a square of `color` as large as its longer side,
    /// resampled to `side × side`. The square itself, which may be much larger than the picture, is
    /// not made.
    pub fn on_square(&self, side: usize, filter: Filter, color: [u8; 3]) -> Picture {
        let longer = self.width.max(self.height);
        let left = (longer - self.width) / 2;
        let top = (longer - self.height) / 2;
        let taps = taps(longer, side, filter);
        let mut wide = color.repeat(longer);
        let mut rgb = Vec::with_capacity(side * self.height * 3);
        for row in self.rgb.chunks_exact(self.width * 3) {
            wide[left * 3..][..row.len()].copy_from_slice(row);
            resize_row(&wide, &taps, &mut rgb);
        }
        let line = color.repeat(side);
        let narrow = |y: usize| match y.checked_sub(top) {
            Some(y) if y < self.height => &rgb[y * side * 3..][..side * 3],
            _ => &line[..],
        };
        let mut out = Vec::with_capacity(side * side * 3);
        for tap in &taps {
            let mut sums = vec![1 << (PRECISION_BITS - 1); side * 3];
            for (y, weight) in (tap.from..).zip(&tap.weights) {
                for (sum, &value) in sums.iter_mut().zip(narrow(y)) {
                    *sum += i32::from(value) * weight;
                }
            }
            out.extend(sums.into_iter().map(clip));
        }
        Picture { width: side, height: side, rgb: out }
    }

    /// Returns the picture in the upper left corner of black of a size that is no smaller.
    pub fn in_corner(&self, size: Size) -> Picture {
        let mut outer = Picture::black(size.width, size.height);
        let lines = outer.rgb.chunks_exact_mut(size.width * 3);
        for (line, row) in lines.zip(self.rgb.chunks_exact(self.width * 3)) {
            line[..row.len()].copy_from_slice(row);
        }
        outer
    }

    /// Returns the part of `size` at column `x` and row `y`; `None` unless all of it lies inside.
    pub fn crop(&self, x: usize, y: usize, size: Size) -> Option<Picture> {
        let right = x.checked_add(size.width).filter(|&right| right <= self.width)?;
        let bottom = y.checked_add(size.height).filter(|&bottom| bottom <= self.height)?;
        let stride = self.width * 3;
        let mut rgb = Vec::with_capacity(size.width * size.height * 3);
        for row in y..bottom {
            rgb.extend_from_slice(self.rgb.get(row * stride..)?.get(x * 3..right * 3)?);
        }
        Some(Picture { width: size.width, height: size.height, rgb })
    }

    fn resize_rows(&self, width: usize, filter: Filter) -> Picture {
        let taps = taps(self.width, width, filter);
        let mut rgb = Vec::with_capacity(width * self.height * 3);
        for row in self.rgb.chunks_exact(self.width * 3) {
            resize_row(row, &taps, &mut rgb);
        }
        Picture { width, height: self.height, rgb }
    }

    fn resize_columns(&self, height: usize, filter: Filter) -> Picture {
        let stride = self.width * 3;
        let mut rgb = Vec::with_capacity(stride * height);
        let mut sums = vec![0; stride];
        for tap in taps(self.height, height, filter) {
            sums.fill(1 << (PRECISION_BITS - 1));
            let rows = self.rgb[tap.from * stride..].chunks_exact(stride);
            for (row, weight) in rows.zip(&tap.weights) {
                for (sum, &value) in sums.iter_mut().zip(row) {
                    *sum += i32::from(value) * weight;
                }
            }
            rgb.extend(sums.iter().map(|&sum| clip(sum)));
        }
        Picture { width: self.width, height, rgb }
    }
}

/// The pixels of the input that a pixel of the output is made of.
struct Tap {
    /// First pixel of the input.
    from: usize,
    /// Weights of the pixels from there on.
    weights: Vec<i32>,
}

/// Appends a row of pixels, resampled.
fn resize_row(row: &[u8], taps: &[Tap], rgb: &mut Vec<u8>) {
    for tap in taps {
        let mut sums = [1 << (PRECISION_BITS - 1); 3];
        let pixels = row[tap.from * 3..].as_chunks::<3>().0;
        for (pixel, weight) in pixels.iter().zip(&tap.weights) {
            for (sum, &value) in sums.iter_mut().zip(pixel) {
                *sum += i32::from(value) * weight;
            }
        }
        rgb.extend(sums.map(clip));
    }
}

/// Returns the taps of every pixel, from `n_in` pixels to `n_out`.
fn taps(n_in: usize, n_out: usize, filter: Filter) -> Vec<Tap> {
    let scale = n_in as f64 / n_out as f64;
    // a coarser output widens the filter, so that no pixel is passed over
    let filter_scale = scale.max(1.0);
    let support = filter.support() * filter_scale;
    let tap = |i: usize| {
        let center = (i as f64 + 0.5) * scale;
        let from = (center - support + 0.5).max(0.0) as usize;
        let to = ((center + support + 0.5) as usize).min(n_in);
        let weight = |x: usize| filter.at((x as f64 - center + 0.5) * (1.0 / filter_scale));
        let weights: Vec<f64> = (from..to).map(weight).collect();
        let sum: f64 = weights.iter().sum();
        let fixed = |w: &f64| {
            let w = if sum == 0.0 { *w } else { w / sum } * f64::from(1 << PRECISION_BITS);
            (w + 0.5f64.copysign(w)) as i32
        };
        Tap { from, weights: weights.iter().map(fixed).collect() }
    };
    (0..n_out).map(tap).collect()
}

/// Returns a sum as a pixel.
fn clip(sum: i32) -> u8 {
    (sum >> PRECISION_BITS).clamp(0, 255) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_picture_stays_plain_and_cropping_takes_the_right_pixels() {
        let plain = Picture { width: 5, height: 3, rgb: [10, 200, 255].repeat(15) };
        for filter in [Filter::Bilinear, Filter::Bicubic, Filter::Lanczos] {
            assert_eq!(plain.resize(8, 2, filter).rgb, [10, 200, 255].repeat(16));
        }
        let counted = Picture { width: 3, height: 2, rgb: (0..18).collect() };
        let size = Size { width: 2, height: 1 };
        assert_eq!(counted.crop(1, 1, size).unwrap().rgb, [12, 13, 14, 15, 16, 17]);
        for (x, y) in [(2, 0), (0, 2), (3, 0), (usize::MAX, 0), (0, usize::MAX)] {
            assert_eq!(counted.crop(x, y, size), None, "{x}, {y}");
        }
        let fit = plain.fit(10, 10, Filter::Bilinear);
        assert_eq!((fit.rgb[0], fit.rgb[3 * (2 * 10)], fit.rgb[3 * 99]), (0, 10, 0));
        let gray = Picture { width: 3, height: 1, rgb: [9, 8, 7].repeat(3) };
        assert_eq!(gray.on_square(4, Filter::Bicubic, [9, 8, 7]).rgb, [9, 8, 7].repeat(16));
        let same = gray.on_square(3, Filter::Bicubic, [0, 0, 1]);
        assert_eq!(same.rgb, [[0, 0, 1].repeat(3), gray.rgb, [0, 0, 1].repeat(3)].concat());
    }
}
