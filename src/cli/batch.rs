//! `hob batch`: many requests from a file, their answers into another.

mod input;
mod output;

use std::io::{IsTerminal, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use ureq::Agent;

use super::constraint::ConstraintArgs;
use super::grammar::report_ignored;
use super::model::{ModelArgs, TowerArgs, context_size};
use super::serve::on_threads;
use super::signals::Signals;
use super::slots::SlotSizes;
use super::{Error, STDIN, terminal, text_file};
use crate::context::ContextOptions;
use crate::engine::Pooling;
use crate::grammar::Stop;
use crate::runtime::{ModelInfo, Runtime, RuntimeOptions, Served};
use crate::server::{App, ConstraintDefaults, Defaults, Server, Settings};
use crate::util::random;
use input::BatchRequest;
use output::BatchOutput;

const EXAMPLES: &str = "\
Examples:
  hob batch -m model.gguf questions.txt -o answers.jsonl     a question in each line
  hob batch -m model.gguf batch.jsonl -o answers.jsonl       OpenAI's batch lines
  hob batch -m model.gguf in.jsonl -o out.jsonl --body '{\"max_tokens\": 100, \"temperature\": 0}'
  hob batch -m model.gguf texts.txt -o out.jsonl --schema person.schema.json
  jq -r '.response.body.choices[0].message.content' answers.jsonl

A line is a request, {\"custom_id\": \"a\", \"url\": \"/v1/chat/completions\",
\"body\": {…}}, or a text that is asked as a user's message; one in quotes may have \\n in it.
Texts are named line-N by their lines, which must stay where they are. Answers come as they are
done, one in a line: {\"id\", \"custom_id\", \"response\": {\"status_code\", \"request_id\",
\"body\"}, \"error\"}. A run that was stopped or killed goes on where it was when it is started
again: lines that have an answer are left out. The exit code is 1 if an answer is an error, 130
after Ctrl-C.";

/// Answer the requests of a file
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct BatchArgs {
    /// The requests; - is standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// The file of answers, which is added to; - is standard output, which keeps nothing to go on
    /// from, as pipes and devices do not
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    /// Members of the body of every request that does not have them, as a JSON object
    #[arg(long, value_name = "JSON", value_parser = members)]
    body: Option<Map<String, Value>>,
    /// Ask again what an earlier run has failed at
    #[arg(long)]
    retry_failed: bool,
    /// Tokens of context of each request; 0 is what the model was trained for
    #[arg(
        short,
        long,
        env = "LLAMA_ARG_CTX_SIZE",
        value_name = "N",
        default_value_t = 0,
        value_parser = context_size,
        allow_negative_numbers = true
    )]
    ctx_size: usize,
    /// Requests computed at once (also -np)
    #[arg(
        long,
        env = "LLAMA_ARG_N_PARALLEL",
        default_value_t = 4,
        value_parser = clap::value_parser!(i16).range(1..=256)
    )]
    parallel: i16,
    /// Show no progress
    #[arg(short, long)]
    quiet: bool,
    #[command(flatten)]
    constraint: ConstraintArgs,
    #[command(flatten)]
    tower: TowerArgs,
    #[command(flatten)]
    model: ModelArgs,
}

/// Reads a JSON object, for clap.
fn members(text: &str) -> Result<Map<String, Value>, String> {
    serde_json::from_str(text).map_err(|error| format!("a JSON object was expected: {error}"))
}

/// Time that the server has to end after Ctrl-C.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// Sends the requests that the output has no answer for, and adds their answers to it.
pub(super) fn run(args: BatchArgs) -> Result<ExitCode, Error> {
    let text = read_input(&args.input)?;
    let requests = input::read(&args.input, &text, &args.body.clone().unwrap_or_default())?;
    let (output, earlier) = BatchOutput::open(&args.output, args.retry_failed)?;
    let n_requests = requests.len();
    let left: Vec<BatchRequest> =
        requests.into_iter().filter(|request| !earlier.done.contains(&request.id)).collect();
    let progress = BatchProgress {
        n_requests,
        n_done: n_requests - left.len(),
        n_failed: earlier.failed,
        bar: bar(n_requests, args.quiet),
    };
    if left.is_empty() {
        return Ok(progress.end(&args.output));
    }
    on_threads(answer(args, left, output, progress))
}

