//! Compiled constraints.

use std::ffi::{CString, c_char};
use std::ptr::null;

use hob_grammar::{Options, SharedConstraint, Source, TokenTable};

use crate::handle::{array, exclusive, free, shared, text};
use crate::status::{Failure, Status, call};
use crate::tokens::Tokens;

/// A constraint over the tokens of a tokenizer.
pub struct CompiledConstraint {
    pub(crate) shared: SharedConstraint,
    ignored: Vec<CString>,
}

/// Compiles a source: `kind` is "json_schema", "json_object", "regex" or "grammar" (GBNF), and
/// `source` its text. `options` is null or a JSON object with `open_objects` (a boolean),
/// `whitespace` ("natural", "spaced" or "compact") and `numbers` ("int64", "json_safe" or "any").
///
/// # Safety
/// `tokens` has not been freed, the texts end with null bytes, and `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_constraint_new(
    tokens: *const Tokens,
    kind: *const c_char,
    source: *const c_char,
    options: *const c_char,
    out: *mut *mut CompiledConstraint,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (tokens, out) = unsafe { (shared(tokens, "tokens")?, exclusive(out, "out")?) };
        let options = if options.is_null() {
            Options::default()
        } else {
            // SAFETY: the caller's
            Options::from_json(unsafe { text(options, "options")? })?
        };
        // SAFETY: the caller's
        let (kind, source) = unsafe { (text(kind, "kind")?, text(source, "source")?) };
        *out = give(&tokens.0, Source::from_kind(kind, source, options)?)?;
        Ok(())
    })
}

/// Reads a constraint that [`hob_constraint_serialize`] has written for the same tokens.
///
/// # Safety
/// `tokens` has not been freed, `bytes` has `n`, and `out` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_constraint_deserialize(
    tokens: *const Tokens,
    bytes: *const u8,
    n: usize,
    out: *mut *mut CompiledConstraint,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (tokens, out) = unsafe { (shared(tokens, "tokens")?, exclusive(out, "out")?) };
        // SAFETY: the caller's
        let bytes = unsafe { array(bytes, n, "bytes")? };
        *out = give(&tokens.0, Source::Precompiled(bytes.into()))?;
        Ok(())
    })
}

/// Writes the compiled source to `bytes`, as far as `capacity` allows, and its length to `n`: with
/// a capacity of 0 the length alone.
///
/// # Safety
/// `constraint` has not been freed, `bytes` has room for `capacity`, and `n` may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_constraint_serialize(
    constraint: *const CompiledConstraint,
    bytes: *mut u8,
    capacity: usize,
    n: *mut usize,
) -> Status {
    call(|| {
        // SAFETY: the caller's
        let (this, n) = unsafe { (shared(constraint, "constraint")?, exclusive(n, "n")?) };
        let file = this.shared.serialize()?;
        // SAFETY: the caller's
        unsafe { crate::matcher::write_out(&file, bytes, capacity, n) }
    })
}

/// Returns the JSON pointer of a keyword of the schema that is not enforced, the first of number 0;
/// null where there are no more. It lives as long as the constraint.
///
/// # Safety
/// `constraint` is null or has not been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_constraint_ignored(
    constraint: *const CompiledConstraint,
    index: usize,
) -> *const c_char {
    // SAFETY: the caller's
    let this = unsafe { shared(constraint, "constraint") };
    this.ok().and_then(|this| this.ignored.get(index)).map_or(null(), |text| text.as_ptr())
}

/// Frees a constraint; matchers of it stay.
///
/// # Safety
/// `constraint` is null or has not been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn hob_constraint_free(constraint: *mut CompiledConstraint) {
    // SAFETY: the caller's
    unsafe { free(constraint) }
}

fn give(table: &TokenTable, source: Source) -> Result<*mut CompiledConstraint, Failure> {
    let shared = SharedConstraint::compile(table, source)?;
    let text = |pointer: &String| CString::new(pointer.replace('\0', "\u{FFFD}"));
    let ignored = shared.ignored().iter().flat_map(text).collect();
    Ok(Box::into_raw(Box::new(CompiledConstraint { shared, ignored })))
}
