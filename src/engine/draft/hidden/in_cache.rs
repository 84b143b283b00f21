//! Drafts of layers that read keys and values in the cache of the model: of a text they need
//! nothing more than its last hidden state.

use super::{HiddenDrafter, WaitingState};
use crate::engine::draft::model::DraftRequest;
use crate::engine::model::BatchToken;

impl HiddenDrafter {
    /// Returns whether the layers read the cache of the model, and have none of their own.
    pub(super) fn reads_cache(&self) -> bool {
        self.model.model_len(0).is_some()
    }

    /// Takes the last hidden state of some tokens of a text, which is all that a draft after them
    /// needs, and lets go of what the model's cache has replaced for them.
    pub(super) fn note_last(&mut self, tokens: &[BatchToken], hidden: &[f32]) {
        self.guarded(|drafter| drafter.model.follow_model());
        if self.is_broken {
            return;
        }
        let Some(&BatchToken { token, seq, pos, .. }) = tokens.last() else { return };
        let n_read = self.model.n_read();
        let sequence = &mut self.sequences[seq as usize];
        sequence.keep(0..0, n_read);
        sequence.waiting.push(WaitingState { pos: pos as usize, token });
        sequence.hidden.extend_from_slice(&hidden[hidden.len() - n_read..]);
    }

