//! The answers on their way whose reasoning may be ended from outside.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::engine::ReasoningSwitch;

/// The switches of answers on their way, by the names of the answers.
#[derive(Clone, Default)]
pub(crate) struct ReasoningControls(Arc<Mutex<HashMap<String, ReasoningSwitch>>>);

/// A guard that keeps an answer among those on their way until it is dropped.
pub(crate) struct ReasoningGuard {
    id: String,
    controls: ReasoningControls,
}

impl ReasoningControls {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, ReasoningSwitch>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an answer, until the guard is dropped.
    pub(crate) fn add(&self, id: &str, switch: ReasoningSwitch) -> ReasoningGuard {
        self.lock().insert(id.to_owned(), switch);
        ReasoningGuard { id: id.to_owned(), controls: self.clone() }
    }

    /// Ends the reasoning of an answer. Returns whether there is such an answer.
    pub(crate) fn end_reasoning(&self, id: &str) -> bool {
        self.lock().get(id).map(ReasoningSwitch::end).is_some()
    }
}

impl Drop for ReasoningGuard {
    fn drop(&mut self) {
        self.controls.lock().remove(&self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_answers_on_their_way_are_known() {
        let controls = ReasoningControls::default();
        let answer = controls.add("a", ReasoningSwitch::default());
        assert!(controls.end_reasoning("a") && !controls.end_reasoning("b"));
        drop(answer);
        assert!(!controls.end_reasoning("a"));
    }
}
