//! The place to which reproducers go.

/// Takes reproducers: a program that embeds a pass manager decides where they go. A library writes no files.
///
/// It gets the whole text at once, so that no partial file is left.
pub trait ReproducerSink: Send + Sync + 'static {
    /// Puts a reproducer somewhere, and returns the name of that place for the error that announces it.
    ///
    /// # Errors
    ///
    /// The reason if it cannot be written. The error of the run says so.
    fn write(&self, text: &str) -> Result<String, String>;
}

impl<F: Fn(&str) -> Result<String, String> + Send + Sync + 'static> ReproducerSink for F {
    fn write(&self, text: &str) -> Result<String, String> {
        self(text)
    }
}
