//! Progress of a long run on a terminal. Without the feature `progress` no value of [`Progress`] exists.

use std::io::{self, Write};

#[cfg(not(feature = "progress"))]
mod absent;
#[cfg(feature = "progress")]
mod bar;

#[cfg(not(feature = "progress"))]
pub(crate) use absent::Progress;
#[cfg(feature = "progress")]
pub(crate) use bar::Progress;

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
