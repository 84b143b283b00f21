//! Image files → pixels: sizes are checked before anything is decoded, EXIF orientation is
//! honoured, what is transparent stands on white.

use std::io::Cursor;

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits};

use super::error::{Error, MAX_BYTES, MAX_PIXELS, MAX_SIDE};
use super::picture::{Picture, Size};

/// Bytes that a decoder may take next to the pixels it hands out.
const MAX_ALLOC: u64 = 512 << 20;

/// The formats that are read, with their names.
const FORMATS: [(ImageFormat, &str); 6] = [
    (ImageFormat::Jpeg, "JPEG"),
    (ImageFormat::Png, "PNG"),
    (ImageFormat::WebP, "WebP"),
    (ImageFormat::Gif, "GIF"),
    (ImageFormat::Bmp, "BMP"),
    (ImageFormat::Tiff, "TIFF"),
];

/// Brands of files in ISO's media format (ISO 14496-12) that hold still images: of HEIF with HEVC
/// (ISO 23008-12) and of AVIF.
const BRANDS: [(&[u8; 4], &str); 12] = [
    (b"avif", "AVIF"),
    (b"avis", "AVIF"),
    (b"heic", "HEIC"),
    (b"heix", "HEIC"),
    (b"heim", "HEIC"),
    (b"heis", "HEIC"),
    (b"hevc", "HEIC"),
    (b"hevx", "HEIC"),
    (b"hevm", "HEIC"),
    (b"hevs", "HEIC"),
    (b"mif1", "HEIC"),
    (b"msf1", "HEIC"),
];

/// Returns the format of an image file, which its bytes decide and nothing that is said of it.
///
/// # Errors
/// If it is none that is read, or too long.
pub(super) fn identify(bytes: &[u8]) -> Result<(ImageFormat, &'static str), Error> {
    if bytes.len() > MAX_BYTES {
        return Err(Error::TooManyBytes { found: bytes.len() });
    }
    if let Some(name) = media_format(bytes) {
        return Err(Error::Convert(name));
    }
    let Ok(format) = image::guess_format(bytes) else { return Err(no_image(bytes)) };
    FORMATS.into_iter().find(|(known, _)| *known == format).ok_or(Error::NotAnImage)
}

/// Names the format of a still image in ISO's media format, by the brands of its `ftyp` box: a
/// length, `ftyp`, the major brand, a version, and the brands it is compatible with, of which the
/// more telling come first here.
fn media_format(bytes: &[u8]) -> Option<&'static str> {
    let (length, rest) = bytes.split_first_chunk::<4>()?;
    let length = u32::from_be_bytes(*length) as usize;
    let body =
        rest.get(..length.checked_sub(4)?.min(1024)).unwrap_or(rest).strip_prefix(b"ftyp")?;
    let brands = body.as_chunks::<4>().0;
    BRANDS.into_iter().find(|(brand, _)| brands.contains(brand)).map(|(_, name)| name)
}

/// An image file whose header has been read.
pub(super) struct Opened<'a> {
    decoder: Box<dyn ImageDecoder + 'a>,
    format: &'static str,
    orientation: Orientation,
    size: Size,
}

/// Reads the header of an image file.
///
/// # Errors
/// Says what is wrong with it, or that it has more pixels than are decoded.
pub(super) fn open(bytes: &[u8]) -> Result<Opened<'_>, Error> {
    let (format, _) = identify(bytes)?;
    if format == ImageFormat::Jpeg {
        check_jpeg(bytes)?;
    }
    open_head(bytes)
}

