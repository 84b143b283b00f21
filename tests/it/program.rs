//! The program, run to its end.

use std::process::{Command, Output};

use crate::start::Start as _;

/// Runs the program to its end.
pub(crate) fn hob(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hob")).args(args).run()
}

/// Standard output of a command that must succeed.
pub(crate) fn stdout(args: &[&str]) -> String {
    let output = hob(args);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "hob {args:?}: {stderr}");
    String::from_utf8(output.stdout).expect("output is text")
}

/// The one line of standard error of a command that must fail with exit code 2.
pub(crate) fn complaint(args: &[&str]) -> String {
    let output = hob(args);
    let stderr = String::from_utf8(output.stderr).expect("errors are text");
    assert_eq!(output.status.code(), Some(2), "hob {args:?}: {stderr}");
    assert!(output.stdout.is_empty());
    stderr
}
