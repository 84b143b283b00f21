//! The scheduler over a model whose every answer is known.

mod ahead;
mod batches;
mod drafts;
mod jobs;
mod parking;
mod prefixes;
mod rope_factors;
mod scores;
mod scripted;
mod texts;

use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::*;
use scripted::{Bytes, ERROR, N_VOCAB, PANIC, Scripted};

/// A started engine over a scripted model, and what its steps computed.
struct Bench {
    engine: Engine,
    batches: Arc<Mutex<Vec<Vec<BatchToken>>>>,
    gate: Option<Sender<()>>,
}

impl Bench {
    fn open(shape: [usize; 2], options: EngineOptions, scripts: &[&str]) -> Bench {
        Bench::new(shape, options, scripts, false)
    }

    /// Steps wait for [`Bench::steps`].
    fn gated(shape: [usize; 2], options: EngineOptions, scripts: &[&str]) -> Bench {
        Bench::new(shape, options, scripts, true)
    }

    /// Returns a model; `[n_seq, n_batch]`: how many sequences, and most tokens of a step.
    fn new(
        [n_seq, n_batch]: [usize; 2],
        options: EngineOptions,
        scripts: &[&str],
        gated: bool,
    ) -> Bench {
        let batches = Arc::default();
        let (sender, receiver) = channel();
        let model = Scripted {
            gate: gated.then_some(receiver),
            ..Scripted::new(n_seq, n_batch, scripts, &batches)
        };
        let engine = Engine::start(model, Arc::new(Bytes), options).unwrap();
        Bench { engine, batches, gate: gated.then_some(sender) }
    }

    /// Returns a model that does up to `n` steps in a row; with `usize::MAX` it fails at that.
    fn ahead(
        [n_seq, n_batch]: [usize; 2],
        options: EngineOptions,
        scripts: &[&str],
        n: usize,
    ) -> Bench {
        let batches = Arc::default();
        let model = Scripted { n_ahead: n, ..Scripted::new(n_seq, n_batch, scripts, &batches) };
        let engine = Engine::start(model, Arc::new(Bytes), options).unwrap();
        Bench { engine, batches, gate: None }
    }

    /// Returns a model that does up to four steps in a row, and goes on with a wrong token each
    /// time after so many.
    fn guessing([n_seq, n_batch]: [usize; 2], scripts: &[&str], wrong_every: usize) -> Bench {
        let batches = Arc::default();
        let model = Scripted {
            n_ahead: 4,
            wrong_every,
            ..Scripted::new(n_seq, n_batch, scripts, &batches)
        };
        let engine = Engine::start(model, Arc::new(Bytes), defaults()).unwrap();
        Bench { engine, batches, gate: None }
    }

    fn steps(&self, n: usize) {
        for _ in 0..n {
            self.gate.as_ref().unwrap().send(()).unwrap();
        }
    }

    /// Waits until this many steps have begun.
    fn wait_for_batches(&self, n: usize) {
        for _ in 0..5000 {
            if self.batches.lock().unwrap().len() >= n {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("fewer than {n} steps began");
    }

    fn batch(&self, i: usize) -> Vec<BatchToken> {
        self.batches.lock().unwrap()[i].clone()
    }

    fn text(&self, job: Job) -> (String, Finished) {
        read(self.engine.submit(job).unwrap())
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        // The engine learns first that this is the end. Then the closed gate is an error to the
        // step that waits there, and the engine's thread is not left waiting.
        self.engine.stop();
        self.gate = None;
    }
}

/// Returns a greedy job for a script: `[script, n, 0, 0, …]` of `n` tokens.
fn job(script: u32, n: usize) -> Job {
    let mut prompt = vec![0; n];
    prompt[0] = script;
    prompt[1] = n as u32;
    let mut job = Job::new(prompt);
    job.sampling.temperature = 0.0;
    job
}

fn read(mut handle: JobHandle) -> (String, Finished) {
    let mut text = String::new();
    while let Some(event) = handle.blocking_next() {
        match event {
            Event::Started { .. }
            | Event::Progress { .. }
            | Event::Embedding(_)
            | Event::Continuations(_) => {}
            Event::Token(token) => text += &token.text,
            Event::Finished(finished) => return (text + &finished.text, finished),
            Event::Failed(error) => panic!("{error}"),
        }
    }
    panic!("events ended without an end")
}

fn failure(mut handle: JobHandle) -> Error {
    loop {
        match handle.blocking_next() {
            Some(Event::Failed(error)) => return error,
            Some(Event::Finished(_)) | None => panic!("no failure"),
            Some(_) => {}
        }
    }
}

fn defaults() -> EngineOptions {
    EngineOptions::default()
}