/// Reads the header of an image file of which perhaps the first bytes alone are there.
///
/// # Errors
/// Says what is wrong with it, or that it has more pixels than are decoded.
pub(super) fn open_head(bytes: &[u8]) -> Result<Opened<'_>, Error> {
    let (format, name) = identify(bytes)?;
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_ALLOC);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|e| of_decoder(name, e))?;
    let (width, height) = decoder.dimensions();
    let width = u64::from(width);
    let height = u64::from(height);
    if width.max(height) > MAX_SIDE || width * height > MAX_PIXELS {
        return Err(Error::TooManyPixels { width, height });
    }
    if width == 0 || height == 0 {
        return Err(Error::Broken { format: name, why: "it has no pixels".into() });
    }
    // an orientation that cannot be read is none
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let is_turned = matches!(
        orientation,
        Orientation::Rotate90
            | Orientation::Rotate270
            | Orientation::Rotate90FlipH
            | Orientation::Rotate270FlipH
    );
    let (width, height) = if is_turned { (height, width) } else { (width, height) };
    let size = Size { width: width as usize, height: height as usize };
    Ok(Opened { decoder: Box::new(decoder), format: name, orientation, size })
}

impl Opened<'_> {
    /// Returns the size of the picture, turned as the file says.
    pub(super) fn size(&self) -> Size {
        self.size
    }

    /// Decodes the picture; of an animation the first frame.
    ///
    /// # Errors
    /// Says what is wrong with the file. Nothing larger than the limits is allocated, whatever it
    /// says.
    pub(super) fn picture(self) -> Result<Picture, Error> {
        let mut image =
            DynamicImage::from_decoder(self.decoder).map_err(|e| of_decoder(self.format, e))?;
        image.apply_orientation(self.orientation);
        Ok(on_white(&image))
    }
}

/// Decodes an image file as a whole: its header, its limits, then its pixels.
///
/// # Errors
/// As those.
pub fn decode(bytes: &[u8]) -> Result<Picture, Error> {
    open(bytes)?.picture()
}

/// Translates the error of a decoder.
fn of_decoder(format: &'static str, error: ImageError) -> Error {
    match error {
        ImageError::IoError(e) if e.kind() == std::io::ErrorKind::UnexpectedEof => {
            Error::Truncated(format)
        }
        ImageError::Limits(_) => Error::TooMuchMemory(format),
        error => Error::Broken { format, why: error.to_string() },
    }
}

/// Returns what bytes of no known format are.
fn no_image(bytes: &[u8]) -> Error {
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(512)]);
    let text = start.trim_start_matches('\u{feff}').trim_start();
    let is_svg = text.starts_with("<svg") || (text.starts_with("<?xml") && text.contains("<svg"));
    if is_svg { Error::Svg } else { Error::NotAnImage }
}

fn on_white(image: &DynamicImage) -> Picture {
    let width = image.width() as usize;
    let height = image.height() as usize;
    if !image.color().has_alpha() {
        return Picture { width, height, rgb: image.to_rgb8().into_raw() };
    }
    let over = |value: u8, alpha: u8| {
        let value = u32::from(value);
        let alpha = u32::from(alpha);
        ((value * alpha + 255 * (255 - alpha) + 127) / 255) as u8
    };
    let rgba = image.to_rgba8().into_raw();
    let rgb = rgba
        .as_chunks::<4>()
        .0
        .iter()
        .flat_map(|&[r, g, b, a]| [over(r, a), over(g, a), over(b, a)]);
    Picture { width, height, rgb: rgb.collect() }
}

/// Scans of a JPEG file at most. Encoders write ten; each may be of few bytes, and takes a pass
/// over all pixels.
const MAX_SCANS: usize = 100;

/// Checks that a JPEG file has its end, for decoders fill up with grey what is missing; and no
/// more scans than encoders write.
///
/// Segments are passed over by their length; within scans every 0xFF is followed by 0 or a restart
/// marker, or begins the next segment (ITU T.81, annex B).
fn check_jpeg(bytes: &[u8]) -> Result<(), Error> {
    const END: u8 = 0xd9;
    const SCAN: u8 = 0xda;
    const CUT: Error = Error::Truncated("JPEG");
    let mut at = 2;
    let mut n_scans = 0;
    while at + 1 < bytes.len() {
        let first = bytes[at];
        let marker = bytes[at + 1];
        match marker {
            _ if first != 0xff => {
                // outside of a scan this is no segment; whether to forgive it is the decoder's to
                // say
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
