//! The pre-tokenizer of `tokenizer.json` → its name in GGUF. Names stand for patterns, so the
//! pattern decides; what no name stands for is refused.

use serde_json::Value;

/// A pre-tokenizer, as far as it is read.
#[derive(Debug, Default, PartialEq)]
struct PreTokenizerParts<'a> {
    /// The patterns that split text, one after the other.
    patterns: Vec<&'a str>,
    /// True if GPT-2's own pattern comes last.
    gpt2: bool,
    /// True if each digit is a word.
    digits: bool,
    /// The fault, if something else is in it.
    unknown: Option<&'a str>,
}

impl<'a> PreTokenizerParts<'a> {
    /// Adds what an object says.
    fn add(&mut self, value: &'a Value) {
        match value["type"].as_str().unwrap_or_default() {
            "Sequence" => {
                for part in value["pretokenizers"].as_array().into_iter().flatten() {
                    // objects in objects end where JSON's own limit is
                    self.add(part);
                }
            }
            "Split" => match value["pattern"]["Regex"].as_str() {
                Some(pattern) => self.patterns.push(pattern),
                None => self.unknown = Some("Split by a text"),
            },
            "Digits" if value["individual_digits"] == true => self.digits = true,
            "ByteLevel" if value["add_prefix_space"] == true => {
                self.unknown = Some("add_prefix_space");
            }
            "ByteLevel" => self.gpt2 |= value["use_regex"] != false,
            other => self.unknown = Some(other),
        }
    }
}

const CL100K: &str = concat!(
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}|",
    r" ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
);
const QWEN2: &str = concat!(
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}|",
    r" ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
);
const QWEN35: &str = concat!(
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?[\p{L}\p{M}]+|\p{N}|",
    r" ?[^\s\p{L}\p{M}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
);
const O200K: &str = concat!(
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+",
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?|",
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*",
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)?|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|",
    r"\s+(?!\S)|\s+"
);
const TEKKEN: &str = concat!(
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+|",
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*|",
    r"\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
);

/// The patterns of DeepSeek V3, one after the other.
const DEEPSEEK_V3: [&str; 3] = [
    r"\p{N}{1,3}",
    "[一-龥\u{3040}-ゟ゠-ヿ]+",
    concat!(
        r##"[!"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~][A-Za-z]+|"##,
        r"[^\r\n\p{L}\p{P}\p{S}]?[\p{L}\p{M}]+| ?[\p{P}\p{S}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
    ),
];
/// The patterns of DeepSeek V2 but the second, the letters of many alphabets, of which the
/// beginning is here.
const DEEPSEEK_LLM: [&str; 5] = [
    r"[\r\n]",
    r"\s?[A-Za-zµÀ-ÖØ-öø-ƺƼ-ƿǄ-ʓʕ-ʯͰ-ͳͶͷͻ-ͽͿ",
    "\\s?[!-/:-~！-／：-～‘-‟\u{3000}-。]+",
    r"\s+$",
    "[一-龥ࠀ-一가-\u{d7ff}]+",
];
/// The pattern of K-EXAONE.
const EXAONE_MOE: &str = concat!(
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?(?:\p{L}\p{M}*(?: \p{L}\p{M}*)*)+|\p{N}|",
    r" ?[^\s\p{L}\p{N}]+[\r\n/]?|\s*[\r\n]|\s+(?!\S)|\s+"
);

/// Returns the name of patterns that are compared as they are, but for the spelling of line ends.
fn name_of_exact(patterns: &[&str], digits: bool) -> Option<&'static str> {
    let spelled = |pattern: &&str| pattern.replace('\r', r"\r").replace('\n', r"\n");
    let patterns: Vec<String> = patterns.iter().map(spelled).collect();
    if patterns == DEEPSEEK_V3 {
        return Some("deepseek-v3");
    }
    if patterns == [EXAONE_MOE] {
        return Some("exaone-moe");
    }
    let mut pairs = patterns.iter().zip(DEEPSEEK_LLM).enumerate();
    let is_llm = patterns.len() == DEEPSEEK_LLM.len()
        && pairs.all(|(i, (found, known))| match i {
            1 => found.starts_with(known),
            _ => found == known,
        });
    (is_llm && digits).then_some("deepseek-llm")
}

/// Writes a pattern the one way that the table has: possessive and greedy repetition match the same
/// words here, and the contractions of tiktoken those of GPT-4.
fn plain(pattern: &str) -> String {
    pattern
        .replace("?+", "?")
        .replace("++", "+")
        .replace("*+", "*")
        .replace(r"'(?i:[sdmt]|ll|ve|re)", "(?i:'s|'t|'re|'ve|'m|'ll|'d)")
        .replace(
            r"(?:'[sS]|'[tT]|'[rR][eE]|'[vV][eE]|'[mM]|'[lL][lL]|'[dD])",
            "(?i:'s|'t|'re|'ve|'m|'ll|'d)",
        )
        .replace(r"|\s*[\r\n]|", r"|\s*[\r\n]+|")
}

