//! The sessions of a dashboard, in memory: they end with the process.

use std::collections::HashMap;
use std::io;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use hyper::header::HeaderValue;
use sha2::{Digest, Sha256};

use crate::util::mutex::lock;
use crate::util::random;

/// Time after which a session that is not used ends.
const IDLE: Duration = Duration::from_secs(30 * 60);
/// Time after which a session ends, however much it is used.
const LIFE: Duration = Duration::from_secs(12 * 60 * 60);
/// Most sessions of one key; the one that was used longest ago gives way to another.
const MOST_OF_KEY: usize = 16;

/// A hash by which a secret is found without being kept.
type SecretHash = [u8; 32];

/// The two secrets of a new session.
pub(super) struct SessionSecrets {
    /// The value of the cookie.
    pub cookie: String,
    /// The token that its page sends with each request.
    pub token: String,
}

struct Session {
    /// The half of its key that is no secret.
    id: String,
    token: String,
    /// The header that bears its key.
    authorization: HeaderValue,
    begun: Instant,
    used: Instant,
}

/// The sessions of a dashboard.
#[derive(Default)]
pub(super) struct Sessions {
    /// By the hash of their cookies: finding one takes no time that says anything of another.
    open: Mutex<HashMap<SecretHash, Session>>,
}

impl Session {
    fn is_over(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.used) > IDLE
            || now.saturating_duration_since(self.begun) > LIFE
    }
}

impl Sessions {
    /// Opens a session for the key of this id, which the header bears.
    ///
    /// # Errors
    /// When the system gives no random bytes.
    pub(super) fn open(
        &self,
        id: &str,
        authorization: HeaderValue,
        now: Instant,
    ) -> io::Result<SessionSecrets> {
        let cookie = random::hex::<24>()?;
        let token = random::hex::<24>()?;
        let mut open = lock(&self.open);
        open.retain(|_, session| !session.is_over(now));
        let of_key = open.iter().filter(|(_, session)| session.id == id);
        if of_key.clone().count() >= MOST_OF_KEY
            && let Some((&oldest, _)) = of_key.min_by_key(|(_, session)| session.used)
        {
            open.remove(&oldest);
        }
        let session =
            Session { id: id.into(), token: token.clone(), authorization, begun: now, used: now };
        open.insert(hash(&cookie), session);
        Ok(SessionSecrets { cookie, token })
    }

    /// Returns the header that bears the key of a session, if both secrets are its own. A wrong
    /// token leaves the session as it is.
    pub(super) fn find(&self, cookie: &str, token: &str, now: Instant) -> Option<HeaderValue> {
        let place = hash(cookie);
        let mut open = lock(&self.open);
        let session = open.get_mut(&place)?;
        if session.is_over(now) {
            open.remove(&place);
            return None;
        }
        if !random::same(&session.token, token) {
            return None;
        }
        session.used = now;
        Some(session.authorization.clone())
    }

    /// Ends the session of a cookie, if there is one.
    pub(super) fn close(&self, cookie: &str) {
        lock(&self.open).remove(&hash(cookie));
    }
}

fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEARER: HeaderValue = HeaderValue::from_static("Key a:b");

    #[test]
    fn both_secrets_are_needed_and_time_ends_a_session() {
        let sessions = Sessions::default();
        let now = Instant::now();
        let one = sessions.open("a", BEARER, now).unwrap();
        let two = sessions.open("a", BEARER, now).unwrap();
        assert_eq!(sessions.find(&one.cookie, &one.token, now), Some(BEARER));
        for (cookie, token) in [
            (&one.cookie[..], ""),
            (&one.cookie, &two.token),
            ("", &one.token),
            (&one.token, &one.cookie),
        ] {
            assert_eq!(sessions.find(cookie, token, now), None);
        }
        // used every 20 minutes it lives 12 hours
        let mut at = now;
        let mut times = 0;
        while sessions.find(&one.cookie, &one.token, at).is_some() {
            at += Duration::from_secs(20 * 60);
            times += 1;
        }
        assert_eq!(times, 37);
        assert_eq!(sessions.find(&two.cookie, &two.token, now + IDLE * 2), None);
        let three = sessions.open("a", BEARER, at).unwrap();
        sessions.close(&three.cookie);
        assert_eq!(sessions.find(&three.cookie, &three.token, at), None);
    }

    #[test]
    fn a_key_has_so_many_sessions_and_takes_none_of_others() {
        let sessions = Sessions::default();
        let now = Instant::now();
        let other = sessions.open("b", BEARER, now).unwrap();
        let first = sessions.open("a", BEARER, now).unwrap();
        for n in 1..=MOST_OF_KEY as u64 {
            sessions.open("a", BEARER, now + Duration::from_secs(n)).unwrap();
        }
        assert_eq!(sessions.find(&first.cookie, &first.token, now), None);
        assert!(sessions.find(&other.cookie, &other.token, now).is_some());
    }
}
