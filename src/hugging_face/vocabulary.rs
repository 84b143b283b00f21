//! The vocabulary: `tokenizer.model`, or else `tokenizer.json`, as GGUF has it.

mod unigram_tables;

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use serde_json::{Map, Value as Json};

use self::unigram_tables::{of_unigrams, of_unigrams_in_json};
use super::config::ModelConfig;
use super::content::{self, VocabularyKind};
use super::files::{read_object, read_small};
use super::metadata::Entries;
use super::sentencepiece::Normalization;
use super::special::{self, TokenizerFiles};
use super::{Error, fingerprint, origin, pre, sentencepiece, tiktoken};
use crate::gguf::Value;

/// Longest file of a tokenizer, in bytes; that of Gemma 3 has 33 millions.
const MAX_TOKENIZER: u64 = 128 << 20;
/// Longest vocabulary of tiktoken, in bytes; that of Kimi has 3 millions.
const MAX_RANKS: u64 = 16 << 20;
/// The class of Kimi's tokenizer, whose pattern is in its code alone.
const KIMI_TOKENIZER: &str = "TikTokenTokenizer";
/// Kimi's tokens that are no text, after those of the vocabulary.
const N_KIMI_CONTROLS: usize = 256;

/// The token that ends a turn of the first Gemma, which none of its files names as one.
const GEMMA_TURN_END: usize = 107;
/// The text of that token.
const TURN_END: &[u8] = b"<end_of_turn>";

/// The architectures whose vocabulary may be one of unigrams.
const UNIGRAM_ARCHS: [&str; 3] = ["bert", "gte", "nomic-bert-moe"];
/// The token of XLM-RoBERTa that hides a word, which its vocabulary of unigrams has not.
const XLM_MASK: usize = 250_001;

/// The words for byte pairs of Jina's second generation that no name stands for.
const JINA_PAIRS: &str = "byte pairs of jina-bert-v2 are read here if they are the vocabulary of \
    jina-v2-code, jina-v2-de or jina-v2-es, and these are another";
/// Most tokens of a vocabulary that is looked for among those that are known.
const MAX_KNOWN: usize = 1 << 20;

/// The words in a pre-tokenizer that puts a space before a text.
const SPACE_PUT: &str = r#""add_prefix_space":true"#;

/// Types of tokens, by GGUF's numbers.
const NORMAL: i32 = 1;
const UNKNOWN: i32 = 2;
const CONTROL: i32 = 3;
const USER_DEFINED: i32 = 4;
const UNUSED: i32 = 5;
const BYTE: i32 = 6;

/// The tokens that are no text, of those that were added.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ControlRule {
    /// Those that the files call special.
    Said,
    /// Those, and others that look so.
    SaidOrSeen,
}

/// The file of a tokenizer that a folder has next to `tokenizer.model`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OtherVocabulary {
    Nothing,
    TokenizerJson,
}

/// A vocabulary on its way.
struct TokenTable {
    texts: Vec<Vec<u8>>,
    types: Vec<i32>,
    /// Scores, of a vocabulary of SentencePiece.
    scores: Option<Vec<f32>>,
}

impl TokenTable {
    /// Returns a vocabulary of `n` tokens that are not used.
    fn unused(n: usize, score: Option<f32>) -> TokenTable {
        TokenTable {
            texts: (0..n).map(|i| format!("[PAD{i}]").into_bytes()).collect(),
            types: vec![UNUSED; n],
            scores: score.map(|score| vec![score; n]),
        }
    }

    /// Sets a token; one past the end is left out.
    fn set(&mut self, id: usize, text: &[u8], ty: i32, score: f32) {
        if id >= self.texts.len() {
            tracing::debug!(id, "a token past the end of the vocabulary is left out");
            return;
        }
        self.texts[id] = text.to_vec();
        self.types[id] = ty;
        if let Some(scores) = &mut self.scores {
            scores[id] = score;
        }
    }

