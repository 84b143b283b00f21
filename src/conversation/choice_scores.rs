//! The probabilities of the texts of a choice: which log probabilities a model is asked for, and
//! what they come to.
//!
//! The texts are sequences of tokens, and together a tree. The model is asked once for each node
//! that anything follows: paths to the innermost of these are prompts, of whose last positions the
//! log probabilities of what may follow are told.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A text of a choice, as tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoredText {
    /// Its tokens.
    pub tokens: Vec<u32>,
    /// Its continuation, if it may have one.
    pub after: AfterAlternative,
}

/// The continuation of a text of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AfterAlternative {
    /// Nothing: no other text begins with it.
    Nothing,
    /// The rest of another one, so that its end is a choice too.
    Rest,
}

/// A part of the tree that one job computes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoredPath {
    /// The tokens from the root of the tree to its innermost node.
    pub tokens: Vec<u32>,
    /// The tokens that may follow its last nodes, for each node.
    pub asked: Arc<[Vec<u32>]>,
}

/// The tree of the texts of a choice.
#[derive(Debug, Clone)]
pub struct ChoiceTree {
    alternatives: Vec<ScoredText>,
    /// Tokens that end a text.
    ends: Vec<u32>,
    paths: Vec<ScoredPath>,
}

impl ChoiceTree {
    /// Returns the tree of these texts; `ends` are the tokens that end one.
    pub fn new(alternatives: Vec<ScoredText>, ends: &[u32]) -> ChoiceTree {
        let mut nodes: BTreeMap<&[u32], BTreeSet<u32>> = BTreeMap::new();
        for ScoredText { tokens, after } in &alternatives {
            for (i, &token) in tokens.iter().enumerate() {
                nodes.entry(&tokens[..i]).or_default().insert(token);
            }
            if *after == AfterAlternative::Rest {
                nodes.entry(tokens).or_default().extend(ends);
            }
        }
        let paths = paths(&nodes);
        ChoiceTree { alternatives, ends: ends.to_vec(), paths }
    }

    /// Returns what is to be computed. The first path is the root alone where there are several: a
    /// model that goes back to the end of a prompt alone finds it computed.
    pub fn paths(&self) -> &[ScoredPath] {
        &self.paths
    }

    /// Returns the probability of each text, in their order, of the log probabilities that were
    /// asked for, in the order of the paths; `None` if they are not all there, or none of the texts
    /// is possible.
    pub fn probabilities(&self, scores: &[Vec<Vec<f32>>]) -> Option<Vec<f64>> {
        let mut known: BTreeMap<(&[u32], u32), f64> = BTreeMap::new();
        if scores.len() != self.paths.len() {
            return None;
        }
        for (ScoredPath { tokens, asked }, scores) in self.paths.iter().zip(scores) {
            let first = (tokens.len() + 1).checked_sub(asked.len())?;
            for (i, (asked, scores)) in asked.iter().zip(scores).enumerate() {
                for (&token, &logprob) in asked.iter().zip(scores) {
                    known.insert((&tokens[..first + i], token), f64::from(logprob));
                }
            }
        }
        let mut logprobs = Vec::new();
        for ScoredText { tokens, after } in &self.alternatives {
            let mut logprob = 0.0;
            for (i, &token) in tokens.iter().enumerate() {
                logprob += known.get(&(&tokens[..i], token))?;
            }
            if *after == AfterAlternative::Rest {
                let mut ending = 0.0;
                for &end in &self.ends {
                    ending += known.get(&(&tokens[..], end))?.exp();
                }
                logprob += ending.ln();
            }
            logprobs.push(logprob);
        }
        let most = logprobs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if !most.is_finite() {
            return None;
        }
        let shares: Vec<f64> = logprobs.iter().map(|logprob| (logprob - most).exp()).collect();
        let all: f64 = shares.iter().sum();
        Some(shares.iter().map(|share| share / all).collect())
    }
}

