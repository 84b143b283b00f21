//! The header `X-Request-Id`: a client's name for its request, or one made here, in the answer and
//! in the log. Anthropic's clients read the same from `Request-Id`.

use hyper::header::{HeaderMap, HeaderName, HeaderValue};

use super::error::ErrorShape;
use crate::util::random::random_name;

/// The header's name.
pub(crate) const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The header's name in Anthropic's interface.
const REQUEST_ID: HeaderName = HeaderName::from_static("request-id");

/// Most characters of a client's id.
const MAX_LENGTH: usize = 128;

/// Returns the id that a request bears, or a new one where it bears none, several, or one that is
/// too long or has other characters than letters, digits and `-_.:/+=@~`.
pub(crate) fn of(headers: &HeaderMap) -> HeaderValue {
    let mut given = headers.get_all(X_REQUEST_ID).iter();
    match (given.next(), given.next()) {
        (Some(id), None) if is_plain(id.as_bytes()) => id.clone(),
        _ => new(),
    }
}

/// Names the request in the answer to it, by the headers that clients of the interface read.
pub(crate) fn insert(headers: &mut HeaderMap, interface: ErrorShape, id: HeaderValue) {
    if interface == ErrorShape::Anthropic {
        headers.insert(REQUEST_ID, id.clone());
    }
    headers.insert(X_REQUEST_ID, id);
}

fn is_plain(id: &[u8]) -> bool {
    let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.:/+=@~".contains(byte);
    !id.is_empty() && id.len() <= MAX_LENGTH && id.iter().all(is_plain)
}

fn new() -> HeaderValue {
    let id = format!("req_{}", random_name());
    // a header may hold letters, digits and underscores
    HeaderValue::try_from(id).unwrap_or(HeaderValue::from_static("req_"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_id_is_kept_and_any_other_is_replaced() {
        let of_ids = |ids: &[&str]| {
            let mut headers = HeaderMap::new();
            for id in ids {
                headers.append(X_REQUEST_ID, HeaderValue::from_bytes(id.as_bytes()).unwrap());
            }
            of(&headers).to_str().unwrap().to_owned()
        };
        for id in ["a", "7f3c-11_x.2", "https://a/b:1+2=3@~", &"x".repeat(128)] {
            assert_eq!(of_ids(&[id]), id);
        }
        let long = "x".repeat(129);
        for ids in [&[][..], &[""], &["a b"], &["a\tb"], &["é"], &["<i>"], &["a", "a"], &[&long]] {
            let id = of_ids(ids);
            assert!(id.len() == 36 && id.starts_with("req_"), "{ids:?}: {id}");
            assert_ne!(id, of_ids(ids), "each request has its own");
        }
    }
}
