//! Texts that stand in another: some pieces of it that follow one another.
//!
//! The pieces make a suffix automaton (Blumer and others, "The smallest automaton recognizing the
//! subwords of a text", 1985): a state for each set of places where what was read may end, at most
//! two for each piece. Its steps by pieces are then written out as steps by bytes, since a piece
//! may begin another.

use serde_json::Value;

use crate::Error;
use crate::expression::graph::{GraphBuilder, MAX_NODES};
use crate::expression::{Expr, Exprs};
use crate::intern::FastMap;

/// Most bytes of the whole text.
const MAX_BYTES: usize = 4 << 20;

/// Returns the pieces that `%regex` names: `substring_chunks`, `substring_lines`,
/// `substring_words` or `substring_chars`.
///
/// # Errors
/// The value is no such object: the text says why.
pub(super) fn chunks(value: &Value) -> Result<Vec<String>, String> {
    let members = value.as_object().ok_or("`%regex` that is no object")?;
    let mut members = members.iter();
    let (Some((name, value)), None) = (members.next(), members.next()) else {
        return Err("`%regex` with no or several members".into());
    };
    let text = || value.as_str().ok_or_else(|| format!("`{name}` that is no string"));
    match name.as_str() {
        "substring_chars" => Ok(text()?.chars().map(String::from).collect()),
        "substring_lines" => Ok(lines(text()?)),
        "substring_words" => Ok(words(text()?)),
        "substring_chunks" => {
            let list = value.as_array().into_iter().flatten();
            let chunks: Option<Vec<String>> =
                list.map(|chunk| chunk.as_str().map(str::to_owned)).collect();
            chunks
                .filter(|_| value.is_array())
                .ok_or_else(|| format!("`{name}` that is no list of strings"))
        }
        _ => Err(format!("`{name}`")),
    }
}

/// Cuts a text into words and what stands between them: a character each but for words.
fn words(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut in_word = false;
    for c in text.chars() {
        let is_word = c.is_alphanumeric() || c == '_';
        match out.last_mut() {
            Some(last) if in_word && is_word => last.push(c),
            _ => out.push(c.into()),
        }
        in_word = is_word;
    }
    out
}

/// Cuts a text into lines without their ends, and these.
fn lines(text: &str) -> Vec<String> {
    let whole = text.split_inclusive('\n');
    let cut = whole.flat_map(|line| match line.strip_suffix('\n') {
        Some(line) => [line, "\n"],
        None => [line, ""],
    });
    cut.filter(|piece| !piece.is_empty()).map(String::from).collect()
}

/// A state of the suffix automaton over pieces.
#[derive(Clone, Debug, Default)]
struct SuffixState {
    /// Pieces of the longest text that leads here.
    length: u32,
    /// The state of the longest other text that ends at more places.
    link: Option<u32>,
    /// By the number of a piece.
    next: FastMap<u32, u32>,
}

/// Returns the states of the suffix automaton of a text, by the numbers of its pieces.
fn suffix_automaton(pieces: &[u32]) -> Vec<SuffixState> {
    let mut states = vec![SuffixState::default()];
    let mut last = 0u32;
    for &piece in pieces {
        let new = states.len() as u32;
        let length = states[last as usize].length + 1;
        states.push(SuffixState { length, ..SuffixState::default() });
        let mut at = Some(last);
        while let Some(state) = at.filter(|&s| !states[s as usize].next.contains_key(&piece)) {
            states[state as usize].next.insert(piece, new);
            at = states[state as usize].link;
        }
        states[new as usize].link = Some(match at {
            None => 0,
            Some(state) => {
                let known = states[state as usize].next[&piece];
                let length = states[state as usize].length + 1;
                if states[known as usize].length == length {
                    known
                } else {
                    split(&mut states, known, length, Some(state), piece)
                }
            }
        });
        last = new;
    }
    states
}

/// Makes a state for the shorter texts of `known`, and returns it.
fn split(
    states: &mut Vec<SuffixState>,
    known: u32,
    length: u32,
    mut from: Option<u32>,
    piece: u32,
) -> u32 {
    let copy = states.len() as u32;
    let shorter = SuffixState { length, ..states[known as usize].clone() };
    states.push(shorter);
    states[known as usize].link = Some(copy);
    while let Some(state) = from.filter(|&s| states[s as usize].next.get(&piece) == Some(&known)) {
        states[state as usize].next.insert(piece, copy);
        from = states[state as usize].link;
    }
    copy
}

