//! Files that clients upload for batches, and those that batches write: bounded, in memory, gone
//! with the process.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hyper::body::Bytes;

use crate::util::clock::unix_time;
use crate::util::random::random_name;

/// Most bytes of all files together.
const MOST_BYTES: usize = 128 << 20;
/// Most files.
const MOST_FILES: usize = 1000;

/// A file.
#[derive(Debug, Clone)]
pub(crate) struct StoredFile {
    /// Its name in the interface, `file-…`.
    pub id: String,
    /// The name that its client gave it.
    pub filename: String,
    /// Its use, as its client said: `batch`; or `batch_output`.
    pub purpose: String,
    /// Time when it was made, in Unix seconds.
    pub created_at: u64,
    /// Its bytes.
    pub bytes: Bytes,
}

/// The error that there is no room for another file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct StoreIsFull;

/// The files of a server, in the order in which they were made.
#[derive(Default)]
pub(crate) struct FileStore {
    files: Mutex<VecDeque<Arc<StoredFile>>>,
}

impl FileStore {
    fn lock(&self) -> MutexGuard<'_, VecDeque<Arc<StoredFile>>> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a file.
    ///
    /// # Errors
    /// When all files together would be too many or too large.
    pub(crate) fn add(
        &self,
        filename: String,
        purpose: &str,
        bytes: Bytes,
    ) -> Result<Arc<StoredFile>, StoreIsFull> {
        let mut files = self.lock();
        let held: usize = files.iter().map(|file| file.bytes.len()).sum();
        if files.len() >= MOST_FILES || held + bytes.len() > MOST_BYTES {
            return Err(StoreIsFull);
        }
        let file = Arc::new(StoredFile {
            id: format!("file-{}", random_name()),
            filename,
            purpose: purpose.to_owned(),
            created_at: unix_time(),
            bytes,
        });
        files.push_back(Arc::clone(&file));
        Ok(file)
    }

    /// Returns a file.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<StoredFile>> {
        self.lock().iter().find(|file| file.id == id).cloned()
    }

    /// Returns all files, the last first.
    pub(crate) fn all(&self) -> Vec<Arc<StoredFile>> {
        self.lock().iter().rev().cloned().collect()
    }

    /// Forgets a file. Returns whether it was there.
    pub(crate) fn remove(&self, id: &str) -> bool {
        let mut files = self.lock();
        let n = files.len();
        files.retain(|file| file.id != id);
        files.len() < n
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_room_together() {
        let store = FileStore::default();
        let half = Bytes::from(vec![0; MOST_BYTES / 2]);
        let first = store.add("a".into(), "batch", half.clone()).unwrap();
        store.add("b".into(), "batch", half.clone()).unwrap();
        assert_eq!(store.add("c".into(), "batch", half.clone()).err(), Some(StoreIsFull));
        assert!(store.remove(&first.id) && !store.remove(&first.id));
        assert!(store.get(&first.id).is_none());
        store.add("c".into(), "batch", half).unwrap();
        let names: Vec<String> = store.all().iter().map(|file| file.filename.clone()).collect();
        assert_eq!(names, ["c", "b"]);
    }
}
