//! The constraints of a model: compiled once for each grammar or schema, kept while they are used.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use sha2::{Digest, Sha256};

use crate::grammar::{Constraint, Error, Source, Stop, Vocabulary};
use crate::tokenizer::Tokenizer;

use super::vocabulary::{kept_vocabulary, tables_folder};
use crate::util::single_flight::{Joined, SingleFlight};

/// Most constraints kept. A constraint that is not used any more is worth the time of compiling it
/// again, some hundred microseconds, and its masks.
const MOST: usize = 64;

/// Most memory that they take together, in bytes. Those used last stay.
const MOST_BYTES: usize = 512 << 20;

/// Most characters of what the log says of ignored keywords.
const MOST_LOGGED: usize = 2000;

/// SHA-256 of a source and its options.
type SourceHash = [u8; 32];

/// Constraints over the vocabulary of one model.
pub struct Constraints {
    tokenizer: Arc<Tokenizer>,
    /// Made when it is first needed: many runs need none.
    vocabulary: OnceLock<Arc<Vocabulary>>,
    kept: Mutex<ConstraintCache>,
    /// Those that are being compiled.
    compiling: SingleFlight<SourceHash, Result<Arc<Constraint>, Error>>,
}

#[derive(Default)]
struct ConstraintCache {
    entries: HashMap<SourceHash, CachedConstraint>,
    /// Uses so far.
    clock: u64,
}

struct CachedConstraint {
    constraint: Arc<Constraint>,
    /// When it was last asked for, by the clock.
    used: u64,
    /// Bytes it took when it was last looked at.
    size: usize,
}

impl Constraints {
    /// Returns an empty cache over the tokens of `tokenizer`.
    pub fn new(tokenizer: Arc<Tokenizer>) -> Constraints {
        Constraints {
            tokenizer,
            vocabulary: OnceLock::new(),
            kept: Mutex::default(),
            compiling: SingleFlight::default(),
        }
    }

    /// Returns the vocabulary; the first call takes some tens of milliseconds, or a part of that
    /// where its tables are in a file.
    pub fn vocabulary(&self) -> &Arc<Vocabulary> {
        let make = || Arc::new(kept_vocabulary(&self.tokenizer, tables_folder().as_deref()));
        self.vocabulary.get_or_init(make)
    }

    /// Returns the constraint of a grammar or schema: the one there is, or a new one, whose
    /// compilation ends early when `stop` is set. Of callers with the same source at once, one
    /// compiles it and the others wait.
    ///
    /// # Errors
    /// As [`Constraint::compile_until`].
    pub fn compile(&self, source: &Source, stop: &Stop) -> Result<Arc<Constraint>, Error> {
        let key = key(source);
        loop {
            if let Some(known) = self.lock().get(&key) {
                return Ok(known);
            }
            // not under the lock: a large schema must not hold up those that are there
            let make = || self.compile_anew(key, source, stop);
            // that one client has left is no result for another
            let is_shared = |result: &Result<_, Error>| !matches!(result, Err(Error::Stopped));
            match self.compiling.join(&key, make, is_shared, || stop.is_set()) {
                Joined::Made(result) | Joined::Shared(result) => return result,
                Joined::GaveUp if stop.is_set() => return Err(Error::Stopped),
                Joined::GaveUp => {}
            }
        }
    }

    /// Compiles a source and keeps the constraint.
    fn compile_anew(
        &self,
        key: SourceHash,
        source: &Source,
        stop: &Stop,
    ) -> Result<Arc<Constraint>, Error> {
        // another may have ended since the caller looked
        if let Some(known) = self.lock().get(&key) {
            return Ok(known);
        }
        let token_id = |text: &str| self.tokenizer.find(text);
        let vocabulary = Arc::clone(self.vocabulary());
        let constraint = Constraint::compile_until(source, vocabulary, &token_id, stop)?;
        if !constraint.ignored().is_empty() {
            let keywords: String =
                constraint.ignored().join(" ").chars().take(MOST_LOGGED).collect();
            tracing::info!(keywords, "keywords of a schema are ignored");
        }
        let constraint = Arc::new(constraint);
        self.lock().put(key, Arc::clone(&constraint));
        Ok(constraint)
    }