/// Pieces that may come: of those after a state, sorted, from `lo` to before `hi`, which share the
/// `at` bytes that have been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct BegunPieces {
    state: u32,
    lo: u32,
    hi: u32,
    at: u32,
}

/// The steps by bytes while they are found.
struct Steps {
    /// By state, the pieces that may come and where they lead, sorted by their bytes.
    after: Vec<Vec<(Box<[u8]>, u32)>>,
    /// By what has begun, its number; each has a word that ends, but those within a piece.
    numbers: FastMap<(bool, Vec<BegunPieces>), u32>,
    found: Vec<(bool, Vec<BegunPieces>)>,
    edges: Vec<Vec<(u8, u32)>>,
}

impl Steps {
    fn number(&mut self, ends: bool, mut begun: Vec<BegunPieces>) -> u32 {
        begun.sort_unstable();
        begun.dedup();
        let key = (ends, begun);
        if let Some(&known) = self.numbers.get(&key) {
            return known;
        }
        let number = self.found.len() as u32;
        self.found.push(key.clone());
        self.numbers.insert(key, number);
        number
    }

    /// Returns all that may come after a state.
    fn all_after(&self, state: u32) -> BegunPieces {
        BegunPieces { state, lo: 0, hi: self.after[state as usize].len() as u32, at: 0 }
    }

    /// Returns where each byte leads what has begun.
    fn step(&mut self, begun: &[BegunPieces]) -> Vec<(u8, u32)> {
        let mut by_byte: Vec<(u8, bool, BegunPieces)> = Vec::new();
        for &BegunPieces { state, lo, hi, at } in begun {
            let mut lo = lo;
            while lo < hi {
                let list = &self.after[state as usize];
                let byte = list[lo as usize].0[at as usize];
                let range = &list[lo as usize..hi as usize];
                let n = range.partition_point(|piece| piece.0[at as usize] <= byte) as u32;
                let mut first = lo;
                // the piece that ends here, before those that it begins
                if list[first as usize].0.len() == at as usize + 1 {
                    let to = list[first as usize].1;
                    by_byte.push((byte, true, self.all_after(to)));
                    first += 1;
                }
                if first < lo + n {
                    let inside = BegunPieces { state, lo: first, hi: lo + n, at: at + 1 };
                    by_byte.push((byte, false, inside));
                }
                lo += n;
            }
        }
        by_byte.sort_unstable();
        let mut out = Vec::new();
        for same in by_byte.chunk_by(|a, b| a.0 == b.0) {
            let ends = same.iter().any(|step| step.1);
            let begun = same.iter().map(|step| step.2).filter(|begun| begun.lo < begun.hi);
            let number = self.number(ends, begun.collect());
            out.push((same[0].0, number));
        }
        out
    }
}

/// Returns the expression of all texts that are pieces of a list in a row, none among them.
///
/// # Errors
/// The pieces are too long together, or it takes too much work or memory.
pub(super) fn expression(chunks: &[String], exprs: &mut Exprs) -> Result<Expr, Error> {
    let bytes: usize = chunks.iter().map(String::len).sum();
    if bytes > MAX_BYTES {
        let what = "the number of bytes of a text whose parts may come".into();
        return Err(Error::Limit { what, limit: MAX_BYTES });
    }
    let mut index: FastMap<&str, u32> = FastMap::default();
    let mut texts = Vec::new();
    let mut pieces = Vec::with_capacity(chunks.len());
    for chunk in chunks.iter().filter(|chunk| !chunk.is_empty()) {
        pieces.push(*index.entry(chunk).or_insert_with(|| {
            texts.push(chunk.as_str());
            texts.len() as u32 - 1
        }));
    }
    /// Steps that a state counts as.
    const STATE_WORK: u64 = 20;
    exprs.res.budget.take(pieces.len() as u64 * STATE_WORK);
    exprs.check()?;
    let states = suffix_automaton(&pieces);
    let after = states.iter().map(|state| {
        let mut list: Vec<(Box<[u8]>, u32)> =
            state.next.iter().map(|(&p, &to)| (texts[p as usize].as_bytes().into(), to)).collect();
        list.sort_unstable();
        list
    });
    let mut steps = Steps {
        after: after.collect(),
        numbers: FastMap::default(),
        found: Vec::new(),
        edges: Vec::new(),
    };
    let start = steps.all_after(0);
    steps.number(true, vec![start]);
    while let Some((_, begun)) = steps.found.get(steps.edges.len()).cloned() {
        exprs.res.budget.take(STATE_WORK);
        exprs.check()?;
        if steps.found.len() > MAX_NODES {
            let what = "the states of a text whose parts may come".into();
            return Err(Error::Limit { what, limit: MAX_NODES });
        }
        let edges = steps.step(&begun);
        steps.edges.push(edges);
    }
    let root = graph(&steps, exprs);
    Ok(exprs.alt([Exprs::EPS, root]))
}