    /// Adds the last token of a text to the batch, with the hidden state before it. Returns whether
    /// that waits, and the model's cache holds all that is before the token.
    pub(super) fn plan_last(&mut self, request: &DraftRequest<'_>) -> bool {
        let DraftRequest { seq, tokens, .. } = *request;
        let n_tokens = self.model.n_tokens();
        let is_held = self.model.model_len(seq) == tokens.len().checked_sub(1);
        let has_room = self.batch.len() < self.model.n_batch();
        let sequence = &self.sequences[seq as usize];
        let [.., before, last] = *tokens else { return false };
        let expected = WaitingState { pos: tokens.len() - 2, token: before };
        let waits = sequence.waiting.last() == Some(&expected);
        if !is_held || !has_room || !waits || last as usize >= n_tokens {
            return false;
        }
        let pos = expected.pos as u32;
        self.batch.push(BatchToken { token: last, seq, pos, want_logits: true });
        self.positions.push(pos + 1);
        self.hidden.extend_from_slice(&sequence.hidden);
        true
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::engine::draft::Drafter;
    use crate::engine::model::{HiddenInput, StepError, StepModel};

    /// The batches that layers were given: token, sequence, position in the model, position in the
    /// text, and hidden state.
    type Predicted = Arc<Mutex<Vec<Vec<(u32, u32, u32, u32, f32)>>>>;

    /// Layers that draft the token after the one that they read, with states of one value.
    struct Counting {
        /// Positions of each sequence in the cache of the model.
        lens: [usize; 2],
        predicted: Predicted,
        logits: Vec<f32>,
        hidden: Vec<f32>,
        /// Number of times that the model was followed, if it can be.
        followed: Result<Arc<AtomicUsize>, &'static str>,
    }

    impl StepModel for Counting {
        fn n_vocab(&self) -> usize {
            32
        }

        fn n_ctx(&self) -> usize {
            64
        }

        fn n_seq(&self) -> usize {
            2
        }

        fn n_batch(&self) -> usize {
            8
        }

        fn step(&mut self, _: &[BatchToken]) -> Result<&[f32], StepError> {
            Err("it reads hidden states".into())
        }

        fn predict(
            &mut self,
            batch: &[BatchToken],
            hidden: HiddenInput<'_>,
            positions: &[u32],
        ) -> Result<&[f32], StepError> {
            let (HiddenInput::OfModel(x) | HiddenInput::Own(x)) = hidden else {
                return Err("no blocks".into());
            };
            self.logits.clear();
            self.hidden.clear();
            let mut rows = Vec::new();
            for ((t, &x), &at) in batch.iter().zip(x).zip(positions) {
                assert!(t.want_logits);
                rows.push((t.token, t.seq, t.pos, at, x));
                self.logits.extend((0..32).map(|i| if i == t.token + 1 { 9.0 } else { 0.0 }));
                self.hidden.push(x + 0.5);
            }
            self.predicted.lock().unwrap().push(rows);
            Ok(&self.logits)
        }

        fn hidden(&self) -> &[f32] {
            &self.hidden
        }

        fn n_hidden(&self) -> usize {
            1
        }

        fn n_read(&self) -> usize {
            1
        }

        fn drafts_in_place(&self) -> bool {
            true
        }

        fn model_len(&self, seq: u32) -> Option<usize> {
            Some(self.lens[seq as usize])
        }

        fn follow_model(&mut self) -> Result<(), StepError> {
            self.followed.as_ref().map_err(|error| *error)?.fetch_add(1, Ordering::Relaxed);
            Ok(())
        }

        fn clear_seq(&mut self, _: u32, _: u32) {
            panic!("the cache is the model's");
        }

        fn share_seq(&mut self, _: u32, _: u32, _: u32) {}
    }

    fn drafter(lens: [usize; 2]) -> (HiddenDrafter, Predicted) {
        following(lens, Ok(Arc::default()))
    }

    fn following(
        lens: [usize; 2],
        followed: Result<Arc<AtomicUsize>, &'static str>,
    ) -> (HiddenDrafter, Predicted) {
        let predicted = Predicted::default();
        let logits = Vec::new();
        let hidden = Vec::new();
        let layers = Counting { lens, predicted: Arc::clone(&predicted), logits, hidden, followed };
        (HiddenDrafter::mtp(layers), predicted)
    }

    fn computed(seq: u32, from: u32, tokens: &[u32]) -> Vec<BatchToken> {
        let place = |(pos, &token)| BatchToken { token, seq, pos, want_logits: false };
        (from..).zip(tokens).map(place).collect()
    }

    /// Drafts two tokens after each of two texts.
    fn draft(drafter: &mut HiddenDrafter, texts: [&[u32]; 2]) -> [Vec<u32>; 2] {
        let mut drafts = [Vec::new(), Vec::new()];
        let texts = (0..).zip(texts).zip(&mut drafts);
        let request =
            |((seq, tokens), draft)| DraftRequest { seq, tokens, most: 2, p_min: 0.5, draft };
        let mut requests: Vec<_> = texts.map(request).collect();
        drafter.draft(&mut requests);
        drafts
    }

    #[test]
    fn a_draft_needs_the_last_state_of_its_text_alone() {
        let (mut drafter, predicted) = drafter([3, 2]);
        let texts: [&[u32]; 2] = [&[5, 6, 7, 8], &[1, 2, 3]];
        drafter.note(texts[0], &computed(0, 0, &[5, 6, 7]), &[0.0, 0.0, 1.0]);
        drafter.note(texts[1], &computed(1, 0, &[1, 2]), &[0.0, 2.0]);
        assert_eq!(draft(&mut drafter, texts), [[9, 10], [4, 5]]);
        let first = vec![(8, 0, 2, 3, 1.0), (3, 1, 1, 2, 2.0)];
        // each token stands where the first did, with the state that that left
        let second = vec![(9, 0, 2, 3, 1.5), (4, 1, 1, 2, 2.5)];
        assert_eq!(*predicted.lock().unwrap(), [first, second]);
        assert_eq!(drafter.kind(), Drafter::Mtp);
    }

    #[test]
    fn nothing_is_drafted_where_the_cache_or_the_state_is_of_another_text() {
        // the model has one position more of the first, and the second ends otherwise
        let (mut drafter, predicted) = drafter([4, 2]);
        drafter.note(&[], &computed(0, 0, &[5, 6, 7]), &[0.0, 0.0, 1.0]);
        drafter.note(&[], &computed(1, 0, &[1, 2]), &[0.0, 2.0]);
        let none: [Vec<u32>; 2] = Default::default();
        assert_eq!(draft(&mut drafter, [&[5, 6, 7, 8], &[1, 9, 3]]), none);
        assert_eq!(draft(&mut drafter, [&[8], &[]]), none);
        assert!(predicted.lock().unwrap().is_empty() && !drafter.is_broken);
    }

    #[test]
    fn what_the_cache_has_replaced_is_let_go_of_after_each_step() {
        let followed = Arc::new(AtomicUsize::new(0));
        let (mut drafter, _) = following([3, 2], Ok(Arc::clone(&followed)));
        drafter.note(&[], &computed(0, 0, &[5, 6, 7]), &[0.0, 0.0, 1.0]);
        drafter.note(&[], &computed(1, 0, &[1, 2]), &[0.0, 2.0]);
        assert_eq!(followed.load(Ordering::Relaxed), 2);
        let (mut drafter, _) = following([3, 2], Err("the model is gone"));
        drafter.note(&[], &computed(0, 0, &[5, 6, 7]), &[0.0, 0.0, 1.0]);
        assert!(drafter.is_broken);
    }

    #[test]
    fn drafts_end_where_the_model_is_computed_elsewhere() {
        let (mut drafter, _) = drafter([3, 0]);
        drafter.note(&[], &computed(0, 0, &[5, 6, 7]), &[0.0; 9]);
        assert!(drafter.is_broken);
        let none: [Vec<u32>; 2] = Default::default();
        assert_eq!(draft(&mut drafter, [&[5, 6, 7, 8], &[1]]), none);
    }
}
