//! `hob tokenize`: text to token ids and back, with a model's vocabulary.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use super::named::named_source;
use super::{Error, STDIN};
use crate::runtime;
use crate::tokenizer::EncodeOptions;

const EXAMPLES: &str = "\
Examples:
  printf 'Once upon a time' | hob tokenize -m model.gguf
  hob tokenize -m model.gguf --no-bos < text | hob tokenize -m model.gguf --decode
  hob tokenize -m model.gguf --no-special < README.md | jq length

The text is taken as it is, with the newline at its end if it has one.";

/// Turn text on stdin into a JSON array of token ids, or back
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// The model with the vocabulary [default: the shipped model]
    #[arg(short, long, value_name = "MODEL", env = "LLAMA_ARG_MODEL")]
    model: Option<PathBuf>,
    /// Put no BOS before the text and no EOS behind it, even if the vocabulary wants them
    #[arg(long, conflicts_with = "decode")]
    no_bos: bool,
    /// Take the text of control tokens, such as <|im_end|>, as plain text; with --decode, leave
    /// control tokens out
    #[arg(long)]
    no_special: bool,
    /// Read a JSON array of token ids and write their text
    #[arg(long)]
    decode: bool,
}

/// Tokenizes standard input, or decodes it.
pub(super) fn run(args: Args) -> Result<ExitCode, Error> {
    let source = named_source(&args.model)?;
    let tokenizer = runtime::load_tokenizer(&source, &source.open_shapes()?)?;
    let input = super::read_stdin()?;
    let mut out = super::stdout();
    if args.decode {
        let ids = ids(&input, tokenizer.n_vocab())?;
        let text =
            if args.no_special { tokenizer.decode(&ids) } else { tokenizer.decode_marked(&ids) };
        out.write_all(&text)?;
    } else {
        let text = std::str::from_utf8(&input).map_err(|e| {
            let at = e.valid_up_to();
            Error::input(STDIN, format_args!("byte {at}: not UTF-8, expected text"))
        })?;
        let options = EncodeOptions {
            add_special: !args.no_bos,
            parse_special: !args.no_special,
            ..EncodeOptions::PLAIN
        };
        let ids = tokenizer.encode(text, &options);
        serde_json::to_writer(&mut out, &ids).map_err(io::Error::from)?;
        writeln!(out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the ids in a JSON array, all of them smaller than `n_vocab`.
fn ids(json: &[u8], n_vocab: usize) -> Result<Vec<u32>, Error> {
    let ids: Vec<u32> = serde_json::from_slice(json).map_err(|e| {
        Error::input(STDIN, format_args!("expected a JSON array of token ids: {e}"))
    })?;
    match ids.iter().position(|&id| id as usize >= n_vocab) {
        None => Ok(ids),
        Some(at) => {
            let id = ids[at];
            let expected = format_args!("expected the id of one of {n_vocab} tokens");
            Err(Error::input(STDIN, format_args!("element {at} is {id}, {expected}")))
        }
    }
}