/// Returns the words of all steps as a graph, from the first.
fn graph(steps: &Steps, exprs: &mut Exprs) -> Expr {
    const NEW: u32 = u32::MAX;
    let mut builder = GraphBuilder::new();
    let mut nodes = vec![NEW; steps.found.len()];
    // what a step leads to comes before it; text is finite, so none leads to itself
    let mut todo = vec![0u32];
    while let Some(&at) = todo.last() {
        let edges = &steps.edges[at as usize];
        let before = todo.len();
        todo.extend(edges.iter().map(|edge| edge.1).filter(|&to| nodes[to as usize] == NEW));
        if todo.len() > before {
            continue;
        }
        todo.pop();
        if nodes[at as usize] == NEW {
            let edges: Vec<(u8, u32)> =
                edges.iter().map(|&(byte, to)| (byte, nodes[to as usize])).collect();
            let ends = steps.found[at as usize].0 && at != 0;
            // no more nodes than steps, of which the number was looked at
            nodes[at as usize] = builder.node(ends, &edges).unwrap_or(0);
        }
    }
    let graph = builder.finish(nodes[0]);
    exprs.graph(graph)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Automaton;

    fn automaton(chunks: &[&str]) -> Automaton {
        let mut exprs = Exprs::new();
        let chunks: Vec<String> = chunks.iter().map(|&chunk| chunk.into()).collect();
        let root = expression(&chunks, &mut exprs).unwrap();
        exprs.seal(&[]);
        Automaton::new(exprs, root).unwrap()
    }

    /// Compares with all runs of pieces, one by one.
    #[test]
    fn runs_of_pieces_match_and_nothing_else() {
        for chunks in [
            vec!["abc", "de", "fg"],
            vec!["a", "ab", "b", "a", "b", "ab"],
            vec!["a"; 12],
            vec!["x", "xy", "xyx", "y", "x", "xy"],
        ] {
            let mut automaton = automaton(&chunks);
            let mut runs = std::collections::HashSet::from([String::new()]);
            for from in 0..chunks.len() {
                for to in from..=chunks.len() {
                    runs.insert(chunks[from..to].concat());
                }
            }
            let whole = chunks.concat();
            for from in 0..whole.len() {
                for to in from..=whole.len() {
                    let text = &whole[from..to];
                    let matches = automaton.matches(text.as_bytes()).unwrap();
                    assert_eq!(matches, runs.contains(text), "{chunks:?}: {text}");
                }
            }
            assert!(!automaton.matches(b"z").unwrap());
        }
    }

    #[test]
    fn words_and_lines_are_cut_at_their_ends() {
        assert_eq!(words("foo bar. baz"), ["foo", " ", "bar", ".", " ", "baz"]);
        let chunks = chunks(&serde_json::json!({"substring_words": "a bc"})).unwrap();
        assert_eq!(chunks, ["a", " ", "bc"]);
        assert_eq!(lines("a b\n\nc\n"), ["a b", "\n", "\n", "c", "\n"]);
        assert_eq!(lines("a\r\nb"), ["a\r", "\n", "b"]);
        assert!(super::chunks(&serde_json::json!({"substring_words": 1})).is_err());
        assert!(super::chunks(&serde_json::json!({})).is_err());
    }
}
