//! Files of importance: sums of the squares of what a model's matrices were multiplied with, in
//! llama-imatrix's form.

use std::collections::BTreeMap;
use std::path::Path;

use super::Error;
use super::atomic_file::AtomicFile;
use crate::gguf::{Gguf, Tensor, TensorType, Value, Writer};

/// The end of the name of a tensor's sums.
const SUMS: &str = ".in_sum2";
/// The end of the name of the numbers of rows that were summed up.
const COUNTS: &str = ".counts";

/// The sums of a model.
#[derive(Debug, Default)]
pub(super) struct ImportanceFile {
    /// Names of the texts.
    datasets: Vec<String>,
    n_chunks: u32,
    /// Tokens of a chunk.
    chunk_size: u32,
    tensors: BTreeMap<String, InputImportance>,
}

/// The sums of a tensor.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct InputImportance {
    /// Values of a row.
    pub n_cols: usize,
    /// Sums of squares, `n_cols` for each matrix.
    pub sums: Vec<f32>,
    /// Rows that were summed up, of each matrix.
    pub counts: Vec<f32>,
}

impl InputImportance {
    /// Returns the mean square of each column; 1 for a matrix that was never multiplied with.
    fn means(&self) -> Vec<f32> {
        let mut means = Vec::with_capacity(self.sums.len());
        for (sums, &count) in self.sums.chunks_exact(self.n_cols).zip(&self.counts) {
            means.extend(sums.iter().map(|sum| if count > 0.0 { sum / count } else { 1.0 }));
        }
        means
    }
}

impl ImportanceFile {
    /// Leaves out the sums of tensors whose names are not wanted.
    pub(super) fn retain(&mut self, is_wanted: impl Fn(&str) -> bool) {
        self.tensors.retain(|name, _| is_wanted(name));
    }

    /// Returns sums of no tensor yet, of one text.
    pub(super) fn of(dataset: String, n_chunks: usize, chunk_size: usize) -> ImportanceFile {
        ImportanceFile {
            datasets: vec![dataset],
            n_chunks: u32::try_from(n_chunks).unwrap_or(u32::MAX),
            chunk_size: u32::try_from(chunk_size).unwrap_or(u32::MAX),
            tensors: BTreeMap::new(),
        }
    }

    /// Adds the sums of a tensor.
    pub(super) fn insert(&mut self, name: String, sums: InputImportance) {
        self.tensors.insert(name, sums);
    }

    /// Returns the number of tensors.
    pub(super) fn len(&self) -> usize {
        self.tensors.len()
    }

    /// Returns the number of chunks that were summed up.
    pub(super) fn n_chunks(&self) -> u32 {
        self.n_chunks
    }

    /// Returns the name of the first text.
    pub(super) fn dataset(&self) -> Option<&str> {
        self.datasets.first().map(String::as_str)
    }

