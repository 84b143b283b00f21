//! Models split over several files: `name-00001-of-00003.gguf` and its sisters.
//!
//! The first part holds the metadata; every part says `split.no` (from 0), `split.count` and, in
//! the first, `split.tensors.count`. Any part may be opened: the others are found by name.

use std::path::{Path, PathBuf};

use super::Error;
use super::read::{FileHeader, Metadata};

/// The position of a file within the set it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SplitInfo {
    /// Its own number, from 0.
    pub no: u32,
    /// Number of files of the set; 1 for a whole model.
    pub count: u32,
}

impl SplitInfo {
    /// Reads the split keys of a file; a file without them is whole.
    pub(super) fn of(file: &str, metadata: &Metadata) -> Result<SplitInfo, Error> {
        let int = |key: &str, most: u32| match metadata.get(key) {
            None => Ok(None),
            Some(v) => match v.integer().and_then(|i| u32::try_from(i).ok()).filter(|&i| i <= most)
            {
                Some(i) => Ok(Some(i)),
                None => Err(Error::Metadata {
                    file: file.into(),
                    key: key.into(),
                    found: v.describe(),
                    expected: format!("an integer from 0 to {most}"),
                }),
            },
        };
        // both are u16 where llama.cpp writes them, and the file name has five digits
        let count = int("split.count", u16::MAX.into())?.unwrap_or(1).max(1);
        let no = int("split.no", u16::MAX.into())?.unwrap_or(0);
        if no >= count {
            let what = format!("split.no is {no}, expected below split.count {count}");
            return Err(Error::Split { file: file.into(), what });
        }
        Ok(SplitInfo { no, count })
    }

    /// Returns the path of part `no` (from 0) of the set that `path` belongs to as part `self.no`.
    pub(super) fn sister(&self, path: &Path, no: u32) -> Result<PathBuf, Error> {
        let suffix = |no: u32| format!("-{:05}-of-{:05}.gguf", no + 1, self.count);
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default();
        match name.strip_suffix(&suffix(self.no)) {
            Some(stem) => Ok(path.with_file_name(format!("{stem}{}", suffix(no)))),
            None => Err(Error::Split {
                file: path.display().to_string(),
                what: format!(
                    "this is part {} of {}, expected a file name ending in `{}` \
                     to find the others by",
                    self.no + 1,
                    self.count,
                    suffix(self.no)
                ),
            }),
        }
    }
}

/// Checks that `part`, found under the name of number `no`, is that part of the same set.
pub(super) fn check_part(file: &str, part: &FileHeader, expected: SplitInfo) -> Result<(), Error> {
    let found = SplitInfo::of(file, &part.metadata)?;
    if found != expected {
        let what = format!(
            "this file is part {} of {}, expected part {} of {}",
            found.no + 1,
            found.count,
            expected.no + 1,
            expected.count
        );
        return Err(Error::Split { file: file.into(), what });
    }
    Ok(())
}

/// Checks the number of tensors of all parts against `split.tensors.count` of the first.
pub(super) fn check_tensor_count(
    file: &str,
    first: &Metadata,
    n_tensors: usize,
) -> Result<(), Error> {
    match first.get("split.tensors.count") {
        Some(v) if v.integer() != Some(n_tensors as i128) => Err(Error::Split {
            file: file.into(),
            what: format!(
                "all parts together hold {n_tensors} tensors, but split.tensors.count is {}",
                v.describe()
            ),
        }),
        _ => Ok(()),
    }
}