/// Reads the whole input.
fn read_input(path: &Path) -> Result<String, Error> {
    let from = if path == Path::new("-") { STDIN.into() } else { path.display().to_string() };
    let bytes = if path == Path::new("-") {
        super::read_stdin()?
    } else {
        text_file::read_bytes(path, text_file::CORPUS)?
    };
    let text = String::from_utf8(bytes).map_err(|_| Error::input(&from, "it is not UTF-8"))?;
    Ok(text.strip_prefix('\u{feff}').map_or(text.clone(), str::to_owned))
}

/// The numbers of answers so far, and the bar that shows them.
struct BatchProgress {
    n_requests: usize,
    n_done: usize,
    n_failed: usize,
    bar: ProgressBar,
}

impl BatchProgress {
    /// Counts an answer.
    fn count(&mut self, answer: &Value) {
        self.n_done += 1;
        self.n_failed += usize::from(answer["response"]["status_code"] != 200);
        self.bar.set_position(self.n_done as u64);
    }

    /// Prints in one line how many requests have an answer; returns exit code 1 unless all have one
    /// that is no error.
    fn end(&self, output: &Path) -> ExitCode {
        self.bar.finish_and_clear();
        let BatchProgress { n_requests, n_done, n_failed, .. } = self;
        let failed =
            if *n_failed > 0 { format!("; {n_failed} have failed") } else { String::new() };
        let place = output::name_of(output);
        let what = format!("{n_done} of {n_requests} answers in {place}{failed}");
        let _ = writeln!(terminal::stderr(), "hob: {what}");
        if *n_failed > 0 || n_done < n_requests { ExitCode::FAILURE } else { ExitCode::SUCCESS }
    }
}

/// Returns a progress bar, which is hidden if `quiet`, and where standard error is no terminal.
fn bar(n_requests: usize, quiet: bool) -> ProgressBar {
    if quiet || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(n_requests as u64);
    match ProgressStyle::with_template("[{bar:30}] {pos} of {len}, {per_sec}, {eta} left") {
        Ok(style) => bar.with_style(style.progress_chars("=> ")),
        Err(_) => bar,
    }
}

/// Loads the model into a server of this process, behind a key that nobody else knows, and sends it
/// the requests.
async fn answer(
    args: BatchArgs,
    left: Vec<BatchRequest>,
    output: BatchOutput,
    progress: BatchProgress,
) -> Result<ExitCode, Error> {
    let key = random::hex::<16>().map_err(Error::system("no random bytes"))?;
    let app = Arc::new(App::new(args.settings(&key)?));
    let cannot = |error| Error::listen("127.0.0.1", error, "--port");
    let server = Server::bind("127.0.0.1", 0, Arc::clone(&app)).await.map_err(cannot)?;
    let address = server.address().map_err(cannot)?;
    let mut signals = Signals::new().map_err(Error::system("signals"))?;
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        // A sender that is gone means the same.
        let _ = stopped.await;
    }));
    let path = args.output.clone();
    let goes_on = output.keeps();
    let has_stopped = Arc::new(AtomicBool::new(false));
    let is_stopped = Arc::clone(&has_stopped);
    let working = tokio::task::spawn_blocking(move || {
        let served = args.load()?;
        args.check_constraint(&served.runtime)?;
        app.serve(served);
        let client = BatchClient { address: format!("http://{address}"), key, agent: agent() };
        send_all(&client, left, args.parallel as usize, output, progress, &is_stopped)
    });
    tokio::select! {
        done = working => {
            let progress = done??;
            drop(stop);
            Ok(progress.end(&path))
        }
        code = signals.recv() => {
            has_stopped.store(true, Ordering::Relaxed);
            running.abort();
            let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, running).await;
            let what = if goes_on {
                "stopped; the same command goes on where it was"
            } else {
                "stopped; what answers are written to keeps none that could be gone on from"
            };
            let _ = writeln!(terminal::stderr(), "hob: {what}");
            Ok(ExitCode::from(code))
        }
    }
}

impl BatchArgs {
    /// Returns the settings of the server.
    fn settings(&self, key: &str) -> Result<Settings, Error> {
        let constraint = ConstraintDefaults {
            source: self.constraint.source()?,
            options: self.constraint.options(),
        };
        Ok(Settings {
            defaults: Defaults { constraint, ..Defaults::default() },
            keys: [key].into_iter().collect(),
            body_limit: 256 << 20,
            ..Settings::default()
        })
    }

