//! Image files that are nearly right.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat};

use super::rng::Rng;

const FORMATS: [ImageFormat; 6] = [
    ImageFormat::Jpeg,
    ImageFormat::Png,
    ImageFormat::WebP,
    ImageFormat::Gif,
    ImageFormat::Bmp,
    ImageFormat::Tiff,
];

/// A small picture in any format and type of pixel that the format has.
fn sound(rng: &mut Rng) -> Vec<u8> {
    let width = 1 + rng.below(40) as u32;
    let height = 1 + rng.below(40) as u32;
    let rgba = image::RgbaImage::from_fn(width, height, |_, _| {
        image::Rgba((rng.next() as u32).to_le_bytes())
    });
    let picture = DynamicImage::ImageRgba8(rgba);
    let format = rng.pick(&FORMATS).copied().unwrap_or(ImageFormat::Png);
    let picture = match rng.below(6) {
        0 => DynamicImage::ImageLuma8(picture.to_luma8()),
        1 => DynamicImage::ImageRgb16(picture.to_rgb16()),
        2 => DynamicImage::ImageLumaA8(picture.to_luma_alpha8()),
        3 => picture,
        _ => DynamicImage::ImageRgb8(picture.to_rgb8()),
    };
    let mut file = Cursor::new(Vec::new());
    if picture.write_to(&mut file, format).is_err() {
        // a type of pixel that the format does not have
        file = Cursor::new(Vec::new());
        DynamicImage::ImageRgb8(picture.to_rgb8()).write_to(&mut file, format).unwrap();
    }
    let mut file = file.into_inner();
    if format == ImageFormat::Jpeg && rng.below(2) == 0 {
        let orientation = rng.below(10) as u8;
        let exif = [
            &b"\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"[..],
            &[orientation][..],
            &b"\0\0\0\0\0\0"[..],
        ];
        let exif = exif.concat();
        file.splice(2..2, exif);
    }
    file
}

/// An image file, changed in a few places.
pub(crate) fn nearly(rng: &mut Rng, corpus: &[Vec<u8>]) -> Vec<u8> {
    let mut file = match rng.below(4) {
        0 => rng.pick(corpus).cloned().unwrap_or_else(|| sound(rng)),
        _ => sound(rng),
    };
    for _ in 0..rng.below(5) {
        if file.is_empty() {
            break;
        }
        // most that matters is in front
        let most = if rng.below(2) == 0 { file.len().min(100) } else { file.len() };
        let at = rng.below(most);
        let to = (at + rng.below(40)).min(file.len());
        match rng.below(9) {
            0 => file[at] ^= 1 << rng.below(8),
            1 => file[at] = rng.next() as u8,
            2 => file[at] = [0, 0xff, 0x7f, 0x80][rng.below(4)],
            3 => {
                let number =
                    [0u32, 1, 0xffff, 0x4000, 50_000, u32::MAX, i32::MAX as u32][rng.below(7)];
                let bytes =
                    if rng.below(2) == 0 { number.to_be_bytes() } else { number.to_le_bytes() };
                let n = (file.len() - at).min([2, 4][rng.below(2)]);
                file[at..at + n].copy_from_slice(&bytes[4 - n.max(2)..][..n]);
            }
            4 => file.truncate(at),
            5 => drop(file.drain(at..to)),
            6 => {
                let piece = file[at..to].to_vec();
                let n = 1 + rng.below(30);
                file.splice(at..at, piece.repeat(n));
            }
            7 => {
                let other = sound(rng);
                let from = rng.below(other.len());
                file.splice(at..to, other[from..].iter().copied());
            }
            _ => {
                let noise: Vec<u8> = (0..rng.below(60)).map(|_| rng.next() as u8).collect();
                file.splice(at..to, noise);
            }
        }
    }
    if rng.below(4) > 0 {
        mend(&mut file);
    }
    file
}

/// Gives the chunks of a PNG file the sums that belong to them, else nothing behind a change would
/// be looked at.
fn mend(file: &mut [u8]) {
    if !file.starts_with(b"\x89PNG\r\n\x1a\n") {
        return;
    }
    let mut at = 8;
    while let Some(head) = file.get(at..at + 8) {
        let length = u32::from_be_bytes([head[0], head[1], head[2], head[3]]) as usize;
        let Some(chunk) = file.get(at + 4..at.saturating_add(8).saturating_add(length)) else {
            return;
        };
        let crc = chunk.iter().fold(!0u32, |crc, byte| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
                (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg())
            })
        });
        let sum = at + 8 + length;
        let Some(place) = file.get_mut(sum..sum + 4) else { return };
        place.copy_from_slice(&(!crc).to_be_bytes());
        at = sum + 4;
    }
}
