//! The panic hook of a tool.

use std::panic::{set_hook, take_hook};
use std::sync::Once;

/// Keeps panics of passes from being printed to the standard error stream as well: they become diagnostics, which then
/// also show where in the source of the pass it was. All other panics are left to the hook that is installed so far.
///
/// A process has one hook, so it is for a tool to call this at its start. To call it again does nothing.
///
/// ```
/// pass_driver::quiet_panics();
/// ```
pub fn quiet_panics() {
    static INSTALL: Once = Once::new();
    INSTALL.call_once(|| {
        let others = take_hook();
        set_hook(Box::new(move |panic| {
            if !pass_runtime::diagnostic::note_panic(panic) {
                others(panic);
            }
        }));
    });
}