    /// Sets the tokens that were added.
    fn set_added(&mut self, files: &TokenizerFiles, controls: ControlRule) {
        for token in files.added() {
            let seen = controls == ControlRule::SaidOrSeen && looks_special(token.text);
            if token.special || seen {
                self.set(token.id, token.text.as_bytes(), CONTROL, -1000.0);
            } else {
                let text = token.text.replace('▁', " ");
                self.set(token.id, text.as_bytes(), USER_DEFINED, -1000.0);
            }
        }
    }

    /// Adds the keys of the vocabulary.
    fn add_to(self, model: &str, pre: Option<&str>, entries: &mut Entries) {
        let mut push = |key: &str, value: Value| {
            entries.push((format!("tokenizer.ggml.{key}"), value));
        };
        push("model", model.into());
        if let Some(pre) = pre {
            push("pre", pre.into());
        }
        push("tokens", Value::strings(&self.texts));
        if let Some(scores) = self.scores {
            push("scores", scores.into());
        }
        push("token_type", self.types.into());
    }
}

/// Returns whether a token that is marked as text is one that controls.
fn looks_special(text: &str) -> bool {
    ["<pad>", "<mask>", "<2mass>", "[@BOS@]"].contains(&text)
        || (text.starts_with("<|") && text.ends_with("|>"))
        || (text.starts_with("<｜") && text.ends_with("｜>"))
        || (text.starts_with("<unused") && text.ends_with('>'))
}

/// Returns the metadata of the tokenizer of a model with `n_vocab` tokens, and adds warnings of
/// what in it is left out.
///
/// # Errors
/// There is no tokenizer, or one of a kind that is not read.
pub(super) fn metadata(
    folder: &Path,
    config: &ModelConfig,
    arch: &str,
    n_vocab: usize,
    warnings: &mut Vec<String>,
) -> Result<Entries, Error> {
    let json = folder.join("tokenizer.json");
    let of_config = folder.join("tokenizer_config.json");
    let pieces = folder.join("tokenizer.model");
    let ranks = folder.join("tiktoken.model");
    let object = |path: &Path| -> Result<Map<String, Json>, Error> {
        if path.is_file() { read_object(path, MAX_TOKENIZER) } else { Ok(Map::new()) }
    };
    let mut files =
        TokenizerFiles { tokenizer: Json::Object(object(&json)?), config: object(&of_config)? };
    content::check_added(&files.tokenizer).map_err(|what| Error::invalid(&json, what))?;
    content::check_decoder(&files.config).map_err(|what| Error::invalid(&of_config, what))?;
    add_warnings(folder, arch, &files, n_vocab, warnings);
    let mut entries = Entries::new();
    let of_xlm = folder.join("sentencepiece.bpe.model");
    if UNIGRAM_ARCHS.contains(&arch) && of_xlm.is_file() {
        let file = read_small(&of_xlm, MAX_TOKENIZER)?;
        let table = of_unigrams(&file, n_vocab, &mut entries);
        let mut table = table.map_err(|what| Error::invalid(&of_xlm, what))?;
        if arch != "bert" {
            table.set(XLM_MASK, b"<mask>", CONTROL, 0.0);
        }
        table.add_to("t5", Some("default"), &mut entries);
    } else if pieces.is_file() {
        let file = read_small(&pieces, MAX_TOKENIZER)?;
        let beside =
            if json.is_file() { OtherVocabulary::TokenizerJson } else { OtherVocabulary::Nothing };
        let rules = checked_rules(&file, beside, warnings);
        let rules = rules.map_err(|what| Error::invalid(&pieces, what))?;
        content::check_normalizer(&files.tokenizer["normalizer"], VocabularyKind::Pieces, warnings)
            .map_err(|what| Error::invalid(&json, what))?;
        let table = of_pieces(&file, &files, arch, n_vocab);
        let table = table.map_err(|what| Error::invalid(&pieces, what))?;
        if arch == "gemma" && table.texts.get(GEMMA_TURN_END).is_some_and(|t| t == TURN_END) {
            entries.push(("tokenizer.ggml.eot_token_id".into(), (GEMMA_TURN_END as u32).into()));
        }
        table.add_to("llama", Some("default"), &mut entries);
        add_space_prefix(&files, arch, Some(rules.adds_space), &mut entries);
    } else if json.is_file() {
        add_json(&files, arch, n_vocab, &mut entries, warnings)
            .map_err(|what| Error::invalid(&json, what))?;
    } else if ranks.is_file() {
        add_ranks(&ranks, &of_config, &mut files, n_vocab, &mut entries)?;
    } else {
        let what = "there is neither tokenizer.json nor tokenizer.model in it";
        return Err(Error::invalid(folder, what));
    }
    special::add_tokens(&files, config, n_vocab, &mut entries, warnings);
    special::add_tokens_of_family(&files, config, arch, &mut entries);
    special::add_template(folder, &files, &mut entries)?;
    Ok(entries)
}