    /// Checks that a file may be written: what is there already is such a file, which then is
    /// replaced, and nothing else.
    ///
    /// # Errors
    /// There is another file.
    pub(super) fn check_output(path: &Path) -> Result<(), Error> {
        // an empty one may have been made for it
        if !path.metadata().is_ok_and(|found| found.is_file() && found.len() > 0) {
            return Ok(());
        }
        let kept = |error| {
            let what = "is there already, and no file of importance; name another one with -o";
            Error::Usage(format!("{} {what} ({error})", path.display()))
        };
        ImportanceFile::open(path).map(drop).map_err(kept)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// It cannot be read, or is no such file.
    pub(super) fn open(path: &Path) -> Result<ImportanceFile, Error> {
        let fault = |what: String| Error::input(path.display(), what);
        let gguf = Gguf::open(path)?;
        if gguf.get_str("general.type")? != Some("imatrix") {
            return Err(fault("this is no file of importance, as hob imatrix writes".into()));
        }
        let datasets = match gguf.get_array("imatrix.datasets")? {
            Some(names) => {
                let text = |name: &[u8]| String::from_utf8_lossy(name).into_owned();
                names.strings()?.map(text).collect()
            }
            None => Vec::new(),
        };
        let mut file = ImportanceFile {
            datasets,
            n_chunks: gguf.get_u32("imatrix.chunk_count")?.unwrap_or(0),
            chunk_size: gguf.get_u32("imatrix.chunk_size")?.unwrap_or(0),
            tensors: BTreeMap::new(),
        };
        for tensor in gguf.tensors() {
            let Some(name) = tensor.name.strip_suffix(SUMS) else { continue };
            let counts = gguf.tensor(&format!("{name}{COUNTS}"));
            let counts = counts.ok_or_else(|| fault(format!("{name}: {SUMS} without {COUNTS}")))?;
            let sums = values(&gguf, tensor).ok_or_else(|| fault(not_f32(tensor)))?;
            let counts = values(&gguf, counts).ok_or_else(|| fault(not_f32(counts)))?;
            let n_cols = sums.len().checked_div(counts.len()).unwrap_or(0);
            if n_cols == 0 || n_cols * counts.len() != sums.len() {
                let what = format!("{name}: {} sums for {} counts", sums.len(), counts.len());
                return Err(fault(what));
            }
            let all = sums.iter().chain(&counts);
            if !all.into_iter().all(|value| value.is_finite() && *value >= 0.0) {
                return Err(fault(format!("{name}: a sum that is not finite, or negative")));
            }
            file.insert(name.to_owned(), InputImportance { n_cols, sums, counts });
        }
        Ok(file)
    }

    /// Checks that the sums are of a model with these tensors.
    ///
    /// # Errors
    /// They are of another model; the error names `path`, their file.
    pub(super) fn check_model(&self, gguf: &Gguf, path: &Path) -> Result<(), Error> {
        for (name, sums) in &self.tensors {
            let expected = gguf
                .tensor(name)
                .map(|tensor| tensor.shape[0] * tensor.shape.iter().skip(2).product::<usize>());
            if expected == Some(sums.sums.len()) {
                continue;
            }
            let found = sums.sums.len();
            let what = match expected {
                Some(n) => format!("{name}: {found} sums, and {n} were expected: of another model"),
                None => format!("the model has no {name}: of another model"),
            };
            return Err(Error::input(path.display(), what));
        }
        Ok(())
    }

    /// Adds the sums of another file, of the same model.
    ///
    /// # Errors
    /// It is of another model.
    pub(super) fn add(&mut self, other: ImportanceFile, path: &Path) -> Result<(), Error> {
        for (name, sums) in other.tensors {
            let Some(known) = self.tensors.get_mut(&name) else {
                self.tensors.insert(name, sums);
                continue;
            };
            if known.sums.len() != sums.sums.len() || known.counts.len() != sums.counts.len() {
                let what = format!(
                    "{name}: {} sums, and {} before: of another model",
                    sums.sums.len(),
                    known.sums.len()
                );
                return Err(Error::input(path.display(), what));
            }
            for (known, sum) in known.sums.iter_mut().zip(sums.sums) {
                *known += sum;
            }
            for (known, count) in known.counts.iter_mut().zip(sums.counts) {
                *known += count;
            }
        }
        self.datasets.extend(other.datasets);
        self.n_chunks = self.n_chunks.saturating_add(other.n_chunks);
        self.chunk_size = self.chunk_size.max(other.chunk_size);
        Ok(())
    }

    /// Writes the whole of a file that was begun.
    ///
    /// # Errors
    /// A sum is not finite, or it cannot be written.
    pub(super) fn write(&self, mut file: AtomicFile) -> Result<(), Error> {
        let is_broken = |sums: &InputImportance| !sums.sums.iter().all(|sum| sum.is_finite());
        if let Some((name, _)) = self.tensors.iter().find(|(_, sums)| is_broken(sums)) {
            let what = "a sum of squares of its input is not finite: weights of the model are no \
                numbers, or sums overflow; nothing is written";
            return Err(Error::input(name, what));
        }
        let mut writer = Writer::new();
        writer.metadata("general.type", "imatrix")?;
        writer.metadata("imatrix.datasets", Value::strings(&self.datasets))?;
        writer.metadata("imatrix.chunk_count", self.n_chunks)?;
        writer.metadata("imatrix.chunk_size", self.chunk_size)?;
        for (name, tensor) in &self.tensors {
            let n_matrices = tensor.counts.len();
            let shape = [tensor.n_cols, n_matrices];
            writer.tensor(&format!("{name}{SUMS}"), TensorType::F32, &shape)?;
            writer.tensor(&format!("{name}{COUNTS}"), TensorType::F32, &[1, n_matrices])?;
        }
        let mut out = writer.begin(&mut file)?;
        let bytes =
            |values: &[f32]| values.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<u8>>();
        for (name, tensor) in &self.tensors {
            out.data(&format!("{name}{SUMS}"), &bytes(&tensor.sums))?;
            out.data(&format!("{name}{COUNTS}"), &bytes(&tensor.counts))?;
        }
        out.finish()?;
        file.finish()
    }

    /// Returns how much the columns of a tensor's matrices matter, one matrix after the other;
    /// `None` where nothing is known of it.
    ///
    /// # Errors
    /// The sums are of a tensor of another shape.
    pub(super) fn of_tensor(&self, tensor: &Tensor) -> Result<Option<Vec<f32>>, Error> {
        let Some(known) = self.tensors.get(&*tensor.name) else { return Ok(None) };
        let n_cols = tensor.shape[0];
        let n_matrices: usize = tensor.shape.iter().skip(2).product();
        if known.sums.iter().all(|&sum| sum == 0.0) && known.counts.iter().any(|&n| n > 0.0) {
            let what = "all sums are 0: nothing came in where it was measured";
            let from = format!("--imatrix: {}", tensor.name);
            return Err(Error::Input { from, what: what.into() });
        }
        if known.sums.len() == n_cols * n_matrices {
            return Ok(Some(known.means()));
        }
        let found = known.sums.len();
        let what = format!("{found} sums; its {n_matrices} matrices have rows of {n_cols}");
        Err(Error::Input { from: format!("--imatrix: {}", tensor.name), what })
    }
}

/// Returns the values of a tensor of f32.
fn values(gguf: &Gguf, tensor: &Tensor) -> Option<Vec<f32>> {
    let (words, _) = gguf.data(tensor).as_chunks::<4>();
    let values = words.iter().map(|&word| f32::from_le_bytes(word)).collect();
    (tensor.ty == TensorType::F32).then_some(values)
}

fn not_f32(tensor: &Tensor) -> String {
    format!("{}: of type {}; f32 was expected", tensor.name, tensor.ty)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::atomic_file::Existing;

    #[test]
    fn sums_of_two_runs_are_added() {
        let sums = |values: &[f32], counts: &[f32]| {
            let mut file = ImportanceFile::of("text".into(), 2, 64);
            let sums = InputImportance { n_cols: 2, sums: values.into(), counts: counts.into() };
            file.insert("blk.0.ffn_up.weight".into(), sums);
            file
        };
        let mut both = ImportanceFile::default();
        both.add(sums(&[1.0, 2.0, 0.0, 0.0], &[2.0, 0.0]), Path::new("a")).unwrap();
        both.add(sums(&[3.0, 0.0, 0.0, 0.0], &[2.0, 0.0]), Path::new("b")).unwrap();
        let known = &both.tensors["blk.0.ffn_up.weight"];
        assert_eq!(known.means(), [1.0, 0.5, 1.0, 1.0]);
        assert_eq!((both.n_chunks(), both.len(), both.datasets.len()), (4, 1, 2));
        let path = std::env::temp_dir().join(format!("hob-sums-{}", std::process::id()));
        let file = AtomicFile::create(&path, Existing::Kept).unwrap();
        let broken = sums(&[f32::INFINITY, 1.0], &[1.0]).write(file);
        let broken = broken.unwrap_err().to_string();
        assert!(!path.exists());
        assert!(broken.starts_with("blk.0.ffn_up.weight: a sum"), "{broken}");
        let other = both.add(sums(&[1.0, 1.0], &[1.0]), Path::new("c")).unwrap_err().to_string();
        assert!(other.starts_with("c: blk.0.ffn_up.weight"), "{other}");
    }
}
