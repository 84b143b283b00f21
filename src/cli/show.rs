//! `hob show`: what a model is, in a page: architecture, sizes, template, capabilities, licence.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::{Map, Value as Json, json};

use super::named::named_source;
use super::units::{binary_size, short_count};
use super::{Error, terminal};
use crate::chat::ChatTemplate;
use crate::conversation::TemplateAbilities;
use crate::gguf::Gguf;
use crate::model::Model;
use crate::runtime::{self, ModelSource, ModelTask, recommended_sampling};

const EXAMPLES: &str = "\
Examples:
  hob show                                 the model that comes with hob
  hob show org/model-GGUF:Q4_K_M
  hob show model.gguf --json | jq .capabilities
  hob show model.gguf --template           the chat template as it is in the file
  hob show model.gguf --license

`hob inspect` shows every key and tensor; `hob estimate` what memory a model takes.";

/// Show what a model is: architecture, size, template, capabilities, licence
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ShowArgs {
    /// GGUF file of the model, or a name in the store [default: the shipped model]
    model: Option<PathBuf>,
    /// One JSON object
    #[arg(long)]
    json: bool,
    /// Only the chat template
    #[arg(long, conflicts_with = "json")]
    template: bool,
    /// Only the licence: its name, and its address or text where the file has one
    #[arg(long, visible_alias = "licence", conflicts_with_all = ["json", "template"])]
    license: bool,
    /// Only the sampling parameters that the file recommends, as options of `hob run`
    #[arg(long, conflicts_with_all = ["json", "template", "license"])]
    sampling: bool,
}

