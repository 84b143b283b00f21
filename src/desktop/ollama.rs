//! Ollama's endpoints about models: lists, what one is, copies of names, downloads, removal.

mod front;
mod modelfile;
mod name;
mod wire;

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use hyper::body::Bytes;
use hyper::{Response, StatusCode};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use super::Desktop;
use super::downloads::{DownloadJob, DownloadState};
use super::library::{LocalModel, ModelOrigin};
use crate::gguf;
use crate::pool::ModelState;
use crate::runtime::ModelTask;
use crate::server::error::ApiError;
use crate::server::fields::read_object;
use crate::server::http::{self, ResponseBody};
use crate::server::json::to_json;
use crate::server::routes::RouteResult;
use crate::server::sse::{EventStream, StreamForm};
use crate::store::{self, Name, Recommended};
use crate::util::clock;
pub use front::OllamaFront;
use modelfile::{modelfile, parameter_lines};
use wire::{
    Details, ListEntry, ProcessEntry, ProcessList, PullProgress, PullStatus, ShowAnswer, TagList,
};

/// The version of Ollama whose interface this is: clients ask for one that knows what they use.
const VERSION: &str = "0.12.6";
/// Steps of a download that wait for their client.
const STEPS_AHEAD: usize = 16;
/// Least time between two lines about a download.
const STEP: Duration = Duration::from_millis(100);
/// Longest array of a model's file that is shown.
const SHOWN_ITEMS: usize = 16;

/// A request about one model, by the newer name of its member or the older.
#[derive(Deserialize)]
struct OfModel {
    model: Option<String>,
    name: Option<String>,
    stream: Option<bool>,
    verbose: Option<bool>,
}

impl OfModel {
    fn read(body: &Bytes) -> Result<(OfModel, String), ApiError> {
        let mut asked: OfModel = read_object(body)?;
        let name = asked.model.take().or(asked.name.take()).filter(|name| !name.is_empty());
        let name = name.ok_or_else(|| ApiError::bad_field("model", "a name was expected"))?;
        Ok((asked, name))
    }
}

#[derive(Deserialize)]
struct Copy {
    source: String,
    destination: String,
}

/// Returns the error about a model that is not there.
pub(super) fn no_model(name: &str) -> ApiError {
    let name: String = name.chars().take(200).collect();
    ApiError::not_found(format!("model '{name}' not found")).about("model")
}

/// Returns the error about a text that is no name.
fn no_name(field: &str, text: &str) -> ApiError {
    let shown: String = text.chars().take(200).collect();
    ApiError::bad_request(format!("{field} {shown:?} is invalid")).about(field)
}

impl Desktop {
    /// Answers with the version of the interface.
    pub(super) fn ollama_version() -> RouteResult {
        Ok(http::json(StatusCode::OK, &json!({"version": VERSION})))
    }

    /// Returns the model of a name in Ollama's form: `:latest` may stand after it.
    pub(super) fn ollama_model(&self, name: &str) -> Option<LocalModel> {
        let models = self.library.recent();
        // a model whose own tag is `latest` goes before another tag of the same name
        let found = self.find(&models, name::without_hub(name));
        found.or_else(|| self.find(&models, name::plain_name(name))).cloned()
    }

