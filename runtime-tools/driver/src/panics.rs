//! The panic hook of a tool.

use std::panic::{set_hook, take_hook};
use std::sync::Once;

/// Installs a panic hook that does not print panics of passes, which are reported as diagnostics with their location in the source of
/// the pass. Other panics go to the previous hook.
///
/// [`Driver::main`](crate::Driver::main) calls it. Other tools call it once at their start; further calls have no effect.
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
