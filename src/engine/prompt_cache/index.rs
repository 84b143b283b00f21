//! The parts that are known to be in the folder, or on their way there.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use super::folder::{FoundPage, PageFolder};
use super::key::PageKey;

/// Age of a change of the folder beyond which another one is sure to have another time.
const SETTLED: Duration = Duration::from_secs(2);

/// The parts that are known. Other processes may have added or deleted some since.
#[derive(Default)]
pub(super) struct PageIndex(Mutex<KnownParts>);

#[derive(Default)]
struct KnownParts {
    /// Those of the folder.
    stored: HashSet<PageKey>,
    /// Those that wait to be written.
    expected: HashSet<PageKey>,
    /// The time of the folder's last change when it was looked at, if no other change can have that
    /// time.
    as_of: Option<SystemTime>,
}

impl PageIndex {
    /// Locks the sets. Nothing under the lock panics or touches the disk.
    fn lock(&self) -> MutexGuard<'_, KnownParts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether a part is in the folder or on its way there.
    pub(super) fn knows(&self, key: &PageKey) -> bool {
        let known = self.lock();
        known.stored.contains(key) || known.expected.contains(key)
    }

    /// Notes that a part waits to be written.
    pub(super) fn expect(&self, key: PageKey) {
        self.lock().expected.insert(key);
    }

    /// Notes that a part has been written, or has not.
    pub(super) fn settle(&self, key: PageKey, is_stored: bool) {
        let mut known = self.lock();
        known.expected.remove(&key);
        if is_stored {
            known.stored.insert(key);
        }
    }

    /// Notes that a part could not be read.
    pub(super) fn forget(&self, key: &PageKey) {
        self.lock().stored.remove(key);
    }

    /// Returns those of these keys that are in the folder.
    pub(super) fn stored_of(&self, keys: impl Iterator<Item = PageKey>) -> HashSet<PageKey> {
        let known = self.lock();
        keys.filter(|key| known.stored.contains(key)).collect()
    }

    /// Takes over what was found in the folder.
    pub(super) fn set(&self, found: &[FoundPage]) {
        let mut known = self.lock();
        known.stored = found.iter().map(|page| page.key).collect();
        known.as_of = None;
    }

    /// Looks at the folder if it has changed since.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn refresh(&self, folder: &PageFolder) -> std::io::Result<()> {
        let changed = folder.changed();
        if changed.is_some() && changed == self.lock().as_of {
            return Ok(());
        }
        let is_settled = changed.is_some_and(|at| at.elapsed().is_ok_and(|age| age > SETTLED));
        let stored = folder.keys()?;
        let mut known = self.lock();
        known.stored = stored;
        known.as_of = changed.filter(|_| is_settled);
        Ok(())
    }
}
