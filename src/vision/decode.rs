//! Image files → pixels: sizes are checked before anything is decoded, EXIF orientation is honoured, what is
//! transparent stands on white.

use std::io::Cursor;

use image::{DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits};

use super::error::{Error, MAX_BYTES, MAX_PIXELS, MAX_SIDE};
use super::picture::Picture;

/// Bytes that a decoder may take beside the pixels it hands out.
const MAX_ALLOC: u64 = 512 << 20;

/// The formats that are read, with their names and the types a sender may give them.
const FORMATS: [(ImageFormat, &str, &[&str]); 5] = [
    (ImageFormat::Jpeg, "JPEG", &["image/jpeg", "image/jpg", "image/pjpeg"]),
    (ImageFormat::Png, "PNG", &["image/png", "image/x-png", "image/apng"]),
    (ImageFormat::WebP, "WebP", &["image/webp"]),
    (ImageFormat::Gif, "GIF", &["image/gif"]),
    (ImageFormat::Bmp, "BMP", &["image/bmp", "image/x-bmp", "image/x-ms-bmp"]),
];

/// Checks a type that a sender names.
///
/// # Errors
/// If it is none of an image format that is read.
pub fn check_type(said: &str) -> Result<(), Error> {
    let said = essence(said);
    if said == "image/svg+xml" {
        return Err(Error::Svg);
    }
    match FORMATS.iter().any(|(_, _, types)| types.contains(&&*said)) {
        true => Ok(()),
        false => Err(Error::OtherType { said: shown(&said) }),
    }
}

/// As much of a sender's word as an error shows.
fn shown(said: &str) -> String {
    said.chars().take(60).collect()
}

/// A type without its parameters.
fn essence(said: &str) -> String {
    said.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}

/// The format of an image file. `said` is the type that its sender gives it, if any.
///
/// # Errors
/// If it is none that is read, not the one that was said, or too long.
pub fn identify(bytes: &[u8], said: Option<&str>) -> Result<(ImageFormat, &'static str), Error> {
    if bytes.len() > MAX_BYTES {
        return Err(Error::TooManyBytes { found: bytes.len() });
    }
    let Ok(format) = image::guess_format(bytes) else { return Err(no_image(bytes)) };
    let Some(&(_, name, types)) = FORMATS.iter().find(|(known, ..)| *known == format) else {
        return Err(Error::NotAnImage);
    };
    if let Some(said) = said
        && !types.contains(&&*essence(said))
    {
        return Err(Error::WrongType { found: name, said: shown(said) });
    }
    Ok((format, name))
}

/// Decodes an image file; of an animation the first frame. `said` is the type its sender gives it, if any.
///
/// # Errors
/// What is wrong with it. Nothing larger than the limits is allocated, whatever the file says.
pub fn decode(bytes: &[u8], said: Option<&str>) -> Result<Picture, Error> {
    let (format, name) = identify(bytes, said)?;
    if format == ImageFormat::Jpeg {
        check_jpeg(bytes)?;
    }
    let error = |error: ImageError| match error {
        ImageError::IoError(e) if e.kind() == std::io::ErrorKind::UnexpectedEof => Error::Truncated(name),
        ImageError::Limits(_) => Error::TooMuchMemory(name),
        error => Error::Broken { format: name, why: error.to_string() },
    };
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_ALLOC);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(error)?;
    let (width, height) = decoder.dimensions();
    let (width, height) = (u64::from(width), u64::from(height));
    if width.max(height) > MAX_SIDE || width * height > MAX_PIXELS {
        return Err(Error::TooManyPixels { width, height });
    }
    if width == 0 || height == 0 {
        return Err(Error::Broken { format: name, why: "it has no pixels".into() });
    }
    // an orientation that cannot be read is none
    let orientation = decoder.orientation().ok();
    let mut image = DynamicImage::from_decoder(decoder).map_err(error)?;
    if let Some(orientation) = orientation {
        image.apply_orientation(orientation);
    }
    Ok(on_white(&image))
}

/// What bytes of no known format are.
fn no_image(bytes: &[u8]) -> Error {
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(512)]);
    let text = start.trim_start_matches('\u{feff}').trim_start();
    let is_svg = text.starts_with("<svg") || (text.starts_with("<?xml") && text.contains("<svg"));
    if is_svg { Error::Svg } else { Error::NotAnImage }
}

fn on_white(image: &DynamicImage) -> Picture {
    let (width, height) = (image.width() as usize, image.height() as usize);
    if !image.color().has_alpha() {
        return Picture { width, height, rgb: image.to_rgb8().into_raw() };
    }
    let over = |value: u8, alpha: u8| {
        let (value, alpha) = (u32::from(value), u32::from(alpha));
        ((value * alpha + 255 * (255 - alpha) + 127) / 255) as u8
    };
    let rgba = image.to_rgba8().into_raw();
    let rgb = rgba.as_chunks::<4>().0.iter().flat_map(|&[r, g, b, a]| [over(r, a), over(g, a), over(b, a)]);
    Picture { width, height, rgb: rgb.collect() }
}

/// Scans of a JPEG file at most. Encoders write ten; each may be of few bytes, and takes a pass over all pixels.
const MAX_SCANS: usize = 100;

/// Whether a JPEG file has its end, for decoders fill up with grey what is missing; and no more scans than encoders write.
///
/// Segments are passed over by their length; within scans every 0xFF is followed by 0 or a restart marker, or begins
/// the next segment (ITU T.81, annex B).
fn check_jpeg(bytes: &[u8]) -> Result<(), Error> {
    const END: u8 = 0xd9;
    const SCAN: u8 = 0xda;
    const CUT: Error = Error::Truncated("JPEG");
    let mut at = 2;
    let mut n_scans = 0;
    while at + 1 < bytes.len() {
        let (first, marker) = (bytes[at], bytes[at + 1]);
        match marker {
            _ if first != 0xff => {
                // outside of a scan this is no segment; whether to forgive it is the decoder's to say
                at += 1;
            }
            0xff => at += 1,
            END => return Ok(()),
            0x00 | 0x01 | 0xd0..=0xd8 => at += 2,
            _ if n_scans > 0 && marker < 0xc0 => at += 2,
            _ => {
                let Some(length) = bytes.get(at + 2..at + 4) else { return Err(CUT) };
                at += 2 + usize::from(u16::from_be_bytes([length[0], length[1]])).max(2);
                n_scans += usize::from(marker == SCAN);
                if n_scans > MAX_SCANS {
                    let why = format!("it has more than {MAX_SCANS} scans");
                    return Err(Error::Broken { format: "JPEG", why });
                }
            }
        }
    }
    Err(CUT)
}
