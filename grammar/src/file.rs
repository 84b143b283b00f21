//! Precompiled grammars: the expressions of an automaton in a file, for one tokenizer.
//!
//! ```text
//!    8 bytes   "hob gram"
//!    4         version
//!   32         SHA-256 of the tokens: numbers of tokens in a grammar mean nothing to another
//!              tokenizer
//!    8         length of what follows
//!   32         SHA-256 of what follows
//!              the root, the keywords that are not enforced, the expressions;
//!              numbers are 32 bits, little-endian
//! ```
//!
//! The checksum finds accidents, not intent: everything that is read is checked before it is used,
//! and what is allocated is never more than the file is long, but for texts whose parts may come:
//! some fourteen times their length, by which these are found.

use sha2::{Digest, Sha256};

use crate::Error;
use crate::codec::{Damage, Input, Output, hash_tokens};
use crate::expression::{Expr, Exprs};
use crate::mask::vocabulary::Vocabulary;
use crate::syntax::schema::common;

const MAGIC: &[u8; 8] = b"hob gram";

/// Changes whenever the same bytes would mean something else.
const VERSION: u32 = 10;

const HEADER: usize = 8 + 4 + 32 + 8 + 32;

/// Returns the SHA-256 of the tokens, each with its length before it.
fn tokens_hash(vocabulary: &Vocabulary) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash_tokens(&mut hash, (0..vocabulary.len() as u32).map(|token| vocabulary.bytes(token)));
    hash.finalize().into()
}

/// Returns whether a file says of itself that it is a precompiled grammar.
pub fn is_precompiled(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// Writes rules, the expression of the whole text, and the JSON pointers of the keywords that are
/// not enforced as the bytes of a file.
pub(crate) fn write(
    exprs: &Exprs,
    root: Expr,
    ignored: &[String],
    vocabulary: &Vocabulary,
) -> Vec<u8> {
    let mut body = Output::default();
    body.number(root.0);
    body.count(ignored.len());
    for pointer in ignored {
        body.bytes(pointer.as_bytes());
    }
    exprs.write(&mut body);
    let mut out = MAGIC.to_vec();
    out.extend_from_slice(&VERSION.to_le_bytes());
    out.extend_from_slice(&tokens_hash(vocabulary));
    let body = body.into_bytes();
    out.extend_from_slice(&(body.len() as u64).to_le_bytes());
    out.extend_from_slice(&Sha256::digest(&body));
    out.extend_from_slice(&body);
    out
}

/// Reads what [`write`] has written: the rules, the expression of the whole text, and the JSON
/// pointers of the keywords that they do not enforce.
///
/// # Errors
/// It is no such file, of another version, for another tokenizer, or damaged.
pub(crate) fn expressions(
    bytes: &[u8],
    vocabulary: &Vocabulary,
) -> Result<(Exprs, Expr, Vec<String>), Error> {
    let error = |found: &str, expected: &str| Error::Precompiled {
        found: found.into(),
        expected: expected.into(),
    };
    let damaged = |Damage(what)| error(&format!("damage: {what}"), "the file as it was written");
    let mut input = Input::new(bytes);
    if input.take(8).ok() != Some(MAGIC) {
        return Err(error("other bytes at the beginning", "the label of a precompiled grammar"));
    }
    let version = input.number().map_err(damaged)?;
    if version != VERSION {
        return Err(error(
            &format!("version {version}"),
            &format!("version {VERSION}: compile the grammar again"),
        ));
    }
    if input.take(32).map_err(damaged)? != tokens_hash(vocabulary) {
        return Err(error("a grammar for another tokenizer", "one compiled with this model"));
    }
    let [low, high] = input.numbers().map_err(damaged)?;
    let length = u64::from(high) << 32 | u64::from(low);
    let checksum = input.take(32).map_err(damaged)?;
    if length != input.rest().len() as u64 {
        let found = format!("{} bytes after the header", bytes.len().saturating_sub(HEADER));
        return Err(error(&found, &format!("{length}")));
    }
    if checksum != Sha256::digest(input.rest()).as_slice() {
        return Err(error("damage: the checksum differs", "the file as it was written"));
    }
    read(&mut input).map_err(damaged)
}

fn read(input: &mut Input) -> Result<(Exprs, Expr, Vec<String>), Damage> {
    let root = Expr(input.number()?);
    let mut ignored = Vec::new();
    for _ in 0..input.count(4)? {
        let pointer = std::str::from_utf8(input.bytes()?).map_err(|_| Damage("a pointer"))?;
        ignored.push(pointer.to_owned());
    }
    let exprs = Exprs::read(input, &common().res())?;
    if !input.is_empty() {
        return Err(Damage("bytes after the end"));
    }
    if root == Exprs::EMPTY || !exprs.knows(root) {
        return Err(Damage("the root"));
    }
    Ok((exprs, root, ignored))
}
