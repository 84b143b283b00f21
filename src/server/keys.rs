//! The keys of a server: kept as hashes, compared in constant time, never shown.

use sha2::{Digest, Sha256};
use subtle::{Choice, ConstantTimeEq};

/// Keys of which a request must bear one; without any, none is asked for.
#[derive(Clone, Default)]
pub struct ApiKeys(Vec<[u8; 32]>);

impl std::fmt::Debug for ApiKeys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} keys", self.0.len())
    }
}

impl<S: AsRef<str>> FromIterator<S> for ApiKeys {
    /// Collects keys; empty ones are left out.
    fn from_iter<I: IntoIterator<Item = S>>(keys: I) -> Self {
        let keys = keys.into_iter().filter(|key| !key.as_ref().is_empty());
        ApiKeys(keys.map(|key| Sha256::digest(key.as_ref()).into()).collect())
    }
}

impl ApiKeys {
    /// Returns whether no key is needed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns whether one of these values of the headers `Authorization` and `X-Api-Key` bears a
    /// key; `Bearer` in front of it may be missing. Takes as long for every wrong key.
    pub fn admit(&self, authorization: Option<&str>, api_key: Option<&str>) -> bool {
        if self.is_empty() {
            return true;
        }
        let bearer = |value: &str| {
            let (scheme, rest) = value.split_once(' ').unwrap_or(("", value));
            if scheme.is_empty() || scheme.eq_ignore_ascii_case("bearer") {
                rest.trim().to_owned()
            } else {
                String::new()
            }
        };
        let given = [authorization.map(bearer), api_key.map(str::to_owned)];
        // Every key is looked at, whichever fits.
        let fits = given.into_iter().fold(Choice::from(0), |fits, given| {
            let hash: [u8; 32] = Sha256::digest(given.unwrap_or_default()).into();
            self.0.iter().fold(fits, |fits, key| fits | key.ct_eq(&hash))
        });
        fits.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_the_keys_is_needed() {
        let keys: ApiKeys = ["first", "", "second"].iter().collect();
        for (authorization, api_key) in [
            (Some("Bearer first"), None),
            (Some("bearer second"), None),
            (Some("first"), None),
            (None, Some("second")),
            (Some("Bearer first"), Some("")),
            (Some("Bearer first"), Some("wrong")),
            (Some("Basic other"), Some("first")),
        ] {
            assert!(keys.admit(authorization, api_key), "{authorization:?} {api_key:?}");
        }
        for (authorization, api_key) in [
            (None, None),
            (Some(""), None),
            (Some("Bearer "), None),
            (Some("Bearer third"), None),
            (Some("Basic first"), None),
            (Some("Bearer third"), Some("wrong")),
            (None, Some("")),
            (Some("Bearer firs"), None),
        ] {
            assert!(!keys.admit(authorization, api_key), "{authorization:?} {api_key:?}");
        }
        assert!(ApiKeys::default().admit(None, None));
        assert_eq!(format!("{keys:?}"), "2 keys");
    }
}