    /// Returns the model of a name: a further one that `copy` has made, or one of its own.
    pub(super) fn find<'m>(&self, models: &'m [LocalModel], name: &str) -> Option<&'m LocalModel> {
        let id = self.lock().aliases.get(name::plain_name(name)).cloned();
        super::library::named(models, id.as_deref().unwrap_or(name))
    }

    /// Returns the further names of models, each with its model among these.
    pub(super) fn copies<'m>(&self, models: &'m [LocalModel]) -> Vec<(String, &'m LocalModel)> {
        let aliases = self.preferences().aliases;
        let found = aliases
            .into_iter()
            .filter_map(|(alias, id)| Some((alias, super::library::named(models, &id)?)));
        found.collect()
    }

    /// Answers with the models of this machine, and the further names that they have.
    pub(super) fn ollama_tags(&self) -> RouteResult {
        let models = self.library.models();
        let mut entries: Vec<ListEntry> =
            models.iter().map(|model| list_entry(model, &model.id)).collect();
        let copies = self.copies(&models);
        entries.extend(copies.iter().map(|(alias, model)| list_entry(model, alias)));
        Ok(http::json(StatusCode::OK, &TagList { models: entries }))
    }

    /// Answers with the models that are loaded.
    pub(super) fn ollama_ps(&self) -> RouteResult {
        let models = self.library.recent();
        let loaded = self.pool.list().into_iter().filter(|status| {
            status.state != ModelState::Starting && status.state != ModelState::Cold
        });
        let entries = loaded.filter_map(|status| {
            let model = super::library::named(&models, &status.id)?;
            let entry = list_entry(model, &model.id);
            let end = status.idle.and_then(|idle| status.last_used.checked_add(idle));
            Some(ProcessEntry {
                name: entry.name,
                model: entry.model,
                size: status.bytes,
                digest: entry.digest,
                details: entry.details,
                // for ever, as Ollama writes it
                expires_at: end.map_or_else(|| "2318-01-01T00:00:00Z".into(), clock::iso_time_of),
                size_vram: 0,
                context_length: status.served.map_or(0, |served| served.runtime.engine.n_ctx()),
            })
        });
        Ok(http::json(StatusCode::OK, &ProcessList { models: entries.collect() }))
    }

    /// Answers with what a model is.
    pub(super) async fn ollama_show(&self, body: &Bytes) -> RouteResult {
        let (asked, name) = OfModel::read(body)?;
        let model = self.ollama_model(&name).ok_or_else(|| no_model(&name))?;
        let verbose = asked.verbose.unwrap_or(false);
        let words = self.library.words_of_store(&model).unwrap_or_default();
        let shown = tokio::task::spawn_blocking(move || show(&model, &words, verbose)).await;
        let shown = shown.map_err(|_| ApiError::internal("reading the model broke off"))??;
        Ok(http::json(StatusCode::OK, &shown))
    }

    /// Gives a model a further name.
    pub(super) fn ollama_copy(&self, body: &Bytes) -> RouteResult {
        let Copy { source, destination } = read_object(body)?;
        let Some(model) = self.ollama_model(&source) else {
            let is_name = name::is_name(&source);
            return Err(if is_name { no_model(&source) } else { no_name("source", &source) });
        };
        if !name::is_name(&destination) {
            return Err(no_name("destination", &destination));
        }
        let name = name::plain_name(&destination).to_owned();
        match super::library::named(&self.library.recent(), &name) {
            None => {}
            // it has that name already
            Some(same) if same.id == model.id => return Ok(http::empty(StatusCode::OK)),
            Some(_) => {
                return Err(ApiError::bad_field("destination", "another model has that name"));
            }
        }
        self.keep(|preferences| _ = preferences.aliases.insert(name, model.id))?;
        Ok(http::empty(StatusCode::OK))
    }

    /// Takes a further name away, or a model out of the store.
    pub(super) async fn ollama_delete(&self, body: &Bytes) -> RouteResult {
        let (_, name) = OfModel::read(body)?;
        let plain = name::plain_name(&name).to_owned();
        if self.preferences().aliases.contains_key(&plain) {
            self.keep(|preferences| _ = preferences.aliases.remove(&plain))?;
            return Ok(http::empty(StatusCode::OK));
        }
        let model = self.ollama_model(&name).ok_or_else(|| no_model(&name))?;
        let stored = model.id.parse::<Name>().ok();
        let is_stored =
            |name: &Name| self.library.store().is_some_and(|cache| cache.find(name).is_some());
        let Some(stored) = stored.filter(is_stored) else {
            return Err(ApiError::forbidden(not_removable(&model)));
        };
        self.remove_stored(&model.id, stored).await?;
        Ok(http::empty(StatusCode::OK))
    }

    /// Fetches a model from the hub, and says how far it is.
    pub(super) async fn ollama_pull(self: &Arc<Self>, body: &Bytes) -> RouteResult {
        let (asked, name) = OfModel::read(body)?;
        let plain = name.strip_suffix(":latest").unwrap_or(&name);
        let model = store::read_name(plain).map_err(|error| {
            let hint = "Ollama's own library is another; `hob search` finds models of the hub";
            ApiError::bad_field("model", format!("{error}; {hint}"))
        })?;
        let job = self.downloads.start(model)?;
        if asked.stream == Some(false) {
            let end = ended(&job).await;
            self.library.forget_recent();
            return match end {
                Ok(()) => Ok(http::json(StatusCode::OK, &PullStatus { status: "success" })),
                Err(error) => Err(ApiError::internal(error)),
            };
        }
        let (lines, received) = tokio::sync::mpsc::channel(STEPS_AHEAD);
        let desktop = Arc::clone(self);
        tokio::spawn(async move {
            // a client that has gone wants no more lines; the download goes on
            let _ = tell(&job, &lines).await;
            desktop.library.forget_recent();
        });
        let response: Response<ResponseBody> =
            http::events(EventStream::of_lines(received), StreamForm::Lines);
        Ok(response)
    }
}

