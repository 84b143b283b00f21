//! Keys: `ID:SECRET`. The id finds the record, the secret is compared with its salted hash.
//!
//! A secret has 192 random bits, so that one round of SHA-256 hides it as well as many would.

use std::io;

use sha2::{Digest, Sha256};

use super::limits::KeyLimits;
use super::record::{Id, KeyRecord, KeyRole};
use crate::util::clock::unix_time;
use crate::util::random::{self, hex_text};

/// The operator's id; ids of other keys are hex digits.
pub(super) const OPERATOR: &str = "operator";

/// The salt that stands in for one where there is no key, as long as any.
const NO_SALT: &str = "00000000000000000000000000000000";

/// The hash that stands in for one where there is no key, as long as any, since texts of different
/// lengths are told apart at once.
const NO_HASH: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// Returns a new key: what is kept, and what is shown once.
///
/// # Errors
/// When the system gives no random bytes.
pub(super) fn create(org: Id) -> io::Result<(KeyRecord, String)> {
    let id = random::hex::<8>()?;
    let salt = random::hex::<16>()?;
    let secret = random::hex::<24>()?;
    let shown = format!("{id}:{secret}");
    let hash = hash(&salt, &secret);
    let key = KeyRecord {
        id,
        org,
        salt,
        hash,
        created: unix_time(),
        revoked: None,
        limits: KeyLimits::default(),
        limited_by_operator: false,
        role: KeyRole::default(),
    };
    Ok((key, shown))
}

/// Returns the key of the operator's own commands, for one start of a server.
///
/// # Errors
/// As [`create`].
pub(super) fn operator() -> io::Result<String> {
    Ok(format!("{OPERATOR}:{}", random::hex::<24>()?))
}

fn hash(salt: &str, secret: &str) -> String {
    let digest =
        Sha256::new().chain_update(salt).chain_update(b":").chain_update(secret).finalize();
    hex_text(&digest)
}

/// Returns whether a secret is the key's. Takes as long when there is no such key.
pub(super) fn fits(key: Option<&KeyRecord>, secret: &str) -> bool {
    let salt = key.map_or(NO_SALT, |key| &key.salt);
    let stated = key.map_or(NO_HASH, |key| &key.hash);
    let same = random::same(&hash(salt, secret), stated);
    same && key.is_some_and(|key| key.revoked.is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_secret_fits() {
        let (key, shown) = create("acme".parse().unwrap()).unwrap();
        let (id, secret) = shown.split_once(':').unwrap();
        assert_eq!(id, key.id);
        assert!(!format!("{key:?}").contains(secret), "the record does not hold the secret");
        assert!(fits(Some(&key), secret));
        assert!(!fits(Some(&key), &secret[1..]) && !fits(Some(&key), "") && !fits(None, secret));
        let revoked = KeyRecord { revoked: Some(1), ..key.clone() };
        assert!(!fits(Some(&revoked), secret));
        assert_eq!((NO_SALT.len(), NO_HASH.len()), (key.salt.len(), key.hash.len()));
        // what is kept in databases stays valid
        let kept = "fefe2f5088a2f34e44ecf2235f28bda9254cf8f79b1e544292ee004ff069b3d5";
        assert_eq!(hash("00", "x"), kept);
        let (other, _) = create("acme".parse().unwrap()).unwrap();
        assert!(!fits(Some(&other), secret) && other.salt != key.salt);
    }
}
