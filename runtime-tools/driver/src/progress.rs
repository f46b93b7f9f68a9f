//! The progress of a long run on a terminal. Without the feature `progress`, the type [`Progress`] has no values.

use std::io::{self, Write};

#[cfg(feature = "progress")]
mod bar;
#[cfg(not(feature = "progress"))]
mod disabled;

#[cfg(feature = "progress")]
pub(crate) use bar::Progress;
#[cfg(not(feature = "progress"))]
pub(crate) use disabled::Progress;

/// Standard error; the progress line is cleared while text is written.
pub(crate) struct Stderr(pub(crate) Option<Progress>);

impl Write for Stderr {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &self.0 {
            Some(progress) => progress.suspend(|| io::stderr().write(bytes)),
            None => io::stderr().write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}