/// Adds warnings of what the files of a tokenizer say and no vocabulary here has.
fn add_warnings(
    folder: &Path,
    arch: &str,
    files: &TokenizerFiles,
    n_vocab: usize,
    warnings: &mut Vec<String>,
) {
    if !knows_spaces(folder, arch) {
        content::warn_of_spaces(&files.tokenizer, &files.config, warnings);
    }
    warnings.extend(warning_of_tokens_past(files, n_vocab));
}

/// Returns a warning of tokens whose numbers the model has no row for, which are left out;
/// transformers finds them in texts, and then fails.
fn warning_of_tokens_past(files: &TokenizerFiles, n_vocab: usize) -> Option<String> {
    const MOST_NAMED: usize = 3;
    let added = files.added();
    let added = added.iter().map(|token| (token.id, token.text));
    let all = vocabulary(files).map(|(text, id)| (id, text)).chain(added);
    let past: BTreeMap<usize, &str> = all.filter(|(id, _)| *id >= n_vocab).collect();
    let named = past.iter().take(MOST_NAMED).map(|(id, text)| {
        let text: String = text.chars().take(50).collect();
        format!("{id} {text:?}")
    });
    let named = named.collect::<Vec<_>>().join(", ");
    let more = if past.len() > MOST_NAMED { ", …" } else { "" };
    let what = match past.len() {
        0 => return None,
        1 => "a token of the tokenizer is".to_owned(),
        n => format!("{n} tokens of the tokenizer are"),
    };
    Some(format!("{what} left out: the model has {n_vocab} (vocab_size), and not {named}{more}"))
}

/// Adds a vocabulary of tiktoken, which is read of Kimi alone: the pattern of others is not known.
///
/// # Errors
/// It is another's, or not sound.
fn add_ranks(
    path: &Path,
    of_config: &Path,
    files: &mut TokenizerFiles,
    n_vocab: usize,
    entries: &mut Entries,
) -> Result<(), Error> {
    if files.config.get("tokenizer_class").is_none_or(|class| class != KIMI_TOKENIZER) {
        let what = format!("tokenizer_class: {KIMI_TOKENIZER:?} was expected of tiktoken");
        return Err(Error::invalid(of_config, what));
    }
    let file = read_small(path, MAX_RANKS)?;
    add_kimi(&file, files, n_vocab, entries).map_err(|what| Error::invalid(path, what))?;
    // config.json says which tokens are special, and not this
    files.config.remove("added_tokens_decoder");
    Ok(())
}

/// Adds Kimi's vocabulary, of which tiktoken's file has the texts; those after them control.
///
/// # Errors
/// Says what is wrong with the file.
fn add_kimi(
    file: &[u8],
    files: &TokenizerFiles,
    n_vocab: usize,
    entries: &mut Entries,
) -> Result<(), String> {
    let tokens = tiktoken::tokens(file)?;
    if tokens.len() > n_vocab {
        return Err(format!("it has {} tokens, and the model {n_vocab}", tokens.len()));
    }
    let mut table = TokenTable::unused(n_vocab, None);
    for (id, token) in tokens.iter().enumerate() {
        table.set(id, tiktoken::spelled(token).as_bytes(), NORMAL, 0.0);
    }
    let added = files.added();
    for id in tokens.len()..n_vocab.min(tokens.len() + N_KIMI_CONTROLS) {
        let text = added.iter().find(|token| token.id == id).map(|token| token.text.to_owned());
        let text = text.unwrap_or_else(|| format!("<|reserved_token_{id}|>"));
        table.set(id, text.as_bytes(), CONTROL, 0.0);
    }
    table.add_to("gpt2", Some("kimi-k2"), entries);
    let merges = tiktoken::merges(&tokens)?;
    entries.push(("tokenizer.ggml.merges".into(), Value::strings(&merges)));
    Ok(())
}

