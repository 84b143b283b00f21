//! Tensors of a folder that are other tensors in GGUF: turned, cut or filled up. They are made
//! piece by piece, so that none lies in memory whole.

use std::borrow::Cow;

use super::Error;
use super::config::ModelConfig;

/// A way in which a tensor becomes others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TensorChange {
    /// The gates and ways up of all experts, `[n_expert, n_embd, 2 n_ff]`, have a row for each of
    /// their results.
    GateAndUp(ExpertForm),
    /// The ways down of all experts, `[n_expert, n_ff, n_embd]`, have a row for each result.
    Down(ExpertForm),
    /// The ways up of all experts without a gate, `[n_expert n_ff, n_embd]`, are apart.
    ExpertUps,
    /// The ways down of all experts without a gate, `[n_expert n_ff, n_embd]`, are apart and have a
    /// row for each result.
    ExpertDowns,
    /// The matrices by which heads make keys and values of one vector,
    /// `[n_head (d_k + d_v), n_latent]`, are apart, and those of keys turned.
    KeysAndValues,
    /// The table of this name has a row for each token: zeros where it ends before them.
    TokenTable(&'static str),
    /// The table of this name begins with the first position of a text, which comes after the
    /// number of the token that fills up.
    PositionTable(&'static str),
}

/// The form of a matrix of experts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExpertForm {
    /// A column for each result.
    Columns,
    /// A column for each result, as its makers published it, or a row, as transformers saves it;
    /// the shape says which, and means rows where it may be either.
    Either,
}

/// Most rows that a table may have fewer than there are tokens; Gemma 3n's has 256 fewer.
const MAX_MISSING_ROWS: usize = 4096;

/// The way in which the results of a matrix lie in it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Results {
    InRows,
    InColumns,
}

/// The matrix of an expert, as it is stored.
#[derive(Clone, Copy)]
struct ExpertMatrix {
    n_rows: usize,
    n_cols: usize,
    results: Results,
}

/// A tensor of GGUF on its way.
pub(super) struct TensorPieces<'a> {
    /// Its name.
    pub name: String,
    /// Its shape, the length of a row first.
    pub shape: Vec<usize>,
    /// The number of pieces that it is made of.
    pub n_pieces: usize,
    /// Makes a piece.
    pub piece: Box<dyn Fn(usize) -> Cow<'a, [u8]> + 'a>,
}

/// The sizes that changes ask for.
pub(super) struct ChangeSizes {
    n_embd: usize,
    n_head: usize,
    n_vocab: usize,
    /// Number of experts; 0 = it is not said.
    n_expert: usize,
    /// The first row of positions.
    first_position: usize,
    /// Values of a key without a position, and of a value, of a head.
    head: Option<[usize; 2]>,
}

impl ChangeSizes {
    /// Reads them.
    ///
    /// # Errors
    /// One is missing or out of its range.
    pub(super) fn read(config: &ModelConfig) -> Result<ChangeSizes, Error> {
        let optional = |key: &str| Ok::<_, Error>(config.count(key)?.map(|n| n as usize));
        let d_k = optional("qk_nope_head_dim")?;
        let d_v = optional("v_head_dim")?;
        let n_expert = match optional("num_local_experts")? {
            None => optional("num_experts")?,
            found => found,
        };
        Ok(ChangeSizes {
            n_embd: config.required_count("hidden_size")? as usize,
            n_head: config.n_head()? as usize,
            n_vocab: config.count("vocab_size")?.unwrap_or(0) as usize,
            n_expert: n_expert.unwrap_or(0),
            first_position: first_position(config)? as usize,
            head: d_k.zip(d_v).map(|(d_k, d_v)| [d_k, d_v]),
        })
    }
}

impl ExpertMatrix {
    /// Returns the number of results and that of inputs.
    fn results_and_inputs(self) -> [usize; 2] {
        match self.results {
            Results::InRows => [self.n_rows, self.n_cols],
            Results::InColumns => [self.n_cols, self.n_rows],
        }
    }
}

