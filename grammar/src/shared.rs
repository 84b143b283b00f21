//! A constraint for any number of texts, one after the other or side by side.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::Error;
use crate::constraint::Constraint;
use crate::matcher::Matcher;
use crate::source::Source;
use crate::tokens::TokenTable;

/// A source over a table of tokens, which any number of texts may follow.
///
/// A [`Constraint`] keeps for the next text what it finds for one. There is no end of that: texts
/// that are never the same come to states that are never the same, until it has no memory left.
/// This one is compiled anew for the next text once it has grown large; texts in work keep the one
/// that they began with.
///
/// # Examples
/// ```
/// use hob_grammar::{SharedConstraint, Source, TokenTable};
///
/// let tokens = ["a", "b", ""].map(|token| token.as_bytes().into());
/// let table = TokenTable::new(tokens.into(), [], vec![2])?;
/// let shared = SharedConstraint::compile(&table, Source::Regex("a+b".into()))?;
/// for n in 1..3 {
///     let mut matcher = shared.matcher()?;
///     assert_eq!(matcher.advance_all(&vec![0; n])?, n);
///     assert!(matcher.advance(1)? && matcher.advance(2)?);
/// }
/// # Ok::<(), hob_grammar::Error>(())
/// ```
#[derive(Debug)]
pub struct SharedConstraint {
    table: TokenTable,
    source: Source,
    current: Mutex<Arc<Constraint>>,
}

impl SharedConstraint {
    /// Compiles a source over these tokens.
    ///
    /// # Errors
    /// As [`Constraint::compile_until`].
    pub fn compile(table: &TokenTable, source: Source) -> Result<SharedConstraint, Error> {
        let current = Mutex::new(Arc::new(table.compile(&source)?));
        Ok(SharedConstraint { table: table.clone(), source, current })
    }

    /// Returns the constraint that the next text is to follow.
    ///
    /// # Errors
    /// As [`Constraint::compile_until`], where it has to be compiled anew.
    pub fn current(&self) -> Result<Arc<Constraint>, Error> {
        let mut current = self.lock();
        if current.has_grown() || !current.is_sound() {
            *current = Arc::new(self.table.compile(&self.source)?);
        }
        Ok(Arc::clone(&current))
    }

    /// Returns the position before any text.
    ///
    /// # Errors
    /// As [`SharedConstraint::current`].
    pub fn matcher(&self) -> Result<Matcher, Error> {
        Ok(self.table.matcher(self.current()?))
    }

    /// Returns JSON pointers of the keywords of a schema that are not enforced.
    pub fn ignored(&self) -> Vec<String> {
        self.lock().ignored().to_vec()
    }

    /// Returns whether parts of the texts have options of sampling of their own.
    pub fn has_regions(&self) -> bool {
        self.lock().regions().is_some()
    }

    /// Compiles the source into bytes that [`Source::from_grammar_file`] reads, for these tokens
    /// alone.
    ///
    /// # Errors
    /// As [`TokenTable::serialize`].
    pub fn serialize(&self) -> Result<Vec<u8>, Error> {
        self.table.serialize(&self.source)
    }

    fn lock(&self) -> MutexGuard<'_, Arc<Constraint>> {
        // a constraint is whole, or was not put there
        self.current.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::syntax::schema::Options;

    /// Texts without end that are never the same, each ended whole by its own constraint.
    #[test]
    fn texts_without_end_follow_one_constraint() {
        let tokens = (0..=255_u8).map(|byte| [byte].into()).chain([Box::default()]);
        let table = TokenTable::new(tokens.collect(), [], vec![256]).unwrap();
        let schema = json!({"type": "array", "minItems": 1, "uniqueItems": true,
            "items": {"type": "string"}});
        let source = Source::Schema(schema, Options::default());
        let shared = SharedConstraint::compile(&table, source).unwrap();
        let first = shared.current().unwrap();
        let mut renewed = 0;
        for n in 0..700_u64 {
            let items: Vec<String> = (0..60).map(|i| format!("{:020}", n * 60 + i)).collect();
            let text = serde_json::to_vec(&items).unwrap();
            let tokens: Vec<u32> = text.into_iter().map(u32::from).collect();
            let mut matcher = shared.matcher().unwrap();
            renewed += usize::from(!Arc::ptr_eq(matcher.constraint(), &first));
            assert_eq!(matcher.advance_all(&tokens), Ok(tokens.len()), "text {n}");
            assert!(matcher.advance(256).unwrap());
        }
        assert!(renewed > 0, "700 texts are more than one constraint has memory for");
    }
}
