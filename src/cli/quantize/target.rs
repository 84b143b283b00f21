//! The words after the input of `hob quantize`: the file to write, the type, and the threads, as
//! llama-quantize takes them.

use std::num::NonZero;
use std::path::{Path, PathBuf};

use super::mix::Mix;
use crate::cli::Error;

/// The types to write weights in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum QuantizedTypes {
    /// Those of a mix.
    Mix(Mix),
    /// Those that they have.
    Kept,
}

impl QuantizedTypes {
    /// Reads the name or llama.cpp's number of a mix, or `copy`.
    fn of(word: &str) -> Result<QuantizedTypes, String> {
        if word.eq_ignore_ascii_case("copy") {
            return Ok(QuantizedTypes::Kept);
        }
        let numbered = word.parse().ok().and_then(Mix::of_file_type);
        numbered.map_or_else(|| word.parse(), Ok).map(QuantizedTypes::Mix)
    }

    /// Returns the name in llama-quantize's files.
    fn file_name(self) -> String {
        match self {
            QuantizedTypes::Mix(mix) => mix.name().to_uppercase(),
            QuantizedTypes::Kept => "COPY".into(),
        }
    }
}

/// The words after the input.
#[derive(Debug, PartialEq)]
pub(super) struct QuantizeTarget {
    /// The file to write, if it is named.
    pub output: Option<PathBuf>,
    /// The types to write.
    pub types: QuantizedTypes,
    /// The number of threads, if it is said.
    pub threads: Option<NonZero<usize>>,
}

impl QuantizeTarget {
    /// Reads `TYPE`, `TYPE THREADS`, `OUTPUT TYPE` or `OUTPUT TYPE THREADS`.
    ///
    /// # Errors
    /// Names the word that is something else.
    pub(super) fn read(words: &[PathBuf]) -> Result<QuantizeTarget, Error> {
        let types_of = |word: &Path| {
            let word = word.to_string_lossy();
            let fault = |what| Error::Usage(format!("invalid value '{word}' for '<TYPE>': {what}"));
            QuantizedTypes::of(&word).map_err(fault)
        };
        match words {
            [types] => Ok(QuantizeTarget { output: None, types: types_of(types)?, threads: None }),
            [types, threads] if is_number(threads) && !is_number(types) => {
                match types_of(types) {
                    Ok(types) => {
                        Ok(QuantizeTarget { output: None, types, threads: n_threads(threads)? })
                    }
                    // a type may be said by its number
                    Err(_) => QuantizeTarget::with_output(types, types_of(threads)?, None),
                }
            }
            [output, types] => QuantizeTarget::with_output(output, types_of(types)?, None),
            [output, types, threads] => {
                QuantizeTarget::with_output(output, types_of(types)?, n_threads(threads)?)
            }
            _ => Err(Error::Usage("[OUTPUT] TYPE [THREADS] was expected after INPUT".into())),
        }
    }

    fn with_output(
        output: &Path,
        types: QuantizedTypes,
        threads: Option<NonZero<usize>>,
    ) -> Result<QuantizeTarget, Error> {
        Ok(QuantizeTarget { output: Some(output.to_owned()), types, threads })
    }

    /// Returns the file to write; where none is named, llama-quantize's next to the input.
    ///
    /// # Errors
    /// None is named, and the input is no file.
    pub(super) fn output_beside(&self, input: &Path) -> Result<PathBuf, Error> {
        if let Some(output) = &self.output {
            return Ok(output.clone());
        }
        if !input.is_file() {
            let what = format!(
                "{} is no file to write next to: name the output before the type",
                input.display()
            );
            return Err(Error::Usage(what));
        }
        Ok(input.with_file_name(format!("ggml-model-{}.gguf", self.types.file_name())))
    }
}

/// Returns whether a word has nothing but digits.
fn is_number(word: &Path) -> bool {
    word.to_str().is_some_and(|word| word.bytes().all(|digit| digit.is_ascii_digit()))
}

/// Reads a number of threads.
fn n_threads(word: &Path) -> Result<Option<NonZero<usize>>, Error> {
    let word = word.to_string_lossy();
    let fault = || {
        let what = "a number of threads was expected";
        Error::Usage(format!("invalid value '{word}' for '[THREADS]': {what}"))
    };
    word.parse().map(Some).map_err(|_| fault())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<QuantizeTarget, String> {
        let words: Vec<PathBuf> = words.iter().map(PathBuf::from).collect();
        QuantizeTarget::read(&words).map_err(|error| error.to_string())
    }

    fn target(output: Option<&str>, mix: &str, threads: usize) -> QuantizeTarget {
        let types = QuantizedTypes::Mix(mix.parse().unwrap());
        QuantizeTarget { output: output.map(PathBuf::from), types, threads: NonZero::new(threads) }
    }

    #[test]
    fn words_are_taken_as_llama_quantize_takes_them() {
        for (words, expected) in [
            (&["Q4_K_M"][..], target(None, "q4_k_m", 0)),
            (&["15"], target(None, "q4_k_m", 0)),
            (&["q8_0", "4"], target(None, "q8_0", 4)),
            (&["out.gguf", "7"], target(Some("out.gguf"), "q8_0", 0)),
            (&["out.gguf", "q8_0"], target(Some("out.gguf"), "q8_0", 0)),
            (&["q4_0", "q8_0"], target(Some("q4_0"), "q8_0", 0)),
            (&["out.gguf", "q8_0", "3"], target(Some("out.gguf"), "q8_0", 3)),
        ] {
            assert_eq!(read(words).unwrap(), expected, "{words:?}");
        }
        assert_eq!(read(&["COPY"]).unwrap().types, QuantizedTypes::Kept);
    }

    #[test]
    fn the_word_that_is_wrong_is_named() {
        for (words, expected) in [
            (&["out.gguf"][..], "invalid value 'out.gguf' for '<TYPE>': expected f32"),
            (&["out.gguf", "q9"], "invalid value 'q9' for '<TYPE>'"),
            (&["out.gguf", "999"], "invalid value '999' for '<TYPE>'"),
            (&["out.gguf", "q8_0", "0"], "invalid value '0' for '[THREADS]'"),
            (&["out.gguf", "q8_0", "x"], "invalid value 'x' for '[THREADS]'"),
        ] {
            let error = read(words).unwrap_err();
            assert!(error.contains(expected), "{words:?}: {error}");
        }
    }
}
