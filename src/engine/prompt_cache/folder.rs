//! The folder of a prompt cache, which several processes may share: a file for each part, written
//! under another name and renamed, read as a whole and checked, and deleted by any of them.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::key::{PageKey, StoredPart};
use crate::engine::saved::{PART, SavedSlot};
use crate::util::private_file;

/// Files that a folder may hold, so that small models do not fill it with millions.
const MOST_FILES: usize = 1 << 16;
/// Age of a file that was begun and not finished at which its process is taken for ended.
const ABANDONED: Duration = Duration::from_secs(3600);

/// A folder with stored parts.
pub(super) struct PageFolder {
    path: PathBuf,
    /// Bytes that its files may have together.
    limit: u64,
    /// Bytes of keys and values of a position.
    position_bytes: usize,
    /// Bytes of a running state.
    state_bytes: usize,
}

/// A file of the folder.
#[derive(Clone, Copy, Debug)]
pub(super) struct FoundPage {
    /// The part that it is named after.
    pub key: PageKey,
    /// Its size.
    pub bytes: u64,
    /// The time of its last use.
    used: SystemTime,
}

impl PageFolder {
    /// Returns a folder for parts of these sizes.
    pub(super) fn new(
        path: &Path,
        limit: u64,
        position_bytes: usize,
        state_bytes: usize,
    ) -> PageFolder {
        PageFolder { path: path.into(), limit, position_bytes, state_bytes }
    }

    /// Returns where it is.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the bytes that its files may have together.
    pub(super) fn limit(&self) -> u64 {
        self.limit
    }

    /// Returns when a file in it was last made or deleted.
    pub(super) fn changed(&self) -> Option<SystemTime> {
        fs::metadata(&self.path).ok()?.modified().ok()
    }

    /// Returns the bytes of cache of a part; `None` if there is no such number.
    pub(super) fn cache_bytes(&self, part: &StoredPart) -> Option<usize> {
        let states = if part.has_state { 4 + 4 + self.state_bytes } else { 0 };
        self.position_bytes.checked_mul(part.positions.len())?.checked_add(states)
    }

    /// Writes a part, of which these are the tokens and the cache, used at this time. Its file is
    /// not forced to the disk: one that a failure of power leaves in pieces is known by its
    /// checksum.
    ///
    /// # Errors
    /// When the file cannot be written; nothing of it is left then.
    pub(super) fn write(
        &self,
        part: &StoredPart,
        tokens: Vec<u32>,
        cache: Vec<u8>,
        used: SystemTime,
    ) -> io::Result<u64> {
        let bytes = SavedSlot { model: *part.link.bytes(), tokens, cache }.encode(PART);
        private_file::write(&self.path, &part.key.file_name(), |out| {
            out.write_all(&bytes)?;
            note_use(out, part, used);
            Ok(())
        })?;
        Ok(bytes.len() as u64)
    }

    /// Notes that a part is used at this time, and returns whether it is there. A file of another
    /// size is none: it is replaced when the part is written again.
    pub(super) fn touch(&self, part: &StoredPart, used: SystemTime) -> bool {
        let path = self.path.join(part.key.file_name());
        let Ok((file, n_bytes)) = private_file::open(&path) else { return false };
        let n_cache = self.cache_bytes(part);
        let expected = n_cache.and_then(|n| SavedSlot::encoded_len(part.positions.len(), n));
        if expected.is_none_or(|expected| n_bytes != expected as u64) {
            return false;
        }
        note_use(&file, part, used);
        true
    }

    /// Reads the cache of a part of these tokens, which is used at this time. One that is damaged,
    /// or of other tokens, is deleted, so that it is written again.
    pub(super) fn read(
        &self,
        part: &StoredPart,
        tokens: &[u32],
        used: SystemTime,
    ) -> Option<Vec<u8>> {
        let path = self.path.join(part.key.file_name());
        let (mut file, n_bytes) = match private_file::open(&path) {
            Ok(opened) => opened,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
            Err(error) => {
                tracing::debug!(path = %path.display(), %error, "not read");
                return None;
            }
        };
        let n_cache = self.cache_bytes(part)?;
        let expected = SavedSlot::encoded_len(tokens.len(), n_cache)?;
        let saved = if n_bytes == expected as u64 {
            read_whole(&mut file, expected).and_then(|bytes| SavedSlot::decode(&bytes, PART).ok())
        } else {
            None
        };
        let saved = saved.filter(|saved| {
            saved.model == *part.link.bytes()
                && saved.tokens == tokens
                && saved.cache.len() == n_cache
        });
        if let Some(saved) = saved {
            note_use(&file, part, used);
            return Some(saved.cache);
        }
        tracing::debug!(path = %path.display(), "damaged, and deleted");
        _ = fs::remove_file(&path);
        None
    }

