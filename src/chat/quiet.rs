//! Panics that end within a rendering: nobody is to read of them.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    /// Set while a panic of this thread is an answer like any other.
    static IS_QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Returns what `work` gives, or `None` where it panics; then nothing is written of it. What `work`
/// changes must not matter after a panic.
pub(super) fn unless_it_panics<T>(work: impl FnOnce() -> T) -> Option<T> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !IS_QUIET.get() {
                loud(info);
            }
        }));
    });
    let was_quiet = IS_QUIET.replace(true);
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    IS_QUIET.set(was_quiet);
    done.ok()
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::unless_it_panics;

    /// Set in the process whose standard error is read.
    const INNER: &str = "HOB_TEST_QUIET";

    #[test]
    fn nothing_is_written_of_a_panic() {
        if std::env::var_os(INNER).is_some() {
            assert_eq!(unless_it_panics(|| -> u32 { panic!("in silence") }), None);
            assert_eq!(unless_it_panics(|| 7), Some(7));
            assert!(std::panic::catch_unwind(|| panic!("aloud")).is_err());
            return;
        }
        let name = "chat::quiet::tests::nothing_is_written_of_a_panic";
        let mut inner = Command::new(std::env::current_exe().unwrap());
        let output = inner.args(["--exact", name, "--nocapture"]).env(INNER, "1").output().unwrap();
        let written = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{written}");
        assert!(written.contains("aloud") && !written.contains("in silence"), "{written}");
        assert_eq!(written.matches("panicked at").count(), 1, "{written}");
    }
}
