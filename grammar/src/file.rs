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
//! and what is allocated is never more than the file is long.

use sha2::{Digest, Sha256};

use crate::Error;
use crate::expression::{Expr, Exprs};
use crate::vocabulary::Vocabulary;

const MAGIC: &[u8; 8] = b"hob gram";

/// Changes whenever the same bytes would mean something else.
const VERSION: u32 = 5;

const HEADER: usize = 8 + 4 + 32 + 8 + 32;

/// An error in the contents of a file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Damage(pub &'static str);

/// Numbers and bytes, one after another.
#[derive(Default)]
pub(crate) struct Output(Vec<u8>);

impl Output {
    pub(crate) fn number(&mut self, number: u32) {
        self.0.extend_from_slice(&number.to_le_bytes());
    }

    pub(crate) fn numbers<const N: usize>(&mut self, numbers: [u32; N]) {
        for n in numbers.into_iter() {
            self.number(n);
        }
    }

    /// Writes the number of things that follow: fewer than 2^32 by the limits of the engine.
    pub(crate) fn count(&mut self, count: usize) {
        self.number(count as u32);
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.count(bytes.len());
        self.raw(bytes);
    }

    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.0
    }
}

/// The same, read again.
pub(crate) struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Input(bytes)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn take(&mut self, n: usize) -> Result<&'a [u8], Damage> {
        let (head, rest) = self.0.split_at_checked(n).ok_or(Damage("an early end"))?;
        self.0 = rest;
        Ok(head)
    }

    pub(crate) fn number(&mut self) -> Result<u32, Damage> {
        let bytes = self.take(4)?;
        Ok(bytes.iter().rev().fold(0, |n, &b| n << 8 | u32::from(b)))
    }

    pub(crate) fn numbers<const N: usize>(&mut self) -> Result<[u32; N], Damage> {
        let mut out = [0; N];
        for n in &mut out {
            *n = self.number()?;
        }
        Ok(out)
    }

    /// Returns how many things follow, each of at least `size` bytes: no more than there is room
    /// for.
    pub(crate) fn count(&mut self, size: usize) -> Result<usize, Damage> {
        let n = self.number()? as usize;
        if n.saturating_mul(size) <= self.0.len() {
            Ok(n)
        } else {
            Err(Damage("a count past the end"))
        }
    }

    pub(crate) fn bytes(&mut self) -> Result<&'a [u8], Damage> {
        let n = self.count(1)?;
        self.take(n)
    }
}

/// SHA-256 of the tokens, each with its length before it.
fn tokens_hash(vocabulary: &Vocabulary) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash_tokens(&mut hash, (0..vocabulary.len() as u32).map(|token| vocabulary.bytes(token)));
    hash.finalize().into()
}

/// Adds tokens to a hash, each with its length before it.
pub(crate) fn hash_tokens<'a>(hash: &mut Sha256, tokens: impl Iterator<Item = &'a [u8]>) {
    // many at once: they are short
    let mut some = Vec::with_capacity(1 << 16);
    for bytes in tokens {
        some.extend_from_slice(&(bytes.len() as u32).to_le_bytes());
        some.extend_from_slice(bytes);
        if some.len() >= 1 << 15 {
            hash.update(&some);
            some.clear();
        }
    }
    hash.update(&some);
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
    out.extend_from_slice(&(body.0.len() as u64).to_le_bytes());
    out.extend_from_slice(&Sha256::digest(&body.0));
    out.extend_from_slice(&body.0);
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
    let mut input = Input(bytes);
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
    if length != input.0.len() as u64 {
        let found = format!("{} bytes after the header", bytes.len().saturating_sub(HEADER));
        return Err(error(&found, &format!("{length}")));
    }
    if checksum != Sha256::digest(input.0).as_slice() {
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
    let exprs = Exprs::read(input)?;
    if !input.0.is_empty() {
        return Err(Damage("bytes after the end"));
    }
    if root == Exprs::EMPTY || !exprs.knows(root) {
        return Err(Damage("the root"));
    }
    Ok((exprs, root, ignored))
}