/// Returns whether a model's name says which of its tokens take the white space beside them.
fn knows_spaces(folder: &Path, arch: &str) -> bool {
    let name = origin::model_name(folder).to_ascii_lowercase();
    arch == "phi3" && (name.contains("phi-3") || name.contains("phi3"))
}

/// Returns the rules of a vocabulary of pieces; those of `tokenizer.json` beside it go before
/// them.
///
/// # Errors
/// Says what is wrong with the file, or that its vocabulary is of another kind.
fn checked_rules(
    file: &[u8],
    beside: OtherVocabulary,
    warnings: &mut Vec<String>,
) -> Result<Normalization, String> {
    let rules = sentencepiece::normalization(file)?;
    if let Some(kind) = rules.kind.filter(|&kind| kind != sentencepiece::PAIRS) {
        let kind = match kind {
            sentencepiece::UNIGRAMS => "unigrams",
            3 => "words",
            4 => "letters",
            _ => "an unknown kind",
        };
        return Err(format!("a vocabulary of {kind} is not read here; one of merged pairs is"));
    }
    if beside == OtherVocabulary::Nothing && rules.is_said {
        const END: &str = "is left out: tokens of some texts differ by it";
        if !rules.charsmap.is_empty() {
            warnings.push(format!("the normalization of letters (precompiled_charsmap) {END}"));
        }
        if rules.removes_spaces {
            warnings.push(format!("remove_extra_whitespaces {END}"));
        }
    }
    Ok(rules)
}

/// Returns the vocabulary of `tokenizer.model`.
///
/// # Errors
/// Says what is wrong with the file.
fn of_pieces(
    file: &[u8],
    files: &TokenizerFiles,
    arch: &str,
    n_vocab: usize,
) -> Result<TokenTable, &'static str> {
    let mut table = TokenTable::unused(n_vocab, Some(-10000.0));
    for (id, piece) in sentencepiece::pieces(file)?.iter().enumerate() {
        table.set(id, &piece.text, piece.ty, piece.score);
    }
    let controls = match arch {
        "phi3" | "phimoe" => ControlRule::Said,
        _ => ControlRule::SaidOrSeen,
    };
    table.set_added(files, controls);
    Ok(table)
}

/// Adds the vocabulary of `tokenizer.json`.
///
/// # Errors
/// Says what in it is not read.
fn add_json(
    files: &TokenizerFiles,
    arch: &str,
    n_vocab: usize,
    entries: &mut Entries,
    warnings: &mut Vec<String>,
) -> Result<(), String> {
    let model = &files.tokenizer["model"];
    match model["type"].as_str() {
        Some("WordPiece") => {
            content::check_vocabulary(model)?;
            let table = of_word_pieces(files, n_vocab, entries)?;
            table.add_to("bert", Some("bert-bge"), entries);
            return Ok(());
        }
        Some("Unigram") if UNIGRAM_ARCHS.contains(&arch) => {
            let table = of_unigrams_in_json(files, n_vocab, entries, warnings)?;
            table.add_to("t5", Some("default"), entries);
            return Ok(());
        }
        Some("BPE") => {}
        kind => {
            let kind: String = kind.unwrap_or("(none)").chars().take(50).collect();
            let what = "is not read here; BPE and WordPiece are";
            return Err(format!("a vocabulary of kind {kind:?} {what}"));
        }
    }
    content::check_ways(model)?;
    content::check_vocabulary(model)?;
    content::check_merges(model)?;
    let normalizer = &files.tokenizer["normalizer"];
    let has_bytes = model["byte_fallback"] == true;
    if has_bytes {
        content::check_normalizer(normalizer, VocabularyKind::Pieces, warnings)?;
        add_space_prefix(files, arch, None, entries);
    }
    if has_bytes && arch != "gemma4" {
        of_pieces_in_json(files, n_vocab).add_to("llama", Some("default"), entries);
        return Ok(());
    }
    if has_bytes {
        of_pairs_of_letters(files, n_vocab).add_to("gemma4", None, entries);
    } else {
        let pre = pre_of_pairs(files, arch)?;
        let composes = pre::name_composes(pre);
        let kind = if composes { VocabularyKind::Composed } else { VocabularyKind::Bytes };
        content::check_normalizer(normalizer, kind, warnings)?;
        of_bpe(files, n_vocab).add_to("gpt2", Some(pre), entries);
    }
    entries.push(("tokenizer.ggml.merges".into(), Value::strings(&merges(model)?)));
    Ok(())
}

