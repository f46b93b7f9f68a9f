//! Panics of passes and of everything else that a manager calls: they become diagnostics.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::ops::{Deref, DerefMut};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};

thread_local! {
    /// True if [`catch`] or [`CatchDrop`] would catch a panic on this thread.
    static IS_CATCHING: Cell<bool> = const { Cell::new(false) };
    /// The source location of the last panic, if the panic hook calls [`note_panic`].
    static LOCATION: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Returns whether a panic is going to be caught, and records its source location for the diagnostic if so. The panic hook
/// of a tool calls it, and prints the panic only if this returns `false`.
///
/// ```
/// let previous = std::panic::take_hook();
/// std::panic::set_hook(Box::new(move |panic| {
///     if !pass_runtime::diagnostic::note_panic(panic) {
///         previous(panic);
///     }
/// }));
/// ```
pub fn note_panic(panic: &PanicHookInfo<'_>) -> bool {
    let is_caught = IS_CATCHING.try_with(Cell::get).unwrap_or(false);
    if is_caught {
        let location = panic.location().map(ToString::to_string);
        let _ = LOCATION.try_with(|last| last.try_borrow_mut().map(|mut last| *last = location));
    }
    is_caught
}

/// Runs `work` and catches a panic.
///
/// # Errors
///
/// If `work` panics: the message of the panic.
pub(crate) fn catch<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let outer = IS_CATCHING.replace(true);
    // Callers discard values that may be inconsistent after a panic.
    let result = catch_unwind(AssertUnwindSafe(work));
    IS_CATCHING.set(outer);
    result.map_err(panic_text)
}

fn panic_text(panic: Box<dyn Any + Send>) -> String {
    let text = panic.downcast_ref::<&'static str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    let text = text.unwrap_or("no message");
    let text = match LOCATION.take() {
        Some(location) => format!("{text} ({location})"),
        None => text.to_owned(),
    };
    // The payload may panic when it is dropped.
    drop(CatchDrop::new(panic));
    text
}

/// A value whose `Drop` may panic. [`discard`](Self::discard) returns that panic as an error; dropping this ignores it.
pub(crate) struct CatchDrop<T>(Option<T>);

impl<T> CatchDrop<T> {
    pub(crate) fn new(value: T) -> Self {
        Self(Some(value))
    }

    /// Drops the value and catches a panic.
    ///
    /// # Errors
    ///
    /// If the value panics: the message of the panic.
    pub(crate) fn discard(&mut self) -> Result<(), String> {
        let value = self.0.take();
        catch(|| drop(value))
    }
}

impl<T> Deref for CatchDrop<T> {
    type Target = T;

    fn deref(&self) -> &T {
        match &self.0 {
            Some(value) => value,
            None => unreachable!("the value is taken only to drop it"),
        }
    }
}

impl<T> DerefMut for CatchDrop<T> {
    fn deref_mut(&mut self) -> &mut T {
        match &mut self.0 {
            Some(value) => value,
            None => unreachable!("the value is taken only to drop it"),
        }
    }
}

impl<T> Drop for CatchDrop<T> {
    fn drop(&mut self) {
        let value = self.0.take();
        let outer = IS_CATCHING.try_with(|caught| caught.replace(true));
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| drop(value))) {
            // Leaked, because the payload may panic when it is dropped.
            std::mem::forget(panic);
            // A later panic may come without a call of the hook, as from `resume_unwind`.
            let _ = LOCATION.try_with(RefCell::take);
        }
        if let Ok(outer) = outer {
            let _ = IS_CATCHING.try_with(|caught| caught.set(outer));
        }
    }
}
