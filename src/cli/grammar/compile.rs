//! `hob grammar compile`: a grammar or schema made ready for one tokenizer.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use super::convert::{SchemaArgs, read, read_schema, report_ignored};
use crate::cli::Error;
use crate::cli::atomic_file::{AtomicFile, Existing};
use crate::cli::constraint::NumberArgs;
use crate::cli::named::named_source;
use crate::cli::output_files::refuse_input;
use crate::cli::terminal;
use crate::grammar::{Source, precompile};
use crate::runtime;

const EXAMPLES: &str = r#"The file is for the tokens of this model: `--grammar-file` refuses it with
another tokenizer. It is checked when it is read.

Examples:
  hob grammar compile --schema person.json -m model.gguf -o person.hobg
  hob grammar compile --grammar-file list.gbnf -m model.gguf -o list.hobg
  hob run -m model.gguf --grammar-file person.hobg "Somebody from Lisbon""#;

/// Compile a grammar or schema into a file that `--grammar-file` takes
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// The model with the vocabulary [default: the shipped model]
    #[arg(short, long, value_name = "MODEL", env = "LLAMA_ARG_MODEL")]
    model: Option<PathBuf>,
    /// A JSON Schema; `-` for stdin
    #[arg(
        long,
        value_name = "FILE",
        required_unless_present = "grammar_file",
        conflicts_with = "grammar_file"
    )]
    schema: Option<PathBuf>,
    /// A grammar: GBNF, or by its ending Lark (.lark), a structural tag (.json), a regular
    /// expression (.regex), texts to choose from, one a line (.txt); `-` for GBNF on stdin
    #[arg(long, value_name = "FILE")]
    grammar_file: Option<PathBuf>,
    #[command(flatten)]
    reading: SchemaArgs,
    #[command(flatten)]
    numbers: NumberArgs,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// Compiles one grammar or schema.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let (from, source) = match (&args.schema, &args.grammar_file) {
        (Some(path), _) => {
            let options = args.reading.options(args.numbers.limits());
            (path, Source::Schema(read_schema(path)?, options))
        }
        (None, Some(path)) => {
            let options = args.reading.options(args.numbers.limits());
            let source = Source::from_named_file(&path.to_string_lossy(), read(path)?, options);
            (path, source.map_err(|e| Error::input(path.display(), e))?)
        }
        (None, None) => return Err(Error::Usage("expected --schema or --grammar-file".into())),
    };
    // tried before anything is compiled
    let mut file = AtomicFile::create(&args.output, Existing::Replaced)?;
    let model = named_source(&args.model)?;
    let gguf = model.open_shapes()?;
    refuse_input(&gguf, &args.output)?;
    let tokenizer = runtime::load_tokenizer(&model, &gguf)?;
    let vocabulary = runtime::kept_vocabulary(&tokenizer, runtime::tables_folder().as_deref());
    let (bytes, ignored) = precompile(&source, &vocabulary, &|text| tokenizer.find(text))
        .map_err(|e| Error::input(from.display(), e))?;
    report_ignored(&ignored);
    file.write_all(&bytes).map_err(Error::file(&args.output))?;
    file.finish()?;
    let what = format!("{}: {} bytes", args.output.display(), bytes.len());
    eprintln!("hob: {}", terminal::on_stderr(&what));
    Ok(ExitCode::SUCCESS)
}
