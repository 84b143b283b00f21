//! Repetition, presence and frequency penalties over the last n tokens, prompt included.

use std::collections::{HashMap, VecDeque};

use super::SamplingParams;

/// The window of recent tokens, and how often each occurs in it.
#[derive(Debug, Clone)]
pub(super) struct Penalties {
    repeat: f32,
    presence: f32,
    frequency: f32,
    /// Tokens in the window at most; `None`: all.
    last_n: Option<usize>,
    window: VecDeque<u32>,
    counts: HashMap<u32, u32>,
}

/// The penalty on the logit of one recent token.
pub(super) struct Penalty {
    /// Divides a positive logit, and multiplies others.
    pub(super) repeat: f32,
    /// Taken from it then.
    pub(super) subtract: f32,
}

impl Penalty {
    /// Returns the penalised logit.
    pub(super) fn apply(&self, logit: f32) -> f32 {
        // Dividing a negative logit would favour the token.
        let scaled = if logit <= 0.0 { logit * self.repeat } else { logit / self.repeat };
        scaled - self.subtract
    }
}

impl Penalties {
    /// Returns an empty window.
    pub(super) fn new(params: &SamplingParams) -> Penalties {
        Penalties {
            repeat: params.repeat_penalty,
            presence: params.presence_penalty,
            frequency: params.frequency_penalty,
            last_n: usize::try_from(params.repeat_last_n).ok(),
            window: VecDeque::new(),
            counts: HashMap::new(),
        }
    }

    /// Returns whether nothing is penalised whatever comes.
    pub(super) fn is_off(&self) -> bool {
        self.last_n == Some(0)
            || (self.repeat == 1.0 && self.presence == 0.0 && self.frequency == 0.0)
    }

    /// Moves the window on by one token.
    pub(super) fn accept(&mut self, token: u32) {
        if self.is_off() {
            return;
        }
        *self.counts.entry(token).or_default() += 1;
        let Some(last_n) = self.last_n else {
            return;
        };
        if self.window.len() == last_n
            && let Some(old) = self.window.pop_front()
            && let Some(count) = self.counts.get_mut(&old)
        {
            *count -= 1;
            if *count == 0 {
                self.counts.remove(&old);
            }
        }
        self.window.push_back(token);
    }

    /// Visits each distinct token of the window once.
    pub(super) fn for_each(&self, mut visit: impl FnMut(u32, Penalty)) {
        for (&token, &count) in &self.counts {
            let subtract = count as f32 * self.frequency + self.presence;
            visit(token, Penalty { repeat: self.repeat, subtract });
        }
    }
}