/// Prints what was asked for.
pub(super) fn run(args: ShowArgs) -> Result<ExitCode, Error> {
    let source = named_source(&args.model)?;
    let gguf = source.open_shapes()?;
    let mut out = super::stdout();
    if args.template {
        print_template(&source, &gguf, &mut out)?;
    } else if args.license {
        print_license(&source, &gguf, &mut out)?;
    } else if args.sampling {
        for (flag, value) in sampling_of(&gguf) {
            writeln!(out, "--{flag} {value}")?;
        }
    } else {
        let summary = ModelSummary::of(&source, gguf);
        if args.json {
            super::write_json(&mut out, &summary.json())?;
        } else {
            summary.print(&mut out)?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns a text of the metadata; empty if there is none.
fn text(gguf: &Gguf, key: &str) -> String {
    gguf.get_str(key).ok().flatten().unwrap_or_default().trim().to_owned()
}

/// Prints the chat template of a model's file or its store. Where neither has one, it is the
/// built-in one, which is said.
///
/// # Errors
/// If the template cannot be used.
fn print_template(source: &ModelSource, gguf: &Gguf, out: &mut impl Write) -> Result<(), Error> {
    if let Some(template) = source.go_template(gguf) {
        return Ok(writeln!(out, "{}", template.trim_end_matches('\n'))?);
    }
    let template = ChatTemplate::from_gguf(gguf).map_err(runtime::Error::Template)?;
    writeln!(out, "{}", template.source().trim_end_matches('\n'))?;
    if !ChatTemplate::is_in(gguf) {
        let what = "the file has no chat template; this one is built in";
        let _ = writeln!(terminal::stderr(), "hob: {what}");
    }
    Ok(())
}

/// Prints the licence of a model.
///
/// # Errors
/// If the file names none.
fn print_license(source: &ModelSource, gguf: &Gguf, out: &mut impl Write) -> Result<(), Error> {
    let keys = ["general.license.name", "general.license", "general.license.link"];
    let texts = keys.map(|key| text(gguf, key));
    if texts.iter().all(String::is_empty) {
        return Err(Error::input(source, "the file names no licence; see where it comes from"));
    }
    for text in texts.iter().filter(|text| !text.is_empty()) {
        writeln!(out, "{text}")?;
    }
    Ok(())
}

/// Returns the sampling parameters that a file recommends, by the flags of `hob run`.
fn sampling_of(gguf: &Gguf) -> Vec<(&'static str, f64)> {
    let found = recommended_sampling(gguf);
    found.numbers().map(|(option, value)| (option.flag, option.shortened(value))).collect()
}

/// A summary of a model's header.
struct ModelSummary {
    name: String,
    arch: String,
    /// Why hob does not run it.
    refused: Option<String>,
    n_params: u64,
    n_bytes: u64,
    /// Shares of the bytes of tensors, by type, the largest first.
    types: Vec<(&'static str, f64)>,
    n_ctx_train: u64,
    n_embd: u64,
    n_layers: u64,
    n_experts: u64,
    n_experts_used: u64,
    n_vocab: usize,
    /// The template of the file or its store, or a built-in one; or why there is none.
    template: Result<ChatTemplate, String>,
    /// True if the file or its store has a template.
    has_template: bool,
    projector: Option<PathBuf>,
    capabilities: Vec<&'static str>,
    license: String,
    sampling: Vec<(&'static str, f64)>,
    source: ModelSource,
}

impl ModelSummary {
    /// Reads a model's header.
    fn of(source: &ModelSource, gguf: Gguf) -> ModelSummary {
        let arch = text(&gguf, "general.architecture");
        let number = |key: &str| gguf.get_u64(&format!("{arch}.{key}")).ok().flatten().unwrap_or(0);
        let name = text(&gguf, "general.name");
        let license = [text(&gguf, "general.license.name"), text(&gguf, "general.license")];
        let projector = source.projector(&gguf).ok().flatten();
        let tokens = gguf.get("tokenizer.ggml.tokens").and_then(|value| match value {
            crate::gguf::Value::Array(array) => Some(array.len()),
            _ => None,
        });
        let tensors = gguf.tensors();
        let of_store = source.go_template(&gguf);
        let summary = ModelSummary {
            name: if name.is_empty() { source.name() } else { name },
            n_params: tensors.iter().map(|tensor| tensor.n_elements() as u64).sum(),
            n_bytes: gguf.n_bytes(),
            types: shares(&gguf),
            n_ctx_train: number("context_length"),
            n_embd: number("embedding_length"),
            n_layers: number("block_count"),
            n_experts: number("expert_count"),
            n_experts_used: number("expert_used_count"),
            n_vocab: tokens.unwrap_or(0),
            template: match of_store {
                Some(template) => ChatTemplate::from_go_source(template, "", ""),
                None => ChatTemplate::from_gguf(&gguf),
            }
            .map_err(|error| error.to_string()),
            has_template: of_store.is_some() || ChatTemplate::is_in(&gguf),
            projector,
            capabilities: Vec::new(),
            license: license.into_iter().find(|text| !text.is_empty()).unwrap_or_default(),
            sampling: sampling_of(&gguf),
            source: source.clone(),
            refused: None,
            arch,
        };
        let task = ModelTask::of(&gguf);
        summary.with_capabilities(task, Model::load(gguf).map_err(|error| error.to_string()))
    }

    /// Adds what the model can do, or why hob does not run it.
    fn with_capabilities(self, task: ModelTask, model: Result<Model, String>) -> ModelSummary {
        let model = match model {
            Ok(model) => model,
            Err(refused) => return ModelSummary { refused: Some(refused), ..self },
        };
        let is_encoder = model.plan.bidirectional;
        let writes = !is_encoder && task == ModelTask::Generate;
        let ranks = model.weights.classifier.is_some();
        let template = self.template.as_ref().ok().filter(|_| self.has_template);
        let shown = template.map(TemplateAbilities::of).unwrap_or_default();
        let can = [
            ("completion", writes),
            ("chat", writes && shown.chat),
            ("tools", writes && shown.tools),
            ("reasoning", writes && shown.reasoning),
            ("vision", self.projector.is_some()),
            ("embedding", !writes && !ranks),
            ("reranking", ranks),
        ];
        let capabilities = can.iter().filter(|(_, can)| *can).map(|(name, _)| *name).collect();
        ModelSummary { capabilities, ..self }
    }

    /// Returns the type that most bytes have.
    fn quantization(&self) -> &'static str {
        self.types.first().map_or("", |(name, _)| name)
    }

    /// Prints a page for people.
    fn print(&self, out: &mut impl Write) -> Result<(), Error> {
        writeln!(out, "{}", terminal::on_stdout(&self.name))?;
        let mut line = |name: &str, value: String| -> std::io::Result<()> {
            if value.is_empty() {
                return Ok(());
            }
            writeln!(out, "  {name:14}{value}")
        };
        line("from", self.source.to_string())?;
        line("architecture", self.arch.clone())?;
        line("parameters", short_count(self.n_params))?;
        if self.n_experts > 0 {
            line("experts", format!("{} of {} a token", self.n_experts_used, self.n_experts))?;
        }
        line("layers", format!("{}, {} wide", self.n_layers, self.n_embd))?;
        line("context", format!("{} tokens", self.n_ctx_train))?;
        line("vocabulary", format!("{} tokens", self.n_vocab))?;
        let types = self.types.iter().map(|(name, share)| format!("{name} {:.0} %", share * 100.0));
        line("quantization", types.collect::<Vec<_>>().join(", "))?;
        line("size", binary_size(self.n_bytes))?;
        line(
            "template",
            match &self.template {
                Ok(_) if !self.has_template => "built in: the file has none".into(),
                Ok(template) => format!("{} characters", template.source().chars().count()),
                Err(error) => error.clone(),
            },
        )?;
        line(
            "projector",
            self.projector.as_ref().map_or(String::new(), |path| path.display().to_string()),
        )?;
        line("capabilities", self.capabilities.join(", "))?;
        let sampling = self.sampling.iter().map(|(flag, value)| format!("--{flag} {value}"));
        line("sampling", sampling.collect::<Vec<_>>().join(" "))?;
        line("licence", self.license.clone())?;
        line("not run", self.refused.clone().unwrap_or_default())?;
        Ok(())
    }

    /// Returns the same for programs.
    fn json(&self) -> Json {
        let types: Map<String, Json> = self
            .types
            .iter()
            .map(|(name, share)| ((*name).to_owned(), json!((share * 1e4).round() / 1e4)))
            .collect();
        let sampling: Map<String, Json> =
            self.sampling.iter().map(|(flag, value)| ((*flag).to_owned(), json!(value))).collect();
        let template = self.template.as_ref().ok().filter(|_| self.has_template);
        json!({
            "name": self.name,
            "source": self.source.to_string(),
            "architecture": self.arch,
            "parameters": self.n_params,
            "layers": self.n_layers,
            "embedding_length": self.n_embd,
            "experts": self.n_experts,
            "experts_used": self.n_experts_used,
            "context_length": self.n_ctx_train,
            "vocabulary": self.n_vocab,
            "quantization": self.quantization(),
            "types": types,
            "size": self.n_bytes,
            "template": template.map(ChatTemplate::source),
            "projector": self.projector,
            "capabilities": self.capabilities,
            "sampling": sampling,
            "license": self.license,
            "error": self.refused,
        })
    }
}

/// Returns the shares of the bytes of tensors by their type, the largest first.
fn shares(gguf: &Gguf) -> Vec<(&'static str, f64)> {
    let mut by_type: BTreeMap<&'static str, u64> = BTreeMap::new();
    for tensor in gguf.tensors() {
        *by_type.entry(tensor.ty.name()).or_default() += tensor.n_bytes;
    }
    let all: u64 = by_type.values().sum();
    let share = |n_bytes: u64| n_bytes as f64 / all.max(1) as f64;
    let mut shares: Vec<_> =
        by_type.into_iter().map(|(name, n_bytes)| (name, share(n_bytes))).collect();
    shares.sort_by(|a, b| b.1.total_cmp(&a.1));
    shares
}
