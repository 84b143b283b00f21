//! Measurements by `hob bench`, one at a time, each in a process of its own.

use std::ffi::OsString;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::task::AbortHandle;

use super::library::LocalModel;
use super::{Desktop, own_program};
use crate::server::error::ApiError;
use crate::util::clock;

/// Most tokens that are read or written in a repetition.
const MAX_TOKENS: usize = 8192;
/// Most repetitions.
const MAX_REPETITIONS: usize = 20;
/// Most threads.
const MAX_THREADS: usize = 1024;
/// Most types of weights that are named.
const MAX_TYPES: usize = 64;

/// A measurement that is asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BenchOrder {
    kind: BenchKind,
    /// The model; for kernels there is none.
    pub model: Option<String>,
    /// Types of weights; for a model there are none.
    #[serde(default)]
    types: Vec<String>,
    threads: Option<usize>,
    n_prompt: Option<usize>,
    n_gen: Option<usize>,
    repetitions: Option<usize>,
}

/// The kinds of measurements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum BenchKind {
    /// Every kernel beside the limits of the machine.
    Kernels,
    /// The speed of a model.
    Model,
}

/// The stage of a measurement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum BenchPhase {
    Running,
    Completed,
    Failed,
    Cancelled,
}

/// The last measurement, as it is told.
#[derive(Clone, Serialize)]
pub(super) struct BenchReport {
    kind: BenchKind,
    model: Option<String>,
    state: BenchPhase,
    started: String,
    seconds: f64,
    /// The answer of `hob bench --output json`.
    result: Option<Value>,
    error: Option<String>,
}

/// The measurements of a desktop.
#[derive(Clone, Default)]
pub(super) struct BenchRuns(Arc<Mutex<Option<BenchRun>>>);

struct BenchRun {
    report: BenchReport,
    since: Instant,
    task: Option<AbortHandle>,
}

impl BenchOrder {
    /// Returns the words of the command line.
    ///
    /// # Errors
    /// 400 names the member that is wrong.
    fn words(
        &self,
        model: Option<&LocalModel>,
        compute: Vec<OsString>,
    ) -> Result<Vec<OsString>, ApiError> {
        let within = |name: &str, value: Option<usize>, least: usize, most: usize| match value {
            Some(n) if !(least..=most).contains(&n) => {
                let what = format!("a number from {least} to {most} was expected");
                Err(ApiError::bad_field(name, what))
            }
            _ => Ok(()),
        };
        within("threads", self.threads, 1, MAX_THREADS)?;
        within("n_prompt", self.n_prompt, 0, MAX_TOKENS)?;
        within("n_gen", self.n_gen, 0, MAX_TOKENS)?;
        within("repetitions", self.repetitions, 1, MAX_REPETITIONS)?;
        let mut words: Vec<OsString> = vec!["bench".into()];
        let of_model = [self.n_prompt, self.n_gen, self.repetitions];
        match self.kind {
            BenchKind::Kernels => {
                if of_model.iter().any(Option::is_some) || self.model.is_some() {
                    let what = "`n_prompt`, `n_gen`, `repetitions` and `model` are for a model";
                    return Err(ApiError::bad_field("kind", what));
                }
                words.push("kernels".into());
                self.add_types(&mut words)?;
            }
            BenchKind::Model => {
                if !self.types.is_empty() {
                    return Err(ApiError::bad_field("types", "they are for kernels"));
                }
                words.extend(compute);
                if let Some(word) = model.and_then(LocalModel::word) {
                    words.extend(["--model".into(), word]);
                }
                let names = ["--n-prompt", "--n-gen", "--repetitions"];
                for (name, n) in names.into_iter().zip(of_model) {
                    if let Some(n) = n {
                        words.extend([name.into(), n.to_string().into()]);
                    }
                }
            }
        }
        if let Some(n) = self.threads {
            words.extend(["--threads".into(), n.to_string().into()]);
        }
        words.extend(["--output".into(), "json".into()]);
        Ok(words)
    }

    fn add_types(&self, words: &mut Vec<OsString>) -> Result<(), ApiError> {
        let is_name = |name: &String| {
            !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        };
        if self.types.len() > MAX_TYPES || !self.types.iter().all(is_name) {
            return Err(ApiError::bad_field("types", "names of tensor types were expected"));
        }
        if !self.types.is_empty() {
            words.extend(["--types".into(), self.types.join(",").into()]);
        }
        Ok(())
    }
}

impl BenchRuns {
    fn lock(&self) -> MutexGuard<'_, Option<BenchRun>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the last measurement.
    pub(super) fn report(&self) -> Option<BenchReport> {
        self.lock().as_ref().map(BenchRun::told)
    }

    /// Ends the measurement that is running.
    ///
    /// # Errors
    /// 409 when none is.
    pub(super) fn stop(&self) -> Result<BenchReport, ApiError> {
        let mut run = self.lock();
        let running = run.as_mut().filter(|run| run.report.state == BenchPhase::Running);
        let running = running.ok_or_else(|| ApiError::conflict("no measurement is running"))?;
        running.end(BenchPhase::Cancelled);
        if let Some(task) = running.task.take() {
            task.abort();
        }
        Ok(running.told())
    }
}

impl BenchRun {
    fn told(&self) -> BenchReport {
        let mut report = self.report.clone();
        if report.state == BenchPhase::Running {
            report.seconds = self.since.elapsed().as_secs_f64();
        }
        report
    }

    fn end(&mut self, state: BenchPhase) {
        self.report.seconds = self.since.elapsed().as_secs_f64();
        self.report.state = state;
    }
}

impl Desktop {
    /// Begins a measurement.
    ///
    /// # Errors
    /// 400 when it cannot be meant, 404 when there is no such model, 409 when one is running.
    pub(super) fn start_bench(
        &self,
        order: &BenchOrder,
        model: Option<&LocalModel>,
    ) -> Result<BenchReport, ApiError> {
        let settings = model.and_then(|model| self.preferences().models.get(&model.id).cloned());
        let usual = &self.pool.options().runtime;
        let compute = settings.unwrap_or_default().compute_words(usual);
        let words = order.words(model, compute)?;
        let mut run = self.bench.lock();
        if run.as_ref().is_some_and(|run| run.report.state == BenchPhase::Running) {
            return Err(ApiError::conflict("another measurement is running; stop it first"));
        }
        let report = BenchReport {
            kind: order.kind,
            model: model.map(|model| model.id.clone()),
            state: BenchPhase::Running,
            started: clock::iso_time_of(SystemTime::now()),
            seconds: 0.0,
            result: None,
            error: None,
        };
        let task = tokio::spawn(measure(self.bench.clone(), words)).abort_handle();
        let run = run.insert(BenchRun { report, since: Instant::now(), task: Some(task) });
        Ok(run.told())
    }
}

/// Measures, and notes the result.
async fn measure(runs: BenchRuns, words: Vec<OsString>) {
    let result = match own_program::run(words).await {
        Ok(end) if end.status.success() => {
            serde_json::from_slice(&end.answer).map_err(|error| error.to_string())
        }
        Ok(end) => Err(end.error()),
        Err(error) => Err(error.to_string()),
    };
    let mut run = runs.lock();
    // one that was stopped at the last moment stays so
    let Some(run) = run.as_mut().filter(|run| run.report.state == BenchPhase::Running) else {
        return;
    };
    match result {
        Ok(result) => {
            run.report.result = Some(result);
            run.end(BenchPhase::Completed);
        }
        Err(error) => {
            run.report.error = Some(error);
            run.end(BenchPhase::Failed);
        }
    }
}