/// Returns paths that together hold each node once among those that are asked about.
fn paths(nodes: &BTreeMap<&[u32], BTreeSet<u32>>) -> Vec<ScoredPath> {
    let list = |node: &[u32]| nodes.get(node).into_iter().flatten().copied().collect::<Vec<_>>();
    // in the order of the map a node comes right before those that go on from it
    let mut inner = nodes.keys().peekable();
    let mut leaves: Vec<&[u32]> = Vec::new();
    while let Some(&node) = inner.next() {
        if inner.peek().is_none_or(|next| !next.starts_with(node)) {
            leaves.push(node);
        }
    }
    let root = leaves.len() > 1;
    let mut paths = Vec::new();
    if root {
        paths.push(ScoredPath { tokens: Vec::new(), asked: [list(&[])].into() });
    }
    let mut before: Option<&[u32]> = root.then_some(&[]);
    for leaf in leaves {
        let n_known = before
            .map_or(0, |before| before.iter().zip(leaf).take_while(|(a, b)| a == b).count() + 1);
        let asked = (n_known..=leaf.len()).map(|n| list(&leaf[..n])).collect();
        paths.push(ScoredPath { tokens: leaf.to_vec(), asked });
        before = Some(leaf);
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::*;

    const END: u32 = 99;

    /// Returns the tree of these sequences, of which others may begin with some.
    fn tree(alternatives: &[&[u32]]) -> ChoiceTree {
        let list = alternatives.iter().map(|tokens| ScoredText {
            tokens: tokens.to_vec(),
            after: if alternatives
                .iter()
                .any(|other| other.len() > tokens.len() && other.starts_with(tokens))
            {
                AfterAlternative::Rest
            } else {
                AfterAlternative::Nothing
            },
        });
        ChoiceTree::new(list.collect(), &[END])
    }

    /// A model of which the probability of a token depends on it and on the number before it.
    fn logprob(before: &[u32], token: u32) -> f32 {
        -0.1 * (token as f32 + 1.0) - 0.3 * before.len() as f32
    }

    fn scores(tree: &ChoiceTree) -> Vec<Vec<Vec<f32>>> {
        let of_path = |path: &ScoredPath| {
            let first = path.tokens.len() + 1 - path.asked.len();
            let of_node = |(i, asked): (usize, &Vec<u32>)| {
                asked.iter().map(|&token| logprob(&path.tokens[..first + i], token)).collect()
            };
            path.asked.iter().enumerate().map(of_node).collect()
        };
        tree.paths().iter().map(of_path).collect()
    }

    #[test]
    fn single_tokens_take_one_row() {
        let tree = tree(&[&[1], &[2], &[3]]);
        assert_eq!(tree.paths().len(), 1);
        assert_eq!(tree.paths()[0].asked[..], [vec![1, 2, 3]]);
        let found = tree.probabilities(&scores(&tree)).unwrap();
        assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!((found[0] / found[1] - 0.1_f64.exp()).abs() < 1e-6);
    }

    #[test]
    fn each_node_is_asked_about_once() {
        let alternatives: [&[u32]; 6] =
            [&[1, 2, 3], &[1, 2], &[1, 4, 5, 6], &[7], &[1, 4, 8], &[2, 2, 2]];
        let tree = tree(&alternatives);
        let mut asked = BTreeSet::new();
        for path in tree.paths() {
            let first = path.tokens.len() + 1 - path.asked.len();
            for (i, tokens) in path.asked.iter().enumerate() {
                let node = path.tokens[..first + i].to_vec();
                assert!(!tokens.is_empty() && asked.insert(node), "{path:?}");
            }
        }
        let nodes: [&[u32]; 6] = [&[], &[1], &[1, 2], &[1, 4], &[1, 4, 5], &[2]];
        assert!(nodes.iter().all(|node| asked.contains(*node)), "{asked:?}");
        assert_eq!(asked.len(), nodes.len() + 1);
        let found = tree.probabilities(&scores(&tree)).unwrap();
        let expected: Vec<f64> = alternatives
            .iter()
            .map(|tokens| {
                let of = |(i, &token): (usize, &u32)| f64::from(logprob(&tokens[..i], token));
                let sum: f64 = tokens.iter().enumerate().map(of).sum();
                let ends = if *tokens == [1, 2] { f64::from(logprob(tokens, END)) } else { 0.0 };
                (sum + ends).exp()
            })
            .collect();
        let all: f64 = expected.iter().sum();
        for (found, expected) in found.iter().zip(&expected) {
            assert!((found - expected / all).abs() < 1e-6, "{found} {expected}");
        }
    }

    #[test]
    fn what_is_missing_or_impossible_has_no_probabilities() {
        let tree = tree(&[&[1], &[2, 3]]);
        let all = scores(&tree);
        assert!(tree.probabilities(&all).is_some());
        assert_eq!(tree.probabilities(&all[1..]), None);
        let mut short = all.clone();
        short[0][0].pop();
        assert_eq!(tree.probabilities(&short), None);
        let never = all
            .iter()
            .map(|path| path.iter().map(|node| vec![f32::NEG_INFINITY; node.len()]).collect());
        assert_eq!(tree.probabilities(&never.collect::<Vec<_>>()), None);
        let one = ChoiceTree::new(
            vec![ScoredText { tokens: vec![4], after: AfterAlternative::Nothing }],
            &[END],
        );
        assert_eq!(one.probabilities(&scores(&one)), Some(vec![1.0]));
    }
}
