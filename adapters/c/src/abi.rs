//! The C types of arguments and results, and the export of functions.

use std::mem::MaybeUninit;

use crate::call::CallError;

/// A place for a result; `None` for a null pointer.
pub type Out<'o, T> = Option<&'o mut MaybeUninit<T>>;

/// The status that a call returns; see `include/passwright.h`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the header states them")]
pub enum PwStatus {
    Ok = 0,
    InvalidHandle = 1,
    InvalidArgument = 2,
    InvalidInput = 3,
    RunFailed = 4,
    Busy = 5,
    InternalError = 6,
}

/// Defines handles.
macro_rules! handles {
    ($($(#[$doc:meta])* $visibility:vis $name:ident,)*) => {$(
        $(#[$doc])*
        #[repr(C)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $visibility struct $name {
            pub(crate) id: u64,
        }
    )*};
}

handles! {
    /// The passes and pipelines that textual pipelines may name.
    pub PwRegistry,
    /// A module.
    pub(crate) PwModule,
    /// A pass with its options.
    pub(crate) PwPass,
    /// A pipeline.
    pub(crate) PwPipeline,
    /// The diagnostics of a call.
    pub PwReport,
    /// A text.
    pub(crate) PwText,
}

/// A text of a caller or for one, in UTF-8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct PwString {
    data: *const u8,
    length: usize,
}

impl PwString {
    /// An absent text.
    pub(crate) const ABSENT: Self = Self {
        data: std::ptr::null(),
        length: 0,
    };

    /// Returns a text that ends with a zero byte, which its length does not count.
    pub(crate) fn of(text: &[u8]) -> Self {
        Self {
            data: text.as_ptr(),
            length: text.len().saturating_sub(1),
        }
    }

    /// Returns the text. `None` if it is absent.
    pub(crate) fn read(&self) -> Result<Option<&str>, CallError> {
        if self.data.is_null() {
            if self.length == 0 {
                return Ok(None);
            }
            return Err(CallError::argument(
                "a text has a length and a null pointer",
            ));
        }
        if isize::try_from(self.length).is_err() {
            return Err(CallError::argument("a text is longer than the memory"));
        }
        // SAFETY: The caller promises that `length` bytes are readable at `data`, and stay as they are during the call; the
        // text does not outlive it, since it borrows the argument. The pointer is not null, and the length fits.
        #[expect(unsafe_code, reason = "texts of callers are read")]
        let bytes = unsafe { std::slice::from_raw_parts(self.data, self.length) };
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let at = error.valid_up_to();
            CallError::argument(&format!("a text is not UTF-8 from byte {at} on"))
        })?;
        Ok(Some(text))
    }

    /// Returns the text. It is an error if it, which the message calls `what`, is absent.
    pub(crate) fn require(&self, what: &str) -> Result<&str, CallError> {
        let absent = || CallError::argument(&format!("{what} is a null pointer"));
        self.read()?.ok_or_else(absent)
    }
}

/// The value of an option.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct PwValue {
    pub(crate) kind: u32,
    pub(crate) nanoseconds: u32,
    pub(crate) bits: u64,
    pub(crate) text: PwString,
}

/// A diagnostic; its texts belong to the report.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct PwDiagnostic {
    pub(crate) severity: u32,
    pub(crate) message: PwString,
    pub(crate) file: PwString,
    pub(crate) line: u64,
    pub(crate) column: u64,
    pub(crate) drawing: PwString,
}

/// Exports functions under their names.
macro_rules! export {
    ($($(#[$doc:meta])* fn $name:ident($($parameter:ident: $ty:ty),* $(,)?) $(-> $result:ty)? $body:block)*) => {$(
        $(#[$doc])*
        // SAFETY: Names that begin with `pw_` are those of this library.
        #[expect(unsafe_code, reason = "C finds functions by their names")]
        #[unsafe(no_mangle)]
        extern "C" fn $name($($parameter: $ty),*) $(-> $result)? $body
    )*};
}

pub(crate) use export;