    /// Compiles the constraint, so that what is wrong with it is reported before anything is asked.
    ///
    /// # Errors
    /// When it cannot be compiled.
    fn check_constraint(&self, runtime: &Runtime) -> Result<(), Error> {
        let Some(source) = self.constraint.source()? else { return Ok(()) };
        let compiled = runtime.constraints.compile(&source, &Stop::default());
        let compiled = compiled.map_err(|error| self.constraint.error(error))?;
        report_ignored(compiled.ignored());
        Ok(())
    }

    /// Loads the model.
    fn load(&self) -> Result<Served, Error> {
        let SlotSizes { n_ctx, .. } = SlotSizes::of(self.ctx_size, None, false);
        let n_seq = self.parallel as usize;
        let context = ContextOptions {
            n_ctx,
            n_seq,
            n_batch: ContextOptions::default().n_batch.max(n_seq),
            ..self.model.compute.context_options()?
        };
        let source = self.model.source()?;
        let options = RuntimeOptions {
            context,
            mmproj: self.tower.source(),
            image_tokens: self.tower.image_tokens()?,
            adapters: self.model.adapters.sources(),
            control: self.model.adapters.control()?,
            ..RuntimeOptions::default()
        };
        let runtime = Runtime::load(&source, options)?;
        let info = ModelInfo::new(&runtime, &source, Vec::new());
        let info = if info.pooling.is_none() { info.embedding(Pooling::Mean) } else { info };
        Ok(Served { info, runtime })
    }
}

/// A client of the server of this process.
struct BatchClient {
    address: String,
    key: String,
    agent: Agent,
}

fn agent() -> Agent {
    let config = Agent::config_builder().http_status_as_error(false).proxy(None);
    config.build().new_agent()
}

impl BatchClient {
    /// Sends a request; returns the line of its answer.
    fn send(&self, request: &BatchRequest) -> Value {
        let url = format!("{}{}", self.address, request.path);
        let sent = self
            .agent
            .post(&url)
            .header("Authorization", format!("Bearer {}", self.key))
            .header("Content-Type", "application/json")
            .send(request.body.to_string());
        let answered = sent.and_then(|mut response| {
            let status = response.status().as_u16();
            let id = response.headers().get("x-request-id").and_then(|id| id.to_str().ok());
            let id = id.map(str::to_owned);
            let body = response.body_mut().with_config().limit(u64::MAX).read_to_string()?;
            Ok((status, id, serde_json::from_str::<Value>(&body).unwrap_or(body.into())))
        });
        let id = format!("batch_req_{}", random::random_name());
        match answered {
            Ok((status, request_id, body)) => json!({
                "id": id,
                "custom_id": request.id,
                "response": { "status_code": status, "request_id": request_id, "body": body },
                "error": null,
            }),
            Err(error) => json!({
                "id": id,
                "custom_id": request.id,
                "response": null,
                "error": { "code": "not_answered", "message": error.to_string() },
            }),
        }
    }
}

/// Sends `n_clients` requests at a time, and writes each answer as it comes.
fn send_all(
    client: &BatchClient,
    left: Vec<BatchRequest>,
    n_clients: usize,
    mut output: BatchOutput,
    mut progress: BatchProgress,
    is_stopped: &AtomicBool,
) -> Result<BatchProgress, Error> {
    let left = Mutex::new(left.into_iter());
    let next = || left.lock().unwrap_or_else(PoisonError::into_inner).next();
    std::thread::scope(|scope| {
        let (answers, incoming) = mpsc::sync_channel(n_clients);
        for _ in 0..n_clients {
            let answers = answers.clone();
            scope.spawn(move || {
                while let Some(request) = next().filter(|_| !is_stopped.load(Ordering::Relaxed)) {
                    let answer = client.send(&request);
                    // an answer that was broken off is none
                    if is_stopped.load(Ordering::Relaxed) || answers.send(answer).is_err() {
                        return;
                    }
                }
            });
        }
        drop(answers);
        for answer in incoming {
            output.add(&answer)?;
            progress.count(&answer);
        }
        output.sync()?;
        Ok(progress)
    })
}