    /// Returns the parts that files of the folder are named after.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn keys(&self) -> io::Result<HashSet<PageKey>> {
        let mut keys = HashSet::new();
        for entry in fs::read_dir(&self.path)? {
            keys.extend(entry?.file_name().to_str().and_then(PageKey::of_file_name));
        }
        Ok(keys)
    }

    /// Returns the files of the folder.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn scan(&self) -> io::Result<Vec<FoundPage>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            let name = entry.file_name();
            let Some(name) = name.to_str() else { continue };
            let key = PageKey::of_file_name(name);
            let begun = name.strip_prefix('.').and_then(|name| name.rsplit_once('.'));
            let is_begun = begun.is_some_and(|(name, _)| PageKey::of_file_name(name).is_some());
            if key.is_none() && !is_begun {
                continue;
            }
            // another process may have deleted it meanwhile
            let Ok(about) = entry.metadata() else { continue };
            let used = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            if let Some(key) = key {
                if about.is_file() {
                    found.push(FoundPage { key, bytes: about.len(), used });
                }
            } else if used.elapsed().is_ok_and(|age| age > ABANDONED) {
                _ = fs::remove_file(entry.path());
            }
        }
        Ok(found)
    }

    /// Deletes files until the others have at most as many bytes as they may, those unused for
    /// longest first. A file that another process has deleted is as good.
    pub(super) fn trim(&self, found: &mut Vec<FoundPage>) {
        let mut bytes: u64 = found.iter().map(|page| page.bytes).sum();
        if bytes <= self.limit && found.len() <= MOST_FILES {
            return;
        }
        // so much that the next file does not bring it over the limit again
        let goal = self.limit - self.limit / 16;
        found.sort_by_key(|page| std::cmp::Reverse(page.used));
        while bytes > goal || found.len() > MOST_FILES {
            let Some(page) = found.pop() else { break };
            bytes -= page.bytes;
            _ = fs::remove_file(self.path.join(page.key.file_name()));
        }
    }
}

/// Notes that a part is used at this time. Of a sequence a later part counts as used a little
/// earlier, so that it is deleted before those without which it is of no use.
fn note_use(file: &File, part: &StoredPart, used: SystemTime) {
    let earlier = Duration::from_micros(part.positions.end as u64);
    _ = file.set_modified(used.checked_sub(earlier).unwrap_or(used));
}

/// Reads a file that has so many bytes, and no more even if it grows.
fn read_whole(file: &mut File, n_bytes: usize) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(n_bytes).ok()?;
    file.take(n_bytes as u64).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::prompt_cache::PageChain;
    use crate::engine::sequence::Sequence;

    #[test]
    fn ends_of_sequences_unused_for_longest_go_first() {
        let path = std::env::temp_dir().join(format!("hob-page-folder-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        let parts = |first: u32| {
            let tokens: Vec<u32> = (first..first + 200).collect();
            let sequence = Sequence { tokens: tokens.clone(), ..Sequence::default() };
            let seed = PageKey::of(&[b"model"]);
            (tokens, PageChain::new(seed, &sequence, false).pages(200))
        };
        let folder = PageFolder::new(&path, 4 * 1000, 10, 0);
        let (old_tokens, old) = parts(0);
        let (new_tokens, new) = parts(1000);
        let now = SystemTime::now();
        for (tokens, parts, age) in [(&old_tokens, &old, 60), (&new_tokens, &new, 30)] {
            for part in parts {
                let of_part = tokens[part.positions.clone()].to_vec();
                let used = now - Duration::from_secs(age);
                let cache = vec![1; folder.cache_bytes(part).unwrap()];
                assert_eq!(folder.write(part, of_part, cache, used).unwrap(), 640 + 256 + 88);
            }
        }
        let mut found = folder.scan().unwrap();
        assert_eq!(found.len(), 6);
        folder.trim(&mut found);
        let there = |parts: &[StoredPart]| {
            let keys = folder.keys().unwrap();
            parts.iter().map(|part| keys.contains(&part.key)).collect::<Vec<_>>()
        };
        assert_eq!((there(&old), there(&new)), (vec![false; 3], vec![true; 3]));
        // a last page does not outlive those before it, though it is used as late
        folder.trim(&mut folder.scan().unwrap());
        let small = PageFolder::new(&path, 2 * 1000, 10, 0);
        assert!(small.touch(&new[2], now - Duration::from_secs(30)));
        small.trim(&mut small.scan().unwrap());
        assert_eq!(there(&new), [true, false, false], "a sixteenth below the limit");
        assert!(folder.read(&new[0], &new_tokens[..64], now).is_some());
        assert!(folder.read(&new[0], &old_tokens[..64], now).is_none(), "other tokens");
        assert!(there(&new).iter().all(|there| !there), "and deleted");
        fs::remove_dir_all(&path).unwrap();
    }
}