/// Says why a model outside the hub's cache is not removed.
fn not_removable(model: &LocalModel) -> String {
    let whose = match model.origin {
        ModelOrigin::Ollama => {
            let id = &model.id;
            return format!("this one is in Ollama's store, which is only read; `ollama rm {id}`");
        }
        ModelOrigin::LmStudio => "this one is LM Studio's, which removes it",
        ModelOrigin::Shipped => "this one is hob's own",
        ModelOrigin::Preset => "this one is a preset of hob.toml",
        ModelOrigin::Folder | ModelOrigin::Store => "this one is a file of yours",
    };
    format!("only models of the hub's cache are removed; {whose}")
}

/// Waits for the end of a download.
async fn ended(job: &DownloadJob) -> Result<(), String> {
    let mut states = job.watch();
    let state = states.wait_for(|state| state.ended.is_some()).await;
    match state.ok().and_then(|state| state.ended.clone()) {
        Some((_, result)) => result,
        None => Err("the download broke off".into()),
    }
}

type Lines = tokio::sync::mpsc::Sender<Bytes>;
/// Nobody reads the lines any more.
type Gone = tokio::sync::mpsc::error::SendError<Bytes>;

/// Writes lines about a download until it has ended.
async fn tell(job: &DownloadJob, lines: &Lines) -> Result<(), Gone> {
    send(lines, &PullStatus { status: "pulling manifest" }).await?;
    let mut states = job.watch();
    let mut told: Vec<(String, u64, u64)> = Vec::new();
    loop {
        let state: DownloadState = states.borrow_and_update().clone();
        for file in state.files.iter().filter(|file| !told.contains(file)) {
            let (name, done, size) = file;
            let digest = format!("sha256:{}", digest(&[name]));
            let status = format!("pulling {name}");
            send(lines, &PullProgress { status, digest, total: *size, completed: *done }).await?;
        }
        told.clone_from(&state.files);
        match state.ended {
            None => {}
            Some((_, Ok(()))) => {
                return send(lines, &PullStatus { status: "success" }).await;
            }
            Some((_, Err(error))) => return send(lines, &json!({"error": error})).await,
        }
        tokio::time::sleep(STEP).await;
        if states.changed().await.is_err() {
            return send(lines, &json!({"error": "the download broke off"})).await;
        }
    }
}

async fn send(lines: &Lines, value: &impl serde::Serialize) -> Result<(), Gone> {
    let mut line = to_json(value);
    line.push(b'\n');
    lines.send(line.into()).await
}

/// Returns a hash of texts, in hex.
fn digest(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.len().to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns a model as a list shows it under a name.
fn list_entry(model: &LocalModel, name: &str) -> ListEntry {
    let modified = model.modified.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    ListEntry {
        name: name.to_owned(),
        model: name.to_owned(),
        modified_at: clock::iso_time_of(model.modified),
        size: model.size,
        // a name for this state of the file, which is not read for that
        digest: digest(&[&model.id, &model.size.to_string(), &modified.as_nanos().to_string()]),
        details: details(model),
    }
}

fn details(model: &LocalModel) -> Details {
    Details {
        parent_model: "",
        format: "gguf",
        family: model.about.arch.clone(),
        families: vec![model.about.arch.clone()],
        parameter_size: parameter_size(model.about.n_params),
        quantization_level: model.about.quantization.clone(),
    }
}

/// Returns a number of parameters as Ollama writes it: `7.6B`, `494.03M`, `260K`.
pub(super) fn parameter_size(n: u64) -> String {
    match n {
        1_000_000_000.. => format!("{:.1}B", n as f64 / 1e9),
        1_000_000.. => format!("{:.2}M", n as f64 / 1e6),
        1000.. => format!("{}K", n / 1000),
        _ => n.to_string(),
    }
}

/// Returns what a model can do.
fn capabilities(model: &LocalModel) -> Vec<&'static str> {
    let about = &model.about;
    let writes = about.task == ModelTask::Generate;
    [
        ("completion", writes),
        ("embedding", about.task == ModelTask::Embed),
        ("vision", writes && model.has_projector),
        ("tools", writes && about.shown.tools),
        ("thinking", writes && about.shown.reasoning),
        ("insert", writes && about.infills),
    ]
    .into_iter()
    .filter_map(|(name, can)| can.then_some(name))
    .collect()
}

