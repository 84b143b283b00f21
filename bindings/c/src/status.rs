//! Codes of errors, and the text of the last one of a thread.

use std::cell::RefCell;
use std::ffi::{CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use hob_grammar::Error;
use hob_grammar_tokens::TokensError;

/// The outcome of a call.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The call has done what it is for.
    HobOk = 0,
    /// An argument means nothing: a null pointer, a text that is no UTF-8, a mask too short.
    HobArgument = 1,
    /// A source, options or a tokenizer file cannot be used.
    HobInvalid = 2,
    /// A limit on work or memory is passed. A text can still be ended by its completion.
    HobLimit = 3,
    /// No token continues the text as the grammar asks, and the text may not end.
    HobDeadEnd = 4,
    /// A defect of the library.
    HobDefect = 5,
}

/// A failure with its text.
#[derive(Debug)]
pub(crate) struct Failure {
    status: Status,
    text: String,
}

impl Failure {
    pub(crate) fn argument(text: impl Into<String>) -> Failure {
        Failure { status: Status::HobArgument, text: text.into() }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        let status = match error {
            Error::DeadEnd => Status::HobDeadEnd,
            Error::Broken => Status::HobDefect,
            Error::Limit { .. } | Error::SchemaLimit { .. } => Status::HobLimit,
            Error::Rollback { .. } | Error::ShortMask { .. } | Error::DraftTree { .. } => {
                Status::HobArgument
            }
            ref error if error.is_of_step() => Status::HobLimit,
            _ => Status::HobInvalid,
        };
        Failure { status, text: error.to_string() }
    }
}

impl From<TokensError> for Failure {
    fn from(error: TokensError) -> Failure {
        Failure { status: Status::HobInvalid, text: error.to_string() }
    }
}

thread_local! {
    static LAST: RefCell<CString> = RefCell::default();
}

/// Does the work of a call; an error leaves its text.
pub(crate) fn call(work: impl FnOnce() -> Result<(), Failure>) -> Status {
    let failure = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(())) => return Status::HobOk,
        Ok(Err(failure)) => failure,
        Err(_) => Failure { status: Status::HobDefect, text: "a panic in hob-grammar".into() },
    };
    let text: Vec<u8> = failure.text.into_bytes().into_iter().filter(|&byte| byte != 0).collect();
    LAST.with_borrow_mut(|last| *last = CString::new(text).unwrap_or_default());
    failure.status
}

/// Returns the text of the last call of this thread that was not HOB_OK; valid until the next one
/// that is not.
#[unsafe(no_mangle)]
pub extern "C" fn hob_error() -> *const c_char {
    LAST.with_borrow(|last| last.as_ptr())
}
