//! Calls into pliron that may panic on what is not valid.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// The result of `call`, or the message of its panic.
///
/// pliron and the dialects on it take much for granted, such as an attribute that the verifier asks for later. What they
/// panic over has only been read, so nothing is left half-done.
pub(crate) fn guarded<T>(call: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(call)).map_err(|panic| {
        let text = panic.downcast_ref::<&'static str>().copied();
        let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
        text.unwrap_or("no message").to_owned()
    })
}