/// Returns GGUF's name of the pre-tokenizer of byte pairs: by its pattern, else by what the
/// vocabulary makes of a text.
///
/// # Errors
/// Says what no name stands for.
fn pre_of_pairs(files: &TokenizerFiles, arch: &str) -> Result<&'static str, String> {
    let by_pattern = pre::name(&files.tokenizer);
    match (arch, by_pattern.as_deref()) {
        ("bert", Ok("gpt-2")) => return Ok("roberta-bpe"),
        // patterns do not tell their vocabularies apart
        ("jina-bert-v2", _) | (_, Err(_)) => {}
        _ => return by_pattern,
    }
    match (arch, known_pairs(files)?) {
        ("jina-bert-v2", Some(name)) if name.starts_with("jina-v") => Ok(name),
        ("jina-bert-v2", _) => Err(JINA_PAIRS.into()),
        (_, Some(name)) => {
            tracing::debug!(name, "the pre-tokenizer is known by what it makes of a text");
            Ok(name)
        }
        (_, None) => by_pattern,
    }
}

/// Returns GGUF's name of the pre-tokenizer of byte pairs whose vocabulary is known.
///
/// # Errors
/// Its merges are of an unknown form.
fn known_pairs(files: &TokenizerFiles) -> Result<Option<&'static str>, String> {
    let ids = vocabulary(files).map(|(_, id)| id);
    let highest = ids.chain(files.added().iter().map(|token| token.id)).max();
    let n_tokens = highest.map_or(0, |id| id.saturating_add(1));
    // the text begins with white space, before which none is put
    let puts_space = files.tokenizer["pre_tokenizer"].to_string().contains(SPACE_PUT);
    if n_tokens > MAX_KNOWN || puts_space {
        return Ok(None);
    }
    let mut entries = Entries::new();
    // any name will do
    of_bpe(files, n_tokens).add_to("gpt2", Some("gpt-2"), &mut entries);
    let merges = merges(&files.tokenizer["model"])?;
    entries.push(("tokenizer.ggml.merges".into(), Value::strings(&merges)));
    let composes = pre::composes(&files.tokenizer["normalizer"]);
    let found = fingerprint::name(entries, &files.frame());
    Ok(found.filter(|name| pre::name_composes(name) == composes))
}