impl TensorChange {
    /// Returns the name of a tensor that needs no change.
    pub(super) fn same(self, sizes: &ChangeSizes, shape: &[usize]) -> Option<&'static str> {
        match self {
            TensorChange::TokenTable(name) => match *shape {
                [n_rows, _] if n_rows >= sizes.n_vocab => Some(name),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns whether the values have 32 bits in every file.
    pub(super) fn is_exact(self) -> bool {
        matches!(self, TensorChange::PositionTable(_))
    }

    /// Returns the tensors that a tensor becomes, in a layer with this prefix. `width` is the
    /// number of bytes of a value.
    ///
    /// # Errors
    /// Its shape is another than the change asks for.
    pub(super) fn tensors<'a>(
        self,
        sizes: &ChangeSizes,
        prefix: &str,
        shape: &[usize],
        width: usize,
        bytes: &'a [u8],
    ) -> Result<Vec<TensorPieces<'a>>, String> {
        let stored = Stored { shape, width, bytes };
        match self {
            TensorChange::GateAndUp(form) => stored.gates_and_ups(sizes, prefix, form),
            TensorChange::Down(form) => stored.downs(sizes, prefix, form),
            TensorChange::ExpertUps => stored.expert_ups(sizes, prefix),
            TensorChange::ExpertDowns => stored.expert_downs(sizes, prefix),
            TensorChange::KeysAndValues => stored.keys_and_values(sizes, prefix),
            TensorChange::TokenTable(name) => stored.token_table(sizes, name),
            TensorChange::PositionTable(name) => stored.position_table(sizes, name),
        }
    }
}

/// A tensor as it is stored.
struct Stored<'s, 'a> {
    shape: &'s [usize],
    width: usize,
    bytes: &'a [u8],
}

