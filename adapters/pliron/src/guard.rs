//! Calls into pliron that may panic on what is not valid.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Returns the result of `call`, or the message of its panic.
///
/// pliron and its dialects assume valid operations before the verifier has run. The guarded calls only read, so a panic
/// leaves nothing half-changed.
pub(crate) fn guarded<T>(call: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(call)).map_err(|panic| {
        let text = panic.downcast_ref::<&'static str>().copied();
        let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
        text.unwrap_or("no message").to_owned()
    })
}
