//! Masks computed in advance: while the model computes the logits of a token, a thread of its own
//! computes the mask that will be laid over them. It needs only the tokens chosen so far.
//!
//! The mask stays with its constraint, so nothing is sent back: the choice finds it there, waits
//! for it a moment, or computes it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};

use crate::grammar::{Constraint, State};

/// Most masks that wait for the thread. More are computed where they are needed.
const MOST_WAITING: usize = 64;

/// The thread that computes masks in advance. It ends when this is dropped.
pub(super) struct MaskPrefetch {
    requests: SyncSender<(Arc<Constraint>, State)>,
}

impl MaskPrefetch {
    /// Starts the thread; `None` where the system gives none.
    pub(super) fn start() -> Option<MaskPrefetch> {
        let (requests, received) = sync_channel::<(Arc<Constraint>, State)>(MOST_WAITING);
        let work = move || {
            for (constraint, state) in received {
                // an error or a panic is met again by the choice that needs the mask
                let _ = catch_unwind(AssertUnwindSafe(|| constraint.mask(state)));
            }
        };
        let builder = std::thread::Builder::new().name("masks".into()).stack_size(super::STACK);
        match builder.spawn(work) {
            Ok(_) => Some(MaskPrefetch { requests }),
            Err(error) => {
                tracing::debug!(%error, "no thread for masks");
                None
            }
        }
    }

    /// Requests the mask of a state.
    pub(super) fn request(&self, constraint: Arc<Constraint>, state: State) {
        // a full queue is no harm
        let _ = self.requests.try_send((constraint, state));
    }
}
