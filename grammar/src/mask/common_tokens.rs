//! The effects of tokens in numbers and whitespace of JSON, which are the same in every schema.
//!
//! They are found when a vocabulary is made, by the walk that masks make, over an automaton that
//! has nothing but these expressions.

use std::sync::Arc;

use crate::automaton::Automaton;
use crate::expression::Exprs;
use crate::expression::leaf::{Decoder, Leaf};
use crate::expression::regex::Re;
use crate::intern::FastMap;
use crate::mask::leaf_tokens::{LeafPart, LeafTokens};
use crate::mask::vocabulary::Vocabulary;
use crate::mask::walker::{LeafCache, MaskWalker};
use crate::syntax::schema::common;

impl Vocabulary {
    /// Returns the vocabulary whose token `i` stands for the bytes `tokens[i]`. Empty bytes are for
    /// tokens that never are text: control tokens, unused ones. The tables are made in parallel,
    /// but for WebAssembly, which has no threads.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::Vocabulary;
    ///
    /// let tokens = ["yes", "no", ""].map(|token| token.as_bytes().into());
    /// let vocabulary = Vocabulary::new(tokens.into());
    /// assert_eq!(vocabulary.len(), 3);
    /// assert_eq!(vocabulary.bytes(1), b"no");
    /// ```
    pub fn new(tokens: Vec<Box<[u8]>>) -> Vocabulary {
        let mut vocabulary = Vocabulary::without_common_tokens(tokens);
        let common = common_tokens(&vocabulary);
        vocabulary.set_common_tokens(common);
        vocabulary
    }
}

/// Returns the effects of tokens in the expressions that are common to all schemas.
fn common_tokens(vocabulary: &Vocabulary) -> FastMap<Re, Arc<LeafTokens>> {
    let mut out = FastMap::default();
    if let Ok(mut automaton) = Automaton::new(Exprs::with(common().res()), Exprs::EPS) {
        let mut cache = LeafCache::new(vocabulary);
        for &re in &common().places {
            let leaf = automaton.leaf_number(Leaf::Text(Decoder::Start, re));
            let mut walker = MaskWalker::new(&mut automaton, vocabulary, &mut cache);
            if let Ok(tokens) = walker.find_leaf_tokens(leaf, LeafPart::Whole) {
                out.insert(re, Arc::new(tokens));
            }
        }
    }
    out
}
