//! `hob grammar convert`: a JSON Schema as GBNF.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::cli::constraint::Spaces;
use crate::cli::{Error, terminal, text_file};
use crate::grammar::{Gbnf, NumberLimits, Options};

const EXAMPLES: &str = r#"Writes the grammar to stdout; the texts it matches are those that satisfy
the schema. What the engine does not enforce of the schema, and what GBNF cannot say, is named on
stderr by JSON pointer.

Examples:
  hob grammar convert --schema person.json > person.gbnf
  hob run --grammar-file person.gbnf "Somebody from Lisbon"
  echo '{"type":"array","items":{"type":"integer"}}' | hob grammar convert --schema -"#;

/// Write a JSON Schema as a GBNF grammar
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// The schema; `-` for stdin
    #[arg(long, value_name = "FILE")]
    schema: PathBuf,
    #[command(flatten)]
    reading: SchemaArgs,
}

/// Options for reading a schema.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct SchemaArgs {
    /// Objects with `properties` and without `additionalProperties` may have other members
    #[arg(long)]
    open_objects: bool,
    /// Whitespace between the tokens of JSON: as models write it, a space at most, or none
    #[arg(long, value_enum, value_name = "KIND", default_value_t = Spaces::Natural)]
    json_whitespace: Spaces,
}

impl SchemaArgs {
    /// Returns the options with which schemas are compiled.
    pub(super) fn options(self, numbers: NumberLimits) -> Options {
        Options {
            open_objects: self.open_objects,
            whitespace: self.json_whitespace.into(),
            numbers,
        }
    }
}

/// Reads a schema from a file, or from stdin for `-`.
pub(super) fn read_schema(path: &Path) -> Result<serde_json::Value, Error> {
    let bytes = read(path)?;
    // Some editors write a byte order mark in front of every file.
    let json = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
    serde_json::from_slice(json).map_err(|e| Error::input(path.display(), e))
}

/// Reads the bytes of a file, or of stdin for `-`.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, Error> {
    if path == Path::new("-") {
        return crate::cli::read_stdin();
    }
    text_file::read_bytes(path, text_file::PROMPT)
}

/// Converts one schema.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let schema = read_schema(&args.schema)?;
    // the grammar is of the texts that satisfy the schema, however long their numbers
    let gbnf = Gbnf::from_schema(&schema, args.reading.options(NumberLimits::None))
        .map_err(|e| Error::input(args.schema.display(), e))?;
    report_ignored(&gbnf.ignored);
    for (pointer, what) in &gbnf.lost {
        eprintln!("hob: {}: GBNF cannot say {what}", terminal::on_stderr(pointer));
    }
    let mut out = crate::cli::stdout();
    out.write_all(gbnf.text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Names the keywords of a schema that are not enforced.
pub(crate) fn report_ignored(pointers: &[String]) {
    for pointer in pointers {
        eprintln!("hob: {}: not enforced", terminal::on_stderr(pointer));
    }
}
