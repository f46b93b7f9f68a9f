//! Panics of passes and of everything else that a manager calls: they become diagnostics.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::ops::{Deref, DerefMut};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};

thread_local! {
    /// Set while a panic on this thread is to become a diagnostic.
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
    /// The source location of the last one, if a panic hook notes it.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Notes the source location of a panic that becomes a diagnostic, which then shows it. Returns `false` for all other
/// panics. Meant to be called by the panic hook of a tool, which has to print only those.
///
/// ```
/// let others = std::panic::take_hook();
/// std::panic::set_hook(Box::new(move |panic| {
///     if !pass_runtime::diagnostic::note_panic(panic) {
///         others(panic);
///     }
/// }));
/// ```
pub fn note_panic(panic: &PanicHookInfo<'_>) -> bool {
    let is_caught = CAUGHT.try_with(Cell::get).unwrap_or(false);
    if is_caught {
        let place = panic.location().map(ToString::to_string);
        // While the place is in use there is no room for another one.
        let _ = PLACE.try_with(|last| last.try_borrow_mut().map(|mut last| *last = place));
    }
    is_caught
}

/// Runs `work`. The message of a panic in it is returned as an error.
pub(crate) fn catch<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let outer = CAUGHT.replace(true);
    // Callers do not use values that a panic may have left in disorder.
    let result = catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(outer);
    result.map_err(panic_text)
}

fn panic_text(panic: Box<dyn Any + Send>) -> String {
    let text = panic.downcast_ref::<&'static str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    let text = text.unwrap_or("no message");
    let text = match PLACE.take() {
        Some(place) => format!("{text} ({place})"),
        None => text.to_owned(),
    };
    // The payload may panic when it is dropped.
    drop(Contained::new(panic));
    text
}

/// A value of the user's whose `Drop` may panic without leaving the manager.
pub(crate) struct Contained<T>(Option<T>);

impl<T> Contained<T> {
    pub(crate) fn new(value: T) -> Self {
        Self(Some(value))
    }
}

impl<T> Contained<T> {
    /// Drops the value ahead of time. The message of a panic in that is returned as an error.
    pub(crate) fn discard(&mut self) -> Result<(), String> {
        let value = self.0.take();
        catch(|| drop(value))
    }
}

impl<T> Deref for Contained<T> {
    type Target = T;

    fn deref(&self) -> &T {
        match &self.0 {
            Some(value) => value,
            None => unreachable!("it is taken out only when it is dropped"),
        }
    }
}

impl<T> DerefMut for Contained<T> {
    fn deref_mut(&mut self) -> &mut T {
        match &mut self.0 {
            Some(value) => value,
            None => unreachable!("it is taken out only when it is dropped"),
        }
    }
}

impl<T> Drop for Contained<T> {
    fn drop(&mut self) {
        let value = self.0.take();
        let outer = CAUGHT.try_with(|caught| caught.replace(true));
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| drop(value))) {
            // A payload that panics as well is beyond help.
            std::mem::forget(panic);
        }
        if let Ok(outer) = outer {
            let _ = CAUGHT.try_with(|caught| caught.set(outer));
        }
    }
}
