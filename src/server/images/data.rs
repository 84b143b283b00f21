//! Data URIs (RFC 2397): an image within the request. The type that one names is not looked at,
//! since many clients always name the same; the bytes decide.

use std::borrow::Cow;

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

use super::error::ImageError;
use crate::util::url::unescaped;
use crate::vision::{self, MAX_BYTES};

const BASE64: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Digits of base64 that [`head`] reads: 48 KiB of the file.
const HEAD: usize = 64 << 10;

/// Returns whether this is a data URI.
pub(super) fn is(url: &str) -> bool {
    url.get(..5).is_some_and(|scheme| scheme.eq_ignore_ascii_case("data:"))
}

/// Returns the first bytes of the data of a data URI, as many as tell the size of most images;
/// none if they are not plain base64.
pub(super) fn head(uri: &str) -> Vec<u8> {
    let text = uri.split_once(',').map_or("", |(_, text)| text);
    let text = &text.as_bytes()[..text.len().min(HEAD) / 4 * 4];
    BASE64.decode(text).unwrap_or_default()
}

/// Returns the bytes of a data URI. Its length is checked before anything is decoded.
///
/// # Errors
/// Says why it is no data URI of an image.
pub(super) fn decode(uri: &str) -> Result<Vec<u8>, ImageError> {
    let (head, text) = uri
        .get(5..)
        .and_then(|rest| rest.split_once(','))
        .ok_or(ImageError::DataUri("there is no comma before the data"))?;
    let encoding = head.rsplit_once(';').map_or("", |(_, encoding)| encoding);
    if !encoding.trim().eq_ignore_ascii_case("base64") {
        return Err(ImageError::DataUri("`;base64` is missing"));
    }
    base64(text)
}

/// Returns the bytes that a text in base64 spells, in the usual alphabet or the one for addresses
/// (RFC 4648 §5). Lines may be broken, and `=` at the end may be absent.
///
/// # Errors
/// If it is not base64, or more than an image may have.
pub(super) fn base64(text: &str) -> Result<Vec<u8>, ImageError> {
    let is_plain = |byte: u8| !matches!(byte, b'%' | b'-' | b'_') && !byte.is_ascii_whitespace();
    let bytes = if text.bytes().all(is_plain) {
        Cow::Borrowed(text.as_bytes())
    } else {
        let mut bytes = unescaped(text);
        bytes.retain(|byte| !byte.is_ascii_whitespace());
        for byte in &mut bytes {
            match byte {
                b'-' => *byte = b'+',
                b'_' => *byte = b'/',
                _ => {}
            }
        }
        Cow::Owned(bytes)
    };
    let n = bytes.len() / 4 * 3;
    if n > MAX_BYTES + 3 {
        return Err(vision::Error::TooManyBytes { found: n }.into());
    }
    BASE64.decode(&bytes).map_err(ImageError::Base64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_of_a_data_uri_are_read_without_the_rest() {
        assert_eq!(head("data:image/png;base64,aGkhaGkh"), b"hi!hi!");
        assert_eq!(head(&format!("data:;base64,{}", "AAAA".repeat(1 << 20))).len(), 48 << 10);
        for uri in ["data:", "data:;base64,a*k=", "data:;base64,"] {
            assert!(head(uri).is_empty(), "{uri}");
        }
    }

    #[test]
    fn data_uris_are_read_as_they_come() {
        for uri in [
            "data:image/png;base64,aGk=",
            "data:image/png;base64,aGk",
            "DATA:image/png;charset=x;BASE64,aG\n k%3D",
            "data:;base64,aGk=",
            "data:text/html;base64,aGk=",
        ] {
            assert_eq!(decode(uri).unwrap(), b"hi", "{uri}");
        }
        for uri in ["data:;base64,-_-_", "data:;base64,+/+/", "data:;base64,%2B_%2d/"] {
            assert_eq!(decode(uri).unwrap(), [0xfb, 0xff, 0xbf], "{uri}");
        }
        for (uri, words) in [
            ("data:image/png;base64", "no comma"),
            ("data:image/png,aGk=", "`;base64` is missing"),
            ("data:image/svg+xml;utf8,<svg/>", "`;base64` is missing"),
            ("data:image/png;base64,a*k=", "not base64"),
            ("data:image/png;base64,aGk=aGk=", "not base64"),
        ] {
            let error = decode(uri).unwrap_err().to_string();
            assert!(error.contains(words), "{uri}: {error}");
        }
        let long = format!("data:image/png;base64,{}", "A".repeat(MAX_BYTES / 3 * 4 + 16));
        assert!(decode(&long).unwrap_err().to_string().contains("at most"));
    }
}
