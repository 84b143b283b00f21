//! The part of the text that the next token begins in, where the constraint sets how parts are
//! sampled.

use super::ConstraintCursor;
use crate::engine::job::Error;
use crate::grammar::{self, RegionOptions, RegionState, Regions};

impl ConstraintCursor {
    /// Returns how the part is sampled that the next token begins in.
    pub(crate) fn part(&self) -> RegionOptions {
        self.part
    }

    /// Returns whether the constraint sets how parts of the text are sampled.
    pub(crate) fn has_parts(&self) -> bool {
        self.constraint.regions().is_some()
    }

    /// Goes on among the parts of the text as it has gone on itself. Past a limit of the parts the
    /// text becomes its completion.
    ///
    /// # Errors
    /// When no completion is known then, or an earlier request broke the constraint.
    pub(super) fn follow_parts(
        &mut self,
        step: impl FnOnce(&Regions, RegionState) -> Result<RegionState, grammar::Error>,
    ) -> Result<(), Error> {
        let (Some(regions), Some(place)) = (self.constraint.regions(), self.place) else {
            return Ok(());
        };
        let next = step(regions, place);
        let next = next.and_then(|next| Ok((next, regions.options(next)?)));
        match next {
            Err(limit) if limit.is_of_step() => self.complete_early(limit),
            Err(error) => Err(error.into()),
            Ok((place, part)) => {
                self.place = Some(place);
                self.part = part;
                Ok(())
            }
        }
    }
}
