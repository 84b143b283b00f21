//! The server that has last seen the beginning of a prompt: its cache has that part computed.
//!
//! A prompt is cut into blocks, and each block's hash covers all before it, so that the longest
//! beginning that two prompts share is the last hash that they share.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::Arc;

use serde_json::Value;

/// Bytes of a block, about 64 tokens of English.
const BLOCK: usize = 256;
/// Most blocks of a prompt that are hashed.
const MOST_BLOCKS: usize = 256;
/// Most hashes of each of the two generations that are remembered.
const KEPT: usize = 1 << 16;

/// The hashes of the blocks of a prompt, the shortest beginning first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct PromptBlocks(Vec<u64>);

/// The members of a request that come first in its prompt, in their order there.
const PARTS: [&str; 6] = ["tools", "system", "instructions", "messages", "input", "prompt"];

/// A hasher of prompts, whose hashes no client can foresee.
#[derive(Default)]
pub(super) struct PromptHasher(RandomState);

/// A memory of servers by hashes.
#[derive(Default)]
pub(super) struct PrefixMap {
    young: HashMap<u64, Arc<str>>,
    old: HashMap<u64, Arc<str>>,
}

impl PromptHasher {
    /// Returns the blocks of a request to a deployment.
    pub(super) fn blocks(&self, deployment: &str, request: &Value) -> PromptBlocks {
        let mut text = Vec::new();
        for part in PARTS.iter().filter_map(|part| request.get(part)) {
            // JSON values can be written, and a vector takes all
            let _ = serde_json::to_writer(&mut text, part);
            if text.len() >= BLOCK * MOST_BLOCKS {
                break;
            }
        }
        let mut before = self.0.hash_one(deployment);
        let blocks = text.chunks_exact(BLOCK).take(MOST_BLOCKS);
        let hashes = blocks.map(|block| {
            let mut hasher = self.0.build_hasher();
            hasher.write_u64(before);
            hasher.write(block);
            before = hasher.finish();
            before
        });
        PromptBlocks(hashes.collect())
    }

    /// Returns the hash that stands for a named answer of a deployment.
    pub(super) fn answer(&self, deployment: &str, name: &str) -> PromptBlocks {
        PromptBlocks(vec![self.0.hash_one((deployment, name))])
    }
}

impl PrefixMap {
    /// Returns the servers that have seen beginnings of a prompt, the longest first.
    pub(super) fn find(&self, prompt: &PromptBlocks) -> impl Iterator<Item = &Arc<str>> {
        let known = |hash| self.young.get(hash).or_else(|| self.old.get(hash));
        prompt.0.iter().rev().filter_map(known)
    }

    /// Remembers that a server has seen a prompt.
    pub(super) fn note(&mut self, prompt: &PromptBlocks, server: &Arc<str>) {
        for &hash in &prompt.0 {
            if self.young.len() >= KEPT {
                self.old = std::mem::take(&mut self.young);
            }
            self.young.insert(hash, Arc::clone(server));
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_longest_beginning_is_found() {
        let hasher = PromptHasher::default();
        let mut map = PrefixMap::default();
        let of = |text: &str| hasher.blocks("a/b#1", &json!({"prompt": text}));
        let common = "x".repeat(600);
        let first = of(&format!("{common}{}", "y".repeat(600)));
        let second = of(&format!("{common}{}", "z".repeat(600)));
        assert_eq!((first.0.len(), second.0.len()), (4, 4));
        assert_eq!(first.0[..2], second.0[..2]);
        let one: Arc<str> = "one".into();
        let two: Arc<str> = "two".into();
        map.note(&first, &one);
        assert_eq!(map.find(&second).next(), Some(&one));
        map.note(&second, &two);
        let found = |text: &str| map.find(&of(text)).next().cloned();
        assert_eq!(found(&format!("{common}{}!", "y".repeat(600))), Some(Arc::clone(&one)));
        assert_eq!(found(&format!("{common}!")), Some(two), "the last that has seen it");
        assert_eq!(found("short"), None);
        let elsewhere = hasher.blocks("c/b#1", &json!({"prompt": common}));
        assert_eq!(map.find(&elsewhere).next(), None, "deployments share nothing");
        let chat = |text: &str| {
            hasher.blocks("a/b#1", &json!({"temperature": 1, "messages": [{"content": text}]}))
        };
        assert_eq!(chat(&common), chat(&common));
    }

    #[test]
    fn it_has_bounds() {
        let mut map = PrefixMap::default();
        let server: Arc<str> = "one".into();
        let long = PromptHasher::default().blocks("a", &json!({"prompt": "x".repeat(10 << 20)}));
        assert_eq!(long.0.len(), MOST_BLOCKS);
        for n in 0..2 * KEPT as u64 + 10 {
            map.note(&PromptBlocks(vec![n]), &server);
        }
        assert!(map.young.len() <= KEPT && map.old.len() <= KEPT);
        assert!(map.find(&PromptBlocks(vec![0])).next().is_none());
        assert!(map.find(&PromptBlocks(vec![2 * KEPT as u64])).next().is_some());
    }
}
