//! Masks along a tree of drafted tokens.

use super::Matcher;
use crate::Error;
use crate::automaton::state::State;
use crate::constraint::EndEffect;

/// Returns the parents of drafted tokens as [`Matcher::fill_draft`] takes them, of numbers of which
/// -1 is the position before all of them.
///
/// # Errors
/// A number is below -1.
///
/// # Examples
/// ```
/// assert_eq!(hob_grammar::draft_parents([-1, 0])?, [None, Some(0)]);
/// assert!(hob_grammar::draft_parents([-2]).is_err());
/// # Ok::<(), hob_grammar::Error>(())
/// ```
pub fn draft_parents<T: Into<i64>>(
    parents: impl IntoIterator<Item = T>,
) -> Result<Vec<Option<usize>>, Error> {
    let parent = |(token, parent): (usize, T)| match parent.into() {
        -1 => Ok(None),
        parent => usize::try_from(parent).map(Some).map_err(|_| Error::DraftTree { token }),
    };
    parents.into_iter().enumerate().map(parent).collect()
}

impl Matcher {
    /// Writes the masks along a tree of drafted tokens, in rows of `width` words: the first is the
    /// mask of this position, and those that follow are the masks behind each token. `parents[i]`
    /// is the number of the token that token `i` comes behind, smaller than `i`, or `None` for this
    /// position. Returns which tokens may come; rows of the others, and of those behind them, are
    /// 0, and behind a token that ends the text come those that do. The position does not change.
    ///
    /// # Errors
    /// As [`Matcher::fill`]; also if there are not as many parents as tokens, `rows` has not
    /// `width` words for each token and one more, or a parent does not come before its child.
    ///
    /// # Examples
    /// ```
    /// use hob_grammar::{Source, TokenTable};
    ///
    /// let tokens = ["a", "b", "c", ""].map(|token| token.as_bytes().into());
    /// let table = TokenTable::new(tokens.into(), [], vec![3])?;
    /// let source = Source::Regex("a(b|cc)".into());
    /// let matcher = table.matcher(table.compile(&source)?.into());
    /// // a, and behind it b, or c and b
    /// let mut rows = [0; 5];
    /// let parents = [None, Some(0), Some(0), Some(2)];
    /// let may_come = matcher.fill_draft(&[0, 1, 2, 1], &parents, &mut rows, 1)?;
    /// assert_eq!(may_come, [true, true, true, false]);
    /// assert_eq!(rows, [0b0001, 0b0110, 0b1000, 0b0100, 0]);
    /// # Ok::<(), hob_grammar::Error>(())
    /// ```
    pub fn fill_draft(
        &self,
        tokens: &[u32],
        parents: &[Option<usize>],
        rows: &mut [u32],
        width: usize,
    ) -> Result<Vec<bool>, Error> {
        let needed = (tokens.len() + 1).saturating_mul(width);
        if rows.len() != needed {
            return Err(Error::ShortMask { words: rows.len(), needed });
        }
        let unordered = parents.iter().zip(0..).position(|(p, i)| p.is_some_and(|p| p >= i));
        if parents.len() != tokens.len() || unordered.is_some() {
            let token = unordered.unwrap_or(tokens.len().min(parents.len()));
            return Err(Error::DraftTree { token });
        }
        self.check_words(&rows[..width])?;
        self.fill(&mut rows[..width])?;
        let mut places: Vec<DraftPlace> = Vec::with_capacity(tokens.len());
        for (i, (&token, &parent)) in tokens.iter().zip(parents).enumerate() {
            let before = match parent {
                Some(parent) => places[parent],
                None if self.is_ended() => DraftPlace::Ended,
                None => DraftPlace::At(self.state()),
            };
            let place = self.place_after(before, token)?;
            let row = &mut rows[(i + 1) * width..][..width];
            match place {
                DraftPlace::At(state) => self.fill_at(state, row)?,
                DraftPlace::Ended => self.fill_ended(row),
                DraftPlace::Refused => row.fill(0),
            }
            places.push(place);
        }
        Ok(places.into_iter().map(|place| !matches!(place, DraftPlace::Refused)).collect())
    }

    fn place_after(&self, before: DraftPlace, token: u32) -> Result<DraftPlace, Error> {
        let effect = match before {
            DraftPlace::At(state) => self.next(state, token)?,
            DraftPlace::Ended => self.effect_after_end(token),
            DraftPlace::Refused => EndEffect::Refused,
        };
        Ok(match effect {
            EndEffect::Ends => DraftPlace::Ended,
            EndEffect::GoesOn(next) => DraftPlace::At(next),
            EndEffect::Refused => DraftPlace::Refused,
        })
    }
}

/// The place that a drafted token leads to.
#[derive(Clone, Copy, Debug)]
enum DraftPlace {
    At(State),
    /// Behind a token that has ended the text.
    Ended,
    /// The token may not come.
    Refused,
}
