//! Starts processes, and again where Wine did not begin one.

use std::io;
use std::process::{Child, Command, ExitStatus, Output};
use std::time::Duration;

/// `ERROR_INTERNAL_ERROR`: Wine's process ended before its program began, once in thousands of
/// starts.
const WINE_DID_NOT_BEGIN: i32 = 1359;

/// How often Wine is asked for one process.
const N_TRIES: usize = 5;

/// Commands of tests, whose programs must be found.
pub(crate) trait Start {
    /// Starts the program.
    fn start(&mut self) -> Child;

    /// Runs the program to its end; returns what it printed, unless its outputs were given away.
    fn run(&mut self) -> Output;

    /// Runs the program to its end, with the input and the outputs of the test if it has no others.
    fn run_beside(&mut self) -> ExitStatus;
}

impl Start for Command {
    fn start(&mut self) -> Child {
        begin(self, Command::spawn)
    }

    fn run(&mut self) -> Output {
        begin(self, Command::output)
    }

    fn run_beside(&mut self) -> ExitStatus {
        begin(self, Command::status)
    }
}

/// Starts a command in some way, again if Wine did not begin its process.
fn begin<T>(command: &mut Command, way: impl Fn(&mut Command) -> io::Result<T>) -> T {
    let mut n_tried = 1;
    loop {
        match way(command) {
            Ok(begun) => return begun,
            Err(error) => {
                let may_try_again = cfg!(windows) && n_tried < N_TRIES;
                let failed = error.raw_os_error();
                assert!(
                    may_try_again && failed == Some(WINE_DID_NOT_BEGIN),
                    "{command:?} does not start: {error}"
                );
            }
        }
        n_tried += 1;
        std::thread::sleep(Duration::from_millis(200));
    }
}
