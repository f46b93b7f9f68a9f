//! Panics of passes: what they had to say, and keeping the default hook from saying it too.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// Set while a panic on this thread is to become a diagnostic.
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
    /// Where the last one happened, if the hook is installed.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Keeps panics of passes from being printed to the standard error stream as well: they become diagnostics, which then
/// also say where in the source of the pass it was. All other panics are left to the hook that is installed so far.
///
/// This is for a tool to call at its start, since a process has one hook. To call it again does nothing.
///
/// ```
/// pass_runtime::quiet_panics();
/// ```
pub fn quiet_panics() {
    static INSTALL: Once = Once::new();
    INSTALL.call_once(|| {
        let others = take_hook();
        set_hook(Box::new(move |panic| {
            if !CAUGHT.get() {
                others(panic);
            } else {
                remember_place(panic);
            }
        }));
    });
}

fn remember_place(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map(ToString::to_string);
    // Where even that is busy, the place is not worth a second panic.
    let _ = PLACE.try_with(|last| last.try_borrow_mut().map(|mut last| *last = place));
}

/// Runs `work`. What a panic in it had to say comes back as an error.
pub(crate) fn catch<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let outer = CAUGHT.replace(true);
    // Whoever runs something that may panic sees to it that nothing runs on what is left behind.
    let result = catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(outer);
    result.map_err(|panic| panic_text(&*panic))
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&'static str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    let text = text.unwrap_or("no message");
    match PLACE.take() {
        Some(place) => format!("{text} ({place})"),
        None => text.to_owned(),
    }
}