/// Returns what a model's file says, and its store.
fn show(model: &LocalModel, words: &Recommended, verbose: bool) -> Result<ShowAnswer, ApiError> {
    let gguf = model.source.open_shapes();
    let gguf = gguf.map_err(|error| ApiError::internal(error.to_string()))?;
    let mut model_info = Map::new();
    for (key, value) in gguf.metadata().filter(|(key, _)| *key != "tokenizer.chat_template") {
        model_info.insert(key.to_owned(), shown_value(value, verbose));
    }
    model_info.insert("general.parameter_count".into(), model.about.n_params.into());
    let template = gguf.get_str("tokenizer.chat_template").ok().flatten().unwrap_or_default();
    let texts = &words.texts;
    let parameters = if texts.parameters.is_empty() {
        parameters(&gguf)
    } else {
        parameter_lines(&texts.parameters)
    };
    let from = match model.source.file() {
        Some(path) => path.display().to_string(),
        None => model.id.clone(),
    };
    let license = gguf.get_str("general.license").ok().flatten().unwrap_or_default();
    Ok(ShowAnswer {
        license: if texts.licenses.is_empty() {
            license.to_owned()
        } else {
            texts.licenses.join("\n")
        },
        modelfile: modelfile(&from, words),
        parameters,
        template: texts.template.clone().unwrap_or_else(|| template.to_owned()),
        system: words.system.clone().unwrap_or_default(),
        details: details(model),
        model_info,
        capabilities: capabilities(model),
        modified_at: clock::iso_time_of(model.modified),
    })
}

/// Returns the parameters that a file recommends, one on each line.
fn parameters(gguf: &gguf::Gguf) -> String {
    let names = [
        ("temp", "temperature"),
        ("top_k", "top_k"),
        ("top_p", "top_p"),
        ("min_p", "min_p"),
        ("penalty_repeat", "repeat_penalty"),
    ];
    let line = |(key, name): (&str, &str)| {
        let value = gguf.get_number(&format!("general.sampling.{key}")).ok().flatten()?;
        Some(format!("{name:30} {value}"))
    };
    let lines: Vec<String> = names.into_iter().filter_map(line).collect();
    lines.join("\n")
}

/// Returns a value of a file as JSON; long arrays are `null` unless all is asked for.
fn shown_value(value: &gguf::Value, verbose: bool) -> Value {
    use gguf::Value as Gguf;
    match value {
        Gguf::U8(n) => json!(n),
        Gguf::I8(n) => json!(n),
        Gguf::U16(n) => json!(n),
        Gguf::I16(n) => json!(n),
        Gguf::U32(n) => json!(n),
        Gguf::I32(n) => json!(n),
        Gguf::U64(n) => json!(n),
        Gguf::I64(n) => json!(n),
        Gguf::F32(x) => json!(x),
        Gguf::F64(x) => json!(x),
        Gguf::Bool(yes) => json!(yes),
        Gguf::String(text) => json!(String::from_utf8_lossy(text.as_ref())),
        Gguf::Array(items) if verbose || items.len() <= SHOWN_ITEMS => {
            items.values().map(|item| shown_value(&item, false)).collect()
        }
        Gguf::Array(_) => Value::Null,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_parameters_are_short() {
        for (n, text) in
            [(7_615_616_512, "7.6B"), (494_032_768, "494.03M"), (292_800, "292K"), (12, "12")]
        {
            assert_eq!(parameter_size(n), text);
        }
    }
}
