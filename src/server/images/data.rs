//! Data URIs (RFC 2397): an image within the request.

use base64::Engine as _;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

use super::File;
use super::error::Error;
use crate::url::unescaped;
use crate::vision::{self, MAX_BYTES, check_type};

const BASE64: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Whether this is a data URI.
pub fn is(url: &str) -> bool {
    url.get(..5).is_some_and(|scheme| scheme.eq_ignore_ascii_case("data:"))
}

/// The bytes of a data URI. Its type and length are checked before anything is decoded.
///
/// # Errors
/// What is wrong with it.
pub fn decode(uri: &str) -> Result<File, Error> {
    let (head, text) = uri
        .get(5..)
        .and_then(|rest| rest.split_once(','))
        .ok_or(Error::DataUri("there is no comma before the data"))?;
    let (said, encoding) = head.rsplit_once(';').unwrap_or((head, ""));
    let said = Some(said.trim().to_owned()).filter(|said| !said.is_empty());
    if let Some(said) = &said {
        check_type(said)?;
    }
    if !encoding.trim().eq_ignore_ascii_case("base64") {
        return Err(Error::DataUri("`;base64` is missing"));
    }
    Ok(File { bytes: base64(text)?, said })
}

/// The bytes that this spells. Lines may be broken, and `=` at the end may be absent.
///
/// # Errors
/// If it is not base64, or more than an image may have.
pub fn base64(text: &str) -> Result<Vec<u8>, Error> {
    let is_plain = |byte: u8| byte != b'%' && !byte.is_ascii_whitespace();
    let bytes = match text.bytes().all(is_plain) {
        true => std::borrow::Cow::Borrowed(text.as_bytes()),
        false => {
            let mut bytes = unescaped(text);
            bytes.retain(|byte| !byte.is_ascii_whitespace());
            std::borrow::Cow::Owned(bytes)
        }
    };
    let n = bytes.len() / 4 * 3;
    if n > MAX_BYTES + 3 {
        return Err(vision::Error::TooManyBytes { found: n }.into());
    }
    BASE64.decode(&bytes).map_err(Error::Base64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_uris_are_read_as_they_come() {
        for (uri, said) in [
            ("data:image/png;base64,aGk=", Some("image/png")),
            ("data:image/png;base64,aGk", Some("image/png")),
            ("DATA:image/png;charset=x;BASE64,aG\n k%3D", Some("image/png;charset=x")),
            ("data:;base64,aGk=", None),
        ] {
            let file = File { bytes: b"hi".into(), said: said.map(Into::into) };
            assert_eq!(decode(uri).unwrap(), file, "{uri}");
        }
        for (uri, words) in [
            ("data:image/png;base64", "no comma"),
            ("data:image/png,aGk=", "`;base64` is missing"),
            ("data:text/html;base64,aGk=", "text/html"),
            ("data:image/svg+xml;utf8,<svg/>", "SVG"),
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