impl<'a> Stored<'_, 'a> {
    /// Returns the number of experts, and the matrix of each. Of either form it has a row for each
    /// result if its shape, `[n_rows, n_cols]`, is of that form.
    fn experts(
        &self,
        form: ExpertForm,
        is_in_rows: impl FnOnce([usize; 2]) -> bool,
    ) -> Result<(usize, ExpertMatrix), String> {
        let (n_expert, n_rows, n_cols) = match *self.shape {
            [a, b, c] if a > 0 && b > 0 && c > 0 => (a, b, c),
            _ => return Err(format!("three dimensions were expected, found {:?}", self.shape)),
        };
        let results = match form {
            ExpertForm::Either if is_in_rows([n_rows, n_cols]) => Results::InRows,
            _ => Results::InColumns,
        };
        Ok((n_expert, ExpertMatrix { n_rows, n_cols, results }))
    }

    fn gates_and_ups(
        &self,
        sizes: &ChangeSizes,
        prefix: &str,
        form: ExpertForm,
    ) -> Result<Vec<TensorPieces<'a>>, String> {
        let (n_expert, matrix) = self.experts(form, |[_, n_cols]| n_cols == sizes.n_embd)?;
        let [n_both, n_cols] = matrix.results_and_inputs();
        if n_cols != sizes.n_embd || !n_both.is_multiple_of(2) {
            return Err(format!(
                "gates and ways up of {} values were expected, found {:?}",
                sizes.n_embd, self.shape
            ));
        }
        let n_ff = n_both / 2;
        let words = [("ffn_gate_exps", 0), ("ffn_up_exps", n_ff)];
        Ok(words
            .map(|(word, first)| TensorPieces {
                name: format!("{prefix}{word}.weight"),
                shape: vec![n_cols, n_ff, n_expert],
                n_pieces: n_expert,
                piece: self.of_expert(matrix, first, n_ff),
            })
            .into())
    }

    fn downs(
        &self,
        sizes: &ChangeSizes,
        prefix: &str,
        form: ExpertForm,
    ) -> Result<Vec<TensorPieces<'a>>, String> {
        let (n_expert, matrix) = self.experts(form, |[n_rows, _]| n_rows == sizes.n_embd)?;
        let [n_rows, n_cols] = matrix.results_and_inputs();
        if n_rows != sizes.n_embd {
            return Err(format!(
                "ways down to {} values were expected, found {:?}",
                sizes.n_embd, self.shape
            ));
        }
        Ok(vec![TensorPieces {
            name: format!("{prefix}ffn_down_exps.weight"),
            shape: vec![n_cols, n_rows, n_expert],
            n_pieces: n_expert,
            piece: self.of_expert(matrix, 0, n_rows),
        }])
    }

    /// Returns what makes the rows of `n` results of each expert, from the `first` on.
    fn of_expert(
        &self,
        matrix: ExpertMatrix,
        first: usize,
        n: usize,
    ) -> Box<dyn Fn(usize) -> Cow<'a, [u8]> + 'a> {
        let bytes = self.bytes;
        let width = self.width;
        let row = matrix.n_cols * width;
        let n_bytes = matrix.n_rows * row;
        Box::new(move |expert| {
            let values = &bytes[expert * n_bytes..][..n_bytes];
            match matrix.results {
                Results::InRows => Cow::Borrowed(&values[first * row..][..n * row]),
                Results::InColumns => Cow::Owned(columns(values, row, width, first, n)),
            }
        })
    }

    /// Returns the width of each expert without a gate, of a matrix that has them one after the
    /// other.
    fn n_ff_of_expert(&self, sizes: &ChangeSizes) -> Result<usize, String> {
        let n_expert = sizes.n_expert;
        match *self.shape {
            [n_rows, n_cols]
                if n_rows > 0
                    && n_cols == sizes.n_embd
                    && n_rows.checked_rem(n_expert) == Some(0) =>
            {
                Ok(n_rows / n_expert)
            }
            _ => Err(format!(
                "rows of {} values for {n_expert} experts (num_experts) were expected, found {:?}",
                sizes.n_embd, self.shape
            )),
        }
    }

    fn expert_ups(
        &self,
        sizes: &ChangeSizes,
        prefix: &str,
    ) -> Result<Vec<TensorPieces<'a>>, String> {
        let n_ff = self.n_ff_of_expert(sizes)?;
        let bytes = self.bytes;
        Ok(vec![TensorPieces {
            name: format!("{prefix}ffn_up_exps.weight"),
            shape: vec![sizes.n_embd, n_ff, sizes.n_expert],
            n_pieces: 1,
            piece: Box::new(move |_| Cow::Borrowed(bytes)),
        }])
    }

    fn expert_downs(
        &self,
        sizes: &ChangeSizes,
        prefix: &str,
    ) -> Result<Vec<TensorPieces<'a>>, String> {
        let n_rows = self.n_ff_of_expert(sizes)?;
        let n_cols = sizes.n_embd;
        let matrix = ExpertMatrix { n_rows, n_cols, results: Results::InColumns };
        Ok(vec![TensorPieces {
            name: format!("{prefix}ffn_down_exps.weight"),
            shape: vec![n_rows, n_cols, sizes.n_expert],
            n_pieces: sizes.n_expert,
            piece: self.of_expert(matrix, 0, n_cols),
        }])
    }

    fn keys_and_values(
        &self,
        sizes: &ChangeSizes,
        prefix: &str,
    ) -> Result<Vec<TensorPieces<'a>>, String> {
        let n_head = sizes.n_head;
        let [d_k, d_v] = sizes.head.ok_or("qk_nope_head_dim and v_head_dim are not said")?;
        let n_latent = match *self.shape {
            [n_rows, n_latent] if n_rows == n_head * (d_k + d_v) && n_latent > 0 => n_latent,
            _ => {
                let expected = n_head * (d_k + d_v);
                return Err(format!("{expected} rows were expected, found {:?}", self.shape));
            }
        };
        let bytes = self.bytes;
        let width = self.width;
        let row = n_latent * width;
        let keys = TensorPieces {
            name: format!("{prefix}attn_k_b.weight"),
            shape: vec![d_k, n_latent, n_head],
            n_pieces: n_head,
            piece: Box::new(move |head| {
                let keys = &bytes[head * (d_k + d_v) * row..][..d_k * row];
                Cow::Owned(columns(keys, row, width, 0, n_latent))
            }),
        };
        let values = TensorPieces {
            name: format!("{prefix}attn_v_b.weight"),
            shape: vec![n_latent, d_v, n_head],
            n_pieces: n_head,
            piece: Box::new(move |head| {
                Cow::Borrowed(&bytes[(head * (d_k + d_v) + d_k) * row..][..d_v * row])
            }),
        };
        Ok(vec![keys, values])
    }

    fn position_table(
        &self,
        sizes: &ChangeSizes,
        name: &'static str,
    ) -> Result<Vec<TensorPieces<'a>>, String> {
        let first = sizes.first_position;
        let &[n_rows, n_cols] = self.shape else {
            return Err(format!("a matrix was expected, found {:?}", self.shape));
        };
        let n_positions = n_rows.checked_sub(first).filter(|&n| n > 0 && n_cols > 0);
        let n_positions = n_positions
            .ok_or_else(|| format!("more than {first} rows (pad_token_id) were expected"))?;
        let bytes = &self.bytes[first * n_cols * self.width..];
        Ok(vec![TensorPieces {
            name: name.into(),
            shape: vec![n_cols, n_positions],
            n_pieces: 1,
            piece: Box::new(move |_| Cow::Borrowed(bytes)),
        }])
    }

    fn token_table(
        &self,
        sizes: &ChangeSizes,
        name: &'static str,
    ) -> Result<Vec<TensorPieces<'a>>, String> {
        let &[n_rows, n_cols] = self.shape else {
            return Err(format!("a matrix was expected, found {:?}", self.shape));
        };
        let n_missing = sizes.n_vocab.saturating_sub(n_rows);
        if n_missing > MAX_MISSING_ROWS {
            let n_vocab = sizes.n_vocab;
            return Err(format!("{n_rows} rows are too few for {n_vocab} tokens (vocab_size)"));
        }
        let row = n_cols * self.width;
        let bytes = self.bytes;
        Ok(vec![TensorPieces {
            name: name.into(),
            shape: vec![n_cols, n_rows + n_missing],
            n_pieces: 1 + n_missing,
            piece: Box::new(move |piece| match piece {
                0 => Cow::Borrowed(bytes),
                _ => Cow::Owned(vec![0; row]),
            }),
        }])
    }
}

