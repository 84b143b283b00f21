//! `hob template`: what a chat template makes of messages.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::{Map, Value as Json};

use super::named::named_source;
use super::{Error, STDIN, terminal, text_file};
use crate::chat::ChatTemplate;

const EXAMPLES: &str = r#"Examples:
  echo '{"messages":[{"role":"user","content":"Hello"}],"add_generation_prompt":true}' \
    | hob template -m model.gguf
  hob template --template chat.jinja --bos '<s>' --eos '</s>' < variables.json

The object on stdin holds the template's variables: messages, add_generation_prompt, tools,
enable_thinking and the like. They reach the template as they are, as with transformers."#;

/// Render a chat template: variables as JSON on stdin, the prompt on stdout
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// The model file whose template to render; needed unless --template is given
    #[arg(short, long, value_name = "MODEL", required_unless_present = "template")]
    model: Option<PathBuf>,
    /// A file with a Jinja template, in place of the model's
    #[arg(long, value_name = "FILE")]
    template: Option<PathBuf>,
    /// Text of the token that begins a sequence
    #[arg(long, value_name = "TEXT")]
    bos: Option<String>,
    /// Text of the token that ends a sequence
    #[arg(long, value_name = "TEXT")]
    eos: Option<String>,
}

/// Renders the template.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let from_model = match &args.model {
        Some(_) => {
            let gguf = named_source(&args.model)?.open_shapes()?;
            if args.template.is_none() && !ChatTemplate::is_in(&gguf) {
                let what = "the file has no chat template; the one that is rendered is built in";
                let _ = writeln!(terminal::stderr(), "hob: {what}");
            }
            Some(ChatTemplate::from_gguf(&gguf)?)
        }
        None => None,
    };
    let template = match (&args.template, from_model) {
        (Some(path), model) => {
            let source = text_file::read(path, text_file::SETTINGS)?;
            let (bos, eos) = model.as_ref().map_or(("", ""), |model| (model.bos(), model.eos()));
            ChatTemplate::from_source(&source, bos, eos)?
        }
        (None, Some(model)) => model,
        (None, None) => return Err(Error::Usage("expected a model or a template".into())),
    };
    let input = super::read_stdin()?;
    let mut variables: Map<String, Json> = serde_json::from_slice(&input)
        .map_err(|e| Error::input(STDIN, format_args!("{e}; expected one JSON object")))?;
    for (name, text) in [("bos_token", args.bos), ("eos_token", args.eos)] {
        if let Some(text) = text {
            variables.insert(name.into(), text.into());
        }
    }
    let mut out = super::stdout();
    out.write_all(template.render(&variables)?.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
