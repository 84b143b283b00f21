//! Masks made ahead: while the model computes the logits of a token, a thread of its own computes
//! the mask that will be laid over them. It needs only the tokens chosen so far.
//!
//! The mask stays with its constraint, so nothing is sent back: who needs it finds it there, waits
//! for it a moment, or makes it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};

use crate::grammar::{Constraint, State};

/// Masks that may wait. More are made where they are needed.
const WAITING: usize = 64;

/// The thread's end of work. It ends when this is dropped.
pub(super) struct Ahead {
    wanted: SyncSender<(Arc<Constraint>, State)>,
}

impl Ahead {
    /// Starts the thread; `None` where the system gives none.
    pub(super) fn start() -> Option<Ahead> {
        let (wanted, todo) = sync_channel::<(Arc<Constraint>, State)>(WAITING);
        let work = move || {
            for (constraint, state) in todo {
                // an error or a panic is met again by who needs the mask, and ends that job
                let _ = catch_unwind(AssertUnwindSafe(|| constraint.mask(state)));
            }
        };
        match std::thread::Builder::new().name("masks".into()).stack_size(super::STACK).spawn(work)
        {
            Ok(_) => Some(Ahead { wanted }),
            Err(error) => {
                tracing::debug!(%error, "no thread for masks");
                None
            }
        }
    }

    /// Asks for a mask.
    pub(super) fn want(&self, constraint: Arc<Constraint>, state: State) {
        // a full queue is no harm
        let _ = self.wanted.try_send((constraint, state));
    }
}