/// Returns the row of the first position of a text in a table of positions that begins with those
/// of tokens that fill up; the number of these is 1 where it is not said, as in transformers.
///
/// # Errors
/// The number of the token that fills up is out of its range.
pub(super) fn first_position(config: &ModelConfig) -> Result<u32, Error> {
    const KEY: &str = "pad_token_id";
    Ok(match config.whole(KEY)? {
        Some(id) => id + 1,
        None if config.is_null(KEY) => 0,
        None => 2,
    })
}

/// Returns `n` columns of a matrix as rows, from the `first` on. `row` is the number of bytes of a
/// row, `width` that of a value.
fn columns(matrix: &[u8], row: usize, width: usize, first: usize, n: usize) -> Vec<u8> {
    let n_rows = matrix.len() / row;
    let mut out = vec![0; n * n_rows * width];
    for (i, values) in matrix.chunks_exact(row).enumerate() {
        let values = values[first * width..][..n * width].chunks_exact(width);
        for (j, value) in values.enumerate() {
            out[(j * n_rows + i) * width..][..width].copy_from_slice(value);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: ChangeSizes = ChangeSizes {
        n_embd: 2,
        n_head: 2,
        n_vocab: 3,
        n_expert: 2,
        first_position: 1,
        head: Some([2, 1]),
    };

    /// Returns names, shapes and values of the tensors that bytes become.
    fn made(change: TensorChange, shape: &[usize], bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
        let tensors = change.tensors(&SIZES, "", shape, 1, bytes).unwrap();
        let whole = |tensor: TensorPieces| {
            let bytes = (0..tensor.n_pieces).flat_map(|i| (tensor.piece)(i).into_owned());
            let bytes: Vec<u8> = bytes.collect();
            assert_eq!(bytes.len(), tensor.shape.iter().product::<usize>(), "{}", tensor.name);
            (tensor.name, bytes)
        };
        tensors.into_iter().map(whole).collect()
    }

    fn named(names_and_values: &[(&str, &[u8])]) -> Vec<(String, Vec<u8>)> {
        names_and_values.iter().map(|(name, values)| ((*name).into(), values.to_vec())).collect()
    }

    #[test]
    fn experts_have_rows() {
        let columns = TensorChange::GateAndUp(ExpertForm::Columns);
        let expected: [(&str, &[u8]); 2] =
            [("ffn_gate_exps.weight", b"aeim"), ("ffn_up_exps.weight", b"bfjn")];
        assert_eq!(made(columns, &[2, 2, 2], b"abefijmn"), named(&expected));
        let either = TensorChange::GateAndUp(ExpertForm::Either);
        let expected: [(&str, &[u8]); 2] =
            [("ffn_gate_exps.weight", b"abcd"), ("ffn_up_exps.weight", b"efgh")];
        assert_eq!(made(either, &[1, 4, 2], b"abcdefgh"), named(&expected));
        let turned: [(&str, &[u8]); 2] =
            [("ffn_gate_exps.weight", b"aebf"), ("ffn_up_exps.weight", b"cgdh")];
        assert_eq!(made(either, &[1, 2, 4], b"abcdefgh"), named(&turned));
        let down = TensorChange::Down(ExpertForm::Either);
        assert_eq!(made(down, &[1, 3, 2], b"abcdef")[0].1, b"acebdf");
        assert_eq!(made(down, &[1, 2, 3], b"abcdef")[0].1, b"abcdef");
    }

    #[test]
    fn experts_without_a_gate_are_apart() {
        let up = made(TensorChange::ExpertUps, &[4, 2], b"abcdefgh");
        assert_eq!(up, named(&[("ffn_up_exps.weight", b"abcdefgh")]));
        let down = made(TensorChange::ExpertDowns, &[4, 2], b"abcdefgh");
        assert_eq!(down, named(&[("ffn_down_exps.weight", b"acbdegfh")]));
    }

    #[test]
    fn keys_and_values_are_apart() {
        let expected: [(&str, &[u8]); 2] =
            [("attn_k_b.weight", b"acbdgihj"), ("attn_v_b.weight", b"efkl")];
        assert_eq!(made(TensorChange::KeysAndValues, &[6, 2], b"abcdefghijkl"), named(&expected));
    }

    #[test]
    fn tables_have_all_tokens() {
        let table = TensorChange::TokenTable("t");
        assert_eq!(made(table, &[2, 2], b"abcd"), named(&[("t", b"abcd\0\0")]));
        assert_eq!(made(table, &[3, 1], b"abc"), named(&[("t", b"abc")]));
    }

    #[test]
    fn positions_begin_with_the_first_of_a_text() {
        let table = TensorChange::PositionTable("p");
        assert_eq!(made(table, &[3, 2], b"abcdef"), named(&[("p", b"cdef")]));
    }

    #[test]
    fn other_shapes_are_refused() {
        let columns = TensorChange::GateAndUp(ExpertForm::Columns);
        let down = TensorChange::Down(ExpertForm::Columns);
        for (change, shape) in [
            (columns, &[1, 3, 4][..]),
            (columns, &[1, 2, 3]),
            (columns, &[2, 2]),
            (columns, &[0, 2, 2]),
            (down, &[1, 2, 3]),
            (TensorChange::KeysAndValues, &[5, 2]),
            (TensorChange::KeysAndValues, &[6, 0]),
            (TensorChange::ExpertUps, &[3, 2]),
            (TensorChange::ExpertDowns, &[4, 3]),
            (TensorChange::TokenTable("t"), &[2]),
            (TensorChange::PositionTable("p"), &[1, 2]),
        ] {
            let bytes = vec![0; shape.iter().product()];
            assert!(change.tensors(&SIZES, "", shape, 1, &bytes).is_err(), "{change:?} {shape:?}");
        }
    }
}