/// Returns GGUF's name of a pre-tokenizer.
///
/// # Errors
/// Says what in it no name stands for.
pub(super) fn name(tokenizer: &Value) -> Result<&'static str, String> {
    let mut found = PreTokenizerParts::default();
    found.add(&tokenizer["pre_tokenizer"]);
    if let Some(unknown) = found.unknown {
        return Err(format!("the pre-tokenizer {unknown:?} is not read here"));
    }
    if let Some(name) = name_of_exact(&found.patterns, found.digits).filter(|_| !found.gpt2) {
        return Ok(name);
    }
    let ignores_merges = tokenizer["model"]["ignore_merges"] == true;
    let composes = composes(&tokenizer["normalizer"]);
    let patterns: Vec<String> = found.patterns.iter().map(|pattern| plain(pattern)).collect();
    let patterns: Vec<&str> = patterns.iter().map(String::as_str).collect();
    let name = match (&patterns[..], found.gpt2, found.digits) {
        ([], true, true) if composes => "command-r",
        ([], true, true) => "smollm",
        ([], true, false) if composes => "olmo",
        ([], true, false) => "gpt-2",
        ([CL100K], false, false) if ignores_merges => "llama-bpe",
        ([CL100K], false, false) => "dbrx",
        ([QWEN2], false, false) if composes => "qwen2",
        ([QWEN2], false, false) => "kormo",
        ([QWEN35], false, false) if composes => "qwen35",
        ([O200K], false, false) => "gpt-4o",
        ([TEKKEN], false, false) => "tekken",
        _ => {
            let shown = format!("{:?}", found.patterns);
            let shown: String = shown.chars().take(300).collect();
            return Err(format!("no name stands for the pre-tokenizer with the patterns {shown}"));
        }
    };
    Ok(name)
}

/// Returns whether the pre-tokenizer of a name composes text (NFC).
pub(super) fn name_composes(name: &str) -> bool {
    const COMPOSING: [&str; 10] = [
        "command-r",
        "deepseek-r1-qwen",
        "f2llmv2",
        "hunyuan",
        "modern-bert",
        "mpt",
        "olmo",
        "qwen2",
        "qwen35",
        "stablelm2",
    ];
    COMPOSING.contains(&name)
}

/// Returns whether a normalizer composes text (NFC).
pub(super) fn composes(normalizer: &Value) -> bool {
    let parts = normalizer["normalizers"].as_array();
    normalizer["type"] == "NFC" || parts.into_iter().flatten().any(|part| part["type"] == "NFC")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn patterns_have_names() {
        let split = |pattern: &str| {
            json!({"type": "Sequence", "pretokenizers": [
                {"type": "Split", "pattern": {"Regex": pattern}, "behavior": "Isolated"},
                {"type": "ByteLevel", "add_prefix_space": false, "use_regex": false},
            ]})
        };
        let named = |pre: Value, model: Value, normalizer: Value| {
            let tokenizer = json!({"pre_tokenizer": pre, "model": model, "normalizer": normalizer});
            name(&tokenizer)
        };
        let nfc = json!({"type": "NFC"});
        let null = Value::Null;
        let ignores = json!({"ignore_merges": true});
        let byte_level = json!({"type": "ByteLevel", "add_prefix_space": false});
        assert_eq!(named(split(CL100K), ignores.clone(), null.clone()), Ok("llama-bpe"));
        assert_eq!(named(split(CL100K), json!({}), null.clone()), Ok("dbrx"));
        assert_eq!(named(split(QWEN2), json!({}), nfc), Ok("qwen2"));
        let possessive =
            CL100K.replace(r"\p{N}]?", r"\p{N}]?+").replace(r"+[\r\n]*|", r"++[\r\n]*|");
        assert_eq!(named(split(&possessive), json!({}), null.clone()), Ok("dbrx"));
        assert_eq!(named(byte_level, json!({}), null.clone()), Ok("gpt-2"));
        let several = |patterns: &[&str]| {
            let splits = patterns.iter().map(|pattern| split(pattern)["pretokenizers"][0].clone());
            let byte_level =
                json!({"type": "ByteLevel", "add_prefix_space": false, "use_regex": false});
            let parts: Vec<Value> = splits.chain([byte_level]).collect();
            json!({"type": "Sequence", "pretokenizers": parts})
        };
        let v3 = DEEPSEEK_V3.map(|pattern| pattern.replace(r"\r\n", "\r\n"));
        let v3: Vec<&str> = v3.iter().map(String::as_str).collect();
        assert_eq!(named(several(&v3), json!({}), null.clone()), Ok("deepseek-v3"));
        assert!(named(several(&v3[1..]), json!({}), null.clone()).is_err());
        assert_eq!(named(split(EXAONE_MOE), json!({}), null.clone()), Ok("exaone-moe"));
        assert!(named(split("a|b"), json!({}), null.clone()).unwrap_err().contains("a|b"));
        assert!(named(json!({"type": "Metaspace"}), json!({}), null).is_err());
    }
}