    fn lock(&self) -> MutexGuard<'_, ConstraintCache> {
        // a table of whole entries is sound even after a panic under the lock
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ConstraintCache {
    fn get(&mut self, key: &SourceHash) -> Option<Arc<Constraint>> {
        self.clock += 1;
        let entry = self.entries.get_mut(key)?;
        entry.size = entry.constraint.size().unwrap_or(entry.size);
        if !entry.constraint.is_sound() || entry.constraint.has_grown() {
            self.entries.remove(key);
            return None;
        }
        entry.used = self.clock;
        let constraint = Arc::clone(&entry.constraint);
        self.shrink();
        Some(constraint)
    }

    fn put(&mut self, key: SourceHash, constraint: Arc<Constraint>) {
        self.entries.insert(key, CachedConstraint { constraint, used: self.clock, size: 0 });
        self.shrink();
    }

    /// Forgets those used longest ago, until the others are within the limits.
    fn shrink(&mut self) {
        for entry in self.entries.values_mut() {
            entry.size = entry.constraint.size().unwrap_or(entry.size);
        }
        let mut size: usize = self.entries.values().map(|entry| entry.size).sum();
        while self.entries.len() > MOST || (size > MOST_BYTES && self.entries.len() > 1) {
            let oldest =
                self.entries.iter().min_by_key(|(_, entry)| entry.used).map(|(key, _)| *key);
            match oldest.and_then(|key| self.entries.remove(&key)) {
                Some(entry) => size -= entry.size,
                None => return,
            }
        }
    }
}

fn key(source: &Source) -> SourceHash {
    let mut hash = Sha256::new();
    feed(&mut hash, source);
    hash.finalize().into()
}

fn feed(hash: &mut Sha256, source: &Source) {
    match source {
        Source::Gbnf(text) => {
            hash.update(b"gbnf\0");
            hash.update(text);
        }
        Source::Precompiled(bytes) => {
            hash.update(b"precompiled\0");
            hash.update(bytes);
        }
        Source::Schema(schema, options) => {
            hash.update(format!("schema {options:?}\0"));
            // members in the order in which they were written, which is the order in which they
            // come
            hash.update(schema.to_string());
        }
        Source::Framed(schema, options, frame) => {
            hash.update(format!("framed {options:?} {frame:?}\0"));
            hash.update(schema.to_string());
        }
        Source::Regex(pattern) => {
            hash.update(b"regex\0");
            hash.update(pattern);
        }
        Source::Choice(texts) => {
            hash.update(b"choice\0");
            for text in texts.iter() {
                hash.update((text.len() as u64).to_le_bytes());
                hash.update(text);
            }
        }
        Source::Lark(text, options) => {
            hash.update(format!("lark {options:?}\0"));
            hash.update(text);
        }
        Source::Tags(tag, options) => {
            hash.update(format!("tags {options:?}\0"));
            hash.update(tag.to_string());
        }
        Source::Lazy(triggers, source) => {
            hash.update(format!("lazy {triggers:?}\0"));
            feed(hash, source);
        }
        Source::Behind(lead, source) => {
            hash.update(format!("behind {lead:?}\0"));
            feed(hash, source);
        }
        Source::WithSpecial(tokens, source) => {
            hash.update(format!("with special {tokens:?}\0"));
            feed(hash, source);
        }
    }
}

#[cfg(all(test, feature = "default-model"))]
mod tests {
    use std::sync::Barrier;

    use super::*;
    use crate::grammar::Options;
    use crate::runtime::{ModelSource, load_tokenizer};

    #[test]
    fn the_same_constraint_asked_for_at_once_is_compiled_once() {
        const CALLERS: usize = 8;
        let shipped = ModelSource::Shipped;
        let tokenizer = load_tokenizer(&shipped, &shipped.open().unwrap()).unwrap();
        let constraints = Constraints::new(Arc::new(tokenizer));
        let names = (0..2000).map(|i| format!("name{i}")).collect::<Vec<_>>();
        let source = Source::Schema(serde_json::json!({"enum": names}), Options::default());
        let barrier = Barrier::new(CALLERS);
        let compile = || {
            barrier.wait();
            constraints.compile(&source, &Stop::default()).unwrap()
        };
        let compiled: Vec<_> = std::thread::scope(|scope| {
            let callers: Vec<_> = (0..CALLERS).map(|_| scope.spawn(compile)).collect();
            callers.into_iter().map(|caller| caller.join().unwrap()).collect()
        });
        // each compilation makes a constraint of its own
        assert!(compiled.iter().all(|constraint| Arc::ptr_eq(constraint, &compiled[0])));
        assert_eq!(constraints.lock().entries.len(), 1);
        let stopped = Stop::default();
        stopped.set();
        let other = Source::Gbnf("root ::= \"a\"".into());
        assert_eq!(constraints.compile(&other, &stopped).err(), Some(Error::Stopped));
    }
}
