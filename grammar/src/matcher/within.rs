//! Masks of texts that must end within a number of tokens.

use super::{Matcher, bits, clear_bit, set_bit};
use crate::Error;
use crate::constraint::EndEffect;

impl Matcher {
    /// Writes the tokens that may come next as bits, as [`Matcher::fill`], but for those after
    /// which the text could not be ended with `left` tokens in all, the one that ends it not
    /// counted. The first token of the shortest known completion is always among them, also where
    /// that is longer than `left`.
    ///
    /// Each token is tried: some microseconds for a mask of few, and for one of a whole vocabulary
    /// some milliseconds. Where names or items must differ and only that decides for more than
    /// some hundred tokens, the others of these are left out.
    ///
    /// # Errors
    /// As [`Matcher::fill`].
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Source, TokenTable};
    ///
    /// let tokens = ["(", ")", ""].map(|token| token.as_bytes().into());
    /// let table = TokenTable::new(tokens.into(), [], vec![2])?;
    /// let source = Source::Gbnf("root ::= \"(\" root? \")\"".into());
    /// let mut matcher = table.matcher(table.compile(&source)?.into());
    /// matcher.advance(0)?;
    /// let mut words = [0];
    /// matcher.fill_within(&mut words, 3)?;
    /// assert_eq!(words, [0b011]);
    /// matcher.fill_within(&mut words, 2)?;
    /// assert_eq!(words, [0b010]);
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn fill_within(&self, words: &mut [u32], left: usize) -> Result<(), Error> {
        self.fill(words)?;
        if self.is_ended() {
            return Ok(());
        }
        let state = self.state();
        // where no end is known, none can be kept in reach
        let Some(shortest) = self.constraint.shortest(state)? else { return Ok(()) };
        let mut tokens: Vec<u32> = Vec::new();
        for token in bits(words) {
            // those that end the text need no more
            if !self.ends.contains(&token) || self.next(state, token)? != EndEffect::Ends {
                tokens.push(token);
            }
        }
        let refused = self.constraint.not_within(state, &tokens, left.saturating_sub(1))?;
        for token in refused {
            clear_bit(words, token);
        }
        let is_forced = shortest >= left || words.iter().all(|&word| word == 0);
        if is_forced && shortest > 0 {
            let completion = self.constraint.completion(state)?.unwrap_or_default();
            if let Some(&first) = completion.first() {
                set_bit(words, first);
            }
        }
        Ok(())
    }
}