/// Adds the key that says whether a space is put before a text, where it is not as usual; `of_file`
/// is what `tokenizer.model` says, if there is one.
fn add_space_prefix(
    files: &TokenizerFiles,
    arch: &str,
    of_file: Option<bool>,
    entries: &mut Entries,
) {
    let of_config = files.config.get("add_prefix_space").and_then(Json::as_bool);
    let has_tokenizer = files.tokenizer.as_object().is_some_and(|parts| !parts.is_empty());
    let normalizer = files.tokenizer["normalizer"].to_string();
    let pre_tokenizer = files.tokenizer["pre_tokenizer"].to_string();
    let is_bare = files.tokenizer.get("normalizer").is_some_and(|found| !found.is_null())
        && !normalizer.contains("Prepend")
        && !pre_tokenizer.contains("Metaspace");
    let is_never =
        !normalizer.contains("Prepend") && pre_tokenizer.contains(r#""prepend_scheme":"never""#);
    let added = match of_config {
        _ if arch.starts_with("gemma") => Some(false),
        None if is_bare || is_never => Some(false),
        None if !has_tokenizer => of_file.filter(|added| !added),
        found => found,
    };
    if let Some(added) = added {
        entries.push(("tokenizer.ggml.add_space_prefix".into(), added.into()));
    }
}

/// Returns the texts of a vocabulary in JSON, with their numbers.
fn vocabulary(files: &TokenizerFiles) -> impl Iterator<Item = (&str, usize)> {
    let vocabulary = files.tokenizer["model"]["vocab"].as_object();
    vocabulary
        .into_iter()
        .flatten()
        .filter_map(|(text, id)| Some((text.as_str(), usize::try_from(id.as_u64()?).ok()?)))
}

/// Returns the vocabulary of byte-level BPE.
fn of_bpe(files: &TokenizerFiles, n_vocab: usize) -> TokenTable {
    let mut table = TokenTable::unused(n_vocab, None);
    for (text, id) in vocabulary(files) {
        table.set(id, text.as_bytes(), NORMAL, 0.0);
    }
    table.set_added(files, ControlRule::SaidOrSeen);
    table
}

/// Returns the vocabulary of WordPiece: words begin with a mark, and what goes on has none. Adds
/// what becomes of letters.
///
/// # Errors
/// Says what hob does otherwise.
fn of_word_pieces(
    files: &TokenizerFiles,
    n_vocab: usize,
    entries: &mut Entries,
) -> Result<TokenTable, String> {
    let model = &files.tokenizer["model"];
    let normalizer = &files.tokenizer["normalizer"];
    for (found, expected, what) in [
        (&model["continuing_subword_prefix"], Json::from("##"), "continuing_subword_prefix"),
        (&normalizer["type"], "BertNormalizer".into(), "normalizer"),
        (&normalizer["clean_text"], true.into(), "clean_text"),
        (&normalizer["handle_chinese_chars"], true.into(), "handle_chinese_chars"),
        (&files.tokenizer["pre_tokenizer"]["type"], "BertPreTokenizer".into(), "pre_tokenizer"),
    ] {
        if *found != expected {
            return Err(format!("{what}: {expected} was expected, found {found}"));
        }
    }
    for key in ["lowercase", "strip_accents"] {
        if let Some(on) = normalizer[key].as_bool() {
            entries.push((format!("tokenizer.ggml.normalizer.{key}"), on.into()));
        }
    }
    let mut table = TokenTable::unused(n_vocab, None);
    for (text, id) in vocabulary(files) {
        table.set(id, text.as_bytes(), NORMAL, 0.0);
    }
    table.set_added(files, ControlRule::SaidOrSeen);
    for (text, ty) in table.texts.iter_mut().zip(&table.types) {
        match text.strip_prefix(b"##") {
            _ if *ty == CONTROL => {}
            Some(rest) => *text = rest.to_vec(),
            None => *text = ["▁".as_bytes(), text].concat(),
        }
    }
    Ok(table)
}

/// The tokens of Gemma 4 that are text, though they are special: what reads answers looks for them.
const VISIBLE: [&str; 7] = [
    "<|channel>",
    "<channel|>",
    "<|tool_call>",
    "<tool_call|>",
    "<|tool_response>",
    "<tool_response|>",
    "<|\"|>",
];

/// Returns the vocabulary of Gemma 4, whose letters are merged in the order of its merges.
fn of_pairs_of_letters(files: &TokenizerFiles, n_vocab: usize) -> TokenTable {
    const SCORE: f32 = -1000.0;
    let mut table = TokenTable::unused(n_vocab, Some(-10000.0));
    let mut n_base = 0;
    for (text, id) in vocabulary(files) {
        let is_byte = text.len() == 6 && text.starts_with("<0x") && text.ends_with('>');
        let ty = if is_byte { BYTE } else { NORMAL };
        table.set(id, text.as_bytes(), ty, SCORE);
        n_base = n_base.max(id + 1);
    }
    for token in files.added() {
        let ty = match token.text {
            text if VISIBLE.contains(&text) => USER_DEFINED,
            text if files.names_special(text) => CONTROL,
            // one of the vocabulary's own
            _ if token.id < n_base => NORMAL,
            _ => USER_DEFINED,
        };
        table.set(token.id, token.text.as_bytes(), ty, SCORE);
    }
    table
}

/// Returns the vocabulary of SentencePiece that was written as BPE. The order of merges is that of
/// scores, so that a token's score is the place of the first merge that makes it.
fn of_pieces_in_json(files: &TokenizerFiles, n_vocab: usize) -> TokenTable {
    let model = &files.tokenizer["model"];
    let mut ranks: HashMap<String, usize> = HashMap::new();
    for (rank, merge) in model["merges"].as_array().into_iter().flatten().enumerate() {
        let whole = match merge {
            Json::String(pair) => pair.replacen(' ', "", 1),
            pair => {
                let half = |i: usize| pair[i].as_str().unwrap_or_default();
                format!("{}{}", half(0), half(1))
            }
        };
        ranks.entry(whole).or_insert(rank);
    }
    let mut table = TokenTable::unused(n_vocab, Some(-10000.0));
    let unknown = model["unk_token"].as_str();
    for (text, id) in vocabulary(files) {
        let is_byte = text.len() == 6 && text.starts_with("<0x") && text.ends_with('>');
        let ty = match text {
            _ if is_byte => BYTE,
            text if Some(text) == unknown => UNKNOWN,
            _ => NORMAL,
        };
        let score = match ranks.get(text) {
            Some(&rank) => -(rank as f32),
            // no merge makes it: a letter, or a byte
            None if is_byte => 0.0,
            None => -1e6,
        };
        table.set(id, text.as_bytes(), ty, score);
    }
    table.set_added(files, ControlRule::SaidOrSeen);
    if let Some(id) = unknown.and_then(|text| model["vocab"][text].as_u64()) {
        let text = unknown.unwrap_or_default();
        table.set(usize::try_from(id).unwrap_or(usize::MAX), text.as_bytes(), UNKNOWN, 0.0);
    }
    table
}

/// Returns the merges as GGUF has them: two texts with a space between.
///
/// # Errors
/// They are of an unknown form.
fn merges(model: &Json) -> Result<Vec<String>, &'static str> {
    const EXPECTED: &str = "merges were expected as pairs of texts";
    let all = model["merges"].as_array().ok_or(EXPECTED)?;
    let text = |value: &Json| value.as_str().map(|text| text.replace(' ', "Ġ"));
    let pair = |merge: &Json| match merge {
        Json::String(pair) => Some(pair.clone()),
        Json::Array(pair) => match &pair[..] {
            [left, right] => Some(format!("{} {}", text(left)?, text(right)?)),
            _ => None,
        },
        _ => None,
    };
    all.iter().map(|merge| pair(merge).ok_or(EXPECTED)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn tokens_past_the_last_row_are_named() {
        let files = |added: Json| TokenizerFiles {
            tokenizer: json!({"model": {"vocab": {"a": 0, "b": 7}}, "added_tokens": added}),
            config: Map::new(),
        };
        let none = files(json!([{"id": 1, "content": "<s>", "special": true}]));
        assert_eq!(warning_of_tokens_past(&none, 8), None);
        let warning = warning_of_tokens_past(&none, 7).unwrap();
        assert_eq!(
            warning,
            "a token of the tokenizer is left out: the model has 7 (vocab_size), and not 7 \"b\""
        );
        let more = files(json!([{"id": 8, "content": "<s>", "special": true},
            {"id": 9, "content": "x"}, {"id": 10, "content": "y"}]));
        let warning = warning_of_tokens_past(&more, 7).unwrap();
        assert!(warning.starts_with("4 tokens of the tokenizer are left out"), "{warning}");
        assert!(warning.ends_with("7 \"b\", 8 \"<s>\", 9 \"x\", …"), "{warning}");
    }
}
