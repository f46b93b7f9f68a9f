//! Calls of `cpp/portable.cpp`.

unsafe extern "C" {
    fn passwrightWritten() -> u64;
}

/// Returns the number of bytes that were written to LLVM's streams of standard output and standard error.
pub(crate) fn written() -> u64 {
    // SAFETY: it reads two counters of streams that live as long as the process. What another thread writes meanwhile may count or not.
    unsafe { passwrightWritten() }
}
